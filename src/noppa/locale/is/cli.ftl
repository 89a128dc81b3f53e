# The terminal.

## Lists
players-range = { $least } til { $most } leikmenn
list-editions = útgáfur
default-is = sjálfgefið { $value }

## Languages
told-no-language = Noppa talar ekki „{ $language }“ enn, svo þetta er á ensku. Málin eru: { $allowed }.
told-edition-own = Útgáfa: { $edition }, eins og í bæklingnum á þínu máli. Önnur fæst með --edition
languages-complete = allt komið
languages-missing = { $count ->
    [one] { $count } skilaboð vantar
   *[other] { $count } skilaboð vantar
 }
languages-broken = { $file }, lína { $line }: þessi skilaboð er ekki hægt að lesa, svo þau eru á ensku.
languages-odd = { $message }: engin slík skilaboð eru til á ensku.
error-languages-no-folder = Engin mappa { $path } með skilaboðaskrám er til.

## Who sits where
you = Þú
bot-name = { $count ->
    [one] Þjarkur
   *[other] Þjarkur { $number }
 }

## Questions
ask-roll = { $name }: ýttu á Enter til að kasta.
ask-draw = { $name }: ýttu á Enter til að fletta spili.
ask-move = { $name }, þitt val (? gefur hjálp):
ask-dice = { $name }: hvað { $dice ->
    [1] sýnir teningurinn?
    [one] sýna { $dice } teningar?
   *[other] sýna { $dice } teningar?
 }
ask-final-dice = { $name }: kastaðu og skrifaðu þá { $dice } teninga sem þú endar á:
ask-card = { $name }: hvaða spili var flett?
ask-save = Á að vista leikinn sem { $path }? [J/n]
ask-hand-over = { $name }, þú átt leik: ýttu á Enter þegar enginn annar sér.
ask-resume-or-new = Annaðhvort leikur eða --resume FILE, ekki bæði: skráin segir hvaða leikur það er.
ask-go-on = Enter heldur áfram, q hættir.
ask-which-game = Hvaða leikur? Einn af þessum: { $games }, eða --resume FILE.
typed-roll = kasta
typed-no = nei
typed-yes = já

## What happened
event-roll = { $name }: kastaði { $dice }.
event-draw = { $name }: fletti { $card }.
event-move = { $name }: { $move }.
hint-moves = Þú mátt skrifa: { $moves }.
told-undone = Tekið til baka.
told-fixed = Færsla { $number } er leiðrétt.
told-misfit = Færsla { $number } er leiðrétt. Færsla { $misfit } („{ $step }“) passar ekki lengur: { $why } Haltu áfram þaðan.
told-saved = Vistað: { $path }
told-not-saved = Ekki tókst að skrifa { $path }: { $why }.
told-solo = { $points ->
    [one] Leik lokið: { $points } stig.
   *[other] Leik lokið: { $points } stig.
 }
told-won = { $count ->
    [1] Sigurvegari: { $names }, með { $points } stig.
    [one] Sameiginlegur sigur: { $names }, með { $points } stig hvert.
   *[other] Sameiginlegur sigur: { $names }, með { $points } stig hvert.
 }
told-stand-in = { $why } { $name }: þjarkurinn „{ $bot }“ spilar áfram í staðinn.
told-verified = { $count ->
    [1] Eitt kast sannreynt: það er eins og lofað var.
    [one] { $count } köst sannreynd: öll eins og lofað var.
   *[other] { $count } köst sannreynd: öll eins og lofað var.
 }
told-commitment = Loforð gefið fyrir leikinn: { $commitment }

## Help
help-commands =
    ? sýnir þetta, „rules“ reglurnar, „undo“ tekur leik til baka, „save FILE“ geymir leikinn, „quit“ hættir.
help-real =
    ? sýnir þetta, „rules“ reglurnar, „undo“ tekur síðustu færslu til baka, „fix“ leiðréttir eldri færslu,
    „save FILE“ geymir leikinn, „quit“ hættir.
help-fix = Skrifaðu „fix“, númerið og það sem átti að standa þar.

## Typing errors
error-typed-no-dice = Skrifaðu teningana sem tölustafi frá 1 til 6, ekki „{ $text }“.
error-typed-ambiguous = „{ $text }“ gæti verið: { $like }.
error-typed-unknown = „{ $text }“ er ekki leikur hér. Enter sýnir hvað má, ? hjálpar.
error-typed-close = „{ $text }“ er ekki leikur hér. Áttirðu við: { $like }?
error-typed-enter = Ýttu á Enter; „{ $text }“ þýðir ekkert hér.

