### Το πρόγραμμα στο τερματικό: η βοήθειά του, και ό,τι λέει το ίδιο.
#
# Messages of the help (up to "Errors") stand in one line each and have no placeables:
# they are read without the Fluent library, so that the help is there at once.

## Help

cli-euchre = Euchre («Γιούκερ»), το παιχνίδι με μπάζες όπου ο βαλές του ατού είναι το μεγαλύτερο φύλλο, και οι παραλλαγές του: παίξτε, δείτε ξανά και ελέγξτε παιχνίδια από αρχεία, βάλτε παίκτες-υπολογιστές να παίξουν μεταξύ τους.
cli-usage = Χρήση:
cli-usage-command = [--lang LANGUAGE] COMMAND ...
cli-commands = Εντολές:
cli-flags = Επιλογές:
cli-places = Ορίσματα:
cli-examples = Παραδείγματα:
cli-more-help = «euchre COMMAND --help» λέει τα πάντα για μία εντολή.
cli-engine-compiled = μεταγλωττισμένος πυρήνας
cli-engine-python = μηχανή σε καθαρή Python

cli-any-help = Αυτή η βοήθεια.
cli-any-lang = Η γλώσσα των κειμένων, όπως el ή en. Αν δεν δοθεί, η γλώσσα του συστήματός σας.
cli-any-json = Έξοδος για προγράμματα, ως JSON.
cli-any-set = Κανόνας της παρέας, όπως target=5. Μπορεί να δοθεί πολλές φορές· «euchre rules GAME --json» δείχνει όλα τα κλειδιά.
cli-any-seed = Αριθμός από τον οποίο βγαίνει ό,τι είναι τυχαίο: ο ίδιος αριθμός δίνει το ίδιο παιχνίδι.
cli-any-data = Ο φάκελος όπου φυλάγονται τα παιχνίδια. Αν δεν δοθεί, ο δικός σας φάκελος δεδομένων.
cli-any-no-training = Χωρίς εκμάθηση πίνακα αγοράς για κανόνες της παρέας που δεν έχουν· οι παίκτες-υπολογιστές συνεχίζουν να ψάχνουν.
cli-euchre-version = Η έκδοση, και ποια μηχανή χρησιμοποιείται.

cli-play = Παίξτε με παίκτες-υπολογιστές, στο τερματικό.
cli-play-more = Χωρίς --plain το τραπέζι ζωγραφίζεται στο τερματικό. Κάθε κίνηση φυλάγεται αμέσως: σταματήστε όποτε θέλετε, και συνεχίστε με --resume.
cli-play-GAME = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-play-seat = Η θέση σας, αριθμός από το 0 με τη φορά των δεικτών του ρολογιού.
cli-play-players = Οι παίκτες-υπολογιστές, αρχίζοντας από τα αριστερά σας, όπως club,club,random· ένα όνομα ισχύει για όλους.
cli-play-plain = Γραμμή προς γραμμή, για αναγνώστη οθόνης ή σωλήνωση: χωρίς χρώματα σε σωλήνωση, και τίποτα δεν ξαναγράφεται από πάνω.
cli-play-words = Φύλλα με λέξεις, όπως «βαλές κούπα».
cli-play-pace = Πόση ώρα παίρνουν οι παίκτες-υπολογιστές: fast, normal ή slow.
cli-play-learn = Εξήγηση κάθε φάσης της πρώτης διανομής, με πρόταση σε κάθε σειρά σας.
cli-play-resume = Συνεχίστε το τελευταίο παιχνίδι που δεν τελείωσε.
cli-play-example-1 = euchre play
cli-play-example-2 = euchre play british25 --set target=5
cli-play-example-3 = euchre play --plain --words
cli-play-example-4 = euchre play --resume

cli-games = Δείχνει τα σύνολα κανόνων.

cli-rules = Τυπώνει το φύλλο κανόνων ενός παιχνιδιού.
cli-rules-GAME = Σύνολο κανόνων από το «euchre games», ή σύνδεσμος όπως na24:end.target=5.
cli-rules-link = Αντί για το φύλλο, οι κανόνες ως σύνδεσμος: ένα σύντομο κείμενο που δίνεται όπου ζητείται GAME.
cli-rules-qr = Ο σύνδεσμος, και ως κωδικός QR.
cli-rules-at = Η διεύθυνση ενός διακομιστή, όπως https://euchre.example: ο σύνδεσμος οδηγεί τότε στη σελίδα του.
cli-rules-example-1 = euchre rules na24
cli-rules-example-2 = euchre rules hoyle32 --set target=7
cli-rules-example-3 = euchre rules na24 --set target=5 --qr
cli-rules-example-4 = euchre rules na24:end.target=5

