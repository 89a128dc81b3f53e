# KIVI: names, what can be agreed on, why a move is refused, and the rules in our own words.

kivi-name = KIVI
kivi-tagline = Langar línur á 7 × 7 borði

## Editions
kivi-edition-international = Alþjóðleg
kivi-edition-italian = Ítölsk

## Options, and what each value means
kivi-option-run-of-six = Hvert 1-2-3-4-5-6 má fara
kivi-option-run-of-six-vacant = á hvaða lausan reit sem er
kivi-option-run-of-six-take-over = á hvaða lausan reit sem er eða reit annars leikmanns
kivi-option-alike = Hvert fimm og sex eins mega fara
kivi-option-alike-wild = á hvaða lausan reit sem er; sex eins líka á reit annars leikmanns
kivi-option-alike-plain = aðeins á reiti sem þeir passa á

## What an option changes, in a sentence
kivi-option-run-of-six-vacant-more = Með 1-2-3-4-5-6 máttu setja stein á hvaða lausan reit sem er.
kivi-option-run-of-six-take-over-more = Með 1-2-3-4-5-6 máttu setja stein á hvaða lausan reit sem er, eða taka reit annars leikmanns og færa steininn þar annað.
kivi-option-alike-wild-more = Með fimm eins máttu setja stein á hvaða lausan reit sem er. Með sex eins máttu líka taka reit annars leikmanns og færa steininn þar annað.
kivi-option-alike-plain-more = Fimm og sex eins eru ekkert sérstakt. Þeir passa aðeins á oddatölur, sléttar tölur, 12 eða minna og 30 eða meira.

## What counts
kivi-item-lines = Línur
kivi-item-singles = Stakir steinar

## Targets of the squares
kivi-target-two-pairs = 2 pör
kivi-target-three-of-a-kind = Þrír eins
kivi-target-run-of-4 = Fjórir í röð
kivi-target-three-and-two = 3 + 2 eins
kivi-target-four-of-a-kind = Fjórir eins
kivi-target-run-of-5 = Fimm í röð
kivi-target-all-even = Sléttar tölur
kivi-target-all-odd = Oddatölur
kivi-target-at-most-12 = 12 eða minna
kivi-target-at-least-30 = 30 eða meira
kivi-target-three-pairs = 3 pör
kivi-target-two-triples = 2 þrennur
kivi-target-four-and-two = 4 + 2 eins

## Targets as they stand on a square: six letters at most
kivi-short-two-pairs = AABB
kivi-short-three-of-a-kind = AAA
kivi-short-run-of-4 = ABCD
kivi-short-three-and-two = AAABB
kivi-short-four-of-a-kind = AAAA
kivi-short-run-of-5 = ABCDE
kivi-short-all-even = slétt
kivi-short-all-odd = odda
kivi-short-at-most-12 = ≤12
kivi-short-at-least-30 = ≥30
kivi-short-three-pairs = AABBCC
kivi-short-two-triples = AAABBB
kivi-short-four-and-two = AAAABB

## Where a roll may go whatever the targets say
kivi-wild-vacant = Hvaða laus reitur sem er
kivi-wild-take-over = Hvaða laus reitur sem er eða reitur annars leikmanns

## On the screen
kivi-stones =
    { $box ->
        [0] { $hand } eftir
       *[other] { $hand } eftir, { $box } tapað
    }
kivi-line = { $ends } { $sum }×{ $stones } = { $points }
kivi-singles = { $squares } = { $points }
kivi-round = Umferð { $round } af { $rounds }
kivi-rolls-left =
    { $rolls ->
        [0] engin köst eftir
        [one] { $rolls } kast eftir
       *[other] { $rolls } köst eftir
    }
kivi-meets = { $targets }
kivi-meets-taken = { $targets }, en þegar tekið
kivi-meets-nothing = Passar hvergi
kivi-move-keep =
    { $count ->
        [0] kasta öllum sex aftur
       *[other] geyma { $dice }
    }
