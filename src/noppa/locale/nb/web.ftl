# The words of the browser app itself; the games and the errors have their own files.

web-name = Noppa
web-nav = Sider
web-preferences = Innstillinger
web-your-data = Dine data
web-limits = Grensene på serveren
web-language = Språk
web-language-auto = Som nettleseren ({ $language })
web-theme = Lyst eller mørkt
web-theme-auto = Som enheten
web-theme-light = Lyst
web-theme-dark = Mørkt
web-still = Ingen animasjoner
web-sound = Lyder
web-remarks = Si fra når et valg var en feil
web-chances = Vis vinnersjanser
web-buzz = Vibrer når det er min tur
web-pace = Hvor raskt botene spiller
web-pace-slow = Sakte
web-pace-normal = Normalt
web-pace-at-once = Straks
web-your-name = Navnet ditt
web-done = Ferdig
web-close = Lukk
web-yes = ja
web-no = nei
web-you = Du
web-who-here = her
web-who-link = via lenke
web-player = Spiller { $number }

## The start page
web-begin = Spill { $game }
web-begin-more = Mot { $bot }, med en gang.
web-resume = { $game } med { $names }
web-resume-yours = Din tur · { $game } med { $names }
web-resume-waiting = Venter på spillere · { $game }
web-running = De andre spillene dine
web-day-game = { $game }, de samme kastene for alle
web-day-play = Spill dagens { $game }
web-day-done =
    { $points ->
        [one] { $game }: { $points } poeng
       *[other] { $game }: { $points } poeng
    }
web-day-newcomer = ny i dag
web-day-results = Resultater
web-day-secret = Spill ferdig ditt eget spill først. Så kan du se på de andres.
web-day-streak =
    { $days ->
        [one] { $days } dag på rad
       *[other] { $days } dager på rad
    }
web-day-share =
    { $days ->
        [0] Jeg fikk { $points } i dagens { $game } på Noppa.
        [one] Jeg fikk { $points } i dagens { $game } på Noppa.
       *[other] Jeg fikk { $points } i dagens { $game } på Noppa. Jeg har spilt { $days } dager på rad.
    }
web-share-short = Del
web-share-failed = Kunne ikke kopiere
web-real-dice = Ekte terninger
web-real-dice-more = Du kaster, Noppa fører poengene.
web-welcome = Slå deg ned.
web-welcome-more = Fem terningspill du kan spille alene, på én enhet eller med venner via lenke. Treneren viser hva hvert valg er verdt.
web-players = { $least }–{ $most } spillere
web-play = Spill
web-play-game = Spill { $game } mot en bot
web-more = Venner…
web-more-game = Spill { $game } med venner eller endre reglene
web-go-on = Fortsett
web-day = Dagens terninger
web-day-more = De samme terningene for alle, én gang om dagen.
web-day-none = Ingen har spilt dagens terninger ennå.
web-day-playing = spiller
web-past = Ferdige spill
web-watch = Andre bord
web-practice = Øv
web-practice-more = Ta et valg og sammenlign alle mulighetene.
web-history = Spillene dine
web-history-more = Resultater, snitt og rekorder.
web-open-record = Åpne en spillfil
web-open-record-drop = Velg filen med et lagret spill, eller slipp den her.
web-phones = Telefoner hjemme
web-phones-open = La telefoner bli med
web-home = Startside
web-lost-title = Vi kunne ikke åpne denne siden
web-gone = Vi finner ikke det du leter etter
error-offline = Du er frakoblet, og dette trenger serveren. Det virker igjen når du er på nett.
error-server-away = Serveren svarer ikke. Ingenting er tapt. Prøv igjen om litt.

## A new game
web-new-game = Nytt spill: { $game }
web-how-to = Slik spiller du { $game }
web-way-here = På denne enheten
web-way-here-more = send den rundt
web-way-link = Via lenke
web-way-link-more = venner hvor som helst
web-way-bots = Mot boter
web-way-bots-more = begynn med en gang
web-at-the-table = Ved bordet
web-seat-you = du, trykk for å bytte navn
web-seat-here = på denne enheten
web-link-next = Så får du en kode og en lenke til hver venn. Spillet begynner når alle er her.
web-seat-by-link = blir med via lenke
web-seats-most = opptil { $most }
web-bot-choose = Velg hvordan { $name } spiller
web-bot-plays = Slik spiller { $name }
web-bot-hare = lærling
web-bot-hare-level = bot, lærling
web-bot-hare-more = lærling, går ofte glipp av det beste trekket
web-bot-hedgehog = stødig
web-bot-hedgehog-level = bot, stødig
web-bot-hedgehog-more = stødig, tenker bare på denne turen
web-bot-fox = skarp
web-bot-fox-level = bot, skarp
web-bot-fox-more = skarp, gjør en feil nå og da
web-bot-owl = ekspert
web-bot-owl-level = bot, ekspert
web-bot-owl-more = gjør alltid det beste trekket den kjenner
web-start-game =
    { $count ->
        [one] Start spillet
       *[other] Start spillet, { $count } spillere
    }
