# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Kas julged veel ühe kaardi?

## Editions
tutto-edition-booklet = 2013. aasta reeglivihik
tutto-edition-later = Hilisemad reeglid

## Options, and what each value means
tutto-option-target = Eesmärk punktides
tutto-option-leader-plus-minus = Kui liider saab pluss/miinuse
tutto-option-leader-plus-minus-misses-turn = kord lõpeb
tutto-option-leader-plus-minus-plays-on = võib saada 1000 punkti ja keegi ei kaota midagi
tutto-option-ending = Millal mäng lõpeb
tutto-option-ending-at-once = kohe, kui keegi jõuab eesmärgini
tutto-option-ending-equal-turns = selle ringi lõpus, kui keegi jõuab eesmärgini
tutto-option-floor-at-zero = Punktid ei lange alla nulli
tutto-option-straight-is-tutto = Rida loetakse Tuttoks

## What an option changes, in a sentence
tutto-option-target-more = Mängite { $value } punktini. Mida suurem eesmärk, seda pikem mäng.
tutto-option-leader-plus-minus-misses-turn-more = Kui juhid üksi, on pluss/miinus sulle nagu stoppkaart. Kord on läbi ja selle punktid kaotatud.
tutto-option-leader-plus-minus-plays-on-more = Kui juhid üksi, võid pluss/miinusega saada 1000 punkti, aga keegi ei kaota midagi.
tutto-option-ending-at-once-more = Mäng lõpeb kohe, kui keegi jõuab eesmärgini, ka keset ringi.
tutto-option-ending-equal-turns-more = Kui keegi jõuab eesmärgini, mängitakse ring lõpuni, et kõik saaksid sama palju kordi. Siis võidab suurim punktisumma.
tutto-option-floor-at-zero-true-more = Pluss/miinus ei saa kedagi alla nulli viia.
tutto-option-floor-at-zero-false-more = Pluss/miinus võib kellegi alla nulli viia.
tutto-option-straight-is-tutto-true-more = Pärast rida võid pöörata uue kaardi ja jätkata nagu pärast iga Tuttot.
tutto-option-straight-is-tutto-false-more = Rida lõpetab sinu korra ja kõik selle punktid pannakse kirja.

## The score sheet
tutto-item-banked = Kirja pandud
tutto-item-lost = Pluss/miinusega kaotatud

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
tutto-ending-leader = pluss/miinus liidrile
tutto-ending-stopped = lõpetamine
tutto-ending-burnt-out = ilutulestik läbi
tutto-ending-straight = rida koos
tutto-ending-clover = võit ristikulehega

## On the screen
tutto-player = Mängija
tutto-total = Kokku
tutto-points = { $points }
tutto-turn-number = Kord { $turn } · eesmärk { $target }
tutto-round-number = Ring { $round } · eesmärk { $target }
tutto-last-round = Viimane ring
tutto-last-turn = Eelmine kord
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, kaotatud { $points }
tutto-took = Pluss/miinus ({ $by }): { $name } kaotab { $points }.
tutto-rule-clover = kaks Tuttot selle kaardiga võidab mängu; lõpetada ei saa
tutto-rule-firework = kõik, mis loeb, kõrvale; tühi veeretus lõpus paneb punktid kirja
tutto-rule-straight = kogu 1 kuni 6, iga veeretusega uus arv, annab 2000; enne lõpetada ei saa
tutto-rule-plus-minus = Tutto annab sulle 1000 ja liider kaotab 1000; enne lõpetada ei saa
tutto-rule-double = Tutto kahekordistab selle korra punktid
tutto-rule-bonus-200 = Tutto annab 200 juurde
tutto-rule-bonus-300 = Tutto annab 300 juurde
tutto-rule-bonus-400 = Tutto annab 400 juurde
tutto-rule-bonus-500 = Tutto annab 500 juurde
tutto-rule-bonus-600 = Tutto annab 600 juurde
tutto-first-made = esimene Tutto käes, üks veel
tutto-turn-so-far = See kord: { $points }
tutto-turn-cards = See kord: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Kõrval: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Kui paned punktid kirja, kaotab { $name } { $points }.
tutto-null-next = Tühja veeretuse tõenäosus { $dice ->
    [one] ühe täringuga
   *[other] { $dice } täringuga
 } on { $percent }%.
