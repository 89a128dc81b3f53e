# KIVI: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

kivi-name = KIVI
kivi-tagline = Dieci pedine, sei dadi e linee in orizzontale e in verticale

## Edizioni
kivi-edition-international = Internazionale
kivi-edition-italian = Italiana

## Opzioni, e che cosa significa ogni valore
kivi-option-run-of-six = Che cosa permette 1-2-3-4-5-6
kivi-option-run-of-six-vacant = qualsiasi casella libera
kivi-option-run-of-six-take-over = qualsiasi casella libera, o quella di un altro
kivi-option-run-of-six-vacant-more = Con 1-2-3-4-5-6 puoi mettere la pedina su qualsiasi casella libera.
kivi-option-run-of-six-take-over-more = Con 1-2-3-4-5-6 puoi anche prendere la casella di un altro e spostare la sua pedina, come con sei uguali.

## Che cosa conta
kivi-item-lines = Linee
kivi-item-singles = Pezzi singoli

## Obiettivi delle caselle
kivi-target-two-pairs = 2 coppie
kivi-target-three-of-a-kind = Tris
kivi-target-run-of-4 = Scala da 4
kivi-target-three-and-two = Tris + coppia
kivi-target-four-of-a-kind = Poker
kivi-target-run-of-5 = Scala da 5
kivi-target-all-even = Tutti pari
kivi-target-all-odd = Tutti dispari
kivi-target-at-most-12 = 12 o meno
kivi-target-at-least-30 = 30 o più
kivi-target-three-pairs = 3 coppie
kivi-target-two-triples = 2 tris
kivi-target-four-and-two = Poker + coppia

## Obiettivi come stanno su una casella: al massimo sei lettere
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Dove può andare un lancio, qualunque cosa dicano gli obiettivi
kivi-wild-vacant = Qualsiasi casella libera
kivi-wild-take-over = Qualsiasi casella libera, o quella di un altro

