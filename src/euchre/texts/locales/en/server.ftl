### What the server says: to whoever starts it, and to a client whose message it refuses.

## Starting and stopping

serve-address = { $address }
serve-port-taken = Port { $port } is taken, so this is port { $other }.
serve-no-port = No port from { $port } on is free. Name another one: --port 9000, or --port 0 for any.
serve-no-address = The server cannot listen at { $address }: { $why }.
serve-no-bus = The other server processes cannot be reached: { $why }. Name a NATS server that answers, with JetStream: --bus nats://HOST:PORT.
serve-home = Whoever is in this network can play at that address, or point a phone at the code.
serve-no-home = This machine seems to be in no network: nobody else can come in.
serve-no-client = The pages of the browser client are not built, so only the programming interface is served. “make play” builds them.
serve-stopped = Stopped. Every game is kept and goes on where it was.

## Where games are kept

store-no-folder = Games cannot be kept in { $path }: { $why }. Name another folder: --data FOLDER
store-read-only = Games cannot be kept: { $path } cannot be written. Make it writable, or name another folder: --data FOLDER
store-full = The disk is full, so nothing more can be kept. What was played until now is safe; make room and go on. ({ $path })
store-not-ours = { $path } is not a database of euchre. Move it away, or name another folder: --data FOLDER
store-newer = { $path } was written by a newer version of euchre (format { $n }). Update euchre, or name another folder: --data FOLDER
store-damaged = { $path } is damaged and cannot be read. Restore it from a backup, or name another folder: --data FOLDER
store-busy = { $path } is being used by another program for too long. Try again.
store-trouble = Games cannot be kept in { $path }: { $why }

store-unreachable = The database { $path } cannot be used: { $why }
store-forbidden = Games cannot be kept in the database { $path }: { $why }. Its user must be allowed to create the schema “euchre” and to write there.
store-schema-newer = The database { $path } was written by a newer version of euchre (format { $n }). Update euchre, or name another database.
store-schema-not-ours = The database { $path } has a schema “euchre” that is not ours. Name another database.
store-bad-url = A database is named by an address such as postgresql://USER@HOST/NAME, and a password for it belongs in the environment (PGPASSWORD) or in the file ~/.pgpass.
store-no-driver = PostgreSQL needs the package { $name }, which is missing; install euchre[postgres].
store-down = The server cannot keep anything just now. What was answered is safe; try again in a moment.

## Backups

backup-done = { $n ->
    [one] A table is
   *[other] { $n } tables are
} in { $path }. Keep it where nobody else reads it: the cards of games that go on follow from it.
backup-nothing = There are no games in { $path }. Name another folder: --data FOLDER
backup-exists = { $path } is there already. Name another file; a backup is never written over.
backup-trouble = { $path }: { $why }.
restore-done = { $n ->
    [one] A table was
   *[other] { $n } tables were
} restored from { $path }.
restore-not-empty = There are games already, and they are never written over. Move them away, or name another place: --data FOLDER, or --db URL

## Messages that are refused

server-not-json = That message is not JSON.
server-bad-message = That message is not one that a table understands.
server-unknown-field = That message has a field “{ $name }”, which is not known here.
server-too-large = That message is too large: at most { $limit } bytes are read.
server-bad-action = That is not something one can do in this game.
server-stale = The table has moved on meanwhile. Look again and choose.
server-hello-first = Say first who you are: a message “hello” with the token of your seat.
server-other-version = This page is of another version than the server. Load it again.
server-fault = Something went wrong here. Nothing that was played is lost; reload the page.
server-foreign = This server speaks only with its own pages.
server-too-many = That was too much at once. Try again in { $n ->
    [one] a second
   *[other] { $n } seconds
}.
server-not-found = There is nothing at that address.
server-bad-request = The server cannot make sense of that request.
server-token-in-address = A secret belongs into the header “Authorization: Bearer …”, not into an address, which browsers and proxies keep.

## Tables

server-no-seat = That is not a seat of yours, or the table is not here any more.
server-no-table = There is no such table here.
server-no-such-seat = There is no such seat: they are numbered from 0 to { $last }.
server-no-player = There is no computer player called “{ $name }”. There are: { $names }.
server-no-answer = Another part of this server does not answer just now. Try again in a moment.
server-damaged-game = This saved game is damaged at entry { $n } of its log and cannot be opened. Your other games are not touched by it.

server-bad-nonce = The number for a fair table must be 64 hexadecimal digits, and no seed can be given beside it.
server-no-promise = That fair table is not on offer any more. Ask for a new one.
server-no-match = There is no such match at this table.
server-log-not-shown = This table shows its deals to nobody but those who sat there.