tutto-pile = Pakis { $left }: { $cards }
tutto-pile-used-up = Pakk on otsas. Kõik 56 kaarti segatakse uuesti.
tutto-pays = { $count ->
    [one] Ringi teeb välja { $names }.
   *[other] Ringi teevad koos välja { $names }.
 }
tutto-clover-won = Kaks Tuttot ristikulehega: mängu võidab punktidest sõltumata { $name }.
tutto-turns-needed = { $turns ->
    [one] Selleks kulus üks kord.
   *[other] Selleks kulus { $turns } korda.
 }
tutto-first-to = Eesmärk { $target }
tutto-round = Ring { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] tühja veeretuse tõenäosus 1 täringuga
   *[other] tühja veeretuse tõenäosus { $dice } täringuga
 }
tutto-pile-left = { $left ->
    [one] pakis 1 kaart
   *[other] pakis { $left } kaarti
 }, { $stops ->
    [0] stoppkaarte ei ole
    [one] neist 1 stoppkaart
   *[other] neist { $stops } stoppkaarti
 }
tutto-set-aside = Pane kõrvale
tutto-choose = vali, siis veereta või pane kirja
tutto-hint = Puuduta täringuid, mis loevad, ja veereta ülejäänuid.
tutto-next-card = Järgmine kaart
tutto-risks = kaalul { $points }
tutto-bank = Pane kirja { $points }
tutto-then = kokku { $total }
tutto-set-button = { $what ->
    [tutto] Kõrvale: Tutto
    [ends] Tee rida täis
   *[roll] Kõrvale, veereta { $left ->
        [one] üht
       *[other] { $left } täringut
     }
 }
tutto-points-of = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
 }
tutto-told-banked = { $name }: kirja pandud { $points }.
tutto-told-lost = { $name }: { $ending }, kaotatud { $points } punkti.
tutto-told-nothing = { $name }: { $ending }, punkte ei saanud.
tutto-told-set = { $name }: kõrvale { $dice }.
tutto-told-go = { $name }: uus kaart.
tutto-own-banked = Panid kirja { $points }.
tutto-own-lost = { $ending ->
    [null] Tühi veeretus
    [stop_card] Stoppkaart
   *[other] Sinu kord on läbi
 }: { $points ->
    [0] see kord ei andnud punkte.
    [one] kaotasid { $points } punkti.
   *[other] kaotasid { $points } punkti.
 }
tutto-all-six = Kõik kuus täringut
tutto-label-set = pane kõrvale { $dice }
tutto-label-stop = lõpeta ja pane kirja { $points }
tutto-label-go = jätka ja pööra järgmine kaart
tutto-choice-set = { $points } punkti, sel korral { $collected }; tühja oht { $percent }%, { $left ->
    [one] üks täring
   *[other] { $left } täringut
 }
tutto-choice-faces = tühja oht { $percent }%, { $left ->
    [one] üks täring
   *[other] { $left } täringut
 }
tutto-choice-tutto = Tutto, sel korral { $collected }
tutto-choice-ends = teeb rea täis, paneb kirja { $collected } ja lõpetab korra
tutto-choice-again = Tutto; kõik kuus uuesti, tühja oht { $percent }%
tutto-choice-wins = Tutto, mis võidab mängu
tutto-choice-stop = paneb kirja { $points }, kokku { $total }
tutto-choice-stop-tutto = Tutto, paneb kirja { $points }, kokku { $total }
tutto-choice-go = { $ends } kaarti { $of } hulgast lõpetab korra; oht { $percent }% koos esimese veeretusega
tutto-choices-more = ja veel { $count }

## What the coach says, and why
tutto-advice-set = { $what ->
    [tutto] Pane kõrvale { $dice } ja saad Tutto
    [straight] Pane kõrvale { $dice } ja tee rida täis
   *[roll] Pane kõrvale { $dice } ja veereta { $left ->
        [one] üht täringut
       *[other] { $left } täringut
     }
 }
