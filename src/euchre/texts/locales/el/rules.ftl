### Επιλογές, οι τιμές τους, έτοιμα παιχνίδια, πηγές και τι δεν πάει καλά με κανόνες.
#
# option-KEY       the label of an option, KEY as after --set with a dash for the dot
# option-KEY-why   one sentence: what it does
# option-KEY-VALUE the label of a value

value-true = ναι
value-false = όχι
value-number = { $n }
# Packets: rounds of dealing, each seat's number from the dealer's left.
value-packets = { $packets }
# A list of steps, in their order.
value-steps = { $one }, { $two }, { $three }, { $four }, { $five }


# An option and what it is set to, as a house rule is listed.
setting-value = { $option }: { $value }
setting-value-number = { $option }: { $n }
setting-value-packets = { $option }: { $packets }
setting-value-steps = { $option }: { $one }, { $two }, { $three }, { $four }, { $five }

## Groups

group-table = Παίκτες
group-pack = Φύλλα
group-deal = Μοιρασιά
group-auction = Αγορά
group-entry = Παιχνίδι και άμυνα χωρίς συμπαίκτη
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
option-deal-packets = Μοιρασιά ανά
option-deal-packets-why = Πόσα φύλλα παίρνει κάθε θέση σε κάθε γύρο της μοιρασιάς, αρχίζοντας αριστερά από τον ντίλερ.
option-deal-turn_up = Ανοιχτό φύλλο
option-deal-turn_up-why = Αν ανοίγει το επόμενο φύλλο μετά τη μοιρασιά, ώστε να προταθεί το χρώμα του για ατού.
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

option-auction-stick_the_dealer = Υποχρεωτική αγορά (stick the dealer)
option-auction-stick_the_dealer-why = Αν ο ντίλερ μπορεί να πει πάσο όταν όλοι οι άλλοι είπαν πάσο δύο φορές.
option-auction-stick_the_dealer-off = όχι: ο ντίλερ μπορεί να πει πάσο
option-auction-stick_the_dealer-stick = ο ντίλερ πρέπει να ορίσει ατού
option-auction-stick_the_dealer-stick_or_pay = ο ντίλερ ορίζει ατού ή δίνει έναν πόντο στους αντιπάλους
option-auction-all_pass = Αν όλοι πουν πάσο δύο φορές
option-auction-all_pass-why = Ποιος μοιράζει μετά από διανομή στην οποία δεν όρισε ατού κανείς.
option-auction-all_pass-next_dealer = μοιράζει ο επόμενος
option-auction-all_pass-same_dealer = μοιράζει πάλι ο ίδιος
option-auction-no_trump = Χωρίς ατού
option-auction-no_trump-why = Αν μια διανομή μπορεί να παιχτεί χωρίς ατού· τότε οι βαλέδες είναι απλά φύλλα.
option-auction-no_trump-never = ποτέ
option-auction-no_trump-callable = δηλώνεται στον δεύτερο γύρο
option-auction-no_trump-when_passed_out = όταν όλοι πουν πάσο δύο φορές
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

## Exchanging cards

option-exchange-pick_up = Αλλαγή του ντίλερ
option-exchange-pick_up-why = Αν ο ντίλερ πρέπει να πάρει το ανοιχτό φύλλο όταν το χρώμα του γίνεται ατού.
option-exchange-pick_up-optional = ο ντίλερ το παίρνει ή το αφήνει
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

## End of the game

option-end-target = Πόντοι για τη νίκη
option-end-target-why = Το σκορ που κερδίζει το παιχνίδι· 0 αν κρίνει ο αριθμός των διανομών.
option-end-deals = Αριθμός διανομών
option-end-deals-why = Παιχνίδι με τόσες ακριβώς διανομές, που το κερδίζει το μεγαλύτερο σκορ· 0 αν κρίνουν οι πόντοι.
option-end-tie = Φτάνουν μαζί
option-end-tie-why = Ποιος κερδίζει όταν περισσότεροι φτάνουν στο σκορ της νίκης στην ίδια διανομή.
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

## Presets

