### Çfarë ndodh në tryezë, çfarë mund të bëjë një vend, dhe si mbarojnë ndarjet e lojërat.


#
# $who is the name of the seat that acts, $you is "yes" if it is the reader's own. Names are
# never inflected: they stand as a subject, after "nga", or after a noun.


## Numbers and names

# A number as a word, for use in other messages with $n. Feminine (tri), for duar, letra,
# ndarje, lojëra.
number = { $n ->
    [0] asnjë
    [1] një
    [2] dy
    [3] tri
    [4] katër
    [5] pesë
    [6] gjashtë
    [7] shtatë
    [8] tetë
    [9] nëntë
    [10] dhjetë
    [11] njëmbëdhjetë
    [12] dymbëdhjetë
   *[other] { $n }
}
tricks-taken = { $n ->
    [0] asnjë dorë
    [one] një dorë
   *[other] { number } duar
}
points-scored = { $points ->
    [one] 1 pikë
   *[other] { $points } pikë
}
side-we = Ne
side-they = Ata
side-pair = { $who } dhe { $partner }
side-many = { $who } me partnerët

## Events: calls

call-pass = { $you ->
    [yes] Ju thoni pas.
   *[no] { $who }: pas.
}
call-turn-down = { $you ->
    [yes] Ju refuzoni { CARD($card, form: "acc") }.
   *[no] { $who } refuzon { CARD($card, form: "acc") }.
}
call-order-up = { $you ->
    [yes] Ju pranoni { CARD($card, form: "acc") } si atu{ call-alone }.
   *[no] { $who } pranon { CARD($card, form: "acc") } si atu{ call-alone }.
}
call-assist = { $you ->
    [yes] Ju mbështetni { CARD($card, form: "acc") } si atu{ call-alone }.
   *[no] { $who } mbështet { CARD($card, form: "acc") } si atu{ call-alone }.
}
call-take-up = { $you ->
    [yes] Ju merrni { CARD($card, form: "acc") } si atu{ call-alone }.
   *[no] { $who } merr { CARD($card, form: "acc") } si atu{ call-alone }.
}
call-name = { $you ->
    [yes] Ju caktoni { SUIT($suit, form: "call") }{ call-alone }.
   *[no] { $who } cakton { SUIT($suit, form: "call") }{ call-alone }.
}
# The end of a call with which a player goes alone.
call-alone = { $alone ->
    [exposed] , jambone
    [yes] , pa partner
   *[no] { "" }
}
call-name-blind = { $you ->
    [yes] Pa parë letrat, ju caktoni { SUIT($suit, form: "call") }.
   *[no] Pa parë letrat, { $who } cakton { SUIT($suit, form: "call") }.
}
call-go-alone = { $you ->
    [yes] Ju luani pa partner.
   *[no] { $who } luan pa partner.
}
call-not-alone = { $you ->
    [yes] Ju luani me partnerin tuaj.
   *[no] { $who } luan me partner.
}
call-redeal = { $you ->
    [yes] Ju tregoni letrat dhe kërkoni ndarje të re.
   *[no] { $who } tregon letrat dhe kërkon ndarje të re.
}
call-go-under = { $you ->
    [yes] Ju shkëmbeni tri letra me letrat e mbetura (go under).
   *[no] { $who } shkëmben tri letra me letrat e mbetura (go under).
}
# In an auction of bids. $bid is said by BID($bid): a number of tricks, or a name as in nap.
call-bid = { $you ->
    [yes] Ju ofroni { BID($bid) }.
   *[no] { $who } ofron { BID($bid) }.
}
call-bid-in = { $you ->
    [yes] Ju ofroni { BID($bid) } { SUIT($suit, form: "with") }.
   *[no] { $who } ofron { BID($bid) } { SUIT($suit, form: "with") }.
}
# All passed, so the holder of the joker has to bid.
call-bid-joker = { $you ->
    [yes] Ju tregoni { CARD($card, form: "acc") }, dhe kështu ofroni { BID($bid) }.
   *[no] { $who } tregon { CARD($card, form: "acc") }, dhe kështu ofron { BID($bid) }.
}
event-joker-in-kitty = Te letrat e mbetura është { CARD($card, form: "nom") }, prandaj askush nuk detyrohet të ofrojë.
# The maker names a card; its holder is the partner, in secret until the card is played.
event-called = { $you ->
    [yes] Ju thërrisni për partner { CARD($card, form: "acc") }.
   *[no] { $who } thërret për partner { CARD($card, form: "acc") }.
}
# $own is "yes" if the reader is the maker.
event-partner-played = { $you ->
    [yes] Ju hidhni { CARD($card, form: "acc") }: jeni partneri i deklaruesit { $maker }.
   *[no] { $own ->
        [yes] { $who } hedh { CARD($card, form: "acc") } dhe është partneri juaj.
       *[no] { $who } hedh { CARD($card, form: "acc") } dhe është partneri i deklaruesit { $maker }.
    }
}
event-own-call-played = { $you ->
    [yes] Ju hidhni { CARD($card, form: "acc") }, letrën që thirrët vetë: nuk keni partner.
   *[no] { $who } hedh { CARD($card, form: "acc") }, letrën e thirrur: nuk ka partner.
}
event-is-partner = { $you ->
    [yes] Ju jeni partneri i deklaruesit { $maker }.
   *[no] { $own ->
        [yes] { $who } është partneri juaj.
       *[no] { $who } është partneri i deklaruesit { $maker }.
    }
}
event-stayed = { $you ->
    [yes] Ju qëndroni në lojë.
   *[no] { $who } qëndron në lojë.
}
event-dropped-out = { $you ->
    [yes] Ju tërhiqeni.
   *[no] { $who } tërhiqet.
}
event-take-over = { $you ->
    [yes] Ju e merrni përsipër lojën pa partner.
   *[no] { $who } e merr përsipër lojën pa partner.
}
event-no-take-over = { $you ->
    [yes] Ju nuk e merrni përsipër lojën pa partner.
   *[no] { $who } nuk e merr përsipër lojën pa partner.
}
event-defend-alone = { $you ->
    [yes] Ju mbroheni pa partner.
   *[no] { $who } mbrohet pa partner.
}
event-no-defend-alone = { $you ->
    [yes] Ju mbroheni me partnerin tuaj.
   *[no] { $who } mbrohet me partner.
}
event-jambone = { $you ->
    [yes] Ju luani me letra të hapura: jambone.
   *[no] { $who } luan me letra të hapura: jambone.
}
event-no-jambone = { $you ->
    [yes] Ju i mbani letrat të fshehura.
   *[no] { $who } i mban letrat të fshehura.
}
event-jamboree = { $you ->
    [yes] Ju tregoni pesë atutë më të larta: jamboree.
   *[no] { $who } tregon pesë atutë më të larta: jamboree.
}
event-no-jamboree = { $you ->
    [yes] Ju vazhdoni lojën pa jamboree.
   *[no] { $who } vazhdon lojën pa jamboree.
}
event-showed-trumps = { $you ->
    [yes] Pesë atutë tuaja janë në tryezë.
   *[no] { $who }: pesë atutë janë në tryezë.
}
# A defender says which card of the maker's hand, which lies face up, is played.
event-played-exposed = { $you ->
    [yes] Ju kërkoni { CARD($card, form: "acc") } nga letrat e hapura ({ $maker }).
   *[no] { $own ->
        [yes] { $who } kërkon { CARD($card, form: "acc") } nga letrat tuaja.
       *[no] { $who } kërkon { CARD($card, form: "acc") } nga letrat e hapura ({ $maker }).
    }
}

