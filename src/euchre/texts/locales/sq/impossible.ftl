### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = «{ $option }» nuk mund të jetë { $value }: zgjidhni një numër nga { $low } deri në { $high }.
rules-steps-each-once = «{ $option }» duhet t'i ketë të pesë hapat, secilin një herë.
rules-packets-per-seat = «{ $option }» kërkon një numër për secilin nga { $players } lojtarët në çdo kalim, si 3-2-3-2.
rules-packets-unequal = «{ $option }» duhet t'u japë në fund të gjithë lojtarëve po aq letra, dhe asnjë numër nuk mund të jetë nën 0.
rules-hand-size = «{ $option }» i jep çdo lojtari { $n } letra: duhen nga 1 deri në 16.
rules-pack-too-small = Ndarja kërkon { $need } letra dhe ka { $have }: zgjidhni një «{ option-pack-lowest }» më të ulët, më pak lojtarë ose më pak letra për secilin.
rules-no-jacks = «{ $option }» nuk mund të jetë mbi fantin: pa fantë nuk ka fant të djathtë e të majtë (bowers).
rules-pack-too-large = Letrat mund të jenë më së shumti { $n }: zgjidhni një «{ option-pack-lowest }» më të lartë ose një kopje të çdo letre.
rules-two-is-in-the-pack = Dyshi maç nuk mund të jetë Benny kur dyshat janë te letrat e lojës: zgjidhni një «{ option-pack-lowest }» më të lartë ose xholin.
rules-auction-needs-turn-up = Atu caktohet nga letra e kthyer, prandaj «{ $option }» duhet të jetë po.
rules-go-under-needs-kitty = «{ $option }» kërkon tri letra te lojtari dhe tri letra të fshehta te letrat e mbetura; ato janë { $n }.
rules-redeals-of-nothing = «{ $option }» kërkon letra që mund të ndahen sërish: zgjidhni te «{ $other }», ose vendosni 0.
rules-partners-need-even-seats = Për dy ekipe duhen katër, gjashtë ose tetë lojtarë: ndryshoni «{ option-players }», ose zgjidhni «{ option-partners-maker_against_all }».
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
rules-never-ends = Një lojë e tillë mund të mos mbarojë kurrë: shumica e duarve, march dhe euchre duhet të vlejnë të paktën nga një pikë.
rules-target-or-deals = Vendosni ose «{ $option }» ose «{ $other }», dhe tjetrin 0.
rules-laps-need-target = Kalimi i pikëve (laps) dhe fitorja me march pa partner kërkojnë «{ option-end-target }»: vendoseni, dhe «{ option-end-deals }» 0.
rules-rubber-needs-games = «{ $option }» kërkon ndeshje me disa lojëra: te «{ $other }» vendosni 2 ose më shumë.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Nuk ka opsion «{ $name }». Opsione janë, për shembull, end.target dhe pack.lowest.
rules-unknown-option-near = Nuk ka opsion «{ $name }». Mos kishit ndërmend { $near }?
rules-bad-value = { $name } nuk mund të jetë «{ $value }». Të mundshme: { $allowed }.
rules-bad-number = { $name } nuk mund të jetë «{ $value }»: shkruani një numër të plotë.
rules-bad-list = { $name } nuk mund të jetë «{ $value }»: shkruani një listë si { $example }.
rules-unknown-preset = Nuk ka lojë «{ $name }». Ka { $names }.
rules-unknown-preset-near = Nuk ka lojë «{ $name }». Mos kishit ndërmend { $near }?