preset-na24 = Βορειοαμερικανικό, 24 φύλλα
preset-na24-why = Το απλό παιχνίδι: τέσσερις παίκτες σε δύο ομάδες, από εννιά έως άσο, μέχρι 10 πόντους.
preset-na24-std = Βορειοαμερικανικό, υποχρεωτική αγορά
preset-na24-std-why = Το απλό παιχνίδι μέχρι 10 πόντους, αλλά ο ντίλερ πρέπει να ορίσει ατού αν δεν το κάνει άλλος.
preset-hoyle32 = Euchre κατά Hoyle, 32 φύλλα
preset-hoyle32-why = Από επτά έως άσο, μέχρι 5 πόντους· υπάρχει άμυνα χωρίς συμπαίκτη, και την έξοδο κάνει ο παίκτης αριστερά από όποιον παίζει χωρίς συμπαίκτη.
preset-finnish24 = Φινλανδικό, 24 φύλλα
preset-finnish24-why = Από εννιά έως άσο, μέχρι 10 πόντους, μοιρασιά ανά δύο και τρία· ο ντίλερ παίρνει πάντα το ανοιχτό φύλλο.
preset-canadian24 = Καναδικό, 24 φύλλα
preset-canadian24-why = Μέχρι 10 πόντους· ο συμπαίκτης του ντίλερ δέχεται το ανοιχτό φύλλο μόνο αν παίξει χωρίς συμπαίκτη.
preset-british25 = Βρετανικό, 25 φύλλα με Benny
preset-british25-why = Ο μπαλαντέρ, ο Benny, περνάει και τους δύο βαλέδες· μέχρι 11 πόντους.
preset-british25-two = Βρετανικό, Benny το δύο μπαστούνι
preset-british25-two-why = Το δύο μπαστούνι περνάει και τους δύο βαλέδες και δεν μετράει για μπαστούνι· μέχρι 15 πόντους.
preset-st-austell25 = Πρωτάθλημα του St Austell
preset-st-austell25-why = Το βρετανικό παιχνίδι μέχρι 21 πόντους, σε αγώνες των εννέα παιχνιδιών· μοιράζει ο πρώτος βαλές.
preset-guernsey33 = Guernsey, 33 φύλλα με Benny
preset-guernsey33-why = Το βρετανικό παιχνίδι με τη μεγάλη τράπουλα: από επτά έως άσο και ο μπαλαντέρ· μέχρι 11 πόντους.
preset-railroad-arneson = Railroad, 25 φύλλα
preset-railroad-arneson-why = Μπαλαντέρ, το καλύτερο φύλλο του συμπαίκτη για όποιον παίζει χωρίς αυτόν, laps και slam· μέχρι 10 πόντους.
preset-railroad-bicycle = Railroad με άμυνα χωρίς συμπαίκτη, 25 φύλλα
preset-railroad-bicycle-why = Railroad μέχρι 5 πόντους· όταν η αγορά παίζεται χωρίς συμπαίκτη, μπορεί και η άμυνα.
preset-railroad-keller = Railroad κατά Keller, 33 φύλλα
preset-railroad-keller-why = Από επτά έως άσο και μπαλαντέρ· όποιος παίζει χωρίς συμπαίκτη παίρνει πρώτα το καλύτερο φύλλο του και μετά πετάει ένα.
preset-farmers24 = Farmer's hand, 24 φύλλα
preset-farmers24-why = Χέρι με εννιάρια και δεκάρια μπορεί να ξαναμοιραστεί, και ο ντίλερ πρέπει στο τέλος να ορίσει ατού.
preset-ohio-tournament = Τουρνουά του Ohio
preset-ohio-tournament-why = Όπως στα τουρνουά των συλλόγων: μοιράζει ο πρώτος βαλές, ο ντίλερ παίρνει πάντα το ανοιχτό φύλλο και δεν μπορεί να πει το τελευταίο πάσο.
preset-three-handed32 = Για τρεις, 32 φύλλα
preset-three-handed32-why = Cut-throat: ο αγοραστής παίζει εναντίον των άλλων δύο, και καθένας κρατάει δικό του σκορ· μέχρι 5 πόντους.
preset-three-handed24 = Για τρεις, 24 φύλλα
preset-three-handed24-why = Cut-throat με τη μικρή τράπουλα, μέχρι 10 πόντους· ο ντίλερ πρέπει να ορίσει ατού αν δεν το κάνει άλλος.
preset-two-handed24 = Για δύο, 24 φύλλα
preset-two-handed24-why = Για δύο παίκτες, μέχρι 10 πόντους· δεκατέσσερα φύλλα μένουν έξω, το ένα ανοιχτό.
preset-two-handed25 = Για δύο, με Benny
preset-two-handed25-why = Για δύο παίκτες με τη βρετανική τράπουλα: ο μπαλαντέρ περνάει και τους δύο βαλέδες· μέχρι 11 πόντους.
preset-two-handed32 = Για δύο, 32 φύλλα
preset-two-handed32-why = Για δύο παίκτες με τη μεγάλη τράπουλα, από επτά έως άσο· μέχρι 5 πόντους.
preset-six-handed32 = Για έξι, 32 φύλλα
preset-six-handed32-why = Τρεις εναντίον τριών, εναλλάξ στο τραπέζι· όλες οι μπάζες χωρίς συμπαίκτες δίνουν 5 πόντους.
# A preset with some options changed.
preset-changed = { $preset }, με κανόνες της παρέας
# In a line: the name of the game, its pack and target.
preset-line-target = { $preset } · μέχρι { $target }
preset-line-deals = { $preset } · { $deals ->
    [one] μία διανομή
   *[other] { $deals } διανομές
}

