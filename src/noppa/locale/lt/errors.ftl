# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Kažkas nepavyko ({ $code }).

## Moves
error-move-unreadable = „{ $text }“ nėra šio žaidimo ėjimas.
error-move-illegal = „{ $move }“ dabar žaisti negalima.
error-move-not-a-move = „{ $move }“ nėra ėjimas; taisyklės priima ėjimus, ne tekstą.
error-move-game-over = Žaidimas baigtas.
error-move-chance-first = { $asked ->
    [draw] Pirmiausia korta.
   *[roll] Pirmiausia kauliukai.
 }
error-move-out-of-turn = Dabar ne šios vietos ėjimas.

## Chance
error-roll-not-asked = Dabar kauliukų mesti nereikia.
error-roll-count = { $dice ->
    [one] Metamas { $dice } kauliukas, ne { $given }.
    [few] Metami { $dice } kauliukai, ne { $given }.
    [many] Metama { $dice } kauliuko, ne { $given }.
   *[other] Metama { $dice } kauliukų, ne { $given }.
 }
error-roll-face = Kauliukas rodo nuo 1 iki 6, ne { $face }.
error-draw-not-asked = Dabar kortos atversti nereikia.
error-card-not-in-pile = Kortos { $card } krūvelėje nebėra. Likusios: { $allowed }.
error-card-unknown = Kortos „{ $card }“ nėra. Kortos: { $allowed }.
error-real-dice = Kauliukai tikri: rašyk, ką jie rodo.
error-real-card = Kortos tikros: rašyk, kuri atversta.
error-replay-over = Įrašytame žaidime daugiau kauliukų ar kortų nebuvo.
error-replay-differs = Įrašytame žaidime šioje vietoje yra kas kita: { $came }.

