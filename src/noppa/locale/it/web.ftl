# Le parole proprie dell’app nel browser; giochi, righe e rifiuti parlano dai loro file.

web-name = Noppa
web-nav = Pagine
web-preferences = Preferenze
web-your-data = I tuoi dati
web-limits = Limiti di questo server
web-language = Lingua
web-language-auto = Come il browser ({ $language })
web-theme = Chiaro o scuro
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-still = Niente animazioni
web-sound = Suoni
web-remarks = Segnala i miei errori
web-chances = Mostra le probabilità di vincere
web-buzz = Vibra quando tocca a me
web-pace = Velocità dei bot
web-pace-slow = Lenta
web-pace-normal = Normale
web-pace-at-once = Immediata
web-your-name = Il tuo nome
web-done = Fatto
web-close = Chiudi
web-yes = sì
web-no = no
web-you = Tu
web-who-here = qui
web-who-link = con link
web-player = Giocatore { $number }

## La pagina iniziale
web-begin = Gioca a { $game }
web-begin-more = Contro { $bot }, subito.
web-resume = { $game } con { $names }
web-resume-yours = Tocca a te · { $game } con { $names }
web-resume-waiting = In attesa di giocatori · { $game }
web-running = Le tue altre partite
web-day-game = { $game }: gli stessi lanci per tutti
web-day-play = Gioca oggi a { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } punto
   *[other] { $game }: { $points } punti
 }
web-day-newcomer = prima volta
web-day-results = Risultati
web-day-secret = Prima finisci la tua partita. Poi potrai guardare quelle degli altri.
web-day-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
 }
web-day-share = { $days ->
    [0] Oggi ho fatto { $points } a { $game } su Noppa.
    [one] Oggi ho fatto { $points } a { $game } su Noppa.
   *[other] Oggi ho fatto { $points } a { $game } su Noppa. Gioco da { $days } giorni di fila.
 }
web-share-short = Condividi
web-share-failed = Copia non riuscita
web-real-dice = Dadi veri
web-real-dice-more = Tu lanci, Noppa tiene i punti.
web-welcome = Siediti con noi.
web-welcome-more = Cinque giochi di dadi da giocare in solitaria, su un dispositivo o con gli amici tramite un link. Il coach ti mostra quanto vale ogni scelta.
web-players = da { $least } a { $most } giocatori
web-play = Gioca
web-play-game = Gioca a { $game } contro un bot
web-more = Amici…
web-more-game = Gioca a { $game } con gli amici o cambia le regole
web-go-on = Continua
web-day = Dadi del giorno
web-day-more = Gli stessi dadi per tutti, una volta al giorno.
web-day-none = Nessuno ha ancora giocato i dadi di oggi.
web-day-playing = in corso
web-past = Partite finite
web-watch = Altri tavoli
web-practice = Allenamento
web-practice-more = Fai una scelta e confronta tutte le possibilità.
web-history = Le tue partite
web-history-more = Risultati, medie e record.
web-open-record = Apri una partita salvata
web-open-record-drop = Scegli il file di una partita salvata, o trascinalo qui.
web-phones = Telefoni in casa
web-phones-open = Invita i telefoni
web-home = Pagina iniziale
web-lost-title = Impossibile aprire questa pagina
web-gone = Qui non c’è nulla
error-offline = Sei offline, e per questo serve il server. Funzionerà di nuovo quando tornerà la connessione.
error-server-away = Il server non risponde. Non si è perso nulla. Riprova fra un momento.

