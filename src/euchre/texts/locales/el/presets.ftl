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
preset-st-austell25-why = Το βρετανικό παιχνίδι μέχρι 21 πόντους, σε αγώνες των εννέα παιχνιδιών· μοιράζει όποιος πάρει τον πρώτο βαλέ.
preset-guernsey33 = Guernsey, 33 φύλλα με Benny
preset-guernsey33-why = Το βρετανικό παιχνίδι με τη μεγάλη τράπουλα: από επτά έως άσο και ο μπαλαντέρ· μέχρι 11 πόντους.
preset-railroad-arneson = Railroad, 25 φύλλα
preset-railroad-arneson-why = Μπαλαντέρ, το καλύτερο φύλλο του συμπαίκτη για όποιον παίζει χωρίς αυτόν, laps και slam· μέχρι 10 πόντους.
preset-railroad-bicycle = Railroad με άμυνα χωρίς συμπαίκτη, 25 φύλλα
preset-railroad-bicycle-why = Railroad μέχρι 5 πόντους· όταν η αγορά παίζεται χωρίς συμπαίκτη, μπορεί και η άμυνα.
preset-railroad-keller = Railroad κατά Keller, 33 φύλλα
preset-railroad-keller-why = Από επτά έως άσο και μπαλαντέρ· όποιος παίζει χωρίς συμπαίκτη παίρνει πρώτα το καλύτερο φύλλο του και μετά πετάει ένα.
preset-railroad-full = Railroad με jambone και jamboree, 33 φύλλα
preset-railroad-full-why = Το παιχνίδι κατά Keller· χέρι χωρίς συμπαίκτη παίζεται και με ανοιχτά φύλλα για 8 πόντους, και τα πέντε μεγαλύτερα ατού δίνουν 16.
preset-farmers24 = Farmer's hand, 24 φύλλα
preset-farmers24-why = Χέρι με εννιάρια και δεκάρια μπορεί να ξαναμοιραστεί, και ο ντίλερ πρέπει στο τέλος να ορίσει ατού.
preset-ohio-tournament = Τουρνουά του Ohio
preset-ohio-tournament-why = Όπως στα τουρνουά των λεσχών: μοιράζει όποιος πάρει τον πρώτο βαλέ, ο ντίλερ παίρνει πάντα το ανοιχτό φύλλο και δεν μπορεί να πει το τελευταίο πάσο.
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
preset-australian24 = Αυστραλιανό, 24 φύλλα
preset-australian24-why = Το βορειοαμερικανικό παιχνίδι μέχρι 11 πόντους· ο συμπαίκτης του ντίλερ δέχεται το ανοιχτό φύλλο μόνο αν παίξει χωρίς συμπαίκτη.
preset-set-back24 = Set-back, 24 φύλλα
preset-set-back24-why = Το σκορ κατεβαίνει από το 10, και όποιος μπαίνει μέσα πάει πίσω, ενώ η άμυνα δεν κερδίζει τίποτα.
preset-progressive24 = Progressive, 24 φύλλα
preset-progressive24-why = Το απλό παιχνίδι, όπως σε ένα τραπέζι μιας βραδιάς progressive: οκτώ διανομές, και κερδίζει το μεγαλύτερο σκορ.
preset-three-handed24-alone = Για τρεις, όλα ή τίποτα
preset-three-handed24-alone-why = Cut-throat στο οποίο ο αγοραστής μπορεί και να πει «χωρίς συμπαίκτη» (alone): και οι πέντε μπάζες δίνουν τότε 4, με λιγότερες μπαίνει μέσα.
preset-call-ace24 = Call-ace, 24 φύλλα
preset-call-ace24-why = Τέσσερις παίκτες, καθένας με δικό του σκορ· ο αγοραστής ζητάει έναν άσο, και όποιος τον έχει είναι κρυφός συμπαίκτης ώσπου να πέσει.
preset-call-ace32-five = Call-ace για πέντε
preset-call-ace32-five-why = Πέντε παίκτες με τη μεγάλη τράπουλα· κρυφός συμπαίκτης του αγοραστή είναι όποιος έχει τον άσο που ζητήθηκε.
preset-call-ace32-six = Call-ace για έξι
preset-call-ace32-six-why = Έξι παίκτες με τη μεγάλη τράπουλα· κρυφός συμπαίκτης του αγοραστή είναι όποιος έχει τον άσο που ζητήθηκε.
preset-five-handed28 = Για πέντε, 28 φύλλα
preset-five-handed28-why = Ο αγοραστής ζητάει όποιο φύλλο θέλει εκτός από ατού, και όποιος το έχει είναι ο κρυφός συμπαίκτης· ο ντίλερ πρέπει να ορίσει ατού αν δεν το κάνει άλλος.

