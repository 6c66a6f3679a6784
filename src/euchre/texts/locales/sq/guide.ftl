### Këshillat, dhe udhëzimi për kë po mëson një lojë.
#
# $who is the name of a seat, $you is "yes" if it is the reader's own, "no" else.

## Numbers of a hint

# Points with their sign: $whole and two digits of $part. $sign is plus, minus or none.
hint-number = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ $whole },{ $part }
hint-percent = { $n }%
# What an action brings on average: $points is a hint-number, $chance a hint-percent.
hint-worth = { $points } pikë nga kjo ndarje
hint-worth-chance = { $points } pikë nga kjo ndarje, fitohen { $chance } e lojërave

hint-best = Këshillohet: { $action }
hint-best-worth = Këshillohet: { $action } ({ $worth }).
hint-choice = { $action }: { $worth }

## What the guidance is about

guide-title-deal = Ndarje e re
guide-title-round-one = Letra e kthyer
guide-title-round-two = Raundi i dytë
guide-title-bids = Ofertat
guide-title-blind = Atu pa i parë letrat
guide-title-alone = Pa partner?
guide-title-name = Caktimi i llojit atu
guide-title-under = Shkëmbimi me letrat e mbetura
guide-title-jambone = Me letra të hapura?
guide-title-jamboree = Pesë atutë më të larta
guide-title-take-over = Marrja përsipër
guide-title-defend = Mbrojtje pa partner
guide-title-pick-up = Shkëmbimi
guide-title-best = Letrat e partnerit
guide-title-widow = Letrat e mesit
guide-title-call = Thirrja e partnerit
guide-title-stay = Në lojë apo jo
guide-title-lead = Hapja e dorës
guide-title-follow = Hedhja e letrës
guide-title-exposed = Letra të hapura
guide-title-score = Pikët

## Making trump

guide-round-one = Letra e kthyer, { CARD($card) }, propozon atu { SUIT($suit) }. Letrat atu mundin çdo lloj tjetër, dhe atu e cakton kush e pranon letrën.
# $taker is whose hand the turned card comes to: you, partner, or other.
guide-taker = { $taker ->
    [you] Letrat i ndatë ju: nëse letra pranohet, ju merrni { CARD($card, form: "acc") }.
    [partner] Letrat i ndau partneri juaj: nëse letra pranohet, partneri merr { CARD($card, form: "acc") }.
   *[other] Letrat i ndau një kundërshtar, { $who }: nëse letra pranohet, ky lojtar merr { CARD($card, form: "acc") }.
}
guide-would-be-trump = Po të luhet { SUIT($suit, form: "with") }, { $n ->
    [0] nuk keni asnjë letër atu
    [one] keni një letër atu
   *[other] keni { $n } letra atu
}.
guide-round-two = Tani { SUIT($suit) } nuk mund të jetë më atu. Caktoni një lloj tjetër, ku keni letra të forta, ose thoni pas. Kush tha pas ndoshta nuk ka letra të forta as në llojin { SUIT($next) }.
guide-round-two-any = Caktoni llojin ku keni letra të forta, ose thoni pas.
guide-must = Nuk mund të thoni pas: zgjidhni atë që kushton më pak.
guide-bowers = Nga letrat atu më e forta është fanti (fanti i djathtë, right bower), dhe pas tij vjen fanti tjetër me të njëjtën ngjyrë (fanti i majtë, left bower), që vlen si atu.
guide-bowers-of = Po të luhet { SUIT($suit, form: "with") }, letra më e mirë është { CARD($card, form: "nom") }, fanti i djathtë (right bower), dhe pas saj { CARD($left, form: "nom") }, fanti i majtë (left bower), që vlen si { SUIT($suit) }. Pastaj vijnë asi, mbreti, çupa e të tjerat.
guide-benny = Mbi to qëndron { CARD($card, form: "nom") }, më e mira nga të gjitha letrat atu.
guide-alone = Kush luan pa partner ({ $who } nuk luan) merr { $points } pikë për të { $n } duart: vetëm me letra shumë të forta.
guide-alone-side = Kush luan pa partnerët merr { $points } pikë për të { $n } duart: vetëm me letra shumë të forta.
guide-alone-bid = Pa partner luhet vetëm me letra shumë të forta.
guide-blind = Ju caktoni atu para se të shihni letrat tuaja, prandaj njëri lloj vlen sa tjetri.
guide-name-trump = Oferta më e lartë është e juaja ({ BID($bid) }). Caktoni llojin ku keni më shumë letra dhe më të mirat.
guide-bids = Ofroni sa nga të { $n } duart do të merrni, më lart se ofertat e deritanishme, ose thoni pas. Luhet oferta më e lartë.
guide-highest = { $you ->
    [yes] Vlen oferta juaj: { BID($bid) }.
   *[no] Oferta më e lartë deri tani është { BID($bid) }, nga { $who }.
}
guide-trump-with-bid = Bashkë me ofertën thuhet edhe lloji atu.
guide-trump-after-bid = Atu e cakton pastaj kush ka ofruar më lart.
guide-trump-by-lead = Atu bëhet lloji i letrës së parë që hedh kush ka ofruar më lart.