## Una nuova partita
web-new-game = Nuova partita di { $game }
web-how-to = Come si gioca a { $game }
web-way-here = Su questo dispositivo
web-way-here-more = passandoselo
web-way-link = Con un link
web-way-link-more = amici ovunque siano
web-way-bots = Contro i bot
web-way-bots-more = si comincia subito
web-at-the-table = Al tavolo
web-seat-you = sei tu, tocca per cambiare nome
web-seat-here = su questo dispositivo
web-link-next = Poi avrai un codice e un link per ogni persona. La partita comincia quando ci siete tutti.
web-seat-by-link = entra con un link
web-seats-most = al massimo { $most }
web-bot-choose = Scegli come gioca { $name }
web-bot-plays = Come gioca { $name }
web-bot-hare = principiante
web-bot-hare-level = bot principiante
web-bot-hare-more = sta ancora imparando, spesso gli sfugge la mossa migliore
web-bot-hedgehog = regolare
web-bot-hedgehog-level = bot regolare
web-bot-hedgehog-more = regolare, pensa solo a questo turno
web-bot-fox = furbo
web-bot-fox-level = bot furbo
web-bot-fox-more = furbo, ogni tanto sbaglia
web-bot-owl = esperto
web-bot-owl-level = bot esperto
web-bot-owl-more = fa sempre la mossa migliore che conosce
web-start-game = { $count ->
    [one] Comincia
   *[other] Gioca in { $count }
 }
web-start-link = { $count ->
    [one] Comincia
   *[other] Comincia e invita
 }
web-summary-board = piano personalizzato
web-summary-deck = mazzo personalizzato
web-summary-map = mappa personalizzata
web-summary-changed = { $count ->
    [one] una modifica
   *[other] { $count } modifiche
 }
web-coach-allowed = può aiutare
web-coach-off = sta zitto
web-own-how = Scarica il file di Noppa, modificalo e sceglilo qui. Può arrivare a 64 kB.
web-own-template-board = Scarica il piano di gioco
web-own-template-deck = Scarica il mazzo
web-own-template-map = Scarica la mappa
web-own-example = Guarda un esempio
web-own-checking = Controllo del file…
web-own-fine = Il file funziona. Giocherai con quello.
web-join-full = Quel posto a { $game } è occupato
web-who = Chi gioca
web-seat-name = Nome del giocatore { $number }
web-seat-move = Sposta { $name }, giocatore { $number } di { $count }
web-seat-remove = Togli il giocatore { $number }
web-bot-level = Quanto è bravo il bot
web-add-here = Aggiungi giocatore
web-add-link = Invita con un link
web-add-bot = Aggiungi bot
web-house-rules = Regole della casa
web-edition = Edizione
web-edition-own = { $edition }, come nel libretto della tua lingua
web-dice-are = Dadi
web-dice-fair = quelli di Noppa
web-dice-real = dadi veri
web-every-roll = Inserisci ogni lancio, non solo i dadi finali
web-starts = Chi comincia
web-starts-chosen = la prima persona dell’elenco
web-starts-drawn = il lancio più alto
web-starts-loser = chi ha perso l’ultima partita
web-clock = Tempo per mossa
web-clock-seconds = { $seconds ->
    [0] senza limite
   *[other] { $seconds } secondi
 }
web-allow-coach = Permetti il coach
web-allow-undo = Permetti di annullare se tutti sono d’accordo
web-dice-fair-more = Noppa lancia per te. Dopo la partita il tuo browser può controllare ogni lancio.
web-dice-real-more = Lanci dadi veri e tocchi quello che mostrano. Noppa tiene i punti.
web-starts-chosen-more = Comincia la prima persona dell’elenco, gli altri seguono in ordine.
web-starts-drawn-more = Ognuno lancia un dado; comincia il lancio più alto.
web-starts-loser-more = Chi è arrivato ultimo comincia la partita dopo. Nella prima partita decide il lancio più alto.
web-clock-more = { $seconds ->
    [0] Prenditi tutto il tempo che vuoi.
   *[other] Se i tuoi { $seconds } secondi finiscono, Noppa fa una mossa al posto tuo.
 }
