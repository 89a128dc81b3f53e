# Terminalen.

## Lists
players-range = { $least }–{ $most } spelare
list-editions = utgåvor
default-is = förval { $value }

## Languages
told-no-language = Noppa talar inte ”{ $language }” än, så det här är på engelska. Noppa talar: { $allowed }.
told-edition-own = Utgåva: { $edition }, som i häftet på ditt språk. En annan: --edition
languages-complete = fullständigt
languages-missing = { $count ->
    [one] { $count } meddelande saknas
   *[other] { $count } meddelanden saknas
 }
languages-broken = { $file }, rad { $line }: det här meddelandet går inte att läsa, så det sägs på engelska.
languages-odd = { $message }: det finns inget sådant meddelande på engelska.
error-languages-no-folder = Det finns ingen mapp { $path } med meddelandefiler.

## Who sits where
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: tryck Enter för att kasta.
ask-draw = { $name }: tryck Enter för att vända ett kort.
ask-move = { $name }, ditt val (? ger hjälp):
ask-dice = { $name }: { $dice ->
    [one] vad visar tärningen?
   *[other] vad visar de { $dice } tärningarna?
 }
ask-final-dice = { $name }: kasta, och skriv de { $dice } tärningar du stannar på:
ask-card = { $name }: vilket kort vändes?
ask-save = Spara spelet som { $path }? [J/n]
ask-hand-over = { $name }, det är din tur: tryck Enter när ingen annan tittar.
ask-resume-or-new = Ange antingen ett spel eller --resume FILE, inte båda: filen säger vilket spel det är.
ask-go-on = Enter fortsätter, q avslutar.
ask-which-game = Vilket spel? Något av { $games }, eller --resume FILE.
typed-roll = kasta
typed-no = nej
typed-yes = ja

## What happened
event-roll = { $name }: kastade { $dice }.
event-draw = { $name }: vände { $card }.
event-move = { $name }: { $move }.
hint-moves = Du kan skriva: { $moves }.
told-undone = Ångrat.
told-fixed = Post { $number } är rättad.
told-misfit = Post { $number } är rättad. Post { $misfit } (”{ $step }”) passar inte längre: { $why } Fortsätt därifrån.
told-saved = Sparat: { $path }
told-not-saved = Det gick inte att skriva { $path }: { $why }.
told-solo = { $points ->
    [one] Slut: { $points } poäng.
   *[other] Slut: { $points } poäng.
 }
told-won = { $count ->
    [one] Vinnare: { $names }, med { $points } poäng.
   *[other] Delad seger: { $names }, med { $points } poäng var.
 }
told-stand-in = { $why } Boten ”{ $bot }” spelar vidare för { $name }.
told-verified = { $count ->
    [one] Ett kast kontrollerat: det är som utlovat.
   *[other] { $count } kast kontrollerade: alla är som utlovat.
 }
told-commitment = Löfte före spelet: { $commitment }

## Help
help-commands =
    ? visar det här, ”rules” reglerna, ”undo” ångrar ett drag, ”save FILE” sparar spelet, ”quit” lämnar det.
help-real =
    ? visar det här, ”rules” reglerna, ”undo” ångrar den senaste posten, ”fix” rättar en äldre,
    ”save FILE” sparar spelet, ”quit” lämnar det.
help-fix = Skriv ”fix”, numret och vad det skulle ha varit.

## Typing errors
error-typed-no-dice = Skriv tärningarna som siffror från 1 till 6, inte ”{ $text }”.
error-typed-ambiguous = ”{ $text }” kan vara: { $like }.
error-typed-unknown = ”{ $text }” är inget drag här. Enter visar dragen, ? ger hjälp.
error-typed-close = ”{ $text }” är inget drag här. Menade du: { $like }?
error-typed-enter = Tryck Enter; ”{ $text }” betyder ingenting här.