## Events: cards

event-dealer-by-lot = { $you ->
    [yes] Me short, ndarjen e parë e bëni ju.
   *[no] Me short, ndarjen e parë e bën { $who }.
}
event-dealer-drawn = { $you ->
    [yes] Ju bie { CARD($card, form: "nom") } dhe bëni ndarjen e parë.
   *[no] { $who } merr { CARD($card, form: "acc") } dhe bën ndarjen e parë.
}
event-dealt = { $you ->
    [yes] Ju ndani letrat.
   *[no] { $who } ndan letrat.
}
event-dealt-turned = { $you ->
    [yes] Ju ndani letrat dhe ktheni { CARD($card, form: "acc") }.
   *[no] { $who } ndan letrat dhe kthen { CARD($card, form: "acc") }.
}
event-dealt-out = { $you ->
    [yes] Ju ndani letrat dhe nuk luani në këtë ndarje.
   *[no] { $who } ndan letrat dhe nuk luan në këtë ndarje.
}
event-dealt-out-turned = { $you ->
    [yes] Ju ndani letrat, ktheni { CARD($card, form: "acc") } dhe nuk luani në këtë ndarje.
   *[no] { $who } ndan letrat, kthen { CARD($card, form: "acc") } dhe nuk luan në këtë ndarje.
}
event-took-turned = { $you ->
    [yes] Ju merrni { CARD($card, form: "acc") }.
   *[no] { $who } merr { CARD($card, form: "acc") }.
}
event-took-and-laid-away = { $you ->
    [yes] Ju merrni { CARD($card, form: "acc") } dhe lini mënjanë { CARD($away, form: "acc") }.
   *[no] { $who } merr { CARD($card, form: "acc") } dhe lë mënjanë një letër.
}
event-left-turned = { $you ->
    [yes] Ju lini në tryezë { CARD($card, form: "acc") }.
   *[no] { $who } lë në tryezë { CARD($card, form: "acc") }.
}
event-turned-out-of-play = Ndarësi nuk luan, prandaj { CARD($card, form: "nom") } del nga loja.
event-laid-away = { $you ->
    [yes] Ju lini mënjanë { CARD($card, form: "acc") }.
   *[no] { $who } lë mënjanë një letër.
}
event-asked-best = { $you ->
    [yes] Ju kërkoni nga { $partner } { asked-cards }.
   *[no] { $who } i kërkon partnerit { asked-cards }.
}
# Always an object: "kërkon letrën më të mirë".
asked-cards = { $n ->
    [one] letrën më të mirë
   *[other] { number } letrat më të mira
}
event-no-best = { $you ->
    [yes] Ju nuk kërkoni asnjë letër.
   *[no] { $who } nuk kërkon asnjë letër.
}
event-gave = { $who } i jep një letër partnerit { $to }.
event-you-gave = Ju i jepni { CARD($card, form: "acc") } partnerit { $to }.
event-gave-you = { $who } ju jep { CARD($card, form: "acc") }.
event-led = { $you ->
    [yes] Ju hapni dorën me { CARD($card, form: "acc") }.
   *[no] { $who } hap dorën me { CARD($card, form: "acc") }.
}
# The first lead makes trump.
event-led-trump = { $you ->
    [yes] Ju hapni dorën me { CARD($card, form: "acc") }: atu është { SUIT($suit) }.
   *[no] { $who } hap dorën me { CARD($card, form: "acc") }: atu është { SUIT($suit) }.
}
event-played = { $you ->
    [yes] Ju hidhni { CARD($card, form: "acc") }.
   *[no] { $who } hedh { CARD($card, form: "acc") }.
}
event-trick = { $you ->
    [yes] Ju e merrni dorën me { CARD($card, form: "acc") }.
   *[no] { $who } e merr dorën me { CARD($card, form: "acc") }.
}
event-looked = { $you ->
    [yes] Ju shihni letrat tuaja.
   *[no] { $who } i sheh letrat.
}
event-got-kitty = { $you ->
    [yes] Ju merrni tri nga letrat e mbetura.
   *[no] { $who } merr tri nga letrat e mbetura.
}
cards-of-kitty = { $n ->
    [one] një letër
   *[other] { number } letra
}
event-took-widow = { $you ->
    [yes] Ju merrni nga mesi { cards-of-kitty }.
   *[no] { $who } merr nga mesi { cards-of-kitty }.
}
# A widow of one card, which the reader sees.
event-took-widow-card = Nga mesi ju merrni { CARD($card, form: "acc") }.
event-showed = { $you ->
    [yes] Ju tregoni letrat tuaja.
   *[no] { $who } i tregon letrat.
}
event-showed-kitty = Tregohen letrat e mbetura.

