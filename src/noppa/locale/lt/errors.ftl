# Kas nepavyko ir kaip būtų gerai. Po vieną pranešimą kiekvienam klaidų medžio kodui;
# pačių žaidimų kodai yra jų failuose.

error-unforeseen = Kažkas nepavyko ({ $code }).

## Ėjimai
error-move-unreadable = „{ $text }“ nėra šio žaidimo ėjimas.
error-move-illegal = „{ $move }“ dabar žaisti negali.
error-move-not-a-move = „{ $move }“ nėra ėjimo objektas. Sukurk jį iš teksto su rules.parse().
error-move-game-over = Žaidimas baigtas.
error-move-chance-first = { $asked ->
    [draw] Pirma atversk kortą.
   *[roll] Pirma mesk kauliukus.
 }
error-move-out-of-turn = Dabar ne šio žaidėjo ėjimas.

## Atsitiktinumas
error-roll-not-asked = Dabar nėra ko mesti.
error-roll-count = { $dice ->
    [one] Šiam metimui reikia { $dice } kauliuko, ne { $given }.
    [few] Šiam metimui reikia { $dice } kauliukų, ne { $given }.
    [many] Šiam metimui reikia { $dice } kauliuko, ne { $given }.
   *[other] Šiam metimui reikia { $dice } kauliukų, ne { $given }.
 }
error-roll-face = Kauliukas rodo nuo 1 iki 6, ne { $face }.
error-draw-not-asked = Dabar nėra kortos, kurią reikėtų atversti.
error-card-not-in-pile = Kortos „{ $card }“ krūvelėje nebėra. Liko šios: { $allowed }.
error-card-unknown = Kortos „{ $card }“ nėra. Kortos: { $allowed }.
error-real-dice = Žaidi tikrais kauliukais. Įvesk, ką jie rodo.
error-real-card = Žaidi tikromis kortomis. Įvesk atverstą kortą.
error-replay-over = Įrašytame žaidime daugiau metimų ar kortų nėra.
error-replay-differs = Įrašytame žaidime šioje vietoje yra kas kita: { $came }.

## Žaidimai, leidimai, parinktys
error-game-unknown = Žaidimo „{ $game }“ nėra. Žaidimai: { $allowed }.
error-edition-unknown = Leidimo „{ $edition }“ nėra. Leidimai: { $allowed }.
error-first-unknown = Žaidėjo „{ $name }“ nėra. Pradėti gali: { $allowed }.
error-option-unknown = Parinkties „{ $key }“ nėra. Parinktys: { $allowed }.
error-option-value = „{ $key }“ negali būti { $value }. Leidžiama: { $allowed }.
error-option-form = Rašyk parinktį kaip NAME=VALUE, ne „{ $text }“.
error-players = Šiame žaidime žaidėjų gali būti nuo { $least } iki { $most }, ne { $players }.

## Savos lentos, kaladės ir žemėlapiai
# { $content } yra vieno iš jų pavadinimas, atskirai: Lenta, Kaladė, Žemėlapis.
content-board = Lenta
content-deck = Kaladė
content-map = Žemėlapis
content-content = Lenta, kaladė ar žemėlapis
error-content-other-game = { $content }: šis failas skirtas žaidimui { $allowed }, ne žaidimui { $game }.
error-content-not-plain = { $content }: naudok tik paprastus duomenis (tekstą, skaičius, sąrašus ir lenteles).
error-content-kind = { $content }: pateik kelią, TOML tekstą ar lentelę; { $given } netinka.
error-content-not-a-table = { $content }: { $place } turi būti lentelė, kurioje yra { $allowed }.
error-content-key-unknown = { $content }: { $place } turi nežinomą raktą „{ $key }“. Leidžiama: { $allowed }.
error-content-key-missing = { $content }: { $place } neturi rakto „{ $key }“.
error-content-no-file = { $content }: failo { $path } perskaityti negalima ({ $why }).
error-content-not-text = { $content }: failas nėra UTF-8 tekstas (baitas { $byte }).
error-content-not-toml = { $content }: failas nėra taisyklingas TOML ({ $why }).
error-content-line-too-long = { $content }: { $line } eilutė per ilga. Ženklų gali būti ne daugiau kaip { $most }.
error-content-too-deep = { $content }: { $line ->
    [0] skliaustai įdėti per giliai. Lygių gali būti ne daugiau kaip { $most }.
   *[other] { $line } eilutės raktas turi per daug dalių. Jų gali būti ne daugiau kaip { $most }.
 }
