# Il terminale.

## Elenchi
players-range = da { $least } a { $most } giocatori
list-editions = edizioni
list-edition = edizione
list-own-edition = la tua
default-is = predefinito { $value }

## Lingue
told-no-language = Noppa non parla ancora «{ $language }», quindi vedrai l’inglese. Noppa parla { $allowed }.
told-edition-own = Giochi con l’edizione «{ $edition }», come nel libretto della tua lingua. Per sceglierne un’altra: --edition
languages-complete = completa
languages-missing = { $count ->
    [one] manca { $count } messaggio
   *[other] mancano { $count } messaggi
 }
languages-broken = { $file }, riga { $line }: questo messaggio non si può leggere, quindi appare in inglese.
languages-odd = { $message }: in inglese non c’è un messaggio con questo nome.
error-languages-no-folder = La cartella { $path } non esiste. Indica una cartella che contiene file di messaggi.

## Chi siede dove
you = Tu
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Domande
ask-roll = { $name }: premi Invio per lanciare.
ask-draw = { $name }: premi Invio per pescare una carta.
ask-move = { $name }: scrivi la tua mossa, o ? per l’aiuto.
ask-dice = { $name }: che cosa { $dice ->
    [one] mostra il dado?
   *[other] mostrano i { $dice } dadi?
 }
ask-final-dice = { $name }: lancia, poi scrivi i { $dice } dadi che hai alla fine.
ask-card = { $name }: quale carta è uscita?
ask-save = Salvare questa partita come { $path }? [S/n]
ask-hand-over = { $name }, tocca a te. Premi Invio quando nessun altro guarda.
ask-resume-or-new = Indica un gioco o --resume FILE, non entrambi. Il file dice già di quale gioco si tratta.
ask-go-on = Premi Invio per continuare, o q per uscire.
ask-which-game = A quale gioco vuoi giocare? Scrivi { $games }, o usa --resume FILE.
typed-roll = lancia
typed-no = no
typed-yes = sì

## Che cosa è successo
event-roll = { $name }: lancio { $dice }.
event-draw = { $name }: carta «{ $card }».
event-move = { $name }: { $move }.
event-start = La partita comincia.
event-first = Comincia: { $name }.
event-undo = È stato annullato tutto a partire dalla voce { $number }.
event-amend = La voce { $number } è stata corretta in «{ $text }».
event-seat-bot = Ora il bot «{ $bot }» gioca per { $name }.
event-seat-person = Di nuovo in gioco: { $name }.
event-end-over = La partita è finita.
event-end-stopped = I giocatori hanno terminato la partita prima della fine.
hint-moves = Puoi scrivere { $moves }.
told-undone = Annullato.
told-fixed = La voce { $number } è corretta.
told-misfit = La voce { $number } è corretta, ma ora la voce { $misfit } («{ $step }») non va più bene. { $why } Continua da lì.
told-saved = Salvato in { $path }
told-not-saved = Impossibile salvare in { $path }: { $why }.
told-solo = { $points ->
    [one] Partita finita. Hai { $points } punto.
   *[other] Partita finita. Hai { $points } punti.
 }
told-won = { $count ->
    [one] Vittoria: { $names }, con { $points } punti.
   *[other] Vittoria condivisa: { $names }, con { $points } punti a testa.
 }
told-stand-in = { $why } Il bot «{ $bot }» gioca ora per { $name }.
told-verified = { $count ->
    [one] L’unico lancio o carta di questa partita è stato controllato ed è a posto.
   *[other] Tutti i { $count } lanci e carte sono stati controllati e sono a posto.
 }
told-unfinished = Questa partita non è ancora finita.
told-commitment = Promesso prima della partita: { $commitment }

## Aiuto
help-commands =
    Scrivi ? per questo aiuto, «rules» per le regole, «undo» per annullare una mossa, «save FILE» per salvare la
    partita e «quit» per uscire.
help-real =
    Scrivi ? per questo aiuto, «rules» per le regole, «undo» per annullare l’ultima voce, «fix» per correggerne una
    più vecchia, «save FILE» per salvare la partita e «quit» per uscire.
