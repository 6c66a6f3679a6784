### Pse kompjuteri bën atë që bën: pohime për letrat dhe për tryezën.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Po të luhet { SUIT($suit, form: "with") }, këto letra kanë { $trumps ->
    [0] zero letra atu
    [one] një letër atu
   *[other] { $trumps } letra atu
 }, { $sure ->
    [0] asnjëra e pamposhtur
    [one] njëra e pamposhtur
   *[other] { $sure } të pamposhtura
 }, { $aces ->
    [0] pa letrën më të lartë në llojet e tjera
    [one] dhe letrën më të lartë në një lloj tjetër
   *[other] dhe letrën më të lartë në { $aces } lloje të tjera
 }.
reason-make-chance = Gjasat për ta arritur janë rreth { $percent } %.
reason-lone-chance = Gjasat për t'i marrë të gjitha duart pa partner janë rreth { $percent } %.
reason-too-weak = Lloji më i mirë do të ishte { SUIT($suit) }, që ia del rreth { $percent } herë në 100: është më mirë pas.
reason-nothing-to-call = Nuk ka lloj që mund të caktohet.
reason-must-call = Këtu nuk lejohet pas.
reason-upcard-own = Letra e kthyer, { CARD($card) }, vjen te ky lojtar.
reason-upcard-partner = Letra e kthyer, { CARD($card) }, shkon te partneri.
reason-upcard-opponent = Letra e kthyer, { CARD($card) }, shkon te një kundërshtar, por letrat janë mjaft të mira gjithsesi.
reason-upcard-nobody = Letra e kthyer, { CARD($card) }, mbetet jashtë lojës.
# $turned is the suit that was turned down.
reason-next = { SUIT($suit, form: "cap") } ka të njëjtën ngjyrë me { SUIT($turned) }, lloji që u refuzua (next).
reason-cross = { SUIT($suit, form: "cap") } ka ngjyrë tjetër nga { SUIT($turned) }, lloji që u refuzua (crossing).
# $us and $them are the points that the two sides still need.
reason-bridge = Kjo është gjendja e njohur si bridge: për fitore { $us ->
    [one] duhet edhe një pikë
   *[other] duhen edhe { $us } pikë
 }, ndërsa ekipit tjetër i duhen { $them } dhe i merr vetëm me march pa partner. Edhe në rastin më të keq, pranimi i letrës i jep më pak.
reason-blind = Letrat nuk janë parë, prandaj njëri lloj vlen sa tjetri.
reason-throw-in = Letrat janë të dobëta, dhe rregullat lejojnë ndarje të re.
reason-go-under = Letrat janë të dobëta: tri letra të reja nga të mbeturat vetëm mund t'i përmirësojnë.

## Alone against others

reason-defend-alone = Vetëm me këto letra { $n ->
    [one] pritet rreth një dorë
   *[other] priten rreth { $n } duar
 }: mjafton për t'u mbrojtur pa partner.
reason-defend-together = Vetëm me këto letra { $n ->
    [one] pritet rreth një dorë
   *[other] priten rreth { $n } duar
 }: duhet edhe partneri.

## Exchanges

reason-leave-upcard = Çdo letër tjetër vlen më shumë se { CARD($card, form: "nom") }.
reason-makes-void = Pas kësaj letre nuk mbetet më { SUIT($suit) }, dhe ky lloj mund të merret me atu.
reason-least-worth = Asnjë letër tjetër për zgjedhje nuk vlen më pak se { CARD($card, form: "nom") }.
reason-asks-best = Letra më e mirë e partnerit ndihmon kur duhen marrë të gjitha duart.
reason-needs-no-best = Këto letra i marrin të gjitha duart edhe kështu.
reason-gives-best = Kush luan pa partner përfiton më shumë nga { CARD($card, form: "nom") }.

## Leads

reason-only-card = Lejohet të hidhet vetëm { CARD($card, form: "nom") }.
reason-lead-pull = Hapja me { CARD($card, form: "acc") } u merr atu kundërshtarëve.
reason-lead-to-maker = Partneri caktoi atu, prandaj dora hapet me atu.
reason-lead-master = Më e larta që ka mbetur në llojin e vet është { CARD($card, form: "nom") }.
reason-lead-keeps-trump = Kundërshtarët nuk kanë më atu, prandaj letrat atu ruhen.
reason-lead-ace = Më e larta e llojit të vet është { CARD($card, form: "nom") }, dhe tani rrezikohet nga atu më pak se më vonë.
reason-lead-low = Këtu asnjë letër nuk ka gjasa ta marrë dorën, prandaj hapet me një letër me pak vlerë.
reason-lead-try = Gjasat më të mira nga këto letra i ka { CARD($card, form: "nom") }.
reason-lead-not-trump = Atu e caktoi ekipi tjetër: hapja me atu do ta ndihmonte atë ekip.

## Following

reason-partner-wins = Partneri po e merr dorën me { CARD($card, form: "acc") }.
reason-partner-may-be-beaten = Partneri hodhi { CARD($card, form: "acc") }, por kjo letër ende mund të mposhtet.
reason-win-last = Dorën e merr { CARD($card, form: "nom") }, dhe pas saj nuk luan askush.
reason-win-sure = Dorën e merr { CARD($card, form: "nom") }: askush që luan pas saj nuk mund ta mposhtë.
reason-win-likely = Dorën ka gjasa ta marrë { CARD($card, form: "nom") }.
reason-ruff = Dorën e merr si atu { CARD($card, form: "nom") }.
reason-ruff-sure = Dorën e merr si atu { CARD($card, form: "nom") }, dhe askush që luan pas saj nuk mund ta mposhtë.
reason-cannot-win = Asnjë nga këto letra nuk e mund { CARD($card, form: "acc") }.
reason-not-worth-winning = Letrat që e mundin { CARD($card, form: "acc") } vlejnë më shumë më vonë.
