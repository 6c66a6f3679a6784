### Presets and their sources.


## Presets

preset-na24 = Amerika e Veriut, 24 letra
preset-na24-why = Loja e thjeshtë: katër lojtarë në çifte, nga nënta te asi, deri në 10 pikë.
preset-na24-std = Amerika e Veriut, ndarësi i detyruar
preset-na24-std-why = Loja e thjeshtë deri në 10 pikë, por ndarësi duhet të caktojë atu nëse askush tjetër nuk e bën.
preset-hoyle32 = Euchre sipas Hoyle, 32 letra
preset-hoyle32-why = Nga shtata te asi, deri në 5 pikë; çdo mbrojtës mund të luajë pa partner, dhe dorën e parë e hap lojtari majtas deklaruesit pa partner.
preset-finnish24 = Finlandez, 24 letra
preset-finnish24-why = Nga nënta te asi, deri në 10 pikë, letrat ndahen me nga dy e tri; ndarësi e merr gjithmonë letrën e kthyer.
preset-canadian24 = Kanadez, 24 letra
preset-canadian24-why = Deri në 10 pikë; partneri i ndarësit mund ta pranojë letrën e kthyer vetëm duke luajtur pa partner.
preset-british25 = Britanik, 25 letra me Benny
preset-british25-why = Xholi, i quajtur Benny, i mund të dy fantët e fortë; deri në 11 pikë.
preset-british25-two = Britanik, dyshi maç si Benny
preset-british25-two-why = Dyshi maç i mund të dy fantët e fortë dhe nuk vlen si maç; deri në 15 pikë.
preset-st-austell25 = Liga e St Austell
preset-st-austell25-why = Loja britanike deri në 21 pikë, në ndeshje me nëntë lojëra; ndan kush merr fantin e parë.
preset-guernsey33 = Guernsey, 33 letra me Benny
preset-guernsey33-why = Loja britanike me më shumë letra: nga shtata te asi dhe xholi; deri në 11 pikë.
preset-railroad-arneson = Railroad, 25 letra
preset-railroad-arneson-why = Një xhol, letra më e mirë e partnerit për deklaruesin pa partner, laps dhe slam; deri në 10 pikë.
preset-railroad-bicycle = Railroad me mbrojtje pa partner, 25 letra
preset-railroad-bicycle-why = Railroad deri në 5 pikë, ku kundër deklaruesit pa partner mund të mbrohet një lojtar i vetëm.
preset-railroad-keller = Railroad sipas Keller, 33 letra
preset-railroad-keller-why = Nga shtata te asi dhe një xhol; kush luan pa partner më parë merr letrën më të mirë të partnerit, pastaj lë një mënjanë.
preset-railroad-full = Railroad me jambone dhe jamboree, 33 letra
preset-railroad-full-why = Loja sipas Keller; kush luan pa partner mund të luajë me letra të hapura për 8 pikë, dhe pesë atutë më të larta vlejnë 16.
preset-farmers24 = Farmer's hand, 24 letra
preset-farmers24-why = Kush ka vetëm nënta e dhjeta mund të kërkojë ndarje të re, dhe në fund ndarësi duhet të caktojë atu.
preset-ohio-tournament = Turneu i Ohajos
preset-ohio-tournament-why = Si në turnetë e klubeve: ndan kush merr fantin e parë, ndarësi duhet ta marrë letrën e kthyer dhe nuk mund të thotë pas në fund.
preset-three-handed32 = Për tre lojtarë, 32 letra
preset-three-handed32-why = Cut-throat: deklaruesi luan kundër dy të tjerëve, dhe secili mban pikët e veta; deri në 5 pikë.
preset-three-handed24 = Për tre lojtarë, 24 letra
preset-three-handed24-why = Cut-throat me më pak letra, deri në 10 pikë; ndarësi duhet të caktojë atu nëse askush tjetër nuk e bën.
preset-two-handed24 = Për dy lojtarë, 24 letra
preset-two-handed24-why = Për dy, deri në 10 pikë; katërmbëdhjetë letra mbeten jashtë lojës, njëra prej tyre e kthyer.
preset-two-handed25 = Për dy lojtarë, me Benny
preset-two-handed25-why = Për dy, me letrat britanike: xholi i mund të dy fantët e fortë; deri në 11 pikë.
preset-two-handed32 = Për dy lojtarë, 32 letra
preset-two-handed32-why = Për dy, me më shumë letra, nga shtata te asi; deri në 5 pikë.
preset-six-handed32 = Për gjashtë lojtarë, 32 letra
preset-six-handed32-why = Tre kundër treve, të ulur me radhë; march pa partnerë kundër ekipit tjetër vlen 5.
preset-australian24 = Australian, 24 letra
preset-australian24-why = Loja e Amerikës së Veriut deri në 11 pikë; partneri i ndarësit mund ta pranojë letrën e kthyer vetëm duke luajtur pa partner.
preset-set-back24 = Set-back, 24 letra
preset-set-back24-why = Pikët zbresin nga 10, dhe deklaruesit që dështojnë humbin pikë, ndërsa mbrojtësit nuk fitojnë asgjë.
preset-progressive24 = Progresiv, 24 letra
preset-progressive24-why = Loja e thjeshtë siç luhet në një tryezë të mbrëmjes progresive: tetë ndarje, dhe fiton rezultati më i lartë.
preset-three-handed24-alone = Për tre lojtarë, gjithçka ose asgjë
preset-three-handed24-alone-why = Cut-throat ku deklaruesi mund të thotë edhe «pa partner»: atëherë të pesë duart vlejnë 4 pikë, dhe me më pak dështon (euchre).
preset-call-ace24 = Me as të thirrur (Call-ace), 24 letra
preset-call-ace24-why = Katër lojtarë, secili me pikët e veta; deklaruesi thërret një as, dhe kush e ka është partner i fshehtë derisa asi të hidhet.
preset-call-ace32-five = Call-ace për pesë lojtarë
preset-call-ace32-five-why = Pesë lojtarë me 32 letra; kush ka asin e thirrur është partneri i fshehtë i deklaruesit.
preset-call-ace32-six = Call-ace për gjashtë lojtarë
preset-call-ace32-six-why = Gjashtë lojtarë me 32 letra; kush ka asin e thirrur është partneri i fshehtë i deklaruesit.
preset-five-handed28 = Për pesë lojtarë, 28 letra
preset-five-handed28-why = Deklaruesi mund të thërrasë çdo letër që nuk është atu, dhe kush e ka është partneri i fshehtë; ndarësi duhet të caktojë atu nëse askush tjetër nuk e bën.

