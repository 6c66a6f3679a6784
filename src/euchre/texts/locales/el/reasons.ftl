### Γιατί ένας παίκτης-υπολογιστής κάνει ό,τι κάνει: προτάσεις για το χέρι και το τραπέζι.
#
# They stand alone or one after the other, as a hint or as a note to a move. $percent is an
# estimate from 0 to 100.

## Calls

# $trumps cards would be trump, $sure of them cannot be beaten; $aces side suits are headed.
reason-hand = Το χέρι, { SUIT($suit, form: "with") }: { $trumps ->
    [0] κανένα ατού
    [one] ένα ατού, { $sure ->
        [0] όχι σίγουρο
       *[other] σίγουρο
     }
   *[other] { $trumps } ατού, { $sure ->
        [0] κανένα σίγουρο
        [one] ένα σίγουρο
       *[other] { $sure } σίγουρα
     }
 }, και { $aces ->
    [0] σε κανένα άλλο χρώμα το μεγαλύτερο φύλλο
    [one] το μεγαλύτερο φύλλο σε ένα άλλο χρώμα
   *[other] το μεγαλύτερο φύλλο σε { $aces } άλλα χρώματα
 }.
reason-make-chance = Η αγορά βγαίνει με πιθανότητα περίπου { $percent }%.
reason-lone-chance = Όλες οι μπάζες χωρίς συμπαίκτη: πιθανότητα περίπου { $percent }%.
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

## Bids

# At no trump: $aces suits of which the hand has the best card.
reason-hand-no-trump = Το χέρι, χωρίς ατού: { $aces ->
    [0] σε κανένα χρώμα το μεγαλύτερο φύλλο
    [one] το μεγαλύτερο φύλλο σε ένα χρώμα
   *[other] το μεγαλύτερο φύλλο σε { $aces } χρώματα
 }.
# At no trump where the lowest card is best.
reason-hand-low = Το χέρι, χωρίς ατού με καλύτερα τα μικρά: { $aces ->
    [0] σε κανένα χρώμα το καλύτερο φύλλο
    [one] το καλύτερο φύλλο σε ένα χρώμα
   *[other] το καλύτερο φύλλο σε { $aces } χρώματα
 }.
reason-tricks-together = { $n ->
    [0] Δεν αναμένεται σχεδόν καμία μπάζα
    [one] Αναμένεται περίπου μία μπάζα
   *[other] Αναμένονται περίπου { $n } μπάζες
 }, μαζί με του συμπαίκτη.
reason-tricks-alone = Από αυτό το χέρι και μόνο { $n ->
    [0] δεν αναμένεται σχεδόν καμία μπάζα
    [one] αναμένεται περίπου μία μπάζα
   *[other] αναμένονται περίπου { $n } μπάζες
 }.
reason-misere-chance = Καμία μπάζα: πιθανότητα περίπου { $percent }%.
reason-bid-higher = Η μεγαλύτερη δήλωση ως τώρα αξίζει για αυτή τη θέση λιγότερο από μια δική της.
# The best bid of those that are left.
reason-bid-too-weak = Η καλύτερη δήλωση από όσες μένουν βγαίνει περίπου { $percent } φορές στις 100: το πάσο αξίζει περισσότερο.
reason-misere-too-weak = Η μιζέρια βγαίνει περίπου { $percent } φορές στις 100: το πάσο αξίζει περισσότερο.
reason-partners-bid = Τη μεγαλύτερη δήλωση έχει ο συμπαίκτης, και τη βγάζει περίπου { $percent } φορές στις 100.
reason-their-bid = Οι άλλοι βγάζουν τη δήλωσή τους περίπου { $percent } φορές στις 100.
reason-no-bid-left = Δεν μένει καμία δυνατή δήλωση.
reason-name-best = Κανένα άλλο ατού δεν υπόσχεται περισσότερα.

## Taking part

reason-stay = Αυτό το χέρι κάνει τουλάχιστον μία μπάζα περίπου { $percent } φορές στις 100: αρκετές για να συμμετέχει.
reason-drop-out = Αυτό το χέρι κάνει μπάζα μόνο περίπου { $percent } φορές στις 100: η διανομή χωρίς μπάζα κοστίζει περισσότερο από όσα φέρνει η συμμετοχή.
reason-call-short = Συμπαίκτης γίνεται όποιος έχει { CARD($card, form: "acc") }, και ένα μοναχικό φύλλο στο ίδιο χρώμα οδηγεί εκεί.
reason-call-best = Συμπαίκτης γίνεται όποιος έχει { CARD($card, form: "acc") }, και μάλλον παίρνει μπάζα με αυτό το φύλλο.
reason-call-highest = Συμπαίκτης γίνεται όποιος έχει { CARD($card, form: "acc") }: είναι το μεγαλύτερο φύλλο που μπορεί να έχει άλλος.
reason-call-own = Το χέρι κάνει όλες τις μπάζες περίπου { $percent } φορές στις 100, άρα ζητάει δικό του φύλλο και παίζει χωρίς συμπαίκτη.
reason-call-none-left = Κανένα φύλλο που μπορεί να ζητηθεί δεν μπορεί να είναι σε άλλο χέρι, άρα ζητιέται { CARD($card, form: "nom") }.

