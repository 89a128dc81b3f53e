# The words of the browser app itself; the games and the errors have their own files.

web-name = Noppa
web-nav = Sidor
web-preferences = Inställningar
web-your-data = Dina uppgifter
web-limits = Serverns gränser
web-language = Språk
web-language-auto = Som webbläsaren ({ $language })
web-theme = Ljust eller mörkt
web-theme-auto = Som enheten
web-theme-light = Ljust
web-theme-dark = Mörkt
web-still = Inga animationer
web-sound = Ljud
web-remarks = Säg till när ett val var ett misstag
web-chances = Visa vinstchanser
web-buzz = Vibrera när det är min tur
web-pace = Hur snabbt botarna spelar
web-pace-slow = Långsamt
web-pace-normal = Normalt
web-pace-at-once = Direkt
web-your-name = Ditt namn
web-done = Klart
web-close = Stäng
web-yes = ja
web-no = nej
web-you = Du
web-who-here = här
web-who-link = via länk
web-player = Spelare { $number }

## The start page
web-begin = Spela { $game }
web-begin-more = Mot { $bot }, på en gång.
web-resume = { $game } med { $names }
web-resume-yours = Din tur · { $game } med { $names }
web-resume-waiting = Väntar på spelare · { $game }
web-running = Dina andra spel
web-day-game = { $game }, samma kast för alla
web-day-play = Spela dagens { $game }
web-day-done =
    { $points ->
        [one] { $game }: { $points } poäng
       *[other] { $game }: { $points } poäng
    }
web-day-newcomer = ny i dag
web-day-results = Resultat
web-day-secret = Spela klart ditt eget spel först. Sedan får du titta på de andras.
web-day-streak =
    { $days ->
        [one] { $days } dag i rad
       *[other] { $days } dagar i rad
    }
web-day-share =
    { $days ->
        [0] Jag fick { $points } i dagens { $game } på Noppa.
        [one] Jag fick { $points } i dagens { $game } på Noppa.
       *[other] Jag fick { $points } i dagens { $game } på Noppa. Jag har spelat { $days } dagar i rad.
    }
web-share-short = Dela
web-share-failed = Kunde inte kopiera
web-real-dice = Riktiga tärningar
web-real-dice-more = Du kastar, Noppa för protokollet.
web-welcome = Slå dig ner.
web-welcome-more = Fem tärningsspel att spela ensam, på en enhet eller med vänner via länk. Coachen visar vad varje val är värt.
web-players = { $least }–{ $most } spelare
web-play = Spela
web-play-game = Spela { $game } mot en bot
web-more = Vänner…
web-more-game = Spela { $game } med vänner eller ändra reglerna
web-go-on = Fortsätt
web-day = Dagens tärningar
web-day-more = Samma tärningar för alla, en gång om dagen.
web-day-none = Ingen har spelat dagens tärningar än.
web-day-playing = spelar
web-past = Avslutade spel
web-watch = Andra bord
web-practice = Öva
web-practice-more = Gör ett val och jämför alla alternativ.
web-history = Dina spel
web-history-more = Resultat, medelvärden och rekord.
web-open-record = Öppna en spelfil
web-open-record-drop = Välj filen med ett sparat spel, eller släpp den här.
web-phones = Telefoner hemma
web-phones-open = Låt telefoner gå med
web-home = Startsida
web-lost-title = Vi kunde inte öppna sidan
web-gone = Vi hittar inte det du söker
error-offline = Du är offline, och det här kräver servern. Det fungerar igen när du är uppkopplad.
error-server-away = Servern svarar inte. Inget har gått förlorat. Försök igen om en stund.

## A new game
web-new-game = Nytt spel: { $game }
web-how-to = Så spelar du { $game }
web-way-here = På den här enheten
web-way-here-more = skicka runt den
web-way-link = Via länk
web-way-link-more = vänner var som helst
web-way-bots = Mot botar
web-way-bots-more = börja på en gång
web-at-the-table = Vid bordet
web-seat-you = du, tryck för att byta namn
web-seat-here = på den här enheten
web-link-next = Sedan får du en kod och en länk till varje vän. Spelet börjar när alla är här.
web-seat-by-link = går med via länk
web-seats-most = högst { $most }
web-bot-choose = Välj hur { $name } spelar
web-bot-plays = Så spelar { $name }
web-bot-hare = lärling
web-bot-hare-level = bot, lärling
web-bot-hare-more = lärling, missar ofta det bästa draget
web-bot-hedgehog = stabil
web-bot-hedgehog-level = bot, stabil
web-bot-hedgehog-more = stabil, tänker bara på den här turen
web-bot-fox = skarp
web-bot-fox-level = bot, skarp
web-bot-fox-more = skarp, gör ett misstag då och då
web-bot-owl = expert
web-bot-owl-level = bot, expert
web-bot-owl-more = gör alltid det bästa drag den känner till
web-start-game =
    { $count ->
        [one] Starta spelet
       *[other] Starta spelet, { $count } spelare
    }
