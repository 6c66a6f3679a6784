### Ndarje të ndershme: çfarë gjen kontrolli i një skedari.

verify-fair =
    { $n ->
        [one] { $n } ndarje: letrat e saj rrjedhin nga sekreti i vulosur i serverit dhe numrat e lojtarëve.
       *[other] { $n } ndarje: të gjitha letrat rrjedhin nga sekreti i vulosur i serverit dhe numrat e lojtarëve.
    }
verify-receipts =
    { $n ->
        [one] Dëftesa përputhet me skedarin.
       *[other] Të { $n } dëftesat përputhen me skedarin.
    }
verify-unfair =
    { $n ->
        [one] Ky skedar nuk provon ndarje të ndershme: { $n } gabim.
       *[other] Ky skedar nuk provon ndarje të ndershme: { $n } gabime.
    }
verify-no-proof = { $path } nuk ka provë për ndarjet e veta. Provë kanë skedarët e tryezave ku lojtarët shtuan një numër, pasi mbaron ndeshja.
verify-broken = { $path }: prova nuk lexohet dot: { $detail }
verify-broken-receipt = { $path } nuk është dëftesë: { $detail }
proof-secret-missing = Përzierja { $n }: serveri nuk e ka thënë sekretin e vet.
proof-secret-changed = Përzierja { $n }: sekreti nuk është ai që kishte vulosur serveri.
proof-secrets-reordered = Përzierja { $n }: sekretet thuhen në një radhë tjetër nga ajo e vulosjes.
proof-cards-differ = Përzierja { $n }: u ndanë letra të tjera nga ato që rrjedhin prej sekretit dhe numrave.
proof-nonce-missing = Përzierja { $n }: mungon numri i vendit { $who }.
proof-nonce-dropped = Përzierja { $n }: u la jashtë numri i vendit { $who }.
proof-nonce-changed = Përzierja { $n }: aty qëndron një numër tjetër nga ai i vendit { $who }.
proof-nonce-late = Përzierja { $n }: numri i vendit { $who } u llogarit për një përzierje tjetër.
proof-other-table = Dëftesa është e një tryeze tjetër.
proof-commitment-changed = Vula nuk është ajo që u publikua para se lojtarët të shtonin numrat e tyre.
