### Τα λόγια της σελίδας στον περιηγητή: τίτλοι, κουμπιά, ονόματα για αναγνώστες οθόνης.

web-title = Euchre
web-title-turn = Η σειρά σας – Euchre
web-nav = Σελίδες
web-back = Πίσω
web-close = Κλείσιμο
web-try-again = Δοκιμάστε πάλι
web-loading = Μια στιγμή.
web-unreachable = Ο διακομιστής δεν απαντά. Λειτουργεί;
web-server-error = Ο διακομιστής δεν μπόρεσε να το κάνει (κατάσταση { $status }).

# A card and a suit by themselves.
web-card = { CARD($card) }
web-suit = { SUIT($suit, form: "cap") }
web-suit-alone = { SUIT($suit, form: "cap") }, χωρίς συμπαίκτη

## Home

web-greeting = Καθίστε στο τραπέζι.
web-welcome = Euchre με τους κανόνες του δικού σας τραπεζιού, απέναντι σε παίκτες-υπολογιστές που ξέρουν το παιχνίδι.
web-play-now = Παίξτε τώρα
web-learn = Μάθετε να παίζετε
web-unfinished = Συνεχίστε ένα παιχνίδι
web-waiting = Το τραπέζι σας περιμένει
web-choose-game = Διαλέξτε παιχνίδι
web-last-played = το τελευταίο που παίξατε
web-changes = { $n ->
    [one] ένας κανόνας της παρέας
   *[other] { $n } κανόνες της παρέας
}

## A game and its options

web-game = Παιχνίδι
web-fact-players = Παίκτες
web-fact-cards = Φύλλα
web-fact-target = Μέχρι
web-options = Αλλάξτε τους κανόνες
web-option-count = { $n ->
    [one] μία επιλογή
   *[other] { $n } επιλογές
}
web-unused = { $n ->
    [one] Μία επιλογή που δεν αλλάζει κάτι σε αυτό το παιχνίδι
   *[other] { $n } επιλογές που δεν αλλάζουν κάτι σε αυτό το παιχνίδι
}
# How bids are written in a field of text: 3, nap5+10-5 and so on are not words.
web-ladder-how = Από τη μικρότερη στη μεγαλύτερη, με κάθετο ανάμεσα, όπως 3/4/nap5+10-5. Αριθμός μπαζών, πριν από αυτόν το όνομα αν υπάρχει, μετά τι κερδίζει και τι χάνει· a: χωρίς συμπαίκτη, με τόσα φύλλα του όσα λέει το ψηφίο που ακολουθεί· !: μόνο πάνω από την προηγούμενη δήλωση.
web-house-rules = Κανόνες της παρέας σε αυτό το τραπέζι
web-reset = Αναίρεση όλων των αλλαγών
web-usual = Άλλαξε. Το παιχνίδι έχει συνήθως: { $value }
web-source = Πηγή:

## The table

