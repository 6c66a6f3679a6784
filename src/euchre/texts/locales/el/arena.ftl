### Αγώνες ανάμεσα σε παίκτες-υπολογιστές: ο πίνακας που τυπώνεται, και τι μπορεί να πάει στραβά.

## Above the table

# $deals different deals; $played counts each as often as it was replayed.
arena-played = { $deals ->
    [one] Μία διπλή διανομή (duplicate)
   *[other] { $deals } διπλές διανομές (duplicate)
 }, παίχτηκαν συνολικά { $played }.
# $points and $error are written with three decimals.
arena-points = { $player }: { $points } πόντοι ανά διανομή, τυπικό σφάλμα { $error }
arena-without-maker = { $outcome }: { $n }
arena-passed-out = Όλοι πάσο
arena-thrown-in = Νέα μοιρασιά για αδύναμο χέρι
arena-benny-turned = Άνοιξε ο Benny
arena-forfeited = Ο ντίλερ πλήρωσε για το πάσο
arena-no-maker = Χωρίς αγοραστή
arena-no-maker-march = Χωρίς αγοραστή, όλες οι μπάζες σε μία ομάδα
arena-counted = Χωρίς αγοραστή, καθένας για τον εαυτό του
arena-progress = { $done } από { $total } διανομές

## The table

arena-column-seat = θέση
arena-column-deals = διανομές
arena-column-called-1 = αγορές, γύρος 1
arena-column-called-2 = αγορές, γύρος 2
arena-column-euchred = μέσα
arena-column-marches = march
arena-column-alone = χωρίς συμπαίκτη
arena-column-lone-marches = march χωρίς συμπαίκτη
arena-column-lone-euchred = μέσα χωρίς συμπαίκτη
arena-column-defended-alone = άμυνα χωρίς συμπαίκτη
# $n counts seats from the dealer's left, which is 1.
arena-seat = { $n ->
    [1] αριστερά του ντίλερ
   *[other] θέση { $n } από τον ντίλερ
}
arena-seat-dealer = ντίλερ
arena-all-seats = όλες
arena-count = { $n }

## What can be wrong

arena-wrong-number = Αγώνας με { $n ->
    [one] έναν παίκτη
   *[other] { $n } παίκτες
 } δεν γίνεται σε τραπέζι με { $seats } θέσεις: δώστε { $fits }, ώστε να κάθονται όλοι εξίσου σε κάθε θέση.
arena-at-least-one = { $what }: πρέπει να είναι τουλάχιστον 1, όχι { $n }.
arena-wrong-scores = { $n ->
    [one] Δόθηκε ένα σκορ
   *[other] Δόθηκαν { $n } σκορ
 }, αλλά κρατιούνται { $scorers }.
arena-game-is-over = Με { $n } πόντους το παιχνίδι έχει τελειώσει: είναι μέχρι { $target }.
arena-state-unreadable = Το αρχείο { $path } δεν διαβάζεται: { $detail }.
arena-state-unwritable = Το αρχείο { $path } δεν γράφεται: { $detail }. Ό,τι παίχτηκε πριν φυλάγεται.
arena-state-broken = Το αρχείο { $path } είναι χαλασμένο στη γραμμή { $line }: { $detail }. Σβήστε αυτή τη γραμμή, ή το αρχείο, για να παιχτούν πάλι εκείνες οι διανομές.
arena-state-no-match = Το αρχείο { $path } δεν είναι αγώνας που να συνεχίζεται. Δώστε άλλο αρχείο, ή σβήστε το.
arena-state-other-match = Το αρχείο { $path } ανήκει σε άλλον αγώνα: διαφέρει στο «{ $detail }». Δώστε άλλο αρχείο, ή σβήστε το.
arena-workers-died = Οι διεργασίες που δουλεύουν σταματούν μόνες τους ξανά και ξανά (οι ίδιες διανομές ξεκίνησαν { $n } φορές). Ίσως δεν φτάνει η μνήμη: δοκιμάστε λιγότερες μαζί.
arena-needs-ray = Η συστοιχία χρειάζεται το Ray: εγκαταστήστε το πρόσθετο «cluster» αυτού του πακέτου.
arena-no-cluster = Δεν μπορεί να χρησιμοποιηθεί συστοιχία Ray στη διεύθυνση «{ $address }»: { $detail }.
arena-cluster-version = Η συστοιχία έχει την έκδοση { $there } αυτού του πακέτου και εδώ είναι η { $here }, οπότε τα αποτελέσματα μπορεί να διαφέρουν. Εγκαταστήστε την ίδια έκδοση σε κάθε υπολογιστή.
arena-cluster-without = Κάτι λείπει από έναν υπολογιστή της συστοιχίας: { $detail }. Εγκαταστήστε εκεί ό,τι υπάρχει και εδώ.
