# Nettappens egne ord; spill, rader og avslag snakker fra sine filer.

web-name = Noppa
web-nav = Sider
web-preferences = Innstillinger
web-language = Språk
web-language-auto = som nettleseren ({ $language })
web-theme = Lyst eller mørkt
web-theme-auto = som enheten
web-theme-light = lyst
web-theme-dark = mørkt
web-still = Ingen bevegelse
web-sound = Lyder
web-remarks = En stille bemerkning etter et dyrt valg
web-chances = Alles vinnersjanser
web-buzz = Vibrer når det er min tur
web-pace = Hvor raskt boter spiller
web-pace-slow = sakte
web-pace-normal = som vanlig
web-pace-at-once = med en gang
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
web-welcome = Trekk frem en stol.
web-welcome-more = Fem terningspill, alene, på én enhet eller med venner via en lenke. Treneren vet hva hvert valg er verdt.
web-players = { $least }–{ $most } spillere
web-play = Spill
web-play-game = Spill { $game } mot en bot
web-more = Venner…
web-more-game = { $game } med venner, eller med andre regler
web-go-on = Fortsett
web-day = Dagens terninger
web-day-more = De samme terningene for alle, én gang om dagen.
web-day-none = Ingen har spilt dagens terninger ennå.
web-day-playing = spiller
web-past = Spilt
web-watch = Andre bord
web-practice = Øv
web-practice-more = Velg i en stilling og se hva hvert valg er verdt.
web-history = Spillene dine
web-history-more = Resultater, snitt og rekorder.
web-open-record = Åpne en spillfil
web-open-record-drop = Filen fra et spill: velg den, eller slipp den her.
web-phones = Telefoner hjemme
web-phones-open = Slipp inn telefoner
web-home = Til startsiden
web-lost-title = Denne siden kunne ikke åpnes
web-gone = Det finnes ikke
error-offline = Du er frakoblet. Noppa åpner, men et spill trenger serveren sin: det fortsetter så snart du er tilkoblet igjen.
error-server-away = Serveren svarer ikke. Prøv igjen om litt; ingenting er tapt.

## Sitting down
web-who = Hvem spiller
web-seat-name = Navnet på spiller { $number }
web-seat-remove = Fjern spiller { $number }
web-bot-level = Hvor godt boten spiller
web-add-here = Noen her
web-add-link = Noen via lenke
web-add-bot = En bot
web-house-rules = Husregler
web-edition = Utgave
web-edition-own = { $edition }, som i heftet på ditt språk
web-dice-are = Terninger
web-dice-fair = Noppas, som kan kontrolleres
web-dice-real = ekte på bordet
web-every-roll = Alle kast legges inn, ikke bare terningene man stopper på
web-starts = Hvem begynner
web-starts-chosen = den første på listen
web-starts-drawn = den høyeste terningen
web-starts-loser = den som ble sist forrige gang
web-clock = Tid til et valg
web-clock-seconds = { $seconds ->
    [0] ingen grense
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
 }
web-allow-coach = Treneren kan spørres
web-allow-undo = Trekk kan angres, hvis alle er enige
web-dice-fair-more = Serveren kaster, og etter spillet kan nettleseren din kontrollere hvert kast.
web-dice-real-more = Dere kaster ekte terninger og trykker på det de viser; Noppa fører regnskapet.
web-starts-chosen-more = Den første på listen begynner, og de andre følger i den rekkefølgen.
web-starts-drawn-more = Før spillet kastes en terning for hver, og den høyeste begynner.
web-starts-loser-more = Den som ble sist, begynner neste spill; i det første avgjør den høyeste terningen.
web-clock-more = { $seconds ->
    [0] Alle tar den tiden de trenger.
   *[other] Når de { $seconds } sekundene er over, gjøres et trekk for deg.
 }
web-coach-yes-more = Spillerne kan spørre hva hvert valg er verdt.
web-coach-no-more = Ingen får råd under spillet.
web-undo-yes-more = Et trekk kan angres når de andre sier ja, så lenge ingen kast eller kort har fulgt etter det.
web-undo-no-more = Et trekk står slik det ble gjort.
web-edition-more = En utgave er et sett husregler; hver av dem kan endres nedenfor.
web-own-board = Ditt eget brett
web-own-deck = Din egen kortstokk
web-own-map = Ditt eget kart
web-own-remove = Uten filen
web-own-used = deres egen, fra en fil
web-kind-gone = Dette spillet spilles ikke her. Startsiden har dem som gjør det.
web-invited = Du er invitert til { $game }
web-sit = Sett deg her
web-just-watch = Bare se på
web-join-taken = Der sitter det allerede noen. Be den som inviterte deg, om en annen plass.
web-waiting = { $count ->
    [0] Alle er her
    [one] Venter på én til
   *[other] Venter på { $count } til
 }
