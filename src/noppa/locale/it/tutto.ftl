# Tutto: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

tutto-name = Tutto
tutto-tagline = Sfida la fortuna, carta dopo carta

## Edizioni
tutto-edition-booklet = Libretto del 2013
tutto-edition-later = Regole successive

## Opzioni, e che cosa significa ogni valore
tutto-option-target = Punteggio da raggiungere
tutto-option-leader-plus-minus = Quando chi è in testa pesca più-meno
tutto-option-leader-plus-minus-misses-turn = il suo turno finisce
tutto-option-leader-plus-minus-plays-on = gioca per 1000 punti e nessuno perde nulla
tutto-option-ending = Quando finisce la partita
tutto-option-ending-at-once = appena qualcuno raggiunge il punteggio
tutto-option-ending-equal-turns = alla fine del round in cui qualcuno lo raggiunge
tutto-option-floor-at-zero = I punteggi non scendono sotto lo 0
tutto-option-straight-is-tutto = Una scala conta come Tutto

## Che cosa cambia un’opzione, in una frase
tutto-option-target-more = Si gioca fino a { $value } punti. Più è alto il punteggio, più la partita è lunga.
tutto-option-leader-plus-minus-misses-turn-more = Se in testa ci sei solo tu, più-meno funziona come una carta Stop. Il tuo turno è finito e perdi i suoi punti.
tutto-option-leader-plus-minus-plays-on-more = Se in testa ci sei solo tu, giochi più-meno per i suoi 1000 punti, ma nessuno ne perde.
tutto-option-ending-at-once-more = La partita finisce appena qualcuno raggiunge il punteggio, anche a metà di un round.
tutto-option-ending-equal-turns-more = Quando qualcuno raggiunge il punteggio si finisce il round, così tutti hanno avuto gli stessi turni. Poi vince chi ha più punti.
tutto-option-floor-at-zero-true-more = Più-meno non può portare un punteggio sotto lo 0.
tutto-option-floor-at-zero-false-more = Più-meno può portare un punteggio sotto lo 0.
tutto-option-straight-is-tutto-true-more = Dopo una scala puoi pescare un’altra carta e continuare, come dopo ogni Tutto.
tutto-option-straight-is-tutto-false-more = Con una scala il tuo turno finisce e ne segni tutti i punti.

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
tutto-ending-leader = più-meno in testa
tutto-ending-stopped = stop
tutto-ending-burnt-out = fuochi d’artificio finiti
tutto-ending-straight = scala completa
tutto-ending-clover = vittoria con il quadrifoglio

## Sullo schermo
tutto-player = Giocatore
tutto-total = Totale
tutto-points = { $points }
tutto-turn-number = Turno { $turn } · fino a { $target }
tutto-round-number = Round { $round } · fino a { $target }
tutto-last-round = Ultimo round
tutto-last-turn = Turno precedente
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } persi
tutto-took = Più-meno ({ $by }): { $points } in meno per: { $name }.
tutto-rule-clover = due Tutto con questa carta vincono la partita; non puoi fermarti
tutto-rule-firework = metti da parte ogni dado che conta; alla fine la cilecca ti fa segnare i punti
tutto-rule-straight = raccogli i numeri da 1 a 6 per 2000 punti, almeno uno nuovo a ogni lancio; non puoi fermarti prima
tutto-rule-plus-minus = un Tutto ti dà 1000 punti e ne toglie 1000 a chi è in testa; non puoi fermarti prima
tutto-rule-double = un Tutto raddoppia i tuoi punti di questo turno
tutto-rule-bonus-200 = un Tutto aggiunge 200
tutto-rule-bonus-300 = un Tutto aggiunge 300
tutto-rule-bonus-400 = un Tutto aggiunge 400
tutto-rule-bonus-500 = un Tutto aggiunge 500
tutto-rule-bonus-600 = un Tutto aggiunge 600
tutto-first-made = primo Tutto fatto, ne manca uno
tutto-turn-so-far = Questo turno: { $points }
tutto-turn-cards = Questo turno: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Da parte: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Segnando, togli { $points } a { $name }.
tutto-null-next = Con { $dice ->
    [one] un dado
   *[other] { $dice } dadi
 } il rischio di cilecca è del { $percent }%.
