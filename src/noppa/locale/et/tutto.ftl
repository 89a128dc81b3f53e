# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Kuus täringut, kaart ja julgus edasi minna

## Editions
tutto-edition-booklet = 2013. aasta reeglivihik
tutto-edition-later = Hilisemad reeglid

## Options, and what each value means
tutto-option-target = Punktid, mis lõpetavad mängu
tutto-option-leader-plus-minus = Mida teeb pluss/miinus sellele, kes üksi juhib
tutto-option-leader-plus-minus-misses-turn = lõpetab korra
tutto-option-leader-plus-minus-plays-on = mängitakse 1000 punkti peale ja keegi ei kaota
tutto-option-ending = Millal mäng lõpeb
tutto-option-ending-at-once = kohe, kui keegi eesmärgini jõuab
tutto-option-ending-equal-turns = pärast ringi, milles keegi sinna jõuab
tutto-option-floor-at-zero = Kas pluss/miinus peatub 0 juures
tutto-option-straight-is-tutto = Kas rida loetakse Tuttoks

## What an option changes, in a sentence
tutto-option-target-more = Mängitakse { $value } punktini: mida rohkem punkte, seda pikem mäng.
tutto-option-leader-plus-minus-misses-turn-more = Üksi juhtijale on pluss/miinus stoppkaart: kord on läbi ja selle punktid kaotatud.
tutto-option-leader-plus-minus-plays-on-more = Üksi juhtija mängib pluss/miinust nagu kõik teised, aga kelleltki punkte ära ei võeta.
tutto-option-ending-at-once-more = Mäng on läbi kohe, kui keegi eesmärgini jõuab, ka keset ringi.
tutto-option-ending-equal-turns-more = Ring mängitakse lõpuni, et kõigil oleks sama palju kordi; siis võidab, kellel on kõige rohkem punkte.
tutto-option-floor-at-zero-true-more = Pluss/miinus ei võta rohkem, kui kellelgi on.
tutto-option-floor-at-zero-false-more = Pluss/miinus võib kellegi viia alla 0.
tutto-option-straight-is-tutto-true-more = Pärast rida võid pöörata uue kaardi ja edasi minna nagu pärast iga Tuttot.
tutto-option-straight-is-tutto-false-more = Rida lõpetab korra ja kõik, mis see tõi, pannakse kirja.

## The score sheet
tutto-item-banked = Kirja pandud
tutto-item-lost = Pluss/miinuse viidud

## Cards
tutto-card-clover = Ristikuleht
tutto-card-firework = Ilutulestik
tutto-card-stop = Stopp
tutto-card-straight = Rida
tutto-card-plus-minus = Pluss/miinus
tutto-card-double = x2
tutto-card-bonus-200 = Boonus 200
tutto-card-bonus-300 = Boonus 300
tutto-card-bonus-400 = Boonus 400
tutto-card-bonus-500 = Boonus 500
tutto-card-bonus-600 = Boonus 600

## How a turn ended
tutto-ending-null = tühi veeretus
tutto-ending-stop-card = stoppkaart
tutto-ending-leader = pluss/miinus üksi juhtides
tutto-ending-stopped = peatus
tutto-ending-burnt-out = ilutulestik on läbi põlenud
tutto-ending-straight = rida
tutto-ending-clover = kaks Tuttot ristikulehega

## On the screen
tutto-player = Mängija
tutto-total = Kokku
tutto-points = { $points }
tutto-turn-number = Kord { $turn } · { $target } lõpetab mängu
tutto-round-number = Ring { $round } · { $target } lõpetab mängu
tutto-last-round = viimane ring
tutto-last-turn = Viimane kord
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, kaotatud { $points }
tutto-took = Pluss/miinus: { $by } võttis { $points } ära, kaotaja on { $name }.
tutto-rule-clover = kaks Tuttot selle kaardiga võidavad mängu; peatuda ei saa
tutto-rule-firework = kõik, mis loeb, läheb kõrvale; tühi veeretus lõpetab ja paneb punktid kirja
tutto-rule-straight = 1 kuni 6, iga veeretusega uus arv, annab 2000; enne peatuda ei saa
tutto-rule-plus-minus = Tutto annab sulle 1000 ja võtab liidrilt 1000; enne peatuda ei saa
tutto-rule-double = Tutto kahekordistab selle korra punktid
tutto-rule-bonus-200 = Tutto lisab 200
tutto-rule-bonus-300 = Tutto lisab 300
tutto-rule-bonus-400 = Tutto lisab 400
tutto-rule-bonus-500 = Tutto lisab 500
tutto-rule-bonus-600 = Tutto lisab 600
tutto-first-made = üks Tutto tehtud
tutto-turn-so-far = See kord: { $points }
tutto-turn-cards = See kord: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Kõrval: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Kirjapanek võtab { $points }, kaotaja on { $name }.
tutto-null-next = Tühja veeretuse oht { $dice ->
    [one] ühe täringuga
   *[other] { $dice } täringuga
 }: { $percent }%
