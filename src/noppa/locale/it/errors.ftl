# Che cosa non è andato e che cosa andrebbe bene. Un messaggio per ogni errore;
# quelli di un solo gioco sono nel suo file.

error-unforeseen = Qualcosa è andato storto ({ $code }).

## Mosse
error-move-unreadable = «{ $text }» non è una mossa di questo gioco.
error-move-illegal = Ora non puoi giocare «{ $move }».
error-move-not-a-move = «{ $move }» non è un oggetto mossa. Creane uno dal testo con rules.parse().
error-move-game-over = La partita è finita.
error-move-chance-first = { $asked ->
    [draw] Prima pesca una carta.
   *[roll] Prima lancia i dadi.
 }
error-move-out-of-turn = Non è il turno di questo giocatore.

## Caso
error-roll-not-asked = Ora non c’è nulla da lanciare.
error-roll-count = { $dice ->
    [one] Questo lancio si fa con un dado, non { $given }.
   *[other] Questo lancio si fa con { $dice } dadi, non { $given }.
 }
error-roll-face = Un dado mostra da 1 a 6, non { $face }.
error-draw-not-asked = Ora non c’è una carta da pescare.
error-card-not-in-pile = La carta «{ $card }» non è più nel mazzo. Restano { $allowed }.
error-card-unknown = La carta «{ $card }» non esiste. Carte: { $allowed }.
error-real-dice = Giochi con dadi veri. Inserisci quello che mostrano.
error-real-card = Giochi con carte vere. Inserisci la carta che hai pescato.
error-replay-over = La partita registrata non ha altri lanci o carte.
error-replay-differs = La partita registrata qui ha altro: { $came }.

## Giochi, edizioni, opzioni
error-game-unknown = Il gioco «{ $game }» non esiste. Giochi: { $allowed }.
error-edition-unknown = L’edizione «{ $edition }» non esiste. Edizioni: { $allowed }.
error-first-unknown = Qui nessuno si chiama «{ $name }». Può cominciare: { $allowed }.
error-option-unknown = L’opzione «{ $key }» non esiste. Opzioni: { $allowed }.
error-option-value = «{ $key }» non può essere { $value }. Possibile: { $allowed }.
error-option-form = Scrivi un’opzione come NAME=VALUE, non «{ $text }».
error-players = Questo gioco è per { $least }–{ $most } giocatori, non per { $players }.

## Piani di gioco, mazzi e mappe propri
# { $content } è il nome di uno di questi, da solo: Piano di gioco, Mazzo, Mappa.
content-board = Piano di gioco
content-deck = Mazzo
content-map = Mappa
content-content = Piano di gioco, mazzo o mappa
error-content-other-game = { $content }: questo file è per { $allowed }, non per { $game }.
error-content-not-plain = { $content }: usa solo dati semplici (testo, numeri, elenchi e tabelle).
error-content-kind = { $content }: indica un percorso, testo TOML o una tabella, non { $given }.
error-content-not-a-table = { $content }: { $place } deve essere una tabella con { $allowed }.
error-content-key-unknown = { $content }: { $place } ha una chiave sconosciuta «{ $key }». Possibile: { $allowed }.
error-content-key-missing = { $content }: in { $place } manca la chiave «{ $key }».
error-content-no-file = { $content }: impossibile leggere il file { $path } ({ $why }).
error-content-not-text = { $content }: il file non è testo UTF-8 (byte { $byte }).
error-content-not-toml = { $content }: il file non è TOML valido ({ $why }).
error-content-line-too-long = { $content }: la riga { $line } supera i { $most } caratteri.
error-content-too-deep = { $content }: { $line ->
    [0] le parentesi sono annidate per più di { $most } livelli.
   *[other] una chiave nella riga { $line } ha più di { $most } parti.
 }
error-content-too-costly = { $content }: una partita richiederebbe più di { $most } lanci, carte e mosse. Accorciala.
error-content-too-long = { $content }: il file è troppo grande. Può arrivare a { $most } byte.

