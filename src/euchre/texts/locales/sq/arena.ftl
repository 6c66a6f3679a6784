### Ndeshje mes lojtarëve të kompjuterit: tabela që shfaqet, dhe çfarë mund të mos shkojë.


## Above the table

# $deals different deals; $played counts each as often as it was replayed.
arena-played = { $deals ->
    [one] Një ndarje e përsëritur
   *[other] { $deals } ndarje të përsëritura
 }, gjithsej { $played } të luajtura.
# $points and $error are written with three decimals.
arena-points = { $player }: { $points } pikë për ndarje, gabimi standard { $error }
arena-without-maker = { $outcome }: { $n }
arena-passed-out = Të gjithë thanë pas
arena-thrown-in = Letrat u treguan për ndarje të re
arena-benny-turned = U kthye Benny
arena-forfeited = Ndarësi pagoi për pasin
arena-no-maker = U luajt pa deklarues
arena-no-maker-march = U luajt pa deklarues, të gjitha duart për njërin ekip
arena-counted = U luajt pa deklarues, secili për vete
arena-progress = { $done } nga { $total } ndarje

## The table

arena-column-seat = vendi
arena-column-deals = ndarje
arena-column-called-1 = caktoi në raundin 1
arena-column-called-2 = caktoi në raundin 2
arena-column-euchred = euchre
arena-column-marches = march
arena-column-alone = pa partner
arena-column-lone-marches = march pa partner
arena-column-lone-euchred = euchre pa partner
arena-column-defended-alone = mbrojtje pa partner
# $n counts seats from the dealer's left, which is 1.
arena-seat = { $n ->
    [1] majtas ndarësit
   *[other] vendi { $n } pas ndarësit
}
arena-seat-dealer = ndarësi
arena-all-seats = gjithsej
arena-count = { $n }

## What can be wrong

arena-wrong-number = Ndeshja me { $n ->
    [one] një lojtar
   *[other] { $n } lojtarë
 } nuk mund të mbahet në tryezë me { $seats } vende: jepni { $fits } prej tyre, që secili të ulet po aq herë në çdo vend.
arena-at-least-one = Për { $what } duhet të paktën 1, jo { $n }.
arena-wrong-scores = Numri i rezultateve të dhëna është { $n ->
    [one] 1
   *[other] { $n }
 }, por mbahen { $scorers }.
arena-game-is-over = Me { $n } pikë loja ka mbaruar: ajo shkon deri në { $target }.
arena-state-unreadable = Skedari { $path } nuk mund të lexohet: { $detail }.
arena-state-unwritable = Skedari { $path } nuk mund të shkruhet: { $detail }. Çfarë u luajt më parë është ruajtur.
arena-state-broken = Skedari { $path } është i prishur në rreshtin { $line }: { $detail }. Hiqni atë rresht, ose skedarin, që të luhen përsëri ato ndarje.
arena-state-no-match = Skedari { $path } nuk është ndeshje që mund të vazhdojë. Jepni një skedar tjetër, ose hiqeni.
arena-state-other-match = Skedari { $path } i takon një ndeshjeje tjetër: ndryshon te «{ $detail }». Jepni një skedar tjetër, ose hiqeni.
arena-workers-died = Proceset që punojnë mbyllen vetë herë pas here (të njëjtat ndarje u nisën { $n } herë). Ndoshta kujtesa nuk mjafton: provoni me më pak njëkohësisht.
arena-needs-ray = Grupi i kompjuterëve ka nevojë për Ray: instaloni shtesën «cluster» të kësaj pakete.
arena-no-cluster = Te «{ $address }» nuk u gjet grup kompjuterësh Ray: { $detail }.
arena-cluster-version = Grupi i kompjuterëve ka versionin { $there } të kësaj pakete dhe këtu është { $here }, prandaj rezultatet mund të ndryshojnë. Instaloni të njëjtin version në çdo kompjuter.
arena-cluster-without = Diçka mungon në një kompjuter të grupit: { $detail }. Instaloni atje çfarë është instaluar këtu.
