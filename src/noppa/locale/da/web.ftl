# The words of the browser app itself; the games and the errors have their own files.

web-name = Noppa
web-nav = Sider
web-preferences = Indstillinger
web-your-data = Dine data
web-limits = Serverens grænser
web-language = Sprog
web-language-auto = Som browseren ({ $language })
web-theme = Lyst eller mørkt
web-theme-auto = Som enheden
web-theme-light = Lyst
web-theme-dark = Mørkt
web-still = Ingen animationer
web-sound = Lyde
web-remarks = Sig til, når jeg laver en fejl
web-chances = Vis vinderchancer
web-buzz = Vibrér, når det er min tur
web-pace = Hvor hurtigt botter spiller
web-pace-slow = Langsomt
web-pace-normal = Normalt
web-pace-at-once = Straks
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
web-begin = Spil { $game }
web-begin-more = Mod { $bot }, med det samme.
web-resume = { $game } med { $names }
web-resume-yours = Din tur · { $game } med { $names }
web-resume-waiting = Venter på spillere · { $game }
web-running = Dine andre spil
web-day-game = { $game }, de samme kast til alle
web-day-play = Spil dagens { $game }
web-day-done =
    { $points ->
        [one] { $game }: { $points } point
       *[other] { $game }: { $points } point
    }
web-day-newcomer = ny i dag
web-day-results = Resultater
web-day-secret = Spil først dit eget spil færdigt. Så kan du se alle de andres.
web-day-streak =
    { $days ->
        [one] { $days } dag i træk
       *[other] { $days } dage i træk
    }
web-day-share =
    { $days ->
        [0] Jeg fik { $points } i dagens { $game } på Noppa.
        [one] Jeg fik { $points } i dagens { $game } på Noppa.
       *[other] Jeg fik { $points } i dagens { $game } på Noppa. Jeg har spillet { $days } dage i træk.
    }
web-share-short = Del
web-share-failed = Kunne ikke kopiere
web-real-dice = Rigtige terninger
web-real-dice-more = Du kaster, Noppa holder regnskab.
web-welcome = Træk en stol frem.
web-welcome-more = Fem terningspil, alene, på én enhed eller med venner via et link. Træneren viser dig, hvad hvert valg er værd.
web-players = { $least } til { $most } spillere
web-play = Spil
web-play-game = Spil { $game } mod en bot
web-more = Venner…
web-more-game = Spil { $game } med venner, eller vælg andre regler
web-go-on = Fortsæt
web-day = Dagens terninger
web-day-more = De samme terninger til alle, én gang om dagen.
web-day-none = Ingen har spillet dagens terninger endnu.
web-day-playing = spiller
web-past = Afsluttede spil
web-watch = Andre borde
web-practice = Øv dig
web-practice-more = Vælg, og sammenlign alle mulighederne.
web-history = Dine spil
web-history-more = Resultater, snit og rekorder.
web-open-record = Åbn en spilfil
web-open-record-drop = Vælg filen fra et gemt spil, eller slip den her.
web-phones = Telefoner derhjemme
web-phones-open = Tilslut telefoner
web-home = Startside
web-lost-title = Siden kunne ikke åbnes
web-gone = Det kan vi ikke finde
error-offline = Du er offline, og det her kræver serveren. Det virker igen, når du har forbindelse.
error-server-away = Serveren svarer ikke. Intet er tabt. Prøv igen om lidt.

## A new game
web-new-game = Nyt spil { $game }
web-how-to = Sådan spiller du { $game }
web-way-here = Samme enhed
web-way-here-more = giv den videre
web-way-link = Via link
web-way-link-more = venner overalt
web-way-bots = Mod botter
web-way-bots-more = start nu
web-at-the-table = Ved bordet
web-seat-you = dig, tryk for at skifte navn
web-seat-here = på denne enhed
web-link-next = Bagefter får du en kode og et link til hver ven. Spillet begynder, når alle er her.
web-seat-by-link = kommer via link
web-seats-most = op til { $most }
web-bot-choose = Vælg, hvordan { $name } spiller
web-bot-plays = Sådan spiller { $name }
web-bot-hare = lærling
web-bot-hare-level = bot, lærling
web-bot-hare-more = lærer stadig, overser tit det bedste træk
web-bot-hedgehog = stabil
web-bot-hedgehog-level = bot, stabil
web-bot-hedgehog-more = stabil, tænker kun på denne tur
web-bot-fox = skarp
web-bot-fox-level = bot, skarp
web-bot-fox-more = skarp, laver en fejl nu og da
web-bot-owl = ekspert
web-bot-owl-level = bot, ekspert
web-bot-owl-more = spiller altid det bedste træk, den kender
web-start-game =
    { $count ->
        [one] Start spillet
       *[other] Start spillet, { $count } spillere
    }