## What one says: speech beside a name

say-pass = Pas
say-turn-down = E refuzoj
say-order-up = E pranoj
say-order-up-alone = E pranoj, pa partner
say-assist = E mbështes
say-assist-alone = E mbështes, pa partner
say-take-up = E marr
say-take-up-alone = E marr, pa partner
say-name = { SUIT($suit, form: "cap") }
say-name-alone = { SUIT($suit, form: "cap") }, pa partner
say-alone = Pa partner
say-not-alone = Me partner
say-redeal = Të ndahen sërish
say-go-under = Shkëmbej tri letra
say-bid = { BID($bid, form: "cap") }
say-bid-in = { BID($bid, form: "cap") } { SUIT($suit) }

## What one may do: labels

act-pass = Pas
act-turn-down = E refuzoj
act-order-up = E pranoj
act-order-up-alone = E pranoj, pa partner
act-assist = E mbështes
act-assist-alone = E mbështes, pa partner
act-take-up = E marr
act-take-up-alone = E marr, pa partner
act-name = { SUIT($suit, form: "bid") }
act-name-alone = { SUIT($suit, form: "bid") }, pa partner
act-go-alone = Luaj pa partner
act-not-alone = Luaj me partnerin
act-redeal = Tregoj letrat: ndarje e re
act-go-under = Shkëmbej tri letra
act-bid = Ofroj { BID($bid) }
act-bid-in = Ofroj { BID($bid) } { SUIT($suit) }
act-call-partner = Thërras { CARD($card, form: "acc") }
act-stay = Qëndroj
act-drop-out = Tërhiqem
act-take-over = Luaj unë, pa partner
act-no-take-over = Le të luajë { $who }
act-defend-alone = Mbrohem pa partner
act-no-defend-alone = Mbrohem me partnerin
act-jambone = Jambone: luaj me letra të hapura
act-no-jambone = I mbaj letrat të fshehura
act-jamboree = Jamboree: tregoj pesë atutë më të larta
act-no-jamboree = Vazhdoj lojën
# A card of another hand, which lies face up.
act-play-exposed = Kërkoj { CARD($card, form: "acc") }
act-leave = E lë në tryezë
act-no-best = Mbaj letrat e mia
act-ask-best = Kërkoj { asked-cards }
act-lay-away = Lë mënjanë { CARD($card, form: "acc") }
act-give = Jap { CARD($card, form: "acc") }
act-play = Hedh { CARD($card, form: "acc") }

## What a choice will do

