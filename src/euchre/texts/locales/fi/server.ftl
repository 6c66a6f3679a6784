### Mitä palvelin sanoo käynnistäjälleen ja asiakasohjelmalle, jonka viestiä se ei hyväksy.

## Starting and stopping

serve-address = { $address }
serve-port-taken = Portti { $port } on varattu, joten käytössä on portti { $other }.
serve-no-port = Vapaata porttia ei löytynyt numerosta { $port } ylöspäin. Anna toinen: --port 9000, tai --port 0, jos mikä tahansa käy.
serve-no-address = Palvelin ei voi kuunnella osoitteessa { $address }: { $why }.
serve-no-bus = Muihin palvelinprosesseihin ei saada yhteyttä: { $why }. Anna NATS-palvelin, joka vastaa ja jossa on JetStream: --bus nats://HOST:PORT.
serve-home = Kuka tahansa tässä verkossa voi pelata tässä osoitteessa tai kuvata koodin puhelimella.
serve-no-home = Tämä kone ei näytä olevan missään verkossa: kukaan muu ei pääse mukaan.
serve-no-client = Selainohjelman sivuja ei ole koottu, joten tarjolla on vain ohjelmointirajapinta. ”make play” kokoaa ne.
serve-stopped = Pysäytetty. Kaikki pelit ovat tallessa ja jatkuvat siitä, mihin jäivät.

## Where games are kept

store-no-folder = Pelejä ei voi tallentaa kansioon { $path }: { $why }. Anna toinen kansio: --data FOLDER
store-read-only = Pelejä ei voi tallentaa: { $path } ei ole kirjoitettavissa. Salli kirjoittaminen tai anna toinen kansio: --data FOLDER
store-full = Levy on täynnä, joten enempää ei voi tallentaa. Tähän asti pelattu on turvassa; tee tilaa ja jatka. ({ $path })
store-not-ours = { $path } ei ole euchre-ohjelman tietokanta. Siirrä se pois tai anna toinen kansio: --data FOLDER
store-newer = { $path } on kirjoitettu euchre-ohjelman uudemmalla versiolla (muoto { $n }). Päivitä ohjelma tai anna toinen kansio: --data FOLDER
store-damaged = { $path } on vioittunut, eikä sitä voi lukea. Palauta se varmuuskopiosta tai anna toinen kansio: --data FOLDER
store-busy = { $path } on ollut liian kauan toisen ohjelman käytössä. Yritä uudelleen.
store-trouble = Pelejä ei voi tallentaa kansioon { $path }: { $why }

store-unreachable = Tietokantaa { $path } ei voi käyttää: { $why }
store-forbidden = Pelejä ei voi tallentaa tietokantaan { $path }: { $why }. Sen käyttäjän on saatava luoda skeema ”euchre” ja kirjoittaa siihen.
store-schema-newer = Tietokanta { $path } on kirjoitettu euchre-ohjelman uudemmalla versiolla (muoto { $n }). Päivitä ohjelma tai anna toinen tietokanta.
store-schema-not-ours = Tietokannassa { $path } on skeema ”euchre”, joka ei ole meidän. Anna toinen tietokanta.
store-bad-url = Tietokannan osoite on muotoa postgresql://USER@HOST/NAME, ja sen salasana kuuluu ympäristöön (PGPASSWORD) tai tiedostoon ~/.pgpass.
store-no-driver = PostgreSQL tarvitsee paketin { $name }, joka puuttuu; asenna euchre[postgres].
store-down = Palvelin ei juuri nyt voi tallentaa mitään. Kaikki, mihin se on vastannut, on tallessa; yritä hetken päästä uudelleen.

## Backups

backup-done = { $n ->
    [one] Yksi pöytä
   *[other] { $n } pöytää
} on tiedostossa { $path }. Pidä se siellä, missä kukaan muu ei lue sitä: siitä selviävät kesken olevien pelien kortit.
backup-nothing = Kansiossa { $path } ei ole pelejä. Anna toinen kansio: --data FOLDER
backup-exists = { $path } on jo olemassa. Anna toinen tiedosto; varmuuskopion päälle ei koskaan kirjoiteta.
backup-trouble = { $path }: { $why }.
restore-done = { $n ->
    [one] Yksi pöytä
   *[other] { $n } pöytää
} palautettiin tiedostosta { $path }.
restore-not-empty = Pelejä on jo, eikä niiden päälle koskaan kirjoiteta. Siirrä ne pois tai anna toinen paikka: --data FOLDER tai --db URL

## Messages that are refused

server-not-json = Viesti ei ole JSONia.
server-bad-message = Pöytä ei ymmärrä viestiä.
server-unknown-field = Viestissä on kenttä ”{ $name }”, jota täällä ei tunneta.
server-too-large = Viesti on liian suuri: enintään { $limit ->
    [one] { $limit } tavu
   *[other] { $limit } tavua
} luetaan.
server-bad-action = Tässä pelissä ei voi tehdä sellaista.
server-stale = Pöydässä on sillä välin edetty. Katso uudelleen ja valitse.
server-hello-first = Kerro ensin, kuka olet: viesti ”hello” ja paikkasi tunniste.
server-other-version = Tämä sivu on eri versiota kuin palvelin. Lataa se uudelleen.
server-fault = Täällä meni jotain vikaan. Mitään pelattua ei ole menetetty; lataa sivu uudelleen.
server-foreign = Tämä palvelin puhuu vain omien sivujensa kanssa.
server-too-many = Liikaa kerralla. Yritä uudelleen { $n ->
    [one] sekunnin
   *[other] { $n } sekunnin
} kuluttua.
server-not-found = Siinä osoitteessa ei ole mitään.
server-bad-request = Palvelin ei ymmärrä pyyntöä.
server-token-in-address = Salaisuus kuuluu otsakkeeseen ”Authorization: Bearer …” eikä osoitteeseen, jonka selaimet ja välityspalvelimet tallentavat.

## Tables

server-no-seat = Se ei ole sinun paikkasi, tai pöytää ei enää ole täällä.
server-no-table = Täällä ei ole sellaista pöytää.
server-no-such-seat = Sellaista paikkaa ei ole: paikat on numeroitu 0–{ $last }.
server-no-player = Tietokonepelaajaa ”{ $name }” ei ole. Mahdolliset: { $names }.
server-no-answer = Toinen osa tätä palvelinta ei juuri nyt vastaa. Yritä hetken päästä uudelleen.
server-damaged-game = Tallennettu peli on vioittunut lokinsa merkinnässä { $n }, eikä sitä voi avata. Muihin peleihisi se ei vaikuta.

server-bad-nonce = Reilun pöydän luvussa on oltava 64 heksadesimaalinumeroa, eikä sen kanssa voi antaa siemenlukua.
server-no-promise = Tuota reilua pöytää ei enää tarjota. Pyydä uusi.
server-no-match = Tässä pöydässä ei ole sellaista ottelua.
server-log-not-shown = Tämä pöytä näyttää jakonsa vain niille, jotka istuivat siinä.