web-coach-yes-more = Chi gioca può chiedere quanto vale ogni scelta.
web-coach-no-more = Durante la partita nessuno riceve consigli.
web-undo-yes-more = Puoi annullare una mossa se gli altri sono d’accordo, finché dopo non c’è stato un lancio o una carta.
web-undo-no-more = Nessuno può annullare le mosse.
web-edition-more = Un’edizione è un insieme di regole della casa. Puoi cambiarle una per una qui sotto.
web-own-board = Piano personalizzato
web-own-deck = Mazzo personalizzato
web-own-map = Mappa personalizzata
web-own-remove = Togli il file
web-own-used = Personalizzato, da un file
web-kind-gone = Qui non si può giocare a questo gioco. La pagina iniziale mostra quelli disponibili.
web-invited = C’è un invito per te: si gioca a { $game }
web-sit = Entra nella partita
web-just-watch = Guarda soltanto
web-join-taken = Qualcuno ha già preso quel posto. Puoi guardare, o chiedere un altro link.
web-waiting = { $count ->
    [0] Ci siamo tutti
    [one] Manca ancora una persona
   *[other] Mancano ancora { $count } persone
 }
web-invite = { $name } può scansionare questo codice o aprire il link.
web-qr = Codice QR con il link
web-link = Link
web-share = Manda il link
web-copied = Copiato
web-share-by-hand = Questo browser non può mandare né copiare il link. Selezionalo qui sopra e copialo tu.
web-device = Continua su questo dispositivo
web-device-more = Qui ritrovi il tuo posto e le tue partite.
web-device-go = Sì, sono io
web-device-link = Continua su un altro dispositivo
web-device-scan = Apri questo link sull’altro dispositivo entro dieci minuti. Funziona una volta sola.

## Al tavolo
web-title = { $game } · Noppa
web-title-turn = Tocca a te · { $game }
web-opening = Apertura del tavolo…
web-getting-ready = Noppa si sta preparando. La prima volta, per ogni gioco, può volerci un minuto.
web-connection-lost = Connessione persa. Noppa si sta ricollegando. La tua partita è al sicuro.
web-connection-last-seen = Il server non risponde. Puoi guardare la partita come l’hai vista l’ultima volta, e continuare a giocare quando il server risponderà di nuovo.
web-seats = Giocatori
web-seat-free = libero
web-seat-away = assente
web-seat-bot = gioca un bot
web-watching = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
 }
web-rail = Giocatori, coach e cronaca
web-result = Risultato
web-lesson = Lezione
web-lesson-offer = Non conosci { $game }?
web-lesson-play = Fai la lezione
web-lesson-later = Non ora
web-lesson-entry-more = Una breve partita guidata, con i dadi già preparati.
web-lesson-step = Passo { $step } di { $steps }
web-lesson-skip = Salta
web-lesson-show = Fammi vedere
web-lesson-allowed = Si può fare anche così. Ma proviamo invece questo.
web-lesson-coached = Il coach dice: { $move }.
web-lesson-rival = { $name } sta giocando…
web-lesson-back = Non { $dice }. Toccalo di nuovo per lasciarlo.
web-lesson-over = Ora conosci { $game }
web-lesson-game = Gioca una partita
web-sound-ask = Giocare con i suoni?
web-sound-on = Attiva i suoni
web-sound-off = No, grazie
web-chance-of = { $name }: { $percent }% di vincere.
web-chances-best = Queste probabilità valgono se tutti giocano da esperti.
web-chance-short = { $percent }% di vincere
web-plus-points = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
 }
web-dice = Dadi
web-die = Dado { $place }: { $value }
web-die-blank = Dado { $place }: non lanciato
web-die-coloured = Dado { $place } ({ $colour }): { $value }
web-die-coloured-blank = Dado { $place } ({ $colour }): non lanciato
web-dice-shown = { $count ->
    [one] un dado: { $dice }
    [many] dadi: { $dice }
   *[other] dadi: { $dice }
 }
