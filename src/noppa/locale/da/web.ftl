# Webappens egne ord; spil, rækker og afslag taler fra deres filer.

web-name = Noppa
web-nav = Sider
web-preferences = Indstillinger
web-language = Sprog
web-language-auto = som browseren ({ $language })
web-theme = Lyst eller mørkt
web-theme-auto = som enheden
web-theme-light = lyst
web-theme-dark = mørkt
web-still = Ingen bevægelse
web-sound = Lyde
web-remarks = En stille bemærkning efter et dyrt valg
web-chances = Alles vinderchancer
web-buzz = Vibrér, når det er min tur
web-pace = Hvor hurtigt botter spiller
web-pace-slow = langsomt
web-pace-normal = som normalt
web-pace-at-once = med det samme
web-your-name = Dit navn
web-done = Færdig
web-close = Luk
web-yes = ja
web-no = nej
web-you = Du
web-who-here = her
web-who-link = via link
web-player = Spiller { $number }

## The start page
web-welcome = Træk en stol frem.
web-welcome-more = Fem terningspil, alene, på én enhed eller med venner via et link. Træneren ved, hvad hvert valg er værd.
web-players = { $least }–{ $most } spillere
web-play = Spil
web-play-game = Spil { $game } mod en bot
web-more = Venner…
web-more-game = { $game } med venner, eller med andre regler
web-go-on = Fortsæt
web-day = Dagens terninger
web-day-more = De samme terninger til alle, én gang om dagen.
web-day-none = Ingen har spillet dagens terninger endnu.
web-day-playing = spiller
web-past = Spillet
web-watch = Andre borde
web-practice = Øv dig
web-practice-more = Vælg i en stilling, og se, hvad hvert valg er værd.
web-history = Dine spil
web-history-more = Resultater, snit og rekorder.
web-open-record = Åbn en spilfil
web-open-record-drop = Filen fra et spil: vælg den, eller slip den her.
web-phones = Telefoner hjemme
web-phones-open = Luk telefoner ind
web-home = Til startsiden
web-lost-title = Denne side kunne ikke åbnes
web-gone = Det findes ikke
error-offline = Du er offline. Noppa åbner, men et spil har brug for sin server: det går videre, så snart du har forbindelse igen.
error-server-away = Serveren svarer ikke. Prøv igen om lidt; intet er tabt.

## Sitting down
web-who = Hvem spiller
web-seat-name = Navn på spiller { $number }
web-seat-remove = Fjern spiller { $number }
web-bot-level = Hvor godt botten spiller
web-add-here = En her
web-add-link = En via link
web-add-bot = En bot
web-house-rules = Husregler
web-edition = Udgave
web-edition-own = { $edition }, som i hæftet på dit sprog
web-dice-are = Terninger
web-dice-fair = Noppas, som kan tjekkes
web-dice-real = rigtige på bordet
web-every-roll = Alle kast indtastes, ikke kun de terninger, man stopper på
web-starts = Hvem begynder
web-starts-chosen = den første på listen
web-starts-drawn = den højeste terning
web-starts-loser = den, der blev sidst forrige gang
web-clock = Tid til et valg
web-clock-seconds = { $seconds ->
    [0] ingen grænse
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
 }
web-allow-coach = Træneren må spørges
web-allow-undo = Træk må fortrydes, hvis alle er enige
web-dice-fair-more = Serveren kaster, og efter spillet kan din browser tjekke hvert kast.
web-dice-real-more = I kaster rigtige terninger og trykker på det, de viser; Noppa holder regnskab.
web-starts-chosen-more = Den første på listen begynder, og de andre følger i den rækkefølge.
web-starts-drawn-more = Før spillet kastes en terning for hver, og den højeste begynder.
web-starts-loser-more = Den, der blev sidst, begynder næste spil; i det første afgør den højeste terning.
web-clock-more = { $seconds ->
    [0] Alle tager den tid, de har brug for.
   *[other] Når de { $seconds } sekunder er gået, bliver et træk gjort for dig.
 }
web-coach-yes-more = Spillerne må spørge, hvad hvert valg er værd.
web-coach-no-more = Ingen får råd under spillet.
web-undo-yes-more = Et træk kan fortrydes, når de andre siger ja, så længe intet kast eller kort har fulgt efter det.
web-undo-no-more = Et træk står, som det blev gjort.
web-edition-more = En udgave er et sæt husregler; hver af dem kan ændres nedenfor.
web-own-board = Dit eget bræt
web-own-deck = Din egen kortbunke
web-own-map = Dit eget landkort
web-own-remove = Uden filen
web-own-used = jeres egen, fra en fil
web-kind-gone = Det spil spilles ikke her. Startsiden har dem, der gør.
web-invited = Du er inviteret til { $game }
web-sit = Sæt dig her
web-just-watch = Bare kig med
web-join-taken = Der sidder allerede nogen. Bed den, der inviterede dig, om en anden plads.
web-waiting = { $count ->
    [0] Alle er her
    [one] Venter på én til
   *[other] Venter på { $count } til
 }
