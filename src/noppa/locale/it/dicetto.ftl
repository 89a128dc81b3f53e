# Dicetto: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

dicetto-name = Dicetto
dicetto-tagline = Metti i dadi sulle carte che vuoi, e tienile per un giro

## Edizioni
dicetto-edition-international = Internazionale
dicetto-edition-finnish = Finlandese
dicetto-edition-polish = Polacca

## Opzioni, e che cosa significa ogni valore
dicetto-option-bonus = Giocare con le carte bonus
dicetto-option-bonus-true = sì
dicetto-option-bonus-false = no
dicetto-option-cards-to-win = Carte da raccogliere perché la partita finisca
dicetto-option-most-cards-points = Quanto vale la carta bonus per più carte
dicetto-option-battle = Quando si giocano i duelli di dadi
dicetto-option-battle-at-once = appena si mettono i dadi
dicetto-option-battle-end-of-turn = quando il turno è finito
dicetto-option-bonus-true-more = Quattro carte bonus sono scoperte dall’inizio e si assegnano alla fine.
dicetto-option-bonus-false-more = Contano solo i punti delle carte dadi.
dicetto-option-cards-to-win-more = { $value ->
    [one] La partita finisce appena qualcuno ha raccolto una carta.
   *[other] La partita finisce appena qualcuno ha raccolto { $value } carte: con meno carte è più breve.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Chi ha più carte riceve un punto, se quella carta bonus è in gioco.
   *[other] Chi ha più carte riceve { $value } punti, se quella carta bonus è in gioco.
 }
dicetto-option-battle-at-once-more = Sai chi tiene la carta prima di mettere gli altri dadi.
dicetto-option-battle-end-of-turn-more = Metti prima tutti i dadi; poi i duelli si giocano uno dopo l’altro.

## Foglio dei punti
dicetto-item-cards = Carte dadi
dicetto-item-bonus = Carte bonus

## Carte dadi
dicetto-card-ones = Gli uno
dicetto-card-twos = I due
dicetto-card-threes = I tre
dicetto-card-fours = I quattro
dicetto-card-fives = I cinque
dicetto-card-sixes = I sei
dicetto-card-pair = Coppia
dicetto-card-two-pairs = 2 coppie
dicetto-card-three-of-a-kind = Tre uguali
dicetto-card-four-of-a-kind = Quattro uguali
dicetto-card-small-straight = Scala piccola
dicetto-card-large-straight = Scala grande
dicetto-card-chance = Fortuna
dicetto-card-extra-roll = Lancio extra

## Che cosa può stare su una carta, in poche parole
dicetto-asks-ones = quanti uno vuoi
dicetto-asks-twos = quanti due vuoi
dicetto-asks-threes = quanti tre vuoi
dicetto-asks-fours = quanti quattro vuoi
dicetto-asks-fives = quanti cinque vuoi
dicetto-asks-sixes = quanti sei vuoi
dicetto-asks-pair = due dadi uguali
dicetto-asks-two-pairs = due coppie, o quattro uguali
dicetto-asks-three-of-a-kind = tre dadi uguali
dicetto-asks-four-of-a-kind = quattro dadi uguali
dicetto-asks-small-straight = tre dadi in sequenza
dicetto-asks-large-straight = quattro dadi in sequenza
dicetto-asks-chance = qualsiasi dado, almeno uno
dicetto-asks-extra-roll = qualsiasi dado, almeno uno

## Carte bonus
dicetto-card-fewest-logos = Meno loghi
dicetto-card-most-logos = Più loghi
dicetto-card-fewest-cards = Meno carte
dicetto-card-most-cards = Più carte
dicetto-card-most-straights = Più scale
dicetto-card-most-chances = Più fortune
dicetto-card-fewest-points = Meno punti
dicetto-card-most-numbers = Più carte 1–6

## Dadi
dicetto-colour-red = rosso
dicetto-colour-yellow = giallo
dicetto-colour-green = verde
dicetto-colour-blue = blu

## Il mazzo
dicetto-deck-built-in = il nostro mazzo
dicetto-deck-own = un mazzo da file

