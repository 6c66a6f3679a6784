### Fjalët e faqes në shfletues: titujt, butonat, emrat për lexuesit e ekranit.

web-title = Euchre
web-title-turn = Radha juaj – Euchre
web-nav = Faqet
web-back = Prapa
web-close = Mbyllni
web-try-again = Provoni përsëri
web-loading = Një çast.
web-unreachable = Serveri nuk përgjigjet. A është i ndezur?
web-server-error = Serveri nuk mundi ta bënte këtë (kodi { $status }).

# A card and a suit by themselves.
web-card = { CARD($card) }
web-suit = { SUIT($suit, form: "cap") }
web-suit-alone = { SUIT($suit, form: "cap") }, pa partner

## Home

web-greeting = Uluni në tryezë.
web-welcome = Euchre me rregullat e tryezës suaj, kundër kompjuterit që e njeh lojën.
web-play-now = Luani tani
web-learn = Mësoni të luani
web-unfinished = Vazhdoni një lojë
web-waiting = Tryeza juaj po pret
web-choose-game = Zgjidhni një lojë
web-last-played = loja e fundit
web-changes = { $n ->
    [one] një rregull i shoqërisë
   *[other] { $n } rregulla të shoqërisë
}

## A game and its options

web-game = Loja
web-fact-players = Lojtarë
web-fact-cards = Letra
web-fact-target = Deri në
web-options = Ndryshoni rregullat
web-option-count = { $n ->
    [one] një opsion
   *[other] { $n } opsione
}
web-unused = { $n ->
    [one] Një opsion pa efekt në këtë lojë
   *[other] { $n } opsione pa efekt në këtë lojë
}
# How bids are written in a field of text: 3, nap5+10-5 and so on are not words.
web-ladder-how = Nga më e ulëta te më e larta, me vizë të pjerrët mes tyre, si 3/4/nap5+10-5. Numri i duarve, para tij emri nëse ka, pas tij çfarë fiton dhe humb; a: pa partner, me aq letra të partnerit sa thotë shifra pas saj; !: vetëm mbi ofertën e mëparshme.
web-house-rules = Rregullat e shoqërisë në këtë tryezë
web-reset = Zhbëni të gjitha ndryshimet
web-usual = E ndryshuar. Zakonisht kjo lojë ka: { $value }
web-source = Burimi:

## The table

web-table = Tryeza
web-to-games = Te lojërat
web-menu = Menyja
web-score = Rezultati
web-side-score = { $side }: { $points ->
    [one] një pikë
   *[other] { $points } pikë
}, { $tricks ->
    [one] një dorë
   *[other] { $tricks } duar
} në këtë ndarje
web-board = Tryeza
web-zone = Letrat tuaja dhe çfarë mund të bëni
web-trick = Dora
web-has-played = { $who }: { CARD($card) }{ $leads ->
    [yes] , hapi dorën
   *[no] { "" }
}{ $winning ->
    [yes] , po e merr dorën
   *[no] { "" }
}
web-takes-trick = { $you ->
    [yes] Ju e merrni dorën.
   *[no] { $who } e merr dorën.
}
web-your-turn = Radha juaj
web-your-call = Fjalën e keni ju
web-to-speak = s’ka folur
web-cards-held = { $n ->
    [one] një letër
   *[other] { $n } letra
}
web-cards-face-up = letra të hapura: { $cards }
web-tap-again = { $act ->
    [discard] Prekni përsëri: lini mënjanë { CARD($card, form: "acc") }
    [give] Prekni përsëri: jepni { CARD($card, form: "acc") }
   *[play] Prekni përsëri: hidhni { CARD($card, form: "acc") }
}
web-hand = Letrat tuaja: { $n ->
    [one] një letër
   *[other] { $n } letra
}
web-card-hidden = letër e mbyllur
web-hand-card = { $card }{ $fresh ->
    [yes] , nga mesi
   *[no] { "" }
}{ $badge ->
    [right] , fanti i djathtë (right bower)
    [left] , fanti i majtë (left bower), vlen si { SUIT($suit) }
    [benny] , Benny, vlen si { SUIT($suit) }
   *[none] { "" }
}{ $state ->
    [legal] , mund të zgjidhet
    [illegal] , nuk mund të zgjidhet. { $why }
   *[rest] { "" }
}
web-badge-right = fanti i djathtë
web-badge-left = fanti i majtë
web-badge-benny = Benny
web-calls = Çfarë mund të thoni
# An auction of bids. A bid by its number of tricks, and what a named bid is.
web-bid-pick = Oferta juaj
web-bid-tricks = Ofroj { $n ->
    [one] një dorë
   *[other] { number } duar
}
web-bid-needs = { $n ->
    [0] Nuk merrni asnjë dorë
    [one] Merrni një dorë
   *[other] Merrni { number } duar
}{ $alone ->
    [yes] , pa partner
   *[no] { "" }
}.
web-bid-wins = Po ia dolët, fitoni { $n }.
web-bid-loses = Po dështuat, humbni { $n }.
web-no-bid = Ende pa ofertë
web-highest-bid = { $you ->
    [yes] oferta juaj
   *[no] { $who }
}
web-highest-by = { $you ->
    [yes] Oferta më e lartë është juaja.
   *[no] Oferta më e lartë, nga { $who }
}
# Who holds the joker has to show it and has bid.
web-shown-bid = { $you ->
    [yes] Ju e treguat dhe duhet të ofroni
   *[no] { $who } e tregoi dhe duhet të ofrojë
}
web-trump-first-lead = Atu bëhet lloji që hap dorën e parë
# Beside "2/4": how many of the tricks that were bid the makers have.
web-bid-so-far = { $n ->
    [0] pa marrë asnjë
    [one] dorë e ofruar
   *[other] duar të ofruara
}
# Calling a partner: a card of one’s own hand, and what stands below it.
web-call-own = Thërras { CARD($card, form: "acc") }, që e keni vetë: luani pa partner
web-call-held = e juaja
web-called = e thirrur
web-is-partner = Partneri është { $who }
web-you-partner = Partneri jeni ju
web-plays-own = me ju
web-plays-unknown = Nuk dihet me kë luan ky lojtar.
web-dealt-out = Këtë herë ndani ju dhe nuk merrni letra.
web-pool = Arka
web-deal-of = Ndarja { $n } nga { $of }
web-runs-down = Pikët zbresin: fiton kush zbret më parë në 0.
web-alone-switch = Pa partner
web-upcard-up = e kthyer
web-upcard-taken = e marrë
web-upcard-left = e lënë në tryezë
web-upcard-down = e refuzuar
web-turned-up = Letra e kthyer: { CARD($card) }
web-turned-down = Letra e refuzuar: { CARD($card) }
web-deals = { $you ->
    [yes] Letrat i ndani ju
   *[no] Letrat i ndan { $who }
}
web-no-trump-yet = Ende pa caktuar atu
web-story = Ndarja deri tani
web-tricks = Duart
web-last-trick = Dora e fundit
web-led = hapi
web-cell-card = { $card }{ $led ->
    [yes] , hapi dorën
   *[no] { "" }
}{ $won ->
    [yes] , e mori dorën
   *[no] { "" }
}
web-hands-played = Letrat siç u hodhën
web-not-played = pa u hedhur
web-kitty = Letrat e mbetura
web-key-won = e mori dorën
web-next-deal = Ndarja tjetër
web-play-again = Luani përsëri
web-other-game = Lojë tjetër
web-show-result = Shihni rezultatin
# $one is "yes" where each player owns a score.
web-game-over = { $won ->
    [yes] Ju e fituat lojën.
   *[no] { $one ->
        [yes] { $side } e fitoi lojën.
       *[no] { $side } e fituan lojën.
    }
}
web-game-drawn = Loja mbaroi barazim.
web-games-won = Lojëra: { $own } me { $other }.
web-leave = Largohuni nga tryeza
web-link-lost = Lidhja u ndërpre.
web-link-trying = Po provohet lidhja me serverin; loja juaj ruhet atje.

