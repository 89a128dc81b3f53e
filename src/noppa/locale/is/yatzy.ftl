# Yatzy: names, what can be agreed on, why a move is refused, and the rules in our own words.

yatzy-name = Yatzy
yatzy-tagline = Fimmtán reitir, fimm teningar, þrjú köst í lotu

## Editions
yatzy-edition-international = Alþjóðleg
yatzy-edition-nordic = Norræn
yatzy-edition-danish = Dönsk
yatzy-edition-dutch = Hollensk

## Options, and what each value means
yatzy-option-declare = Hvenær reitur er valinn
yatzy-option-declare-after = eftir köstin
yatzy-option-declare-before = fyrir fyrsta kast
yatzy-option-yatzy = Hvað yatzy gefur
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 auk summu teninganna
yatzy-option-bonus-from = Stig í efri reitum sem gefa bónus
yatzy-option-chance = Hvenær fylla má í áhættu
yatzy-option-chance-free = með hvaða kasti sem er
yatzy-option-chance-last-resort = aðeins með kasti sem gefur ekki stig í neinum öðrum lausum reit

## What an option changes, in a sentence
yatzy-option-declare-after-more = Þú kastar fyrst og velur svo reitinn sem hentar teningunum.
yatzy-option-declare-before-more = Þú nefnir reit fyrir fyrsta kast; ef teningarnir gefa ekkert þar skrifarðu 0 eða notar áhættu.
yatzy-option-yatzy-fifty-more = Fimm eins gefa 50, hvað sem þeir sýna.
yatzy-option-yatzy-sum-plus-fifty-more = Fimm eins gefa 50 og summu sína að auki: fimm sexur eru 80 virði.
yatzy-option-bonus-from-more = Þú færð bónusinn þegar efri reitirnir gefa samtals { $value } eða meira.
yatzy-option-chance-free-more = Áhætta tekur hvaða teninga sem er, hvenær sem er.
yatzy-option-chance-last-resort-more = Áhætta tekur aðeins teninga sem gefa ekki stig í neinum hinna lausu reitanna þinna.

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
yatzy-total = Samtals
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Umferð { $round } af { $rounds }
yatzy-declared = fyrir { $row }
yatzy-rolls-left = { $rolls ->
    [0] ekkert kast eftir
    [one] { $rolls } kast eftir
   *[other] { $rolls } köst eftir
 }
yatzy-move-keep = { $count ->
    [0] kasta öllum fimm aftur
   *[other] geyma { $dice }
 }
yatzy-move-declare = segja { $row }
yatzy-move-score = { $row } { $points }

## The coach's reasons
yatzy-item-zero = núll

## What can be typed
yatzy-help =
    Skrifaðu teningana sem á að geyma og hinum er kastað aftur: „66“ eða „keep 6 6“; „keep“ eitt og sér kastar öllum fimm.
    Skrifaðu reit til að fylla í hann: „full house“, „full“ eða „score full_house“; þar sem reiturinn er nefndur
    fyrir kastið er hann líka skrifaður þá: „sixes“ eða „declare sixes“.

## Refusals
error-yatzy-declares-after = Reitir eru ekki sagðir fyrir fram í þessari útgáfu: kastaðu og veldu svo.
error-yatzy-declared-already = Fyrir þessa lotu er þegar búið að segja { $item }.
error-yatzy-declare-first = Nefndu reit lotunnar áður en þú kastar.
error-yatzy-no-rolls-left = Engin köst eru eftir: fylltu í reit.
error-yatzy-keep-not-there = Þú getur aðeins geymt teninga sem liggja á borðinu: { $dice }.
error-yatzy-row-filled = Þegar er búið að fylla í reitinn { $item }.
error-yatzy-chance-last-resort = Áhætta tekur aðeins kast sem gefur ekki stig í neinum öðrum lausum reit.
error-yatzy-declared-row-only = Í þessari lotu var sagt { $item }.

