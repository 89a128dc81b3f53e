# Tutto: names, what can be agreed on, why a move is refused, and the rules in our own words.

tutto-name = Tutto
tutto-tagline = Freistaðu gæfunnar, spil fyrir spil

## Editions
tutto-edition-booklet = Bæklingur frá 2013
tutto-edition-later = Síðari reglur

## Options, and what each value means
tutto-option-target = Stig sem spilað er upp í
tutto-option-leader-plus-minus = Þegar sá sem leiðir dregur plús/mínus
tutto-option-leader-plus-minus-misses-turn = lýkur lotunni
tutto-option-leader-plus-minus-plays-on = er spilað upp á 1.000 og enginn missir neitt
tutto-option-ending = Hvenær leiknum lýkur
tutto-option-ending-at-once = um leið og einhver nær markinu
tutto-option-ending-equal-turns = í lok umferðar þegar einhver nær markinu
tutto-option-floor-at-zero = Enginn fer niður fyrir 0
tutto-option-straight-is-tutto = Röð telst Tutto

## What an option changes, in a sentence
tutto-option-target-more =
    { $value ->
        [one] Þið spilið upp í { $value } stig. Hærra mark gerir leikinn lengri.
       *[other] Þið spilið upp í { $value } stig. Hærra mark gerir leikinn lengri.
    }
tutto-option-leader-plus-minus-misses-turn-more = Ef þú leiðir án annarra virkar plús/mínus eins og stoppspil. Lotunni er lokið og þú missir stig hennar.
tutto-option-leader-plus-minus-plays-on-more = Ef þú leiðir án annarra spilarðu plús/mínus upp á þessi 1.000, en enginn missir stig.
tutto-option-ending-at-once-more = Leiknum lýkur um leið og einhver nær markinu, líka í miðri umferð.
tutto-option-ending-equal-turns-more = Þegar einhver nær markinu er umferðin kláruð svo að allir fái jafnmargar lotur. Þá vinnur sá sem er með flest stig.
tutto-option-floor-at-zero-true-more = Plús/mínus getur ekki sent neinn niður fyrir 0.
tutto-option-floor-at-zero-false-more = Plús/mínus getur sent leikmann niður fyrir 0.
tutto-option-straight-is-tutto-true-more = Eftir röð máttu draga annað spil og halda áfram, eins og eftir hverja aðra Tutto.
tutto-option-straight-is-tutto-false-more = Röð lýkur lotunni og skráir öll stig hennar.

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
tutto-ending-null = lendir í núllkasti
tutto-ending-stop-card = dregur stoppspil
tutto-ending-leader = leiðir og dregur plús/mínus
tutto-ending-stopped = hættir
tutto-ending-burnt-out = klárar flugeldana
tutto-ending-straight = klárar röðina
tutto-ending-clover = vinnur með smáranum

## On the screen
tutto-player = Leikmaður
tutto-total = Samtals
tutto-points = { $points }
tutto-turn-number = Lota { $turn } · spilað upp í { $target }
tutto-round-number = Umferð { $round } · spilað upp í { $target }
tutto-last-round = Síðasta umferð
tutto-last-turn = Fyrri lota
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, missir { $points }
tutto-took = { $by } tekur { $points } með plús/mínus, { $name } missir.
tutto-rule-clover = tvær Tutto með þessu spili vinna leikinn; ekki má hætta
tutto-rule-firework = leggðu til hliðar allt sem telur; núllkastið í lokin skráir stigin
tutto-rule-straight = safnaðu 1 til 6 fyrir 2.000, ný tala í hverju kasti; ekki má hætta fyrr
tutto-rule-plus-minus = Tutto gefur þér 1.000 og tekur 1.000 af þeim sem leiðir; ekki má hætta fyrr
tutto-rule-double = Tutto tvöfaldar stig lotunnar
tutto-rule-bonus-200 = Tutto bætir við 200
tutto-rule-bonus-300 = Tutto bætir við 300
tutto-rule-bonus-400 = Tutto bætir við 400
tutto-rule-bonus-500 = Tutto bætir við 500
tutto-rule-bonus-600 = Tutto bætir við 600
tutto-first-made = fyrsta Tutto komin, ein eftir
tutto-turn-so-far = Þessi lota: { $points }
tutto-turn-cards = Þessi lota: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Til hliðar: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Ef þú skráir missir { $name } { $points }.
tutto-null-next =
    Líkur á núllkasti með { $dice ->
        [one] einum teningi
       *[other] { $dice } teningum
    } eru { $percent }%.