web-turn-yours = Tocca a te
web-turn-of = Di turno: { $name }
web-turn-several = { $count ->
    [one] { $count } giocatore sceglie
   *[other] { $count } giocatori scelgono
 }
web-roll = { $dice ->
    [0] Nulla da lanciare
    [one] Lancia un dado
   *[other] Lancia { $dice } dadi
 }
web-roll-number = Lancio { $number }
web-roll-kept = { $count ->
    [0] nessuno tenuto
   *[other] tenuti
 }
web-draw = Pesca una carta
web-total = Totale
web-pad = Blocchetto
web-par = rispetto a tre di ciascuno
web-write = Segna { $points } in «{ $item }»
web-moves = { $count ->
    [one] La tua unica scelta
   *[other] Tutte le { $count } scelte
 }
web-menu = Menu
web-rules = Regole
web-undo = Annulla
web-stop = Termina la partita
web-leave = Lascia il tavolo
web-while-playing = Durante la partita
web-this-table = Questo tavolo
web-stop-group = Smettere
web-play-on = Continua a giocare
web-leave-kept = la partita resta salvata
web-leave-ask = Lasciare il tavolo?
web-leave-more = Mentre sei via, un bot gioca per te. Puoi tornare finché la partita è in corso.
web-leave-yes = Lascia
web-left = Hai lasciato il tavolo. Un bot gioca per te.
web-stop-ask = Terminare la partita per tutti?
web-stop-more = I punteggi restano come sono. Non si può annullare.
web-stop-yes = Termina la partita
web-invite-watch = Manda un link per guardare
web-keys = Tastiera
web-key-roll = Lancia i dadi
web-key-die = Tieni o lascia un dado
web-key-explain = Spiega una riga o una carta
web-key-tab = Spostati sul tavolo, poi Invio per scegliere
web-key-escape = Chiudi quello che è aperto
web-agree = D’accordo
web-decline = No
web-vote-undo = { $name } vorrebbe annullare l’ultima mossa.
web-vote-remove = { $name } vorrebbe togliere { $other } dalla partita.
web-remove = Togli { $name }
web-vote-stop = { $name } vorrebbe terminare ora la partita.
web-away-long = { $name } è via da un po’.
web-give = Lascia il posto a un bot
web-vote-waits = In attesa di { $names }
web-bot-for-you = Un bot gioca per: { $name }.
web-take-back = Riprendi il tuo posto
web-pass = Passa il dispositivo a { $name }
web-pass-why = Nessuno vede che cosa scrivono gli altri finché tutti non hanno finito.
web-pass-here = Sono { $name }
web-pass-wait = { $count ->
    [one] Qui hanno finito tutti. In attesa di { $names }.
   *[other] Qui hanno finito tutti. In attesa di altre { $count } persone.
 }
web-react = Manda una reazione
web-react-applause = Ben fatto
web-react-luck = In bocca al lupo
web-react-wow = Caspita
web-react-laugh = Ah ah
web-react-ouch = Ahi
web-react-thanks = Grazie
web-react-said = { $name }: { $what }.

## Per i lettori di schermo
web-said-total = { $points ->
    [one] { $name }: un punto.
   *[other] { $name }: { $points } punti.
 }

## Su un televisore
web-tv = Mostra in TV
web-tv-scan = Guarda dal telefono

## La fine
web-over = La partita è finita
web-over-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
web-won-you = Hai vinto
web-won = { $count ->
    [one] Vittoria: { $names }
   *[other] Vittoria condivisa: { $names }
 }
web-won-you-by = { $points ->
    [one] Hai vinto con { $points } punto di vantaggio
   *[other] Hai vinto con { $points } punti di vantaggio
 }
web-won-by = { $points ->
    [one] { $name } ha vinto con { $points } punto di vantaggio
   *[other] { $name } ha vinto con { $points } punti di vantaggio
 }