kivi-move-place = steinn á reitinn { $square } ({ $gain })
kivi-move-take-over = steinn á reitinn { $square } ({ $gain }), hinn á reitinn { $to } ({ $change })
kivi-move-box = steinn í öskjuna

## At the table in the browser
kivi-turn = Lota { $round } af { $rounds }
kivi-place = Setja á reitinn { $square }
kivi-take-over = Taka reitinn { $square }, færa stein þaðan á reitinn { $to }
kivi-box = Setja steininn í öskjuna
kivi-choose = Ýttu á reit sem passar.
kivi-choose-vacant = Ýttu á lausan reit fyrir hinn steininn.
kivi-key-hint = Ýttu á reit til að sjá hvers hann krefst.
kivi-hint-meets =
    { $free ->
        [0] Teningarnir sýna samsetninguna { $targets }, en enginn slíkur reitur er laus.
       *[other] Teningarnir sýna samsetninguna { $targets }. Ýttu á upplýstan reit.
    }
kivi-hint-nothing = Teningarnir passa ekki á neinn reit.
kivi-hint-keep = Ýttu á teningana sem þú vilt geyma og kastaðu svo hinum.
kivi-wild-fits =
    { $roll ->
        [six] Sex eins passa alls staðar.
        [five] Fimm eins passa alls staðar.
       *[run] 1-2-3-4-5-6 passar alls staðar.
    }
kivi-hint-wild =
    { kivi-wild-fits } { $wild ->
        [take_over] Ýttu á lausan reit eða reit með steini annars leikmanns.
       *[vacant] Ýttu á lausan reit.
    }
kivi-key-value =
    { $value ->
        [1] hvítur, gildi 1
        [2] svartur, gildi 2
        [3] rauður, gildi 3
       *[other] gildi { $value }
    }
kivi-key-example = til dæmis
kivi-key-line = { $stones } steina lína = { $points }
kivi-key-single = stakur steinn
kivi-key-not = Teningarnir sýna í staðinn samsetninguna { $targets }.
kivi-colours = Hvítir reitir hafa gildið 1, svartir 2, rauðir 3.
kivi-did-place = { $name } tekur reitinn { $square } ({ $target }).
kivi-did-take-over = { $name } tekur reitinn { $square } og færir steininn þar á reitinn { $to }.
kivi-did-box = { $name } setur stein í öskjuna.
kivi-moment = { $stones } steina lína
kivi-moment-wild =
    { $roll ->
        [six] Sex eins
        [five] Fimm eins
       *[run] 1-2-3-4-5-6
    }
kivi-moment-wild-more = Passar á alla lausa reiti.
kivi-moment-points =
    { $gain ->
        [one] +{ $gain } stig
       *[other] +{ $gain } stig
    }

## What can be typed
kivi-help =
    Skrifaðu teningana sem þú vilt geyma og hinum er kastað aftur: „444“ eða „keep 4 4 4“. „keep“ eitt og sér kastar öllum sex.
    Skrifaðu reit til að setja stein þar: „d4“ eða „place d4“.
    Til að taka yfir reit bætirðu við hvert hinn steinninn fer: „d4 b2“ eða „place d4 move b2“.
    Skrifaðu „box“ til að setja steininn í öskjuna þegar hann kemst hvergi.

## Refusals
error-kivi-no-rolls-left = Þú átt engin köst eftir. Settu stein á borðið, eða í öskjuna ef hann kemst hvergi.
error-kivi-keep-not-there = Þú getur aðeins geymt teninga sem þú hefur kastað: { $dice }.
error-kivi-keep-all = Ef þú geymir alla sex teningana er engu að kasta. Settu stein á borðið eða kastaðu einhverjum teningum aftur.
error-kivi-square-unknown = Reiturinn { $square } er ekki á þessu borði. Reitirnir eru frá { $first } til { $last }.
error-kivi-square-taken = Þegar er steinn á reitnum { $square }. Veldu annan reit.
error-kivi-target-not-met =
    Reiturinn { $square } krefst þess: { $target }. { $needs } { $count ->
        [0] Teningarnir passa hvergi.
       *[other] Teningarnir passa hér: { $open }.
    }