tutto-pile = Mazzo di { $left }: { $cards }
tutto-pile-used-up = Il mazzo è finito. Tutte le 56 carte si rimescolano.
tutto-pays = { $count ->
    [one] Offre il giro: { $names }.
   *[other] Offrono il giro insieme: { $names }.
 }
tutto-clover-won = { $name }: due Tutto con il quadrifoglio e la vittoria, qualunque siano i punteggi.
tutto-turns-needed = { $turns ->
    [one] È servito un turno.
   *[other] Sono serviti { $turns } turni.
 }
tutto-first-to = Si vince a { $target }
tutto-round = Round { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] rischio di cilecca con 1 dado
   *[other] rischio di cilecca con { $dice } dadi
 }
tutto-pile-left = { $left ->
    [one] ancora 1 carta nel mazzo
   *[other] ancora { $left } carte nel mazzo
 }, { $stops ->
    [0] nessuno Stop
    [one] di cui 1 Stop
   *[other] di cui { $stops } Stop
 }
tutto-set-aside = Da parte
tutto-choose = scegli, poi lancia o segna
tutto-hint = Tocca i dadi che contano, poi lancia gli altri.
tutto-next-card = Prossima carta
tutto-risks = rischi { $points }
tutto-bank = Segna { $points }
tutto-then = nuovo totale { $total }
tutto-set-button = { $what ->
    [tutto] Da parte, ed è un Tutto
    [ends] Completa la scala
   *[roll] Da parte, lancia { $left ->
        [one] un dado
       *[other] { $left } dadi
     }
 }
tutto-points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }
tutto-told-banked = { $name }: { $points } segnati.
tutto-told-lost = { $name }: { $ending }, { $points } punti persi.
tutto-told-nothing = { $name }: { $ending }, nessun punto.
tutto-told-set = { $name }: { $dice } da parte.
tutto-told-go = { $name }: un’altra carta.
tutto-own-banked = Hai segnato { $points }.
tutto-own-lost = { $ending ->
    [null] Cilecca
    [stop_card] Una carta Stop
   *[other] Il tuo turno è finito
 }: { $points ->
    [0] nessun punto in questo turno.
    [one] { $points } punto perso.
   *[other] { $points } punti persi.
 }
tutto-all-six = Tutti e sei i dadi
tutto-label-set = mettere da parte { $dice }
tutto-label-stop = fermarsi e segnare { $points }
tutto-label-go = continuare e pescare la prossima carta
tutto-choice-set = { $points } punti, { $collected } nel turno; rischio di cilecca { $percent }% con { $left ->
    [one] un dado
   *[other] { $left } dadi
 }
tutto-choice-faces = rischio di cilecca { $percent }% con { $left ->
    [one] un dado
   *[other] { $left } dadi
 }
tutto-choice-tutto = un Tutto, { $collected } in questo turno
tutto-choice-ends = completa la scala, segna { $collected } e chiude il turno
tutto-choice-again = un Tutto; rischio di cilecca { $percent }% con tutti e sei di nuovo
tutto-choice-wins = un Tutto che vince la partita
tutto-choice-stop = segna { $points }, per un totale di { $total }
tutto-choice-stop-tutto = un Tutto, segna { $points }, per un totale di { $total }
tutto-choice-go = { $ends } carte su { $of } chiudono il turno; rischio { $percent }% contando il primo lancio
tutto-choices-more = e altre { $count }

## Che cosa dice il coach, e perché
tutto-advice-set = { $what ->
    [tutto] Metti da parte { $dice } per un Tutto
    [straight] Metti da parte { $dice } per completare la scala
   *[roll] Metti da parte { $dice } e lancia { $left ->
        [one] un dado
       *[other] { $left } dadi
     }
 }