error-content-too-costly = { $content }: žaidime metimų, kortų ir ėjimų būtų daugiau kaip { $most }. Sutrumpink jį.
error-content-too-long = { $content }: failas per didelis. Baitų gali būti ne daugiau kaip { $most }.

## Stalas
error-table-no-chance = Dabar nėra ko mesti ar atversti.
error-table-started = Žaidimas jau prasidėjo.
error-table-not-over = Žaidimas dar nebaigtas.
error-table-ended = Žaidimas baigtas.
error-undo-nothing = Nėra ko atšaukti.
error-undo-not-yours = Paskutinis ėjimas buvo kito žaidėjo, o šis ratas dar nebaigtas.
error-undo-past-chance = Po kito metimo ar kortos ėjimo atšaukti nebegali.
error-amend-needs-real-dice = Įrašus taisyti galima tik žaidime su tikrais kauliukais.
error-amend-other-kind = Įrašas { $number } yra „{ $was }“. Pakeisti jo į „{ $text }“ negali.
error-step-unknown = Įrašo { $number }, kurį būtų galima keisti, nėra. Įrašai: { $legal }.
error-seat-unknown = Vietos { $seat } nėra.
error-bot-unknown = Boto „{ $bot }“ nėra. Botai: { $legal }.

## Treneris
error-coach-no-worth = Treneris dar nemoka šio žaidimo: { $game }.
error-worth-not-over = Žaidimas dar nebaigtas, todėl niekas nelaimėjo.
error-bot-not-due = Vietai { $seat } dabar nėra ko rinktis, tad jos boto klausti nėra ko.
error-advice-not-due = Vietai { $seat } dabar nėra ko rinktis.
error-review-unfinished = Šis žaidimas nebaigtas. Sužaisk iki galo, kad galėtum jį analizuoti.

## Imitacijos
error-simulate-games = Žaidimų skaičius turi būti sveikasis, ne mažesnis kaip 1; { $games } netinka.
error-simulate-seed = Pradinis skaičius turi būti sveikasis, ne { $seed }.
error-simulate-settled = Šiose taisyklėse ({ $game }) parinktys jau nustatytos. Leidimo ar parinkčių papildomai nenurodyk.
error-simulate-backend = Vykdymo būdo „{ $backend }“ nėra. Vykdymo būdai: { $allowed }.
error-simulate-workers = Procesų skaičius turi būti sveikasis, ne mažesnis kaip 1; { $workers } netinka.
error-simulate-cluster = Klasterio adresą nurodyti gali tik su { $allowed }, ne su { $backend }.
error-simulate-no-cluster = { $backend } klasteris adresu { $cluster } nepasiekiamas: { $reason }.
error-extra-missing = Tam reikia daugiau paketų: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } žaidime { $game } ėjo neleistiną ėjimą „{ $move }“. Leidžiama: { $allowed }.
error-simulate-apart = { $player } žaidžia tik kompiliuotuose žaidimuose, su šių lygių žaidėjais: { $allowed }.
error-simulate-actions = { $player } turi grąžinti sveikuosius skaičius (jų { $count }), po vieną žaidimui; tipas { $kind } ir forma { $shape } netinka.
error-simulate-failed = { $player }: klaida žaidime { $game }: { $reason }
error-simulate-endless = Žaidimas { $game } nesibaigė po { $decisions } sprendimų. Galbūt šie žaidėjai jo niekada nebaigs.
error-simulate-format = Į { $path } rezultatų išsaugoti negalima. Naudok vieno iš šių tipų failą: { $allowed }.
error-simulate-write = { $path } įrašyti negalima: { $why }. Jame jau yra žaidimų rezultatų: { $games }.
error-simulate-out-one = Kiekvieno žaidimo rezultatą išsaugoti galima tik vienų taisyklių imitacijoje, ne lyginant kelias.
error-simulate-vary = Ką lyginti, rašyk kaip NAME=A,B,C, ne „{ $text }“.
error-simulate-vary-twice = „{ $key }“ nurodyta dukart. Visas reikšmes surašyk viename sąraše.