## Il tavolo
error-table-no-chance = Ora non c’è nulla da lanciare o pescare.
error-table-started = La partita è già cominciata.
error-table-not-over = La partita non è ancora finita.
error-table-ended = La partita è già finita.
error-undo-nothing = Non c’è nulla da annullare.
error-undo-not-yours = L’ultima mossa era di qualcun altro, e questo round non è ancora finito.
error-undo-past-chance = Una mossa non si può più annullare quando dopo c’è già stato un lancio o una carta.
error-amend-needs-real-dice = Puoi correggere le voci solo quando giochi con dadi veri.
error-amend-other-kind = La voce { $number } è «{ $was }». Non si può cambiare in «{ $text }».
error-step-unknown = La voce { $number } non esiste. Voci: { $legal }.
error-seat-unknown = Il posto { $seat } non esiste.
error-bot-unknown = Il bot «{ $bot }» non esiste. Bot: { $legal }.

## Il coach
error-coach-no-worth = Il coach non conosce ancora { $game }.
error-worth-not-over = La partita non è ancora finita, quindi nessuno ha vinto.
error-bot-not-due = Il posto { $seat } ora non ha nulla da scegliere, quindi non c’è una mossa da chiedere al suo bot.
error-advice-not-due = Il posto { $seat } ora non ha nulla da scegliere.
error-review-unfinished = Questa partita non è finita. Giocala fino in fondo per vederne l’analisi.

## Simulazioni
error-simulate-games = Il numero di partite deve essere un numero intero, 1 o più, non { $games }.
error-simulate-seed = Il numero iniziale deve essere un numero intero, non { $seed }.
error-simulate-settled = Queste regole di { $game } contengono già le loro opzioni. Non indicare anche un’edizione o opzioni.
error-simulate-backend = Il backend «{ $backend }» non esiste. Backend: { $allowed }.
error-simulate-workers = Il numero di processi deve essere un numero intero, 1 o più, non { $workers }.
error-simulate-cluster = Puoi indicare l’indirizzo di un cluster solo per { $allowed }, non per { $backend }.
error-simulate-no-cluster = Impossibile raggiungere un cluster { $backend } su { $cluster }: { $reason }.
error-extra-missing = Servono altri pacchetti: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } ha giocato la mossa non permessa «{ $move }» nella partita { $game }. Permesse: { $allowed }.
error-simulate-apart = { $player } gioca solo in partite compilate, con giocatori di questi livelli: { $allowed }.
error-simulate-actions = { $player } deve restituire { $count } numeri interi, uno per partita, non { $kind } di forma { $shape }.
error-simulate-failed = { $player }: errore nella partita { $game }: { $reason }
error-simulate-endless = La partita { $game } non è finita dopo { $decisions } decisioni. Forse questi giocatori non la finiranno mai.
error-simulate-format = Impossibile salvare i risultati in { $path }. Usa un file di uno di questi tipi: { $allowed }.
error-simulate-write = Impossibile scrivere { $path }: { $why }. Contiene i risultati di { $games } partite finora.
error-simulate-out-one = Puoi salvare il risultato di ogni partita solo se simuli una sola serie di regole, senza confronti.
error-simulate-vary = Scrivi che cosa confrontare come NAME=A,B,C, non «{ $text }».
error-simulate-vary-twice = Hai indicato «{ $key }» due volte. Metti tutti i suoi valori in un solo elenco.

