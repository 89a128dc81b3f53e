# Dicetto: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetto-name = Dicetto
dicetto-tagline = Leggðu teninga á spilin sem þú vilt og haltu þeim eina umferð

## Editions
dicetto-edition-international = Alþjóðleg
dicetto-edition-finnish = Finnsk
dicetto-edition-polish = Pólsk

## Options, and what each value means
dicetto-option-bonus = Spila með bónusspilum
dicetto-option-bonus-true = já
dicetto-option-bonus-false = nei
dicetto-option-cards-to-win = Spil sem þarf að safna áður en leiknum lýkur
dicetto-option-most-cards-points = Hvað bónusspilið fyrir flest spil gefur
dicetto-option-battle = Hvenær teningaslagir fara fram
dicetto-option-battle-at-once = um leið og teningar eru lagðir niður
dicetto-option-battle-end-of-turn = þegar lotunni er lokið

## What an option changes, in a sentence
dicetto-option-bonus-true-more = Fjögur bónusspil liggja opin frá byrjun og eru afhent í lokin.
dicetto-option-bonus-false-more = Aðeins stigin á teningaspilunum telja.
dicetto-option-cards-to-win-more = { $value ->
    [1] Leiknum lýkur um leið og einhver safnar spili.
    [one] Leiknum lýkur um leið og einhver hefur safnað { $value } spili: með færri spilum verður hann styttri.
   *[other] Leiknum lýkur um leið og einhver hefur safnað { $value } spilum: með færri spilum verður hann styttri.
 }
dicetto-option-most-cards-points-more = { $value ->
    [one] Sá sem á flest spil fær { $value } stig fyrir það, ef það bónusspil er í leiknum.
   *[other] Sá sem á flest spil fær { $value } stig fyrir það, ef það bónusspil er í leiknum.
 }
dicetto-option-battle-at-once-more = Þú veist hver heldur spilinu áður en þú leggur hina teningana niður.
dicetto-option-battle-end-of-turn-more = Fyrst leggurðu alla teningana niður; svo fara slagirnir fram hver á eftir öðrum.

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
dicetto-asks-small-straight = þrír í röð
dicetto-asks-large-straight = fjórir í röð
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
dicetto-deck-own = stokkur úr skrá

## Moves
dicetto-move-keep = { $count ->
    [0] kasta öllum aftur
   *[other] geyma { $dice }
 }
dicetto-move-place = { $effect ->
    [sends_back] leggja { $dice } á { $card } (spil { $slot }) og senda teninga til baka
    [battle] leggja { $dice } á { $card } (spil { $slot }) og berjast um það
   *[takes] leggja { $dice } á { $card } (spil { $slot })
 }
dicetto-move-done = búið

## The table
dicetto-points = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
 }
dicetto-fourth-roll = fjórða kastið
dicetto-free = laust
dicetto-tie = jafnt { $tie }
dicetto-tie-or-beat = jafnt { $tie }, { $beat } vinnur
dicetto-on-card = á { $slot }
dicetto-lost = tapað
dicetto-battle = Teningaslagur um spil { $slot }: { $challenger } (fyrri teningur), { $owner } til varnar.
dicetto-total = stig
dicetto-cards = spil
dicetto-won = unnið
dicetto-nobody = jafnt
dicetto-bonus-card = { $card } { $points } ({ $name })
dicetto-rolls-left = { $rolls ->
    [0] engin köst eftir
    [one] { $rolls } kast eftir
   *[other] { $rolls } köst eftir
 }
dicetto-pile = { $cards ->
    [0] bunkinn er búinn
    [one] { $cards } spil í bunka
   *[other] { $cards } spil í bunka
 } ({ $deck })
dicetto-typing-keep = „55“ geymir þá og kastar hinum, „p 2 55“ leggur þá á spil 2, „done“ endar
dicetto-typing-place = „p 2 55“ leggur teninga á spil 2, „done“ endar lotuna

## The coach's reasons

## Kinds of choices, where a player loses most
kind-lay = hvaða spil
kind-send-back = að senda teninga til baka
kind-battle = teningaslagir
kind-end-turn = að enda lotuna

## What can be typed
dicetto-help =
    Skrifaðu teningana sem á að geyma og hinum er kastað aftur: „55“ eða „keep 5 5“; „keep“ eitt og sér kastar öllum fjórum.
    Til að leggja teninga á spil skaltu skrifa númer þess og teningana: „place 2 5 5“ eða „p 2 55“; „p x 1“ fyrir aukakastspilið.
    Þegar fyrstu teningarnir liggja er engu kastað aftur. „done“ endar lotuna.
    Spil eru skrifuð „pair:1“, með merki „pair:1*“; bónusspil „most_logos“, „fewest_cards“ og svo framvegis.

## Refusals
error-dicetto-placed-already = Teningar liggja á spilum: engu er kastað aftur í þessari lotu.
error-dicetto-no-rolls-left = Engin köst eru eftir: leggðu teninga niður eða endaðu lotuna.
error-dicetto-keep-not-there = Þú getur aðeins geymt teninga sem liggja á borðinu: { $dice }.
error-dicetto-slot-empty = Ekkert spil er á stað { $slot }.
error-dicetto-challenge-lost = Þú tapaðir slag um spil { $slot }: það tekur ekki fleiri teninga frá þér í þessari lotu.
error-dicetto-once-a-turn = Á spili { $slot } eru þegar þínir teningar; það tekur teninga einu sinni í lotu.
error-dicetto-does-not-fit = Þessir teningar passa ekki á { $card }. { $count ->
    [0] Engir af þínum gera það.
   *[other] Þú gætir lagt þar: { $allowed }.
 }