will-take = { $you ->
    [yes] Ju merrni { CARD($card, form: "acc") } dhe lini mënjanë një letër.
   *[no] { $who } merr { CARD($card, form: "acc") }.
}
will-may-take = { $you ->
    [yes] Ju mund të merrni { CARD($card, form: "acc") } dhe të lini mënjanë një letër.
   *[no] { $who } mund të marrë { CARD($card, form: "acc") }.
}
will-sit-out = { $who } nuk luan në këtë ndarje. Të { number } duart vlejnë { $points } pikë.
will-sit-out-turned = { $who } nuk luan në këtë ndarje, dhe { CARD($card, form: "nom") } del nga loja. Të { number } duart vlejnë { $points } pikë.
will-sit-out-side = Partnerët tuaj nuk luajnë në këtë ndarje. Të { number } duart vlejnë { $points } pikë.
# Played alone where nobody has a partner to sit out.
will-take-all = Ju duhen të { number } duart; ato vlejnë { $points } pikë.
will-play-alone = Të { number } duart vlejnë { $points } pikë.
# A bid that is played alone. $times is what the bid is multiplied with, won or lost.
will-sit-out-bid = { $who } nuk luan në këtë ndarje{ bid-times }.
will-sit-out-bid-side = Partnerët tuaj nuk luajnë në këtë ndarje{ bid-times }.
bid-times = { $times ->
    [1] { "" }
    [2] , dhe oferta vlen dyfish
   *[other] , dhe oferta shumëzohet me { $times }
}
# What a bid asks for, and what it wins or costs.
# $need is none, all or some; $hand the tricks in a deal; $cards what the partner gives.
will-bid = { $need ->
    [none] Nuk duhet marrë asnjë dorë
    [all] Duhen të { $hand } duart
   *[some] { $n ->
        [one] Duhet një dorë
       *[other] Duhen { $n } nga { $hand } duart
    }
}{ $alone ->
    [yes] , pa partner
   *[no] { "" }
}{ $cards ->
    [0] { "" }
    [one] , pasi të shkëmbeni një letër me partnerin
   *[other] , pasi të shkëmbeni { $cards } letra me partnerin
}. { bid-pays }
# $pay: tricks (a point for each), figure (a number if made), stakes (paid by each opponent),
# winners (to the makers or to the others), each (each trick counts for its own seat).
bid-pays = { $pay ->
    [tricks] Po ia dolët, merrni një pikë për çdo dorë{ bid-bonus }; po dështuat, humbni { $lose }.
    [stakes] Po ia dolët, çdo kundërshtar ju paguan { $win }; po dështuat, i paguani secilit { $lose }.
    [winners] Po ia dolët, fitoni { $win }; po dështuat, po aq marrin të tjerët.
    [each] Po ia dolët, ju numërohen duart; po dështuat, humbni { $lose }.
   *[figure] Po ia dolët, fitoni { $win }; po dështuat, humbni { $lose }.
}
bid-bonus = { $bonus ->
    [0] { "" }
   *[other] {" "}dhe { $bonus } më shumë
}
will-turn-down = Vjen raundi i dytë, pa { SUIT($suit) }.
will-pass-out = Askush nuk merr pikë; ndarjen tjetër e bën { $who }.
will-pass-out-again = Askush nuk merr pikë; letrat i ndani sërish ju.
will-pass-out-dealer = Askush nuk merr pikë; letrat i ndan sërish { $who }.
will-show-joker = Kush ka xholin duhet ta tregojë, dhe kështu ofron { BID($bid) }.
will-pay = Të tjerët marrin 1 pikë.
will-no-trump = Ndarja luhet pa atu dhe pa deklarues.
will-redeal = { $you ->
    [yes] Të gjithë i shohin letrat tuaja, dhe ju ndani sërish.
   *[no] Të gjithë i shohin letrat tuaja, dhe { $who } ndan sërish.
}
will-go-under = Të gjithë i shohin letrat tuaja, dhe ju shkëmbeni tri prej tyre me letrat e mbetura.
will-take-over = Luani ju, dhe { $who } nuk luan në këtë ndarje.
will-defend-alone = { $who } nuk luan në këtë ndarje. Një euchre vlen { $points } pikë.
will-jambone = Të gjithë i shohin letrat tuaja, dhe një kundërshtar thotë cila hidhet. Të { number } duart vlejnë { $points } pikë.
will-jamboree = Ndarja mbaron, dhe ju merrni { $points } pikë.
will-leave = Letra del nga loja, dhe ju mbani letrat tuaja.
will-stay = Çdo dorë vlen një pikë; pa asnjë dorë humbni { $points }.
will-drop-out = Në këtë ndarje as fitoni, as humbni pikë.
will-ask-first = Ju lini mënjanë { cards-away }, dhe { $who } ju jep po aq.
will-ask-then = { $who } ju jep { asked-cards }, dhe ju lini mënjanë po aq.
cards-away = { $n ->
    [one] një letër
   *[other] { number } letra
}

## What to do now: the sentence above the hand

prompt-round-one = Letra e kthyer: { CARD($card) }. A të jetë atu { SUIT($suit) }?
prompt-must-take-up = Duhet ta merrni letrën e kthyer: { CARD($card) }.
prompt-round-two = Caktoni atu një lloj tjetër, jo { SUIT($suit) }, ose thoni pas.
prompt-must-name = Duhet të caktoni atu një lloj tjetër, jo { SUIT($suit) }.
prompt-bid = Bëni një ofertë, ose thoni pas.
prompt-bid-over = { $who } ka ofruar { BID($bid) }: ofroni më lart, ose thoni pas.
prompt-bid-over-in = { $who } ka ofruar { BID($bid) } { SUIT($suit, form: "with") }: ofroni më lart, ose thoni pas.
prompt-must-bid = Të gjithë të tjerët thanë pas: duhet të ofroni ju.
prompt-name-trump = Ju ofruat { BID($bid) }: caktoni atu.
prompt-joker = Të gjithë thanë pas: tani tregohet xholi.
prompt-call-partner = Thirrni një letër: kush e ka, është partneri juaj.
prompt-stay = { $who } caktoi { SUIT($suit, form: "call") }. A qëndroni në lojë?
prompt-stay-bid = { $who } ofroi { BID($bid) } { SUIT($suit, form: "with") }. A qëndroni në lojë?
prompt-blind = Letra e kthyer është Benny: caktoni atu para se të shihni letrat tuaja.
prompt-blind-alone = Ju caktuat { SUIT($suit, form: "call") }. A luani pa partner?
prompt-under = Lini mënjanë { cards-away } për t’i shkëmbyer me letrat e mbetura.
prompt-take-over = { $who } luan pa partner. A e merrni përsipër ju?
prompt-defend-alone = { $who } luan { SUIT($suit, form: "with") }. A mbroheni pa partner?
prompt-jambone = Luani pa partner. Me letra të hapura?
prompt-jamboree = { $holds ->
    [yes] I keni pesë atutë më të larta: tregojini, ose vazhdoni.
   *[no] Nuk i keni pesë atutë më të larta: vazhdoni.
}
prompt-maker-shows = Tani tregohen letrat e deklaruesit.
prompt-play-exposed = Cila nga letrat e hapura hidhet ({ $who })? E thoni ju.
prompt-pick-up = Zgjidhni letrën që do të lini mënjanë për të marrë { CARD($card, form: "acc") }.
prompt-pick-up-optional = Zgjidhni letrën që do të lini mënjanë për të marrë { CARD($card, form: "acc") }, ose lëreni këtë në tryezë.
prompt-ask-best = A kërkoni nga { $who } { asked-cards }?
prompt-lay-away = Lini mënjanë { cards-away }.
prompt-give = Jepini partnerit { $who } { asked-cards } që keni.
prompt-lead = Ju e hapni dorën: hidhni cilëndo letër.
prompt-lead-trump = Ju e hapni dorën: lloji i letrës suaj bëhet atu.
prompt-follow = Hidhni { SUIT($suit) }.
prompt-no-suit = Nuk keni { SUIT($suit) }: hidhni cilëndo letër.
prompt-any = Hidhni cilëndo letër.
prompt-last = Hidhni letrën e fundit.
prompt-waiting = Radhën e ka { $who }.
prompt-dealing = Tani ndahen letrat.
prompt-deal-over = Ndarja mbaroi.
prompt-game-over = Loja mbaroi.
prompt-match-over = Ndeshja mbaroi.

