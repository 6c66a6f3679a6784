### Kuinka vahva pelaaja on: ihmisten arviot, asemien arvot, paremmuusjärjestys.

## A player judged by a file of decisions

judged-report = { $player }: oikein { $hits }/{ $n } päätöksestä ({ $percent } %); pois jätetty { $out }.
judged-confidence = arvio
judged-kind = laji
judged-right = oikein
judged-of = yhteensä
judged-percent = osuus
judged-fault = Pelaaja valitsisi: { $action }; oikein: { $right }.
judged-often = Niin käy { $percent } prosentissa arvotuista asemista.
judged-values = Arvot: { $values }
judged-left-out = Pois jätettyjä: { $n }
judged-no-position = Näillä säännöillä ei löytynyt peliä, joka johtaisi tähän asemaan.

## Files of decisions

cases-not-decisions = Päätösten tiedosto on JSON-luettelo objekteja.
cases-bad-kind = ”{ $found }” ei ole päätöksen laji: bid1, bid2, discard, lead tai follow.
cases-other-game = Pelin ”{ $found }” päätöksiä ei arvioida, vain pelin euchre.
cases-not-valid = Tiedosto itse sanoo, ettei tämä tietue kelpaa.
cases-unknown-option = Valintaa ”{ $found }” ei ole, joten peli olisi toinen.

## Positions with all cards open

solve-values = Arvot pelaajalle { $who }, tämän jaon pisteinä:
solve-line = Jos kaikki tekevät parhaansa:
solve-nothing-to-do = Ratkaistavaa ei ole: tässä asemassa kukaan ei ole vuorossa.
solve-three-sides = Tällä asemalla ei ole arvoa kahdelle puolelle: pelissä on kolme puolta tai useampia, tai yksi pelaa ilman vastustajia.
solve-by-seat = Tässä pelissä tikeistä maksetaan kullekin paikalle erikseen, joten asemalla ei ole arvoa kahdelle puolelle.
solve-no-contract = Kun omia pisteitään pitää useampi kuin kaksi, jaolla on arvo vasta valtin valinnan jälkeen: lisää ilmoitukset, kukin puolipisteen jälkeen.
solve-too-large = Asema on liian suuri tutkittavaksi loppuun asti: lisää ilmoituksia tai tikkejä, kukin puolipisteen jälkeen.

## The ladder of players

ladder-title = Pelaajien paremmuusjärjestys
ladder-what = Pisteet jakoa kohti ja niiden keskivirhe duplikaattijaoissa: samat kortit pelataan uudelleen pelaajat vaihdettuina. Voitetut pelit ovat tavoitteeseen pelattuja, jos jaot tuovat pisteitä niin kuin nämä. Osuus pelivarasta on kuljettu osa matkasta pelaajasta club pelaajaan, joka näkee pelissä kaikki kortit. Samat luvut saa uudelleen:
ladder-plot = Pisteet jakoa kohti, kun vastassa on { $other }, ja kaksi keskivirhettä
ladder-player = pelaaja
ladder-other = vastassa
ladder-against = vastassa { $other }
ladder-share = osuus pelivarasta
ladder-points = pisteet jakoa kohti
ladder-games = voitetut pelit
ladder-deals = jakoja
ladder-pairs = Kaikki ottelut
ladder-room = Master on voittanut { $percent } ± { $error } % pelivarasta, joka on pelaajan club ja kaikki kortit näkevän pelaajan välillä.
ladder-progress = { $first } – { $second }, jakoja { $n }:
ladder-written = { $path } on kirjoitettu.
ladder-no-folder = { $path } ei ole kansio: anna olemassa oleva valitsimella --out.
