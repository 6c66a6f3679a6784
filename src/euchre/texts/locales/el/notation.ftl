### Τι δεν πάει καλά με ένα αρχείο παιχνιδιού, και πού. Πρώτα λέγεται το σημείο, μετά το πρόβλημα.
#
# Seats are numbers here, from 0: a record need not name the people.

## Places, from the whole to the part; said one after the other.

place-record = { $id }
place-line = γραμμή { NUMBER($n, useGrouping: 0) }
place-deal = διανομή { $n }
place-call = δήλωση { $n }
place-trick = μπάζα { $n }
place-card = φύλλο { $n }
place-field = { $field }

## Any file

notation-unknown-format = Αυτό δεν είναι παιχνίδι σε μορφή που διαβάζεται: καταγραφή (γραμμές JSON), Euchre Game Notation (.egn) ή η μορφή του Trickster (.ptn).
notation-not-json = Αυτό δεν είναι JSON, ή το αρχείο κόβεται εδώ.
notation-wrong-type = Στη θέση του «{ $found }» πρέπει να υπάρχει { $wanted ->
    [object] αντικείμενο σε άγκιστρα
    [text] κείμενο
    [flag] true ή false
    [number] ακέραιος αριθμός
   *[list] κατάλογος
}.
notation-unknown-field = Το πεδίο αυτό είναι άγνωστο και παραλείφθηκε.
notation-bad-card = «{ $found }» δεν είναι φύλλο: γράψτε αξία και χρώμα, όπως JD ή Td.
notation-bad-option = Η επιλογή αυτή δεν μπορεί να είναι «{ $found }». Δυνατές τιμές: { $allowed }.
notation-impossible-rules = Οι κανόνες αυτοί αντιφάσκουν μεταξύ τους, και δεν παίζεται παιχνίδι με αυτούς: { $options }.

## Lines of text

text-no-action = «{ $found }» δεν είναι κίνηση: γράψτε pass, order up, name H alone, bid 4, discard 9S ή play JD
text-no-deal = γράψτε «dealer 0: » και τα χέρια των θέσεων 0, 1, 2, … με « / » ανάμεσα, μετά «up» και το ανοιχτό φύλλο.
text-hands = Χρειάζονται { $players } χέρια με { $size } φύλλα, όχι χέρια με { $sizes }.
text-upcards = { $n ->
    [0] Δεν ανοίγει κανένα φύλλο
    [one] Χρειάζεται ένα ανοιχτό φύλλο
   *[other] Χρειάζονται { $n } ανοιχτά φύλλα
}, όχι { $found }.
text-card-left-over = Μοιράζεται δύο φορές, ή δεν υπάρχει στην τράπουλα αυτών των κανόνων: { CARD($card) }.
text-kitty = Πρέπει να περισσεύουν: { $cards }.

## Our log

log-not-a-log = Αυτή δεν είναι η πρώτη γραμμή μιας καταγραφής παιχνιδιού.
log-wrong-version = Η καταγραφή είναι έκδοσης { $found }· διαβάζεται η έκδοση { $known }.
log-wrong-fingerprint = Το αποτύπωμα των κανόνων είναι { $right }, όχι { $found }: οι κανόνες άλλαξαν.
log-bad-opening = Στην αρχή χρειάζεται ένας ντίλερ αυτού του τραπεζιού και σκορ για κάθε ομάδα.
log-is-redacted = Η καταγραφή δείχνει μόνο όσα είδε { $seat ->
    [spectator] ένας θεατής
   *[other] η θέση { $seat }
}· δεν μπορεί να παιχτεί ξανά.
log-truncated = Η τελευταία γραμμή είναι κομμένη.
log-wrong-number = Αυτό είναι το γεγονός { $found }, αλλά εδώ έπρεπε να είναι το { $right }: λείπει μια γραμμή ή είναι σε άλλη θέση.
log-bad-event = «{ $found }» δεν είναι γεγονός παιχνιδιού.
log-impossible-event = Αυτό δεν μπορεί να έγινε σε αυτό το σημείο.

## Deals in files of any kind

