# Che cosa non è andato e che cosa andrebbe bene. Un messaggio per ogni errore;
# quelli di un solo gioco sono nel suo file.

error-unforeseen = Qualcosa non ha funzionato ({ $code }).

## Mosse
error-move-unreadable = «{ $text }» non è una mossa di questo gioco.
error-move-illegal = «{ $move }» ora non si può giocare.
error-move-not-a-move = «{ $move }» non è una mossa; le regole vogliono mosse, non testo.
error-move-game-over = La partita è finita.
error-move-chance-first = { $asked ->
    [draw] Prima viene una carta.
   *[roll] Prima vengono i dadi.
 }
error-move-out-of-turn = Non è il turno di questo posto.

## Caso
error-roll-not-asked = Ora non ci sono dadi da lanciare.
error-roll-count = { $dice ->
    [one] Si lancia un dado, non { $given }.
    [many] Si lanciano { $dice } dadi, non { $given }.
   *[other] Si lanciano { $dice } dadi, non { $given }.
 }
error-roll-face = Un dado mostra da 1 a 6, non { $face }.
error-draw-not-asked = Ora non c’è una carta da scoprire.
error-card-not-in-pile = { $card } non è più nel mazzo. Restano: { $allowed }.
error-card-unknown = Non c’è una carta «{ $card }». Carte: { $allowed }.
error-real-dice = I dadi sono veri: scrivi che cosa mostrano.
error-real-card = Le carte sono vere: scrivi che cosa è stato scoperto.
error-replay-over = La partita registrata non aveva altri dadi o carte.
error-replay-differs = La partita registrata ha altro in questo punto: { $came }.

## Giochi, edizioni, opzioni
error-game-unknown = Non c’è un gioco «{ $game }». Giochi: { $allowed }.
error-edition-unknown = Non c’è un’edizione «{ $edition }». Edizioni: { $allowed }.
error-option-unknown = Non c’è un’opzione «{ $key }». Opzioni: { $allowed }.
error-option-value = «{ $key }» non può essere { $value }. Possibile: { $allowed }.
error-option-form = Scrivi un’opzione come NAME=VALUE, non «{ $text }».
error-players = Si gioca da { $least } a { $most }, non in { $players }.

## Piani di gioco, mazzi e mappe propri
# { $content } è il nome di uno di questi, da solo: Piano di gioco, Mazzo, Mappa.
content-board = Piano di gioco
content-deck = Mazzo
content-map = Mappa
content-content = Piano di gioco, mazzo o mappa
error-content-other-game = { $content }: è per { $allowed }, non per { $game }.
error-content-not-plain = { $content }: qualcosa non è un dato semplice.
error-content-kind = { $content }: dai un file, un testo o una tabella, non { $given }.
error-content-not-a-table = { $content }: { $place } deve essere una tabella con { $allowed }.
error-content-key-unknown = { $content }: { $place } ha una chiave sconosciuta «{ $key }». Possibile: { $allowed }.
error-content-key-missing = { $content }: in { $place } manca «{ $key }».
error-content-no-file = { $content }: il file { $path } non si può leggere: { $why }.
error-content-not-text = { $content }: il file non è testo UTF-8 (byte { $byte }).
error-content-not-toml = { $content }: non è TOML valido: { $why }.
error-content-too-long = { $content }: un file ha al massimo { $most } byte.

## Il tavolo
error-table-no-chance = Ora non c’è nulla da lanciare o scoprire.
error-table-started = Una partita comincia una volta, con il suo primo evento.
error-table-not-over = La partita non è ancora finita.
error-table-ended = La partita è già finita.
error-undo-nothing = Non c’è nulla da annullare.
error-undo-not-yours = L’ultima scelta è di qualcun altro, e questo round non è finito.
error-undo-past-chance = Una mossa non si annulla più quando l’hanno seguita dadi o una carta.
error-amend-needs-real-dice = Le voci si correggono solo con dadi veri.
error-amend-other-kind = La voce { $number } è «{ $was }»; «{ $text }» non può prenderne il posto.
error-step-unknown = Non c’è una voce { $number } da cambiare. Voci: { $legal }.
error-seat-unknown = Non c’è un posto { $seat }.
error-bot-unknown = Non c’è un bot «{ $bot }». Bot: { $legal }.

