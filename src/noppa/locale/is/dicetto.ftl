# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Náðu spilum og haltu þeim

## Editions
dicetto-edition-international = Alþjóðleg
dicetto-edition-finnish = Finnsk
dicetto-edition-polish = Pólsk

## Options, and what each value means
dicetto-option-bonus = Spila með bónusspilum
dicetto-option-bonus-true = já
dicetto-option-bonus-false = nei
dicetto-option-cards-to-win = Fjöldi spila sem lýkur leiknum
dicetto-option-most-cards-points = Stig fyrir bónusspilið „Flest spil“
dicetto-option-battle = Hvenær teningaslagir fara fram
dicetto-option-battle-at-once = strax
dicetto-option-battle-end-of-turn = í lok lotunnar

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Fjögur bónusspil liggja opin frá byrjun. Leikmenn fá þau í lokin.
dicetto-option-bonus-false-more = Aðeins stigin á teningaspilunum telja.
dicetto-option-cards-to-win-more =
    { $value ->
        [1] Leiknum lýkur um leið og einhver nær spili.
        [one] Leiknum lýkur um leið og einhver er með { $value } spil. Með færri spilum verður hann styttri.
       *[other] Leiknum lýkur um leið og einhver er með { $value } spil. Með færri spilum verður hann styttri.
    }
dicetto-option-most-cards-points-more =
    { $value ->
        [one] Sá sem á flest spil fær { $value } stig að auki ef það bónusspil er í leiknum.
       *[other] Sá sem á flest spil fær { $value } stig að auki ef það bónusspil er í leiknum.
    }
dicetto-option-battle-at-once-more = Þú veist hver heldur spilinu áður en þú leggur hina teningana þína.
dicetto-option-battle-end-of-turn-more = Fyrst leggurðu alla teningana þína. Svo fara slagirnir fram, einn á eftir öðrum.

## Score sheet
dicetto-item-cards = Teningaspil
dicetto-item-bonus = Bónusspil

## Dice cards
dicetto-card-ones = Ásar
dicetto-card-twos = Tvistar
dicetto-card-threes = Þristar
dicetto-card-fours = Fjarkar
dicetto-card-fives = Fimmur
dicetto-card-sixes = Sexur
dicetto-card-pair = Par
dicetto-card-two-pairs = 2 pör
dicetto-card-three-of-a-kind = 3 eins
dicetto-card-four-of-a-kind = 4 eins
dicetto-card-small-straight = Lítil röð
dicetto-card-large-straight = Stór röð
dicetto-card-chance = Áhætta
dicetto-card-extra-roll = Aukakast

## What may lie on a card, in a few words
dicetto-asks-ones = ásar, hversu margir sem er
dicetto-asks-twos = tvistar, hversu margir sem er
dicetto-asks-threes = þristar, hversu margir sem er
dicetto-asks-fours = fjarkar, hversu margir sem er
dicetto-asks-fives = fimmur, hversu margar sem er
dicetto-asks-sixes = sexur, hversu margar sem er
dicetto-asks-pair = tveir eins
dicetto-asks-two-pairs = tvö pör eða fjórir eins
dicetto-asks-three-of-a-kind = þrír eins
dicetto-asks-four-of-a-kind = fjórir eins
dicetto-asks-small-straight = þrjár tölur í röð
dicetto-asks-large-straight = fjórar tölur í röð
dicetto-asks-chance = hvaða teningar sem er, minnst einn
dicetto-asks-extra-roll = hvaða teningar sem er, minnst einn

## Bonus cards
dicetto-card-fewest-logos = Fæst merki
dicetto-card-most-logos = Flest merki
dicetto-card-fewest-cards = Fæst spil
dicetto-card-most-cards = Flest spil
dicetto-card-most-straights = Flestar raðir
dicetto-card-most-chances = Flestar áhættur
dicetto-card-fewest-points = Fæst stig
dicetto-card-most-numbers = Flest 1–6-spil

## Dice
dicetto-colour-red = rauður
dicetto-colour-yellow = gulur
dicetto-colour-green = grænn
dicetto-colour-blue = blár

## The deck
dicetto-deck-built-in = okkar eigin stokkur
dicetto-deck-own = eigin stokkur úr skrá

