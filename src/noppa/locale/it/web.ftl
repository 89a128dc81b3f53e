# Le parole proprie dell’app nel browser; giochi, righe e rifiuti parlano dai loro file.

web-name = Noppa
web-nav = Pagine
web-preferences = Preferenze
web-language = Lingua
web-language-auto = come il browser ({ $language })
web-theme = Chiaro o scuro
web-theme-auto = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-still = Nulla si muove
web-sound = Suoni
web-remarks = Un’osservazione discreta dopo una scelta costosa
web-chances = Le probabilità di vincere di tutti
web-buzz = Vibra quando tocca a me
web-pace = Velocità dei bot
web-pace-slow = piano
web-pace-normal = come al solito
web-pace-at-once = subito
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
web-welcome = Siediti con noi.
web-welcome-more = Cinque giochi di dadi, in solitaria, su un dispositivo o con gli amici tramite un link. Il coach sa quanto vale ogni scelta.
web-players = da { $least } a { $most } giocatori
web-play = Gioca
web-play-game = Gioca a { $game } contro un bot
web-more = Amici…
web-more-game = { $game } con gli amici, o con altre regole
web-go-on = Continua
web-day = Dadi del giorno
web-day-more = Gli stessi dadi per tutti, una volta al giorno.
web-day-none = Nessuno ha ancora giocato i dadi di oggi.
web-day-playing = in corso
web-past = Giocate
web-watch = Altri tavoli
web-practice = Allenamento
web-practice-more = Scegli in una posizione e scopri quanto vale ogni scelta.
web-history = Le tue partite
web-history-more = Risultati, medie e record.
web-open-record = Apri una registrazione
web-open-record-drop = Il file di una partita: sceglilo, o trascinalo qui.
web-phones = Telefoni in casa
web-phones-open = Apri ai telefoni
web-home = Alla pagina iniziale
web-lost-title = Non è stato possibile aprire questa pagina
web-gone = Qui non c’è
error-offline = Sei offline. Noppa si apre, ma una partita ha bisogno del suo server: continua appena torna la connessione.
error-server-away = Il server non risponde. Riprova fra un momento; nulla è perso.

## Sedersi
web-who = Chi gioca
web-seat-name = Nome del giocatore { $number }
web-seat-remove = Togli il giocatore { $number }
web-bot-level = Quanto è bravo il bot
web-add-here = Qualcuno qui
web-add-link = Qualcuno con link
web-add-bot = Un bot
web-house-rules = Regole della casa
web-edition = Edizione
web-edition-own = { $edition }, come nel libretto della tua lingua
web-dice-are = Dadi
web-dice-fair = di Noppa, si possono controllare
web-dice-real = veri, sul tavolo
web-every-roll = Si inserisce ogni lancio, non solo i dadi con cui ci si ferma
web-starts = Chi comincia
web-starts-chosen = il primo dell’elenco
web-starts-drawn = il dado più alto
web-starts-loser = chi era ultimo la volta prima
web-clock = Tempo per decisione
web-clock-seconds = { $seconds ->
    [0] senza limite
   *[other] { $seconds } secondi
 }
web-allow-coach = Si può chiedere al coach
web-allow-undo = Si possono annullare mosse, se tutti sono d’accordo
web-dice-fair-more = I dadi li lancia il server, e dopo la partita il tuo browser può controllare ogni lancio.
web-dice-real-more = Lanciate dadi veri e toccate quello che mostrano; Noppa tiene i punti.
web-starts-chosen-more = Comincia il primo dell’elenco, gli altri seguono in ordine.
web-starts-drawn-more = Prima della partita si lancia un dado per ognuno, e il più alto comincia.
web-starts-loser-more = Chi era ultimo comincia la partita dopo; per la prima decide il dado più alto.
web-clock-more = { $seconds ->
    [0] Ognuno prende il tempo che gli serve.
   *[other] Quando i { $seconds } secondi sono passati, si fa una mossa al posto tuo.
 }
web-coach-yes-more = Chi gioca può chiedere quanto vale ogni scelta.
web-coach-no-more = Durante la partita nessuno riceve consigli.
web-undo-yes-more = Una mossa a cui non è ancora seguito un lancio o una carta si può annullare se gli altri dicono di sì.
web-undo-no-more = Una mossa resta com’è stata fatta.
web-edition-more = Un’edizione è un insieme di regole della casa; ognuna si può cambiare qui sotto.
web-own-board = Il tuo piano di gioco
web-own-deck = Le tue carte
web-own-map = La tua mappa
web-own-remove = Senza il file
web-own-used = vostro, da un file
web-kind-gone = Questo gioco qui non si gioca. Nella pagina iniziale ci sono quelli che si giocano.
web-invited = C’è un invito per te: { $game }
web-sit = Siediti qui
web-just-watch = Guarda soltanto
web-join-taken = Lì siede già qualcuno. Chiedi un altro posto a chi ti ha invitato.
web-waiting = { $count ->
    [0] Ci siamo tutti
    [one] Manca ancora una persona
    [many] Mancano ancora { $count } persone
   *[other] Mancano ancora { $count } persone
 }