error-kivi-take-over-where = Til að taka yfir reitinn { $square } þarftu að segja á hvaða lausan reit steinninn þar fer.
error-kivi-no-take-over = Með þessu kasti geturðu ekki tekið yfir reit. Veldu lausan reit.
error-kivi-take-over-vacant = Reiturinn { $square } er laus. Settu bara stein þar.
error-kivi-take-over-own = Þú átt þegar steininn á reitnum { $square }. Veldu annan reit.
error-kivi-move-to-taken = Þegar er steinn á reitnum { $to }. Færðu steininn af reitnum { $square } á lausan reit.
error-kivi-board-full = Borðið er fullt, svo engan stein er hægt að færa.
error-kivi-box-rolls-left = Þú átt enn köst eftir. Askjan er aðeins fyrir síðasta kast sem passar hvergi.
error-kivi-box-can-place = Þetta kast passar hér: { $open }. Þú verður að setja steininn á borðið.
error-kivi-position-impossible = Svona getur leikur ekki litið út: steinar eftir { $hands }, steinar á borðinu { $stones }, sæti { $turn } á leik.

## What the coach says, and why
kivi-advice-keep =
    { $count ->
        [0] Kastaðu öllum sex aftur
       *[other]
            Geymdu { $dice } og kastaðu { $left ->
                [one] einum teningi
               *[other] { $left } teningum
            }
    }
kivi-advice-keep-brief =
    { $count ->
        [0] Kastaðu öllum sex
       *[other] Geymdu { $dice }
    }
kivi-advice-place = Settu stein á reitinn { $square } ({ $target })
kivi-advice-place-brief = Stein á reitinn { $square }
kivi-advice-take-over = Taktu reitinn { $square } og færðu steininn þar á reitinn { $to }
kivi-advice-box = Settu steininn í öskjuna
kivi-why-gain = Það gefur { study-amount-points } núna.
kivi-why-line = Það gefur { study-amount-points } núna, í { $stones } steina línu.
kivi-why-block = Það lokar líka á keppinautana. Einhver þeirra hefði getað fengið { study-amount-points } þar.
kivi-why-rare = Ef þú stefnir á samsetninguna { $target } alla lotuna næst hún í { $percent }% tilvika.
kivi-why-take-over = Að færa hinn steininn kostar eiganda hans { study-amount-points }.
kivi-why-box = Þetta kast passar ekki á neinn lausan reit, svo þú missir steininn.
kivi-why-keep = Líklegast endarðu á reitnum { $square } ({ $target }, { $percent }%) eða reitnum { $other_square } ({ $other_target }, { $other_percent }%).
kivi-why-keep-one = Líklegast endarðu á reitnum { $square } ({ $target }, { $percent }%).
kivi-why-keep-nothing = Ekkert kast getur lengur passað á lausan reit, svo þú missir steininn.
kivi-why-turn =
    { $percent ->
        [0] Að meðaltali gefur lotan { study-amount-points } og þú missir aldrei steininn.
       *[other] Að meðaltali gefur lotan { study-amount-points }. Þú missir steininn í { $percent }% tilvika.
    }
kivi-why-roll-instead =
    { $than ->
        [less] Að kasta aftur myndi kosta { study-amount-lead }.
        [more] Að kasta aftur gæfi { study-amount-lead } í viðbót.
       *[same] Að kasta aftur gæfi jafnmikið.
    }
kivi-why-place-instead =
    { $than ->
        [less] Að setja stein á reitinn { $square } ({ $target }) myndi kosta { study-amount-lead }.
        [more] Að setja stein á reitinn { $square } ({ $target }) gæfi { study-amount-lead } í viðbót.
       *[same] Að setja stein á reitinn { $square } ({ $target }) gæfi jafnmikið.
    }