tutto-pile = { $left } í bunka: { $cards }
tutto-pile-used-up = Bunkinn er búinn. Öll 56 spilin eru stokkuð aftur.
tutto-pays =
    { $count ->
        [1] { $names } býður upp á drykki.
        [one] { $names } bjóða saman upp á drykki.
       *[other] { $names } bjóða saman upp á drykki.
    }
tutto-clover-won = { $name } lýkur tveimur Tutto með smáranum og vinnur leikinn, hver sem stigin eru.
tutto-turns-needed =
    { $turns ->
        [one] Það tók { $turns } lotu.
       *[other] Það tók { $turns } lotur.
    }
tutto-first-to = Fyrst upp í { $target }
tutto-round = Umferð { $round }
tutto-percent = { $percent }%
tutto-null-with =
    { $dice ->
        [one] líkur á núllkasti með 1 teningi
       *[other] líkur á núllkasti með { $dice } teningum
    }
tutto-pile-left =
    { $left ->
        [one] { $left } spil eftir í bunkanum
       *[other] { $left } spil eftir í bunkanum
    }, { $stops ->
        [0] ekkert stoppspil
        [one] þar af { $stops } stoppspil
       *[other] þar af { $stops } stoppspil
    }
tutto-set-aside = Leggja til hliðar
tutto-choose = veldu, kastaðu svo eða skráðu
tutto-hint = Ýttu á teninga sem telja og kastaðu svo hinum.
tutto-next-card = Draga næsta spil
tutto-risks = { $points } í húfi
tutto-bank = Skrá { $points }
tutto-then = samtals { $total }
tutto-set-button =
    { $what ->
        [tutto] Leggja til hliðar: Tutto
        [ends] Klára röðina
       *[roll]
            Leggja til hliðar, kasta { $left ->
                [one] einum teningi
               *[other] { $left } teningum
            }
    }
tutto-points-of =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
tutto-told-banked =
    { $points ->
        [one] { $name } skráir { $points } stig.
       *[other] { $name } skráir { $points } stig.
    }
tutto-told-lost =
    { $points ->
        [one] { $name } { $ending } og missir { $points } stig.
       *[other] { $name } { $ending } og missir { $points } stig.
    }
tutto-told-nothing = { $name } { $ending }, engin stig.
tutto-told-set = { $name } leggur { $dice } til hliðar.
tutto-told-go = { $name } dregur annað spil.
tutto-own-banked =
    { $points ->
        [one] Þú skráðir { $points } stig.
       *[other] Þú skráðir { $points } stig.
    }
tutto-own-lost =
    { $ending ->
        [null] Núllkast
        [stop_card] Stoppspil
       *[other] Lotunni er lokið
    }: { $points ->
        [0] engin stig í þessari lotu.
        [one] { $points } stig farið.
       *[other] { $points } stig farin.
    }
tutto-all-six = Allir sex teningar
tutto-label-set = leggja { $dice } til hliðar
tutto-label-stop = hætta og skrá { $points }
tutto-label-go = halda áfram og draga næsta spil
tutto-choice-set =
    { $points } stig, { $collected } í lotunni; { $percent }% líkur á núllkasti með { $left ->
        [one] einum teningi
       *[other] { $left } teningum
    }
tutto-choice-faces =
    { $percent }% líkur á núllkasti með { $left ->
        [one] einum teningi
       *[other] { $left } teningum
    }
tutto-choice-tutto = Tutto, { $collected } í lotunni
tutto-choice-ends = klárar röðina, skráir { $collected } og lýkur lotunni
tutto-choice-again = Tutto; { $percent }% líkur á núllkasti með öllum sex aftur
tutto-choice-wins = Tutto sem vinnur leikinn
tutto-choice-stop = skráir { $points }, samtals { $total }
tutto-choice-stop-tutto = Tutto, skráir { $points }, samtals { $total }
tutto-choice-go = { $ends } af { $of } spilum ljúka lotunni; { $percent }% áhætta að fyrsta kasti meðtöldu
tutto-choices-more = og { $count } til viðbótar

## What the coach says, and why
tutto-advice-set =
    { $what ->
        [tutto] Leggðu { $dice } til hliðar og þá er komin Tutto
        [straight] Leggðu { $dice } til hliðar og kláraðu röðina
       *[roll]
            Leggðu { $dice } til hliðar og kastaðu { $left ->
                [one] einum teningi
               *[other] { $left } teningum
            }
    }