tutto-advice-set-brief = Pane kõrvale { $dice }
tutto-advice-stop = Pane kirja { $points } punkti
tutto-advice-stop-brief = Pane kirja { $points }
tutto-advice-go = Pööra järgmine kaart
tutto-why-null = { $points ->
    [0] { $dice ->
        [one] Ühe täringuga
       *[other] { $dice } täringuga
     } tuleb tühi veeretus { $percent }% tõenäosusega, aga sul ei ole veel punkte, mida kaotada.
   *[other] { $dice ->
        [one] Ühe täringuga
       *[other] { $dice } täringuga
     } tuleb tühi veeretus { $percent }% tõenäosusega ja siis kaotad { $points } punkti.
 }
tutto-why-null-straight = { $points ->
    [0] { $dice ->
        [one] Ühe täringuga
       *[other] { $dice } täringuga
     } jääb uus arv tulemata { $percent }% tõenäosusega, aga sul ei ole veel punkte, mida kaotada.
   *[other] { $dice ->
        [one] Ühe täringuga
       *[other] { $dice } täringuga
     } jääb uus arv tulemata { $percent }% tõenäosusega ja siis kaotad { $points } punkti.
 }
tutto-why-bonus = Siit saad Tutto { $percent }% tõenäosusega ja see annab { $gift } punkti juurde.
tutto-why-double = Siit saad Tutto { $percent }% tõenäosusega ja see kahekordistab selle korra punktid.
tutto-why-plus-minus = Siit saad Tutto { $percent }% tõenäosusega. See annab 1000 punkti ja liider kaotab 1000.
tutto-why-straight = Siit saad rea täis { $percent }% tõenäosusega ja see annab 2000 punkti.
tutto-why-clover = Siit võidad mängu ristikulehega { $percent }% tõenäosusega.
tutto-why-clover-half = See on ristikulehe esimene Tutto. Siit saad ka teise ja võidad mängu { $percent }% tõenäosusega.
tutto-why-clover-wins = See on ristikulehe teine Tutto ja võidab mängu.
tutto-why-firework = Ilutulestikuga punkte kaotada ei saa. Sul on praegu { $points } ja keskmiselt saad veel { $more }.
tutto-why-tutto = See on Tutto. Kaart annab { $gift } punkti, nii et sel korral on sul { $points }.
tutto-why-straight-ends = See teeb rea täis, paneb kirja { $points } punkti ja lõpetab sinu korra.
tutto-why-takes = Ühtlasi kaotavad vastased { $taken } punkti.
tutto-why-stop = Paned kirja { $points } punkti, kokku on sul siis { $total }.
tutto-why-stop-wins = Siis on sul { $total } punkti ja võidad mängu.
tutto-why-stop-reaches = Siis on sul { $total } punkti ja oled eesmärgi täitnud. Teised mängivad ringi veel lõpuni.
tutto-why-go = Järgmine kaart või esimene veeretus viib sinu { $points } punkti { $percent }% tõenäosusega. Keskmiselt annab see kord lõpuks { $mean } punkti.
tutto-why-stop-instead = { $than ->
    [less] Kui paneksid praegu kirja { $points }, kaotaksid { study-amount-chance }.
    [more] Kui paneksid praegu kirja { $points }, saaksid { study-amount-chance } juurde.
   *[same] Sama hästi võiksid praegu kirja panna { $points }.
 }
tutto-why-go-instead = { $than ->
    [less] Kui pööraksid uue kaardi, kaotaksid { study-amount-chance }.
    [more] Kui pööraksid uue kaardi, saaksid { study-amount-chance } juurde.
   *[same] Sama hästi võiksid pöörata uue kaardi.
 }
tutto-why-set-instead = { $left ->
    [0] Kui paneksid kõrvale { $dice } ja saaksid Tutto,
   *[other] Kui paneksid kõrvale { $dice } ja veeretaksid { $left } (tühja oht { $percent }%),
 } { $than ->
    [less] kaotaksid { study-amount-chance }.
    [more] saaksid { study-amount-chance } juurde.
   *[same] oleks see sama hea.
 }
kind-stop = kas lõpetada või veeretada
kind-next-card = uue kaardi pööramine
kind-set = millised täringud kõrvale

## What can be typed
tutto-help =
    Kirjuta täringud, mis lähevad kõrvale, ja ülejäänud veeretatakse: „1“, „1222“ või „set 1 2 2 2“.
    „stop“ paneb korra punktid kirja koos kõigi täringutega, mis veeretuses loevad.
    Pärast Tuttot pöörab „go“ järgmise kaardi.