## What sort of choice it was
kind-roll-on = að setja stein eða kasta áfram
kind-square = hvaða reit á að velja
kind-block = reitir sem aðrir vilja
kind-take-over = að taka yfir

## Boards of one's own
error-kivi-board-size = { $place } er { $given }, en á borði eru { $least } til { $most } raðir og dálkar.
error-kivi-board-rows = { $place } verður að hafa { $rows } raðir til að passa við stærðina, ekki { $given }.
error-kivi-board-columns = { $place } verður að hafa { $columns } reiti til að passa við stærðina, ekki { $given }.
error-kivi-board-target = Samsetningin „{ $target }“ er ekki til (reitur { $place }). Notaðu eina af þessum: { $allowed }.
error-kivi-board-value = Gildið „{ $value }“ (reitur { $place }) er ekki heil tala frá { $least } til { $most }.

## The rules, as Markdown
kivi-rules =
    Leggðu steinana þína tíu í langar línur, lárétt og lóðrétt. Flest stig samtals vinna, og jafnir leikmenn
    deila sigrinum. Tveir til fjórir geta spilað, tíu lotur hver, á borði með 49 reitum.

    __Lota.__ Kastaðu sex teningum. Þú mátt kasta allt að tvisvar aftur og geyma það sem þú vilt í hvert sinn.
    Eftir hvert kast sem passar á lausan reit máttu hætta og setja stein þar. Eftir þriðja kastið verðurðu að
    setja stein ef þú getur, á einhvern reit sem passar. Ef ekkert passar fer steinninn í öskjuna og er tapaður.

    __Samsetningar.__ Hver reitur krefst einnar samsetningar og hefur gildið 1, 2 eða 3.

    | samsetning | gildi | dæmi |
    |---|---|---|
    | 2 pör | 1 | ⚀⚀⚃⚃⚄⚅ |
    | Þrír eins | 1 | ⚁⚁⚁⚂⚄⚅ |
    | Fjórir í röð | 1 | ⚁⚂⚃⚄⚄⚄ |
    | 3 + 2 eins | 1 | ⚁⚁⚂⚅⚅⚅ |
    | Fjórir eins | 2 | ⚀⚂⚂⚂⚂⚄ |
    | Fimm í röð | 2 | ⚁⚂⚃⚄⚅⚅ |
    | Sléttar tölur | 2 | ⚁⚁⚃⚃⚃⚅ |
    | Oddatölur | 2 | ⚀⚀⚂⚂⚂⚄ |
    | 12 eða minna | 2 | ⚀⚀⚀⚁⚂⚃ |
    | 30 eða meira | 2 | ⚂⚃⚄⚅⚅⚅ |
    | 3 pör | 3 | ⚀⚀⚂⚂⚄⚄ |
    | 2 þrennur | 3 | ⚁⚁⚁⚄⚄⚄ |
    | 4 + 2 eins | 3 | ⚂⚂⚅⚅⚅⚅ |

    Allir sex teningarnir telja. Þrír eins með pari eru „3 + 2 eins“, aldrei „Þrír eins“, og fimm
    í röð eru ekki „Fjórir í röð“. Ef kast passar við fleiri en eina samsetningu velurðu eina þeirra.

    __Dæmi.__ Þú kastar ⚁⚁⚃⚃⚄⚅. Það er „2 pör“ og þú gætir sett stein strax. Í staðinn geymirðu ⚁⚁⚃⚃, kastar
    tveimur teningum og færð ⚁⚅. Nú er ⚁⚁⚁⚃⚃⚅ „3 + 2 eins“ og „Sléttar tölur“, en ekki lengur „2 pör“.

    __Frjáls köst.__ Fimm eins, ⚃⚃⚃⚃⚃⚅, eða einn til sex, ⚀⚁⚂⚃⚄⚅, passa á hvaða lausan reit sem er. Sex eins,
    ⚂⚂⚂⚂⚂⚂, passa á hvaða lausan reit sem er eða reit með steini annars leikmanns, og þann stein færirðu á
    hvaða lausan reit sem er.

    __Stig.__ Tveir eða fleiri af steinunum þínum hlið við hlið, án bils, eru lína. Lína gefur summu reita sinna
    margfaldaða með fjölda steinanna. Steinn getur verið í tveimur línum, einni láréttri og einni lóðréttri.
    Steinn sem er ekki í línu gefur gildi reitsins síns.

    __Stig, dæmi.__ Dálkarnir eru a til g frá vinstri, raðirnar 1 til 7 ofan frá. Steinarnir þínir eru á b2, c2,
    d2, c3 og g7. Lárétt hafa b2, c2 og d2 gildin 3, 1 og 3: 7 × 3 = 21. Lóðrétt hafa c2 og c3 gildin 1 og 2:
    3 × 2 = 6. Steinninn á g7 er stakur: 1. Það eru 28 samtals.

    __Ítölsk útgáfa.__ Með einum til sex, ⚀⚁⚂⚃⚄⚅, máttu líka taka reit annars leikmanns og færa þann stein á
    hvaða lausan reit sem er. Fimm og sex eins eru ekki frjáls köst.