## Presets with an auction of bids

preset-hasenpfeffer25 = Hasenpfeffer
preset-hasenpfeffer25-why = Gjashtë letra secili dhe një xhol; secili ofron një herë, dhe nëse të gjithë thonë pas, kush ka xholin duhet të ofrojë tri.
preset-hasenpfeffer25-rounds = Hasenpfeffer me disa raunde ofertash
preset-hasenpfeffer25-rounds-why = Hasenpfeffer ku ofertat vazhdojnë derisa tre lojtarë radhazi të thonë pas.
preset-double-hasenpfeffer48 = Hasenpfeffer i dyfishtë
preset-double-hasenpfeffer48-why = Dy palë letra, pa fantë të fortë, nga dymbëdhjetë letra; nëse të gjithë thonë pas, ndarësi duhet të ofrojë tri, dhe loja pa partner i dyfishon pikët.
preset-double-hasenpfeffer48-six = Hasenpfeffer i dyfishtë për gjashtë lojtarë
preset-double-hasenpfeffer48-six-why = Dy palë letra, tre kundër treve, nga tetë letra; deklaruesi pa partnerë nuk merr letra prej tyre.
preset-pepper24 = Pepper
preset-pepper24-why = Nga gjashtë letra; ofertat shkojnë deri te Little Pepper dhe Big Pepper, që vlen dyfish, dhe çdo ofertë e humbur kushton gjashtë ose më shumë.
preset-pepper24-three = Pepper për tre lojtarë
preset-pepper24-three-why = Pepper ku kush ofron më lart luan kundër dy të tjerëve.
preset-pepper24-two = Pepper për dy lojtarë
preset-pepper24-two-why = Pepper për dy, me dymbëdhjetë letra jashtë lojës.
preset-kaibosh24 = Kaibosh
preset-kaibosh24-why = Bid Euchre me nga gjashtë letra dhe nga një ofertë; oferta më e lartë, kaibosh, kërkon të gjashtë duart pa partner.
preset-bid-euchre24 = Me oferta (Bid Euchre), 24 letra
preset-bid-euchre24-why = Nga gjashtë letra dhe nga një ofertë, një numër nga dy e lart bashkë me atu; deri në 50 pikë.
preset-bid-euchre24-bicycle = Bid Euchre sipas Bicycle
preset-bid-euchre24-bicycle-why = Nga një ofertë për çdo lojtar; çdo ofertë e humbur kushton gjashtë pikë, sado e lartë të ishte; deri në 30 pikë.
preset-bid-euchre32 = Bid Euchre, dy herë nga 16 letra
preset-bid-euchre32-why = Nga fanti te asi, dy herë, nga tetë letra; mbi tetë duar mund të ofrohet loja pa partner, me një letër prej tij ose pa të.
preset-bid-euchre48 = Bid Euchre, dy palë letra
preset-bid-euchre48-why = Dy palë me nga 24 letra, secili merr dymbëdhjetë; ofertat nisin nga tri, që duhet t’i ofrojë ndarësi nëse të gjithë thonë pas; deri në 36 pikë.
preset-bid-euchre48-high-low = Bid Euchre, dy palë letra, nga lart e nga poshtë
preset-bid-euchre48-high-low-why = Ofertat nisin nga gjashtë dhe bëhen dy herë; pa atu luhet nga lart ose nga poshtë, dhe kush luan pa partner merr tri letra prej tij.
preset-bid-euchre48-shooter = Bid Euchre me shooter dhe loner
preset-bid-euchre48-shooter-why = Ofertat nisin nga gjashtë, pa atu luhet nga lart ose nga poshtë, oferta e arritur jep edhe dy pikë, dhe ofertat më të larta luhen pa partner.
preset-bid-euchre48-best = Bid Euchre me letrat e partnerit
preset-bid-euchre48-best-why = Nga dymbëdhjetë letra; oferta më e lartë kërkon të dymbëdhjetë duart pa partner, me tri letrat e tij më të mira, për 24 pikë ose minus 24.
preset-bid-euchre48-three = Bid Euchre për tre lojtarë, dy palë letra
preset-bid-euchre48-three-why = Nga gjashtëmbëdhjetë letra; kush ofron më lart luan kundër dy të tjerëve.
preset-bid-euchre48-six = Bid Euchre për gjashtë lojtarë, dy palë letra
preset-bid-euchre48-six-why = Tre kundër treve me nga tetë letra; ofertat vazhdojnë derisa të gjithë të tjerët të thonë pas, dhe pa atu luhet nga lart ose nga poshtë.
preset-auction-euchre = Auction Euchre
preset-auction-euchre-why = Nga pesë letra dhe nga një ofertë; pikët e ofertës i marrin deklaruesit ose, nëse dështojnë, të tjerët.
preset-auction-euchre32-six = Auction Euchre për gjashtë lojtarë
preset-auction-euchre32-six-why = Auction Euchre, tre kundër treve, me 32 letra.
preset-french-euchre24 = Euchre francez
preset-french-euchre24-why = Nuk kthehet asnjë letër; secili me radhë mund të ofrojë më shumë duar se i mëparshmi, nga tri e lart, dhe kush ofron më lart cakton atu.