error-dicetto-dice-not-in-hand = Þú hefur aðeins þessa teninga til að leggja: { $hand }.
error-dicetto-dice-lost = Teningar sem töpuðust í slag eru ekki lagðir aftur í þessari lotu. Þú hefur: { $hand }.
error-dicetto-sum-too-low = { $sum } er of lágt fyrir spil { $slot }: { $least } þarf í slag, meira sendir teningana þar til baka.

## A deck from a file
error-dicetto-deck-not-a-list = Í stokknum verður { $place } að vera listi af töflum: { $allowed }.
error-dicetto-deck-kind = Í stokknum, { $place }: gerðin „{ $value }“ er ekki til. Gerðir: { $allowed }.
error-dicetto-deck-number = Í stokknum, { $place }: „{ $key }“ verður að vera heil tala frá { $least } til { $most }, ekki { $value }.
error-dicetto-deck-logo = Í stokknum, { $place }: „logo“ verður að vera { $allowed }, ekki { $value }.
error-dicetto-deck-twice = Í stokknum, { $place }: { $card } er þar þegar. Hækkaðu frekar fjöldann.
error-dicetto-deck-few-cards = Stokkurinn þarf að minnsta kosti { $least } spil undir { $place }; þar eru { $found }.
error-dicetto-deck-most-cards = Í stokknum, { $place }: valkosturinn most_cards_points segir { $allowed }, skráin { $value }. Slepptu stigunum eða breyttu valkostinum.

## The rules, as Markdown
dicetto-rules =
    Safnaðu spilum með því að leggja á þau teninga og halda þeim þar eina umferð. Flest stig vinna;
    jafnir deila sigrinum. Tveir til fjórir spila, með fjóra teninga hver í eigin lit. Fjögur teningaspil
    liggja í röð, aukakastspilið við hliðina. Sá elsti á fyrsta leik, nema þið semjið um annað.

    __Lota: safna.__ Hvert spil sem teningarnir þínir liggja enn á er þitt. Taktu teningana aftur; ný spil
    fylla röðina. Aukakastspilið er áfram á borðinu og gefur fjórða kastið í þessari lotu.

    __Lota: kasta.__ Kastaðu teningunum þínum fjórum allt að þrisvar, í hvert sinn þeim sem þú vilt.

    __Lota: leggja niður.__ Leggðu teninga á eins mörg spil og þú vilt; eftir það er engu kastað aftur.
    Hvert spil tekur teninga frá þér einu sinni í lotu, hver teningur liggur á einu spili og teningar sem
    eru ekki lagðir niður eru áfram hjá þér. Teningarnir verða að passa nákvæmlega á spilið.

    | spil | teningar sem passa | dæmi | stig |
    |---|---|---|---|
    | Ásar upp í sexur | einn eða fleiri af þeirri tölu | Fjarkar: ⚃⚃⚃ | 2 |
    | Par | tveir eins | ⚄⚄ | 1 |
    | 2 pör | tvö pör eða fjórir eins | ⚁⚁⚅⚅ | 6 |
    | 3 eins | þrír eins | ⚂⚂⚂ | 4 |
    | 4 eins | fjórir eins | ⚁⚁⚁⚁ | 11 |
    | Lítil röð | þrír í röð | ⚂⚃⚄ | 2 |
    | Stór röð | fjórir í röð | ⚁⚂⚃⚄ | 6 |
    | Áhætta | einn eða fleiri, hverjir sem er | ⚀⚅⚅ | 1 |
    | Aukakast | einn eða fleiri, hverjir sem er | ⚅ | 0 |

    __Spil með teningum annars.__ Leggðu teningana saman. Hærri summa sendir þá strax aftur til eigandans.
    Jöfn summa er teningaslagur: bæði kasta einum teningi, kastað er aftur ef jafnt er, og sá hærri heldur
    spilinu. Ef þú tapar eru þeir teningar úr leik í þessari lotu og spilið tekur enga frá þér fyrr en í
    þeirri næstu. Lægri summu er ekki hægt að leggja niður.

    __Dæmi.__ Síðasta kast þitt er ⚂⚄⚄⚅. Á Pari liggja ⚃⚃ frá öðrum: þínir ⚄⚄ eru 10 á móti 8 og senda þá
    til baka. Á Sexum liggur ⚅ frá öðrum: þinn ⚅ er jafn, svo þú mátt berjast um spilið. ⚂ passar á Þrista,
    eða á Áhættu ef hún er laus. Ef allt þetta er enn á sínum stað þegar næsta lota þín byrjar eru spilin þín.

    __Leikslok.__ Leiknum lýkur þegar einhver safnar tíunda spilinu eða þegar ekkert teningaspil er eftir.
    Spil með teningum á fara þá til eigenda teninganna. Aukakastspilið er einskis virði og er ekki talið með.

    __Bónusspil.__ Fjögur af átta liggja opin frá byrjun og eru afhent í lokin; sé jafnt um spil fær það
    enginn. Aðeins teningaspil eru talin.

    | bónusspil | stig | bónusspil | stig |
    |---|---|---|---|
    | Fæst merki | 3 | Flest merki | 3 |
    | Fæst spil | 4 | Flest spil | 3 |
    | Flestar raðir | 3 | Flestar áhættur | 3 |
    | Fæst stig | 5 | Flest 1–6-spil | 3 |

    __Stokkurinn.__ Teningaspilin 46 og stig þeirra eru okkar eigin stokkur; annað hvert spil ber merkið (★).
    Alvöru spilin má hlaða úr skrá.

    __Finnsk útgáfa.__ Slagir fara fram hver á eftir öðrum þegar lotunni er lokið.

    __Pólsk útgáfa.__ Án bónusspila nema þið óskið eftir þeim, og „Flest spil“ gefur 4.