## Presets with an auction of bids

preset-hasenpfeffer25 = Hasenpfeffer
preset-hasenpfeffer25-why = Έξι φύλλα στον καθένα και μπαλαντέρ· από μία δήλωση, και αν όλοι πουν πάσο, όποιος έχει τον μπαλαντέρ πρέπει να δηλώσει τρεις.
preset-hasenpfeffer25-rounds = Hasenpfeffer, πολλοί γύροι
preset-hasenpfeffer25-rounds-why = Hasenpfeffer στο οποίο η πλειοδοσία συνεχίζεται ώσπου να πουν πάσο τρεις στη σειρά.
preset-double-hasenpfeffer48 = Double Hasenpfeffer
preset-double-hasenpfeffer48-why = Δύο τράπουλες, χωρίς δεξιό και αριστερό βαλέ, δώδεκα φύλλα στον καθένα· αν όλοι πουν πάσο, ο ντίλερ πρέπει να δηλώσει τρεις, και χωρίς συμπαίκτη το σκορ διπλασιάζεται.
preset-double-hasenpfeffer48-six = Double Hasenpfeffer για έξι
preset-double-hasenpfeffer48-six-why = Δύο τράπουλες για τρεις εναντίον τριών, οκτώ φύλλα στον καθένα· όποιος παίζει χωρίς συμπαίκτες δεν παίρνει φύλλα τους.
preset-pepper24 = Pepper
preset-pepper24-why = Έξι φύλλα στον καθένα· οι δηλώσεις φτάνουν ως το μικρό και το μεγάλο Pepper, που μετράει διπλά, και όποιος μπαίνει μέσα χάνει έξι πόντους ή περισσότερους.
preset-pepper24-three = Pepper για τρεις
preset-pepper24-three-why = Pepper στο οποίο όποιος κάνει τη μεγαλύτερη δήλωση παίζει εναντίον των άλλων δύο.
preset-pepper24-two = Pepper για δύο
preset-pepper24-two-why = Pepper για δύο, με δώδεκα φύλλα εκτός παιχνιδιού.
preset-kaibosh24 = Kaibosh
preset-kaibosh24-why = Bid Euchre με έξι φύλλα και από μία δήλωση στον καθένα· η μεγαλύτερη, το Kaibosh, είναι και οι έξι μπάζες χωρίς συμπαίκτη.
preset-bid-euchre24 = Bid Euchre, 24 φύλλα
preset-bid-euchre24-why = Έξι φύλλα και από μία δήλωση στον καθένα, αριθμός από δύο και πάνω μαζί με το ατού· μέχρι 50 πόντους.
preset-bid-euchre24-bicycle = Bid Euchre κατά Bicycle
preset-bid-euchre24-bicycle-why = Από μία δήλωση στον καθένα· όποιος μπαίνει μέσα χάνει έξι πόντους, όση και αν ήταν η δήλωση· μέχρι 30 πόντους.
preset-bid-euchre32 = Bid Euchre, δύο τράπουλες των 16
preset-bid-euchre32-why = Από βαλέ έως άσο δύο φορές, οκτώ φύλλα στον καθένα· πάνω από τις οκτώ μπάζες δηλώνεται παιχνίδι χωρίς συμπαίκτη, με ένα φύλλο του ή χωρίς.
preset-bid-euchre48 = Bid Euchre, δύο τράπουλες
preset-bid-euchre48-why = Δύο τράπουλες των 24, δώδεκα φύλλα στον καθένα· οι δηλώσεις αρχίζουν από τρεις, που ο ντίλερ πρέπει να δηλώσει αν όλοι πουν πάσο· μέχρι 36 πόντους.
preset-bid-euchre48-high-low = Bid Euchre, μεγάλα και μικρά
preset-bid-euchre48-high-low-why = Δύο τράπουλες· οι δηλώσεις αρχίζουν από έξι και κάνουν δύο γύρους· χωρίς ατού μετρούν τα μεγάλα ή τα μικρά, και ο loner παίρνει τρία φύλλα του συμπαίκτη.
preset-bid-euchre48-shooter = Bid Euchre με shooter και loner
preset-bid-euchre48-shooter-why = Οι δηλώσεις αρχίζουν από έξι, χωρίς ατού μετρούν τα μεγάλα ή τα μικρά, δήλωση που βγαίνει δίνει δύο ακόμη, και οι μεγαλύτερες παίζονται χωρίς συμπαίκτη.
preset-bid-euchre48-best = Bid Euchre με φύλλα συμπαίκτη
preset-bid-euchre48-best-why = Δώδεκα φύλλα στον καθένα· η μεγαλύτερη δήλωση είναι και οι δώδεκα μπάζες χωρίς συμπαίκτη αλλά με τα τρία καλύτερα φύλλα του, για 24 πόντους ή μείον 24.
preset-bid-euchre48-three = Bid Euchre για τρεις
preset-bid-euchre48-three-why = Δύο τράπουλες, δεκαέξι φύλλα στον καθένα· όποιος κάνει τη μεγαλύτερη δήλωση παίζει εναντίον των άλλων δύο.
preset-bid-euchre48-six = Bid Euchre για έξι
preset-bid-euchre48-six-why = Δύο τράπουλες, τρεις εναντίον τριών με οκτώ φύλλα ο καθένας· η πλειοδοσία συνεχίζεται ώσπου να πουν πάσο όλοι οι άλλοι, και χωρίς ατού μετρούν τα μεγάλα ή τα μικρά.
preset-auction-euchre = Auction Euchre
preset-auction-euchre-why = Πέντε φύλλα και από μία δήλωση στον καθένα· όσα δηλώθηκαν τα παίρνει η ομάδα που αγόρασε ή, αν μπει μέσα, η άλλη.
preset-auction-euchre32-six = Auction Euchre για έξι
preset-auction-euchre32-six-why = Auction Euchre για τρεις εναντίον τριών με τη μεγάλη τράπουλα.
preset-french-euchre24 = Γαλλικό Euchre
preset-french-euchre24-why = Δεν ανοίγει φύλλο· κάθε παίκτης με τη σειρά δηλώνει περισσότερες μπάζες από πριν, από τρεις και πάνω, και ατού ορίζει όποιος δήλωσε τις περισσότερες.