## Presets of Nap

preset-nap52 = Nap deri në 25 pikë
preset-nap52-why = Napoleon me të 52 letrat: kush ofron më lart luan kundër të gjithëve, dhe vetëm ky lojtar e fiton ose e humb ofertën.
preset-nap52-stakes = Nap me pagesë
preset-nap52-stakes-why = Napoleon ku kush ofron më lart e fiton ofertën nga secili prej të tjerëve, ose ia humb secilit; 20 ndarje.
preset-nap52-pool = Nap me arkë
preset-nap52-pool-why = Napoleon me pagesë, dhe me një arkë që e merr kush i ofron të pesë duart dhe i merr.
preset-nap52-six = Nap për gjashtë lojtarë
preset-nap52-six-why = Napoleon me pagesë ku ndarësi nuk merr letra, por fiton dhe humb bashkë me të tjerët.
preset-nap52-forced = Nap me ndarës të detyruar
preset-nap52-forced-why = Napoleon me pagesë ku ndarësi duhet të ofrojë nëse të gjithë thonë pas, dhe misère që dështon kushton dyfish.
preset-nap28 = Nap, 28 letra
preset-nap28-why = Napoleon për katër, nga teta te asi; Nap fiton ose humb dhjetë me secilin nga të tjerët.
preset-nap24-three = Nap për tre lojtarë, 24 letra
preset-nap24-three-why = Napoleon për tre, nga nënta te asi; Nap fiton ose humb dhjetë me secilin nga të tjerët.
preset-nap32-five = Nap për pesë lojtarë, 32 letra
preset-nap32-five-why = Napoleon për pesë, nga shtata te asi; Nap fiton ose humb dhjetë me secilin nga të tjerët.
preset-nap29-joker = Nap me xhol
preset-nap29-joker-why = Napoleon për katër, nga teta te asi dhe me një xhol, që është letra më e fortë atu; misère luhet pa atu.

