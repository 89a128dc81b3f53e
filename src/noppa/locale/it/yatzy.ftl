# Yatzy: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

yatzy-name = Yatzy
yatzy-tagline = Quindici righe, tre lanci

## Edizioni
yatzy-edition-international = Internazionale
yatzy-edition-nordic = Nordica
yatzy-edition-danish = Danese
yatzy-edition-dutch = Olandese

## Opzioni, e che cosa significa ogni valore
yatzy-option-declare = Quando si sceglie la riga
yatzy-option-declare-after = dopo aver lanciato
yatzy-option-declare-before = prima del primo lancio
yatzy-option-yatzy = Punti per uno yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 più la somma dei dadi
yatzy-option-bonus-from = Punti nelle righe superiori per l’abbuono
yatzy-option-chance = Quando si può usare «Fortuna»
yatzy-option-chance-free = con qualsiasi lancio
yatzy-option-chance-last-resort = solo se nessun’altra riga libera dà punti

## Che cosa cambia un’opzione, in una frase
yatzy-option-declare-after-more = Prima lanci, poi scegli la riga adatta ai tuoi dadi.
yatzy-option-declare-before-more = Dichiari una riga prima del primo lancio. Se lì i tuoi dadi non danno punti, scrivi 0 o, se puoi, usi «Fortuna».
yatzy-option-yatzy-fifty-more = Cinque uguali valgono 50, qualunque sia il numero.
yatzy-option-yatzy-sum-plus-fifty-more = Cinque uguali valgono 50 più la somma dei dadi, quindi cinque sei valgono 80.
yatzy-option-bonus-from-more = Hai l’abbuono quando le tue righe superiori arrivano a { $value } o più.
yatzy-option-chance-free-more = Puoi usare «Fortuna» con qualsiasi lancio, in qualsiasi momento.
yatzy-option-chance-last-resort-more = Puoi usare «Fortuna» solo quando i tuoi dadi non danno punti in nessun’altra tua riga libera.

## Righe del blocchetto
yatzy-item-ones = Gli uno
yatzy-item-twos = I due
yatzy-item-threes = I tre
yatzy-item-fours = I quattro
yatzy-item-fives = I cinque
yatzy-item-sixes = I sei
yatzy-item-bonus = Abbuono
yatzy-item-one-pair = Coppia
yatzy-item-two-pairs = Due coppie
yatzy-item-three-of-a-kind = Tre uguali
yatzy-item-four-of-a-kind = Quattro uguali
yatzy-item-small-straight = Piccolo e dritto
yatzy-item-large-straight = Grande dritto
yatzy-item-full-house = Full
yatzy-item-chance = Fortuna
yatzy-item-yatzy = Yatzy

## Sullo schermo
yatzy-upper = Righe superiori
yatzy-lower = Righe inferiori
yatzy-total = Totale
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Round { $round } di { $rounds }
yatzy-declared = per «{ $row }»
yatzy-rolls-left = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora 1 lancio
   *[other] ancora { $rolls } lanci
 }
yatzy-move-keep = { $count ->
    [0] rilanciare tutti e cinque
   *[other] tenere { $dice }
 }
yatzy-bonus-from = +50 da { $from }
yatzy-pace = { $way ->
    [-1] abbuono: indietro di { $points }
    [0] abbuono: in linea
   *[1] abbuono: avanti di { $points }
 }
yatzy-best-rows = Righe migliori per questi dadi
yatzy-hint-keep = Tocca i dadi che vuoi tenere.
yatzy-hint-write = Tocca una riga per segnare i punti.
yatzy-told-score = { $name }: { $points } in «{ $row }».
yatzy-told-declare = { $name }: riga «{ $row }» dichiarata.
yatzy-move-declare = dichiarare «{ $row }»
yatzy-move-score = { $row } { $points }

