# Il server: che cosa rifiuta, e le poche parole della sua prima pagina.

## Avvio
serve-listening = Noppa è attivo su { $url } (Ctrl-C per fermarlo).
serve-running = Noppa è già attivo su { $url }.
serve-running-lan = Noppa è già attivo su { $url }. Prima fermalo, poi riavvialo con --lan.
serve-scan = Per giocare su un telefono in casa, scansiona questo codice:
serve-backed-up = { $count ->
    [one] Salvata una copia di una partita in { $path }.
   *[other] Salvata una copia di { $count } partite in { $path }.
 }
serve-pruned = { $count ->
    [one] Eliminata una partita.
   *[other] Eliminate { $count } partite.
 }
serve-restored = { $count ->
    [one] Ripristinata una partita.
   *[other] Ripristinate { $count } partite.
 }
serve-exported = { $count ->
    [one] Esportata una partita in { $path }.
   *[other] Esportate { $count } partite in { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Eliminata una partita.
   *[other] Eliminate { $deleted } partite.
 } { $kept ->
    [one] Nome del giocatore tolto da una partita con altri.
   *[other] Nome del giocatore tolto da { $kept } partite con altri.
 }
error-setting-unknown = L’impostazione «{ $key }» non esiste. Impostazioni: { $allowed }.
error-setting-value = L’impostazione «{ $key }» non può essere «{ $value }». Possibile: { $allowed }.
error-setting-no-file = Impossibile leggere il file di impostazioni { $path }: { $why }.
error-setting-not-toml = Il file di impostazioni { $path } non è TOML valido: { $why }.
error-setting-tls-pair = Un certificato TLS ha bisogno della sua chiave, e una chiave del suo certificato. Indica entrambi o nessuno.
error-setting-public-url = «{ $value }» non è un indirizzo pubblico. Scrivilo come https://dice.example.org.
error-setting-database = Scrivi l’indirizzo del database così: { $allowed }.
error-setting-age = Scrivi un’età come 90d o 12h, non «{ $text }».
error-setting-extra = Prima bisogna installare un altro pacchetto: pip install 'noppa[{ $extra }]'.
error-secret-file = Impossibile leggere o creare il file segreto { $path }: { $why }.
error-secret-short = Il segreto in { $path } è troppo corto. Deve avere almeno { $least } caratteri.
error-port-in-use = Impossibile ascoltare su { $host }, porta { $port }: { $why }.
error-database-no-file = Impossibile aprire il database { $path }: { $why }.
error-database-in-use = Un altro server Noppa usa già il database { $database }. Per farne girare più di uno serve Redis: vedi --redis.
error-database-away = Il database non è raggiungibile ({ $why }).
error-database-newer = Il database è alla versione { $found }, di un Noppa più nuovo. Questo Noppa conosce solo le versioni fino a { $wanted }.
error-backup-exists = { $path } esiste già. Scegli un altro nome per la copia.
error-backup-no-database = Il database { $path } non esiste, quindi non c’è nulla da copiare.
error-backup-failed = Impossibile scrivere la copia { $path }: { $why }.
error-restore-failed = Impossibile ripristinare { $path }: { $why }.
error-restore-not-empty = Nel database ci sono già partite. Ripristina in uno vuoto.
error-lan-unavailable = Questo computer non è in una rete a cui i telefoni possano collegarsi.
error-lan-busy = Impossibile ascoltare su { $address }: { $why }.

## Richieste
error-request-invalid = La richiesta ha un errore in { $where }: { $why }.
error-request-refused = Il server ha rifiutato questa richiesta ({ $status }).
error-no-such-page = All’indirizzo { $path } non c’è nulla.
error-method-not-allowed = Su { $path } questo non si può fare.
error-message-not-text = Manda i messaggi come testo, non come byte.
error-body-too-long = Questa richiesta è troppo grande. Il limite è { $most } byte.
error-host-unknown = Questo server non si chiama «{ $host }».
error-origin-unknown = Le pagine di { $origin } qui non possono farlo.
error-too-fast = { $seconds ->
    [one] Troppe cose in una volta. Riprova fra { $seconds } secondo.
   *[other] Troppe cose in una volta. Riprova fra { $seconds } secondi.
 }
error-too-many-sockets = Ci sono troppe connessioni dalla tua rete. Il limite è { $most }.
error-storage-unavailable = In questo momento le tue partite non sono raggiungibili. Non si è perso nulla. Riprova fra un momento.
error-storage-full = Su questo dispositivo non c’è più spazio. Elimina qualche partita e riprova.
error-needs-server = Per questo serve un server. Qui puoi giocare con i bot e con le persone davanti a questo dispositivo.
error-worker-unavailable = Il coach è occupato. Riprova.
error-worker-busy = Ci sono troppe richieste in attesa. Riprova fra un momento.
error-worker-too-long = Il calcolo richiede troppo tempo.
error-name-refused = Questo nome qui non è permesso. Scegline un altro.
error-content-refused = Una parola in questo file qui non è permessa.
error-admin-off = La pagina del gestore è disattivata su questo server.
error-admin-only = Non è la password del gestore.
error-client-gone = La richiesta è stata annullata.
error-disk-full = Il disco è quasi pieno. Restano solo { $free } MB, e Noppa ne richiede almeno { $least }.
error-closing = Il server si sta spegnendo. Riprova fra un momento.

## Partite
error-game-not-found = Non abbiamo trovato questa partita.
error-game-not-started = La partita non è ancora cominciata.
error-game-not-over = La partita non è ancora finita.
error-game-closed = Questa partita è stata chiusa perché da quando è cominciata le sue regole sono cambiate.
error-seed-not-awaited = Ora questa partita non aspetta un numero segreto da te.
error-seed-differs = Non è il numero segreto che avevi promesso.
error-seeds-differ = I numeri segreti per i dadi di questa partita non corrispondono a quelli salvati, quindi la partita non può continuare.
error-stale = Intanto la partita è andata avanti. Guarda di nuovo.
error-same-needs-fair-dice = Gli stessi dadi per tutti ci sono solo con i dadi di Noppa.
error-dice-not-real = Puoi inserire i dadi solo in una partita con dadi veri.
error-record-day-open = Questi sono i dadi di oggi. Domani potrai salvare la partita.
error-remark-no-move = La voce { $number } non è una mossa di quel giocatore.
error-played-not-yours = Qualcun altro ha già aggiunto questa partita.
error-question-no-move = La voce { $number } di quella partita non è una mossa.
error-lesson-no-step = La lezione non ha un passo { $step }.
error-practice-unknown = In { $game } non c’è nulla su cui allenarsi.
error-day-not-played = Questi sono i dadi di oggi. Gioca fino alla fine, poi potrai guardare le altre partite.
error-odds-unequal = Non si possono mostrare le probabilità di vincere mentre un bot gioca a caso.
error-day-unknown = Non ci sono dadi del giorno per { $game } il { $day }.

## Posti
error-seat-not-there = Il posto { $seat } non esiste.
error-seat-not-yours = Quel posto è di qualcun altro.
error-seat-taken = Quel posto è occupato.
error-seat-is-bots = In quel posto gioca un bot.
error-seat-present = Chi siede lì è ancora collegato, quindi il posto non è libero.
error-remove-own = Per lasciare il tuo posto, esci dalla partita.
error-remove-too-few = Per togliere qualcuno servono almeno altri { $least } giocatori al tavolo.
error-seat-in-round = Potrai entrare quando questo round è finito.
error-seat-not-absent = Quel giocatore non è ancora via da { $seconds } secondi.
error-creator-only = Può farlo solo chi ha creato la partita.
error-players-only = Può farlo solo chi gioca.
error-host-only = Può farlo solo chi ha avviato il server.
error-invite-unknown = Questo invito non vale più. Chiedine uno nuovo.
error-link-unknown = Questo link è già stato usato o è troppo vecchio. Chiedine uno nuovo.
error-coach-not-allowed = Questa partita si gioca senza coach.
error-undo-not-agreed = In questa partita non si annullano mosse.
error-nothing-asked = Nessuno l’ha chiesto, o la partita è andata avanti.

## Un sito statico
site-written = { $count ->
    [one] Scritto un file ({ $megabytes } MB) in { $path }. Puoi mettere questa cartella su qualsiasi server web, a qualsiasi indirizzo.
   *[other] Scritti { $count } file ({ $megabytes } MB) in { $path }. Puoi mettere questa cartella su qualsiasi server web, a qualsiasi indirizzo.
 }
site-needs-server = I visitatori giocano sul proprio dispositivo. Per giocare con un link e condividere la classifica del giorno, avvia un server con «noppa serve».
error-site-not-built = L’app per il browser non è ancora costruita. Esegui «cd web && npm ci && npm run build».
error-site-not-empty = { $path } non è vuota. Scegli una cartella nuova.
error-site-failed = Impossibile scrivere il sito in { $path }: { $why }.
