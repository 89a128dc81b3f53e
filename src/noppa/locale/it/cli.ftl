# Il terminale.

## Elenchi
players-range = da { $least } a { $most } giocatori
list-editions = edizioni
default-is = predefinito { $value }

## Lingue
told-no-language = Noppa non parla ancora «{ $language }», quindi questo è in inglese. Parla: { $allowed }.
told-edition-own = Edizione: { $edition }, come nel libretto della tua lingua. Un’altra: --edition
languages-complete = completa
languages-missing = { $count ->
    [one] manca { $count } messaggio
    [many] mancano { $count } messaggi
   *[other] mancano { $count } messaggi
 }
languages-broken = { $file }, riga { $line }: questo messaggio non si può leggere, quindi è detto in inglese.
languages-odd = { $message }: questo messaggio in inglese non c’è.
error-languages-no-folder = Non c’è una cartella { $path } con file di messaggi.

## Chi siede dove
you = Tu
bot-name = { $count ->
    [one] Bot
    [many] Bot { $number }
   *[other] Bot { $number }
 }

## Domande
ask-roll = { $name }: premi Invio per lanciare.
ask-draw = { $name }: premi Invio per scoprire una carta.
ask-move = { $name }, a te la scelta (? per l’aiuto):
ask-dice = { $name }: che cosa { $dice ->
    [one] mostra il dado?
    [many] mostrano i { $dice } dadi?
   *[other] mostrano i { $dice } dadi?
 }
ask-final-dice = { $name }: lancia e scrivi i { $dice } dadi su cui ti fermi:
ask-card = { $name }: quale carta è stata scoperta?
ask-save = Salvare questa partita come { $path }? [S/n]
ask-hand-over = { $name }, tocca a te: premi Invio quando nessun altro guarda.
ask-resume-or-new = Un gioco oppure --resume FILE, non entrambi: il file dice quale gioco è.
ask-go-on = Invio va avanti, q esce.
ask-which-game = Quale gioco? Uno fra { $games }, oppure --resume FILE.
typed-roll = lancia
typed-no = no
typed-yes = sì

## Che cosa è successo
event-roll = { $name }: lancio { $dice }.
event-draw = { $name }: carta { $card }.
event-move = { $name }: { $move }.
hint-moves = Puoi scrivere: { $moves }.
told-undone = Annullato.
told-fixed = La voce { $number } è corretta.
told-misfit = La voce { $number } è corretta. La voce { $misfit } («{ $step }») non va più: { $why } Continua da lì.
told-saved = Salvato: { $path }
told-not-saved = Non è stato possibile scrivere { $path }: { $why }.
told-solo = { $points ->
    [one] Fine: { $points } punto.
    [many] Fine: { $points } di punti.
   *[other] Fine: { $points } punti.
 }
told-won = { $count ->
    [one] Vittoria: { $names }, con { $points } punti.
    [many] Vittoria condivisa: { $names }, con { $points } punti a testa.
   *[other] Vittoria condivisa: { $names }, con { $points } punti a testa.
 }
told-stand-in = { $why } Il bot «{ $bot }» continua per { $name }.
told-verified = { $count ->
    [one] Un lancio controllato: è come promesso.
    [many] { $count } lanci controllati: tutti come promesso.
   *[other] { $count } lanci controllati: tutti come promesso.
 }
told-commitment = Promessa fatta prima della partita: { $commitment }

## Aiuto
help-commands =
    ? mostra questo, «rules» le regole, «undo» annulla una mossa, «save FILE» salva la partita, «quit» la lascia.
help-real =
    ? mostra questo, «rules» le regole, «undo» annulla l’ultima voce, «fix» ne corregge una più vecchia,
    «save FILE» salva la partita, «quit» la lascia.
help-fix = Scrivi «fix», il numero e che cosa doveva essere.

## Errori di battitura
error-typed-no-dice = Scrivi i dadi con cifre da 1 a 6, non «{ $text }».
error-typed-ambiguous = «{ $text }» potrebbe essere: { $like }.
error-typed-unknown = «{ $text }» qui non si può giocare. Invio mostra che cosa si può, ? aiuta.
error-typed-close = «{ $text }» qui non si può giocare. Intendevi: { $like }?
error-typed-enter = Premi Invio; «{ $text }» qui non significa nulla.