## Points

# $paired: two sides play. $back: makers who fail lose the points instead. $nobody: tricks with
# which neither makers nor others score; 0 for none.
guide-majority = Kush cakton atu duhet të marrë { $n } nga { $tricks } duart, për { points-made }; të { $tricks } vlejnë { $march }. Me { $nobody ->
    [0] më pak
   *[other] { $nobody } nuk merr pikë askush; me më pak
} dështon (euchre): { $back ->
    [yes] humb { $euchre }
   *[no] { $paired ->
        [yes] kundërshtarët marrin { $euchre }
       *[no] çdo lojtar tjetër merr { $euchre }
    }
}.
points-made = { $made ->
    [one] 1 pikë
   *[other] { $made } pikë
}
guide-more-tricks = Askush nuk cakton atu: ekipi me më shumë duar merr { points-made }, me të gjitha duart { $march }.
guide-each-trick = Çdo dorë që merrni vlen një pikë. Kush qëndron në lojë dhe nuk merr asnjë, humb { $n }.
guide-target = Lojën e fiton kush arrin i pari { $n } pikë.
guide-target-down = Lojën e fiton i pari që mbetet pa pikë.
guide-deals = Lojën e fiton kush ka më shumë pikë pas ndarjes së fundit.

## Between auction and play

guide-take-over = { $who } luan pa partner. Mund ta merrni përsipër ju, me letrat tuaja: të { $n } duart vlejnë { $points } pikë.
guide-defend = { $who } caktoi { SUIT($suit, form: "call") }. Nëse deklaruesit i rrëzoni pa partner, merrni { $points } pikë: vetëm me disa duar të sigurta.
guide-pick-up = { $up ->
    [yes] Ju merrni { CARD($card, form: "acc") } dhe lini mënjanë një letër të mbyllur.
   *[no] Ju keni { CARD($card, form: "acc") }, dhe lini mënjanë një letër të mbyllur.
}
guide-what-to-lay-away = Mbani letrat atu dhe asat. Një letër e ulët që është e vetme në llojin e saj, mirë është të ikë: pastaj atë lloj e merrni me atu.
guide-under = Shkëmbeni letra me ato të mbeturat: lini mënjanë { $n ->
    [one] edhe një letër
   *[other] edhe { $n } letra
}.
guide-widow = I morët letrat e mesit. Lini mënjanë { $n ->
    [one] edhe një letër
   *[other] edhe { $n } letra
}.
guide-ask-best = Luani pa partner dhe mund t’i kërkoni partnerit { $who } { $n ->
    [one] letrën më të mirë
   *[other] { $n } letrat më të mira
}, në këmbim të po aq letrave tuaja.
guide-best-away = Lini mënjanë { $n ->
    [one] një letër: një tjetër vjen nga partneri juaj.
   *[other] { $n } letra: po aq vijnë nga partneri juaj.
}
guide-give = { $who } luan pa partner. Jepni { $n ->
    [one] letrën tuaj më të mirë: një letër të lartë atu, përndryshe një as.
   *[other] { $n } letrat tuaja më të mira: letra të larta atu, përndryshe asa.
}
guide-call = Partnerin e zgjidhni me një letër: kush e ka, luan me ju, dhe askush tjetër nuk e di derisa ajo të hidhet.
guide-stay = { $who } caktoi { SUIT($suit, form: "call") }. Qëndroni në lojë nëse ka gjasa të merrni një dorë; kush tërhiqet as fiton, as humb.
guide-jambone = Luani pa partner. Me letra të hapura një kundërshtar thotë cilën hidhni; atëherë të { $n } duart vlejnë { $points } pikë.
guide-jamboree = Kush caktoi atu dhe ka pesë më të lartat mund t’i tregojë, për { $points } pikë.

## Play