web-start-link =
    { $count ->
        [one] Start spillet
       *[other] Start spillet, og invitér venner
    }
web-summary-board = eget bræt
web-summary-deck = egen kortbunke
web-summary-map = eget landkort
web-summary-changed =
    { $count ->
        [one] én ændring
       *[other] { $count } ændringer
    }
web-coach-allowed = må hjælpe
web-coach-off = siger ingenting
web-own-how = Hent Noppas fil, ret den til, og vælg den her. Den må fylde op til 64 kB.
web-own-template-board = Hent brættet
web-own-template-deck = Hent kortbunken
web-own-template-map = Hent landkortet
web-own-example = Se et eksempel
web-own-checking = Tjekker filen…
web-own-fine = Filen virker. I spiller med den.
web-join-full = Den plads i { $game } er optaget
web-who = Hvem spiller
web-seat-name = Navn på spiller { $number }
web-seat-move = Flyt { $name }, spiller { $number } af { $count }
web-seat-remove = Fjern spiller { $number }
web-bot-level = Hvor godt botten spiller
web-add-here = Tilføj spiller
web-add-link = Invitér via link
web-add-bot = Tilføj bot
web-house-rules = Husregler
web-edition = Udgave
web-edition-own = { $edition }, som i hæftet på dit sprog
web-dice-are = Terninger
web-dice-fair = Noppas terninger
web-dice-real = rigtige terninger
web-every-roll = Tast hvert kast ind, ikke kun de sidste terninger
web-starts = Hvem begynder
web-starts-chosen = den første på listen
web-starts-drawn = højeste kast
web-starts-loser = taberen af forrige spil
web-clock = Tid pr. træk
web-clock-seconds =
    { $seconds ->
        [0] ingen grænse
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
web-allow-coach = Tillad træneren
web-allow-undo = Tillad at fortryde, hvis alle er enige
web-dice-fair-more = Noppa kaster for jer. Efter spillet kan din browser tjekke hvert kast.
web-dice-real-more = I kaster rigtige terninger og trykker på det, de viser. Noppa holder regnskab.
web-starts-chosen-more = Den første på listen begynder, og de andre følger i rækkefølge.
web-starts-drawn-more = Alle kaster én terning, og højeste kast begynder.
web-starts-loser-more = Den, der blev sidst, begynder næste spil. I det første spil er det højeste kast.
web-clock-more =
    { $seconds ->
        [0] Tag dig al den tid, du vil.
        [one] Løber dit ene sekund ud, spiller Noppa et træk for dig.
       *[other] Løber dine { $seconds } sekunder ud, spiller Noppa et træk for dig.
    }
web-coach-yes-more = Spillerne må spørge, hvad hvert valg er værd.
web-coach-no-more = Ingen får råd under spillet.
web-undo-yes-more = Du kan fortryde et træk, hvis de andre er enige, så længe der ikke er kommet et kast eller et kort efter det.
web-undo-no-more = Ingen kan fortryde et træk.
web-edition-more = En udgave er et sæt husregler. Du kan ændre hver af dem nedenfor.
web-own-board = Eget bræt
web-own-deck = Egen kortbunke
web-own-map = Eget landkort
web-own-remove = Fjern filen
web-own-used = Egen, fra en fil
web-kind-gone = Du kan ikke spille det spil her. Startsiden viser de spil, du kan spille.
web-invited = Du er inviteret til { $game }
web-sit = Vær med
web-just-watch = Bare kig med
web-join-taken = En anden har allerede taget den plads. Du kan kigge med eller bede om et andet link.
web-waiting =
    { $count ->
        [0] Alle er her
        [one] Venter på én spiller til
       *[other] Venter på { $count } spillere til
    }
web-invite = { $name } kan scanne koden eller åbne linket.
web-qr = QR-kode med linket
web-link = Link
web-share = Send linket
web-copied = Kopieret
web-share-by-hand = Denne browser kan ikke sende eller kopiere linket. Markér det ovenfor, og kopiér det selv.
web-device = Fortsæt på denne enhed
web-device-more = Du fortsætter her som den samme spiller.
web-device-go = Ja, det er mig
web-device-link = Fortsæt på en anden enhed
web-device-scan = Åbn linket på din anden enhed inden for ti minutter. Det virker kun én gang.

## At the table
web-title = { $game } · Noppa
web-title-turn = Din tur · { $game }
web-opening = Åbner bordet…
web-getting-ready = Noppa gør sig klar. Første gang du spiller et spil her, kan det tage et minut.
web-connection-lost = Forbindelsen er væk. Noppa prøver igen, og dit spil er i sikkerhed.
web-connection-last-seen = Serveren svarer ikke. Du kan se spillet, som du sidst så det, og spille videre, når serveren er tilbage.
web-seats = Spillere
web-seat-free = ledig
web-seat-away = væk
web-seat-bot = en bot spiller
web-watching =
    { $count ->
        [one] én kigger med
       *[other] { $count } kigger med
    }
web-rail = Spillere, træner og hvad der er sket
web-result = Resultat
web-lesson = Lektion
web-lesson-offer = Er { $game } nyt for dig?
web-lesson-play = Spil lektionen
web-lesson-later = Ikke nu
web-lesson-entry-more = Et hurtigt første spil. Terningerne er lagt til rette for dig.
web-lesson-step = Trin { $step } af { $steps }
web-lesson-skip = Spring over
web-lesson-show = Vis mig det
web-lesson-allowed = Det må du godt, men prøv dette i stedet.
web-lesson-coached = Træneren siger: { $move }.
web-lesson-rival = { $name } spiller…
web-lesson-back = Ikke { $dice }. Tryk igen for at slippe den.
web-lesson-over = Nu kan du { $game }
web-lesson-game = Spil et spil
web-sound-ask = Vil du spille med lyd?
web-sound-on = Lyd til
web-sound-off = Nej
web-chance-of = { $name }: { $percent } % vinderchance.
web-chances-best = Disse chancer forudsætter, at alle spiller som eksperter.
web-chance-short = { $percent } % vinderchance
web-plus-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } point
    }