web-invite = Per { $name }: scansiona questo o manda il link.
web-qr = Il link come codice da scansionare
web-link = Link
web-share = Manda il link
web-copied = Copiato
web-share-by-hand = Questo browser qui non può mandare o copiare: seleziona il link sopra e copialo.
web-device = Continua su questo dispositivo
web-device-more = Questo dispositivo diventa la stessa persona di quello che ha creato il link.
web-device-go = Sì, sono io
web-device-link = Continua su un altro dispositivo
web-device-scan = Aprilo sull’altro dispositivo entro dieci minuti; funziona una volta.

## Al tavolo
web-title = { $game } · Noppa
web-title-turn = Tocca a te · { $game }
web-opening = Si prepara il tavolo…
web-getting-ready = Noppa si prepara. La prima volta che qui si gioca a un gioco può volerci un minuto.
web-connection-lost = La connessione è caduta; torna da sola, e nulla è perso.
web-seats = Giocatori
web-seat-free = libero
web-seat-away = assente
web-seat-bot = gioca un bot
web-watching = { $count ->
    [one] una persona guarda
    [many] { $count } persone guardano
   *[other] { $count } persone guardano
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
    [many] { $count } giocatori scelgono
   *[other] { $count } giocatori scelgono
 }
web-roll = { $dice ->
    [0] Nulla da lanciare
    [one] Lancia un dado
    [many] Lancia { $dice } dadi
   *[other] Lancia { $dice } dadi
 }
web-draw = Scopri una carta
web-total = Totale
web-pad = Blocchetto
web-par = rispetto a tre di ciascuno
web-write = Segna { $points } in «{ $item }»
web-moves = { $count ->
    [one] L’unica scelta possibile
    [many] Tutte le { $count } scelte
   *[other] Tutte le { $count } scelte
 }
web-menu = Menu
web-rules = Regole di questo tavolo
web-undo = Annulla l’ultima mossa
web-stop = Finisci ora la partita
web-leave = Lascia il tavolo
web-agree = D’accordo
web-decline = No
web-vote-undo = { $name } vorrebbe annullare l’ultima mossa.
web-vote-stop = { $name } vorrebbe finire ora la partita.
web-away-long = { $name } è via da un po’.
web-give = Fai continuare un bot
web-vote-waits = Manca la risposta di: { $names }
web-bot-for-you = Un bot gioca per: { $name }.
web-take-back = Riprendi il posto
web-pass = Passa il dispositivo a { $name }
web-pass-why = Quello che ognuno scrive resta nascosto finché tutti hanno scritto.
web-pass-here = Sono { $name }
web-pass-wait = { $count ->
    [one] Qui hanno scritto tutti. Si aspetta { $names }.
   *[other] Qui hanno scritto tutti. Se ne aspettano altri { $count }.
 }
web-react = Fai un cenno
web-react-applause = Ben fatto
web-react-luck = Buona fortuna
web-react-wow = Caspita
web-react-laugh = Ah ah
web-react-ouch = Ahi
web-react-thanks = Grazie
web-said-total = { $points ->
    [one] { $name }: un punto.
   *[other] { $name }: { $points } punti.
 }
web-tv = Mostra su un televisore
web-tv-scan = Guarda dal telefono

## La fine
web-over = La partita è finita
web-over-alone = { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
 }
web-won-you = Hai vinto
web-won = { $count ->
    [one] Vittoria: { $names }
    [many] Vittoria condivisa: { $names }
   *[other] Vittoria condivisa: { $names }
 }
web-again = Gioca ancora
web-steps = Passo per passo
web-record = Salva la registrazione

## Il coach
web-coach-ask = Chiedi al coach
web-coach-thinks = Il coach sta pensando…

## Che cosa è successo
web-log = Che cosa è successo
web-log-start = La partita comincia.
web-log-roll = { $name }: lancio { $dice }.
web-log-dice = I dadi mostrano { $dice }.
web-log-draw = Una carta: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = L’ultima mossa è stata annullata.
web-log-amend = Una voce è stata corretta.
web-log-back = Di nuovo qui: { $name }.
web-log-bot = Un bot continua per: { $name }.
web-log-stopped = La partita è stata chiusa prima della fine.
# Dopo un nome e due punti, e da solo dove si ripercorre una partita.
web-did-keep = tenuti: { $dice }
web-did-keep-none = nulla tenuto
web-did-write = riga riempita: { $item }
web-did-declare = riga dichiarata: { $item }
web-did-set = da parte: { $dice }
web-did-go = si continua
web-did-stop = lasciato
web-did-stone = pedina su { $square }
web-did-take-over = casella { $square } presa; la pedina che c’era va su { $to }
web-did-box = pedina nella scatola
web-did-lay = { $dice } sulla carta { $slot } ({ $card })
web-did-done = turno finito
web-did-stand = dadi lasciati come sono
web-did-reroll = rilancio: { $colours }
web-did-twice = { $die } due volte, senza { $drop }
web-did-number = { $number } a { $city }
web-did-cross = { $city } cancellata

