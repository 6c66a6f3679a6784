### Επιλογές, οι τιμές τους, έτοιμα παιχνίδια, πηγές και τι δεν πάει καλά με κανόνες.
#
# option-KEY       the label of an option, KEY as after --set with a dash for the dot
# option-KEY-why   one sentence: what it does
# option-KEY-VALUE the label of a value

value-true = ναι
value-false = όχι
value-number = { $n }
# A number that is 0: no points, no limit.
value-none = δεν ισχύει
# Packets: rounds of dealing, each seat's number from the dealer's left.
value-packets = { $packets }

# An option and what it is set to, as a house rule is listed.
setting-value = { $option }: { $value }
setting-unused = { $setting } (δεν αλλάζει τίποτα σε αυτό το παιχνίδι)
# A bid of a ladder, and what is said of it ("Nap (5 tricks, wins 10, loses 5)").
ladder-bid = { BID($bid) }
ladder-bid-with = { BID($bid) } ({ $details })
ladder-wins = κερδίζει { $n }
ladder-loses = χάνει { $n }
# $n cards that the lone maker may exchange with the partner
ladder-alone = { $n ->
    [0] χωρίς συμπαίκτη
    [one] χωρίς συμπαίκτη, με ένα φύλλο του
   *[other] χωρίς συμπαίκτη, με { $n } φύλλα του
}
ladder-over-last = μόνο πάνω από την προηγούμενη

## Groups

group-table = Παίκτες
group-pack = Φύλλα
group-deal = Μοιρασιά
group-auction = Αγορά
group-bids = Δηλώσεις
group-entry = Ποιοι παίζουν
group-exchange = Αλλαγή φύλλων
group-play = Παίξιμο
group-score = Πόντοι
group-end = Τέλος του παιχνιδιού

## Players

option-players = Παίκτες
option-players-why = Πόσες θέσεις έχει το τραπέζι.
option-partners = Συμπαίκτες
option-partners-why = Ποιος παίζει με ποιον.
option-partners-opposite = δύο σταθερές ομάδες, εναλλάξ στο τραπέζι
option-partners-maker_against_all = ο αγοραστής εναντίον όλων
option-partners-called = ο αγοραστής με όποιον έχει το φύλλο που ζητάει, εναντίον όλων των άλλων
option-partners-nobody = κανένας: καθένας για τον εαυτό του

## Cards

option-pack-lowest = Μικρότερο φύλλο
option-pack-lowest-why = Η τράπουλα έχει όλα τα φύλλα από αυτό έως τον άσο: με το εννιά 24 φύλλα, με το επτά 32.
option-pack-copies = Πόσες φορές κάθε φύλλο
option-pack-copies-why = Πόσες φορές υπάρχει κάθε φύλλο στην τράπουλα· ο Benny υπάρχει μία φορά.
option-pack-benny = Benny
option-pack-benny-why = Ένα επιπλέον φύλλο που περνάει τον δεξιό βαλέ και είναι πάντα ατού.
option-pack-benny-none = χωρίς Benny
option-pack-benny-joker = ο μπαλαντέρ
option-pack-benny-two_of_spades = το δύο μπαστούνι, που τότε δεν μετράει για μπαστούνι

## Deal