## Menu
menu-title = Noppa: a quale tavolo vuoi sederti?
menu-game = da 1 a { $most }, Invio per il primo:
menu-way-bot = contro un bot
menu-way-alone = in solitaria, contro il tuo record
menu-way-friends = con gli amici, su questo dispositivo
menu-way-real = con dadi veri: Noppa segna i punti
menu-level-easy = uno facile
menu-level-medium = uno medio
menu-level-hard = uno forte
menu-level = da 1 a { $most }, Invio per il primo:
menu-way = da 1 a { $most }, Invio per il primo modo:
menu-names = Nomi, separati da virgole:
menu-not-there = «{ $typed }» non è nell’elenco: da 1 a { $most }.

## Soluzione
solving = Soluzione in corso
solving-distribution = Calcolo della distribuzione
solved-value = { $expected } punti attesi giocando al meglio ({ $seconds } s).
solved-spread = Media { $mean }, deviazione standard { $spread }.
solved-percentiles = Percentili: { $parts }
error-solve-unsolved = { $game } non è risolto; lo sono: { $allowed }.

## Analisi
reviewing = Analisi in corso
review-title = { $game }: fortuna e abilità
review-player = giocatore
review-final = finale
review-expected = atteso
review-luck = fortuna
review-loss = scelte
review-others = altri
review-revision = revisione
review-each = per scelta
review-band = livello
review-curve = Risultato atteso nel corso della partita
review-exact = In { $unit }, esatto.
review-estimate = In { $unit }, una stima.
review-final-dice-only = Sono stati inseriti solo i dadi finali: i lanci di un turno contano insieme come un solo colpo di fortuna.
unit-points = punti del punteggio finale atteso
unit-lead = punti del vantaggio atteso sul più forte degli altri
unit-chance = per cento della probabilità di vincere
per-cent = { $value }%
band-flawless = impeccabile
band-master = da maestro
band-expert = da esperto
band-skilled = di buon livello
band-casual = occasionale
band-beginner = da principiante

## Il coach durante la partita

## Storico
history-none = Ancora nessuna partita finita. Giocane una: noppa play yatzy
history-games = Partite
history-records = Record
history-day = giorno
history-game = gioco
history-player = giocatore
history-score = punti
history-luck = fortuna
history-loss = costo delle scelte
history-best = migliore
history-average = media
history-each = { $game }: una scelta è costata in media { $each }.
history-each-curve = In centesimi per scelta, partita per partita
history-kinds = Dove sono finiti i punti

## Allenamento
practice-welcome = Scegli come in partita; q esce.
practice-own = Da una tua partita:
practice-right = Buona scelta.
practice-wrong = Questo costa { $loss }.
practice-sum = { $right } scelte buone su { $asked }, perdita: { $lost }.
ask-practice = La tua scelta:

## Simulazioni
simulating = Simulazione
simulate-progress = { $done } di { $games }, { $rate } al secondo
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } partita
    [many] { $game }, { $edition }: { $games } di partite
   *[other] { $game }, { $edition }: { $games } partite
 }
simulate-rate = in { $seconds } secondi, { $rate } al secondo
simulate-stopped = Fermata dopo { $done } partite su { $games }; ciò che è stato giocato resta.
simulate-player = giocatore
simulate-wins = vittorie
simulate-mean = punti
simulate-deviation = deviazione
simulate-low = 5%
simulate-median = mediana
simulate-high = 95%
simulate-first = Chi siede al primo posto vince { $share } ({ $interval }): { $more } rispetto a una quota uguale.
simulate-length = Una partita ha { $mean } ± { $error } decisioni. Ciò che segue ± vale in 95 simulazioni su 100.
simulate-distribution = Punti: { $player }
simulate-everybody = tutti
simulate-uses = Uso per giocatore e partita, contato in { $games } partite
simulate-variants = { $game }, { $games } partite ciascuna
simulate-variant = regole
simulate-wins-of = { $player }: vittorie
simulate-mean-of = { $player }: punti
simulate-first-seat = primo posto
simulate-decisions = decisioni
simulate-picture = { $game }: punti di { $games } partite, in percentuale