tutto-advice-set-brief = Metti da parte { $dice }
tutto-advice-stop = Segna { $points } punti
tutto-advice-stop-brief = Segna { $points }
tutto-advice-go = Pesca la prossima carta
tutto-why-null = { $points ->
    [0] Lanciando { $dice ->
        [one] un dado
       *[other] { $dice } dadi
     } fai cilecca il { $percent }% delle volte, ma non hai ancora punti da perdere.
   *[other] Lanciando { $dice ->
        [one] un dado
       *[other] { $dice } dadi
     } fai cilecca il { $percent }% delle volte, e allora perdi { $points } punti.
 }
tutto-why-null-straight = { $points ->
    [0] Lanciando { $dice ->
        [one] un dado
       *[other] { $dice } dadi
     } non esce un numero nuovo il { $percent }% delle volte, ma non hai ancora punti da perdere.
   *[other] Lanciando { $dice ->
        [one] un dado
       *[other] { $dice } dadi
     } non esce un numero nuovo il { $percent }% delle volte, e allora perdi { $points } punti.
 }
tutto-why-bonus = Da qui fai un Tutto il { $percent }% delle volte, e aggiunge { $gift } punti.
tutto-why-double = Da qui fai un Tutto il { $percent }% delle volte, e raddoppia i tuoi punti di questo turno.
tutto-why-plus-minus = Da qui fai un Tutto il { $percent }% delle volte. Vale 1000 punti e ne toglie 1000 a chi è in testa.
tutto-why-straight = Da qui completi la scala il { $percent }% delle volte, per 2000 punti.
tutto-why-clover = Da qui vinci la partita con il quadrifoglio il { $percent }% delle volte.
tutto-why-clover-half = È il primo Tutto per il quadrifoglio. Da qui fai il secondo e vinci la partita il { $percent }% delle volte.
tutto-why-clover-wins = È il secondo Tutto per il quadrifoglio, e vince la partita.
tutto-why-firework = Con i fuochi d’artificio non puoi perdere punti. Finora ne hai { $points } e in media ne arrivano altri { $more }.
tutto-why-tutto = È un Tutto. La carta ti dà { $gift } punti, così in questo turno ne hai { $points }.
tutto-why-straight-ends = Così completi la scala, segni { $points } punti e chiudi il turno.
tutto-why-takes = Segnando, togli anche { $taken } punti ai tuoi avversari.
tutto-why-stop = Segni { $points } punti, per un totale di { $total }.
tutto-why-stop-wins = Così arrivi a { $total } punti e vinci la partita.
tutto-why-stop-reaches = Così arrivi a { $total } punti e raggiungi il punteggio. Gli altri finiscono ancora il round.
tutto-why-go = La prossima carta o il primo lancio ti costano i tuoi { $points } punti il { $percent }% delle volte. In media finisci il turno con { $mean } punti.
tutto-why-stop-instead = { $than ->
    [less] Segnare ora { $points } varrebbe { study-amount-chance } in meno.
    [more] Segnare ora { $points } varrebbe { study-amount-chance } in più.
   *[same] Segnare ora { $points } varrebbe altrettanto.
 }
tutto-why-go-instead = { $than ->
    [less] Pescare un’altra carta varrebbe { study-amount-chance } in meno.
    [more] Pescare un’altra carta varrebbe { study-amount-chance } in più.
   *[same] Pescare un’altra carta varrebbe altrettanto.
 }
tutto-why-set-instead = { $left ->
    [0] Mettere da parte { $dice } per un Tutto
   *[other] Mettere da parte { $dice } e lanciarne { $left } (cilecca il { $percent }% delle volte)
 } { $than ->
    [less] varrebbe { study-amount-chance } in meno.
    [more] varrebbe { study-amount-chance } in più.
   *[same] varrebbe altrettanto.
 }
kind-stop = fermarsi o rilanciare
kind-next-card = pescare un’altra carta
kind-set = quali dadi mettere da parte