guide-first-lead = Hidhni letrën e parë të dorës së parë.
# The trick was won by trumping another suit where $trump is "yes".
guide-last-trick = { $trump ->
    [yes] Dora e fundit u mor me atu ({ CARD($card) })
   *[no] Dora e fundit u mor me { CARD($card, form: "acc") }
}{ $you ->
    [yes] : është e juaja, prandaj hapni ju.
   *[no] . E mori { $who }.
}
guide-lead = Hapni dorën me cilëndo letër. Të tjerët duhet të hedhin nga i njëjti lloj{ $trump ->
    [yes] , dhe kush nuk ka, mund ta marrë me atu
   *[no] { "" }
}.
guide-lead-is-trump = Atu bëhet lloji i letrës që hidhni tani: zgjidhni llojin tuaj më të mirë.
guide-follow = Dora u hap me llojin { SUIT($suit) }, prandaj hidhni { SUIT($suit) }{ $n ->
    [one] : keni vetëm një letër që lejohet.
   *[other] : { $trumps ->
        [yes] fiton më e larta, nëse askush nuk e merr me atu.
       *[no] fiton më e larta.
    }
}
guide-follow-any = Letra e parë nuk ka lloj, prandaj mund të hidhni cilëndo letër.
guide-trump-in = Nuk keni { SUIT($suit) }, prandaj mund të hidhni cilëndo letër. Me atu e merrni dorën, nëse në të nuk ka atu më të lartë.
guide-no-suit = Nuk keni { SUIT($suit) }, prandaj mund të hidhni cilëndo letër, por asnjëra nuk e merr dorën. Hidhni një që nuk ju duhet.
guide-left = Kujdes nga fanti i majtë (left bower): { CARD($card, form: "nom") } vlen si { SUIT($suit) }.
# $partner: whether that seat plays with the reader: yes, no, or unknown.
guide-winning = Deri tani fiton { CARD($card, form: "nom") }, { $partner ->
    [yes] letra e partnerit tuaj, { $who }.
    [no] letra e një kundërshtari, { $who }.
   *[other] e hedhur nga { $who }.
}
# $side is "yes" if the reader plays on the makers' side; $n are the tricks needed.
guide-goal = { $side ->
    [yes] Ekipi juaj caktoi atu dhe { $n ->
        [one] i duhet një dorë
       *[other] i duhen { $n } duar
    }; ka { $taken }.
   *[no] Deklaruesve { $n ->
        [one] u duhet një dorë
       *[other] u duhen { $n } duar
    } dhe kanë { $taken }: merrni aq sa të dështojnë.
}
guide-made = Deklaruesit i kanë duart që u duhen.
guide-misere = { $you ->
    [yes] Nuk duhet të merrni asnjë dorë: hidhni më poshtë se të tjerët.
   *[no] { $side ->
        [yes] Ekipi juaj nuk duhet të marrë asnjë dorë: hidhni më poshtë se të tjerët.
       *[no] { $who } nuk duhet të marrë asnjë dorë: bëni që ta marrë një, me letra të ulëta.
    }
}
guide-exposed = Letrat e lojtarit { $who } janë të hapura, dhe ju thoni cila hidhet.

## While others act

guide-dealing = Ndahen letrat.
guide-watch-auction = Njëri pas tjetrit, në drejtim të akrepave të orës, secili cakton atu ose thotë pas.
guide-watch-bids = Njëri pas tjetrit, në drejtim të akrepave të orës, secili ofron më lart ose thotë pas.
guide-watch-step = Para letrës së parë diçka vendos { $who }.
guide-watch-play = Në çdo dorë secili hedh një letër, nga lloji me të cilin ajo u hap. Fiton letra më e lartë e atij lloji{ $trump ->
    [yes] , ose letra më e lartë atu
   *[no] { "" }
}, dhe kush e merr dorën hap tjetrën.

## Hints in the browser

web-hint = Këshillë
web-hint-show = Më tregoni një këshillë
web-hint-close = Mbyllni këshillën
web-hint-thinking = Një çast: po shihen shumë mënyra si mund të jenë ndarë letrat.
web-hint-others = Të gjitha mundësitë
web-hint-choice = Mundësia
web-hint-points = Pikë
web-hint-games = Fitore
web-hint-why = Pse
web-hint-about = Pikët tregojnë sa më shumë se të tjerët sjell kjo ndarje, mesatarisht.
# Read after the name of a card or call that is suggested.
web-hint-suggested = këshillohet
web-key-hint = Tregoni këshillën, ose mbylleni
web-key-close-hint = Mbyllni këshillën
web-hints = Këshilla
web-hints-why = Kush ka radhën mund të pyesë çfarë do të bënte kompjuteri më i fortë.

## Guidance in the browser

web-guidance = Udhëzim
web-guidance-why = Në tryezë shpjegohet çdo fazë e ndarjes. Mbaron pas ndarjes së parë, nëse nuk e mbani të ndezur.
web-guidance-fold = Më pak
web-guidance-unfold = Më shumë
web-guidance-over = Kjo ishte ndarja juaj e parë me udhëzim.
web-guidance-keep = Mbajeni
web-guidance-end = Vazhdoj vetë
