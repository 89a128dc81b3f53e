# Che cosa dice `noppa --help`: comandi, opzioni, e che cosa non va in una riga di comando.
# Ciò che si scrive resta com’è: --names, MAIUSCOLE, easy, medium, hard, fair, real.

## Titoli
usage-heading = Uso:
usage-options = Opzioni
usage-commands = Comandi
usage-required = obbligatorio
usage-try = Per l’aiuto, scrivi «{ $command } --help».

## Comandi
command-noppa = Gioca e studia cinque giochi di dadi. Senza comando, Noppa si apre nel browser.
command-menu = Scegli un gioco e giocalo nel terminale.
command-games = Elenca i giochi con le loro edizioni e opzioni.
command-rules = Spiega come si gioca, con esempi.
command-play = Gioca nel terminale, in solitaria, con gli amici o contro i bot.
command-join = Usa un link per giocare o guardare una partita su un server Noppa.
command-engine = Rispondi a richieste in righe JSON, così programmi in ogni linguaggio possono usare le regole e i bot.
command-match = Fai giocare due programmi uno contro l’altro e scopri qual è il più forte. Va bene anche il livello di un bot.
command-completion = Mostra lo script di completamento per bash, zsh o fish.
command-solve = Calcola il valore esatto di un gioco giocato alla perfezione.
command-simulate = Gioca tante partite insieme e mostra le statistiche.
command-review = Scopri quanta fortuna e quanta abilità ci sono in una partita registrata.
command-history = Guarda le tue partite finite, i tuoi record e dove perdi più punti.
command-practice = Allenati a scegliere, cominciando dagli errori peggiori, o risolvi il rompicapo del giorno.
command-learn = Impara un gioco con una breve lezione dai dadi preparati.
command-replay = Mostra una partita registrata mossa per mossa.
command-verify = Controlla che nessuno abbia truccato i lanci e le carte di una partita registrata. Funziona offline.
command-serve = Avvia un server dove possono giocare altri. Vedi docs/hosting.md.
command-site = Esporta Noppa come sito statico per qualsiasi server web. Le partite girano nel browser del visitatore.
command-backup = Salva una copia delle partite del server in un file, anche mentre è attivo.
command-restore = Ripristina una copia in un database vuoto.
command-doctor = Controlla l’installazione del server e spiega come risolvere i problemi.
command-export-person = Salva tutto ciò che il server conserva su un giocatore. Serve il suo codice giocatore.
command-delete-person = Elimina tutto ciò che il server conserva su un giocatore. Serve il suo codice giocatore.
command-prune = Elimina le vecchie partite del server.
command-languages = Elenca le lingue e quanto è completa ciascuna.

## Opzioni di più comandi
flag-help = Mostra questo aiuto ed esci.
flag-version = Mostra la versione ed esci.
flag-language = Usa questa lingua: fi, sv, en, …
flag-locale-dir = Usa i tuoi file di messaggi da questa cartella, con una sottocartella per ogni lingua.
flag-edition = Gioca questa edizione. «noppa games» le elenca.
flag-option = Imposta una regola della casa. Si può ripetere.
flag-json = Mostra tutto come JSON.
flag-board = Gioca a KIVI sul tuo piano di gioco.
flag-deck = Gioca a Dicetto con il tuo mazzo.
flag-map = Gioca a Dice Trip sulla tua mappa.
flag-database = Usa questo database: sqlite:///FILE o postgresql://USER@HOST/NAME.
flag-config = Leggi le impostazioni da questo file TOML.

