### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = «{ $option }» δεν μπορεί να είναι { $value }: διαλέξτε αριθμό από { $low } έως { $high }.
rules-steps-each-once = «{ $option }»: κάθε βήμα γράφεται μόνο μία φορά.
rules-packets-per-seat = «{ $option }»: χρειάζεται ένας αριθμός για καθέναν από τους { $players } παίκτες σε κάθε γύρο, όπως 3-2-3-2.
rules-packets-unequal = «{ $option }»: στο τέλος όλοι πρέπει να έχουν ίσα φύλλα, εκτός από ντίλερ που δεν παίρνει κανένα, και κανένας αριθμός δεν είναι κάτω από 0.
rules-hand-size = «{ $option }»: κάθε παίκτης παίρνει { $n } φύλλα, αλλά πρέπει να παίρνει από 1 έως 16.
rules-pack-too-small = Η μοιρασιά χρειάζεται { $need } φύλλα και η τράπουλα έχει { $have }: διαλέξτε μικρότερο «{ option-pack-lowest }», λιγότερους παίκτες ή λιγότερα φύλλα στον καθένα.
rules-no-jacks = «{ $option }» μπορεί να είναι το πολύ ο βαλές: χωρίς βαλέδες δεν υπάρχει δεξιός και αριστερός βαλές.
rules-pack-too-large = Η τράπουλα έχει το πολύ { $n } φύλλα: διαλέξτε μεγαλύτερο «{ option-pack-lowest }» ή κάθε φύλλο μία φορά.
rules-two-is-in-the-pack = Το δύο μπαστούνι δεν μπορεί να είναι ο Benny όσο υπάρχουν δυάρια στην τράπουλα: διαλέξτε μεγαλύτερο «{ option-pack-lowest }» ή τον μπαλαντέρ.
rules-auction-needs-turn-up = Σε αυτό το παιχνίδι το ατού εξαρτάται από ανοιχτό φύλλο, άρα «{ $option }» πρέπει να είναι ναι.
rules-go-under-needs-kitty = «{ $option }»: χρειάζονται τρία φύλλα στο χέρι και τρία κλειστά φύλλα που περισσεύουν (εδώ { $n }), που δεν τα παίρνει ο αγοραστής.
rules-redeals-of-nothing = «{ $option }»: χρειάζεται χέρι που να δίνει νέα μοιρασιά. Διαλέξτε ένα στο «{ $other }», ή βάλτε 0.
rules-partners-need-even-seats = Δύο ομάδες χρειάζονται τέσσερις, έξι ή οκτώ παίκτες: αλλάξτε το «{ option-players }», ή διαλέξτε άλλη τιμή στο «{ option-partners }».
rules-needs-partners = «{ $option }»: χρειάζονται συμπαίκτες. Κλείστε την επιλογή, ή διαλέξτε «{ option-partners-opposite }» στο «{ $other }».
rules-needs-alone = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-needs-partners-best = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-best-needs-one-partner = «{ $option }»: χρειάζεται ένας μόνο συμπαίκτης. Διαλέξτε το για τέσσερις παίκτες ή λιγότερους.
rules-best-before-entry = «{ $option }»: το καλύτερο φύλλο ζητιέται πριν κριθεί ποιος παίζει. Βάλτε το βήμα όπου κρίνεται ποιος παίζει πριν από εκείνο του καλύτερου φύλλου.
rules-best-exceeds-hand = «{ $option }» δεν μπορεί να ξεπερνάει τα { $n } φύλλα του χεριού.
rules-needs-defend-alone = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-defend-alone-needs-four = «{ $option }»: μόνο για τέσσερις παίκτες ή λιγότερους.
rules-never-passed-out = Με «{ option-auction-stick_the_dealer }» ο ντίλερ δεν λέει ποτέ το τελευταίο πάσο, και δεν γίνεται να πουν όλοι πάσο: διαλέξτε άλλη τιμή στο «{ option-auction-no_trump }».
rules-pay-or-no-trump = Ο ντίλερ που λέει το τελευταίο πάσο δεν μπορεί και να πληρώνει πόντο και να παίζει χωρίς ατού: διαλέξτε το ένα από τα δύο.
rules-forced-but-must-hold = Ο ντίλερ που παίρνει υποχρεωτικά τον ανοιχτό βαλέ δεν μπορεί να χρειάζεται και ατού στο χέρι: διαλέξτε «{ option-auction-must_hold-caller_or_turned }» ή κλείστε το ένα.
rules-no-benny-to-turn = «{ option-auction-benny_turned }»: χρειάζεται Benny στην τράπουλα. Διαλέξτε έναν στο «{ $other }».
rules-super-euchre-below-euchre = «{ $option }» δεν μπορεί να αξίζει λιγότερο από «{ $other }».
rules-march-below-made = «{ $option }» δεν μπορεί να αξίζει λιγότερο από «{ $other }».
rules-four-of-five-tricks = «{ $option }»: μόνο για διανομές με πέντε μπάζες. Μοιράστε πέντε φύλλα στον καθένα, ή κλείστε την επιλογή.
rules-jamboree-of-five = «{ $option }»: χρειάζονται πέντε φύλλα ή περισσότερα στον καθένα και τουλάχιστον πέντε ατού. Αλλάξτε τη μοιρασιά ή την τράπουλα, ή βάλτε 0.
rules-never-ends = Τέτοιο παιχνίδι μπορεί να μην τελειώσει ποτέ: η αγορά που βγαίνει, το march και το euchre πρέπει να αξίζουν τουλάχιστον έναν πόντο.
rules-target-or-deals = Ορίστε ή «{ $option }» ή «{ option-end-count_down }», όχι και τα δύο· ή κανένα, και «{ $other }».
rules-laps-need-target = Η μεταφορά πόντων (laps) και η νίκη με march χωρίς συμπαίκτη χρειάζονται «{ option-end-target }» ή «{ option-end-count_down }»: ορίστε ένα από τα δύο.
rules-rubber-needs-games = «{ $option }»: χρειάζεται αγώνας με πολλά παιχνίδια. Βάλτε 2 ή περισσότερα στο «{ $other }».
rules-fixed-needs-sides = Όπου το ανοιχτό φύλλο ορίζει μόνο του το ατού, δεν υπάρχει αγοραστής: διαλέξτε «{ option-partners-opposite }», ή «{ option-score-count_tricks }» με καθέναν για τον εαυτό του.
rules-dealer-is-out = Ντίλερ που δεν παίρνει φύλλα δεν ταιριάζει με το «{ $option }» όπως είναι: χρειάζονται τρεις ή περισσότεροι παίκτες, κανένα ανοιχτό φύλλο, ο αγοραστής εναντίον όλων, και καμία υποχρεωτική δήλωση του ντίλερ.
rules-called-partner = Ο κρυφός συμπαίκτης δεν ταιριάζει με το «{ $option }» όπως είναι: χρειάζονται τέσσερις ή περισσότεροι παίκτες, κάθε φύλλο μία φορά, και ατού που ορίζεται πριν από την έξοδο.
rules-count-tricks-each = «{ option-score-count_tricks }» και «{ option-partners-nobody }» στο «{ option-partners }» πάνε μαζί: διαλέξτε και τα δύο ή κανένα.
rules-drop-out-each = «{ $option }»: χρειάζεται να παίζει καθένας για τον εαυτό του. Διαλέξτε «{ option-partners-nobody }» στο «{ $other }», ή κλείστε την επιλογή.
rules-ladder-unclear = «{ $option }»: χρειάζεται τουλάχιστον μία δήλωση, καμία δύο φορές, και η πρώτη να μη χρειάζεται άλλη πριν από αυτήν.
rules-ladder-falls = «{ $option }»: οι αριθμοί πρέπει να ανεβαίνουν. Δήλωση με λιγότερες μπάζες δεν μπαίνει πάνω από άλλη με περισσότερες.
rules-bid-exceeds-hand = «{ $option }»: μια δήλωση υπόσχεται περισσότερες μπάζες από όσες έχει ένα χέρι ({ $n }), ή καμία χωρίς να είναι μιζέρια.
rules-misere-needs-points = «{ $option }»: η μιζέρια χρειάζεται δικούς της αριθμούς για το τι κερδίζει και τι χάνει, όπως misere0+3-3.
rules-forced-needs-joker = «{ option-bids-forced-joker_holder }» δεν μπορεί να υποχρεωθεί σε δήλωση χωρίς Benny στην τράπουλα: διαλέξτε έναν στο «{ $other }», ή άλλη τιμή στο «{ $option }».
rules-first-lead-needs-leader = Αν το ατού το ορίζει η πρώτη έξοδος του αγοραστή, πρέπει να κάνει εκείνος έξοδο: διαλέξτε «{ option-play-leader-maker }» στο «{ $other }», ή άλλη τιμή στο «{ $option }».
rules-stakes-need-one-maker = «{ $option }» όπως είναι: χρειάζεται ένας αγοραστής εναντίον όλων. Διαλέξτε «{ option-partners-maker_against_all }» στο «{ $other }».
rules-needs-turn-up-auction = «{ $option }»: αφορά ανοιχτό φύλλο. Κλείστε την επιλογή, ή διαλέξτε «{ option-auction-kind-turn_up }» στο «{ $other }».
rules-widow-needs-bids = «{ option-exchange-widow-taken }»: χρειάζεται πλειοδοσία. Διαλέξτε την στο «{ $other }», ή «{ option-exchange-widow-unused }» στο «{ $option }».
rules-low-needs-no-trump = «{ $option }»: χρειάζεται να δηλώνεται «χωρίς ατού». Διαλέξτε «{ option-auction-no_trump-callable }» στο «{ $other }», ή κλείστε την επιλογή.
rules-dirty-clubs = «{ $option }»: χρειάζεται να παίζει καθένας για τον εαυτό του, με «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-needs-deal-limit = Σε αυτό το παιχνίδι χάνονται και πόντοι, άρα μπορεί να μην τελειώσει ποτέ: ορίστε στο «{ $option }» πόσες το πολύ διανομές θα έχει.
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Δεν υπάρχει επιλογή «{ $name }». Επιλογές είναι, για παράδειγμα, end.target και pack.lowest.
rules-unknown-option-near = Δεν υπάρχει επιλογή «{ $name }». Μήπως εννοείτε { $near };
rules-bad-value = { $name } δεν μπορεί να είναι «{ $value }». Δυνατές τιμές: { $allowed }.
rules-bad-number = { $name } δεν μπορεί να είναι «{ $value }»: γράψτε ακέραιο αριθμό.
rules-bad-list = { $name } δεν μπορεί να είναι «{ $value }»: γράψτε κατάλογο όπως { $example }.
rules-unknown-preset = Δεν υπάρχει παιχνίδι «{ $name }». Υπάρχουν { $n }, όπως { $names }.
rules-unknown-preset-near = Δεν υπάρχει παιχνίδι «{ $name }». Μήπως εννοείτε { $near };
