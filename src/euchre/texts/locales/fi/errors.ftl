### Mikä on vialla lokissa, jonka tapahtumat eivät ole voineet käydä niin.

log-bad-draw = Ensimmäistä jakajaa ei valita noin, tai ei tässä kohdassa.
log-bad-deal = Tämä jako ei sovi tähän: jakaja on väärä, tai kortit eivät ole näiden sääntöjen mukaan jaettu pakka.
log-bad-shown = Näitä kortteja ei näytetä tässä kohdassa.
log-shown-expected = Tässä kohdassa lokin on kerrottava, mitkä kortit näytettiin, ja oikein.