web-start-link =
    { $count ->
        [one] Start spillet
       *[other] Start spillet og inviter venner
    }
web-summary-board = eget brett
web-summary-deck = egen kortstokk
web-summary-map = eget kart
web-summary-changed =
    { $count ->
        [one] én endring
       *[other] { $count } endringer
    }
web-coach-allowed = kan hjelpe
web-coach-off = er stille
web-own-how = Last ned Noppas fil, rediger den og velg den her. Den kan være på opptil 64 kB.
web-own-template-board = Last ned brettet
web-own-template-deck = Last ned kortstokken
web-own-template-map = Last ned kartet
web-own-example = Se et eksempel
web-own-checking = Kontrollerer filen…
web-own-fine = Filen fungerer. Dere spiller med den.
web-join-full = Plassen i { $game } er opptatt
web-who = Hvem spiller?
web-seat-name = Navnet på spiller { $number }
web-seat-move = Flytt { $name }, spiller { $number } av { $count }
web-seat-remove = Fjern spiller { $number }
web-bot-level = Hvor godt boten spiller
web-add-here = Legg til spiller
web-add-link = Inviter via lenke
web-add-bot = Legg til bot
web-house-rules = Husregler
web-edition = Utgave
web-edition-own = { $edition }, som i heftet på ditt språk
web-dice-are = Terninger
web-dice-fair = Noppas terninger
web-dice-real = ekte terninger
web-every-roll = Legg inn alle kast, ikke bare de siste terningene
web-starts = Hvem begynner
web-starts-chosen = den som står først på listen
web-starts-drawn = høyeste kast
web-starts-loser = den som tapte forrige spill
web-clock = Tid per trekk
web-clock-seconds = { $seconds ->
    [0] ingen grense
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
 }
web-allow-coach = Tillat treneren
web-allow-undo = Tillat angring hvis alle er enige
web-dice-fair-more = Noppa kaster for deg. Etter spillet kan nettleseren din kontrollere hvert kast.
web-dice-real-more = Dere kaster ekte terninger og trykker inn det de viser. Noppa fører poengene.
web-starts-chosen-more = Den som står først på listen, begynner, og de andre følger i den rekkefølgen.
web-starts-drawn-more = Alle kaster én terning, og den høyeste begynner.
web-starts-loser-more = Den som ble sist, begynner neste spill. I det første spillet avgjør høyeste kast.
web-clock-more =
    { $seconds ->
        [0] Ta den tiden du trenger.
        [one] Hvis sekundet ditt går ut, gjør Noppa et trekk for deg.
       *[other] Hvis de { $seconds } sekundene dine går ut, gjør Noppa et trekk for deg.
    }
web-coach-yes-more = Spillerne kan spørre hva hvert valg er verdt.
web-coach-no-more = Ingen får råd under spillet.
web-undo-yes-more = Du kan angre et trekk hvis de andre er enige, så lenge det ikke har kommet noe kast eller kort etter det.
web-undo-no-more = Ingen kan angre et trekk.
web-edition-more = En utgave er et sett husregler. Du kan endre hver av dem nedenfor.
web-own-board = Eget brett
web-own-deck = Egen kortstokk
web-own-map = Eget kart
web-own-remove = Fjern filen
web-own-used = Egen, fra en fil
web-kind-gone = Dette spillet kan ikke spilles her. Startsiden viser spillene som finnes.
web-invited = Du er invitert til { $game }
web-sit = Bli med
web-just-watch = Bare se på
web-join-taken = Noen har allerede tatt plassen. Du kan se på, eller be om en ny lenke.
web-waiting =
    { $count ->
        [0] Alle er her
        [one] Venter på én spiller til
       *[other] Venter på { $count } spillere til
    }