web-invite = Til { $name }: scan dette, eller send linket.
web-qr = Linket som en kode at scanne
web-link = Link
web-share = Send linket
web-copied = Kopieret
web-share-by-hand = Browseren kan ikke sende eller kopiere det her: markér linket ovenfor, og kopiér det.
web-device = Fortsæt som dig selv på denne enhed
web-device-more = Denne enhed bliver samme person som den, der lavede linket.
web-device-go = Ja, det er mig
web-device-link = Fortsæt på en anden enhed
web-device-scan = Åbn dette på den anden enhed inden for ti minutter; det virker én gang.

## At the table
web-title = { $game } · Noppa
web-title-turn = Din tur · { $game }
web-opening = Åbner bordet…
web-getting-ready = Noppa gør sig klar. Første gang et spil spilles her, kan det tage et minut.
web-connection-lost = Forbindelsen er væk; den kommer igen af sig selv, og intet går tabt.
web-seats = Spillere
web-seat-free = ledig
web-seat-away = væk
web-seat-bot = en bot spiller
web-watching = { $count ->
    [one] én kigger med
   *[other] { $count } kigger med
 }
web-dice = Terninger
web-die = Terning { $place }: { $value }
web-die-blank = Terning { $place }: ikke kastet
web-die-coloured = Terning { $place } ({ $colour }): { $value }
web-die-coloured-blank = Terning { $place } ({ $colour }): ikke kastet
web-dice-shown = { $count ->
    [one] en terning: { $dice }
   *[other] terninger: { $dice }
 }
web-turn-yours = Din tur
web-turn-of = Nu spiller { $name }
web-turn-several = { $count ->
    [one] { $count } spiller vælger
   *[other] { $count } spillere vælger
 }
web-roll = { $dice ->
    [0] Intet at kaste
    [one] Kast én terning
   *[other] Kast { $dice } terninger
 }
web-draw = Vend et kort
web-total = I alt
web-pad = Spilleblok
web-par = mod tre af hver
web-write = Skriv { $points } ved { $item }
web-moves = { $count ->
    [one] Det eneste valg
   *[other] Alle { $count } valg
 }
web-menu = Menu
web-rules = Reglerne ved bordet
web-undo = Fortryd seneste træk
web-stop = Slut spillet nu
web-leave = Forlad bordet
web-agree = I orden
web-decline = Nej
web-vote-undo = { $name } vil gerne fortryde det seneste træk.
web-vote-stop = { $name } vil gerne slutte spillet nu.
web-away-long = { $name } har været væk et stykke tid.
web-give = Lad en bot fortsætte
web-vote-waits = Mangler svar: { $names }
web-bot-for-you = En bot spiller for { $name }.
web-take-back = Tag pladsen tilbage
web-pass = Giv enheden videre til { $name }
web-pass-why = Det, I hver især skriver, er skjult, til alle har skrevet.
web-pass-here = Jeg er { $name }
web-pass-wait = { $count ->
    [one] Alle her har skrevet. Venter på { $names }.
   *[other] Alle her har skrevet. Venter på { $count } andre.
 }
web-react = Giv et tegn
web-react-applause = Godt klaret
web-react-luck = Held og lykke
web-react-wow = Hold da op
web-react-laugh = Haha
web-react-ouch = Av
web-react-thanks = Tak
web-said-total = { $points ->
    [one] { $name }: et point.
   *[other] { $name }: { $points } point.
 }
web-tv = Vis på et fjernsyn
web-tv-scan = Se med på din telefon

## The end
web-over = Spillet er forbi
web-over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } point
 }
web-won-you = Du vandt
web-won = { $count ->
    [one] { $names } vandt
   *[other] Delt sejr: { $names }
 }
web-again = Spil igen
web-steps = Trin for trin
web-record = Gem spillet

## The coach
web-coach-ask = Spørg træneren
web-coach-thinks = Træneren tænker…

## What happened
web-log = Hvad der er sket
web-log-start = Spillet begynder.
web-log-roll = { $name } kastede { $dice }.
web-log-dice = Terningerne viser { $dice }.
web-log-draw = Et kort: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Det seneste træk blev fortrudt.
web-log-amend = En post blev rettet.
web-log-back = { $name } er tilbage.
web-log-bot = En bot fortsætter for { $name }.
web-log-stopped = Spillet blev sluttet før tid.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = beholdt { $dice }
web-did-keep-none = beholdt ingenting
web-did-write = udfyldte { $item }
web-did-declare = meldte { $item }
web-did-set = lagde { $dice } til side
web-did-go = gik videre
web-did-stop = stoppede
web-did-stone = lagde en sten på { $square }
web-did-take-over = overtog { $square }; stenen der kom til { $to }
web-did-box = lagde en sten i æsken
web-did-lay = lagde { $dice } på kort { $slot } ({ $card })
web-did-done = sluttede turen
web-did-stand = lod terningerne ligge
web-did-reroll = kastede igen: { $colours }
web-did-twice = brugte { $die } to gange, uden { $drop }
web-did-number = skrev { $number } i { $city }
web-did-cross = stregede { $city } ud

