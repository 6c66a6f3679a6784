### Το τραπέζι που ζωγραφίζεται στο τερματικό.

tui-title = Euchre

## Bars

tui-target = μέχρι { $n }
tui-deals = { $n } διανομές
tui-down = από { $n } προς το 0
tui-pool = κάσα { $n }
tui-dealer = { $you ->
    [yes] μοιράσατε
   *[no] μοίρασε { $who }
}
tui-games = παιχνίδια { $games }
tui-no-trump-yet = Δεν υπάρχει ακόμη ατού
tui-trump-by-lead = Ατού από την πρώτη έξοδο
# The highest bid so far.
tui-bid = { $you ->
    [yes] δηλώσατε { BID($bid) }
   *[no] { $who } δήλωσε { BID($bid) }
}
tui-bid-in = { $you ->
    [yes] δηλώσατε { BID($bid, form: "in") } { SUIT($suit) }
   *[no] { $who } δήλωσε { BID($bid, form: "in") } { SUIT($suit) }
}
tui-trump = { $suit ->
    [N] { SUIT($suit, form: "cap") }
    [L] { SUIT($suit, form: "cap") }
   *[other] { $pip } { SUIT($suit, form: "cap") }
}
tui-upcard-up = ανοιχτό: { CARD($card) }
tui-upcard-taken = { $you ->
    [yes] πήρατε { CARD($card, form: "acc") }
   *[no] { $who } πήρε { CARD($card, form: "acc") }
}
tui-upcard-left = έμεινε στο τραπέζι: { CARD($card) }
tui-upcard-down = γύρισε κλειστό: { CARD($card) }
tui-your-turn = Η σειρά σας
# Words on a card, at most five letters.
tui-badge-right = δεξ.
tui-badge-left = αρ.
tui-badge-benny = Benny
tui-try-again = Κάντε χώρο και πατήστε Enter για νέα προσπάθεια· ό,τι έγινε πριν φυλάγεται.

## Keys

tui-key-move = μετακίνηση
tui-key-jump = ανάμεσα σε δηλώσεις και φύλλα
tui-key-choose = επιλογή
tui-key-pick = η επιλογή, ή η δήλωση, με αυτόν τον αριθμό
tui-key-pass = πάσο
tui-key-bids = πίσω στις δηλώσεις, από την επιλογή του ατού
tui-key-help = βοήθεια
tui-key-hint = συμβουλή: τι να κάνετε, τι φέρνει και γιατί
tui-key-explain = τι γίνεται σε αυτή τη φάση
tui-key-rules = κανόνες
tui-key-story = ιστορικό της διανομής
tui-key-colours = χρώματα
tui-key-day = μέρα ή νύχτα
tui-key-pace = ρυθμός των άλλων
tui-key-quit = τέλος
tui-key-next = επόμενη διανομή
tui-key-again = παίξτε πάλι
tui-key-back = πίσω
tui-pace-fast = Οι άλλοι παίζουν αμέσως.
tui-pace-normal = Οι άλλοι παίζουν με την ησυχία τους.
tui-pace-slow = Οι άλλοι παίζουν πολύ αργά.

## Pages

tui-result-next = Enter: επόμενη διανομή   q: τέλος, το παιχνίδι φυλάγεται
tui-result-over = Enter: παίξτε πάλι   q: τέλος
tui-kitty = Περισσεύουν
tui-hint-title = Συμβουλή
tui-story-title = Η διανομή ως τώρα
tui-page-back = Esc: πίσω στο τραπέζι
tui-help-title = Στο τραπέζι
tui-signs-title = Τι σημαίνουν τα σημάδια
tui-signs =
    ● η ομάδα σας   □ οι αντίπαλοι
    ▌▌▌ φύλλα στο χέρι   ▮▮▯▯▯ μπάζες που έγιναν
    ★ το φύλλο που παίρνει την μπάζα   ▸ το φύλλο της εξόδου
    Το σηκωμένο φύλλο με γραμμή από κάτω παίζεται· το γραμμωτό δεν παίζεται.
    Κάντε κλικ σε φύλλο ή δήλωση, ή πατήστε τα πλήκτρα. Κάθε κίνηση φυλάγεται αμέσως.