web-start-link =
    { $count ->
        [one] Starta spelet
       *[other] Starta spelet och bjud in vänner
    }
web-summary-board = egen spelplan
web-summary-deck = egen kortlek
web-summary-map = egen karta
web-summary-changed =
    { $count ->
        [one] en ändring
       *[other] { $count } ändringar
    }
web-coach-allowed = får hjälpa
web-coach-off = är tyst
web-own-how = Hämta Noppas fil, ändra i den och välj den här. Den får vara högst 64 kB.
web-own-template-board = Hämta spelplanen
web-own-template-deck = Hämta kortleken
web-own-template-map = Hämta kartan
web-own-example = Se ett exempel
web-own-checking = Kontrollerar filen…
web-own-fine = Filen fungerar. Ni spelar med den.
web-join-full = Platsen i { $game } är upptagen
web-who = Vilka spelar?
web-seat-name = Namn på spelare { $number }
web-seat-move = Flytta { $name }, spelare { $number } av { $count }
web-seat-remove = Ta bort spelare { $number }
web-bot-level = Hur bra boten spelar
web-add-here = Lägg till spelare
web-add-link = Bjud in via länk
web-add-bot = Lägg till bot
web-house-rules = Husregler
web-edition = Utgåva
web-edition-own = { $edition }, som i häftet på ditt språk
web-dice-are = Tärningar
web-dice-fair = Noppas tärningar
web-dice-real = riktiga tärningar
web-every-roll = Mata in varje kast, inte bara de sista tärningarna
web-starts = Vem börjar
web-starts-chosen = den som står först i listan
web-starts-drawn = högsta kastet
web-starts-loser = den som förlorade förra spelet
web-clock = Tid per drag
web-clock-seconds = { $seconds ->
    [0] ingen gräns
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
 }
web-allow-coach = Tillåt coachen
web-allow-undo = Tillåt att ångra om alla är med på det
web-dice-fair-more = Noppa kastar åt dig. Efter spelet kan din webbläsare kontrollera varje kast.
web-dice-real-more = Ni kastar riktiga tärningar och trycker in det de visar. Noppa för protokollet.
web-starts-chosen-more = Den som står först i listan börjar, och de andra följer i den ordningen.
web-starts-drawn-more = Alla kastar en tärning, och den som får högst börjar.
web-starts-loser-more = Den som kom sist börjar nästa spel. I det första spelet avgör högsta kastet.
web-clock-more =
    { $seconds ->
        [0] Ta den tid du behöver.
        [one] Om din sekund tar slut gör Noppa ett drag åt dig.
       *[other] Om dina { $seconds } sekunder tar slut gör Noppa ett drag åt dig.
    }
web-coach-yes-more = Spelarna får fråga vad varje val är värt.
web-coach-no-more = Ingen får råd under spelet.
web-undo-yes-more = Du kan ångra ett drag om de andra är med på det, så länge inget kast eller kort har kommit efter det.
web-undo-no-more = Ingen kan ångra ett drag.
web-edition-more = En utgåva är en uppsättning husregler. Du kan ändra var och en nedan.
web-own-board = Egen spelplan
web-own-deck = Egen kortlek
web-own-map = Egen karta
web-own-remove = Ta bort filen
web-own-used = Egen, från en fil
web-kind-gone = Det här spelet går inte att spela här. Startsidan visar vilka spel som finns.
web-invited = Du är inbjuden till { $game }
web-sit = Gå med
web-just-watch = Bara titta
web-join-taken = Någon har redan tagit platsen. Du kan titta på, eller be om en ny länk.
web-waiting =
    { $count ->
        [0] Alla är här
        [one] Väntar på en spelare till
       *[other] Väntar på { $count } spelare till
    }
