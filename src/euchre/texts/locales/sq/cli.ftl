### Programi në terminal: ndihma, dhe çfarë thotë ai vetë.


#
# Messages of the help (up to "Errors") stand in one line each and have no placeables:
# they are read without the Fluent library, so that the help is there at once.


## Help

cli-euchre = Euchre (lexohet «jukër»), loja me duar dhe atu ku fantët janë letrat më të forta, me variantet e saj: luani, shihni përsëri e kontrolloni lojëra nga skedarë, vini kompjuterët të luajnë me njëri-tjetrin.
cli-usage = Përdorimi:
cli-usage-command = [--lang LANGUAGE] COMMAND ...
cli-commands = Komandat:
cli-flags = Opsionet:
cli-places = Argumentet:
cli-examples = Shembuj:
cli-more-help = «euchre COMMAND --help» shpjegon gjithçka për një komandë.
cli-engine-compiled = bërthamë e përpiluar
cli-engine-python = motor vetëm në Python

cli-any-help = Kjo ndihmë.
cli-any-lang = Gjuha e teksteve, si sq ose en. Nëse nuk jepet, ajo e sistemit tuaj.
cli-any-json = Dalje për programe, në JSON.
cli-any-set = Një rregull i shoqërisë, si target=5. Mund të jepet disa herë; «euchre rules GAME --json» i tregon të gjithë çelësat.
cli-any-seed = Një numër që vendos gjithë rastësinë: i njëjti numër jep të njëjtën lojë.
cli-any-data = Dosja ku ruhen lojërat. Nëse nuk jepet, dosja juaj e të dhënave.
cli-any-no-training = Nuk mëson tabelë për caktimin e llojit atu, kur rregullat e shoqërisë nuk kanë një të tillë; lojtarët e kompjuterit vazhdojnë të kërkojnë.
cli-euchre-version = Versioni, dhe cili motor përdoret.

cli-play = Luani kundër kompjuterit, në terminal.
cli-play-more = Pa --plain, tryeza vizatohet në terminal. Çdo veprim ruhet menjëherë: ndaloni kur të doni, dhe vazhdoni me --resume.
cli-play-GAME = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-play-seat = Vendi juaj, një numër sipas akrepave të orës, nga 0.
cli-play-players = Lojtarët e kompjuterit sipas akrepave të orës, nga e majta juaj, si club,club,random; një emër i vetëm vlen për të gjithë.
cli-play-plain = Rresht pas rreshti, për lexues ekrani ose për programe: pa ngjyra kur dalja nuk shkon në ekran, pa vizatime.
cli-play-words = Letrat me fjalë, si «fanti kupë».
cli-play-pace = Sa kohë u duhet lojtarëve të kompjuterit: fast, normal ose slow.
cli-play-learn = Shpjegon çdo fazë të ndarjes së parë, me një këshillë në çdo radhë.
cli-play-resume = Vazhdon lojën e fundit që nuk ka mbaruar.
cli-play-example-1 = euchre play
cli-play-example-2 = euchre play british25 --set target=5
cli-play-example-3 = euchre play --plain --words
cli-play-example-4 = euchre play --resume

cli-games = Shfaq grupet e rregullave.

cli-rules = Shfaq fletën e rregullave të një loje.
cli-rules-GAME = Një grup rregullash nga «euchre games», ose një lidhje si na24:end.target=5.
cli-rules-link = Në vend të fletës, rregullat si lidhje: një tekst i shkurtër që jepet kudo ku kërkohet GAME.
cli-rules-qr = Lidhja, edhe si kod QR.
cli-rules-at = Adresa e një serveri, si https://euchre.example: atëherë lidhja çon te faqja e tij.
cli-rules-example-1 = euchre rules na24
cli-rules-example-2 = euchre rules hoyle32 --set target=7
cli-rules-example-3 = euchre rules na24 --set target=5 --qr
cli-rules-example-4 = euchre rules na24:end.target=5

