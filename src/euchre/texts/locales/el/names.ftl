### Ονόματα χρωμάτων, φύλλων και θέσεων.

# Forms of a suit: value = bare plural, as a label (κούπες); .cap where a label begins with it;
# .one and .card = singular, of a single card (κούπα); .nom and .acc with the article;
# .call after "δηλώνει" and .with after "παίζει", which no trump needs otherwise.
suit-S = μπαστούνια
    .cap = Μπαστούνια
    .one = μπαστούνι
    .card = μπαστούνι
    .nom = τα μπαστούνια
    .acc = τα μπαστούνια
    .call = ατού τα μπαστούνια
    .with = με ατού τα μπαστούνια
suit-H = κούπες
    .cap = Κούπες
    .one = κούπα
    .card = κούπα
    .nom = οι κούπες
    .acc = τις κούπες
    .call = ατού τις κούπες
    .with = με ατού τις κούπες
suit-D = καρά
    .cap = Καρά
    .one = καρό
    .card = καρό
    .nom = τα καρά
    .acc = τα καρά
    .call = ατού τα καρά
    .with = με ατού τα καρά
suit-C = σπαθιά
    .cap = Σπαθιά
    .one = σπαθί
    .card = σπαθί
    .nom = τα σπαθιά
    .acc = τα σπαθιά
    .call = ατού τα σπαθιά
    .with = με ατού τα σπαθιά
suit-N = χωρίς ατού
    .cap = Χωρίς ατού
    .one = κανένα χρώμα
    .card = χωρίς ατού
    .nom = κανένα χρώμα
    .acc = κανένα χρώμα
    .call = χωρίς ατού
    .with = χωρίς ατού

# Forms of a rank: value without article, as a label; .nom as subject; .acc as object and
# after με, για, σε.
rank-A = άσος
    .nom = ο άσος
    .acc = τον άσο
rank-K = ρήγας
    .nom = ο ρήγας
    .acc = τον ρήγα
rank-Q = ντάμα
    .nom = η ντάμα
    .acc = την ντάμα
rank-J = βαλές
    .nom = ο βαλές
    .acc = τον βαλέ
rank-T = δέκα
    .nom = το δέκα
    .acc = το δέκα
rank-9 = εννιά
    .nom = το εννιά
    .acc = το εννιά
rank-8 = οκτώ
    .nom = το οκτώ
    .acc = το οκτώ
rank-7 = επτά
    .nom = το επτά
    .acc = το επτά
rank-6 = έξι
    .nom = το έξι
    .acc = το έξι
rank-5 = πέντε
    .nom = το πέντε
    .acc = το πέντε
rank-4 = τέσσερα
    .nom = το τέσσερα
    .acc = το τέσσερα
rank-3 = τρία
    .nom = το τρία
    .acc = το τρία
rank-2 = δύο
    .nom = το δύο
    .acc = το δύο
card-joker = μπαλαντέρ
    .nom = ο μπαλαντέρ
    .acc = τον μπαλαντέρ
# A card in words, where it is spoken and not drawn: βαλές κούπα.
card-pattern = { $rank } { $suit }

# Seats that nobody has given a name, clockwise from the reader's own at the bottom.
seat-you = Εσείς
seat-south = Νότος
seat-west = Δύση
seat-north = Βορράς
seat-east = Ανατολή
# Seats of a table with other than two or four seats, by number.
seat-1 = Παίκτης 1
seat-2 = Παίκτης 2
seat-3 = Παίκτης 3
seat-4 = Παίκτης 4
seat-5 = Παίκτης 5
seat-6 = Παίκτης 6
seat-7 = Παίκτης 7
seat-8 = Παίκτης 8
# The name that a person has given.
seat-own = { $name }