## Menu
menu-title = Noppa: við hvaða borð viltu setjast?
menu-game = 1 til { $most }, Enter velur það fyrsta:
menu-way-bot = á móti þjarki
menu-way-alone = upp á eigin spýtur, á móti eigin meti
menu-way-friends = með vinum, á þessu tæki
menu-way-real = með alvöru teningum: Noppa heldur utan um stigin
menu-level-easy = léttur
menu-level-medium = miðlungs
menu-level-hard = erfiður
menu-level = 1 til { $most }, Enter velur það fyrsta:
menu-way = 1 til { $most }, Enter velur það fyrsta:
menu-names = Nöfn, með kommum á milli:
menu-not-there = „{ $typed }“ er ekki á listanum: 1 til { $most }.

## Solving
solving = Leysi
solving-distribution = Reikna dreifinguna
solved-value = Vænta má { $expected } stiga með bestu spilamennsku ({ $seconds } s).
solved-spread = Meðaltal { $mean }, staðalfrávik { $spread }.
solved-percentiles = Hundraðsmörk: { $parts }
error-solve-unsolved = { $game } er ekki leyst; þessi eru það: { $allowed }.

## Reviews
reviewing = Fer yfir leikinn
review-title = { $game }: heppni og færni
review-player = leikmaður
review-final = lok
review-expected = vænting
review-luck = heppni
review-loss = val
review-others = aðrir
review-revision = leiðrétting
review-each = hvert val
review-band = spilaði eins og
review-curve = Vænt útkoma í gegnum leikinn
review-exact = Eining: { $unit }, nákvæmt.
review-estimate = Eining: { $unit }, mat.
review-final-dice-only = Aðeins lokateningar voru skráðir: köst hverrar lotu teljast ein heppni.
unit-points = stig væntrar lokaútkomu
unit-lead = stig vænts forskots á sterkasta keppinautinn
unit-chance = prósent af vinningslíkum
per-cent = { $value }%
band-flawless = gallalaust
band-master = meistari
band-expert = sérfræðingur
band-skilled = fær leikmaður
band-casual = tómstundaspilari
band-beginner = byrjandi

## The coach while playing

## History
history-none = Engum leik er lokið enn. Spilaðu einn: noppa play yatzy
history-games = Leikir
history-records = Met
history-day = dagur
history-game = leikur
history-player = leikmaður
history-score = stig
history-luck = heppni
history-loss = kostnaður vals
history-best = best
history-average = meðaltal
history-each = { $game }: hvert val kostaði { $each } að meðaltali.
history-each-curve = Hundraðshlutar þess á hvert val, leik fyrir leik
history-kinds = Hvert stigin fóru

## Practice
practice-welcome = Veldu eins og þú myndir gera í leik; q hættir.
practice-own = Úr leik sem þú spilaðir:
practice-right = Vel valið.
practice-wrong = Þetta kostar { $loss }.
practice-sum = { $right } af { $asked } vel valin, { $lost } tapað.
ask-practice = Þitt val:

## Simulations
simulating = Hermi
simulate-progress = { $done } af { $games }, { $rate } á sekúndu
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } leikur
   *[other] { $game }, { $edition }: { $games } leikir
 }
simulate-rate = á { $seconds } sekúndum, { $rate } á sekúndu
simulate-stopped = Stöðvað eftir { $done } af { $games } leikjum; það sem var spilað geymist.
simulate-player = leikmaður
simulate-wins = sigrar
simulate-mean = stig
simulate-deviation = frávik
simulate-low = 5%
simulate-median = miðgildi
simulate-high = 95%
simulate-first = Fyrsta sætið vinnur { $share } ({ $interval }): { $more } miðað við jafnan hlut.
simulate-length = Í leik eru { $mean } ± { $error } ákvarðanir. Það sem stendur á eftir ± gildir í 95 af 100 hermunum.
simulate-distribution = Stig: { $player }
simulate-everybody = allir
simulate-uses = Notkun hvers leikmanns í leik, talið í { $games } leikjum
simulate-variants = { $game }, { $games } leikir hver
simulate-variant = reglur
simulate-wins-of = { $player }: sigrar
simulate-mean-of = { $player }: stig
simulate-first-seat = fyrsta sæti
simulate-decisions = ákvarðanir
simulate-picture = { $game }: stig úr { $games } leikjum, í prósentum
