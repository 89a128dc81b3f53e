# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Pane täringud kaartidele, mida soovid, ja hoia neid üks ring

## Editions
dicetto-edition-international = Rahvusvaheline
dicetto-edition-finnish = Soome
dicetto-edition-polish = Poola

## Options, and what each value means
dicetto-option-bonus = Mäng boonuskaartidega
dicetto-option-bonus-true = jah
dicetto-option-bonus-false = ei
dicetto-option-cards-to-win = Kogutud kaardid, mis lõpetavad mängu
dicetto-option-most-cards-points = Mida annab boonuskaart „Enim kaarte“
dicetto-option-battle = Millal peetakse täringulahinguid
dicetto-option-battle-at-once = kohe, kui täringud on pandud
dicetto-option-battle-end-of-turn = kui kord on tehtud

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Neli boonuskaarti on algusest peale avatud ja need jagatakse lõpus välja.
dicetto-option-bonus-false-more = Loevad ainult täringukaartide punktid.
dicetto-option-cards-to-win-more = { $value ->
    [one] Mäng lõpeb kohe, kui keegi kogub ühe kaardi.
   *[other] Mäng lõpeb kohe, kui keegi on kogunud { $value } kaarti: mida vähem kaarte, seda lühem mäng.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Kellel on kõige rohkem kaarte, saab selle eest ühe punkti, kui see boonuskaart on mängus.
   *[other] Kellel on kõige rohkem kaarte, saab selle eest { $value } punkti, kui see boonuskaart on mängus.
 }
dicetto-option-battle-at-once-more = Tead, kelle käes kaart on, enne kui ülejäänud täringud paned.
dicetto-option-battle-end-of-turn-more = Kõigepealt paned kõik oma täringud; siis peetakse lahingud üksteise järel.

## Score sheet
dicetto-item-cards = Täringukaardid
dicetto-item-bonus = Boonuskaardid

## Dice cards
dicetto-card-ones = Ühed
dicetto-card-twos = Kahed
dicetto-card-threes = Kolmed
dicetto-card-fours = Neljad
dicetto-card-fives = Viied
dicetto-card-sixes = Kuued
dicetto-card-pair = Paar
dicetto-card-two-pairs = 2 paari
dicetto-card-three-of-a-kind = Kolmik
dicetto-card-four-of-a-kind = Nelik
dicetto-card-small-straight = Väike rida
dicetto-card-large-straight = Suur rida
dicetto-card-chance = Juhuslik
dicetto-card-extra-roll = Lisaveeretus

## What may lie on a card, in a few words
dicetto-asks-ones = ühed, kui palju tahes
dicetto-asks-twos = kahed, kui palju tahes
dicetto-asks-threes = kolmed, kui palju tahes
dicetto-asks-fours = neljad, kui palju tahes
dicetto-asks-fives = viied, kui palju tahes
dicetto-asks-sixes = kuued, kui palju tahes
dicetto-asks-pair = kaks ühesugust
dicetto-asks-two-pairs = kaks paari või neli ühesugust
dicetto-asks-three-of-a-kind = kolm ühesugust
dicetto-asks-four-of-a-kind = neli ühesugust
dicetto-asks-small-straight = kolm järjestikust
dicetto-asks-large-straight = neli järjestikust
dicetto-asks-chance = mis tahes täringud, vähemalt üks
dicetto-asks-extra-roll = mis tahes täringud, vähemalt üks

## Bonus cards
dicetto-card-fewest-logos = Kõige vähem logosid
dicetto-card-most-logos = Enim logosid
dicetto-card-fewest-cards = Kõige vähem kaarte
dicetto-card-most-cards = Enim kaarte
dicetto-card-most-straights = Enim ridu
dicetto-card-most-chances = Enim juhuslikke
dicetto-card-fewest-points = Kõige vähem punkte
dicetto-card-most-numbers = Enim 1–6 kaarte

## Dice
dicetto-colour-red = punane
dicetto-colour-yellow = kollane
dicetto-colour-green = roheline
dicetto-colour-blue = sinine

## The deck
dicetto-deck-built-in = meie oma kaardipakk
dicetto-deck-own = kaardipakk failist

## Moves
dicetto-move-keep = { $count ->
    [0] veereta kõik täringud uuesti
   *[other] jäta alles { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] pane { $dice } kaardile { $card } (kaart { $slot }), sealsed lähevad tagasi
    [battle] pane { $dice } kaardile { $card } (kaart { $slot }) ja võitle selle pärast
   *[takes] pane { $dice } kaardile { $card } (kaart { $slot })
 }
