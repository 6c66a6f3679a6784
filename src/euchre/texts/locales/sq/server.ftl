### Çfarë thotë serveri: atij që e nis, dhe klientit të cilit ia refuzon mesazhin.

## Starting and stopping

serve-address = { $address }
serve-port-taken = Porta { $port } është e zënë, prandaj kjo është porta { $other }.
serve-no-port = Nga porta { $port } e tutje nuk ka asnjë të lirë. Jepni një tjetër: --port 9000, ose --port 0 për cilëndo.
serve-no-address = Serveri nuk mund të dëgjojë te { $address }: { $why }.
serve-no-bus = Proceset e tjera të serverit nuk arrihen: { $why }. Jepni një server NATS që përgjigjet, me JetStream: --bus nats://HOST:PORT.
serve-home = Kushdo në këtë rrjet mund të luajë te kjo adresë, ose ta drejtojë telefonin te kodi.
serve-no-home = Ky kompjuter duket se nuk është në asnjë rrjet: askush tjetër nuk mund të hyjë.
serve-no-client = Faqet për shfletuesin nuk janë ndërtuar, prandaj ofrohet vetëm ndërfaqja e programimit. «make play» i ndërton.
serve-stopped = U ndal. Çdo lojë ruhet dhe vazhdon aty ku ishte.

## Where games are kept

store-no-folder = Te { $path } nuk mund të ruhen lojëra: { $why }. Jepni një dosje tjetër: --data FOLDER
store-read-only = Lojërat nuk mund të ruhen: te { $path } nuk mund të shkruhet. Lejoni shkrimin, ose jepni një dosje tjetër: --data FOLDER
store-full = Disku është plot, prandaj nuk mund të ruhet më asgjë. Çfarë u luajt deri tani është e sigurt; lironi vend dhe vazhdoni. ({ $path })
store-not-ours = { $path } nuk është bazë të dhënash e euchre. Zhvendoseni, ose jepni një dosje tjetër: --data FOLDER
store-newer = { $path } u shkrua nga një version më i ri i euchre (formati { $n }). Përditësoni euchre, ose jepni një dosje tjetër: --data FOLDER
store-damaged = { $path } është i dëmtuar dhe nuk mund të lexohet. Rikthejeni nga një kopje rezervë, ose jepni një dosje tjetër: --data FOLDER
store-busy = { $path } po përdoret prej shumë kohësh nga një program tjetër. Provoni përsëri.
store-trouble = Te { $path } nuk mund të ruhen lojëra: { $why }
store-unreachable = Baza e të dhënave { $path } nuk mund të përdoret: { $why }
store-forbidden = Lojërat nuk mund të ruhen në bazën e të dhënave { $path }: { $why }. Përdoruesi i saj duhet të lejohet të krijojë skemën «euchre» dhe të shkruajë në të.
store-schema-newer = Baza e të dhënave { $path } u shkrua nga një version më i ri i euchre (formati { $n }). Përditësoni euchre, ose jepni një bazë tjetër.
store-schema-not-ours = Baza e të dhënave { $path } ka një skemë «euchre» që nuk është e jona. Jepni një bazë tjetër.
store-bad-url = Baza e të dhënave jepet me një adresë si postgresql://USER@HOST/NAME; fjalëkalimi i saj e ka vendin në mjedis (PGPASSWORD) ose në skedarin ~/.pgpass.
store-no-driver = Për PostgreSQL mungon paketa { $name }; instaloni euchre[postgres].
store-down = Tani serveri nuk mund të ruajë asgjë. Çfarë mori përgjigje është e sigurt; provoni përsëri pas pak.

## Backups

backup-done = Te { $path } { $n ->
    [one] ndodhet një tryezë
   *[other] ndodhen { $n } tryeza
}. Mbajeni atje ku nuk e lexon askush tjetër: prej këtij skedari nxirren letrat e lojërave që vazhdojnë.
backup-nothing = Te { $path } nuk ka lojëra. Jepni një dosje tjetër: --data FOLDER
backup-exists = { $path } ekziston tashmë. Jepni një skedar tjetër; mbi një kopje rezervë nuk shkruhet kurrë.
backup-trouble = { $path }: { $why }.
restore-done = Nga { $path } { $n ->
    [one] u rikthye një tryezë
   *[other] u rikthyen { $n } tryeza
}.
restore-not-empty = Ka tashmë lojëra, dhe mbi to nuk shkruhet kurrë. Zhvendosini, ose jepni një vend tjetër: --data FOLDER, ose --db URL

## Messages that are refused

server-not-json = Ky mesazh nuk është JSON.
server-bad-message = Ky mesazh nuk është nga ata që kupton një tryezë.
server-unknown-field = Ky mesazh ka një fushë «{ $name }», që këtu nuk njihet.
server-too-large = Ky mesazh është tepër i madh: lexohen më së shumti { $limit } bajte.
server-bad-action = Kjo nuk është diçka që bëhet në këtë lojë.
server-stale = Ndërkohë tryeza ka ecur përpara. Shihni përsëri dhe zgjidhni.
server-hello-first = Thoni më parë cili lojtar jeni: një mesazh «hello» me token-in e vendit tuaj.
server-other-version = Kjo faqe është e një versioni tjetër nga ai i serverit. Ngarkojeni përsëri.
server-fault = Këtu ndodhi një gabim. Asgjë nga sa u luajt nuk humbet; ringarkoni faqen.
server-foreign = Ky server flet vetëm me faqet e veta.
server-too-many = Ishin tepër kërkesa njëherësh. Provoni përsëri pas { $n ->
    [one] një sekonde
   *[other] { $n } sekondash
}.
server-not-found = Në këtë adresë nuk ka asgjë.
server-bad-request = Serveri nuk e kupton këtë kërkesë.
server-token-in-address = Një sekret vihet në kreun «Authorization: Bearer …», jo në adresë, të cilën shfletuesit dhe ndërmjetësit e ruajnë.

## Tables

server-no-seat = Ky nuk është vendi juaj, ose tryeza nuk është më këtu.
server-no-table = Këtu nuk ka tryezë të tillë.
server-no-such-seat = Nuk ka vend të tillë: vendet numërohen nga 0 deri në { $last }.
server-no-player = Nuk ka lojtar kompjuteri me emrin «{ $name }». Ka: { $names }.
server-no-answer = Një pjesë tjetër e këtij serveri nuk përgjigjet tani. Provoni përsëri pas pak.
server-damaged-game = Kjo lojë e ruajtur është e dëmtuar te shënimi { $n } i regjistrit të saj dhe nuk mund të hapet. Lojërat tuaja të tjera nuk preken.

server-bad-nonce = Numri për një tryezë me ndarje të ndershme duhet të ketë 64 shifra heksadecimale, dhe krahas tij nuk jepet numër rastësie (seed).
server-no-promise = Ajo tryezë me ndarje të ndershme nuk ofrohet më. Kërkoni një të re.
server-no-match = Në këtë tryezë nuk ka ndeshje të tillë.
server-log-not-shown = Kjo tryezë ua tregon ndarjet e saj vetëm atyre që u ulën aty.
