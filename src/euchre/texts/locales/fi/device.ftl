### Selainohjelma asennettuna: ilman verkkoa, uudistettuna, ja mitä se itsestään tallentaa.

web-offline = Ei yhteyttä.
web-offline-why = Palvelin ei vastaa. Ohjelma käynnistyy silti laitteeltasi; pelit ovat tallessa palvelimella ja jatkuvat, kun siihen saadaan yhteys.
web-newer = Ohjelman uudempi versio on valmiina.
web-newer-use = Ota käyttöön
# A file to attach to a report of an error.
web-save-report = Tallenna loki vikailmoituksen liitteeksi
web-fault = Tämä sivu ei toimi
web-fault-why = Ohjelmassa meni jokin vikaan. Mitään pelattua ei ole kadonnut: lataa sivu uudelleen.
web-more = Lisää sivuja
web-replay = Uusinta
web-access = Saavutettavuus
