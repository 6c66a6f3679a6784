### Τι γίνεται στο τραπέζι, τι μπορεί να κάνει μια θέση και πώς τελειώνουν διανομές και παιχνίδια.
#
# $who is the name of the seat that acts, $you is "yes" if it is the reader's own.
# Names stand as a bare subject or after a colon: no article, no case, no gender.

## Numbers and names

# A number as a word, feminine, for μπάζες and διανομές, with $n.
number = { $n ->
    [0] καμία
    [1] μία
    [2] δύο
    [3] τρεις
    [4] τέσσερις
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννιά
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
   *[other] { $n }
}
tricks-taken = { $n ->
    [0] καμία μπάζα
    [one] μία μπάζα
   *[other] { number } μπάζες
}
# As an object: παίρνετε 2 πόντους.
points-scored = { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
side-we = Εμείς
side-they = Αντίπαλοι
side-pair = { $who } και { $partner }
side-many = { $who } και συμπαίκτες

## Events: calls

call-pass = { $you ->
    [yes] Λέτε πάσο.
   *[no] { $who }: πάσο.
}
call-turn-down = { $you ->
    [yes] Απορρίπτετε { CARD($card, form: "acc") }.
   *[no] { $who } απορρίπτει { CARD($card, form: "acc") }.
}
call-order-up = { $you ->
    [yes] Δέχεστε { CARD($card, form: "acc") } για ατού{ call-alone }.
   *[no] { $who } δέχεται { CARD($card, form: "acc") } για ατού{ call-alone }.
}
call-assist = { $you ->
    [yes] Στηρίζετε { CARD($card, form: "acc") } για ατού{ call-alone }.
   *[no] { $who } στηρίζει { CARD($card, form: "acc") } για ατού{ call-alone }.
}
call-take-up = { $you ->
    [yes] Παίρνετε { CARD($card, form: "acc") } για ατού{ call-alone }.
   *[no] { $who } παίρνει { CARD($card, form: "acc") } για ατού{ call-alone }.
}
call-name = { $you ->
    [yes] Δηλώνετε { SUIT($suit, form: "call") }{ call-alone }.
   *[no] { $who } δηλώνει { SUIT($suit, form: "call") }{ call-alone }.
}
# The end of a call with which a player goes alone.
call-alone = { $alone ->
    [exposed] , jambone
    [yes] , χωρίς συμπαίκτη
   *[no] { "" }
}
call-name-blind = { $you ->
    [yes] Δηλώνετε { SUIT($suit, form: "call") }, χωρίς να δείτε τα φύλλα σας.
   *[no] { $who } δηλώνει { SUIT($suit, form: "call") }, χωρίς να δει τα φύλλα.
}
call-go-alone = { $you ->
    [yes] Παίζετε χωρίς συμπαίκτη.
   *[no] { $who } παίζει χωρίς συμπαίκτη.
}
call-not-alone = { $you ->
    [yes] Παίζετε με τον συμπαίκτη σας.
   *[no] { $who } παίζει με συμπαίκτη.
}
call-redeal = { $you ->
    [yes] Δείχνετε τα φύλλα σας και ζητάτε νέα μοιρασιά.
   *[no] { $who } δείχνει τα φύλλα και ζητάει νέα μοιρασιά.
}
call-go-under = { $you ->
    [yes] Αλλάζετε τρία φύλλα με αυτά που περισσεύουν (go under).
   *[no] { $who } αλλάζει τρία φύλλα με αυτά που περισσεύουν (go under).
}
# In an auction of bids. $bid is said by BID($bid): a number of tricks, or a name as in Nap.
call-bid = { $you ->
    [yes] Δηλώνετε { BID($bid) }.
   *[no] { $who } δηλώνει { BID($bid) }.
}
call-bid-in = { $you ->
    [yes] Δηλώνετε { BID($bid, form: "in") } { SUIT($suit) }.
   *[no] { $who } δηλώνει { BID($bid, form: "in") } { SUIT($suit) }.
}
# All passed, so the holder of the joker has to bid.
call-bid-joker = { $you ->
    [yes] Δείχνετε { CARD($card, form: "acc") } και δηλώνετε υποχρεωτικά { BID($bid) }.
   *[no] { $who } δείχνει { CARD($card, form: "acc") } και δηλώνει υποχρεωτικά { BID($bid) }.
}
event-joker-in-kitty = Στα φύλλα που περισσεύουν είναι { CARD($card, form: "nom") }, άρα κανείς δεν είναι υποχρεωμένος να δηλώσει.
# The maker names a card; its holder is the partner, in secret until the card is played.
event-called = { $you ->
    [yes] Ζητάτε συμπαίκτη με { CARD($card, form: "acc") }.
   *[no] { $who } ζητάει συμπαίκτη με { CARD($card, form: "acc") }.
}
# $own is "yes" if the reader is the maker.
event-partner-played = { $you ->
    [yes] Παίζετε { CARD($card, form: "acc") } και είστε ο συμπαίκτης. Αγοραστής: { $maker }.
   *[no] { $own ->
        [yes] { $who } παίζει { CARD($card, form: "acc") } και είναι ο συμπαίκτης σας.
       *[no] { $who } παίζει { CARD($card, form: "acc") } και είναι ο συμπαίκτης. Αγοραστής: { $maker }.
    }
}
event-own-call-played = { $you ->
    [yes] Παίζετε { CARD($card, form: "acc") }, το φύλλο που ζητήσατε: δεν έχετε συμπαίκτη.
   *[no] { $who } παίζει { CARD($card, form: "acc") }, το φύλλο που ζήτησε: δεν υπάρχει συμπαίκτης.
}
event-is-partner = { $you ->
    [yes] Είστε ο συμπαίκτης. Αγοραστής: { $maker }.
   *[no] { $own ->
        [yes] { $who } είναι ο συμπαίκτης σας.
       *[no] { $who } είναι ο συμπαίκτης. Αγοραστής: { $maker }.
    }
}
event-stayed = { $you ->
    [yes] Συμμετέχετε.
   *[no] { $who } συμμετέχει.
}
event-dropped-out = { $you ->
    [yes] Αποσύρεστε.
   *[no] { $who } αποσύρεται.
}
event-take-over = { $you ->
    [yes] Αναλαμβάνετε εσείς το παιχνίδι χωρίς συμπαίκτη.
   *[no] { $who } αναλαμβάνει το παιχνίδι χωρίς συμπαίκτη.
}
event-no-take-over = { $you ->
    [yes] Δεν αναλαμβάνετε το παιχνίδι χωρίς συμπαίκτη.
   *[no] { $who } δεν αναλαμβάνει το παιχνίδι χωρίς συμπαίκτη.
}
event-defend-alone = { $you ->
    [yes] Αμύνεστε χωρίς συμπαίκτη.
   *[no] { $who } αμύνεται χωρίς συμπαίκτη.
}
event-no-defend-alone = { $you ->
    [yes] Αμύνεστε με τον συμπαίκτη σας.
   *[no] { $who } αμύνεται με συμπαίκτη.
}
event-jambone = { $you ->
    [yes] Παίζετε με ανοιχτά φύλλα: jambone.
   *[no] { $who } παίζει με ανοιχτά φύλλα: jambone.
}
event-no-jambone = { $you ->
    [yes] Κρατάτε τα φύλλα σας κλειστά.
   *[no] { $who } κρατάει τα φύλλα κλειστά.
}
event-jamboree = { $you ->
    [yes] Δείχνετε τα πέντε μεγαλύτερα ατού: jamboree.
   *[no] { $who } δείχνει τα πέντε μεγαλύτερα ατού: jamboree.
}
event-no-jamboree = { $you ->
    [yes] Συνεχίζετε χωρίς jamboree.
   *[no] { $who } συνεχίζει χωρίς jamboree.
}
event-showed-trumps = { $you ->
    [yes] Τα πέντε ατού σας είναι στο τραπέζι.
   *[no] { $who }: τα πέντε ατού είναι στο τραπέζι.
}
# A defender says which card of the maker's hand, which lies face up, is played.
event-played-exposed = { $you ->
    [yes] Ζητάτε { CARD($card, form: "acc") } από τα ανοιχτά φύλλα ({ $maker }).
   *[no] { $own ->
        [yes] { $who } ζητάει { CARD($card, form: "acc") } από τα φύλλα σας.
       *[no] { $who } ζητάει { CARD($card, form: "acc") } από τα ανοιχτά φύλλα ({ $maker }).
    }
}

## Events: cards

event-dealer-by-lot = { $you ->
    [yes] Κάνετε την πρώτη μοιρασιά, με κλήρο.
   *[no] { $who } κάνει την πρώτη μοιρασιά, με κλήρο.
}
event-dealer-drawn = { $you ->
    [yes] Σας πέφτει { CARD($card, form: "nom") } και κάνετε την πρώτη μοιρασιά.
   *[no] { $who } παίρνει { CARD($card, form: "acc") } και κάνει την πρώτη μοιρασιά.
}
event-dealt = { $you ->
    [yes] Μοιράζετε.
   *[no] { $who } μοιράζει.
}
event-dealt-turned = { $you ->
    [yes] Μοιράζετε και ανοίγετε { CARD($card, form: "acc") }.
   *[no] { $who } μοιράζει και ανοίγει { CARD($card, form: "acc") }.
}
event-dealt-out = { $you ->
    [yes] Μοιράζετε και δεν παίζετε σε αυτή τη διανομή.
   *[no] { $who } μοιράζει και δεν παίζει σε αυτή τη διανομή.
}
event-dealt-out-turned = { $you ->
    [yes] Μοιράζετε, ανοίγετε { CARD($card, form: "acc") } και δεν παίζετε σε αυτή τη διανομή.
   *[no] { $who } μοιράζει, ανοίγει { CARD($card, form: "acc") } και δεν παίζει σε αυτή τη διανομή.
}
event-took-turned = { $you ->
    [yes] Παίρνετε { CARD($card, form: "acc") }.
   *[no] { $who } παίρνει { CARD($card, form: "acc") }.
}
event-took-and-laid-away = { $you ->
    [yes] Παίρνετε { CARD($card, form: "acc") } και πετάτε { CARD($away, form: "acc") }.
   *[no] { $who } παίρνει { CARD($card, form: "acc") } και πετάει ένα κλειστό φύλλο.
}
event-left-turned = { $you ->
    [yes] Αφήνετε { CARD($card, form: "acc") } στο τραπέζι.
   *[no] { $who } αφήνει { CARD($card, form: "acc") } στο τραπέζι.
}
event-turned-out-of-play = Ο ντίλερ δεν παίζει, άρα { CARD($card, form: "nom") } μένει έξω.
event-laid-away = { $you ->
    [yes] Πετάτε { CARD($card, form: "acc") }.
   *[no] { $who } πετάει ένα κλειστό φύλλο.
}
event-asked-best = { $you ->
    [yes] Ζητάτε { asked-cards } του συμπαίκτη σας. Δίνει: { $partner }.
   *[no] { $who } ζητάει { asked-cards } του συμπαίκτη.
}
# As an object or a subject: the neuter does not change.
asked-cards = { $n ->
    [one] το καλύτερο φύλλο
    [2] τα δύο καλύτερα φύλλα
    [3] τα τρία καλύτερα φύλλα
    [4] τα τέσσερα καλύτερα φύλλα
    [5] τα πέντε καλύτερα φύλλα
   *[other] τα { $n } καλύτερα φύλλα
}
event-no-best = { $you ->
    [yes] Δεν ζητάτε φύλλο.
   *[no] { $who } δεν ζητάει φύλλο.
}
event-gave = { $who } δίνει ένα φύλλο, που το παίρνει { $to }.
event-you-gave = Δίνετε { CARD($card, form: "acc") }. Το φύλλο το παίρνει { $to }.
event-gave-you = { $who } σας δίνει { CARD($card, form: "acc") }.
event-led = { $you ->
    [yes] Κάνετε έξοδο με { CARD($card, form: "acc") }.
   *[no] { $who } κάνει έξοδο με { CARD($card, form: "acc") }.
}
# The first lead makes trump.
event-led-trump = { $you ->
    [yes] Κάνετε έξοδο με { CARD($card, form: "acc") }: ατού { SUIT($suit, form: "nom") }.
   *[no] { $who } κάνει έξοδο με { CARD($card, form: "acc") }: ατού { SUIT($suit, form: "nom") }.
}
event-played = { $you ->
    [yes] Παίζετε { CARD($card, form: "acc") }.
   *[no] { $who } παίζει { CARD($card, form: "acc") }.
}
event-trick = { $you ->
    [yes] Παίρνετε την μπάζα με { CARD($card, form: "acc") }.
   *[no] { $who } παίρνει την μπάζα με { CARD($card, form: "acc") }.
}
event-looked = { $you ->
    [yes] Βλέπετε τα φύλλα σας.
   *[no] { $who } βλέπει τα φύλλα.
}
event-got-kitty = { $you ->
    [yes] Παίρνετε τρία από τα φύλλα που περισσεύουν.
   *[no] { $who } παίρνει τρία από τα φύλλα που περισσεύουν.
}
cards-of-kitty = { $n ->
    [one] ένα φύλλο
    [3] τρία φύλλα
    [4] τέσσερα φύλλα
   *[other] { number } φύλλα
}
event-took-widow = { $you ->
    [yes] Παίρνετε τον τζόγο: { cards-of-kitty }.
   *[no] { $who } παίρνει τον τζόγο: { cards-of-kitty }.
}
# A widow of one card, which the reader sees.
event-took-widow-card = Παίρνετε { CARD($card, form: "acc") } από τον τζόγο.
event-showed = { $you ->
    [yes] Δείχνετε τα φύλλα σας.
   *[no] { $who } δείχνει τα φύλλα.
}
event-showed-kitty = Τα φύλλα που περισσεύουν ανοίγουν.

## What one says: speech beside a name

say-pass = Πάσο
say-turn-down = Το απορρίπτω
say-order-up = Το δέχομαι
say-order-up-alone = Το δέχομαι, χωρίς συμπαίκτη
say-assist = Στηρίζω
say-assist-alone = Στηρίζω, χωρίς συμπαίκτη
say-take-up = Το παίρνω
say-take-up-alone = Το παίρνω, χωρίς συμπαίκτη
say-name = { SUIT($suit, form: "cap") }
say-name-alone = { SUIT($suit, form: "cap") }, χωρίς συμπαίκτη
say-alone = Χωρίς συμπαίκτη
say-not-alone = Με συμπαίκτη
say-redeal = Νέα μοιρασιά
say-go-under = Αλλάζω τρία φύλλα
say-bid = { BID($bid, form: "cap") }
say-bid-in = { BID($bid, form: "cap-in") } { SUIT($suit) }

## What one may do: labels

act-pass = Πάσο
act-turn-down = Το απορρίπτω
act-order-up = Το δέχομαι
act-order-up-alone = Το δέχομαι, χωρίς συμπαίκτη
act-assist = Στηρίζω
act-assist-alone = Στηρίζω, χωρίς συμπαίκτη
act-take-up = Το παίρνω
act-take-up-alone = Το παίρνω, χωρίς συμπαίκτη
act-name = { $suit ->
    [N] Χωρίς ατού
    [L] Χωρίς ατού (μικρά)
   *[other] Ατού { SUIT($suit) }
}
act-name-alone = { $suit ->
    [N] Χωρίς ατού και χωρίς συμπαίκτη
    [L] Χωρίς ατού (μικρά), χωρίς συμπαίκτη
   *[other] Ατού { SUIT($suit) }, χωρίς συμπαίκτη
}
act-go-alone = Χωρίς συμπαίκτη
act-not-alone = Με τον συμπαίκτη
act-redeal = Δείχνω τα φύλλα, νέα μοιρασιά
act-go-under = Αλλάζω τρία φύλλα
act-bid = Δηλώνω { BID($bid) }
act-bid-in = Δηλώνω { BID($bid, form: "in") } { SUIT($suit) }
act-call-partner = Ζητώ { CARD($card, form: "acc") }
act-stay = Συμμετέχω
act-drop-out = Αποσύρομαι
act-take-over = Αναλαμβάνω εγώ, χωρίς συμπαίκτη
act-no-take-over = Συνεχίζει { $who }
act-defend-alone = Άμυνα χωρίς συμπαίκτη
act-no-defend-alone = Άμυνα μαζί
act-jambone = Jambone: παίζω με ανοιχτά φύλλα
act-no-jambone = Κρατώ τα φύλλα μου κλειστά
act-jamboree = Jamboree: δείχνω τα πέντε μεγαλύτερα ατού
act-no-jamboree = Συνεχίζω το παιχνίδι
# A card of another hand, which lies face up.
act-play-exposed = Ζητώ { CARD($card, form: "acc") }
act-leave = Το αφήνω κάτω
act-no-best = Κρατώ τα φύλλα μου
act-ask-best = Ζητώ { asked-cards }
act-lay-away = Πετάω { CARD($card, form: "acc") }
act-give = Δίνω { CARD($card, form: "acc") }
act-play = Παίζω { CARD($card, form: "acc") }

## What a choice will do

will-take = { $you ->
    [yes] Παίρνετε { CARD($card, form: "acc") } και πετάτε ένα κλειστό φύλλο.
   *[no] { $who } παίρνει { CARD($card, form: "acc") }.
}
will-may-take = { $you ->
    [yes] Μπορείτε να πάρετε { CARD($card, form: "acc") } και να πετάξετε ένα φύλλο.
   *[no] { $who } μπορεί να πάρει { CARD($card, form: "acc") }.
}
will-sit-out = { $who } δεν παίζει σε αυτή τη διανομή. Και οι { number } μπάζες δίνουν { points-scored }.
will-sit-out-turned = { $who } δεν παίζει σε αυτή τη διανομή, και { CARD($card, form: "nom") } μένει έξω. Και οι { number } μπάζες δίνουν { points-scored }.
will-sit-out-side = Οι συμπαίκτες σας δεν παίζουν σε αυτή τη διανομή. Και οι { number } μπάζες δίνουν { points-scored }.
# Played alone where nobody has a partner to sit out.
will-take-all = Χρειάζονται και οι { number } μπάζες: δίνουν { points-scored }.
will-play-alone = Και οι { number } μπάζες δίνουν { points-scored }.
# A bid that is played alone. $times is what the bid is multiplied with, won or lost.
will-sit-out-bid = { $who } δεν παίζει σε αυτή τη διανομή{ bid-times }.
will-sit-out-bid-side = Οι συμπαίκτες σας δεν παίζουν σε αυτή τη διανομή{ bid-times }.
bid-times = { $times ->
    [1] { "" }
    [2] , και η δήλωση μετράει διπλά
    [3] , και η δήλωση μετράει τριπλά
   *[other] , και η δήλωση μετράει { $times } φορές
}
# What a bid asks for, and what it wins or costs.
# $need is none, all or some; $hand the tricks in a deal; $cards what the partner gives.
will-bid = { $need ->
    [none] Δεν επιτρέπεται καμία μπάζα
    [all] Χρειάζονται και οι { $hand } μπάζες
   *[some] { $n ->
        [one] Χρειάζεται μία μπάζα
       *[other] Χρειάζονται { $n } από τις { $hand } μπάζες
    }
}{ $alone ->
    [yes] , χωρίς συμπαίκτη
   *[no] { "" }
}{ $cards ->
    [0] { "" }
    [one] , αφού αλλάξετε ένα φύλλο μαζί του
   *[other] , αφού αλλάξετε { $cards } φύλλα μαζί του
}. { bid-pays }
# $pay: tricks (a point for each), figure (a number if made), stakes (paid by each opponent),
# winners (to the makers or to the others), each (each trick counts for its own seat).
bid-pays = { $pay ->
    [tricks] Αν βγει, δίνει έναν πόντο ανά μπάζα{ bid-bonus }· αν δεν βγει, κοστίζει { $lose }.
    [stakes] Αν βγει, κάθε αντίπαλος σας πληρώνει { $win }· αν δεν βγει, πληρώνετε { $lose } στον καθένα.
    [winners] Αν βγει, δίνει { $win }· αν δεν βγει, άλλα τόσα παίρνουν οι άλλοι.
    [each] Αν βγει, μετρούν οι μπάζες σας· αν δεν βγει, κοστίζει { $lose }.
   *[figure] Αν βγει, δίνει { $win }· αν δεν βγει, κοστίζει { $lose }.
}
bid-bonus = { $bonus ->
    [0] { "" }
   *[other] {" "}και { $bonus } ακόμη
}
will-turn-down = Ακολουθεί δεύτερος γύρος, χωρίς { SUIT($suit, form: "acc") }.
will-pass-out = Κανείς δεν παίρνει πόντους, και τώρα μοιράζει { $who }.
will-pass-out-again = Κανείς δεν παίρνει πόντους, και μοιράζετε πάλι.
will-pass-out-dealer = Κανείς δεν παίρνει πόντους, και μοιράζει πάλι { $who }.
will-show-joker = Όποιος έχει τον μπαλαντέρ πρέπει να τον δείξει, και δηλώνει υποχρεωτικά { BID($bid) }.
will-pay = Οι άλλοι παίρνουν 1 πόντο.
will-no-trump = Η διανομή παίζεται χωρίς ατού και χωρίς αγοραστή.
will-redeal = { $you ->
    [yes] Όλοι βλέπουν τα φύλλα σας, και μοιράζετε πάλι.
   *[no] Όλοι βλέπουν τα φύλλα σας, και μοιράζει πάλι { $who }.
}
will-go-under = Όλοι βλέπουν τα φύλλα σας, και αλλάζετε τρία με αυτά που περισσεύουν.
will-take-over = { $who } μένει έξω αντί για εσάς.
will-defend-alone = { $who } δεν παίζει σε αυτή τη διανομή. Αν μπουν μέσα, παίρνετε { points-scored }.
will-jambone = Όλοι βλέπουν τα φύλλα σας, και ένας αντίπαλος λέει ποιο παίζεται. Και οι { number } μπάζες δίνουν { points-scored }.
will-jamboree = Η διανομή τελειώνει, και παίρνετε { points-scored }.
will-leave = Το ανοιχτό φύλλο μένει έξω, και κρατάτε τα φύλλα σας.
will-stay = Κάθε μπάζα δίνει έναν πόντο· χωρίς καμία μπάζα χάνετε { $points }.
will-drop-out = Σε αυτή τη διανομή ούτε κερδίζετε ούτε χάνετε πόντους.
will-ask-first = Πετάτε { cards-away }, και { $who } σας δίνει { asked-cards }.
will-ask-then = { $who } σας δίνει { asked-cards }, και πετάτε { cards-away }.
cards-away = { $n ->
    [one] ένα φύλλο
    [2] δύο φύλλα
    [3] τρία φύλλα
    [4] τέσσερα φύλλα
    [5] πέντε φύλλα
   *[other] { $n } φύλλα
}

## What to do now: the sentence above the hand
#
# A question comes first and the sentence ends with a full stop: the Greek question mark
# is a semicolon, and some places add a full stop to a sentence that has none.

prompt-round-one = Δέχεστε για ατού { SUIT($suit, form: "acc") }; Ανοιχτό φύλλο: { CARD($card) }.
prompt-must-take-up = Πρέπει να πάρετε { CARD($card, form: "acc") }.
prompt-round-two = Ορίστε ατού, όχι όμως { SUIT($suit, form: "acc") }, ή πείτε πάσο.
prompt-must-name = Πρέπει να ορίσετε ατού, όχι όμως { SUIT($suit, form: "acc") }.
prompt-bid = Δηλώστε, ή πείτε πάσο.
prompt-bid-over = { $who } δήλωσε { BID($bid) }: δηλώστε παραπάνω, ή πείτε πάσο.
prompt-bid-over-in = { $who } δήλωσε { BID($bid) } { SUIT($suit, form: "with") }: δηλώστε παραπάνω, ή πείτε πάσο.
prompt-must-bid = Όλοι οι άλλοι είπαν πάσο: πρέπει να δηλώσετε.
prompt-name-trump = Δηλώσατε { BID($bid) }: ορίστε ατού.
prompt-joker = Όλοι είπαν πάσο: τώρα φανερώνεται ο μπαλαντέρ.
prompt-call-partner = Ζητήστε ένα φύλλο: όποιος το έχει είναι συμπαίκτης σας.
prompt-stay = Συμμετέχετε; { $who } παίζει { SUIT($suit, form: "with") }.
prompt-stay-bid = Συμμετέχετε; { $who } δήλωσε { BID($bid) } { SUIT($suit, form: "with") }.
prompt-blind = Άνοιξε ο Benny: ορίστε ατού πριν δείτε τα φύλλα σας.
prompt-blind-alone = Παίζετε χωρίς συμπαίκτη; Δηλώσατε { SUIT($suit, form: "call") }.
prompt-under = Διαλέξτε { cards-away } για αλλαγή με αυτά που περισσεύουν.
prompt-take-over = Αναλαμβάνετε εσείς; { $who } παίζει χωρίς συμπαίκτη.
prompt-defend-alone = Αμύνεστε χωρίς συμπαίκτη; { $who } παίζει { SUIT($suit, form: "with") }.
prompt-jambone = Παίζετε χωρίς συμπαίκτη. Με ανοιχτά φύλλα;
prompt-jamboree = { $holds ->
    [yes] Έχετε τα πέντε μεγαλύτερα ατού: δείξτε τα, ή συνεχίστε.
   *[no] Δεν έχετε τα πέντε μεγαλύτερα ατού: συνεχίστε.
}
prompt-maker-shows = Τώρα φανερώνονται τα φύλλα του αγοραστή.
prompt-play-exposed = Ποιο από τα ανοιχτά φύλλα παίζεται ({ $who }); Το λέτε εσείς.
prompt-pick-up = Παίρνετε { CARD($card, form: "acc") }: διαλέξτε ποιο φύλλο θα πετάξετε.
prompt-pick-up-optional = Διαλέξτε ποιο φύλλο θα πετάξετε για να πάρετε { CARD($card, form: "acc") }, ή αφήστε το κάτω.
prompt-ask-best = Ζητάτε { asked-cards }; Δίνει: { $who }.
prompt-lay-away = Πετάξτε { cards-away }.
prompt-give = Δώστε { asked-cards } από το χέρι σας. Παίρνει: { $who }.
prompt-lead = Κάνετε έξοδο: παίξτε όποιο φύλλο θέλετε.
prompt-lead-trump = Κάνετε έξοδο: το χρώμα του φύλλου σας γίνεται ατού.
prompt-follow = Πρέπει να παίξετε { SUIT($suit, form: "card") }.
prompt-no-suit = Δεν έχετε { SUIT($suit, form: "card") }: παίξτε όποιο φύλλο θέλετε.
prompt-any = Παίξτε όποιο φύλλο θέλετε.
prompt-last = Παίξτε το τελευταίο σας φύλλο.
prompt-waiting = { $who } έχει σειρά.
prompt-dealing = Τώρα μοιράζονται τα φύλλα.
prompt-deal-over = Η διανομή τελείωσε.
prompt-game-over = Το παιχνίδι τελείωσε.
prompt-match-over = Ο αγώνας τελείωσε.

# A second, smaller line.
hint-only = Μπορείτε να παίξετε μόνο { CARD($card, form: "acc") }.
hint-left = Προσοχή: { CARD($card, form: "nom") } είναι ο αριστερός βαλές (left bower) και μετράει για { SUIT($suit, form: "one") }.
hint-benny = Προσοχή: { CARD($card, form: "nom") } είναι ο Benny και μετράει για { SUIT($suit, form: "one") }.
hint-benny-no-trump = Χωρίς ατού, μοναδικό ατού είναι ο Benny.
hint-stuck = Όλοι είπαν πάσο δύο φορές, και ο ντίλερ δεν μπορεί να πει πάσο.
hint-only-alone = Μοίρασε ο συμπαίκτης σας: μπορείτε να δεχτείτε μόνο αν παίξετε χωρίς συμπαίκτη.
hint-natural = Δεν έχετε φύλλο που να δείχνει { SUIT($suit, form: "one") }, άρα δεν μπορείτε να δεχτείτε.
hint-natural-names = Ορίζετε ατού μόνο χρώμα που δείχνει κάποιο φύλλο σας.
# How bids are paid in this game.
hint-bids = { $pay ->
    [tricks] Δήλωση που βγαίνει δίνει έναν πόντο ανά μπάζα{ bid-bonus }· δήλωση που μπαίνει μέσα χάνεται. Οι άλλοι παίρνουν πάντα τις μπάζες τους.
    [flat] Δήλωση που βγαίνει δίνει έναν πόντο ανά μπάζα{ bid-bonus }· δήλωση που μπαίνει μέσα κοστίζει { $lose }. Οι άλλοι παίρνουν πάντα τις μπάζες τους.
    [least] Δήλωση που βγαίνει δίνει έναν πόντο ανά μπάζα{ bid-bonus }· δήλωση που μπαίνει μέσα κοστίζει { $lose } ή περισσότερο. Οι άλλοι παίρνουν πάντα τις μπάζες τους.
    [stakes] Τη δήλωση που βγαίνει την πληρώνει κάθε αντίπαλος· τη δήλωση που μπαίνει μέσα την πληρώνει ο αγοραστής στον καθένα.
    [winners] Όσα δηλώθηκαν τα παίρνει η αγορά αν βγει, αλλιώς οι άλλοι.
    [each] Κάθε μπάζα δίνει έναν πόντο σε όποιον την παίρνει· δήλωση που μπαίνει μέσα κοστίζει { $lose }.
   *[figure] Δήλωση που βγαίνει δίνει όσα δηλώθηκαν, δήλωση που μπαίνει μέσα τα χάνει· οι άλλοι δεν παίρνουν πόντους.
}
hint-call-partner = Θα το ξέρει μόνο όποιος το έχει. Αν δεν το έχει άλλος, παίζετε χωρίς συμπαίκτη.
# The reader holds the card that was called.
hint-secret-partner = Έχετε { CARD($card, form: "acc") }: είστε ο κρυφός συμπαίκτης, και το ξέρετε μόνο εσείς. Αγοραστής: { $who }.
hint-misere = Δεν επιτρέπεται καμία μπάζα: { $you ->
    [yes] χάστε τες όλες.
   *[no] { $who } μπαίνει μέσα με την πρώτη.
}

## Who made trump, and how

made-ordered = { $you ->
    [yes] Δεχτήκατε το ανοιχτό φύλλο{ call-alone }
   *[no] { $who } δέχτηκε το ανοιχτό φύλλο{ call-alone }
}
made-assisted = { $you ->
    [yes] Στηρίξατε το ανοιχτό φύλλο{ call-alone }
   *[no] { $who } στήριξε το ανοιχτό φύλλο{ call-alone }
}
made-took-up = { $you ->
    [yes] Πήρατε το ανοιχτό φύλλο{ call-alone }
   *[no] { $who } πήρε το ανοιχτό φύλλο{ call-alone }
}
made-named = { $you ->
    [yes] Δική σας δήλωση{ call-alone }
   *[no] Δήλωση: { $who }{ call-alone }
}
made-blind = { $you ->
    [yes] Δική σας δήλωση, στα τυφλά{ call-alone }
   *[no] Δήλωση στα τυφλά: { $who }{ call-alone }
}
made-took-over = { $you ->
    [yes] Το αναλάβατε εσείς, χωρίς συμπαίκτη
   *[no] { $who } το ανέλαβε, χωρίς συμπαίκτη
}
made-bid = { $you ->
    [yes] Δηλώσατε { BID($bid) }{ call-alone }
   *[no] { $who } δήλωσε { BID($bid) }{ call-alone }
}
made-bid-forced = { $you ->
    [yes] Υποχρεωτική δήλωσή σας: { BID($bid) }{ call-alone }
   *[no] { $who } δήλωσε υποχρεωτικά { BID($bid) }{ call-alone }
}
made-nobody = Όλοι πάσο: δεν αγόρασε κανείς
made-turned = Το όρισε το ανοιχτό φύλλο: δεν αγόρασε κανείς
# The card that was called for a partner, and who that is as far as the reader knows.
partner-unknown = Ζητήθηκε { CARD($card, form: "nom") }, συμπαίκτης άγνωστος
partner-you = Ζητήθηκε { CARD($card, form: "nom") }, συμπαίκτης εσείς
partner-known = Ζητήθηκε { CARD($card, form: "nom") }, συμπαίκτης: { $who }
partner-none = Ζητήθηκε { CARD($card, form: "nom") }, χωρίς συμπαίκτη

# Below a player's name. $dealer is "yes" for the dealer.
role-dealer = ντίλερ
role-partner = συμπαίκτης
role-sits-out = δεν παίζει
role-defends-alone = { role-dealer-too }άμυνα χωρίς συμπαίκτη
role-named = { role-dealer-too }δήλωσε { SUIT($suit) }{ call-alone }
role-ordered = { role-dealer-too }δέχτηκε { SUIT($suit) }{ call-alone }
role-assisted = { role-dealer-too }στήριξε { SUIT($suit) }{ call-alone }
role-took-up = { role-dealer-too }πήρε { SUIT($suit) }{ call-alone }
role-took-over = { role-dealer-too }{ SUIT($suit) }, χωρίς συμπαίκτη
role-deals-only = ντίλερ, εκτός
role-dropped-out = αποσύρθηκε
role-maker-partner = { role-dealer-too }συμπαίκτης του αγοραστή
role-bid = { role-dealer-too }δήλωσε { BID($bid) }{ call-alone }
role-bid-in = { role-dealer-too }δήλωσε { BID($bid, form: "in") } { SUIT($suit) }{ call-alone }
role-dealer-too = { $dealer ->
    [yes] ντίλερ ·{" "}
   *[no] {""}
}

## The result of a deal
#
# $makers is us, them, or other (the reader plays for neither side).

result-made = { $makers ->
    [them] Η αντίπαλη αγορά βγήκε: { tricks-taken }
   *[other] Η αγορά βγήκε: { tricks-taken }
}
result-march = { $makers ->
    [them] March των αντιπάλων: και οι { number } μπάζες
   *[other] March: και οι { number } μπάζες
}
result-lone-made = { $makers ->
    [them] Η αντίπαλη αγορά βγήκε χωρίς συμπαίκτη: { tricks-taken }
   *[other] Η αγορά βγήκε χωρίς συμπαίκτη: { tricks-taken }
}
result-lone-march = { $makers ->
    [them] March των αντιπάλων χωρίς συμπαίκτη: και οι { number } μπάζες
   *[other] March χωρίς συμπαίκτη: και οι { number } μπάζες
}
# Alone, with the cards face up.
result-jambone = { $makers ->
    [them] Jambone των αντιπάλων: και οι { number } μπάζες με ανοιχτά φύλλα
   *[other] Jambone: και οι { number } μπάζες με ανοιχτά φύλλα
}
result-jamboree = { $makers ->
    [them] Jamboree των αντιπάλων: τα πέντε μεγαλύτερα ατού
   *[other] Jamboree: τα πέντε μεγαλύτερα ατού
}
result-short = Τρεις μπάζες δεν φτάνουν: κανένας πόντος
result-fast-break = Fast break: κανένας πόντος
result-euchre = { $makers ->
    [us] Euchre: μπήκατε μέσα
    [them] Euchre: οι αντίπαλοι μπήκαν μέσα
   *[other] Euchre: η αγορά μπήκε μέσα
}
result-lone-euchre = { $makers ->
    [us] Euchre: μπήκατε μέσα χωρίς συμπαίκτη
    [them] Euchre: η αντίπαλη αγορά χωρίς συμπαίκτη μπήκε μέσα
   *[other] Euchre: η αγορά χωρίς συμπαίκτη μπήκε μέσα
}
result-super-euchre = { $makers ->
    [us] Euchre: μπήκατε μέσα χωρίς καμία μπάζα
    [them] Euchre: οι αντίπαλοι μπήκαν μέσα χωρίς καμία μπάζα
   *[other] Euchre: η αγορά μπήκε μέσα χωρίς καμία μπάζα
}
result-lone-defence = { $makers ->
    [us] Euchre: μπήκατε μέσα από άμυνα χωρίς συμπαίκτη
    [them] Euchre: οι αντίπαλοι μπήκαν μέσα από άμυνα χωρίς συμπαίκτη
   *[other] Euchre από άμυνα χωρίς συμπαίκτη
}
result-lone-defence-march = { $makers ->
    [us] Euchre: μπήκατε μέσα από άμυνα χωρίς συμπαίκτη, με καμία μπάζα
    [them] Euchre: οι αντίπαλοι μπήκαν μέσα από άμυνα χωρίς συμπαίκτη, με καμία μπάζα
   *[other] Euchre από άμυνα χωρίς συμπαίκτη: καμία μπάζα για την αγορά
}
result-no-maker = { $winners ->
    [us] Χωρίς ατού: περισσότερες μπάζες εσείς
    [them] Χωρίς ατού: περισσότερες μπάζες οι αντίπαλοι
   *[other] Χωρίς ατού: δεν αγόρασε κανείς
}
result-no-maker-march = { $winners ->
    [us] Χωρίς ατού: όλες οι μπάζες δικές σας
    [them] Χωρίς ατού: όλες οι μπάζες στους αντιπάλους
   *[other] Χωρίς ατού: όλες οι μπάζες σε μία ομάδα
}
# Played without a maker because the turned card made trump.
result-fixed = { $winners ->
    [us] Περισσότερες μπάζες εσείς
    [them] Περισσότερες μπάζες οι αντίπαλοι
   *[other] Δεν αγόρασε κανείς
}
result-fixed-march = { $winners ->
    [us] Όλες οι μπάζες δικές σας
    [them] Όλες οι μπάζες στους αντιπάλους
   *[other] Όλες οι μπάζες σε μία ομάδα
}
result-counted = Δεν αγόρασε κανείς: μετράει κάθε μπάζα
result-dropped-out = Όλοι οι άλλοι αποσύρθηκαν
# A bid, as in "4" or "Nap".
result-bid-made = { $makers ->
    [them] Η αντίπαλη αγορά βγήκε ({ BID($bid) }): { tricks-taken }
   *[other] Η αγορά βγήκε ({ BID($bid) }): { tricks-taken }
}
result-bid-lost = { $makers ->
    [us] Μπήκατε μέσα ({ BID($bid) }): { tricks-taken }
    [them] Η αντίπαλη αγορά μπήκε μέσα ({ BID($bid) }): { tricks-taken }
   *[other] Η αγορά μπήκε μέσα ({ BID($bid) }): { tricks-taken }
}
result-passed-out = Όλοι πάσο: κανένας πόντος
result-thrown-in = Νέα μοιρασιά: μοιράζει πάλι ο ίδιος ντίλερ
result-benny-turned = Άνοιξε ο Benny: μοιράζει πάλι ο ίδιος ντίλερ
result-forfeited = { $you ->
    [yes] Είπατε πάσο ως ντίλερ και πληρώσατε έναν πόντο
   *[no] Ο ντίλερ είπε πάσο και πλήρωσε έναν πόντο
}

# Who the makers are: alone or with partners, with or without the reader.
makers = { $kind ->
    [you] Εσείς
    [you-pair] Εσείς και { $partner }
    [you-side] Εσείς και οι συμπαίκτες σας
    [pair] { $who } και { $partner }
    [side] { $who } και συμπαίκτες
   *[one] { $who }
}
why-played = { $kind ->
    [you] { makers } αγοράσατε
    [you-pair] { makers } αγοράσατε
    [you-side] { makers } αγοράσατε
    [pair] { makers } αγόρασαν
    [side] { makers } αγόρασαν
   *[one] { makers } αγόρασε
} { SUIT($suit, form: "with") }: { tricks-taken }.
why-jamboree = Ατού { SUIT($suit) }, και τα πέντε μεγαλύτερα σε ένα χέρι: { makers }.
# $suit is none where no card was led that made trump.
why-bid = { $kind ->
    [you] { makers } δηλώσατε
    [you-pair] { makers } δηλώσατε
    [you-side] { makers } δηλώσατε
    [pair] { makers } δήλωσαν
    [side] { makers } δήλωσαν
   *[one] { makers } δήλωσε
} { $suit ->
    [none] { BID($bid) }
   *[other] { BID($bid) } { SUIT($suit, form: "with") }
}: { tricks-taken }.
why-bid-dropped = { $kind ->
    [you] { makers } δηλώσατε
    [you-pair] { makers } δηλώσατε
    [you-side] { makers } δηλώσατε
    [pair] { makers } δήλωσαν
    [side] { makers } δήλωσαν
   *[one] { makers } δήλωσε
} { BID($bid) } { SUIT($suit, form: "with") }, και όλοι οι άλλοι αποσύρθηκαν.
why-dropped = { $kind ->
    [you] { makers } αγοράσατε
    [you-pair] { makers } αγοράσατε
    [you-side] { makers } αγοράσατε
    [pair] { makers } αγόρασαν
    [side] { makers } αγόρασαν
   *[one] { makers } αγόρασε
} { SUIT($suit, form: "with") }, και όλοι οι άλλοι αποσύρθηκαν.
why-counted = { $suit ->
    [N] Κανείς δεν όρισε ατού, άρα η διανομή παίχτηκε χωρίς ατού.
   *[other] Άνοιξε { SUIT($suit, form: "one") }, άρα δεν έγινε αγορά.
}
why-no-maker = { makers }: { tricks-taken }.
why-equal = Και οι δύο ομάδες: { tricks-taken }.
why-passed-out = { $you ->
    [yes] Δεν όρισε ατού κανείς. Τώρα μοιράζετε εσείς.
   *[no] Δεν όρισε ατού κανείς. Τώρα μοιράζει { $who }.
}
why-thrown-in = { $you ->
    [yes] Ζητήσατε νέα μοιρασιά.
   *[no] { $who } ζήτησε νέα μοιρασιά.
}
why-benny-turned = Με τους κανόνες αυτού του τραπεζιού γίνεται νέα μοιρασιά.
why-forfeited = { $you ->
    [yes] Δεν όρισε ατού κανείς, και το τελευταίο πάσο ήταν δικό σας.
   *[no] Δεν όρισε ατού κανείς, και { $who } είπε το τελευταίο πάσο.
}

# Points of a deal, to one side or to each of several players.
score-points = { $side ->
    [us] Παίρνετε { points-scored }.
    [them] Οι αντίπαλοι παίρνουν { points-scored }.
    [pair] { $who } και { $partner } παίρνουν { points-scored }.
    [side] { $who } και συμπαίκτες παίρνουν { points-scored }.
   *[one] { $who } παίρνει { points-scored }.
}
score-points-lost = { $side ->
    [us] Χάνετε { points-scored }.
    [them] Οι αντίπαλοι χάνουν { points-scored }.
    [pair] { $who } και { $partner } χάνουν { points-scored }.
    [side] { $who } και συμπαίκτες χάνουν { points-scored }.
   *[one] { $who } χάνει { points-scored }.
}
# Stakes: the maker settles with each of the others.
score-stakes-won = { $you ->
    [yes] Καθένας από τους άλλους σας πληρώνει { points-scored }.
   *[no] { $who } παίρνει { points-scored } από καθέναν από τους άλλους.
}
score-stakes-lost = { $you ->
    [yes] Πληρώνετε { points-scored } σε καθέναν από τους άλλους.
   *[no] { $who } πληρώνει { points-scored } σε καθέναν από τους άλλους.
}
score-two = Εμείς { $us }, αντίπαλοι { $them }.
score-one = { $you ->
    [yes] Εσείς: { $n }
   *[no] { $who }: { $n }
}
score-pair = { $who } και { $partner }: { $n }
score-side = { $who } και συμπαίκτες: { $n }
# Where scores run down: what is still to go.
score-two-left = Απομένουν: εμείς { $us }, αντίπαλοι { $them }.
score-one-left = { $you ->
    [yes] Εσείς: ακόμη { $n }
   *[no] { $who }: ακόμη { $n }
}
score-pair-left = { $who } και { $partner }: ακόμη { $n }
score-side-left = { $who } και συμπαίκτες: ακόμη { $n }
score-pool = Στην κάσα: { $n }

## The end of a game

over-won = { $match ->
    [yes] Κερδίσατε τον αγώνα
   *[no] Κερδίσατε το παιχνίδι
}
over-lost = { $match ->
    [yes] Οι αντίπαλοι κέρδισαν τον αγώνα
   *[no] Οι αντίπαλοι κέρδισαν το παιχνίδι
}
over-other = { $match ->
    [yes] { $who } κέρδισε τον αγώνα
   *[no] { $who } κέρδισε το παιχνίδι
}
over-pair = { $match ->
    [yes] { $who } και { $partner } κέρδισαν τον αγώνα
   *[no] { $who } και { $partner } κέρδισαν το παιχνίδι
}
over-side = { $match ->
    [yes] { $who } και συμπαίκτες κέρδισαν τον αγώνα
   *[no] { $who } και συμπαίκτες κέρδισαν το παιχνίδι
}
over-drawn = Το παιχνίδι έληξε ισόπαλο
why-over-target = Το σκορ είναι { $first }–{ $second }· το παιχνίδι ήταν μέχρι { $target }.
why-over-score = Το σκορ είναι { $first }–{ $second }.
why-over-leader = Πόντοι του νικητή: { $first }.
why-over-deals = Το παιχνίδι τελειώνει μετά από { $n ->
    [one] μία διανομή
   *[other] { number } διανομές
}· πόντοι του νικητή: { $first }.
why-over-deals-left = Το παιχνίδι τελειώνει μετά από { $n ->
    [one] μία διανομή
   *[other] { number } διανομές
}· στον νικητή απομένουν { $left }.
why-over-count-down = Το σκορ του νικητή κατέβηκε από το { $n } στο { $left }.
why-over-lone-march = Όλες οι μπάζες χωρίς συμπαίκτη κερδίζουν το παιχνίδι.
why-over-drawn = Το σκορ είναι ίσο μετά από { $n ->
    [one] μία διανομή
   *[other] { number } διανομές
}.
why-over-mercy = Ένα σκορ έπεσε { $n ->
    [one] έναν πόντο
   *[other] { number } πόντους
} πίσω από την αρχή.

# Who owns a score: the reader's side, the other, a player, a pair, a larger side.
owner = { $side ->
    [us] Έχετε
    [them] Οι αντίπαλοι έχουν
    [pair] { $who } και { $partner } έχουν
    [side] { $who } και συμπαίκτες έχουν
   *[one] { $who } έχει
}
note-token = { owner } μία μάρκα για τέσσερις μπάζες{ $n ->
    [4] , την τέταρτη: αξίζει 1 πόντο
   *[other] , { $n } από 4
}.
note-slam = Οι ηττημένοι δεν έχουν κανέναν πόντο, και το παιχνίδι μετράει για δύο.
note-laps = { $points ->
    [one] Ο πόντος πάνω από το όριο περνάει στο επόμενο παιχνίδι.
   *[other] Οι { $points } πόντοι πάνω από το όριο περνούν στο επόμενο παιχνίδι.
}
note-rubber = { owner } { $points ->
    [one] 1 πόντο ρόμπερ
   *[other] { $points } πόντους ρόμπερ
}.
note-games = { owner } { $n ->
    [one] ένα κερδισμένο παιχνίδι
    [2] δύο κερδισμένα παιχνίδια
    [3] τρία κερδισμένα παιχνίδια
    [4] τέσσερα κερδισμένα παιχνίδια
   *[other] { number } κερδισμένα παιχνίδια
}.
note-no-partner = Κανείς άλλος δεν είχε { CARD($card, form: "acc") }: { $you ->
    [yes] παίξατε χωρίς συμπαίκτη.
   *[no] { $who } έπαιξε χωρίς συμπαίκτη.
}
note-pool = Καθένας έβαλε { $n } στην κάσα, που έχει τώρα { $pool }.
# The game is over; what is left in the pool goes back to all.
note-pool-shared = Καθένας έβαλε { $n } στην κάσα, και στο τέλος του παιχνιδιού πήρε πίσω { points-scored }.
note-pool-won = { $you ->
    [yes] Παίρνετε την κάσα: { points-scored }.
   *[no] { $who } παίρνει την κάσα: { points-scored }.
}
note-must-earn = Το σκορ φτάνει, αλλά το παιχνίδι κερδίζεται μόνο σε διανομή στην οποία ο νικητής βγάζει την αγορά του ή βάζει μέσα την αγορά άλλου.

## Refusals: an action that is not legal now

refused-not-your-turn = { $you ->
    [yes] Είναι η σειρά σας.
   *[no] Δεν είναι η σειρά σας: τώρα παίζει { $who }.
}
refused-waiting-for-deal = Πρέπει πρώτα να μοιραστούν τα φύλλα.
refused-match-over = Ο αγώνας τελείωσε.
refused-not-now = Αυτό δεν γίνεται τώρα.
refused-follow = Η έξοδος είναι { SUIT($suit, form: "one") }: παίξτε { SUIT($suit, form: "one") }, όχι { CARD($card, form: "acc") }.
refused-follow-left-bower = Η έξοδος είναι { SUIT($suit, form: "one") }, και { CARD($card, form: "nom") } μετράει για { SUIT($suit, form: "one") }.
refused-not-held = Δεν έχετε { CARD($card, form: "acc") }.
refused-only-lowly = Αλλάζουν μόνο φύλλα κάτω από τον βαλέ, όχι { CARD($card, form: "nom") }.
refused-dealer-must-name = Όλοι είπαν πάσο δύο φορές: ο ντίλερ πρέπει να ορίσει ατού.
refused-must-take-up = Άνοιξε βαλές: ο ντίλερ πρέπει να πάρει { CARD($card, form: "acc") }.
refused-turned-down = Το χρώμα του ανοιχτού φύλλου ({ SUIT($suit) }) απορρίφθηκε και δεν ορίζεται ατού.
refused-no-trump = Σε αυτό το παιχνίδι δεν δηλώνεται «χωρίς ατού».
refused-only-alone = Μοίρασε ο συμπαίκτης σας: δέχεστε το ανοιχτό φύλλο μόνο αν παίξετε χωρίς συμπαίκτη.
refused-not-alone = Σε αυτό το παιχνίδι δεν παίζει κανείς χωρίς συμπαίκτη.
refused-natural-trump = Για να ορίσετε ατού { SUIT($suit, form: "acc") }, πρέπει να έχετε φύλλο που να δείχνει { SUIT($suit, form: "one") }.
refused-turned-card-stays = Μόλις πήρατε { CARD($card, form: "acc") }: αυτό το φύλλο δεν μπορείτε να το πετάξετε.
refused-hand-not-poor = Το χέρι σας δεν είναι αρκετά αδύναμο για αυτό, ή είναι πια αργά.
refused-no-jamboree = Δεν έχετε τα πέντε μεγαλύτερα ατού.
refused-exposed-not-there = Στα ανοιχτά φύλλα δεν υπάρχει { CARD($card, form: "nom") }.
refused-exposed-follow = Η έξοδος είναι { SUIT($suit, form: "one") }: και από τα ανοιχτά φύλλα παίζεται { SUIT($suit, form: "one") }, όχι { CARD($card, form: "nom") }.
refused-must-bid = Όλοι οι άλλοι είπαν πάσο, άρα πρέπει να δηλώσετε.
refused-bid-too-low = Η δήλωση πρέπει να είναι μεγαλύτερη από την προηγούμενη.
refused-no-such-bid = Σε αυτό το παιχνίδι δεν υπάρχει τέτοια δήλωση.
refused-over-last-only = Αυτό δηλώνεται μόνο πάνω από την αμέσως μικρότερη δήλωση.
refused-bid-needs-trump = Πείτε μαζί με τη δήλωση και το ατού, όπως 6 μπαστούνια.
refused-bid-without-trump = Σε αυτή τη δήλωση δεν λέγεται ατού.
refused-call-plain-card = Δεν μπορείτε να ζητήσετε { CARD($card, form: "acc") }: εδώ συμπαίκτη ζητάτε με άλλο φύλλο, ποτέ με ατού.
