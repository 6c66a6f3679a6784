### Γιατί ένας παίκτης-υπολογιστής κάνει ό,τι κάνει: προτάσεις για το χέρι και το τραπέζι.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Το χέρι, { SUIT($suit, form: "with") }: { $trumps ->
    [0] κανένα ατού
    [one] ένα ατού
   *[other] { $trumps } ατού
 }, { $sure ->
    [0] κανένα σίγουρο
    [one] ένα σίγουρο
   *[other] { $sure } σίγουρα
 }, και { $aces ->
    [0] σε κανένα άλλο χρώμα το μεγαλύτερο φύλλο
    [one] το μεγαλύτερο φύλλο σε ένα άλλο χρώμα
   *[other] το μεγαλύτερο φύλλο σε { $aces } άλλα χρώματα
 }.
reason-make-chance = Η αγορά βγαίνει με πιθανότητα περίπου { $percent } %.
reason-lone-chance = Όλες οι μπάζες χωρίς συμπαίκτη: πιθανότητα περίπου { $percent } %.
reason-too-weak = Η καλύτερη δήλωση θα ήταν { SUIT($suit) }, που βγαίνει περίπου { $percent } φορές στις 100: το πάσο αξίζει περισσότερο.
reason-nothing-to-call = Δεν υπάρχει χρώμα που να μπορεί να δηλωθεί.
reason-must-call = Εδώ δεν επιτρέπεται το πάσο.
reason-upcard-own = Το ανοιχτό φύλλο ({ CARD($card) }) έρχεται σε αυτό το χέρι.
reason-upcard-partner = Το ανοιχτό φύλλο ({ CARD($card) }) πηγαίνει στον συμπαίκτη.
reason-upcard-opponent = Το ανοιχτό φύλλο ({ CARD($card) }) πηγαίνει σε αντίπαλο, αλλά το χέρι φτάνει και έτσι.
reason-upcard-nobody = Το ανοιχτό φύλλο ({ CARD($card) }) μένει έξω.
# $turned is the suit that was turned down.
reason-next = Ομόχρωμο ατού (next): { SUIT($suit) }, { $suit ->
    [H] κόκκινες
    [D] κόκκινα
   *[other] μαύρα
 } όπως { SUIT($turned, form: "nom") } που απορρίφθηκαν.
reason-cross = Ετερόχρωμο ατού (crossing): { SUIT($suit) }, ενώ απορρίφθηκαν { SUIT($turned, form: "nom") }, που είναι { $turned ->
    [H] κόκκινες
    [D] κόκκινα
   *[other] μαύρα
 }.
# $us and $them are the points that the two sides still need.
reason-bridge = Είναι η «γέφυρα» (bridge): { $us ->
    [one] λείπει ένας πόντος
   *[other] λείπουν { $us } πόντοι
 } για τη νίκη, στους αντιπάλους λείπουν { $them }, και θα τους έπαιρναν μόνο με march χωρίς συμπαίκτη. Με αγορά παίρνουν στη χειρότερη περίπτωση λιγότερους.
reason-blind = Τα φύλλα δεν έχουν ανοίξει ακόμη, άρα το ένα χρώμα είναι όσο καλό και το άλλο.
reason-throw-in = Το χέρι είναι αδύναμο, και οι κανόνες επιτρέπουν νέα μοιρασιά.
reason-go-under = Το χέρι είναι αδύναμο: τρία νέα φύλλα από αυτά που περισσεύουν μόνο καλό μπορούν να κάνουν.

## Alone against others

reason-defend-alone = Από αυτό το χέρι και μόνο αναμένονται περίπου { $n ->
    [one] μία μπάζα
   *[other] { $n } μπάζες
 }: αρκετά για άμυνα χωρίς συμπαίκτη.
reason-defend-together = Από αυτό το χέρι και μόνο αναμένονται περίπου { $n ->
    [one] μία μπάζα
   *[other] { $n } μπάζες
 }: ο συμπαίκτης χρειάζεται.

## Exchanges

reason-leave-upcard = Κάθε φύλλο του χεριού είναι πιο χρήσιμο από { CARD($card, form: "acc") }.
reason-makes-void = Με αυτό φεύγει από το χέρι κάθε { SUIT($suit, form: "one") }, και τότε κόβεται με ατού.
reason-least-worth = Κανένα από τα φύλλα της επιλογής δεν είναι λιγότερο χρήσιμο από { CARD($card, form: "acc") }.
reason-asks-best = Το καλύτερο φύλλο του συμπαίκτη βοηθάει ένα χέρι που πρέπει να κάνει όλες τις μπάζες.
reason-needs-no-best = Το χέρι κάνει όλες τις μπάζες όπως είναι.
reason-gives-best = Το πιο χρήσιμο φύλλο για τον συμπαίκτη είναι { CARD($card, form: "nom") }.

## Leads

reason-only-card = Το μόνο φύλλο που μπορεί να παιχτεί είναι { CARD($card, form: "nom") }.
reason-lead-pull = Έξοδος με { CARD($card, form: "acc") }: τραβάει ατού από τους αντιπάλους.
reason-lead-to-maker = Αγόρασε ο συμπαίκτης, άρα έξοδος με ατού.
reason-lead-master = Το μεγαλύτερο φύλλο που έχει μείνει στο χρώμα του είναι { CARD($card, form: "nom") }.
reason-lead-keeps-trump = Οι αντίπαλοι δεν έχουν πια ατού, άρα τα ατού φυλάγονται.
reason-lead-ace = Το μεγαλύτερο φύλλο στο χρώμα του είναι { CARD($card, form: "nom") }, και κόβεται πιο δύσκολα τώρα παρά αργότερα.
reason-lead-low = Κανένα φύλλο δεν έχει πολλές ελπίδες, άρα έξοδος με φύλλο που χρησιμεύει λίγο.
reason-lead-try = Τις περισσότερες ελπίδες από όλο το χέρι έχει { CARD($card, form: "nom") }.
reason-lead-not-trump = Αγόρασαν οι αντίπαλοι: έξοδος με ατού θα έκανε τη δουλειά τους.

## Following

reason-partner-wins = Ο συμπαίκτης κερδίζει την μπάζα με { CARD($card, form: "acc") }.
reason-partner-may-be-beaten = Ο συμπαίκτης έχει παίξει { CARD($card, form: "acc") }, που μπορεί ακόμη να περαστεί.
reason-win-last = Την μπάζα κερδίζει { CARD($card, form: "nom") }, και δεν παίζει κανείς μετά.
reason-win-sure = Την μπάζα κερδίζει { CARD($card, form: "nom") }: κανείς από όσους μένουν δεν μπορεί να περάσει αυτό το φύλλο.
reason-win-likely = Μάλλον κερδίζει την μπάζα { CARD($card, form: "nom") }.
reason-ruff = Κόβει την μπάζα { CARD($card, form: "nom") }.
reason-ruff-sure = Κόβει την μπάζα { CARD($card, form: "nom") }, και κανείς από όσους μένουν δεν μπορεί να περάσει αυτό το φύλλο.
reason-cannot-win = Κανένα φύλλο του χεριού δεν περνάει { CARD($card, form: "acc") }.
reason-not-worth-winning = Τα φύλλα που περνούν { CARD($card, form: "acc") } αξίζουν περισσότερο αργότερα.
