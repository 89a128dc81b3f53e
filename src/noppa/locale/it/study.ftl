# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Una registrazione
study-record-none = Nessuna registrazione è aperta. Scegli il file salvato da una partita.
study-record-long = Questo file è di { $size } kB; una registrazione è al massimo di { $most } kB.
study-record-next = Nulla è cambiato. Scegli un altro file, o riprendi la registrazione da dove l’avevi presa.
study-check-right = { $count ->
    [one] Controllato: l’unico lancio è quello che danno i semi.
   *[other] Controllato: tutti i { $count } lanci e carte sono quelli che danno i semi.
 }
study-check-wrong = Questa registrazione non supera il controllo: non farci affidamento. Puoi comunque guardarla.
study-misfit = La registrazione si può mostrare solo fino al passo { $last }.

## Step by step
study-step-of = Passo { $at } di { $last }
study-slider = Passo
study-turn = Di turno: { $name }
study-first = All’inizio
study-previous = Un passo indietro
study-next = Un passo avanti
study-last = Alla fine
study-play = Avvia
study-pause = Pausa
study-keys = Le frecce vanno di un passo, Inizio e Fine ai due estremi, la barra spaziatrice avvia.
study-link-copy = Link a questo passo
study-link-copied = Il link è copiato.
study-all-steps = Tutti i passi

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
 }
study-amount-lead = { $amount ->
    [one] { $amount } punto di vantaggio
   *[other] { $amount } punti di vantaggio
 }
study-sum-start = Atteso all’inizio
study-sum-luck = Fortuna
study-sum-loss = Scelte proprie
study-sum-others = Scelte degli altri
study-sum-revision = Stime corrette
study-sum-final = Alla fine
study-final-dice = Sono stati inseriti solo i dadi finali di ogni turno, quindi i lanci e i dadi tenuti prima non vengono giudicati.

## The coach beside the game

## Practice

## One's own games
study-history-none = Ancora nessuna partita finita. Giocane una e la troverai qui.
study-history-games = { $count ->
    [one] una partita
   *[other] { $count } partite
 }
study-history-won = { $count ->
    [0] nessuna vinta
    [one] una vinta
   *[other] { $count } vinte
 }
study-history-best = Migliore
study-history-average = Media
study-history-last = Ultimo
study-history-plot = Risultati dal più vecchio al più recente: { $scores }
study-history-list = Tutte le partite
study-history-win = vinta

## Kinds of choices
kind-keep = tenere
kind-declare = dichiarare
kind-row = quale riga
kind-bonus = l’abbuono
kind-strike = segnare zero
kind-reroll = rilanciare
kind-twice = un dado due volte
kind-crossing = cancellare
kind-colour = città bonus
kind-place = quale città, quale numero