web-invite = { $name } kan skanne koden eller åpne lenken.
web-qr = QR-kode med lenken
web-link = Lenke
web-share = Send lenken
web-copied = Kopiert
web-share-by-hand = Nettleseren kan ikke sende eller kopiere lenken. Merk den over og kopier den selv.
web-device = Fortsett på denne enheten
web-device-more = Du fortsetter her som samme spiller.
web-device-go = Ja, det er meg
web-device-link = Fortsett på en annen enhet
web-device-scan = Åpne lenken på den andre enheten innen ti minutter. Den virker bare én gang.

## At the table
web-title = { $game } · Noppa
web-title-turn = Din tur · { $game }
web-opening = Dekker bordet…
web-getting-ready = Noppa gjør seg klar. Det kan ta et minutt første gang du spiller et spill her.
web-connection-lost = Forbindelsen er brutt. Noppa kobler til igjen, og spillet ditt er trygt.
web-connection-last-seen = Serveren svarer ikke. Du kan se spillet slik du sist så det, og spille videre når serveren er tilbake.
web-seats = Spillere
web-seat-free = ledig
web-seat-away = borte
web-seat-bot = en bot spiller
web-watching = { $count ->
    [one] én ser på
   *[other] { $count } ser på
 }
web-rail = Spillere, trener og hva som har skjedd
web-result = Resultat
web-lesson = Leksjon
web-lesson-offer = Aldri spilt { $game } før?
web-lesson-play = Spill leksjonen
web-lesson-later = Ikke nå
web-lesson-entry-more = Et lite første spill der kastene er bestemt på forhånd.
web-lesson-step = Steg { $step } av { $steps }
web-lesson-skip = Hopp over
web-lesson-show = Vis meg
web-lesson-allowed = Det går også an. Men nå prøver vi dette.
web-lesson-coached = Treneren sier: { $move }.
web-lesson-rival = { $name } spiller…
web-lesson-back = Ikke { $dice }. Trykk en gang til for å slippe den.
web-lesson-over = Nå kan du { $game }
web-lesson-game = Spill et spill
web-sound-ask = Vil du spille med lyd?
web-sound-on = Lyd på
web-sound-off = Nei
web-chance-of = { $name }: { $percent } % vinnersjanse.
web-chances-best = Sjansene gjelder hvis alle spiller som eksperter.
web-chance-short = { $percent } % vinnersjanse
web-plus-points =
    { $points ->
        [one] +{ $points } poeng
       *[other] +{ $points } poeng
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
web-turn-of = Nå spiller { $name }
web-turn-several = { $count ->
    [one] { $count } spiller velger
   *[other] { $count } spillere velger
 }
web-roll = { $dice ->
    [0] Ingenting å kaste
    [one] Kast én terning
   *[other] Kast { $dice } terninger
 }
web-roll-number = Kast { $number }
web-roll-kept =
    { $count ->
        [0] ingenting beholdt
       *[other] beholdt
    }
web-draw = Trekk et kort
web-total = Sum
web-pad = Poengblokk
web-par = sammenlignet med tre av hver
web-write = Skriv { $points } på { $item }
web-moves =
    { $count ->
        [one] Det eneste valget ditt
       *[other] Alle { $count } valg
    }
web-menu = Meny
web-rules = Regler
web-undo = Angre
web-stop = Avslutt spillet
web-leave = Forlat bordet
web-while-playing = Under spillet
web-this-table = Dette bordet
web-stop-group = Slutt
web-play-on = Spill videre
web-leave-kept = spillet ditt er lagret
web-leave-ask = Vil du forlate bordet?
web-leave-more = En bot spiller for deg mens du er borte. Du kan komme tilbake så lenge spillet er i gang.
web-leave-yes = Forlat
web-left = Du har forlatt bordet. En bot spiller for deg.
web-stop-ask = Vil du avslutte spillet for alle?
web-stop-more = Poengene blir stående som de er. Dette kan ikke angres.
web-stop-yes = Avslutt spillet
web-invite-watch = Del en lenke for å se på
web-keys = Tastatur
web-key-roll = Kast terningene
web-key-die = Behold en terning eller slipp den
web-key-explain = Forklar en rad eller et kort
web-key-tab = Flytt deg rundt på bordet og velg med Enter
web-key-escape = Lukk det som er åpent
web-agree = Greit
web-decline = Nei
web-vote-undo = { $name } vil gjerne angre det siste trekket.
web-vote-remove = { $name } vil gjerne fjerne { $other } fra spillet.
web-remove = Fjern { $name }
web-vote-stop = { $name } vil gjerne avslutte spillet nå.
web-away-long = { $name } har vært borte en stund.
web-give = La en bot ta over
web-vote-waits = Mangler svar: { $names }
web-bot-for-you = { $name } er erstattet av en bot.
web-take-back = Ta tilbake plassen min
web-pass = Gi enheten videre til { $name }
web-pass-why = Ingen ser hva de andre skriver, før alle er ferdige.
web-pass-here = Jeg er { $name }
web-pass-wait =
    { $count ->
        [one] Alle her er ferdige. Venter på { $names }.
       *[other] Alle her er ferdige. Venter på { $count } andre.
    }
web-react = Send en reaksjon
web-react-applause = Bra gjort
web-react-luck = Lykke til
web-react-wow = Oi
web-react-laugh = Haha
web-react-ouch = Au
web-react-thanks = Takk
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total = { $points ->
    [one] { $name }: ett poeng.
   *[other] { $name }: { $points } poeng.
 }

## On a television
web-tv = Vis på TV
web-tv-scan = Se på fra telefonen

## The end
web-over = Spillet er over
web-over-alone = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
 }
