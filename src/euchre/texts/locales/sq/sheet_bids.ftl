### Fleta e rregullave: lojërat me oferta, dhe pikët e tyre.

## The auction

sheet-bids-once = Duke filluar nga lojtari majtas ndarësit, secili ka një radhë: bën një ofertë ose thotë pas. Çdo ofertë duhet të jetë më e lartë se e fundit; kush ofron më lart është deklaruesi.
sheet-bids-twice = Duke filluar nga lojtari majtas ndarësit, secili me radhë bën një ofertë ose thotë pas, më së shumti dy herë. Çdo ofertë duhet të jetë më e lartë se e fundit; kush ofron më lart është deklaruesi. Askush nuk ofron mbi ofertën e vet.
sheet-bids-until_passed = Duke filluar nga lojtari majtas ndarësit, secili me radhë bën një ofertë ose thotë pas, derisa pas ofertës më të lartë të gjithë të tjerët të thonë pas. Kush ka thënë pas mund të ofrojë edhe më vonë. Çdo ofertë duhet të jetë më e lartë se e fundit; kush ofron më lart është deklaruesi.
sheet-bids-pass_is_out = Duke filluar nga lojtari majtas ndarësit, secili me radhë bën një ofertë ose thotë pas, derisa të gjithë të tjerët të kenë thënë pas. Kush thotë pas nuk ofron më. Çdo ofertë duhet të jetë më e lartë se e fundit; kush ofron më lart është deklaruesi.
sheet-bids-dealer-out = Ndarësi, që nuk ka letra, nuk ofron.
# $bids is the list of bids; $paired: whether partners take tricks together
sheet-bids-ladder = { $paired ->
    [yes] Ofertat, nga më e ulëta te më e larta: { $bids }. Numri thotë sa duar do të marrë ekipi.
   *[no] Ofertat, nga më e ulëta te më e larta: { $bids }. Numri thotë sa duar do të marrë kush ofron.
}
sheet-bid-misere = { BID($bid, form: "cap") }: nuk duhet marrë asnjë dorë.
# $every: whether these are all the tricks of a deal
sheet-tricks-bid = { $every ->
    [yes] të { $n } duart
   *[no] { $n ->
        [0] asnjë dorë
       *[other] { sheet-tricks }
    }
}
# $higher: whether the bid below asks for as many
sheet-bid-tricks = { BID($bid, form: "cap") }: { sheet-tricks-bid }{ $higher ->
    [yes] , me vlerë më të madhe.
   *[no] .
}
# Played alone; $others partners sit out, $cards cards come from the partner.
sheet-bid-alone = { BID($bid, form: "cap") }: { sheet-tricks-bid } pa { $others ->
    [one] partnerin, që i lë letrat dhe nuk luan
   *[other] partnerët, që i lënë letrat dhe nuk luajnë
}{ $cards ->
    [0] .
    [one] ; më parë deklaruesi shkëmben një letër me partnerin.
   *[other] ; më parë deklaruesi shkëmben { $cards } letra me partnerin.
}
sheet-bid-over-last = { BID($bid, form: "cap") } mund të ofrohet vetëm mbi { BID($last) }.
sheet-bids-trump-after = Kur mbarojnë ofertat, deklaruesi cakton atu një lloj.
sheet-bids-trump-with_bid = Çdo ofertë e thotë edhe llojin atu. Të gjitha llojet janë të barabarta: ofertën e ngre vetëm numri ose emri.
sheet-bids-trump-first_lead = Atu nuk caktohet: atu bëhet lloji i letrës me të cilën deklaruesi hap dorën e parë.
sheet-bids-no-trump = Në vend të një lloji mund të caktohet lojë pa atu.
sheet-bids-no-trump-low = Në vend të një lloji mund të caktohet lojë pa atu, nga lart ose nga poshtë.
# $below: whether the forced bid is lower than all others
sheet-bids-forced-dealer = { $below ->
    [yes] Nëse të gjithë të tjerët thonë pas, ndarësi duhet të ofrojë, dhe atëherë mund të ofrojë { $n }, gjë që askush tjetër nuk mund ta bëjë.
   *[no] Nëse të gjithë të tjerët thonë pas, ndarësi duhet të ofrojë: { $n } ose më shumë.
}
sheet-bids-forced-joker = Nëse të gjithë thonë pas, kush ka Benny duhet ta tregojë, dhe kështu ofron { $n }.
sheet-bids-joker-hidden-next_dealer = Nëse Benny nuk është te askush, askush nuk merr pikë, dhe ndan lojtari tjetër.
sheet-bids-joker-hidden-same_dealer = Nëse Benny nuk është te askush, askush nuk merr pikë, dhe ndan sërish i njëjti ndarës.
sheet-bids-passed-out-next_dealer = Nëse të gjithë thonë pas, askush nuk merr pikë, dhe ndan lojtari tjetër.
sheet-bids-passed-out-same_dealer = Nëse të gjithë thonë pas, askush nuk merr pikë, dhe ndan sërish i njëjti ndarës.
# $n partners of a player
sheet-bids-alone = { $n ->
    [one] Kur cakton atu, deklaruesi mund të zgjedhë të luajë pa partner. Atëherë partneri i lë letrat të mbyllura në tryezë dhe nuk luan në këtë ndarje.
   *[other] Kur cakton atu, deklaruesi mund të zgjedhë të luajë pa partnerë. Atëherë partnerët i lënë letrat të mbyllura në tryezë dhe nuk luajnë në këtë ndarje.
}
# A hand without a card of the turned suit may be thrown in.
sheet-bids-benny-turned = Nëse letra e kthyer është Benny, ajo vlen si { SUIT($suit, form: "one") }.
sheet-words-bid = kush ofron
sheet-words-bid-no-trump = kush ofron pa atu
sheet-words-name = deklaruesi, kur cakton atu
sheet-words-name-no-trump = deklaruesi, për lojë pa atu
sheet-says-bid = «{ BID($bid, form: "cap") }»
sheet-says-bid-in = «{ BID($bid, form: "cap") } maç»
sheet-says-bid-no-trump = «{ BID($bid, form: "cap") } pa atu»
sheet-says-bid-low = «{ BID($bid, form: "cap") } pa atu», ose «pa atu nga poshtë»

