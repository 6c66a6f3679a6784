### Pse kompjuteri bën atë që bën: pohime për letrat dhe për tryezën.


#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.


## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Po të luhet { SUIT($suit, form: "with") }, këto letra { $trumps ->
    [0] nuk kanë atu
    [one] kanë një letër atu, { $sure ->
        [0] jo të pamposhtur
       *[other] të pamposhtur
     }
   *[other] kanë { $trumps } letra atu, { $sure ->
        [0] asnjëra e pamposhtur
        [one] njëra e pamposhtur
       *[other] { $sure } të pamposhtura
     }
 }, { $aces ->
    [0] pa letrën më të lartë në llojet e tjera
    [one] dhe kanë letrën më të lartë në një lloj tjetër
   *[other] dhe kanë letrën më të lartë në { $aces } lloje të tjera
 }.
reason-make-chance = Gjasat për ta arritur janë rreth { $percent }%.
reason-lone-chance = Gjasat për t’i marrë të gjitha duart pa partner janë rreth { $percent }%.
reason-too-weak = Lloji më i mirë do të ishte { SUIT($suit) }, që ia del rreth { $percent } herë në 100: më mirë të thuhet pas.
reason-nothing-to-call = Nuk ka lloj që mund të caktohet.
reason-must-call = Këtu nuk mund të thuhet pas.
reason-upcard-own = Letra e kthyer, { CARD($card) }, vjen te ky lojtar.
reason-upcard-partner = Letra e kthyer, { CARD($card) }, shkon te partneri.
reason-upcard-opponent = Letra e kthyer, { CARD($card) }, shkon te një kundërshtar, por letrat janë mjaft të mira gjithsesi.
reason-upcard-nobody = Letra e kthyer, { CARD($card) }, mbetet jashtë lojës.
# $turned is the suit that was turned down.
reason-next = { SUIT($suit, form: "cap") } ka të njëjtën ngjyrë me { SUIT($turned) }, llojin që u refuzua (next).
reason-cross = { SUIT($suit, form: "cap") } ka ngjyrë tjetër nga { SUIT($turned) }, lloji që u refuzua (crossing).
# $us and $them are the points that the two sides still need.
reason-bridge = Kjo është gjendja e njohur si bridge: për fitore { $us ->
    [one] duhet edhe një pikë
   *[other] duhen edhe { $us } pikë
 }, ndërsa ekipit tjetër i duhen { $them } dhe mund t’i marrë vetëm me march pa partner. Edhe në rastin më të keq, pranimi i letrës i jep më pak.
reason-blind = Letrat nuk janë parë, prandaj njëri lloj vlen sa tjetri.
reason-throw-in = Letrat janë të dobëta, dhe rregullat lejojnë ndarje të re.
reason-go-under = Letrat janë të dobëta: tri letra të reja nga të mbeturat vetëm mund t’i përmirësojnë.

## Bids

# At no trump: $aces suits of which the hand has the best card.
reason-hand-no-trump = Po të luhet pa atu, këto letra { $aces ->
    [0] nuk kanë letrën më të lartë në asnjë lloj
    [one] kanë letrën më të lartë në një lloj
   *[other] kanë letrën më të lartë në { $aces } lloje
 }.
# At no trump where the lowest card is best.
reason-hand-low = Po të luhet pa atu nga poshtë, këto letra { $aces ->
    [0] nuk kanë letrën më të mirë në asnjë lloj
    [one] kanë letrën më të mirë në një lloj
   *[other] kanë letrën më të mirë në { $aces } lloje
 }.
reason-tricks-together = Bashkë me partnerin { $n ->
    [0] nuk pritet pothuajse asnjë dorë
    [one] pritet rreth një dorë
   *[other] priten rreth { $n } duar
 }.
reason-tricks-alone = Vetëm nga këto letra { $n ->
    [0] nuk pritet pothuajse asnjë dorë
    [one] pritet rreth një dorë
   *[other] priten rreth { $n } duar
 }.
reason-misere-chance = Gjasat për të mos marrë asnjë dorë janë rreth { $percent }%.
reason-bid-higher = Oferta më e lartë deri tani vlen për këtë lojtar më pak sesa një ofertë e vet.
# The best bid of those that are left.
reason-bid-too-weak = Oferta më e mirë që ka mbetur arrihet rreth { $percent } herë në 100: më mirë të thuhet pas.
reason-misere-too-weak = Të gjitha duart do të humbeshin vetëm rreth { $percent } herë në 100: më mirë të thuhet pas.
reason-partners-bid = Ofertën më të lartë e ka partneri, dhe e arrin rreth { $percent } herë në 100.
reason-their-bid = Të tjerët e arrijnë ofertën e tyre rreth { $percent } herë në 100.
reason-no-bid-left = Nuk ka më ofertë që mund të bëhet.
reason-name-best = Asnjë atu tjetër nuk premton më shumë.