## Alone against others

reason-defend-alone = Από αυτό το χέρι και μόνο { $n ->
    [one] αναμένεται περίπου μία μπάζα
   *[other] αναμένονται περίπου { $n } μπάζες
 }: αρκετά για άμυνα χωρίς συμπαίκτη.
reason-defend-together = Από αυτό το χέρι και μόνο { $n ->
    [0] δεν αναμένεται σχεδόν καμία μπάζα
    [one] αναμένεται περίπου μία μπάζα
   *[other] αναμένονται περίπου { $n } μπάζες
 }: ο συμπαίκτης χρειάζεται.
reason-defend-bid = Η δήλωση πληρώνεται το ίδιο όσοι και αν αμύνονται, άρα ο συμπαίκτης μένει στο παιχνίδι.
reason-jambone = Με ανοιχτά φύλλα το χέρι κάνει όλες τις μπάζες περίπου { $percent } φορές στις 100, ό,τι και αν ζητηθεί.
reason-no-jambone = Με ανοιχτά φύλλα το χέρι θα έκανε όλες τις μπάζες μόνο περίπου { $percent } φορές στις 100.
reason-jamboree = Το χέρι έχει τα πέντε μεγαλύτερα ατού.
reason-no-jamboree = Το χέρι δεν έχει τα πέντε μεγαλύτερα ατού.
reason-against-exposed = Αν παιχτεί { CARD($card, form: "nom") }, η άμυνα μπορεί να πάρει αυτή την μπάζα περίπου { $percent } φορές στις 100.

## Exchanges

reason-leave-upcard = Κάθε φύλλο του χεριού είναι πιο χρήσιμο από { CARD($card, form: "acc") }.
reason-makes-void = Αν φύγει αυτό, το χέρι μένει χωρίς { SUIT($suit) }, που κόβονται τότε με ατού.
reason-least-worth = Κανένα από τα φύλλα της επιλογής δεν είναι λιγότερο χρήσιμο από { CARD($card, form: "acc") }.
reason-asks-best = Το καλύτερο φύλλο του συμπαίκτη βοηθάει ένα χέρι που πρέπει να κάνει όλες τις μπάζες.
reason-needs-no-best = Το χέρι κάνει όλες τις μπάζες όπως είναι.
reason-misere-away = Από αυτά, μπάζα θα έπαιρνε πιθανότερα { CARD($card, form: "nom") }.
reason-misere-gives = Από αυτά, μπάζα παίρνει πιο δύσκολα { CARD($card, form: "nom") }.
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
# Whoever helps the maker is not known yet.
reason-partner-may-win = Την μπάζα κερδίζει { CARD($card, form: "nom") }, που μάλλον έπαιξε άλλος αμυνόμενος.
reason-partner-may-be-beaten = Ο συμπαίκτης έχει παίξει { CARD($card, form: "acc") }, που μπορεί ακόμη να περαστεί.
reason-win-last = Την μπάζα κερδίζει { CARD($card, form: "nom") }, και δεν παίζει κανείς μετά.
reason-win-sure = Την μπάζα κερδίζει { CARD($card, form: "nom") }: κανείς από όσους μένουν δεν μπορεί να περάσει αυτό το φύλλο.
reason-win-likely = Μάλλον κερδίζει την μπάζα { CARD($card, form: "nom") }.
reason-ruff = Κόβει την μπάζα { CARD($card, form: "nom") }.
reason-ruff-sure = Κόβει την μπάζα { CARD($card, form: "nom") }, και κανείς από όσους μένουν δεν μπορεί να περάσει αυτό το φύλλο.
reason-cannot-win = Κανένα φύλλο του χεριού δεν περνάει { CARD($card, form: "acc") }.
reason-not-worth-winning = Τα φύλλα που περνούν { CARD($card, form: "acc") } αξίζουν περισσότερο αργότερα.

## To take no trick

reason-misere-lead-low = Χαμηλό φύλλο στο χρώμα του είναι { CARD($card, form: "nom") }: οι άλλοι αναγκάζονται να περάσουν από πάνω.
reason-misere-lead-first = Με { CARD($card, form: "acc") } ατού γίνονται { SUIT($suit, form: "nom") }, και εκεί η ζημιά είναι η μικρότερη.
# $best is the card that wins the trick so far.
reason-misere-under = Κάτω από { CARD($best, form: "acc") } μένει { CARD($card, form: "nom") }.
reason-misere-get-rid = Μπάζα θα έπαιρνε ίσως αργότερα { CARD($card, form: "nom") }, και φεύγει τώρα που δεν κάνει ζημιά.
reason-misere-must-win = Κανένα φύλλο του χεριού δεν μένει κάτω από { CARD($best, form: "acc") }.
reason-misere-leave = Με { CARD($card, form: "acc") } η μπάζα μένει στον αγοραστή, που δεν θέλει καμία.
reason-misere-stay-low = Το μικρότερο φύλλο που μπορεί να παιχτεί είναι { CARD($card, form: "nom") }: ο αγοραστής, που παίζει μετά, ίσως αναγκαστεί να περάσει από πάνω.
reason-misere-keep-low = Φεύγει { CARD($card, form: "nom") }, για να μείνουν μικρότερα φύλλα που ο αγοραστής θα αναγκαστεί να περάσει.

