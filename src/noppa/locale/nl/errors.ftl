# Wat er niet ging, en wat wel goed zou zijn. Eén bericht voor elke fout;
# wat bij één spel hoort, staat in het bestand van dat spel.

error-unforeseen = Er ging iets mis ({ $code }).

## Zetten
error-move-unreadable = “{ $text }” is geen zet in dit spel.
error-move-illegal = “{ $move }” kan nu niet.
error-move-not-a-move = “{ $move }” is geen zet; de regels nemen zetten, geen tekst.
error-move-game-over = Het spel is afgelopen.
error-move-chance-first = { $asked ->
    [draw] Eerst komt er een kaart.
   *[roll] Eerst wordt er gegooid.
 }
error-move-out-of-turn = Deze plaats is niet aan de beurt.

## Toeval
error-roll-not-asked = Er hoeft nu niet gegooid te worden.
error-roll-count = { $dice ->
    [one] Er wordt één dobbelsteen gegooid, niet { $given }.
   *[other] Er worden { $dice } dobbelstenen gegooid, niet { $given }.
 }
error-roll-face = Een dobbelsteen toont 1 t/m 6, niet { $face }.
error-draw-not-asked = Er hoeft nu geen kaart omgedraaid te worden.
error-card-not-in-pile = { $card } zit niet meer in de stapel. Nog over: { $allowed }.
error-card-unknown = Er is geen kaart “{ $card }”. Kaarten: { $allowed }.
error-real-dice = De dobbelstenen zijn echt: typ wat ze laten zien.
error-real-card = De kaarten zijn echt: typ wat er omgedraaid is.
error-replay-over = Meer worpen of kaarten had het opgeslagen spel niet.
error-replay-differs = Het opgeslagen spel heeft hier iets anders: { $came }.

## Spellen, uitgaven, opties
error-game-unknown = Er is geen spel “{ $game }”. Spellen: { $allowed }.
error-edition-unknown = Er is geen uitgave “{ $edition }”. Uitgaven: { $allowed }.
error-option-unknown = Er is geen optie “{ $key }”. Opties: { $allowed }.
error-option-value = “{ $key }” kan niet { $value } zijn. Mogelijk: { $allowed }.
error-option-form = Schrijf een optie als NAME=VALUE, niet “{ $text }”.
error-players = { $least } tot { $most } kunnen spelen, niet { $players }.

## Eigen borden, kaartensets en landkaarten
# { $content } is de naam van een ervan, op zichzelf: bord, kaartenset, landkaart.
content-board = Bord
content-deck = Kaartenset
content-map = Landkaart
content-content = Bord, kaartenset of landkaart
error-content-other-game = { $content }: dit is voor { $allowed }, niet voor { $game }.
error-content-not-plain = { $content }: er zit iets in dat geen gewone data is.
error-content-kind = { $content }: geef een bestand, een tekst of een tabel, niet { $given }.
error-content-not-a-table = { $content }: { $place } moet een tabel zijn met { $allowed }.
error-content-key-unknown = { $content }: { $place } heeft een onbekende sleutel “{ $key }”. Mogelijk: { $allowed }.
error-content-key-missing = { $content }: in { $place } ontbreekt “{ $key }”.
error-content-no-file = { $content }: het bestand { $path } is niet te lezen: { $why }.
error-content-not-text = { $content }: het bestand is geen UTF-8-tekst (byte { $byte }).
error-content-not-toml = { $content }: dit is geen geldige TOML: { $why }.
error-content-too-long = { $content }: een bestand heeft hoogstens { $most } bytes.

## De tafel
error-table-no-chance = Er hoeft nu niets gegooid of omgedraaid te worden.
error-table-started = Een spel begint één keer, met zijn eerste gebeurtenis.
error-table-not-over = Het spel is nog niet afgelopen.
error-table-ended = Het spel is al afgelopen.
error-undo-nothing = Er valt niets terug te nemen.
error-undo-not-yours = De laatste keuze is van iemand anders, en deze ronde is nog niet voorbij.
error-undo-past-chance = Een zet kan niet worden teruggenomen als er al een worp of een kaart op gevolgd is.
error-amend-needs-real-dice = Invoer verbeteren kan alleen met echte dobbelstenen.
error-amend-other-kind = Invoer { $number } is “{ $was }”; “{ $text }” kan daar niet staan.
error-step-unknown = Er is geen invoer { $number } om te veranderen. Invoer: { $legal }.
error-seat-unknown = Er is geen plaats { $seat }.
error-bot-unknown = Er is geen bot “{ $bot }”. Bots: { $legal }.

