### Opsionet, vlerat e tyre, lojërat e gatshme, burimet, dhe çfarë nuk shkon te rregullat.


#
# option-KEY       the label of an option, KEY as after --set with a dash for the dot
# option-KEY-why   one sentence: what it does
# option-KEY-VALUE the label of a value

value-true = po
value-false = jo
value-number = { $n }
# A number that is 0: no points, no limit.
value-none = asnjë
# Packets: rounds of dealing, each seat's number from the dealer's left.
value-packets = { $packets }

# An option and what it is set to, as a house rule is listed.
setting-value = { $option }: { $value }
setting-unused = { $setting } (nuk ndryshon asgjë në këtë lojë)
# A bid of a ladder, and what is said of it ("Nap (5 tricks, wins 10, loses 5)").
ladder-bid = { BID($bid) }
ladder-bid-with = { BID($bid) } ({ $details })
ladder-wins = fiton { $n }
ladder-loses = humb { $n }
# $n cards that the lone maker may exchange with the partner
ladder-alone = { $n ->
    [0] pa partner
    [one] pa partner, me një letër prej tij
   *[other] pa partner, me { $n } letra prej tij
}
ladder-over-last = vetëm mbi ofertën e mëparshme

## Groups

group-table = Lojtarët
group-pack = Letrat
group-deal = Ndarja
group-auction = Caktimi i llojit atu
group-bids = Ofertat
group-entry = Kush merr pjesë
group-exchange = Shkëmbimi i letrave
group-play = Loja me letra
group-score = Pikët
group-end = Fundi i lojës

## Players

option-players = Lojtarët
option-players-why = Sa vende ka tryeza.
option-partners = Partnerët
option-partners-why = Kush luan me kë.
option-partners-opposite = dy ekipe të përhershme, të ulura me radhë
option-partners-maker_against_all = deklaruesi kundër të gjithë të tjerëve
option-partners-called = deklaruesi dhe kush ka letrën që ai thërret, kundër të gjithë të tjerëve
option-partners-nobody = askush: secili luan për vete

## Cards

option-pack-lowest = Letra më e ulët
option-pack-lowest-why = Letrat shkojnë nga kjo deri te asi: nga nënta janë 24 letra, nga shtata 32.
option-pack-copies = Kopje të çdo letre
option-pack-copies-why = Sa herë gjendet çdo letër te letrat e lojës; Benny gjendet vetëm një herë.
option-pack-benny = Benny
option-pack-benny-why = Një letër më shumë, që e mund fantin e djathtë dhe vlen gjithmonë si atu.
option-pack-benny-none = nuk luhet
option-pack-benny-joker = xholi
option-pack-benny-two_of_spades = dyshi maç, që atëherë nuk vlen si maç

## Deal

