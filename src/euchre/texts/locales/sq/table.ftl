### Çfarë thonë njerëzit në tryezë, dhe pse diçka nuk bëhet atje.

## Phrases

phrase-hello = Përshëndetje të gjithëve.
phrase-good-luck = Fat të mbarë.
phrase-well-played = E luajtët bukur.
phrase-thanks = Faleminderit.
phrase-sorry = Më falni.
phrase-nice-try = Provë e mirë.
phrase-close = Për një fije.
phrase-your-turn = E keni ju radhën.
phrase-one-moment = Një çast, ju lutem.
phrase-back = U ktheva.
phrase-again = Luajmë edhe një herë?
phrase-must-go = Duhet të iki.
phrase-good-game = Ishte lojë e bukur.
phrase-bye = Mirupafshim.

## What happened

table-undone = Kjo u mor mbrapsht.

## Why not: seats

table-not-open = Kjo tryezë është për një njeri dhe kompjuterin.
table-who-are-you = Thoni më parë si quheni.
table-removed = Mikpritësi ju kërkoi të largoheni nga kjo tryezë.
table-sits-already = Jeni ulur tashmë në këtë tryezë. Vendet ndërrohen mes dy ndeshjeve.
table-is-full = S’ka vend të lirë për njeri.
table-seat-taken = Aty është ulur dikush.
table-has-seen-cards = I keni parë letrat e një vendi tjetër në këtë ndarje. Prisni tjetrën.
table-too-many-changes = Që nga ndarja e fundit këtu janë ulur tepër njerëz. Prisni tjetrën.
table-no-seat-yet = Nuk jeni ulur në këtë tryezë.
table-nobody-there = Në atë vend s’është ulur askush.
table-host-only = Këtë e bën vetëm mikpritësi i tryezës.
table-host-stays = Mikpritësin s’mund ta largojë askush.
table-not-in-a-match = Kjo s’ndryshohet në mes të ndeshjes.
table-has-begun = Ndeshja ka nisur.
table-seats-open = Ka ende vende të lira.
table-nobody-sits = Më parë duhet të ulet të paktën një njeri.
table-no-such-player = Nuk ka kompjuter me emrin «{ $name }».
table-too-few-seats = Atje janë ulur tashmë { $n } njerëz.
table-people-limit = Numri më i madh i njerëzve është nga 0 deri në { $n }; 0 do të thotë sa janë vendet.
table-rated-is-public = Për renditje vlejnë vetëm tryezat publike.
table-needs-a-nonce = Që të uleni, shtoni një numër të rastit me 64 shifra heksadecimale, që ndarjet të provohen të ndershme.

## Why not: the game

table-no-match = Nuk po luhet ndeshje.
table-paused = Loja është ndalur. Lëreni më parë të vazhdojë.
table-not-paused = Loja nuk është ndalur.
table-deal-goes-on = Ndarja s’ka mbaruar ende.
table-no-take-backs = Në këtë tryezë asgjë s’merret mbrapsht.
table-asked-already = Diçka është kërkuar tashmë. Prisni përgjigjet.
table-no-hints = Në këtë tryezë nuk ka këshilla.

table-hint-not-now = Këshilla jepet kur keni radhën.

table-hint-wait = Ishin shumë këshilla për pak kohë. Prisni pak.

table-hint-failed = Kompjuteri nuk gjeti këshillë këtë herë.

table-nothing-asked = Nuk ju është kërkuar gjë.
table-nothing-to-take-back = S’keni gjë për të marrë mbrapsht në këtë ndarje.
table-claim-on-lead = Duart kërkohen kur dorën e hapni ju.
table-claim-all = Mund të kërkohen vetëm të { $n } duart që mbeten.
table-not-certain = Kjo s’është e sigurt nga letrat tuaja.

## Why not: talk

table-no-chat = Në këtë tryezë s’ka bisedë, vetëm fraza.
table-text-length = Një tekst ka 1 deri në { $n } shenja.

## Finding a table, and who one is

table-no-code = Nuk ka tryezë me këtë kod.
table-no-person = Ky server nuk ju njeh. Thoni si quheni.
table-name-length = Një emër ka 1 deri në { $n } shenja.
table-no-move-code = Kodi s’vlen më. Tregoni një të ri në pajisjen tjetër.
table-no-places = Kështu s’hapet kjo tryezë: vendi, numri i rastësisë (seed) dhe numri i lojtarit (nonce) caktohen kur ulen njerëzit.
family-turn-up = Me letër të kthyer, { $n } lojtarë
family-bids = Me oferta, { $n } lojtarë
family-fixed = Me atu nga letra e kthyer, { $n } lojtarë

## Several people at one device

web-people-here = Njerëz në këtë pajisje

web-people-here-why = E kaloni nga njëri te tjetri. Mes radhëve letrat janë të mbuluara.

web-name-of = Emri i personit { $n }

web-is-here = në këtë pajisje

web-give-device = Jepjani pajisjen lojtarit { $who }

web-give-device-why = Letrat janë të mbuluara. Tani shikon vetëm { $who }.

web-lift = Jam { $who }: m’i tregoni letrat

web-guests = Kanë luajtur edhe në këtë pajisje: { $names }. Fshihen bashkë me ju.

## Computer players

web-level-here = Niveli i kompjuterit në vendin { $n }

## How a table is kept

web-shown = Pas ndarjes të gjithë shohin

web-shown-all = Të gjitha letrat

web-shown-played = Ato që u luajtën

web-shown-none = Asgjë