## Presets of Buck

preset-buck24 = Buck
preset-buck24-why = Secili luan për vete dhe çdo dorë zbret një pikë nga 25; lejohet tërheqja, por kush qëndron duhet të marrë të paktën një dorë.
preset-buck24-no-trump = Buck me lojë pa atu
preset-buck24-no-trump-why = Buck ku në raundin e dytë mund të caktohet lojë pa atu.
preset-buck24-bids = Buck me oferta
preset-buck24-bids-why = Buck nga 15 pikë, ku atu e cakton kush ofron më lart, dhe duhet të marrë aq duar sa ofroi.
preset-dirty-clubs20 = Dirty Clubs për tre lojtarë
preset-dirty-clubs20-why = Tre lojtarë, secili për vete, nga dhjeta te asi; ofertat bëhen më së shumti dy herë, askush nuk tërhiqet, dhe kur kthehet spathi, atu është menjëherë spathi.
preset-dirty-clubs24 = Dirty Clubs për katër lojtarë
preset-dirty-clubs24-why = Dirty Clubs nga nënta te asi për katër lojtarë, secili për vete.
preset-dirty-clubs28 = Dirty Clubs për pesë lojtarë
preset-dirty-clubs28-why = Dirty Clubs nga teta te asi për pesë lojtarë, secili për vete.
preset-dirty-clubs32 = Dirty Clubs për gjashtë lojtarë
preset-dirty-clubs32-why = Dirty Clubs nga shtata te asi për gjashtë lojtarë, secili për vete.
# A preset with some options changed.
preset-changed = { $preset }, me rregulla të shoqërisë
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · deri në { $target }
# Scores run down from $start.
preset-line-count-down = { $preset } · nga { $start } poshtë
preset-line-deals = { $preset } · { $deals ->
    [one] një ndarje
   *[other] { $deals } ndarje
}

## Sources: the works that a preset follows