## Che cosa dice il coach, e perché
yatzy-advice-keep = { $count ->
    [0] Rilancia tutti e cinque
   *[other] Tieni { $dice } e lancia { $left ->
        [one] un dado
       *[other] { $left } dadi
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Rilanciali tutti
   *[other] Tieni { $dice }
 }
yatzy-advice-declare = Dichiara «{ $item }»
yatzy-advice-score = Segna { $points } in «{ $item }»
yatzy-advice-zero = Segna uno zero in «{ $item }»
yatzy-why-ends = Il turno finirà probabilmente così: { $item } ({ $percent }%) o { $other_item } ({ $other_percent }%).
yatzy-why-sure = { $percent ->
    [100] Il turno finirà così: { $item }.
   *[other] Il turno finirà quasi di sicuro così: { $item }.
 }
yatzy-why-zero = Il turno finisce con uno zero il { $percent }% delle volte.
yatzy-why-score = «{ $item }» dà { study-amount-points } ora.
yatzy-why-turn = Un turno che punta a «{ $item }» dà in media { study-amount-points }.
yatzy-why-bonus = { $pace ->
    [ahead] Così hai { study-amount-points } in più di quanto serve per l’abbuono.
    [behind] Così hai { study-amount-points } in meno di quanto serve per l’abbuono.
   *[even] Così hai esattamente quanto serve per l’abbuono.
 }
yatzy-why-bonus-made = Così ottieni l’abbuono di 50 punti.
yatzy-why-bonus-lost = Così l’abbuono non si può più raggiungere.
yatzy-why-roll-instead = { $than ->
    [less] Rilanciare varrebbe { study-amount-points } in meno.
    [more] Rilanciare varrebbe { study-amount-points } in più.
   *[same] Rilanciare varrebbe altrettanto.
 }
yatzy-why-write-instead = { $points ->
    [0] Uno zero in «{ $item }»
   *[other] Segnare { $points } in «{ $item }»
 } { $than ->
    [less] varrebbe { study-amount-points } in meno.
    [more] varrebbe { study-amount-points } in più.
   *[same] varrebbe altrettanto.
 }
yatzy-item-zero = uno zero

## Che cosa si può scrivere
yatzy-help =
    Scrivi i dadi che vuoi tenere, e gli altri si rilanciano: «66» o «keep 6 6». «keep» da solo rilancia tutti e cinque.
    Scrivi una riga per riempirla: «full house», «full» o «score full_house». Se giocate con la dichiarazione,
    scrivi la riga anche prima di lanciare: «sixes» o «declare sixes».

## Rifiuti
error-yatzy-declares-after = In questa edizione non si dichiara la riga. Prima lancia, poi scegli.
error-yatzy-declared-already = Per questo turno hai già dichiarato «{ $item }».
error-yatzy-declare-first = Dichiara una riga per questo turno prima di lanciare.
error-yatzy-no-rolls-left = Non hai più lanci. Riempi una riga.
error-yatzy-keep-not-there = Puoi tenere solo dadi che hai lanciato: { $dice }.
error-yatzy-row-filled = La riga «{ $item }» è già riempita.
error-yatzy-chance-last-resort = Puoi usare «Fortuna» solo quando i tuoi dadi non danno punti in nessun’altra riga libera.
error-yatzy-declared-row-only = Per questo turno hai dichiarato «{ $item }», quindi non puoi usare un’altra riga.

## Le regole, in Markdown
yatzy-rules =
    Riempi tutte le quindici righe della tua colonna. Vince il totale più alto; a parità si divide la vittoria.
    Gioca in solitaria contro il tuo record, o insieme ad altri.

    __Un turno.__ Lancia cinque dadi. Poi puoi rilanciare fino a due volte: tieni i dadi che ti piacciono e rilancia gli
    altri. Puoi rilanciare anche dadi tenuti prima, e puoi fermarti dopo ogni lancio. Poi riempi una riga libera, anche
    se dà 0. Ogni riga si usa una volta, quindi tutti hanno quindici turni.

    __Un esempio.__ Il tuo primo lancio è ⚁⚂⚄⚄⚅. Tieni ⚄⚄ e lanci tre dadi: ⚀⚂⚄. Tieni ⚄⚄⚄ e ne lanci
    due: ⚂⚂. Ora hai ⚂⚂⚄⚄⚄, un full che vale 21. Se gli ultimi due fossero stati ⚀⚅, allora ⚀⚄⚄⚄⚅ varrebbe
    15 in «I cinque» o «Tre uguali», 10 in «Coppia», o 22 in «Fortuna».

    __Le righe__

    | riga | dà | esempio |
    |---|---|---|
    | da «Gli uno» a «I sei» | i dadi con quel numero | I quattro: ⚁⚃⚃⚃⚅ → 12 |
    | Coppia | i due dadi della coppia migliore | ⚁⚁⚃⚄⚄ → 10 |
    | Due coppie | i quattro dadi di due coppie diverse | ⚁⚁⚂⚅⚅ → 16 |
    | Tre uguali | quei tre dadi | ⚀⚂⚃⚃⚃ → 12 |
    | Quattro uguali | quei quattro dadi | ⚁⚁⚁⚁⚅ → 8 |
    | Piccolo e dritto | da uno a cinque, sempre 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Grande dritto | da due a sei, sempre 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full | tutti i dadi: tre di un numero, due di un altro | ⚂⚂⚃⚃⚃ → 18 |
    | Fortuna | tutti i dadi, qualunque cosa mostrino | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | cinque uguali, sempre 50 | ⚃⚃⚃⚃⚃ → 50 |

    Un lancio può andare in ogni riga libera a cui è adatto: ⚃⚃⚃⚃⚀ dà 12 in «Tre uguali» o 8 in «Coppia».
    Quattro uguali non contano come due coppie, e cinque uguali non contano come full.

    __Abbuono.__ Se le tue sei righe da «Gli uno» a «I sei» arrivano a 63 punti o più, ricevi un abbuono di 50.
    Tre dadi in ognuna di queste righe bastano appena.

    __Edizione nordica.__ Puoi usare «Fortuna» solo quando il tuo lancio non dà punti in nessun’altra riga libera: ⚀⚂⚃⚅⚅
    non può andarci finché una riga fra «Gli uno», «I tre», «I quattro», «I sei» e «Coppia» è libera. Quando «Fortuna» è la tua
    ultima riga libera, prende qualsiasi lancio.

    __Edizione danese.__ Come l’edizione nordica, ma dichiari una riga prima del tuo primo lancio. Se il tuo lancio dà punti
    in quella riga, li segni lì. Se no, lì scrivi 0, o usi «Fortuna» se è libera e prende il lancio. Quando «Fortuna» è già
    riempita, puoi scrivere quello 0 in qualsiasi riga libera. Puoi dichiarare «Fortuna» solo quando è la tua
    ultima riga libera. Uno yatzy vale 50 più i suoi dadi: ⚅⚅⚅⚅⚅ → 80.

    __Edizione olandese.__ Per l’abbuono servono 64 punti, quindi tre dadi in ogni riga non bastano.

## Soluzione
yatzy-solved-odds = Si ottiene l’abbuono nel { $bonus }% delle partite e uno yatzy nel { $yatzy }%.

## Le regole in breve
yatzy-goal = Riempi le quindici righe della tua colonna e fai più punti di tutti.
yatzy-begins = Il libretto non lo dice. Scegliete qualcuno, o lanciate un dado a testa: comincia chi fa il numero più alto.
yatzy-step-roll = Lancia cinque dadi.
yatzy-step-keep = Tieni i dadi che ti piacciono e rilancia gli altri, fino a due volte.
yatzy-step-write = Segna i punti in una riga libera.
yatzy-step-write-declared = Segna i punti nella riga che hai dichiarato prima di lanciare.
yatzy-needs-number = Somma i dadi che mostrano { $face }.
yatzy-needs-bonus = { $from } punti o più nelle sei righe qui sopra.
yatzy-needs-one-pair = Due dello stesso numero. Contano quei due dadi.
yatzy-needs-two-pairs = Due coppie di numeri diversi. Contano quei quattro dadi.
yatzy-needs-three-of-a-kind = Tre dello stesso numero. Contano quei tre dadi.
yatzy-needs-four-of-a-kind = Quattro dello stesso numero. Contano quei quattro dadi.
yatzy-needs-small-straight = Da uno a cinque.
yatzy-needs-large-straight = Da due a sei.
yatzy-needs-full-house = Tre di un numero e due di un altro. Contano tutti e cinque i dadi.
yatzy-needs-chance = Qualsiasi lancio. Contano tutti e cinque i dadi.
yatzy-example-first = Il tuo primo lancio. Tieni { $kept } e rilanci gli altri tre.
yatzy-example-second = Un altro cinque. Tieni { $kept } e ne rilanci due.
yatzy-example-last = { $row }: { $points } punti.
yatzy-example-other = Lo stesso turno con un altro ultimo lancio. Puoi usare una di queste righe, se è libera:
yatzy-example-or = { $row }, { $points } punti
yatzy-ask-again = Posso rilanciare un dado che avevo tenuto?
yatzy-answer-again = Sì. Dopo ogni lancio scegli di nuovo quali dadi tenere.
yatzy-ask-zero = E se non va bene nulla?
yatzy-answer-zero = Riempi comunque una riga libera, con 0 punti. Poi quella riga è usata.
yatzy-ask-alike = Quattro uguali contano come due coppie, o cinque uguali come full?
yatzy-answer-alike = No, per entrambi servono due numeri diversi. Ma quattro uguali possono contare anche come coppia o come tre uguali.
yatzy-ask-chance-free = Quando posso usare «Fortuna»?
yatzy-answer-chance-free = Una volta, con i dadi che vuoi.
yatzy-ask-chance-last-resort = Quando posso usare «Fortuna»?
yatzy-answer-chance-last-resort = Una volta, quando i tuoi dadi non danno punti in nessun’altra tua riga libera, o quando è la tua ultima riga libera.
yatzy-ask-declare = E se i dadi non vanno bene per la riga che ho dichiarato?
yatzy-answer-declare = Lì scrivi 0. Oppure usi «Fortuna», se è libera e prende questi dadi. Quando «Fortuna» è già riempita, puoi scrivere quello 0 in qualsiasi riga libera.
yatzy-ask-alone = In quanti si può giocare?
yatzy-answer-alone = Il libretto non fissa un limite. Qui da uno a venti giocatori. In solitaria giochi contro il tuo record.
yatzy-now-written = Qui hai { $points }.
yatzy-now-bonus = Per ora le tue righe superiori arrivano a { $points }.
yatzy-now-free = Questa riga è ancora libera.
yatzy-now-would = Qui i tuoi dadi darebbero { $points }.

## La lezione: che cosa fare a ogni passo, e perché quando è fatto
yatzy-lesson-goal = Riempi quindici righe e fai più punti di tutti
yatzy-lesson-roll = Questi cinque dadi sono tuoi. Lanciali.
yatzy-lesson-roll-why = In un turno hai fino a tre lanci, e scegli quali dadi tenere.
yatzy-lesson-keep = ⚅⚅ è un buon inizio. Tienili e rilancia gli altri tre.
yatzy-lesson-keep-why = Un terzo ⚅. I dadi che tieni restano dove sono.
yatzy-lesson-keep-three = Tieni ⚅⚅⚅ e rilancia gli ultimi due.
yatzy-lesson-keep-three-why = Tre di un numero e due di un altro: un full.
yatzy-lesson-full-house = Ogni riga libera mostra quanto darebbe. Scegli «Full».
yatzy-lesson-full-house-why = 28 punti, la somma di tutti e cinque i dadi. Ogni riga si usa una volta sola.
yatzy-lesson-roll-again = Anche Jussi, il bot contro cui giochi, ha fatto il suo turno. Ora lancia di nuovo.
yatzy-lesson-roll-again-why = Tenere due ⚂, o ⚁⚂⚃⚄, a cui manca un solo dado per la scala?
yatzy-lesson-coach = Chiedi al coach quali dadi tenere.
yatzy-lesson-coach-why = Ecco il ⚅. Ora ne hai cinque in fila, da 2 a 6.
yatzy-lesson-straight = È un grande dritto. Segnalo nella sua riga.
yatzy-lesson-straight-why = 20 punti. Se un lancio non va bene in nessuna riga libera, scrivi uno 0.
yatzy-lesson-roll-late = Facciamo un salto avanti. Sono libere solo «I tre» e «Yatzy». Lancia.
yatzy-lesson-roll-late-why = Hai 54 punti in alto, e con ⚂⚂⚂ arrivi a 63.
yatzy-lesson-bonus = 63 punti in alto danno un abbuono. Segna 9 in «I tre».
yatzy-lesson-bonus-why = Sono 63 punti, quindi ne ricevi altri 50. Bastano tre dadi di ogni numero.
yatzy-lesson-roll-last = Jussi ha dovuto scrivere uno 0. È il tuo ultimo turno. Lancia.
yatzy-lesson-roll-last-why = Quattro ⚄. Con un altro sono cinque uguali.
yatzy-lesson-keep-four = Tieni ⚄⚄⚄⚄ e rilancia l’ultimo dado.
yatzy-lesson-keep-four-why = Cinque uguali. È uno yatzy.
yatzy-lesson-yatzy = Resta una sola riga. Segna i tuoi punti in «Yatzy».
yatzy-lesson-yatzy-why = 50 punti, e la partita è finita.
yatzy-lesson-done = Punta a tre dadi di ogni numero in alto, e tieni «Fortuna» per un turno storto.
