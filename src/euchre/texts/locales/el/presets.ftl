### Presets and their sources.

## Presets

preset-na24 = Βορειοαμερικανικό, 24 φύλλα
preset-na24-why = Το απλό παιχνίδι: τέσσερις παίκτες σε δύο ομάδες, από εννιά έως άσο, μέχρι 10 πόντους.
preset-na24-std = Βορειοαμερικανικό, υποχρεωτική αγορά
preset-na24-std-why = Το απλό παιχνίδι μέχρι 10 πόντους, αλλά ο ντίλερ πρέπει να ορίσει ατού αν δεν το κάνει άλλος.
preset-hoyle32 = Euchre κατά Hoyle, 32 φύλλα
preset-hoyle32-why = Από επτά έως άσο, μέχρι 5 πόντους· υπάρχει άμυνα χωρίς συμπαίκτη, και την έξοδο κάνει ο παίκτης αριστερά από όποιον παίζει χωρίς συμπαίκτη.
preset-finnish24 = Φινλανδικό, 24 φύλλα
preset-finnish24-why = Από εννιά έως άσο, μέχρι 10 πόντους, μοιρασιά ανά δύο και τρία· ο ντίλερ παίρνει πάντα το ανοιχτό φύλλο.
preset-canadian24 = Καναδικό, 24 φύλλα
preset-canadian24-why = Μέχρι 10 πόντους· ο συμπαίκτης του ντίλερ δέχεται το ανοιχτό φύλλο μόνο αν παίξει χωρίς συμπαίκτη.
preset-british25 = Βρετανικό, 25 φύλλα με Benny
preset-british25-why = Ο μπαλαντέρ, ο Benny, περνάει και τους δύο βαλέδες· μέχρι 11 πόντους.
preset-british25-two = Βρετανικό, Benny το δύο μπαστούνι
preset-british25-two-why = Το δύο μπαστούνι περνάει και τους δύο βαλέδες και δεν μετράει για μπαστούνι· μέχρι 15 πόντους.
preset-st-austell25 = Πρωτάθλημα του St Austell
preset-st-austell25-why = Το βρετανικό παιχνίδι μέχρι 21 πόντους, σε αγώνες των εννέα παιχνιδιών· μοιράζει ο πρώτος βαλές.
preset-guernsey33 = Guernsey, 33 φύλλα με Benny
preset-guernsey33-why = Το βρετανικό παιχνίδι με τη μεγάλη τράπουλα: από επτά έως άσο και ο μπαλαντέρ· μέχρι 11 πόντους.
preset-railroad-arneson = Railroad, 25 φύλλα
preset-railroad-arneson-why = Μπαλαντέρ, το καλύτερο φύλλο του συμπαίκτη για όποιον παίζει χωρίς αυτόν, laps και slam· μέχρι 10 πόντους.
preset-railroad-bicycle = Railroad με άμυνα χωρίς συμπαίκτη, 25 φύλλα
preset-railroad-bicycle-why = Railroad μέχρι 5 πόντους· όταν η αγορά παίζεται χωρίς συμπαίκτη, μπορεί και η άμυνα.
preset-railroad-keller = Railroad κατά Keller, 33 φύλλα
preset-railroad-keller-why = Από επτά έως άσο και μπαλαντέρ· όποιος παίζει χωρίς συμπαίκτη παίρνει πρώτα το καλύτερο φύλλο του και μετά πετάει ένα.
preset-farmers24 = Farmer's hand, 24 φύλλα
preset-farmers24-why = Χέρι με εννιάρια και δεκάρια μπορεί να ξαναμοιραστεί, και ο ντίλερ πρέπει στο τέλος να ορίσει ατού.
preset-ohio-tournament = Τουρνουά του Ohio
preset-ohio-tournament-why = Όπως στα τουρνουά των συλλόγων: μοιράζει ο πρώτος βαλές, ο ντίλερ παίρνει πάντα το ανοιχτό φύλλο και δεν μπορεί να πει το τελευταίο πάσο.
preset-three-handed32 = Για τρεις, 32 φύλλα
preset-three-handed32-why = Cut-throat: ο αγοραστής παίζει εναντίον των άλλων δύο, και καθένας κρατάει δικό του σκορ· μέχρι 5 πόντους.
preset-three-handed24 = Για τρεις, 24 φύλλα
preset-three-handed24-why = Cut-throat με τη μικρή τράπουλα, μέχρι 10 πόντους· ο ντίλερ πρέπει να ορίσει ατού αν δεν το κάνει άλλος.
preset-two-handed24 = Για δύο, 24 φύλλα
preset-two-handed24-why = Για δύο παίκτες, μέχρι 10 πόντους· δεκατέσσερα φύλλα μένουν έξω, το ένα ανοιχτό.
preset-two-handed25 = Για δύο, με Benny
preset-two-handed25-why = Για δύο παίκτες με τη βρετανική τράπουλα: ο μπαλαντέρ περνάει και τους δύο βαλέδες· μέχρι 11 πόντους.
preset-two-handed32 = Για δύο, 32 φύλλα
preset-two-handed32-why = Για δύο παίκτες με τη μεγάλη τράπουλα, από επτά έως άσο· μέχρι 5 πόντους.
preset-six-handed32 = Για έξι, 32 φύλλα
preset-six-handed32-why = Τρεις εναντίον τριών, εναλλάξ στο τραπέζι· όλες οι μπάζες χωρίς συμπαίκτες δίνουν 5 πόντους.
# A preset with some options changed.
preset-changed = { $preset }, με κανόνες της παρέας
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · μέχρι { $target }
preset-line-deals = { $preset } · { $deals ->
    [one] μία διανομή
   *[other] { $deals } διανομές
}