## Presets of Nap

preset-nap52 = Nap μέχρι 25 πόντους
preset-nap52-why = Ναπολέων με όλη την τράπουλα: όποιος κάνει τη μεγαλύτερη δήλωση παίζει εναντίον όλων, και μόνο εκείνος κερδίζει ή χάνει τη δήλωση.
preset-nap52-stakes = Nap με πληρωμή
preset-nap52-stakes-why = Ναπολέων στον οποίο ο αγοραστής παίρνει τη δήλωση από καθέναν από τους άλλους, ή την πληρώνει στον καθένα· 20 διανομές.
preset-nap52-pool = Nap με κάσα
preset-nap52-pool-why = Ναπολέων με πληρωμή και με κάσα, που την παίρνει όποιος δηλώσει και κάνει και τις πέντε μπάζες.
preset-nap52-six = Nap για έξι
preset-nap52-six-why = Ναπολέων με πληρωμή, στον οποίο ο ντίλερ δεν παίρνει φύλλα, αλλά κερδίζει και χάνει μαζί με τους άλλους.
preset-nap52-forced = Nap, υποχρεωτική δήλωση
preset-nap52-forced-why = Ναπολέων με πληρωμή, στον οποίο ο ντίλερ πρέπει να δηλώσει αν όλοι πουν πάσο, και η μιζέρια που δεν βγαίνει κοστίζει διπλά.
preset-nap28 = Nap, 28 φύλλα
preset-nap28-why = Ναπολέων για τέσσερις από οκτώ έως άσο· το Nap κερδίζει ή χάνει δέκα με καθέναν από τους άλλους.
preset-nap24-three = Nap για τρεις, 24 φύλλα
preset-nap24-three-why = Ναπολέων για τρεις από εννιά έως άσο· το Nap κερδίζει ή χάνει δέκα με καθέναν από τους άλλους.
preset-nap32-five = Nap για πέντε, 32 φύλλα
preset-nap32-five-why = Ναπολέων για πέντε από επτά έως άσο· το Nap κερδίζει ή χάνει δέκα με καθέναν από τους άλλους.
preset-nap29-joker = Nap με μπαλαντέρ
preset-nap29-joker-why = Ναπολέων για τέσσερις από οκτώ έως άσο και με μπαλαντέρ, το μεγαλύτερο ατού· η μιζέρια παίζεται χωρίς ατού.

