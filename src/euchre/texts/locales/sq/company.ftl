### Tryeza me disa njerëz, në shfletues.

## Who one is

web-friends = Luani me të tjerë
web-with-friends = Me miq
web-your-name = Emri juaj
web-your-name-why = Këtë e shohin të tjerët në tryezë. Nuk duhet llogari: ju mban mend ky shfletues.
web-take-name = Ky është emri im
web-known-as = Këtu jeni { $name }.
web-me = Faqja ime
web-name = Emri
web-rename = Ndryshoni
web-other-device = Pajisje tjetër
web-other-device-why = Me një kod bëhet juaja edhe një pajisje tjetër. Vlen një herë.
web-show-code = Tregoni një kod
web-code-good = Shkruajeni atje te «{ web-me }» brenda { $n ->
    [one] një minute
   *[other] { $n } minutave
}.
web-have-code = Kodi nga pajisja ime tjetër
web-use-code = Përdoreni
web-my-data = Të dhënat e mia
web-my-data-why = Gjithçka që ky server ruan për ju: si skedar, ose e fshirë përgjithmonë. Lojërat që të tjerët luajtën me ju mbeten, pa emrin tuaj.
web-save-data = Ruani të dhënat
web-delete = Fshini gjithçka
web-delete-sure = Po, fshini gjithçka

## Finding a table

web-open-table = Hapni tryezë
web-open-table-why = Me rregullat tuaja. Miqtë vijnë me lidhje ose kod; vendet bosh i zë kompjuteri.
web-join = Shkoni te një tryezë
web-join-go = Shkoni
web-any-table = Luani me këdo
web-any-table-why = Një vend në tryezë publike që i përshtatet lojës suaj të fundit, ose në një të re.
web-any-table-go = Më gjeni vend
web-name-first = Thoni më parë emrin.
web-lobby = Tryeza publike
web-lobby-empty = Tani s’ka tryezë publike të hapur. Hapeni të parën.
web-nobody-yet = Ende askush
web-free = { $n ->
    [one] një vend i lirë
   *[other] { $n } vende të lira
}
web-full = plot

## Before the first deal

web-room-name = Thoni kush jeni dhe zgjidhni një vend.
web-room-choose = Zgjidhni një vend.
web-room-waiting = Ka ende vende të lira. Ftoni dikë, ose lërini të ulet kompjuteri.
web-room-ready = Të gjitha vendet u zunë. Mund të nisni.
web-room-host-starts = Të gjitha vendet u zunë. Lojën e nis mikpritësi.
web-room-code = Kodi i tryezës
web-start = Nisni
web-fill = Plotësoni me kompjuter
web-invite = Ftoni
web-invite-why = Kush e ka këtë lidhje ose kod mund të ulet këtu, ose të shikojë po e lejuat.
web-sit-here = Ulem këtu
web-sit-down = Ulem
web-computer-here = Kompjuter
web-seat-open = I lirë
web-seat-computer = Kompjuter ({ $player })
web-is-you = ju
web-is-host = mikpritës
web-away = pa lidhje
web-covered = për tani luan { $player }
web-swap = Ndërroni vendin: { $who }
web-swap-with = Zgjidhni tani vendin me të cilin ndërrohet.
web-remove = Largoni: { $who }
web-stand = Lë vendin tim
web-stand-sure = Iki përfundimisht: vazhdon kompjuteri
web-seats = Vendet
web-watchers = { $n ->
    [one] Një njeri po shikon.
   *[other] { $n } njerëz po shikojnë.
}

## How a table is kept

web-table-settings = Cilësimet e tryezës
web-privacy = Kush e gjen
web-privacy-link = Kush ka lidhjen
web-privacy-public = Të gjithë
web-most-people = Njerëz, më së shumti
web-clock = Koha për një radhë
web-clock-off = Pa kufi
web-clock-seconds = { $n } s
web-clock-few = Edhe { $n } sekonda.
web-spectators = Shikuesi sheh
web-spectators-none = Asgjë
web-spectators-view = Atë që shohin të gjithë
web-spectators-hands = Letrat, një ndarje më vonë
web-chat = Biseda
web-chat-why = Njerëzit mund t’i shkruajnë njëri-tjetrit. Fraza të gatshme ka gjithnjë.
web-take-backs = Marrje mbrapsht
web-take-backs-why = Një fjalë ose letër merret mbrapsht nëse pajtohen të gjithë.
web-start-full = Nis vetvetiu
web-start-full-why = Sapo të zihen të gjitha vendet.
web-rated = Vlen për renditje
web-rated-why = Vetëm në tryeza publike. Asgjë s’merret mbrapsht.

## While playing

web-watching = Po shikoni.
web-paused = { $who } e ndali lojën.
web-resumed = Loja vazhdon.
web-pause = Ndaloni
web-resume = Vazhdoni
web-take-back = Merreni mbrapsht
web-asked-back = Kërkuat ta merrni mbrapsht. { $n ->
    [one] Pritet një përgjigje.
   *[other] Priten { $n } përgjigje.
}
web-asks-back = { $who } kërkon të marrë diçka mbrapsht. E lejoni?
web-yes = Po
web-no = Jo
web-claim = { $n ->
    [one] Dora e fundit është e imja
   *[other] Të { $n } duart janë të miat
}
web-play-again-rotated = Përsëri, një vend më tej
web-has-left = { $who } u largua nga tryeza.
web-has-sat = { $who } u ul në tryezë.
web-is-away = U ndërpre lidhja: { $who }.
web-is-covered = Derisa të kthehet lidhja, në vend të lojtarit { $who } luan kompjuteri.
web-is-back = { $who } u kthye.

## What people say

web-talk = Biseda
web-talk-new = Biseda, { $n ->
    [one] një mesazh i ri
   *[other] { $n } mesazhe të reja
}
web-said = { $who }: { $text }
web-said-list = Çfarë u tha
web-said-nothing = Ende s’u tha asgjë.
web-phrases = Fraza
web-chat-text = Mesazhi juaj
web-chat-send = Dërgoni
web-hush = Mos ma tregoni çfarë thotë { $who }
web-report = Raportoni
web-report-why = Çfarë bëri { $who }? Do ta lexojë kush e mban këtë server.
web-cancel = Anuloni

## One's own page

web-my-games = Lojërat e mia
web-my-games-none = Ende asnjë lojë me të tjerë.
web-game-done = mbaroi
web-figures = Shifra
web-figure-matches = Ndeshje të fituara
web-figure-deals = Ndarje
web-figure-points = Pikë
web-figure-calls = Caktuat atu
web-figure-made = Ia dolët
web-figure-euchres = Dështuan të tjerët
web-figure-lone = Ia dolët pa partner
web-figure-places = Sipas vendit në tryezë
web-figure-place = Vendi
web-dealer = Ndarësi
web-ratings = Renditja
web-rating = { $n } ± { $d }