tutto-advice-set-brief = Leggðu { $dice } til hliðar
tutto-advice-stop =
    { $points ->
        [one] Skráðu { $points } stig
       *[other] Skráðu { $points } stig
    }
tutto-advice-stop-brief = Skráðu { $points }
tutto-advice-go = Dragðu næsta spil
tutto-why-null =
    { $points ->
        [0]
            Að kasta { $dice ->
                [one] einum teningi
               *[other] { $dice } teningum
            } gefur núllkast í { $percent }% tilvika, en þú hefur engin stig að missa enn.
       *[other]
            Að kasta { $dice ->
                [one] einum teningi
               *[other] { $dice } teningum
            } gefur núllkast í { $percent }% tilvika, og þá missirðu { $points } stig.
    }
tutto-why-null-straight =
    { $points ->
        [0]
            Að kasta { $dice ->
                [one] einum teningi
               *[other] { $dice } teningum
            } gefur enga nýja tölu í { $percent }% tilvika, en þú hefur engin stig að missa enn.
       *[other]
            Að kasta { $dice ->
                [one] einum teningi
               *[other] { $dice } teningum
            } gefur enga nýja tölu í { $percent }% tilvika, og þá missirðu { $points } stig.
    }
tutto-why-bonus = Héðan færðu Tutto í { $percent }% tilvika, og hún bætir við { $gift } stigum.
tutto-why-double = Héðan færðu Tutto í { $percent }% tilvika, og hún tvöfaldar stig lotunnar.
tutto-why-plus-minus = Héðan færðu Tutto í { $percent }% tilvika. Hún gefur { 1000 } stig og tekur { 1000 } af þeim sem leiðir.
tutto-why-straight = Héðan klárarðu röðina í { $percent }% tilvika og færð { 2000 } stig.
tutto-why-clover = Héðan vinnurðu leikinn með smáranum í { $percent }% tilvika.
tutto-why-clover-half = Þetta er fyrri Tutto smárans. Héðan nærðu þeirri seinni og vinnur leikinn í { $percent }% tilvika.
tutto-why-clover-wins = Þetta er seinni Tutto smárans, og hún vinnur leikinn.
tutto-why-firework = Með flugeldunum geturðu ekki misst stig. Þú hefur { $points } og færð að meðaltali { $more } í viðbót.
tutto-why-tutto = Þetta er Tutto. Spilið gefur { $gift } stig, svo þú hefur { $points } í lotunni.
tutto-why-straight-ends = Þetta klárar röðina, skráir { $points } stig og lýkur lotunni.
tutto-why-takes =
    { $taken ->
        [one] Skráningin tekur líka { $taken } stig af keppinautunum.
       *[other] Skráningin tekur líka { $taken } stig af keppinautunum.
    }
tutto-why-stop = Þú skráir { $points } stig og hefur þá { $total } samtals.
tutto-why-stop-wins = Þá hefurðu { $total } stig og vinnur leikinn.
tutto-why-stop-reaches = Þá hefurðu { $total } stig og nærð markinu. Hin klára samt umferðina.
tutto-why-go = Næsta spil eða fyrsta kast kostar þig { $points } stig í { $percent }% tilvika. Að meðaltali lýkurðu lotunni með { $mean } stigum.
tutto-why-stop-instead =
    { $than ->
        [less] Að skrá { $points } núna myndi kosta { study-amount-chance }.
        [more] Að skrá { $points } núna gæfi { study-amount-chance } í viðbót.
       *[same] Að skrá { $points } núna væri jafngott.
    }
tutto-why-go-instead =
    { $than ->
        [less] Að draga annað spil myndi kosta { study-amount-chance }.
        [more] Að draga annað spil gæfi { study-amount-chance } í viðbót.
       *[same] Að draga annað spil væri jafngott.
    }
tutto-why-set-instead =
    { $left ->
        [0] Að leggja { $dice } til hliðar fyrir Tutto
       *[other] Að leggja { $dice } til hliðar og kasta { $left } (núllkast í { $percent }% tilvika)
    } { $than ->
        [less] myndi kosta { study-amount-chance }.
        [more] gæfi { study-amount-chance } í viðbót.
       *[same] væri jafngott.
    }
kind-stop = að hætta eða kasta áfram
kind-next-card = að draga annað spil
kind-set = hvaða teninga á að leggja til hliðar

