### Fleta e rregullave. Fjalitë qëndrojnë njëra nën tjetrën, me radhën e këtij skedari.


## Titles

sheet-brief = Shkurt
sheet-game = Loja
sheet-order = Renditja e letrave
sheet-dealing = Ndarja e letrave
sheet-trump = Caktimi i llojit atu
sheet-before = Para dorës së parë
sheet-play = Si luhet
sheet-score = Pikët
sheet-end = Fundi
sheet-mistakes = Gabimet
sheet-unsourced = Çfarë nuk e thotë asnjë burim
sheet-options = Opsionet në fuqi

## In brief

sheet-players-opposite = { $n }, në dy ekipe
sheet-players-each = { $n }, secili për vete
sheet-players-called = { $n }, me partner që thirret
sheet-pack-brief = { $n }, nga { $rank } deri në as, secili merr { $each }
sheet-points = { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
}
sheet-points-down = nga { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
} deri në 0
sheet-deals = { $n ->
    [one] 1 ndarje
   *[other] { $n } ndarje
}

## The game

# $n players of a side
sheet-sides = { $n ->
    [2] Katër lojtarë luajnë në dy ekipe; partnerët ulen përballë njëri-tjetrit dhe i mbledhin pikët bashkë.
   *[other] Luajnë dy ekipe me nga { $n } lojtarë; ekipet ulen me radhë rreth tryezës, dhe çdo ekip i mbledh pikët bashkë.
}
sheet-no-sides = { $n ->
    [2] Dy lojtarë luajnë kundër njëri-tjetrit, dhe secili mban pikët e veta.
   *[other] Luajnë { $n } lojtarë, dhe secili mban pikët e veta; në çdo ndarje, kush cakton atu luan kundër të gjithë të tjerëve.
}
# $n tricks in a deal
sheet-aim = Çdo ndarje ka { sheet-tricks }. Kush cakton atu quhet deklarues, dhe ekipi i tij duhet të marrë të paktën { $majority }. Ekipi tjetër, mbrojtësit, përpiqet ta pengojë; nëse ia del, deklaruesit dështojnë (euchre).
sheet-aim-each = Çdo ndarje ka { sheet-tricks }. Kush cakton atu quhet deklarues dhe duhet të marrë të paktën { $majority }. Pala tjetër, mbrojtësit, përpiqet ta pengojë; nëse ia del, deklaruesi dështon (euchre).
sheet-no-sides-bids = { $n ->
    [2] Dy lojtarë luajnë kundër njëri-tjetrit, dhe secili mban pikët e veta.
   *[other] Luajnë { $n } lojtarë, dhe secili mban pikët e veta; në çdo ndarje kush ofron më lart, deklaruesi, luan kundër të gjithë të tjerëve.
}
sheet-called-sides = Luajnë { $n } lojtarë, dhe secili mban pikët e veta. Në çdo ndarje deklaruesi thërret një letër, dhe kush e ka është partneri i tij, në fshehtësi derisa ajo letër të hidhet; këta të dy luajnë kundër të gjithë të tjerëve.
sheet-nobody-sides = Luajnë { $n } lojtarë, secili për vete dhe me pikët e veta: askush nuk ka partner.
sheet-aim-turn_up-called = Çdo ndarje ka { sheet-tricks }. Kush cakton atu quhet deklarues; deklaruesi dhe partneri duhet të marrin bashkë të paktën { $majority }. Të gjithë të tjerët, mbrojtësit, përpiqen t’i pengojnë; nëse ia dalin, deklaruesit dështojnë (euchre).
# $stays: whether players may drop out of a deal
sheet-others-need-one = { $stays ->
    [yes] Edhe çdo lojtar tjetër që qëndron në lojë kërkon duar, dhe i duhet të paktën një.
   *[no] Edhe të gjithë të tjerët kërkojnë duar, dhe secilit i duhet të paktën një.
}
sheet-aim-turn_up-nobody = Çdo ndarje ka { sheet-tricks }. Kush cakton atu quhet deklarues dhe duhet të marrë të paktën { $majority }. { sheet-others-need-one }
sheet-aim-bids-opposite = Çdo ndarje ka { sheet-tricks }. Kush ofron më lart quhet deklarues, dhe ekipi i tij duhet të marrë të paktën aq duar sa u ofruan. Ekipi tjetër, mbrojtësit, përpiqet ta pengojë.
sheet-aim-bids-maker_against_all = Çdo ndarje ka { sheet-tricks }. Kush ofron më lart quhet deklarues dhe duhet të marrë të paktën aq duar sa ofroi. Pala tjetër, mbrojtësit, përpiqet ta pengojë.
sheet-aim-bids-called = Çdo ndarje ka { sheet-tricks }. Kush ofron më lart quhet deklarues; deklaruesi dhe partneri duhet të marrin bashkë të paktën aq duar sa u ofruan. Të gjithë të tjerët, mbrojtësit, përpiqen t’i pengojnë.
sheet-aim-bids-nobody = Çdo ndarje ka { sheet-tricks }. Kush ofron më lart quhet deklarues dhe duhet të marrë të paktën aq duar sa ofroi. { sheet-others-need-one }
sheet-aim-fixed-opposite = Çdo ndarje ka { sheet-tricks }. Askush nuk cakton atu: çdo ekip përpiqet të marrë më shumë duar se tjetri.
sheet-aim-fixed-nobody = Çdo ndarje ka { sheet-tricks }. Askush nuk cakton atu: secili kërkon duar, dhe i duhet të paktën një.
sheet-dealer-is-out = Ndarësi nuk merr letra dhe nuk luan në atë ndarje, por fiton dhe humb pikë si të tjerët që luajnë kundër deklaruesit.
sheet-clockwise = Ndarja, fjalët dhe loja shkojnë majtas, sipas akrepave të orës.

