### Çfarë nuk shkon te një skedar loje, dhe ku. Më parë thuhet vendi, pastaj gabimi.


#
# Seats are numbers here, from 0: a record need not name the people. Who sits there is
# "lojtari 2"; the numbers are those of the seats.


## Places, from the whole to the part; said one after the other.

place-record = { $id }
place-line = rreshti { NUMBER($n, useGrouping: 0) }
place-deal = ndarja { $n }
place-call = fjala { $n }
place-trick = dora { $n }
place-card = letra { $n }
place-field = { $field }

## Any file

notation-unknown-format = Kjo nuk është lojë në një format që mund të lexohet: regjistër (rreshta JSON), Euchre Game Notation (.egn) ose shënimi i Trickster-it (.ptn).
notation-not-json = Kjo nuk është JSON, ose skedari është i prerë këtu.
notation-wrong-type = Në vend të «{ $found }» duhet të jetë { $wanted ->
    [object] një objekt me kllapa gjarpëruese
    [text] një tekst
    [flag] true ose false
    [number] një numër i plotë
   *[list] një listë
}.
notation-unknown-field = Kjo fushë nuk njihet dhe u la jashtë.
notation-bad-card = «{ $found }» nuk është letër: shkruani vlerën dhe llojin, si JD ose Td.
notation-bad-option = Ky opsion nuk mund të jetë «{ $found }». Të mundshme: { $allowed }.
notation-impossible-rules = Këto rregulla bien ndesh me njëra-tjetrën, prandaj me to nuk mund të luhet: { $options }.

## Lines of text

text-no-action = «{ $found }» nuk është veprim: shkruani pass, order up, name H alone, bid 4, discard 9S ose play JD
text-no-deal = shkruani «dealer 0: » dhe letrat e vendeve 0, 1, 2, … me « / » mes tyre, pastaj «up» dhe letrën e kthyer.
text-hands = duhen { $players } lojtarë me nga { $size } letra, jo me { $sizes }.
text-upcards = { $n ->
    [0] Nuk duhet asnjë letër e kthyer
    [one] Duhet një letër e kthyer
   *[other] Duhen { $n } letra të kthyera
}, jo { $found }.
text-card-left-over = Letra { CARD($card) } jepet dy herë, ose nuk është te letrat e këtyre rregullave.
text-kitty = Letrat e mbetura duhet të jenë { $cards }.

## Our log

log-not-a-log = Ky nuk është rreshti i parë i regjistrit të një loje.
log-wrong-version = Ky regjistër është i versionit { $found }; lexohet versioni { $known }.
log-wrong-fingerprint = Gjurma e rregullave është { $right }, jo { $found }: rregullat janë ndryshuar.
log-bad-opening = Hapja kërkon një ndarës të kësaj tryeze dhe një rezultat për çdo ekip.
log-is-redacted = Ky regjistër tregon vetëm çfarë pa { $seat ->
    [spectator] një shikues
   *[other] lojtari { $seat }
}; nuk mund të luhet përsëri.
log-truncated = Rreshti i fundit është i prerë.
log-wrong-number = Kjo është ngjarja { $found }, por këtu duhet të jetë ngjarja { $right }: një rresht mungon ose nuk është në vendin e vet.
log-bad-event = «{ $found }» nuk është ngjarje e një loje.
log-impossible-event = Kjo nuk mund të ketë ndodhur këtu.

## Deals in files of any kind