## Registrazioni
error-record-no-file = Impossibile leggere { $path }: { $why }.
error-save-exists = { $path } esiste già e potrebbe essere un’altra partita. Continuala con --resume, sostituiscila con --overwrite, o scegli un altro nome.
error-save-taken = { $path } esiste già. Scegli un altro nome.
error-file-not-written = Impossibile scrivere { $path }: { $why }.
error-record-too-long = Questo file è troppo grande. Una registrazione può arrivare a { $most } byte.
error-record-not-text = Questo file non è testo UTF-8 (byte { $byte }).
error-record-not-json = Questa registrazione è danneggiata o incompleta (riga { $line }, colonna { $column }).
error-record-not-a-record = Questo file non è una registrazione di Noppa.
error-record-format-version = Questa registrazione è nel formato { $found }. Questo Noppa legge il formato { $wanted }.
error-record-rules-version = Questa partita è stata giocata con la versione { $found } delle regole. Questo Noppa ha la versione { $wanted }.
error-record-key-unknown = La registrazione ha una chiave sconosciuta «{ $key }». Chiavi note: { $allowed }.
error-record-key-missing = Nella registrazione manca la chiave «{ $key }».
error-record-key-twice = La chiave «{ $key }» compare due volte nella registrazione.
error-record-value = La registrazione ha un valore sbagliato per «{ $key }». Possibile: { $allowed }.
error-record-not-over = La partita di questa registrazione non è finita.
error-record-content-hash = Il piano di gioco, il mazzo o la mappa di questa registrazione non sono quelli con cui si è giocato.
error-event-unreadable = «{ $text }» non è un lancio, né una carta, né una mossa.
error-record-event = Impossibile leggere la voce { $number }: «{ $text }».
error-event-misfit = La voce { $number }, «{ $event }», non va bene in questa partita. { $why }
error-state-unreadable = Impossibile leggere uno stato salvato: atteso { $wanted }, trovato { $found }.
error-verify-real-dice = Questa partita è stata giocata con dadi veri, quindi non ci sono lanci da controllare.
error-verify-commitment = Il numero segreto non è quello promesso prima della partita. Dà { $shown } invece di { $promised }.
error-verify-differs = La voce { $number } non torna. La registrazione dice «{ $event }», ma i numeri segreti danno «{ $promised }».

## Richieste di programmi
error-engine-too-long = Questa riga è troppo lunga. Il limite è { $most } byte.
error-engine-not-json = Questa riga non è JSON: «{ $text }».
error-engine-not-an-object = Una richiesta deve essere un oggetto JSON, non «{ $text }».
error-engine-request = La richiesta «{ $request }» non esiste. Richieste: { $allowed }.
error-engine-key-unknown = La richiesta «{ $request }» non ha una chiave «{ $key }». Chiavi: { $allowed }.
error-engine-key-missing = La richiesta «{ $request }» ha bisogno della chiave «{ $key }».
error-engine-value = La richiesta «{ $request }» ha un valore sbagliato per «{ $key }». Tipi possibili: { $allowed }.
error-engine-protocol = Questo motore parla la versione { $wanted } del protocollo, non { $found }.
error-engine-table = Il tavolo «{ $table }» non esiste. Tavoli: { $allowed }.
error-engine-nobody-due = Ora nessuno ha nulla da scegliere.
error-engine-action = Le azioni sono numerate da 0 a { $most }; { $action } non è fra queste.
error-engine-record = Questa partita non ha una registrazione perché è stata continuata da uno stato dato.
error-engine-names = La registrazione ha bisogno di { $wanted } nomi, non di { $given }.
error-engine-number = «{ $key }» deve essere fra { $least } e { $most }, non { $given }.
error-engine-position = Questo stato è impossibile nel gioco ({ $why }).
error-engine-position-players = Questo stato ha { $players } giocatori, ma la partita ne ha { $wanted }.

## Lezioni
error-lesson-unknown = Non c’è una lezione per «{ $game }». Lezioni: { $allowed }.

## Programmi al tavolo
error-program-no-start = Impossibile avviare il programma «{ $command }»: { $why }.
error-program-hangs = { $seconds ->
    [one] Il programma «{ $command }» non ha risposto entro { $seconds } secondo.
   *[other] Il programma «{ $command }» non ha risposto entro { $seconds } secondi.
 }
