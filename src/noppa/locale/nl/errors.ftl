# Wat er niet ging, en wat wel goed zou zijn. Eén bericht voor elke fout;
# wat bij één spel hoort, staat in het bestand van dat spel.

error-unforeseen = Er ging iets mis ({ $code }).

## Zetten
error-move-unreadable = “{ $text }” is geen zet in dit spel.
error-move-illegal = “{ $move }” kan nu niet.
error-move-not-a-move = “{ $move }” is geen zetobject. Maak er een uit tekst met rules.parse().
error-move-game-over = Het spel is afgelopen.
error-move-chance-first = { $asked ->
    [draw] Draai eerst een kaart om.
   *[roll] Gooi eerst de dobbelstenen.
 }
error-move-out-of-turn = Deze speler is niet aan de beurt.

## Toeval
error-roll-not-asked = Er valt nu niets te gooien.
error-roll-count = { $dice ->
    [one] Voor deze worp is één dobbelsteen nodig, niet { $given }.
   *[other] Voor deze worp zijn { $dice } dobbelstenen nodig, niet { $given }.
 }
error-roll-face = Een dobbelsteen heeft 1 t/m 6 ogen, niet { $face }.
error-draw-not-asked = Er valt nu geen kaart om te draaien.
error-card-not-in-pile = { $card } zit niet meer in de stapel. Deze kaarten zijn er nog: { $allowed }.
error-card-unknown = Er is geen kaart “{ $card }”. Kaarten: { $allowed }.
error-real-dice = Je speelt met echte dobbelstenen. Voer in wat ze laten zien.
error-real-card = Je speelt met echte kaarten. Voer de kaart in die je hebt omgedraaid.
error-replay-over = Het bewaarde spel heeft geen worpen of kaarten meer.
error-replay-differs = Het bewaarde spel heeft hier iets anders: { $came }.

## Spellen, uitgaven, opties
error-game-unknown = Er is geen spel “{ $game }”. Spellen: { $allowed }.
error-edition-unknown = Er is geen uitgave “{ $edition }”. Uitgaven: { $allowed }.
error-first-unknown = Niemand hier heet “{ $name }”. Beginnen kan: { $allowed }.
error-option-unknown = Er is geen optie “{ $key }”. Opties: { $allowed }.
error-option-value = “{ $key }” kan niet { $value } zijn. Mogelijk: { $allowed }.
error-option-form = Schrijf een optie als NAME=VALUE, niet “{ $text }”.
error-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.

## Eigen borden, kaartensets en landkaarten
# { $content } is de naam van een ervan, op zichzelf: bord, kaartenset, landkaart.
content-board = Bord
content-deck = Kaartenset
content-map = Landkaart
content-content = Bord, kaartenset of landkaart
error-content-other-game = { $content }: dit bestand is voor { $allowed }, niet voor { $game }.
error-content-not-plain = { $content }: gebruik alleen gewone gegevens (tekst, getallen, lijsten en tabellen).
error-content-kind = { $content }: geef een pad, TOML-tekst of een tabel, niet { $given }.
error-content-not-a-table = { $content }: { $place } moet een tabel zijn met { $allowed }.
error-content-key-unknown = { $content }: { $place } heeft een onbekende sleutel “{ $key }”. Mogelijk: { $allowed }.
error-content-key-missing = { $content }: in { $place } ontbreekt de sleutel “{ $key }”.
error-content-no-file = { $content }: het bestand { $path } is niet te lezen ({ $why }).
error-content-not-text = { $content }: het bestand is geen UTF-8-tekst (byte { $byte }).
error-content-not-toml = { $content }: het bestand is geen geldige TOML ({ $why }).
error-content-line-too-long = { $content }: regel { $line } is langer dan { $most } tekens.
error-content-too-deep = { $content }: { $line ->
    [0] haakjes zijn meer dan { $most } niveaus diep genest.
   *[other] een sleutel in regel { $line } heeft meer dan { $most } delen.
 }