help-fix = Per correggere una voce, scrivi «fix», il suo numero e che cosa doveva essere.

## Errori di battitura
error-typed-no-dice = Scrivi i dadi con cifre da 1 a 6, non «{ $text }».
error-typed-ambiguous = «{ $text }» potrebbe essere { $like }. Scrivi qualcosa in più.
error-typed-unknown = Ora non puoi giocare «{ $text }». Premi Invio per vedere le tue mosse, o scrivi ? per l’aiuto.
error-typed-close = Ora non puoi giocare «{ $text }». Intendevi { $like }?
error-typed-enter = «{ $text }» qui non significa nulla. Premi semplicemente Invio.

## Menu
menu-title = A quale gioco vuoi giocare?
menu-game = Scrivi da 1 a { $most }, o premi Invio per il primo gioco:
menu-way-bot = Contro un bot
menu-way-alone = In solitaria, per battere il tuo record
menu-way-friends = Con gli amici, su questo dispositivo
menu-way-real = Con dadi veri, Noppa tiene i punti
menu-level-easy = Un bot facile
menu-level-medium = Un bot medio
menu-level-hard = Un bot forte
menu-level = Scrivi da 1 a { $most }, o premi Invio per il primo bot:
menu-way = Scrivi da 1 a { $most }, o premi Invio per la prima scelta:
menu-names = Nomi dei giocatori, separati da virgole:
menu-not-there = «{ $typed }» non è nell’elenco. Scrivi un numero da 1 a { $most }.

## Soluzione
solving = Soluzione del gioco
solving-distribution = Calcolo della distribuzione dei punteggi
solved-value = La strategia migliore fa in media { $expected } punti ({ $seconds } s).
solved-spread = Media { $mean }, deviazione standard { $spread }.
solved-percentiles = Percentili: { $parts }
error-solve-unsolved = Noppa non sa risolvere { $game }. Sa risolvere { $allowed }.

## Analisi
reviewing = Analisi della partita
review-title = { $game }: fortuna e abilità
review-player = giocatore
review-final = finale
review-expected = atteso
review-luck = fortuna
review-loss = errori
review-others = altri
review-revision = correzione
review-each = per scelta
review-band = livello
review-curve = Risultato probabile nel corso della partita
review-exact = Misurato in { $unit }. Queste cifre sono esatte.
review-estimate = Misurato in { $unit }. Queste cifre sono stime.
review-moment = { $where }: { $what }. Quel turno ha pesato { $change }.
review-round = Round { $round }
review-dice-differ = Attenzione: i dadi di questa registrazione non corrispondono ai suoi numeri segreti, quindi la fortuna mostrata qui non è affidabile. { $why }
review-final-dice-only = Hai inserito solo i dadi finali, quindi tutti i lanci di un turno contano come un solo colpo di fortuna.
unit-points = punti del punteggio finale probabile
unit-lead = punti del vantaggio probabile sull’avversario più forte
unit-chance = punti di probabilità di vincere
per-cent = { $value }%
band-flawless = impeccabile
band-master = un maestro
band-expert = un esperto
band-skilled = un buon giocatore
band-casual = un giocatore occasionale
band-beginner = un principiante

## Il coach durante la partita

## Storico
history-none = Non hai ancora finito una partita. Giocane una: noppa play yatzy
history-games = Partite
history-records = Record
history-day = giorno
history-game = gioco
history-player = giocatore
history-score = punti
history-luck = fortuna
history-loss = errori
history-best = migliore
history-average = media
history-each = { $game }: una scelta ti costa in media { $each }.
history-each-curve = Costo per scelta, in centesimi, partita per partita
history-kinds = Dove hai perso punti

## Allenamento
learn-how = Fai quello che dice la lezione, o premi semplicemente Invio. Scrivi q per uscire.
learn-prompt = ({ $move }):
learn-type = Scrivi «{ $move }», o premi semplicemente Invio.
learn-allowed = Si può fare, ma questa lezione ti mostra un’altra cosa.
learn-left = Puoi continuare questa lezione quando vuoi: noppa learn { $game }
learn-next = Vuoi giocare una vera partita? noppa play { $game } --bot easy
practice-welcome = Scegli come sceglieresti in partita, o q per uscire.
practice-own = Viene da una tua partita.
practice-rival = { $count ->
    [one] Avversario
   *[other] Avversario { $number }
 }
