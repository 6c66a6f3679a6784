### Halaman sebagai program terpasang: tanpa rangkaian, diperbaharui, dan apa yang disimpannya.

web-offline = Luar talian.
web-offline-why = Pelayan tidak menjawab. Program ini tetap bermula dari peranti anda; permainan disimpan di pelayan dan diteruskan apabila pelayan dapat dicapai.
web-newer = Versi program yang lebih baharu sudah sedia.
web-newer-use = Guna
# A file to attach to a report of an error.
web-save-report = Simpan log untuk dilampirkan pada laporan
web-fault = Halaman ini gagal
web-fault-why = Ada yang tidak kena dalam program ini. Semua yang sudah dimainkan masih ada: muat semula halaman.
web-more = Halaman lain
web-access = Kebolehcapaian
web-replay = Ulang tayang