# A second, smaller line.
hint-only = Lejohet vetëm { CARD($card, form: "nom") }.
hint-left = Kujdes: { CARD($card, form: "nom") } është fanti i majtë (left bower) dhe vlen si { SUIT($suit) }.
hint-benny = Kujdes: { CARD($card, form: "nom") } është Benny dhe vlen si { SUIT($suit) }.
hint-benny-no-trump = Në lojën pa atu, Benny është e vetmja letër atu.
hint-stuck = Të gjithë thanë pas dy herë, prandaj ndarësi nuk mund të thotë pas.
hint-only-alone = Ndarësi është partneri juaj, prandaj mund ta pranoni letrën vetëm duke luajtur pa partner.
hint-natural = Nuk keni asnjë letër me shenjën { SUIT($suit) }, prandaj nuk mund ta pranoni.
hint-natural-names = Mund të caktoni një lloj vetëm nëse keni një letër me shenjën e tij.
# How bids are paid in this game.
hint-bids = { $pay ->
    [tricks] Oferta e arritur jep një pikë për çdo dorë{ bid-bonus }; ajo që dështon humbet. Të tjerët i marrin gjithmonë pikët e duarve të veta.
    [flat] Oferta e arritur jep një pikë për çdo dorë{ bid-bonus }; ajo që dështon kushton { $lose }. Të tjerët i marrin gjithmonë pikët e duarve të veta.
    [least] Oferta e arritur jep një pikë për çdo dorë{ bid-bonus }; ajo që dështon kushton { $lose } ose më shumë. Të tjerët i marrin gjithmonë pikët e duarve të veta.
    [stakes] Ofertën e arritur e paguan çdo kundërshtar; ajo që dështon i paguhet secilit.
    [winners] Pikët e ofertës i marrin deklaruesit nëse e arrijnë, përndryshe të tjerët.
    [each] Çdo dorë i jep një pikë kujt e merr; oferta që dështon kushton { $lose }.
   *[figure] Oferta e arritur jep aq pikë sa u ofruan, ajo që dështon i humb; askush tjetër nuk merr pikë.
}
hint-call-partner = Këtë do ta dijë vetëm kush e ka. Nëse nuk e ka askush tjetër, luani pa partner.
# The reader holds the card that was called.
hint-secret-partner = Ju e keni { CARD($card, form: "acc") }: jeni partneri i deklaruesit { $who }, dhe këtë e dini vetëm ju.
hint-misere = { $you ->
    [yes] Mos merrni asnjë dorë: me të parën humbni.
   *[no] Deklaruesi { $who } nuk duhet të marrë asnjë dorë: me të parën humb.
}

## Who made trump, and how

made-ordered = { $you ->
    [yes] Ju e pranuat{ call-alone }
   *[no] { $who } e pranoi{ call-alone }
}
made-assisted = { $you ->
    [yes] Ju e mbështetët{ call-alone }
   *[no] { $who } e mbështeti{ call-alone }
}
made-took-up = { $you ->
    [yes] Ju e morët{ call-alone }
   *[no] { $who } e mori{ call-alone }
}
made-named = { $you ->
    [yes] Ju e caktuat{ call-alone }
   *[no] { $who } e caktoi{ call-alone }
}
made-blind = { $you ->
    [yes] Ju e caktuat pa parë letrat{ call-alone }
   *[no] { $who } e caktoi pa parë letrat{ call-alone }
}
made-took-over = { $you ->
    [yes] Ju e morët përsipër, pa partner
   *[no] { $who } e mori përsipër, pa partner
}
made-bid = { $you ->
    [yes] Ju ofruat { BID($bid) }{ call-alone }
   *[no] { $who } ofroi { BID($bid) }{ call-alone }
}
made-bid-forced = { $you ->
    [yes] Ju u detyruat të ofroni { BID($bid) }{ call-alone }
   *[no] { $who } u detyrua të ofrojë { BID($bid) }{ call-alone }
}
made-nobody = Të gjithë thanë pas: nuk ka deklarues
made-turned = Atu e caktoi letra e kthyer: nuk ka deklarues
# The card that was called for a partner, and who that is as far as the reader knows.
partner-unknown = Letra e thirrur: { CARD($card) }, partneri nuk dihet
partner-you = Letra e thirrur: { CARD($card) }, partneri jeni ju
partner-known = Letra e thirrur: { CARD($card) }, partneri është { $who }
partner-none = Letra e thirrur: { CARD($card) }, nuk ka partner