## Before the first lead

sheet-bid-best-discard = Deklaruesi, kur oferta i jep letra nga partneri, më parë lë mënjanë po aq letra të mbyllura; pastaj partneri i jep në vend të tyre më të mirat.
sheet-bid-best-receive = Deklaruesi, kur oferta i jep letra nga partneri, më parë merr letrat më të mira të tij, dhe pastaj lë mënjanë po aq letra të mbyllura.

## Points

sheet-bid-column = Oferta
sheet-tricks-column = Duar
sheet-made-column = U arrit
sheet-failed-column = Dështoi
# Stakes: what each opponent pays, and is paid
sheet-made-from-each = U arrit, nga secili
sheet-failed-to-each = Dështoi, secilit
sheet-made-to-makers = U arrit, deklaruesve
sheet-failed-to-others = Dështoi, të tjerëve
sheet-bid = { BID($bid, form: "cap") }
sheet-forced-bid = { BID($bid, form: "cap") }, e detyruar
sheet-bids-from-to = { $low } deri në { $high }
sheet-as-many-tricks = po aq
sheet-none-of-the-tricks = asnjë
# $bonus points above the tricks
sheet-point-a-trick = { $bonus ->
    [0] 1 për dorë
   *[other] 1 për dorë, dhe { $bonus } më shumë
}
# In these, $bid is "yes" where several bids stand in a row, so that no one number can be said.
sheet-lost = { $bid ->
    [yes] minus oferta
   *[no] −{ $n }
}
sheet-figure = { $bid ->
    [yes] oferta
   *[no] { $n }
}
# $kind: two fixed sides; a called partner; or each with a score of their own
sheet-pay-tricks = { $kind ->
    [sides] Deklaruesit marrin pikë sipas tabelës. Mbrojtësit marrin gjithmonë një pikë për çdo dorë të tyre.
    [called] Deklaruesi dhe partneri marrin pikë sipas tabelës, secili po aq. Secili nga të tjerët merr gjithmonë një pikë për çdo dorë të vet.
   *[each] Deklaruesi merr pikë sipas tabelës. Secili nga të tjerët merr gjithmonë një pikë për çdo dorë të vet.
}
sheet-pay-stakes = Paguhet vetëm oferta: deklaruesit nga çdo kundërshtar nëse arrihet, dhe secilit nga deklaruesi nëse dështon. Duart mbi ofertën nuk vlejnë gjë.
sheet-pay-maker_only = { $kind ->
    [sides] Vlen vetëm oferta, dhe vetëm për deklaruesit. Duart mbi të nuk vlejnë gjë, dhe mbrojtësit nuk marrin kurrë pikë.
   *[each] Vlen vetëm oferta, dhe vetëm për deklaruesin. Duart mbi të nuk vlejnë gjë, dhe të tjerët nuk marrin kurrë pikë.
}
sheet-pay-winners = { $kind ->
    [sides] Vlen vetëm oferta: pikët i marrin deklaruesit nëse e arrijnë, përndryshe mbrojtësit. Duart mbi të nuk vlejnë gjë.
    [called] Vlen vetëm oferta: pikët i marrin deklaruesi dhe partneri, secili, nëse arrihet, përndryshe secili nga të tjerët. Duart mbi të nuk vlejnë gjë.
   *[each] Vlen vetëm oferta: pikët i merr deklaruesi nëse e arrin, përndryshe secili nga të tjerët. Duart mbi të nuk vlejnë gjë.
}
sheet-lone-factor = { $n ->
    [2] Nëse deklaruesi zgjodhi të luajë pa partner, fitimi ose humbja e ofertës dyfishohet.
   *[other] Nëse deklaruesi zgjodhi të luajë pa partner, fitimi ose humbja e ofertës shumëzohet me { $n }.
}
sheet-forced-half = { $forced ->
    [dealer] Ndarësi që u detyrua të ofrojë dhe dështon, humb vetëm gjysmën e ofertës, të rrumbullakosur lart (rrumbullakimin nuk e thotë asnjë burim).
   *[joker_holder] Kush u detyrua të ofrojë sepse ka Benny, dhe dështon, humb vetëm gjysmën e ofertës, të rrumbullakosur lart (rrumbullakimin nuk e thotë asnjë burim).
}
# Each player pays $n points into the pool; a deal has $tricks tricks.
sheet-pool = Ka edhe një arkë. Në çdo ndarje çdo lojtar vë në të { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
}. Kush i ofron të { $tricks } duart dhe i merr, merr edhe arkën; çfarë mbetet në fund të lojës u ndahet të gjithëve njësoj.
