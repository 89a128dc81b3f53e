# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Sex teningar, spil og þor til að halda áfram

## Editions
tutto-edition-booklet = Bæklingur frá 2013
tutto-edition-later = Síðari reglur

## Options, and what each value means
tutto-option-target = Stig sem ljúka leiknum
tutto-option-leader-plus-minus = Hvað plús/mínus gerir þeim sem er í óskiptri forystu
tutto-option-leader-plus-minus-misses-turn = lýkur lotunni
tutto-option-leader-plus-minus-plays-on = er spilað upp á 1000 og enginn tapar
tutto-option-ending = Hvenær leiknum lýkur
tutto-option-ending-at-once = um leið og einhver nær markinu
tutto-option-ending-equal-turns = eftir umferðina sem einhver nær því í
tutto-option-floor-at-zero = Hvort plús/mínus stoppar við 0
tutto-option-straight-is-tutto = Hvort röð telst Tutto

## What an option changes, in a sentence
tutto-option-target-more = Leikurinn er spilaður upp í { $value } stig: með fleiri stigum verður hann lengri.
tutto-option-leader-plus-minus-misses-turn-more = Fyrir þann sem er í óskiptri forystu er plús/mínus stoppspil: lotunni er lokið og stig hennar töpuð.
tutto-option-leader-plus-minus-plays-on-more = Sá sem er í óskiptri forystu spilar plús/mínus eins og hver annar, en stig eru ekki tekin af neinum.
tutto-option-ending-at-once-more = Leiknum er lokið um leið og einhver nær markinu, líka í miðri umferð.
tutto-option-ending-equal-turns-more = Umferðin er kláruð svo að allir fái jafnmargar lotur; þá vinna flest stig.
tutto-option-floor-at-zero-true-more = Plús/mínus tekur ekki meira en til er.
tutto-option-floor-at-zero-false-more = Plús/mínus getur sent einhvern niður fyrir 0.
tutto-option-straight-is-tutto-true-more = Eftir röð máttu fletta öðru spili og halda áfram, eins og eftir hverja Tutto.
tutto-option-straight-is-tutto-false-more = Röð endar lotuna og allt sem hún gaf er skráð.

## The score sheet
tutto-item-banked = Skráð
tutto-item-lost = Tekið með plús/mínus

## Cards
tutto-card-clover = Smári
tutto-card-firework = Flugeldar
tutto-card-stop = Stopp
tutto-card-straight = Röð
tutto-card-plus-minus = Plús/mínus
tutto-card-double = x2
tutto-card-bonus-200 = Bónus 200
tutto-card-bonus-300 = Bónus 300
tutto-card-bonus-400 = Bónus 400
tutto-card-bonus-500 = Bónus 500
tutto-card-bonus-600 = Bónus 600

## How a turn ended
tutto-ending-null = núllkast
tutto-ending-stop-card = stoppspil
tutto-ending-leader = plús/mínus í óskiptri forystu
tutto-ending-stopped = hætti
tutto-ending-burnt-out = flugeldarnir eru brunnir út
tutto-ending-straight = röð
tutto-ending-clover = tvær Tutto með smáranum

## On the screen
tutto-player = Leikmaður
tutto-total = Samtals
tutto-points = { $points }
tutto-turn-number = Lota { $turn } · { $target } lýkur leiknum
tutto-round-number = Umferð { $round } · { $target } lýkur leiknum
tutto-last-round = síðasta umferð
tutto-last-turn = Síðasta lota
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, { $points } töpuð
tutto-took = Plús/mínus: { $by } tók { $points }, { $name } missti.
tutto-rule-clover = tvær Tutto með þessu spili vinna leikinn; ekki má hætta
tutto-rule-firework = allt sem telur fer til hliðar; núllkastið sem endar það skráir stigin
tutto-rule-straight = 1 til 6, ný tala í hverju kasti, gefur 2000; ekki má hætta fyrr
tutto-rule-plus-minus = Tutto gefur þér 1000 og tekur 1000 af þeim sem leiðir; ekki má hætta fyrr
tutto-rule-double = Tutto tvöfaldar stig lotunnar
tutto-rule-bonus-200 = Tutto bætir við 200
tutto-rule-bonus-300 = Tutto bætir við 300
tutto-rule-bonus-400 = Tutto bætir við 400
tutto-rule-bonus-500 = Tutto bætir við 500
tutto-rule-bonus-600 = Tutto bætir við 600
tutto-first-made = ein Tutto komin
tutto-turn-so-far = Þessi lota: { $points }
tutto-turn-cards = Þessi lota: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Til hliðar: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Skráning tekur { $points }, { $name } missir.
tutto-null-next = Líkur á núllkasti með { $dice ->
    [one] { $dice } teningi
   *[other] { $dice } teningum
 }: { $percent }%
