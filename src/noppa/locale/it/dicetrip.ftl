# Dice Trip: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 città, una lunga strada

## Edizioni
dicetrip-edition-international = Internazionale

## Opzioni, e che cosa significa ogni valore
dicetrip-option-tens = Punti per avere tutte le decine

## Che cosa cambia un’opzione, in una frase
dicetrip-option-tens-true-more = Appena la tua mappa ha un numero in ogni decina, da 1x a 6x, ricevi un punto per ogni città colorata ancora vuota.
dicetrip-option-tens-false-more = Avere tutte le decine non dà nulla in più.

## Righe del foglio dei punti
dicetrip-item-bonus = Città bonus
dicetrip-item-crossed = Cancellate
dicetrip-item-road = Strada più lunga
dicetrip-item-series = Serie più lunga
dicetrip-item-zones = Zone complete
dicetrip-item-tens = Decine

## Dadi
dicetrip-colour-red = rosso
dicetrip-colour-yellow = giallo
dicetrip-colour-green = verde
dicetrip-colour-blue = blu

## La mappa inclusa, e che cosa se ne dice ovunque compaia
dicetrip-map-note = la mappa è un nostro disegno
dicetrip-zone-v = Fiandre
dicetrip-zone-b = Bruxelles e dintorni
dicetrip-zone-w = Vallonia
dicetrip-city-oostende = Ostenda
dicetrip-city-brugge = Bruges
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Courtrai
dicetrip-city-gent = Gand
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Anversa
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Malines
dicetrip-city-leuven = Lovanio
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Bruxelles
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liegi
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Mosse
dicetrip-move-stand = tenere questi dadi
dicetrip-move-reroll = rilanciare ({ $colours })
dicetrip-move-twice = { $die } due volte, senza { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Al tavolo
dicetrip-round = Round { $round } di { $rounds }
dicetrip-power-reroll = può rilanciare
dicetrip-uses-twice = { $name }: { $die } due volte, senza { $drop }.
dicetrip-power-twice = può usare un dado due volte
dicetrip-road = strada { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = { $cities ->
    [one] { $cities } vuota
   *[other] { $cities } vuote
 }
dicetrip-zone-clean = completa
dicetrip-zone-lost = persa
dicetrip-total = Totale
dicetrip-decide = Tieni questi dadi (stand) o rilanciane alcuni (reroll red blue). Puoi rilanciare una volta a partita.
dicetrip-makes = Puoi scrivere (e poi):
dicetrip-makes-nothing = nulla di nuovo, quindi cancella una città

## Al tavolo nel browser
dicetrip-number-status = Dove va { $number }?
dicetrip-cross-status = Quale città cancelli?
dicetrip-cross-only = Non puoi fare un numero nuovo. Tocca una città per cancellarla.
dicetrip-decide-status = Vuoi rilanciare?
dicetrip-choose-number = Scegli un numero
dicetrip-choose-city = Scegli una città
dicetrip-write = Scrivi { $number } a { $city }
dicetrip-cross = Cancella { $city }
dicetrip-roll-again = { $dice ->
    [one] Rilancia 1 dado
   *[other] Rilancia { $dice } dadi
 }
dicetrip-twice = Un dado due volte
dicetrip-twice-more = Una volta a partita puoi usare un dado in entrambi i numeri e lasciarne fuori un altro.
dicetrip-twice-choice = { $die } due volte, senza { $drop }
dicetrip-own-map = Indietro
dicetrip-did-write = { $name }: { $number } a { $city }.
dicetrip-did-cross = { $name }: { $city } cancellata.
dicetrip-moment = Strada di { $cities }
dicetrip-moment-points = { $gain ->
    [one] +1 punto
   *[other] +{ $gain } punti
 }

## Che cosa si può scrivere
dicetrip-help =
    Scrivi un numero in una città: «gent=14» o «gent 14». Cancella una città: «gent=x» o «gent x».
    Quando lanci tu, puoi rilanciare dei dadi una volta a partita: «reroll red blue». Scrivi «stand» per tenerli.
    Una volta a partita, prima di scrivere, puoi usare un dado due volte e lasciarne fuori uno: «twice 5 drop 2».

## Rifiuti
error-dicetrip-colour-unknown = Indica per colore i dadi che vuoi rilanciare, ognuno una volta: { $allowed }.
error-dicetrip-city-unknown = Non c’è una città di nome { $city }. Scegli una di queste: { $allowed }.
error-dicetrip-number-unknown = { $number } non va bene. Scrivi due cifre da 1 a 6 (da 11 a 66), o x per cancellare la città.
error-dicetrip-stand-first = Prima chi ha lanciato deve tenere i dadi (stand) o rilanciarne alcuni (reroll).
error-dicetrip-not-the-roller = Può rilanciare solo chi ha lanciato in questo round.
error-dicetrip-reroll-used = In questa partita hai già rilanciato una volta.
error-dicetrip-reroll-too-late = È troppo tardi per rilanciare in questo round. Scrivi i tuoi numeri.
error-dicetrip-twice-used = In questa partita hai già usato un dado due volte.
error-dicetrip-twice-last-round = Nell’ultimo round non puoi usare un dado due volte.
error-dicetrip-twice-too-late = È troppo tardi per usare un dado due volte in questo round. Devi sceglierlo prima di scrivere.
error-dicetrip-twice-not-there = Scegli due dei dadi sul tavolo: { $dice }.
error-dicetrip-twice-double = Usi il dado { $die } due volte, quindi non puoi scrivere un doppio. Puoi scrivere: { $allowed }.
error-dicetrip-twice-missing = Usi il dado { $die } due volte, quindi deve stare in entrambi i numeri. Puoi scrivere: { $allowed }.
error-dicetrip-city-taken = { $city } è occupata ({ $number }). Ancora vuote: { $allowed }.
error-dicetrip-number-taken = Hai già { $number } sulla tua mappa, a { $city }. Puoi scrivere: { $allowed }.
error-dicetrip-number-not-made = Questi dadi ora non fanno { $number }. Puoi scrivere: { $allowed }.

error-dicetrip-cannot-come-up = Una mappa non può avere { $empty } città vuote nel round { $round }.

## Che cosa dice il coach, e perché
dicetrip-advice-stand = Tieni questi dadi
dicetrip-advice-reroll = { $count ->
    [one] Rilancia il dado { $colours }
   *[other] Rilancia questi dadi: { $colours }
 }
dicetrip-advice-reroll-brief = Rilancia { $colours }
dicetrip-advice-twice = Usa { $die } due volte e lascia fuori { $drop }
dicetrip-advice-write = Scrivi { $number } a { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Cancella { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Rilanciare { $dice ->
        [one] un dado
       *[other] { $dice } dadi
     } varrebbe { study-amount-points } in meno.
    [more] Rilanciare { $dice ->
        [one] un dado
       *[other] { $dice } dadi
     } varrebbe { study-amount-points } in più.
   *[same] Rilanciare varrebbe altrettanto.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Tenere questi dadi varrebbe { study-amount-points } in meno.
    [more] Tenere questi dadi varrebbe { study-amount-points } in più.
   *[same] Tenere questi dadi varrebbe altrettanto.
 }
dicetrip-why-kept = Potrai ancora rilanciare in un round successivo.
dicetrip-why-reroll = I nuovi dadi valgono per tutti, e puoi rilanciare solo una volta a partita.
dicetrip-why-twice = Usare { $die } due volte fa valere questo round { study-amount-points } in più.
dicetrip-why-twice-kept = Tenere questo potere per dopo vale in media { study-amount-points }.
dicetrip-why-zone = Completa la zona { $zone } senza cancellature: { study-amount-points }.
dicetrip-why-series = Fa una serie di { $cities } numeri in fila: { study-amount-points } in più.
dicetrip-why-tens = Così hai tutte le decine: { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] Comincia la tua prima strada: { study-amount-points }.
   *[other] La tua strada più lunga arriva a { $cities } città: { study-amount-points } in più.
 }
dicetrip-why-bonus = Il dado { $colour } in una città del suo colore ({ $colour }) dà 1 punto bonus.
dicetrip-why-double = Un doppio dà 1 punto bonus in qualsiasi città.
dicetrip-why-colour-spent = Rinunci al bonus di questa città, perché il numero non usa il dado { $colour }.
dicetrip-why-beside = È accanto a { $names }.
dicetrip-why-nothing-yet = Non dà ancora punti, ma è accanto a { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Cancellare una città varrebbe { study-amount-points } in meno.
    [more] Cancellare una città varrebbe { study-amount-points } in più.
   *[same] Cancellare una città varrebbe altrettanto.
 }
dicetrip-why-open = { $count ->
    [one] Accanto c’è ancora una città vuota.
   *[other] Accanto ci sono ancora { $count } città vuote.
 }
dicetrip-why-filled = Riempie una città dove nessun numero andrebbe meglio.
dicetrip-why-crossed = Una città cancellata costa 1 punto.
dicetrip-why-cross = Dopo, la zona { $zone } non può più dare punti come zona completa.
dicetrip-why-cross-lost = La zona { $zone } ha già una città cancellata, quindi non ha più nulla da perdere.

## Che cosa può non andare in una mappa
error-dicetrip-map-zones = File della mappa, { $place }: una mappa deve avere { $allowed } zone, ma questa ne ha { $found }.
error-dicetrip-map-colours = File della mappa, { $place }: i dadi devono avere { $allowed } colori diversi, ma ce ne sono { $found }.
error-dicetrip-map-cities = File della mappa, { $place }: una mappa deve avere { $allowed } città, ma questa ne ha { $found }.
error-dicetrip-map-city-twice = File della mappa, { $place }: la città { $city } c’è due volte.
error-dicetrip-map-unused = File della mappa, { $place }: nessuna città ha { $key } = { $value }. Dallo ad almeno una.
error-dicetrip-map-link = File della mappa, { $place }: un collegamento deve essere una coppia di due città diverse, non { $found }.
error-dicetrip-map-link-twice = File della mappa, { $place }: { $one } e { $other } sono già collegate.
error-dicetrip-map-value = File della mappa, { $place }: «{ $value }» non esiste. Usa uno di questi: { $allowed }.
error-dicetrip-map-apart = File della mappa, { $place }: non si può andare da { $start } a { $cities }. Collegale.
error-dicetrip-map-same-place = File della mappa, { $place }: { $one } e { $other } sono nello stesso punto.
error-dicetrip-map-crossing = File della mappa, { $place }: { $one } e { $other } si incontrerebbero in linea retta.
error-dicetrip-map-place = File della mappa, { $place }: un punto deve essere due numeri fino a { $most }, non { $found }.
error-dicetrip-map-slug = File della mappa, { $place }: { $value } non è un nome breve valido. Deve corrispondere a { $allowed }.
error-dicetrip-map-label = File della mappa, { $place }: un nome deve avere da 1 a { $most } caratteri su una riga.
error-dicetrip-map-list = File della mappa, { $place }: deve essere un elenco, non { $found }.

## Le regole, in Markdown
dicetrip-rules =
    Tutti hanno la stessa mappa: 25 città collegate tra loro, in tre zone. Alcune città sono colorate.
    In 13 round riempite tutti la vostra mappa. Vince il totale più alto; a parità si divide la vittoria.
    Da uno a quattro giocatori.

    __Un round.__ Un giocatore lancia quattro dadi di quattro colori. Lanciate a turno, un round ciascuno.
    Poi tutti, nello stesso momento, fanno con i quattro dadi due numeri di due cifre, usando ogni dado una volta,
    e li scrivono in due città vuote. Nell’ultimo round resta una sola città. Per il suo numero puoi usare
    due qualsiasi dei quattro dadi.

    __Un esempio.__ I dadi sono rosso ⚀, giallo ⚃, verde ⚁ e blu ⚄. Potresti scrivere 14 o 41 insieme
    a 25 o 52, o 12 o 21 con 45 o 54, o 15 o 51 con 24 o 42. Se scrivi 14 ad Anversa, una città
    rossa, ricevi un bonus, perché il numero usa il dado rosso.

    __Limiti.__ Non puoi avere due volte lo stesso numero sulla tua mappa. Se non puoi o non vuoi scrivere un numero,
    cancella invece una città vuota. L’altro numero può allora usare due dadi qualsiasi.

    __Rilanciare, una volta a partita.__ Se in questo round hai lanciato tu i dadi, puoi rilanciarne subito da uno a
    quattro. I nuovi dadi valgono per tutti.

    __Un dado due volte, una volta a partita.__ Prima di scrivere, lascia fuori un dado e usane un altro in entrambi i
    numeri. Con ⚀⚁⚃⚄, usando ⚃ due volte e lasciando fuori ⚀, scrivi 24 o 42 e 45 o 54. Il dado deve stare in entrambi i
    numeri e non può fare un doppio. Vale solo per la tua mappa. Gli altri vedono subito quale dado usi due volte,
    ma quello che scrivi resta nascosto finché tutti hanno finito. Nell’ultimo round non si può fare.

    __Punteggio__

    | che cosa conta | punti |
    |---|---|
    | città bonus: un doppio (11, 22, …), o una città colorata il cui numero usa il dado di quel colore | 1 ciascuna |
    | città cancellata | −1 ciascuna |
    | strada più lunga: città collegate con numeri che salgono | 1 a città |
    | serie più lunga: città collegate, ognuna con il numero subito dopo (21 viene dopo 16) | 4 città 2, 5 città 3, 6 città 4, da 7 a 9 città 6, di più: 9 |
    | zone piene di numeri, senza cancellature | 4 per una, 7 per due, 9 per tre |

    Una città dà al massimo un bonus. Quando dei dadi mostrano lo stesso numero, contano nel modo che più ti conviene.

    __Punteggio, un esempio.__ Lovanio 15, Wavre 16, Namur 21, Dinant 22 e Marche-en-Famenne 34 sono collegate una dopo
    l’altra. I numeri salgono, quindi è una strada di 5 città, che vale 5 punti. I primi quattro numeri si seguono,
    quindi sono una serie di 4, che vale 2 punti. 22 è un doppio, che vale 1 punto. Con due città
    cancellate (−2) e una zona completa (4), fa 10.

    __Decine__ (un’opzione). Appena la tua mappa ha un numero in ogni decina, da 1x a 6x, ricevi un
    punto per ogni città colorata ancora vuota dopo averlo scritto.

    La mappa del Belgio l’abbiamo disegnata noi. Puoi caricarne un’altra da un file.

## Le regole in breve
dicetrip-goal = Riempi la tua mappa in modo che i numeri salgano di città in città. Vince chi ha più punti.
dicetrip-begins = Il libretto non lo dice. Non è importante, perché si lancia a turno e tutti scrivono nello stesso momento.
dicetrip-step-roll = Un giocatore lancia quattro dadi per tutti.
dicetrip-step-make = Fanne due numeri. Usa ogni dado una volta.
dicetrip-step-write = Scrivili entrambi in città vuote della tua mappa.
dicetrip-needs-bonus = Un doppio, o una città colorata il cui numero usa il dado di quel colore. 1 punto a città.
dicetrip-needs-crossed = Ogni città che cancelli costa 1 punto.
dicetrip-needs-road = Città collegate con numeri che salgono. 1 punto per ogni città della tua strada più lunga.
dicetrip-needs-series = Città collegate, ognuna con il numero subito dopo (21 viene dopo 16). Ricevi { $s4 } punti per 4 città, { $s5 } per 5, { $s6 } per 6, { $s7 } da 7 a 9 e { $s10 } per più città.
dicetrip-needs-zones = Zone piene di numeri, senza cancellature. Ricevi { $z1 } punti per una, { $z2 } per due e { $z3 } per tutte e tre.
dicetrip-needs-tens = Appena la tua mappa ha un numero in ogni decina, da 1x a 6x, ricevi 1 punto per ogni città colorata ancora vuota.
dicetrip-example-dice = Con questi dadi puoi fare { $count } numeri diversi.
dicetrip-example-pair = Se prendi { $first }, gli altri due dadi fanno { $rest }.
dicetrip-example-bonus = { $number } usa il dado { $colour }, quindi dà un bonus in una città di quel colore.
dicetrip-example-road = I numeri salgono, quindi è una strada. Vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
dicetrip-example-series = I primi quattro numeri si seguono. Fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più.
dicetrip-example-double = Un doppio fa una città bonus. Fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
dicetrip-example-crossed = Una città è cancellata. Fa { $points ->
    [-1] −1 punto
   *[other] { $points } punti
 }.
dicetrip-example-total = In tutto fa { $points } punti.
dicetrip-ask-reroll = Posso rilanciare?
dicetrip-answer-reroll = Sì, una volta a partita, quando tocca a te lanciare. Puoi rilanciare subito da uno a quattro dadi, per tutti.
dicetrip-ask-twice = Posso usare un dado due volte?
dicetrip-answer-twice = Sì, una volta a partita, ma non nell’ultimo round. Lascia fuori un dado e usane un altro in entrambi i numeri, mai per un doppio. Gli altri lo vedono subito.
dicetrip-ask-cross = Posso cancellare una città anche se un numero andrebbe bene?
dicetrip-answer-cross = Sì. L’altro numero può allora usare due dadi qualsiasi.
dicetrip-ask-consecutive = Che cosa viene dopo 16?
dicetrip-answer-consecutive = 21. I dadi vanno solo da 1 a 6.
dicetrip-ask-last = Che cosa cambia nell’ultimo round?
dicetrip-answer-last = Resta una sola città. Per il suo numero puoi usare due qualsiasi dei quattro dadi.
dicetrip-ask-same = Posso avere due volte lo stesso numero sulla mia mappa?
dicetrip-answer-same = No.
dicetrip-now = { $points ->
    [-1] −1 punto sulla tua mappa.
    [one] 1 punto sulla tua mappa.
   *[other] { $points } punti sulla tua mappa.
 }

## La lezione: che cosa fare a ogni passo, e perché quando è fatto
dicetrip-lesson-goal = Fai una lunga strada di numeri che salgono
dicetrip-lesson-roll = Tutti usano gli stessi quattro dadi. Lanciali.
dicetrip-lesson-roll-why = Due dadi fanno un numero. 1 e 3 fanno 13 o 31.
dicetrip-lesson-stand = Puoi rilanciare una volta a partita, ma non ora. Tieni questi dadi.
dicetrip-lesson-stand-why = Ora tutti fanno due numeri, usando ogni dado una volta.
dicetrip-lesson-colour = L’1 rosso e il 3 giallo fanno 13. Scrivilo a Bruges.
dicetrip-lesson-colour-why = Bruges è gialla, e 13 usa il dado giallo. È un punto bonus.
dicetrip-lesson-road = Gli altri due dadi fanno 21. Scrivilo lì accanto, a Gand.
dicetrip-lesson-road-why = 13, poi 21. Numeri che salgono di città in città fanno una strada.
dicetrip-lesson-longer = Jussi, il bot, ha lanciato per entrambi. Scrivi 24 ad Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. Una città in più, un punto in più.
dicetrip-lesson-double = I due 1 fanno 11. Scrivilo a Ostenda.
dicetrip-lesson-double-why = Un doppio come 11 è un bonus in qualsiasi città.
dicetrip-lesson-coach = Saltiamo un round. Chiedi al coach che cosa fare.
dicetrip-lesson-coach-why = Una volta a partita puoi usare un dado in entrambi i numeri e lasciarne fuori un altro.
dicetrip-lesson-between = Scrivi 32 a Wavre, fra 31 e 33.
dicetrip-lesson-between-why = 31, 32, 33. Ogni numero viene subito dopo il precedente.
dicetrip-lesson-series = Usa di nuovo ⚂. Scrivi 34 a Dinant.
dicetrip-lesson-series-why = Quattro in fila fanno una serie, la linea tratteggiata: 2 punti. Se è più lunga, di più.
dicetrip-lesson-zone = Facciamo un salto avanti. Scrivi 36 a Nivelles, l’ultima città della sua zona.
dicetrip-lesson-zone-why = Le aree ombreggiate sono zone. La prima zona completa, senza cancellature, dà 4 punti.
dicetrip-lesson-cross = Puoi scrivere 12, ma gli altri dadi non fanno nulla di nuovo. Tocca × e cancella Arlon.
dicetrip-lesson-cross-why = Costa 1 punto, e la zona di Arlon non può più dare punti.
dicetrip-lesson-roll-last = È l’ultimo round, e solo Sint-Niklaas è vuota. Lancia.
dicetrip-lesson-roll-last-why = Hai già tutti i numeri che questi dadi possono fare.
dicetrip-lesson-reroll = È il momento di rilanciare. Tocca tutti i dadi tranne il 2 giallo.
dicetrip-lesson-reroll-why = 22 è un doppio, e sta fra 21 e 24.
dicetrip-lesson-last = Scrivi 22 a Sint-Niklaas.
dicetrip-lesson-last-why = Hai una strada più lunga, un doppio e la tua seconda zona completa, le Fiandre.
dicetrip-lesson-done = Metti i numeri bassi da un lato della mappa e quelli alti dall’altro.
