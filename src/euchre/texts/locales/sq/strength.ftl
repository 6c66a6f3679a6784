### Sa i fortë është një lojtar: gjykimet e njerëzve, vlerat e gjendjeve, renditja.

## A player judged by a file of decisions

judged-report = { $player }: { $hits } nga { $n } vendime janë të drejta ({ $percent }%); të lëna jashtë: { $out }.
judged-confidence = gjykimi
judged-kind = lloji i vendimit
judged-right = të drejta
judged-of = nga
judged-percent = pjesa
judged-fault = Do të bënte { $action }; e drejtë është { $right }.
judged-often = Kështu bën në { $percent }% të gjendjeve që u nxorën me short.
judged-values = Vlerat: { $values }
judged-left-out = Të lëna jashtë: { $n }
judged-no-position = Nuk u gjet lojë me këto rregulla që të arrijë në këtë gjendje.

## Files of decisions

cases-not-decisions = Një skedar vendimesh është listë JSON me objekte.
cases-bad-kind = «{ $found }» nuk është lloj vendimi: bid1, bid2, discard, lead ose follow.
cases-other-game = Vendimet e lojës «{ $found }» nuk gjykohen, vetëm ato të euchre.
cases-not-valid = Vetë skedari thotë se ky shënim nuk vlen.
cases-unknown-option = Nuk ka opsion «{ $found }», prandaj loja do të ishte tjetër.

## Positions with all cards open

solve-values = Vlerat për { $who }, në pikë të kësaj ndarjeje:
solve-line = Nëse të gjithë luajnë sa më mirë:
solve-nothing-to-do = Nuk ka çfarë të zgjidhet: në këtë gjendje nuk e ka radhën askush.
solve-three-sides = Kjo gjendje nuk ka vlerë për dy ekipe: luajnë tri ose më shumë, ose një lojtar pa asnjë kundërshtar.
solve-by-seat = Në këtë lojë duart i paguhen secilit veç, prandaj një gjendje nuk ka vlerë për dy ekipe.
solve-no-contract = Ku më shumë se dy mbajnë pikët e veta, ndarja ka vlerë pasi caktohet atu: shtoni fjalët, secilën pas një pikëpresjeje.
solve-too-large = Kjo gjendje është tepër e madhe për t’u kërkuar deri në fund: shtoni fjalë ose duar, secilën pas një pikëpresjeje.

## The ladder of players

ladder-title = Renditja e lojtarëve
ladder-what = Pikë për ndarje me gabimin standard, në ndarje të përsëritura: të njëjtat letra luhen edhe një herë me lojtarët e ndërruar. Lojërat e fituara janë ato deri te kufiri, po të japin ndarjet pikë si këto. Pjesa e diferencës thotë sa është bërë nga rruga mes club dhe një lojtari që gjatë lojës i sheh të gjitha letrat. Të njëjtat shifra përsëri:
ladder-plot = Pikë për ndarje kundër { $other }, me dy gabime standarde
ladder-player = lojtari
ladder-other = kundër
ladder-against = kundër { $other }
ladder-share = pjesa e diferencës
ladder-points = pikë për ndarje
ladder-games = lojëra të fituara
ladder-deals = ndarje
ladder-pairs = Të gjitha çiftet
ladder-room = Master ka fituar { $percent } ± { $error }% të diferencës mes club dhe një lojtari që gjatë lojës i sheh të gjitha letrat.
ladder-progress = { $first } kundër { $second }, { $n } ndarje:
ladder-written = { $path } u shkrua.
ladder-no-folder = { $path } nuk është dosje: jepni një që ekziston, me --out.