tutto-pile = { $left } í bunka: { $cards }
tutto-pile-used-up = Bunkinn er búinn: öll 56 spilin eru stokkuð aftur.
tutto-pays = { $count ->
    [1] Umferðina býður { $names }.
    [one] Umferðina bjóða saman { $names }.
   *[other] Umferðina bjóða saman { $names }.
 }
tutto-clover-won = { $name } náði smáranum: leikurinn er unninn, hver sem stigin eru.
tutto-turns-needed = { $turns ->
    [one] Það tók { $turns } lotu.
   *[other] Það tók { $turns } lotur.
 }
tutto-label-set = leggja til hliðar { $dice }
tutto-label-stop = hætta og skrá { $points }
tutto-label-go = áfram með næsta spil
tutto-choice-set = { $points } stig, { $collected } í lotunni, svo { $left ->
    [one] { $left } teningur
   *[other] { $left } teningar
 }: núll { $percent }%
tutto-choice-faces = svo { $left ->
    [one] { $left } teningur
   *[other] { $left } teningar
 }: núll { $percent }%
tutto-choice-tutto = Tutto! { $collected } í lotunni
tutto-choice-ends = Röðin er komin: skráir { $collected } og lýkur lotunni
tutto-choice-again = Tutto! Öllum sex aftur: núll { $percent }%
tutto-choice-wins = Tutto! Hún vinnur leikinn
tutto-choice-stop = skráir { $points }, samtals { $total }
tutto-choice-stop-tutto = Tutto! Skráir { $points }, samtals { $total }
tutto-choice-go = { $ends } af { $of } spilum enda lotuna; hún tapast með spili eða fyrsta kasti: { $percent }%
tutto-choices-more = og { $count } til viðbótar

## The coach's reasons
kind-stop = hætta eða kasta áfram
kind-next-card = að fletta öðru spili
kind-set = hvaða teningar til hliðar

## What can be typed
tutto-help =
    Skrifaðu teningana sem fara til hliðar og hinum er kastað: „1“, „1222“ eða „set 1 2 2 2“.
    „stop“ skráir stig lotunnar með hverjum teningi kastsins sem telur.
    Eftir Tutto flettir „go“ næsta spili.

## Refusals
error-tutto-set-never = Þessir teningar fara aldrei saman til hliðar: 1 og 5 telja stakar, aðrar tölur þrjár eða sex saman, og með röð hver tala einu sinni. Skrifaðu til dæmis „set 1 2 2 2“.
error-tutto-set-not-there = Þú getur aðeins lagt til hliðar teninga úr þessu kasti: { $dice }.
error-tutto-set-not-valid = Ekki telja allir þessir. Af { $dice } telja þessir: { $valid }; 1 og 5 stakar, aðrar tölur þrjár í einu.
error-tutto-set-all = Með flugeldum fer hver teningur sem telur til hliðar: { $valid }.
error-tutto-set-new-faces = Með röð fer hver tala til hliðar einu sinni. Nýjar í þessu kasti: { $valid }.
error-tutto-set-after-tutto = Allir sex eru til hliðar: hættu eða haltu áfram með næsta spil.
error-tutto-stop-forbidden = { $card } leyfir þér ekki að hætta núna. Leggðu teninga til hliðar.
error-tutto-go-needs-tutto = Næsta spil kemur aðeins eftir Tutto. Leggðu teninga til hliðar eða hættu ef spilið leyfir.
error-tutto-tally-not-now = Heila lotu er aðeins hægt að skrá fyrir fyrsta spil hennar.
error-tutto-tally-no-cards = Í lotu er að minnsta kosti eitt spil.
error-tutto-tally-turn-over = { $card } lýkur lotunni: { $next } getur ekki komið á eftir.
error-tutto-tally-points = Lota með { $cards } getur ekki skráð { $points }. Næst því: { $nearest }.
error-tutto-tally-no-clover = Aðeins lotu sem endar á smáranum er hægt að vinna með honum, og hún skráir 0.