record-no-such-seat = Nuk ka vend { $n }: vendet janë nga 0 deri në { $last }.
record-upcard-missing = Mungon letra e kthyer.
record-hands-too-many = Ka letra për më shumë se { $n } lojtarë.
record-hand-too-large = Lojtari { $seat } ka { $n } letra; ndahen nga { $size }.
record-not-in-pack = { $card ->
    [none] Një letër e tillë
   *[other] Letra { CARD($card) }
} nuk është te letrat e këtyre rregullave.
record-card-twice = Letrën { CARD($card) } e kanë lojtarët { $seat } dhe { $other }; ka vetëm një të tillë.
record-card-in-hand-and-kitty = Letra { CARD($card) } është te një lojtar dhe te letrat e mbetura, ose e kthyer; ka vetëm një të tillë.
record-kitty-too-large = Te letrat e mbetura ka më shumë se { $n } letra.
record-no-filling = Letrat që mungojnë nuk mund të plotësohen: asnjë ndarje nuk e bën të lejuar këtë lojë.
record-call-too-many = Caktimi i llojit atu kishte mbaruar para kësaj fjale.
record-play-too-early = Po hidhen letra, por atu nuk është caktuar.
record-card-too-many = Këtu ka më shumë letra sesa u hodhën në këtë dorë dhe ndarje.
record-trick-too-short = Kjo dorë ka tepër pak letra, por pas saj vjen një tjetër.
record-deal-unfinished = Kjo ndarje nuk ka mbaruar, por pas saj vjen një tjetër.
record-game-over = Loja kishte mbaruar para kësaj ndarjeje.
record-other-dealer = Këtu ndan lojtari { $seat }; radhën për të ndarë e ka lojtari { $right }.

## Acts that the rules do not allow. $legal lists what is possible instead.

record-refused-not-your-turn = Lojtari { $seat } vepron ({ $action }), por radhën e ka lojtari { $turn }.
record-refused-waiting-for-deal = Lojtari { $seat } vepron ({ $action }), por më parë duhen ndarë letrat.
record-refused-match-over = Lojtari { $seat } vepron ({ $action }), por ndeshja ka mbaruar.
record-refused-not-now = Lojtari { $seat } nuk mund ta bëjë këtë tani ({ $action }). Të mundshme: { $legal }.
record-refused-follow = Lojtari { $seat } nuk e ndjek llojin (revoke) dhe hedh { CARD($card, form: "acc") }: dora u hap me { SUIT($suit) }, dhe ky lojtar ka { SUIT($suit) }. Të mundshme: { $legal }.
record-refused-follow-left-bower = Lojtari { $seat } nuk e ndjek llojin (revoke): dora u hap me { SUIT($suit) }, dhe fanti i majtë, { CARD($card) }, vlen si { SUIT($suit) }. Të mundshme: { $legal }.
record-refused-not-held = Lojtari { $seat } nuk e ka letrën { CARD($card) }. Të mundshme: { $legal }.
record-refused-only-lowly = Lojtari { $seat } shkëmben { CARD($card, form: "acc") } me letrat e mbetura; kjo lejohet vetëm për letra nën fantin. Të mundshme: { $legal }.
record-refused-dealer-must-name = Lojtari { $seat } thotë pas, por ndarësi duhet të caktojë një lloj. Të mundshme: { $legal }.
record-refused-must-take-up = Lojtari { $seat } thotë pas, por ndarësi duhet të marrë { CARD($card, form: "acc") }. Të mundshme: { $legal }.
record-refused-turned-down = Lojtari { $seat } cakton { SUIT($suit, form: "call") }, por ky lloj u refuzua. Të mundshme: { $legal }.
record-refused-no-trump = Lojtari { $seat } cakton lojë pa atu, që këto rregulla nuk e kanë. Të mundshme: { $legal }.
record-refused-only-alone = Lojtari { $seat } është partneri i ndarësit dhe mund ta pranojë letrën e kthyer vetëm pa partner. Të mundshme: { $legal }.
record-refused-not-alone = Lojtari { $seat } luan pa partner, dhe këto rregulla nuk e lejojnë. Të mundshme: { $legal }.
record-refused-natural-trump = Lojtari { $seat } cakton { SUIT($suit, form: "call") }, por nuk ka asnjë letër me këtë shenjë. Të mundshme: { $legal }.
record-refused-turned-card-stays = Lojtari { $seat } lë mënjanë { CARD($card, form: "acc") }, letrën e sapomarrë, që duhet të mbetet. Të mundshme: { $legal }.
record-refused-hand-not-poor = Lojtari { $seat } ka letra tepër të mira për këtë ({ $action }). Të mundshme: { $legal }.
record-refused-no-jamboree = Lojtari { $seat } nuk i ka pesë atutë më të larta. Të mundshme: { $legal }.
record-refused-exposed-not-there = Lojtari { $seat } kërkon { CARD($card, form: "acc") }, që nuk është ndër letrat e hapura. Të mundshme: { $legal }.
record-refused-exposed-follow = Lojtari { $seat } kërkon { CARD($card, form: "acc") }, por dora u hap me { SUIT($suit) }, dhe letrat e hapura e kanë këtë lloj. Të mundshme: { $legal }.
record-refused-must-bid = Lojtari { $seat } thotë pas, por të gjithë të tjerët kanë thënë pas dhe ky duhet të ofrojë. Të mundshme: { $legal }.
record-refused-bid-too-low = Lojtari { $seat } ofron tepër poshtë ({ $action }). Të mundshme: { $legal }.
record-refused-no-such-bid = Lojtari { $seat } bën një ofertë që këto rregulla nuk e kanë ({ $action }). Të mundshme: { $legal }.
record-refused-over-last-only = Lojtari { $seat } bën një ofertë që lejohet vetëm mbi atë që vjen menjëherë para saj ({ $action }). Të mundshme: { $legal }.
record-refused-bid-needs-trump = Lojtari { $seat } ofron pa thënë atu ({ $action }). Të mundshme: { $legal }.
record-refused-bid-without-trump = Lojtari { $seat } thotë atu bashkë me ofertën ({ $action }), dhe këto rregulla nuk e kanë. Të mundshme: { $legal }.
record-refused-call-plain-card = Lojtari { $seat } nuk mund të thërrasë për partner { CARD($card, form: "acc") }. Të mundshme: { $legal }.