## I tavoli dei giochi
web-kivi-board = Piano di gioco
web-kivi-value = valore { $value }
web-kivi-stone = pedina: { $name }
web-kivi-gain = ora { $gain }
web-kivi-line = una linea di { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Solo queste linee
web-kivi-taking = Scegli una casella libera per la pedina che è su { $square }.
web-tutto-risk = punti a rischio
web-tutto-choose = Scegli i dadi da mettere da parte
web-tutto-made = { $count ->
    [one] Un Tutto in questo turno
   *[other] { $count } Tutto in questo turno
 }
web-dicetto-empty = Nessuna carta
web-dicetto-done = Fatto
web-dicetto-tie = { $tie } è duello, nulla lo batte
web-dicetto-beat = { $beat } batte, { $tie } è duello
web-dicetto-battle = Duello: { $card }
web-dicetto-again = { $face } e { $face }: di nuovo.
web-dicetto-won = { $one } contro { $other }: la carta va a: { $name }.
web-dicetto-fought = In duello: { $name }
web-trip-map = Mappa: { $name }
web-trip-empty = vuota
web-trip-crossed = cancellata
web-trip-gain = { $number } qui: { $gain }
web-trip-numbers = Numeri che fanno questi dadi
web-trip-make = Trascina un dado su un altro, tocca due dadi o tocca un numero.
web-trip-put = Ora tocca una città per { $number } o trascina lì il numero.
web-trip-cross = Cancella una città
web-trip-stand = Lascia così
web-trip-decide = Lascia i dadi come sono, o tocca quelli da rilanciare, una volta a partita.
web-trip-wait = Scritto. Gli altri stanno ancora scegliendo.

## I dadi sono onesti?
web-back = Torna al tavolo
web-fair = I dadi sono onesti?
web-fair-how =
    Prima della partita il server ha promesso un numero segreto con la sua impronta, e il browser di ogni
    giocatore ha aggiunto un numero proprio. Insieme fissano ogni lancio. Il segreto si mostra alla fine.
web-fair-real = I dadi di questa partita sono veri: nulla qui avrebbe potuto cambiarli.
web-fair-promise = Promesso prima della partita
web-fair-player = Aggiunto: { $name }
web-fair-secret = Il segreto
web-fair-later = si vede quando la partita è finita
web-fair-check = { $count ->
    [one] Controlla l’unico lancio
    [many] Controlla tutti i { $count } lanci e carte
   *[other] Controlla tutti i { $count } lanci e carte
 }
web-fair-right = { $count ->
    [one] Controllato: è come promesso.
    [many] Controllato qui in questo browser: tutti e { $count } sono come promesso.
   *[other] Controllato qui in questo browser: tutti e { $count } sono come promesso.
 }
web-fair-wrong = { $count ->
    [one] L’evento { $event } («{ $text }») non è come promesso.
    [many] { $count } non sono come promesso; il primo è l’evento { $event } («{ $text }»).
   *[other] { $count } non sono come promesso; il primo è l’evento { $event } («{ $text }»).
 }
web-fair-broken = Il segreto non è quello promesso.
web-fair-counts = Quante volte è uscita ogni faccia
web-fair-sample = { $dice } dadi; in media ogni faccia esce { $mean } volte. Così pochi dicono poco.

## Fortuna e abilità
web-review = Fortuna e abilità
web-review-working = Il coach ripercorre la partita…
web-review-curve = Quanto valeva la partita per ogni giocatore, man mano
web-review-none = Nessuna scelta è costata qualcosa di rilevante.
web-review-exact = Queste cifre sono esatte.
web-review-estimate = Queste cifre sono stime.
web-band-flawless = Impeccabile.
web-band-master = Giocato da maestro.
web-band-expert = Giocato da esperto.
web-band-skilled = Giocato a buon livello.
web-band-casual = Giocato come ogni tanto fra amici.
web-band-beginner = Giocato come alle prime armi.

## Dadi veri
web-real-pad = Che cosa c’è sul tavolo
web-real-tap = { $left ->
    [0] Ci sono tutti.
    [one] Tocca la faccia di un altro dado.
    [many] Tocca le facce di { $left } dadi.
   *[other] Tocca le facce di { $left } dadi.
 }
web-real-tap-colour = Tocca la faccia di questo dado: { $colour }.
web-real-face = Un dado mostra { $face }
web-real-remove = Togli il dado { $face }
web-real-enter = Questi sono i dadi
web-real-choose = Ora tocca dove vanno. Così si inserisce tutto insieme.
web-real-other = Altri dadi
web-real-card = Tocca la carta scoperta.
web-correct = Correggi
web-correct-text = Che cosa doveva essere
web-correct-open = Correggi una voce
web-correct-which = Quale voce è sbagliata?
web-correct-stood = C’è scritto: { $entry }
web-correct-other = Un’altra voce
web-correct-none = Non è ancora stato inserito nulla.
web-correct-misfit = Quello che veniva dopo la voce corretta non va più bene ed è stato tolto: inseriscilo di nuovo.
web-clock-left = { $seconds ->
    [one] ancora { $seconds } secondo
    [many] ancora { $seconds } secondi
   *[other] ancora { $seconds } secondi
 }