## What can be typed
tutto-help =
    Skrifaðu teningana sem þú vilt leggja til hliðar og hinum er kastað: „1“, „1222“ eða „set 1 2 2 2“.
    Skrifaðu „stop“ til að skrá stig lotunnar með hverjum teningi kastsins sem telur.
    Eftir Tutto skrifarðu „go“ til að draga næsta spil.

## Refusals
error-tutto-set-never = Þessir teningar telja ekki saman. Leggðu ása og fimmur til hliðar, eða þrjá eða sex af annarri tölu. Með röð er hver tala tekin aðeins einu sinni. Skrifaðu til dæmis „set 1 2 2 2“.
error-tutto-set-not-there = Þú getur aðeins lagt til hliðar teninga úr þessu kasti: { $dice }.
error-tutto-set-not-valid = Ekki telja allir þessir teningar. Af { $dice } geturðu lagt þetta til hliðar: { $valid }. Ásar og fimmur telja stakar, aðrar tölur aðeins þrjár saman.
error-tutto-set-all = Með flugeldum verðurðu að leggja til hliðar hvern tening sem telur: { $valid }.
error-tutto-set-new-faces = Með röð leggurðu hverja tölu til hliðar aðeins einu sinni. Nýjar í þessu kasti: { $valid }.
error-tutto-set-after-tutto = Allir sex teningarnir eru til hliðar. Hættu og skráðu, eða dragðu næsta spil.
error-tutto-stop-forbidden = Spilið { $card } leyfir þér ekki að hætta núna. Leggðu teninga til hliðar.
error-tutto-go-needs-tutto = Þú færð ekki annað spil fyrr en eftir Tutto. Leggðu teninga til hliðar, eða hættu ef spilið leyfir það.
error-tutto-tally-not-now = Heila lotu er aðeins hægt að slá inn fyrir fyrsta spil hennar.
error-tutto-tally-no-cards = Í lotu er að minnsta kosti eitt spil. Skrifaðu spilin sem þú dróst.
error-tutto-tally-turn-over = { $card } lýkur lotunni, svo { $next } getur ekki komið á eftir.
error-tutto-tally-points = Lota með { $cards } getur ekki skráð { $points }. Næst því: { $nearest }.
error-tutto-tally-no-clover = Þú getur aðeins unnið með smáranum ef hann er síðasta spil lotunnar, og sú lota skráir 0.