web-table = Τραπέζι
web-to-games = Στα παιχνίδια
web-menu = Μενού
web-score = Σκορ
web-side-score = { $side }: { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}, { $tricks ->
    [one] μία μπάζα
   *[other] { $tricks } μπάζες
} σε αυτή τη διανομή
web-board = Τραπέζι
web-zone = Το χέρι σας και τι μπορείτε να κάνετε
web-trick = Η μπάζα
web-has-played = { $who }: { CARD($card) }{ $leads ->
    [yes] , έξοδος
   *[no] { "" }
}{ $winning ->
    [yes] , κερδίζει
   *[no] { "" }
}
web-takes-trick = { $you ->
    [yes] Παίρνετε την μπάζα.
   *[no] { $who } παίρνει την μπάζα.
}
web-your-turn = Η σειρά σας
web-your-call = Μιλάτε εσείς
web-to-speak = θα μιλήσει
web-cards-held = { $n ->
    [one] ένα φύλλο
   *[other] { $n } φύλλα
}
web-cards-face-up = ανοιχτά φύλλα: { $cards }
web-tap-again = { $act ->
    [discard] Πατήστε ξανά: πετάτε { CARD($card, form: "acc") }
    [give] Πατήστε ξανά: δίνετε { CARD($card, form: "acc") }
   *[play] Πατήστε ξανά: παίζετε { CARD($card, form: "acc") }
}
web-hand = Το χέρι σας, { $n ->
    [one] ένα φύλλο
   *[other] { $n } φύλλα
}
web-card-hidden = κλειστό φύλλο
web-hand-card = { $card }{ $fresh ->
    [yes] , από τον τζόγο
   *[no] { "" }
}{ $badge ->
    [right] , δεξιός βαλές
    [left] , αριστερός βαλές, μετράει για { SUIT($suit, form: "card") }
    [benny] , Benny, μετράει για { SUIT($suit, form: "card") }
   *[none] { "" }
}{ $state ->
    [legal] , μπορείτε να το διαλέξετε
    [illegal] , δεν μπορείτε να το διαλέξετε. { $why }
   *[rest] { "" }
}
web-badge-right = δεξιός βαλές
web-badge-left = αριστερός βαλές
web-badge-benny = Benny
web-calls = Οι δηλώσεις σας
# An auction of bids. A bid by its number of tricks, and what a named bid is.
web-bid-pick = Η δήλωσή σας
web-bid-tricks = Δηλώστε { $n ->
    [one] μία μπάζα
   *[other] { number } μπάζες
}
web-bid-needs = { $n ->
    [0] Δεν κάνετε καμία μπάζα
    [one] Κάνετε μία μπάζα
   *[other] Κάνετε { number } μπάζες
}{ $alone ->
    [yes] , χωρίς συμπαίκτη
   *[no] { "" }
}.
web-bid-wins = Αν βγει, κερδίζει { $n }.
web-bid-loses = Αν δεν βγει, χάνει { $n }.
web-no-bid = Καμία δήλωση ακόμη
web-highest-bid = { $you ->
    [yes] δική σας δήλωση
   *[no] { $who }
}
web-highest-by = { $you ->
    [yes] Η δήλωσή σας είναι η μεγαλύτερη.
   *[no] Μεγαλύτερη δήλωση: { $who }
}
# Who holds the joker has to show it and has bid.
web-shown-bid = { $you ->
    [yes] Δείξατε τον Benny και πρέπει να δηλώσετε
   *[no] { $who } έδειξε τον Benny και πρέπει να δηλώσει
}
web-trump-first-lead = Το ατού το ορίζει η πρώτη έξοδος
# Beside "2/4": how many of the tricks that were bid the makers have.
web-bid-so-far = { $n ->
    [0] καμία μπάζα
    [one] μπάζα της δήλωσης
   *[other] μπάζες της δήλωσης
}
# Calling a partner: a card of one’s own hand, and what stands below it.
web-call-own = Ζητήστε { CARD($card, form: "acc") }, φύλλο δικό σας: παίζετε χωρίς συμπαίκτη
web-call-held = δικό σας
web-called = ζητήθηκε
web-is-partner = Συμπαίκτης του αγοραστή: { $who }
web-you-partner = Είστε συμπαίκτης του αγοραστή
web-plays-own = μαζί σας
web-plays-unknown = Δεν είναι γνωστό με ποιον παίζει.
web-dealt-out = Αυτή τη φορά μοιράζετε και δεν παίρνετε φύλλα.
web-pool = Κάσα
web-deal-of = Διανομή { $n } από { $of }
web-runs-down = Το σκορ κατεβαίνει: κερδίζει όποιος φτάσει πρώτος στο 0.
web-alone-switch = Χωρίς τον συμπαίκτη μου
web-upcard-up = ανοιχτό φύλλο
web-upcard-taken = το πήρε ο ντίλερ
web-upcard-left = έμεινε στο τραπέζι
web-upcard-down = γύρισε κλειστό
web-turned-up = Ανοιχτό φύλλο: { CARD($card) }
web-turned-down = Γύρισε κλειστό: { CARD($card) }
web-deals = { $you ->
    [yes] Μοιράζετε
   *[no] { $who } μοιράζει
}
web-no-trump-yet = Δεν υπάρχει ακόμη ατού
web-story = Η διανομή ως τώρα
web-tricks = Μπάζες
web-last-trick = Τελευταία μπάζα
web-led = έξοδος
web-cell-card = { $card }{ $led ->
    [yes] , έξοδος
   *[no] { "" }
}{ $won ->
    [yes] , πήρε την μπάζα
   *[no] { "" }
}
web-hands-played = Τα χέρια όπως παίχτηκαν
web-not-played = δεν παίχτηκαν
web-kitty = Περισσεύουν
web-key-won = πήρε την μπάζα
web-next-deal = Επόμενη διανομή
web-play-again = Παίξτε πάλι
web-other-game = Άλλο παιχνίδι
web-show-result = Δείτε το αποτέλεσμα
web-game-over = { $won ->
    [yes] Κερδίσατε το παιχνίδι.
   *[no] Νίκη: { $side }.
}
web-game-drawn = Το παιχνίδι έληξε ισόπαλο.
web-games-won = Παιχνίδια: { $own }–{ $other }.
web-leave = Φύγετε από το τραπέζι
web-link-lost = Η σύνδεση χάθηκε.
web-link-trying = Γίνεται νέα προσπάθεια· το παιχνίδι σας φυλάγεται.