web-dice = Terninger
web-die = Terning { $place }: { $value }
web-die-blank = Terning { $place }: ikke kastet
web-die-coloured = Terning { $place } ({ $colour }): { $value }
web-die-coloured-blank = Terning { $place } ({ $colour }): ikke kastet
web-dice-shown =
    { $count ->
        [one] en terning: { $dice }
       *[other] terninger: { $dice }
    }
web-turn-yours = Din tur
web-turn-of = Nu spiller { $name }
web-turn-several =
    { $count ->
        [one] { $count } spiller vælger
       *[other] { $count } spillere vælger
    }
web-roll =
    { $dice ->
        [0] Intet at kaste
        [one] Kast én terning
       *[other] Kast { $dice } terninger
    }
web-roll-number = Kast { $number }
web-roll-kept =
    { $count ->
        [0] intet beholdt
       *[other] beholdt
    }
web-draw = Vend et kort
web-total = I alt
web-pad = Spilleblok
web-par = i forhold til tre af hver
web-write = Skriv { $points } i { $item }
web-moves =
    { $count ->
        [one] Dit eneste valg
       *[other] Alle { $count } valg
    }
web-menu = Menu
web-rules = Regler
web-undo = Fortryd
web-stop = Slut spillet
web-leave = Forlad bordet
web-while-playing = Under spillet
web-this-table = Dette bord
web-stop-group = Afslut
web-play-on = Spil videre
web-leave-kept = dit spil er gemt
web-leave-ask = Vil du forlade bordet?
web-leave-more = En bot spiller for dig, mens du er væk. Du kan komme tilbage, så længe spillet er i gang.
web-leave-yes = Forlad
web-left = Du har forladt bordet. En bot spiller for dig.
web-stop-ask = Vil du slutte spillet for alle?
web-stop-more = Resultatet bliver, som det er. Det kan ikke fortrydes.
web-stop-yes = Slut spillet
web-invite-watch = Del et link til at kigge med
web-keys = Tastatur
web-key-roll = Kast terningerne
web-key-die = Behold en terning, eller slip den
web-key-explain = Forklar en række eller et kort
web-key-tab = Gå rundt på bordet, og tryk Enter for at vælge
web-key-escape = Luk det, der er åbent
web-agree = I orden
web-decline = Nej
web-vote-undo = { $name } vil gerne fortryde det seneste træk.
web-vote-remove = { $name } vil gerne fjerne { $other } fra spillet.
web-remove = Fjern { $name }
web-vote-stop = { $name } vil gerne slutte spillet nu.
web-away-long = { $name } har været væk et stykke tid.
web-give = Lad en bot overtage
web-vote-waits = Venter på { $names }
web-bot-for-you = { $name } afløses af en bot.
web-take-back = Tag min plads tilbage
web-pass = Giv enheden videre til { $name }
web-pass-why = Ingen ser, hvad de andre skriver, før alle er færdige.
web-pass-here = Jeg er { $name }
web-pass-wait =
    { $count ->
        [one] Alle her er færdige. Venter på { $names }.
       *[other] Alle her er færdige. Venter på { $count } andre.
    }