## The rules, as Markdown
yatzy-rules =
    Fylltu í alla fimmtán reitina í dálknum þínum. Hæsta samtala vinnur; jafnir deila sigrinum.
    Það má spila upp á eigin spýtur, á móti eigin meti, eða mörg saman.

    __Lota.__ Kastaðu fimm teningum. Allt að tvisvar í viðbót geymirðu það sem þú vilt og kastar hinum;
    teningum sem voru geymdir áður má líka kasta aftur. Þú mátt hætta eftir hvaða kast sem er. Fylltu
    svo í einn lausan reit, jafnvel þótt hann fái 0. Hver reitur er notaður einu sinni, svo allir fá
    fimmtán lotur.

    __Dæmi.__ Fyrsta kastið er ⚁⚂⚄⚄⚅. Þú geymir ⚄⚄ og kastar þremur teningum: ⚀⚂⚄. Þú geymir ⚄⚄⚄
    og kastar tveimur: ⚂⚂. Nú er ⚂⚂⚄⚄⚄ hús fyrir 21. Hefðu þeir síðustu tveir verið ⚀⚅ gæfi ⚀⚄⚄⚄⚅
    15 í fimmum eða sem þrír eins, 10 sem eitt par eða 22 í áhættu.

    __Reitirnir__

    | reitur | hvað telur | dæmi |
    |---|---|---|
    | Ásar upp í sexur | teningarnir sem sýna þá tölu | Fjarkar: ⚁⚃⚃⚃⚅ → 12 |
    | 1 par | báðir teningar besta parsins | ⚁⚁⚃⚄⚄ → 10 |
    | 2 pör | fjórir teningar tveggja ólíkra para | ⚁⚁⚂⚅⚅ → 16 |
    | Þrír eins | þeir þrír teningar | ⚀⚂⚃⚃⚃ → 12 |
    | Fjórir eins | þeir fjórir teningar | ⚁⚁⚁⚁⚅ → 8 |
    | Röð 1-5 | einn til fimm, alltaf 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Röð 2-6 | tveir til sex, alltaf 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Hús | þrír af einni tölu, tveir af annarri: allir teningar | ⚂⚂⚃⚃⚃ → 18 |
    | Áhætta | allir teningar, hvað sem þeir sýna | ⚀⚂⚃⚅⚅ → 20 |
    | Yatzy | fimm eins, alltaf 50 | ⚃⚃⚃⚃⚃ → 50 |

    Kast má fara í hvaða lausan reit sem það passar í: ⚃⚃⚃⚃⚀ er 12 sem þrír eins, 8 sem eitt par.
    Fjórir eins eru ekki tvö pör og fimm eins eru ekki hús.

    __Bónus.__ Með 63 stigum eða meira í reitunum sex frá ásum upp í sexur færðu 50 í bónus. Þrír
    teningar í hverjum þessara reita duga nákvæmlega.

    __Norræn útgáfa.__ Áhætta tekur aðeins kast sem gefur ekki stig í neinum öðrum lausum reit: ⚀⚂⚃⚅⚅ kemst ekki
    þangað á meðan ásar, þristar, fjarkar, sexur eða eitt par eru laus. Þegar áhætta er síðasti lausi
    reiturinn tekur hún hvaða kast sem er.

    __Dönsk útgáfa.__ Eins og norræn, og þú nefnir reitinn fyrir fyrsta kastið. Kast sem gefur stig þar
    fer þangað. Ef það gefur ekkert skrifarðu 0 þar, eða setur það í áhættu á meðan hún er laus og tekur
    við því; þegar fyllt hefur verið í áhættu máttu skrifa 0 í hvaða lausan reit sem er í staðinn. Áhættu
    má aðeins nefna þegar hún er síðasti lausi reiturinn. Yatzy gefur 50 auk teninganna: ⚅⚅⚅⚅⚅ → 80.

    __Hollensk útgáfa.__ Í bónusinn þarf 64 stig, svo þrír teningar í hverjum reit duga ekki.

## Solving
yatzy-solved-odds = Bónusinn kemur í { $bonus }% leikja, yatzy í { $yatzy }%.
