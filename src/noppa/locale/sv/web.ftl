# Webbappens egna ord; spel, rader och nekanden talar ur sina filer.

web-name = Noppa
web-nav = Sidor
web-preferences = Inställningar
web-language = Språk
web-language-auto = som webbläsaren ({ $language })
web-theme = Ljust eller mörkt
web-theme-auto = som enheten
web-theme-light = ljust
web-theme-dark = mörkt
web-still = Inget rör sig
web-sound = Ljud
web-remarks = En stillsam kommentar efter ett dyrt val
web-chances = Allas vinstchanser
web-buzz = Vibrera när det är min tur
web-pace = Hur snabbt botar spelar
web-pace-slow = långsamt
web-pace-normal = som vanligt
web-pace-at-once = genast
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
web-welcome = Dra fram en stol.
web-welcome-more = Fem tärningsspel, ensam, på en enhet eller med vänner via en länk. Coachen vet vad varje val är värt.
web-players = { $least }–{ $most } spelare
web-play = Spela
web-play-game = Spela { $game } mot en bot
web-more = Vänner…
web-more-game = { $game } med vänner, eller med andra regler
web-go-on = Fortsätt
web-day = Dagens tärningar
web-day-more = Samma tärningar för alla, en gång om dagen.
web-day-none = Ingen har spelat dagens tärningar än.
web-day-playing = spelar
web-past = Spelade
web-watch = Andra bord
web-practice = Öva
web-practice-more = Välj i en ställning och se vad varje val är värt.
web-history = Dina spel
web-history-more = Resultat, medel och rekord.
web-open-record = Öppna en spelfil
web-open-record-drop = Filen från ett spel: välj den, eller släpp den här.
web-phones = Telefoner hemma
web-phones-open = Släpp in telefoner
web-home = Till startsidan
web-lost-title = Den här sidan gick inte att öppna
web-gone = Det finns inte
error-offline = Du är offline. Noppa öppnas, men ett spel behöver sin server: det fortsätter så snart du är uppkopplad igen.
error-server-away = Servern svarar inte. Försök igen om en stund; inget är förlorat.

## Sitting down
web-who = Vilka spelar
web-seat-name = Namn på spelare { $number }
web-seat-remove = Ta bort spelare { $number }
web-bot-level = Hur bra boten spelar
web-add-here = Någon här
web-add-link = Någon via länk
web-add-bot = En bot
web-house-rules = Husregler
web-edition = Utgåva
web-edition-own = { $edition }, som i häftet på ditt språk
web-dice-are = Tärningar
web-dice-fair = Noppas, som går att kontrollera
web-dice-real = riktiga på bordet
web-every-roll = Varje kast matas in, inte bara tärningarna man stannar på
web-starts = Vem börjar
web-starts-chosen = den första i listan
web-starts-drawn = högsta tärningen
web-starts-loser = den som kom sist förra gången
web-clock = Tid för ett beslut
web-clock-seconds = { $seconds ->
    [0] ingen gräns
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
 }
web-allow-coach = Coachen får tillfrågas
web-allow-undo = Drag får ångras, om alla är med på det
web-dice-fair-more = Servern kastar, och efter spelet kan din webbläsare kontrollera varje kast.
web-dice-real-more = Ni kastar riktiga tärningar och trycker på det de visar; Noppa för protokollet.
web-starts-chosen-more = Den första i listan börjar, och de andra följer i den ordningen.
web-starts-drawn-more = Före spelet kastas en tärning för var och en, och den högsta börjar.
web-starts-loser-more = Den som kom sist börjar nästa spel; i det första avgör den högsta tärningen.
web-clock-more = { $seconds ->
    [0] Alla tar den tid de behöver.
   *[other] När de { $seconds } sekunderna är slut görs ett drag åt dig.
 }
web-coach-yes-more = Spelarna får fråga vad varje val är värt.
web-coach-no-more = Ingen får råd under spelet.
web-undo-yes-more = Ett drag kan ångras när de andra säger ja, så länge inget kast eller kort har följt på det.
web-undo-no-more = Ett drag står som det gjordes.
web-edition-more = En utgåva är en uppsättning husregler; var och en kan ändras nedan.
web-own-board = Din egen spelplan
web-own-deck = Din egen kortlek
web-own-map = Din egen karta
web-own-remove = Utan filen
web-own-used = er egen, från en fil
web-kind-gone = Det spelet spelas inte här. Startsidan har dem som gör det.
web-invited = Du är inbjuden till { $game }
web-sit = Sätt dig här
web-just-watch = Bara titta
web-join-taken = Där sitter redan någon. Be den som bjöd in dig om en annan plats.
web-waiting = { $count ->
    [0] Alla är här
    [one] Väntar på en till
   *[other] Väntar på { $count } till
 }
