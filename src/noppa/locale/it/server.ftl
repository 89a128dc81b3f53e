# Il server: che cosa rifiuta, e le poche parole della sua prima pagina.

## Avvio
serve-listening = Noppa è su { $url } (Ctrl-C lo ferma).
serve-scan = Un telefono in casa lo apre con questo codice:
serve-backed-up = { $count ->
    [one] Una partita è in { $path }.
    [many] { $count } di partite sono in { $path }.
   *[other] { $count } partite sono in { $path }.
 }
serve-pruned = { $count ->
    [one] Una partita è stata eliminata.
    [many] { $count } di partite sono state eliminate.
   *[other] { $count } partite sono state eliminate.
 }
error-setting-unknown = Non c’è un’impostazione «{ $key }». Impostazioni: { $allowed }.
error-setting-value = L’impostazione «{ $key }» non può essere «{ $value }»: serve { $allowed }.
error-setting-no-file = Il file di impostazioni { $path } non si può leggere: { $why }.
error-setting-not-toml = Il file di impostazioni { $path } non è TOML valido: { $why }.
error-setting-tls-pair = Un certificato e la sua chiave vanno insieme: dai entrambi o nessuno.
error-setting-public-url = «{ $value }» non è un indirizzo raggiungibile: scrivilo come https://dice.example.org.
error-setting-database = Un database si indica così: { $allowed }.
error-setting-age = Scrivi un’età come 90d o 12h, non «{ $text }».
error-setting-extra = Serve installare altro: pip install 'noppa[{ $extra }]'.
error-secret-file = Il file segreto { $path } non si può leggere o creare: { $why }.
error-secret-short = Il segreto in { $path } deve avere almeno { $least } caratteri.
error-port-in-use = Non si può ascoltare su { $host }, porta { $port }: { $why }.
error-database-no-file = Il database { $path } non si può aprire: { $why }.
error-database-in-use = Un altro Noppa usa il database { $database }. Per più di uno serve Redis: vedi --redis.
error-database-away = Il database non è raggiungibile ({ $why }).
error-database-newer = Il database è della versione { $found }, di un Noppa più nuovo; questo conosce { $wanted }.
error-backup-exists = { $path } c’è già: una copia di riserva non sovrascrive mai.
error-backup-failed = Non è stato possibile scrivere la copia di riserva { $path }: { $why }.
error-lan-unavailable = Questa macchina non è in nessuna rete a cui i telefoni possano unirsi.
error-lan-busy = Non si può ascoltare su { $address }: { $why }.

## Richieste
error-request-invalid = Non si può leggere: { $where }: { $why }.
error-request-refused = Questa richiesta è rifiutata ({ $status }).
error-no-such-page = Non c’è nulla in { $path }.
error-method-not-allowed = Con { $path } non si può fare.
error-message-not-text = Un messaggio è testo, non byte.
error-body-too-long = Una richiesta ha al massimo { $most } byte.
error-host-unknown = Questo server non si chiama «{ $host }».
error-origin-unknown = Una pagina di { $origin } qui non può farlo.
error-too-fast = Troppo in una volta: riprova fra { $seconds } s.
error-too-many-sockets = Da un indirizzo arrivano al massimo { $most } connessioni.
error-storage-unavailable = Le partite ora non sono raggiungibili. Nulla è perso: riprova.
error-worker-unavailable = Nessuno ha potuto pensarci ora: riprova.
error-closing = Il server sta chiudendo: riprova fra un momento.

## Partite
error-game-not-found = Questa partita non c’è.
error-game-not-started = La partita non è ancora cominciata.
error-game-not-over = La partita non è ancora finita.
error-game-closed = Questa partita è stata chiusa: le sue regole sono cambiate.
error-stale = Prima è successo altro: guarda di nuovo.
error-same-needs-fair-dice = Gli stessi dadi per tutti ci sono solo con i dadi di Noppa.
error-dice-not-real = I dadi si inseriscono solo se sono veri.
error-record-day-open = Questi sono i dadi di oggi: la registrazione ci sarà domani.
error-remark-no-move = L’evento { $number } non è una mossa di quel posto.
error-question-no-move = L’evento { $number } di quella partita non è una mossa.
error-practice-unknown = In { $game } non c’è nulla su cui allenarsi.
error-day-unknown = Non ci sono dadi del giorno per { $game } il { $day }.

## Posti
error-seat-not-there = Non c’è un posto { $seat }.
error-seat-not-yours = Quel posto è di qualcun altro.
error-seat-taken = Quel posto è occupato.
error-seat-is-bots = In quel posto gioca un bot.
error-seat-not-absent = Chi siede lì non è via da { $seconds } s.
error-creator-only = Può farlo solo chi ha creato la partita.
error-players-only = Può farlo solo chi gioca.
error-host-only = Può farlo solo chi ha avviato il server.
error-invite-unknown = Questo invito non vale: chiedine uno nuovo.
error-link-unknown = Questo link è già usato o troppo vecchio: chiedine uno nuovo.
error-coach-not-allowed = A questo tavolo si è deciso di giocare senza coach.
error-undo-not-agreed = A questo tavolo si è deciso di non annullare mosse.
error-nothing-asked = Nessuno l’ha chiesto, o da allora è successo qualcosa.

## La prima pagina