## The rules, as Markdown
tutto-rules =
    Skráðu 6.000 stig á undan öllum öðrum. Sá leikmaður sem þá á fæst stig býður upp á drykki.

    __Lota.__ Dragðu spil og kastaðu sex teningum. Ef ekkert telur er það *núllkast*: lotunni er lokið og þú
    missir öll stig hennar. Annars skaltu annaðhvort __hætta__ og skrá stig lotunnar, með hverjum teningi
    síðasta kastsins sem telur, eða __leggja til hliðar__ minnst einn stakan tening eða eina þrennu og kasta hinum.

    __Hvað telur__

    | teningar | stig | teningar | stig |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1.000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Þannig gefa ⚀⚁⚁⚁⚄⚅ 350 stig. Þrenna telur aðeins ef allir þrír teningarnir komu *í einu kasti*: þrír ⚄
    sem lagðir voru til hliðar í þremur köstum gefa 150, ekki 500.

    __Tutto.__ Þegar allir sex teningarnir eru komnir til hliðar, í einu kasti eða fleirum, ertu með Tutto. Spilið
    gefur það sem það lofar. Þá geturðu hætt og skráð, eða haldið __áfram__: dregið næsta spil og kastað öllum
    sex teningunum. Ef þú færð nú stoppspil eða núllkast missirðu öll stig lotunnar, líka stig fyrri spila.

    __Dæmi.__ Spilið þitt er Bónus 300. Þú kastar ⚀⚁⚂⚂⚂⚅, leggur ⚂⚂⚂ til hliðar (300) og kastar þremur: ⚁⚃⚄.
    Þú leggur ⚄ til hliðar (50) og kastar tveimur: ⚀⚄. Þú leggur báða til hliðar (150) og þar með er komin Tutto.
    Með 500 fyrir teningana og 300 fyrir spilið ertu með 800. Þú gætir skráð þau, en heldur áfram og dregur x2.
    Önnur Tutto, segjum upp á 400, gæfi 1.200 og tvöfaldaði það í 2.400. En þú kastar ⚁⚁⚂⚃⚅⚅. Ekkert telur og
    þessi 800 stig eru farin.

    | spil | fjöldi | hvað það gerir |
    |---|---|---|
    | Bónus 200, 300, 400, 500, 600 | 5 af hverju | Tutto bætir bónusnum við. |
    | x2 | 5 | Tutto tvöfaldar öll stig lotunnar hingað til, líka stig fyrri spila. |
    | Stopp | 10 | Lotunni er lokið og þú missir stig hennar. |
    | Flugeldar | 5 | Leggðu til hliðar allt sem telur. Eftir Tutto er öllum sex kastað aftur án nýs spils. Aðeins núllkast lýkur lotunni, og það *skráir* stigin. |
    | Plús/mínus | 5 | Þú mátt ekki hætta fyrir Tutto. Hún gefur þér 1.000, hverju sem þú kastaðir, og þegar þú skráir missir sá sem leiðir 1.000. Ef nokkrir leiða saman missir hver þeirra jafnmikið, en aldrei þú. |
    | Röð | 5 | Þú mátt ekki hætta fyrr en einn til sex eru komnir til hliðar, hver einu sinni. Hvert kast verður að gefa minnst eina nýja tölu, annars er það núllkast. Röð gefur 2.000 og telst Tutto. |
    | Smári | 1 | Þú mátt ekki hætta. Ef þú nærð tveimur Tutto með þessu spili vinnurðu leikinn strax, hver sem stigin eru. Eftir þá fyrri kastarðu öllum sex teningunum aftur. |

    __Röð, dæmi.__ Þú kastar ⚀⚁⚁⚃⚄⚅, leggur ⚀⚁⚃⚄⚅ til hliðar og kastar einum teningi. Aðeins ⚂ klárar röðina;
    allt annað er núllkast. Þú gætir líka lagt færri teninga til hliðar og kastað fleirum fyrir tölurnar sem vantar.

    __Plús/mínus.__ Til að sjá hver leiðir er litið á stigablaðið áður en stigum þessarar lotu er bætt við. Ef þú
    leiðir án annarra lýkur spilið lotunni eins og stoppspil. Enginn fer niður fyrir 0.

    __Bunkinn__ heldur áfram frá lotu til lotu. Þegar hann er búinn eru öll 56 spilin stokkuð aftur.

    __Leikslok.__ Leiknum lýkur um leið og einhver hefur skráð 6.000 stig eða meira, og sá vinnur sem er með flest stig. Ef þú
    spilar án annarra telurðu hversu margar lotur þú þarft.

    __Síðari reglur.__ Ef þú leiðir án annarra spilarðu plús/mínus upp á þessi 1.000 og enginn missir stig. Þegar
    einhver nær 6.000 er umferðin kláruð. Jafnir leikmenn deila sigrinum.

## A whole turn in one line, with real dice and cards
tutto-help-turn = Heldurðu bara utan um stigin? Skrifaðu „turn“, spilin í réttri röð og stigin sem þú skráðir: „turn 600 x2 1500“.
error-tutto-turn-form = Noppa skilur ekki „{ $text }“. Skrifaðu spil lotunnar og svo stigin, eða 0 ef þau töpuðust: „turn 600 x2 1500“.

## The short rules
tutto-goal =
    { $target ->
        [one] Skráðu { $target } stig á undan öllum öðrum.
       *[other] Skráðu { $target } stig á undan öllum öðrum.
    }