## Įrašai
error-record-no-file = { $path } perskaityti negalima: { $why }.
error-save-exists = { $path } jau yra ir gali būti kitas žaidimas. Tęsk jį su --resume, pakeisk jį su --overwrite arba rinkis kitą vardą.
error-save-taken = { $path } jau yra. Rinkis kitą vardą.
error-file-not-written = { $path } įrašyti negalima: { $why }.
error-record-too-long = Šis failas per didelis. Įrašo baitų gali būti ne daugiau kaip { $most }.
error-record-not-text = Šis failas nėra UTF-8 tekstas (baitas { $byte }).
error-record-not-json = Šis įrašas sugadintas arba nepilnas ({ $line } eilutė, { $column } stulpelis).
error-record-not-a-record = Šis failas nėra Noppos įrašas.
error-record-format-version = Šio įrašo formato versija { $found }. Ši Noppa skaito versiją { $wanted }.
error-record-rules-version = Šis žaidimas žaistas pagal taisyklių versiją { $found }. Šios Noppos versija { $wanted }.
error-record-key-unknown = Įraše yra nežinomas raktas „{ $key }“. Žinomi raktai: { $allowed }.
error-record-key-missing = Įraše trūksta rakto „{ $key }“.
error-record-key-twice = Raktas „{ $key }“ įraše yra dukart.
error-record-value = Įraše bloga „{ $key }“ reikšmė. Leidžiama: { $allowed }.
error-record-not-over = Šio įrašo žaidimas nebaigtas.
error-record-content-hash = Šio įrašo lenta, kaladė ar žemėlapis ne tie, su kuriais žaista.
error-event-unreadable = „{ $text }“ nėra nei metimas, nei korta, nei ėjimas.
error-record-event = Įrašo { $number } perskaityti negalima: „{ $text }“.
error-event-misfit = Įrašas { $number }, „{ $event }“, žaidimui netinka. { $why }
error-state-unreadable = Išsaugotos būsenos perskaityti negalima: laukta { $wanted }, rasta { $found }.
error-verify-real-dice = Šis žaidimas žaistas tikrais kauliukais, tad metimų, kuriuos būtų galima tikrinti, nėra.
error-verify-commitment = Slaptas skaičius ne tas, kuris žadėtas prieš žaidimą. Jis duoda { $shown }, o žadėta { $promised }.
error-verify-differs = Įrašas { $number } nesutampa. Įraše parašyta „{ $event }“, o slapti skaičiai duoda „{ $promised }“.

## Programų užklausos
error-engine-too-long = Ši eilutė per ilga. Baitų gali būti ne daugiau kaip { $most }.
error-engine-not-json = Ši eilutė nėra JSON: „{ $text }“.
error-engine-not-an-object = Užklausa turi būti JSON objektas, ne „{ $text }“.
error-engine-request = Užklausos „{ $request }“ nėra. Užklausos: { $allowed }.
error-engine-key-unknown = Užklausa „{ $request }“ neturi rakto „{ $key }“. Raktai: { $allowed }.
error-engine-key-missing = Užklausai „{ $request }“ reikia rakto „{ $key }“.
error-engine-value = Užklausoje „{ $request }“ bloga „{ $key }“ reikšmė. Leidžiami tipai: { $allowed }.
error-engine-protocol = Čia naudojama protokolo versija { $wanted }, ne { $found }.
error-engine-table = Stalo „{ $table }“ nėra. Stalai: { $allowed }.
error-engine-nobody-due = Dabar niekam nereikia rinktis.
error-engine-action = Veiksmai numeruoti nuo 0 iki { $most }; { $action } tarp jų nėra.
error-engine-record = Šis žaidimas neturi įrašo, nes pradėtas nuo pateiktos būsenos.
error-engine-names = Įrašui reikia vardų: { $wanted }, o pateikta { $given }.
error-engine-number = „{ $key }“ turi būti tarp { $least } ir { $most }, ne { $given }.
error-engine-position = Tokia būsena žaidime neįmanoma ({ $why }).
error-engine-position-players = Šioje būsenoje žaidėjų yra { $players }, o žaidime { $wanted }.

## Pamokos
error-lesson-unknown = Pamokos „{ $game }“ nėra. Pamokos: { $allowed }.

## Programos prie stalo
error-program-no-start = Programos „{ $command }“ paleisti negalima: { $why }.
error-program-hangs = { $seconds ->
    [one] Programa „{ $command }“ neatsakė per { $seconds } sekundę.
    [few] Programa „{ $command }“ neatsakė per { $seconds } sekundes.
    [many] Programa „{ $command }“ neatsakė per { $seconds } sekundės.
   *[other] Programa „{ $command }“ neatsakė per { $seconds } sekundžių.
 }