cli-deal = Μοιράζει μια τυχαία διανομή και τη δείχνει, με το κείμενο μίας γραμμής που την περιγράφει.
cli-deal-GAME = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-deal-example-1 = euchre deal na24 --seed 1

cli-show = Δείχνει μία θέση του παιχνιδιού, από κείμενο μίας γραμμής.
cli-show-TEXT = Το κείμενο μιας διανομής, όπως το τυπώνει το «euchre deal», και μετά ό,τι έγινε, το καθένα μετά από αγγλικό ερωτηματικό (;)· μία παύλα το διαβάζει από την είσοδο.
cli-show-game = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-show-example-1 = euchre show "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up; AC; 9C"

cli-solve = Λέει τι αξίζει κάθε κίνηση με όλα τα φύλλα ανοιχτά, και πώς πάει η διανομή αν παίξουν όλοι όσο καλύτερα γίνεται.
cli-solve-more = Η αξία είναι όσα κερδίζει σε αυτή τη διανομή η ομάδα που έχει σειρά, μείον όσα κερδίζουν οι άλλοι. Πριν οριστεί ατού, δοκιμάζεται και κάθε δήλωση.
cli-solve-TEXT = Το κείμενο μιας διανομής, όπως το τυπώνει το «euchre deal», και μετά ό,τι έγινε, το καθένα μετά από αγγλικό ερωτηματικό (;)· μία παύλα το διαβάζει από την είσοδο.
cli-solve-game = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-solve-example-1 = euchre solve "dealer 3: AS KH QD JC 9C / KS QH JD TC 9S / AH JS TD KC 9D / AD AC QS TH 9H up JH; order up"

cli-replay = Δείχνει ξανά ένα παιχνίδι από αρχείο: αγορά, μπάζες και σκορ.
cli-replay-more = Διαβάζει τη δική μας καταγραφή, Euchre Game Notation και PTN του Trickster. Αν το αρχείο παραβαίνει τους κανόνες, ο κωδικός εξόδου είναι 1, και λέγεται το σημείο.
cli-replay-FILE = Το αρχείο· μία παύλα είναι η είσοδος.
cli-replay-deal = Μόνο η διανομή με αυτόν τον αριθμό, από το 1.

cli-convert = Μετατρέπει ένα παιχνίδι από μία μορφή σε άλλη· τη μορφή τη λένε τα ονόματα των αρχείων.
cli-convert-more = Οι μορφές είναι η δική μας καταγραφή (.jsonl), Euchre Game Notation (.egn) και PTN του Trickster (.ptn), που μόνο διαβάζεται. Παιχνίδι που παραβαίνει τους κανόνες δεν μετατρέπεται.
cli-convert-IN = Το αρχείο που διαβάζεται.
cli-convert-OUT = Το αρχείο που γράφεται.

cli-check = Ελέγχει αρχείο με πραγματικές διανομές: αν παίζεται ξανά καθεμία, και αν κάθε παιχνίδι τελειώνει στο σκορ της νίκης.
cli-check-FILE = Το αρχείο των διανομών, ως JSON.
cli-check-more = Με --player το αρχείο έχει αποφάσεις: θέσεις του παιχνιδιού με την κρίση ανθρώπων που ξέρουν το παιχνίδι. Τα φύλλα που δεν λέγονται βγαίνουν στην τύχη.
cli-check-player = Κρίνει αυτόν τον παίκτη-υπολογιστή, όπως club, με ένα αρχείο αποφάσεων.
cli-check-worlds = Πόσες υποθετικές μοιρασιές μπορεί να κοιτάξει ο παίκτης για κάθε απόφαση· αν δεν δοθούν, όσες έχει ο ίδιος.

cli-verify = Μοιράζει ξανά τα φύλλα ενός αρχείου και λέει αν η μοιρασιά ήταν δίκαιη.
cli-verify-LOG = Το αρχείο ενός αγώνα που τελείωσε, με το τεκμήριό του.
cli-verify-receipt = Ό,τι κράτησε ένας παίκτης (JSON): με αυτό βρίσκεται και ό,τι παρέλειψε ο διακομιστής. Μπορεί να δοθεί πολλές φορές.