## What beats what

sheet-pack = Letrat janë { $n }: nga { $rank } deri në as, në katër lloje. Atu është lloji që mund çdo lloj tjetër.
sheet-pack-double = Letrat janë { $n }: nga { $rank } deri në as, në katër lloje, çdo letër dy herë. Atu është lloji që mund çdo lloj tjetër.
sheet-benny-joker = Njëra prej tyre është xholi, i quajtur Benny: është gjithmonë letra më e fortë, cilido lloj që të jetë atu.
sheet-benny-two_of_spades = Njëra prej tyre është dyshi maç, i quajtur Benny: nuk vlen si maç, por është gjithmonë letra më e fortë, cilido lloj që të jetë atu.
sheet-right-bower = Ta zëmë se atu është { SUIT($suit) }. Fanti i llojit atu quhet fanti i djathtë (right bower) dhe i mund të gjitha letrat e tjera{ $benny ->
    [yes] {" "}përveç Benny
   *[no] {""}
}.
sheet-left-bower = Pas tij vjen fanti tjetër me të njëjtën ngjyrë, këtu { CARD($card, form: "nom") }: fanti i majtë (left bower). Në gjithë ndarjen ai vlen si { SUIT($suit, form: "one") }, dhe jo më si lloji që tregon letra.
sheet-no-bowers = Nuk ka fant të djathtë e të majtë (bowers): në çdo lloj fanti është mes çupës dhe dhjetës.
sheet-ace-high = Asi është letra më e lartë e çdo lloji. Çdo letër atu i mund të gjitha letrat e llojeve të tjera.
sheet-trump-beats = Përndryshe asi është letra më e lartë e çdo lloji. Çdo letër atu i mund të gjitha letrat e llojeve të tjera.
sheet-order-no-trump = Në lojën pa atu asnjë lloj nuk mund tjetrin, dhe të gjithë fantët janë letra të zakonshme.
sheet-benny-at-no-trump = Në lojën pa atu, Benny është e vetmja letër atu.
sheet-order-low = Në lojën pa atu nga poshtë renditja e çdo lloji kthehet përmbys: më e mira është { $rank }, më e keqja as.
# Bids to take no trick
sheet-misere-no-trump = { $benny ->
    [yes] Misère luhet pa atu: asnjë lloj nuk mund tjetrin, dhe Benny është e vetmja letër atu.
   *[no] Misère luhet pa atu: asnjë lloj nuk mund tjetrin.
}
sheet-misere-trump = Misère luhet me atu, si çdo ofertë tjetër.
sheet-benny-led-first = Nëse deklaruesi hap dorën e parë me Benny, ndarja nuk ka lloj atu, dhe Benny është e vetmja letër atu (rrjedh nga rregullat e tjera; asnjë burim nuk e thotë).
sheet-caption-low = { SUIT($suit, form: "cap") } në lojën pa atu nga poshtë, njësoj edhe çdo lloj tjetër
sheet-caption-trump = { SUIT($suit, form: "cap") }, atu
sheet-caption-next = { SUIT($suit, form: "cap") }, pa fantin
sheet-caption-plain = { SUIT($suit, form: "cap") }
sheet-caption-cross = { SUIT($suit, form: "cap") }, njësoj edhe { SUIT($other) }

