# Tutto: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

tutto-name = Tutto
tutto-tagline = Sei dadi, una carta e il coraggio di continuare

## Edizioni
tutto-edition-booklet = Regolamento del 2013
tutto-edition-later = Regole successive

## Opzioni, e che cosa significa ogni valore
tutto-option-target = Punti che chiudono la partita
tutto-option-leader-plus-minus = Che cosa fa più-meno a chi è in testa da solo
tutto-option-leader-plus-minus-misses-turn = chiude il turno
tutto-option-leader-plus-minus-plays-on = si gioca per i 1000, e nessuno perde nulla
tutto-option-ending = Quando finisce la partita
tutto-option-ending-at-once = appena qualcuno raggiunge l’obiettivo
tutto-option-ending-equal-turns = dopo il round in cui qualcuno lo raggiunge
tutto-option-floor-at-zero = Se più-meno si ferma a 0
tutto-option-straight-is-tutto = Se una scala conta come Tutto
tutto-option-target-more = Si gioca fino a { $value } punti: con più punti dura di più.
tutto-option-leader-plus-minus-misses-turn-more = Per chi è in testa da solo più-meno è una carta Stop: il turno è finito e i suoi punti sono persi.
tutto-option-leader-plus-minus-plays-on-more = Chi è in testa da solo gioca più-meno come gli altri, ma a nessuno si tolgono punti.
tutto-option-ending-at-once-more = La partita è finita appena qualcuno raggiunge l’obiettivo, anche a metà di un round.
tutto-option-ending-equal-turns-more = Il round si gioca fino in fondo, così tutti hanno avuto gli stessi turni; poi vince chi ha più punti.
tutto-option-floor-at-zero-true-more = Più-meno non toglie a nessuno più di quello che ha.
tutto-option-floor-at-zero-false-more = Più-meno può portare qualcuno sotto lo 0.
tutto-option-straight-is-tutto-true-more = Dopo una scala puoi scoprire un’altra carta e continuare, come dopo ogni Tutto.
tutto-option-straight-is-tutto-false-more = Una scala chiude il turno, e tutto quello che il turno ha dato si segna.

## Il foglio dei punti
tutto-item-banked = Segnati
tutto-item-lost = Persi con più-meno

## Carte
tutto-card-clover = Quadrifoglio
tutto-card-firework = Fuochi d’artificio
tutto-card-stop = Stop
tutto-card-straight = Scala
tutto-card-plus-minus = Più-meno
tutto-card-double = Raddoppia
tutto-card-bonus-200 = Bonus 200
tutto-card-bonus-300 = Bonus 300
tutto-card-bonus-400 = Bonus 400
tutto-card-bonus-500 = Bonus 500
tutto-card-bonus-600 = Bonus 600

## Come è finito un turno
tutto-ending-null = cilecca
tutto-ending-stop-card = una carta Stop
tutto-ending-leader = più-meno in testa da solo
tutto-ending-stopped = lasciato
tutto-ending-burnt-out = i fuochi d’artificio si sono spenti
tutto-ending-straight = una scala
tutto-ending-clover = due Tutto con il quadrifoglio

## Sullo schermo
tutto-player = Giocatore
tutto-total = Totale
tutto-points = { $points }
tutto-turn-number = Turno { $turn } · fine a { $target }
tutto-round-number = Round { $round } · fine a { $target }
tutto-last-round = l’ultimo round
tutto-last-turn = Turno precedente
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } persi
tutto-took = Più-meno ({ $by }): { $points } in meno per: { $name }.
tutto-rule-clover = due Tutto con questa carta vincono la partita; non si lascia
tutto-rule-firework = tutto ciò che conta va da parte; alla cilecca finale si segnano i punti
tutto-rule-straight = da 1 a 6, un numero nuovo a ogni lancio, per 2000; prima non si lascia
tutto-rule-plus-minus = un Tutto vale 1000 per te e toglie 1000 a chi è in testa; prima non si lascia
tutto-rule-double = un Tutto raddoppia i punti di questo turno
tutto-rule-bonus-200 = un Tutto aggiunge 200
tutto-rule-bonus-300 = un Tutto aggiunge 300
tutto-rule-bonus-400 = un Tutto aggiunge 400
tutto-rule-bonus-500 = un Tutto aggiunge 500
tutto-rule-bonus-600 = un Tutto aggiunge 600
tutto-first-made = un Tutto fatto
tutto-turn-so-far = Questo turno: { $points }
tutto-turn-cards = Questo turno: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Da parte: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Segnare: { $points } in meno per: { $name }.
tutto-null-next = Rischio di cilecca con { $dice ->
    [one] un dado
    [many] { $dice } dadi
   *[other] { $dice } dadi
 }: { $percent }%