web-won-you = Du vant
web-won =
    { $count ->
        [one] { $names } vant
       *[other] { $names } deler seieren
    }
web-won-you-by = Du vant med { $points }
web-won-by = { $name } vant med { $points }
web-end-share = { $game } på Noppa: { $results }
web-end-luck-points = poeng på flaks
web-end-luck-chance = { $amount ->
    [one] prosentpoeng vinnersjanse på flaks
   *[other] prosentpoeng vinnersjanse på flaks
 }
web-end-luck-lead = poengs ledelse på flaks
web-end-loss-points = poeng på feil
web-end-loss-chance = { $amount ->
    [one] prosentpoeng vinnersjanse på feil
   *[other] prosentpoeng vinnersjanse på feil
 }
web-end-loss-lead = poengs ledelse på feil
web-end-band = slik spilte du
web-end-band-of = slik spilte { $name }
web-end-band-flawless = Feilfritt
web-end-band-master = Mester
web-end-band-expert = Ekspert
web-end-band-skilled = Dyktig
web-end-band-casual = Hobbyspiller
web-end-band-beginner = Nybegynner
web-end-curve-points = Sannsynlig sluttsum
web-end-curve-chance = Vinnersjanse
web-end-curve-lead = Sannsynlig ledelse til slutt
web-end-swing = Største vendepunkt: { $what }
web-again = Spill igjen
web-record = Lagre spillfilen
web-steps = Steg for steg

## The coach
web-coach-ask = Spør treneren
web-coach-thinks = Tenker…
web-coach-later = Du kan spørre treneren når du har noe å velge.
web-coach = Treneren
web-coach-list = Hva hvert valg er verdt
web-coach-do = Gjør dette
web-coach-is-best = det beste
web-exact = nøyaktig
web-estimate = anslag
web-remark = Det kostet { $amount }. Bedre: { $move }.

## What happened
web-log = Dette har skjedd
web-log-start = Spillet begynner.
web-log-roll = { $name } kastet { $dice }.
web-log-dice = Terningene viser { $dice }.
web-log-draw = Kortet er { $card }.
web-log-move = { $name } { $what }.
web-log-undo = Det siste trekket ble angret.
web-log-amend = En oppføring ble rettet.
web-log-back = { $name } kom tilbake.
web-log-bot = { $name } ble erstattet av en bot.
web-log-stopped = Spillet ble avsluttet før tiden.
# After a name, and by itself where a game is gone through.
web-did-keep = beholdt { $dice }
web-did-keep-none = beholdt ingenting
web-told-keep =
    { $count ->
        [0] { $name } kastet alle terningene på nytt.
       *[other] { $name } beholdt { $dice }.
    }