## Moves
dicetto-move-keep =
    { $count ->
        [0] kasta öllum teningum aftur
       *[other] geyma { $dice }
    }
dicetto-move-place =
    { $effect ->
        [sends_back] leggja { $dice } á spilið { $card } (spil { $slot }) og senda hina teningana til baka
        [battle] leggja { $dice } á spilið { $card } (spil { $slot }) og berjast um það
       *[takes] leggja { $dice } á spilið { $card } (spil { $slot })
    }
dicetto-move-done = búið

## The table
dicetto-points =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
dicetto-fourth-roll = fjórða kastið
dicetto-free = laust
dicetto-tie = jafnt { $tie }
dicetto-tie-or-beat = jafnt { $tie }, { $beat } vinnur
dicetto-on-card = á { $slot }
dicetto-lost = tapað
dicetto-battle = Teningaslagur um spil { $slot }. Fyrri teningur: { $challenger }. Seinni teningur: { $owner }.
dicetto-total = stig
dicetto-cards = spil
dicetto-won = unnið
dicetto-nobody = jafnt
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left =
    { $rolls ->
        [0] engin köst eftir
        [one] { $rolls } kast eftir
       *[other] { $rolls } köst eftir
    }
dicetto-pile =
    { $cards ->
        [0] bunkinn er búinn
        [one] { $cards } spil í bunkanum
       *[other] { $cards } spil í bunkanum
    } ({ $deck })
dicetto-typing-keep = „55“ til að geyma þá, „p 2 55“ til að leggja þá á spil 2, „done“ til að ljúka lotunni
dicetto-typing-place = „p 2 55“ til að leggja teninga á spil 2, „done“ til að ljúka lotunni

## At the table in the browser
dicetto-lay = Leggja { $dice } á spilið { $card }
dicetto-lay-on = Leggja á spilið { $card }
dicetto-lay-short = Leggja { $dice } { $sum }
dicetto-hint = Veldu teninga og ýttu svo á spil.
dicetto-ends =
    { $cards ->
        [one] { $cards } spil lýkur leiknum
       *[other] { $cards } spil ljúka leiknum
    }
dicetto-in-pile = í bunkanum
dicetto-logo = með merki
dicetto-points-word =
    { $points ->
        [one] stig
       *[other] stig
    }
dicetto-battle-status = Slagur: { $challenger } á móti { $owner }
dicetto-did-lay = { $name } leggur { $dice } á spilið { $card }.
dicetto-moment = Slagur unninn
dicetto-moment-card = { $card } skiptir um eiganda

## What the coach says, and why
dicetto-advice-keep =
    { $count ->
        [0] Kastaðu öllum fjórum aftur
       *[other]
            Geymdu { $dice } og kastaðu { $left ->
                [one] einum teningi
               *[other] { $left } teningum
            }
    }
dicetto-advice-keep-brief =
    { $count ->
        [0] Kastaðu öllum fjórum
       *[other] Geymdu { $dice }
    }
dicetto-advice-lay = Leggðu { $dice } á spilið { $card }
dicetto-advice-done = Ljúktu lotunni
dicetto-why-keep =
    { $percent ->
        [100] Hvað sem þú kastar færðu teninga sem passa á spilið { $card }. Það gefur { study-amount-points }.
       *[other] Ef þú stefnir á spilið { $card } næst það í { $percent }% tilvika. Það gefur { study-amount-points }.
    }
dicetto-why-keep-too =
    { $percent ->
        [100] Spilið { $card } næst hvað sem þú kastar og gefur { study-amount-points }.
       *[other] Spilið { $card } næst í { $percent }% tilvika og gefur { study-amount-points }.
    }
dicetto-why-keep-none = Þú getur ekki tekið neitt spil í röðinni, svo þú kastar fyrir aukakastspilið.
dicetto-why-points = { $card } gefur { study-amount-points }.
dicetto-why-extra = Aukakastspilið gefur þér fjórða kastið í næstu lotu.
dicetto-why-beaten = Keppinautur sem stefnir á spilið vinnur þetta í { $percent }% tilvika.
dicetto-why-send-back = Summan þín, { $sum }, er hærri en { $lying } á spilinu.
dicetto-why-battle = Summan þín, { $sum }, er jöfn og á spilinu ({ $lying }), svo þið kastið einum teningi hvort. Þú vinnur í helmingi tilvika.
dicetto-why-done =
    { $cards ->
        [0] Þú ert aðeins með teninga á aukakastspilinu.
        [1] Þú ert með teninga á einu spili. Það gefur { study-amount-points }.
        [one] Þú ert með teninga á { $cards } spili. Samtals gefa þau { study-amount-points }.
       *[other] Þú ert með teninga á { $cards } spilum. Samtals gefa þau { study-amount-points }.
    }