web-react = Send en reaktion
web-react-applause = Godt klaret
web-react-luck = Held og lykke
web-react-wow = Hold da op
web-react-laugh = Haha
web-react-ouch = Av
web-react-thanks = Tak
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total =
    { $points ->
        [one] { $name }: et point.
       *[other] { $name }: { $points } point.
    }

## On a television
web-tv = Vis på tv
web-tv-scan = Se med på din telefon

## The end
web-over = Spillet er forbi
web-over-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
web-won-you = Du vandt
web-won =
    { $count ->
        [one] { $names } vandt
       *[other] { $names } deler sejren
    }
web-won-you-by = Du vandt med { $points } points forspring
web-won-by = { $name } vandt med { $points } points forspring
web-end-share = { $game } på Noppa: { $results }
web-end-luck-points = point på held
web-end-luck-chance = { $amount ->
    [one] procentpoint vinderchance på held
   *[other] procentpoint vinderchance på held
 }
web-end-luck-lead = points forspring på held
web-end-loss-points = point på fejl
web-end-loss-chance = { $amount ->
    [one] procentpoint vinderchance på fejl
   *[other] procentpoint vinderchance på fejl
 }
web-end-loss-lead = points forspring på fejl
web-end-band = sådan spillede du
web-end-band-of = sådan spillede { $name }
web-end-band-flawless = Fejlfrit
web-end-band-master = Mester
web-end-band-expert = Ekspert
web-end-band-skilled = Dygtig
web-end-band-casual = Hyggespiller
web-end-band-beginner = Begynder
web-end-curve-points = Sandsynligt slutresultat
web-end-curve-chance = Vinderchance
web-end-curve-lead = Sandsynligt forspring
web-end-swing = Største udsving: { $what }
web-again = Spil igen
web-record = Gem spilfilen
web-steps = Trin for trin

## The coach
web-coach-ask = Spørg træneren
web-coach-thinks = Tænker…
web-coach-later = Du kan spørge træneren, når du har noget at vælge.
web-coach = Træner
web-coach-list = Hvad hvert valg er værd
web-coach-do = Gør det
web-coach-is-best = bedst
web-exact = nøjagtigt
web-estimate = skøn
web-remark = Det kostede { $amount }. Bedre: { $move }.

## What happened
web-log = Hvad der er sket
web-log-start = Spillet begynder.
web-log-roll = { $name } kastede { $dice }.
web-log-dice = Terningerne viser { $dice }.
web-log-draw = Kortet er { $card }.
web-log-move = { $name } { $what }.
web-log-undo = Det seneste træk blev fortrudt.
web-log-amend = En indtastning blev rettet.
web-log-back = { $name } kom tilbage.
web-log-bot = { $name } blev afløst af en bot.
web-log-stopped = Spillet sluttede før tid.
# After a name, and by itself where a game is gone through.
web-did-keep = beholdt { $dice }
web-did-keep-none = beholdt ingenting
web-told-keep =
    { $count ->
        [0] { $name } kastede alle terninger igen.
       *[other] { $name } beholdt { $dice }.
    }