## Sources: the works that a preset follows

source-bicycle = Bicycle (United States Playing Card Company), κανόνες του Euchre
source-bicycle-railroad = Bicycle (United States Playing Card Company), κανόνες του Railroad Euchre
source-finnish-seed = Φινλανδική περιγραφή του Euchre
source-greek-seed = Ελληνική περιγραφή του Euchre κατά Hoyle
source-hoyle-2001 = Hoyle's Rules of Games, τρίτη αναθεωρημένη έκδοση, 2001
source-euchre-central = euchrecentral.com, κανόνες και παραλλαγές
source-euchre-links = euchrelinks.com, παραλλαγές
source-canadian-pages = Καναδικές σελίδες για το Euchre
source-pagat-british = pagat.com, βρετανικό Euchre
source-british-leagues = Κανονισμοί βρετανικών πρωταθλημάτων, ανάμεσά τους του St Austell
source-guernsey = Κανονισμοί του Guernsey
source-arneson-railroad = E. Arneson, Railroad Euchre (The Spruce)
source-keller = J. W. Keller, The Game of Euchre, 1887
source-tournament-sheets = Κανονισμοί συλλόγων και τουρνουά (ohioeuchre.com, Michigan Classic Cards, World Euchre Championship)
source-albanian-seed = Αλβανική περιγραφή του Euchre για δύο
source-malay-seed = Μαλαϊκή περιγραφή του Euchre για δύο
source-three-handed-pages = Σελίδες για το Euchre για τρεις (rarepike, 52pickup και άλλες)
source-cassell = Cassell's Book of In-door Amusements
source-six-handed-rules = Γραπτοί κανόνες του Euchre για έξι, από παίκτες του

# Several works in a line.
sources-1 = { $one }
sources-2 = { $one }· { $two }
sources-3 = { $one }· { $two }· { $three }

## What is wrong with rules
#
# $option is the label of the option concerned, $other that of the one it clashes with.

