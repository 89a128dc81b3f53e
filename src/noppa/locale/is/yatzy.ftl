# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Fimmtán reitir, þrjú köst

## Editions
yatzy-edition-international = Alþjóðleg
yatzy-edition-nordic = Norræn
yatzy-edition-danish = Dönsk
yatzy-edition-dutch = Hollensk

## Options, and what each value means
yatzy-option-declare = Hvenær þú velur reit
yatzy-option-declare-after = eftir köstin
yatzy-option-declare-before = fyrir fyrsta kast
yatzy-option-yatzy = Stig fyrir Yatzy
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 auk summu teninganna
yatzy-option-bonus-from = Stig í efri reitum sem þarf í bónus
yatzy-option-chance = Hvenær má nota Áhættu
yatzy-option-chance-free = með hvaða kasti sem er
yatzy-option-chance-last-resort = aðeins þegar enginn annar laus reitur gefur stig

## What an option changes, in a sentence
yatzy-option-declare-after-more = Þú kastar fyrst og velur svo reitinn sem hentar teningunum.
yatzy-option-declare-before-more = Þú nefnir reit fyrir fyrsta kast. Ef teningarnir gefa ekkert þar skrifarðu 0 eða notar Áhættu ef það má.
yatzy-option-yatzy-fifty-more = Fimm eins gefa 50, hver sem talan er.
yatzy-option-yatzy-sum-plus-fifty-more = Fimm eins gefa 50 auk summu teninganna, svo fimm sexur gefa 80.
yatzy-option-bonus-from-more = Þú færð bónusinn þegar efri reitirnir gefa samtals { $value } eða meira.
yatzy-option-chance-free-more = Þú mátt nota Áhættu með hvaða teningum sem er, hvenær sem er.
yatzy-option-chance-last-resort-more = Þú mátt aðeins nota Áhættu þegar teningarnir gefa ekki stig í neinum öðrum lausum reit hjá þér.

## Rows of the pad
yatzy-item-ones = Ásar
yatzy-item-twos = Tvistar
yatzy-item-threes = Þristar
yatzy-item-fours = Fjarkar
yatzy-item-fives = Fimmur
yatzy-item-sixes = Sexur
yatzy-item-bonus = Bónus
yatzy-item-one-pair = 1 par
yatzy-item-two-pairs = 2 pör
yatzy-item-three-of-a-kind = Þrír eins
yatzy-item-four-of-a-kind = Fjórir eins
yatzy-item-small-straight = Röð 1-5
yatzy-item-large-straight = Röð 2-6
yatzy-item-full-house = Hús
yatzy-item-chance = Áhætta
yatzy-item-yatzy = Yatzy

## On the screen
yatzy-upper = Efri reitir
yatzy-lower = Neðri reitir
yatzy-total = Alls
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Umferð { $round } af { $rounds }
yatzy-declared = í reitinn { $row }
yatzy-rolls-left =
    { $rolls ->
        [0] engin köst eftir
        [one] { $rolls } kast eftir
       *[other] { $rolls } köst eftir
    }
yatzy-move-keep =
    { $count ->
        [0] kasta öllum fimm aftur
       *[other] geyma { $dice }
    }
yatzy-bonus-from = +50 við { $from }
yatzy-pace =
    { $way ->
        [-1] { $points } á eftir bónusáætlun
        [0] á bónusáætlun
       *[1] { $points } á undan bónusáætlun
    }
yatzy-best-rows = Bestu reitir fyrir þessa teninga
yatzy-hint-keep = Ýttu á teningana sem þú vilt geyma.
yatzy-hint-write = Ýttu á reit til að skrifa stigin.
yatzy-told-score = { $name } skrifar { $points } í reitinn { $row }.
yatzy-told-declare = { $name } nefnir reitinn { $row }.
yatzy-move-declare = nefna reitinn { $row }
yatzy-move-score = { $row } { $points }

## What the coach says, and why
yatzy-advice-keep =
    { $count ->
        [0] Kastaðu öllum fimm aftur
       *[other]
            Geymdu { $dice } og kastaðu { $left ->
                [one] einum teningi
               *[other] { $left } teningum
            }
    }
yatzy-advice-keep-brief =
    { $count ->
        [0] Kastaðu öllum fimm
       *[other] Geymdu { $dice }
    }
yatzy-advice-declare = Nefndu reitinn { $item }
yatzy-advice-score = Skrifaðu { $points } í reitinn { $item }
yatzy-advice-zero = Skrifaðu núll í reitinn { $item }
yatzy-why-ends = Lotan endar oftast í reitnum { $item } ({ $percent }%) eða reitnum { $other_item } ({ $other_percent }%).
yatzy-why-sure =
    { $percent ->
        [100] Lotan endar í reitnum { $item }.
       *[other] Lotan endar nær örugglega í reitnum { $item }.
    }