cli-match = Βάζει παίκτες-υπολογιστές να παίξουν μεταξύ τους τις ίδιες διανομές.
cli-match-more = Κάθε διανομή παίζεται ξανά με τους παίκτες σε άλλες θέσεις, ώστε να πάρουν και οι δύο τα ίδια φύλλα.
cli-match-A = Παίκτης-υπολογιστής, όπως club.
cli-match-B = Άλλος ένας, όπως random.
cli-match-game = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-match-deals = Πόσες διανομές θα παιχτούν.
cli-match-nodes = Πόσες θέσεις μπορεί να ψάξει ένας παίκτης για κάθε απόφαση· αν δεν δοθούν, όσες έχει ο ίδιος.
cli-match-worlds = Πόσες υποθετικές μοιρασιές μπορεί να κοιτάξει ένας παίκτης για κάθε απόφαση· αν δεν δοθούν, όσες έχει ο ίδιος.
cli-match-workers = Πόσες διεργασίες παίζουν μαζί· το αποτέλεσμα δεν εξαρτάται από αυτό.
cli-any-cluster = Να γίνει σε συστοιχία Ray: η διεύθυνσή της όπως τη γράφει το Ray (auto, HOST:PORT, ray://HOST:PORT), ή «local» για ένα Ray σε αυτόν τον υπολογιστή που κρατάει όσο η δουλειά. Το αποτέλεσμα δεν εξαρτάται από αυτό. Χρειάζεται το Ray, το πρόσθετο «cluster» αυτού του πακέτου.
cli-match-resume = Αρχείο που κρατάει τα νούμερα όσο παίζεται ο αγώνας· αν υπάρχει, ο αγώνας συνεχίζεται από εκεί.
cli-match-example-1 = euchre match club random --game na24 --deals 2000 --seed 1

cli-ladder = Μετράει πόσο δυνατοί είναι οι παίκτες-υπολογιστές, ο ένας απέναντι στον άλλο σε διπλές διανομές (duplicate).
cli-ladder-more = Παίζουν οι γειτονικοί μεταξύ τους, και όλοι με τον club και τον worlds-50. Ένα ζευγάρι σταματάει όταν το τυπικό σφάλμα του γίνει 0,006 πόντοι ανά διανομή, ή όταν φτάσει το όριο διανομών. Γράφονται τα ladder.md και ladder.svg, και η κατάταξη συνεχίζεται από εκεί που σταμάτησε. Ολόκληρη θέλει ώρες.
cli-ladder-game = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-ladder-players = Οι παίκτες, από τον πιο αδύναμο στον πιο δυνατό, όπως random,club,master· αν δεν δοθούν, όλοι όσοι έχει το πρόγραμμα.
cli-ladder-deals = Πόσες διανομές το πολύ για ένα ζευγάρι· αν δεν δοθεί, 10000.
cli-ladder-workers = Πόσες διεργασίες παίζουν μαζί· το αποτέλεσμα δεν εξαρτάται από αυτό.
cli-ladder-out = Ο φάκελος για τα ladder.md και ladder.svg· αν δεν δοθεί, αυτός εδώ.
cli-ladder-resume = Ο φάκελος που κρατάει τα νούμερα όσο παίζεται η κατάταξη· αν δεν δοθεί, ένας μέσα στον φάκελο δεδομένων.
cli-ladder-example-1 = euchre ladder --players random,club,worlds-50 --deals 200

cli-train = Μαθαίνει την αγορά παίζοντας με τον εαυτό του, σε παιχνίδι όπου το ατού βγαίνει από το ανοιχτό φύλλο.
cli-train-more = Ο πίνακας πάει εκεί που τον ψάχνουν οι παίκτες-υπολογιστές. Ό,τι μαθαίνεται φυλάγεται κατά διαστήματα: η ίδια εντολή συνεχίζει από εκεί που σταμάτησε. Χρειάζεται το NumPy, το πρόσθετο «train» αυτού του πακέτου.
cli-train-WHAT = Τι να μάθει: bidding (αγορά).
cli-train-game = Σύνολο κανόνων από το «euchre games» ή σύνδεσμος όπως na24:end.target=5· αν δεν δοθεί, na24.
cli-train-iterations = Από πόσες διανομές να μάθει· αν δεν δοθεί, 8000000.
cli-train-threads = Πόσα νήματα παίζουν τις διανομές· το αποτέλεσμα δεν εξαρτάται από αυτό.
cli-train-out = Το αρχείο που θα γραφτεί· αλλιώς ένα στον φάκελο δεδομένων, όπου το βρίσκουν οι παίκτες.
cli-train-example-1 = euchre train bidding --game na24 --seed 1

cli-serve = Ανοίγει ένα τραπέζι στον περιηγητή.
cli-serve-port = Η θύρα· αν δεν δοθεί, 8000 ή η επόμενη ελεύθερη.
cli-serve-host-name = Άλλο όνομα με το οποίο οι περιηγητές μπορούν να βρίσκουν αυτόν τον διακομιστή.
cli-any-db = Τα παιχνίδια φυλάγονται σε αυτή τη βάση PostgreSQL, postgresql://USER@HOST/NAME, αντί στον φάκελο δεδομένων (το ίδιο κάνει το EUCHRE_DB).
cli-serve-host = Ανοιχτό σε όλους στο δίκτυο του σπιτιού, με τη διεύθυνση και ως κωδικό QR.
cli-serve-listen = Να ακούει σε αυτή τη διεύθυνση αντί σε εκείνη αυτού του υπολογιστή, όπως 0.0.0.0 μέσα σε container.
cli-serve-proxy = Η διεύθυνση ενός διακομιστή μεσολάβησης (proxy), που γίνεται πιστευτός όταν λέει για ποιον ρωτάει.
cli-serve-open-metrics = Το /metrics το διαβάζουν όλοι, όχι μόνο αυτός ο υπολογιστής (εναλλακτικά, το EUCHRE_METRICS_TOKEN ορίζει ένα διακριτικό).
cli-serve-log = Να λέει και κάθε αίτημα, ως text ή ως json.
cli-serve-no-open = Να μην ανοίξει περιηγητής.
cli-serve-bus = Τα τραπέζια μοιράζονται με άλλες διεργασίες διακομιστή μέσω NATS σε αυτή τη διεύθυνση, nats://HOST:PORT, ή μέσω ενός που ξεκινά εδώ: embedded (το ίδιο κάνει το EUCHRE_BUS).
cli-serve-grace = Δευτερόλεπτα χωρίς σύνδεση, μετά από τα οποία ένας παίκτης-υπολογιστής παίζει στη θέση κάποιου· αν δεν δοθούν, 30.

cli-backup = Αντιγράφει όλα τα παιχνίδια σε ένα αρχείο, ενώ ο διακομιστής συνεχίζει.
cli-backup-FILE = Το αρχείο, που δεν πρέπει να υπάρχει ήδη.
cli-restore = Επαναφέρει όλα τα παιχνίδια από αντίγραφο ασφαλείας, εκεί όπου δεν υπάρχει κανένα.
cli-restore-FILE = Ένα αρχείο που έφτιαξε το «euchre backup», από οποιοδήποτε από τα δύο είδη βάσης δεδομένων.

## Errors

cli-unknown-command = Δεν υπάρχει εντολή «{ $name }»· μήπως εννοείτε μία από τις { $near };
cli-unknown-flag = { $command ->
    [none] Δεν υπάρχει επιλογή { $name }· υπάρχουν: { $near }.
   *[other] Η εντολή { $command } δεν έχει επιλογή { $name }· δυνατές: { $near }.
}
cli-too-many = Η εντολή { $command } δεν ξέρει τι να κάνει το «{ $name }»· «euchre { $command } --help» λέει τι δέχεται.
cli-missing = Η εντολή { $command } χρειάζεται { $name }· «euchre { $command } --help» λέει τι είναι αυτό.
cli-switch-has-value = { $flag } δεν παίρνει τιμή, αλλά δόθηκε «{ $value }».
cli-flag-needs-value = { $flag } χρειάζεται τιμή: { $flag } { $value }.
cli-bad-number = { $flag } δεν μπορεί να είναι «{ $value }»: είναι ακέραιος αριθμός από { $low } έως { $high }.
cli-bad-setting = «{ $setting }» δεν είναι κανόνας της παρέας: γράψτε KEY=VALUE, όπως target=5.
cli-bad-log = Το --log δεν μπορεί να είναι «{ $value }»: είναι text ή json.
cli-bad-address = Το --at { $address } δεν είναι διεύθυνση διακομιστή: μια τέτοια αρχίζει με http:// ή https://.
cli-qr-too-long = Οι κανόνες αυτοί είναι πολύ μακροσκελείς για κωδικό QR ({ $n } χαρακτήρες): το --link τους τυπώνει ως κείμενο.
cli-qr-too-wide = Ο κωδικός QR έχει πλάτος { $n } στήλες και το τερματικό { $room }: μεγαλώστε το παράθυρο, ή τυπώστε το κείμενο με --link.
cli-no-language = Δεν υπάρχουν κείμενα στη γλώσσα «{ $name }»· υπάρχουν: { $available }.
cli-no-server = Ο διακομιστής δεν ξεκινάει: λείπει το πακέτο { $name }· εγκαταστήστε euchre[server].
cli-file-trouble = { $path }: { $why }.
cli-not-written = Η έξοδος δεν γράφτηκε: { $why }.
cli-fault = Αυτό είναι σφάλμα του προγράμματος, όχι δικό σας ({ $what }). Δεν χάθηκε τίποτα από όσα φυλάγονται.
cli-fault-kept = Αυτό είναι σφάλμα του προγράμματος, όχι δικό σας. Οι λεπτομέρειες είναι στο { $path }. Δεν χάθηκε τίποτα από όσα φυλάγονται.

## Rule sets and rule sheets

cli-games-next = «euchre rules NAME» τυπώνει το φύλλο κανόνων ενός παιχνιδιού, «euchre play NAME» το παίζει.
cli-rules-sources = Πηγές
# A card by itself, as it is drawn or in words.
cli-card = { CARD($card) }
cli-bower-right = δεξιός βαλές
cli-bower-left = αριστερός βαλές
cli-bower-benny = Benny

## Playing line by line

# What may be typed, parted by commas. Write what players of the language say.
# Words stand with and without accents: many people type without them. A final «ατού» is
# taken off as a word of naming, so «χωρίς» alone is a word for no trump too.
plain-word-pass = πάσο, πασο, π, το απορρίπτω, το απορριπτω, απορρίπτω, απορριπτω
plain-word-order = το δέχομαι, το δεχομαι, δέχομαι, δεχομαι, στηρίζω, στηριζω, το στηρίζω, το στηριζω, το παίρνω, το παιρνω, παίρνω, παιρνω
plain-word-alone = χωρίς συμπαίκτη, χωρις συμπαικτη, σόλο, σολο
plain-word-name = ατού, ατου, ορίζω ατού, οριζω ατου, ορίζω, οριζω, δηλώνω, δηλωνω, ζητώ, ζητω, ζητάω, ζηταω, καλώ, καλω
plain-word-no-trump = χωρίς ατού, χωρις ατου, χωρίς, χωρις, χα
plain-word-decline = το αφήνω, το αφηνω, το αφήνω κάτω, το αφηνω κατω, αφήνω, αφηνω, κρατώ, κρατω, κρατώ τα φύλλα μου, κρατω τα φυλλα μου
plain-word-ask-best = ζητώ, ζητω, ζητάω, ζηταω, ζητώ το καλύτερο, ζητω το καλυτερο, το καλύτερο, το καλυτερο
plain-word-defend-alone = άμυνα, αμυνα, άμυνα χωρίς συμπαίκτη, αμυνα χωρις συμπαικτη
plain-word-take-over = αναλαμβάνω, αναλαμβανω, αναλαμβάνω εγώ, αναλαμβανω εγω
plain-word-jambone = jambone, ανοιχτά, ανοιχτα
plain-word-jamboree = jamboree, δείχνω, δειχνω
plain-word-redeal = νέα μοιρασιά, νεα μοιρασια, μοιρασιά, μοιρασια
plain-word-go-under = αλλάζω, αλλαζω, αλλάζω τρία, αλλαζω τρια, αλλάζω τρία φύλλα, αλλαζω τρια φυλλα
plain-word-bid = δηλώνω, δηλωνω, λέω, λεω
plain-word-low = μικρά, μικρα, χωρίς ατού μικρά, χωρις ατου μικρα, χωρίς ατού (μικρά), χωρις ατου (μικρα), στα μικρά, στα μικρα, χαμ
plain-word-stay = συμμετέχω, συμμετεχω, παίζω, παιζω, μένω, μενω
plain-word-drop-out = αποσύρομαι, αποσυρομαι, δεν παίζω, δεν παιζω, δεν συμμετέχω, δεν συμμετεχω, βγαίνω, βγαινω
plain-word-help = ?, ;, βοήθεια, βοηθεια
plain-word-hand = χέρι, χερι, φύλλα, φυλλα
plain-word-tricks = μπάζες, μπαζες, μπάζα, μπαζα
plain-word-auction = αγορά, αγορα, ατού, ατου, δηλώσεις, δηλωσεις
plain-word-score = σκορ, πόντοι, ποντοι
plain-word-rules = κανόνες, κανονες
plain-word-choices = επιλογές, επιλογες
plain-word-hint = συμβουλή, βοήθεια στο παιχνίδι, τι να παίξω
plain-word-explain = εξήγησε, εξήγηση, καθοδήγηση, γιατί
plain-word-quit = τέλος, τελος, φεύγω, φευγω, έξοδος, εξοδος

plain-welcome = Γράψτε τον αριθμό μιας επιλογής, ένα φύλλο όπως JD ή 10♦, ή μια λέξη όπως πάσο, το δέχομαι, χωρίς συμπαίκτη ή κούπες. Για να δείτε κάτι, γράψτε χέρι, μπάζες, αγορά, σκορ, κανόνες ή ?· με τέλος φεύγετε, και το παιχνίδι φυλάγεται.
plain-help = Γράψτε τον αριθμό μιας επιλογής, ένα φύλλο (JD, 10♦), ή ό,τι θα λέγατε: πάσο, το δέχομαι, το δέχομαι χωρίς συμπαίκτη, κούπες, κούπες χωρίς συμπαίκτη. Για να δείτε κάτι: συμβουλή, εξήγησε, επιλογές, χέρι, μπάζες, αγορά, σκορ, κανόνες. Για να φύγετε: τέλος· «euchre play --plain --resume» συνεχίζει.
# An auction of bids: the choices are not numbered there.
plain-welcome-bids = Στην πλειοδοσία ο αριθμός είναι δήλωση για τόσες μπάζες: με 4 δηλώνετε τέσσερις. Οι άλλες δηλώσεις γράφονται με λέξεις, όπως πάσο.
plain-welcome-bids-trump = Στην πλειοδοσία ο αριθμός είναι δήλωση για τόσες μπάζες, και το ατού ακολουθεί: γράψτε 6S ή 6 μπαστούνια. Οι άλλες δηλώσεις γράφονται με λέξεις, όπως πάσο.
plain-bids = Μπορείτε να γράψετε:
# What the letters after a bid are.
plain-bids-letters = S, H, D και C είναι τα χρώματα{ $low ->
    [yes] , N είναι χωρίς ατού και L χωρίς ατού με καλύτερα τα μικρά.
    [no] , και N είναι χωρίς ατού.
   *[none] .
}
plain-bid-name = { BID($bid, form: "cap") }
# How a bid is typed where the trump stands after its name.
plain-bid-in = { $bid } { $suit }
plain-other-choices = Οι άλλες επιλογές:
plain-learned = Αυτή ήταν η πρώτη διανομή με καθοδήγηση. Με «εξήγησε» μαθαίνετε περισσότερα όποτε θέλετε.
plain-not-understood = «{ $typed }» δεν είναι καμία από τις επιλογές. Γράψτε έναν αριθμό, ένα φύλλο ή μια δήλωση· το ? λέει περισσότερα.
plain-try-again = Κάντε χώρο και πατήστε Enter για νέα προσπάθεια, ή γράψτε τέλος. Ό,τι έγινε πριν φυλάγεται.
plain-hand = Τα φύλλα σας: { $cards }.
plain-exposed = Ανοιχτά φύλλα, { $who }: { $cards }.
plain-hand-hidden = Τα φύλλα σας είναι κλειστά.
plain-trump = Ατού: { $suit ->
    [N] κανένα
    [L] κανένα (περνούν τα μικρά)
   *[other] { SUIT($suit) }
}.
plain-trump-by-lead = Ατού: το χρώμα της πρώτης εξόδου.
plain-trick = Μπάζα { $n }: { $cards }. { $you ->
    [yes] Την πήρατε.
   *[no] Την πήρε { $who }.
}
plain-trick-now = Στο τραπέζι: { $cards }.
plain-no-tricks = Δεν έχει παιχτεί καμία μπάζα.
# The cards of a player after a deal. $kind says which there are.
plain-cards-of = { $who }: { $kind ->
    [both] { $cards }· δεν παίχτηκαν: { $kept }
    [played] { $cards }
    [kept] δεν παίχτηκαν: { $kept }
   *[none] δεν φανερώθηκαν
}
plain-kitty = Περισσεύουν: { $cards }

# Something could not be kept, so it was not done; said at both tables.
play-not-kept = Αυτό δεν έγινε, γιατί δεν μπόρεσε να φυλαχτεί ({ $path }: { $why }).

## Starting and leaving a game

play-over = Το παιχνίδι φυλάγεται στο { $path }· «euchre replay» το δείχνει ξανά.
play-left = Το παιχνίδι φυλάγεται. «euchre play --resume» το συνεχίζει.
play-no-seat = Δεν υπάρχει θέση { $seat } σε αυτό το τραπέζι: οι θέσεις είναι από 0 έως { $last }, με τη φορά των δεικτών του ρολογιού.
play-no-pace = Δεν υπάρχει ρυθμός «{ $pace }»· υπάρχουν: { $paces }.
play-players = --players: δόθηκαν { $n } ονόματα, αλλά χρειάζονται { $wanted }, αρχίζοντας από τα αριστερά σας· ένα όνομα ισχύει για όλους.
play-resume-alone = --resume συνεχίζει ένα παιχνίδι όπως είναι, άρα { $flag } δεν δίνεται μαζί του.
play-no-game = Δεν υπάρχει παιχνίδι για συνέχεια στο { $path }· «euchre play» αρχίζει ένα.
play-no-folder = Δεν μπορεί να φυλαχτεί παιχνίδι στο { $path }: { $why }. Δώστε άλλον φάκελο με --data.
play-not-ours = { $path } δεν είναι παιχνίδι αυτού του προγράμματος που να συνεχίζεται· «euchre play» αρχίζει άλλο, και «euchre replay» δείχνει αυτό.
play-broken-game = { $path } δεν μπορεί να συνεχιστεί. { $problem } Τίποτα δεν άλλαξε μέσα του· «euchre replay» το δείχνει ως εκεί που φτάνει.
play-no-textual = Το τραπέζι δεν μπορεί να ζωγραφιστεί: λείπει το πακέτο { $name }· εγκαταστήστε euchre[tui], ή παίξτε με --plain.
player-unknown = Δεν υπάρχει παίκτης «{ $name }»· μήπως εννοείτε { $near };
player-no-parameter = Ο παίκτης { $player } δεν έχει παράμετρο «{ $name }»· δυνατές: { $allowed }.
player-bad-value = { $name } του παίκτη { $player } δεν μπορεί να είναι «{ $value }»· δυνατές τιμές: { $allowed }.

## Deals and positions

deal-again = «--seed { $seed }» δίνει ξανά αυτή τη διανομή.
position-aside = (πετάχτηκαν: { $cards })
position-turned = Ανοιχτό φύλλο
position-kitty = Περισσεύουν
show-no-deal = Το κείμενο δεν είναι διανομή: { $why }.
show-no-action = Η κίνηση αριθμός { $n } δεν διαβάζεται: { $why }.
show-refused = Η κίνηση αριθμός { $n }, «{ $action }», παραβαίνει τους κανόνες. { $why } Δυνατές κινήσεις: { $legal }.
show-legal = Δυνατές κινήσεις: { $legal }

## Files of games

file-problem = { $path }: { $problem }
file-remark = { $path }: Παρατήρηση: { $problem }
file-too-large = { $path } είναι πολύ μεγάλο για παιχνίδι: πάνω από { $n } MB.
file-not-text = { $path } δεν είναι αρχείο κειμένου (το byte { $n } δεν είναι UTF-8).
replay-deal = Διανομή { $n }
replay-no-deal = Δεν υπάρχει διανομή { $n } στο { $path }: { $last ->
    [0] δεν έχει καμία
    [one] έχει μία διανομή
   *[other] έχει { $last } διανομές
}.
replay-completed = Τα φύλλα που λείπουν από την καταγραφή συμπληρώθηκαν.
replay-unfinished = Η καταγραφή αυτής της διανομής τελειώνει εδώ.
replay-score = Σκορ: { $scores }.
# $deals, $games and $refused are numbers as they are, for programs that read this line.
check-report = Διανομές που παίχτηκαν ξανά: { $deals }, παιχνίδια που τελειώνουν ακριβώς στο σκορ της νίκης: { $games }, απορρίφθηκαν: { $refused }:
check-games = Παιχνίδια που δεν τελειώνουν ακριβώς στο σκορ της νίκης: { $n }

convert-done = Γράφτηκε: { $path }.
convert-no-format = { $path } δεν λέει σε ποια μορφή να γραφτεί: το όνομα να τελειώνει σε .jsonl ή .egn.
convert-not-written = { $path }: το PTN του Trickster μόνο διαβάζεται· το όνομα να τελειώνει σε .jsonl ή .egn.
convert-folder = { $path } είναι φάκελος· δώστε ένα αρχείο.
convert-refused = Δεν γράφτηκε το { $path }, γιατί το παιχνίδι παραβαίνει τους κανόνες.

## Matches of computer players

match-illegal = Ο παίκτης { $player } έκανε κίνηση που δεν επιτρέπεται: { $action }. Αυτό είναι σφάλμα του παίκτη.
match-stopped = Διακοπή. Ό,τι έχει παιχτεί είναι στο { $path }· η ίδια εντολή συνεχίζει από εκεί.
train-unknown = Δεν υπάρχει τίποτα με όνομα «{ $name }» για να μάθει· μόνο bidding.
train-nothing = Η αγορά μαθαίνεται όπου το ατού βγαίνει από το ανοιχτό φύλλο, ανάμεσα σε δύο ομάδες ή με έναν εναντίον όλων. Αυτό το παιχνίδι δεν είναι τέτοιο.
train-needs-numpy = Η εκμάθηση χρειάζεται το NumPy: εγκαταστήστε το πρόσθετο «train» αυτού του πακέτου.
train-bad-checkpoint = Το { $path } δεν είναι ό,τι φύλαξε μια προηγούμενη εκκίνηση αυτής της εκμάθησης. Σβήστε το για να αρχίσει από την αρχή.
train-stopped = Διακοπή. Ό,τι έχει μάθει ως τώρα είναι στο { $path }· η ίδια εντολή συνεχίζει από εκεί.
train-done = { $deals ->
    [one] Έμαθε από μία διανομή· ο πίνακας είναι στο { $path }.
   *[other] Έμαθε από { $deals } διανομές· ο πίνακας είναι στο { $path }.
}
train-digest = SHA-256 των πιθανοτήτων του: { $digest }

## For whoever runs a server

cli-reports = Δείχνει τι ανέφεραν οι παίκτες ο ένας για τον άλλον, με όσα ειπώθηκαν πριν και μετά.
cli-reports-all = Δείχνει και τις αναφορές που έκλεισαν.
cli-reports-done = Κλείνει την αναφορά με αυτόν τον αριθμό. Μπορεί να δοθεί πολλές φορές.
cli-tidy = Αφαιρεί τραπέζια που κανείς δεν χρησιμοποίησε για πολύ καιρό. Ο διακομιστής το κάνει και μόνος του· σταματήστε τον πρώτα.
cli-any-tidy-empty = Αφαιρεί τραπέζια όπου δεν μοιράστηκε ποτέ φύλλο, αφού κανείς δεν τα χρησιμοποίησε για τόσες ημέρες· αν δεν δοθούν, 30· το 0 σημαίνει ποτέ.
cli-any-tidy-played = Αφαιρεί τραπέζια όπου μοιράστηκαν φύλλα, μαζί με τα αρχεία τους, αφού κανείς δεν τα χρησιμοποίησε για τόσες ημέρες· αν δεν δοθούν, ποτέ.
reports-none = Καμία αναφορά δεν περιμένει.
reports-head = Αναφορά { $n }: { $time } UTC, τραπέζι { $table }
reports-head-done = Αναφορά { $n }, έκλεισε: { $time } UTC, τραπέζι { $table }
reports-why = { $who } αναφέρει: { $other }, «{ $why }»
reports-ids = Τα αναγνωριστικά τους: { $who }, { $other }
reports-marked = Η αναφορά { $n } έκλεισε.
reports-unknown = Δεν υπάρχει αναφορά { $n }. Το «euchre reports --all» δείχνει όσες υπάρχουν.
tidy-done = { $n ->
    [one] Αφαιρέθηκε ένα τραπέζι.
   *[other] Αφαιρέθηκαν { $n } τραπέζια.
}
