# Dice Trip: nomi, che cosa si può concordare, perché una mossa è rifiutata, e le regole con parole nostre.

dicetrip-name = Dice Trip
dicetrip-tagline = Quattro dadi colorati, 25 città, una lunga strada

## Edizioni
dicetrip-edition-international = Internazionale

## Opzioni, e che cosa significa ogni valore
dicetrip-option-tens = Punti per un numero di ogni decina
dicetrip-option-tens-true-more = Appena la tua mappa ha un numero di ogni decina, ricevi un punto per ogni città colorata ancora vuota.
dicetrip-option-tens-false-more = Numeri di ogni decina non danno nulla di per sé.

## Righe del foglio dei punti
dicetrip-item-bonus = Città bonus
dicetrip-item-crossed = Cancellate
dicetrip-item-road = Strada più lunga
dicetrip-item-series = Serie più lunga
dicetrip-item-zones = Zone pulite
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
dicetrip-move-stand = lasciare i dadi come sono
dicetrip-move-reroll = rilanciare: { $colours }
dicetrip-move-twice = { $die } due volte, senza { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## Al tavolo
dicetrip-round = Round { $round } di { $rounds }
dicetrip-power-reroll = può rilanciare
dicetrip-power-twice = può usare un dado due volte
dicetrip-road = strada { $cities }: { $walked }
dicetrip-series = serie { $cities }: { $walked }
dicetrip-zone-open = vuote: { $cities }
dicetrip-zone-clean = pulita
dicetrip-zone-lost = persa
dicetrip-total = Totale
dicetrip-decide = Lascia i dadi come sono (stand), o rilanciane alcuni, una volta a partita (reroll red blue).
dicetrip-makes = Fanno (poi):
dicetrip-makes-nothing = nulla di nuovo: cancella una città

## Che cosa si può scrivere
dicetrip-help =
    Scrivi un numero in una città: «gent=14» o «gent 14». Cancella una città: «gent=x» o «gent x».
    Chi lancia può prima rilanciare dadi, una volta a partita: «reroll red blue», o «stand» per lasciarli.
    Una volta a partita, prima di scrivere, usa un dado due volte e lasciane fuori uno: «twice 5 drop 2».

## Rifiuti
error-dicetrip-colour-unknown = I dadi sono { $allowed }; nomina una volta ciascuno di quelli da rilanciare.
error-dicetrip-city-unknown = Non c’è una città { $city }. Le città sono: { $allowed }.
error-dicetrip-number-unknown = Una città prende un numero di due cifre da 1 a 6 (da 11 a 66), o x per cancellarla; non { $number }.
error-dicetrip-stand-first = Chi ha lanciato decide per primo: lasciare i dadi, o rilanciare.
error-dicetrip-not-the-roller = Può rilanciare solo chi lancia in questo round.
error-dicetrip-reroll-used = In questa partita hai già rilanciato.
error-dicetrip-reroll-too-late = I dadi di questo round restano così: scrivi i tuoi numeri.
error-dicetrip-twice-used = In questa partita hai già usato un dado due volte.
error-dicetrip-twice-last-round = Nell’ultimo round nessun dado si usa due volte.
error-dicetrip-twice-too-late = Un dado vale due volte dal primo numero: sceglilo prima di scrivere.
error-dicetrip-twice-not-there = Nomina due dei dadi sul tavolo: { $dice }.
error-dicetrip-twice-double = Il dado { $die } conta due volte e non deve fare un doppio. Puoi scrivere: { $allowed }.
error-dicetrip-twice-missing = Il dado { $die } conta due volte e deve stare in entrambi i numeri. Puoi scrivere: { $allowed }.
error-dicetrip-city-taken = { $city } è occupata ({ $number }). Ancora vuote: { $allowed }.
error-dicetrip-number-taken = { $number } è già sulla tua mappa, a { $city }. Puoi scrivere: { $allowed }.
error-dicetrip-number-not-made = Questi dadi ora non fanno { $number }. Puoi scrivere: { $allowed }.

error-dicetrip-cannot-come-up = Nel round { $round } nessuna mappa ha { $empty } città vuote.

## Le ragioni del coach

## Che cosa può non andare in una mappa
error-dicetrip-map-zones = Mappa, { $place }: una mappa ha { $allowed } zone, questa { $found }.
error-dicetrip-map-colours = Mappa, { $place }: i dadi hanno { $allowed } colori diversi, qui { $found }.
error-dicetrip-map-cities = Mappa, { $place }: una mappa ha { $allowed } città, questa { $found }.
error-dicetrip-map-city-twice = Mappa, { $place }: { $city } c’è già.
error-dicetrip-map-unused = Mappa, { $place }: nessuna città ha { $key } = { $value }.
error-dicetrip-map-link = Mappa, { $place }: un collegamento è una coppia di due città diverse, non { $found }.
error-dicetrip-map-link-twice = Mappa, { $place }: { $one } e { $other } sono già collegate.
error-dicetrip-map-value = Mappa, { $place }: non c’è { $value }. Possibile: { $allowed }.
error-dicetrip-map-apart = Mappa, { $place }: nessuna strada porta da { $start } a { $cities }.
error-dicetrip-map-same-place = Mappa, { $place }: { $one } e { $other } sono nello stesso punto.
error-dicetrip-map-crossing = Mappa, { $place }: { $one } e { $other } si toccano se disegnati dritti.
error-dicetrip-map-place = Mappa, { $place }: un punto è due numeri di al massimo { $most }, non { $found }.
error-dicetrip-map-slug = Mappa, { $place }: { $value } non è un nome breve; deve corrispondere a { $allowed }.
error-dicetrip-map-label = Mappa, { $place }: un nome ha da 1 a { $most } caratteri su una riga.
error-dicetrip-map-list = Mappa, { $place }: deve essere un elenco, non { $found }.

## Le regole, in Markdown
dicetrip-rules =
    Tutti hanno la stessa mappa: 25 città in tre zone, collegate da strade, alcune colorate.
    In 13 round tutti riempiono la mappa. Vince il totale più alto; a parità si divide la vittoria.
    Da uno a quattro giocatori.

    __Un round.__ Un giocatore lancia quattro dadi di quattro colori; nel round dopo lancia il giocatore successivo.
    Poi tutti, nello stesso momento, fanno con i quattro dadi due numeri di due cifre, ogni dado usato
    una volta, e li scrivono in due città vuote. Nell’ultimo round resta una città: due dei
    quattro dadi, a scelta, fanno il suo numero.

    __Un esempio.__ I dadi sono rosso ⚀, giallo ⚃, verde ⚁ e blu ⚄. Potresti scrivere 14 o 41 insieme
    a 25 o 52, o 12 o 21 con 45 o 54, o 15 o 51 con 24 o 42. Se scrivi 14 ad Anversa, una città
    rossa, il dado rosso è nel suo numero: è un bonus.

    __Limiti.__ Nessun numero sta due volte su una mappa. Per un numero che non puoi o non vuoi scrivere,
    cancella una città vuota; l’altro numero può allora usare due dadi qualsiasi.

    __Rilanciare, una volta a partita.__ Chi lancia può, subito dopo il lancio, rilanciare da uno a quattro dadi, per
    tutti.

    __Un dado due volte, una volta a partita.__ Prima di scrivere, lascia fuori un dado e usane un altro in entrambi i numeri.
    Con ⚀⚁⚃⚄, il ⚃ due volte e senza ⚀, scrivi 24 o 42 e 45 o 54. Il dado deve stare in entrambi i
    numeri e non fa mai un doppio. Riguarda solo la tua mappa. Nell’ultimo round non si
    può usare.

    __Punteggio__

    | che cosa conta | punti |
    |---|---|
    | città bonus: un doppio (11, 22, …), o una città colorata con il dado del suo colore nel suo numero | 1 ciascuna |
    | città cancellata | −1 ciascuna |
    | strada più lunga: città collegate, con i numeri che salgono | 1 a città |
    | serie più lunga: città collegate, ogni numero subito dopo il precedente; dopo 16 viene 21 | 4 città 2, 5 città 3, 6 città 4, da 7 a 9 città 6, di più: 9 |
    | zone piene di numeri, nulla di cancellato | una zona 4, due 7, tre 9 |

    Una città dà al massimo un bonus. Se dei dadi mostrano lo stesso numero, contano come ti conviene di più.

    __Punteggio, un esempio.__ Lovanio 15, Wavre 16, Namur 21, Dinant 22 e Marche-en-Famenne 34 sono collegate una dopo
    l’altra. I numeri salgono: una strada di 5 città, 5 punti. Le prime quattro si susseguono: una
    serie di 4 città, 2 punti. 22 è un doppio: 1 punto. Con due città cancellate, −2, e una zona
    pulita, 4, fa 10.

    __Decine__ (un’opzione). Appena la tua mappa ha un numero di ogni decina, da 1x a 6x, ricevi un
    punto per ogni città colorata ancora vuota dopo averlo scritto.

    La mappa del Belgio è un nostro disegno. Un’altra si può caricare da un file.
