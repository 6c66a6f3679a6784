### Çfarë u provua për qasshmërinë, dhe cilësimet që i shërbejnë.

## Settings

web-text-size = Madhësia e shkronjave
web-text-percent = { $n }%
web-left-trump = Fanti i majtë si atu
web-left-trump-why = Pasi caktohet atu, fanti i majtë (left bower) vizatohet si fanti i llojit atu, ashtu siç vlen; shenja e tij ka llojin e shtypur në letër.
web-left-hand = Për mëngjarashë
web-left-hand-why = Fjalët e lojës dhe butonat rrinë në të majtë të tryezës.
web-sounds = Tingujt
web-sounds-why = Kur bie një letër, kur merret një dorë, kur vjen radha juaj.
web-still = Asgjë nuk lëviz
web-still-why = Letrat e ndërrojnë vendin menjëherë. Kështu bëhet gjithsesi kur sistemi juaj kërkon më pak lëvizje.

## The statement

web-access-what = Këtu duhet të mund të luajë kushdo, me ose pa shikim, dëgjim, mi apo dorë të sigurt. Kjo faqe thotë çfarë u bë për këtë, si u provua dhe çfarë nuk është ende mirë.
web-access-goal = Faqet ndjekin WCAG 2.2, niveli AA.
web-access-how = Si mund të luhet
web-access-keys = Vetëm me tastierë: çdo faqe dhe çdo veprim. Tastet e tryezës dhe të rishikimit gjenden te ndihma, që hapet me tastin ?. Tastet me një shkronjë mund të fiken.
web-access-reader = Me lexues ekrani: çdo ngjarje thuhet një herë, me radhë, në gjuhën e faqes. Letrat tuaja, dora, duart e marra dhe rezultati janë lista e tabela; çdo letër thotë si vlen, dhe pse nuk mund të hidhet.
web-access-colour = Pa dalluar ngjyrat: llojet kanë forma të ndryshme, dhe mund të kenë katër ngjyra. Kush e ka radhën, çfarë lejohet, çfarë fiton dhe çfarë është atu thuhet gjithnjë edhe me një formë ose me fjalë.
web-access-motion = Pa lëvizje: me cilësimin, tuajin ose të sistemit, letrat e ndërrojnë vendin menjëherë. Asgjë nuk pulson, asgjë nuk humbet ndërsa diçka lëviz, dhe asnjë veprim nuk kërkon shpejtësi.
web-access-touch = Me prekje: një prekje, dy prekje ose tërheqje, si të doni; asgjë që shtypet nuk është më e vogël se 24 me 24 piksela, dhe shumica ka të paktën 44.
web-access-text = Me tekst të zmadhuar: madhësia mund të dyfishohet. Te tryeza, e cila nuk rrëshqitet, shkronjat rriten sa ka vend ekrani; rregullat, rezultatet, ecuria e ndarjes dhe cilësimet rriten deri në fund.
web-access-sound = Pa dëgjim: asnjë tingull nuk thotë diçka që nuk shihet. Tingujt janë të fikur derisa t’i ndizni.
web-access-tested = Çfarë u provua
web-access-tests = Me çdo ndryshim të programit, në Chromium: lojëra të tëra me klikim, vetëm me tastierë, dhe sipas asaj që i thuhet lexuesit të ekranit; çdo faqe me ngjyra të çelëta e të errëta me kontrolluesin axe, që nuk duhet të gjejë asgjë; çdo çast i tryezës nga 320 me 460 deri në 1440 me 900 piksela, në pesë gjuhë, me tekste 40% më të gjata dhe me tekst të zmadhuar.
web-access-untested = Çfarë nuk u provua nga njerëz: lexues të vërtetë ekrani (si NVDA, VoiceOver, TalkBack), komandimi me çelësa dhe shfletues të tjerë. Ajo që një kontrollues nuk e gjen mund të jetë prapë gabim.
web-access-weak = Çfarë nuk është ende mirë
web-access-weak-table = Në telefon të vogël, ose në telefon të kthyer anash, shkronjat në tryezë nuk mund të dyfishohen. Në ekrane të mëdha ndihmon zmadhimi i shfletuesit.
web-access-weak-clock = Një tryezë me disa njerëz mund të ketë kufi kohe. Kujt i duhet më shumë kohë, le të ulet në një tryezë pa kufi.
web-access-report = Nëse diçka ju pengon të luani, tregojani atij që mban këtë server, bashkë me regjistrin që ofron çdo faqe gabimi.