# Below a player's name. $dealer is "yes" for the dealer.
role-dealer = ndarës
role-partner = partner
role-sits-out = nuk luan
role-defends-alone = { role-dealer-too }mbrohet pa partner
role-named = { role-dealer-too }caktoi { SUIT($suit, form: "call") }{ call-alone }
role-ordered = { role-dealer-too }pranoi { SUIT($suit) }{ call-alone }
role-assisted = { role-dealer-too }mbështeti { SUIT($suit) }{ call-alone }
role-took-up = { role-dealer-too }mori { SUIT($suit) }{ call-alone }
role-took-over = { role-dealer-too }pa partner, { SUIT($suit, form: "with") }
role-deals-only = ndan, nuk luan
role-dropped-out = u tërhoq
role-maker-partner = { role-dealer-too }partneri i deklaruesit
role-bid = { role-dealer-too }ofroi { BID($bid) }{ call-alone }
role-bid-in = { role-dealer-too }ofroi { BID($bid) } { SUIT($suit) }{ call-alone }
role-dealer-too = { $dealer ->
    [yes] ndarës ·{" "}
   *[no] {""}
}

## The result of a deal


#
# $makers is us, them, or other (the reader plays for neither side).

result-made = { $makers ->
    [us] Ia dolët: { tricks-taken }
    [them] Kundërshtarët ia dolën: { tricks-taken }
   *[other] Deklaruesi ia doli: { tricks-taken }
}
result-march = { $makers ->
    [us] March: i morët të { number } duart
    [them] March i kundërshtarëve: të { number } duart
   *[other] March: të { number } duart
}
result-lone-made = { $makers ->
    [us] Ia dolët pa partner: { tricks-taken }
    [them] Kundërshtari ia doli pa partner: { tricks-taken }
   *[other] Deklaruesi ia doli pa partner: { tricks-taken }
}
result-lone-march = { $makers ->
    [us] March pa partner: i morët të { number } duart
    [them] March i kundërshtarit pa partner: të { number } duart
   *[other] March pa partner: të { number } duart
}
# Alone, with the cards face up.
result-jambone = { $makers ->
    [us] Jambone: i morët të { number } duart me letra të hapura
    [them] Jambone i kundërshtarit: të { number } duart me letra të hapura
   *[other] Jambone: të { number } duart me letra të hapura
}
result-jamboree = { $makers ->
    [them] Jamboree i kundërshtarit: pesë atutë më të larta
   *[other] Jamboree: pesë atutë më të larta
}
result-short = Tri duar nuk mjaftojnë: asnjë pikë
result-fast-break = Fast break: asnjë pikë
result-euchre = { $makers ->
    [us] Euchre: dështuat, ju ndalën
    [them] Euchre: kundërshtarët dështuan, i ndalët
   *[other] Euchre: deklaruesi dështoi
}
result-lone-euchre = { $makers ->
    [us] Euchre: dështuat pa partner
    [them] Euchre: kundërshtari dështoi pa partner
   *[other] Euchre: deklaruesi dështoi pa partner
}
result-super-euchre = { $makers ->
    [us] Euchre: nuk morët asnjë dorë
    [them] Euchre: nuk u latë asnjë dorë
   *[other] Euchre: deklaruesi nuk mori asnjë dorë
}
result-lone-defence = { $makers ->
    [us] Euchre nga një mbrojtës pa partner
    [them] Euchre me mbrojtje pa partner: i ndalët
   *[other] Euchre nga një mbrojtës pa partner
}
result-lone-defence-march = { $makers ->
    [us] Euchre nga një mbrojtës pa partner: nuk morët asnjë dorë
    [them] Euchre me mbrojtje pa partner: nuk u latë asnjë dorë
   *[other] Euchre nga një mbrojtës pa partner: deklaruesi nuk mori asnjë dorë
}
result-no-maker = { $winners ->
    [us] Pa atu: më shumë duar për ju
    [them] Pa atu: më shumë duar për kundërshtarët
   *[other] Pa atu: nuk pati deklarues
}
result-no-maker-march = { $winners ->
    [us] Pa atu: të gjitha duart për ju
    [them] Pa atu: të gjitha duart për kundërshtarët
   *[other] Pa atu: të gjitha duart për njërin ekip
}
# Played without a maker because the turned card made trump.
result-fixed = { $winners ->
    [us] Më shumë duar për ju
    [them] Më shumë duar për kundërshtarët
   *[other] Nuk pati deklarues
}
result-fixed-march = { $winners ->
    [us] Të gjitha duart për ju
    [them] Të gjitha duart për kundërshtarët
   *[other] Të gjitha duart për njërin ekip
}
result-counted = Pa deklarues: numërohet çdo dorë
result-dropped-out = Të gjithë të tjerët u tërhoqën
# A bid, as in "4" or "nap".
result-bid-made = { $makers ->
    [them] Kundërshtarët e arritën ofertën { BID($bid) }: { tricks-taken }
   *[other] Oferta { BID($bid) } u arrit: { tricks-taken }
}
result-bid-lost = { $makers ->
    [them] E ndalët ofertën { BID($bid) }: { tricks-taken }
   *[other] Oferta { BID($bid) } dështoi: { tricks-taken }
}
result-passed-out = Të gjithë thanë pas: asnjë pikë
result-thrown-in = Letrat u treguan: ndan sërish i njëjti ndarës
result-benny-turned = Letra e kthyer ishte Benny: ndan sërish i njëjti ndarës
result-forfeited = { $you ->
    [yes] Ju, si ndarës, thatë pas dhe dhatë një pikë
   *[no] Ndarësi tha pas dhe dha një pikë
}

