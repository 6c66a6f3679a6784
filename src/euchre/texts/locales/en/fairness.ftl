### Fair deals: what a check of a log finds.

verify-fair =
    { $n ->
        [one] { $n } deal: its cards follow from the server’s sealed secret and the players’ numbers.
       *[other] { $n } deals: all cards follow from the server’s sealed secret and the players’ numbers.
    }
verify-receipts =
    { $n ->
        [one] The receipt agrees with the log.
       *[other] All { $n } receipts agree with the log.
    }
verify-unfair =
    { $n ->
        [one] This log does not prove fair deals: { $n } fault.
       *[other] This log does not prove fair deals: { $n } faults.
    }
verify-no-proof = { $path } has no proof of its deals. Logs of tables whose players added a number have one once the match is over.
verify-broken = { $path }: what stands for the proof cannot be read: { $detail }
verify-broken-receipt = { $path } is no receipt: { $detail }
proof-secret-missing = Shuffle { $n }: the server has not told its secret.
proof-secret-changed = Shuffle { $n }: the secret is not the one that the server had sealed.
proof-secrets-reordered = Shuffle { $n }: the secrets are told in another order than they were sealed in.
proof-cards-differ = Shuffle { $n }: other cards were dealt than follow from the secret and the numbers.
proof-nonce-missing = Shuffle { $n }: no number of { $who } is in it.
proof-nonce-dropped = Shuffle { $n }: the number that { $who } added was left out.
proof-nonce-changed = Shuffle { $n }: another number stands there than { $who } added.
proof-nonce-late = Shuffle { $n }: the number that { $who } added was counted for another shuffle.
proof-other-table = The receipt is of another table.
proof-commitment-changed = The seal is not the one that was published before the players added their numbers.

web-check-deals = Check the deals
web-fair-no-proof = This log carries no proof: its match is not over yet, or its table was opened without one.
web-fair-no-receipt = What this browser kept of that table is gone, so it cannot tell whether the server left anything out.
web-fair-seat = seat { $n }
web-save-log = Save the log
web-fair-how = How it works
web-fair-why = Before each game the server seals its secret. Only then does this browser add a number that nobody knew, and the cards follow from both. When the match is over the secret is told, and here every deal is made once more, on your own machine.
web-fair-choose = Check a log on file
web-fair-unreadable = This is no log of a game that can be read.