## Rule sheet and settings

web-rule-sheet = Φύλλο κανόνων
web-settings = Ρυθμίσεις
web-to-light = Ανοιχτά χρώματα
web-to-dark = Σκούρα χρώματα
web-language = Γλώσσα
# What the language calls itself.
web-language-name = Ελληνικά
web-theme = Χρώματα
web-theme-auto = Όπως το σύστημα
web-theme-light = Ανοιχτά
web-theme-dark = Σκούρα
web-level = Παίκτες-υπολογιστές
web-level-novice = Αρχάριος
web-level-casual = Παίκτης παρέας
web-level-club = Παίκτης λέσχης
web-level-expert = Έμπειρος
web-level-master = Δεξιοτέχνης
web-pace = Οι παίκτες-υπολογιστές απαντούν
web-pace-fast = αμέσως
web-pace-normal = σαν άνθρωποι
web-pace-slow = αργά
web-four-colours = Τετράχρωμη τράπουλα
web-four-colours-why = Τα καρά είναι μπλε και τα σπαθιά πράσινα.
web-classic = Κλασική τράπουλα
web-classic-why = Ρήγες, ντάμες και βαλέδες όπως στα τυπωμένα φύλλα, με μεγάλα σύμβολα στη γωνία. Οι εικόνες κατεβαίνουν όταν εμφανιστούν πρώτη φορά.
web-own-letters = Ελληνικά γράμματα στα φύλλα
web-own-letters-why = Άσος, ρήγας, ντάμα και βαλές με Α, Ρ, Ν και Β. Τα αρχεία κρατούν τα A, K, Q και J.
web-badges = Σιρίτια στους δύο βαλέδες
web-badges-why = Όταν οριστεί ατού, τα σιρίτια δείχνουν τα μεγαλύτερα ατού: τρία για τον Benny, δύο για τον δεξιό βαλέ, ένα για τον αριστερό.
web-one-tap = Ένα πάτημα παίζει το φύλλο
web-one-tap-why = Αλλιώς το πρώτο πάτημα σηκώνει το φύλλο και το δεύτερο το παίζει.
web-single-keys = Συντομεύσεις στο τραπέζι
web-single-keys-why = Για παράδειγμα, το P λέει πάσο και το 3 παίζει το τρίτο φύλλο. Τα βέλη και το Enter λειτουργούν πάντα.

## Keys

web-keys = Πλήκτρα
web-key-arrows = Μετακίνηση στα φύλλα σας
web-key-enter = Παίξτε το φύλλο ή πατήστε το κουμπί
web-key-digit = Παίξτε ένα φύλλο με τη θέση του στο χέρι
web-key-bid = Σε πλειοδοσία: δήλωση αυτού του αριθμού
web-key-pass = Πάσο
web-key-order = Το δέχομαι ή το παίρνω
web-key-alone = Χωρίς συμπαίκτη, όπου υπάρχει ένας τρόπος
web-key-suit = Ορίστε ατού, ή χωρίς ατού
web-key-last = Τελευταία μπάζα
web-key-story = Η διανομή ως τώρα
web-key-menu = Μενού
web-key-help = Αυτή η βοήθεια
