### Τραπέζια με πολλά πρόσωπα, στον περιηγητή.

## Who one is

web-friends = Παίξτε με άλλους
web-with-friends = Με φίλους
web-your-name = Το όνομά σας
web-your-name-why = Αυτό βλέπουν οι άλλοι στο τραπέζι. Δεν χρειάζεται λογαριασμός: σας θυμάται αυτός ο περιηγητής.
web-take-name = Έτσι με λένε
web-known-as = Είστε εδώ ως { $name }.
web-me = Η σελίδα μου
web-name = Όνομα
web-rename = Αλλαγή
web-other-device = Άλλη συσκευή
web-other-device-why = Με έναν κωδικό γίνεται δική σας και μια άλλη συσκευή. Ισχύει μία φορά.
web-show-code = Εμφάνιση κωδικού
web-code-good = Γράψτε τον εκεί, στη σελίδα «{ web-me }», μέσα σε { $n ->
    [one] ένα λεπτό
   *[other] { $n } λεπτά
}.
web-have-code = Κωδικός από την άλλη μου συσκευή
web-use-code = Χρήση
web-my-data = Τα δεδομένα μου
web-my-data-why = Όλα όσα κρατά για εσάς αυτός ο διακομιστής: πάρτε τα σε αρχείο, ή σβήστε τα για πάντα. Τα παιχνίδια που έπαιξαν άλλοι μαζί σας μένουν, χωρίς το όνομά σας.
web-save-data = Αποθήκευση
web-delete = Σβήσιμο όλων
web-delete-sure = Ναι, σβήστε τα όλα

## Finding a table

web-open-table = Ανοίξτε τραπέζι
web-open-table-why = Με δικούς σας κανόνες. Οι φίλοι έρχονται με σύνδεσμο ή κωδικό· τις άδειες θέσεις τις παίρνουν παίκτες-υπολογιστές.
web-join = Μπείτε σε τραπέζι
web-join-go = Πάμε
web-any-table = Παίξτε με όποιον βρεθεί
web-any-table-why = Μια θέση σε δημόσιο τραπέζι που ταιριάζει στο τελευταίο σας παιχνίδι, ή σε καινούργιο.
web-any-table-go = Βρείτε μου θέση
web-name-first = Πείτε πρώτα το όνομά σας.
web-lobby = Δημόσια τραπέζια
web-lobby-empty = Δεν υπάρχει ανοιχτό δημόσιο τραπέζι. Ανοίξτε το πρώτο.
web-nobody-yet = Κανείς ακόμη
web-free = { $n ->
    [one] μία ελεύθερη θέση
   *[other] { $n } ελεύθερες θέσεις
}
web-full = γεμάτο

## Before the first deal

web-room-name = Πείτε ποιοι είστε και διαλέξτε θέση.
web-room-choose = Διαλέξτε θέση.
web-room-waiting = Υπάρχουν ακόμη ελεύθερες θέσεις. Καλέστε κάποιον, ή αφήστε να καθίσουν παίκτες-υπολογιστές.
web-room-ready = Όλες οι θέσεις πιάστηκαν. Μπορείτε να αρχίσετε.
web-room-host-starts = Όλες οι θέσεις πιάστηκαν. Αρχίζει ο οικοδεσπότης.
web-room-code = Κωδικός του τραπεζιού
web-start = Έναρξη
web-fill = Γεμίστε με υπολογιστές
web-invite = Πρόσκληση
web-invite-why = Όποιος έχει αυτόν τον σύνδεσμο ή τον κωδικό μπορεί να καθίσει εδώ, ή να παρακολουθεί, αν το επιτρέπετε.
web-sit-here = Κάθομαι εδώ
web-sit-down = Κάθομαι
web-computer-here = Υπολογιστής
web-seat-open = Ελεύθερη
web-seat-computer = Υπολογιστής ({ $player })
web-is-you = εσείς
web-is-host = οικοδεσπότης
web-away = εκτός σύνδεσης
web-covered = παίζει προσωρινά: { $player }
web-swap = Αλλαγή θέσης: { $who }
web-swap-with = Διαλέξτε τώρα τη θέση με την οποία αλλάζει.
web-remove = Απομάκρυνση: { $who }
web-stand = Αφήνω τη θέση μου
web-stand-sure = Φεύγω οριστικά: συνεχίζει υπολογιστής
web-seats = Θέσεις
web-watchers = { $n ->
    [one] Παρακολουθεί ένα άτομο.
   *[other] Παρακολουθούν { $n } άτομα.
}

