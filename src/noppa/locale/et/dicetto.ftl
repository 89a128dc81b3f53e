# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Haara kaarte ja hoia neist kinni

## Editions
dicetto-edition-international = Rahvusvaheline
dicetto-edition-finnish = Soome
dicetto-edition-polish = Poola

## Options, and what each value means
dicetto-option-bonus = Mäng boonuskaartidega
dicetto-option-bonus-true = jah
dicetto-option-bonus-false = ei
dicetto-option-cards-to-win = Mitu kaarti lõpetab mängu
dicetto-option-most-cards-points = Boonuskaardi „Enim kaarte“ punktid
dicetto-option-battle = Millal täringulahingud peetakse
dicetto-option-battle-at-once = kohe
dicetto-option-battle-end-of-turn = korra lõpus

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Neli boonuskaarti on algusest peale avatud ja need jagatakse lõpus välja.
dicetto-option-bonus-false-more = Loevad ainult täringukaartide punktid.
dicetto-option-cards-to-win-more = { $value ->
    [one] Mäng lõpeb kohe, kui keegi saab ühe kaardi.
   *[other] Mäng lõpeb kohe, kui kellelgi on { $value } kaarti. Mida vähem kaarte, seda lühem mäng.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Kellel on kõige rohkem kaarte, saab ühe lisapunkti, kui see boonuskaart on mängus.
   *[other] Kellel on kõige rohkem kaarte, saab { $value } lisapunkti, kui see boonuskaart on mängus.
 }
dicetto-option-battle-at-once-more = Sa tead, kelle käes kaart on, enne kui ülejäänud täringud paned.
dicetto-option-battle-end-of-turn-more = Kõigepealt paned kõik oma täringud, siis peetakse lahingud üksteise järel.

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
dicetto-asks-small-straight = kolm järjestikust arvu
dicetto-asks-large-straight = neli järjestikust arvu
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
dicetto-card-most-numbers = Enim kaarte 1–6

## Dice
dicetto-colour-red = punane
dicetto-colour-yellow = kollane
dicetto-colour-green = roheline
dicetto-colour-blue = sinine

## The deck
dicetto-deck-built-in = Noppa oma kaardipakk
dicetto-deck-own = enda kaardipakk

## Moves
dicetto-move-keep = { $count ->
    [0] veereta kõik täringud uuesti
   *[other] jäta alles { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] pane { $dice } kaardile { $card } (kaart { $slot }) ja saada sealsed tagasi
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
dicetto-tie-or-beat = = { $tie }, võit { $beat }
dicetto-on-card = kaardil { $slot }
dicetto-lost = kaotatud
dicetto-battle = Täringulahing kaardi { $slot } pärast. Esimene täring: { $challenger }, teine: { $owner }.
dicetto-total = punktid
dicetto-cards = kaardid
dicetto-won = võidetud
dicetto-nobody = viik
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] veeretusi enam ei ole
    [one] 1 veeretus alles
   *[other] { $rolls } veeretust alles
 }
dicetto-pile = { $cards ->
    [0] pakk on tühi
    [one] pakis 1 kaart
   *[other] pakis { $cards } kaarti
 } ({ $deck })
dicetto-typing-keep = „55“ jätab need alles, „p 2 55“ paneb need kaardile 2, „done“ lõpetab korra
dicetto-typing-place = „p 2 55“ paneb täringud kaardile 2, „done“ lõpetab korra

## At the table in the browser
dicetto-lay = Pane { $dice } kaardile { $card }
dicetto-lay-on = Pane kaardile { $card }
dicetto-lay-short = Pane { $dice } { $sum }
dicetto-hint = Vali täringud, siis puuduta kaarti.
dicetto-ends = { $cards ->
    [one] 1 kaart lõpetab mängu
   *[other] { $cards } kaarti lõpetab mängu
 }
dicetto-in-pile = pakis
dicetto-logo = logoga
dicetto-points-word = { $points ->
    [one] punkt
   *[other] punkti
 }
dicetto-battle-status = Täringulahing: { $challenger } ja { $owner }
dicetto-did-lay = { $name } pani { $dice } kaardile { $card }.
dicetto-moment = Lahing võidetud
dicetto-moment-card = { $card } vahetab omanikku

## What the coach says, and why
dicetto-advice-keep = { $count ->
    [0] Veereta kõik neli uuesti
   *[other] Jäta alles { $dice } ja veereta { $left ->
        [one] üht täringut
       *[other] { $left } täringut
     }
 }
