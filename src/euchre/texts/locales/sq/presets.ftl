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
# A preset with some options changed.
preset-changed = { $preset }, me rregulla të shoqërisë
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · deri në { $target }
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
source-high-low-rules = Rregulla të shkruara të Bid Euchre me dy pako dhe pa letër të fortë, nga lart ose nga poshtë, nga vetë lojtarët
source-hoyles-games-modernized = Hoyle's Games Modernized, Napoleon
source-kaibosh-rules = Rregulla të shkruara të Kaibosh, nga vetë lojtarët
source-katz = Katz, The Book of Card Games
source-mcneely = McNeely, Ultimate Book of Card Games
source-pagat-bid-euchre = pagat.com, Bid Euchre
source-pagat-buck = pagat.com, Buck Euchre
source-pagat-pepper = pagat.com, Pepper
source-partners-best-rules = Rregulla të shkruara të Bid Euchre me dy pako dhe letrat më të mira të partnerit, nga vetë lojtarët
source-peel = W. H. Peel, Round Games with Cards
source-penguin = Parlett, The Penguin Book of Card Games
source-shooter-rules = Rregulla të shkruara të Bid Euchre me dy pako, shooter dhe loner, nga vetë lojtarët
source-six-handed-bid-rules = Rregulla të shkruara të Bid Euchre për gjashtë lojtarë, nga vetë lojtarët
source-white-knuckle-buck = whiteknucklecards.com, Buck Euchre
source-wikipedia-dirty-clubs = Wikipedia, Dirty Clubs
source-world-euchre-federation = World Euchre Federation, Euchre për tre lojtarë