error-content-too-costly = { $content }: een spel zou meer dan { $most } worpen, kaarten en zetten kosten. Maak het korter.
error-content-too-long = { $content }: het bestand is te groot. Het mag hoogstens { $most } bytes zijn.

## De tafel
error-table-no-chance = Er valt nu niets te gooien of om te draaien.
error-table-started = Het spel is al begonnen.
error-table-not-over = Het spel is nog niet afgelopen.
error-table-ended = Het spel is beëindigd.
error-undo-nothing = Er valt niets terug te nemen.
error-undo-not-yours = De laatste zet was van iemand anders, en deze ronde is nog niet voorbij.
error-undo-past-chance = Na de volgende worp of kaart kun je een zet niet meer terugnemen.
error-amend-needs-real-dice = Je kunt invoer alleen verbeteren als je met echte dobbelstenen speelt.
error-amend-other-kind = Invoer { $number } is “{ $was }”. Je kunt dat niet veranderen in “{ $text }”.
error-step-unknown = Er is geen invoer { $number } om te veranderen. Invoer: { $legal }.
error-seat-unknown = Er is geen plaats { $seat }.
error-bot-unknown = Er is geen bot “{ $bot }”. Bots: { $legal }.

## De coach
error-coach-no-worth = De coach kent { $game } nog niet.
error-worth-not-over = Het spel is nog niet afgelopen, dus niemand heeft gewonnen.
error-bot-not-due = Plaats { $seat } heeft nu niets te kiezen, dus er is geen zet om aan de bot te vragen.
error-advice-not-due = Plaats { $seat } heeft nu niets te kiezen.
error-review-unfinished = Dit spel is niet afgelopen. Speel het uit voor een terugblik.

## Simulaties
error-simulate-games = Het aantal spellen moet een geheel getal vanaf 1 zijn, niet { $games }.
error-simulate-seed = De startwaarde moet een geheel getal zijn, niet { $seed }.
error-simulate-settled = In deze regels van { $game } zitten de opties al. Geef er geen uitgave of opties bij.
error-simulate-backend = Er is geen backend “{ $backend }”. Backends: { $allowed }.
error-simulate-workers = Het aantal werkprocessen moet een geheel getal vanaf 1 zijn, niet { $workers }.
error-simulate-cluster = Je kunt alleen een clusteradres geven voor { $allowed }, niet voor { $backend }.
error-simulate-no-cluster = Er is geen { $backend }-cluster bereikbaar op { $cluster }: { $reason }.
error-extra-missing = Hiervoor zijn meer pakketten nodig: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } speelde de verboden zet “{ $move }” in spel { $game }. Toegestaan: { $allowed }.
error-simulate-apart = { $player } speelt alleen in gecompileerde spellen, met spelers van deze niveaus: { $allowed }.
error-simulate-actions = { $player } moet { $count } gehele getallen teruggeven, één per spel, niet { $kind } van vorm { $shape }.
error-simulate-failed = { $player } viel uit in spel { $game }: { $reason }
error-simulate-endless = Spel { $game } is na { $decisions } beslissingen niet afgelopen. Misschien spelen deze spelers het nooit uit.
error-simulate-format = Resultaten kunnen niet in { $path } worden bewaard. Gebruik een bestand van een van deze soorten: { $allowed }.
error-simulate-write = { $path } kan niet worden geschreven: { $why }. De resultaten van { $games } spellen staan er al in.
error-simulate-out-one = Je kunt de uitslag van elk spel alleen bewaren als je één set regels simuleert, niet als je er meer vergelijkt.
error-simulate-vary = Schrijf wat je wilt vergelijken als NAME=A,B,C, niet “{ $text }”.
error-simulate-vary-twice = Je hebt “{ $key }” twee keer genoemd. Zet alle waarden in één lijst.