dicetto-advice-keep-brief = { $count ->
    [0] Veereta kõik neli
   *[other] Jäta alles { $dice }
 }
dicetto-advice-lay = Pane { $dice } kaardile { $card }
dicetto-advice-done = Lõpeta oma kord
dicetto-why-keep = { $percent ->
    [100] Mida sa ka ei veeretaks, kaardile { $card } saad täringud ja see annab { study-amount-points }.
   *[other] Kaart { $card } õnnestub { $percent }% tõenäosusega ja annab { study-amount-points }.
 }
dicetto-why-keep-too = { $percent ->
    [100] Kaart { $card } õnnestub iga veeretusega ja annab { study-amount-points }.
   *[other] Kaart { $card } õnnestub { $percent }% tõenäosusega ja annab { study-amount-points }.
 }
dicetto-why-keep-none = Ühtki rea kaarti sa võtta ei saa, seega püüad lisaveeretuse kaarti.
dicetto-why-points = Kaart { $card } annab { study-amount-points }.
dicetto-why-extra = Lisaveeretuse kaart annab sulle järgmisel korral neljanda veeretuse.
dicetto-why-beaten = Kui keegi sama kaarti püüab, saab ta selle { $percent }% tõenäosusega.
dicetto-why-send-back = Sinu { $sum } võidab kaardil oleva { $lying }.
dicetto-why-battle = Sinu { $sum } on sama palju kui kaardil ({ $lying }), nii et mõlemad veeretate üht täringut. Pooltel kordadel võidad.
dicetto-why-done = { $cards ->
    [0] Sinu täringud on ainult lisaveeretuse kaardil.
    [one] Sinu täringud on ühel kaardil. See annab { study-amount-points }.
   *[other] Sinu täringud on { $cards } kaardil. Kokku annavad need { study-amount-points }.
 }
dicetto-why-nothing = Lõpetad korra ja ühelgi kaardil ei ole sinu täringuid.
dicetto-why-roll-instead = { $than ->
    [less] Kui veeretaksid uuesti, kaotaksid { study-amount-chance }.
    [more] Kui veeretaksid uuesti, saaksid { study-amount-chance } juurde.
   *[same] Uus veeretus oleks sama hea.
 }
dicetto-why-lay-instead = { $than ->
    [less] Kui paneksid praegu { $dice } kaardile { $card }, kaotaksid { study-amount-chance }.
    [more] Kui paneksid praegu { $dice } kaardile { $card }, saaksid { study-amount-chance } juurde.
   *[same] Sama hästi võiksid praegu panna { $dice } kaardile { $card }.
 }

## Kinds of choices, where a player loses most
kind-lay = kaardi valik
kind-send-back = täringute tagasisaatmine
kind-battle = täringulahingud
kind-end-turn = korra lõpetamine

## What can be typed
dicetto-help =
    Kirjuta täringud, mille tahad alles jätta, ja ülejäänud veeretatakse uuesti: „55“ või „keep 5 5“. Ainult „keep“ veeretab kõik neli.
    Täringute kaardile panemiseks kirjuta kaardi number ja täringud: „place 2 5 5“ või „p 2 55“. Lisaveeretuse kaardi jaoks kirjuta „p x 1“.
    Kui oled täringuid pannud, ei saa sel korral enam veeretada. „done“ lõpetab sinu korra.
    Kaardid kirjutatakse „pair:1“ või logoga „pair:1*“. Boonuskaardid kirjutatakse „most_logos“, „fewest_cards“ ja nii edasi.

