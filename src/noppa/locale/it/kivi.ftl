# KIVI: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

kivi-name = KIVI
kivi-tagline = Lunghe linee su un piano di 7 × 7

## Edizioni
kivi-edition-international = Internazionale
kivi-edition-italian = Italiana

## Opzioni, e che cosa significa ogni valore
kivi-option-run-of-six = Dove può andare 1-2-3-4-5-6
kivi-option-run-of-six-vacant = qualsiasi casella libera
kivi-option-run-of-six-take-over = qualsiasi casella libera, o quella di un altro giocatore
kivi-option-alike = Dove possono andare cinque e sei uguali
kivi-option-alike-wild = qualsiasi casella libera; con sei anche quella di un altro giocatore
kivi-option-alike-plain = solo le caselle adatte

## Che cosa cambia un’opzione, in una frase
kivi-option-run-of-six-vacant-more = Con 1-2-3-4-5-6 puoi mettere la tua pedina su qualsiasi casella libera.
kivi-option-run-of-six-take-over-more = Con 1-2-3-4-5-6 puoi mettere la tua pedina su qualsiasi casella libera, o prendere quella di un altro giocatore e spostare altrove la sua pedina.
kivi-option-alike-wild-more = Con cinque uguali puoi mettere la tua pedina su qualsiasi casella libera. Con sei uguali puoi anche prendere la casella di un altro giocatore e spostare altrove la sua pedina.
kivi-option-alike-plain-more = Cinque e sei uguali non sono nulla di speciale. Vanno bene solo per «Tutti dispari», «Tutti pari», «12 o meno» e «30 o più».

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
kivi-wild-take-over = Qualsiasi casella libera, o quella di un altro giocatore