yatzy-why-zero = Hún endar á núlli í { $percent }% tilvika.
yatzy-why-score = { $item }: { study-amount-points } núna.
yatzy-why-turn = Lota þar sem þú stefnir á reitinn { $item } gefur að meðaltali { study-amount-points }.
yatzy-why-bonus =
    { $pace ->
        [ahead] Þá er forskotið á bónusáætlun { study-amount-points }.
        [behind] Þá vantar { study-amount-points } upp á bónusáætlun.
       *[even] Þá ertu nákvæmlega á bónusáætlun.
    }
yatzy-why-bonus-made = Það tryggir bónusinn, 50 stig.
yatzy-why-bonus-lost = Þá er bónusinn úr sögunni.
yatzy-why-roll-instead =
    { $than ->
        [less] Að kasta aftur myndi kosta { study-amount-points }.
        [more] Að kasta aftur gæfi { study-amount-points } í viðbót.
       *[same] Að kasta aftur gæfi jafnmikið.
    }
yatzy-why-write-instead =
    { $points ->
        [0] Núll í reitinn { $item }
       *[other] Að skrifa { $points } í reitinn { $item }
    } { $than ->
        [less] myndi kosta { study-amount-points }.
        [more] gæfi { study-amount-points } í viðbót.
       *[same] gæfi jafnmikið.
    }
yatzy-item-zero = núll

## What can be typed
yatzy-help =
    Skrifaðu teningana sem þú vilt geyma og hinum er kastað aftur: „66“ eða „keep 6 6“. „keep“ eitt og sér kastar öllum fimm.
    Skrifaðu reit til að fylla í hann: „full house“, „full“ eða „score full_house“. Ef reiturinn er nefndur
    fyrir fram skrifarðu hann líka áður en þú kastar: „sixes“ eða „declare sixes“.

## Refusals
error-yatzy-declares-after = Í þessari útgáfu er reitur ekki nefndur fyrir fram. Kastaðu fyrst og veldu svo.
error-yatzy-declared-already = Þú hefur þegar nefnt reitinn { $item } í þessari lotu.
error-yatzy-declare-first = Nefndu reit fyrir þessa lotu áður en þú kastar.
error-yatzy-no-rolls-left = Þú átt engin köst eftir. Fylltu í reit.
error-yatzy-keep-not-there = Þú getur aðeins geymt teninga sem þú hefur kastað: { $dice }.
error-yatzy-row-filled = Þegar er búið að fylla í reitinn { $item }.
error-yatzy-chance-last-resort = Þú mátt aðeins nota Áhættu þegar teningarnir gefa ekki stig í neinum öðrum lausum reit.
error-yatzy-declared-row-only = Þú nefndir reitinn { $item } í þessari lotu og getur því ekki notað annan.