## Refusals
error-tutto-set-never = Need täringud koos punkte ei anna. Pane kõrvale ühtesid ja viisi või kolm või kuus mõnest muust arvust. Rea puhul sobib iga arv ainult üks kord. Kirjuta näiteks „set 1 2 2 2“.
error-tutto-set-not-there = Kõrvale saad panna ainult selle veeretuse täringuid: { $dice }.
error-tutto-set-not-valid = Kõik need täringud ei loe. Veeretusest { $dice } saad kõrvale panna { $valid }. Ühed ja viied loevad üksi, teised arvud ainult kolmekaupa.
error-tutto-set-all = Ilutulestikuga pead kõrvale panema kõik täringud, mis loevad: { $valid }.
error-tutto-set-new-faces = Rea puhul läheb iga arv kõrvale ainult üks kord. Uued selles veeretuses: { $valid }.
error-tutto-set-after-tutto = Kõik kuus täringut on kõrval. Lõpeta ja pane punktid kirja või jätka järgmise kaardiga.
error-tutto-stop-forbidden = Kaart { $card } ei lase praegu lõpetada. Pane täringuid kõrvale.
error-tutto-go-needs-tutto = Uue kaardi saad alles pärast Tuttot. Pane täringuid kõrvale või lõpeta, kui kaart lubab.
error-tutto-tally-not-now = Terve korra saab sisestada ainult enne selle esimest kaarti.
error-tutto-tally-no-cards = Korras on vähemalt üks kaart. Sisesta kaardid, mille pöörasid.
error-tutto-tally-turn-over = { $card } lõpetab korra, seega ei saa sellele järgneda { $next }.
error-tutto-tally-points = Kui korra kaardid on { $cards }, ei saa kirja panna { $points }. Lähim võimalik: { $nearest }.
error-tutto-tally-no-clover = Ristikulehega saab võita ainult siis, kui see on korra viimane kaart, ja selle korra eest pannakse kirja 0.

