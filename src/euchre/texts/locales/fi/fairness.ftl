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
verify-no-proof = Tiedostossa { $path } ei ole todistetta jaoista. Todiste on pöydillä, joissa pelaajat lisäsivät luvun, kun ottelu on päättynyt.
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