## Euchre Game Notation

egn-not-egn = Kjo nuk është Euchre Game Notation: lloji i skedarit është tjetër.
egn-wrong-version = «{ $found }» nuk është version i Euchre Game Notation që mund të lexohet; lexohen 1.0 dhe nga 1.2 deri në 1.4.
egn-newer-version = Versioni { $found } është më i ri se 1.4: çfarë shton ai lihet jashtë.
egn-target-or-deals = Një lojë ka ose pikë për fitore, ose numër ndarjesh.
egn-players = Euchre Game Notation nuk thotë si luhet me { $n } lojtarë; prej saj lexohen vetëm lojëra me katër lojtarë në dy ekipe.
egn-other-sides = Euchre Game Notation është bërë për dy ekipe; kjo lojë me { $n } lojtarë lexohet përsëri këtu, por programe të tjera mund të mos e lexojnë.
egn-rule-unusable = Rregulli { $rule } nuk mund të jetë «{ $found }».
egn-rule-unknown = Rregulli { $rule } nuk njihet; loja u lexua pa të.
egn-rule-assumed = Shënimi nuk thotë si zbatohet { $rule }; u lexua si opsioni ynë { $option }.
egn-rules-not-said = Disa nga rregullat nuk mund të thuhen në Euchre Game Notation, dhe përshkrimi nuk ka vend për to.
egn-draw-not-said = Letrat me të cilat u gjet ndarësi i parë lihen jashtë.
egn-decline-unclear = Ndarësi e la letrën e kthyer; kjo shkruhet sikur e mori dhe e la përsëri mënjanë.
egn-no-bids = Euchre Game Notation nuk ka lojë me oferta.
egn-no-called-partner = Euchre Game Notation nuk mund të thotë cila letër u thirr për partner.
egn-no-dropping-out = Euchre Game Notation nuk mund të thotë kush tërhiqet nga një ndarje.
egn-no-shown-cards = Euchre Game Notation nuk mund të thotë që deklaruesi tregon letra (jambone, jamboree).
egn-no-fixed-trump = Euchre Game Notation nuk mund të thotë se letra e kthyer e cakton atu vetë.
egn-no-low = Euchre Game Notation nuk mund të thotë se në lojën pa atu letra më e ulët është më e mira.
egn-cannot-say = Euchre Game Notation nuk mund ta thotë këtë: { $action }.
egn-bad-score = Rezultati kërkon { $n } numra.
egn-packed = Kjo ndarje është në formë të ngjeshur, që nuk mbështetet. Ruajeni skedarin me ndarjet të shkruara të plota.
egn-phase-twice = Caktimi i llojit atu, ose lista e duarve, gjendet më shumë se një herë.
egn-unknown-phase = Nuk ka fazë «{ $found }»: njihen EUCHRE_BIDDING dhe TRICK_PLAY.
egn-bad-call = «{ $found }» nuk është fjalë e lojës: Pass, Order, s, h, d, c ose n.
egn-unknown-call = Nuk tregohet me cilën fjalë u caktua atu, prandaj ndarja nuk mund të luhet përsëri.
egn-bad-annotation = Një koment i takon numrit të një fjale ose të një letre; ky u la jashtë.
egn-card-needs-trump = Letra { $card } nuk thotë gjë pa u caktuar atu.
egn-exchange-unclear = Nuk është e qartë cili shkëmbim letrash është ky.
egn-deal-abandoned = Kjo ndarje u ndërpre dhe letrat u ndanë sërish; loja vazhdon pa të.
egn-final-score-differs = Skedari jep rezultatin përfundimtar { $stated }; nga letrat e hedhura del { $computed }.
egn-lead-differs = Thuhet se dorën e hap lojtari { $seat }, por sipas këtyre rregullave e hap lojtari { $right }.