web-end-share = { $game } su Noppa: { $results }
web-end-luck-points = punti dovuti alla fortuna
web-end-luck-chance = { $amount ->
    [one] punto di probabilità di vincere dovuto alla fortuna
   *[other] punti di probabilità di vincere dovuti alla fortuna
 }
web-end-luck-lead = punti di vantaggio dovuti alla fortuna
web-end-loss-points = punti persi per errori
web-end-loss-chance = { $amount ->
    [one] punto di probabilità di vincere perso per errori
   *[other] punti di probabilità di vincere persi per errori
 }
web-end-loss-lead = punti di vantaggio persi per errori
web-end-band = il tuo livello
web-end-band-of = livello ({ $name })
web-end-band-flawless = Impeccabile
web-end-band-master = Da maestro
web-end-band-expert = Da esperto
web-end-band-skilled = Di buon livello
web-end-band-casual = Occasionale
web-end-band-beginner = Da principiante
web-end-curve-points = Punteggio finale probabile
web-end-curve-chance = Probabilità di vincere
web-end-curve-lead = Vantaggio finale probabile
web-end-swing = La svolta più grande: { $what }
web-again = Gioca ancora
web-record = Salva la partita
web-steps = Passo per passo

## Il coach
web-coach-ask = Chiedi al coach
web-coach-thinks = Sto pensando…
web-coach-later = Puoi chiedere al coach quando hai una scelta da fare.
web-coach = Coach
web-coach-list = Quanto vale ogni scelta
web-coach-do = Fai così
web-coach-is-best = migliore
web-exact = esatto
web-estimate = stima
web-remark = Questa scelta costa { $amount }. Meglio: { $move }.

## Che cosa è successo
web-log = Che cosa è successo
web-log-start = La partita comincia.
web-log-roll = { $name }: lancio { $dice }.
web-log-dice = I dadi mostrano { $dice }.
web-log-draw = La carta è «{ $card }».
web-log-move = { $name }: { $what }.
web-log-undo = L’ultima mossa è stata annullata.
web-log-amend = Una voce è stata corretta.
web-log-back = Di nuovo qui: { $name }.
web-log-bot = Un bot gioca ora per: { $name }.
web-log-stopped = La partita è finita in anticipo.
# Dopo un nome e due punti, e da solo dove si ripercorre una partita.
web-did-keep = rilancio tenendo { $dice }
web-did-keep-none = rilancio di tutti i dadi
web-told-keep = { $count ->
    [0] { $name }: rilancio di tutti i dadi.
   *[other] { $name }: rilancio tenendo { $dice }.
 }
web-did-write = riga «{ $item }» riempita
web-did-declare = riga «{ $item }» dichiarata
web-did-set = { $dice } da parte
web-did-go = si continua
web-did-stop = stop
web-did-stone = pedina su { $square }
web-did-take-over = casella { $square } presa, la pedina che c’era va su { $to }
web-did-box = pedina nella scatola
web-did-lay = { $dice } sulla carta { $slot } ({ $card })
web-did-done = turno finito
web-did-stand = dadi tenuti
web-did-reroll = rilancio ({ $colours })
web-did-twice = { $die } due volte, senza { $drop }
web-did-number = { $number } a { $city }
web-did-cross = { $city } cancellata