tutto-pile = Mazzo di { $left }: { $cards }
tutto-pile-used-up = Il mazzo è finito: tutte le 56 carte si mescolano di nuovo.
tutto-pays = { $count ->
    [one] Offre il giro: { $names }.
    [many] Offrono il giro insieme: { $names }.
   *[other] Offrono il giro insieme: { $names }.
 }
tutto-clover-won = Quadrifoglio riuscito ({ $name }): la partita è vinta, comunque stiano i punti.
tutto-turns-needed = { $turns ->
    [one] È servito un turno.
    [many] Sono serviti { $turns } turni.
   *[other] Sono serviti { $turns } turni.
 }
tutto-label-set = { $dice } da parte
tutto-label-stop = lasciare e segnare { $points }
tutto-label-go = continuare con la prossima carta
tutto-choice-set = { $points } punti, { $collected } in questo turno, poi { $left ->
    [one] un dado
    [many] { $left } dadi
   *[other] { $left } dadi
 }: cilecca { $percent }%
tutto-choice-faces = poi { $left ->
    [one] un dado
    [many] { $left } dadi
   *[other] { $left } dadi
 }: cilecca { $percent }%
tutto-choice-tutto = Tutto: { $collected } in questo turno
tutto-choice-ends = La scala: segna { $collected } e chiude il turno
tutto-choice-again = Tutto: di nuovo tutti e sei, cilecca { $percent }%
tutto-choice-wins = Tutto: vince la partita
tutto-choice-stop = segna { $points }, totale { $total }
tutto-choice-stop-tutto = Tutto: segna { $points }, totale { $total }
tutto-choice-go = { $ends } carte su { $of } chiudono il turno; perso per la carta o il primo lancio: { $percent }%
tutto-choices-more = e altre { $count }

## Le ragioni del coach
kind-stop = lasciare o rilanciare
kind-next-card = scoprire un’altra carta
kind-set = quali dadi da parte

## Che cosa si può scrivere
tutto-help =
    Scrivi i dadi da mettere da parte e gli altri si lanciano: «1», «1222» o «set 1 2 2 2».
    «stop» segna i punti del turno, con ogni dado del lancio che conta.
    Dopo un Tutto, «go» scopre la prossima carta.

## Rifiuti
error-tutto-set-never = Questi dadi non vanno mai da parte insieme: gli 1 e i 5 contano da soli, gli altri numeri a gruppi di tre o di sei, e con la scala ogni numero una volta. Scrivi per esempio «set 1 2 2 2».
error-tutto-set-not-there = Puoi mettere da parte solo dadi di questo lancio: { $dice }.
error-tutto-set-not-valid = Non contano tutti. Fra { $dice } contano questi: { $valid }; gli 1 e i 5 da soli, gli altri numeri a tre per volta.
error-tutto-set-all = Con i fuochi d’artificio ogni dado che conta va da parte: { $valid }.
error-tutto-set-new-faces = Con la scala ogni numero va da parte una volta. Nuovi in questo lancio: { $valid }.
error-tutto-set-after-tutto = Sono tutti e sei da parte: lascia, o continua con la prossima carta.
error-tutto-stop-forbidden = { $card }: ora non puoi lasciare. Metti da parte dei dadi.
error-tutto-go-needs-tutto = La prossima carta viene solo dopo un Tutto. Metti da parte dei dadi, o lascia se la carta lo permette.
error-tutto-tally-not-now = Un turno intero si può inserire solo prima della sua prima carta.
error-tutto-tally-no-cards = Un turno ha almeno una carta.
error-tutto-tally-turn-over = Con { $card } il turno finisce: { $next } non può venire dopo.
error-tutto-tally-points = Un turno con { $cards } non può segnare { $points }. Più vicini: { $nearest }.
error-tutto-tally-no-clover = Solo un turno la cui ultima carta è il quadrifoglio può vincere con quello, e segna 0.