web-invite = Til { $name }: skann denne, eller send lenken.
web-qr = Lenken som en kode å skanne
web-link = Lenke
web-share = Send lenken
web-copied = Kopiert
web-share-by-hand = Nettleseren kan ikke sende eller kopiere den her: merk lenken over og kopier den.
web-device = Fortsett som deg selv på denne enheten
web-device-more = Denne enheten blir samme person som den som laget lenken.
web-device-go = Ja, det er meg
web-device-link = Fortsett på en annen enhet
web-device-scan = Åpne dette på den andre enheten innen ti minutter; det virker én gang.

## At the table
web-title = { $game } · Noppa
web-title-turn = Din tur · { $game }
web-opening = Åpner bordet…
web-getting-ready = Noppa gjør seg klar. Første gang et spill spilles her, kan det ta et minutt.
web-connection-lost = Forbindelsen er borte; den kommer tilbake av seg selv, og ingenting går tapt.
web-seats = Spillere
web-seat-free = ledig
web-seat-away = borte
web-seat-bot = en bot spiller
web-watching = { $count ->
    [one] én ser på
   *[other] { $count } ser på
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
web-draw = Snu et kort
web-total = Sum
web-pad = Poengblokk
web-par = mot tre av hver
web-write = Skriv { $points } på { $item }
web-moves = { $count ->
    [one] Det eneste valget
   *[other] Alle { $count } valg
 }
web-menu = Meny
web-rules = Reglene ved bordet
web-undo = Angre siste trekk
web-stop = Avslutt spillet nå
web-leave = Forlat bordet
web-agree = Greit
web-decline = Nei
web-vote-undo = { $name } vil gjerne angre det siste trekket.
web-vote-stop = { $name } vil gjerne avslutte spillet nå.
web-away-long = { $name } har vært borte en stund.
web-give = La en bot fortsette
web-vote-waits = Mangler svar: { $names }
web-bot-for-you = En bot spiller for { $name }.
web-take-back = Ta plassen tilbake
web-pass = Gi enheten videre til { $name }
web-pass-why = Det hver av dere skriver, er skjult til alle har skrevet.
web-pass-here = Jeg er { $name }
web-pass-wait = { $count ->
    [one] Alle her har skrevet. Venter på { $names }.
   *[other] Alle her har skrevet. Venter på { $count } andre.
 }
web-react = Gi et tegn
web-react-applause = Bra gjort
web-react-luck = Lykke til
web-react-wow = Oi
web-react-laugh = Haha
web-react-ouch = Au
web-react-thanks = Takk
web-said-total = { $points ->
    [one] { $name }: ett poeng.
   *[other] { $name }: { $points } poeng.
 }
web-tv = Vis på en TV
web-tv-scan = Se på fra telefonen

## The end
web-over = Spillet er over
web-over-alone = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
 }
web-won-you = Du vant
web-won = { $count ->
    [one] { $names } vant
   *[other] Delt seier: { $names }
 }
web-again = Spill igjen
web-steps = Steg for steg
web-record = Lagre spillet

## The coach
web-coach-ask = Spør treneren
web-coach-thinks = Treneren tenker…

## What happened
web-log = Hva som har skjedd
web-log-start = Spillet begynner.
web-log-roll = { $name } kastet { $dice }.
web-log-dice = Terningene viser { $dice }.
web-log-draw = Et kort: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Det siste trekket ble angret.
web-log-amend = En oppføring ble rettet.
web-log-back = { $name } er tilbake.
web-log-bot = En bot fortsetter for { $name }.
web-log-stopped = Spillet ble avsluttet før tiden.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = beholdt { $dice }
web-did-keep-none = beholdt ingenting
web-did-write = fylte ut { $item }
web-did-declare = meldte { $item }
web-did-set = la { $dice } til side
web-did-go = gikk videre
web-did-stop = stoppet
web-did-stone = la en stein på { $square }
web-did-take-over = tok over { $square }; steinen der gikk til { $to }
web-did-box = la en stein i esken
web-did-lay = la { $dice } på kort { $slot } ({ $card })
web-did-done = avsluttet turen
web-did-stand = lot terningene ligge
web-did-reroll = kastet på nytt: { $colours }
web-did-twice = brukte { $die } to ganger, uten { $drop }
web-did-number = skrev { $number } i { $city }
web-did-cross = strøk { $city }