## I tavoli dei giochi
web-kivi-board = Piano di gioco
web-kivi-value = valore { $value }
web-kivi-stone = pedina: { $name }
web-kivi-gain = { $gain } ora
web-kivi-line = una linea di { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Mostra solo queste linee
web-kivi-taking = Tocca una casella libera per la pedina che è su { $square }.
web-tutto-risk = a rischio
web-tutto-choose = Tocca i dadi da mettere da parte
web-tutto-made = { $count ->
    [one] Un Tutto in questo turno
   *[other] { $count } Tutto in questo turno
 }
web-dicetto-empty = Nessuna carta
web-dicetto-done = Fatto
web-dicetto-tie = { $tie } per pareggiare
web-dicetto-beat = { $beat } per battere, { $tie } per pareggiare
web-dicetto-battle = Duello per la carta «{ $card }»
web-dicetto-again = { $face } per entrambi. Si rilancia.
web-dicetto-won = { $one } contro { $other }. Duello vinto: { $name }.
web-dicetto-fought = in duello: { $name }
web-trip-map = Mappa: { $name }
web-trip-empty = vuota
web-trip-crossed = cancellata
web-trip-gain = { $number } qui: { $gain }
web-trip-numbers = Numeri possibili con questi dadi
web-trip-make = Tocca due dadi o un numero.
web-trip-put = Tocca una città per { $number }, o trascinalo lì.
web-trip-cross = Cancella una città
web-trip-stand = Tieni tutti e quattro
web-trip-decide = Tieni questi dadi, o tocca quelli da rilanciare. Puoi rilanciare una volta a partita.
web-trip-wait = Fatto. Gli altri stanno ancora scegliendo.

## I dadi sono onesti?
web-back = Torna al tavolo
web-fair = I dadi sono onesti?
web-fair-how =
    Prima della partita il server ha scelto un numero segreto e ne ha mostrato l’impronta, così non poteva più
    cambiarlo. Poi il browser di ogni giocatore ha fatto lo stesso. Insieme, questi numeri decidono ogni lancio.
    Quando la partita è finita, il numero segreto viene mostrato.
web-fair-real = Questa partita si gioca con dadi veri, quindi Noppa non influisce sui lanci.
web-fair-promise = Impronta mostrata prima della partita
web-fair-player = Aggiunto: { $name }
web-fair-secret = Numero segreto
web-fair-later = visibile a partita finita
web-fair-check = { $count ->
    [one] Controlla il lancio
   *[other] Controlla tutti i { $count } lanci e carte
 }
web-fair-right = { $count ->
    [one] Controllato in questo browser. Il lancio è proprio quello promesso.
   *[other] Controllato in questo browser. Tutti i { $count } lanci e carte sono proprio quelli promessi.
 }
web-fair-wrong = { $count ->
    [one] Il passo { $event } («{ $text }») non è quello promesso.
   *[other] { $count } lanci o carte non sono quelli promessi. Il primo è il passo { $event } («{ $text }»).
 }
web-fair-broken = Il numero segreto non è quello promesso.
web-fair-changed = Questi non sono i numeri che il browser ha visto prima della partita.
web-fair-remembered = Questo browser ricorda i numeri di prima della partita, quindi non si è fidato del server sulla parola.
web-fair-not-there = Questo browser non ha aggiunto numeri a questa partita, quindi può controllare solo quello che dice il server.
web-fair-unrevealed = non inviato in tempo
web-fair-counts = Quante volte è uscito ogni numero
web-fair-sample = Sono stati lanciati { $dice } dadi. In media, ogni numero esce { $mean ->
    [one] { $mean } volta
   *[other] { $mean } volte
 }. Sono troppo pochi per trarne conclusioni.

## Fortuna e abilità
web-review = Fortuna e abilità
web-review-working = Il coach sta ripercorrendo la partita…
web-review-curve = Come è andata la partita per ogni giocatore
web-review-none = Nessun errore importante.
web-review-exact = Queste cifre sono esatte.
web-review-estimate = Queste cifre sono stime.
web-band-flawless = Impeccabile.
web-band-master = Giocato da maestro.
web-band-expert = Giocato da esperto.
web-band-skilled = Giocato a un buon livello.
web-band-casual = Giocato da giocatore occasionale.
web-band-beginner = Giocato da principiante.

## Dadi veri
web-real-pad = Che cosa c’è sul tavolo
web-real-tap = { $left ->
    [0] Ci sono tutti.
    [one] Tocca il numero di un altro dado.
   *[other] Tocca i numeri di { $left } dadi.
 }
web-real-tap-colour = Tocca il numero di questo dado: { $colour }.
web-real-face = Aggiungi un { $face }
web-real-remove = Togli il { $face }
web-real-enter = Usa questi dadi
web-real-choose = Ora tocca dove vanno. Così inserisci insieme i dadi e la mossa.
web-real-other = Cambia i dadi
web-real-card = Tocca la carta che è uscita.
web-correct = Salva la correzione
web-correct-text = Che cosa andava scritto?
web-correct-open = Correggi una voce
web-correct-which = Quale voce è sbagliata?
web-correct-stood = C’è scritto: { $entry }
web-correct-other = Scegli un’altra voce
web-correct-none = Non è ancora stato inserito nulla.
web-correct-misfit = Le voci successive non andavano più bene e sono state tolte. Inseriscile di nuovo.
web-clock-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
 }