error-program-ended = Il programma «{ $command }» è terminato con il codice { $exit } invece di rispondere. { $complaint }
error-program-protocol = Il programma «{ $command }» parla la versione { $found } del protocollo, non { $wanted }.
error-program-rubbish = Il programma «{ $command }» ha mandato una risposta non valida: «{ $text }».
error-program-gives-up = Il programma «{ $command }» ha segnalato un errore: { $text }.
error-program-no-move = Il programma «{ $command }» ha giocato «{ $move }», che non è una mossa di questo gioco.
error-program-illegal = Il programma «{ $command }» ha giocato «{ $move }», che ora non è permessa.
error-programs-seated = { $seats ->
    [one] Questa partita ha posto per un programma,
   *[other] Questa partita ha posto per { $seats } programmi,
 } ma con --engine ne hai indicati { $programs }.

## Partite su un server
error-join-link = «{ $text }» non è un link a una partita. Un link è come https://dice.example.org/#join=…
error-join-no-server = { $url } non risponde: { $why }.
error-join-not-noppa = A quell’indirizzo non c’è un server Noppa (stato { $status }).
error-join-no-coach = Nelle partite su un server non c’è il coach. Quando la partita è finita puoi vederne l’analisi.
error-join-own-content = Questa partita ha un piano, un mazzo o una mappa personalizzati. Apri il link in un browser per giocarla.
error-join-lost = La connessione a { $url } si è interrotta.
error-practice-daily = Il rompicapo del giorno è uguale per tutti, quindi --daily non va d’accordo con { $option }.
error-play-resume = --resume continua la partita del file così com’è, quindi non va d’accordo con { $option }.

## Sfide
error-match-games = Una sfida ha bisogno di un numero pari di partite, 2 o più, non { $games }.
error-match-sprt = La regola d’arresto vuole due differenze Elo, prima la più piccola, come --sprt 0,10, non «{ $text }».

## Apprendimento
error-rl-unknown = L’ambiente «{ $name }» non esiste. Ambienti: { $allowed }.
error-rl-reward = La ricompensa deve essere una di { $allowed }, non «{ $reward }».
error-rl-illegal = L’impostazione per le azioni non permesse deve essere una di { $allowed }, non «{ $illegal }».
error-rl-action = Le azioni sono numerate da 0 a { $most }; { $action } non è fra queste.
error-rl-envs = Un gruppo ha bisogno di almeno una partita, non { $envs }.
error-rl-threads = Un gruppo ha bisogno di almeno un thread, non { $threads }.
error-rl-seeds = Indica un solo numero iniziale per tutto il gruppo.
error-rl-actions = Indica un array di { $count } numeri interi, non uno di { $kind } di forma { $shape }.
error-rl-batch = L’azione { $action } («{ $move }») non è permessa nella partita { $game_number } del gruppo. Permesse: { $legal }.
error-rl-no-batch = { $game } non si gioca ancora in gruppi.
error-rl-no-observation = { $game } non ha osservazioni per i programmi che imparano.
error-native-missing = Impossibile caricare il nucleo nativo di Noppa da { $path }: { $reason }. Reinstalla Noppa.
error-native-refused = Il nucleo nativo di Noppa ha rifiutato una chiamata a { $function }: { $problem }.

## Perché il sistema ha rifiutato qualcosa, dopo i due punti
why-no-such-file = il file non esiste
why-not-permitted = non hai il permesso
why-is-a-folder = è una cartella
why-not-a-folder = una parte del percorso non è una cartella
why-already-there = esiste già
why-disk-full = il disco è pieno
why-read-only = il disco è di sola lettura
why-address-in-use = lo usa un altro programma
why-no-such-address = questo computer non ha quell’indirizzo
why-connection-refused = lì non risponde nessuno
error-not-a-backup = Questo non è un file di partite salvate da un dispositivo.
