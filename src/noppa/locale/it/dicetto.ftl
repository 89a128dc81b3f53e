# Dicetto: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

dicetto-name = Dicetto
dicetto-tagline = Prendi le carte e tienile strette

## Edizioni
dicetto-edition-international = Internazionale
dicetto-edition-finnish = Finlandese
dicetto-edition-polish = Polacca

## Opzioni, e che cosa significa ogni valore
dicetto-option-bonus = Giocare con le carte bonus
dicetto-option-bonus-true = sì
dicetto-option-bonus-false = no
dicetto-option-cards-to-win = Carte per finire la partita
dicetto-option-most-cards-points = Punti per il bonus «Più carte»
dicetto-option-battle = Quando si giocano i duelli di dadi
dicetto-option-battle-at-once = subito
dicetto-option-battle-end-of-turn = alla fine del turno

## Che cosa cambia un’opzione, in una frase
dicetto-option-bonus-true-more = Quattro carte bonus sono scoperte dall’inizio. Si ricevono alla fine.
dicetto-option-bonus-false-more = Contano solo i punti delle carte dadi.
dicetto-option-cards-to-win-more = { $value ->
    [one] La partita finisce appena qualcuno ha una carta.
   *[other] La partita finisce appena qualcuno ha { $value } carte. Con meno carte la partita è più breve.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Chi ha più carte riceve un punto in più, se quella carta bonus è in gioco.
   *[other] Chi ha più carte riceve { $value } punti in più, se quella carta bonus è in gioco.
 }
dicetto-option-battle-at-once-more = Sai chi tiene la carta prima di mettere gli altri dadi.
dicetto-option-battle-end-of-turn-more = Prima metti tutti i dadi, poi i duelli si giocano uno dopo l’altro.

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
dicetto-asks-ones = tutti gli 1 che vuoi
dicetto-asks-twos = tutti i 2 che vuoi
dicetto-asks-threes = tutti i 3 che vuoi
dicetto-asks-fours = tutti i 4 che vuoi
dicetto-asks-fives = tutti i 5 che vuoi
dicetto-asks-sixes = tutti i 6 che vuoi
dicetto-asks-pair = due dadi uguali
dicetto-asks-two-pairs = due coppie, o quattro dadi uguali
dicetto-asks-three-of-a-kind = tre dadi uguali
dicetto-asks-four-of-a-kind = quattro dadi uguali
dicetto-asks-small-straight = tre numeri in sequenza
dicetto-asks-large-straight = quattro numeri in sequenza
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
dicetto-deck-own = mazzo personalizzato

## Mosse
dicetto-move-keep = { $count ->
    [0] rilanciare tutti i dadi
   *[other] tenere { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] mettere { $dice } su «{ $card }» (carta { $slot }) e rimandare indietro gli altri dadi
    [battle] mettere { $dice } su «{ $card }» (carta { $slot }) e contenderla
   *[takes] mettere { $dice } su «{ $card }» (carta { $slot })
 }
dicetto-move-done = fatto

## Il tavolo
dicetto-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
dicetto-fourth-roll = un quarto lancio
dicetto-free = libera
dicetto-tie = pari { $tie }
dicetto-tie-or-beat = pari { $tie }, batte { $beat }
dicetto-on-card = su { $slot }
dicetto-lost = perso
dicetto-battle = Duello per la carta { $slot }. Primo dado: { $challenger }, secondo dado: { $owner }.
dicetto-total = punti
dicetto-cards = carte
dicetto-won = vinte
dicetto-nobody = pari
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] nessun lancio rimasto
    [one] ancora 1 lancio
   *[other] ancora { $rolls } lanci
 }
dicetto-pile = { $cards ->
    [0] il mazzo è vuoto
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
 } ({ $deck })
dicetto-typing-keep = «55» per tenere quelli, «p 2 55» per metterli sulla carta 2, «done» per chiudere il turno
dicetto-typing-place = «p 2 55» per mettere dadi sulla carta 2, «done» per chiudere il turno

## Al tavolo nel browser
dicetto-lay = Metti { $dice } su «{ $card }»
dicetto-lay-on = Metti su «{ $card }»
dicetto-lay-short = Metti { $dice } { $sum }
dicetto-hint = Scegli dei dadi, poi tocca una carta.
dicetto-ends = { $cards ->
    [one] 1 carta chiude la partita
   *[other] { $cards } carte chiudono la partita
 }