## Sullo schermo
kivi-stones = { $box ->
    [0] { $hand } in mano
   *[other] { $hand } in mano, { $box } perse
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Round { $round } di { $rounds }
kivi-rolls-left = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora un lancio
    [many] ancora { $rolls } lanci
   *[other] ancora { $rolls } lanci
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, già occupato
kivi-meets-nothing = Nessun obiettivo
kivi-move-keep = { $count ->
    [0] rilanciare tutti e sei
   *[other] tenere { $dice }
 }
kivi-move-place = pedina su { $square } ({ $gain })
kivi-move-take-over = pedina su { $square } ({ $gain }), quella che c’è va su { $to } ({ $change })
kivi-move-box = pedina nella scatola

## Che cosa si può scrivere
kivi-help =
    Scrivi i dadi da tenere e gli altri si rilanciano: «444» o «keep 4 4 4»; «keep» da solo rilancia tutti e sei.
    Scrivi una casella per metterci una pedina: «d4» o «place d4».
    Per prendere una casella, di’ dove va l’altra pedina: «d4 b2» o «place d4 move b2».
    «box» mette la pedina nella scatola, quando non può andare da nessuna parte.

## Rifiuti
error-kivi-no-rolls-left = Non ci sono altri lanci: metti una pedina, o mettila nella scatola se non può andare da nessuna parte.
error-kivi-keep-not-there = Puoi tenere solo dadi che sono sul tavolo: { $dice }.
error-kivi-keep-all = Se tieni tutti e sei i dadi non si rilancia nulla: metti una pedina, o rilancia qualche dado.
error-kivi-square-unknown = Su questo piano non c’è una casella { $square }: vanno da { $first } a { $last }.
error-kivi-square-taken = Su { $square } c’è già una pedina.
error-kivi-take-over-where = Per prendere { $square }, di’ su quale casella libera va la sua pedina.
error-kivi-no-take-over = Questo lancio non prende nessuna casella.
error-kivi-take-over-vacant = { $square } è libera: mettici semplicemente una pedina.
error-kivi-take-over-own = La pedina su { $square } è tua.
error-kivi-move-to-taken = Su { $to } c’è già una pedina: quella di { $square } deve andare su una casella libera.
error-kivi-board-full = Nessuna casella è libera, quindi nessuna pedina si può spostare.
error-kivi-box-rolls-left = La scatola è per un ultimo lancio che non può andare da nessuna parte: hai ancora lanci.
error-kivi-box-can-place = Questo lancio ha un posto, quindi la pedina va sul piano: { $open }.

error-kivi-position-impossible = Una posizione così non si presenta: pedine da giocare { $hands }, sul piano { $stones }, turno del posto { $turn }.

## Le ragioni del coach

## Che tipo di scelta era
kind-roll-on = mettere o rilanciare
kind-square = quale casella
kind-block = caselle che altri vogliono
kind-take-over = prendere una casella

## Piani di gioco propri
error-kivi-board-size = { $place } è { $given }: un piano ha da { $least } a { $most } righe e colonne.
error-kivi-board-rows = { $place } deve avere { $rows } righe, come dice la misura, non { $given }.
error-kivi-board-columns = { $place } deve avere { $columns } caselle, come dice la misura, non { $given }.
error-kivi-board-target = Non c’è un obiettivo «{ $target }» (casella { $place }). Ci sono: { $allowed }.
error-kivi-board-value = Il valore «{ $value }» (casella { $place }) non è un intero da { $least } a { $most }.

## Le regole, in Markdown
kivi-rules =
    Metti le tue dieci pedine in lunghe linee, in orizzontale e in verticale. Vince il totale più alto; a parità
    si divide la vittoria. Si gioca in due, tre o quattro, dieci turni ciascuno, su un piano di 49 caselle.

    __Un turno.__ Lancia sei dadi. Ancora due volte al massimo, tieni quello che vuoi e rilancia il resto. Puoi fermarti
    dopo ogni lancio adatto a una casella libera, e metterci una pedina. Dopo il terzo lancio
    devi metterla se puoi, dove vuoi; se non c’è posto, la pedina finisce nella scatola ed è persa.

    __Obiettivi.__ Ogni casella indica un obiettivo e conta 1, 2 o 3.

    | obiettivo | conta | esempio |
    |---|---|---|
    | 2 coppie | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Tris | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Scala da 4 | 1 | ⚁⚂⚃⚄⚄⚄ |
    | Tris + coppia | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Poker | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Scala da 5 | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Tutti pari | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Tutti dispari | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 o meno | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 o più | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 coppie | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 tris | 3 | ⚁⚁⚁⚄⚄⚄ |
    | Poker + coppia | 3 | ⚂⚂⚅⚅⚅⚅ |

    Contano tutti e sei i dadi: tre uguali accanto a una coppia sono «Tris + coppia», mai «Tris», e una scala
    da cinque non è una scala da quattro. Un lancio che centra più obiettivi può usarne uno qualsiasi.

    __Un esempio.__ Lanci ⚁⚁⚃⚃⚄⚅. È «2 coppie», e potresti mettere subito una pedina. Tieni ⚁⚁⚃⚃,
    rilanci due dadi e ottieni ⚁⚅. Ora ⚁⚁⚁⚃⚃⚅ è «Tris + coppia» e «Tutti pari», ma non più «2 coppie».

    __Lanci liberi.__ Cinque uguali, ⚃⚃⚃⚃⚃⚅, o tutti i numeri, ⚀⚁⚂⚃⚄⚅: qualsiasi casella libera. Sei uguali,
    ⚂⚂⚂⚂⚂⚂: qualsiasi casella libera, o una con la pedina di un altro; sposti quella pedina su una
    casella libera a scelta.

    __Punteggio.__ Due o più tue pedine una accanto all’altra senza buchi sono una linea. Conta la
    somma delle sue caselle moltiplicata per il numero delle sue pedine. Una pedina può stare in due linee, una
    orizzontale e una verticale. Una pedina fuori da ogni linea conta la sua casella una volta.

    __Punteggio, un esempio.__ Le colonne vanno da a a g da sinistra, le righe da 1 a 7 dall’alto. Le tue pedine
    sono su b2, c2, d2, c3 e g7. In orizzontale, b2, c2 e d2 contano 3, 1 e 3: 7 × 3 = 21. In verticale, c2 e c3
    contano 1 e 2: 3 × 2 = 6. La pedina su g7 è sola: 1. Insieme 28.

    __Edizione italiana.__ Anche con tutti i numeri, ⚀⚁⚂⚃⚄⚅, si può prendere una casella, come con sei uguali.