web-invite = { $name } kan skanna koden eller öppna länken.
web-qr = QR-kod med länken
web-link = Länk
web-share = Skicka länken
web-copied = Kopierat
web-share-by-hand = Webbläsaren kan inte skicka eller kopiera länken. Markera den ovan och kopiera den själv.
web-device = Fortsätt på den här enheten
web-device-more = Du fortsätter här som samma spelare.
web-device-go = Ja, det är jag
web-device-link = Fortsätt på en annan enhet
web-device-scan = Öppna länken på den andra enheten inom tio minuter. Den fungerar bara en gång.

## At the table
web-title = { $game } · Noppa
web-title-turn = Din tur · { $game }
web-opening = Dukar bordet…
web-getting-ready = Noppa gör sig redo. Första gången du spelar ett spel här kan det ta en minut.
web-connection-lost = Anslutningen bröts. Noppa ansluter igen, och ditt spel är i säkert förvar.
web-connection-last-seen = Servern svarar inte. Du kan titta på spelet som du såg det senast, och spela vidare när servern är tillbaka.
web-seats = Spelare
web-seat-free = ledig
web-seat-away = borta
web-seat-bot = en bot spelar
web-watching = { $count ->
    [one] en tittar på
   *[other] { $count } tittar på
 }
web-rail = Spelare, coach och vad som hänt
web-result = Resultat
web-lesson = Lektion
web-lesson-offer = Aldrig spelat { $game } förut?
web-lesson-play = Spela lektionen
web-lesson-later = Inte nu
web-lesson-entry-more = Ett litet första spel där kasten är bestämda i förväg.
web-lesson-step = Steg { $step } av { $steps }
web-lesson-skip = Hoppa över
web-lesson-show = Visa mig
web-lesson-allowed = Det går också. Men nu provar vi det här.
web-lesson-coached = Coachen säger: { $move }.
web-lesson-rival = { $name } spelar…
web-lesson-back = Inte { $dice }. Tryck en gång till för att släppa den.
web-lesson-over = Nu kan du { $game }
web-lesson-game = Spela ett spel
web-sound-ask = Spela med ljud?
web-sound-on = Ljud på
web-sound-off = Nej
web-chance-of = { $name }: { $percent } % vinstchans.
web-chances-best = Chanserna gäller om alla spelar som experter.
web-chance-short = { $percent } % vinstchans
web-plus-points =
    { $points ->
        [one] +{ $points } poäng
       *[other] +{ $points } poäng
    }
web-dice = Tärningar
web-die = Tärning { $place }: { $value }
web-die-blank = Tärning { $place }: inte kastad
web-die-coloured = Tärning { $place } ({ $colour }): { $value }
web-die-coloured-blank = Tärning { $place } ({ $colour }): inte kastad
web-dice-shown = { $count ->
    [one] en tärning: { $dice }
   *[other] tärningar: { $dice }
 }
web-turn-yours = Din tur
web-turn-of = { $name } står i tur
web-turn-several = { $count ->
    [one] { $count } spelare väljer
   *[other] { $count } spelare väljer
 }
web-roll = { $dice ->
    [0] Inget att kasta
    [one] Kasta en tärning
   *[other] Kasta { $dice } tärningar
 }
web-roll-number = Kast { $number }
web-roll-kept =
    { $count ->
        [0] inget sparat
        [one] sparad
       *[other] sparade
    }
web-draw = Dra ett kort
web-total = Summa
web-pad = Protokoll
web-par = jämfört med tre av varje
web-write = Skriv { $points } på { $item }
web-moves =
    { $count ->
        [one] Ditt enda val
       *[other] Alla { $count } val
    }