option-deal-first_dealer = Πρώτος ντίλερ
option-deal-first_dealer-why = Πώς βρίσκεται ο πρώτος ντίλερ του παιχνιδιού· μετά η μοιρασιά περνάει προς τα αριστερά.
option-deal-first_dealer-random = με κλήρο
option-deal-first_dealer-first_jack = ο πρώτος βαλές που πέφτει ανοιχτός
option-deal-first_dealer-first_black_jack = ο πρώτος μαύρος βαλές που πέφτει ανοιχτός
option-deal-first_dealer-lowest_draw = όποιος τραβήξει το μικρότερο φύλλο
option-deal-first_dealer-highest_draw = όποιος τραβήξει το μεγαλύτερο φύλλο
option-deal-packets = Δόσεις της μοιρασιάς
option-deal-packets-why = Πόσα φύλλα παίρνει κάθε θέση σε κάθε γύρο της μοιρασιάς, αρχίζοντας αριστερά από τον ντίλερ· ντίλερ που δεν παίρνει κανένα μένει έξω.
option-deal-turn_up = Ανοιχτό φύλλο
option-deal-turn_up-why = Αν ανοίγει το επόμενο φύλλο μετά τη μοιρασιά, όπως χρειάζεται όταν η αγορά γίνεται για αυτό.
option-deal-redeal = Χέρι για νέα μοιρασιά
option-deal-redeal-why = Ένα χέρι τόσο αδύναμο που όποιος το έχει μπορεί να το δείξει, και να μοιράσει πάλι ο ίδιος ντίλερ.
option-deal-redeal-none = κανένα
option-deal-redeal-ace_no_face = εννιάρια και δεκάρια με έναν μόνο άσο
option-deal-redeal-no_ace_no_face = χωρίς άσο, φιγούρα ή Benny (farmer's hand)
option-deal-redeal-no_ace_no_face_no_trump = χωρίς άσο, φιγούρα, Benny ή φύλλο στο χρώμα του ανοιχτού
option-deal-redeals_each = Νέες μοιρασιές ανά παίκτη
option-deal-redeals_each-why = Πόσες φορές σε ένα παιχνίδι μπορεί κάθε παίκτης να ζητήσει νέα μοιρασιά· 0 σημαίνει πάντα.
option-deal-go_under = Αλλαγή τριών φύλλων (going under)
option-deal-go_under-why = Ένα αδύναμο χέρι μπορεί να δειχτεί και να αλλάξει τρία φύλλα του με τρία κλειστά από αυτά που περισσεύουν.
option-deal-go_under-none = δεν παίζεται
option-deal-go_under-no_ace_no_face = χωρίς άσο, φιγούρα ή Benny
option-deal-go_under-three_nines_tens = με τρία ή περισσότερα εννιάρια και δεκάρια, που είναι και τα φύλλα που αλλάζουν

## Making trump

option-auction-kind = Είδος αγοράς
option-auction-kind-why = Πώς ορίζεται το ατού.
option-auction-kind-turn_up = για το ανοιχτό φύλλο
option-auction-kind-bids = πλειοδοσία (κάθε δήλωση μεγαλύτερη από την προηγούμενη)
option-auction-kind-fixed = καμία: ατού είναι το χρώμα του ανοιχτού φύλλου
option-auction-stick_the_dealer = Υποχρεωτική αγορά (stick the dealer)
option-auction-stick_the_dealer-why = Αν ο ντίλερ μπορεί να πει πάσο όταν όλοι οι άλλοι είπαν πάσο δύο φορές.
option-auction-stick_the_dealer-off = όχι: ο ντίλερ μπορεί να πει πάσο
option-auction-stick_the_dealer-stick = ο ντίλερ πρέπει να ορίσει ατού
option-auction-stick_the_dealer-stick_or_pay = ο ντίλερ ορίζει ατού ή δίνει έναν πόντο στους αντιπάλους
option-auction-all_pass = Αν όλοι πουν πάσο
option-auction-all_pass-why = Ποιος μοιράζει μετά από διανομή στην οποία δεν όρισε ατού κανείς.
option-auction-all_pass-next_dealer = μοιράζει ο επόμενος
option-auction-all_pass-same_dealer = μοιράζει πάλι ο ίδιος
option-auction-no_trump = Χωρίς ατού
option-auction-no_trump-why = Αν μια διανομή μπορεί να παιχτεί χωρίς ατού· τότε οι βαλέδες είναι απλά φύλλα.
option-auction-no_trump-never = ποτέ
option-auction-no_trump-callable = δηλώνεται όπως ένα χρώμα
option-auction-no_trump-when_passed_out = όταν όλοι πουν πάσο δύο φορές
option-auction-low_no_trump = Χωρίς ατού (μικρά)
option-auction-low_no_trump-why = Το «χωρίς ατού» δηλώνεται και με καλύτερα τα μικρά: τότε περνάει το μικρότερο φύλλο κάθε χρώματος.
option-auction-dirty_clubs = Σπαθιά αμέσως ατού (dirty clubs)
option-auction-dirty_clubs-why = Αν ανοίξει σπαθί, τα σπαθιά είναι αμέσως ατού: δεν γίνεται αγορά, και κανείς δεν αποσύρεται.
option-auction-must_hold = Ατού στο χέρι
option-auction-must_hold-why = Ποιος χρειάζεται φύλλο του χρώματος για να το ορίσει ατού· ο αριστερός βαλές και ο Benny δεν μετρούν.
option-auction-must_hold-nobody = κανείς
option-auction-must_hold-caller = όποιος ορίζει ατού
option-auction-must_hold-caller_or_turned = όποιος ορίζει ατού, και για τον ντίλερ μετράει το ανοιχτό φύλλο
option-auction-must_hold-dealer = ο ντίλερ, για να πάρει το ανοιχτό φύλλο
option-auction-turned_bower_forces_pick_up = Υποχρεωτικός ανοιχτός βαλές
option-auction-turned_bower_forces_pick_up-why = Ο ντίλερ πρέπει να πάρει τον ανοιχτό βαλέ που δεν δέχτηκε κανείς (χωρίς επιβεβαίωση: από γενικά βιβλία για παιχνίδια με φύλλα).
option-auction-canadian_loner = Καναδική δήλωση (Canadian loner)
option-auction-canadian_loner-why = Ο συμπαίκτης του ντίλερ δέχεται το ανοιχτό φύλλο μόνο αν παίξει χωρίς συμπαίκτη· ο δεύτερος γύρος είναι ελεύθερος.
option-auction-benny_turned = Ανοιχτό φύλλο ο Benny
option-auction-benny_turned-why = Τι γίνεται όταν το ανοιχτό φύλλο είναι ο Benny.
option-auction-benny_turned-named_blind = ο ντίλερ ορίζει ατού πριν δει τα φύλλα του
option-auction-benny_turned-counts_as_suit = προτείνει ένα χρώμα που έχει συμφωνηθεί από πριν
option-auction-benny_turned-redeal = μοιράζει πάλι ο ίδιος ντίλερ
option-auction-benny_suit = Χρώμα του ανοιχτού Benny
option-auction-benny_suit-why = Το χρώμα που προτείνει ο ανοιχτός Benny, όπου προτείνει κάποιο.
option-auction-blind_maker_may_go_alone = Τυφλή δήλωση χωρίς συμπαίκτη
option-auction-blind_maker_may_go_alone-why = Ο ντίλερ που όρισε ατού στα τυφλά μπορεί, αφού δει τα φύλλα του, να παίξει χωρίς συμπαίκτη (προκύπτει από τους άλλους κανόνες· δεν το λέει καμία πηγή).

## Bids

option-bids-ladder = Δυνατές δηλώσεις
option-bids-ladder-why = Οι δηλώσεις από τη μικρότερη στη μεγαλύτερη: αριθμοί μπαζών, και δηλώσεις με όνομα.
option-bids-rounds = Γύροι δηλώσεων
option-bids-rounds-why = Πόσο διαρκεί η πλειοδοσία· τελειώνει αμέσως όταν κανείς δεν μπορεί να ανεβεί.
option-bids-rounds-once = μία φορά κάθε παίκτης
option-bids-rounds-twice = το πολύ δύο φορές κάθε παίκτης
option-bids-rounds-until_passed = ώσπου να πουν πάσο όλοι οι άλλοι· όποιος είπε πάσο δηλώνει και αργότερα
option-bids-rounds-pass_is_out = ώσπου να πουν πάσο όλοι οι άλλοι· όποιος είπε πάσο δεν δηλώνει πια
option-bids-trump = Ατού της δήλωσης
option-bids-trump-why = Πότε λέγεται το ατού μιας δήλωσης.
option-bids-trump-after = μετά την πλειοδοσία, από όποιον έκανε τη μεγαλύτερη δήλωση
option-bids-trump-with_bid = μαζί με κάθε δήλωση
option-bids-trump-first_lead = ποτέ: ατού είναι το χρώμα της πρώτης εξόδου του αγοραστή
option-bids-forced = Υποχρεωτική δήλωση
option-bids-forced-why = Ποιος πρέπει να δηλώσει όταν όλοι οι άλλοι είπαν πάσο.
option-bids-forced-nobody = κανείς
option-bids-forced-dealer = ο ντίλερ
option-bids-forced-joker_holder = όποιος έχει τον Benny
option-bids-forced_bid = Μπάζες της υποχρεωτικής δήλωσης
option-bids-forced_bid-why = Πόσες μπάζες υπόσχεται η υποχρεωτική δήλωση· ο ντίλερ μπορεί να δηλώσει και περισσότερες.
option-bids-forced_loses_half = Η υποχρεωτική χάνει τα μισά
option-bids-forced_loses_half-why = Όποιος δήλωσε υποχρεωτικά και μπήκε μέσα χάνει τα μισά από όσα δήλωσε, με στρογγύλεμα προς τα πάνω (το στρογγύλεμα δεν το λέει καμία πηγή).
option-bids-misere_no_trump = Μιζέρια χωρίς ατού
option-bids-misere_no_trump-why = Η μιζέρια, η δήλωση για καμία μπάζα, παίζεται χωρίς ατού.
option-bids-pay = Πόντοι της δήλωσης
option-bids-pay-why = Ποιος παίρνει ή χάνει πόντους όταν μια δήλωση βγαίνει ή μπαίνει μέσα.
option-bids-pay-tricks = ένας πόντος ανά μπάζα· όποιος μπαίνει μέσα χάνει όσα δήλωσε
option-bids-pay-stakes = ο αγοραστής παίρνει τη δήλωση από κάθε αντίπαλο, ή την πληρώνει στον καθένα
option-bids-pay-maker_only = ο αγοραστής κερδίζει ή χάνει τη δήλωση, και οι άλλοι τίποτα
option-bids-pay-winners = η δήλωση στον αγοραστή, ή στους άλλους αν μπει μέσα
option-bids-bonus = Επιπλέον για δήλωση που βγαίνει
option-bids-bonus-why = Πόντοι πάνω από τις μπάζες για την ομάδα που βγάζει τη δήλωσή της.
option-bids-lone_factor = Πολλαπλασιαστής χωρίς συμπαίκτη
option-bids-lone_factor-why = Με αυτόν τον αριθμό πολλαπλασιάζεται ό,τι κερδίζει ή χάνει η δήλωση, αν ο αγοραστής διάλεξε να παίξει χωρίς συμπαίκτη.
option-bids-pool = Κάσα
option-bids-pool-why = Πόντοι που βάζει κάθε παίκτης στην κάσα σε κάθε διανομή· την παίρνει όποιος δηλώσει όλες τις μπάζες και τις κάνει.

## Playing and defending alone

option-entry-alone = Παιχνίδι χωρίς συμπαίκτη
option-entry-alone-why = Όποιος ορίζει ατού μπορεί να παίξει χωρίς τον συμπαίκτη, που αφήνει κάτω τα φύλλα του.
option-entry-partner_may_take_over = Αναλαμβάνει ο συμπαίκτης
option-entry-partner_may_take_over-why = Ο συμπαίκτης εκείνου που παίζει χωρίς συμπαίκτη μπορεί, αν δεν είπε πάσο, να αναλάβει και να παίξει αντί για εκείνον.
option-entry-defend_alone = Άμυνα χωρίς συμπαίκτη
option-entry-defend_alone-why = Πότε ένας αμυνόμενος μπορεί να παίξει χωρίς τον άλλον.
option-entry-defend_alone-never = ποτέ
option-entry-defend_alone-vs_lone_maker = όταν και ο αγοραστής παίζει χωρίς συμπαίκτη
option-entry-defend_alone-always = απέναντι σε κάθε αγοραστή
option-entry-steps = Σειρά των βημάτων
option-entry-steps-why = Με ποια σειρά γίνονται όσα μεσολαβούν από την αγορά έως την πρώτη έξοδο.
option-entry-steps-take_over = αναλαμβάνει ο συμπαίκτης
option-entry-steps-defend_alone = άμυνα χωρίς συμπαίκτη
option-entry-steps-pick_up = αλλαγή του ντίλερ
option-entry-steps-partners_best = το καλύτερο του συμπαίκτη
option-entry-steps-defenders_best = το καλύτερο για την άμυνα
option-entry-steps-widow = ο τζόγος
option-entry-steps-call_partner = ζητιέται συμπαίκτης
option-entry-steps-usual = η συνηθισμένη
option-entry-steps-stay = συμμετοχή ή απόσυρση
option-entry-called_card = Φύλλο του κρυφού συμπαίκτη
option-entry-called_card-why = Ποιο φύλλο μπορεί να ζητήσει ο αγοραστής, όπου συμπαίκτης γίνεται όποιος το έχει.
option-entry-called_card-ace = άσος που δεν είναι ατού
option-entry-called_card-any_plain = κάθε φύλλο που δεν είναι ατού
option-entry-may_drop_out = Απόσυρση
option-entry-may_drop_out-why = Πριν από την πρώτη έξοδο, κάθε παίκτης εκτός από τον αγοραστή μπορεί να αποσυρθεί από τη διανομή, χωρίς να κερδίσει ή να χάσει πόντους.

## Exchanging cards

option-exchange-pick_up = Αλλαγή του ντίλερ
option-exchange-pick_up-why = Αν ο ντίλερ πρέπει να πάρει το ανοιχτό φύλλο όταν το χρώμα του γίνεται ατού.
option-exchange-pick_up-optional = ο ντίλερ το παίρνει ή το αφήνει
option-exchange-pick_up-optional_if_ordered = ο ντίλερ μπορεί να το αφήσει αν το δέχτηκε άλλος
option-exchange-pick_up-mandatory = ο ντίλερ πρέπει να το πάρει
option-exchange-may_discard_turn_up = Πετάει και το ανοιχτό φύλλο
option-exchange-may_discard_turn_up-why = Αν ο ντίλερ μπορεί να πετάξει το φύλλο που μόλις πήρε.
option-exchange-partners_best = Το καλύτερο του συμπαίκτη
option-exchange-partners_best-why = Όποιος παίζει χωρίς συμπαίκτη μπορεί να του ζητήσει το καλύτερο φύλλο.
option-exchange-partners_best-none = δεν παίζεται
option-exchange-partners_best-discard_first = ο αγοραστής πετάει πρώτα
option-exchange-partners_best-receive_first = ο αγοραστής βλέπει πρώτα τα φύλλα του συμπαίκτη
option-exchange-partners_best_cards = Φύλλα από τον συμπαίκτη
option-exchange-partners_best_cards-why = Πόσα φύλλα δίνει ο συμπαίκτης και πετάει ο αγοραστής.
option-exchange-best_may_be_turn_up = Το ανοιχτό φύλλο ως καλύτερο
option-exchange-best_may_be_turn_up-why = Ο ντίλερ μπορεί να δώσει το ανοιχτό φύλλο στον συμπαίκτη που παίζει χωρίς αυτόν.
option-exchange-defenders_best = Το καλύτερο για την άμυνα
option-exchange-defenders_best-why = Όποιος αμύνεται χωρίς συμπαίκτη μπορεί να του ζητήσει το καλύτερο φύλλο, όπως και ο αγοραστής.
option-exchange-widow = Τζόγος
option-exchange-widow-why = Τι γίνονται τα φύλλα που περισσεύουν, όπου το ατού βγαίνει με πλειοδοσία.
option-exchange-widow-unused = δεν παίζεται
option-exchange-widow-taken = τον παίρνει ο αγοραστής, και πετάει άλλα τόσα φύλλα

## Play

option-play-bowers = Δεξιός, αριστερός βαλές (bowers)
option-play-bowers-why = Ο βαλές του ατού και ο άλλος κόκκινος ή μαύρος βαλές είναι τα δύο μεγαλύτερα ατού.
option-play-leader = Πρώτη έξοδος
option-play-leader-why = Ποιος κάνει έξοδο στην πρώτη μπάζα· αν εκείνος δεν παίζει, ο επόμενος προς τα αριστερά.
option-play-leader-left_of_dealer = ο παίκτης αριστερά από τον ντίλερ
option-play-leader-left_of_lone_maker = αριστερά από όποιον παίζει χωρίς συμπαίκτη, αλλιώς αριστερά από τον ντίλερ
option-play-leader-maker = ο αγοραστής
option-play-last_equal_card_wins = Από ίδια φύλλα κερδίζει το δεύτερο
option-play-last_equal_card_wins-why = Με διπλή τράπουλα, την μπάζα παίρνει το δεύτερο από δύο ίδια φύλλα και όχι το πρώτο.

## Points

option-score-made = Η αγορά βγαίνει
option-score-made-why = Πόντοι της ομάδας που αγόρασε, με τις περισσότερες μπάζες αλλά όχι όλες.
option-score-march = Όλες οι μπάζες (march)
option-score-march-why = Πόντοι της ομάδας που αγόρασε, με όλες τις μπάζες.
option-score-euchre = Euchre
option-score-euchre-why = Πόντοι της άμυνας, αν η ομάδα που αγόρασε δεν κάνει τις περισσότερες μπάζες.
option-score-lone_made = Βγαίνει χωρίς συμπαίκτη
option-score-lone_made-why = Πόντοι για αγορά χωρίς συμπαίκτη, με τις περισσότερες μπάζες αλλά όχι όλες.
option-score-lone_march = March χωρίς συμπαίκτη
option-score-lone_march-why = Πόντοι για αγορά χωρίς συμπαίκτη, με όλες τις μπάζες.
option-score-jambone = Jambone
option-score-jambone-why = Πόντοι για αγορά χωρίς συμπαίκτη που παίρνει όλες τις μπάζες με ανοιχτά φύλλα, ενώ ένας αντίπαλος λέει ποιο παίζεται· 0 αν δεν παίζεται (λέγεται 8· χωρίς επιβεβαίωση: από γενικά βιβλία για παιχνίδια με φύλλα).
option-score-jamboree = Jamboree
option-score-jamboree-why = Πόντοι για τον αγοραστή που δείχνει πριν από την πρώτη έξοδο τα πέντε μεγαλύτερα ατού· 0 αν δεν παίζεται (λέγεται 16· χωρίς επιβεβαίωση: από γενικά βιβλία για παιχνίδια με φύλλα).
option-score-lone_euchre = Euchre σε αγορά χωρίς συμπαίκτη
option-score-lone_euchre-why = Πόντοι δύο αμυνομένων, όταν μπαίνει μέσα αγορά χωρίς συμπαίκτη.
option-score-lone_defender = Euchre από άμυνα χωρίς συμπαίκτη
option-score-lone_defender-why = Πόντοι για άμυνα χωρίς συμπαίκτη που βάζει μέσα την αγορά, αλλά δεν παίρνει όλες τις μπάζες.
option-score-lone_defender_march = Όλες από άμυνα χωρίς συμπαίκτη
option-score-lone_defender_march-why = Πόντοι για άμυνα χωρίς συμπαίκτη που παίρνει όλες τις μπάζες.
option-score-super_euchre = Αγορά χωρίς καμία μπάζα
option-score-super_euchre-why = Πόντοι της άμυνας, αν η ομάδα που αγόρασε δεν κάνει καμία μπάζα.
option-score-four_tricks_needed = Τέσσερις μπάζες για τον πόντο
option-score-four_tricks_needed-why = Η ομάδα που αγόρασε χρειάζεται τέσσερις μπάζες για τον πόντο· με τρεις δεν παίρνει κανείς.
option-score-lone_must_take_all = Χωρίς συμπαίκτη όλες ή μέσα
option-score-lone_must_take_all-why = Όποιος παίζει χωρίς συμπαίκτη και δεν κάνει όλες τις μπάζες μπαίνει μέσα.
option-score-fast_break = Fast break
option-score-fast_break-why = Αν η ομάδα που αγόρασε χάσει τις δύο πρώτες μπάζες και κάνει τις άλλες τρεις, δεν παίρνει πόντο.
option-score-four_trick_tokens = Μάρκες για τέσσερις μπάζες
option-score-four_trick_tokens-why = Η ομάδα που κάνει τέσσερις μπάζες παίρνει μία μάρκα, και κάθε τέταρτη μάρκα είναι ένας πόντος.
option-score-set_back = Set-back
option-score-set_back-why = Η ομάδα που μπαίνει μέσα χάνει τους πόντους που θα έπαιρνε η άμυνα (χωρίς επιβεβαίωση: από γενικά βιβλία για παιχνίδια με φύλλα).
option-score-count_tricks = Ένας πόντος ανά μπάζα
option-score-count_tricks-why = Κάθε παίκτης παίρνει έναν πόντο για κάθε μπάζα του, και τίποτα άλλο.
option-score-double_after_pass_out = Διπλοί πόντοι αν είπαν όλοι πάσο
option-score-double_after_pass_out-why = Αν όλοι πουν πάσο, κανείς δεν παίρνει πόντους, και η επόμενη διανομή μετράει διπλά.
option-score-double_after_pass_out-sheet = Αν όλοι πουν πάσο, η επόμενη διανομή μετράει διπλά.
option-score-trickless = Χωρίς καμία μπάζα
option-score-trickless-why = Όπου κάθε μπάζα είναι ένας πόντος: τι χάνει όποιος συμμετείχε και δεν έκανε μπάζα, ή αγόρασε και μπήκε μέσα.

## End of the game

option-end-target = Πόντοι για τη νίκη
option-end-target-why = Το σκορ που κερδίζει το παιχνίδι· 0 αν κρίνουν οι διανομές ή το αντίστροφο μέτρημα.
option-end-deals = Όριο διανομών
option-end-deals-why = Μετά από τόσες διανομές το παιχνίδι τελειώνει, και κερδίζει το μεγαλύτερο σκορ· 0 αν δεν υπάρχει όριο.
option-end-count_down = Αντίστροφα από
option-end-count_down-why = Το σκορ αρχίζει από αυτόν τον αριθμό και κατεβαίνει, και κερδίζει όποιος φτάσει στο 0· 0 αν το σκορ ανεβαίνει.
option-end-must_earn = Νίκη μόνο με επιτυχία
option-end-must_earn-why = Το παιχνίδι κερδίζεται μόνο σε διανομή στην οποία ο νικητής έβγαλε την αγορά του ή έβαλε μέσα την αγορά άλλου.
option-end-tie = Φτάνουν μαζί
option-end-tie-why = Ποιος κερδίζει όταν φτάνουν στο σκορ της νίκης περισσότεροι από ένας στην ίδια διανομή.
option-end-tie-play_on = το μεγαλύτερο σκορ· αν είναι ίσο, το παιχνίδι συνεχίζεται
option-end-tie-maker_first = ο αγοραστής· αλλιώς το μεγαλύτερο σκορ
option-end-lone_march_wins = Νίκη με march χωρίς συμπαίκτη
option-end-lone_march_wins-why = Η πρώτη ομάδα που κάνει όλες τις μπάζες χωρίς συμπαίκτη κερδίζει αμέσως το παιχνίδι.
option-end-games = Παιχνίδια για τη νίκη
option-end-games-why = Με πόσα παιχνίδια κερδίζεται ο αγώνας.
option-end-laps = Μεταφορά πόντων (laps)
option-end-laps-why = Οι πόντοι πάνω από το σκορ της νίκης περνούν στο επόμενο παιχνίδι.
option-end-slam = Διπλό παιχνίδι (slam)
option-end-slam-why = Παιχνίδι στο οποίο οι ηττημένοι δεν έχουν πόντο μετράει για δύο.
option-end-rubber = Πόντοι ρόμπερ
option-end-rubber-why = Το παιχνίδι αξίζει 3 πόντους αν οι ηττημένοι δεν έχουν κανέναν, 2 αν έχουν έναν ή δύο, αλλιώς 1· ο αγώνας αξίζει 2 ακόμη.
option-end-mercy = Όριο ήττας (mercy)
option-end-mercy-why = Όποιος πέσει τόσους πόντους πίσω από την αρχή χάνει αμέσως το παιχνίδι· 0 αν δεν παίζεται.
option-end-mercy-sheet = Όριο ήττας (mercy): όποιος πέσει { $n ->
    [one] 1 πόντο
   *[other] { $n } πόντους
} πίσω από την αρχή χάνει αμέσως το παιχνίδι, και κερδίζει το καλύτερο σκορ των άλλων.