web-invite = Till { $name }: skanna det här, eller skicka länken.
web-qr = Länken som kod att skanna
web-link = Länk
web-share = Skicka länken
web-copied = Kopierat
web-share-by-hand = Webbläsaren kan inte skicka eller kopiera den här: markera länken ovan och kopiera den.
web-device = Fortsätt som du själv på den här enheten
web-device-more = Den här enheten blir samma person som den som gjorde länken.
web-device-go = Ja, det är jag
web-device-link = Fortsätt på en annan enhet
web-device-scan = Öppna det här på den andra enheten inom tio minuter; det fungerar en gång.

## At the table
web-title = { $game } · Noppa
web-title-turn = Din tur · { $game }
web-opening = Dukar bordet…
web-getting-ready = Noppa gör sig redo. Första gången ett spel spelas här kan det ta en minut.
web-connection-lost = Anslutningen är borta; den kommer tillbaka av sig själv, och inget går förlorat.
web-seats = Spelare
web-seat-free = ledig
web-seat-away = borta
web-seat-bot = en bot spelar
web-watching = { $count ->
    [one] en tittar på
   *[other] { $count } tittar på
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
web-draw = Vänd ett kort
web-total = Summa
web-pad = Protokoll
web-par = mot tre av varje
web-write = Skriv { $points } på { $item }
web-moves = { $count ->
    [one] Det enda valet
   *[other] Alla { $count } val
 }
web-menu = Meny
web-rules = Regler vid bordet
web-undo = Ångra senaste draget
web-stop = Avsluta spelet nu
web-leave = Lämna bordet
web-agree = Okej
web-decline = Nej
web-vote-undo = { $name } vill ångra det senaste draget.
web-vote-stop = { $name } vill avsluta spelet nu.
web-away-long = { $name } har varit borta ett tag.
web-give = Låt en bot fortsätta
web-vote-waits = Svar saknas: { $names }
web-bot-for-you = En bot spelar för { $name }.
web-take-back = Ta tillbaka platsen
web-pass = Ge enheten vidare till { $name }
web-pass-why = Det var och en skriver är dolt tills alla har skrivit.
web-pass-here = Jag är { $name }
web-pass-wait = { $count ->
    [one] Alla här har skrivit. Väntar på { $names }.
   *[other] Alla här har skrivit. Väntar på { $count } andra.
 }
web-react = Ge ett tecken
web-react-applause = Bra gjort
web-react-luck = Lycka till
web-react-wow = Oj
web-react-laugh = Haha
web-react-ouch = Aj
web-react-thanks = Tack
web-said-total = { $points ->
    [one] { $name }: en poäng.
   *[other] { $name }: { $points } poäng.
 }
web-tv = Visa på en tv
web-tv-scan = Följ med på telefonen

## The end
web-over = Spelet är slut
web-over-alone = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
 }
web-won-you = Du vann
web-won = { $count ->
    [one] { $names } vann
   *[other] Delad seger: { $names }
 }
web-again = Spela igen
web-steps = Steg för steg
web-record = Spara spelet

## The coach
web-coach-ask = Fråga coachen
web-coach-thinks = Coachen tänker…

## What happened
web-log = Vad som hänt
web-log-start = Spelet börjar.
web-log-roll = { $name } kastade { $dice }.
web-log-dice = Tärningarna visar { $dice }.
web-log-draw = Ett kort: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Det senaste draget ångrades.
web-log-amend = En post rättades.
web-log-back = { $name } är tillbaka.
web-log-bot = En bot fortsätter för { $name }.
web-log-stopped = Spelet avslutades i förtid.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = sparade { $dice }
web-did-keep-none = sparade inget
web-did-write = fyllde i { $item }
web-did-declare = angav { $item }
web-did-set = lade undan { $dice }
web-did-go = fortsatte
web-did-stop = stannade
web-did-stone = lade en sten på { $square }
web-did-take-over = tog över { $square }; stenen där flyttades till { $to }
web-did-box = lade en sten i lådan
web-did-lay = lade { $dice } på kort { $slot } ({ $card })
web-did-done = avslutade turen
web-did-stand = lät tärningarna ligga
web-did-reroll = kastade om: { $colours }
web-did-twice = använde { $die } två gånger, utan { $drop }
web-did-number = skrev { $number } i { $city }
web-did-cross = kryssade över { $city }