## The games' tables
web-kivi-board = Brett
web-kivi-value = verdi { $value }
web-kivi-stone = stein: { $name }
web-kivi-gain = nå { $gain }
web-kivi-line = en rad på { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Bare disse radene
web-kivi-taking = Velg et ledig felt til steinen som ligger på { $square }.
web-tutto-risk = poeng på spill
web-tutto-choose = Velg terninger å legge til side
web-tutto-made = { $count ->
    [one] En Tutto i denne turen
   *[other] { $count } Tutto i denne turen
 }
web-dicetto-empty = Ingen kort
web-dicetto-done = Ferdig
web-dicetto-tie = { $tie } er kamp; ingenting slår det
web-dicetto-beat = { $beat } slår, { $tie } er kamp
web-dicetto-battle = Terningkamp: { $card }
web-dicetto-again = { $face } og { $face }: igjen.
web-dicetto-won = { $one } mot { $other }: { $name } holder kortet.
web-dicetto-fought = { $name } kjemper om det
web-trip-map = Kart: { $name }
web-trip-empty = tom
web-trip-crossed = strøket
web-trip-gain = { $number } her: { $gain }
web-trip-numbers = Tall disse terningene gir
web-trip-make = Dra en terning over på en annen, trykk på to terninger, eller på et tall.
web-trip-put = Trykk nå på en by for { $number }, eller dra tallet dit.
web-trip-cross = Stryk en by
web-trip-stand = La terningene ligge
web-trip-decide = La terningene ligge, eller trykk på dem du vil kaste på nytt, én gang per spill.
web-trip-wait = Skrevet. De andre velger fortsatt.

## Are the dice fair?
web-back = Tilbake til bordet
web-fair = Er terningene rettferdige?
web-fair-how =
    Før spillet lovet serveren ett hemmelig tall ved å vise fingeravtrykket av det, og nettleseren til hver
    spiller la til et eget tall. Sammen bestemmer de hvert kast. Hemmeligheten vises når spillet er slutt.
web-fair-real = Terningene i dette spillet er ekte: ingenting her kan ha endret dem.
web-fair-promise = Lovet før spillet
web-fair-player = Lagt til av { $name }
web-fair-secret = Hemmeligheten
web-fair-later = vises når spillet er over
web-fair-check = { $count ->
    [one] Kontroller det ene kastet
   *[other] Kontroller alle { $count } kast og kort
 }
web-fair-right = { $count ->
    [one] Kontrollert: det er som lovet.
   *[other] Kontrollert her i nettleseren: alle { $count } er som lovet.
 }
web-fair-wrong = { $count ->
    [one] Hendelse { $event } («{ $text }») er ikke det som ble lovet.
   *[other] { $count } er ikke det som ble lovet; den første er hendelse { $event } («{ $text }»).
 }
web-fair-broken = Hemmeligheten er ikke den som ble lovet.
web-fair-counts = Hvor ofte hver side kom
web-fair-sample = { $dice } terninger; i snitt kommer hver side { $mean } ganger. Så få sier lite.

## Luck and skill
web-review = Flaks og dyktighet
web-review-working = Treneren går gjennom spillet…
web-review-curve = Hva spillet var verdt for hver spiller etter hvert
web-review-none = Ingen valg kostet noe nevneverdig.
web-review-exact = Disse tallene er nøyaktige.
web-review-estimate = Disse tallene er anslag.
web-band-flawless = Feilfritt.
web-band-master = Spilt som en mester.
web-band-expert = Spilt som en ekspert.
web-band-skilled = Spilt som en dyktig spiller.
web-band-casual = Spilt som en hobbyspiller.
web-band-beginner = Spilt som en nybegynner.

## Real dice
web-real-pad = Det som ligger på bordet
web-real-tap = { $left ->
    [0] Det var alle.
    [one] Trykk på siden for én terning til.
   *[other] Trykk på sidene for { $left } terninger.
 }
web-real-tap-colour = Trykk på det denne terningen viser: { $colour }.
web-real-face = En terning viser { $face }
web-real-remove = Ta bort { $face }
web-real-enter = Dette er terningene
web-real-choose = Trykk nå på hvor de skal. Da er begge deler lagt inn.
web-real-other = Andre terninger
web-real-card = Trykk på kortet som ble snudd.
web-correct = Rett
web-correct-text = Hva det skulle ha vært
web-correct-open = Rett en oppføring
web-correct-which = Hvilken er feil?
web-correct-stood = Det står: { $entry }
web-correct-other = En annen
web-correct-none = Ingenting er lagt inn ennå.
web-correct-misfit = Det som kom etter rettelsen, passer ikke lenger og er borte: legg det inn på nytt.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund igjen
   *[other] { $seconds } sekunder igjen
 }
