# Terminalen.

## Lists
players-range = { $least }–{ $most } spillere
list-editions = utgaver
default-is = forvalgt { $value }

## Languages
told-no-language = Noppa snakker ikke «{ $language }» ennå, så dette er på engelsk. Noppa snakker: { $allowed }.
told-edition-own = Utgave: { $edition }, som i heftet på ditt språk. En annen: --edition
languages-complete = fullstendig
languages-missing = { $count ->
    [one] { $count } melding mangler
   *[other] { $count } meldinger mangler
 }
languages-broken = { $file }, linje { $line }: denne meldingen kan ikke leses, så den sies på engelsk.
languages-odd = { $message }: det finnes ingen slik melding på engelsk.
error-languages-no-folder = Det finnes ingen mappe { $path } med meldingsfiler.

## Who sits where
you = Du
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name }: trykk Enter for å kaste.
ask-draw = { $name }: trykk Enter for å snu et kort.
ask-move = { $name }, ditt valg (? gir hjelp):
ask-dice = { $name }: { $dice ->
    [one] hva viser terningen?
   *[other] hva viser de { $dice } terningene?
 }
ask-final-dice = { $name }: kast, og skriv de { $dice } terningene du stopper på:
ask-card = { $name }: hvilket kort ble snudd?
ask-save = Vil du lagre spillet som { $path }? [J/n]
ask-hand-over = { $name }, det er din tur: trykk Enter når ingen andre ser på.
ask-resume-or-new = Oppgi enten et spill eller --resume FILE, ikke begge: filen sier hvilket spill det er.
ask-go-on = Enter går videre, q avslutter.
ask-which-game = Hvilket spill? Ett av { $games }, eller --resume FILE.
typed-roll = kast
typed-no = nei
typed-yes = ja

## What happened
event-roll = { $name }: kastet { $dice }.
event-draw = { $name }: snudde { $card }.
event-move = { $name }: { $move }.
hint-moves = Du kan skrive: { $moves }.
told-undone = Angret.
told-fixed = Oppføring { $number } er rettet.
told-misfit = Oppføring { $number } er rettet. Oppføring { $misfit } («{ $step }») passer ikke lenger: { $why } Fortsett derfra.
told-saved = Lagret: { $path }
told-not-saved = { $path } kunne ikke skrives: { $why }.
told-solo = { $points ->
    [one] Slutt: { $points } poeng.
   *[other] Slutt: { $points } poeng.
 }
told-won = { $count ->
    [one] Vinner: { $names }, med { $points } poeng.
   *[other] Delt seier: { $names }, med { $points } poeng hver.
 }
told-stand-in = { $why } Boten «{ $bot }» spiller videre for { $name }.
told-verified = { $count ->
    [one] Ett kast kontrollert: det er som lovet.
   *[other] { $count } kast kontrollert: alle er som lovet.
 }
told-commitment = Løfte gitt før spillet: { $commitment }

## Help
help-commands =
    ? viser dette, «rules» reglene, «undo» angrer et trekk, «save FILE» lagrer spillet, «quit» forlater det.
help-real =
    ? viser dette, «rules» reglene, «undo» angrer den siste oppføringen, «fix» retter en eldre,
    «save FILE» lagrer spillet, «quit» forlater det.
help-fix = Skriv «fix», nummeret og hva det skulle ha vært.

## Typing errors
error-typed-no-dice = Skriv terningene som sifre fra 1 til 6, ikke «{ $text }».
error-typed-ambiguous = «{ $text }» kan være: { $like }.
error-typed-unknown = «{ $text }» er ikke et trekk her. Enter viser trekkene, ? gir hjelp.
error-typed-close = «{ $text }» er ikke et trekk her. Mente du: { $like }?
error-typed-enter = Trykk Enter; «{ $text }» betyr ingenting her.

