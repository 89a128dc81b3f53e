# Yatzy: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

yatzy-name = Yatzy
yatzy-tagline = Quindici righe, cinque dadi, tre lanci a turno

## Edizioni
yatzy-edition-international = Internazionale
yatzy-edition-nordic = Nordica
yatzy-edition-danish = Danese
yatzy-edition-dutch = Olandese

## Opzioni, e che cosa significa ogni valore
yatzy-option-declare = Quando si sceglie la riga
yatzy-option-declare-after = dopo i lanci
yatzy-option-declare-before = prima del primo lancio
yatzy-option-yatzy = Quanto vale uno yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 più la somma dei dadi
yatzy-option-bonus-from = Punti nelle righe superiori che danno l’abbuono
yatzy-option-chance = Quando si può riempire Fortuna
yatzy-option-chance-free = con qualsiasi lancio
yatzy-option-chance-last-resort = solo con un lancio che non dà punti in nessun’altra riga libera
yatzy-option-declare-after-more = Prima lanci e poi scegli la riga adatta ai dadi.
yatzy-option-declare-before-more = Dichiari una riga prima del primo lancio; se lì i dadi non danno punti, scrivi 0 o ripieghi su Fortuna.
yatzy-option-yatzy-fifty-more = Cinque uguali valgono 50, qualunque cosa mostrino.
yatzy-option-yatzy-sum-plus-fifty-more = Cinque uguali valgono 50 più la loro somma: cinque sei valgono 80.
yatzy-option-bonus-from-more = Hai l’abbuono quando le tue righe superiori arrivano a { $value } o più.
yatzy-option-chance-free-more = Fortuna accetta qualsiasi lancio in qualsiasi momento.
yatzy-option-chance-last-resort-more = Fortuna accetta solo dadi che non danno punti in nessun’altra tua riga libera.

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
    [one] ancora un lancio
    [many] ancora { $rolls } lanci
   *[other] ancora { $rolls } lanci
 }
yatzy-move-keep = { $count ->
    [0] rilanciare tutti e cinque
   *[other] tenere { $dice }
 }
yatzy-move-declare = dichiarare «{ $row }»
yatzy-move-score = { $row } { $points }

## Le ragioni del coach
yatzy-item-zero = zero

## Che cosa si può scrivere
yatzy-help =
    Scrivi i dadi da tenere e gli altri si rilanciano: «66» o «keep 6 6»; «keep» da solo rilancia tutti e cinque.
    Scrivi una riga per riempirla: «full house», «full» o «score full_house»; dove la riga si dichiara prima di
    lanciare, scrivila anche allora: «sixes» o «declare sixes».

## Rifiuti
error-yatzy-declares-after = In questa edizione le righe non si dichiarano: lancia, poi scegli.
error-yatzy-declared-already = Questo turno è già dichiarato per «{ $item }».
error-yatzy-declare-first = Dichiara la riga di questo turno prima di lanciare.
error-yatzy-no-rolls-left = Non ci sono altri lanci: riempi una riga.
error-yatzy-keep-not-there = Puoi tenere solo dadi che sono sul tavolo: { $dice }.
error-yatzy-row-filled = La riga «{ $item }» è già riempita.
error-yatzy-chance-last-resort = Fortuna prende solo un lancio che non dà punti in nessun’altra riga libera.
error-yatzy-declared-row-only = Questo turno è dichiarato per «{ $item }».

## Le regole, in Markdown
yatzy-rules =
    Riempi tutte le quindici righe della tua colonna. Vince il totale più alto; a parità si divide la vittoria.
    Si può giocare in solitaria, contro il proprio record, o in tanti.

    __Un turno.__ Lancia cinque dadi. Ancora due volte al massimo, tieni quello che vuoi e rilancia il resto; anche i dadi
    tenuti prima si possono rilanciare. Puoi fermarti dopo ogni lancio. Poi riempi una riga libera, anche se
    prende 0. Ogni riga si usa una volta, quindi tutti hanno quindici turni.

    __Un esempio.__ Il primo lancio è ⚁⚂⚄⚄⚅. Tieni ⚄⚄ e rilanci tre dadi: ⚀⚂⚄. Tieni ⚄⚄⚄ e ne rilanci
    due: ⚂⚂. Ora ⚂⚂⚄⚄⚄ è un full da 21. Se gli ultimi due fossero stati ⚀⚅, allora ⚀⚄⚄⚄⚅ varrebbe
    15 in «I cinque» o in «Tre uguali», 10 in «Coppia», o 22 in «Fortuna».

    __Le righe__

    | riga | conta | esempio |
    |---|---|---|
    | da «Gli uno» a «I sei» | i dadi con quel numero | I quattro: ⚁⚃⚃⚃⚅ → 12 |
    | Coppia | i due dadi della coppia migliore | ⚁⚁⚃⚄⚄ → 10 |
    | Due coppie | i quattro dadi di due coppie diverse | ⚁⚁⚂⚅⚅ → 16 |
    | Tre uguali | quei tre dadi | ⚀⚂⚃⚃⚃ → 12 |
    | Quattro uguali | quei quattro dadi | ⚁⚁⚁⚁⚅ → 8 |
    | Piccolo e dritto | da uno a cinque, sempre 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Grande dritto | da due a sei, sempre 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full | tre di un numero, due di un altro: tutti i dadi | ⚂⚂⚃⚃⚃ → 18 |
    | Fortuna | tutti i dadi, qualunque cosa mostrino | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | cinque uguali, sempre 50 | ⚃⚃⚃⚃⚃ → 50 |

    Un lancio può andare in ogni riga libera a cui si adatta: ⚃⚃⚃⚃⚀ è 12 in «Tre uguali», 8 in «Coppia».
    Quattro uguali non sono «Due coppie», e cinque uguali non sono un full.

    __Abbuono.__ Da 63 punti in su nelle sei righe da «Gli uno» a «I sei» ricevi un abbuono di 50. Tre
    dadi in ognuna di queste righe bastano appena.

    __Edizione nordica.__ Fortuna prende solo un lancio che non dà punti in nessun’altra riga libera: ⚀⚂⚃⚅⚅ non può
    andarci finché una fra «Gli uno», «I tre», «I quattro», «I sei» e «Coppia» è libera. Quando Fortuna è l’ultima riga libera,
    prende qualsiasi lancio.

    __Edizione danese.__ Come la nordica, e dichiari la riga prima del tuo primo lancio. Un lancio che lì dà punti
    va lì. Se lì non dà punti scrivi 0, o il lancio va in Fortuna finché Fortuna è libera e lo prende; quando Fortuna è
    riempita puoi invece scrivere 0 in qualsiasi altra riga libera. Fortuna si può dichiarare
    solo quando è l’ultima riga libera. Uno yatzy vale 50 più i suoi dadi: ⚅⚅⚅⚅⚅ → 80.

    __Edizione olandese.__ Per l’abbuono servono 64 punti, quindi tre dadi in ogni riga non bastano.

## Solving
yatzy-solved-odds = L’abbuono arriva nel { $bonus }% delle partite, uno yatzy nel { $yatzy }%.