record-no-such-seat = Δεν υπάρχει θέση { $n }: οι θέσεις είναι από 0 έως { $last }.
record-upcard-missing = Λείπει το ανοιχτό φύλλο.
record-hands-too-many = Υπάρχουν πάνω από { $n } χέρια.
record-hand-too-large = Η θέση { $seat } έχει { $n } φύλλα· μοιράζονται { $size }.
record-not-in-pack = Δεν υπάρχει στην τράπουλα αυτών των κανόνων: { $card ->
    [none] τέτοιο φύλλο
   *[other] { CARD($card) }
}.
record-card-twice = { CARD($card) }: είναι και στο χέρι της θέσης { $seat } και της θέσης { $other }, αλλά υπάρχει μόνο μία φορά.
record-card-in-hand-and-kitty = { CARD($card) }: είναι και σε χέρι και στα φύλλα που περισσεύουν, ή ανοιχτό, αλλά υπάρχει μόνο μία φορά.
record-kitty-too-large = Περισσεύουν πάνω από { $n } φύλλα.
record-no-filling = Τα φύλλα που λείπουν δεν συμπληρώνονται: με κανένα χέρι δεν επιτρέπεται αυτό το παίξιμο.
record-call-too-many = Η αγορά είχε τελειώσει πριν από αυτή τη δήλωση.
record-play-too-early = Παίζονται φύλλα, αλλά δεν έχει οριστεί ατού.
record-card-too-many = Εδώ υπάρχουν περισσότερα φύλλα από όσα παίχτηκαν σε αυτή την μπάζα και διανομή.
record-trick-too-short = Αυτή η μπάζα έχει λιγότερα φύλλα, αλλά ακολουθεί άλλη.
record-deal-unfinished = Αυτή η διανομή δεν τελείωσε, αλλά ακολουθεί άλλη.
record-game-over = Το παιχνίδι είχε τελειώσει πριν από αυτή τη διανομή.
record-other-dealer = Εδώ μοιράζει η θέση { $seat }· είναι η σειρά της θέσης { $right } να μοιράσει.

## Acts that the rules do not allow. $legal lists what is possible instead.

record-refused-not-your-turn = Παίζει η θέση { $seat } ({ $action }), αλλά είναι η σειρά της θέσης { $turn }.
record-refused-waiting-for-deal = Παίζει η θέση { $seat } ({ $action }), αλλά πρέπει πρώτα να μοιραστούν τα φύλλα.
record-refused-match-over = Παίζει η θέση { $seat } ({ $action }), αλλά ο αγώνας τελείωσε.
record-refused-not-now = Η θέση { $seat } δεν μπορεί να το κάνει τώρα ({ $action }). Δυνατές κινήσεις: { $legal }.
record-refused-follow = Η θέση { $seat } κάνει ρενόνς με { CARD($card, form: "acc") }: η έξοδος είναι { SUIT($suit, form: "one") }, και το χέρι έχει { SUIT($suit, form: "one") }. Δυνατές κινήσεις: { $legal }.
record-refused-follow-left-bower = Η θέση { $seat } κάνει ρενόνς: η έξοδος είναι { SUIT($suit, form: "one") }, και για { SUIT($suit, form: "one") } μετράει και ο αριστερός βαλές ({ CARD($card) }). Δυνατές κινήσεις: { $legal }.
record-refused-not-held = Η θέση { $seat } δεν έχει { CARD($card, form: "acc") }. Δυνατές κινήσεις: { $legal }.
record-refused-only-lowly = Η θέση { $seat } αλλάζει { CARD($card, form: "acc") } με φύλλο που περισσεύει· αλλάζουν μόνο φύλλα κάτω από τον βαλέ. Δυνατές κινήσεις: { $legal }.
record-refused-dealer-must-name = Η θέση { $seat } λέει πάσο, αλλά ο ντίλερ πρέπει να ορίσει ατού. Δυνατές κινήσεις: { $legal }.
record-refused-must-take-up = Η θέση { $seat } λέει πάσο, αλλά ο ντίλερ πρέπει να πάρει { CARD($card, form: "acc") }. Δυνατές κινήσεις: { $legal }.
record-refused-turned-down = Η θέση { $seat } δηλώνει { SUIT($suit, form: "call") }, αλλά αυτό το χρώμα απορρίφθηκε. Δυνατές κινήσεις: { $legal }.
record-refused-no-trump = Η θέση { $seat } δηλώνει χωρίς ατού, που δεν υπάρχει σε αυτούς τους κανόνες. Δυνατές κινήσεις: { $legal }.
record-refused-only-alone = Η θέση { $seat } είναι συμπαίκτης του ντίλερ και δέχεται το ανοιχτό φύλλο μόνο χωρίς συμπαίκτη. Δυνατές κινήσεις: { $legal }.
record-refused-not-alone = Η θέση { $seat } παίζει χωρίς συμπαίκτη, που δεν επιτρέπεται με αυτούς τους κανόνες. Δυνατές κινήσεις: { $legal }.
record-refused-natural-trump = Η θέση { $seat } ορίζει ατού { SUIT($suit, form: "acc") }, χωρίς να έχει φύλλο που να δείχνει { SUIT($suit, form: "one") }. Δυνατές κινήσεις: { $legal }.
record-refused-turned-card-stays = Η θέση { $seat } πετάει { CARD($card, form: "acc") }, το φύλλο που μόλις πήρε και πρέπει να κρατήσει. Δυνατές κινήσεις: { $legal }.
record-refused-hand-not-poor = Η θέση { $seat } έχει πολύ καλό χέρι για αυτό ({ $action }). Δυνατές κινήσεις: { $legal }.
record-refused-no-jamboree = Η θέση { $seat } δεν έχει τα πέντε μεγαλύτερα ατού. Δυνατές κινήσεις: { $legal }.
record-refused-exposed-not-there = Η θέση { $seat } ζητάει { CARD($card, form: "acc") }, που δεν είναι στα ανοιχτά φύλλα. Δυνατές κινήσεις: { $legal }.
record-refused-exposed-follow = Η θέση { $seat } ζητάει { CARD($card, form: "acc") }, αλλά η έξοδος είναι { SUIT($suit, form: "one") }, και τα ανοιχτά φύλλα έχουν τέτοιο χρώμα. Δυνατές κινήσεις: { $legal }.
record-refused-must-bid = Η θέση { $seat } λέει πάσο, αλλά όλοι οι άλλοι είπαν πάσο και πρέπει να δηλώσει. Δυνατές κινήσεις: { $legal }.
record-refused-bid-too-low = Η θέση { $seat } δηλώνει πολύ λίγα ({ $action }). Δυνατές κινήσεις: { $legal }.
record-refused-no-such-bid = Η θέση { $seat } κάνει δήλωση που δεν υπάρχει σε αυτούς τους κανόνες ({ $action }). Δυνατές κινήσεις: { $legal }.
record-refused-over-last-only = Η θέση { $seat } κάνει δήλωση που επιτρέπεται μόνο αμέσως πάνω από την προηγούμενή της ({ $action }). Δυνατές κινήσεις: { $legal }.
record-refused-bid-needs-trump = Η θέση { $seat } δηλώνει χωρίς να πει ατού ({ $action }). Δυνατές κινήσεις: { $legal }.
record-refused-bid-without-trump = Η θέση { $seat } λέει ατού μαζί με τη δήλωση ({ $action }), που δεν υπάρχει σε αυτούς τους κανόνες. Δυνατές κινήσεις: { $legal }.
record-refused-call-plain-card = Η θέση { $seat } δεν μπορεί να ζητήσει συμπαίκτη με { CARD($card, form: "acc") }. Δυνατές κινήσεις: { $legal }.