## The short rules
kivi-goal = Leggðu steinana þína í langar línur. Lína gefur summu reitanna sinnum fjölda steina: { $sum } × { $stones } = { $points }.
kivi-begins = Samkvæmt bæklingnum kastar hvert ykkar einum teningi og hæsta kast byrjar. Svo er farið réttsælis.
kivi-step-roll = Kastaðu sex teningum.
kivi-step-keep = Geymdu suma og kastaðu hinum, allt að tvisvar.
kivi-step-place = Settu stein á lausan reit sem teningarnir passa á.
kivi-needs-two-pairs = Tvö pör og tveir aðrir teningar.
kivi-needs-three-of-a-kind = Þrír eins og þrír ólíkir teningar.
kivi-needs-run-of-4 = Fjórar tölur hver á eftir annarri, ekki fimm.
kivi-needs-three-and-two = Þrír eins, par og einn annar teningur.
kivi-needs-four-of-a-kind = Fjórir eins og tveir ólíkir teningar.
kivi-needs-run-of-5 = Fimm tölur hver á eftir annarri, ekki sex.
kivi-needs-all-even = Aðeins tvistar, fjarkar og sexur.
kivi-needs-all-odd = Aðeins ásar, þristar og fimmur.
kivi-needs-at-most-12 = Allir sex teningarnir gefa samtals 12 eða minna.
kivi-needs-at-least-30 = Allir sex teningarnir gefa samtals 30 eða meira.
kivi-needs-three-pairs = Þrjú ólík pör.
kivi-needs-two-triples = Þrír eins, tvisvar.
kivi-needs-four-and-two = Fjórir eins og par.
kivi-item-five = Fimm eins
kivi-item-run = Einn til sex
kivi-item-six = Sex eins
kivi-example-first = Fyrsta kastið þitt sýnir samsetninguna { $target }. Þú gætir sett stein núna.
kivi-example-keep = Þú vilt meira. Þú geymir { $kept } og kastar tveimur.
kivi-example-last = Nú sýna teningarnir bæði „{ $one }“ og „{ $other }“, og þú velur einn reit.
kivi-example-line = Lína: { $sum } × { $stones } = { $points }
kivi-example-alone = Stakur steinn: { $points }
kivi-example-total =
    { $points ->
        [one] Það er { $points } stig samtals.
       *[other] Það eru { $points } stig samtals.
    }
