### Rules that make no game.


## What is wrong with rules


#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = «{ $option }» nuk mund të jetë { $value }: zgjidhni një numër nga { $low } deri në { $high }.
rules-steps-each-once = «{ $option }» mund ta ketë çdo hap vetëm një herë.
rules-packets-per-seat = «{ $option }» kërkon një numër për secilin nga { $players } lojtarët në çdo kalim, si 3-2-3-2.
rules-packets-unequal = «{ $option }» duhet t’u japë në fund të gjithë lojtarëve po aq letra, përveç një ndarësi që nuk merr asnjë, dhe asnjë numër nuk mund të jetë nën 0.
rules-hand-size = «{ $option }» i jep çdo lojtari { $n } letra: duhen nga 1 deri në 16.
rules-pack-too-small = Ndarja kërkon { $need } letra dhe ka { $have }: zgjidhni një «{ option-pack-lowest }» më të ulët, më pak lojtarë ose më pak letra për secilin.
rules-no-jacks = «{ $option }» nuk mund të jetë mbi fantin: pa fantë nuk ka fant të djathtë e të majtë (bowers).
rules-pack-too-large = Letrat mund të jenë më së shumti { $n }: zgjidhni një «{ option-pack-lowest }» më të lartë ose një kopje të çdo letre.
rules-two-is-in-the-pack = Dyshi maç nuk mund të jetë Benny kur dyshat janë te letrat e lojës: zgjidhni një «{ option-pack-lowest }» më të lartë ose xholin.
rules-auction-needs-turn-up = Në këtë lojë për atu vendos letra e kthyer, prandaj «{ $option }» duhet të jetë po.
rules-go-under-needs-kitty = «{ $option }» kërkon tri letra te lojtari dhe tri letra të fshehta te letrat e mbetura (ato janë { $n }), të cilat nuk duhet t’i marrë deklaruesi.
rules-redeals-of-nothing = «{ $option }» kërkon letra që mund të ndahen sërish: zgjidhni te «{ $other }», ose vendosni 0.
rules-partners-need-even-seats = Për dy ekipe duhen katër, gjashtë ose tetë lojtarë: ndryshoni «{ option-players }», ose zgjidhni tjetër gjë te «{ option-partners }».
rules-needs-partners = «{ $option }» kërkon partnerë: hiqeni, ose zgjidhni «{ option-partners-opposite }» te «{ $other }».
rules-needs-alone = «{ $option }» kërkon «{ $other }»: vendoseni atë, ose hiqeni këtë.
rules-needs-partners-best = «{ $option }» kërkon «{ $other }»: vendoseni atë, ose hiqeni këtë.
rules-best-needs-one-partner = «{ $option }» kërkon vetëm një partner: zgjidheni për katër lojtarë ose më pak.
rules-best-before-entry = «{ $option }» lejon të kërkohet letra më e mirë para se të vendoset kush luan: vendoseni hapin se kush luan para hapit të letrës më të mirë.
rules-best-exceeds-hand = «{ $option }» nuk mund të jetë më shumë se { $n } letrat e një lojtari.
rules-needs-defend-alone = «{ $option }» kërkon «{ $other }»: vendoseni atë, ose hiqeni këtë.
rules-defend-alone-needs-four = «{ $option }» është për katër lojtarë ose më pak.
rules-never-passed-out = Me «{ option-auction-stick_the_dealer }» ndarësi nuk thotë kurrë pas në fund, prandaj nuk ndodh që të gjithë të thonë pas: zgjidhni tjetër gjë te «{ option-auction-no_trump }».
rules-pay-or-no-trump = Ndarësi që thotë pas në fund nuk mund të japë një pikë dhe njëherësh të luajë pa atu: zgjidhni njërën.
rules-forced-but-must-hold = Ndarësi që duhet ta marrë fantin e kthyer nuk mund të ketë nevojë edhe për një letër atu që ta marrë: zgjidhni «{ option-auction-must_hold-caller_or_turned }» ose hiqni njërin.
rules-no-benny-to-turn = «{ option-auction-benny_turned }» kërkon Benny te letrat e lojës: zgjidheni te «{ $other }».
rules-super-euchre-below-euchre = «{ $option }» nuk mund të vlejë më pak se «{ $other }».
rules-march-below-made = «{ $option }» nuk mund të vlejë më pak se «{ $other }».
rules-four-of-five-tricks = «{ $option }» është për ndarje me pesë duar: ndani nga pesë letra, ose hiqeni.
rules-jamboree-of-five = «{ $option }» kërkon nga pesë letra a më shumë për secilin dhe të paktën pesë atu: ndryshoni ndarjen ose letrat, ose vendosni 0.
rules-never-ends = Një lojë e tillë mund të mos mbarojë kurrë: shumica e duarve, march dhe euchre duhet të vlejnë të paktën nga një pikë.
rules-target-or-deals = Vendosni ose «{ $option }» ose «{ option-end-count_down }», jo të dyja; ose asnjërën, dhe atëherë «{ $other }».
rules-laps-need-target = Kalimi i pikëve (laps) dhe fitorja me march pa partner kërkojnë «{ option-end-target }» ose «{ option-end-count_down }»: vendosni njërën.
rules-rubber-needs-games = «{ $option }» kërkon ndeshje me disa lojëra: te «{ $other }» vendosni 2 ose më shumë.
rules-fixed-needs-sides = Kur atu e cakton vetë letra e kthyer, askush nuk është deklarues: zgjidhni «{ option-partners-opposite }», ose secilin për vete me «{ option-score-count_tricks }».
rules-dealer-is-out = Ndarësi pa letra nuk shkon me «{ $option }» siç është vendosur: duhen tre ose më shumë lojtarë, pa letër të kthyer, deklaruesi kundër të gjithë të tjerëve, dhe pa ofertë të detyruar të ndarësit.
rules-called-partner = Thirrja e partnerit nuk shkon me «{ $option }» siç është vendosur: duhen katër ose më shumë lojtarë, çdo letër vetëm një herë, dhe atu që caktohet para hapjes.
rules-count-tricks-each = «{ option-score-count_tricks }» dhe «{ option-partners-nobody }» te «{ option-partners }» kërkojnë njëra-tjetrën: zgjidhni të dyja ose asnjërën.
rules-drop-out-each = «{ $option }» kërkon që secili të luajë për vete: zgjidhni «{ option-partners-nobody }» te «{ $other }», ose hiqeni.
rules-ladder-unclear = «{ $option }» kërkon të paktën një ofertë, asnjë ofertë dy herë, dhe një ofertë të parë që nuk kërkon tjetër para saj.
rules-ladder-falls = Te «{ $option }» numrat duhet të ngjiten: një ofertë me më pak duar nuk mund të jetë mbi një ofertë me më shumë.
rules-bid-exceeds-hand = «{ $option }» premton më shumë duar sesa ka ndarja ({ $n }), ose nuk premton asnjë pa qenë misère.
rules-misere-needs-points = Misère kërkon te «{ $option }» numra të vetët për çfarë fiton dhe çfarë humb, si misere0+3-3.
rules-forced-needs-joker = Pa Benny te letrat e lojës, nuk mund të detyrohet të ofrojë «{ option-bids-forced-joker_holder }»: zgjidhni Benny te «{ $other }», ose tjetër gjë te «{ $option }».
rules-first-lead-needs-leader = Nëse atu vendoset nga hapja e deklaruesit, dorën e parë duhet ta hapë deklaruesi: zgjidhni «{ option-play-leader-maker }» te «{ $other }», ose tjetër gjë te «{ $option }».
rules-stakes-need-one-maker = «{ $option }» siç është vendosur kërkon një deklarues kundër të gjithë të tjerëve: zgjidhni «{ option-partners-maker_against_all }» te «{ $other }».
rules-needs-turn-up-auction = «{ $option }» ka të bëjë me letrën e kthyer: hiqeni, ose zgjidhni «{ option-auction-kind-turn_up }» te «{ $other }».
rules-widow-needs-bids = «{ option-exchange-widow-taken }» kërkon lojë me oferta: zgjidheni te «{ $other }», ose zgjidhni «{ option-exchange-widow-unused }» te «{ $option }».
rules-low-needs-no-trump = «{ $option }» kërkon që lojë pa atu të mund të caktohet: zgjidhni «{ option-auction-no_trump-callable }» te «{ $other }», ose hiqeni.
rules-dirty-clubs = «{ $option }» kërkon që secili të luajë për vete, me «{ $other }»: vendoseni atë, ose hiqeni këtë.
rules-needs-deal-limit = Në këtë lojë pikët edhe humbasin, prandaj mund të mos mbarojë kurrë: te «{ $option }» vendosni sa ndarje mund të ketë më së shumti.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Nuk ka opsion «{ $name }». Opsione janë, për shembull, end.target dhe pack.lowest.
rules-unknown-option-near = Nuk ka opsion «{ $name }». Mos kishit ndërmend { $near }?
rules-bad-value = { $name } nuk mund të jetë «{ $value }». Të mundshme: { $allowed }.
rules-bad-number = { $name } nuk mund të jetë «{ $value }»: shkruani një numër të plotë.
rules-bad-list = { $name } nuk mund të jetë «{ $value }»: shkruani një listë si { $example }.
rules-unknown-preset = Nuk ka lojë «{ $name }». Ka { $n } lojëra, si { $names }.
rules-unknown-preset-near = Nuk ka lojë «{ $name }». Mos kishit ndërmend { $near }?