## Trickster’s notation

ptn-no-deal = Në këtë tekst nuk ka asnjë ndarje.
ptn-more-games = { $n ->
    [one] Në këtë tekst vijon edhe një lojë.
   *[other] Në këtë tekst vijojnë edhe { $n } lojëra.
}
ptn-bad-line = «{ $found }» nuk është as etiketë në kllapa, as të dhëna të saj.
ptn-other-game = Loja është «{ $found }», jo Euchre.
ptn-bad-seat = «{ $found }» nuk është vend: S, W, N ose E.
ptn-bad-hand = «{ $found }» nuk ka letrat e katër lojtarëve.
ptn-bad-call = «{ $found }» nuk është fjalë e lojës Euchre: Pass, një lloj, NT, me alone ku duhet.
ptn-bad-row = «{ $found }» ka më shumë letra sesa vende.
ptn-option-unusable = Opsioni { $rule } nuk mund të lexohet me «{ $found }».
ptn-option-unknown = Opsioni { $rule } nuk njihet; loja u lexua pa të.
ptn-option-assumed = Nuk është e dokumentuar si zbatohet { $rule }; u lexua si opsioni ynë { $option }.

## Files of deals

cases-not-a-list = Një skedar ndarjesh është një listë JSON me ndarje.
cases-bad-deck = Nuk luhet me { $n } letra: duhen 20, 24, 28, 32 ose 36.
cases-bad-call = { $found } nuk është fjalë e lojës: [seat, "pass"], "order", ose një lloj S, H, D, C ose NT, me _alone ku duhet.
cases-bad-play = { $found } nuk është vend dhe letër.
cases-result-differs = Skedari jep { $stated }; nga letrat e hedhura del { $computed }.
cases-score-differs = Skedari jep para kësaj ndarjeje rezultatin { $stated }; nga ndarjet e mëparshme del { $computed }.
cases-target-missed = Ndarja e fundit e lë rezultatin { $computed }; loja shkon deri në { $n }.
cases-not-one-game = Kjo ndarje nuk mund t’i përkasë lojës, prandaj loja nuk mundi të luhej përsëri.
