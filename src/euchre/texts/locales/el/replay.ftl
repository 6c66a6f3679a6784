### Παιχνίδια που ξαναδείχνονται: αρνήσεις του διακομιστή, και τα λόγια της σελίδας.

server-no-replay = Σε αυτό το τραπέζι κανένα παιχνίδι δεν μπορεί ακόμη να φανεί: πρέπει πρώτα να τελειώσει.
replay-problem = { $problem }
replay-empty = Δεν υπάρχει διανομή σε αυτό το αρχείο.
replay-not-text = Αυτό το αρχείο δεν είναι κείμενο, άρα ούτε καταγραφή παιχνιδιού.

## The page

web-replay-how = Ξαναδείτε ένα παιχνίδι
web-replay-why = Βήμα βήμα, με όλα τα χέρια ή όπως το είδε ένας παίκτης. Ο διακομιστής διαβάζει το αρχείο και δεν το κρατά.
web-replay-choose = Διαλέξτε αρχείο
web-replay-drop = Ή αφήστε το εδώ: δική μας καταγραφή, Euchre Game Notation, ή PTN του Trickster.
web-replay-finished = Παιχνίδια που παίξατε
web-replay-nothing = Σε αυτόν τον περιηγητή δεν παίχτηκε ακόμη παιχνίδι ως το τέλος.
web-replay-deal = Διανομή { $n }
web-replay-deal-of = Διανομή { $n } από { $of }
web-replay-deals = Το σκορ, διανομή προς διανομή
web-replay-game = Παιχνίδι { $n }
web-replay-steps = Βήματα
# $text is the sentence of the step.
web-replay-step = Βήμα { $n } από { $of }. { $text }
web-replay-back = Ένα βήμα πίσω
web-replay-next = Ένα βήμα μπροστά
web-replay-play = Αναπαραγωγή
web-replay-pause = Παύση
web-replay-trick-back = Στην προηγούμενη μπάζα
web-replay-trick-next = Στην επόμενη μπάζα
web-replay-deal-back = Στην προηγούμενη διανομή
web-replay-deal-next = Στην επόμενη διανομή
web-replay-seen-by = Όπως το είδε
web-replay-all = Όλα τα χέρια
web-replay-hands = Χέρια
web-replay-hand-of = { $who }: { $n ->
    [0] κανένα φύλλο
    [one] ένα φύλλο
   *[other] { $n } φύλλα
}
web-replay-aside = Σε κανένα χέρι
web-replay-what = Τι έγινε
# A chart. $scores has the last scores of all.
web-replay-chart = Το σκορ μετά από κάθε διανομή σε γραμμές. Στο τέλος: { $scores }
web-replay-this-deal = Επανάληψη
web-replay-whole-game = Επανάληψη του παιχνιδιού
web-replay-partly = Μερικά φύλλα παικτών δεν φάνηκαν ποτέ· αυτά είναι κλειστά.
web-replay-unfinished = Η καταγραφή τελειώνει εδώ.
web-replay-link = Αντιγραφή του συνδέσμου
web-replay-copied = Ο σύνδεσμος αντιγράφηκε.
web-save-egn = Αποθήκευση ως EGN

## Keys of the page

web-key-step = Ένα βήμα πίσω ή μπροστά
web-key-trick = Στην προηγούμενη ή στην επόμενη μπάζα
web-key-ends = Στην αρχή ή στο τέλος της διανομής
web-key-deal = Στην προηγούμενη ή στην επόμενη διανομή
web-key-play = Αναπαραγωγή ή παύση
web-key-hands = Όλα τα χέρια, ή όπως τα είδε ένας παίκτης