dicetto-in-pile = nel mazzo
dicetto-logo = con il logo
dicetto-points-word = { $points ->
    [one] punto
   *[other] punti
 }
dicetto-battle-status = Duello: { $challenger } contro { $owner }
dicetto-did-lay = { $name }: { $dice } su «{ $card }».
dicetto-moment = Duello vinto
dicetto-moment-card = La carta «{ $card }» cambia mano

## Che cosa dice il coach, e perché
dicetto-advice-keep = { $count ->
    [0] Rilancia tutti e quattro
   *[other] Tieni { $dice } e lancia { $left ->
        [one] un dado
       *[other] { $left } dadi
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Rilanciali tutti
   *[other] Tieni { $dice }
 }
dicetto-advice-lay = Metti { $dice } su «{ $card }»
dicetto-advice-done = Chiudi il turno
dicetto-why-keep = { $percent ->
    [100] Qualunque sia il lancio, avrai dadi per «{ $card }», che vale { study-amount-points }.
   *[other] Se punti a «{ $card }», che vale { study-amount-points }, ci riesci il { $percent }% delle volte.
 }
dicetto-why-keep-too = { $percent ->
    [100] Riesci anche con «{ $card }», che vale { study-amount-points }, qualunque sia il lancio.
   *[other] Con «{ $card }», che vale { study-amount-points }, ci riesci il { $percent }% delle volte.
 }
dicetto-why-keep-none = Non puoi prendere nessuna carta della fila, quindi lanci per la carta Lancio extra.
dicetto-why-points = «{ $card }» vale { study-amount-points }.
dicetto-why-extra = La carta Lancio extra ti dà un quarto lancio nel prossimo turno.
dicetto-why-beaten = Un avversario che ci prova ti toglie la carta il { $percent }% delle volte.
dicetto-why-send-back = La tua somma di { $sum } batte quella di { $lying } sulla carta.
dicetto-why-battle = La tua somma di { $sum } è pari a quella di { $lying } sulla carta, quindi si lancia un dado a testa. Vinci una volta su due.
dicetto-why-done = { $cards ->
    [0] Hai dadi solo sulla carta Lancio extra.
    [one] Hai dadi su una carta, che vale { study-amount-points }.
   *[other] Hai dadi su { $cards } carte, che in tutto valgono { study-amount-points }.
 }
dicetto-why-nothing = Chiudi il turno senza dadi sulle carte.
dicetto-why-roll-instead = { $than ->
    [less] Rilanciare varrebbe { study-amount-chance } in meno.
    [more] Rilanciare varrebbe { study-amount-chance } in più.
   *[same] Rilanciare varrebbe altrettanto.
 }
dicetto-why-lay-instead = { $than ->
    [less] Mettere ora { $dice } su «{ $card }» varrebbe { study-amount-chance } in meno.
    [more] Mettere ora { $dice } su «{ $card }» varrebbe { study-amount-chance } in più.
   *[same] Mettere ora { $dice } su «{ $card }» varrebbe altrettanto.
 }

## Tipi di scelte, dove si perde di più
kind-lay = quale carta
kind-send-back = rimandare indietro i dadi
kind-battle = duelli
kind-end-turn = chiudere il turno

## Che cosa si può scrivere
dicetto-help =
    Scrivi i dadi che vuoi tenere, e gli altri si rilanciano: «55» o «keep 5 5». «keep» da solo rilancia tutti e quattro.
    Per mettere dadi su una carta, scrivi il numero della carta e i dadi: «place 2 5 5» o «p 2 55». Per la carta Lancio extra, scrivi «p x 1».
    Quando hai messo dei dadi, in questo turno non puoi più rilanciare. «done» chiude il turno.
    Le carte si scrivono «pair:1», o «pair:1*» con un logo. Le carte bonus si scrivono «most_logos», «fewest_cards» e così via.

## Rifiuti
error-dicetto-placed-already = Hai già messo dei dadi, quindi in questo turno non puoi più rilanciare.
error-dicetto-no-rolls-left = Non hai più lanci. Metti dei dadi o chiudi il turno.
error-dicetto-keep-not-there = Puoi tenere solo dadi che sono sul tavolo: { $dice }.
error-dicetto-slot-empty = Nel posto { $slot } non c’è nessuna carta. Scegline un altro.
error-dicetto-challenge-lost = Hai perso un duello per la carta { $slot }, quindi in questo turno non puoi più metterci dadi.
error-dicetto-once-a-turn = Hai già messo dei dadi sulla carta { $slot }. Si può fare solo una volta a turno.
error-dicetto-does-not-fit = Questi dadi non vanno bene per la carta «{ $card }». { $count ->
    [0] Nessuno dei tuoi va bene.
   *[other] Questi andrebbero bene: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Hai solo questi dadi da mettere: { $hand }.
error-dicetto-dice-lost = I dadi persi in un duello non si possono più mettere in questo turno. Hai: { $hand }.
error-dicetto-sum-too-low = { $sum } è troppo poco per la carta { $slot }. Con { $least } comincia un duello, con una somma più alta i dadi che ci sono tornano indietro.

## Un mazzo da file
error-dicetto-deck-not-a-list = Nel file del mazzo, { $place } deve essere un elenco di tabelle, scritto { $allowed }.
error-dicetto-deck-kind = Nel file del mazzo, { $place } ha il tipo «{ $value }», che non esiste. Usa uno di questi: { $allowed }.
error-dicetto-deck-number = Nel file del mazzo, «{ $key }» in { $place } deve essere un numero intero da { $least } a { $most }, non { $value }.
error-dicetto-deck-logo = Nel file del mazzo, «logo» in { $place } è { $value }. Usa uno di questi: { $allowed }.
error-dicetto-deck-twice = Nel file del mazzo, { $place } ripete la carta «{ $card }». Aumenta invece il suo numero.
error-dicetto-deck-few-cards = Il file del mazzo deve avere almeno { $least } carte sotto { $place }, ma ne ha { $found }.
error-dicetto-deck-most-cards = Nel file del mazzo, { $place } vale { $value }, ma l’opzione most_cards_points dice { $allowed }. Togli i punti dal file, o cambia l’opzione.

## Le regole, in Markdown
dicetto-rules =
    Metti i tuoi dadi sulle carte. Se sono ancora lì quando comincia il tuo prossimo turno, le carte sono tue. Vince chi ha più
    punti; a parità si divide la vittoria. Si gioca in due, tre o quattro, ciascuno con quattro dadi del proprio colore.
    Quattro carte dadi stanno in fila, con la carta Lancio extra accanto. Comincia la persona più anziana, se non
    decidete altrimenti.

    __Il tuo turno: raccogliere.__ Prendi ogni carta su cui ci sono ancora i tuoi dadi, e riprendi quei dadi. Carte nuove
    completano la fila. La carta Lancio extra resta sul tavolo, ma in questo turno ti dà un quarto lancio.

    __Il tuo turno: lanciare.__ Lancia i tuoi quattro dadi fino a tre volte. Dopo ogni lancio scegli quali dadi rilanciare.

    __Il tuo turno: mettere.__ Metti dadi su quante carte vuoi. Quando ne hai messi, in questo turno non puoi più
    rilanciare. Su una carta puoi mettere dadi solo una volta a turno, e ogni dado va su una carta sola.
    I dadi che non metti restano a te. I dadi su una carta devono corrisponderle esattamente.

    | carta | dadi che vanno bene | esempio | punti |
    |---|---|---|---|
    | da «Gli uno» a «I sei» | uno o più di quel numero | I quattro: ⚃⚃⚃ | 2 |
    | Coppia | due dadi uguali | ⚄⚄ | 1 |
    | 2 coppie | due coppie, o quattro dadi uguali | ⚁⚁⚅⚅ | 6 |
    | Tre uguali | tre dadi uguali | ⚂⚂⚂ | 4 |
    | Quattro uguali | quattro dadi uguali | ⚁⚁⚁⚁ | 11 |
    | Scala piccola | tre numeri in sequenza | ⚂⚃⚄ | 2 |
    | Scala grande | quattro numeri in sequenza | ⚁⚂⚃⚄ | 6 |
    | Fortuna | qualsiasi dado, almeno uno | ⚀⚅⚅ | 1 |
    | Lancio extra | qualsiasi dado, almeno uno | ⚅ | 0 |

    __Una carta con i dadi di un altro giocatore.__ Somma i dadi. Una somma più alta rimanda subito indietro i suoi. Con una
    somma uguale c’è un duello: si lancia un dado a testa, e il più alto tiene la carta. A parità si rilancia. Chi perde
    riprende i suoi dadi. Se perdi nel tuo turno, in quel turno non puoi più usare quei dadi né quella carta.
    Una somma più bassa non si può mettere.

    __Un esempio.__ Il tuo ultimo lancio è ⚂⚄⚄⚅. Qualcuno ha ⚃⚃ su «Coppia». I tuoi ⚄⚄ li battono, 10 a 8, e li rimandano
    indietro. Qualcuno ha ⚅ su «I sei». Il tuo ⚅ è pari, quindi puoi contendere la carta. Il tuo ⚂ va bene per «I tre»,
    o per «Fortuna» se è libera. Se i tuoi dadi sono ancora lì quando comincia il tuo prossimo turno, le carte sono tue.

    __La fine.__ La partita finisce quando qualcuno raccoglie la sua decima carta, o quando non ci sono più carte dadi.
    Le carte con sopra dei dadi vanno ai giocatori che li hanno messi. La carta Lancio extra non vale nulla e non conta
    come carta.

    __Carte bonus.__ Quattro su otto sono scoperte dall’inizio, e si ricevono alla fine. In caso di parità per una
    carta, non la riceve nessuno. Contano solo le carte dadi.

    | carta bonus | punti | carta bonus | punti |
    |---|---|---|---|
    | Meno loghi | 3 | Più loghi | 3 |
    | Meno carte | 4 | Più carte | 3 |
    | Più scale | 3 | Più fortune | 3 |
    | Meno punti | 5 | Più carte 1–6 | 3 |

    __Il mazzo.__ Le 46 carte dadi e i loro punti sono il nostro mazzo, e una carta su due porta il logo (★).
    Se hai le carte vere, puoi caricarle da un file.

    __Edizione finlandese.__ Tutti i duelli si giocano alla fine del turno, uno dopo l’altro.

    __Edizione polacca.__ Non ci sono carte bonus se non le chiedete, e «Più carte» vale 4.

## Le regole in breve
dicetto-goal = { $cards ->
    [one] Vinci carte con i tuoi dadi. La partita finisce quando qualcuno ha una carta, e vince chi ha più punti.
   *[other] Vinci carte con i tuoi dadi. La partita finisce quando qualcuno ne ha { $cards }, e vince chi ha più punti.
 }
dicetto-begins = Il libretto dice che comincia la persona più anziana.
dicetto-step-roll = Lancia quattro dadi fino a tre volte. Tieni quelli che ti piacciono.
dicetto-step-lay = Metti i dadi sulle carte a cui corrispondono esattamente.
dicetto-step-keep = Se sono ancora lì quando comincia il tuo prossimo turno, la carta è tua.
dicetto-needs = Prende { $asks }.
dicetto-needs-range = Prende { $asks }. Vale da { $least } a { $most } punti.
dicetto-needs-extra-roll = Prende qualsiasi dado. Se la vinci, in quel turno hai un quarto lancio. Poi torna sul tavolo. Non vale punti.
dicetto-needs-fewest-logos = Per chi ha meno stelle (★) sulle sue carte.
dicetto-needs-most-logos = Per chi ha più stelle (★) sulle sue carte.
dicetto-needs-fewest-cards = Per chi ha meno carte dadi.
dicetto-needs-most-cards = Per chi ha più carte dadi.
dicetto-needs-most-straights = Per chi ha più scale, piccole e grandi insieme.
dicetto-needs-most-chances = Per chi ha più carte «Fortuna».
dicetto-needs-fewest-points = Per chi ha meno punti nelle carte dadi.
dicetto-needs-most-numbers = Per chi ha più carte da «Gli uno» a «I sei».
dicetto-example-lies = Un altro giocatore ha { $dice } sulla carta «{ $pair }». È una somma di { $sum }.
dicetto-example-rolled = Lanci { $dice } e vuoi quella carta.
dicetto-example-beats = { $sum } batte { $other }, quindi i tuoi dadi vanno sulla carta e gli altri tornano indietro.
dicetto-example-equal = Questa volta anche la somma dei tuoi dadi è { $sum }. Con somme uguali c’è un duello.
dicetto-example-battle = Si lancia un dado a testa. A te esce { $one }, all’altro { $other }, quindi tieni tu la carta. A parità si rilancia.
dicetto-ask-twice = Posso mettere dadi su più carte?
dicetto-answer-twice = Sì, su quante vuoi. Ma su ogni carta puoi mettere dadi solo una volta a turno, e poi non puoi spostarli.
dicetto-ask-four-alike = Quattro dadi uguali contano come due coppie?
dicetto-answer-four-alike = Sì. Puoi metterli su «2 coppie» o su «Quattro uguali».
dicetto-ask-battle-at-once = Quando si gioca un duello?
dicetto-answer-battle-at-once = Appena metti i dadi. Dopo puoi mettere gli altri.
dicetto-ask-battle-end-of-turn = Quando si gioca un duello?
dicetto-answer-battle-end-of-turn = Alla fine del tuo turno, uno dopo l’altro.
dicetto-ask-lost = Che cosa succede ai dadi che perdono un duello?
dicetto-answer-lost = Tornano al loro proprietario. Se perdi nel tuo turno, in quel turno non puoi più usare quei dadi.
dicetto-ask-end = Quando finisce la partita?
dicetto-answer-end = { $cards ->
    [one] Quando qualcuno raccoglie una carta. Le carte con ancora dei dadi vanno ai giocatori che li hanno messi.
   *[other] Quando qualcuno ha raccolto { $cards } carte. Le carte con ancora dei dadi vanno ai giocatori che li hanno messi.
 }
dicetto-ask-bonus = Chi riceve una carta bonus in caso di parità?
dicetto-answer-bonus = Nessuno.
dicetto-now-tied = Ora non la riceverebbe nessuno, perché c’è parità.
dicetto-now-leads = In testa per ora: { $name }, con { $count }.
dicetto-now-free = Ce n’è una sul tavolo senza dadi.
dicetto-now-held = Una è occupata ({ $name }), con una somma di { $sum }.

## La lezione: che cosa fare a ogni passo, e perché quando è fatto
dicetto-lesson-goal = Vinci tre carte prima dell’avversario
dicetto-lesson-roll = Lancia i tuoi quattro dadi.
dicetto-lesson-roll-why = Hai tre lanci per fare combinazioni adatte alle carte.
dicetto-lesson-keep = ⚃⚃ vanno bene per la carta «I quattro». Tienili e rilancia gli altri due.
dicetto-lesson-keep-why = Un terzo ⚃. La carta «I quattro» prende tutti i ⚃ che hai.
dicetto-lesson-fours = Metti ⚃⚃⚃ su «I quattro».
dicetto-lesson-fours-why = Fa 12. Per toglierti questa carta serve almeno un altro 12.
dicetto-lesson-chance = «Fortuna» prende qualsiasi dado. Metti lì ⚀.
dicetto-lesson-chance-why = Puoi mettere dadi su più carte, ma ogni dado una volta sola.
dicetto-lesson-turn-over = Non hai più dadi. Chiudi il turno.
dicetto-lesson-turn-over-why = Jussi, il bot, ha battuto il tuo 1 su «Fortuna» con un 10, quindi ⚀ è tornato a te.
dicetto-lesson-roll-two = ⚃⚃⚃ sono rimasti per un round, quindi «I quattro» è tua. Lancia di nuovo.
dicetto-lesson-roll-two-why = Jussi ha ⚄⚄ su «Coppia». Puoi batterlo.
dicetto-lesson-coach = Chiedi al coach quali dadi tenere.
dicetto-lesson-coach-why = ⚅⚅ vanno già bene per «Coppia», e sono usciti anche ⚅⚃.
dicetto-lesson-pair = ⚅⚅ fanno 12 e battono il 10 di Jussi. Mettili su «Coppia».
dicetto-lesson-pair-why = Jussi ha dovuto riprendersi quei dadi.
dicetto-lesson-battle = ⚃⚅ fanno 10, come i dadi di Jussi su «Fortuna». Mettili lì per contenderla.
dicetto-lesson-battle-why = Avete lanciato un dado a testa. Il tuo ⚄ ha battuto il ⚁ di Jussi, quindi la carta la tieni tu.
dicetto-lesson-end = Chiudi il turno e guarda se i tuoi dadi restano.
dicetto-lesson-end-why = Sono rimasti. Con «Coppia» e «Fortuna» hai tre carte.
dicetto-lesson-done = Le somme alte sono difficili da battere, e con dadi su più carte ne vinci di più.