## Bids in play

reason-first-lead = Με { CARD($card, form: "acc") } ατού γίνονται { SUIT($suit, form: "nom") }: το χρώμα που υπόσχεται τα περισσότερα.
reason-secret-partner = Αυτό το χέρι έχει το φύλλο που ζήτησε ο αγοραστής, άρα παίζει μαζί του.
reason-bid-is-made = Η δήλωση βγήκε, και οι μπάζες πάνω από αυτήν δεν δίνουν πόντους.
reason-bid-is-lost = Η δήλωση χάθηκε, και οι υπόλοιπες μπάζες δεν δίνουν πόντους.
reason-first-own-trick = Χωρίς καμία μπάζα χάνονται πόντοι, άρα η πρώτη μετράει περισσότερο από όλες.

## Players that search: what guessed deals say

reason-no-choice = Άλλη επιλογή δεν υπάρχει.
reason-worlds = Είναι το καλύτερο κατά μέσο όρο, σε { $n } πιθανές μοιρασιές των φύλλων που δεν φαίνονται.
# $us and $them are the points that the own side and the nearest other still need.
reason-score = Για τη νίκη θέλουμε { $us ->
    [one] ακόμη έναν πόντο
   *[other] ακόμη { $us } πόντους
 }, και οι αντίπαλοι { $them }.
reason-often-called = Με τέτοιο χέρι οι πιο δυνατοί παίκτες κάνουν αυτή τη δήλωση { $percent ->
    [100] σχεδόν πάντα
   *[other] περίπου { $percent } φορές στις 100
 }.
reason-often-passed = Με τέτοιο χέρι οι πιο δυνατοί παίκτες λένε πάσο { $percent ->
    [100] σχεδόν πάντα
   *[other] περίπου { $percent } φορές στις 100
 }.
reason-looks-better = Μόνο με τις υποθετικές μοιρασιές μια άλλη επιλογή φαίνεται λίγο καλύτερη· περισσότερο μετράει πώς δηλώνουν στην πράξη οι δυνατοί παίκτες.
reason-all-equal = Όποια επιλογή και να γίνει εδώ, το αποτέλεσμα είναι το ίδιο.
reason-worth-more = Αξίζει { $whole },{ $part } πόντους περισσότερο από την αμέσως επόμενη επιλογή.
reason-nearly-equal = Σχεδόν εξίσου καλή επιλογή θα ήταν { CARD($card, form: "nom") }.
reason-better-than = Αξίζει { $whole },{ $part } πόντους περισσότερο από { CARD($card, form: "acc") }, την αμέσως επόμενη επιλογή.
reason-sure-trick = Αυτή την μπάζα την παίρνει { CARD($card, form: "nom") }, ό,τι και να έχουν οι άλλοι.
reason-best-left = Το μεγαλύτερο φύλλο που έχει μείνει στο χρώμα του είναι { CARD($card, form: "nom") }.
reason-trumps-out = { $n ->
    [one] Ένα άλλο ατού δεν έχει πέσει
   *[other] { $n } άλλα ατού δεν έχουν πέσει
 } ακόμη.
reason-no-trump-out = Κανείς άλλος δεν έχει πια ατού.
reason-partner-made = Ο συμπαίκτης αγόρασε { SUIT($suit, form: "with") }, άρα μάλλον έχει εκεί δυνατά φύλλα.
reason-opponent-made = Ένας αντίπαλος αγόρασε { SUIT($suit, form: "with") }, άρα μάλλον έχει εκεί δυνατά φύλλα.
reason-to-make = { $n ->
    [one] Με μία μπάζα ακόμη
   *[other] Με { $n } μπάζες ακόμη
 } η αγορά βγαίνει.
reason-to-defeat = { $n ->
    [one] Με μία μπάζα ακόμη
   *[other] Με { $n } μπάζες ακόμη
 } ο αγοραστής μπαίνει μέσα.
reason-contract-made = Η αγορά έχει ήδη βγει.
reason-contract-lost = Η αγορά έχει ήδη μπει μέσα.
reason-opponent-void = Ένας αντίπαλος που παίζει μετά έχει δείξει ότι δεν έχει { SUIT($suit) }.
reason-partner-void = Ο συμπαίκτης, που παίζει μετά, έχει δείξει ότι δεν έχει { SUIT($suit) }.