## Il coach
error-coach-no-worth = Il coach non conosce ancora { $game }.
error-worth-not-over = La partita non è ancora finita, quindi nessuno l’ha vinta.
error-bot-not-due = Il posto { $seat } ora non ha nulla da scegliere, quindi non si chiede al suo bot.
error-advice-not-due = Il posto { $seat } ora non ha nulla da scegliere.
error-review-unfinished = Questa partita non è finita: un’analisi ha bisogno della fine.

## Simulazioni
error-simulate-games = Il numero di partite deve essere un intero da 1 in su, non { $games }.
error-simulate-seed = Un seme è un numero intero, non { $seed }.
error-simulate-settled = Queste regole di { $game } sono fissate: non si può aggiungere un’edizione o un’opzione.
error-simulate-backend = Non c’è un backend «{ $backend }». Backend: { $allowed }.
error-simulate-workers = Il numero di processi deve essere un intero da 1 in su, non { $workers }.
error-simulate-cluster = Un cluster ha un indirizzo solo per { $allowed }, non per { $backend }.
error-simulate-no-cluster = Nessun cluster { $backend } risponde a { $cluster }: { $reason }.
error-extra-missing = Servono altri pacchetti: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } ha giocato «{ $move }» nella partita { $game }; lì non è permesso. Permesso: { $allowed }.
error-simulate-apart = { $player } gioca solo in partite compilate, insieme a questi livelli: { $allowed }.
error-simulate-actions = { $player } deve rispondere con { $count } numeri interi, uno per partita, non con { $kind } di forma { $shape }.
error-simulate-failed = { $player } si è bloccato nella partita { $game }: { $reason }
error-simulate-endless = La partita { $game } non è finita dopo { $decisions } decisioni: forse questi giocatori non la finiranno mai.
error-simulate-format = I risultati vanno in un file di questi tipi: { $allowed }; non { $path }.
error-simulate-write = { $path } non si può scrivere: { $reason }. Contiene i risultati di { $games } partite.
error-simulate-out-one = I risultati di ogni partita vanno in un file per una sola serie di regole, non per più da confrontare.
error-simulate-vary = Ciò che si confronta si scrive NAME=A,B,C, non «{ $text }».
error-simulate-vary-twice = «{ $key }» varia due volte.

## Registrazioni
error-record-no-file = { $path } non si può leggere: { $why }.
error-record-too-long = Una registrazione ha al massimo { $most } byte.
error-record-not-text = Questo file non è testo UTF-8 (byte { $byte }).
error-record-not-json = Questa registrazione è danneggiata o troncata: riga { $line }, colonna { $column }.
error-record-not-a-record = Questo file non è una registrazione di Noppa.
error-record-format-version = Questa registrazione è nel formato { $found }; si può leggere il formato { $wanted }.
error-record-rules-version = Questa partita è stata giocata con la versione { $found } delle regole; qui c’è la versione { $wanted }.
error-record-key-unknown = Chiave sconosciuta «{ $key }» nella registrazione. Note: { $allowed }.
error-record-key-missing = Nella registrazione manca «{ $key }».
error-record-key-twice = La chiave «{ $key }» compare due volte nella registrazione.
error-record-value = «{ $key }» nella registrazione deve essere: { $allowed }.
error-record-content-hash = Il piano di gioco, il mazzo o la mappa di questa registrazione non è quello con cui si è giocato.
error-event-unreadable = «{ $text }» non è un lancio, né una carta, né una mossa.
error-record-event = L’evento { $number } non si può leggere: «{ $text }».
error-event-misfit = L’evento { $number }, «{ $event }», non va: { $why }
error-state-unreadable = Una posizione salvata non si può leggere: atteso { $wanted }, trovato { $found }.
error-verify-real-dice = Questa partita è stata giocata con dadi veri: non ci sono semi da controllare.
error-verify-commitment = Il seme mostrato non è quello promesso: { $shown } invece di { $promised }.
error-verify-differs = L’evento { $number } è diverso: la registrazione dice «{ $event }», i semi danno «{ $promised }».