tutto-begins = Samkvæmt bæklingnum byrjar heppnasti leikmaðurinn. Þið ákveðið saman hver það er.
tutto-step-card = Dragðu spil og kastaðu sex teningum.
tutto-step-set = Leggðu til hliðar minnst einn tening sem telur og kastaðu hinum. Eða hættu og skráðu.
tutto-step-tutto = Þegar allir sex teningarnir eru til hliðar er það Tutto og spilið gefur sitt. Skráðu, eða dragðu næsta spil.
tutto-item-single = Stakur
tutto-item-triple = Þrenna
tutto-needs-single = Hver og einn telur stakur.
tutto-needs-triple = Þrír eins í einu kasti.
tutto-needs-stop = lotunni er lokið og þú missir stig hennar
tutto-example-card = Þú dregur: { $card }.
tutto-example-set = Þú leggur { $aside } til hliðar fyrir { $points } stig. Þá eru komin { $total }.
tutto-example-tutto = Allir sex teningarnir eru til hliðar, svo þetta er Tutto. { $dice } fyrir teningana og { $bonus } fyrir spilið gera { $points }.
tutto-example-go = Í stað þess að skrá { $points } dregurðu annað spil: { $card }.
tutto-example-null = Ekkert telur. Það er núllkast og öll { $points } stigin eru farin.
tutto-ask-triple = Eru þrjár fimmur úr þremur köstum þrenna?
tutto-answer-triple = Nei. Þrenna verður að koma í einu kasti.
tutto-ask-at-once = Þarf ég að leggja teninga til hliðar áður en ég hætti?
tutto-answer-at-once = Nei. Þegar þú hættir skráirðu líka hvern tening síðasta kastsins sem telur.
tutto-ask-null = Hvað kostar núllkast?
tutto-answer-null = Öll stig lotunnar, líka stig fyrri spila. Stig sem þú skráðir áður eru örugg. Aðeins með flugeldunum skráir núllkast stigin.
tutto-ask-leader-misses-turn = Hvað ef ég leiði og dreg plús/mínus?
tutto-answer-leader-misses-turn = Ef þú leiðir án annarra er lotunni lokið, rétt eins og með stoppspili.
tutto-ask-leader-plays-on = Hvað ef ég leiði og dreg plús/mínus?
tutto-answer-leader-plays-on = Ef þú leiðir án annarra spilarðu upp á þessi 1.000 og enginn missir neitt.
tutto-ask-end-at-once = Hvenær lýkur leiknum?
tutto-answer-end-at-once = Um leið og einhver hefur skráð { $target } stig eða meira.
tutto-ask-end-equal-turns = Hvenær lýkur leiknum?
tutto-answer-end-equal-turns = Í lok umferðarinnar þegar einhver skráir { $target } stig eða meira.
tutto-now-risk = Þetta spil liggur á borðinu og { $points } stig eru í húfi.
tutto-now-left =
    { $left ->
        [0] Ekkert eftir í bunkanum, sem er { $cards } spil.
        [one] { $left } eftir í bunkanum, sem er { $cards } spil.
       *[other] { $left } eftir í bunkanum, sem er { $cards } spil.
    }

## The lesson: what to do at each step, and why once it is done
tutto-lesson-goal = Náðu 1.000 stigum á undan öðrum
tutto-lesson-draw = Hver lota byrjar á spili. Dragðu eitt.
tutto-lesson-draw-why = Leggðu alla sex teningana til hliðar og þá gefur þetta spil 300 að auki.
tutto-lesson-one = Aðeins ⚀ og ⚄ telja stakir. Leggðu ⚀ til hliðar og kastaðu hinum.
tutto-lesson-one-why = ⚀ gefur 100 stig, ⚄ gefur 50.
tutto-lesson-triple = Þrír eins í einu kasti telja saman. Leggðu ⚁⚁⚁ til hliðar.
tutto-lesson-triple-why = Það eru 200 stig. ⚅⚅⚅ gæfu 600 og ⚀⚀⚀ heil 1.000.
tutto-lesson-tutto = Báðir teningarnir telja. Leggðu ⚀⚄ til hliðar.
tutto-lesson-tutto-why = Allir sex teningarnir eru til hliðar. Það er Tutto og spilið bætir við 300.
tutto-lesson-bank = Þú gætir haldið áfram og lagt allt undir. Skráðu frekar 750 stigin þín.
tutto-lesson-bank-why = Skráð stig eru örugg. Þjarkurinn Jussi átti næst leik og skráði 250.
tutto-lesson-null = Þú átt aftur leik. Dragðu næsta spil.
tutto-lesson-null-why = Enginn ⚀, enginn ⚄, engir þrír eins. Það er núllkast og lotan gefur ekkert.
tutto-lesson-draw-again = Jussi dró stoppspil og varð að hætta. Dragðu þitt.
tutto-lesson-draw-again-why = Þig vantar 250 til að vinna. Ef þú skráir núna færðu bara 200.
tutto-lesson-coach = Spurðu þjálfarann hvað á að leggja til hliðar.
tutto-lesson-coach-why = Bara ⚀, því að líkurnar á núllkasti minnka með hverjum teningi sem er kastað.
tutto-lesson-win = 250 stig, nákvæmlega nóg. Skráðu þau.
tutto-lesson-win-why = Það eru 1.000 stig og þú vinnur. Flestir leikir ná upp í 6.000.
tutto-lesson-done = Hættu í tæka tíð og leggðu aðeins til hliðar þá teninga sem þú þarft.