## Mosse
dicetto-move-keep = { $count ->
    [0] rilanciare tutti i dadi
   *[other] tenere { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] mettere { $dice } su { $card } (carta { $slot }) e rimandare indietro i dadi
    [battle] mettere { $dice } su { $card } (carta { $slot }) e contenderla
   *[takes] mettere { $dice } su { $card } (carta { $slot })
 }
dicetto-move-done = fatto

## Il tavolo
dicetto-points = { $points ->
    [one] 1 punto
    [many] { $points } di punti
   *[other] { $points } punti
 }
dicetto-fourth-roll = quarto lancio
dicetto-free = libera
dicetto-tie = pari { $tie }
dicetto-tie-or-beat = pari { $tie }, { $beat }+
dicetto-on-card = su { $slot }
dicetto-lost = perso
dicetto-battle = Duello per la carta { $slot }: { $challenger } (primo dado) – { $owner }.
dicetto-total = punti
dicetto-cards = carte
dicetto-won = vinte
dicetto-nobody = pari
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora 1 lancio
    [many] ancora { $rolls } lanci
   *[other] ancora { $rolls } lanci
 }
dicetto-pile = { $cards ->
    [0] il mazzo è vuoto
    [one] 1 carta nel mazzo
    [many] { $cards } carte nel mazzo
   *[other] { $cards } carte nel mazzo
 } ({ $deck })
dicetto-typing-keep = «55» tiene quelli e rilancia il resto, «p 2 55» li mette sulla carta 2, «done» finisce
dicetto-typing-place = «p 2 55» mette dadi sulla carta 2, «done» chiude il turno

## Le ragioni del coach

## Tipi di scelte, dove si perde di più
kind-lay = quale carta
kind-send-back = rimandare indietro i dadi
kind-battle = duelli
kind-end-turn = chiudere il turno

## Che cosa si può scrivere
dicetto-help =
    Scrivi i dadi da tenere e gli altri si rilanciano: «55» o «keep 5 5»; «keep» da solo rilancia tutti e quattro.
    Per mettere dadi su una carta, scrivi il suo numero e i dadi: «place 2 5 5» o «p 2 55»; «p x 1» per il lancio extra.
    Messi i primi dadi non si rilancia più. «done» chiude il turno.
    Le carte si scrivono «pair:1», con un logo «pair:1*»; le carte bonus «most_logos», «fewest_cards» e così via.