## Richieste di programmi
error-engine-too-long = Una riga ha al massimo { $most } byte.
error-engine-not-json = Questa riga non è JSON: «{ $text }».
error-engine-not-an-object = Una richiesta è un oggetto JSON, non «{ $text }».
error-engine-request = Non c’è una richiesta «{ $request }». Richieste: { $allowed }.
error-engine-key-unknown = «{ $request }» non conosce la chiave «{ $key }». Chiavi: { $allowed }.
error-engine-key-missing = «{ $request }» ha bisogno della chiave «{ $key }».
error-engine-value = In «{ $request }» la chiave «{ $key }» deve essere: { $allowed }.
error-engine-protocol = Qui si parla la versione { $wanted } del protocollo, non { $found }.
error-engine-table = Non c’è un tavolo «{ $table }». Tavoli: { $allowed }.
error-engine-nobody-due = Ora nessuno deve scegliere.
error-engine-action = Le azioni sono numerate da 0 a { $most }, non { $action }.
error-engine-position = Questa posizione non può presentarsi ({ $why }).
error-engine-position-players = Questa posizione è per { $players } giocatori, la partita per { $wanted }.

## Programmi al tavolo
error-program-no-start = Il programma «{ $command }» non si può avviare: { $why }.
error-program-hangs = Il programma «{ $command }» non ha risposto entro { $seconds } secondi.
error-program-ended = Il programma «{ $command }» è terminato con il codice { $exit } invece di rispondere. { $complaint }
error-program-protocol = Il programma «{ $command }» parla la versione { $found } del protocollo, non { $wanted }.
error-program-rubbish = Il programma «{ $command }» ha scritto qualcosa che non è una risposta: «{ $text }».
error-program-gives-up = Il programma «{ $command }» ha segnalato un errore: { $text }.
error-program-no-move = Il programma «{ $command }» ha giocato «{ $move }», che non è una mossa di questo gioco.
error-program-illegal = Il programma «{ $command }» ha giocato «{ $move }», che ora non è permesso.
error-programs-seated = { $seats ->
    [one] Un programma siede
    [many] { $seats } programmi siedono
   *[other] { $seats } programmi siedono
 } a questo tavolo, e con --engine ne sono stati indicati { $programs }.

## Apprendimento
error-rl-unknown = Non c’è un ambiente «{ $name }». Ambienti: { $allowed }.
error-rl-reward = Una ricompensa è una di { $allowed }, non «{ $reward }».
error-rl-illegal = L’effetto di un’azione non permessa è uno di { $allowed }, non «{ $illegal }».
error-rl-action = Le azioni vanno da 0 a { $most }, non { $action }.
error-rl-envs = Un gruppo ha almeno una partita, non { $envs }.
error-rl-threads = Un gruppo è giocato da almeno un thread, non { $threads }.
error-rl-seeds = Un gruppo prende un solo seme per tutte le sue partite.
error-rl-actions = Serve un array di { $count } numeri interi, non uno di { $kind } e forma { $shape }.
error-rl-batch = Nella partita { $game_number } del gruppo l’azione { $action } («{ $move }») non è permessa. Permesso: { $legal }.
error-rl-no-batch = { $game } non si gioca ancora in gruppi.
error-rl-no-observation = { $game } non ha osservazioni per i programmi che imparano.
error-native-missing = Impossibile caricare il nucleo compilato di Noppa da { $path }: { $reason }. Reinstalla Noppa.
error-native-refused = Il nucleo compilato di Noppa ha rifiutato una chiamata a { $function }: { $problem }.