## Dealing

sheet-first-dealer-random = Ndarësi i parë caktohet me short.
sheet-first-dealer-first_jack = Për ndarësin e parë, letrat hapen një nga një para çdo lojtari me radhë: ndan kush merr fantin e parë.
sheet-first-dealer-first_black_jack = Për ndarësin e parë, letrat hapen një nga një para çdo lojtari me radhë: ndan kush merr fantin e parë të zi.
sheet-first-dealer-lowest_draw = Për ndarësin e parë, çdo lojtar tërheq një letër: ndan kush ka më të ulëtën; mbreti është më i larti dhe asi më i ulëti. Kush tërheq letra të barabarta, tërheq përsëri.
sheet-first-dealer-highest_draw = Për ndarësin e parë, çdo lojtar tërheq një letër: ndan kush ka më të lartën; asi është më i larti. Kush tërheq letra të barabarta, tërheq përsëri.
sheet-packets-even = Ndarësi i jep çdo lojtari { $n } letra, në grupe: { $packets }.
sheet-packets-uneven = Ndarësi i jep çdo lojtari { $n } letra; duke filluar nga lojtari majtas ndarësit, grupet janë { $packets }.
# The dealer gets no cards.
sheet-packets-even-others = Ndarësi u jep të tjerëve nga { $n } letra, në grupe: { $packets }, dhe vetë nuk merr asnjë.
sheet-packets-uneven-others = Ndarësi u jep të tjerëve nga { $n } letra dhe vetë nuk merr asnjë; duke filluar nga lojtari majtas ndarësit, grupet janë { $packets }.
sheet-turn-up-fixed = Kthehet letra tjetër: lloji i saj është atu.
sheet-turn-up-clubs = Kthehet letra tjetër. Ajo ka rëndësi vetëm nëse është spathi.
sheet-turn-up-idle = Kthehet letra tjetër dhe mbetet jashtë lojës. Atu nuk varet prej saj.
sheet-turn-up = Kthehet letra tjetër: lloji i saj propozohet si atu.
sheet-kitty = { $n ->
    [0] Nuk mbetet asnjë letër.
    [one] Mbetet një letër. Askush nuk e sheh, dhe ajo nuk luhet.
   *[other] Mbeten { $n } letra. Askush nuk i sheh, dhe ato nuk luhen.
}
# At least three, some of which may come into a hand
sheet-kitty-under = Mbeten { $n } letra. Askush ende nuk i sheh.
# Cards left over that the maker will take
sheet-widow = { $n ->
    [one] Mbetet një letër, letra e mesit. Askush ende nuk e sheh.
   *[other] Mbeten { $n } letra, letrat e mesit. Askush ende nuk i sheh.
}
sheet-next-dealer = Pas çdo ndarjeje, letrat i ndan lojtari majtas ndarësit.
# $n times in a game, 0 for always
sheet-redeal-times = { $n ->
    [0] {""}
    [one] , një herë në lojë
   *[other] , { $n } herë në lojë
}
# A hand with nothing higher than a ten.
sheet-nothing-high = { $benny ->
    [yes] asnjë as, figurë ose Benny
   *[no] asnjë as ose figurë
}
sheet-redeal-ace_no_face = Kush ka vetëm nënta e dhjeta (ose më të ulëta) dhe saktësisht një as, mund t’i tregojë letrat para fjalës së vet të parë, dhe i njëjti ndarës i ndan sërish{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face = Kush nuk ka { sheet-nothing-high } (farmer's hand) mund t’i tregojë letrat para fjalës së vet të parë, dhe i njëjti ndarës i ndan sërish{ sheet-redeal-times }.
sheet-redeal-no_ace_no_face_no_trump = Kush nuk ka { sheet-nothing-high } dhe asnjë letër të llojit të kthyer, mund t’i tregojë letrat para fjalës së vet të parë, dhe i njëjti ndarës i ndan sërish{ sheet-redeal-times }.
sheet-go-under-no_ace_no_face = Shkëmbimi (go under): kush nuk ka { sheet-nothing-high } mund t’i tregojë letrat para fjalës së vet të parë dhe të shkëmbejë tri prej tyre me tri nga letrat e mbetura. Këtë mund ta bëjë një lojtar në çdo ndarje.
sheet-go-under-three_nines_tens = Shkëmbimi (go under): kush ka tri ose më shumë nënta e dhjeta (ose më të ulëta) mund t’i tregojë letrat para fjalës së vet të parë dhe të shkëmbejë tri letra të tilla me tri nga letrat e mbetura. Këtë mund ta bëjë një lojtar në çdo ndarje.

## Making trump

sheet-round-one = Raundi i parë: duke filluar nga lojtari majtas ndarësit, secili me radhë e pranon llojin e letrës së kthyer si atu, ose thotë pas. Kush e pranon është deklaruesi, dhe caktimi mbaron.
sheet-canadian-loner = Në këtë raund partneri i ndarësit mund ta pranojë vetëm duke luajtur pa partner.
sheet-turned-bower = Nëse letra e kthyer është fant dhe askush nuk e ka pranuar, ndarësi duhet ta marrë (e pakonfirmuar: nga literatura e përgjithshme).
sheet-round-two = Raundi i dytë: nëse të gjithë thonë pas, ndarësi e kthen letrën përmbys. Duke filluar nga lojtari majtas ndarësit, secili me radhë cakton atu një nga llojet e tjera, ose thotë pas. Lloji i refuzuar nuk mund të caktohet.
sheet-no-trump-callable = Në këtë raund mund të caktohet edhe lojë pa atu.
sheet-no-trump-callable-low = Në këtë raund mund të caktohet edhe lojë pa atu, nga lart ose nga poshtë.
sheet-dirty-clubs = { $stays ->
    [yes] Nëse kthehet spathi, atu është menjëherë spathi: nuk ka deklarues, askush nuk mund të tërhiqet, dhe letra e kthyer mbetet jashtë lojës. Përndryshe atu caktohet kështu.
   *[no] Nëse kthehet spathi, atu është menjëherë spathi: nuk ka deklarues, dhe letra e kthyer mbetet jashtë lojës. Përndryshe atu caktohet kështu.
}
sheet-benny-is-no-club = Benny i kthyer nuk vlen si spathi.
sheet-fixed = Askush nuk cakton gjë: atu është lloji i letrës së kthyer, dhe nuk ka deklarues. Letra e kthyer mbetet jashtë lojës.
# $free: whether no trump may be named as well
sheet-stick = { $free ->
    [yes] Ndarësi i detyruar (stick the dealer): nëse të gjithë të tjerët kanë thënë pas dy herë, ndarësi duhet të caktojë një lloj ose lojë pa atu.
   *[no] Ndarësi i detyruar (stick the dealer): nëse të gjithë të tjerët kanë thënë pas dy herë, ndarësi duhet të caktojë një lloj.
}
sheet-stick-or-pay = Cakto ose paguaj (stick or pay): nëse të gjithë të tjerët kanë thënë pas dy herë, ndarësi cakton një lloj ose thotë pas; atëherë ekipi tjetër merr 1 pikë, dhe ndan lojtari tjetër.
sheet-stick-or-pay-each = Cakto ose paguaj (stick or pay): nëse të gjithë të tjerët kanë thënë pas dy herë, ndarësi cakton një lloj ose thotë pas; atëherë secili nga të tjerët merr 1 pikë, dhe ndan lojtari tjetër.
sheet-passed-out-no-trump = Nëse të gjithë thonë pas dy herë, ndarja luhet pa atu dhe pa deklarues. Ekipi me më shumë duar merr { $made } pikë, dhe { $march } për të gjitha duart.
# Each plays alone, and scores tricks
sheet-passed-out-no-trump-each = Nëse të gjithë thonë pas dy herë, ndarja luhet pa atu dhe pa deklarues, dhe secilit i duhet një dorë.
sheet-passed-out-next_dealer = Nëse të gjithë thonë pas dy herë, askush nuk merr pikë, dhe ndan lojtari tjetër.
sheet-passed-out-same_dealer = Nëse të gjithë thonë pas dy herë, askush nuk merr pikë, dhe ndan sërish i njëjti ndarës.
# What does not count as a card of the suit.
sheet-not-natural = { $benny ->
    [yes] Fanti i majtë dhe Benny nuk numërohen.
   *[no] Fanti i majtë nuk numërohet.
}
sheet-must-hold-caller = Kush pranon ose cakton një lloj, duhet të ketë një letër të atij lloji. { sheet-not-natural }
sheet-must-hold-caller_or_turned = Kush pranon ose cakton një lloj, duhet të ketë një letër të atij lloji; për ndarësin, në raundin e parë, numërohet edhe letra e kthyer. { sheet-not-natural }
sheet-must-hold-dealer = Ndarësi që merr letrën e kthyer duhet të ketë edhe një letër tjetër të llojit të saj. { sheet-not-natural }
# $n partners of a player
sheet-alone = { $n ->
    [one] Kush cakton atu mund të thotë në të njëjtën kohë se luan pa partner. Atëherë partneri i lë letrat të mbyllura në tryezë dhe nuk luan në këtë ndarje.
   *[other] Kush cakton atu mund të thotë në të njëjtën kohë se luan pa partnerë. Atëherë partnerët i lënë letrat të mbyllura në tryezë dhe nuk luajnë në këtë ndarje.
}
sheet-alone-each = Kush cakton atu mund të thotë në të njëjtën kohë edhe «pa partner»: të gjithë luajnë si më parë, por pikët janë të tjera.
sheet-never-alone = Askush nuk mund të luajë pa partner.
# $must: whether the dealer has to take a card that was accepted
sheet-benny-turned-named_blind = { $must ->
    [yes] Nëse letra e kthyer është Benny, ndarësi cakton atu para se t’i shohë letrat, bëhet deklarues, dhe e merr Benny si çdo letër të kthyer.
   *[no] Nëse letra e kthyer është Benny, ndarësi cakton atu para se t’i shohë letrat, bëhet deklarues, dhe mund ta marrë Benny si çdo letër të kthyer.
}
sheet-benny-turned-counts_as_suit = Nëse letra e kthyer është Benny, ajo propozon { SUIT($suit) }.
sheet-benny-turned-redeal = Nëse letra e kthyer është Benny, ndan sërish i njëjti ndarës.
sheet-blind-alone = Pasi t’i shohë letrat, ky ndarës mund të luajë edhe pa partner (rrjedh nga rregullat e tjera; asnjë burim nuk e thotë).
sheet-blind-not-alone = Ky ndarës nuk mund të luajë pa partner.
sheet-words-who = Kush
sheet-words-says = Thotë
sheet-words-opponent = një kundërshtar i ndarësit, kur pranon
sheet-words-other = një lojtar tjetër, kur pranon
sheet-words-partner = partneri i ndarësit, kur pranon
sheet-words-dealer = ndarësi, kur pranon
sheet-words-decline = kush nuk pranon
sheet-words-dealer-declines = ndarësi, kur nuk pranon
sheet-words-second-round = në raundin e dytë
sheet-words-no-trump = po aty, për lojë pa atu
sheet-words-call-partner = deklaruesi, kur thërret partnerin
sheet-words-stay = kush qëndron në lojë
sheet-words-drop-out = kush tërhiqet
sheet-words-alone = kush luan pa partner
sheet-words-jambone = pa partner, me letra të hapura
sheet-words-jamboree = deklaruesi me pesë atutë më të larta
sheet-words-defend-alone = kush mbrohet pa partner
sheet-says-order-up = «E pranoj»
sheet-says-assist = «E mbështes»
sheet-says-take-up = «E marr»
sheet-says-pass = «Pas»
sheet-says-turn-down = «E refuzoj»
sheet-says-name = «Atu maç»
sheet-says-name-no-trump = «Pa atu»
sheet-says-name-low = «Pa atu», ose «pa atu nga poshtë»
sheet-says-call-partner = «Thërras asin spathi»
sheet-says-stay = «Qëndroj»
sheet-says-drop-out = «Tërhiqem»
sheet-says-alone = njësoj, edhe «pa partner»
sheet-says-jambone = «Jambone»
sheet-says-jamboree = «Jamboree»
sheet-says-defend-alone = «Mbrohem pa partner»

## Before the first lead

sheet-take-over = Kur deklaruesi luan pa partner, partneri mund ta marrë përsipër lojën dhe të luajë në vend të tij, nëse nuk ka thënë pas në atë raund.
sheet-jambone = Jambone: kush sapo tha se luan pa partner, mund të thotë menjëherë se luan me letra të hapura. Pas shkëmbimeve letrat e tij u tregohen të gjithëve. Në çdo dorë, cila prej tyre hidhet e thotë lojtari i parë pas deklaruesit që merr pjesë, sipas akrepave të orës; edhe letrat e hapura duhet ta ndjekin llojin (e pakonfirmuar: nga literatura e përgjithshme).
sheet-jamboree = Jamboree: para hapjes së parë, deklaruesi që ka pesë atutë më të larta, bashkë me letrën e kthyer nëse e ka marrë, mund t’i tregojë. Kjo vlen { $points } pikë, dhe ndarja nuk luhet (e pakonfirmuar: nga literatura e përgjithshme).
sheet-defend-alone-vs_lone_maker = Kundër deklaruesit që luan pa partner, njëri mbrojtës mund të luajë pa partner, ndërsa tjetri nuk luan në këtë ndarje. Më parë pyetet lojtari majtas deklaruesit, dhe e drejta i takon kujt e kërkon më parë.
sheet-defend-alone-always = Kundër çdo deklaruesi, me ose pa partner, njëri mbrojtës mund të luajë pa partner, ndërsa tjetri nuk luan në këtë ndarje. Më parë pyetet lojtari majtas deklaruesit, dhe e drejta i takon kujt e kërkon më parë.
sheet-pick-up-optional = Nëse letra e kthyer u pranua, ndarësi mund ta marrë dhe të lërë mënjanë një letër tjetër, ose ta lërë në tryezë; të gjithë e shohin çfarë zgjodhi.
sheet-pick-up-optional_if_ordered = Nëse letra e kthyer u pranua, ndarësi e merr dhe lë mënjanë një letër tjetër. Nëse e pranoi një lojtar tjetër, ndarësi mund edhe ta lërë në tryezë; të gjithë e shohin çfarë zgjodhi.
sheet-pick-up-mandatory = Nëse letra e kthyer u pranua, ndarësi e merr dhe lë mënjanë një letër.
sheet-discard-other = Kjo letër lihet e mbyllur, dhe nuk mund të jetë ajo që sapo u mor.
sheet-discard-any = Kjo letër lihet e mbyllur, dhe mund të jetë edhe ajo që sapo u mor.
sheet-dealer-sits-out = Nëse ndarësi nuk luan, letra e kthyer mbetet jashtë lojës.
# $n cards
sheet-partners-best-discard_first = { $n ->
    [one] Deklaruesi që luan pa partner mund të lërë mënjanë një letër të mbyllur dhe të marrë në vend të saj letrën më të mirë të partnerit.
   *[other] Deklaruesi që luan pa partner mund të lërë mënjanë { $n } letra të mbyllura dhe të marrë në vend të tyre { $n } letrat më të mira të partnerit.
}
sheet-partners-best-receive_first = { $n ->
    [one] Deklaruesi që luan pa partner mund të marrë letrën më të mirë të partnerit, dhe pastaj lë mënjanë një letër të mbyllur.
   *[other] Deklaruesi që luan pa partner mund të marrë { $n } letrat më të mira të partnerit, dhe pastaj lë mënjanë po aq letra të mbyllura.
}
sheet-best-turn-up = Ndarësi, kur partneri e pranoi letrën e kthyer dhe luan pa të, mund t’i japë pikërisht atë letër.
sheet-defenders-best = { $n ->
    [one] Po ashtu, mbrojtësi që luan pa partner mund të marrë letrën më të mirë të partnerit.
   *[other] Po ashtu, mbrojtësi që luan pa partner mund të marrë { $n } letrat më të mira të partnerit.
}
sheet-widow-taken = { $n ->
    [one] Deklaruesi merr letrën e mesit, dhe lë mënjanë një letër të mbyllur, qoftë edhe të njëjtën.
   *[other] Deklaruesi merr { $n } letrat e mesit, dhe lë mënjanë po aq letra të mbyllura.
}
sheet-call-ace = Deklaruesi thërret një as që nuk është atu. Kush e ka është partneri i tij, por nuk e thotë: të gjithë të tjerët e mësojnë kur asi hidhet.
sheet-call-card = Deklaruesi thërret një letër që nuk është atu. Kush e ka është partneri i tij, por nuk e thotë: të gjithë të tjerët e mësojnë kur letra hidhet.
# $kitty: whether cards are left over
sheet-called-alone = { $kitty ->
    [yes] Nëse nuk e ka askush sepse mbeti jashtë lojës, ose nëse e ka vetë deklaruesi, ai luan pa partner kundër të gjithëve.
   *[no] Nëse e ka vetë deklaruesi, ai luan pa partner kundër të gjithëve.
}
sheet-stay = Duke filluar majtas deklaruesit, secili nga të tjerët qëndron në lojë ose tërhiqet. Kush tërhiqet nuk hedh letra, dhe as fiton, as humb pikë; nëse tërhiqen të gjithë, të gjitha duart i merr deklaruesi.

## Play

sheet-leader-left_of_dealer = Dorën e parë e hap lojtari majtas ndarësit.
sheet-leader-left_of_lone_maker = Dorën e parë e hap lojtari majtas ndarësit; kundër deklaruesit që luan pa partner, lojtari majtas deklaruesit.
sheet-leader-left_of_maker = Dorën e parë e hap lojtari majtas deklaruesit.
sheet-leader-maker = Dorën e parë e hap deklaruesi.
# Where a deal may have no maker
sheet-leader-no-maker = Kur nuk ka deklarues, dorën e parë e hap lojtari majtas ndarësit.
sheet-first-lead-is-trump = Deklaruesi mund ta hapë me cilëndo letër: lloji i saj bëhet atu.
sheet-sits-out = Kush nuk luan në një ndarje, nuk hedh letra, dhe radha kalon te tjetri.
sheet-follow = Secili duhet të hedhë nga lloji me të cilin u hap dora, nëse ka; përndryshe hedh cilëndo letër. Askush nuk është i detyruar të hedhë atu ose ta marrë dorën.
sheet-follow-left = Fanti i majtë ndjek llojin atu: nëse dora hapet me { SUIT($suit) }, { CARD($card, form: "nom") } duhet të hidhet si çdo letër tjetër atu.
sheet-follow-benny = Edhe këtu Benny vlen si atu, dhe duhet të hidhet kur dora hapet me atu.
sheet-trick = Dorën e merr letra më e fortë atu, ose, kur nuk ka atu, letra më e lartë e llojit me të cilin u hap. Kush e merr dorën, hap dorën tjetër.
sheet-equal-first = Nga dy letra më të mira e të barabarta, fiton ajo që u hodh e para.
sheet-equal-last = Nga dy letra më të mira e të barabarta, fiton ajo që u hodh e fundit.

## Points

sheet-one-side-scores = Në çdo ndarje merr pikë vetëm njëri ekip.
sheet-maker-or-others = Në çdo ndarje merr pikë ose deklaruesi, ose secili nga të tjerët.
sheet-both-or-others = Në çdo ndarje marrin pikë ose deklaruesi dhe partneri, secili po aq, ose secili nga të tjerët.
sheet-set-back = Zbritje pikësh (set-back): deklaruesit që dështojnë humbin pikë, dhe mbrojtësit nuk fitojnë kurrë (e pakonfirmuar: nga literatura e përgjithshme).
sheet-each-scores-tricks = Secili merr pikë për vete: një pikë për çdo dorë.
# $even: whether both sides may take as many tricks
sheet-more-tricks-score = { $even ->
    [yes] Pikë merr vetëm ekipi me më shumë duar, dhe asnjëri kur duart janë të barabarta.
   *[no] Pikë merr vetëm ekipi me më shumë duar.
}
sheet-four-tricks = Për pikën duhen katër duar; me tri nuk merr pikë askush.
sheet-must-take-all = Deklaruesi që luan pa partner duhet t’i marrë të { $n } duart; përndryshe dështon (euchre).
sheet-fast-break = Fast break: deklaruesit që humbin dy duart e para dhe marrin tri të tjerat nuk fitojnë pikë, dhe as mbrojtësit.
sheet-tokens = Ekipi me saktësisht katër duar merr edhe një shenjë; shenja e katërt këmbehet me 1 pikë.
sheet-tokens-player = Lojtari me saktësisht katër duar merr edhe një shenjë; shenja e katërt këmbehet me 1 pikë.
sheet-side-takes = Ekipi merr
sheet-player-takes = Lojtari merr
sheet-each-trick = për çdo dorë
sheet-no-trick = asnjë dorë
sheet-maker-below = deklaruesi, me më pak se { $n }
sheet-maker-below-bid = deklaruesi, me më pak sesa ofroi
sheet-who-dropped-out = kush u tërhoq
sheet-minus = { $n ->
    [0] 0
   *[other] −{ $n }
}
sheet-to-both = { $n } secilit
sheet-lost-by-makers = −{ $n }
sheet-lost-by-both = −{ $n } secilit
sheet-not-alone-column = zakonisht
sheet-with-partner = me partner
sheet-without-partner = pa partner
sheet-makers-take = Deklaruesit marrin
sheet-maker-takes = Deklaruesi merr
sheet-together = bashkë
sheet-alone-column = pa partner
sheet-nothing = –
sheet-tricks = { $n ->
    [one] 1 dorë
   *[other] { $n } duar
}
# $kind is none, one, or, to: how a range of numbers is said
sheet-range = { $kind ->
    [none] asnjë
    [one] { $low }
    [or] { $low } ose { $high }
   *[to] { $low } deri në { $high }
}
sheet-range-made = { $kind ->
    [one] { $low ->
        [one] 1 dorë
       *[other] { $low } duar
    }
   *[other] { sheet-range } duar
}
sheet-all-tricks = të { $n } duart (march)
sheet-all-exposed = të { $n } duart me letra të hapura (jambone)
sheet-five-best = tregohen pesë atutë më të larta (jamboree)
sheet-range-euchred = { sheet-range }: dështim (euchre)
sheet-range-lone-defender = { sheet-range }, kundër një mbrojtësi pa partner
sheet-to-defenders = { $n } për mbrojtësit
sheet-to-each = { $n } për secilin tjetër
sheet-to-lone-defender = { $n } për mbrojtësit

## The end

sheet-end-target-side = Lojën e fiton ekipi i parë me { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
}.
sheet-end-target-player = Lojën e fiton lojtari i parë me { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
}.
sheet-end-count-down-side = Çdo ekip nis me { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
}, dhe pikët që fiton i zbriten. Lojën e fiton ekipi i parë të cilit nuk i mbetet asnjë.
sheet-end-count-down-player = Çdo lojtar nis me { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
}, dhe pikët që fiton i zbriten. Lojën e fiton lojtari i parë të cilit nuk i mbetet asnjë.
sheet-end-deals = Loja ka { $n ->
    [one] 1 ndarje
   *[other] { $n } ndarje
}; fiton rezultati më i lartë, dhe rezultati i njëjtë është barazim.
sheet-end-deals-at-most = Nëse pas { $n ->
    [one] 1 ndarjeje
   *[other] { $n } ndarjesh
} nuk ka fituar askush, loja mbaron: fiton rezultati më i mirë, dhe rezultati i njëjtë është barazim.
sheet-end-deals-thrown-in = Letrat që u ndanë sërish nuk numërohen si ndarje.
sheet-must-earn = Pikët nuk mjaftojnë: loja fitohet vetëm në një ndarje ku fituesi ia doli si deklarues ose ndali një deklarues.
sheet-scores-fall = Pikët edhe humbasin: rezultati mund të bjerë nën zero.
sheet-scores-rise = Pikët e humbura shtohen sërish, edhe mbi numrin e fillimit.
sheet-tie-play_on = Nëse disa arrijnë në të njëjtën ndarje, fiton rezultati më i mirë; nëse është i njëjtë, loja vazhdon derisa njëri të kalojë përpara.
sheet-tie-maker_first = Nëse disa arrijnë në të njëjtën ndarje, fiton kush caktoi atu, po të jetë mes tyre; përndryshe fiton rezultati më i mirë, dhe nëse është i njëjtë loja vazhdon derisa njëri të kalojë përpara.
sheet-lone-march-wins = Të gjitha duart e marra pa partner e fitojnë lojën menjëherë.
sheet-match-side = Ekipi i parë që fiton { $n } lojëra e fiton ndeshjen.
sheet-match-player = Lojtari i parë që fiton { $n } lojëra e fiton ndeshjen.
sheet-laps = Kalimi i pikëve (laps): pikët e fituesit mbi kufirin kalojnë në lojën tjetër, por kurrë aq sa ajo të fitohej para se të fillojë.
sheet-slam = Lojë dyfishe (slam): loja në të cilën humbësit nuk kanë asnjë pikë vlen për dy lojëra.
sheet-rubber = Pikët rubber: loja u jep fituesve 3 nëse humbësit nuk kanë asnjë pikë, 2 nëse kanë 1 ose 2, përndryshe 1; fitorja e ndeshjes jep edhe 2.

## Mistakes

sheet-no-mistakes = Nuk ka ndarje të gabuar e as mosndjekje të llojit (revoke): letrat i ndan programi, dhe ai nuk pranon letër që nuk lejohet.

## What no source says

sheet-unsourced-recall = { $setting }. Kështu njihet nga lojërat me letra në përgjithësi; asnjë burim i kësaj loje nuk e thotë.
sheet-unsourced-derived = { $setting }. Kjo rrjedh nga rregullat e tjera ose nga lojëra të ngjashme; asnjë burim nuk e thotë.
sheet-unsourced-gap = { $setting }. Asnjë burim nuk thotë gjë për këtë, dhe duhej zgjedhur një vlerë.
