### Reilut jaot: mitä pelitiedoston tarkistus löytää.

verify-fair =
    { $n ->
        [one] { $n } jako: sen kortit seuraavat palvelimen sinetöidystä salaisuudesta ja pelaajien luvuista.
       *[other] { $n } jakoa: kaikki kortit seuraavat palvelimen sinetöidystä salaisuudesta ja pelaajien luvuista.
    }
verify-receipts =
    { $n ->
        [one] Kuitti täsmää pelitiedoston kanssa.
       *[other] Kaikki { $n } kuittia täsmäävät pelitiedoston kanssa.
    }
verify-unfair =
    { $n ->
        [one] Tämä tiedosto ei todista jakoja reiluiksi: { $n } virhe.
       *[other] Tämä tiedosto ei todista jakoja reiluiksi: { $n } virhettä.
    }
verify-no-proof = Tiedostossa { $path } ei ole todistetta jaoista. Todiste on niiden pöytien tiedostoissa, joissa pelaajat lisäsivät luvun, kunhan ottelu on päättynyt.
verify-broken = { $path }: todistetta ei voi lukea: { $detail }
verify-broken-receipt = { $path } ei ole kuitti: { $detail }
proof-secret-missing = Sekoitus { $n }: palvelin ei ole kertonut salaisuuttaan.
proof-secret-changed = Sekoitus { $n }: salaisuus ei ole se, jonka palvelin oli sinetöinyt.
proof-secrets-reordered = Sekoitus { $n }: salaisuudet kerrotaan eri järjestyksessä kuin ne sinetöitiin.
proof-cards-differ = Sekoitus { $n }: jaettiin muita kortteja kuin salaisuudesta ja luvuista seuraa.
proof-nonce-missing = Sekoitus { $n }: mukana ei ole lukua paikalta { $who }.
proof-nonce-dropped = Sekoitus { $n }: paikan { $who } lisäämä luku jätettiin pois.
proof-nonce-changed = Sekoitus { $n }: siinä on eri luku kuin paikalta { $who } lisättiin.
proof-nonce-late = Sekoitus { $n }: paikan { $who } luku laskettiin toiseen sekoitukseen.
proof-other-table = Kuitti on toisesta pöydästä.
proof-commitment-changed = Sinetti ei ole se, joka julkaistiin ennen kuin pelaajat lisäsivät lukunsa.

web-check-deals = Tarkista jaot
web-fair-no-proof = Tiedostossa ei ole todistetta: ottelu on vielä kesken, tai pöytä avattiin ilman sitä.
web-fair-no-receipt = Tämän selaimen tallettama kuitti pöydästä on poissa, joten ei selviä, jättikö palvelin jotain pois.
web-fair-seat = paikka { $n }
web-save-log = Tallenna pelitiedosto
web-fair-how = Näin se toimii
web-fair-why = Ennen jokaista peliä palvelin sinetöi salaisuutensa. Vasta sitten tämä selain lisää luvun, jota kukaan ei tiennyt, ja kortit seuraavat molemmista. Kun ottelu on päättynyt, salaisuus kerrotaan, ja täällä jokainen jako tehdään vielä kerran, omalla koneellasi.
web-fair-choose = Tarkista tiedosto
web-fair-unreadable = Tämä ei ole pelitiedosto, jota voisi lukea.
