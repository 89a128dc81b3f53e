# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Pikad rivid 7 × 7 ruuduga laual

## Editions
kivi-edition-international = Rahvusvaheline
kivi-edition-italian = Itaalia

## Options, and what each value means
kivi-option-run-of-six = Kuhu sobib 1-2-3-4-5-6
kivi-option-run-of-six-vacant = igale vabale ruudule
kivi-option-run-of-six-take-over = vabale või teise mängija ruudule
kivi-option-alike = Kuhu sobivad viis ja kuus ühesugust
kivi-option-alike-wild = igale vabale ruudule, kuus ühesugust ka teise mängija omale
kivi-option-alike-plain = ainult sobivatele ruutudele

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Veeretusega 1-2-3-4-5-6 võid oma kivi panna igale vabale ruudule.
kivi-option-run-of-six-take-over-more = Veeretusega 1-2-3-4-5-6 võid oma kivi panna igale vabale ruudule või võtta üle teise mängija ruudu ja viia selle kivi mujale.
kivi-option-alike-wild-more = Viie ühesugusega võid oma kivi panna igale vabale ruudule. Kuue ühesugusega võid ka teise mängija ruudu üle võtta ja selle kivi mujale viia.
kivi-option-alike-plain-more = Viis ja kuus ühesugust ei ole midagi erilist. Need sobivad ainult kombinatsioonidega „Ainult paaritud“, „Ainult paarisarvud“, „12 või vähem“ ja „30 või rohkem“.

## What counts
kivi-item-lines = Rivid
kivi-item-singles = Üksikud kivid

## Targets of the squares
kivi-target-two-pairs = 2 paari
kivi-target-three-of-a-kind = Kolmik
kivi-target-run-of-4 = 4 järjest
kivi-target-three-and-two = Kolmik + paar
kivi-target-four-of-a-kind = Nelik
kivi-target-run-of-5 = 5 järjest
kivi-target-all-even = Ainult paarisarvud
kivi-target-all-odd = Ainult paaritud
kivi-target-at-most-12 = 12 või vähem
kivi-target-at-least-30 = 30 või rohkem
kivi-target-three-pairs = 3 paari
kivi-target-two-triples = 2 kolmikut
kivi-target-four-and-two = Nelik + paar

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = 2,4,6
kivi-short-all-odd = 1,3,5
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Iga vaba ruut
kivi-wild-take-over = Iga vaba ruut või teise mängija oma

## On the screen
kivi-stones = { $box ->
    [0] { $hand } mängimata
   *[other] { $hand } mängimata, { $box } kaotatud
 }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Ring { $round }/{ $rounds }
kivi-rolls-left = { $rolls ->
    [0] veeretusi enam ei ole
    [one] 1 veeretus alles
   *[other] { $rolls } veeretust alles
 }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, aga juba võetud
kivi-meets-nothing = Ei sobi kuhugi
kivi-move-keep = { $count ->
    [0] veereta kõik kuus uuesti
   *[other] jäta alles { $dice }
 }
kivi-move-place = kivi ruudule { $square } ({ $gain })
kivi-move-take-over = kivi ruudule { $square } ({ $gain }), sealne ruudule { $to } ({ $change })
kivi-move-box = kivi karpi

## At the table in the browser
kivi-turn = Kord { $round }/{ $rounds }
kivi-place = Pane ruudule { $square }
kivi-take-over = Võta ruut { $square }, kivi ruudule { $to }
kivi-box = Pane kivi karpi
kivi-choose = Puuduta sobivat ruutu.
kivi-choose-vacant = Puuduta vaba ruutu teise kivi jaoks.
kivi-key-hint = Puuduta ruutu, et näha, mis sinna sobib.
kivi-hint-meets = { $free ->
    [0] Sinu täringutest saab: { $targets }. Ükski neist ruutudest ei ole vaba.
   *[other] Sinu täringutest saab: { $targets }. Puuduta esile tõstetud ruutu.
 }
kivi-hint-nothing = Sinu täringud ei sobi ühelegi ruudule.
kivi-hint-keep = Puuduta täringuid, mille tahad alles jätta, ja veereta ülejäänuid.
kivi-wild-fits = { $roll ->
    [six] Kuus ühesugust sobib kõikjale.
    [five] Viis ühesugust sobib kõikjale.
   *[run] 1-2-3-4-5-6 sobib kõikjale.
 }