tutto-pile = Pakis { $left }: { $cards }
tutto-pile-used-up = Pakk on otsas: kõik 56 kaarti segatakse uuesti.
tutto-pays = { $count ->
    [one] Ringi teeb välja { $names }.
   *[other] Ringi teevad ühiselt välja { $names }.
 }
tutto-clover-won = { $name } tegi ristikulehe: mäng on võidetud, olgu punktid mis tahes.
tutto-turns-needed = { $turns ->
    [one] Selleks kulus üks kord.
   *[other] Selleks kulus { $turns } korda.
 }
tutto-label-set = pane kõrvale { $dice }
tutto-label-stop = peatu ja pane kirja { $points }
tutto-label-go = edasi järgmise kaardiga
tutto-choice-set = { $points } punkti, sel korral { $collected }, siis { $left ->
    [one] üks täring
   *[other] { $left } täringut
 }: tühi { $percent }%
tutto-choice-faces = siis { $left ->
    [one] üks täring
   *[other] { $left } täringut
 }: tühi { $percent }%
tutto-choice-tutto = Tutto! Sel korral { $collected }
tutto-choice-ends = Rida on koos: paneb kirja { $collected } ja lõpetab korra
tutto-choice-again = Tutto! Kõik kuus uuesti: tühi { $percent }%
tutto-choice-wins = Tutto! See võidab mängu
tutto-choice-stop = paneb kirja { $points }, kokku { $total }
tutto-choice-stop-tutto = Tutto! Paneb kirja { $points }, kokku { $total }
tutto-choice-go = korra lõpetab { $ends } kaarti { $of } hulgast; kaart või esimene veeretus viib kõik: { $percent }%
tutto-choices-more = ja veel { $count }

## The coach's reasons
kind-stop = peatuda või veeretada
kind-next-card = uue kaardi pööramine
kind-set = millised täringud kõrvale

## What can be typed
tutto-help =
    Kirjuta täringud, mis lähevad kõrvale, ja ülejäänud veeretatakse: „1“, „1222“ või „set 1 2 2 2“.
    „stop“ paneb korra punktid kirja koos iga täringuga, mis veeretuses loeb.
    Pärast Tuttot pöörab „go“ järgmise kaardi.

## Refusals
error-tutto-set-never = Need täringud ei lähe kunagi koos kõrvale: 1 ja 5 loevad üksi, teised arvud kolme või kuue kaupa, rea puhul iga arv ühe korra. Kirjuta näiteks „set 1 2 2 2“.
error-tutto-set-not-there = Kõrvale saab panna ainult selle veeretuse täringuid: { $dice }.
error-tutto-set-not-valid = Kõik need ei loe. Veeretuses { $dice } loevad: { $valid }; 1 ja 5 üksi, teised arvud kolme kaupa.
error-tutto-set-all = Ilutulestikuga läheb kõrvale iga täring, mis loeb: { $valid }.
error-tutto-set-new-faces = Rea puhul läheb iga arv kõrvale ühe korra. Uued selles veeretuses: { $valid }.
error-tutto-set-after-tutto = Kõik kuus on kõrval: peatu või mine edasi järgmise kaardiga.
error-tutto-stop-forbidden = Kaart { $card } ei lase praegu peatuda. Pane täringuid kõrvale.
error-tutto-go-needs-tutto = Järgmine kaart tuleb alles pärast Tuttot. Pane täringuid kõrvale või peatu, kui kaart lubab.
error-tutto-tally-not-now = Terve korra saab sisestada ainult enne selle esimest kaarti.
error-tutto-tally-no-cards = Korras on vähemalt üks kaart.
error-tutto-tally-turn-over = { $card } lõpetab korra: { $next } ei saa sellele järgneda.
error-tutto-tally-points = Kui korra kaardid on { $cards }, ei saa kirja panna { $points }. Lähim: { $nearest }.
error-tutto-tally-no-clover = Ristikulehega saab võita ainult kord, mille viimane kaart on ristikuleht, ja see paneb kirja 0.