## The games' tables
web-kivi-board = Bræt
web-kivi-value = værdi { $value }
web-kivi-stone = sten: { $name }
web-kivi-gain = nu { $gain }
web-kivi-line = en række på { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Kun disse rækker
web-kivi-taking = Vælg et tomt felt til stenen, der ligger på { $square }.
web-tutto-risk = point på spil
web-tutto-choose = Vælg terninger at lægge til side
web-tutto-made = { $count ->
    [one] En Tutto i denne tur
   *[other] { $count } Tutto i denne tur
 }
web-dicetto-empty = Intet kort
web-dicetto-done = Færdig
web-dicetto-tie = { $tie } igen er kamp; intet slår det
web-dicetto-beat = { $beat } slår, { $tie } er kamp
web-dicetto-battle = Terningkamp: { $card }
web-dicetto-again = { $face } og { $face }: igen.
web-dicetto-won = { $one } mod { $other }: { $name } holder kortet.
web-dicetto-fought = { $name } kæmper om det
web-trip-map = Landkort: { $name }
web-trip-empty = tom
web-trip-crossed = streget ud
web-trip-gain = { $number } her: { $gain }
web-trip-numbers = Tal, som terningerne giver
web-trip-make = Træk en terning over på en anden, tryk på to terninger eller på et tal.
web-trip-put = Tryk nu på en by til { $number }, eller træk tallet derhen.
web-trip-cross = Streg en by ud
web-trip-stand = Lad terningerne ligge
web-trip-decide = Lad terningerne ligge, eller tryk på dem, du vil kaste igen, én gang pr. spil.
web-trip-wait = Skrevet. De andre vælger stadig.

## Are the dice fair?
web-back = Tilbage til bordet
web-fair = Er terningerne fair?
web-fair-how =
    Før spillet lovede serveren ét hemmeligt tal ved at vise dets fingeraftryk, og hver spillers
    browser tilføjede sit eget tal. Sammen bestemmer de hvert kast. Hemmeligheden vises, når spillet er slut.
web-fair-real = Terningerne i dette spil er rigtige: intet her kan have ændret dem.
web-fair-promise = Lovet før spillet
web-fair-player = Tilføjet af { $name }
web-fair-secret = Hemmeligheden
web-fair-later = vises, når spillet er forbi
web-fair-check = { $count ->
    [one] Tjek det ene kast
   *[other] Tjek alle { $count } kast og kort
 }
web-fair-right = { $count ->
    [one] Tjekket: det er som lovet.
   *[other] Tjekket her i browseren: alle { $count } er som lovet.
 }
web-fair-wrong = { $count ->
    [one] Hændelse { $event } (“{ $text }”) er ikke det, der blev lovet.
   *[other] { $count } er ikke det, der blev lovet; den første er hændelse { $event } (“{ $text }”).
 }
web-fair-broken = Hemmeligheden er ikke den, der blev lovet.
web-fair-counts = Hvor ofte hver side kom
web-fair-sample = { $dice } terninger; i snit kommer hver side { $mean } gange. Så få siger ikke meget.

## Luck and skill
web-review = Held og dygtighed
web-review-working = Træneren gennemgår spillet…
web-review-curve = Hvad spillet var værd for hver spiller undervejs
web-review-none = Ingen valg kostede noget af betydning.
web-review-exact = Disse tal er nøjagtige.
web-review-estimate = Disse tal er skøn.
web-band-flawless = Fejlfrit.
web-band-master = Spillet som en mester.
web-band-expert = Spillet som en ekspert.
web-band-skilled = Spillet som en dygtig spiller.
web-band-casual = Spillet som en hyggespiller.
web-band-beginner = Spillet som en begynder.

## Real dice
web-real-pad = Det, der ligger på bordet
web-real-tap = { $left ->
    [0] Det var alle.
    [one] Tryk på siden for én terning til.
   *[other] Tryk på siderne for { $left } terninger.
 }
web-real-tap-colour = Tryk på det, denne terning viser: { $colour }.
web-real-face = En terning viser { $face }
web-real-remove = Fjern { $face }
web-real-enter = Det er terningerne
web-real-choose = Tryk nu på, hvor de skal hen. Så er begge dele indtastet.
web-real-other = Andre terninger
web-real-card = Tryk på kortet, der blev vendt.
web-correct = Ret
web-correct-text = Hvad det skulle have været
web-correct-open = Ret en post
web-correct-which = Hvilken er forkert?
web-correct-stood = Der står: { $entry }
web-correct-other = En anden
web-correct-none = Der er ikke indtastet noget endnu.
web-correct-misfit = Det, der kom efter rettelsen, passer ikke længere og er væk: indtast det igen.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
 }