## The rules, as Markdown
tutto-rules =
    Ole esimene, kes paneb kirja 6000 punkti. Kellel on siis kõige vähem, teeb ringi välja.

    __Mängukord.__ Pööra kaart ja veereta kuut täringut. Kui ükski täring punkte ei anna, on see *tühi veeretus*:
    sinu kord on läbi ja kaotad kõik selle punktid. Muidu kas __lõpeta__ ja pane korra punktid kirja koos kõigi
    täringutega, mis viimases veeretuses loevad, või __pane kõrvale__ vähemalt üks üksik või kolmik ja
    veereta ülejäänuid.

    __Mis annab punkte__

    | täringud | punktid | täringud | punktid |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Nii annab ⚀⚁⚁⚁⚄⚅ 350 punkti. Kolm ühesugust on kolmik ainult siis, kui kõik kolm tulid *ühe
    veeretusega*: kolm ⚄, mis pandi kõrvale kolme veeretusega, annavad 150, mitte 500.

    __Tutto.__ Kui kõik kuus täringut on kõrval, ühe veeretusega või mitmega, on see Tutto. Kaart annab,
    mida lubab. Siis lõpeta ja pane punktid kirja või __jätka__: pööra järgmine kaart ja veereta kõiki kuut
    täringut. Kui nüüd tuleb stoppkaart või tühi veeretus, kaotad kõik selle korra punktid, ka varasemate
    kaartide omad.

    __Näide.__ Sinu kaart on Boonus 300. Veeretad ⚀⚁⚂⚂⚂⚅, paned ⚂⚂⚂ kõrvale (300) ja veeretad kolme: ⚁⚃⚄.
    Paned ⚄ kõrvale (50) ja veeretad kaht: ⚀⚄. Paned mõlemad kõrvale (150) ja see on Tutto. 500 täringute ja
    300 kaardi eest teeb 800. Võiksid need kirja panna, aga jätkad ja pöörad kaardi x2. Veel üks Tutto,
    ütleme 400, teeks 1200 ja kahekordistaks selle 2400-ks. Aga veeretad ⚁⚁⚂⚃⚅⚅. Ükski täring ei anna
    punkte ja need 800 punkti on läinud.

    | kaart | mitu | mida teeb |
    |---|---|---|
    | Boonus 200, 300, 400, 500, 600 | igaüht 5 | Tutto annab boonuse juurde. |
    | x2 | 5 | Tutto kahekordistab kõik selle korra senised punktid, ka varasemate kaartide omad. |
    | Stopp | 10 | Sinu kord on läbi ja kaotad selle punktid. |
    | Ilutulestik | 5 | Pane kõrvale kõik täringud, mis loevad. Pärast Tuttot veereta kõiki kuut uuesti ilma uue kaardita. Korra lõpetab ainult tühi veeretus ja see *paneb* punktid *kirja*. |
    | Pluss/miinus | 5 | Enne Tuttot lõpetada ei saa. See annab sulle 1000, mida iganes veeretasid, ja kui punktid kirja paned, kaotab liider 1000. Kui liidreid on mitu, kaotab igaüks sama palju, sina aga mitte kunagi. |
    | Rida | 5 | Lõpetada ei saa, enne kui üks kuni kuus on kõrval, igaüks ühe korra. Iga veeretus peab tooma vähemalt ühe uue arvu, muidu on see tühi. Rida annab 2000 ja loetakse Tuttoks. |
    | Ristikuleht | 1 | Lõpetada ei saa. Kahe Tuttoga selle kaardiga võidad mängu kohe, punktidest sõltumata. Pärast esimest veereta kõiki kuut täringut uuesti. |

    __Rida, näide.__ Veeretad ⚀⚁⚁⚃⚄⚅, paned ⚀⚁⚃⚄⚅ kõrvale ja veeretad üht täringut. Ainult ⚂ teeb rea täis;
    kõik muu on tühi veeretus. Võiksid ka vähem täringuid kõrvale panna ja puuduvaid arve rohkematega püüda.

    __Pluss/miinus.__ Kes juhib, näitab punktileht, enne kui selle korra punktid juurde liidetakse. Kui
    juhid üksi, lõpetab kaart sinu korra nagu stoppkaart. Keegi ei lange alla 0.

    __Pakk__ jätkub korrast korda. Kui see otsa saab, segatakse kõik 56 kaarti uuesti.

    __Lõpp.__ Mäng lõpeb kohe, kui keegi on kirja pannud vähemalt 6000 punkti, ja võidab suurim punktisumma.
    Kui mängid üksi, loe, mitu korda sul kulub.

    __Hilisemad reeglid.__ Kui juhid üksi, võid pluss/miinusega saada 1000 punkti ja keegi ei kaota midagi.
    Kui keegi jõuab 6000 punktini, mängitakse ring lõpuni. Võrdse summa korral jagatakse võit.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Pead ainult punktiarvestust? Kirjuta „turn“, kaardid järjekorras ja kirja pandud punktid: „turn 600 x2 1500“.
error-tutto-turn-form = Seda ei saa lugeda: „{ $text }“. Kirjuta korra kaardid ja siis punktid, või 0, kui need kaotati: „turn 600 x2 1500“.