practice-right = Buona scelta.
practice-wrong = Questo costa { $loss }.
practice-sum = { $right } giuste su { $asked }, hai perso { $lost }.
ask-practice = La tua scelta:

## Simulazioni
simulating = Simulazione di partite
simulate-progress = { $done } di { $games }, { $rate } al secondo
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } partita
   *[other] { $game }, { $edition }: { $games } partite
 }
simulate-rate = in { $seconds } secondi, { $rate } al secondo
simulate-players = Giocatori: { $players }.
simulate-players-random = Giocatori: { $players }. Giocano a caso. Per sceglierne altri: --players
simulate-compared = Confronto: { $what }
simulate-stopped = Simulazione fermata dopo { $done } partite su { $games }. I risultati ottenuti restano.
simulate-player = giocatore
simulate-wins = vittorie
simulate-mean = punti
simulate-deviation = dev. std.
simulate-low = 5%
simulate-median = mediana
simulate-high = 95%
simulate-first = Chi comincia vince il { $share } delle partite (intervallo al 95%: { $interval }), cioè { $more } punti percentuali rispetto a una quota uguale.
simulate-length = Una partita richiede { $mean } ± { $error } decisioni. Ogni ± è un intervallo di confidenza al 95%.
simulate-distribution = Punti: { $player }
simulate-everybody = tutti
simulate-uses = Uso medio per giocatore e partita, su { $games } partite
simulate-variants = { $game }, { $games } partite ciascuna
simulate-variant = regole
simulate-wins-of = { $player }: vittorie
simulate-mean-of = { $player }: punti
simulate-first-seat = primo posto
simulate-decisions = decisioni
simulate-picture = { $game }: punti di { $games } partite, in percentuale

## Partite su un server
join-name = Il tuo nome:
join-watching = Stai guardando questa partita. Ctrl-C per uscire.
join-taken = In quel posto gioca già qualcun altro, quindi puoi solo guardare.
join-waiting-seats = In attesa di { $names }.
join-waiting-start = Ci siete tutti. La partita comincia fra un momento.
join-waiting = In attesa di { $names }.
join-reconnecting = Connessione persa. Ricollegamento…
join-left = Il posto resta tuo. Per tornare: { $command }
join-help = Scrivi ? per questo aiuto, «rules» per le regole, «undo» per chiedere agli altri di annullare l’ultima mossa e «quit» per uscire. Il posto resta tuo.
join-undo-asked = Hai chiesto di annullare l’ultima mossa.
join-wish-undo = { $name } vorrebbe annullare l’ultima mossa. Se per te va bene, premi u.
join-wish-stop = { $name } vorrebbe terminare la partita. Se per te va bene, premi u.
join-wish-remove = { $name } vorrebbe dare il posto di qualcuno a un bot. Se per te va bene, premi u.
join-vote-undo = { $name } vorrebbe annullare l’ultima mossa. Va bene? [S/n]
join-vote-stop = { $name } vorrebbe terminare la partita. Va bene? [S/n]
join-vote-remove = { $name } vorrebbe dare il posto di qualcuno a un bot. Va bene? [S/n]

## Sfide
match-title = { $game }: { $games } partite su { $wanted }
match-player = giocatore
match-wins = vittorie
match-ties = pareggi
match-losses = sconfitte
match-score = punteggio
match-points = punti a partita
match-elo = La differenza Elo di { $name } è { $elo } (intervallo al 95% da { $low } a { $high }).
match-failed = { $name } perde a tavolino la partita { $number }. { $why }
match-failures = { $count ->
    [one] { $name }: una partita persa a tavolino.
   *[other] { $name }: { $count } partite perse a tavolino.
 }
match-open = Ancora indeciso. Il rapporto di log-verosimiglianza è { $ratio }; il test si ferma a ±{ $bound }.
match-stronger = Deciso. Il vantaggio di { $name } è più vicino a { $high } Elo che a { $low } (rapporto di log-verosimiglianza { $ratio }).
match-not-stronger = Deciso. Il vantaggio di { $name } è più vicino a { $low } Elo che a { $high } (rapporto di log-verosimiglianza { $ratio }).

