### Tietokonepelaajien ottelut: tulostettava taulukko ja mikä voi olla vialla.

## Above the table

# $deals different deals; $played counts each as often as it was replayed.
arena-played = { $deals ->
    [one] Yksi duplikaattijako
   *[other] { $deals } duplikaattijakoa
 }, pelattuja jakoja yhteensä { $played }.
# $points and $error are written with three decimals.
arena-points = { $player }: { $points } pistettä jakoa kohti, keskivirhe { $error }
arena-without-maker = { $outcome }: { $n }
arena-passed-out = Kaikki passasivat
arena-thrown-in = Käsi jaettiin uudelleen
arena-benny-turned = Esiin kääntyi Benny
arena-forfeited = Jakaja maksoi passista
arena-no-maker = Pelattu ilman pelinviejää
arena-no-maker-march = Pelattu ilman pelinviejää, kaikki tikit yhdelle puolelle
arena-counted = Ilman pelinviejää, kukin omaan laskuunsa
arena-progress = { $done }/{ $total } jakoa

## The table

arena-column-seat = paikka
arena-column-deals = jakoja
arena-column-called-1 = valinta 1. kierr.
arena-column-called-2 = valinta 2. kierr.
arena-column-euchred = euchrattu
arena-column-marches = marcheja
arena-column-alone = yksin
arena-column-lone-marches = marcheja yksin
arena-column-lone-euchred = euchrattu yksin
arena-column-defended-alone = puolusti yksin
# $n counts seats from the dealer's left, which is 1.
arena-seat = { $n ->
    [1] jakajan vasemmalla
   *[other] { $n }. paikka jakajasta
}
arena-seat-dealer = jakaja
arena-all-seats = kaikki
arena-count = { $n }

## What can be wrong

arena-wrong-number = Ottelua, jossa on { $n ->
    [one] yksi pelaaja
   *[other] { $n } pelaajaa
 }, ei voi pelata { $seats } paikan pöydässä: anna heitä { $fits }, jotta kukin istuu jokaisella paikalla yhtä usein.
arena-at-least-one = Vähimmäisarvo on yksi: { $what } ei voi olla { $n }.
arena-wrong-scores = Pistemääriä on annettu { $n ->
    [one] yksi
   *[other] { $n }
 }, mutta niitä pidetään { $scorers }.
arena-game-is-over = Kun pisteitä on { $n }, peli on ohi: sitä pelataan { $target } pisteeseen.
arena-state-unreadable = Tiedostoa { $path } ei voi lukea: { $detail }.
arena-state-unwritable = Tiedostoon { $path } ei voi kirjoittaa: { $detail }. Aiemmin pelattu on tallessa.
arena-state-broken = Tiedosto { $path } on rikki rivillä { $line }: { $detail }. Poista se rivi tai koko tiedosto, niin jaot pelataan uudelleen.
arena-state-no-match = Tiedosto { $path } ei ole ottelu, jota voisi jatkaa. Anna toinen tiedosto tai poista se.
arena-state-other-match = Tiedosto { $path } kuuluu toiseen otteluun: ero on kohdassa ”{ $detail }”. Anna toinen tiedosto tai poista se.
arena-workers-died = Työtä tekevät prosessit päättyvät itsestään yhä uudelleen (samat jaot aloitettiin { $n } kertaa). Muisti saattaa olla vähissä: kokeile vähempää yhtä aikaa.
arena-needs-ray = Klusteri tarvitsee Rayn: asenna tämän paketin lisäosa ”cluster”.
arena-no-cluster = Osoitteessa ”{ $address }” ei ole käytettävissä Ray-klusteria: { $detail }.
arena-cluster-version = Klusterissa on tämän paketin versio { $there } ja täällä { $here }, joten tulokset voisivat poiketa. Asenna sama versio jokaiselle koneelle.
arena-cluster-without = Jokin puuttuu klusterin koneelta: { $detail }. Asenna sinne sama kuin tänne.