## Refusals
error-dicetto-placed-already = Oled juba täringuid pannud, seega sel korral enam veeretada ei saa.
error-dicetto-no-rolls-left = Veeretusi enam ei ole. Pane täringuid või lõpeta kord.
error-dicetto-keep-not-there = Alles saad jätta ainult laual olevaid täringuid: { $dice }.
error-dicetto-slot-empty = Kohal { $slot } ei ole kaarti. Vali teine.
error-dicetto-challenge-lost = Kaotasid lahingu kaardi { $slot } pärast, seega sel korral sa sinna enam täringuid panna ei saa.
error-dicetto-once-a-turn = Oled kaardile { $slot } juba täringuid pannud. Seda võib teha ainult üks kord korra jooksul.
error-dicetto-does-not-fit = Need täringud ei sobi kaardile { $card }. { $count ->
    [0] Ükski sinu täringutest ei sobi.
   *[other] Sobiksid: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Panna saad ainult neid täringuid: { $hand }.
error-dicetto-dice-lost = Lahingus kaotatud täringuid sel korral enam panna ei saa. Sul on: { $hand }.
error-dicetto-sum-too-low = { $sum } on kaardi { $slot } jaoks liiga vähe. { $least } alustab lahingut ja suurem saadab sealsed täringud tagasi.

## A deck from a file
error-dicetto-deck-not-a-list = Kaardipaki fail: { $place } peab olema tabelite loend kujul { $allowed }.
error-dicetto-deck-kind = Kaardipaki fail, { $place }: liiki „{ $value }“ ei ole. Vali üks neist: { $allowed }.
error-dicetto-deck-number = Kaardipaki fail, { $place }: „{ $key }“ peab olema täisarv { $least } kuni { $most }, mitte { $value }.
error-dicetto-deck-logo = Kaardipaki fail, { $place }: „logo“ ei saa olla { $value }. Vali üks neist: { $allowed }.
error-dicetto-deck-twice = Kaardipaki fail, { $place }: kaart { $card } on seal juba. Suurenda hoopis selle arvu.
error-dicetto-deck-few-cards = Kaardipaki failis peab kohas { $place } olema vähemalt { $least } kaarti, aga seal on { $found }.
error-dicetto-deck-most-cards = Kaardipaki fail, { $place }: väärtus on { $value }, aga valik most_cards_points ütleb { $allowed }. Jäta punktid failist välja või muuda valikut.

## The rules, as Markdown
dicetto-rules =
    Pane täringuid kaartidele. Kui need on sinu järgmise korra alguses ikka veel seal, on kaardid sinu.
    Võidab, kellel on kõige rohkem punkte; võrdse summa korral jagatakse võit. Mängijaid on kaks kuni neli,
    igaühel neli oma värvi täringut. Neli täringukaarti on reas ja lisaveeretuse kaart nende kõrval. Alustab
    vanim, kui te teisiti kokku ei lepi.

    __Sinu kord: kogu.__ Võta iga kaart, millel on ikka veel sinu täringud, ja võta need täringud tagasi. Rida
    täidetakse uute kaartidega. Lisaveeretuse kaart jääb lauale, aga annab sulle sel korral neljanda veeretuse.

    __Sinu kord: veereta.__ Veereta oma nelja täringut kuni kolm korda. Pärast iga veeretust vali, milliseid
    täringuid uuesti veeretad.

    __Sinu kord: pane.__ Pane täringuid nii paljudele kaartidele, kui soovid. Kui oled juba täringuid pannud, sel
    korral enam veeretada ei saa. Igale kaardile võid täringuid panna ainult üks kord korra jooksul ja iga
    täring läheb ainult ühele kaardile. Panemata täringud jäävad sinu kätte. Kaardil olevad täringud peavad
    sinna täpselt sobima.

    | kaart | sobivad täringud | näide | punktid |
    |---|---|---|---|
    | Ühed kuni kuued | üks või rohkem seda arvu | Neljad: ⚃⚃⚃ | 2 |
    | Paar | kaks ühesugust | ⚄⚄ | 1 |
    | 2 paari | kaks paari või neli ühesugust | ⚁⚁⚅⚅ | 6 |
    | Kolmik | kolm ühesugust | ⚂⚂⚂ | 4 |
    | Nelik | neli ühesugust | ⚁⚁⚁⚁ | 11 |
    | Väike rida | kolm järjestikust arvu | ⚂⚃⚄ | 2 |
    | Suur rida | neli järjestikust arvu | ⚁⚂⚃⚄ | 6 |
    | Juhuslik | mis tahes täringud, vähemalt üks | ⚀⚅⚅ | 1 |
    | Lisaveeretus | mis tahes täringud, vähemalt üks | ⚅ | 0 |

    __Kaart, millel on teise täringud.__ Liida täringud kokku. Suurem summa saadab teise omad kohe tagasi.
    Võrdne summa tähendab lahingut: mõlemad veeretavad üht täringut ja kelle täring on suurem, hoiab kaarti.
    Viigi korral veeretatakse uuesti. Kaotaja võtab oma täringud tagasi. Kui kaotad omal korral, ei saa sa neid
    täringuid ega seda kaarti sel korral enam kasutada. Väiksemat summat panna ei saa.

    __Näide.__ Sinu viimane veeretus on ⚂⚄⚄⚅. Kaardil Paar on kellegi ⚃⚃. Sinu ⚄⚄ võidab, 10 on rohkem kui 8,
    ja saadab need tagasi. Kaardil Kuued on kellegi ⚅. Sinu ⚅ on võrdne, nii et võid kaardi pärast võidelda.
    Sinu ⚂ sobib kaardile Kolmed või kaardile Juhuslik, kui see on vaba. Kui sinu täringud on järgmise korra
    alguses ikka veel seal, on kaardid sinu.

    __Lõpp.__ Mäng lõpeb, kui keegi saab oma kümnenda kaardi või kui täringukaarte enam ei ole. Kaardid, millel
    on täringud, lähevad täringute omanikele. Lisaveeretuse kaart punkte ei anna ja seda kaardiks ei loeta.

    __Boonuskaardid.__ Kaheksast neli on algusest peale avatud ja need jagatakse lõpus välja. Viigi korral ei saa
    kaarti keegi. Loevad ainult täringukaardid.

    | boonuskaart | punktid | boonuskaart | punktid |
    |---|---|---|---|
    | Kõige vähem logosid | 3 | Enim logosid | 3 |
    | Kõige vähem kaarte | 4 | Enim kaarte | 3 |
    | Enim ridu | 3 | Enim juhuslikke | 3 |
    | Kõige vähem punkte | 5 | Enim kaarte 1–6 | 3 |

    __Kaardipakk.__ 46 täringukaarti ja nende punktid on meie oma pakk ning igal teisel kaardil on logo (★). Kui
    sul on päris kaardid, saad need failist laadida.

    __Soome väljaanne.__ Kõik lahingud peetakse korra lõpus, üksteise järel.

    __Poola väljaanne.__ Boonuskaarte ei ole, kui te neid ei soovi, ja „Enim kaarte“ annab 4.

## The short rules
dicetto-goal = { $cards ->
    [one] Võida täringutega kaarte. Mäng lõpeb, kui kellelgi on üks kaart, ja võidab suurim punktisumma.
   *[other] Võida täringutega kaarte. Mäng lõpeb, kui kellelgi on neid { $cards }, ja võidab suurim punktisumma.
 }
dicetto-begins = Reeglivihiku järgi alustab vanim mängija.
dicetto-step-roll = Veereta nelja täringut kuni kolm korda. Jäta alles, mis meeldib.
dicetto-step-lay = Pane täringuid kaartidele, kuhu need täpselt sobivad.
dicetto-step-keep = Kui need on sinu järgmise korra alguses ikka veel seal, on kaart sinu.
dicetto-needs = Sobivad: { $asks }.
dicetto-needs-range = Sobivad: { $asks }. Annab { $least } kuni { $most } punkti.
dicetto-needs-extra-roll = Sobivad mis tahes täringud. Kui selle võidad, saad sel korral neljanda veeretuse. Siis läheb see lauale tagasi. Punkte see ei anna.
dicetto-needs-fewest-logos = Sellele, kelle kaartidel on kõige vähem tähti.
dicetto-needs-most-logos = Sellele, kelle kaartidel on kõige rohkem tähti.
dicetto-needs-fewest-cards = Sellele, kellel on kõige vähem täringukaarte.
dicetto-needs-most-cards = Sellele, kellel on kõige rohkem täringukaarte.
dicetto-needs-most-straights = Sellele, kellel on kõige rohkem ridu, väikseid ja suuri kokku.
dicetto-needs-most-chances = Sellele, kellel on kõige rohkem juhuslikke kaarte.
dicetto-needs-fewest-points = Sellele, kellel on täringukaartidega kõige vähem punkte.
dicetto-needs-most-numbers = Sellele, kellel on kõige rohkem kaarte ühtedest kuuteni.
dicetto-example-lies = Teisel mängijal on { $dice } kaardil { $pair }. Selle summa on { $sum }.
dicetto-example-rolled = Veeretad { $dice } ja tahad seda kaarti.
dicetto-example-beats = { $sum } on rohkem kui { $other }, nii et sinu täringud lähevad kaardile ja teise omad tagasi.
dicetto-example-equal = Seekord on ka sinu täringute summa { $sum }. Võrdne summa tähendab lahingut.
dicetto-example-battle = Mõlemad veeretate üht täringut. Sina saad { $one } ja teine { $other }, nii et kaart on sinu käes. Viigi korral veeretatakse uuesti.
dicetto-ask-twice = Kas võin täringuid panna mitmele kaardile?
dicetto-answer-twice = Jah, nii paljudele, kui soovid. Aga igale kaardile ainult üks kord korra jooksul ja hiljem neid liigutada ei saa.
dicetto-ask-four-alike = Kas neli ühesugust sobib kaheks paariks?
dicetto-answer-four-alike = Jah. Need võid panna kaardile 2 paari või kaardile Nelik.
dicetto-ask-battle-at-once = Millal lahing peetakse?
dicetto-answer-battle-at-once = Kohe, kui täringud paned. Pärast seda võid panna ülejäänud täringud.
dicetto-ask-battle-end-of-turn = Millal lahing peetakse?
dicetto-answer-battle-end-of-turn = Sinu korra lõpus, üksteise järel.
dicetto-ask-lost = Mis saab täringutest, mis lahingus kaotavad?
dicetto-answer-lost = Need lähevad omanikule tagasi. Kui kaotad omal korral, ei saa sa neid täringuid sel korral enam kasutada.
dicetto-ask-end = Millal mäng lõpeb?
dicetto-answer-end = { $cards ->
    [one] Kui keegi saab ühe kaardi. Kaardid, millel on veel täringud, lähevad täringute omanikele.
   *[other] Kui keegi on kogunud { $cards } kaarti. Kaardid, millel on veel täringud, lähevad täringute omanikele.
 }
dicetto-ask-bonus = Kes saab boonuskaardi viigi korral?
dicetto-answer-bonus = Mitte keegi.
dicetto-now-tied = Praegu ei saaks seda keegi, sest seis on viigis.
dicetto-now-leads = Praegu saaks selle { $name } ({ $count }).
dicetto-now-free = Üks on laual ilma täringuteta.
dicetto-now-held = Üht hoiab { $name }, summa { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Kogu esimesena kolm kaarti
dicetto-lesson-roll = Veereta oma nelja täringut.
dicetto-lesson-roll-why = Sul on kolm veeretust, et täringud kaartidele sobiksid.
dicetto-lesson-keep = ⚃⚃ sobib kaardile Neljad. Jäta need alles ja veereta ülejäänud kaht.
dicetto-lesson-keep-why = Kolmas ⚃. Kaardile Neljad sobib nii mitu ⚃, kui sul on.
dicetto-lesson-fours = Pane ⚃⚃⚃ kaardile Neljad.
dicetto-lesson-fours-why = See on 12. Kes tahab seda kaarti sinult ära võtta, vajab samuti vähemalt 12.
dicetto-lesson-chance = Kaardile Juhuslik sobivad mis tahes täringud. Pane ⚀ sinna.
dicetto-lesson-chance-why = Täringuid võid panna mitmele kaardile, aga iga täringut ainult üks kord.
dicetto-lesson-turn-over = Sul ei ole enam täringuid. Lõpeta oma kord.
dicetto-lesson-turn-over-why = Bot Jussi võitis kaardil Juhuslik sinu 1 oma 10-ga, nii et said ⚀ tagasi.
dicetto-lesson-roll-two = ⚃⚃⚃ püsis terve ringi, nii et Neljad on sinu. Veereta uuesti.
dicetto-lesson-roll-two-why = Jussil on kaardil Paar ⚄⚄. Seda suudad võita.
dicetto-lesson-coach = Küsi treenerilt, millised täringud alles jätta.
dicetto-lesson-coach-why = ⚅⚅ sobib juba kaardile Paar ja sa veeretasid ka ⚅⚃.
dicetto-lesson-pair = ⚅⚅ on 12 ja võidab Jussi 10. Pane need kaardile Paar.
dicetto-lesson-pair-why = Jussi pidi need täringud tagasi võtma.
dicetto-lesson-battle = ⚃⚅ on 10, sama palju kui Jussil kaardil Juhuslik. Pane need sinna ja võitle kaardi pärast.
dicetto-lesson-battle-why = Mõlemad veeretasite üht täringut. Sinu ⚄ võitis Jussi ⚁, nii et kaart on sinu käes.
dicetto-lesson-end = Lõpeta oma kord ja vaata, kas su täringud püsivad.
dicetto-lesson-end-why = Püsisid. Kaartidega Paar ja Juhuslik on sul kolm kaarti.
dicetto-lesson-done = Suurt summat on raske võita ja mitmele kaardile pandud täringud toovad rohkem.
