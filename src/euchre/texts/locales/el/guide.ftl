### Συμβουλές, και καθοδήγηση για όποιον μαθαίνει ένα παιχνίδι.
#
# $who is the name of a seat, $you is "yes" if it is the reader's own, "no" else.

## Numbers of a hint

# Points with their sign: $whole and two digits of $part. $sign is plus, minus or none.
hint-number = { $sign ->
    [plus] +
    [minus] −
   *[none] { "" }
}{ $whole },{ $part }
hint-percent = { $n }%
# What an action brings on average: $points is a hint-number, $chance a hint-percent.
hint-worth = { $points } πόντοι από αυτή τη διανομή
hint-worth-chance = { $points } πόντοι από αυτή τη διανομή, νίκη στο { $chance } των παιχνιδιών

hint-best = Προτείνεται: { $action }
hint-best-worth = Προτείνεται: { $action } ({ $worth }).
hint-choice = { $action }: { $worth }

## What the guidance is about

guide-title-deal = Νέα μοιρασιά
guide-title-round-one = Το ανοιχτό φύλλο
guide-title-round-two = Ο δεύτερος γύρος
guide-title-bids = Η πλειοδοσία
guide-title-blind = Δήλωση στα τυφλά
guide-title-alone = Χωρίς συμπαίκτη;
guide-title-name = Ορισμός ατού
guide-title-under = Αλλαγή τριών φύλλων
guide-title-jambone = Με ανοιχτά φύλλα;
guide-title-jamboree = Τα πέντε μεγαλύτερα ατού
guide-title-take-over = Ανάληψη
guide-title-defend = Άμυνα χωρίς συμπαίκτη
guide-title-pick-up = Η αλλαγή φύλλου
guide-title-best = Τα καλύτερα του συμπαίκτη
guide-title-widow = Ο τζόγος
guide-title-call = Ζητάτε συμπαίκτη
guide-title-stay = Συμμετοχή
guide-title-lead = Η έξοδος
guide-title-follow = Φύλλο στην μπάζα
guide-title-exposed = Ανοιχτό χέρι
guide-title-score = Οι πόντοι

## Making trump

guide-round-one = Το ανοιχτό φύλλο ({ CARD($card) }) προτείνει για ατού { SUIT($suit, form: "acc") }. Το ατού νικάει κάθε άλλο χρώμα, και το ορίζει όποιος δεχτεί.
# $taker is whose hand the turned card comes to: you, partner, or other.
guide-taker = { $taker ->
    [you] Μοιράσατε εσείς: αν κάποιος δεχτεί, παίρνετε { CARD($card, form: "acc") }.
    [partner] Μοίρασε ο συμπαίκτης σας, και αν κάποιος δεχτεί, παίρνει { CARD($card, form: "acc") }.
   *[other] Μοίρασε αντίπαλος ({ $who }), και αν κάποιος δεχτεί, παίρνει { CARD($card, form: "acc") }.
}
guide-would-be-trump = Παίζοντας { SUIT($suit, form: "with") } { $n ->
    [0] δεν θα είχατε κανένα ατού
    [one] θα είχατε ένα ατού
   *[other] θα είχατε { $n } ατού
}.
guide-round-two = Τώρα δεν γίνονται πια ατού { SUIT($suit, form: "nom") }. Ορίστε άλλο χρώμα, δυνατό στο χέρι σας, ή πείτε πάσο. Όποιος είπε πάσο ίσως δεν έχει καλό χέρι ούτε για { SUIT($next) }.
guide-round-two-any = Ορίστε το χρώμα που είναι δυνατό στο χέρι σας, ή πείτε πάσο.
guide-must = Δεν μπορείτε να πείτε πάσο: διαλέξτε ό,τι κοστίζει λιγότερο.
guide-bowers = Στο ατού καλύτερος είναι ο βαλές του (δεξιός βαλές, right bower), και μετά ο άλλος βαλές, κόκκινος ή μαύρος όπως κι αυτός (αριστερός βαλές, left bower), που μετράει για ατού.
guide-bowers-of = Παίζοντας { SUIT($suit, form: "with") }, το καλύτερο φύλλο είναι { CARD($card, form: "nom") } (δεξιός βαλές, right bower), και μετά { CARD($left, form: "nom") } (αριστερός βαλές, left bower), που μετράει για { SUIT($suit, form: "one") }. Ακολουθούν άσος, ρήγας, ντάμα και τα υπόλοιπα.
guide-benny = Πάνω από αυτά στέκεται { CARD($card, form: "nom") }, το καλύτερο ατού από όλα.
guide-alone = Όποιος παίζει χωρίς συμπαίκτη (έξω: { $who }) παίρνει { $points } πόντους και για τις { $n } μπάζες: μόνο με πολύ δυνατό χέρι.
guide-alone-side = Όποιος παίζει χωρίς συμπαίκτες παίρνει { $points } πόντους και για τις { $n } μπάζες: μόνο με πολύ δυνατό χέρι.
guide-alone-bid = Χωρίς συμπαίκτη παίζει κανείς μόνο με πολύ δυνατό χέρι.
guide-blind = Ορίζετε ατού πριν δείτε τα φύλλα σας, άρα το ένα χρώμα είναι όσο καλό και το άλλο.
guide-name-trump = Η μεγαλύτερη δήλωση είναι δική σας ({ BID($bid) }). Ορίστε το χρώμα στο οποίο έχετε τα περισσότερα και καλύτερα φύλλα.
guide-bids = Δηλώστε πόσες από τις { $n } μπάζες θα κάνετε, παραπάνω από τις δηλώσεις ως τώρα, ή πείτε πάσο. Παίζει η μεγαλύτερη δήλωση.
guide-highest = { $you ->
    [yes] Ισχύει η δήλωσή σας: { BID($bid) }.
   *[no] Η μεγαλύτερη δήλωση ως τώρα: { BID($bid) } ({ $who }).
}
guide-trump-with-bid = Μαζί με τη δήλωση λέγεται και το ατού.
guide-trump-after-bid = Το ατού το ορίζει μετά όποιος κάνει τη μεγαλύτερη δήλωση.
guide-trump-by-lead = Ατού γίνεται το χρώμα με το οποίο κάνει έξοδο όποιος έκανε τη μεγαλύτερη δήλωση.