## The rules, as Markdown
tutto-rules =
    Ole esimene, kes paneb kirja 6000 punkti. Kellel on siis kõige vähem, teeb ringi välja.

    __Mängukord.__ Pööra kaart ja veereta kuut täringut. Kui midagi ei loe, on see *tühi veeretus*: kord on
    läbi ja kõik selle punktid kaotatud. Muidu kas __peatu__ ja pane korra punktid kirja koos iga
    täringuga, mis viimases veeretuses loeb, või __pane kõrvale__ vähemalt üks üksik või kolmik ja
    veereta ülejäänud.

    __Mis loeb__

    | täringud | punktid | täringud | punktid |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Nii on veeretuses ⚀⚁⚁⚁⚄⚅ 350 punkti. Kolm ühesugust on kolmik ainult siis, kui kõik kolm tulid *ühe
    veeretusega*: kolm ⚄, mis on kõrvale pandud kolme veeretusega, on 150, mitte 500.

    __Tutto.__ Kõik kuus täringut kõrval, ühe veeretusega või mitmega, on Tutto. Kaart annab, mida
    lubab; siis peatu ja pane kirja või mine __edasi__: pööra järgmine kaart ja veereta kõiki kuut.
    Stoppkaart või tühi veeretus viib siis kõik, mis see kord on toonud, ka varasemate kaartide punktid.

    __Näide.__ Kaart on Boonus 300. Veeretad ⚀⚁⚂⚂⚂⚅, paned ⚂⚂⚂ kõrvale (300) ja veeretad kolme: ⚁⚃⚄.
    Paned ⚄ kõrvale (50) ja veeretad kaht: ⚀⚄. Mõlemad lähevad kõrvale (150): Tutto. 500 täringute ja
    300 kaardi eest on 800. Võiksid need kirja panna. Lähed edasi ja pöörad x2. Veel üks Tutto, ütleme
    400, teeks 1200 ja kahekordistaks selle: 2400. Aga veeretad ⚁⚁⚂⚃⚅⚅: midagi ei loe ja 800 on läinud.

    | kaart | mitu | mida teeb |
    |---|---|---|
    | Boonus 200, 300, 400, 500, 600 | igaüht 5 | Tutto lisab boonuse |
    | x2 | 5 | Tutto kahekordistab kõik selle korra senised punktid, ka varasemate kaartide omad |
    | Stopp | 10 | kord on läbi, selle punktid kaotatud |
    | Ilutulestik | 5 | pane kõrvale kõik, mis loeb; pärast Tuttot veereta kõik kuus uuesti ilma uue kaardita; korra lõpetab ainult tühi veeretus ja see *paneb* punktid *kirja* |
    | Pluss/miinus | 5 | enne Tuttot peatuda ei saa; see annab sulle 1000, veeretasid mida tahes, ja kui punktid kirja paned, kaotab liider 1000; kui liidreid on mitu, kaotab igaüks neist 1000, sina mitte kunagi |
    | Rida | 5 | peatuda ei saa, enne kui üks kuni kuus on kõrval, igaüks ühe korra; iga veeretus peab tooma vähemalt ühe uue arvu, muidu on see tühi; annab 2000 ja loetakse Tuttoks |
    | Ristikuleht | 1 | peatuda ei saa; kaks Tuttot selle kaardiga, pärast esimest veeretatakse kõik kuus uuesti, võidavad mängu kohe, olgu punktid mis tahes |

    __Rida, näide.__ ⚀⚁⚁⚃⚄⚅: pane ⚀⚁⚃⚄⚅ kõrvale ja veereta üht täringut. Ainult ⚂ teeb rea täis; kõik
    muu on tühi veeretus. Võiksid ka vähem kõrvale panna ja puuduvate arvude jaoks rohkem täringuid veeretada.

    __Pluss/miinus.__ Kes juhib, näitavad punktid lehel, enne kui see kord juurde liidetakse. Kui juhid
    üksi, lõpetab kaart sinu korra nagu stoppkaart. Keegi ei lange alla 0.

    __Pakk__ jätkub korrast korda; kui see otsa saab, segatakse kõik 56 kaarti uuesti.

    __Lõpp.__ Niipea kui keegi on kirja pannud 6000 või rohkem, on mäng läbi ja võidab, kellel on kõige
    rohkem punkte. Üksi mängides loed, mitu korda sul kulub.

    __Hilisemad reeglid.__ Kes juhib üksi, mängib pluss/miinust selle 1000 punkti peale ja keegi ei kaota.
    Ring, milles keegi jõuab 6000 punktini, mängitakse lõpuni; võrdsed jagavad võitu.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Pead ainult punktiarvestust? Kirjuta „turn“, kaardid järjekorras ja kirja pandud punktid: „turn 600 x2 1500“.
error-tutto-turn-form = Kirjuta korra kaardid ja siis punktid, 0, kui need kaotati: „turn 600 x2 1500“, mitte „{ $text }“.