## Che cosa si può scrivere
tutto-help =
    Scrivi i dadi che vuoi mettere da parte, e gli altri si lanciano: «1», «1222» o «set 1 2 2 2».
    Scrivi «stop» per segnare i punti di questo turno, con ogni dado del lancio che conta.
    Dopo un Tutto, scrivi «go» per pescare la prossima carta.

## Rifiuti
error-tutto-set-never = Questi dadi non contano insieme. Metti da parte degli 1 e dei 5, o tre o sei di un altro numero. Con la scala prendi ogni numero una volta sola. Scrivi per esempio «set 1 2 2 2».
error-tutto-set-not-there = Puoi mettere da parte solo dadi di questo lancio: { $dice }.
error-tutto-set-not-valid = Questi dadi non contano tutti. Fra { $dice } puoi mettere da parte { $valid }. Gli 1 e i 5 contano da soli, gli altri numeri solo a tre per volta.
error-tutto-set-all = Con i fuochi d’artificio devi mettere da parte ogni dado che conta: { $valid }.
error-tutto-set-new-faces = Con la scala metti da parte ogni numero una volta sola. Nuovi in questo lancio: { $valid }.
error-tutto-set-after-tutto = Tutti e sei i dadi sono da parte. Fermati e segna, o continua con la prossima carta.
error-tutto-stop-forbidden = Con la carta «{ $card }» ora non puoi fermarti. Metti da parte dei dadi.
error-tutto-go-needs-tutto = Un’altra carta arriva solo dopo un Tutto. Metti da parte dei dadi, o fermati se la carta lo permette.
error-tutto-tally-not-now = Un turno intero si può inserire solo prima della sua prima carta.
error-tutto-tally-no-cards = Un turno ha almeno una carta. Inserisci le carte che hai pescato.
error-tutto-tally-turn-over = La carta «{ $card }» chiude il turno, quindi «{ $next }» non può venire dopo.
error-tutto-tally-points = Un turno con { $cards } non può segnare { $points }. Più vicini: { $nearest }.
error-tutto-tally-no-clover = Si può vincere con il quadrifoglio solo se è l’ultima carta del turno, e quel turno segna 0.