## Rule sheet and settings

web-rule-sheet = Fleta e rregullave
web-settings = Cilësimet
web-to-light = Ngjyra të çelëta
web-to-dark = Ngjyra të errëta
web-language = Gjuha
# What the language calls itself.
web-language-name = Shqip
web-theme = Ngjyrat
web-theme-auto = Si sistemi
web-theme-light = Të çelëta
web-theme-dark = Të errëta
web-level = Lojtarët e kompjuterit
web-level-novice = Fillestar
web-level-casual = Lojtar shoqërie
web-level-club = Lojtar klubi
web-level-expert = Ekspert
web-level-master = Mjeshtër
web-pace = Kompjuteri përgjigjet
web-pace-fast = menjëherë
web-pace-normal = si njerëzit
web-pace-slow = ngadalë
web-four-colours = Letra me katër ngjyra
web-four-colours-why = Karo është blu dhe spathi i gjelbër.
web-classic = Letra klasike
web-classic-why = Mbretër, çupa dhe fantë si në letrat e shtypura, me shenja të mëdha në cep. Pamjet shkarkohen kur shfaqen për herë të parë.
web-own-letters = Shkronjat e gjuhës në letra
web-own-letters-why = Në greqisht asi, mbreti, çupa dhe fanti janë Α, Ρ, Ν dhe Β. Regjistrat mbajnë A, K, Q dhe J.
web-badges = Shenja mbi fantët e fortë
web-badges-why = Pasi caktohet atu, shenjat tregojnë letrat më të forta: tri për Benny, dy për fantin e djathtë, një për fantin e majtë.
web-one-tap = Letra hidhet me një prekje
web-one-tap-why = Përndryshe prekja e parë e ngre letrën dhe e dyta e hedh.
web-single-keys = Tastet me një shkronjë veprojnë në tryezë
web-single-keys-why = Për shembull, P thotë pas dhe 3 hedh letrën e tretë. Shigjetat dhe Enter veprojnë gjithmonë.

## Keys

web-keys = Tastet
web-key-arrows = Lëvizni nëpër letrat tuaja
web-key-enter = Hidhni letrën ose shtypni butonin
web-key-digit = Hidhni letrën sipas vendit të saj
web-key-bid = Kur bëhen oferta: ofroni atë numër
web-key-pass = Thoni pas
web-key-order = Pranojeni, ose merreni
web-key-alone = Luani pa partner, kur ka vetëm një mënyrë
web-key-suit = Caktoni një lloj, ose lojë pa atu
web-key-last = Dora e fundit
web-key-story = Ndarja deri tani
web-key-menu = Menyja
web-key-help = Kjo ndihmë
