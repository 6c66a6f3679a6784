### Rregulla si lidhje, dhe si gjendet një lojë midis shumë të tjerave.

# Heads the games for that many.
chooser-players = { $n ->
    [2] Dy lojtarë
    [3] Tre lojtarë
    [4] Katër lojtarë
    [5] Pesë lojtarë
    [6] Gjashtë lojtarë
    [7] Shtatë lojtarë
    [8] Tetë lojtarë
   *[other] { $n } lojtarë
}

rules-link-part = «{ $part }» nuk cakton asnjë opsion: shkruani KEY=VALUE, si end.target=5, me dy pika para secilit.
rules-link-repeated = «{ $part }» e cakton { $name } për herë të dytë: mbani njërin nga të dy.
server-no-qr = Një kod QR bëhet nga një tekst prej 1 deri në { $n } bajtesh.
web-send-rules = Dërgoni këto rregulla
web-send-why = Kush e hap këtë lidhje e gjen lojën pikërisht me këto rregulla.
web-send-local = Kjo adresë është e kompjuterit tuaj: gjetkë lidhja hapet vetëm atje ku është i ndezur edhe Euchre.
web-link = Lidhja
web-copy-link = Kopjoni lidhjen
web-link-copied = U kopjua
web-link-selected = Lidhja është zgjedhur: kopjojeni me tastet ose me menynë e shfletuesit.
web-qr = Kodi QR i lidhjes
web-in-terminal = Në terminal
web-find-game = Gjeni një lojë
web-any-players = Të gjitha
web-none-found = Asnjë lojë nuk e përmend «{ $typed }».