source-bicycle = Bicycle (United States Playing Card Company), rregullat e Euchre
source-bicycle-railroad = Bicycle (United States Playing Card Company), rregullat e Railroad Euchre
source-finnish-seed = Një përshkrim finlandisht i lojës Euchre
source-greek-seed = Një përshkrim greqisht i lojës Euchre, sipas Hoyle
source-hoyle-2001 = Hoyle's Rules of Games, botimi i tretë i rishikuar, 2001
source-euchre-central = euchrecentral.com, rregulla dhe variante
source-euchre-links = euchrelinks.com, variante
source-canadian-pages = Faqe kanadeze për Euchre
source-pagat-british = pagat.com, British Euchre
source-british-leagues = Fletë rregullash të ligave britanike, mes tyre St Austell
source-guernsey = Fletë rregullash nga Guernsey
source-arneson-railroad = E. Arneson, Railroad Euchre (The Spruce)
source-keller = J. W. Keller, The Game of Euchre, 1887
source-tournament-sheets = Fletë rregullash të klubeve dhe turneve (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
source-albanian-seed = Një përshkrim shqip i lojës Euchre për dy lojtarë
source-malay-seed = Një përshkrim malajisht i lojës Euchre për dy lojtarë
source-three-handed-pages = Faqe për Euchre me tre lojtarë (rarepike, 52pickup dhe të tjera)
source-cassell = Cassell's Book of In-door Amusements
source-six-handed-rules = Rregulla të shkruara të Euchre për gjashtë lojtarë, nga vetë lojtarët

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }; { $two }
sources-3 = { $one }; { $two }; { $three }
source-arneson-hasenpfeffer = E. Arneson, Hasenpfeffer (The Spruce)
source-bicycle-bid-euchre = Bicycle (United States Playing Card Company), rregullat e Bid Euchre
source-bid-euchre-rules = Wikipedia, Bid Euchre, dhe rregulla të shkruara nga vetë lojtarët
source-bid-euchre-32-rules = Rregulla të shkruara të Bid Euchre me 32 letra, nga vetë lojtarët
source-britannica = Encyclopædia Britannica, Nap
source-buck-rules = Rregulla të shkruara të Buck Euchre me oferta, nga vetë lojtarët
source-call-ace-rules = Rregulla të shkruara të Call-Ace Euchre, nga vetë lojtarët
source-denexa-buck = denexa.com, Buck Euchre
source-denexa-hasenpfeffer = denexa.com, Hasenpfeffer
source-denexa-nap = denexa.com, Nap
source-five-handed-rules = Rregulla të shkruara të Euchre për pesë lojtarë, nga vetë lojtarët
source-foster-auction = R. F. Foster, Auction Euchre
source-foster-call-ace = R. F. Foster, Call-Ace Euchre, 1905
source-gamerules-hasenpfeffer = gamerules.com, Hasenpfeffer
source-high-low-rules = Rregulla të shkruara të Bid Euchre me dy palë letra dhe pa atu nga lart e nga poshtë, nga vetë lojtarët
source-hoyles-games-modernized = Hoyle's Games Modernized, Napoleon
source-kaibosh-rules = Rregulla të shkruara të Kaibosh, nga vetë lojtarët
source-katz = Katz, The Book of Card Games
source-mcneely = McNeely, Ultimate Book of Card Games
source-pagat-bid-euchre = pagat.com, Bid Euchre
source-pagat-buck = pagat.com, Buck Euchre
source-pagat-pepper = pagat.com, Pepper
source-partners-best-rules = Rregulla të shkruara të Bid Euchre me dy palë letra dhe letrat më të mira të partnerit, nga vetë lojtarët
source-peel = W. H. Peel, Round Games with Cards
source-penguin = Parlett, The Penguin Book of Card Games
source-shooter-rules = Rregulla të shkruara të Bid Euchre me dy palë letra, shooter dhe loner, nga vetë lojtarët
source-six-handed-bid-rules = Rregulla të shkruara të Bid Euchre për gjashtë lojtarë, nga vetë lojtarët
source-white-knuckle-buck = whiteknucklecards.com, Buck Euchre
source-wikipedia-dirty-clubs = Wikipedia, Dirty Clubs
source-world-euchre-federation = World Euchre Federation, Euchre për tre lojtarë