## Euchre Game Notation

egn-not-egn = Αυτό δεν είναι Euchre Game Notation: ο τύπος του αρχείου είναι άλλος.
egn-wrong-version = «{ $found }» δεν είναι έκδοση του Euchre Game Notation που διαβάζεται· διαβάζονται οι 1.0 και 1.2 έως 1.4.
egn-newer-version = Η έκδοση { $found } είναι νεότερη από την 1.4: ό,τι προσθέτει παραλείπεται.
egn-target-or-deals = Ένα παιχνίδι έχει ή σκορ νίκης ή αριθμό διανομών.
egn-players = Το Euchre Game Notation δεν λέει πώς παίζεται παιχνίδι με { $n } παίκτες· διαβάζονται μόνο παιχνίδια για τέσσερις σε δύο ομάδες.
egn-other-sides = Το Euchre Game Notation είναι για δύο ομάδες· αυτό το παιχνίδι με { $n } παίκτες διαβάζεται πάλι εδώ, αλλά ίσως όχι από άλλα προγράμματα.
egn-rule-unusable = Ο κανόνας { $rule } δεν μπορεί να είναι «{ $found }».
egn-rule-unknown = Ο κανόνας { $rule } είναι άγνωστος· το παιχνίδι διαβάστηκε χωρίς αυτόν.
egn-rule-assumed = Η μορφή δεν λέει πώς παίζεται ο κανόνας { $rule }· διαβάστηκε ως η δική μας επιλογή { $option }.
egn-rules-not-said = Κάποιοι κανόνες δεν λέγονται σε Euchre Game Notation, και η περιγραφή δεν έχει χώρο για αυτούς.
egn-draw-not-said = Τα φύλλα με τα οποία βγήκε ο πρώτος ντίλερ παραλείπονται.
egn-decline-unclear = Το ότι ο ντίλερ άφησε το ανοιχτό φύλλο γράφεται σαν να το πήρε και να το πέταξε πάλι.
egn-no-bids = Το Euchre Game Notation δεν έχει πλειοδοσία.
egn-no-called-partner = Το Euchre Game Notation δεν μπορεί να πει με ποιο φύλλο ζητήθηκε συμπαίκτης.
egn-no-dropping-out = Το Euchre Game Notation δεν μπορεί να πει ποιος αποσύρεται από μια διανομή.
egn-no-shown-cards = Το Euchre Game Notation δεν μπορεί να πει ότι ο αγοραστής δείχνει φύλλα (jambone, jamboree).
egn-no-fixed-trump = Το Euchre Game Notation δεν μπορεί να πει ότι το ανοιχτό φύλλο ορίζει ατού χωρίς δήλωση.
egn-no-low = Το Euchre Game Notation δεν μπορεί να πει ότι χωρίς ατού το μικρότερο φύλλο είναι το καλύτερο.
egn-cannot-say = Το Euchre Game Notation δεν μπορεί να το πει αυτό: { $action }.
egn-bad-score = Το σκορ χρειάζεται { $n } αριθμούς.
egn-packed = Αυτή η διανομή είναι σε συμπιεσμένη μορφή, που δεν διαβάζεται. Αποθηκεύστε το αρχείο με τις διανομές γραμμένες ολόκληρες.
egn-phase-twice = Υπάρχει πάνω από μία αγορά, ή πάνω από ένας κατάλογος με μπάζες.
egn-unknown-phase = Δεν υπάρχει φάση «{ $found }»: γνωστές είναι οι EUCHRE_BIDDING και TRICK_PLAY.
egn-bad-call = «{ $found }» δεν είναι δήλωση: Pass, Order, s, h, d, c ή n.
egn-unknown-call = Δεν λέγεται η δήλωση που όρισε ατού, άρα η διανομή δεν παίζεται ξανά.
egn-bad-annotation = Ένα σχόλιο ανήκει στον αριθμό μιας δήλωσης ή ενός φύλλου· αυτό παραλείφθηκε.
egn-card-needs-trump = Το φύλλο { $card } δεν λέει τίποτα όσο δεν έχει οριστεί ατού.
egn-exchange-unclear = Δεν είναι σαφές ποια αλλαγή φύλλων είναι αυτή.
egn-deal-abandoned = Αυτή η διανομή εγκαταλείφθηκε και μοιράστηκε πάλι· το παιχνίδι συνεχίζεται χωρίς αυτήν.
egn-final-score-differs = Το αρχείο δηλώνει τελικό σκορ { $stated }· από όσα παίχτηκαν βγαίνει { $computed }.
egn-lead-differs = Το αρχείο λέει ότι κάνει έξοδο η θέση { $seat }, αλλά με αυτούς τους κανόνες κάνει η θέση { $right }.