web-menu = Meny
web-rules = Regler
web-undo = Ångra
web-stop = Avsluta spelet
web-leave = Lämna bordet
web-while-playing = Under spelet
web-this-table = Det här bordet
web-stop-group = Sluta
web-play-on = Spela vidare
web-leave-kept = ditt spel är sparat
web-leave-ask = Lämna bordet?
web-leave-more = En bot spelar åt dig medan du är borta. Du kan komma tillbaka så länge spelet pågår.
web-leave-yes = Lämna
web-left = Du har lämnat bordet. En bot spelar åt dig.
web-stop-ask = Avsluta spelet för alla?
web-stop-more = Poängen står kvar. Det går inte att ångra.
web-stop-yes = Avsluta spelet
web-invite-watch = Dela en länk för att titta på
web-keys = Tangentbord
web-key-roll = Kasta tärningarna
web-key-die = Spara en tärning eller släpp den
web-key-explain = Förklara en rad eller ett kort
web-key-tab = Flytta dig runt bordet och välj med Enter
web-key-escape = Stäng det som är öppet
web-agree = Okej
web-decline = Nej
web-vote-undo = { $name } vill ångra det senaste draget.
web-vote-remove = { $name } vill ta bort { $other } från spelet.
web-remove = Ta bort { $name }
web-vote-stop = { $name } vill avsluta spelet nu.
web-away-long = { $name } har varit borta ett tag.
web-give = Låt en bot ta över
web-vote-waits = Svar saknas: { $names }
web-bot-for-you = { $name } ersätts av en bot.
web-take-back = Ta tillbaka min plats
web-pass = Ge enheten vidare till { $name }
web-pass-why = Ingen ser vad de andra skriver förrän alla är klara.
web-pass-here = Jag är { $name }
web-pass-wait =
    { $count ->
        [one] Alla här är klara. Väntar på { $names }.
       *[other] Alla här är klara. Väntar på { $count } andra.
    }
web-react = Skicka en reaktion
web-react-applause = Bra gjort
web-react-luck = Lycka till
web-react-wow = Oj
web-react-laugh = Haha
web-react-ouch = Aj
web-react-thanks = Tack
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total = { $points ->
    [one] { $name }: en poäng.
   *[other] { $name }: { $points } poäng.
 }

## On a television
web-tv = Visa på tv:n
web-tv-scan = Följ med på telefonen

## The end
web-over = Spelet är slut
web-over-alone = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
 }
web-won-you = Du vann
web-won =
    { $count ->
        [one] { $names } vann
       *[other] { $names } delar segern
    }
web-won-you-by = Du vann med { $points }
web-won-by = { $name } vann med { $points }
web-end-share = { $game } på Noppa: { $results }
web-end-luck-points = poäng genom tur
web-end-luck-chance = { $amount ->
    [one] procentenhet vinstchans genom tur
   *[other] procentenheter vinstchans genom tur
 }
web-end-luck-lead = poängs ledning genom tur
web-end-loss-points = poäng genom misstag
web-end-loss-chance = { $amount ->
    [one] procentenhet vinstchans genom misstag
   *[other] procentenheter vinstchans genom misstag
 }
web-end-loss-lead = poängs ledning genom misstag
web-end-band = så spelade du
web-end-band-of = så spelade { $name }
web-end-band-flawless = Felfritt
web-end-band-master = Mästare
web-end-band-expert = Expert
web-end-band-skilled = Skicklig
web-end-band-casual = Hobbyspelare
web-end-band-beginner = Nybörjare
web-end-curve-points = Trolig slutpoäng
web-end-curve-chance = Vinstchans
web-end-curve-lead = Trolig ledning till slut
web-end-swing = Största vändningen: { $what }
web-again = Spela igen
web-record = Spara spelfilen
web-steps = Steg för steg

## The coach
web-coach-ask = Fråga coachen
web-coach-thinks = Tänker…
web-coach-later = Du kan fråga coachen när du har något att välja.
web-coach = Coachen
web-coach-list = Vad varje val är värt
web-coach-do = Gör så
web-coach-is-best = bäst
web-exact = exakt
web-estimate = uppskattning
web-remark = Det kostade { $amount }. Bättre: { $move }.

## What happened
web-log = Vad som hänt
web-log-start = Spelet börjar.
web-log-roll = { $name } kastade { $dice }.
web-log-dice = Tärningarna visar { $dice }.
web-log-draw = Kortet är { $card }.
web-log-move = { $name } { $what }.
web-log-undo = Det senaste draget ångrades.
web-log-amend = En post rättades.
web-log-back = { $name } kom tillbaka.
web-log-bot = { $name } ersattes av en bot.
web-log-stopped = Spelet avslutades i förtid.
# After a name, and by itself where a game is gone through.
web-did-keep = sparade { $dice }
web-did-keep-none = sparade inget
web-told-keep =
    { $count ->
        [0] { $name } kastade om alla tärningar.
       *[other] { $name } sparade { $dice }.
    }