dicetto-move-done = valmis

## The table
dicetto-points = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
 }
dicetto-fourth-roll = neljas veeretus
dicetto-free = vaba
dicetto-tie = viik { $tie }
dicetto-tie-or-beat = viik { $tie }, võit { $beat }
dicetto-on-card = kaardil { $slot }
dicetto-lost = kaotatud
dicetto-battle = Lahing kaardi { $slot } pärast: { $challenger } (esimene täring), vastane { $owner }.
dicetto-total = punktid
dicetto-cards = kaardid
dicetto-won = võidetud
dicetto-nobody = viik
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] veeretusi ei ole enam
    [one] 1 veeretus alles
   *[other] { $rolls } veeretust alles
 }
dicetto-pile = { $cards ->
    [0] pakk on tühi
    [one] pakis 1 kaart
   *[other] pakis { $cards } kaarti
 } ({ $deck })
dicetto-typing-keep = „55“ jätab need alles ja veeretab ülejäänud, „p 2 55“ paneb need kaardile 2, „done“ lõpetab
dicetto-typing-place = „p 2 55“ paneb täringud kaardile 2, „done“ lõpetab korra

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = milline kaart
kind-send-back = täringute tagasisaatmine
kind-battle = lahingud
kind-end-turn = korra lõpetamine

## What can be typed
dicetto-help =
    Kirjuta täringud, mis alles jäävad, ja ülejäänud veeretatakse uuesti: „55“ või „keep 5 5“; pelk „keep“ veeretab kõik neli.
    Täringute kaardile panemiseks kirjuta kaardi number ja täringud: „place 2 5 5“ või „p 2 55“; „p x 1“ lisaveeretuse kaardi jaoks.
    Kui esimesed täringud on pandud, enam ei veeretata. „done“ lõpetab korra.
    Kaardid kirjutatakse „pair:1“, logoga „pair:1*“; boonuskaardid „most_logos“, „fewest_cards“ ja nii edasi.