## Diagnosi
doctor-folder = Si può scrivere in { $path }.
doctor-folder-not-writable = Non si può scrivere in { $path } ({ $why }). Assegna la cartella all’utente del server.
doctor-secret-file = Il file segreto { $path } è privato.
doctor-secret-file-missing = Non c’è ancora un file segreto { $path }. Il server ne crea uno all’avvio.
doctor-secret-file-unreadable = Il server non può leggere il file segreto { $path }. Assegna il file all’utente del server.
doctor-secret-file-open = Altri possono leggere il file segreto { $path }. Esegui: chmod 600 { $path }
doctor-admin-token = La password del gestore in { $path } è privata.
doctor-admin-token-missing = Non c’è un file { $path } con la password del gestore. Creane uno, o togli l’impostazione admin_token_file.
doctor-admin-token-unreadable = Il server non può leggere la password del gestore in { $path }. Assegna il file all’utente del server.
doctor-admin-token-open = Altri possono leggere la password del gestore. Esegui: chmod 600 { $path }
doctor-disk = { $path } ha { $free } MB di spazio libero.
doctor-disk-low = { $path } ha solo { $free } MB di spazio libero. Libera un po’ di spazio, o elimina le vecchie partite: noppa prune --older-than 90d
doctor-disk-full = Il disco è quasi pieno. { $path } ha { $free } MB di spazio libero, e al server servono { $least } MB. Libera un po’ di spazio.
doctor-descriptors = Questo sistema permette a un processo di aprire { $most } file, e ciò limita quanti giocatori possono collegarsi. Imposta LimitNOFILE a { $wanted } o più.
doctor-clock = L’orologio concorda con il database.
doctor-clock-past = L’orologio segna { $date }, e non può essere giusto. Regolalo e attiva la sincronizzazione (timedatectl set-ntp true).
doctor-clock-differs = L’orologio differisce di { $seconds } s da quello di { $where }. Attiva la sincronizzazione su entrambi i sistemi (timedatectl set-ntp true).
doctor-clock-back = La partita più recente è { $seconds } s nel futuro, quindi l’orologio è stato spostato indietro. Correggilo prima di avviare il server.
doctor-database-missing = Non c’è ancora un database { $path }. Il server ne crea uno all’avvio.
doctor-database-empty = Il database è vuoto. Il server crea le sue tabelle all’avvio.
doctor-database-version = Il database è aggiornato (versione { $version }).
doctor-database-older = Il database è alla versione { $found }. All’avvio il server ne fa una copia e lo aggiorna a { $wanted }.
doctor-database-newer = Il database è alla versione { $found }, di un Noppa più nuovo, ma questo conosce solo { $wanted }. Installa il Noppa più nuovo, o ripristina una copia.
doctor-database-writing = Si può scrivere nel database.
doctor-database-away = Il database non risponde: { $why }. Controlla che sia attivo, e controlla indirizzo e password.
doctor-redis = Redis risponde.
doctor-redis-away = Redis non risponde: { $why }. Controlla che sia attivo, e controlla il suo indirizzo.
doctor-server = Il server è attivo e pronto (versione { $version }).
doctor-server-away = Nessun server risponde su { $url } ({ $why }), quindi il proxy non è stato controllato. Avvia il server e riprova.
doctor-server-not-ready = Il server è attivo ma non è pronto: { $why }
doctor-server-older = Il server usa ancora la versione { $running }, ma è installata la { $installed }. Riavvialo.
doctor-no-public-url = Non è impostato un URL pubblico, quindi il proxy non è stato controllato.
doctor-proxy = Il proxy inoltra correttamente il protocollo e l’indirizzo del client.
doctor-proxy-away = { $url } non è raggiungibile: { $why }. Controlla il nome, il certificato e il proxy.
doctor-proxy-host = Il proxy cambia l’intestazione Host in «{ $host }». Fagli passare { $wanted }.
doctor-proxy-other = { $url } risponde con lo stato { $status }, ma non è Noppa. Controlla dove inoltra il proxy.
doctor-proxy-scheme = Il proxy non dice al server che i giocatori usano { $scheme }. Fagli impostare X-Forwarded-Proto.
doctor-proxy-untrusted = Il server non sa che i giocatori usano { $scheme }. Imposta trust_proxy = true.
doctor-proxy-pretended = I giocatori possono falsificare il loro indirizzo. Fai impostare X-Forwarded-For al proxy stesso, invece di farglielo inoltrare.
doctor-proxy-no-address = Il proxy non inoltra gli indirizzi dei giocatori, quindi tutti contano come uno solo. Fagli impostare X-Forwarded-For.
doctor-proxy-socket = I WebSocket non passano attraverso il proxy ({ $why }). Fagli inoltrare le intestazioni Upgrade e Connection.
doctor-proxy-socket-works = I WebSocket passano attraverso il proxy.

