# Ciò che si usa dopo una partita o accanto: passi, analisi, allenamento, le tue partite, probabilità.

## Una registrazione
study-record = Partita salvata
study-record-none = Nessuna partita salvata è aperta. Scegli il file di una partita.
study-record-long = Questo file è di { $size } kB. Una partita salvata può arrivare a { $most } kB.
study-record-next = Non è cambiato nulla. Scegli un altro file, o una nuova copia di questo.
study-check-right = { $count ->
    [one] Il lancio è stato controllato ed è a posto.
   *[other] Tutti i { $count } lanci e carte sono stati controllati e sono a posto.
 }
study-check-wrong = Questa partita non ha superato il controllo, quindi non farci affidamento. Puoi comunque guardarla.
study-misfit = Puoi vedere la partita solo fino al passo { $last }.

## Passo per passo
study-step-of = Passo { $at } di { $last }
study-slider = Passo
study-turn = Di turno: { $name }
study-first = Vai all’inizio
study-previous = Passo indietro
study-next = Passo avanti
study-last = Vai alla fine
study-play = Avvia
study-pause = Pausa
study-keys = Le frecce cambiano passo, Inizio e Fine vanno ai due estremi, la barra spaziatrice avvia.
study-link-copy = Copia il link a questo passo
study-link-copied = Link copiato
study-all-steps = Tutti i passi

## Fortuna e abilità
study-amount-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }
study-amount-lead = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }
study-amount-chance = { $amount ->
    [one] { $amount } punto di probabilità di vincere
   *[other] { $amount } punti di probabilità di vincere
 }
study-sum-start = All’inizio
study-sum-luck = Fortuna
study-sum-loss = Errori
study-sum-others = Scelte degli altri
study-sum-revision = Stime corrette
study-sum-final = Alla fine
study-final-dice = Sono stati inseriti solo i dadi finali di ogni turno, quindi il coach non può giudicare i lanci e le scelte di prima.

## Il coach accanto alla partita
study-coach-win = { $percent }% di vincere
study-coach-ahead-points = { study-amount-points } meglio del resto
study-coach-ahead-lead = { study-amount-lead } meglio del resto
study-coach-even = un’altra scelta vale altrettanto
study-coach-less-points = { study-amount-points } in meno
study-coach-less-lead = { study-amount-lead } in meno
study-coach-less-chance = { study-amount-chance } in meno
study-coach-same = vale altrettanto
study-coach-advice = { $what }: { $worth }, { $exact ->
    [true] esatto
   *[false] stima
 }.
study-coach-advice-only = { $what }.
study-coach-next = Altrimenti: { $what }, { $cost }.
study-coach-next-only = Altrimenti: { $what }.

study-coach-why = Perché?
study-look = Fammi vedere
study-look-title = Che cosa sarebbe stato meglio
study-look-now = Questo non cambia il tuo turno.

## La storia di una partita
study-story = Che cosa ha deciso la partita
study-story-whose = Scegli un giocatore
study-luck-and-skill = { $lucky ->
    [lucky] { $name }: { $luck } grazie alla fortuna. Gli errori sono costati { $loss }.
   *[unlucky] { $name }: { $luck } in meno per sfortuna. Gli errori sono costati { $loss }.
 }
study-moment = Momento { $number }
study-moment-turn-chance = { $swing } punti di probabilità di vincere
study-moment-turn-lead = { $swing } punti
study-moment-turn-points = { $swing } punti
study-moment-did = Scelta fatta ({ $name }): { $what }.
study-moment-better = Meglio: { $what }. Valeva { $amount } in più.
study-moment-best = Era la scelta migliore.
study-moment-only = Non c’era altra scelta.
study-moment-dice = { $lucky ->
    [lucky] I dadi hanno aiutato.
   *[unlucky] I dadi non hanno aiutato.
 }
study-moment-look = Rivedi la partita da qui
study-moment-picture = Il tavolo prima di questa scelta, con quella migliore evidenziata
study-moment-picture-best = Il tavolo prima di questa scelta
study-practise-these = Allenati su queste scelte
study-decisions = Tutte le scelte
study-numbers = Il grafico in numeri
study-numbers-turn = Turno

## Allenamento
study-practice-how = Scegli una mossa. Ciò che sbagli torna più spesso.
study-practice-wait = Ricerca di una situazione per te…
study-practice-again = Questa l’avevi sbagliata.
study-practice-own = Da una tua partita.
study-practice-kind = La domanda: { $kind }.
study-practice-right = Buona scelta.
study-practice-wrong = Questa scelta costa { $amount }.
study-practice-next = Avanti
study-practice-yours = la tua
study-practice-sum = { $right } giuste su { $asked }
study-practice-done = Sono finite.
study-practice-more = Continua l’allenamento
study-puzzle = Rompicapo del giorno
study-puzzle-of = Rompicapo del giorno: { $game }, { $day }
study-puzzle-go = Risolvi
study-puzzle-solve = Risolvi il rompicapo di { $game } di oggi
study-puzzle-count = { $done } di { $all } oggi
study-puzzle-more = Uguale per tutti. Una sola scelta è chiaramente la migliore.
study-puzzle-done = Risolto! Domani ne arriva uno nuovo.
study-puzzle-tried = Finito per oggi. Domani ne arriva uno nuovo.
study-streak = { $days ->
    [one] Primo giorno della tua serie.
   *[other] { $days } giorni di fila.
 }
study-streak-ended = { $days ->
    [one] Che bello rivederti. Oggi comincia una nuova serie.
   *[other] Che bello rivederti. L’ultima volta la tua serie è durata { $days } giorni. Oggi ne comincia una nuova.
 }

## Le tue partite
study-history-none = Non c’è ancora nessuna partita finita. Giocane una e comparirà qui.
study-history-games = { $count ->
    [one] una partita
   *[other] { $count } partite
 }
study-history-won = { $count ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $count } vinte
 }
study-history-best = Record
study-history-average = Media
study-history-last = Ultima
study-history-plot = Risultati dal più vecchio al più recente: { $scores }
study-history-list = Tutte le partite
study-history-win = vinta

## Tipi di scelte
kind-keep = quali dadi tenere
kind-declare = dichiarare una riga
kind-row = quale riga usare
kind-bonus = l’abbuono
kind-strike = segnare uno zero
kind-reroll = rilanciare
kind-twice = usare un dado due volte
kind-crossing = cancellare città
kind-colour = città bonus
kind-place = quale numero in quale città