## The short rules
tutto-goal = Ole esimene, kes paneb kirja { $target } punkti.
tutto-begins = Reeglivihiku järgi alustab kõige õnnelikuma käega mängija. Kes see on, otsustate koos.
tutto-step-card = Pööra kaart ja veereta kuut täringut.
tutto-step-set = Pane kõrvale vähemalt üks täring, mis loeb, ja veereta ülejäänuid. Või lõpeta ja pane punktid kirja.
tutto-step-tutto = Kui kõik kuus täringut on kõrval, on see Tutto ja kaart annab, mida lubab. Pane punktid kirja või pööra järgmine kaart.
tutto-item-single = Üksik
tutto-item-triple = Kolmik
tutto-needs-single = Igaüks loeb ka üksi.
tutto-needs-triple = Kolm ühesugust ühe veeretusega.
tutto-needs-stop = sinu kord on läbi ja kaotad selle punktid
tutto-example-card = Pöörad kaardi { $card }.
tutto-example-set = Paned kõrvale { $aside }, see annab { $points } punkti. Nüüd on sul { $total }.
tutto-example-tutto = Kõik kuus täringut on kõrval, seega on see Tutto. { $dice } täringute ja { $bonus } kaardi eest teeb { $points }.
tutto-example-go = Sa ei pane { $points } punkti kirja, vaid pöörad veel ühe kaardi: { $card }.
tutto-example-null = Ükski täring ei anna punkte. See on tühi veeretus ja kõik { $points } punkti on läinud.
tutto-ask-triple = Kas kolm viit kolmest veeretusest on kolmik?
tutto-answer-triple = Ei. Kolmik peab tulema ühe veeretusega.
tutto-ask-at-once = Kas pean enne lõpetamist täringuid kõrvale panema?
tutto-answer-at-once = Ei. Kui lõpetad, pannakse kirja ka kõik täringud, mis viimases veeretuses loevad.
tutto-ask-null = Mida tühi veeretus maksab?
tutto-answer-null = Kõik selle korra punktid, ka varasemate kaartide omad. Varem kirja pandud punktid on kindlad. Ainult ilutulestikuga paneb tühi veeretus punktid kirja.
tutto-ask-leader-misses-turn = Mis siis, kui olen liider ja pööran pluss/miinuse?
tutto-answer-leader-misses-turn = Kui juhid üksi, on sinu kord läbi, just nagu stoppkaardiga.
tutto-ask-leader-plays-on = Mis siis, kui olen liider ja pööran pluss/miinuse?
tutto-answer-leader-plays-on = Kui juhid üksi, võid saada 1000 punkti ja keegi ei kaota midagi.
tutto-ask-end-at-once = Millal mäng lõpeb?
tutto-answer-end-at-once = Kohe, kui keegi on kirja pannud vähemalt { $target } punkti.
tutto-ask-end-equal-turns = Millal mäng lõpeb?
tutto-answer-end-equal-turns = Selle ringi lõpus, milles keegi jõuab vähemalt { $target } punktini.
tutto-now-risk = See kaart on praegu laual ja kaalul on { $points } punkti.
tutto-now-left = { $left ->
    [0] { $cards } kaardi pakis ei ole ühtegi alles.
    [one] { $cards } kaardi pakis on alles 1.
   *[other] { $cards } kaardi pakis on alles { $left }.
 }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Jõua esimesena 1000 punktini
tutto-lesson-draw = Iga kord algab kaardiga. Pööra kaart.
tutto-lesson-draw-why = Pane kõik kuus täringut kõrvale ja see kaart annab 300 juurde.
tutto-lesson-one = Üksi loevad ainult ⚀ ja ⚄. Pane ⚀ kõrvale ja veereta ülejäänuid.
tutto-lesson-one-why = ⚀ annab 100 punkti, ⚄ annab 50.
tutto-lesson-triple = Kolm ühesugust ühe veeretusega loevad koos. Pane ⚁⚁⚁ kõrvale.
tutto-lesson-triple-why = See annab 200 punkti. ⚅⚅⚅ annaks 600 ja ⚀⚀⚀ lausa 1000.
tutto-lesson-tutto = Mõlemad täringud loevad. Pane ⚀⚄ kõrvale.
tutto-lesson-tutto-why = Kõik kuus täringut on kõrval. See on Tutto ja kaart annab 300 juurde.
tutto-lesson-bank = Võiksid jätkata ja kõik kaalule panna. Pane parem oma 750 punkti kirja.
tutto-lesson-bank-why = Kirja pandud punktid on kindlad. Bot Jussi mängis järgmisena ja pani kirja 250.
tutto-lesson-null = Jälle sinu kord. Pööra järgmine kaart.
tutto-lesson-null-why = Ei ole ⚀, ei ole ⚄, ei ole kolme ühesugust. See on tühi veeretus ja kord ei anna midagi.
tutto-lesson-draw-again = Jussi pööras stoppkaardi ja pidi lõpetama. Pööra oma kaart.
tutto-lesson-draw-again-why = Võiduks on vaja 250. Kui paned kohe kirja, saad ainult 200.
tutto-lesson-coach = Küsi treenerilt, mida kõrvale panna.
tutto-lesson-coach-why = Ainult ⚀, sest mida rohkem täringuid veeretad, seda harvem tuleb tühi veeretus.
tutto-lesson-win = 250 punkti, täpselt paras. Pane need kirja.
tutto-lesson-win-why = See teeb 1000 punkti ja sa võidad. Enamasti mängitakse 6000 punktini.
tutto-lesson-done = Lõpeta õigel ajal ja pane kõrvale ainult need täringud, mida vajad.
