### Rules that make no game.

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = «{ $option }» δεν μπορεί να είναι { $value }: διαλέξτε αριθμό από { $low } έως { $high }.
rules-steps-each-once = «{ $option }»: πρέπει να γραφτεί καθένα από τα πέντε βήματα μία φορά.
rules-packets-per-seat = «{ $option }»: χρειάζεται ένας αριθμός για καθέναν από τους { $players } παίκτες σε κάθε γύρο, όπως 3-2-3-2.
rules-packets-unequal = «{ $option }»: στο τέλος όλοι πρέπει να έχουν ίσα φύλλα, και κανένας αριθμός δεν είναι κάτω από 0.
rules-hand-size = «{ $option }»: κάθε παίκτης παίρνει { $n } φύλλα, αλλά πρέπει να παίρνει από 1 έως 16.
rules-pack-too-small = Η μοιρασιά χρειάζεται { $need } φύλλα και η τράπουλα έχει { $have }: διαλέξτε μικρότερο «{ option-pack-lowest }», λιγότερους παίκτες ή λιγότερα φύλλα στον καθένα.
rules-no-jacks = «{ $option }» μπορεί να είναι το πολύ ο βαλές: χωρίς βαλέδες δεν υπάρχει δεξιός και αριστερός βαλές.
rules-pack-too-large = Η τράπουλα έχει το πολύ { $n } φύλλα: διαλέξτε μεγαλύτερο «{ option-pack-lowest }» ή κάθε φύλλο μία φορά.
rules-two-is-in-the-pack = Το δύο μπαστούνι δεν μπορεί να είναι ο Benny όσο υπάρχουν δυάρια στην τράπουλα: διαλέξτε μεγαλύτερο «{ option-pack-lowest }» ή τον μπαλαντέρ.
rules-auction-needs-turn-up = Το ατού ορίζεται από ανοιχτό φύλλο, άρα «{ $option }» πρέπει να είναι ναι.
rules-go-under-needs-kitty = «{ $option }»: χρειάζονται τρία φύλλα στο χέρι και τρία κλειστά φύλλα που περισσεύουν· περισσεύουν { $n }.
rules-redeals-of-nothing = «{ $option }»: χρειάζεται χέρι που να δίνει νέα μοιρασιά. Διαλέξτε ένα στο «{ $other }», ή βάλτε 0.
rules-partners-need-even-seats = Δύο ομάδες χρειάζονται τέσσερις, έξι ή οκτώ παίκτες: αλλάξτε το «{ option-players }», ή διαλέξτε «{ option-partners-maker_against_all }».
rules-needs-partners = «{ $option }»: χρειάζονται συμπαίκτες. Κλείστε την επιλογή, ή διαλέξτε «{ option-partners-opposite }» στο «{ $other }».
rules-needs-alone = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-needs-partners-best = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-best-needs-one-partner = «{ $option }»: χρειάζεται ένας μόνο συμπαίκτης. Διαλέξτε το για τέσσερις παίκτες ή λιγότερους.
rules-best-before-entry = «{ $option }»: το καλύτερο φύλλο ζητιέται πριν κριθεί ποιος παίζει. Βάλτε το βήμα του ποιος παίζει πριν από το καλύτερο φύλλο.
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
rules-never-ends = Τέτοιο παιχνίδι μπορεί να μην τελειώσει ποτέ: η αγορά που βγαίνει, το march και το euchre πρέπει να αξίζουν τουλάχιστον έναν πόντο.
rules-target-or-deals = Ορίστε ή «{ $option }» ή «{ $other }», και το άλλο 0.
rules-laps-need-target = Η μεταφορά πόντων (laps) και η νίκη με march χωρίς συμπαίκτη χρειάζονται «{ option-end-target }»: ορίστε το, και βάλτε 0 στο «{ option-end-deals }».
rules-rubber-needs-games = «{ $option }»: χρειάζεται αγώνας με πολλά παιχνίδια. Βάλτε 2 ή περισσότερα στο «{ $other }».
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Δεν υπάρχει επιλογή «{ $name }». Επιλογές είναι, για παράδειγμα, end.target και pack.lowest.
rules-unknown-option-near = Δεν υπάρχει επιλογή «{ $name }». Μήπως εννοείτε { $near };
rules-bad-value = { $name } δεν μπορεί να είναι «{ $value }». Δυνατές τιμές: { $allowed }.
rules-bad-number = { $name } δεν μπορεί να είναι «{ $value }»: γράψτε ακέραιο αριθμό.
rules-bad-list = { $name } δεν μπορεί να είναι «{ $value }»: γράψτε κατάλογο όπως { $example }.
rules-unknown-preset = Δεν υπάρχει παιχνίδι «{ $name }». Υπάρχουν: { $names }.
rules-unknown-preset-near = Δεν υπάρχει παιχνίδι «{ $name }». Μήπως εννοείτε { $near };