rules-out-of-range = «{ $option }» δεν μπορεί να είναι { $value }: διαλέξτε αριθμό από { $low } έως { $high }.
rules-steps-each-once = «{ $option }»: πρέπει να γραφτεί καθένα από τα πέντε βήματα μία φορά.
rules-packets-per-seat = «{ $option }»: χρειάζεται ένας αριθμός για καθέναν από τους { $players } παίκτες σε κάθε γύρο, όπως 3-2-3-2.
rules-packets-unequal = «{ $option }»: στο τέλος όλοι πρέπει να έχουν ίσα φύλλα, και κανένας αριθμός δεν είναι κάτω από 0.
rules-hand-size = «{ $option }»: κάθε παίκτης παίρνει { $n } φύλλα, αλλά πρέπει να παίρνει από 1 έως 16.
rules-pack-too-small = Η μοιρασιά χρειάζεται { $need } φύλλα και η τράπουλα έχει { $have }: διαλέξτε μικρότερο «{ option-pack-lowest }», λιγότερους παίκτες ή λιγότερα φύλλα στον καθένα.
rules-no-jacks = «{ $option }» μπορεί να είναι το πολύ ο βαλές: χωρίς βαλέδες δεν υπάρχει δεξιός και αριστερός βαλές.
rules-pack-too-large = Η τράπουλα έχει το πολύ { $n } φύλλα: διαλέξτε μεγαλύτερο «{ option-pack-lowest }» ή κάθε φύλλο μία φορά.
rules-two-is-in-the-pack = Το δύο μπαστούνι δεν μπορεί να είναι ο Benny όσο υπάρχουν δυάρια στην τράπουλα: διαλέξτε μεγαλύτερο «{ option-pack-lowest }» ή τον μπαλαντέρ.
rules-auction-needs-turn-up = Το ατού ορίζεται από ανοιχτό φύλλο, άρα «{ $option }» πρέπει να είναι ναι.
rules-go-under-needs-kitty = «{ $option }»: χρειάζονται τρία φύλλα στο χέρι και τρία κλειστά φύλλα που περισσεύουν· περισσεύουν { $n }.
rules-redeals-of-nothing = «{ $option }»: χρειάζεται χέρι που να δίνει νέα μοιρασιά. Διαλέξτε ένα στο «{ $other }», ή βάλτε 0.
rules-partners-need-even-seats = Δύο ομάδες χρειάζονται τέσσερις, έξι ή οκτώ παίκτες: αλλάξτε το «{ option-players }», ή διαλέξτε «{ option-partners-maker_against_all }».
rules-needs-partners = «{ $option }»: χρειάζονται συμπαίκτες. Κλείστε την επιλογή, ή διαλέξτε «{ option-partners-opposite }» στο «{ $other }».
rules-needs-alone = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-needs-partners-best = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-best-needs-one-partner = «{ $option }»: χρειάζεται ένας μόνο συμπαίκτης. Διαλέξτε το για τέσσερις παίκτες ή λιγότερους.
rules-best-before-entry = «{ $option }»: το καλύτερο φύλλο ζητιέται πριν κριθεί ποιος παίζει. Βάλτε το βήμα του ποιος παίζει πριν από το καλύτερο φύλλο.
rules-best-exceeds-hand = «{ $option }» δεν μπορεί να ξεπερνάει τα { $n } φύλλα του χεριού.
rules-needs-defend-alone = «{ $option }»: χρειάζεται το «{ $other }». Ανοίξτε εκείνο, ή κλείστε αυτό.
rules-defend-alone-needs-four = «{ $option }»: μόνο για τέσσερις παίκτες ή λιγότερους.
rules-never-passed-out = Με «{ option-auction-stick_the_dealer }» ο ντίλερ δεν λέει ποτέ το τελευταίο πάσο, και δεν γίνεται να πουν όλοι πάσο: διαλέξτε άλλη τιμή στο «{ option-auction-no_trump }».
rules-pay-or-no-trump = Ο ντίλερ που λέει το τελευταίο πάσο δεν μπορεί και να πληρώνει πόντο και να παίζει χωρίς ατού: διαλέξτε το ένα από τα δύο.
rules-forced-but-must-hold = Ο ντίλερ που παίρνει υποχρεωτικά τον ανοιχτό βαλέ δεν μπορεί να χρειάζεται και ατού στο χέρι: διαλέξτε «{ option-auction-must_hold-caller_or_turned }» ή κλείστε το ένα.
rules-no-benny-to-turn = «{ option-auction-benny_turned }»: χρειάζεται Benny στην τράπουλα. Διαλέξτε έναν στο «{ $other }».
rules-super-euchre-below-euchre = «{ $option }» δεν μπορεί να αξίζει λιγότερο από «{ $other }».
rules-march-below-made = «{ $option }» δεν μπορεί να αξίζει λιγότερο από «{ $other }».
rules-four-of-five-tricks = «{ $option }»: μόνο για διανομές με πέντε μπάζες. Μοιράστε πέντε φύλλα στον καθένα, ή κλείστε την επιλογή.
rules-never-ends = Τέτοιο παιχνίδι μπορεί να μην τελειώσει ποτέ: η αγορά που βγαίνει, το march και το euchre πρέπει να αξίζουν τουλάχιστον έναν πόντο.
rules-target-or-deals = Ορίστε ή «{ $option }» ή «{ $other }», και το άλλο 0.
rules-laps-need-target = Η μεταφορά πόντων (laps) και η νίκη με march χωρίς συμπαίκτη χρειάζονται «{ option-end-target }»: ορίστε το, και βάλτε 0 στο «{ option-end-deals }».
rules-rubber-needs-games = «{ $option }»: χρειάζεται αγώνας με πολλά παιχνίδια. Βάλτε 2 ή περισσότερα στο «{ $other }».
# An option or preset that does not exist, or a value that it cannot have.
rules-unknown-option = Δεν υπάρχει επιλογή «{ $name }». Επιλογές είναι, για παράδειγμα, end.target και pack.lowest.
rules-unknown-option-near = Δεν υπάρχει επιλογή «{ $name }». Μήπως εννοείτε { $near };
rules-bad-value = { $name } δεν μπορεί να είναι «{ $value }». Δυνατές τιμές: { $allowed }.
rules-bad-number = { $name } δεν μπορεί να είναι «{ $value }»: γράψτε ακέραιο αριθμό.
rules-bad-list = { $name } δεν μπορεί να είναι «{ $value }»: γράψτε κατάλογο όπως { $example }.
rules-unknown-preset = Δεν υπάρχει παιχνίδι «{ $name }». Υπάρχουν: { $names }.
rules-unknown-preset-near = Δεν υπάρχει παιχνίδι «{ $name }». Μήπως εννοείτε { $near };