## Le regole in breve, sul foglio dietro «?» e in `noppa rules`
guide-goal = Scopo
guide-turn = Il tuo turno
guide-scores = Punti
guide-examples = Esempi
guide-example-number = Esempio { $number }
guide-questions = Domande
guide-full = Regole complete
guide-table = Questo tavolo
guide-ask-begins = Chi comincia?
guide-points = { $points ->
    [-1] −1 punto
    [one] 1 punto
   *[other] { $points } punti
 }
guide-points-word = { $points ->
    [-1] punto
    [one] punto
   *[other] punti
 }
guide-about = Informazioni su { $thing }
guide-more = Mostra nelle regole
guide-now = Ora
guide-chances = Ecco quanto spesso ci riesci se ci punti per tutto il turno:

## Giocare senza server
web-device-loading = Preparazione dei dadi… { $percent }%
web-device-loading-more = Ci vuole un po’ solo la prima volta. Intanto impara un gioco:
web-device-elsewhere = Noppa è aperto in un’altra scheda.
web-device-elsewhere-more = Le partite di questo dispositivo si giocano in una scheda alla volta. Le tue partite sono al sicuro.
web-device-here = Gioca qui
web-device-failed = Noppa non è riuscito ad avviarsi su questo dispositivo.
web-device-storage-away = Questo browser non permette a Noppa di salvare le partite. Spesso succede nelle finestre private: apri Noppa in una finestra normale.
web-device-again = Riprova
web-device-hosted = Stai giocando su questo dispositivo.
web-device-hosted-more = Il server non è raggiungibile. Le tue partite sono salvate qui e si aggiungeranno alle altre quando il server torna.
web-device-site = Tutto avviene su questo dispositivo e resta qui. Per giocare con un link o confrontare i tuoi dadi del giorno serve un server Noppa.
web-version-new = È pronta una nuova versione di Noppa. Ricarica la pagina per usarla.
web-version-reload = Ricarica
web-offline = Gioca offline
web-offline-more = Salva { $megabytes } MB su questo dispositivo, così puoi giocare senza connessione.
web-offline-ready = Tutto pronto per giocare offline.
web-offline-loading = Salvataggio per giocare offline… { $percent }%
web-offline-failed = Non è stato possibile salvare tutto per giocare offline. Noppa riproverà alla tua prossima visita.
web-way-link-away = Serve un server
web-everything = Tutto in un file
web-everything-more = Tutte le partite di questo dispositivo, finite o no, come copia o per portarle su un altro dispositivo.
web-everything-save = Salva in un file
web-everything-open = Apri un file
web-everything-added = { $added ->
    [0] Hai già tutte queste partite.
    [one] Aggiunta una partita.
   *[other] Aggiunte { $added } partite.
 }
error-device-failed = Noppa non è riuscito ad avviarsi su questo dispositivo. Ricarica la pagina per riprovare.
error-elsewhere = Noppa è aperto in un’altra scheda. Gioca lì, o chiudi quella scheda e riprova.