## Lo schermo intero
full-roll = { $name }: premi Spazio per lanciare.
full-draw = { $name }: premi Spazio per pescare una carta.
full-enter-dice = { $name }: lancia, poi premi Invio e scrivi che cosa mostrano i dadi.
full-choose = { $name }: scegli la tua mossa.
full-choose-dice = { $name }: scegli i dadi con { $keys }, poi premi Spazio.
full-choose-both = { $name }: tieni dei dadi con { $keys }, oppure scegli con le frecce e Invio.
full-choose-place = { $name }: scegli con le frecce e Invio.
full-chosen = Invio: { $move }
full-which = Quale?
full-no-move = Qui non si può. M mostra tutte le mosse.
full-pace = { $seconds } s fra le mosse
full-coach-waits = Il coach può aiutare quando tocca a te scegliere.

## Lo schermo intero: i tasti nella riga in basso
full-key-roll = Lancia
full-key-draw = Pesca una carta
full-key-hold = Tieni
full-key-reroll = Rilancia il resto
full-key-choose = Scegli
full-key-moves = Tutte le mosse
full-key-tag = Numero
full-type = Scrivi
full-help = Aiuto
full-chances = Probabilità
full-log = Cronaca
full-leave = Esci
full-faster = Più veloce
full-slower = Più lento
full-see-table = Guarda il tavolo
full-leave-noppa = Esci da Noppa
full-search = Che cosa vuoi fare?

## Lo schermo intero: riquadri
full-panel-log = Che cosa è successo
full-panel-coach = Coach
full-panel-chances = Probabilità di vincere
full-panel-help = Aiuto
full-help-keys =
    Ctrl+P mostra tutto ciò che puoi fare.
    Scegli qualcosa e premi ? per saperne di più.

## Lo schermo intero: uscire
full-resume-later = La partita è salvata. Per continuarla: noppa play --resume { $path }

## Lo schermo intero: passo per passo
full-step-on = Avanti
full-step-back = Indietro
full-next-mistake = Errore successivo
full-previous-mistake = Errore precedente
full-first = Inizio
full-last = Fine

## Lo schermo intero: una mappa
full-zoom = Ingrandisci
full-roll-again = Rilancia questi
full-use-twice = Un dado due volte
full-decide = Tieni i dadi, o scegli quelli che vuoi rilanciare. Si può fare una volta a partita.
full-tag = Scegli una città per { $tag }.

## Lo schermo intero: il primo schermo e altri
full-new-game = Nuova partita
full-game = Gioco
full-continue = { $others ->
    [0] Continua { $game } ({ $day })
   *[other] Continua { $game } con { $names } ({ $day })
 }
full-learn = Lezioni
full-people = Persone a questo computer
full-nobody = Nessuno, guarda soltanto
full-bots = Bot
full-level-random = random: fa una mossa qualsiasi
full-level-simple = simple: pensa solo a questo turno
full-level-easy = easy: facile
full-level-medium = medium: medio
full-level-hard = hard: fa sempre la mossa migliore che trova
full-start = Comincia
full-change = Cambia
full-names = Nomi
full-back = Indietro
full-reading = Lettura delle tue partite…
full-panel-answer = Quanto vale ogni scelta