dicetto-why-nothing = Þú lýkur lotunni án teninga á nokkru spili.
dicetto-why-roll-instead =
    { $than ->
        [less] Að kasta aftur myndi kosta { study-amount-chance }.
        [more] Að kasta aftur gæfi { study-amount-chance } í viðbót.
       *[same] Að kasta aftur væri jafngott.
    }
dicetto-why-lay-instead =
    { $than ->
        [less] Að leggja { $dice } á spilið { $card } núna myndi kosta { study-amount-chance }.
        [more] Að leggja { $dice } á spilið { $card } núna gæfi { study-amount-chance } í viðbót.
       *[same] Að leggja { $dice } á spilið { $card } núna væri jafngott.
    }

## Kinds of choices, where a player loses most
kind-lay = hvaða spil á að velja
kind-send-back = að senda teninga til baka
kind-battle = teningaslagir
kind-end-turn = að ljúka lotunni

## What can be typed
dicetto-help =
    Skrifaðu teningana sem þú vilt geyma og hinum er kastað aftur: „55“ eða „keep 5 5“. „keep“ eitt og sér kastar öllum fjórum.
    Til að leggja teninga á spil skrifarðu númer spilsins og teningana: „place 2 5 5“ eða „p 2 55“. Fyrir aukakastspilið skrifarðu „p x 1“.
    Þegar þú hefur lagt teninga geturðu ekki kastað aftur í lotunni. „done“ lýkur lotunni.
    Spil eru skrifuð „pair:1“, eða „pair:1*“ með merki. Bónusspil eru skrifuð „most_logos“, „fewest_cards“ og svo framvegis.

## Refusals
error-dicetto-placed-already = Þú hefur þegar lagt teninga, svo þú getur ekki kastað aftur í þessari lotu.
error-dicetto-no-rolls-left = Þú átt engin köst eftir. Leggðu teninga eða ljúktu lotunni.
error-dicetto-keep-not-there = Þú getur aðeins geymt teninga sem liggja á borðinu: { $dice }.
error-dicetto-slot-empty = Ekkert spil er á stað { $slot }. Veldu annan stað.
error-dicetto-challenge-lost = Þú tapaðir slag um spil { $slot } og getur því ekki lagt teninga þar aftur í þessari lotu.
error-dicetto-once-a-turn = Þú hefur þegar lagt teninga á spil { $slot }. Það má aðeins einu sinni í lotu.
error-dicetto-does-not-fit =
    Þessir teningar passa ekki á spilið { $card }. { $count ->
        [0] Engir af þínum gera það.
       *[other] Þessir myndu passa: { $allowed }.
    }
error-dicetto-dice-not-in-hand = Þú hefur aðeins þessa teninga til að leggja: { $hand }.
error-dicetto-dice-lost = Teninga sem tapa slag geturðu ekki lagt aftur í sömu lotu. Þú hefur: { $hand }.
error-dicetto-sum-too-low = { $sum } er of lágt fyrir spil { $slot }. { $least } gefur slag og allt hærra sendir teningana þar til baka.

## A deck from a file
error-dicetto-deck-not-a-list = Í stokkskránni verður { $place } að vera listi af töflum, skrifaður { $allowed }.
error-dicetto-deck-kind = Í stokkskránni hefur { $place } gerðina „{ $value }“, sem er ekki til. Notaðu eina af þessum: { $allowed }.
error-dicetto-deck-number = Í stokkskránni verður „{ $key }“ í { $place } að vera heil tala frá { $least } til { $most }, ekki { $value }.
error-dicetto-deck-logo = Í stokkskránni er „logo“ í { $place } { $value }. Notaðu eitt af þessu: { $allowed }.
error-dicetto-deck-twice = Í stokkskránni endurtekur { $place } spilið { $card }. Hækkaðu frekar fjöldann.
error-dicetto-deck-few-cards = Stokkskráin þarf að minnsta kosti { $least } spil undir { $place }, en þar eru { $found }.
error-dicetto-deck-most-cards = Í stokkskránni gefur { $place } { $value }, en valkosturinn most_cards_points segir { $allowed }. Slepptu stigunum í skránni eða breyttu valkostinum.

