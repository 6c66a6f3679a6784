### Τι λένε οι άνθρωποι στο τραπέζι, και γιατί κάτι δεν γίνεται εκεί.

## Phrases

phrase-hello = Γεια σας.
phrase-good-luck = Καλή τύχη.
phrase-well-played = Ωραία παίχτηκε.
phrase-thanks = Ευχαριστώ.
phrase-sorry = Συγγνώμη.
phrase-nice-try = Καλή προσπάθεια.
phrase-close = Παρά τρίχα.
phrase-your-turn = Είναι η σειρά σας.
phrase-one-moment = Μια στιγμή, παρακαλώ.
phrase-back = Γύρισα.
phrase-again = Παίζουμε άλλο ένα;
phrase-must-go = Πρέπει να φύγω.
phrase-good-game = Ήταν ωραίο παιχνίδι.
phrase-bye = Αντίο.

## What happened

table-undone = Αυτό πάρθηκε πίσω.

## Why not: seats

table-not-open = Αυτό το τραπέζι είναι για ένα άτομο με παίκτες-υπολογιστές.
table-who-are-you = Πείτε πρώτα το όνομά σας.
table-removed = Ο οικοδεσπότης σας ζήτησε να φύγετε από αυτό το τραπέζι.
table-sits-already = Κάθεστε ήδη σε αυτό το τραπέζι. Οι θέσεις αλλάζουν ανάμεσα σε δύο αγώνες.
table-is-full = Δεν υπάρχει ελεύθερη θέση για άλλο άτομο.
table-seat-taken = Εκεί κάθεται κάποιος.
table-has-seen-cards = Έχετε δει τα φύλλα μιας άλλης θέσης σε αυτή τη διανομή. Περιμένετε την επόμενη.

table-too-many-changes = Πάρα πολλοί κάθισαν εδώ μετά την τελευταία μοιρασιά. Περιμένετε την επόμενη.
table-no-seat-yet = Δεν κάθεστε σε αυτό το τραπέζι.
table-nobody-there = Σε εκείνη τη θέση δεν είναι κανείς.
table-host-only = Αυτό το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
table-host-stays = Ο οικοδεσπότης δεν μπορεί να απομακρυνθεί.
table-not-in-a-match = Αυτό δεν αλλάζει στη μέση ενός αγώνα.
table-has-begun = Ο αγώνας άρχισε.
table-seats-open = Υπάρχουν ακόμη ελεύθερες θέσεις.
table-nobody-sits = Πρέπει πρώτα να καθίσει τουλάχιστον ένα άτομο.
table-no-such-player = Δεν υπάρχει παίκτης-υπολογιστής με όνομα «{ $name }».
table-too-few-seats = Κάθονται ήδη εκεί { $n } άτομα.
table-people-limit = Το όριο ατόμων είναι αριθμός από 0 ως { $n }· το 0 σημαίνει τόσα άτομα όσες και οι θέσεις.
table-rated-is-public = Στη βαθμολογία μετρούν μόνο τα δημόσια τραπέζια.
table-needs-a-nonce = Για να καθίσετε, προσθέστε έναν τυχαίο αριθμό με 64 δεκαεξαδικά ψηφία, ώστε να αποδεικνύεται ότι η μοιρασιά είναι δίκαιη.

## Why not: the game

table-no-match = Δεν παίζεται αγώνας.
table-paused = Το παιχνίδι έχει παύση. Συνεχίστε το πρώτα.
table-not-paused = Το παιχνίδι δεν έχει παύση.
table-deal-goes-on = Η διανομή δεν τελείωσε ακόμη.
table-no-take-backs = Σε αυτό το τραπέζι τίποτα δεν παίρνεται πίσω.
table-asked-already = Έχει ήδη ζητηθεί κάτι. Περιμένετε τις απαντήσεις.
table-no-hints = Σε αυτό το τραπέζι δεν υπάρχουν συμβουλές.

table-hint-not-now = Συμβουλή δίνεται όταν είναι η σειρά σας.

table-hint-wait = Ήταν πολλές συμβουλές σε λίγη ώρα. Περιμένετε λίγο.

table-hint-failed = Ο παίκτης-υπολογιστής δεν βρήκε συμβουλή αυτή τη φορά.

table-nothing-asked = Δεν σας ζητήθηκε κάτι.
table-nothing-to-take-back = Δεν έχετε κάτι να πάρετε πίσω σε αυτή τη διανομή.
table-claim-on-lead = Μπάζες μπορείτε να ζητήσετε όταν έχετε την έξοδο.
table-claim-all = Μπορείτε να ζητήσετε μόνο και τις { $n } μπάζες που μένουν.
table-not-certain = Αυτό δεν είναι βέβαιο από τα φύλλα σας.

## Why not: talk

table-no-chat = Σε αυτό το τραπέζι δεν υπάρχει συνομιλία, μόνο φράσεις.
table-text-length = Ένα κείμενο έχει 1 ως { $n } χαρακτήρες.

## Finding a table, and who one is

table-no-code = Δεν υπάρχει τραπέζι με αυτόν τον κωδικό.
table-no-person = Αυτός ο διακομιστής δεν σας γνωρίζει. Πείτε το όνομά σας.
table-name-length = Ένα όνομα έχει 1 ως { $n } χαρακτήρες.
table-no-move-code = Ο κωδικός δεν ισχύει πια. Δείξτε καινούργιο στην άλλη συσκευή.
table-no-places = Έτσι δεν ανοίγει αυτό το τραπέζι: η θέση, ο αριθμός τύχης και ο αριθμός για τη δίκαιη μοιρασιά ορίζονται όταν κάθονται οι παίκτες.
family-turn-up = Με ανοιχτό φύλλο, { $n } παίκτες
family-bids = Με πλειοδοσία, { $n } παίκτες
family-fixed = Με ατού το ανοιχτό φύλλο, { $n } παίκτες

## Several people at one device

web-people-here = Άτομα σε αυτή τη συσκευή

web-people-here-why = Τη δίνετε ο ένας στον άλλον. Όσο αλλάζει χέρια, τα φύλλα είναι κρυμμένα.

web-name-of = Όνομα ατόμου { $n }

web-is-here = σε αυτή τη συσκευή

web-give-device = Δώστε τη συσκευή: { $who }

web-give-device-why = Τα φύλλα είναι κρυμμένα. Τώρα κοιτάζει μόνο: { $who }.

web-lift = Είμαι εγώ, { $who }: δείξτε τα φύλλα μου

web-guests = Έπαιξαν επίσης σε αυτή τη συσκευή: { $names }. Διαγράφονται μαζί σας.

## Computer players

web-level-here = Επίπεδο του παίκτη-υπολογιστή στη θέση { $n }

## How a table is kept

web-shown = Μετά τη διανομή βλέπουν όλοι

web-shown-all = Όλα τα φύλλα

web-shown-played = Όσα παίχτηκαν

web-shown-none = Τίποτα
