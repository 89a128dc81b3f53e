# Terminalen.

## Lists
players-range = { $least }–{ $most } spillere
list-editions = udgaver
default-is = forvalgt { $value }

## Languages
told-no-language = Noppa taler ikke “{ $language }” endnu, så dette er på engelsk. Noppa taler: { $allowed }.
told-edition-own = Udgave: { $edition }, som i hæftet på dit sprog. En anden: --edition
languages-complete = fuldstændigt
languages-missing = { $count ->
    [one] { $count } besked mangler
   *[other] { $count } beskeder mangler
 }
languages-broken = { $file }, linje { $line }: denne besked kan ikke læses, så den siges på engelsk.
languages-odd = { $message }: der er ingen sådan besked på engelsk.
error-languages-no-folder = Der er ingen mappe { $path } med beskedfiler.

## Who sits where
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: tryk Enter for at kaste.
ask-draw = { $name }: tryk Enter for at vende et kort.
ask-move = { $name }, dit valg (? giver hjælp):
ask-dice = { $name }: { $dice ->
    [one] hvad viser terningen?
   *[other] hvad viser de { $dice } terninger?
 }
ask-final-dice = { $name }: kast, og skriv de { $dice } terninger, du stopper på:
ask-card = { $name }: hvilket kort blev vendt?
ask-save = Skal spillet gemmes som { $path }? [J/n]
ask-hand-over = { $name }, det er din tur: tryk Enter, når ingen andre kigger.
ask-resume-or-new = Angiv enten et spil eller --resume FILE, ikke begge dele: filen siger, hvilket spil det er.
ask-go-on = Enter går videre, q slutter.
ask-which-game = Hvilket spil? Et af { $games }, eller --resume FILE.
typed-roll = kast
typed-no = nej
typed-yes = ja

## What happened
event-roll = { $name }: kastede { $dice }.
event-draw = { $name }: vendte { $card }.
event-move = { $name }: { $move }.
hint-moves = Du kan skrive: { $moves }.
told-undone = Fortrudt.
told-fixed = Post { $number } er rettet.
told-misfit = Post { $number } er rettet. Post { $misfit } (“{ $step }”) passer ikke længere: { $why } Fortsæt derfra.
told-saved = Gemt: { $path }
told-not-saved = { $path } kunne ikke skrives: { $why }.
told-solo = { $points ->
    [one] Slut: { $points } point.
   *[other] Slut: { $points } point.
 }
told-won = { $count ->
    [one] Vinder: { $names }, med { $points } point.
   *[other] Delt sejr: { $names }, med { $points } point hver.
 }
told-stand-in = { $why } Botten “{ $bot }” spiller videre for { $name }.
told-verified = { $count ->
    [one] Ét kast tjekket: det er som lovet.
   *[other] { $count } kast tjekket: alle er som lovet.
 }
told-commitment = Løfte givet før spillet: { $commitment }

## Help
help-commands =
    ? viser dette, “rules” reglerne, “undo” fortryder et træk, “save FILE” gemmer spillet, “quit” forlader det.
help-real =
    ? viser dette, “rules” reglerne, “undo” fortryder den seneste post, “fix” retter en ældre,
    “save FILE” gemmer spillet, “quit” forlader det.
help-fix = Skriv “fix”, nummeret og hvad det skulle have været.

## Typing errors
error-typed-no-dice = Skriv terningerne som cifre fra 1 til 6, ikke “{ $text }”.
error-typed-ambiguous = “{ $text }” kan være: { $like }.
error-typed-unknown = “{ $text }” er ikke et træk her. Enter viser trækkene, ? giver hjælp.
error-typed-close = “{ $text }” er ikke et træk her. Mente du: { $like }?
error-typed-enter = Tryk Enter; “{ $text }” betyder ikke noget her.

## Menu
menu-title = Noppa: hvilket bord vil du sætte dig ved?
menu-game = 1 til { $most }, Enter for det første:
menu-way-bot = mod en bot
menu-way-alone = alene, mod din egen rekord
menu-way-friends = med venner, på denne enhed
menu-way-real = med rigtige terninger: Noppa fører point
menu-level-easy = en let
menu-level-medium = en mellemsvær
menu-level-hard = en svær
menu-level = 1 til { $most }, Enter for den første:
menu-way = 1 til { $most }, Enter for det første:
menu-names = Navne, med komma imellem:
menu-not-there = “{ $typed }” er ikke på listen: 1 til { $most }.

## Solving
solving = Løser
solving-distribution = Regner fordelingen ud
solved-value = { $expected } point i vente med bedste spil ({ $seconds } s).
solved-spread = Gennemsnit { $mean }, standardafvigelse { $spread }.
solved-percentiles = Percentiler: { $parts }
error-solve-unsolved = { $game } er ikke løst; det er disse: { $allowed }.

## Reviews
reviewing = Gennemgår
review-title = { $game }: held og dygtighed
review-player = spiller
review-final = slutsum
review-expected = ventet
review-luck = held
review-loss = valg
review-others = andre
review-revision = justering
review-each = pr. valg
review-band = niveau
review-curve = Ventet resultat gennem spillet
review-exact = Enhed: { $unit }. Tallene er nøjagtige.
review-estimate = Enhed: { $unit }. Tallene er skøn.
review-final-dice-only = Kun de endelige terninger blev skrevet ind: kastene i en tur tæller som ét stykke held.
unit-points = point af den ventede slutsum
unit-lead = point af det ventede forspring til den stærkeste modspiller
unit-chance = procent af vinderchancen
per-cent = { $value } %
band-flawless = fejlfri
band-master = mester
band-expert = ekspert
band-skilled = dygtig spiller
band-casual = hyggespiller
band-beginner = begynder

## The coach while playing

## History
history-none = Ingen færdige spil endnu. Spil et: noppa play yatzy
history-games = Spil
history-records = Rekorder
history-day = dag
history-game = spil
history-player = spiller
history-score = point
history-luck = held
history-loss = valgenes pris
history-best = bedste
history-average = snit
history-each = { $game }: et valg kostede i snit { $each }.
history-each-curve = Hundrededele af det pr. valg, spil for spil
history-kinds = Hvor pointene blev af

## Practice
practice-welcome = Vælg, som du ville i et spil; q slutter.
practice-own = Fra et af dine spil:
practice-right = Godt valgt.
practice-wrong = Det koster { $loss }.
practice-sum = { $right } af { $asked } godt valgt, { $lost } tabt.
ask-practice = Dit valg:

## Simulations
simulating = Simulerer
simulate-progress = { $done } af { $games }, { $rate } i sekundet
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spil
   *[other] { $game }, { $edition }: { $games } spil
 }
simulate-rate = på { $seconds } sekunder, { $rate } i sekundet
simulate-stopped = Stoppet efter { $done } af { $games } spil; det spillede er gemt.
simulate-player = spiller
simulate-wins = sejre
simulate-mean = point
simulate-deviation = afvigelse
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Den, der sidder først, vinder { $share } ({ $interval }): { $more } i forhold til en lige stor andel.
simulate-length = Et spil har { $mean } ± { $error } valg. Det, der står efter ±, holder i 95 af 100 simuleringer.
simulate-distribution = Point for { $player }
simulate-everybody = alle
simulate-uses = Brugt pr. spiller og spil, talt i { $games } spil
simulate-variants = { $game }, { $games } spil hver
simulate-variant = regler
simulate-wins-of = { $player }: sejre
simulate-mean-of = { $player }: point
simulate-first-seat = plads 1
simulate-decisions = valg
simulate-picture = { $game }: point i { $games } spil, i procent