kivi-ask-all-dice = Telja allir sex teningarnir?
kivi-answer-all-dice = Já. ⚄⚄⚄⚂⚂⚁ er „3 + 2 eins“, aldrei „Þrír eins“. Ef teningarnir passa við fleiri en eina samsetningu velurðu eina þeirra.
kivi-ask-nothing = Hvað ef ekkert passar eftir þriðja kastið?
kivi-answer-nothing = Þá fer einn af steinunum þínum í öskjuna og er tapaður.
kivi-ask-twice = Getur steinn talið tvisvar?
kivi-answer-twice = Já, einu sinni í láréttri línu og einu sinni í lóðréttri.
kivi-ask-after = Þarf ég að nota öll þrjú köstin?
kivi-answer-after = Nei. Þú mátt setja stein eftir hvert kast sem passar á lausan reit. Eftir það þriðja verðurðu að gera það ef þú getur.
kivi-ask-tie = Hver vinnur ef stigin eru jöfn?
kivi-answer-tie = Enginn einn. Jafnir leikmenn deila sigrinum.
kivi-now =
    { $met ->
        [yes] Teningarnir þínir passa.
       *[no] { "" }
    }{ $free ->
        [0] Enginn þessara reita er laus.
        [one] { $free } af { $of } reitum er laus.
       *[other] { $free } af { $of } reitum eru lausir.
    }

## The lesson: what to do at each step, and why once it is done
kivi-lesson-goal = Byggðu langar línur úr þínum eigin steinum
kivi-lesson-roll = Kastaðu teningunum þínum sex.
kivi-lesson-roll-why = Þú færð þrjú köst til að hitta á einhvern reitinn.
kivi-lesson-keep = Geymdu ⚄⚄⚄ og kastaðu hinum þremur.
kivi-lesson-keep-why = ⚄⚄⚄⚁⚁ er 3 + 2 eins og ekki lengur þrír eins.
kivi-lesson-place = Reitirnir sem passa eru upplýstir. Settu fyrsta steininn á b4.
kivi-lesson-place-why = Hvítir reitir hafa gildið 1, svartir 2 og rauðir 3. Erfiðari köst gefa meira.
kivi-lesson-roll-two = Jussi, þjarkurinn sem þú spilar við, setti líka stein. Kastaðu aftur.
kivi-lesson-roll-two-why = Þetta eru sléttar tölur og líka 3 + 2 eins. Þú velur hvort þú notar.
kivi-lesson-line = c4 krefst sléttra talna og er við hliðina á steininum þínum. Settu stein þar.
kivi-lesson-line-why = Lína gefur summu reitanna sinnum fjölda steina: (1 + 2) × 2 = 6.
kivi-lesson-roll-three = Rauði reiturinn d4 gæfi þriggja steina línu. Kastaðu.
kivi-lesson-roll-three-why = d4 krefst tveggja þrenna, eins og ⚃⚃⚃⚅⚅⚅.
kivi-lesson-coach = Spurðu þjálfarann hvaða teninga á að geyma.
kivi-lesson-coach-why = Þig vantaði bara einn ⚅ enn og hann kom.
kivi-lesson-three = Þetta eru 2 þrennur. Settu steininn á d4.
kivi-lesson-three-why = (1 + 2 + 3) × 3 = 18 stig. Langar línur vaxa hratt.
kivi-lesson-roll-last = Stökkvum fram að síðasta steininum þínum. Kastaðu.
kivi-lesson-roll-last-why = Teningarnir gefa samtals 11, svo þeir passa á alla lausa ≤12-reiti.
kivi-lesson-last = Bæði a4 og e4 gefa fjögurra steina línu. e4 lokar líka á Jussi, svo settu steininn þar.
kivi-lesson-last-why = (1 + 2 + 3 + 2) × 4 = 32. Síðasta kast Jussi passaði ekki, svo sá steinn er tapaður.
kivi-lesson-done = Leitaðu að reitum sem lengja línurnar þínar og lokaðu á keppinautana í tæka tíð.