web-did-write = udfyldte { $item }
web-did-declare = meldte { $item }
web-did-set = lagde { $dice } til side
web-did-go = gik videre
web-did-stop = stoppede
web-did-stone = lagde en sten på { $square }
web-did-take-over = overtog { $square } og flyttede stenen derfra til { $to }
web-did-box = lagde en sten i æsken
web-did-lay = lagde { $dice } på kort { $slot } ({ $card })
web-did-done = sluttede turen
web-did-stand = beholdt terningerne
web-did-reroll = kastede igen: { $colours }
web-did-twice = brugte { $die } to gange i stedet for { $drop }
web-did-number = skrev { $number } i { $city }
web-did-cross = stregede { $city } ud

## The games' tables
web-kivi-board = Bræt
web-kivi-value = værdi { $value }
web-kivi-stone = sten: { $name }
web-kivi-gain = { $gain } nu
web-kivi-line = en række på { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Vis kun disse rækker
web-kivi-taking = Tryk på et tomt felt til stenen på { $square }.
web-tutto-risk = på spil
web-tutto-choose = Tryk på terninger, der tæller
web-tutto-made =
    { $count ->
        [one] Én Tutto i denne tur
       *[other] { $count } Tutto i denne tur
    }
web-dicetto-empty = Intet kort
web-dicetto-done = Færdig
web-dicetto-tie = { $tie } giver kamp
web-dicetto-beat = { $beat } vinder, { $tie } giver kamp
web-dicetto-battle = Terningkamp om { $card }
web-dicetto-again = Begge slog { $face }. Der kastes igen.
web-dicetto-won = { $one } mod { $other }. { $name } vandt kampen.
web-dicetto-fought = { $name } kæmpede om det
web-trip-map = Landkort: { $name }
web-trip-empty = tom
web-trip-crossed = streget ud
web-trip-gain = { $number } her: { $gain }
web-trip-numbers = Tal, du kan lave med disse terninger
web-trip-make = Tryk på to terninger eller et tal.
web-trip-put = Tryk på en by til { $number }, eller træk tallet derhen.
web-trip-cross = Streg en by ud
web-trip-stand = Behold alle fire
web-trip-decide = Behold disse terninger, eller tryk på dem, du vil kaste igen. Det kan du én gang pr. spil.
web-trip-wait = Færdig. De andre vælger stadig.

## Are the dice fair?
web-back = Tilbage til bordet
web-fair = Er terningerne fair?
web-fair-how =
    Før spillet valgte serveren et hemmeligt tal og viste dets fingeraftryk, så den ikke kunne ændre tallet
    senere. Derefter gjorde hver spillers browser det samme. Tilsammen bestemmer tallene hvert kast. Når spillet
    er slut, vises det hemmelige tal.
web-fair-real = I dette spil bruges rigtige terninger, så Noppa har ingen indflydelse på kastene.
web-fair-promise = Fingeraftryk vist før spillet
web-fair-player = { $name } tilføjede
web-fair-secret = Hemmeligt tal
web-fair-later = vises, når spillet er forbi
web-fair-check =
    { $count ->
        [one] Tjek kastet
       *[other] Tjek alle { $count } kast og kort
    }
web-fair-right =
    { $count ->
        [one] Tjekket i denne browser. Kastet er præcis som lovet.
       *[other] Tjekket i denne browser. Alle { $count } kast og kort er præcis som lovet.
    }
web-fair-wrong =
    { $count ->
        [one] Trin { $event } (“{ $text }”) er ikke det, der blev lovet.
       *[other] { $count } kast eller kort er ikke det, der blev lovet. Det første er trin { $event } (“{ $text }”).
    }
web-fair-broken = Det hemmelige tal er ikke det, der blev lovet.
web-fair-changed = Det er ikke de tal, denne browser så før spillet.
web-fair-remembered = Denne browser husker tallene fra før spillet, så den stolede ikke bare på serveren.
web-fair-not-there = Denne browser tilføjede ikke et tal til dette spil, så den kan kun tjekke det, serveren siger.
web-fair-unrevealed = ikke sendt i tide
web-fair-counts = Hvor ofte hvert tal kom
web-fair-sample =
    Der blev kastet { $dice } terninger. I snit kommer hvert tal { $mean ->
        [one] { $mean } gang
       *[other] { $mean } gange
    }. Det er for få til at sige ret meget.

## Luck and skill
web-review = Held og dygtighed
web-review-working = Træneren gennemgår spillet…
web-review-curve = Sådan gik spillet for hver spiller
web-review-none = Ingen fejl, der er værd at nævne.
web-review-exact = Disse tal er nøjagtige.
web-review-estimate = Disse tal er skøn.
web-band-flawless = Fejlfrit.
web-band-master = Spillet som en mester.
web-band-expert = Spillet som en ekspert.
web-band-skilled = Spillet som en dygtig spiller.
web-band-casual = Spillet som en hyggespiller.
web-band-beginner = Spillet som en begynder.

## Real dice
web-real-pad = Det ligger på bordet
web-real-tap =
    { $left ->
        [0] Det var dem alle.
        [one] Tryk på tallet på én terning til.
       *[other] Tryk på tallene på { $left } terninger.
    }
web-real-tap-colour = Tryk på tallet på terningen i farven { $colour }.
web-real-face = Tilføj { $face }
web-real-remove = Fjern { $face }
web-real-enter = Brug disse terninger
web-real-choose = Tryk nu på, hvor de skal hen. Så er både terningerne og dit træk tastet ind.
web-real-other = Ret terningerne
web-real-card = Tryk på det kort, der blev vendt.
web-correct = Gem rettelsen
web-correct-text = Hvad skulle der stå?
web-correct-open = Ret en indtastning
web-correct-which = Hvilken indtastning er forkert?
web-correct-stood = Der står: { $entry }
web-correct-other = Vælg en anden indtastning
web-correct-none = Der er ikke tastet noget ind endnu.
web-correct-misfit = Indtastningerne efter din rettelse passede ikke længere og er fjernet. Tast dem ind igen.
web-clock-left =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Målet
guide-turn = Din tur
guide-scores = Point
guide-examples = Eksempler
guide-example-number = Eksempel { $number }
guide-questions = Spørgsmål
guide-full = Alle regler
guide-table = Dette bord
guide-ask-begins = Hvem begynder?
guide-points =
    { $points ->
        [-1] −1 point
        [one] 1 point
       *[other] { $points } point
    }
guide-points-word =
    { $points ->
        [-1] point
        [one] point
       *[other] point
    }
guide-about = Om { $thing }
guide-more = Vis i reglerne
guide-now = Nu
guide-chances = Så ofte lykkes det, hvis du går efter det hele turen:

## Playing without a server
web-device-loading = Gør terningerne klar… { $percent } %
web-device-loading-more = Det varer kun så længe ved første besøg. Lær et spil imens:
web-device-elsewhere = Noppa er åben i en anden fane.
web-device-elsewhere-more = Spil på denne enhed kører i én fane ad gangen. Dine spil er i sikkerhed.
web-device-here = Spil her
web-device-failed = Noppa kunne ikke starte på denne enhed.
web-device-storage-away = Denne browser lader ikke Noppa gemme spil. Private vinduer spærrer ofte for det, så åbn Noppa i et almindeligt vindue.
web-device-again = Prøv igen
web-device-hosted = Du spiller på denne enhed.
web-device-hosted-more = Vi kan ikke nå serveren. Dine spil gemmes her og kommer med blandt dine spil, når den er tilbage.
web-device-site = Alt kører på denne enhed og bliver her. For at spille via link eller sammenligne dagens terninger skal du bruge en Noppa-server.
web-version-new = En ny version af Noppa er klar. Genindlæs for at bruge den.
web-version-reload = Genindlæs
web-offline = Spil offline
web-offline-more = Gemmer { $megabytes } MB på denne enhed, så du kan spille uden forbindelse.
web-offline-ready = Klar til at spille offline.
web-offline-loading = Gemmer til offlinespil… { $percent } %
web-offline-failed = Ikke alt kunne gemmes til offlinespil. Noppa prøver igen ved dit næste besøg.
web-way-link-away = Kræver en server
web-everything = Alt i én fil
web-everything-more = Alle spil på denne enhed, færdige eller ej, som sikkerhedskopi eller til at flytte til en anden enhed.
web-everything-save = Gem i en fil
web-everything-open = Åbn en fil
web-everything-added =
    { $added ->
        [0] Du har allerede alle disse spil.
        [one] Ét spil er tilføjet.
       *[other] { $added } spil er tilføjet.
    }
error-device-failed = Noppa kunne ikke starte på denne enhed. Genindlæs siden for at prøve igen.
error-elsewhere = Noppa er åben i en anden fane. Spil der, eller luk den fane, og prøv igen.