## De coach
error-coach-no-worth = De coach kent { $game } nog niet.
error-worth-not-over = Het spel is nog niet afgelopen, dus niemand heeft het gewonnen.
error-bot-not-due = Plaats { $seat } heeft nu niets te kiezen, dus de bot is niet aan zet.
error-advice-not-due = Plaats { $seat } heeft nu niets te kiezen.
error-review-unfinished = Dit spel is niet afgemaakt: een terugblik heeft het einde nodig.

## Simulaties
error-simulate-games = Het aantal spellen moet een geheel getal vanaf 1 zijn, niet { $games }.
error-simulate-seed = Een startwaarde is een geheel getal, niet { $seed }.
error-simulate-settled = Deze regels van { $game } liggen vast: een uitgave of optie kan er niet bij.
error-simulate-backend = Er is geen backend “{ $backend }”. Backends: { $allowed }.
error-simulate-workers = Het aantal werkprocessen moet een geheel getal vanaf 1 zijn, niet { $workers }.
error-simulate-cluster = Een cluster heeft alleen een adres voor { $allowed }, niet voor { $backend }.
error-simulate-no-cluster = Er antwoordt geen { $backend }-cluster op { $cluster }: { $reason }.
error-extra-missing = Hiervoor zijn meer pakketten nodig: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } speelde “{ $move }” in spel { $game }; dat mag daar niet. Mogelijk: { $allowed }.
error-simulate-apart = { $player } speelt alleen in gecompileerde spellen, samen met deze niveaus: { $allowed }.
error-simulate-actions = { $player } moet antwoorden met { $count } gehele getallen, één per spel, niet met { $kind } van vorm { $shape }.
error-simulate-failed = { $player } viel uit in spel { $game }: { $reason }
error-simulate-endless = Spel { $game } is na { $decisions } beslissingen niet afgelopen: misschien maken deze spelers het nooit uit.
error-simulate-format = Resultaten gaan in een bestand van deze soorten: { $allowed }; niet { $path }.
error-simulate-write = { $path } kan niet worden geschreven: { $reason }. De resultaten van { $games } spellen staan erin.
error-simulate-out-one = De resultaten van elk spel gaan naar een bestand voor één stel regels, niet voor meer om te vergelijken.
error-simulate-vary = Wat je vergelijkt, schrijf je als NAME=A,B,C, niet “{ $text }”.
error-simulate-vary-twice = “{ $key }” wordt twee keer gevarieerd.

## Verslagen
error-record-no-file = { $path } is niet te lezen: { $why }.
error-record-too-long = Een verslag heeft hoogstens { $most } bytes.
error-record-not-text = Dit bestand is geen UTF-8-tekst (byte { $byte }).
error-record-not-json = Dit verslag is beschadigd of afgebroken: regel { $line }, kolom { $column }.
error-record-not-a-record = Dit bestand is geen verslag van Noppa.
error-record-format-version = Dit verslag heeft indelingsversie { $found }; versie { $wanted } is leesbaar.
error-record-rules-version = Dit spel is gespeeld met versie { $found } van de regels; hier is versie { $wanted }.
error-record-key-unknown = Onbekende sleutel “{ $key }” in het verslag. Bekend: { $allowed }.
error-record-key-missing = In het verslag ontbreekt “{ $key }”.
error-record-key-twice = De sleutel “{ $key }” staat twee keer in het verslag.
error-record-value = “{ $key }” in het verslag moet zijn: { $allowed }.
error-record-content-hash = Het bord, de kaartenset of de landkaart in dit verslag is niet die waarmee gespeeld is.
error-event-unreadable = “{ $text }” is geen worp, geen kaart en geen zet.
error-record-event = Gebeurtenis { $number } is niet te lezen: “{ $text }”.
error-event-misfit = Gebeurtenis { $number }, “{ $event }”, past niet: { $why }
error-state-unreadable = Een bewaarde stelling is niet te lezen: { $wanted } verwacht, { $found } gevonden.
error-verify-real-dice = Dit spel is met echte dobbelstenen gespeeld: er zijn geen startwaarden om te controleren.
error-verify-commitment = De getoonde startwaarde is niet de beloofde: { $shown } in plaats van { $promised }.
error-verify-differs = Gebeurtenis { $number } wijkt af: het verslag zegt “{ $event }”, de startwaarden geven “{ $promised }”.

