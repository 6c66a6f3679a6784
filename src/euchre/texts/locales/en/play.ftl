### What happens at the table, what a seat may do, and how deals end.
#
# $who is the name of the seat that acts; $you is "yes" if it is the reader's.

## Calls

call-pass = { $you ->
    [yes] You passed.
   *[no] { $who } passed.
}
call-order-up = { $you ->
    [yes] You ordered up { CARD($card) }.
   *[no] { $who } ordered up { CARD($card) }.
}