## How a table is kept

web-table-settings = Ρυθμίσεις του τραπεζιού
web-privacy = Ποιος το βρίσκει
web-privacy-link = Όποιος έχει σύνδεσμο
web-privacy-public = Όλοι
web-most-people = Άτομα το πολύ
web-clock = Χρόνος για κάθε σειρά
web-clock-off = Χωρίς όριο
web-clock-seconds = { $n } δευτ.
web-clock-few = Ακόμη { $n } δευτερόλεπτα.
web-spectators = Όποιος παρακολουθεί βλέπει
web-spectators-none = Τίποτα
web-spectators-view = Ό,τι βλέπουν όλοι
web-spectators-hands = Τα χέρια, μία διανομή μετά
web-chat = Συνομιλία
web-chat-why = Οι παίκτες γράφουν ο ένας στον άλλο. Οι έτοιμες φράσεις υπάρχουν πάντα.
web-take-backs = Παίρνω πίσω
web-take-backs-why = Μια δήλωση ή ένα φύλλο παίρνεται πίσω αν συμφωνούν όλοι.
web-start-full = Αυτόματη έναρξη
web-start-full-why = Μόλις πιαστούν όλες οι θέσεις.
web-rated = Μετράει στη βαθμολογία
web-rated-why = Μόνο σε δημόσια τραπέζια. Τίποτα δεν παίρνεται πίσω.

## While playing

web-watching = Παρακολουθείτε.
web-paused = { $who } έκανε παύση.
web-resumed = Το παιχνίδι συνεχίζεται.
web-pause = Παύση
web-resume = Συνέχεια
web-take-back = Παίρνω πίσω
web-asked-back = Ζητήσατε να το πάρετε πίσω. { $n ->
    [one] Λείπει μία απάντηση.
   *[other] Λείπουν { $n } απαντήσεις.
}
web-asks-back = { $who } ζητάει να πάρει κάτι πίσω. Το επιτρέπετε;
web-yes = Ναι
web-no = Όχι
web-claim = { $n ->
    [one] Δική μου η τελευταία μπάζα
   *[other] Δικές μου και οι { $n } μπάζες
}
web-play-again-rotated = Πάλι, μία θέση πιο πέρα
web-has-left = Έφυγε από το τραπέζι: { $who }.
web-has-sat = Κάθεται στο τραπέζι: { $who }.
web-is-away = Χάθηκε η σύνδεση: { $who }.
web-is-covered = Ένας υπολογιστής παίζει στη θέση «{ $who }» ώσπου να αποκατασταθεί η σύνδεση.
web-is-back = { $who } γύρισε.

## What people say

web-talk = Κουβέντα
web-talk-new = Κουβέντα, { $n ->
    [one] ένα νέο μήνυμα
   *[other] { $n } νέα μηνύματα
}
web-said = { $who }: { $text }
web-said-list = Τι ειπώθηκε
web-said-nothing = Δεν ειπώθηκε τίποτα ακόμη.
web-phrases = Φράσεις
web-chat-text = Το μήνυμά σας
web-chat-send = Αποστολή
web-hush = Να μη βλέπω τι λέει: { $who }
web-report = Αναφορά
web-report-why = Τι έκανε { $who }; Θα το διαβάσει όποιος διαχειρίζεται αυτόν τον διακομιστή.
web-cancel = Άκυρο

## One's own page

web-my-games = Τα παιχνίδια μου
web-my-games-none = Δεν έχετε παίξει ακόμη με άλλους.
web-game-done = τελείωσε
web-figures = Στατιστικά
web-figure-matches = Νίκες σε αγώνες
web-figure-deals = Διανομές
web-figure-points = Πόντοι
web-figure-calls = Αγορές
web-figure-made = Βγήκαν
web-figure-euchres = Οι άλλοι μέσα
web-figure-lone = Χωρίς συμπαίκτη, βγήκαν
web-figure-places = Κατά θέση στο τραπέζι
web-figure-place = Θέση
web-dealer = Ντίλερ
web-ratings = Βαθμολογία
web-rating = { $n } ± { $d }