## Verzoeken van programma’s
error-engine-too-long = Een regel heeft hoogstens { $most } bytes.
error-engine-not-json = Deze regel is geen JSON: “{ $text }”.
error-engine-not-an-object = Een verzoek is een JSON-object, niet “{ $text }”.
error-engine-request = Er is geen verzoek “{ $request }”. Verzoeken: { $allowed }.
error-engine-key-unknown = “{ $request }” kent de sleutel “{ $key }” niet. Sleutels: { $allowed }.
error-engine-key-missing = “{ $request }” heeft de sleutel “{ $key }” nodig.
error-engine-value = In “{ $request }” moet de sleutel “{ $key }” zijn: { $allowed }.
error-engine-protocol = Hier wordt protocolversie { $wanted } gesproken, niet { $found }.
error-engine-table = Er is geen tafel “{ $table }”. Tafels: { $allowed }.
error-engine-nobody-due = Niemand heeft nu iets te kiezen.
error-engine-action = Acties zijn genummerd van 0 t/m { $most }, niet { $action }.
error-engine-position = Deze stelling kan niet voorkomen ({ $why }).
error-engine-position-players = Deze stelling is er een van { $players } spelers, het spel een van { $wanted }.

## Programma’s aan tafel
error-program-no-start = Het programma “{ $command }” kan niet worden gestart: { $why }.
error-program-hangs = Het programma “{ $command }” gaf binnen { $seconds } seconden geen antwoord.
error-program-ended = Het programma “{ $command }” stopte met code { $exit } in plaats van te antwoorden. { $complaint }
error-program-protocol = Het programma “{ $command }” spreekt protocolversie { $found }, niet { $wanted }.
error-program-rubbish = Het programma “{ $command }” schreef iets dat geen antwoord is: “{ $text }”.
error-program-gives-up = Het programma “{ $command }” meldde een fout: { $text }.
error-program-no-move = Het programma “{ $command }” speelde “{ $move }”, en dat is geen zet in dit spel.
error-program-illegal = Het programma “{ $command }” speelde “{ $move }”, en dat mag nu niet.
error-programs-seated = { $seats ->
    [one] Er zit één programma
   *[other] Er zitten { $seats } programma’s
 } aan deze tafel, en met --engine zijn er { $programs } genoemd.

## Lerenden
error-rl-unknown = Er is geen omgeving “{ $name }”. Omgevingen: { $allowed }.
error-rl-reward = Een beloning is een van { $allowed }, niet “{ $reward }”.
error-rl-illegal = Wat een verboden actie doet, is een van { $allowed }, niet “{ $illegal }”.
error-rl-action = Acties zijn genummerd van 0 t/m { $most }, niet { $action }.
error-rl-envs = Een reeks heeft minstens één spel, niet { $envs }.
error-rl-threads = Een reeks wordt door minstens één thread gespeeld, niet door { $threads }.
error-rl-seeds = Een reeks neemt één startwaarde voor al zijn spellen.
error-rl-actions = Nodig is een rij van { $count } gehele getallen, niet een van { $kind } met vorm { $shape }.
error-rl-batch = In spel { $game_number } van de reeks mag actie { $action } (“{ $move }”) niet. Mogelijk: { $legal }.
error-rl-no-batch = { $game } wordt nog niet in reeksen gespeeld.
error-rl-no-observation = { $game } heeft geen waarnemingen voor lerende programma’s.
error-native-missing = De gecompileerde kern van Noppa kon niet worden geladen uit { $path }: { $reason }. Installeer Noppa opnieuw.
error-native-refused = De gecompileerde kern van Noppa weigerde een aanroep van { $function }: { $problem }.