error-program-ended = Programa „{ $command }“ neatsakė, bet baigėsi kodu { $exit }. { $complaint }
error-program-protocol = Programa „{ $command }“ naudoja protokolo versiją { $found }, ne { $wanted }.
error-program-rubbish = Programa „{ $command }“ atsiuntė netinkamą atsakymą: „{ $text }“.
error-program-gives-up = Programa „{ $command }“ pranešė apie klaidą: { $text }.
error-program-no-move = Programa „{ $command }“ ėjo „{ $move }“, o tai nėra šio žaidimo ėjimas.
error-program-illegal = Programa „{ $command }“ ėjo „{ $move }“, o tai dabar neleidžiama.
error-programs-seated = { $seats ->
    [one] Šiame žaidime yra vietos { $seats } programai,
    [few] Šiame žaidime yra vietos { $seats } programoms,
    [many] Šiame žaidime yra vietos { $seats } programos,
   *[other] Šiame žaidime yra vietos { $seats } programų,
 } o su --engine nurodyta { $programs }.

## Žaidimai serveryje
error-join-link = „{ $text }“ nėra nuoroda į žaidimą. Nuoroda atrodo taip: https://dice.example.org/#join=…
error-join-no-server = { $url } neatsako: { $why }.
error-join-not-noppa = Šiuo adresu Noppos serverio nėra (būsena { $status }).
error-join-no-coach = Žaidimuose serveryje trenerio nėra. Baigtą žaidimą galėsi analizuoti.
error-join-own-content = Šiame žaidime yra sava lenta, kaladė ar žemėlapis. Kad žaistum, atverk nuorodą naršyklėje.
error-join-lost = Ryšys su { $url } nutrūko.
error-practice-daily = Dienos galvosūkis visiems tas pats, todėl --daily ir { $option } kartu naudoti negalima.
error-play-resume = --resume tęsia faile esantį žaidimą tokį, koks jis yra, todėl { $option } kartu naudoti negalima.

## Mačai
error-match-games = Mačui reikia lyginio žaidimų skaičiaus, ne mažesnio kaip 2; { $games } netinka.
error-match-sprt = Sustojimo taisyklė yra du Elo skirtumai, pirma mažesnis, pavyzdžiui, --sprt 0,10, ne „{ $text }“.

## Besimokančios programos
error-rl-unknown = Aplinkos „{ $name }“ nėra. Aplinkos: { $allowed }.
error-rl-reward = Atlygis turi būti vienas iš šių: { $allowed }, ne „{ $reward }“.
error-rl-illegal = Neleistinų veiksmų nuostata turi būti viena iš šių: { $allowed }, ne „{ $illegal }“.
error-rl-action = Veiksmai numeruoti nuo 0 iki { $most }; { $action } tarp jų nėra.
error-rl-envs = Pakete turi būti bent vienas žaidimas, ne { $envs }.
error-rl-threads = Paketui reikia bent vienos gijos, ne { $threads }.
error-rl-seeds = Visam paketui pateik vieną pradinį skaičių.
error-rl-actions = Pateik sveikųjų skaičių masyvą, kurio ilgis { $count }; tipas { $kind } ir forma { $shape } netinka.
error-rl-batch = Veiksmas { $action } („{ $move }“) paketo žaidime { $game_number } neleidžiamas. Leidžiama: { $legal }.
error-rl-no-batch = { $game } paketais dar nežaidžiamas.
error-rl-no-observation = { $game } neturi stebinių besimokančioms programoms.
error-native-missing = Nepavyko įkelti savojo Noppos branduolio iš { $path }: { $reason }. Įdiek Noppą iš naujo.
error-native-refused = Savasis Noppos branduolys atmetė funkcijos { $function } iškvietimą: { $problem }.

## Kodėl sistema atsisakė, po dvitaškio
why-no-such-file = tokio failo nėra
why-not-permitted = neturi leidimo
why-is-a-folder = tai aplankas
why-not-a-folder = kelio dalis nėra aplankas
why-already-there = jau yra
why-disk-full = diskas pilnas
why-read-only = diskas skirtas tik skaityti
why-address-in-use = jį naudoja kita programa
why-no-such-address = šis kompiuteris tokio adreso neturi
why-connection-refused = ten niekas neatsako
error-not-a-backup = Tai nėra iš įrenginio išsaugotų žaidimų failas.