## The rules, as Markdown
dicetto-rules =
    Leggðu teninga á spil. Ef þeir eru þar enn þegar næsta lota þín byrjar eru spilin þín. Sá vinnur sem er með flest stig, og
    jafnir leikmenn deila sigrinum. Tveir til fjórir geta spilað, hver með fjóra teninga í eigin lit. Fjögur
    teningaspil liggja í röð og aukakastspilið við hliðina. Elsti leikmaðurinn byrjar, nema þið semjið um annað.

    __Þín lota: safna.__ Taktu hvert spil sem teningarnir þínir liggja enn á og taktu þá teninga aftur. Ný spil
    fylla röðina. Aukakastspilið er áfram á borðinu, en það gefur þér fjórða kastið í þessari lotu.

    __Þín lota: kasta.__ Kastaðu teningunum þínum fjórum allt að þrisvar. Eftir hvert kast velurðu hvaða
    teningum þú kastar aftur.

    __Þín lota: leggja.__ Leggðu teninga á eins mörg spil og þú vilt. Þegar þú hefur lagt einhverja geturðu ekki
    kastað aftur í lotunni. Á hvert spil má aðeins leggja einu sinni í lotu, og hver teningur liggur á einu spili.
    Teningar sem þú leggur ekki verða eftir hjá þér. Teningarnir á spili verða að passa nákvæmlega á það.

    | spil | teningar sem passa | dæmi | stig |
    |---|---|---|---|
    | Ásar upp í sexur | einn eða fleiri með þá tölu | Fjarkar: ⚃⚃⚃ | 2 |
    | Par | tveir eins | ⚄⚄ | 1 |
    | 2 pör | tvö pör eða fjórir eins | ⚁⚁⚅⚅ | 6 |
    | 3 eins | þrír eins | ⚂⚂⚂ | 4 |
    | 4 eins | fjórir eins | ⚁⚁⚁⚁ | 11 |
    | Lítil röð | þrjár tölur í röð | ⚂⚃⚄ | 2 |
    | Stór röð | fjórar tölur í röð | ⚁⚂⚃⚄ | 6 |
    | Áhætta | hvaða teningar sem er, minnst einn | ⚀⚅⚅ | 1 |
    | Aukakast | hvaða teningar sem er, minnst einn | ⚅ | 0 |

    __Spil með teningum annars.__ Leggðu tölur teninganna saman. Hærri summa sendir hina teningana strax til baka.
    Jöfn summa þýðir teningaslag: þið kastið einum teningi hvort og hærri teningurinn heldur spilinu. Ef jafnt er
    kastið þið aftur. Sá sem tapar tekur sína teninga til baka. Ef þú tapar í þinni eigin lotu geturðu hvorki notað
    þá teninga né það spil aftur í lotunni. Lægri summu er ekki hægt að leggja.

    __Dæmi.__ Síðasta kastið þitt er ⚂⚄⚄⚅. Annar leikmaður er með ⚃⚃ á spilinu Par. ⚄⚄ hjá þér vinna þá, 10 á móti
    8, og senda þá til baka. Annar er með ⚅ á spilinu Sexur. ⚅ hjá þér er jafn, svo þú getur barist um spilið. ⚂
    passar á Þrista, eða á Áhættu ef hún er laus. Ef teningarnir þínir eru þar enn þegar næsta lota þín byrjar eru
    spilin þín.

    __Leikslok.__ Leiknum lýkur þegar einhver tekur tíunda spilið sitt eða þegar engin teningaspil eru eftir. Spil
    með teningum á fara til þeirra leikmanna sem lögðu þá. Aukakastspilið er einskis virði og telst ekki spil.

    __Bónusspil.__ Fjögur af átta liggja opin frá byrjun og leikmenn fá þau í lokin. Ef jafnt er um eitthvert
    þeirra fær það enginn. Aðeins teningaspil eru talin.

    | bónusspil | stig | bónusspil | stig |
    |---|---|---|---|
    | Fæst merki | 3 | Flest merki | 3 |
    | Fæst spil | 4 | Flest spil | 3 |
    | Flestar raðir | 3 | Flestar áhættur | 3 |
    | Fæst stig | 5 | Flest 1–6-spil | 3 |

    __Stokkurinn.__ Teningaspilin 46 og stig þeirra eru okkar eigin stokkur, og annað hvert spil ber merkið (★). Ef
    þú átt alvöru spilin geturðu sótt þau úr skrá.

    __Finnsk útgáfa.__ Allir slagir fara fram í lok lotunnar, einn á eftir öðrum.

    __Pólsk útgáfa.__ Engin bónusspil eru með nema þið óskið eftir þeim, og „Flest spil“ gefur 4.