## Games, editions, options
error-game-unknown = Žaidimo „{ $game }“ nėra. Žaidimai: { $allowed }.
error-edition-unknown = Leidimo „{ $edition }“ nėra. Leidimai: { $allowed }.
error-option-unknown = Parinkties „{ $key }“ nėra. Parinktys: { $allowed }.
error-option-value = „{ $key }“ negali būti { $value }. Leidžiama: { $allowed }.
error-option-form = Rašyk parinktį kaip NAME=VALUE, ne „{ $text }“.
error-players = Žaisti gali nuo { $least } iki { $most }, ne { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Lenta
content-deck = Kaladė
content-map = Žemėlapis
content-content = Lenta, kaladė ar žemėlapis
error-content-other-game = { $content }: tai skirta žaidimui { $allowed }, ne žaidimui { $game }.
error-content-not-plain = { $content }: kai kas čia nėra paprasti duomenys.
error-content-kind = { $content }: pateik kaip failą, tekstą ar lentelę; { $given } netinka.
error-content-not-a-table = { $content }: { $place } turi būti lentelė, kurioje yra { $allowed }.
error-content-key-unknown = { $content }: { $place } turi nežinomą raktą „{ $key }“. Leidžiama: { $allowed }.
error-content-key-missing = { $content }: { $place } neturi „{ $key }“.
error-content-no-file = { $content }: failo { $path } perskaityti negalima: { $why }.
error-content-not-text = { $content }: failas nėra UTF-8 tekstas (baitas { $byte }).
error-content-not-toml = { $content }: tai nėra taisyklingas TOML: { $why }.
error-content-too-long = { $content }: faile telpa ne daugiau baitų kaip { $most }.

## The table
error-table-no-chance = Dabar nėra ko mesti ar atversti.
error-table-started = Žaidimas prasideda kartą, pirmuoju įvykiu.
error-table-not-over = Žaidimas dar nebaigtas.
error-table-ended = Žaidimas baigtas.
error-undo-nothing = Nėra ko atšaukti.
error-undo-not-yours = Paskutinis sprendimas yra kito žaidėjo, o ratas dar nesibaigė.
error-undo-past-chance = Ėjimo nebegalima atšaukti, kai po jo jau buvo kauliukai ar korta.
error-amend-needs-real-dice = Įrašus galima taisyti tik tada, kai kauliukai tikri.
error-amend-other-kind = Įrašas { $number } yra „{ $was }“; „{ $text }“ jo vietoje būti negali.
error-step-unknown = Įrašo { $number } nėra. Įrašai: { $legal }.
error-seat-unknown = Vietos { $seat } nėra.
error-bot-unknown = Boto „{ $bot }“ nėra. Botai: { $legal }.

## The coach
error-coach-no-worth = Treneris dar nemoka šio žaidimo: { $game }.
error-worth-not-over = Žaidimas dar nebaigtas, todėl niekas jo nelaimėjo.
error-bot-not-due = Vietai { $seat } dabar nėra ko rinktis, todėl jos boto paklausti negalima.
error-advice-not-due = Vietai { $seat } dabar nėra ko rinktis.
error-review-unfinished = Šis žaidimas nebaigtas: analizei reikia jo pabaigos.

## Simulations
error-simulate-games = Žaidimų skaičius turi būti sveikasis, ne mažesnis kaip 1; { $games } netinka.
error-simulate-seed = Sėkla yra sveikasis skaičius, ne { $seed }.
error-simulate-settled = Šios taisyklės jau nustatytos ({ $game }): leidimo ar parinkties greta pateikti negalima.
error-simulate-backend = Vykdymo būdo „{ $backend }“ nėra. Yra: { $allowed }.
error-simulate-workers = Darbininkų skaičius turi būti sveikasis, ne mažesnis kaip 1; { $workers } netinka.
error-simulate-cluster = Klasterio adresas nurodomas tik su { $allowed }, ne su { $backend }.
error-simulate-no-cluster = Joks { $backend } klasteris neatsako adresu { $cluster }: { $reason }.
error-extra-missing = Tam reikia daugiau paketų: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } žaidime { $game } ėjo „{ $move }“, o tai ten neleidžiama. Leidžiama: { $allowed }.
error-simulate-apart = { $player } žaidžia tik kompiliuotuose žaidimuose, su tokio lygio žaidėjais: { $allowed }.
error-simulate-actions = { $player } turi atsakyti sveikaisiais skaičiais (jų { $count }), po vieną žaidimui; tipas { $kind } ir forma { $shape } netinka.
error-simulate-failed = { $player } sugedo žaidime { $game }: { $reason }
error-simulate-endless = Žaidimas { $game } nesibaigė po { $decisions } sprendimų: galbūt šie žaidėjai jo niekada nebaigs.
error-simulate-format = Rezultatai rašomi į tokius failus: { $allowed }; { $path } netinka.
error-simulate-write = { $path } įrašyti negalima: { $reason }. Jame { $games } žaidimų rezultatai.
error-simulate-out-one = Kiekvieno žaidimo rezultatai rašomi į failą vienoms taisyklėms, ne kelioms lyginamoms.
error-simulate-vary = Kas lyginama, rašoma NAME=A,B,C, ne „{ $text }“.
error-simulate-vary-twice = „{ $key }“ keičiama du kartus.

## Records
error-record-no-file = { $path } perskaityti negalima: { $why }.
error-record-too-long = Įraše telpa ne daugiau baitų kaip { $most }.
error-record-not-text = Šis failas nėra UTF-8 tekstas (baitas { $byte }).
error-record-not-json = Šis įrašas sugadintas arba nutrūkęs: { $line } eilutė, { $column } stulpelis.
error-record-not-a-record = Šis failas nėra Noppos įrašas.
error-record-format-version = Šio įrašo formato versija { $found }; perskaityti galima versiją { $wanted }.
error-record-rules-version = Šis žaidimas žaistas pagal taisyklių versiją { $found }; čia yra versija { $wanted }.
error-record-key-unknown = Įraše nežinomas raktas „{ $key }“. Žinomi: { $allowed }.
error-record-key-missing = Įraše trūksta „{ $key }“.
error-record-key-twice = Raktas „{ $key }“ įraše yra du kartus.
error-record-value = „{ $key }“ įraše turi būti: { $allowed }.
error-record-content-hash = Lenta, kaladė ar žemėlapis šiame įraše ne tie, su kuriais žaista.
error-event-unreadable = „{ $text }“ nėra nei kauliukai, nei korta, nei ėjimas.
error-record-event = Įvykio { $number } perskaityti negalima: „{ $text }“.
error-event-misfit = Įvykis { $number }, „{ $event }“, netinka: { $why }
error-state-unreadable = Išsaugotos padėties perskaityti negalima: laukta { $wanted }, rasta { $found }.
error-verify-real-dice = Šis žaidimas žaistas su tikrais kauliukais: sėklų tikrinti nėra.
error-verify-commitment = Parodyta sėkla ne ta, kuri žadėta: { $shown }, žadėta { $promised }.
error-verify-differs = Įvykis { $number } skiriasi: įraše „{ $event }“, sėklos duoda „{ $promised }“.