## Menu
menu-title = Noppa: hvilket bord vil du sette deg ved?
menu-game = 1 til { $most }, Enter for det første:
menu-way-bot = mot en bot
menu-way-alone = alene, mot din egen rekord
menu-way-friends = med venner, på denne enheten
menu-way-real = med ekte terninger: Noppa fører poengene
menu-level-easy = en lett
menu-level-medium = en middels
menu-level-hard = en vanskelig
menu-level = 1 til { $most }, Enter for den første:
menu-way = 1 til { $most }, Enter for det første:
menu-names = Navn, med komma mellom:
menu-not-there = «{ $typed }» er ikke på listen: 1 til { $most }.

## Solving
solving = Løser
solving-distribution = Regner ut fordelingen
solved-value = { $expected } poeng i vente med beste spill ({ $seconds } s).
solved-spread = Gjennomsnitt { $mean }, standardavvik { $spread }.
solved-percentiles = Persentiler: { $parts }
error-solve-unsolved = { $game } er ikke løst; disse er det: { $allowed }.

## Reviews
reviewing = Går gjennom
review-title = { $game }: flaks og dyktighet
review-player = spiller
review-final = sluttsum
review-expected = ventet
review-luck = flaks
review-loss = valg
review-others = andre
review-revision = justering
review-each = per valg
review-band = nivå
review-curve = Ventet resultat gjennom spillet
review-exact = Enhet: { $unit }. Tallene er nøyaktige.
review-estimate = Enhet: { $unit }. Tallene er anslag.
review-final-dice-only = Bare de endelige terningene ble ført inn: kastene i en tur teller som ett stykke flaks.
unit-points = poeng av den ventede sluttsummen
unit-lead = poeng av den ventede ledelsen over den sterkeste motspilleren
unit-chance = prosent av vinnersjansen
per-cent = { $value } %
band-flawless = feilfri
band-master = mester
band-expert = ekspert
band-skilled = dyktig spiller
band-casual = hobbyspiller
band-beginner = nybegynner

## The coach while playing

## History
history-none = Ingen ferdige spill ennå. Spill ett: noppa play yatzy
history-games = Spill
history-records = Rekorder
history-day = dag
history-game = spill
history-player = spiller
history-score = poeng
history-luck = flaks
history-loss = valgenes pris
history-best = beste
history-average = snitt
history-each = { $game }: et valg kostet i snitt { $each }.
history-each-curve = Hundredeler av det per valg, spill for spill
history-kinds = Hvor poengene ble av

## Practice
practice-welcome = Velg som du ville gjort i et spill; q avslutter.
practice-own = Fra et av spillene dine:
practice-right = Godt valgt.
practice-wrong = Det koster { $loss }.
practice-sum = { $right } av { $asked } godt valgt, { $lost } tapt.
ask-practice = Ditt valg:

## Simulations
simulating = Simulerer
simulate-progress = { $done } av { $games }, { $rate } i sekundet
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } spill
   *[other] { $game }, { $edition }: { $games } spill
 }
simulate-rate = på { $seconds } sekunder, { $rate } i sekundet
simulate-stopped = Stoppet etter { $done } av { $games } spill; det som ble spilt, er tatt vare på.
simulate-player = spiller
simulate-wins = seire
simulate-mean = poeng
simulate-deviation = avvik
simulate-low = 5 %
simulate-median = median
simulate-high = 95 %
simulate-first = Den som sitter først, vinner { $share } ({ $interval }): { $more } sammenlignet med en like stor andel.
simulate-length = Et spill har { $mean } ± { $error } valg. Det som står etter ±, holder i 95 av 100 simuleringer.
simulate-distribution = Poeng for { $player }
simulate-everybody = alle
simulate-uses = Brukt per spiller og spill, talt i { $games } spill
simulate-variants = { $game }, { $games } spill hver
simulate-variant = regler
simulate-wins-of = { $player }: seire
simulate-mean-of = { $player }: poeng
simulate-first-seat = plass 1
simulate-decisions = valg
simulate-picture = { $game }: poeng i { $games } spill, i prosent