## The short rules
dicetto-goal =
    { $cards ->
        [1] Vinndu spil með teningunum þínum. Leiknum lýkur þegar einhver er með eitt, og sá vinnur sem er með flest stig.
        [one] Vinndu spil með teningunum þínum. Leiknum lýkur þegar einhver er með { $cards }, og sá vinnur sem er með flest stig.
       *[other] Vinndu spil með teningunum þínum. Leiknum lýkur þegar einhver er með { $cards }, og sá vinnur sem er með flest stig.
    }
dicetto-begins = Samkvæmt bæklingnum byrjar elsti leikmaðurinn.
dicetto-step-roll = Kastaðu fjórum teningum allt að þrisvar. Geymdu það sem þú vilt.
dicetto-step-lay = Leggðu teninga á spil sem þeir passa nákvæmlega á.
dicetto-step-keep = Ef þeir eru þar enn þegar næsta lota þín byrjar er spilið þitt.
dicetto-needs = Hér passa: { $asks }.
dicetto-needs-range =
    Hér passa: { $asks }. Gefur { $least } til { $most ->
        [one] { $most } stig
       *[other] { $most } stig
    }.
dicetto-needs-extra-roll = Tekur hvaða teninga sem er. Ef þú vinnur það færðu fjórða kastið í þeirri lotu. Svo fer það aftur á borðið. Það gefur engin stig.
dicetto-needs-fewest-logos = Fyrir þann sem er með fæstar stjörnur á spilunum sínum.
dicetto-needs-most-logos = Fyrir þann sem er með flestar stjörnur á spilunum sínum.
dicetto-needs-fewest-cards = Fyrir þann sem er með fæst teningaspil.
dicetto-needs-most-cards = Fyrir þann sem er með flest teningaspil.
dicetto-needs-most-straights = Fyrir þann sem er með flestar raðir, litlar og stórar samanlagt.
dicetto-needs-most-chances = Fyrir þann sem er með flest Áhættuspil.
dicetto-needs-fewest-points = Fyrir þann sem er með fæst stig á teningaspilum.
dicetto-needs-most-numbers = Fyrir þann sem er með flest spil frá Ásum upp í Sexur.
dicetto-example-lies = Annar leikmaður er með { $dice } á spilinu { $pair }. Summan er { $sum }.
dicetto-example-rolled = Þú kastar { $dice } og vilt fá það spil.
dicetto-example-beats = { $sum } er hærra en { $other }, svo þínir teningar fara á spilið og hinir til baka.
dicetto-example-equal = Í þetta sinn gefa þínir teningar líka { $sum }. Jafnar summur þýða slag.
dicetto-example-battle = Þið kastið einum teningi hvort. Þú færð { $one } en hinn leikmaðurinn { $other }, svo þú heldur spilinu. Ef jafnt er kastið þið aftur.
dicetto-ask-twice = Má ég leggja teninga á fleiri en eitt spil?
dicetto-answer-twice = Já, á eins mörg og þú vilt. En á hvert spil má aðeins leggja einu sinni í lotu, og þú getur ekki fært teningana eftir á.
dicetto-ask-four-alike = Teljast fjórir eins vera tvö pör?
dicetto-answer-four-alike = Já. Þú getur lagt þá á 2 pör eða á 4 eins.
dicetto-ask-battle-at-once = Hvenær fer slagur fram?
dicetto-answer-battle-at-once = Um leið og þú leggur teningana. Eftir það geturðu lagt hina teningana þína.
dicetto-ask-battle-end-of-turn = Hvenær fer slagur fram?
dicetto-answer-battle-end-of-turn = Í lok lotunnar þinnar, einn slagur á eftir öðrum.
dicetto-ask-lost = Hvað verður um teninga sem tapa slag?
dicetto-answer-lost = Þeir fara aftur til eigandans. Ef þú tapar í þinni eigin lotu geturðu ekki notað þá aftur í lotunni.
dicetto-ask-end = Hvenær lýkur leiknum?
dicetto-answer-end =
    { $cards ->
        [1] Þegar einhver tekur spil. Spil sem enn eru með teninga á fara til þeirra leikmanna sem lögðu þá.
        [one] Þegar einhver hefur safnað { $cards } spili. Spil sem enn eru með teninga á fara til þeirra leikmanna sem lögðu þá.
       *[other] Þegar einhver hefur safnað { $cards } spilum. Spil sem enn eru með teninga á fara til þeirra leikmanna sem lögðu þá.
    }