## Requests of programs
error-engine-too-long = Eilutėje telpa ne daugiau baitų kaip { $most }.
error-engine-not-json = Ši eilutė nėra JSON: „{ $text }“.
error-engine-not-an-object = Užklausa yra JSON objektas, ne „{ $text }“.
error-engine-request = Užklausos „{ $request }“ nėra. Užklausos: { $allowed }.
error-engine-key-unknown = „{ $request }“ nepažįsta rakto „{ $key }“. Raktai: { $allowed }.
error-engine-key-missing = „{ $request }“ reikia rakto „{ $key }“.
error-engine-value = Užklausoje „{ $request }“ raktas „{ $key }“ turi būti: { $allowed }.
error-engine-protocol = Čia kalbama protokolo versija { $wanted }, ne { $found }.
error-engine-table = Stalo „{ $table }“ nėra. Stalai: { $allowed }.
error-engine-nobody-due = Dabar niekam nereikia rinktis.
error-engine-action = Veiksmai numeruoti nuo 0 iki { $most }, ne { $action }.
error-engine-position = Tokia padėtis susidaryti negali ({ $why }).
error-engine-position-players = Šioje padėtyje žaidėjų yra { $players }, žaidime { $wanted }.

## Programs at the table
error-program-no-start = Programos „{ $command }“ paleisti negalima: { $why }.
error-program-hangs = Programa „{ $command }“ neatsakė per { $seconds } s.
error-program-ended = Programa „{ $command }“ neatsakė, bet baigėsi kodu { $exit }. { $complaint }
error-program-protocol = Programa „{ $command }“ kalba protokolo versija { $found }, ne { $wanted }.
error-program-rubbish = Programa „{ $command }“ parašė kažką, kas nėra atsakymas: „{ $text }“.
error-program-gives-up = Programa „{ $command }“ pranešė apie klaidą: { $text }.
error-program-no-move = Programa „{ $command }“ ėjo „{ $move }“, o tai nėra šio žaidimo ėjimas.
error-program-illegal = Programa „{ $command }“ ėjo „{ $move }“, o tai dabar neleidžiama.
error-programs-seated = { $seats ->
    [one] Prie šio stalo sėdi { $seats } programa
    [few] Prie šio stalo sėdi { $seats } programos
    [many] Prie šio stalo sėdi { $seats } programos
   *[other] Prie šio stalo sėdi { $seats } programų
 }, o su --engine nurodyta { $programs }.

## Learners
error-rl-unknown = Aplinkos „{ $name }“ nėra. Aplinkos: { $allowed }.
error-rl-reward = Atlygis yra vienas iš šių: { $allowed }, ne „{ $reward }“.
error-rl-illegal = Tai, ką daro neleistinas veiksmas, yra viena iš šių: { $allowed }, ne „{ $illegal }“.
error-rl-action = Veiksmai numeruoti nuo 0 iki { $most }, ne { $action }.
error-rl-envs = Pakete yra bent vienas žaidimas, ne { $envs }.
error-rl-threads = Paketą žaidžia bent viena gija, ne { $threads }.
error-rl-seeds = Paketas ima vieną sėklą visiems savo žaidimams.
error-rl-actions = Reikia { $count } sveikųjų skaičių masyvo; tipas { $kind } ir forma { $shape } netinka.
error-rl-batch = Paketo žaidime { $game_number } veiksmas { $action } („{ $move }“) neleidžiamas. Leidžiama: { $legal }.
error-rl-no-batch = Šis žaidimas paketais dar nežaidžiamas: { $game }.
error-rl-no-observation = Šis žaidimas neturi stebinių besimokančioms programoms: { $game }.
error-native-missing = Nepavyko įkelti kompiliuoto Noppa branduolio iš { $path }: { $reason }. Įdiek Noppa iš naujo.
error-native-refused = Kompiliuotas Noppa branduolys atmetė funkcijos { $function } iškvietimą: { $problem }.