## Points

# $paired: two sides play. $back: makers who fail lose the points instead. $nobody: tricks with
# which neither makers nor others score; 0 for none.
guide-majority = Η αγορά χρειάζεται { $n } από τις { $tricks } μπάζες και δίνει { points-made }· και οι { $tricks } δίνουν { $march }. Με { $nobody ->
    [0] λιγότερες
   *[other] { $nobody } δεν παίρνει κανείς· με λιγότερες
} μπαίνει μέσα (euchre): { $back ->
    [yes] χάνει { $euchre }
   *[no] { $paired ->
        [yes] οι αντίπαλοι παίρνουν { $euchre }
       *[no] κάθε άλλος παίκτης παίρνει { $euchre }
    }
}.
points-made = { $made ->
    [one] 1 πόντο
   *[other] { $made } πόντους
}
guide-more-tricks = Αγοραστής δεν υπάρχει: η ομάδα με τις περισσότερες μπάζες παίρνει { points-made }, με όλες τις μπάζες { $march }.
guide-each-trick = Κάθε μπάζα σας δίνει έναν πόντο. Όποιος συμμετέχει και δεν κάνει καμία χάνει { $n }.
guide-target = Κερδίζει όποιος φτάσει πρώτος στους { $n }.
guide-target-down = Κερδίζει όποιος φτάσει πρώτος στο 0.
guide-deals = Κερδίζει όποιος έχει τους περισσότερους πόντους μετά την τελευταία διανομή.

## Between auction and play