## The rules, as Markdown
tutto-rules =
    Sá leikmaður vinnur sem fyrstur skráir 6000 stig. Sá sem þá á fæst býður upp á umferð.

    __Lota.__ Flettu spili og kastaðu sex teningum. Ef ekkert telur er það *núllkast*: lotunni er lokið og
    öll stig hennar töpuð. Annars skaltu annaðhvort __hætta__ og skrá stig lotunnar, með hverjum teningi
    síðasta kasts sem telur, eða __leggja til hliðar__ minnst einn stakan eða eina þrennu og kasta hinum.

    __Hvað telur__

    | teningar | stig | teningar | stig |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Í ⚀⚁⚁⚁⚄⚅ eru þannig 350 stig. Þrír eins eru aðeins þrenna ef allir þrír komu *í einu kasti*: þrír ⚄
    sem lagðir voru til hliðar í þremur köstum eru 150, ekki 500.

    __Tutto.__ Allir sex teningar til hliðar, í einu kasti eða fleirum, eru Tutto. Spilið gefur það sem það
    lofar; hættu þá og skráðu, eða haltu __áfram__: flettu næsta spili og kastaðu öllum sex. Með stoppspili
    eða núllkasti tapast þá allt sem lotan hefur gefið, líka stig fyrri spila.

    __Dæmi.__ Spilið er Bónus 300. Þú kastar ⚀⚁⚂⚂⚂⚅, leggur ⚂⚂⚂ til hliðar (300) og kastar þremur: ⚁⚃⚄.
    Þú leggur ⚄ til hliðar (50) og kastar tveimur: ⚀⚄. Báðir fara til hliðar (150): Tutto. 500 fyrir
    teningana og 300 fyrir spilið eru 800. Þau mætti skrá. Þú heldur áfram og flettir x2. Önnur Tutto,
    segjum upp á 400, gæfi 1200 og tvöfaldaði það í 2400. En þú kastar ⚁⚁⚂⚃⚅⚅: ekkert telur og 800 eru farin.

    | spil | fjöldi | hvað það gerir |
    |---|---|---|
    | Bónus 200, 300, 400, 500, 600 | 5 af hverju | Tutto bætir bónusnum við |
    | x2 | 5 | Tutto tvöfaldar öll stig lotunnar hingað til, líka stig fyrri spila |
    | Stopp | 10 | lotunni er lokið, stig hennar töpuð |
    | Flugeldar | 5 | leggðu allt til hliðar sem telur; eftir Tutto er öllum sex kastað aftur án nýs spils; aðeins núllkast endar lotuna, og það *skráir* stigin |
    | Plús/mínus | 5 | ekki má hætta fyrir Tutto; hún gefur þér 1000, hverju sem kastað var, og þegar þú skráir tapar sá sem leiðir 1000; séu nokkrir jafnir í forystu tapar hver þeirra 1000, en þú aldrei |
    | Röð | 5 | ekki má hætta fyrr en einn til sex liggja til hliðar, hver einu sinni; hvert kast verður að gefa minnst eina nýja tölu, annars er það núllkast; gefur 2000 og telst Tutto |
    | Smári | 1 | ekki má hætta; tvær Tutto með þessu spili, öllum sex kastað aftur eftir þá fyrri, vinna leikinn strax, hver sem stigin eru |

    __Röð, dæmi.__ ⚀⚁⚁⚃⚄⚅: leggðu ⚀⚁⚃⚄⚅ til hliðar og kastaðu einum teningi. Aðeins ⚂ lýkur röðinni; allt
    annað er núllkast. Þú gætir líka lagt færri til hliðar og kastað fleiri teningum fyrir tölurnar sem vantar.

    __Plús/mínus.__ Hver leiðir sést af stigunum á blaðinu, áður en þessari lotu er bætt við. Ef þú ert
    í óskiptri forystu endar spilið lotuna þína eins og stoppspil. Enginn fer niður fyrir 0.

    __Bunkinn__ heldur áfram frá lotu til lotu; þegar hann er búinn eru öll 56 spilin stokkuð aftur.

    __Leikslok.__ Um leið og einhver hefur skráð 6000 eða meira er leiknum lokið og flest stig vinna.
    Ef þú spilar upp á eigin spýtur telurðu loturnar sem þú þarft.

    __Síðari reglur.__ Sá sem er í óskiptri forystu spilar plús/mínus upp á 1000 og enginn tapar. Umferðin sem
    einhver nær 6000 í er fyrst kláruð; jafnir deila sigrinum.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Heldurðu bara utan um stigin? Skrifaðu „turn“, spilin í réttri röð og stigin sem voru skráð: „turn 600 x2 1500“.
error-tutto-turn-form = Skrifaðu spil lotunnar og svo stigin, 0 ef þau töpuðust: „turn 600 x2 1500“, ekki „{ $text }“.