dicetto-ask-bonus = Hver fær bónusspil ef jafnt er um það?
dicetto-answer-bonus = Enginn.
dicetto-now-tied = Enginn fengi það núna, því að það er jafnt.
dicetto-now-leads = Fengi það núna: { $name }, með { $count }.
dicetto-now-free = Eitt er á borðinu án teninga.
dicetto-now-held = { $name } heldur einu með summuna { $sum }.

## The lesson: what to do at each step, and why once it is done
dicetto-lesson-goal = Náðu þremur spilum á undan öðrum
dicetto-lesson-roll = Kastaðu teningunum þínum fjórum.
dicetto-lesson-roll-why = Þú færð þrjú köst til að láta teningana passa á spilin.
dicetto-lesson-keep = ⚃⚃ passa á spilið Fjarkar. Geymdu þá og kastaðu hinum tveimur.
dicetto-lesson-keep-why = Þriðji ⚃. Spilið Fjarkar tekur eins marga ⚃ og þú ert með.
dicetto-lesson-fours = Leggðu ⚃⚃⚃ á spilið Fjarkar.
dicetto-lesson-fours-why = Það eru 12. Til að taka þetta spil af þér þarf líka minnst 12.
dicetto-lesson-chance = Áhætta tekur hvaða teninga sem er. Leggðu ⚀ þar.
dicetto-lesson-chance-why = Þú mátt leggja teninga á mörg spil, en hvern tening aðeins einu sinni.
dicetto-lesson-turn-over = Þú átt enga teninga eftir. Ljúktu lotunni.
dicetto-lesson-turn-over-why = Þjarkurinn Jussi vann 1 hjá þér á Áhættu með 10, svo þú fékkst ⚀ aftur.
dicetto-lesson-roll-two = ⚃⚃⚃ lágu eina umferð, svo spilið Fjarkar er þitt. Kastaðu aftur.
dicetto-lesson-roll-two-why = Jussi er með ⚄⚄ á spilinu Par. Þú getur unnið það.
dicetto-lesson-coach = Spurðu þjálfarann hvaða teninga á að geyma.
dicetto-lesson-coach-why = ⚅⚅ passa þegar á spilið Par, og þú kastaðir líka ⚅⚃.
dicetto-lesson-pair = ⚅⚅ gefa 12 og vinna 10 hjá Jussi. Leggðu þá á spilið Par.
dicetto-lesson-pair-why = Jussi varð að taka þá teninga til baka.
dicetto-lesson-battle = ⚃⚅ gefa 10, það sama og Jussi er með á Áhættu. Leggðu þá þar til að berjast um spilið.
dicetto-lesson-battle-why = Þið köstuðuð einum teningi hvort. ⚄ hjá þér vann ⚁ hjá Jussi, svo þú heldur spilinu.
dicetto-lesson-end = Ljúktu lotunni og sjáðu hvort teningarnir liggja áfram.
dicetto-lesson-end-why = Þeir lágu kyrrir. Með Pari og Áhættu ertu með þrjú spil.
dicetto-lesson-done = Háar summur er erfitt að vinna, og teningar á mörgum spilum gefa þér meira.