option-deal-first_dealer = Ndarësi i parë
option-deal-first_dealer-why = Si gjendet ndarësi i parë i lojës; pastaj ndarja kalon majtas.
option-deal-first_dealer-random = me short
option-deal-first_dealer-first_jack = fanti i parë që del hapur
option-deal-first_dealer-first_black_jack = fanti i parë i zi që del hapur
option-deal-first_dealer-lowest_draw = letra më e ulët e tërhequr
option-deal-first_dealer-highest_draw = letra më e lartë e tërhequr
option-deal-packets = Si ndahen letrat
option-deal-packets-why = Sa letra merr çdo vend në çdo kalim të ndarjes, duke filluar nga lojtari majtas ndarësit; ndarësi që nuk merr asnjë nuk luan në atë ndarje.
option-deal-turn_up = Letra e kthyer
option-deal-turn_up-why = Nëse pas ndarjes kthehet letra tjetër, siç duhet kur atu caktohet sipas saj.
option-deal-redeal = Letra të dobëta për ndarje të re
option-deal-redeal-why = Letra aq të dobëta sa lojtari mund t’i tregojë dhe i njëjti ndarës i ndan sërish.
option-deal-redeal-none = nuk luhet
option-deal-redeal-ace_no_face = nënta e dhjeta, me saktësisht një as
option-deal-redeal-no_ace_no_face = asnjë as, figurë ose Benny (farmer's hand)
option-deal-redeal-no_ace_no_face_no_trump = asnjë as, figurë, Benny ose letër e llojit të kthyer
option-deal-redeals_each = Ndarje të reja për lojtar
option-deal-redeals_each-why = Sa herë në një lojë mund të kërkojë çdo lojtar ndarje të re; 0 do të thotë gjithmonë.
option-deal-go_under = Shkëmbim me letrat e mbetura (go under)
option-deal-go_under-why = Kush ka letra të dobëta mund t’i tregojë dhe të shkëmbejë tri prej tyre me tri nga letrat e mbetura.
option-deal-go_under-none = nuk luhet
option-deal-go_under-no_ace_no_face = pa asnjë as, figurë ose Benny
option-deal-go_under-three_nines_tens = me tri ose më shumë nënta e dhjeta, dhe këto shkëmbehen

## Making trump

option-auction-kind = Mënyra e caktimit
option-auction-kind-why = Si caktohet atu.
option-auction-kind-turn_up = sipas letrës së kthyer
option-auction-kind-bids = me oferta, secila më e lartë se e mëparshmja
option-auction-kind-fixed = nuk caktohet: atu është lloji i letrës së kthyer

option-auction-stick_the_dealer = Ndarësi i detyruar (stick the dealer)
option-auction-stick_the_dealer-why = Nëse ndarësi mund të thotë pas kur të gjithë të tjerët kanë thënë pas dy herë.
option-auction-stick_the_dealer-off = jo: ndarësi mund të thotë pas
option-auction-stick_the_dealer-stick = ndarësi duhet të caktojë atu
option-auction-stick_the_dealer-stick_or_pay = ndarësi cakton atu ose u jep kundërshtarëve një pikë
option-auction-all_pass = Kur të gjithë thonë pas
option-auction-all_pass-why = Kush ndan pas një ndarjeje në të cilën askush nuk caktoi atu.
option-auction-all_pass-next_dealer = ndan ndarësi tjetër
option-auction-all_pass-same_dealer = ndan sërish i njëjti ndarës
option-auction-no_trump = Lojë pa atu
option-auction-no_trump-why = Nëse një ndarje mund të luhet pa atu; atëherë fantët janë letra të zakonshme.
option-auction-no_trump-never = kurrë
option-auction-no_trump-callable = mund të caktohet si çdo lloj
option-auction-no_trump-when_passed_out = kur të gjithë kanë thënë pas dy herë
option-auction-low_no_trump = Pa atu nga poshtë
option-auction-low_no_trump-why = Lojë pa atu mund të caktohet edhe nga poshtë: atëherë letra më e ulët e llojit është më e mira.
option-auction-dirty_clubs = Spathi menjëherë atu (Dirty Clubs)
option-auction-dirty_clubs-why = Nëse kthehet spathi, atu është menjëherë spathi: askush nuk cakton tjetër gjë, dhe askush nuk mund të tërhiqet.
option-auction-must_hold = Kush duhet të ketë letër atu
option-auction-must_hold-why = Kush duhet të ketë një letër të llojit për ta caktuar atu; fanti i majtë dhe Benny nuk numërohen.
option-auction-must_hold-nobody = askush
option-auction-must_hold-caller = kush cakton atu
option-auction-must_hold-caller_or_turned = kush cakton atu; për ndarësin numërohet edhe letra e kthyer
option-auction-must_hold-dealer = ndarësi, për të marrë letrën e kthyer
option-auction-turned_bower_forces_pick_up = Fanti i kthyer merret detyrimisht
option-auction-turned_bower_forces_pick_up-why = Ndarësi duhet ta marrë fantin e kthyer që askush nuk e pranoi (e pakonfirmuar: nga literatura e përgjithshme).
option-auction-canadian_loner = Pranim vetëm pa partner (Canadian loner)
option-auction-canadian_loner-why = Partneri i ndarësit mund ta pranojë letrën e kthyer vetëm duke luajtur pa partner; raundi i dytë është i lirë.
option-auction-benny_turned = Kur kthehet Benny
option-auction-benny_turned-why = Çfarë ndodh kur letra e kthyer është Benny.
option-auction-benny_turned-named_blind = ndarësi cakton atu para se të shohë letrat
option-auction-benny_turned-counts_as_suit = propozon një lloj të vendosur më parë
option-auction-benny_turned-redeal = ndan sërish i njëjti ndarës
option-auction-benny_suit = Lloji kur kthehet Benny
option-auction-benny_suit-why = Lloji që propozon Benny i kthyer, kur propozon një.
option-auction-blind_maker_may_go_alone = Pa partner, pasi caktoi pa parë
option-auction-blind_maker_may_go_alone-why = Ndarësi që caktoi atu pa parë letrat mund të luajë pa partner pasi t’i shohë (rrjedh nga rregullat e tjera; asnjë burim nuk e thotë).

## Bids

option-bids-ladder = Ofertat e mundshme
option-bids-ladder-why = Ofertat nga më e ulëta te më e larta: numra duarsh, dhe oferta me emër.
option-bids-rounds = Radhët për të ofruar
option-bids-rounds-why = Sa vazhdojnë ofertat; mbarojnë menjëherë kur askush nuk mund të ofrojë më lart.
option-bids-rounds-once = një herë për çdo lojtar
option-bids-rounds-twice = më së shumti dy herë për çdo lojtar
option-bids-rounds-until_passed = derisa të gjithë të tjerët të thonë pas; kush ka thënë pas mund të ofrojë sërish
option-bids-rounds-pass_is_out = derisa të gjithë të tjerët të thonë pas; kush thotë pas nuk ofron më
option-bids-trump = Kur thuhet atu
option-bids-trump-why = Kur thuhet atu që shkon me ofertën.
option-bids-trump-after = pas ofertave, nga kush ofroi më lart
option-bids-trump-with_bid = me çdo ofertë
option-bids-trump-first_lead = kurrë: atu bëhet lloji me të cilin deklaruesi hap dorën e parë
option-bids-forced = Oferta e detyruar
option-bids-forced-why = Kush duhet të ofrojë kur të gjithë të tjerët kanë thënë pas.
option-bids-forced-nobody = askush
option-bids-forced-dealer = ndarësi
option-bids-forced-joker_holder = kush ka Benny
option-bids-forced_bid = Duar për ofertën e detyruar
option-bids-forced_bid-why = Sa duar premton oferta e detyruar; ndarësi i detyruar mund të ofrojë edhe më lart.
option-bids-forced_loses_half = Oferta e detyruar humb gjysmën
option-bids-forced_loses_half-why = Kush u detyrua të ofrojë dhe dështon, humb gjysmën e ofertës, të rrumbullakosur lart (rrumbullakimin nuk e thotë asnjë burim).
option-bids-misere_no_trump = Misère pa atu
option-bids-misere_no_trump-why = Misère, oferta për të mos marrë asnjë dorë, luhet pa atu.
option-bids-pay = Pikët e ofertës
option-bids-pay-why = Çfarë sjell oferta kur arrihet ose kur dështon.
option-bids-pay-tricks = një pikë për çdo dorë; deklaruesit që dështojnë e humbin ofertën
option-bids-pay-stakes = deklaruesi e fiton ofertën nga çdo kundërshtar, ose ia humb secilit
option-bids-pay-maker_only = deklaruesi e fiton ose e humb ofertën, dhe askush tjetër nuk merr pikë
option-bids-pay-winners = oferta për deklaruesit, ose për të tjerët nëse dështon
option-bids-bonus = Shtesë për ofertën e arritur
option-bids-bonus-why = Pikë mbi duart e veta për deklaruesit që e arrijnë ofertën.
option-bids-lone_factor = Shumëzuesi pa partner
option-bids-lone_factor-why = Fitimi ose humbja e ofertës shumëzohet me këtë numër, nëse deklaruesi zgjodhi të luajë pa partner.
option-bids-pool = Arka
option-bids-pool-why = Pikë që çdo lojtar vë në arkë në çdo ndarje; arkën e merr kush i ofron të gjitha duart dhe i merr.

## Playing and defending alone

option-entry-alone = Lojë pa partner
option-entry-alone-why = Kush cakton atu mund të luajë pa partnerin, që i lë letrat të mbyllura në tryezë.
option-entry-partner_may_take_over = Partneri mund ta marrë përsipër
option-entry-partner_may_take_over-why = Kur deklaruesi luan pa partner, mund të luajë në vend të tij partneri, nëse nuk ka thënë pas.
option-entry-defend_alone = Mbrojtje pa partner
option-entry-defend_alone-why = Kur mund të luajë njëri mbrojtës pa tjetrin.
option-entry-defend_alone-never = kurrë
option-entry-defend_alone-vs_lone_maker = kundër deklaruesit që luan pa partner
option-entry-defend_alone-always = kundër çdo deklaruesi
option-entry-steps = Radha e hapave
option-entry-steps-why = Me çfarë radhe ndodh gjithçka nga caktimi i llojit atu deri te hapja e dorës së parë.
option-entry-steps-take_over = marrja përsipër
option-entry-steps-defend_alone = mbrojtja pa partner
option-entry-steps-pick_up = shkëmbimi i ndarësit
option-entry-steps-partners_best = letra më e mirë e partnerit
option-entry-steps-defenders_best = letra më e mirë për mbrojtësin pa partner
option-entry-steps-widow = letrat e mesit
option-entry-steps-call_partner = thirrja e partnerit
option-entry-steps-usual = e zakonshmja
option-entry-steps-stay = qëndrimi ose tërheqja
option-entry-called_card = Letra e thirrur
option-entry-called_card-why = Cilën letër mund të thërrasë deklaruesi; kush e ka bëhet partneri.
option-entry-called_card-ace = një as që nuk është atu
option-entry-called_card-any_plain = çdo letër që nuk është atu
option-entry-may_drop_out = Tërheqja nga ndarja
option-entry-may_drop_out-why = Para dorës së parë çdo lojtar, përveç deklaruesit, mund të tërhiqet nga ndarja, pa fituar e pa humbur pikë.

## Exchanging cards

option-exchange-pick_up = Shkëmbimi i ndarësit
option-exchange-pick_up-why = Nëse ndarësi duhet ta marrë letrën e kthyer kur lloji i saj bëhet atu.
option-exchange-pick_up-optional = ndarësi mund ta marrë ose ta lërë
option-exchange-pick_up-optional_if_ordered = ndarësi mund ta lërë, nëse e pranoi një tjetër
option-exchange-pick_up-mandatory = ndarësi duhet ta marrë
option-exchange-may_discard_turn_up = Lënia mënjanë e letrës së kthyer
option-exchange-may_discard_turn_up-why = Nëse ndarësi mund të lërë mënjanë pikërisht letrën e sapomarrë.
option-exchange-partners_best = Letra më e mirë e partnerit
option-exchange-partners_best-why = Deklaruesi që luan pa partner mund t’i kërkojë partnerit letrën më të mirë.
option-exchange-partners_best-none = nuk luhet
option-exchange-partners_best-discard_first = deklaruesi më parë lë letra mënjanë
option-exchange-partners_best-receive_first = deklaruesi më parë sheh letrat e partnerit
option-exchange-partners_best_cards = Letra nga partneri
option-exchange-partners_best_cards-why = Sa letra jep partneri, dhe sa lë mënjanë deklaruesi.
option-exchange-best_may_be_turn_up = Letra e kthyer si letra më e mirë
option-exchange-best_may_be_turn_up-why = Ndarësi, kur partneri luan pa të, mund t’i japë letrën e kthyer.
option-exchange-defenders_best = Letra më e mirë për mbrojtësin
option-exchange-defenders_best-why = Mbrojtësi pa partner mund t’i kërkojë partnerit letrën më të mirë, ashtu si deklaruesi.
option-exchange-widow = Letrat e mesit
option-exchange-widow-why = Çfarë bëhet me letrat e mbetura, kur atu caktohet me oferta.
option-exchange-widow-unused = jashtë lojës
option-exchange-widow-taken = i merr deklaruesi, dhe lë mënjanë po aq

## Play

option-play-bowers = Fanti i djathtë dhe i majtë (bowers)
option-play-bowers-why = Fanti i llojit atu dhe fanti tjetër me të njëjtën ngjyrë janë letrat më të forta.
option-play-leader = Hapja e dorës së parë
option-play-leader-why = Kush hap dorën e parë; nëse ai lojtar nuk luan, e hap tjetri majtas.
option-play-leader-left_of_dealer = lojtari majtas ndarësit
option-play-leader-left_of_lone_maker = lojtari majtas deklaruesit pa partner, përndryshe majtas ndarësit
option-play-leader-maker = deklaruesi
option-play-last_equal_card_wins = Nga dy letra të barabarta fiton e dyta
option-play-last_equal_card_wins-why = Kur çdo letër ka dy kopje, dorën e merr letra e dytë nga dy më të mirat e barabarta, jo e para.

## Points

option-score-made = Shumica e duarve
option-score-made-why = Pikë për deklaruesit që marrin shumicën e duarve, por jo të gjitha.
option-score-march = Të gjitha duart (march)
option-score-march-why = Pikë për deklaruesit që marrin të gjitha duart.
option-score-euchre = Euchre
option-score-euchre-why = Pikë për mbrojtësit, nëse deklaruesit nuk e marrin shumicën e duarve.
option-score-lone_made = Shumica pa partner
option-score-lone_made-why = Pikë për deklaruesin pa partner që merr shumicën e duarve, por jo të gjitha.
option-score-lone_march = Të gjitha duart pa partner
option-score-lone_march-why = Pikë për deklaruesin pa partner që merr të gjitha duart.
option-score-jambone = Jambone
option-score-jambone-why = Pikë për deklaruesin pa partner që merr të gjitha duart me letra të hapura, ndërsa një kundërshtar thotë cila hidhet; 0 nëse nuk luhet (lojtarët thonë 8; e pakonfirmuar: nga literatura e përgjithshme).
option-score-jamboree = Jamboree
option-score-jamboree-why = Pikë për deklaruesin që para hapjes së parë tregon pesë atutë më të larta; 0 nëse nuk luhet (lojtarët thonë 16; e pakonfirmuar: nga literatura e përgjithshme).
option-score-lone_euchre = Euchre i deklaruesit pa partner
option-score-lone_euchre-why = Pikë për dy mbrojtës që e ndalin deklaruesin pa partner.
option-score-lone_defender = Euchre nga mbrojtësi pa partner
option-score-lone_defender-why = Pikë për mbrojtësin pa partner që i ndal deklaruesit, por nuk merr të gjitha duart.
option-score-lone_defender_march = Të gjitha duart e mbrojtësit pa partner
option-score-lone_defender_march-why = Pikë për mbrojtësin pa partner që merr të gjitha duart.
option-score-super_euchre = Deklaruesit pa asnjë dorë
option-score-super_euchre-why = Pikë për mbrojtësit, nëse deklaruesit nuk marrin asnjë dorë.
option-score-four_tricks_needed = Katër duar për pikën
option-score-four_tricks_needed-why = Deklaruesve u duhen katër duar për pikën; me tri nuk merr pikë askush.
option-score-lone_must_take_all = Pa partner duhen të gjitha duart
option-score-lone_must_take_all-why = Deklaruesi pa partner që nuk merr të gjitha duart dështon (euchre).
option-score-fast_break = Fast break
option-score-fast_break-why = Deklaruesit që humbin dy duart e para dhe marrin tri të tjerat nuk fitojnë pikë.
option-score-four_trick_tokens = Shenja për katër duar
option-score-four_trick_tokens-why = Ekipi që merr katër duar fiton një shenjë, dhe çdo shenjë e katërt bëhet pikë.
option-score-set_back = Zbritje pikësh (set-back)
option-score-set_back-why = Deklaruesit që dështojnë (euchre) humbin pikët që do të merrnin mbrojtësit (e pakonfirmuar: nga literatura e përgjithshme).
option-score-count_tricks = Një pikë për dorë
option-score-count_tricks-why = Çdo lojtar merr një pikë për çdo dorë të vet, dhe asgjë tjetër.
option-score-trickless = Pa asnjë dorë
option-score-trickless-why = Kur çdo dorë vlen një pikë: sa humb kush qëndroi dhe nuk mori asnjë dorë, ose kush caktoi atu dhe dështoi.

## End of the game

option-end-target = Pikë për fitore
option-end-target-why = Me sa pikë fitohet loja; 0 nëse vendos numri i ndarjeve ose zbritja e pikëve.
option-end-deals = Më së shumti ndarje
option-end-deals-why = Pas kaq ndarjesh loja mbaron dhe fiton rezultati më i lartë; 0 nëse nuk ka kufi të tillë.
option-end-count_down = Pikët zbresin nga
option-end-count_down-why = Çdo rezultat nis nga ky numër dhe zbret; fiton kush arrin në 0. Këtu 0 do të thotë që pikët mblidhen.
option-end-must_earn = Fitorja duhet merituar
option-end-must_earn-why = Loja fitohet vetëm në një ndarje ku fituesi ia doli si deklarues ose ndali një deklarues.
option-end-tie = Kur arrijnë bashkë
option-end-tie-why = Kush fiton kur disa i arrijnë pikët e fitores në të njëjtën ndarje.
option-end-tie-play_on = rezultati më i lartë; në barazim loja vazhdon
option-end-tie-maker_first = deklaruesi; përndryshe rezultati më i lartë
option-end-lone_march_wins = March pa partner e fiton lojën
option-end-lone_march_wins-why = Ekipi i parë që merr të gjitha duart pa partner e fiton lojën menjëherë.
option-end-games = Lojëra për fitore
option-end-games-why = Me sa lojëra fitohet ndeshja.
option-end-laps = Kalimi i pikëve (laps)
option-end-laps-why = Pikët mbi kufirin e fitores kalojnë në lojën tjetër.
option-end-slam = Lojë dyfishe (slam)
option-end-slam-why = Loja në të cilën humbësit nuk kanë asnjë pikë vlen për dy lojëra.
option-end-rubber = Pikë rubber
option-end-rubber-why = Loja vlen 3 pikë nëse humbësit nuk kanë asnjë, 2 nëse kanë një ose dy, përndryshe 1; ndeshja vlen edhe 2.
option-end-mercy = Kufiri i humbjes (mercy)
option-end-mercy-why = Kush mbetet kaq pikë prapa rezultatit të fillimit, e humb lojën menjëherë; 0 nëse nuk luhet.
option-end-mercy-sheet = Kufiri i humbjes (mercy): kush mbetet { $n ->
    [one] 1 pikë
   *[other] { $n } pikë
} prapa rezultatit të fillimit, e humb lojën menjëherë, dhe fiton rezultati më i mirë i të tjerëve.
option-score-double_after_pass_out = Dyfish pas një ndarjeje pa lojë
option-score-double_after_pass_out-why = Nëse të gjithë thonë pas, askush nuk merr pikë, dhe ndarja tjetër vlen dyfish.
option-score-double_after_pass_out-sheet = Kur të gjithë kanë thënë pas, ndarja tjetër vlen dyfish.
