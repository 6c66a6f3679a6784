### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = Valinnan ”{ $option }” arvo ei voi olla { $value }: anna luku väliltä { $low }–{ $high }.
rules-steps-each-once = Valinnassa ”{ $option }” kukin vaihe saa olla vain kerran.
rules-packets-per-seat = Valinta ”{ $option }” tarvitsee joka kierrokselle luvun kullekin pelaajalle (pelaajia { $players }), esimerkiksi 3-2-3-2.
rules-packets-unequal = Valinnan ”{ $option }” on annettava kaikille lopulta yhtä monta korttia, paitsi jakajalle, joka voi jäädä kokonaan ilman; mikään luku ei saa olla alle 0.
rules-hand-size = Valinta ”{ $option }” antaa kullekin pelaajalle { $n ->
    [one] { $n } kortin
   *[other] { $n } korttia
}: luvun on oltava 1–16.
rules-pack-too-small = Jakoon tarvitaan { $need ->
    [one] { $need } kortti
   *[other] { $need } korttia
}, ja pakassa on { $have }: anna pienempi ”{ option-pack-lowest }”, vähemmän pelaajia tai vähemmän kortteja kullekin.
rules-no-jacks = Valinta ”{ $option }” voi olla enintään sotamies: ilman sotamiehiä ei ole bowereita.
rules-pack-too-large = Pakassa voi olla enintään { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}: anna suurempi ”{ option-pack-lowest }” tai kutakin korttia yksi kappale.
rules-two-is-in-the-pack = Patakakkonen ei voi olla Benny, kun pakassa on kakkosia: anna suurempi ”{ option-pack-lowest }” tai valitse jokeri.
rules-auction-needs-turn-up = Tässä pelissä käännetty kortti vaikuttaa valttiin, joten valinnan ”{ $option }” on oltava kyllä.
rules-go-under-needs-kitty = Valintaan ”{ $option }” tarvitaan kolme korttia kädessä ja kolme piilokorttia kittyssä (niitä on { $n }), eikä pelinviejä saa ottaa niitä.
rules-redeals-of-nothing = Valintaan ”{ $option }” tarvitaan käsi, jonka saa jakaa uudelleen: valitse sellainen kohdassa ”{ $other }” tai anna arvoksi 0.
rules-partners-need-even-seats = Kahteen joukkueeseen tarvitaan neljä, kuusi tai kahdeksan pelaajaa: muuta kohtaa ”{ option-players }” tai valitse kohtaan ”{ option-partners }” jotain muuta.
rules-needs-partners = Valintaan ”{ $option }” tarvitaan pareja: poista se käytöstä tai valitse ”{ option-partners-opposite }” kohdassa ”{ $other }”.
rules-needs-alone = Valintaan ”{ $option }” tarvitaan ”{ $other }”: ota se käyttöön tai poista tämä käytöstä.
rules-needs-partners-best = Valintaan ”{ $option }” tarvitaan ”{ $other }”: ota se käyttöön tai poista tämä käytöstä.
rules-best-needs-one-partner = Valintaan ”{ $option }” tarvitaan vain yksi pari: valitse se enintään neljälle pelaajalle.
rules-best-before-entry = ”{ $option }”: yksin pelaava pyytää parasta korttia ennen kuin on selvää, ketkä pelaavat. Siirrä pelaajat ratkaiseva vaihe ennen parasta korttia.
rules-best-exceeds-hand = Valinta ”{ $option }” ei voi ylittää kättä, jossa on { $n ->
    [one] { $n } kortti
   *[other] { $n } korttia
}.
rules-needs-defend-alone = Valintaan ”{ $option }” tarvitaan ”{ $other }”: ota se käyttöön tai poista tämä käytöstä.
rules-defend-alone-needs-four = Valinta ”{ $option }” on enintään neljälle pelaajalle.
rules-never-passed-out = Kun ”{ option-auction-stick_the_dealer }” on käytössä, jakaja ei passaa viimeisenä eivätkä kaikki siis koskaan passaa: valitse kohtaan ”{ option-auction-no_trump }” jotain muuta.
rules-pay-or-no-trump = Viimeisenä passaava jakaja ei voi sekä maksaa pistettä että pelata valtitonta: valitse toinen.
rules-forced-but-must-hold = Jakajalta, jonka on otettava käännetty sotamies, ei voi lisäksi vaatia valttia kädessä: valitse ”{ option-auction-must_hold-caller_or_turned }” tai poista toinen käytöstä.
rules-no-benny-to-turn = Valintaan ”{ option-auction-benny_turned }” tarvitaan Benny pakassa: valitse se kohdassa ”{ $other }”.
rules-super-euchre-below-euchre = Valinta ”{ $option }” ei voi olla vähemmän kuin ”{ $other }”.
rules-march-below-made = Valinta ”{ $option }” ei voi olla vähemmän kuin ”{ $other }”.
rules-four-of-five-tricks = Valinta ”{ $option }” on viiden tikin jakoihin: jaa kullekin viisi korttia tai poista se käytöstä.
rules-jamboree-of-five = Valinta ”{ $option }” vaatii kullekin vähintään viisi korttia ja vähintään viisi valttia: muuta jakoa tai pakkaa, tai aseta arvoksi 0.
rules-never-ends = Tällainen peli ei ehkä koskaan päättyisi: onnistuneen pelin, marchin ja euchren on tuotava kunkin vähintään piste.
rules-target-or-deals = Anna joko ”{ $option }” tai ”{ option-end-count_down }”, ei molempia; tai ei kumpaakaan ja ”{ $other }”.
rules-laps-need-target = Ylipisteiden siirtoon ja voittoon marchilla yksin tarvitaan ”{ option-end-target }” tai ”{ option-end-count_down }”: anna jompikumpi.
rules-rubber-needs-games = Valintaan ”{ $option }” tarvitaan usean pelin ottelu: anna kohtaan ”{ $other }” vähintään 2.
rules-fixed-needs-sides = Kun käännetty kortti yksin ratkaisee valtin, kukaan ei ole pelinviejä: valitse ”{ option-partners-opposite }” tai kukin yksin ja ”{ option-score-count_tricks }”.
rules-dealer-is-out = Jakaja ei voi jäädä ilman kortteja, kun valinta on tämä: ”{ $option }”. Siihen tarvitaan vähintään kolme pelaajaa, pelinviejä kaikkia muita vastaan, ei käännettyä korttia eikä jakajan pakkotarjousta.
rules-called-partner = Paria ei voi kutsua, kun valinta on tämä: ”{ $option }”. Siihen tarvitaan vähintään neljä pelaajaa, kutakin korttia yksi ja valtti, joka nimetään ennen avausta.
rules-count-tricks-each = ”{ option-score-count_tricks }” ja kohdan ”{ option-partners }” arvo ”{ option-partners-nobody }” kuuluvat yhteen: valitse molemmat tai ei kumpaakaan.
rules-drop-out-each = Valintaan ”{ $option }” tarvitaan pelaajat, jotka pelaavat kukin yksin: valitse ”{ option-partners-nobody }” kohdassa ”{ $other }” tai poista se käytöstä.
rules-ladder-unclear = Valinnassa ”{ $option }” on oltava ainakin yksi tarjous, kukin vain kerran, ja ensimmäinen niistä sellainen, jolla tarjoamisen voi aloittaa.
rules-ladder-falls = Valinnassa ”{ $option }” lukujen on noustava: pienempi tikkimäärä ei voi olla suuremman yläpuolella.
rules-bid-exceeds-hand = Valinnassa ”{ $option }” luvataan enemmän tikkejä kuin kädestä saa ({ $n }), tai ei yhtään, vaikka tarjous ei ole misääri.
rules-misere-needs-points = Kohdassa ”{ $option }” misäärille on annettava omat luvut: mitä se tuo ja mitä vie, esimerkiksi misere0+3-3.
rules-forced-needs-joker = Valintaan ”{ option-bids-forced-joker_holder }” tarvitaan Benny pakassa: valitse se kohdassa ”{ $other }” tai muuta kohtaa ”{ $option }”.
rules-first-lead-needs-leader = Jos valtti on maa, jolla pelinviejä ensin avaa, pelinviejän on avattava: valitse ”{ option-play-leader-maker }” kohdassa ”{ $other }” tai muuta kohtaa ”{ $option }”.
rules-stakes-need-one-maker = Valinnan ”{ $option }” nykyiseen arvoon tarvitaan yksi pelinviejä kaikkia muita vastaan: valitse ”{ option-partners-maker_against_all }” kohdassa ”{ $other }”.
rules-needs-turn-up-auction = Valinta ”{ $option }” koskee käännettyä korttia: poista se käytöstä tai valitse ”{ option-auction-kind-turn_up }” kohdassa ”{ $other }”.
rules-widow-needs-bids = Valintaan ”{ option-exchange-widow-taken }” tarvitaan tarjouskierros: valitse se kohdassa ”{ $other }” tai ”{ option-exchange-widow-unused }” kohdassa ”{ $option }”.
rules-low-needs-no-trump = Valintaan ”{ $option }” tarvitaan nimettävä valtiton: valitse ”{ option-auction-no_trump-callable }” kohdassa ”{ $other }” tai poista se käytöstä.
rules-dirty-clubs = Valintaan ”{ $option }” tarvitaan pelaajat, jotka pelaavat kukin yksin, ja ”{ $other }”: ota se käyttöön tai poista tämä käytöstä.
rules-needs-deal-limit = Tässä pelissä pisteitä voi myös menettää, joten se ei ehkä koskaan päättyisi: anna kohtaan ”{ $option }”, montako jakoa siinä on enintään.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Valintaa ”{ $name }” ei ole. Valintoja ovat esimerkiksi end.target ja pack.lowest.
rules-unknown-option-near = Valintaa ”{ $name }” ei ole. Tarkoititko: { $near }?
rules-bad-value = Valinnan { $name } arvo ei voi olla ”{ $value }”. Mahdolliset: { $allowed }.
rules-bad-number = Valinnan { $name } arvo ei voi olla ”{ $value }”: kirjoita kokonaisluku.
rules-bad-list = Valinnan { $name } arvo ei voi olla ”{ $value }”: kirjoita luettelo, esimerkiksi { $example }.
rules-unknown-preset = Peliä ”{ $name }” ei ole. Pelejä on { $n }, esimerkiksi { $names }.
rules-unknown-preset-near = Peliä ”{ $name }” ei ole. Tarkoititko: { $near }?