guide-take-over = { $who } παίζει χωρίς συμπαίκτη. Μπορείτε να αναλάβετε εσείς, με τα δικά σας φύλλα: και οι { $n } μπάζες δίνουν { $points }.
guide-defend = { $who } παίζει { SUIT($suit, form: "with") }. Αν αμυνθείτε χωρίς συμπαίκτη και μπουν μέσα, παίρνετε { $points }: χρειάζονται αρκετές σίγουρες μπάζες.
guide-pick-up = { $up ->
    [yes] Παίρνετε { CARD($card, form: "acc") } και πετάτε ένα κλειστό φύλλο.
   *[no] Έχετε { CARD($card, form: "acc") }, και πετάτε ένα κλειστό φύλλο.
}
guide-what-to-lay-away = Κρατήστε ατού και άσους. Καλό είναι να φύγει ένα μικρό φύλλο, μοναδικό στο χρώμα του: έτσι κόβετε μετά αυτό το χρώμα με ατού.
guide-under = Αλλάζετε φύλλα με αυτά που περισσεύουν: διαλέξτε { $n ->
    [one] ακόμη ένα φύλλο
   *[other] ακόμη { $n } φύλλα
}.
guide-widow = Πήρατε τον τζόγο. Πετάξτε { $n ->
    [one] ακόμη ένα φύλλο
   *[other] ακόμη { $n } φύλλα
}.
guide-ask-best = Παίζετε χωρίς συμπαίκτη, και μπορείτε να ζητήσετε από τον συμπαίκτη σας ({ $who }) { $n ->
    [one] το καλύτερο φύλλο
   *[other] τα { $n } καλύτερα φύλλα
} και να δώσετε ισάριθμα δικά σας.
guide-best-away = Πετάξτε { $n ->
    [one] ένα φύλλο
   *[other] { $n } φύλλα
}: ισάριθμα έρχονται από τον συμπαίκτη σας.
guide-give = { $who } παίζει χωρίς συμπαίκτη. Δώστε { $n ->
    [one] το καλύτερο φύλλο σας
   *[other] τα { $n } καλύτερα φύλλα σας
}: μεγάλα ατού, αλλιώς άσους.
guide-call = Διαλέγετε συμπαίκτη με ένα φύλλο: όποιος το έχει παίζει μαζί σας, και δεν το ξέρει άλλος ώσπου να παιχτεί.
guide-stay = { $who } παίζει { SUIT($suit, form: "with") }. Δηλώστε συμμετοχή αν το χέρι σας μάλλον θα κάνει μπάζα· όποιος αποσύρεται ούτε κερδίζει ούτε χάνει.
guide-jambone = Παίζετε χωρίς συμπαίκτη. Με ανοιχτά φύλλα ένας αντίπαλος λέει ποιο παίζετε· τότε και οι { $n } μπάζες δίνουν { $points }.
guide-jamboree = Όποιος όρισε ατού και έχει τα πέντε μεγαλύτερα μπορεί να τα δείξει, για { $points } πόντους.

## Play

guide-first-lead = Παίζετε το πρώτο φύλλο της πρώτης μπάζας.
# The trick was won by trumping another suit where $trump is "yes".
guide-last-trick = { $trump ->
    [yes] Η τελευταία μπάζα κόπηκε με ατού ({ CARD($card) })
   *[no] Η τελευταία μπάζα κερδήθηκε με { CARD($card, form: "acc") }
}{ $you ->
    [yes] : είναι δική σας, και κάνετε έξοδο.
   *[no] . Την πήρε { $who }.
}
guide-lead = Κάντε έξοδο με όποιο φύλλο θέλετε. Οι άλλοι πρέπει να ακολουθήσουν στο χρώμα του{ $trump ->
    [yes] , και όποιος δεν μπορεί έχει δικαίωμα να κόψει με ατού
   *[no] { "" }
}.
guide-lead-is-trump = Ατού γίνεται το χρώμα του φύλλου με το οποίο κάνετε έξοδο: διαλέξτε το καλύτερο χρώμα σας.
guide-follow = Η έξοδος έγινε με { SUIT($suit, form: "card") }, άρα παίζετε { SUIT($suit, form: "card") }{ $n ->
    [one] : μόνο ένα φύλλο σας μπορεί να παιχτεί.
   *[other] : { $trumps ->
        [yes] κερδίζει το μεγαλύτερο, αν δεν κόψει κανείς με ατού.
       *[no] κερδίζει το μεγαλύτερο.
    }
}
guide-follow-any = Το πρώτο φύλλο δεν έχει χρώμα, άρα παίζετε όποιο φύλλο θέλετε.
guide-trump-in = Δεν έχετε { SUIT($suit, form: "card") }, άρα παίζετε όποιο φύλλο θέλετε. Με ατού παίρνετε την μπάζα, αν δεν υπάρχει σε αυτήν μεγαλύτερο.
guide-no-suit = Δεν έχετε { SUIT($suit, form: "card") }, άρα παίζετε όποιο φύλλο θέλετε, αλλά κανένα δικό σας δεν κερδίζει. Πετάξτε ένα άχρηστο.
guide-left = Προσοχή στον αριστερό βαλέ (left bower): { CARD($card, form: "nom") } μετράει για { SUIT($suit, form: "one") }.
# $partner: whether that seat plays with the reader: yes, no, or unknown.
guide-winning = Ως τώρα κερδίζει { CARD($card, form: "nom") }{ $partner ->
    [yes] , φύλλο του συμπαίκτη σας ({ $who }).
    [no] , φύλλο αντιπάλου ({ $who }).
   *[other] {" "}({ $who }).
}
# $side is "yes" if the reader plays on the makers' side; $n are the tricks needed.
guide-goal = { $side ->
    [yes] Η αγορά είναι δική σας και χρειάζεται { $n ->
        [one] μία μπάζα
       *[other] { $n } μπάζες
    }· έχει { $taken }.
   *[no] Η αγορά χρειάζεται { $n ->
        [one] μία μπάζα
       *[other] { $n } μπάζες
    } και έχει { $taken }: πάρτε αρκετές για να μπει μέσα.
}
guide-made = Η αγορά έχει τις μπάζες που χρειάζεται.
guide-misere = { $you ->
    [yes] Δεν πρέπει να κάνετε καμία μπάζα: παίξτε κάτω από τους άλλους.
   *[no] { $side ->
        [yes] Η ομάδα σας δεν πρέπει να κάνει καμία μπάζα: παίξτε κάτω από τους άλλους.
       *[no] { $who } δεν πρέπει να κάνει καμία μπάζα: παίξτε μικρά φύλλα, για να αναγκαστεί να κάνει.
    }
}
guide-exposed = Ένα χέρι είναι ανοιχτό ({ $who }), και λέτε εσείς ποιο φύλλο παίζεται.