cli-deal = Bën një ndarje të rastit dhe e shfaq, me tekstin njërreshtor që e përshkruan.
cli-deal-GAME = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-deal-example-1 = euchre deal na24 --seed 1

cli-show = Shfaq një gjendje të lojës, të dhënë si tekst njërreshtor.
cli-show-TEXT = Teksti i një ndarjeje, siç e shkruan «euchre deal», pastaj çfarë u bë, secila pas një pikëpresjeje; një vizë e vetme e lexon nga hyrja.
cli-show-game = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-show-example-1 = euchre show "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up; AC; 9C"

cli-solve = Thotë sa vlen çdo veprim me të gjitha letrat e hapura, dhe si shkon ndarja nëse të gjithë luajnë sa më mirë.
cli-solve-more = Vlera është sa fiton në këtë ndarje ekipi që ka radhën, pa atë që fitojnë të tjerët. Para se të caktohet atu provohet edhe çdo fjalë.
cli-solve-TEXT = Teksti i një ndarjeje, siç e shkruan «euchre deal», pastaj çfarë u bë, secila pas një pikëpresjeje; një vizë e vetme e lexon nga hyrja.
cli-solve-game = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-solve-example-1 = euchre solve "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up"

cli-replay = Shfaq përsëri një lojë nga një skedar: fjalët, duart dhe pikët.
cli-replay-more = Lexon regjistrin tonë, Euchre Game Notation dhe PTN-në e Trickster-it. Kodi i daljes është 1, me vendin, nëse skedari i shkel rregullat.
cli-replay-FILE = Skedari; një vizë e vetme është hyrja.
cli-replay-deal = Vetëm ndarja me këtë numër, duke numëruar nga 1.

cli-convert = Kthen një lojë nga një format në tjetrin, sipas emrave të skedarëve.
cli-convert-more = Formatet janë regjistri ynë (.jsonl), Euchre Game Notation (.egn) dhe PTN-ja e Trickster-it (.ptn), që vetëm lexohet. Loja që shkel rregullat nuk kthehet.
cli-convert-IN = Skedari që lexohet.
cli-convert-OUT = Skedari që shkruhet.

cli-check = Kontrollon një skedar me ndarje të vërteta: nëse luhet përsëri secila, dhe nëse çdo lojë mbaron te kufiri i saj.
cli-check-FILE = Skedari i ndarjeve, në JSON.
cli-check-more = Me --player skedari ka vendime: gjendje me gjykimin e njerëzve që e njohin lojën. Letrat që nuk thuhen nxirren me short.
cli-check-player = Gjykon këtë lojtar kompjuteri, si club, sipas një skedari me vendime.
cli-check-worlds = Sa ndarje të hamendësuara mund të shohë lojtari për çdo vendim; numri i vet nëse nuk jepet.

cli-verify = I ndan përsëri letrat e një regjistri dhe thotë nëse ndarjet ishin të ndershme.
cli-verify-LOG = Regjistri i një ndeshjeje të mbaruar, me provën e vet.
cli-verify-receipt = Çfarë ruajti një lojtar (JSON): me të gjendet edhe ajo që la jashtë serveri. Mund të jepet disa herë.