## Presets of Buck

preset-buck24 = Buck
preset-buck24-why = Καθένας για τον εαυτό του: το σκορ κατεβαίνει από το 25 με κάθε μπάζα. Μπορεί κανείς να αποσυρθεί, αλλά όποιος συμμετέχει πρέπει να κάνει μπάζα.
preset-buck24-no-trump = Buck και χωρίς ατού
preset-buck24-no-trump-why = Buck στο οποίο στον δεύτερο γύρο δηλώνεται και «χωρίς ατού».
preset-buck24-bids = Buck με δηλώσεις
preset-buck24-bids-why = Buck από τους 15 πόντους· ατού ορίζει η μεγαλύτερη δήλωση, και πρέπει να γίνουν όσες μπάζες δηλώθηκαν.
preset-dirty-clubs20 = Dirty Clubs για τρεις
preset-dirty-clubs20-why = Τρεις παίκτες, καθένας για τον εαυτό του, από δέκα έως άσο· το πολύ δύο γύροι δηλώσεων, κανείς δεν αποσύρεται, και αν ανοίξει σπαθί, τα σπαθιά είναι αμέσως ατού.
preset-dirty-clubs24 = Dirty Clubs για τέσσερις
preset-dirty-clubs24-why = Dirty Clubs από εννιά έως άσο για τέσσερις παίκτες, καθένας για τον εαυτό του.
preset-dirty-clubs28 = Dirty Clubs για πέντε
preset-dirty-clubs28-why = Dirty Clubs από οκτώ έως άσο για πέντε παίκτες, καθένας για τον εαυτό του.
preset-dirty-clubs32 = Dirty Clubs για έξι
preset-dirty-clubs32-why = Dirty Clubs από επτά έως άσο για έξι παίκτες, καθένας για τον εαυτό του.
# A preset with some options changed.
preset-changed = { $preset }, με κανόνες της παρέας
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · μέχρι { $target }
# Scores run down from $start.
preset-line-count-down = { $preset } · από { $start } προς το 0
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
source-tournament-sheets = Κανονισμοί λεσχών και τουρνουά (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
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
source-high-low-rules = Γραπτοί κανόνες του Bid Euchre με δύο τράπουλες, όπου χωρίς ατού μετρούν τα μεγάλα ή τα μικρά, από παίκτες του
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