## Le regole, in Markdown
tutto-rules =
    Segna 6000 punti prima degli altri. Chi allora ha meno punti offre un giro.

    __Un turno.__ Pesca una carta e lancia sei dadi. Se nulla conta, è *cilecca*: il tuo turno è finito e perdi tutti i suoi
    punti. Altrimenti puoi __fermarti__ e segnare i punti del turno, con ogni dado dell’ultimo lancio che conta,
    oppure __mettere da parte__ almeno un dado singolo o un tris e rilanciare il resto.

    __Che cosa conta__

    | dadi | punti | dadi | punti |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Così ⚀⚁⚁⚁⚄⚅ vale 350 punti. Un tris conta solo se tutti e tre i dadi sono usciti *in un solo lancio*: tre ⚄
    messi da parte in tre lanci valgono 150, non 500.

    __Tutto.__ Quando tutti e sei i dadi sono da parte, in un lancio o in più, hai un Tutto. La carta ti dà ciò che
    promette. Poi fermati e segna, o __continua__: pesca la prossima carta e lancia tutti e sei i dadi. Se ora ti capita
    una carta Stop o fai cilecca, perdi tutti i punti di questo turno, anche quelli delle carte precedenti.

    __Un esempio.__ La tua carta è Bonus 300. Lanci ⚀⚁⚂⚂⚂⚅, metti da parte ⚂⚂⚂ (300) e ne lanci tre: ⚁⚃⚄.
    Metti da parte ⚄ (50) e ne lanci due: ⚀⚄. Metti da parte entrambi (150), ed è un Tutto. Con 500 per i dadi e 300 per
    la carta hai 800. Potresti segnarli, ma continui e peschi Raddoppia. Un altro Tutto, per esempio da 400, farebbe
    1200 e li raddoppierebbe a 2400. Ma lanci ⚁⚁⚂⚃⚅⚅. Nulla conta, e gli 800 punti sono persi.

    | carta | quante | che cosa fa |
    |---|---|---|
    | Bonus 200, 300, 400, 500, 600 | 5 ciascuna | Un Tutto aggiunge il bonus. |
    | Raddoppia | 5 | Un Tutto raddoppia tutti i tuoi punti di questo turno finora, anche quelli delle carte precedenti. |
    | Stop | 10 | Il tuo turno è finito e perdi i suoi punti. |
    | Fuochi d’artificio | 5 | Metti da parte ogni dado che conta. Dopo un Tutto rilancia tutti e sei senza una carta nuova. Solo una cilecca chiude il tuo turno, e allora *segni* i tuoi punti. |
    | Più-meno | 5 | Non puoi fermarti prima di un Tutto. Ti dà 1000, qualunque cosa tu abbia lanciato, e quando segni, chi è in testa perde 1000. Se in testa sono più d’uno, li perdono tutti, tu mai. |
    | Scala | 5 | Non puoi fermarti prima di aver messo da parte i numeri da uno a sei, ognuno una volta. Ogni lancio deve portare almeno un numero nuovo, altrimenti è cilecca. Una scala vale 2000 e conta come Tutto. |
    | Quadrifoglio | 1 | Non puoi fermarti. Fai due Tutto con questa carta e vinci subito la partita, qualunque siano i punteggi. Dopo il primo, rilancia tutti e sei i dadi. |

    __Scala, un esempio.__ Lanci ⚀⚁⚁⚃⚄⚅, metti da parte ⚀⚁⚃⚄⚅ e lanci un dado. Solo ⚂ completa la scala; tutto
    il resto è cilecca. Potresti anche mettere da parte meno dadi e lanciarne di più per i numeri che mancano.

    __Più-meno.__ Per sapere chi è in testa, guarda il foglio dei punti prima di aggiungere quelli di questo turno. Se in
    testa ci sei solo tu, la carta chiude il tuo turno come una carta Stop. Nessuno scende sotto lo 0.

    __Il mazzo__ va avanti di turno in turno. Quando finisce, tutte le 56 carte si rimescolano.

    __La fine.__ La partita finisce appena qualcuno ha segnato 6000 punti o più, e vince chi ha più punti.
    In solitaria, conta quanti turni ti servono.

    __Regole successive.__ Se in testa ci sei solo tu, giochi più-meno per i suoi 1000 e nessuno perde punti.
    Quando qualcuno raggiunge 6000, si finisce il round. A parità si divide la vittoria.

## Un turno intero in una riga, con dadi e carte veri
tutto-help-turn = Tieni solo i punti? Scrivi «turn», le carte in ordine e i punti che hai segnato: «turn 600 x2 1500».
error-tutto-turn-form = Impossibile leggere «{ $text }». Scrivi le carte del turno e poi i suoi punti, o 0 se sono persi: «turn 600 x2 1500».