## Sources: the works that a preset follows

source-bicycle = Bicycle (United States Playing Card Company), κανόνες του Euchre
source-bicycle-railroad = Bicycle (United States Playing Card Company), κανόνες του Railroad Euchre
source-finnish-seed = Φινλανδική περιγραφή του Euchre
source-greek-seed = Ελληνική περιγραφή του Euchre κατά Hoyle
source-hoyle-2001 = Hoyle's Rules of Games, τρίτη αναθεωρημένη έκδοση, 2001
source-euchre-central = euchrecentral.com, κανόνες και παραλλαγές
source-euchre-links = euchrelinks.com, παραλλαγές
source-canadian-pages = Καναδικές σελίδες για το Euchre
source-pagat-british = pagat.com, βρετανικό Euchre
source-british-leagues = Κανονισμοί βρετανικών πρωταθλημάτων, ανάμεσά τους του St Austell
source-guernsey = Κανονισμοί του Guernsey
source-arneson-railroad = E. Arneson, Railroad Euchre (The Spruce)
source-keller = J. W. Keller, The Game of Euchre, 1887
source-tournament-sheets = Κανονισμοί συλλόγων και τουρνουά (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
source-albanian-seed = Αλβανική περιγραφή του Euchre για δύο
source-malay-seed = Μαλαϊκή περιγραφή του Euchre για δύο
source-three-handed-pages = Σελίδες για το Euchre για τρεις (rarepike, 52pickup και άλλες)
source-cassell = Cassell's Book of In-door Amusements
source-six-handed-rules = Γραπτοί κανόνες του Euchre για έξι, από παίκτες του

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }· { $two }
sources-3 = { $one }· { $two }· { $three }
source-arneson-hasenpfeffer = E. Arneson, Hasenpfeffer (The Spruce)
source-bicycle-bid-euchre = Bicycle (United States Playing Card Company), κανόνες του Bid Euchre
source-bid-euchre-rules = Wikipedia, Bid Euchre, και γραπτοί κανόνες από παίκτες του
source-bid-euchre-32-rules = Γραπτοί κανόνες του Bid Euchre με 32 φύλλα, από παίκτες του
source-britannica = Encyclopædia Britannica, Nap
source-buck-rules = Γραπτοί κανόνες του Buck Euchre με δηλώσεις, από παίκτες του
source-call-ace-rules = Γραπτοί κανόνες του Call-Ace Euchre, από παίκτες του
source-denexa-buck = denexa.com, Buck Euchre
source-denexa-hasenpfeffer = denexa.com, Hasenpfeffer
source-denexa-nap = denexa.com, Nap
source-five-handed-rules = Γραπτοί κανόνες του Euchre για πέντε, από παίκτες του
source-foster-auction = R. F. Foster, Auction Euchre
source-foster-call-ace = R. F. Foster, Call-Ace Euchre, 1905
source-gamerules-hasenpfeffer = gamerules.com, Hasenpfeffer
source-high-low-rules = Γραπτοί κανόνες του Bid Euchre με δύο τράπουλες και χωρίς ατού από πάνω ή από κάτω, από παίκτες του
source-hoyles-games-modernized = Hoyle's Games Modernized, Napoleon
source-kaibosh-rules = Γραπτοί κανόνες του Kaibosh, από παίκτες του
source-katz = Katz, The Book of Card Games
source-mcneely = McNeely, Ultimate Book of Card Games
source-pagat-bid-euchre = pagat.com, Bid Euchre
source-pagat-buck = pagat.com, Buck Euchre
source-pagat-pepper = pagat.com, Pepper
source-partners-best-rules = Γραπτοί κανόνες του Bid Euchre με δύο τράπουλες και τα καλύτερα φύλλα του συμπαίκτη, από παίκτες του
source-peel = W. H. Peel, Round Games with Cards
source-penguin = Parlett, The Penguin Book of Card Games
source-shooter-rules = Γραπτοί κανόνες του Bid Euchre με δύο τράπουλες, shooter και loner, από παίκτες του
source-six-handed-bid-rules = Γραπτοί κανόνες του Bid Euchre για έξι, από παίκτες του
source-white-knuckle-buck = whiteknucklecards.com, Buck Euchre
source-wikipedia-dirty-clubs = Wikipedia, Dirty Clubs
source-world-euchre-federation = World Euchre Federation, Euchre για τρεις