## The rules, as Markdown
yatzy-rules =
    Fylltu í alla fimmtán reitina í dálknum þínum. Flest stig samtals vinna, og jafnir leikmenn deila
    sigrinum. Spilaðu á móti eigin meti eða með öðrum.

    __Lota.__ Kastaðu fimm teningum. Svo máttu kasta allt að tvisvar aftur: geymdu þá teninga sem þú vilt og
    kastaðu hinum. Teningum sem þú geymdir áður máttu líka kasta, og þú mátt hætta eftir hvaða kast sem er.
    Fylltu svo í einn lausan reit, jafnvel þótt hann gefi 0. Hver reitur er notaður einu sinni, svo allir fá
    fimmtán lotur.

    __Dæmi.__ Fyrsta kastið þitt er ⚁⚂⚄⚄⚅. Þú geymir ⚄⚄ og kastar þremur teningum: ⚀⚂⚄. Þú geymir ⚄⚄⚄
    og kastar tveimur: ⚂⚂. Nú ertu með ⚂⚂⚄⚄⚄, hús fyrir 21. Hefðu síðustu tveir verið ⚀⚅ gæfi ⚀⚄⚄⚄⚅
    15 í reitinn Fimmur eða Þrír eins, 10 í 1 par eða 22 í Áhættu.

    __Reitirnir__

    | reitur | hvað telur | dæmi |
    |---|---|---|
    | Ásar upp í sexur | teningarnir með þeirri tölu | Fjarkar: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | báðir teningar besta parsins | ⚁⚁⚃⚄⚄ → 10 |
    | 2 pör | fjórir teningar tveggja ólíkra para | ⚁⚁⚂⚅⚅ → 16 |
    | Þrír eins | þeir þrír teningar | ⚀⚂⚃⚃⚃ → 12 |
    | Fjórir eins | þeir fjórir teningar | ⚁⚁⚁⚁⚅ → 8 |
    | Röð 1-5 | einn til fimm, alltaf 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Röð 2-6 | tveir til sex, alltaf 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Hús | allir teningar: þrír með eina tölu, tveir með aðra | ⚂⚂⚃⚃⚃ → 18 |
    | Áhætta | allir teningar, hvað sem þeir sýna | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fimm eins, alltaf 50 | ⚃⚃⚃⚃⚃ → 50 |

    Kast má nota í hvaða lausan reit sem það passar í: ⚃⚃⚃⚃⚀ gefur 12 í Þrjá eins eða 8 í 1 par.
    Fjórir eins teljast ekki tvö pör og fimm eins teljast ekki hús.

    __Bónus.__ Ef reitirnir sex frá Ásum upp í Sexur gefa samtals 63 stig eða meira færðu 50 stig í bónus.
    Þrír teningar í hverjum þeirra duga nákvæmlega.

    __Norræn útgáfa.__ Áhættu má aðeins nota þegar kastið gefur ekki stig í neinum öðrum lausum reit: ⚀⚂⚃⚅⚅
    kemst ekki þangað á meðan Ásar, Þristar, Fjarkar, Sexur eða 1 par er laust. Þegar Áhætta er síðasti lausi
    reiturinn tekur hún hvaða kast sem er.

    __Dönsk útgáfa.__ Eins og norræna útgáfan, en þú nefnir reit fyrir fyrsta kastið. Ef kastið gefur stig í
    þeim reit skrifarðu þau þar. Annars skrifarðu 0 þar, eða notar Áhættu ef hún er laus og tekur við kastinu.
    Þegar búið er að fylla í Áhættu máttu skrifa 0 í hvaða lausan reit sem er í staðinn. Áhættu má aðeins nefna
    þegar hún er síðasti lausi reiturinn. Yatzy gefur 50 auk teninganna: ⚅⚅⚅⚅⚅ → 80.

    __Hollensk útgáfa.__ Í bónusinn þarf 64 stig, svo þrír teningar í hverjum reit duga ekki.

## Solving
yatzy-solved-odds = Þú færð bónusinn í { $bonus }% leikja og Yatzy í { $yatzy }%.

## The short rules
yatzy-goal = Fylltu í alla fimmtán reitina í dálknum þínum og fáðu flest stig.
yatzy-begins = Um það segir bæklingurinn ekkert. Veljið einhvern eða kastið einum teningi hvert: hæsta kast byrjar.
yatzy-step-roll = Kastaðu fimm teningum.
yatzy-step-keep = Geymdu þá teninga sem þú vilt og kastaðu hinum aftur, allt að tvisvar.
yatzy-step-write = Skrifaðu stigin í einn lausan reit.
yatzy-step-write-declared = Skrifaðu stigin í reitinn sem þú nefndir áður en þú kastaðir.
yatzy-needs-number = Leggðu saman teningana sem sýna { $face }.
yatzy-needs-bonus = { $from } stig eða meira í reitunum sex fyrir ofan.
yatzy-needs-one-pair = Tveir eins. Þeir tveir teningar telja.
yatzy-needs-two-pairs = Tvö pör með ólíkum tölum. Þeir fjórir teningar telja.
yatzy-needs-three-of-a-kind = Þrír eins. Þeir þrír teningar telja.
yatzy-needs-four-of-a-kind = Fjórir eins. Þeir fjórir teningar telja.
yatzy-needs-small-straight = Einn til fimm.
yatzy-needs-large-straight = Tveir til sex.
yatzy-needs-full-house = Þrír með eina tölu og tveir með aðra. Allir fimm teningarnir telja.
yatzy-needs-chance = Hvaða teningar sem er. Allir fimm telja.
yatzy-example-first = Fyrsta kastið þitt. Þú geymir { $kept } og kastar hinum þremur.
yatzy-example-second = Önnur fimma. Þú geymir { $kept } og kastar tveimur.
yatzy-example-last =
    { $row }: { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }.