## Verslagen
error-record-no-file = { $path } is niet te lezen: { $why }.
error-save-exists = { $path } bestaat al en kan een ander spel zijn. Ga ermee verder met --resume, vervang het met --overwrite, of kies een andere naam.
error-save-taken = { $path } bestaat al. Kies een andere naam.
error-file-not-written = { $path } kan niet worden geschreven: { $why }.
error-record-too-long = Dit bestand is te groot. Een verslag mag hoogstens { $most } bytes zijn.
error-record-not-text = Dit bestand is geen UTF-8-tekst (byte { $byte }).
error-record-not-json = Dit verslag is beschadigd of onvolledig (regel { $line }, kolom { $column }).
error-record-not-a-record = Dit bestand is geen verslag van Noppa.
error-record-format-version = Dit verslag heeft indelingsversie { $found }. Deze Noppa leest versie { $wanted }.
error-record-rules-version = Dit spel is gespeeld met versie { $found } van de regels. Deze Noppa heeft versie { $wanted }.
error-record-key-unknown = Het verslag heeft een onbekende sleutel “{ $key }”. Bekende sleutels: { $allowed }.
error-record-key-missing = In het verslag ontbreekt de sleutel “{ $key }”.
error-record-key-twice = De sleutel “{ $key }” staat twee keer in het verslag.
error-record-value = Het verslag heeft een verkeerde waarde voor “{ $key }”. Mogelijk: { $allowed }.
error-record-not-over = Het spel in dit verslag is niet afgelopen.
error-record-content-hash = Het bord, de kaartenset of de landkaart in dit verslag is niet die waarmee het spel is gespeeld.
error-event-unreadable = “{ $text }” is geen worp, geen kaart en geen zet.
error-record-event = Invoer { $number } is niet te lezen: “{ $text }”.
error-event-misfit = Invoer { $number }, “{ $event }”, past niet in het spel. { $why }
error-state-unreadable = Een bewaarde stand is niet te lezen: { $wanted } verwacht, { $found } gevonden.
error-verify-real-dice = Dit spel is met echte dobbelstenen gespeeld, dus er zijn geen worpen om te controleren.
error-verify-commitment = Het geheime getal is niet het getal dat voor het spel is beloofd. Het geeft { $shown } in plaats van { $promised }.
error-verify-differs = Invoer { $number } klopt niet. Het verslag zegt “{ $event }”, maar de geheime getallen geven “{ $promised }”.

## Verzoeken van programma’s
error-engine-too-long = Deze regel is te lang. De grens is { $most } bytes.
error-engine-not-json = Deze regel is geen JSON: “{ $text }”.
error-engine-not-an-object = Een verzoek moet een JSON-object zijn, niet “{ $text }”.
error-engine-request = Er is geen verzoek “{ $request }”. Verzoeken: { $allowed }.
error-engine-key-unknown = Het verzoek “{ $request }” heeft geen sleutel “{ $key }”. Sleutels: { $allowed }.
error-engine-key-missing = Het verzoek “{ $request }” heeft de sleutel “{ $key }” nodig.
error-engine-value = Het verzoek “{ $request }” heeft een verkeerde waarde voor “{ $key }”. Mogelijke typen: { $allowed }.
error-engine-protocol = Deze engine spreekt protocolversie { $wanted }, niet { $found }.
error-engine-table = Er is geen tafel “{ $table }”. Tafels: { $allowed }.
error-engine-nobody-due = Niemand heeft nu iets te kiezen.
error-engine-action = Acties zijn genummerd van 0 t/m { $most }; { $action } zit daar niet bij.
error-engine-record = Dit spel heeft geen verslag, omdat het vanaf een gegeven stand is voortgezet.
error-engine-names = Het verslag heeft { $wanted } namen nodig, niet { $given }.
error-engine-number = “{ $key }” moet tussen { $least } en { $most } liggen, niet { $given }.
error-engine-position = Deze stand is in het spel onmogelijk ({ $why }).
error-engine-position-players = Deze stand heeft { $players } spelers, maar het spel heeft er { $wanted }.

## Lessen
error-lesson-unknown = Er is geen les voor “{ $game }”. Lessen: { $allowed }.

## Programma’s aan tafel
error-program-no-start = Het programma “{ $command }” kan niet worden gestart: { $why }.
error-program-hangs = { $seconds ->
    [one] Het programma “{ $command }” gaf binnen { $seconds } seconde geen antwoord.
   *[other] Het programma “{ $command }” gaf binnen { $seconds } seconden geen antwoord.
 }