## While others act

guide-dealing = Μοιράζονται τα φύλλα.
guide-watch-auction = Με τη φορά των δεικτών του ρολογιού, καθένας δέχεται ή ορίζει ατού, ή λέει πάσο.
guide-watch-bids = Με τη φορά των δεικτών του ρολογιού, καθένας δηλώνει παραπάνω ή λέει πάσο.
guide-watch-step = Πριν από το πρώτο φύλλο, { $who } έχει να αποφασίσει κάτι.
guide-watch-play = Καθένας παίζει ένα φύλλο στην μπάζα και ακολουθεί στο χρώμα της εξόδου. Κερδίζει το μεγαλύτερο φύλλο στο χρώμα αυτό{ $trump ->
    [yes] , ή το μεγαλύτερο ατού
   *[no] { "" }
}, και όποιος κερδίσει κάνει την επόμενη έξοδο.

## Hints in the browser

web-hint = Συμβουλή
web-hint-show = Δείξτε μου μια συμβουλή
web-hint-close = Κλείσιμο της συμβουλής
web-hint-thinking = Μια στιγμή: εξετάζονται πολλές πιθανές μοιρασιές.
web-hint-others = Όλες οι επιλογές
web-hint-choice = Επιλογή
web-hint-points = Πόντοι
web-hint-games = Νίκες
web-hint-why = Γιατί
web-hint-about = Πόντοι: πόσους περισσότερους από τους άλλους φέρνει στην ομάδα σας αυτή η διανομή, κατά μέσο όρο.
# Read after the name of a card or call that is suggested.
web-hint-suggested = προτείνεται
web-key-hint = Άνοιγμα ή κλείσιμο της συμβουλής
web-key-close-hint = Κλείσιμο της συμβουλής
web-hints = Συμβουλές
web-hints-why = Όποιος έχει σειρά μπορεί να ρωτήσει τι θα έκανε ο πιο δυνατός παίκτης-υπολογιστής.

## Guidance in the browser

web-guidance = Καθοδήγηση
web-guidance-why = Στο τραπέζι εξηγείται κάθε φάση της διανομής. Σταματάει μετά την πρώτη διανομή, εκτός αν την κρατήσετε.
web-guidance-fold = Λιγότερα
web-guidance-unfold = Περισσότερα
web-guidance-over = Αυτή ήταν η πρώτη σας διανομή με καθοδήγηση.
web-guidance-keep = Να συνεχιστεί
web-guidance-end = Συνεχίζω χωρίς αυτήν