yatzy-example-other = Sama lota með öðru síðasta kasti. Þú getur notað einn þessara reita ef hann er laus:
yatzy-example-or =
    { $row }, { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
yatzy-ask-again = Má ég kasta teningi sem ég geymdi áður?
yatzy-answer-again = Já. Eftir hvert kast velurðu aftur hvaða teninga þú geymir.
yatzy-ask-zero = Hvað ef ekkert passar?
yatzy-answer-zero = Þú fyllir samt í einn lausan reit. Hann fær 0 og er þar með notaður.
yatzy-ask-alike = Teljast fjórir eins vera tvö pör, eða fimm eins vera hús?
yatzy-answer-alike = Nei, hvort tveggja þarf tvær ólíkar tölur. En fjórir eins gefa líka stig sem eitt par eða þrír eins.
yatzy-ask-chance-free = Hvenær má ég nota Áhættu?
yatzy-answer-chance-free = Einu sinni, með hvaða teningum sem er.
yatzy-ask-chance-last-resort = Hvenær má ég nota Áhættu?
yatzy-answer-chance-last-resort = Einu sinni, þegar teningarnir gefa ekki stig í neinum öðrum lausum reit hjá þér eða þegar hún er síðasti lausi reiturinn.
yatzy-ask-declare = Hvað ef teningarnir passa ekki í reitinn sem ég nefndi?
yatzy-answer-declare = Þá skrifarðu 0 þar. Eða þú notar Áhættu ef hún er laus og tekur við þessum teningum. Þegar búið er að fylla í Áhættu máttu skrifa 0 í hvaða lausan reit sem er í staðinn.
yatzy-ask-alone = Hversu margir geta spilað?
yatzy-answer-alone = Bæklingurinn setur engin mörk. Hér geta einn til tuttugu leikmenn spilað. Þegar þú spilar án annarra keppirðu við eigið met.
yatzy-now-written = Hér ertu með { $points }.
yatzy-now-bonus = Efri reitirnir þínir gefa { $points } hingað til.
yatzy-now-free = Þessi reitur er enn laus.
yatzy-now-would = Teningarnir þínir gæfu { $points } hér.

## The lesson: what to do at each step, and why once it is done
yatzy-lesson-goal = Fylltu í fimmtán reiti og fáðu flest stig
yatzy-lesson-roll = Þú átt þessa fimm teninga. Kastaðu þeim.
yatzy-lesson-roll-why = Þú færð allt að þrjú köst í lotu og velur hvaða teninga þú geymir.
yatzy-lesson-keep = ⚅⚅ er góð byrjun. Geymdu báða og kastaðu hinum þremur.
yatzy-lesson-keep-why = Þriðji ⚅. Teningarnir sem þú geymir liggja kyrrir.
yatzy-lesson-keep-three = Geymdu ⚅⚅⚅ og kastaðu síðustu tveimur.
yatzy-lesson-keep-three-why = Þrír með eina tölu og tveir með aðra: hús.
yatzy-lesson-full-house = Hver laus reitur sýnir hvað hann gæfi. Veldu reitinn Hús.
yatzy-lesson-full-house-why = 28 stig, summa allra fimm teninganna. Hvern reit má aðeins nota einu sinni.
yatzy-lesson-roll-again = Jussi, þjarkurinn sem þú spilar við, átti líka leik. Kastaðu nú aftur.
yatzy-lesson-roll-again-why = Áttu að geyma tvo ⚂ eða ⚁⚂⚃⚄, þar sem aðeins einn vantar í röð?
yatzy-lesson-coach = Spurðu þjálfarann hvaða teninga á að geyma.
yatzy-lesson-coach-why = Þar kom ⚅. Nú ertu með fimm í röð, frá 2 til 6.
yatzy-lesson-straight = Þetta er Röð 2-6. Skrifaðu hana í sinn reit.
yatzy-lesson-straight-why = 20 stig. Ef kast passar ekki í neinn lausan reit skrifarðu 0.
yatzy-lesson-roll-late = Stökkvum aðeins fram. Nú eru bara Þristar og Yatzy laus. Kastaðu.
yatzy-lesson-roll-late-why = Þú ert með 54 stig í efri reitunum og með ⚂⚂⚂ verða þau 63.
yatzy-lesson-bonus = 63 stig í efri reitunum gefa bónus. Skrifaðu 9 í reitinn Þristar.
yatzy-lesson-bonus-why = 63 stig, svo þú færð 50 að auki. Þrír af hverri tölu duga.
yatzy-lesson-roll-last = Jussi varð að skrifa 0. Þetta er síðasta lotan þín. Kastaðu.
yatzy-lesson-roll-last-why = Fjórir ⚄. Með einum enn eru fimm eins.
yatzy-lesson-keep-four = Geymdu ⚄⚄⚄⚄ og kastaðu síðasta teningnum.
yatzy-lesson-keep-four-why = Fimm eins. Það er Yatzy.
yatzy-lesson-yatzy = Bara einn reitur er eftir. Skrifaðu stigin í reitinn Yatzy.
yatzy-lesson-yatzy-why = 50 stig, og leiknum er lokið.
yatzy-lesson-done = Stefndu á þrjá af hverri tölu í efri reitunum og geymdu Áhættu fyrir slæma lotu.