## Menu
menu-title = Noppa: vilket bord vill du sätta dig vid?
menu-game = 1 till { $most }, Enter för det första:
menu-way-bot = mot en bot
menu-way-alone = ensam, mot ditt eget rekord
menu-way-friends = med vänner, på den här enheten
menu-way-real = med riktiga tärningar: Noppa räknar poängen
menu-level-easy = en lätt
menu-level-medium = en medelsvår
menu-level-hard = en svår
menu-level = 1 till { $most }, Enter för den första:
menu-way = 1 till { $most }, Enter för det första:
menu-names = Namn, med komman emellan:
menu-not-there = ”{ $typed }” finns inte i listan: 1 till { $most }.

## Solving
solving = Löser
solving-distribution = Räknar ut fördelningen
solved-value = { $expected } poäng att vänta med bästa spel ({ $seconds } s).
solved-spread = Medelvärde { $mean }, standardavvikelse { $spread }.
solved-percentiles = Percentiler: { $parts }
error-solve-unsolved = { $game } är inte löst; de här är det: { $allowed }.

## Reviews
reviewing = Går igenom
review-title = { $game }: tur och skicklighet
review-player = spelare
review-final = slutpoäng
review-expected = väntat
review-luck = tur
review-loss = val
review-others = andra
review-revision = justering
review-each = per val
review-band = nivå
review-curve = Väntat resultat under spelets gång
review-exact = Enhet: { $unit }. Exakta värden.
review-estimate = Enhet: { $unit }. Uppskattade värden.
review-final-dice-only = Bara de slutliga tärningarna skrevs in: alla kast i samma tur räknas som en enda slump.
unit-points = poäng av den väntade slutpoängen
unit-lead = poäng av det väntade försprånget till den starkaste motspelaren
unit-chance = procent av vinstchansen
per-cent = { $value } %
band-flawless = felfri
band-master = mästare
band-expert = expert
band-skilled = skicklig spelare
band-casual = hobbyspelare
band-beginner = nybörjare

## The coach while playing

## History
history-none = Inga färdigspelade spel än. Spela ett: noppa play yatzy
history-games = Spel
history-records = Rekord
history-day = dag
history-game = spel
history-player = spelare
history-score = poäng
history-luck = tur
history-loss = valens pris
history-best = bäst
history-average = medel
history-each = { $game }: ett val kostade i snitt { $each }.
history-each-curve = Hundradelar av det per val, spel för spel
history-kinds = Vart poängen tog vägen

## Practice
practice-welcome = Välj som du skulle göra i ett spel; q avslutar.
practice-own = Ur ett av dina spel:
practice-right = Bra valt.
practice-wrong = Det kostar { $loss }.
practice-sum = { $right } av { $asked } bra valda, { $lost } förlorat.
ask-practice = Ditt val:

## Simulations
simulating = Simulerar
simulate-progress = { $done } av { $games }, { $rate } i sekunden
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spel
   *[other] { $game }, { $edition }: { $games } spel
 }
simulate-rate = på { $seconds } sekunder, { $rate } i sekunden
simulate-stopped = Avbrutet efter { $done } av { $games } spel; det som spelats finns kvar.
simulate-player = spelare
simulate-wins = vinster
simulate-mean = poäng
simulate-deviation = spridning
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Den som sitter först vinner { $share } ({ $interval }): { $more } jämfört med en lika stor andel.
simulate-length = Ett spel har { $mean } ± { $error } beslut. Det som står efter ± håller i 95 av 100 simuleringar.
simulate-distribution = Poäng för { $player }
simulate-everybody = alla
simulate-uses = Hur ofta en spelare använder dem per spel, räknat i { $games } spel
simulate-variants = { $game }, { $games } spel vardera
simulate-variant = regler
simulate-wins-of = { $player }: vinster
simulate-mean-of = { $player }: poäng
simulate-first-seat = plats 1
simulate-decisions = beslut
simulate-picture = { $game }: poäng i { $games } spel, i procent