## Refusals
error-dicetto-placed-already = Täringud on pandud: sel korral enam ei veeretata.
error-dicetto-no-rolls-left = Veeretusi ei ole enam: pane täringuid või lõpeta kord.
error-dicetto-keep-not-there = Alles saab jätta ainult laual olevaid täringuid: { $dice }.
error-dicetto-slot-empty = Kohal { $slot } ei ole kaarti.
error-dicetto-challenge-lost = Kaotasid lahingu kaardi { $slot } pärast: sel korral see kaart sinu täringuid enam ei võta.
error-dicetto-once-a-turn = Kaardil { $slot } on juba sinu täringud; sel korral see rohkem ei võta.
error-dicetto-does-not-fit = Need täringud ei sobi kaardile { $card }. { $count ->
    [0] Ükski sinu omadest ei sobi.
   *[other] Võiksid sinna panna: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Panna saad ainult neid täringuid: { $hand }.
error-dicetto-dice-lost = Lahingus kaotatud täringuid sel korral enam ei panda. Sul on: { $hand }.
error-dicetto-sum-too-low = { $sum } on kaardile { $slot } liiga vähe: lahinguks on vaja { $least }, rohkem saadab sealsed täringud tagasi.

## A deck from a file
error-dicetto-deck-not-a-list = Kaardipakis peab { $place } olema tabelite loend: { $allowed }.
error-dicetto-deck-kind = Kaardipakis, { $place }: liiki „{ $value }“ ei ole. Liigid: { $allowed }.
error-dicetto-deck-number = Kaardipakis, { $place }: „{ $key }“ peab olema täisarv { $least } kuni { $most }, mitte { $value }.
error-dicetto-deck-logo = Kaardipakis, { $place }: „logo“ peab olema { $allowed }, mitte { $value }.
error-dicetto-deck-twice = Kaardipakis, { $place }: { $card } on seal juba. Suurenda selle asemel arvu.
error-dicetto-deck-few-cards = Kaardipakis peab kohas { $place } olema vähemalt { $least } kaarti; seal on { $found }.
error-dicetto-deck-most-cards = Kaardipakis, { $place }: valik most_cards_points ütleb { $allowed }, fail { $value }. Jäta punktid välja või muuda valikut.

## The rules, as Markdown
dicetto-rules =
    Kogu kaarte: pane neile täringuid ja hoia neid seal üks ring. Võidab, kellel on kõige rohkem
    punkte; võrdsed jagavad võitu. Mängivad kaks kuni neli, igaühel neli oma värvi täringut. Neli
    täringukaarti on reas, lisaveeretuse kaart nende kõrval. Alustab vanim, kui te teisiti kokku ei lepi.

    __Kord: kogumine.__ Iga kaart, millel sinu täringud ikka veel on, on sinu. Võta täringud tagasi; rida
    täidetakse uute kaartidega. Lisaveeretuse kaart jääb lauale ja annab sel korral neljanda veeretuse.

    __Kord: veeretamine.__ Veereta oma nelja täringut kuni kolm korda, iga kord neid, mida tahad.

    __Kord: panemine.__ Pane täringuid nii paljudele kaartidele, kui soovid; pärast seda enam ei
    veeretata. Iga kaart võtab sinu täringuid sel korral ainult üks kord, iga täring on ühel kaardil ja täringud, mida
    sa ei pane, jäävad sinu kätte. Täringud peavad kaardile täpselt sobima.

    | kaart | sobivad täringud | näide | punktid |
    |---|---|---|---|
    | Ühed kuni kuued | üks või rohkem seda arvu | Neljad: ⚃⚃⚃ | 2 |
    | Paar | kaks ühesugust | ⚄⚄ | 1 |
    | 2 paari | kaks paari või neli ühesugust | ⚁⚁⚅⚅ | 6 |
    | Kolmik | kolm ühesugust | ⚂⚂⚂ | 4 |
    | Nelik | neli ühesugust | ⚁⚁⚁⚁ | 11 |
    | Väike rida | kolm järjestikust | ⚂⚃⚄ | 2 |
    | Suur rida | neli järjestikust | ⚁⚂⚃⚄ | 6 |
    | Juhuslik | üks või rohkem, mis tahes | ⚀⚅⚅ | 1 |
    | Lisaveeretus | üks või rohkem, mis tahes | ⚅ | 0 |

    __Kaart, millel on teise täringud.__ Liida täringud kokku. Suurem summa saadab need kohe omanikule
    tagasi. Võrdne summa tähendab lahingut: mõlemad veeretavad üht täringut, viigi korral uuesti, ja
    kelle täring on suurem, hoiab kaarti. Kui kaotad, on need täringud sel korral mängust väljas ja kaart ei võta sinu
    omi enne järgmist korda. Väiksemat summat panna ei saa.

    __Näide.__ Sinu viimane veeretus on ⚂⚄⚄⚅. Kaardil Paar on kellegi ⚃⚃: sinu ⚄⚄ on 10 ja see on rohkem
    kui 8, nii et need lähevad tagasi. Kaardil Kuued on kellegi ⚅: sinu ⚅ on võrdne, võid kaardi pärast
    võidelda. ⚂ sobib kaardile Kolmed või Juhuslik, kui see on vaba. Kui kõik see on sinu järgmise korra
    alguses veel paigas, on kaardid sinu.

    __Lõpp.__ Mäng lõpeb, kui keegi kogub kümnenda kaardi või kui ühtegi täringukaarti enam ei ole.
    Kaardid, millel on täringud, lähevad siis täringute omanikele. Lisaveeretuse kaart ei ole midagi
    väärt ja seda ei loeta.

    __Boonuskaardid.__ Kaheksast neli on algusest peale avatud ja need jagatakse lõpus välja, viigi korral
    ei saa kaarti keegi. Arvesse lähevad ainult täringukaardid.

    | boonuskaart | punktid | boonuskaart | punktid |
    |---|---|---|---|
    | Kõige vähem logosid | 3 | Enim logosid | 3 |
    | Kõige vähem kaarte | 4 | Enim kaarte | 3 |
    | Enim ridu | 3 | Enim juhuslikke | 3 |
    | Kõige vähem punkte | 5 | Enim 1–6 kaarte | 3 |

    __Kaardipakk.__ 46 täringukaarti ja nende punktid on meie oma pakk; igal teisel kaardil on logo (★).
    Päris kaardid saab laadida failist.

    __Soome väljaanne.__ Lahingud peetakse üksteise järel, kui kord on tehtud.

    __Poola väljaanne.__ Ilma boonuskaartideta, välja arvatud siis, kui te neid soovite, ja „Enim kaarte“ annab 4.