## Taking part

reason-stay = Këto letra marrin të paktën një dorë rreth { $percent } herë në 100: mjafton për të qëndruar.
reason-drop-out = Këto letra marrin një dorë vetëm rreth { $percent } herë në 100: pa asnjë dorë humbet më shumë sesa fitohet duke qëndruar.
reason-call-short = Kush ka { CARD($card, form: "acc") } bëhet partner; nga ai lloj këtu ka vetëm një letër, me të cilën i hapet dora.
reason-call-best = Kush ka { CARD($card, form: "acc") } bëhet partner, dhe me të ka gjasa të marrë një dorë.
reason-call-highest = Kush ka { CARD($card, form: "acc") } bëhet partner: është letra më e lartë që mund ta ketë dikush tjetër.
reason-call-own = Këto letra i marrin të gjitha duart rreth { $percent } herë në 100, prandaj thirret një prej tyre dhe luhet pa partner.
reason-call-none-left = Asnjë letër që mund të thirret nuk mund të jetë te një lojtar tjetër, prandaj thirret { CARD($card, form: "nom") }.

## Alone against others

reason-defend-alone = Vetëm me këto letra { $n ->
    [one] pritet rreth një dorë
   *[other] priten rreth { $n } duar
 }: mjafton për t’u mbrojtur pa partner.
reason-defend-together = Vetëm me këto letra { $n ->
    [0] nuk pritet pothuajse asnjë dorë
    [one] pritet rreth një dorë
   *[other] priten rreth { $n } duar
 }: duhet edhe partneri.
reason-defend-bid = Oferta paguhet njësoj me çdo numër mbrojtësish, prandaj luan edhe partneri.
reason-jambone = Me letra të hapura kjo lojë i merr të gjitha duart rreth { $percent } herë në 100, çfarëdo që të kërkohet.
reason-no-jambone = Me letra të hapura kjo lojë do t’i merrte të gjitha duart vetëm rreth { $percent } herë në 100.
reason-jamboree = Këtu janë pesë atutë më të larta.
reason-no-jamboree = Këtu nuk janë pesë atutë më të larta.
reason-against-exposed = Nëse hidhet { CARD($card, form: "nom") }, mbrojtësit mund ta marrin këtë dorë rreth { $percent } herë në 100.

## Exchanges

reason-leave-upcard = Çdo letër tjetër vlen më shumë se { CARD($card, form: "nom") }.
reason-makes-void = Pas kësaj letre nuk mbetet më { SUIT($suit) }, dhe ky lloj mund të merret me atu.
reason-least-worth = Asnjë letër tjetër për zgjedhje nuk vlen më pak se { CARD($card, form: "nom") }.
reason-asks-best = Letra më e mirë e partnerit ndihmon kur duhen marrë të gjitha duart.
reason-needs-no-best = Këto letra i marrin të gjitha duart edhe kështu.
reason-misere-away = Nga këto, dorën ka më shumë gjasa ta marrë { CARD($card, form: "nom") }.
reason-misere-gives = Nga këto, dorën ka më pak gjasa ta marrë { CARD($card, form: "nom") }.
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
# Whoever helps the maker is not known yet.
reason-partner-may-win = Dorën po e merr { CARD($card, form: "nom") }, ndoshta nga një mbrojtës tjetër.
reason-partner-may-be-beaten = Partneri hodhi { CARD($card, form: "acc") }, por kjo letër ende mund të mposhtet.
reason-win-last = Dorën e merr { CARD($card, form: "nom") }, dhe pas saj nuk luan askush.
reason-win-sure = Dorën e merr { CARD($card, form: "nom") }: askush që luan pas saj nuk mund ta mposhtë.
reason-win-likely = Dorën ka gjasa ta marrë { CARD($card, form: "nom") }.
reason-ruff = Dorën e merr si atu { CARD($card, form: "nom") }.
reason-ruff-sure = Dorën e merr si atu { CARD($card, form: "nom") }, dhe askush që luan pas saj nuk mund ta mposhtë.
reason-cannot-win = Asnjë nga këto letra nuk e mund { CARD($card, form: "acc") }.
reason-not-worth-winning = Letrat që e mundin { CARD($card, form: "acc") } vlejnë më shumë më vonë.

## To take no trick

