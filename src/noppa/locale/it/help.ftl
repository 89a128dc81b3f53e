# Che cosa dice `noppa --help`: comandi, opzioni, e che cosa non va in una riga di comando.
# Ciò che si scrive resta com’è: --names, MAIUSCOLE, easy, medium, hard, fair, real.

## Titoli
usage-heading = Uso:
usage-options = Opzioni
usage-commands = Comandi
usage-required = da indicare
usage-try = «{ $command } --help» dice di più.

## Comandi
command-noppa = Cinque giochi di dadi: giocali, studiali. Senza comando li apre nel browser.
command-menu = Scegliere un gioco e giocarlo nel terminale.
command-games = Elencare i giochi, le loro edizioni e opzioni.
command-rules = Spiegare un gioco, con esempi.
command-play = Giocare nel terminale, in solitaria, con gli amici o contro bot.
command-engine = Rispondere a richieste in righe JSON: le regole e i bot per programmi in ogni linguaggio.
command-solve = Calcolare il valore esatto dell’inizio di un gioco.
command-simulate = Giocare tante partite insieme e dire che cosa hanno in comune.
command-review = Distinguere la fortuna dall’abilità in una partita registrata.
command-history = Elencare le tue partite finite, i record e che cosa ti costa di più.
command-replay = Mostrare una partita registrata mossa per mossa.
command-verify = Controllare senza rete che ogni lancio sia ciò che i semi promettevano.
command-serve = Offrire partite ad altri; vedi docs/hosting.md.
command-backup = Copiare le partite del server in un file, anche mentre è in funzione.
command-prune = Eliminare le vecchie partite del server.
command-languages = Elencare le lingue, e che cosa manca in ciascuna.

## Opzioni di più comandi
flag-help = Mostrare questo e fermarsi.
flag-version = Mostrare la versione e fermarsi.
flag-language = La lingua: fi, sv, en, …
flag-locale-dir = File di messaggi tuoi, in cartelle con i nomi delle lingue.
flag-edition = Come lo gioca il libretto di una lingua; vedi «noppa games».
flag-option = Una regola della casa; si può ripetere.
flag-json = Mostrare tutto come JSON.
flag-board = KIVI su un piano di gioco tuo.
flag-deck = Dicetto con un mazzo tuo.
flag-map = Dice Trip su una mappa tua.
flag-database = sqlite:///FILE o postgresql://USER@HOST/NAME.
flag-config = Un file TOML di impostazioni.

## Opzioni di un comando
flag-noppa-lan = Aprire ai telefoni di casa: mostrare indirizzo e codice QR.
flag-noppa-no-browser = Non aprire il browser.
flag-play-player = Una persona a questo tavolo; si può ripetere.
flag-play-bot = Un bot a questo tavolo: easy, medium, hard, …; si può ripetere.
flag-play-engine = Un programma a questo tavolo; si può ripetere.
flag-play-timeout = Secondi che un programma ha per una scelta.
flag-play-dice = I dadi di Noppa (fair), o i tuoi (real).
flag-play-every-roll = Con dadi veri: scrivere ogni lancio, non solo i dadi finali.
flag-play-seed = Dadi da questo seme: stesso seme, stessi dadi.
flag-play-save = Tenere la partita in questo file, passo per passo.
flag-play-resume = Continuare la partita di questo file.
flag-play-coach = Consigli con ?, e un’osservazione dopo una scelta costosa.
flag-play-pace = Secondi fra i passi di un bot.
flag-solve-distribution = Anche come si distribuiscono i punteggi finali.
flag-simulate-players = Livelli dei giocatori, con virgole: hard,medium.
flag-simulate-games = Quante partite, anche come 1e6.
flag-simulate-vary = Confrontare edizioni o valori di un’opzione.
flag-simulate-seed = Ogni volta le stesse partite.
flag-simulate-workers = Quanti lavorano insieme; altrimenti tutti i processori.
flag-simulate-backend = threads, loky, dask o ray; altrimenti quello adatto a questa macchina.
flag-simulate-cluster = L’indirizzo di un cluster Dask o Ray.
flag-simulate-out = Ogni partita in questo file, .csv o .parquet.
flag-simulate-svg = Disegnare in questo file come si distribuiscono i punti.
flag-review-svg = Disegnare in questo file la curva della partita.
flag-practice-questions = Fermarsi dopo così tante.
flag-practice-seed = Ogni volta le stesse posizioni.
flag-replay-all = Mostrare tutta la partita senza fermarsi.
flag-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
flag-serve-port = La porta su cui ascoltare.
flag-serve-public-url = Dove lo raggiungono gli altri: https://dice.example.org.
flag-serve-redis = redis://HOST: più processi su un database.
flag-serve-secret-file = Il file della chiave che firma cookie e inviti.
flag-serve-tls-cert = Un certificato, per parlare https senza proxy.
flag-serve-tls-key = La sua chiave.
flag-serve-trust-proxy = Credere all’indirizzo che inoltra un proxy messo davanti.
flag-prune-older-than = 90d o 12h: le partite che da allora non sono cambiate.
flag-languages-missing = Nominare ogni messaggio che manca.

## Che cosa non va in una riga di comando
error-usage-command = Non c’è un comando «{ $command }». Comandi: { $allowed }.
error-usage-option = Qui non c’è un’opzione { $option }.
error-usage-value-missing = { $option } ha bisogno di un valore.
error-usage-missing = { $option } va indicato.
error-usage-choice = { $option } è uno di questi: { $allowed }.
error-usage-number = { $option } deve essere un numero.
error-usage-from = { $option } deve essere un numero da { $least } in su.
error-usage-between = { $option } deve essere un numero da { $least } a { $most }.
error-usage-too-many = È più di quanto il comando prenda: «{ $text }».
error-usage-unforeseen = Questa riga di comando non si può leggere ({ $option }).