## Opzioni di un comando
flag-noppa-lan = Fai entrare i telefoni di casa. Mostra un indirizzo e un codice QR.
flag-noppa-no-browser = Non aprire il browser.
flag-play-player = Aggiungi una persona. Si può ripetere.
flag-play-bot = Aggiungi un bot: easy, medium, hard, … Si può ripetere.
flag-play-engine = Aggiungi un programma. Si può ripetere.
flag-play-first = Chi comincia: un nome, oppure roll per il lancio più alto.
flag-play-timeout = Secondi che un programma ha per ogni scelta.
flag-play-dice = Usa i dadi di Noppa (fair) o i tuoi (real).
flag-play-every-roll = Con dadi veri, scrivi ogni lancio e non solo i dadi finali.
flag-play-seed = Lancia i dadi a partire da questo numero. Lo stesso numero dà gli stessi dadi.
flag-play-save = Salva la partita in questo file mentre giochi.
flag-play-overwrite = Permetti a --save di sostituire un file esistente.
flag-play-resume = Continua la partita salvata in questo file.
flag-play-coach = Consigli con ?, e un avviso dopo un errore.
flag-play-pace = Secondi di attesa fra le mosse di un bot.
flag-engine-schema = Mostra lo schema JSON di tutte le richieste e risposte ed esci.
flag-join-name = Il tuo nome nella partita.
flag-join-save = Salva la partita in questo file quando è finita.
flag-match-game = Gioca a questo gioco. Altrimenti è il primo di «noppa games».
flag-match-games = Numero massimo di partite. Deve essere pari, perché ogni serie di dadi si gioca da entrambi i posti.
flag-match-sprt = Fermati appena una di queste due differenze Elo è chiaramente più probabile, per esempio 0,10.
flag-match-timeout = Secondi che un programma ha per ogni scelta.
flag-match-seed = Imposta il numero iniziale. Lo stesso numero dà gli stessi dadi.
flag-match-records = Salva la registrazione di ogni partita in questa cartella.
flag-plain = Mostra riga per riga, senza lo schermo intero.
flag-no-animation = Mostra i dadi senza animazione.
flag-solve-distribution = Mostra anche la distribuzione dei punteggi finali.
flag-simulate-players = Scegli i livelli dei giocatori, separati da virgole: hard,medium.
flag-simulate-games = Numero di partite da giocare. Puoi scrivere 1e6.
flag-simulate-vary = Confronta edizioni, o valori di un’opzione.
flag-simulate-seed = Imposta il numero iniziale. Lo stesso numero dà le stesse partite.
flag-simulate-workers = Numero di processi. Altrimenti uno per processore.
flag-simulate-backend = Scegli threads, loky, dask o ray. Altrimenti Noppa usa ciò che è adatto a questa macchina.
flag-simulate-cluster = Usa il cluster Dask o Ray a questo indirizzo.
flag-simulate-out = Salva ogni partita in questo file, .csv o .parquet.
flag-simulate-svg = Salva un grafico dei punteggi in questo file.
flag-review-svg = Salva un grafico della partita in questo file.
flag-practice-daily = Risolvi il rompicapo del giorno. È uguale per tutti.
flag-practice-questions = Fermati dopo questo numero di domande.
flag-practice-seed = Imposta il numero iniziale. Lo stesso numero dà le stesse domande.
flag-replay-all = Mostra tutta la partita senza fermarti.
flag-serve-host = Ascolta su questo indirizzo. 0.0.0.0 significa tutti gli indirizzi.
flag-serve-port = Ascolta su questa porta.
flag-serve-public-url = L’URL che usano i giocatori: https://dice.example.org.
flag-serve-redis = Usa Redis su redis://HOST, così più processi possono condividere un database.
flag-serve-secret-file = Leggi da questo file la chiave che firma cookie e inviti.
flag-serve-tls-cert = Usa questo certificato per HTTPS senza proxy.
flag-serve-tls-key = La chiave privata del certificato.
flag-serve-trust-proxy = Fidati dell’indirizzo del client inoltrato da un reverse proxy.
flag-doctor-public-url = L’URL che usano i giocatori. Si controlla anche il proxy che si trova lì.
flag-prune-older-than = Elimina le partite che non cambiano da questo tempo: 90d o 12h.
flag-languages-missing = Elenca ogni messaggio mancante.

## Che cosa non va in una riga di comando
did-you-mean = Intendevi { $like }?
error-usage-command = Il comando «{ $command }» non esiste. Puoi usare { $allowed }.
error-usage-option = Questo comando non ha un’opzione { $option }.
error-usage-value-missing = { $option } ha bisogno di un valore.
error-usage-missing = Devi aggiungere { $option }.
error-usage-choice = { $option } deve essere uno di questi: { $allowed }.
error-usage-number = { $option } deve essere un numero.
error-usage-from = { $option } deve essere un numero, almeno { $least }.
error-usage-between = { $option } deve essere un numero da { $least } a { $most }.
error-usage-too-many = Questo comando non si aspetta «{ $text }». Toglilo.
error-usage-unforeseen = Noppa non può leggere questa riga di comando ({ $option }).