web-did-write = skrev på { $item }
web-did-declare = meldte { $item }
web-did-set = la { $dice } til side
web-did-go = fortsatte
web-did-stop = stoppet
web-did-stone = la en stein på { $square }
web-did-take-over = tok over { $square } og flyttet steinen der til { $to }
web-did-box = la en stein i esken
web-did-lay = la { $dice } på kort { $slot } ({ $card })
web-did-done = avsluttet turen
web-did-stand = beholdt terningene
web-did-reroll = kastet på nytt: { $colours }
web-did-twice = brukte { $die } to ganger i stedet for { $drop }
web-did-number = skrev { $number } i { $city }
web-did-cross = strøk { $city }

## The games' tables
web-kivi-board = Brett
web-kivi-value = verdi { $value }
web-kivi-stone = stein: { $name }
web-kivi-gain = { $gain } nå
web-kivi-line = en rad på { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Vis bare disse radene
web-kivi-taking = Trykk på et tomt felt til steinen på { $square }.
web-tutto-risk = på spill
web-tutto-choose = Velg terninger til å legge til side
web-tutto-made = { $count ->
    [one] En Tutto i denne turen
   *[other] { $count } Tutto i denne turen
 }
web-dicetto-empty = Ikke noe kort
web-dicetto-done = Ferdig
web-dicetto-tie = { $tie } gir uavgjort
web-dicetto-beat = { $beat } slår, { $tie } gir uavgjort
web-dicetto-battle = Kamp om { $card }
web-dicetto-again = Begge fikk { $face }. Nytt kast.
web-dicetto-won = { $one } mot { $other }. { $name } vant kampen.
web-dicetto-fought = { $name } kjempet om det
web-trip-map = Kart: { $name }
web-trip-empty = tom
web-trip-crossed = strøket
web-trip-gain = { $number } her: { $gain }
web-trip-numbers = Tall du kan lage med terningene
web-trip-make = Trykk på to terninger eller et tall.
web-trip-put = Trykk på en by for { $number }, eller dra tallet dit.
web-trip-cross = Stryk en by
web-trip-stand = Behold alle fire
web-trip-decide = Behold terningene, eller trykk på dem du vil kaste på nytt. Det kan du gjøre én gang per spill.
web-trip-wait = Ferdig. De andre velger fortsatt.

## Are the dice fair?
web-back = Tilbake til bordet
web-fair = Er terningene rettferdige?
web-fair-how =
    Før spillet valgte serveren et hemmelig tall og viste fingeravtrykket av det, så tallet ikke kunne endres
    etterpå. Så gjorde nettleseren til hver spiller det samme. Sammen avgjør tallene hvert kast. Når spillet er over,
    vises det hemmelige tallet.
web-fair-real = Dette spillet spilles med ekte terninger, så Noppa har ingenting med kastene å gjøre.
web-fair-promise = Fingeravtrykk vist før spillet
web-fair-player = { $name } la til
web-fair-secret = Hemmelig tall
web-fair-later = vises når spillet er over
web-fair-check =
    { $count ->
        [one] Kontroller kastet
       *[other] Kontroller alle { $count } kast og kort
    }
web-fair-right =
    { $count ->
        [one] Kontrollert i denne nettleseren. Kastet er akkurat som lovet.
       *[other] Kontrollert i denne nettleseren. Alle { $count } kast og kort er akkurat som lovet.
    }
web-fair-wrong =
    { $count ->
        [one] Steg { $event } («{ $text }») er ikke det som ble lovet.
       *[other] { $count } kast eller kort er ikke de som ble lovet. Det første er steg { $event } («{ $text }»).
    }
web-fair-broken = Det hemmelige tallet er ikke det som ble lovet.
web-fair-changed = Dette er ikke tallene som nettleseren så før spillet.
web-fair-remembered = Nettleseren husker tallene fra før spillet, så den stoler ikke bare på det serveren sier.
web-fair-not-there = Denne nettleseren la ikke til noe tall i spillet, så den kan bare kontrollere det serveren sier.
web-fair-unrevealed = ikke sendt i tide
web-fair-counts = Hvor ofte hvert tall kom opp
web-fair-sample =
    { $dice ->
        [one] { $dice } terning ble kastet.
       *[other] { $dice } terninger ble kastet.
    } I snitt kommer hvert tall opp { $mean ->
        [one] { $mean } gang
       *[other] { $mean } ganger
    }. Det er for få til å si så mye.

## Luck and skill
web-review = Flaks og dyktighet
web-review-working = Treneren går gjennom spillet…
web-review-curve = Slik gikk spillet for hver spiller
web-review-none = Ingen feil verdt å nevne.
web-review-exact = Tallene er nøyaktige.
web-review-estimate = Tallene er anslag.
web-band-flawless = Feilfritt spilt.
web-band-master = Spilte som en mester.
web-band-expert = Spilte som en ekspert.
web-band-skilled = Spilte som en dyktig spiller.
web-band-casual = Spilte som en hobbyspiller.
web-band-beginner = Spilte som en nybegynner.

## Real dice
web-real-pad = Det som ligger på bordet
web-real-tap =
    { $left ->
        [0] Det var alle.
        [one] Trykk på tallet for én terning til.
       *[other] Trykk på tallene for { $left } terninger.
    }
web-real-tap-colour = Trykk på tallet for denne terningen: { $colour }.
web-real-face = Legg til { $face }
web-real-remove = Fjern { $face }
web-real-enter = Bruk terningene
web-real-choose = Trykk nå på hvor de skal. Da legges både terningene og trekket ditt inn.
web-real-other = Endre terningene
web-real-card = Trykk på kortet som kom opp.
web-correct = Lagre rettelsen
web-correct-text = Hva skal det være?
web-correct-open = Rett en oppføring
web-correct-which = Hvilken oppføring er feil?
web-correct-stood = Det står: { $entry }
web-correct-other = Velg en annen oppføring
web-correct-none = Ingenting er lagt inn ennå.
web-correct-misfit = Oppføringene etter rettelsen passet ikke lenger, så de ble fjernet. Legg dem inn på nytt.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund igjen
   *[other] { $seconds } sekunder igjen
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Mål
guide-turn = Din tur
guide-scores = Poeng
guide-examples = Eksempler
guide-example-number = Eksempel { $number }
guide-questions = Spørsmål
guide-full = Alle reglene
guide-table = Dette bordet
guide-ask-begins = Hvem begynner?
guide-points =
    { $points ->
        [-1] −1 poeng
        [one] 1 poeng
       *[other] { $points } poeng
    }
guide-points-word =
    { $points ->
        [-1] poeng
        [one] poeng
       *[other] poeng
    }
guide-about = Om { $thing }
guide-more = Vis i reglene
guide-now = Akkurat nå
guide-chances = Så ofte lykkes det hvis du går for det hele turen:

## Playing without a server
web-device-loading = Finner frem terningene… { $percent } %
web-device-loading-more = Bare det første besøket tar så lang tid. Lær deg et spill så lenge:
web-device-elsewhere = Noppa er åpent i en annen fane.
web-device-elsewhere-more = Spill på denne enheten kjører i én fane om gangen. Spillene dine er trygge.
web-device-here = Spill her
web-device-failed = Noppa kunne ikke starte på denne enheten.
web-device-storage-away = Nettleseren lar ikke Noppa lagre spill. Private vinduer blokkerer ofte lagring, så åpne Noppa i et vanlig vindu.
web-device-again = Prøv igjen
web-device-hosted = Du spiller på denne enheten.
web-device-hosted-more = Vi får ikke kontakt med serveren. Spillene dine lagres her og legges til historikken når den er tilbake.
web-device-site = Alt kjører på denne enheten og blir her. For å spille via lenke eller sammenligne dagens terninger trenger du en Noppa-server.
web-version-new = En ny versjon av Noppa er klar. Last inn på nytt for å bruke den.
web-version-reload = Last på nytt
web-offline = Spill uten nett
web-offline-more = Lagrer { $megabytes } MB på denne enheten så du kan spille uten nett.
web-offline-ready = Klar til å spilles uten nett.
web-offline-loading = Lagrer for spill uten nett… { $percent } %
web-offline-failed = Kunne ikke lagre alt for spill uten nett. Noppa prøver igjen ved neste besøk.
web-way-link-away = Trenger en server
web-everything = Alt i én fil
web-everything-more = Alle spill på denne enheten, ferdige eller ikke, som sikkerhetskopi eller for å flytte dem til en annen enhet.
web-everything-save = Lagre i en fil
web-everything-open = Åpne en fil
web-everything-added =
    { $added ->
        [0] Du har allerede alle disse spillene.
        [one] Ett spill ble lagt til.
       *[other] { $added } spill ble lagt til.
    }
error-device-failed = Noppa kunne ikke starte på denne enheten. Last inn siden på nytt for å prøve igjen.
error-elsewhere = Noppa er åpent i en annen fane. Spill der, eller lukk den fanen og prøv igjen.