kivi-hint-wild = { kivi-wild-fits } { $wild ->
    [take_over] Puuduta mis tahes vaba ruutu või ruutu, kus on teise mängija kivi.
   *[vacant] Puuduta mis tahes vaba ruutu.
 }
kivi-key-value = { $value ->
    [1] valge, väärtus 1
    [2] must, väärtus 2
    [3] punane, väärtus 3
   *[other] väärtus { $value }
 }
kivi-key-example = näiteks
kivi-key-line = { $stones } kivi rivi = { $points }
kivi-key-single = üksik kivi
kivi-key-not = Sinu täringutest saab hoopis: { $targets }.
kivi-colours = Valge ruudu väärtus on 1, musta 2 ja punase 3.
kivi-did-place = { $name } sai ruudu { $square } ({ $target }).
kivi-did-take-over = { $name } võttis üle ruudu { $square } ja viis selle kivi ruudule { $to }.
kivi-did-box = { $name } pani kivi karpi.
kivi-moment = { $stones } kivi rivi
kivi-moment-wild = { $roll ->
    [six] Kuus ühesugust
    [five] Viis ühesugust
   *[run] 1-2-3-4-5-6
 }
kivi-moment-wild-more = Sobib igale vabale ruudule.
kivi-moment-points = { $gain ->
    [one] +1 punkt
   *[other] +{ $gain } punkti
 }

## What can be typed
kivi-help =
    Kirjuta täringud, mille tahad alles jätta, ja ülejäänud veeretatakse uuesti: „444“ või „keep 4 4 4“. Ainult „keep“ veeretab kõik kuus.
    Kirjuta ruut, et sinna kivi panna: „d4“ või „place d4“.
    Ruudu ülevõtmiseks lisa, kuhu teine kivi läheb: „d4 b2“ või „place d4 move b2“.
    Kirjuta „box“, et panna kivi karpi, kui see kuhugi ei sobi.

## Refusals
error-kivi-no-rolls-left = Veeretusi enam ei ole. Pane kivi ruudule või karpi, kui see kuhugi ei sobi.
error-kivi-keep-not-there = Alles saad jätta ainult täringuid, mille veeretasid: { $dice }.
error-kivi-keep-all = Kui jätad alles kõik kuus täringut, ei ole midagi veeretada. Pane kivi ruudule või veereta mõnda täringut uuesti.
error-kivi-square-unknown = Ruutu { $square } sellel laual ei ole. Esimene ruut on { $first } ja viimane { $last }.
error-kivi-square-taken = Ruudul { $square } on juba kivi. Vali teine ruut.
error-kivi-target-not-met = Ruudule { $square } on vaja kombinatsiooni „{ $target }“. { $needs } { $count ->
    [0] Sinu täringud ei sobi kuhugi.
   *[other] Sinu täringud sobivad siia: { $open }.
 }
error-kivi-take-over-where = Ruudu { $square } ülevõtmiseks ütle, millisele vabale ruudule selle kivi läheb.
error-kivi-no-take-over = Selle veeretusega ei saa ruutu üle võtta. Vali vaba ruut.
error-kivi-take-over-vacant = Ruut { $square } on vaba. Pane kivi lihtsalt sinna.
error-kivi-take-over-own = Kivi ruudul { $square } on juba sinu oma. Vali teine ruut.
error-kivi-move-to-taken = Ruudul { $to } on juba kivi. Vii ruudu { $square } kivi mõnele vabale ruudule.
error-kivi-board-full = Laud on täis, seega ei saa kivi liigutada.
error-kivi-box-rolls-left = Sul on veel veeretusi. Karp on ainult viimase veeretuse jaoks, kui see kuhugi ei sobi.
error-kivi-box-can-place = Selle veeretusega pead kivi lauale panema, sest see sobib siia: { $open }.

error-kivi-position-impossible = Sellist olukorda ei saa mängus tekkida: mängimata kive { $hands }, kive laual { $stones }, kord on kohal { $turn }.

## What the coach says, and why
kivi-advice-keep = { $count ->
    [0] Veereta kõik kuus uuesti
   *[other] Jäta alles { $dice } ja veereta { $left ->
        [one] üht täringut
       *[other] { $left } täringut
     }
 }