## Le regole in breve
tutto-goal = Segna { $target } punti prima degli altri.
tutto-begins = Il libretto dice che comincia la persona più fortunata. Decidete insieme chi è.
tutto-step-card = Pesca una carta e lancia sei dadi.
tutto-step-set = Metti da parte almeno un dado che conta e rilancia gli altri. Oppure fermati e segna.
tutto-step-tutto = Sei dadi da parte sono un Tutto, e la carta ti premia. Segna, o pesca un’altra carta.
tutto-item-single = Dado singolo
tutto-item-triple = Tris
tutto-needs-single = Ognuno conta da solo.
tutto-needs-triple = Tre uguali in un solo lancio.
tutto-needs-stop = il tuo turno è finito e perdi i suoi punti
tutto-example-card = Peschi «{ $card }».
tutto-example-set = Metti da parte { $aside } per { $points } punti. Finora sono { $total }.
tutto-example-tutto = Tutti e sei i dadi sono da parte, quindi è un Tutto. { $dice } per i dadi e { $bonus } per la carta fanno { $points }.
tutto-example-go = Invece di segnare i { $points }, peschi un’altra carta: «{ $card }».
tutto-example-null = Nulla conta. È cilecca, e tutti i { $points } punti sono persi.
tutto-ask-triple = Tre cinque usciti in tre lanci sono un tris?
tutto-answer-triple = No. Un tris deve uscire in un solo lancio.
tutto-ask-at-once = Devo mettere da parte dei dadi prima di fermarmi?
tutto-answer-at-once = No. Quando ti fermi, segni anche ogni dado dell’ultimo lancio che conta.
tutto-ask-null = Che cosa perdo con una cilecca?
tutto-answer-null = Tutti i punti di questo turno, anche quelli delle carte precedenti. I punti segnati prima sono al sicuro. Solo con i fuochi d’artificio, dopo una cilecca segni i tuoi punti.
tutto-ask-leader-misses-turn = E se pesco più-meno mentre ho più punti di tutti?
tutto-answer-leader-misses-turn = Se in testa ci sei solo tu, il tuo turno è finito, come con una carta Stop.
tutto-ask-leader-plays-on = E se pesco più-meno mentre ho più punti di tutti?
tutto-answer-leader-plays-on = Se in testa ci sei solo tu, giochi per i 1000 e nessuno perde nulla.
tutto-ask-end-at-once = Quando finisce la partita?
tutto-answer-end-at-once = Appena qualcuno ha segnato { $target } punti o più.
tutto-ask-end-equal-turns = Quando finisce la partita?
tutto-answer-end-equal-turns = Alla fine del round in cui qualcuno segna { $target } punti o più.
tutto-now-risk = È la carta sul tavolo, con { $points } punti a rischio.
tutto-now-left = { $left ->
    [0] Nel mazzo di { $cards } non ce n’è più.
    [one] Nel mazzo di { $cards } ce n’è ancora 1.
   *[other] Nel mazzo di { $cards } ce ne sono ancora { $left }.
 }

## La lezione: che cosa fare a ogni passo, e perché quando è fatto
tutto-lesson-goal = Arriva a 1000 punti prima dell’avversario
tutto-lesson-draw = Ogni turno comincia con una carta. Pescane una.
tutto-lesson-draw-why = Se metti da parte tutti e sei i dadi, questa carta ti dà 300 punti in più.
tutto-lesson-one = Solo ⚀ e ⚄ contano da soli. Metti da parte ⚀ e rilancia il resto.
tutto-lesson-one-why = ⚀ vale 100 punti, ⚄ ne vale 50.
tutto-lesson-triple = Tre uguali in un solo lancio contano insieme. Metti da parte ⚁⚁⚁.
tutto-lesson-triple-why = Sono 200 punti. ⚅⚅⚅ ne darebbe 600, e ⚀⚀⚀ addirittura 1000.
tutto-lesson-tutto = Contano entrambi i dadi. Metti da parte ⚀⚄.
tutto-lesson-tutto-why = Tutti e sei i dadi sono da parte. È un Tutto, e la carta aggiunge 300.
tutto-lesson-bank = Potresti continuare e rischiare tutto. Segna invece i tuoi 750 punti.
tutto-lesson-bank-why = I punti segnati sono al sicuro. Poi Jussi, il bot, ha giocato e ne ha segnati 250.
tutto-lesson-null = Tocca di nuovo a te. Pesca la prossima carta.
tutto-lesson-null-why = Niente ⚀, niente ⚄, niente tris. È cilecca, e il turno non dà punti.
tutto-lesson-draw-again = Jussi ha pescato una carta Stop e ha dovuto fermarsi. Pesca la tua.
tutto-lesson-draw-again-why = Per vincere te ne servono 250. Segnando ora ne avresti solo 200.
tutto-lesson-coach = Chiedi al coach che cosa mettere da parte.
tutto-lesson-coach-why = Solo ⚀, perché più dadi lanci, meno probabile è una cilecca.
tutto-lesson-win = 250 punti, giusto quanto basta. Segnali.
tutto-lesson-win-why = Sono 1000 punti, e vinci. Di solito si gioca fino a 6000.
tutto-lesson-done = Fermati in tempo, e metti da parte solo i dadi che ti servono.