cli-match = Vë lojtarët e kompjuterit të luajnë me njëri-tjetrin në ndarje të përsëritura.
cli-match-more = Çdo ndarje luhet edhe një herë me lojtarët e ndërruar, që të dy të kenë të njëjtat letra.
cli-match-A = Një lojtar kompjuteri, si club.
cli-match-B = Një tjetër, si random.
cli-match-game = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-match-deals = Sa ndarje luhen.
cli-match-nodes = Sa gjendje mund të kërkojë një lojtar për çdo vendim; numri i vet nëse nuk jepet.
cli-match-worlds = Sa ndarje të hamendësuara mund të shohë një lojtar për çdo vendim; numri i vet nëse nuk jepet.
cli-match-workers = Sa procese luajnë njëkohësisht; rezultati nuk varet prej kësaj.
cli-any-cluster = E bën një grup kompjuterësh Ray: adresa e tij siç e shkruan Ray (auto, HOST:PORT, ray://HOST:PORT), ose «local» për një Ray në këtë kompjuter që zgjat sa puna. Rezultati nuk varet prej kësaj. I duhet Ray, shtesa «cluster» e kësaj pakete.
cli-match-resume = Një skedar që ruan shifrat gjatë ndeshjes; nëse gjendet, ndeshja vazhdon prej tij.
cli-match-example-1 = euchre match club random --game na24 --deals 2000 --seed 1

cli-ladder = Mat sa të fortë janë lojtarët e kompjuterit, secili kundër të tjerëve në ndarje të përsëritura.
cli-ladder-more = Ndeshen fqinjët, dhe secili ndeshet me club dhe worlds-50. Një çift ndalet kur gabimi standard është 0.006 pikë për ndarje, ose te numri më i madh i ndarjeve. Shkruhen ladder.md dhe ladder.svg, dhe puna vazhdon aty ku u ndal. Renditja e plotë zgjat me orë.
cli-ladder-game = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-ladder-players = Lojtarët, nga më i dobëti te më i forti, si random,club,master; të gjithë ata të programit nëse nuk jepen.
cli-ladder-deals = Numri më i madh i ndarjeve për një çift; 10000 nëse nuk jepet.
cli-ladder-workers = Sa procese luajnë njëkohësisht; rezultati nuk varet prej kësaj.
cli-ladder-out = Dosja për ladder.md dhe ladder.svg; kjo ku jeni nëse nuk jepet.
cli-ladder-resume = Dosja që ruan shifrat ndërsa luhet renditja; përndryshe një në dosjen e të dhënave.
cli-ladder-example-1 = euchre ladder --players random,club,worlds-50 --deals 200

cli-train = Mëson të caktojë atu duke luajtur me veten, për një lojë ku atu caktohet sipas letrës së kthyer.
cli-train-more = Tabela shkon aty ku e kërkojnë lojtarët e kompjuterit. Çka mësohet ruhet herë pas here: e njëjta komandë vazhdon aty ku u ndal. Duhet NumPy, shtesa «train» e kësaj pakete.
cli-train-WHAT = Çfarë të mësojë: bidding (caktimin e llojit atu).
cli-train-game = Një grup rregullash nga «euchre games» ose një lidhje si na24:end.target=5; na24 nëse nuk jepet.
cli-train-iterations = Nga sa ndarje të mësojë; 8000000 nëse nuk jepet.
cli-train-threads = Sa fije i luajnë ndarjet; rezultati nuk varet prej kësaj.
cli-train-out = Skedari që shkruhet; përndryshe një në dosjen e të dhënave, ku e gjejnë lojtarët.
cli-train-example-1 = euchre train bidding --game na24 --seed 1

cli-serve = Hap një tryezë në shfletues.
cli-serve-port = Porta; nëse nuk jepet, 8000 ose porta tjetër e lirë.
cli-serve-host-name = Një emër tjetër me të cilin shfletuesit mund ta thërrasin këtë server.
cli-any-db = I ruan lojërat në këtë bazë të dhënash PostgreSQL, postgresql://USER@HOST/NAME, në vend të dosjes së të dhënave (njësoj bën EUCHRE_DB).
cli-serve-host = Hapet për të gjithë në rrjetin e shtëpisë, dhe adresa shfaqet si kod QR.
cli-serve-listen = Dëgjon te kjo adresë në vend të asaj të vetë kompjuterit, si 0.0.0.0 në një kontejner.
cli-serve-proxy = Adresa e një ndërmjetësi (proxy), që besohet kur thotë për kë kërkon.
cli-serve-open-metrics = Lejon këdo të lexojë /metrics, jo vetëm këtë kompjuter (EUCHRE_METRICS_TOKEN jep në vend të kësaj një token).
cli-serve-log = Tregon edhe çdo kërkesë, si text ose si json.
cli-serve-no-open = Nuk e hap shfletuesin.
cli-serve-bus = I ndan tryezat me procese të tjera të serverit përmes NATS te kjo adresë, nats://HOST:PORT, ose përmes një që niset këtu: embedded (njësoj bën EUCHRE_BUS).
cli-serve-grace = Sekondat pa lidhje, pas të cilave kompjuteri luan në vend të njeriut; 30 nëse s’jepen.

cli-backup = I kopjon të gjitha lojërat në një skedar, ndërsa serveri vazhdon.
cli-backup-FILE = Skedari, që nuk duhet të ekzistojë ende.
cli-restore = I rikthen të gjitha lojërat nga një kopje rezervë, aty ku nuk ka asnjë.
cli-restore-FILE = Një skedar i bërë nga «euchre backup», prej cilitdo lloj të bazës së të dhënave.

## Errors

cli-unknown-command = Nuk ka komandë «{ $name }»; mos kishit ndërmend njërën nga { $near }?
cli-unknown-flag = { $command ->
    [none] Nuk ka opsion { $name }; ka { $near }.
   *[other] { $command } nuk ka opsion { $name }; të mundshme: { $near }.
}
cli-too-many = { $command } nuk di çfarë të bëjë me «{ $name }»; «euchre { $command } --help» thotë çfarë pranon.
cli-missing = { $command } kërkon { $name }; «euchre { $command } --help» thotë çfarë është.
cli-switch-has-value = { $flag } nuk merr vlerë, por iu dha «{ $value }».
cli-flag-needs-value = { $flag } kërkon një vlerë: { $flag } { $value }.
cli-bad-number = { $flag } nuk mund të jetë «{ $value }»: duhet një numër i plotë nga { $low } deri në { $high }.
cli-bad-setting = «{ $setting }» nuk është rregull i shoqërisë: shkruani KEY=VALUE, si target=5.
cli-bad-log = --log nuk mund të jetë «{ $value }»: është text ose json.
cli-bad-address = --at { $address } nuk është adresë serveri: ajo fillon me http:// ose https://.
cli-qr-too-long = Këto rregulla janë tepër të gjata për një kod QR ({ $n } shenja): --link i shfaq si tekst.
cli-qr-too-wide = Kodi QR është { $n } shtylla i gjerë dhe terminali { $room }: zgjeroni dritaren, ose shfaqni tekstin me --link.
cli-no-language = Nuk ka tekste në «{ $name }»; ka { $available }.
cli-no-server = Serveri nuk mund të niset: mungon paketa { $name }; instaloni euchre[server].
cli-file-trouble = { $path }: { $why }.
cli-not-written = Dalja nuk mundi të shkruhej: { $why }.
cli-fault = Ky është gabim i programit, jo juaji ({ $what }). Asgjë nga sa u ruajt nuk humbet.
cli-fault-kept = Ky është gabim i programit, jo juaji. Hollësitë janë te { $path }. Asgjë nga sa u ruajt nuk humbet.

## Rule sets and rule sheets

cli-games-next = «euchre rules NAME» shfaq fletën e rregullave, «euchre play NAME» e luan lojën.
cli-rules-sources = Burimet
# A card by itself, as it is drawn or in words.
cli-card = { CARD($card) }
cli-bower-right = fanti i djathtë
cli-bower-left = fanti i majtë
cli-bower-benny = Benny

## Playing line by line

# What may be typed, parted by commas, with ë and ç or without. "pa" stands by itself because
# "atu" is taken off first.
plain-word-pass = pas, them pas, e refuzoj, refuzoj
plain-word-order = e pranoj, pranoj, e mbështes, e mbeshtes, mbështes, mbeshtes, e marr, marr
plain-word-alone = pa partner, luaj pa partner, vetëm, vetem, solo
plain-word-name = caktoj atu, caktoj, atu, thërras
plain-word-no-trump = pa atu, pa, lojë pa atu, loje pa atu, lojë pa, loje pa, caktoj pa
plain-word-decline = e lë, e le, lë, le, e lë në tryezë, e le ne tryeze, mbaj, mbaj letrat, mbaj letrat e mia
plain-word-ask-best = kërkoj, kerkoj, kërkoj letrën më të mirë, kerkoj letren me te mire
plain-word-defend-alone = mbrohem, mbrohem pa partner
plain-word-take-over = e marr përsipër, e marr persiper, luaj unë, luaj une
plain-word-jambone = jambone, letra të hapura, letra te hapura
plain-word-jamboree = jamboree, tregoj
plain-word-redeal = ndarje e re, ndarje të re, ndarje te re, tregoj letrat
plain-word-go-under = shkëmbej, shkembej, shkëmbej tri letra, shkembej tri letra
plain-word-bid = ofroj, ofertë, oferta
plain-word-low = pa atu nga poshtë, lojë pa atu nga poshtë, pa nga poshtë, nga poshtë, poshtë
plain-word-stay = qëndroj, qëndroj në lojë, mbetem
plain-word-drop-out = tërhiqem, u tërhoqa, jashtë
plain-word-help = ?, ndihmë, ndihme
plain-word-hand = letrat, letra
plain-word-tricks = duart, duar, dora, dorë, dore
plain-word-auction = atu, fjalët, fjalet
plain-word-score = rezultati, rezultat, pikët, piket, pikë, pike
plain-word-rules = rregullat, rregulla
plain-word-choices = zgjedhjet, zgjedhje, çfarë, cfare
plain-word-hint = këshillë, këshillo, çfarë të hedh
plain-word-explain = shpjego, udhëzim, mëso, pse
plain-word-quit = dal, dil, mbaroj, fund

plain-welcome = Shkruani numrin e një zgjedhjeje, një letër si JD ose 10♦, ose një fjalë si pas, pranoj, pa partner ose kupë. Për të parë diçka shkruani letrat, duart, atu, rezultati, rregullat ose ?; me «dal» largoheni, dhe loja ruhet.
plain-help = Shkruani numrin e një zgjedhjeje, një letër (JD, 10♦), ose atë që do të thoshit: pas, pranoj, pranoj pa partner, kupë, kupë pa partner. Për të parë diçka: këshillë, shpjego, zgjedhjet, letrat, duart, atu, rezultati, rregullat. Për t’u larguar: «dal»; «euchre play --plain --resume» vazhdon.
# An auction of bids: the choices are not numbered there.
plain-welcome-bids = Kur bëhen oferta, numri është oferta për aq duar: shkruani 4 për të ofruar katër. Të tjerat thuhen me fjalë, si pas.
plain-welcome-bids-trump = Kur bëhen oferta, numri është oferta për aq duar, dhe pas tij shkruhet atu: 6S ose 6 maç. Të tjerat thuhen me fjalë, si pas.
plain-bids = Mund të shkruani:
# What the letters after a bid are.
plain-bids-letters = S, H, D dhe C janë llojet maç, kupë, karo dhe spathi{ $low ->
    [yes] , N është pa atu dhe L pa atu nga poshtë.
    [no] , dhe N është pa atu.
   *[none] .
}
plain-bid-name = { BID($bid, form: "cap") }
# How a bid is typed where the trump stands after its name.
plain-bid-in = { $bid } { $suit }
plain-other-choices = Mundësitë e tjera:
plain-learned = Kjo ishte ndarja e parë me udhëzim. «shpjego» tregon më shumë në çdo kohë.
plain-not-understood = «{ $typed }» nuk është asnjë nga zgjedhjet. Shkruani një numër, një letër ose një fjalë; ? thotë më shumë.
plain-try-again = Lironi vend dhe shtypni Enter për të provuar përsëri, ose shkruani «dal». Gjithçka që ndodhi para kësaj është ruajtur.
plain-hand = Letrat tuaja: { $cards }.
plain-exposed = Letra të hapura, { $who }: { $cards }.
plain-hand-hidden = Letrat tuaja janë të mbyllura.
plain-trump = Atu: { SUIT($suit, form: "trump") }.
plain-trump-by-lead = Atu: lloji me të cilin hapet dora e parë.
plain-trick = Dora { $n }: { $cards }. { $you ->
    [yes] E morët ju.
   *[no] E mori { $who }.
}
plain-trick-now = Në tryezë: { $cards }.
plain-no-tricks = Ende nuk është luajtur asnjë dorë.
# The cards of a player after a deal. $kind says which there are.
plain-cards-of = { $who }: { $kind ->
    [both] { $cards }; pa u hedhur: { $kept }
    [played] { $cards }
    [kept] pa u hedhur: { $kept }
   *[none] nuk u treguan
}
plain-kitty = Letrat e mbetura: { $cards }

# Something could not be kept, so it was not done; said at both tables.
play-not-kept = Kjo nuk u bë, sepse nuk mundi të ruhej ({ $path }: { $why }).

## Starting and leaving a game

play-over = Loja u ruajt te { $path }; «euchre replay» e shfaq përsëri.
play-left = Loja u ruajt. «euchre play --resume» e vazhdon.
play-no-seat = Në këtë tryezë nuk ka vend { $seat }: vendet janë nga 0 deri në { $last }, sipas akrepave të orës.
play-no-pace = Nuk ka ritëm «{ $pace }»; ka { $paces }.
play-players = --players përmend { $n } lojtarë, por duhen { $wanted }, sipas akrepave të orës, nga e majta juaj; një emër i vetëm vlen për të gjithë.
play-resume-alone = --resume e vazhdon lojën siç është, prandaj { $flag } nuk mund të jepet bashkë me të.
play-no-game = Te { $path } nuk ka lojë për të vazhduar; «euchre play» nis një.
play-no-folder = Te { $path } nuk mund të ruhet asnjë lojë: { $why }. Jepni një dosje tjetër me --data.
play-not-ours = { $path } nuk është lojë e këtij programi që mund të vazhdohet; «euchre play» nis një tjetër, dhe «euchre replay» e shfaq këtë.
play-broken-game = { $path } nuk mund të vazhdohet. { $problem } Asgjë në të nuk u ndryshua; «euchre replay» e shfaq deri ku shkon.
play-no-textual = Tryeza nuk mund të vizatohet: mungon paketa { $name }; instaloni euchre[tui], ose luani me --plain.
player-unknown = Nuk ka lojtar «{ $name }»; mos kishit ndërmend { $near }?
player-no-parameter = Lojtari { $player } nuk ka parametër «{ $name }»; të mundshëm: { $allowed }.
player-bad-value = { $name } i lojtarit { $player } nuk mund të jetë «{ $value }»; të mundshme: { $allowed }.

## Deals and positions

deal-again = «--seed { $seed }» e jep përsëri këtë ndarje.
position-aside = (lënë mënjanë: { $cards })
position-turned = Letra e kthyer
position-kitty = Letrat e mbetura
show-no-deal = Teksti nuk është ndarje: { $why }.
show-no-action = Veprimi numër { $n } nuk mund të lexohet: { $why }.
show-refused = Veprimi numër { $n }, «{ $action }», i shkel rregullat. { $why } Të mundshme: { $legal }.
show-legal = Të mundshme: { $legal }

## Files of games

file-problem = { $path }: { $problem }
file-remark = { $path }: Vërejtje: { $problem }
file-too-large = { $path } është tepër i madh për një lojë: më shumë se { $n } MB.
file-not-text = { $path } nuk është skedar teksti (bajti { $n } nuk është UTF-8).
replay-deal = Ndarja { $n }
replay-no-deal = Te { $path } nuk ka ndarje { $n }: gjithsej ka { $last ->
    [0] zero ndarje
    [one] një ndarje
   *[other] { $last } ndarje
}.
replay-completed = Letrat që mungojnë në shënimin e lojës u plotësuan.
replay-unfinished = Shënimi i kësaj ndarjeje mbaron këtu.
replay-score = Rezultati është { $scores }.
# $deals, $games and $refused are numbers as they are, for programs that read this line.
check-report = { $deals } ndarje të luajtura përsëri, { $games } lojëra mbarojnë pikërisht te kufiri, { $refused } të refuzuara:
check-games = Lojëra që nuk mbarojnë pikërisht te kufiri: { $n }

convert-done = { $path } u shkrua.
convert-no-format = { $path } nuk tregon në ç’format të shkruhet: emri le të mbarojë me .jsonl ose .egn.
convert-not-written = { $path }: PTN-ja e Trickster-it vetëm lexohet; emri le të mbarojë me .jsonl ose .egn.
convert-folder = { $path } është dosje; jepni një skedar.
convert-refused = { $path } nuk u shkrua, sepse loja i shkel rregullat.

## Matches of computer players

match-illegal = Lojtari { $player } zgjodhi diçka të palejuar: { $action }. Ky është gabim i lojtarit.
match-stopped = U ndal. Çfarë mbaroi ndodhet te { $path }; e njëjta komandë vazhdon prej andej.
train-unknown = Nuk ka asgjë me emrin «{ $name }» për të mësuar; vetëm bidding.
train-nothing = Caktimi i llojit atu mësohet kur vendos letra e kthyer, mes dy ekipeve ose nga një lojtar kundër të gjithëve. Kjo lojë nuk është e tillë.
train-needs-numpy = Mësimi ka nevojë për NumPy: instaloni shtesën «train» të kësaj pakete.
train-bad-checkpoint = { $path } nuk është çka ka ruajtur një nisje e mëparshme e këtij mësimi. Hiqeni për të nisur nga fillimi.
train-stopped = U ndal. Çka u mësua deri tani ndodhet te { $path }; e njëjta komandë vazhdon prej andej.
train-done = { $deals ->
    [one] Mësoi nga një ndarje; tabela ndodhet te { $path }.
   *[other] Mësoi nga { $deals } ndarje; tabela ndodhet te { $path }.
}
train-digest = SHA-256 e probabiliteteve të saj: { $digest }

## For whoever runs a server

cli-reports = Tregon çfarë kanë raportuar njerëzit për njëri-tjetrin, me çfarë u tha rreth asaj.
cli-reports-all = Tregon edhe raportet e mbyllura.
cli-reports-done = Mbyll raportin me atë numër. Mund të jepet disa herë.
cli-tidy = Heq tryezat që s’i ka përdorur askush për një kohë të gjatë. Serveri e bën vetë; ndaleni më parë.
cli-any-tidy-empty = Heq tryezat ku s’u nda kurrë letër, pasi s’i ka përdorur askush për kaq ditë; 30 nëse s’jepen, 0 për kurrë.
cli-any-tidy-played = Heq tryezat ku u ndanë letra, bashkë me regjistrat e tyre, pasi s’i ka përdorur askush për kaq ditë; kurrë nëse s’jepen.
reports-none = S’pret asnjë raport.
reports-head = Raporti { $n }: { $time } UTC, tryeza { $table }
reports-head-done = Raporti { $n }, i mbyllur: { $time } UTC, tryeza { $table }
reports-why = { $who } raporton: { $other }, «{ $why }»
reports-ids = Identifikuesit e tyre: { $who }, { $other }
reports-marked = Raporti { $n } u mbyll.
reports-unknown = S’ka raport { $n }. «euchre reports --all» tregon ato që janë.
tidy-done = { $n ->
    [one] U hoq një tryezë.
   *[other] U hoqën { $n } tryeza.
}