## Sullo schermo
kivi-stones = { $box ->
    [0] { $hand } da giocare
   *[other] { $hand } da giocare, { $box } perse
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Round { $round } di { $rounds }
kivi-rolls-left = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora un lancio
   *[other] ancora { $rolls } lanci
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, ma la casella è già occupata
kivi-meets-nothing = Nessun obiettivo
kivi-move-keep = { $count ->
    [0] rilanciare tutti e sei
   *[other] tenere { $dice }
 }
kivi-move-place = pedina su { $square } ({ $gain })
kivi-move-take-over = pedina su { $square } ({ $gain }), l’altra va su { $to } ({ $change })
kivi-move-box = pedina nella scatola

## Al tavolo nel browser
kivi-turn = Turno { $round } di { $rounds }
kivi-place = Pedina su { $square }
kivi-take-over = Prendi { $square }, la pedina che c’è va su { $to }
kivi-box = Metti la pedina nella scatola
kivi-choose = Tocca una casella adatta.
kivi-choose-vacant = Tocca una casella libera per l’altra pedina.
kivi-key-hint = Tocca una casella per vedere che cosa chiede.
kivi-hint-meets = { $free ->
    [0] I tuoi dadi fanno: { $targets }. Ma nessuna di quelle caselle è libera.
   *[other] I tuoi dadi fanno: { $targets }. Tocca una casella illuminata.
 }
kivi-hint-nothing = I tuoi dadi non vanno bene per nessuna casella.
kivi-hint-keep = Tocca i dadi che vuoi tenere, poi rilancia gli altri.
kivi-wild-fits = { $roll ->
    [six] Sei uguali vanno bene ovunque.
    [five] Cinque uguali vanno bene ovunque.
   *[run] 1-2-3-4-5-6 va bene ovunque.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Tocca una casella libera, o una con la pedina di un altro giocatore.
   *[vacant] Tocca una casella libera.
 }
kivi-key-value = { $value ->
    [1] bianca, vale 1
    [2] nera, vale 2
    [3] rossa, vale 3
   *[other] vale { $value }
 }
kivi-key-example = per esempio
kivi-key-line = linea di { $stones } = { $points }
kivi-key-single = una pedina singola
kivi-key-not = I tuoi dadi fanno invece: { $targets }.
kivi-colours = Le caselle bianche valgono 1, le nere 2, le rosse 3.
kivi-did-place = { $name }: casella { $square } presa («{ $target }»).
kivi-did-take-over = { $name }: casella { $square } presa, la pedina che c’era va su { $to }.
kivi-did-box = { $name }: una pedina nella scatola.
kivi-moment = Linea di { $stones }
kivi-moment-wild = { $roll ->
    [six] Sei uguali
    [five] Cinque uguali
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Vale per ogni casella libera.
kivi-moment-points = { $gain ->
    [one] +1 punto
   *[other] +{ $gain } punti
 }

## Che cosa si può scrivere
kivi-help =
    Scrivi i dadi che vuoi tenere, e gli altri si rilanciano: «444» o «keep 4 4 4». «keep» da solo rilancia tutti e sei.
    Scrivi una casella per metterci una pedina: «d4» o «place d4».
    Per prendere una casella, aggiungi dove va l’altra pedina: «d4 b2» o «place d4 move b2».
    Scrivi «box» per mettere la pedina nella scatola quando non può andare da nessuna parte.

## Rifiuti
error-kivi-no-rolls-left = Non hai più lanci. Metti una pedina, o riponila nella scatola se non può andare da nessuna parte.
error-kivi-keep-not-there = Puoi tenere solo dadi che hai lanciato: { $dice }.
error-kivi-keep-all = Se tieni tutti e sei i dadi non c’è nulla da lanciare. Metti una pedina, o rilancia qualche dado.
error-kivi-square-unknown = Su questo piano non c’è una casella { $square }. Le caselle vanno da { $first } a { $last }.
error-kivi-square-taken = Su { $square } c’è già una pedina. Scegli un’altra casella.
error-kivi-target-not-met = La casella { $square } chiede «{ $target }». { $needs } { $count ->
    [0] I tuoi dadi non vanno bene da nessuna parte.
   *[other] I tuoi dadi vanno bene per { $open }.
 }
error-kivi-take-over-where = Per prendere { $square }, di’ su quale casella libera va la pedina che c’è.
error-kivi-no-take-over = Con questo lancio non puoi prendere una casella. Scegline una libera.
error-kivi-take-over-vacant = { $square } è libera. Mettici semplicemente una pedina.
error-kivi-take-over-own = La pedina su { $square } è già tua. Scegli un’altra casella.
error-kivi-move-to-taken = Su { $to } c’è già una pedina. Sposta quella di { $square } su una casella libera.
error-kivi-board-full = Il piano di gioco è pieno, quindi non puoi spostare una pedina.
error-kivi-box-rolls-left = Hai ancora lanci. La scatola è solo per un ultimo lancio che non può andare da nessuna parte.
error-kivi-box-can-place = Questo lancio va bene per { $open }, quindi devi mettere la pedina.

error-kivi-position-impossible = Questa situazione è impossibile in una partita: pedine da giocare { $hands }, pedine sul piano { $stones }, turno del posto { $turn }.

## Che cosa dice il coach, e perché
kivi-advice-keep = { $count ->
    [0] Rilancia tutti e sei
   *[other] Tieni { $dice } e lancia { $left ->
        [one] un dado
       *[other] { $left } dadi
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Rilanciali tutti
   *[other] Tieni { $dice }
 }
kivi-advice-place = Pedina su { $square } ({ $target })
kivi-advice-place-brief = Pedina su { $square }
kivi-advice-take-over = Prendi { $square } e sposta su { $to } la pedina che c’è
kivi-advice-box = Metti la pedina nella scatola
kivi-why-gain = Aggiunge subito { study-amount-points }.
kivi-why-line = Aggiunge subito { study-amount-points }, in una linea di { $stones } pedine.
kivi-why-block = Blocca anche i tuoi avversari. Uno di loro lì avrebbe potuto fare { study-amount-points }.
kivi-why-rare = Se punti a «{ $target }» per tutto il turno, ci riesci il { $percent }% delle volte.
kivi-why-take-over = Spostare l’altra pedina costa { study-amount-points } al suo giocatore.
kivi-why-box = Questo lancio non va bene per nessuna casella libera, quindi perdi la pedina.
kivi-why-keep = Molto probabilmente finirai su { $square } ({ $target }, { $percent }%) o su { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = Molto probabilmente finirai su { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = Nessun lancio può più andare bene per una casella libera, quindi perdi la pedina.
kivi-why-turn = { $percent ->
    [0] In media il turno aggiunge { study-amount-points }, e non perdi mai la pedina.
   *[other] In media il turno aggiunge { study-amount-points }. Perdi la pedina il { $percent }% delle volte.
 }
kivi-why-roll-instead = { $than ->
    [less] Rilanciare varrebbe { study-amount-lead } in meno.
    [more] Rilanciare varrebbe { study-amount-lead } in più.
   *[same] Rilanciare varrebbe altrettanto.
 }
kivi-why-place-instead = { $than ->
    [less] Mettere la pedina su { $square } ({ $target }) varrebbe { study-amount-lead } in meno.
    [more] Mettere la pedina su { $square } ({ $target }) varrebbe { study-amount-lead } in più.
   *[same] Mettere la pedina su { $square } ({ $target }) varrebbe altrettanto.
 }

## Che tipo di scelta era
kind-roll-on = mettere la pedina o rilanciare
kind-square = quale casella
kind-block = caselle che servono agli altri
kind-take-over = prendere una casella

## Piani di gioco personalizzati
error-kivi-board-size = { $place } è { $given }, ma un piano ha da { $least } a { $most } righe e colonne.
error-kivi-board-rows = { $place } deve avere { $rows } righe, come dice la misura, non { $given }.
error-kivi-board-columns = { $place } deve avere { $columns } caselle, come dice la misura, non { $given }.
error-kivi-board-target = Non c’è un obiettivo «{ $target }» (casella { $place }). Usa uno di questi: { $allowed }.
error-kivi-board-value = Il valore «{ $value }» (casella { $place }) non è un numero intero da { $least } a { $most }.

## Le regole, in Markdown
kivi-rules =
    Forma lunghe linee con le tue dieci pedine, in orizzontale e in verticale. Vince il totale più alto; a parità si
    divide la vittoria. Si gioca in due, tre o quattro, dieci turni ciascuno, su un piano di 49 caselle.

    __Un turno.__ Lancia sei dadi. Puoi rilanciare fino a due volte e tenere ogni volta quello che vuoi. Dopo ogni lancio
    adatto a una casella libera puoi fermarti e metterci una pedina. Dopo il terzo lancio devi mettere una pedina, se
    puoi, su una casella adatta a tua scelta. Se nulla va bene, la pedina finisce nella scatola ed è persa.

    __Obiettivi.__ Ogni casella ha un obiettivo e vale 1, 2 o 3.

    | obiettivo | vale | esempio |
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

    Contano tutti e sei i dadi. Tre uguali con una coppia sono «Tris + coppia», mai «Tris», e una scala da
    cinque non è una scala da quattro. Se un lancio va bene per più obiettivi, ne scegli uno.

    __Un esempio.__ Lanci ⚁⚁⚃⚃⚄⚅. È «2 coppie», e potresti mettere subito una pedina. Invece tieni
    ⚁⚁⚃⚃, rilanci due dadi e ottieni ⚁⚅. Ora ⚁⚁⚁⚃⚃⚅ è «Tris + coppia» e «Tutti pari», ma non più «2 coppie».

    __Lanci liberi.__ Cinque uguali, ⚃⚃⚃⚃⚃⚅, o da uno a sei, ⚀⚁⚂⚃⚄⚅, vanno bene per qualsiasi casella libera. Sei uguali,
    ⚂⚂⚂⚂⚂⚂, vanno bene per qualsiasi casella libera o per una con la pedina di un altro giocatore, e tu sposti quella
    pedina su una casella libera a scelta.

    __Punteggio.__ Due o più tue pedine una accanto all’altra, senza buchi, formano una linea. Una linea dà la somma
    delle sue caselle moltiplicata per il numero delle sue pedine. Una pedina può stare in due linee, una orizzontale e una
    verticale. Una pedina fuori da ogni linea dà il valore della sua casella.

    __Punteggio, un esempio.__ Le colonne vanno da a a g da sinistra, le righe da 1 a 7 dall’alto. Le tue pedine
    sono su b2, c2, d2, c3 e g7. In orizzontale, b2, c2 e d2 valgono 3, 1 e 3: 7 × 3 = 21. In verticale, c2 e c3
    valgono 1 e 2: 3 × 2 = 6. La pedina su g7 è sola: 1. In tutto fa 28.

    __Edizione italiana.__ Con tutti i numeri da uno a sei, ⚀⚁⚂⚃⚄⚅, puoi anche prendere la casella di un altro giocatore e spostare la sua
    pedina su una casella libera a scelta. Cinque e sei uguali non sono lanci liberi.

## Le regole in breve
kivi-goal = Forma lunghe linee con le tue pedine. Una linea dà la somma delle sue caselle moltiplicata per il numero delle sue pedine: { $sum } × { $stones } = { $points }.
kivi-begins = Il libretto dice che ognuno lancia un dado e comincia chi fa il numero più alto. Poi si gioca in senso orario.
kivi-step-roll = Lancia sei dadi.
kivi-step-keep = Tienine alcuni e rilancia gli altri, fino a due volte.
kivi-step-place = Metti una pedina su una casella libera adatta ai tuoi dadi.
kivi-needs-two-pairs = Due coppie e altri due dadi.
kivi-needs-three-of-a-kind = Tre uguali e tre dadi diversi.
kivi-needs-run-of-4 = Quattro in fila, non cinque.
kivi-needs-three-and-two = Tre uguali, una coppia e un altro dado.
kivi-needs-four-of-a-kind = Quattro uguali e due dadi diversi.
kivi-needs-run-of-5 = Cinque in fila, non sei.
kivi-needs-all-even = Solo due, quattro e sei.
kivi-needs-all-odd = Solo uno, tre e cinque.
kivi-needs-at-most-12 = La somma di tutti e sei i dadi è 12 o meno.
kivi-needs-at-least-30 = La somma di tutti e sei i dadi è 30 o più.
kivi-needs-three-pairs = Tre coppie diverse.
kivi-needs-two-triples = Due volte tre uguali.
kivi-needs-four-and-two = Quattro uguali e una coppia.
kivi-item-five = Cinque uguali
kivi-item-run = Da uno a sei
kivi-item-six = Sei uguali
kivi-example-first = Il tuo primo lancio fa «{ $target }». Potresti mettere una pedina ora.
kivi-example-keep = Punti più in alto. Tieni { $kept } e ne rilanci due.
kivi-example-last = Ora i tuoi dadi fanno sia «{ $one }» sia «{ $other }», e scegli una casella.
kivi-example-line = Una linea: { $sum } × { $stones } = { $points }
kivi-example-alone = Una pedina sola: { $points }
kivi-example-total = In tutto fa { $points } punti.
kivi-ask-all-dice = Contano tutti e sei i dadi?
kivi-answer-all-dice = Sì. ⚄⚄⚄⚂⚂⚁ è «Tris + coppia», mai «Tris». Se i tuoi dadi vanno bene per più obiettivi, ne scegli uno.
kivi-ask-nothing = E se dopo il terzo lancio non va bene nulla?
kivi-answer-nothing = Una delle tue pedine finisce nella scatola ed è persa.
kivi-ask-twice = Una pedina può contare due volte?
kivi-answer-twice = Sì, una volta in una linea orizzontale e una volta in una verticale.
kivi-ask-after = Devo usare tutti e tre i lanci?
kivi-answer-after = No. Puoi mettere una pedina dopo ogni lancio adatto a una casella libera. Dopo il terzo devi farlo, se puoi.
kivi-ask-tie = Chi vince in caso di parità?
kivi-answer-tie = A parità di punti si divide la vittoria.
kivi-now = { $met ->
    [yes] I tuoi dadi vanno bene.{" "}
   *[no] {""}
 }{ $free ->
    [0] Nessuna di queste caselle è libera.
    [one] È libera 1 casella su { $of }.
   *[other] Sono libere { $free } caselle su { $of }.
 }

## La lezione: che cosa fare a ogni passo, e perché quando è fatto
kivi-lesson-goal = Forma lunghe linee con le tue pedine
kivi-lesson-roll = Lancia i tuoi sei dadi.
kivi-lesson-roll-why = Hai tre lanci per centrare l’obiettivo di una casella.
kivi-lesson-keep = Tieni ⚄⚄⚄, e rilancia gli altri tre.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ è «Tris + coppia», e non più «Tris».
kivi-lesson-place = Le caselle adatte sono illuminate. Metti la tua prima pedina su b4.
kivi-lesson-place-why = Le caselle bianche valgono 1, le nere 2 e le rosse 3. I lanci più difficili valgono di più.
kivi-lesson-roll-two = Anche Jussi, il bot contro cui giochi, ha messo una pedina. Lancia di nuovo.
kivi-lesson-roll-two-why = È «Tutti pari», e anche «Tris + coppia». Scegli tu quale usare.
kivi-lesson-line = c4 chiede «Tutti pari» ed è accanto alla tua pedina. Mettine una lì.
kivi-lesson-line-why = Una linea dà caselle × pedine: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = La casella rossa d4 farebbe una linea di tre. Lancia.
kivi-lesson-roll-three-why = d4 chiede «2 tris», come ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Chiedi al coach quali dadi tenere.
kivi-lesson-coach-why = Ti mancava solo un ⚅, ed è uscito.
kivi-lesson-three = È «2 tris». Metti la tua pedina su d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 punti. Le linee lunghe crescono in fretta.
kivi-lesson-roll-last = Saltiamo alla tua ultima pedina. Lancia.
kivi-lesson-roll-last-why = La somma di questi dadi è 11, quindi vanno bene per ogni casella ≤12 libera.
kivi-lesson-last = Sia a4 sia e4 fanno una linea di quattro. e4 blocca anche Jussi, quindi mettila lì.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. L’ultimo lancio di Jussi non andava bene per nessuna casella, quindi la sua pedina è persa.
kivi-lesson-done = Cerca le caselle che allungano le tue linee, e blocca in tempo gli avversari.