## Trickster’s notation

ptn-no-deal = Δεν υπάρχει διανομή σε αυτό το κείμενο.
ptn-more-games = { $n ->
    [one] Ακολουθεί ένα ακόμη παιχνίδι σε αυτό το κείμενο.
   *[other] Ακολουθούν { $n } ακόμη παιχνίδια σε αυτό το κείμενο.
}
ptn-bad-line = «{ $found }» δεν είναι ούτε ετικέτα σε αγκύλες ούτε δεδομένα της.
ptn-other-game = Το παιχνίδι είναι «{ $found }», όχι Euchre.
ptn-bad-seat = «{ $found }» δεν είναι θέση: S, W, N ή E.
ptn-bad-hand = «{ $found }» δεν είναι τέσσερα χέρια.
ptn-bad-call = «{ $found }» δεν είναι δήλωση του Euchre: Pass, ένα χρώμα, NT, και alone όπου ισχύει.
ptn-bad-row = «{ $found }» έχει περισσότερα φύλλα από όσες είναι οι θέσεις.
ptn-option-unusable = Η επιλογή { $rule } δεν διαβάζεται με «{ $found }».
ptn-option-unknown = Η επιλογή { $rule } είναι άγνωστη· το παιχνίδι διαβάστηκε χωρίς αυτήν.
ptn-option-assumed = Δεν υπάρχει περιγραφή για την επιλογή { $rule }· διαβάστηκε ως η δική μας επιλογή { $option }.

## Files of deals

cases-not-a-list = Ένα αρχείο διανομών είναι κατάλογος JSON με διανομές.
cases-bad-deck = Δεν υπάρχει τράπουλα με { $n } φύλλα: 20, 24, 28, 32 ή 36.
cases-bad-call = { $found } δεν είναι δήλωση: [seat, "pass"], "order", ή ένα χρώμα S, H, D, C ή NT, με _alone όπου ισχύει.
cases-bad-play = { $found } δεν είναι θέση και φύλλο.
cases-result-differs = Το αρχείο δηλώνει { $stated }· από όσα παίχτηκαν βγαίνει { $computed }.
cases-score-differs = Το αρχείο δηλώνει σκορ { $stated } πριν από αυτή τη διανομή· από τις προηγούμενες βγαίνει { $computed }.
cases-target-missed = Με την τελευταία διανομή το σκορ είναι { $computed }· το παιχνίδι είναι μέχρι { $n }.
cases-not-one-game = Αυτή η διανομή δεν μπορεί να ανήκει στο παιχνίδι, άρα το παιχνίδι δεν παίζεται ξανά.