web-did-write = skrev på { $item }
web-did-declare = angav { $item }
web-did-set = lade undan { $dice }
web-did-go = fortsatte
web-did-stop = stannade
web-did-stone = lade en sten på { $square }
web-did-take-over = tog över { $square } och flyttade stenen där till { $to }
web-did-box = lade en sten i lådan
web-did-lay = lade { $dice } på kort { $slot } ({ $card })
web-did-done = avslutade turen
web-did-stand = behöll tärningarna
web-did-reroll = kastade om { $colours }
web-did-twice = använde { $die } två gånger i stället för { $drop }
web-did-number = skrev { $number } i { $city }
web-did-cross = kryssade över { $city }

## The games' tables
web-kivi-board = Spelplan
web-kivi-value = värde { $value }
web-kivi-stone = sten: { $name }
web-kivi-gain = { $gain } nu
web-kivi-line = en kedja på { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Visa bara de här kedjorna
web-kivi-taking = Tryck på en tom ruta för stenen på { $square }.
web-tutto-risk = på spel
web-tutto-choose = Välj tärningar att lägga undan
web-tutto-made = { $count ->
    [one] En Tutto den här turen
   *[other] { $count } Tutto den här turen
 }
web-dicetto-empty = Inget kort
web-dicetto-done = Klart
web-dicetto-tie = { $tie } ger lika
web-dicetto-beat = { $beat } slår, { $tie } ger lika
web-dicetto-battle = Duell om { $card }
web-dicetto-again = Båda fick { $face }. Nytt kast.
web-dicetto-won = { $one } mot { $other }. { $name } vann duellen.
web-dicetto-fought = { $name } duellerade om det
web-trip-map = Karta: { $name }
web-trip-empty = tom
web-trip-crossed = överkryssad
web-trip-gain = { $number } här: { $gain }
web-trip-numbers = Tal du kan bilda med tärningarna
web-trip-make = Tryck på två tärningar eller ett tal.
web-trip-put = Tryck på en stad för { $number }, eller dra talet dit.
web-trip-cross = Kryssa över en stad
web-trip-stand = Behåll alla fyra
web-trip-decide = Behåll tärningarna, eller tryck på dem du vill kasta om. Du får kasta om en gång per spel.
web-trip-wait = Klart. De andra väljer fortfarande.

## Are the dice fair?
web-back = Tillbaka till bordet
web-fair = Är tärningarna rättvisa?
web-fair-how =
    Före spelet valde servern ett hemligt tal och visade talets fingeravtryck, så att talet inte kunde ändras
    efteråt. Sedan gjorde varje spelares webbläsare likadant. Tillsammans avgör talen varje kast. När spelet är slut
    visas det hemliga talet.
web-fair-real = Det här spelet spelas med riktiga tärningar, så Noppa har inget med kasten att göra.
web-fair-promise = Fingeravtryck som visades före spelet
web-fair-player = { $name } lade till
web-fair-secret = Hemligt tal
web-fair-later = visas när spelet är slut
web-fair-check =
    { $count ->
        [one] Kontrollera kastet
       *[other] Kontrollera alla { $count } kast och kort
    }
web-fair-right =
    { $count ->
        [one] Kontrollerat i den här webbläsaren. Kastet är precis det som utlovades.
       *[other] Kontrollerat i den här webbläsaren. Alla { $count } kast och kort är precis de som utlovades.
    }
web-fair-wrong =
    { $count ->
        [one] Steg { $event } (”{ $text }”) är inte det som utlovades.
       *[other] { $count } kast eller kort är inte de som utlovades. Det första är steg { $event } (”{ $text }”).
    }
web-fair-broken = Det hemliga talet är inte det som utlovades.
web-fair-changed = Det här är inte talen som webbläsaren såg före spelet.
web-fair-remembered = Webbläsaren minns talen från före spelet, så den litar inte bara på vad servern säger.
web-fair-not-there = Den här webbläsaren lade inte till något tal i spelet, så den kan bara kontrollera det servern säger.
web-fair-unrevealed = skickades inte i tid
web-fair-counts = Hur ofta varje siffra kom upp
web-fair-sample =
    { $dice ->
        [one] { $dice } tärning kastades.
       *[other] { $dice } tärningar kastades.
    } I snitt kommer varje siffra upp { $mean ->
        [one] { $mean } gång
       *[other] { $mean } gånger
    }. Det är för få för att säga så mycket.

## Luck and skill
web-review = Tur och skicklighet
web-review-working = Coachen går igenom spelet…
web-review-curve = Så gick spelet för varje spelare
web-review-none = Inga misstag värda att nämna.
web-review-exact = Siffrorna är exakta.
web-review-estimate = Siffrorna är uppskattningar.
web-band-flawless = Felfritt spelat.
web-band-master = Spelade som en mästare.
web-band-expert = Spelade som en expert.
web-band-skilled = Spelade som en skicklig spelare.
web-band-casual = Spelade som en hobbyspelare.
web-band-beginner = Spelade som en nybörjare.

## Real dice
web-real-pad = Det som ligger på bordet
web-real-tap =
    { $left ->
        [0] Det var alla.
        [one] Tryck på siffran för en tärning till.
       *[other] Tryck på siffrorna för { $left } tärningar.
    }
web-real-tap-colour = Tryck på siffran för den här tärningen: { $colour }.
web-real-face = Lägg till { $face }
web-real-remove = Ta bort { $face }
web-real-enter = Använd tärningarna
web-real-choose = Tryck nu på vart de ska. Då matas både tärningarna och ditt drag in.
web-real-other = Ändra tärningarna
web-real-card = Tryck på kortet som kom upp.
web-correct = Spara rättelsen
web-correct-text = Vad ska det vara?
web-correct-open = Rätta en post
web-correct-which = Vilken post är fel?
web-correct-stood = Det står: { $entry }
web-correct-other = Välj en annan post
web-correct-none = Inget har matats in än.
web-correct-misfit = Posterna efter din rättelse passade inte längre, så de togs bort. Mata in dem igen.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Mål
guide-turn = Din tur
guide-scores = Poäng
guide-examples = Exempel
guide-example-number = Exempel { $number }
guide-questions = Frågor
guide-full = Alla regler
guide-table = Det här bordet
guide-ask-begins = Vem börjar?
guide-points =
    { $points ->
        [-1] −1 poäng
        [one] 1 poäng
       *[other] { $points } poäng
    }
guide-points-word =
    { $points ->
        [-1] poäng
        [one] poäng
       *[other] poäng
    }
guide-about = Om { $thing }
guide-more = Visa i reglerna
guide-now = Just nu
guide-chances = Så ofta lyckas det om du satsar på det hela turen:

## Playing without a server
web-device-loading = Plockar fram tärningarna… { $percent } %
web-device-loading-more = Det tar så här lång tid bara första gången. Lär dig ett spel så länge:
web-device-elsewhere = Noppa är öppet i en annan flik.
web-device-elsewhere-more = Spel på den här enheten körs i en flik i taget. Dina spel är i säkert förvar.
web-device-here = Spela här
web-device-failed = Noppa kunde inte starta på den här enheten.
web-device-storage-away = Webbläsaren låter inte Noppa spara spel. Privata fönster blockerar ofta det, så öppna Noppa i ett vanligt fönster.
web-device-again = Försök igen
web-device-hosted = Du spelar på den här enheten.
web-device-hosted-more = Vi når inte servern. Dina spel sparas här och läggs till din historik när den är tillbaka.
web-device-site = Allt körs på den här enheten och stannar här. För att spela via länk eller jämföra dagens tärningar behöver du en Noppa-server.
web-version-new = En ny version av Noppa är klar. Ladda om för att använda den.
web-version-reload = Ladda om
web-offline = Spela offline
web-offline-more = Sparar { $megabytes } MB på enheten så att du kan spela utan uppkoppling.
web-offline-ready = Redo att spelas offline.
web-offline-loading = Sparar för offlinespel… { $percent } %
web-offline-failed = Allt kunde inte sparas för offlinespel. Noppa försöker igen vid ditt nästa besök.
web-way-link-away = Kräver en server
web-everything = Allt i en fil
web-everything-more = Alla spel på den här enheten, färdiga eller inte, som säkerhetskopia eller för att flytta till en annan enhet.
web-everything-save = Spara till en fil
web-everything-open = Öppna en fil
web-everything-added =
    { $added ->
        [0] Du har redan alla de här spelen.
        [one] Ett spel lades till.
       *[other] { $added } spel lades till.
    }
error-device-failed = Noppa kunde inte starta på den här enheten. Ladda om sidan för att försöka igen.
error-elsewhere = Noppa är öppet i en annan flik. Spela där, eller stäng den fliken och försök igen.