## The games' tables
web-kivi-board = Spelplan
web-kivi-value = värde { $value }
web-kivi-stone = sten: { $name }
web-kivi-gain = nu { $gain }
web-kivi-line = en kedja på { $stones }: { $sum } × { $stones } = { $points }
web-kivi-only = Bara de här kedjorna
web-kivi-taking = Välj en ledig ruta för stenen som ligger på { $square }.
web-tutto-risk = poäng på spel
web-tutto-choose = Välj tärningar att lägga undan
web-tutto-made = { $count ->
    [one] En Tutto den här turen
   *[other] { $count } Tutto den här turen
 }
web-dicetto-empty = Inget kort
web-dicetto-done = Klart
web-dicetto-tie = { $tie } ger duell; inget slår det
web-dicetto-beat = { $beat } slår, { $tie } ger duell
web-dicetto-battle = Tärningsduell: { $card }
web-dicetto-again = { $face } och { $face }: en gång till.
web-dicetto-won = { $one } mot { $other }: { $name } håller kortet.
web-dicetto-fought = { $name } duellerar om det
web-trip-map = Karta: { $name }
web-trip-empty = tom
web-trip-crossed = överkryssad
web-trip-gain = { $number } här: { $gain }
web-trip-numbers = Tal som tärningarna ger
web-trip-make = Dra en tärning till en annan, tryck på två tärningar eller på ett tal.
web-trip-put = Tryck nu på en stad för { $number }, eller dra talet dit.
web-trip-cross = Kryssa över en stad
web-trip-stand = Låt tärningarna ligga
web-trip-decide = Låt tärningarna ligga, eller tryck på dem du vill kasta om, en gång per spel.
web-trip-wait = Skrivet. De andra väljer fortfarande.

## Are the dice fair?
web-back = Tillbaka till bordet
web-fair = Är tärningarna rättvisa?
web-fair-how =
    Före spelet utlovade servern ett hemligt tal genom att visa dess fingeravtryck, och varje spelares
    webbläsare lade till ett eget tal. Tillsammans bestämmer de varje kast. Hemligheten visas när spelet är slut.
web-fair-real = Tärningarna i det här spelet är riktiga: inget här kan ha ändrat dem.
web-fair-promise = Utlovat före spelet
web-fair-player = Tillagt av { $name }
web-fair-secret = Hemligheten
web-fair-later = visas när spelet är slut
web-fair-check = { $count ->
    [one] Kontrollera det enda kastet
   *[other] Kontrollera alla { $count } kast och kort
 }
web-fair-right = { $count ->
    [one] Kontrollerat: det är som utlovat.
   *[other] Kontrollerat här i webbläsaren: alla { $count } är som utlovat.
 }
web-fair-wrong = { $count ->
    [one] Händelse { $event } (”{ $text }”) är inte vad som utlovades.
   *[other] { $count } är inte vad som utlovades; den första är händelse { $event } (”{ $text }”).
 }
web-fair-broken = Hemligheten är inte den som utlovades.
web-fair-counts = Hur ofta varje sida kom upp
web-fair-sample = { $dice } tärningar; i snitt kommer varje sida upp { $mean } gånger. Så få säger inte mycket.

## Luck and skill
web-review = Tur och skicklighet
web-review-working = Coachen går igenom spelet…
web-review-curve = Vad spelet var värt för varje spelare under spelets gång
web-review-none = Inget val kostade något att tala om.
web-review-exact = De här siffrorna är exakta.
web-review-estimate = De här siffrorna är uppskattningar.
web-band-flawless = Felfritt.
web-band-master = Spelat som en mästare.
web-band-expert = Spelat som en expert.
web-band-skilled = Spelat som en skicklig spelare.
web-band-casual = Spelat som en hobbyspelare.
web-band-beginner = Spelat som en nybörjare.

## Real dice
web-real-pad = Vad som ligger på bordet
web-real-tap = { $left ->
    [0] Det var alla.
    [one] Tryck på sidan för en tärning till.
   *[other] Tryck på sidorna för { $left } tärningar.
 }
web-real-tap-colour = Tryck på det den här tärningen visar: { $colour }.
web-real-face = En tärning visar { $face }
web-real-remove = Ta bort { $face }
web-real-enter = De här är tärningarna
web-real-choose = Tryck nu på vart de ska. Då matas båda in.
web-real-other = Andra tärningar
web-real-card = Tryck på kortet som vändes.
web-correct = Rätta
web-correct-text = Vad det skulle ha varit
web-correct-open = Rätta en post
web-correct-which = Vilken post är fel?
web-correct-stood = Det står: { $entry }
web-correct-other = En annan
web-correct-none = Inget har matats in än.
web-correct-misfit = Det som kom efter rättelsen passar inte längre och är borta: mata in det igen.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
 }