error-program-ended = Het programma “{ $command }” stopte met code { $exit } in plaats van te antwoorden. { $complaint }
error-program-protocol = Het programma “{ $command }” spreekt protocolversie { $found }, niet { $wanted }.
error-program-rubbish = Het programma “{ $command }” stuurde een ongeldig antwoord: “{ $text }”.
error-program-gives-up = Het programma “{ $command }” meldde een fout: { $text }.
error-program-no-move = Het programma “{ $command }” speelde “{ $move }”, maar dat is geen zet in dit spel.
error-program-illegal = Het programma “{ $command }” speelde “{ $move }”, maar dat mag nu niet.
error-programs-seated = { $seats ->
    [one] In dit spel is plaats voor één programma,
   *[other] In dit spel is plaats voor { $seats } programma’s,
 } maar met --engine heb je er { $programs } genoemd.

## Spellen op een server
error-join-link = “{ $text }” is geen link naar een spel. Een link ziet eruit als https://dice.example.org/#join=…
error-join-no-server = { $url } antwoordt niet: { $why }.
error-join-not-noppa = Op dat adres is geen Noppa-server (status { $status }).
error-join-no-coach = In spellen op een server is er geen coach. Na afloop kun je het spel terugkijken.
error-join-own-content = Dit spel heeft een eigen bord, kaartenset of landkaart. Open de link in een browser om het te spelen.
error-join-lost = De verbinding met { $url } is verbroken.
error-practice-daily = De puzzel van de dag is voor iedereen gelijk, dus --daily gaat niet samen met { $option }.
error-play-resume = --resume gaat verder met het spel in het bestand zoals het is en gaat dus niet samen met { $option }.

## Vergelijkingen
error-match-games = Een vergelijking heeft een even aantal spellen nodig, 2 of meer, niet { $games }.
error-match-sprt = De stopregel neemt twee Elo-verschillen, het kleinste eerst, zoals --sprt 0,10, niet “{ $text }”.

## Lerenden
error-rl-unknown = Er is geen omgeving “{ $name }”. Omgevingen: { $allowed }.
error-rl-reward = De beloning moet een van { $allowed } zijn, niet “{ $reward }”.
error-rl-illegal = De instelling voor verboden acties moet een van { $allowed } zijn, niet “{ $illegal }”.
error-rl-action = Acties zijn genummerd van 0 t/m { $most }; { $action } zit daar niet bij.
error-rl-envs = Een reeks heeft minstens één spel nodig, niet { $envs }.
error-rl-threads = Een reeks heeft minstens één thread nodig, niet { $threads }.
error-rl-seeds = Geef één startwaarde voor de hele reeks.
error-rl-actions = Geef een rij van { $count } gehele getallen, niet een van { $kind } met vorm { $shape }.
error-rl-batch = Actie { $action } (“{ $move }”) mag niet in spel { $game_number } van de reeks. Toegestaan: { $legal }.
error-rl-no-batch = { $game } kan nog niet in reeksen worden gespeeld.
error-rl-no-observation = { $game } heeft geen waarnemingen voor lerende programma’s.
error-native-missing = De native kern van Noppa kon niet worden geladen uit { $path }: { $reason }. Installeer Noppa opnieuw.
error-native-refused = De native kern van Noppa weigerde een aanroep van { $function }: { $problem }.

## Waarom het systeem iets weigerde, na een dubbele punt
why-no-such-file = dat bestand bestaat niet
why-not-permitted = je hebt geen toestemming
why-is-a-folder = het is een map
why-not-a-folder = een deel van het pad is geen map
why-already-there = het bestaat al
why-disk-full = de schijf is vol
why-read-only = de schijf is alleen-lezen
why-address-in-use = een ander programma gebruikt dit adres
why-no-such-address = deze computer heeft dat adres niet
why-connection-refused = daar antwoordt niets
error-not-a-backup = Dit is geen bestand met bewaarde spellen van een apparaat.