reason-misere-lead-low = Letër e ulët në llojin e vet është { CARD($card, form: "nom") }: të tjerët duhet ta kalojnë.
reason-misere-lead-first = Me { CARD($card, form: "acc") } atu bëhet { SUIT($suit) }, lloji me më pak rrezik.
# $best is the card that wins the trick so far.
reason-misere-under = Nën { CARD($best, form: "acc") } mbetet { CARD($card, form: "nom") }.
reason-misere-get-rid = Më vonë një dorë mund ta marrë { CARD($card, form: "nom") }, prandaj hidhet tani që nuk dëmton.
reason-misere-must-win = Asnjë nga këto letra nuk mbetet nën { CARD($best, form: "acc") }.
reason-misere-leave = Me { CARD($card, form: "acc") } dora i lihet deklaruesit, që nuk do asnjë.
reason-misere-stay-low = Më e ulëta që lejohet është { CARD($card, form: "nom") }: deklaruesi, që luan më pas, mund të detyrohet ta kalojë.
reason-misere-keep-low = Hidhet { CARD($card, form: "nom") }, që deklaruesit t’i mbeten për të kaluar letra më të ulëta.

## Bids in play

reason-first-lead = Me { CARD($card, form: "acc") } atu bëhet { SUIT($suit) }, lloji që premton më shumë.
reason-secret-partner = Letra që thirri deklaruesi është mes këtyre, prandaj luhet për deklaruesin.
reason-bid-is-made = Oferta është arritur, dhe duart mbi të nuk japin pikë.
reason-bid-is-lost = Oferta ka dështuar, dhe duart e tjera nuk japin pikë.
reason-first-own-trick = Pa asnjë dorë do të humbeshin pikë, prandaj më shumë vlen e para.

## Players that search: what guessed deals say

reason-no-choice = Nuk lejohet asgjë tjetër.
reason-worlds = Mesatarisht kjo është më e mira, po të shihen { $n } mënyra si mund të jenë ndarë letrat e fshehura.
# $us and $them are the points that the own side and the nearest other still need.
reason-score = Për të fituar lojën { $us ->
    [one] na duhet edhe një pikë
   *[other] na duhen edhe { $us } pikë
 }, ndërsa kundërshtarëve { $them }.
reason-often-called = Me letra të tilla lojtarët më të fortë e thonë këtë { $percent ->
    [100] pothuajse gjithmonë
   *[other] rreth { $percent } herë në 100
 }.
reason-often-passed = Me letra të tilla lojtarët më të fortë thonë pas { $percent ->
    [100] pothuajse gjithmonë
   *[other] rreth { $percent } herë në 100
 }.
reason-looks-better = Vetëm nga ndarjet e hamendësuara një mundësi tjetër duket pak më e mirë; më shumë peshon si luajnë vërtet lojtarët e fortë.
reason-all-equal = Çfarëdo që të zgjidhet këtu, del njësoj.
reason-worth-more = Vlen { $whole },{ $part } pikë më shumë se zgjedhja më e mirë pas saj.
reason-nearly-equal = Pothuajse po aq e mirë do të ishte { CARD($card, form: "nom") }.
reason-better-than = Vlen { $whole },{ $part } pikë më shumë se { CARD($card, form: "nom") }, më e mira pas saj.
reason-sure-trick = Këtë dorë e merr { CARD($card, form: "nom") }, çfarëdo që të kenë të tjerët.
reason-best-left = Më e mira që ka mbetur nga lloji i vet është { CARD($card, form: "nom") }.
reason-trumps-out = { $n ->
    [one] Një letër tjetër atu nuk është hedhur
   *[other] { $n } letra të tjera atu nuk janë hedhur
 } ende.
reason-no-trump-out = Askush tjetër nuk ka më atu.
reason-partner-made = Partneri caktoi atu { SUIT($suit) }, prandaj ka gjasa të ketë letra të forta të atij lloji.
reason-opponent-made = Një kundërshtar caktoi atu { SUIT($suit) }, prandaj ka gjasa të ketë letra të forta të atij lloji.
reason-to-make = { $n ->
    [one] Edhe një dorë
   *[other] Edhe { $n } duar
 }, dhe deklaruesi ia del.
reason-to-defeat = { $n ->
    [one] Edhe një dorë
   *[other] Edhe { $n } duar
 }, dhe deklaruesi dështon.
reason-contract-made = Deklaruesi ia ka dalë tashmë.
reason-contract-lost = Deklaruesi ka dështuar tashmë.
reason-opponent-void = Një kundërshtar që ende nuk ka luajtur ka treguar se nuk ka { SUIT($suit) }.
reason-partner-void = Partneri, që ende nuk ka luajtur, ka treguar se nuk ka { SUIT($suit) }.