# Who the makers are: alone or with partners, with or without the reader.
makers = { $kind ->
    [you] Ju
    [you-pair] Ju dhe { $partner }
    [you-side] Ju me partnerët
    [pair] { $who } dhe { $partner }
    [side] { $who } me partnerët
   *[one] { $who }
}
why-played = { makers } { $kind ->
    [you] caktuat
    [you-pair] caktuat
    [you-side] caktuat
    [pair] caktuan
    [side] caktuan
   *[one] caktoi
} { $suit ->
    [N] lojë pa atu
    [L] lojë pa atu nga poshtë
   *[other] atu { SUIT($suit) }
}: { tricks-taken }.
why-jamboree = { makers } { $kind ->
    [you] caktuat
    [you-pair] caktuat
    [you-side] caktuat
    [pair] caktuan
    [side] caktuan
   *[one] caktoi
} atu { SUIT($suit) } dhe { $kind ->
    [you] kishit
    [you-pair] kishit
    [you-side] kishit
    [pair] kishin
    [side] kishin
   *[one] kishte
} pesë më të lartat.
# $suit is none where no card was led that made trump.
why-bid = { makers } { $kind ->
    [you] ofruat
    [you-pair] ofruat
    [you-side] ofruat
    [pair] ofruan
    [side] ofruan
   *[one] ofroi
} { BID($bid) }{ $suit ->
    [none] { "" }
   *[other] {" "}{ SUIT($suit, form: "with") }
}: { tricks-taken }.
why-bid-dropped = { makers } { $kind ->
    [you] ofruat
    [you-pair] ofruat
    [you-side] ofruat
    [pair] ofruan
    [side] ofruan
   *[one] ofroi
} { BID($bid) } { SUIT($suit, form: "with") }; të gjithë të tjerët u tërhoqën.
why-dropped = { makers } { $kind ->
    [you] caktuat
    [you-pair] caktuat
    [you-side] caktuat
    [pair] caktuan
    [side] caktuan
   *[one] caktoi
} { $suit ->
    [N] lojë pa atu
    [L] lojë pa atu nga poshtë
   *[other] atu { SUIT($suit) }
}; të gjithë të tjerët u tërhoqën.
why-counted = { $suit ->
    [N] Askush nuk caktoi atu, prandaj ndarja u luajt pa atu.
   *[other] Atu e caktoi vetë letra e kthyer: { SUIT($suit) }.
}
why-no-maker = { makers }: { tricks-taken }.
why-equal = Të dy ekipet morën { tricks-taken }.
why-passed-out = { $you ->
    [yes] Askush nuk caktoi atu. Ndarjen tjetër e bëni ju.
   *[no] Askush nuk caktoi atu. Ndarjen tjetër e bën { $who }.
}
why-thrown-in = { $you ->
    [yes] Ju kërkuat ndarje të re.
   *[no] { $who } kërkoi ndarje të re.
}
why-benny-turned = Sipas rregullave të kësaj tryeze, letrat ndahen sërish.
why-forfeited = { $you ->
    [yes] Askush nuk caktoi atu, dhe ju thatë pas në fund.
   *[no] Askush nuk caktoi atu, dhe { $who } tha pas në fund.
}

# Points of a deal, to one side or to each of several players.
score-points = { $side ->
    [us] Ju fitoni { points-scored }.
    [them] Kundërshtarët fitojnë { points-scored }.
    [pair] { $who } dhe { $partner } fitojnë { points-scored }.
    [side] { $who } me partnerët: { points-scored }.
   *[one] { $who } fiton { points-scored }.
}
score-points-lost = { $side ->
    [us] Ju humbni { points-scored }.
    [them] Kundërshtarët humbin { points-scored }.
    [pair] { $who } dhe { $partner } humbin { points-scored }.
    [side] { $who } me partnerët humbin { points-scored }.
   *[one] { $who } humb { points-scored }.
}
# Stakes: the maker settles with each of the others.
score-stakes-won = { $you ->
    [yes] Secili nga të tjerët ju paguan { points-scored }.
   *[no] Secili nga të tjerët i paguan { points-scored } deklaruesit { $who }.
}
score-stakes-lost = { $you ->
    [yes] Ju i paguani secilit nga të tjerët { points-scored }.
   *[no] { $who } i paguan secilit nga të tjerët { points-scored }.
}
score-two = Ne { $us }, ata { $them }.
score-one = { $you ->
    [yes] Ju: { $n }
   *[no] { $who }: { $n }
}
score-pair = { $who } dhe { $partner }: { $n }
score-side = { $who } me partnerët: { $n }
# Where scores run down: what is still to go.
score-two-left = Neve na mbeten { $us }, atyre { $them }.
score-one-left = { $you ->
    [yes] Ju: edhe { $n }
   *[no] { $who }: edhe { $n }
}
score-pair-left = { $who } dhe { $partner }: edhe { $n }
score-side-left = { $who } me partnerët: edhe { $n }
score-pool = Në arkë: { $n }

## The end of a game

over-won = { $match ->
    [yes] Ju e fituat ndeshjen
   *[no] Ju e fituat lojën
}
over-lost = { $match ->
    [yes] Kundërshtarët e fituan ndeshjen
   *[no] Kundërshtarët e fituan lojën
}
over-other = { $match ->
    [yes] { $who } e fitoi ndeshjen
   *[no] { $who } e fitoi lojën
}
over-pair = { $match ->
    [yes] { $who } dhe { $partner } e fituan ndeshjen
   *[no] { $who } dhe { $partner } e fituan lojën
}
over-side = { $match ->
    [yes] { $who } me partnerët e fituan ndeshjen
   *[no] { $who } me partnerët e fituan lojën
}
over-drawn = Loja mbaroi barazim
why-over-target = Rezultati është { $first } me { $second }; loja shkonte deri në { $target }.
why-over-score = Rezultati është { $first } me { $second }.
why-over-leader = Fituesi ka { $first } pikë.
why-over-deals = Loja mbaron pas { $n ->
    [one] një ndarjeje
   *[other] { number } ndarjesh
}; fituesi ka { $first } pikë.
why-over-deals-left = Loja mbaron pas { $n ->
    [one] një ndarjeje
   *[other] { number } ndarjesh
}; fituesit i mbeten { $left } pikë.
why-over-count-down = Fituesi zbriti nga { $n } në { $left }.
why-over-lone-march = Kush i merr të gjitha duart pa partner, e fiton lojën.
why-over-drawn = Rezultati është i barabartë pas { $n ->
    [one] një ndarjeje
   *[other] { number } ndarjesh
}.
why-over-mercy = Një rezultat mbeti { $n ->
    [one] një pikë
   *[other] { number } pikë
} prapa atij të fillimit.

