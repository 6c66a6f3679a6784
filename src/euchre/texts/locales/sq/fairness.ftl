### Ndarje të ndershme: çfarë gjen kontrolli i një skedari.

verify-fair =
    { $n ->
        [one] { $n } ndarje: letrat e saj rrjedhin nga sekreti i vulosur i serverit dhe numrat e lojtarëve.
       *[other] { $n } ndarje: të gjitha letrat rrjedhin nga sekreti i vulosur i serverit dhe numrat e lojtarëve.
    }
verify-receipts =
    { $n ->
        [one] Dëftesa përputhet me regjistrin.
       *[other] Të { $n } dëftesat përputhen me regjistrin.
    }
verify-unfair =
    { $n ->
        [one] Ky regjistër nuk provon ndarje të ndershme: { $n } gabim.
       *[other] Ky regjistër nuk provon ndarje të ndershme: { $n } gabime.
    }
verify-no-proof = { $path } nuk ka provë për ndarjet e veta. Provë kanë regjistrat e tryezave ku lojtarët shtuan një numër, pasi mbaron ndeshja.
verify-broken = { $path }: prova nuk lexohet dot: { $detail }
verify-broken-receipt = { $path } nuk është dëftesë: { $detail }
proof-secret-missing = Përzierja { $n }: serveri nuk e ka thënë sekretin e vet.
proof-secret-changed = Përzierja { $n }: sekreti nuk është ai që kishte vulosur serveri.
proof-secrets-reordered = Përzierja { $n }: sekretet thuhen në një radhë tjetër nga ajo e vulosjes.
proof-cards-differ = Përzierja { $n }: u ndanë letra të tjera nga ato që rrjedhin prej sekretit dhe numrave.
proof-nonce-missing = Përzierja { $n }: mungon numri nga { $who }.
proof-nonce-dropped = Përzierja { $n }: u la jashtë numri që shtoi { $who }.
proof-nonce-changed = Përzierja { $n }: aty qëndron një numër tjetër nga ai që shtoi { $who }.
proof-nonce-late = Përzierja { $n }: numri që shtoi { $who } u llogarit për një përzierje tjetër.
proof-other-table = Dëftesa është e një tryeze tjetër.
proof-commitment-changed = Vula nuk është ajo që u publikua para se lojtarët të shtonin numrat e tyre.

web-check-deals = Kontrolli i ndarjeve
web-fair-no-proof = Ky regjistër nuk ka provë: ndeshja nuk ka mbaruar ende, ose tryeza u hap pa të.
web-fair-no-receipt = Ajo që kishte ruajtur ky shfletues për tryezën nuk është më, prandaj nuk dihet nëse serveri la diçka jashtë.
web-fair-seat = vendi { $n }
web-save-log = Ruani regjistrin
web-fair-how = Si bëhet
web-fair-why = Para çdo loje serveri e vulos sekretin e vet. Vetëm atëherë shfletuesi shton një numër që nuk e dinte askush, dhe letrat rrjedhin nga të dy. Kur mbaron ndeshja, sekreti thuhet, dhe këtu çdo ndarje bëhet edhe një herë, në kompjuterin tuaj.
web-fair-choose = Kontrolloni një regjistër nga skedari
web-fair-unreadable = Ky nuk është regjistër loje që lexohet.