kivi-advice-keep-brief = { $count ->
    [0] Veereta kõik kuus
   *[other] Jäta alles { $dice }
 }
kivi-advice-place = Pane ruudule { $square } ({ $target })
kivi-advice-place-brief = Pane ruudule { $square }
kivi-advice-take-over = Võta ruut { $square } ja vii selle kivi ruudule { $to }
kivi-advice-box = Pane kivi karpi
kivi-why-gain = See annab kohe { study-amount-points }.
kivi-why-line = See annab kohe { study-amount-points }: { $stones } kivi rivi.
kivi-why-block = Ühtlasi jääd teistele ette. Keegi neist oleks võinud sealt saada { study-amount-points }.
kivi-why-rare = Kui püüad terve korra kombinatsiooni „{ $target }“, saad selle { $percent }% tõenäosusega.
kivi-why-take-over = Kivi äraviimine maksab selle omanikule { study-amount-points }.
kivi-why-box = See veeretus ei sobi ühelegi vabale ruudule, seega kaotad kivi.
kivi-why-keep = Kõige tõenäolisemalt jõuad ruudule { $square } ({ $target }, { $percent }%) või ruudule { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = Kõige tõenäolisemalt jõuad ruudule { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = Ükski veeretus ei sobi enam vabale ruudule, seega kaotad kivi.
kivi-why-turn = { $percent ->
    [0] Keskmiselt annab see kord { study-amount-points } ja kivi sa ei kaota.
   *[other] Keskmiselt annab see kord { study-amount-points }. Kivi kaotad { $percent }% tõenäosusega.
 }
kivi-why-roll-instead = { $than ->
    [less] Uus veeretus annaks keskmiselt { study-amount-lead } vähem.
    [more] Uus veeretus annaks keskmiselt { study-amount-lead } rohkem.
   *[same] Uus veeretus oleks sama hea.
 }
kivi-why-place-instead = { $than ->
    [less] Ruut { $square } ({ $target }) annaks keskmiselt { study-amount-lead } vähem.
    [more] Ruut { $square } ({ $target }) annaks keskmiselt { study-amount-lead } rohkem.
   *[same] Ruut { $square } ({ $target }) oleks sama hea.
 }

## What sort of choice it was
kind-roll-on = kas panna kivi või veeretada
kind-square = ruudu valik
kind-block = ruudud, mida teised tahavad
kind-take-over = ülevõtmine

## Boards of one's own
error-kivi-board-size = Kohas { $place } on { $given }, aga mängulaual on { $least } kuni { $most } rida ja veergu.
error-kivi-board-rows = Kohas { $place } peab laua suuruse järgi olema { $rows } rida, mitte { $given }.
error-kivi-board-columns = Kohas { $place } peab laua suuruse järgi olema { $columns } ruutu, mitte { $given }.
error-kivi-board-target = Kombinatsiooni „{ $target }“ ei ole (ruut { $place }). Vali üks neist: { $allowed }.
error-kivi-board-value = Väärtus „{ $value }“ (ruut { $place }) ei ole täisarv vahemikus { $least } kuni { $most }.

## The rules, as Markdown
kivi-rules =
    Pane oma kümme kivi pikkadesse rividesse, rõht- ja püstsuunas. Võidab suurim punktisumma; võrdse summa
    korral jagatakse võit. Mängijaid on kaks kuni neli, igaühel kümme korda, ja laual on 49 ruutu.

    __Mängukord.__ Veereta kuut täringut. Kuni kaks korda võid veel veeretada ja iga kord alles jätta, mis
    meeldib. Kui veeretus sobib mõnele vabale ruudule, võid lõpetada ja panna kivi sinna. Pärast kolmandat
    veeretust pead kivi ruudule panema, kui see kuhugi sobib; sobivate ruutude seast valid ise. Kui miski ei
    sobi, läheb kivi karpi ja on kaotatud.

    __Kombinatsioonid.__ Igal ruudul on kirjas kombinatsioon ja selle väärtus on 1, 2 või 3.

    | kombinatsioon | väärtus | näide |
    |---|---|---|
    | 2 paari | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Kolmik | 1 | ⚁⚁⚁⚂⚄⚅ |
    | 4 järjest | 1 | ⚁⚂⚃⚄⚄⚄ |
    | Kolmik + paar | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Nelik | 2 | ⚀⚂⚂⚂⚂⚄ |
    | 5 järjest | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Ainult paarisarvud | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Ainult paaritud | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 või vähem | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 või rohkem | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 paari | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 kolmikut | 3 | ⚁⚁⚁⚄⚄⚄ |
    | Nelik + paar | 3 | ⚂⚂⚅⚅⚅⚅ |

    Loevad kõik kuus täringut: kolm ühesugust koos paariga on „Kolmik + paar“, mitte kunagi „Kolmik“, ja
    viis järjest ei ole neli järjest. Kui veeretus sobib mitme kombinatsiooniga, valid neist ühe.

    __Näide.__ Veeretad ⚁⚁⚃⚃⚄⚅. See on „2 paari“ ja võiksid kivi kohe ära panna. Selle asemel jätad alles
    ⚁⚁⚃⚃, veeretad kaht täringut ja saad ⚁⚅. Nüüd on ⚁⚁⚁⚃⚃⚅ „Kolmik + paar“ ja „Ainult paarisarvud“, aga
    mitte enam „2 paari“.

    __Vabad veeretused.__ Viis ühesugust, ⚃⚃⚃⚃⚃⚅, või kõik arvud, ⚀⚁⚂⚃⚄⚅, sobivad igale vabale ruudule.
    Kuus ühesugust, ⚂⚂⚂⚂⚂⚂, sobib igale vabale ruudule või ruudule, kus on teise mängija kivi; selle kivi
    viid mis tahes vabale ruudule.

    __Punktid.__ Kaks või rohkem sinu kivi kõrvuti ilma vaheta on rivi. Rivi annab oma ruutude summa korda
    kivide arv. Kivi võib olla kahes rivis, ühes rõhtsas ja ühes püstises. Kivi, mis ei ole rivis, annab oma
    ruudu väärtuse.

    __Punktid, näide.__ Veerud on vasakult a kuni g, read ülalt 1 kuni 7. Sinu kivid on ruutudel b2, c2,
    d2, c3 ja g7. Rõhtsalt on ruutude b2, c2 ja d2 väärtused 3, 1 ja 3: 7 × 3 = 21. Püstiselt on ruutude
    c2 ja c3 väärtused 1 ja 2: 3 × 2 = 6. Kivi ruudul g7 on üksi: 1. Kokku 28.

    __Itaalia väljaanne.__ Kõigi arvudega, ⚀⚁⚂⚃⚄⚅, võid ka teise mängija ruudu üle võtta ja selle kivi mis
    tahes vabale ruudule viia. Viis ja kuus ühesugust ei ole vabad veeretused.

## The short rules
kivi-goal = Pane oma kivid pikkadesse rividesse. Rivi annab ruutude summa korda kivide arv: { $sum } × { $stones } = { $points }.
kivi-begins = Reeglivihiku järgi veeretab igaüks üht täringut ja alustab suurim. Edasi mängitakse päripäeva.
kivi-step-roll = Veereta kuut täringut.
kivi-step-keep = Jäta mõned alles ja veereta ülejäänuid, kuni kaks korda.
kivi-step-place = Pane kivi vabale ruudule, kuhu sinu täringud sobivad.
kivi-needs-two-pairs = Kaks paari ja kaks muud täringut.
kivi-needs-three-of-a-kind = Kolm ühesugust ja kolm muud, kõik erinevad.
kivi-needs-run-of-4 = Neli järjest, mitte viis.
kivi-needs-three-and-two = Kolm ühesugust, paar ja üks muu täring.
kivi-needs-four-of-a-kind = Neli ühesugust ja kaks muud, mis on erinevad.
kivi-needs-run-of-5 = Viis järjest, mitte kuus.
kivi-needs-all-even = Ainult kahed, neljad ja kuued.
kivi-needs-all-odd = Ainult ühed, kolmed ja viied.
kivi-needs-at-most-12 = Kõigi kuue täringu summa on kuni 12.
kivi-needs-at-least-30 = Kõigi kuue täringu summa on vähemalt 30.
kivi-needs-three-pairs = Kolm eri paari.
kivi-needs-two-triples = Kaks korda kolm ühesugust.
kivi-needs-four-and-two = Neli ühesugust ja paar.
kivi-item-five = Viis ühesugust
kivi-item-run = Kõik arvud 1–6
kivi-item-six = Kuus ühesugust
kivi-example-first = Esimesest veeretusest saab: { $target }. Võiksid kohe kivi panna.
kivi-example-keep = Püüad enamat. Jätad alles { $kept } ja veeretad kaht.
kivi-example-last = Nüüd on täringud nii „{ $one }“ kui ka „{ $other }“ ja sina valid ühe ruudu.
kivi-example-line = Rivi: { $sum } × { $stones } = { $points }
kivi-example-alone = Üksik kivi: { $points }
kivi-example-total = Kokku { $points } punkti.
kivi-ask-all-dice = Kas loevad kõik kuus täringut?
kivi-answer-all-dice = Jah. ⚄⚄⚄⚂⚂⚁ on „Kolmik + paar“, mitte kunagi „Kolmik“. Kui täringud sobivad mitme kombinatsiooniga, valid ühe.
kivi-ask-nothing = Mis siis, kui pärast kolmandat veeretust miski ei sobi?
kivi-answer-nothing = Üks sinu kividest läheb karpi ja on kaotatud.
kivi-ask-twice = Kas kivi võib lugeda kaks korda?
kivi-answer-twice = Jah, ühe korra rõhtsas ja ühe korra püstises rivis.
kivi-ask-after = Kas pean kõik kolm veeretust ära kasutama?
kivi-answer-after = Ei. Kivi võid panna pärast iga veeretust, mis sobib vabale ruudule. Pärast kolmandat pead, kui saad.
kivi-ask-tie = Kes võidab viigi korral?
kivi-answer-tie = Mitte keegi. Võrdse summaga mängijad jagavad võitu.
kivi-now = { $met ->
    [yes] Sinu täringud sobivad.{" "}
   *[no] {""}
 }{ $free ->
    [0] Ükski neist ruutudest ei ole vaba.
    [one] Vaba on 1 ruut { $of } hulgast.
   *[other] Vaba on { $free } ruutu { $of } hulgast.
 }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Tee oma kividest pikki rivisid
kivi-lesson-roll = Veereta oma kuut täringut.
kivi-lesson-roll-why = Sul on kolm veeretust, et mõnele ruudule sobida.
kivi-lesson-keep = Jäta alles ⚄⚄⚄ ja veereta ülejäänud kolme.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ on kolmik + paar, mitte enam kolmik.
kivi-lesson-place = Sobivad ruudud on esile tõstetud. Pane esimene kivi ruudule b4.
kivi-lesson-place-why = Valge ruudu väärtus on 1, musta 2 ja punase 3. Raskem veeretus annab rohkem.
kivi-lesson-roll-two = Ka Jussi, bot, kelle vastu mängid, pani kivi. Veereta uuesti.
kivi-lesson-roll-two-why = Need on ainult paarisarvud ja ühtlasi kolmik + paar. Sina valid, kumba kasutad.
kivi-lesson-line = Ruudule c4 sobivad paarisarvud ja see on sinu kivi kõrval. Pane kivi sinna.
kivi-lesson-line-why = Rivi annab ruutude summa korda kivide arv: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Punane ruut d4 teeks kolmekivilise rivi. Veereta.
kivi-lesson-roll-three-why = Ruudule d4 on vaja 2 kolmikut, näiteks ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Küsi treenerilt, millised täringud alles jätta.
kivi-lesson-coach-why = Puudu oli ainult üks ⚅ ja see tuli.
kivi-lesson-three = Need on 2 kolmikut. Pane kivi ruudule d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 punkti. Pikk rivi kasvab kiiresti.
kivi-lesson-roll-last = Hüppame sinu viimase kivi juurde. Veereta.
kivi-lesson-roll-last-why = Täringute summa on 11, nii et need sobivad igale vabale ruudule ≤12.
kivi-lesson-last = Nii a4 kui ka e4 teevad neljakivilise rivi. e4 jääb ka Jussile ette, pane kivi sinna.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Jussi viimane veeretus ei sobinud kuhugi, nii et see kivi on kaotatud.
kivi-lesson-done = Otsi ruute, mis sinu rivisid pikendavad, ja jää teistele õigel ajal ette.