# Who owns a score: the reader's side, the other, a player, a pair, a larger side.
owner = { $side ->
    [us] Ju keni
    [them] Kundërshtarët kanë
    [pair] { $who } dhe { $partner } kanë
    [side] { $who } me partnerët kanë
   *[one] { $who } ka
}
note-token = { owner } një shenjë për katër duar{ $n ->
    [4] , të katërtën: vlen 1 pikë
   *[other] , shenjën { $n } nga 4
}.
note-slam = Humbësit nuk kanë asnjë pikë, prandaj loja vlen për dy.
note-laps = { $points ->
    [one] Pika mbi kufirin kalon në lojën tjetër.
   *[other] { $points } pikët mbi kufirin kalojnë në lojën tjetër.
}
note-rubber = { owner } { $points ->
    [one] 1 pikë rubber
   *[other] { $points } pikë rubber
}.
note-games = { owner } fituar { $n ->
    [one] një lojë
   *[other] { number } lojëra
}.
note-no-partner = Askush tjetër nuk e kishte { CARD($card, form: "acc") }, prandaj { $you ->
    [yes] luajtët pa partner.
   *[no] { $who } luajti pa partner.
}
note-pool = Secili vuri në arkë { $n }; tani arka ka { $pool }.
# The game is over; what is left in the pool goes back to all.
note-pool-shared = Secili vuri { $n } në arkë, dhe në fund të lojës mori mbrapsht { $points } pikë.
note-pool-won = { $you ->
    [yes] Ju e merrni arkën: { points-scored }.
   *[no] { $who } e merr arkën: { points-scored }.
}
note-must-earn = Pikët janë arritur, por loja fitohet vetëm në një ndarje ku fituesi e arriti ofertën e vet ose ndali një ofertë.

## Refusals: an action that is not legal now

refused-not-your-turn = { $you ->
    [yes] Është radha juaj.
   *[no] Radhën e ka { $who }, jo ju.
}
refused-waiting-for-deal = Më parë duhen ndarë letrat.
refused-match-over = Ndeshja ka mbaruar.
refused-not-now = Kjo nuk mund të bëhet tani.
refused-follow = Dora u hap me { SUIT($suit) }: duhet të hidhni { SUIT($suit) }, jo { CARD($card, form: "acc") }.
refused-follow-left-bower = Dora u hap me { SUIT($suit) }, dhe { CARD($card, form: "nom") } vlen si { SUIT($suit) }.
refused-not-held = Nuk e keni këtë letër: { CARD($card) }.
refused-only-lowly = Me letrat e mbetura shkëmbehen vetëm letra nën fantin, jo { CARD($card, form: "nom") }.
refused-dealer-must-name = Të gjithë thanë pas dy herë, prandaj ndarësi duhet të caktojë një lloj.
refused-must-take-up = Letra e kthyer është fant, prandaj ndarësi duhet të marrë { CARD($card, form: "acc") }.
refused-turned-down = Lloji i letrës së kthyer, { SUIT($suit) }, u refuzua dhe nuk mund të caktohet.
refused-no-trump = Në këtë lojë nuk luhet pa atu.
refused-only-alone = Ndarësi është partneri juaj, prandaj mund ta pranoni letrën e kthyer vetëm duke luajtur pa partner.
refused-not-alone = Në këtë lojë askush nuk luan pa partner.
refused-natural-trump = Për të caktuar atu { SUIT($suit) }, duhet të keni një letër me shenjën { SUIT($suit) }.
refused-turned-card-stays = Letra e sapomarrë, { CARD($card) }, nuk mund të lihet mënjanë.
refused-hand-not-poor = Letrat tuaja nuk janë mjaft të dobëta për këtë, ose është tepër vonë.
refused-no-jamboree = Nuk i keni pesë atutë më të larta.
refused-exposed-not-there = Kjo letër nuk është ndër letrat e hapura: { CARD($card) }.
refused-exposed-follow = Dora u hap me { SUIT($suit) }: edhe nga letrat e hapura hidhet { SUIT($suit) }, jo { CARD($card, form: "nom") }.
refused-must-bid = Të gjithë të tjerët thanë pas, prandaj duhet të ofroni.
refused-bid-too-low = Oferta duhet të jetë më e lartë se e fundit.
refused-no-such-bid = Në këtë lojë nuk ka ofertë të tillë.
refused-over-last-only = Kjo mund të ofrohet vetëm mbi ofertën që vjen menjëherë para saj.
refused-bid-needs-trump = Bashkë me ofertën thoni edhe llojin atu, si te «6 maç».
refused-bid-without-trump = Me këtë ofertë nuk thuhet atu.
refused-call-plain-card = Nuk mund të thirret { CARD($card, form: "nom") }: në këtë lojë partneri thirret me letër tjetër, kurrë me atu.