## Rifiuti
error-dicetto-placed-already = I dadi sono messi: in questo turno non si rilancia più.
error-dicetto-no-rolls-left = Non ci sono altri lanci: metti dei dadi o chiudi il turno.
error-dicetto-keep-not-there = Puoi tenere solo dadi che sono sul tavolo: { $dice }.
error-dicetto-slot-empty = Nel posto { $slot } non c’è nessuna carta.
error-dicetto-challenge-lost = Hai perso un duello per la carta { $slot }: in questo turno non prende più i tuoi dadi.
error-dicetto-once-a-turn = La carta { $slot } ha già i tuoi dadi; li prende una volta a turno.
error-dicetto-does-not-fit = Questi dadi non vanno su «{ $card }». { $count ->
    [0] Nessuno dei tuoi va bene.
   *[other] Potresti metterci: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Hai solo questi dadi da mettere: { $hand }.
error-dicetto-dice-lost = I dadi persi in un duello non si mettono più in questo turno. Hai: { $hand }.
error-dicetto-sum-too-low = { $sum } è troppo poco per la carta { $slot }: per un duello serve { $least }, di più rimanda indietro i dadi che ci sono.

## Un mazzo da file
error-dicetto-deck-not-a-list = Nel mazzo, { $place } deve essere un elenco di tabelle: { $allowed }.
error-dicetto-deck-kind = Nel mazzo, { $place }: non c’è un tipo «{ $value }». Tipi: { $allowed }.
error-dicetto-deck-number = Nel mazzo, { $place }: «{ $key }» deve essere un intero da { $least } a { $most }, non { $value }.
error-dicetto-deck-logo = Nel mazzo, { $place }: «logo» deve essere { $allowed }, non { $value }.
error-dicetto-deck-twice = Nel mazzo, { $place }: { $card } c’è già. Aumenta invece il suo numero.
error-dicetto-deck-few-cards = Il mazzo ha bisogno di almeno { $least } carte sotto { $place }; ne ha { $found }.
error-dicetto-deck-most-cards = Nel mazzo, { $place }: l’opzione most_cards_points dice { $allowed }, il file { $value }. Togli i punti o imposta l’opzione.

## Le regole, in Markdown
dicetto-rules =
    Raccogli carte mettendoci sopra dei dadi e tenendole per un giro. Vince chi ha più punti; a parità si divide la
    vittoria. Si gioca in due, tre o quattro, con quattro dadi ciascuno del proprio colore. Quattro carte dadi
    stanno in fila, il lancio extra accanto. Comincia chi ha più anni, se non decidete altrimenti.

    __Un turno: raccogliere.__ Ogni carta su cui ci sono ancora i tuoi dadi è tua. Riprendi i dadi; carte nuove
    completano la fila. Il lancio extra resta sul tavolo e dà a questo turno un quarto lancio.

    __Un turno: lanciare.__ Lancia i tuoi quattro dadi fino a tre volte, ogni volta quelli che vuoi.

    __Un turno: mettere.__ Metti dadi su quante carte vuoi; dopo non si rilancia più. Ogni carta prende
    i tuoi dadi una volta a turno, ogni dado sta su una carta sola, e i dadi che non metti restano
    a te. I dadi su una carta devono corrisponderle esattamente.

    | carta | dadi che vanno bene | esempio | punti |
    |---|---|---|---|
    | da «Gli uno» a «I sei» | uno o più di quel numero | I quattro: ⚃⚃⚃ | 2 |
    | Coppia | due uguali | ⚄⚄ | 1 |
    | 2 coppie | due coppie, o quattro uguali | ⚁⚁⚅⚅ | 6 |
    | Tre uguali | tre uguali | ⚂⚂⚂ | 4 |
    | Quattro uguali | quattro uguali | ⚁⚁⚁⚁ | 11 |
    | Scala piccola | tre in sequenza | ⚂⚃⚄ | 2 |
    | Scala grande | quattro in sequenza | ⚁⚂⚃⚄ | 6 |
    | Fortuna | uno o più, qualsiasi | ⚀⚅⚅ | 1 |
    | Lancio extra | uno o più, qualsiasi | ⚅ | 0 |

    __Una carta con i dadi di un altro.__ Somma i dadi. Una somma più alta li rimanda subito a chi
    appartengono. Una somma uguale è un duello: entrambi lanciano un dado, a parità si rilancia, il più alto tiene la carta.
    Se perdi, quei dadi sono fuori gioco per questo turno e la carta non ne prende altri dei tuoi fino al
    tuo prossimo turno. Una somma più bassa non si può mettere.

    __Un esempio.__ Il tuo ultimo lancio è ⚂⚄⚄⚅. Su «Coppia» ci sono i ⚃⚃ di un altro: i tuoi ⚄⚄ sono 10 contro 8 e li
    rimandano indietro. Su «I sei» c’è il ⚅ di un altro: il tuo ⚅ è pari, quindi puoi contendere la carta. Il ⚂ va su
    «I tre», o su «Fortuna» se è libera. Se tutto questo è ancora lì quando comincia il tuo prossimo turno, le carte
    sono tue.

    __La fine.__ La partita finisce quando qualcuno raccoglie la decima carta, o quando non ci sono più carte dadi.
    Le carte con sopra dei dadi vanno allora ai proprietari dei dadi. Il lancio extra non vale nulla
    e non si conta.

    __Carte bonus.__ Quattro su otto sono scoperte dall’inizio e si assegnano alla fine, a nessuno in caso
    di parità. Contano solo le carte dadi.

    | carta bonus | punti | carta bonus | punti |
    |---|---|---|---|
    | Meno loghi | 3 | Più loghi | 3 |
    | Meno carte | 4 | Più carte | 3 |
    | Più scale | 3 | Più fortune | 3 |
    | Meno punti | 5 | Più carte 1–6 | 3 |

    __Il mazzo.__ Le 46 carte dadi e i loro punti sono il nostro mazzo; una carta su due porta il
    logo (★). Le carte vere si possono caricare da un file.

    __Edizione finlandese.__ I duelli si giocano uno dopo l’altro quando il turno è finito.

    __Edizione polacca.__ Senza carte bonus, a meno che non le vogliate, e «Più carte» vale 4.