## Le regole, in Markdown
tutto-rules =
    Segna 6000 punti prima degli altri. Chi allora ne ha meno offre un giro.

    __Un turno.__ Scopri una carta e lancia sei dadi. Se nulla conta è *cilecca*: il turno è finito e tutti i suoi punti
    sono persi. Altrimenti puoi __lasciare__ e segnare i punti del turno, con ogni dado dell’ultimo lancio che
    conta, oppure __mettere da parte__ almeno un dado singolo o un tris e rilanciare il resto.

    __Che cosa conta__

    | dadi | punti | dadi | punti |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Così ⚀⚁⚁⚁⚄⚅ contiene 350 punti. Tre uguali sono un tris solo se sono usciti tutti e tre *in un lancio*: tre ⚄
    messi da parte in tre lanci sono 150, non 500.

    __Tutto.__ Tutti e sei i dadi da parte, in un lancio o in più, sono un Tutto. La carta dà ciò che
    promette; poi lascia e segna, o __continua__: scopri la prossima carta e lancia tutti e sei. Con una carta Stop o una
    cilecca perdi allora tutto ciò che questo turno ha portato, anche i punti delle carte precedenti.

    __Un esempio.__ La carta è Bonus 300. Lanci ⚀⚁⚂⚂⚂⚅, metti da parte ⚂⚂⚂ (300) e ne lanci tre: ⚁⚃⚄.
    Metti da parte ⚄ (50) e ne lanci due: ⚀⚄. Vanno da parte entrambi (150): un Tutto. 500 per i dadi e 300 per
    la carta fanno 800. Potresti segnarli. Continui e scopri Raddoppia. Un altro Tutto, diciamo da 400, farebbe
    1200 e li raddoppierebbe a 2400. Ma lanci ⚁⚁⚂⚃⚅⚅: nulla conta, e gli 800 sono persi.

    | carta | quante | che cosa fa |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 ciascuna | un Tutto aggiunge il bonus |
    | Raddoppia | 5 | un Tutto raddoppia tutti i punti di questo turno finora, anche quelli delle carte precedenti |
    | Stop | 10 | il turno è finito, i suoi punti sono persi |
    | Fuochi d’artificio | 5 | metti da parte tutto ciò che conta; dopo un Tutto rilancia tutti e sei senza carta nuova; solo una cilecca chiude il turno, e allora i punti si *segnano* |
    | Più-meno | 5 | non si lascia prima di un Tutto; vale 1000 per te, qualunque cosa sia uscita, e quando segni, chi è in testa perde 1000; se in testa sono in più, li perdono tutti, tu mai |
    | Scala | 5 | non si lascia prima che da uno a sei siano da parte, ognuno una volta; ogni lancio deve portare almeno un numero nuovo, altrimenti è cilecca; vale 2000 e conta come Tutto |
    | Quadrifoglio | 1 | non si lascia; due Tutto con questa carta, rilanciando tutti e sei dopo il primo, vincono subito la partita, comunque stiano i punti |

    __Scala, un esempio.__ ⚀⚁⚁⚃⚄⚅: metti da parte ⚀⚁⚃⚄⚅ e lancia un dado. Solo ⚂ completa la scala;
    tutto il resto è cilecca. Potresti anche metterne da parte meno e lanciare più dadi per i numeri che mancano.

    __Più-meno.__ Chi è in testa si legge dai punti sul foglio, prima di aggiungere questo turno. Se in testa ci sei
    solo tu, la carta chiude il tuo turno come una carta Stop. Nessuno scende sotto 0.

    __Il mazzo__ va avanti di turno in turno; quando è finito, tutte le 56 carte si mescolano di nuovo.

    __La fine.__ Appena qualcuno ha segnato 6000 o più la partita è finita e vince chi ha più punti.
    In solitaria conti i turni che ti servono.

    __Regole successive.__ Chi è in testa da solo gioca più-meno per i suoi 1000, e nessuno perde nulla. Il
    round in cui qualcuno raggiunge 6000 si gioca prima fino in fondo; a parità si divide la vittoria.

## Un turno intero in una riga, con dadi e carte veri
tutto-help-turn = Tieni solo i punti? Scrivi «turn», le carte in ordine e i punti segnati: «turn 600 x2 1500».
error-tutto-turn-form = Scrivi le carte del turno e poi i suoi punti, 0 se sono persi: «turn 600 x2 1500», non «{ $text }».
