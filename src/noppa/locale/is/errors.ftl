# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.
error-unforeseen = Eitthvað fór úrskeiðis ({ $code }).

## Moves
error-move-unreadable = „{ $text }“ er ekki til í þessum leik.
error-move-illegal = Þú getur ekki spilað „{ $move }“ núna.
error-move-not-a-move = „{ $move }“ er ekki rétt gerð af vali. Búðu það til úr texta með rules.parse().
error-move-game-over = Leiknum er lokið.
error-move-chance-first =
    { $asked ->
        [draw] Dragðu fyrst spil.
       *[roll] Kastaðu fyrst teningunum.
    }
error-move-out-of-turn = Þessi leikmaður á ekki leik.

## Chance
error-roll-not-asked = Engu er að kasta núna.
error-roll-count =
    { $dice ->
        [1] Hér er einum teningi kastað, ekki { $given }.
        [one] Hér er { $dice } teningi kastað, ekki { $given }.
       *[other] Hér er { $dice } teningum kastað, ekki { $given }.
    }
error-roll-face = Teningur sýnir 1 til 6, ekki { $face }.
error-draw-not-asked = Ekkert spil á að draga núna.
error-card-not-in-pile = { $card } er ekki lengur í bunkanum. Þessi spil eru eftir: { $allowed }.
error-card-unknown = Spilið „{ $card }“ er ekki til. Spil: { $allowed }.
error-real-dice = Þið spilið með alvöru teningum. Skrifaðu það sem þeir sýna.
error-real-card = Þið spilið með alvöru spilum. Skrifaðu spilið sem þú dróst.
error-replay-over = Í skráða leiknum eru ekki fleiri köst eða spil.
error-replay-differs = Í skráða leiknum er annað hér: { $came }.

## Games, editions, options
error-game-unknown = Leikurinn „{ $game }“ er ekki til. Leikir: { $allowed }.
error-edition-unknown = Útgáfan „{ $edition }“ er ekki til. Útgáfur: { $allowed }.
error-first-unknown = Enginn leikmaður heitir „{ $name }“. Þessir geta byrjað: { $allowed }.
error-option-unknown = Valkosturinn „{ $key }“ er ekki til. Valkostir: { $allowed }.
error-option-value = „{ $key }“ getur ekki verið { $value }. Leyfilegt: { $allowed }.
error-option-form = Skrifaðu valkost sem NAME=VALUE, ekki „{ $text }“.
error-players = Þessi leikur er fyrir { $least } til { $most } leikmenn, ekki { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Borð
content-deck = Stokkur
content-map = Kort
content-content = Borð, stokkur eða kort
error-content-other-game = { $content }: þessi skrá er fyrir { $allowed }, ekki fyrir { $game }.
error-content-not-plain = { $content }: notaðu aðeins einföld gögn (texta, tölur, lista og töflur).
error-content-kind = { $content }: gefðu slóð, TOML-texta eða töflu, ekki { $given }.
error-content-not-a-table = { $content }: { $place } verður að vera tafla með { $allowed }.
error-content-key-unknown = { $content }: { $place } er með óþekktan lykil „{ $key }“. Leyfilegt: { $allowed }.
error-content-key-missing = { $content }: í { $place } vantar lykilinn „{ $key }“.
error-content-no-file = { $content }: ekki er hægt að lesa skrána { $path } ({ $why }).
error-content-not-text = { $content }: skráin er ekki UTF-8-texti (bæti { $byte }).
error-content-not-toml = { $content }: skráin er ekki gilt TOML ({ $why }).
error-content-line-too-long = { $content }: lína { $line } er lengri en { $most } stafir.
error-content-too-deep =
    { $content }: { $line ->
        [0] svigar eru meira en { $most } lög hvert innan í öðru.
       *[other] lykill í línu { $line } hefur fleiri en { $most } hluta.
    }
error-content-too-costly = { $content }: í leik yrðu fleiri en { $most } köst, spil og ákvarðanir. Gerðu þetta styttra.
error-content-too-long = { $content }: skráin er of stór. Hún má mest vera { $most } bæti.

## The table
error-table-no-chance = Núna er hvorki kastað né dregið spil.
error-table-started = Leikurinn er þegar byrjaður.
error-table-not-over = Leiknum er ekki lokið enn.
error-table-ended = Leiknum er lokið.
error-undo-nothing = Það er ekkert að taka til baka.
error-undo-not-yours = Einhver annar átti síðasta val og þessari umferð er ekki lokið enn.
error-undo-past-chance = Ekki er hægt að taka val til baka eftir næsta kast eða spil.
error-amend-needs-real-dice = Þú getur aðeins leiðrétt færslur þegar þú spilar með alvöru teningum.
error-amend-other-kind = Færsla { $number } er „{ $was }“. Þú getur ekki breytt henni í „{ $text }“.
error-step-unknown = Engin færsla { $number } er til að breyta. Færslur: { $legal }.
error-seat-unknown = Sæti { $seat } er ekki til.
error-bot-unknown = Þjarkurinn „{ $bot }“ er ekki til. Þjarkar: { $legal }.

## The coach
error-coach-no-worth = Þjálfarinn kann ekki { $game } enn.
error-worth-not-over = Leiknum er ekki lokið enn, svo enginn hefur unnið.
error-bot-not-due = Sæti { $seat } hefur ekkert að velja núna, svo ekki er hægt að spyrja þjark þess.
error-advice-not-due = Sæti { $seat } hefur ekkert að velja núna.
error-review-unfinished = Þessum leik er ekki lokið. Spilaðu hann til enda til að fara yfir hann.

## Simulations
error-simulate-games = Fjöldi leikja verður að vera heil tala, 1 eða hærri, ekki { $games }.
error-simulate-seed = Upphafstalan verður að vera heil tala, ekki { $seed }.
error-simulate-settled = Þessar reglur ({ $game }) hafa þegar sína valkosti. Ekki gefa útgáfu eða valkosti með þeim.
error-simulate-backend = Bakendinn „{ $backend }“ er ekki til. Bakendar: { $allowed }.
error-simulate-workers = Fjöldi vinnuferla verður að vera heil tala, 1 eða hærri, ekki { $workers }.
error-simulate-cluster = Slóð klasa er aðeins hægt að gefa fyrir { $allowed }, ekki fyrir { $backend }.
error-simulate-no-cluster = Ekki næst í { $backend }-klasa á { $cluster }: { $reason }.
error-extra-missing = Þetta þarf fleiri pakka: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } spilaði „{ $move }“ í leik { $game }, en það má ekki þar. Leyfilegt: { $allowed }.
error-simulate-apart = { $player } spilar aðeins í þýddum leikjum, með leikmönnum af þessum styrk: { $allowed }.
error-simulate-actions = { $player } verður að skila { $count } heilum tölum, einni fyrir hvern leik, ekki { $kind } af lögun { $shape }.
error-simulate-failed = { $player } bilaði í leik { $game }: { $reason }
error-simulate-endless = Leik { $game } er ekki lokið eftir { $decisions } ákvarðanir. Þessir leikmenn ljúka honum kannski aldrei.
error-simulate-format = Ekki er hægt að vista niðurstöður í { $path }. Notaðu skrá af einhverri þessara gerða: { $allowed }.
error-simulate-write =
    { $games ->
        [one] Ekki er hægt að skrifa { $path }: { $why }. Í henni eru niðurstöður { $games } leiks hingað til.
       *[other] Ekki er hægt að skrifa { $path }: { $why }. Í henni eru niðurstöður { $games } leikja hingað til.
    }
error-simulate-out-one = Niðurstöður hvers leiks er aðeins hægt að vista þegar hermt er eftir einum reglum, ekki þegar nokkrar eru bornar saman.
error-simulate-vary = Skrifaðu það sem á að bera saman sem NAME=A,B,C, ekki „{ $text }“.
error-simulate-vary-twice = Þú nefndir „{ $key }“ tvisvar. Settu öll gildin í einn lista.

## Records
error-record-no-file = Ekki er hægt að lesa { $path }: { $why }.
error-save-exists = { $path } er þegar til og gæti verið annar leikur. Haltu honum áfram með --resume, skrifaðu yfir hann með --overwrite eða veldu annað nafn.
error-save-taken = { $path } er þegar til. Veldu annað nafn.
error-file-not-written = Ekki er hægt að skrifa { $path }: { $why }.
error-record-too-long = Skráin er of stór. Leikskrá má mest vera { $most } bæti.
error-record-not-text = Þessi skrá er ekki UTF-8-texti (bæti { $byte }).
error-record-not-json = Þessi leikskrá er skemmd eða ekki heil (lína { $line }, dálkur { $column }).
error-record-not-a-record = Þessi skrá er ekki leikskrá frá Noppu.
error-record-format-version = Snið leikskrárinnar er útgáfa { $found }. Þessi Noppa les útgáfu { $wanted }.
error-record-rules-version = Leikurinn var spilaður eftir útgáfu { $found } af reglunum. Í þessari Noppu er útgáfa { $wanted }.
error-record-key-unknown = Í leikskránni er óþekktur lykill „{ $key }“. Þekktir lyklar: { $allowed }.
error-record-key-missing = Í leikskrána vantar lykilinn „{ $key }“.
error-record-key-twice = Lykillinn „{ $key }“ er tvisvar í leikskránni.
error-record-value = Í leikskránni er rangt gildi fyrir „{ $key }“. Leyfilegt: { $allowed }.
error-record-not-over = Leiknum í þessari leikskrá er ekki lokið.
error-record-content-hash = Borðið, stokkurinn eða kortið í þessari leikskrá er ekki það sem spilað var með.
error-event-unreadable = „{ $text }“ er hvorki kast, spil né val.
error-record-event = Ekki er hægt að lesa færslu { $number }: „{ $text }“.
error-event-misfit = Færsla { $number }, „{ $event }“, passar ekki í leikinn. { $why }
error-state-unreadable = Ekki er hægt að lesa vistað ástand: búist var við { $wanted } en { $found } fannst.
error-verify-real-dice = Þessi leikur var spilaður með alvöru teningum, svo engin köst eru til að sannreyna.
error-verify-commitment = Leynitalan er ekki sú sem lofað var fyrir leikinn. Hún gefur { $shown } í stað { $promised }.
error-verify-differs = Færsla { $number } stemmir ekki. Leikskráin segir „{ $event }“ en leynitölurnar gefa „{ $promised }“.

## Requests of programs
error-engine-too-long = Þessi lína er of löng. Mörkin eru { $most } bæti.
error-engine-not-json = Þessi lína er ekki JSON: „{ $text }“.
error-engine-not-an-object = Beiðni verður að vera JSON-hlutur, ekki „{ $text }“.
error-engine-request = Beiðnin „{ $request }“ er ekki til. Beiðnir: { $allowed }.
error-engine-key-unknown = Beiðnin „{ $request }“ hefur engan lykil „{ $key }“. Lyklar: { $allowed }.
error-engine-key-missing = Beiðnin „{ $request }“ þarf lykilinn „{ $key }“.
error-engine-value = Í beiðninni „{ $request }“ er rangt gildi fyrir „{ $key }“. Leyfilegar gerðir: { $allowed }.
error-engine-protocol = Hér er töluð útgáfa { $wanted } af samskiptareglunum, ekki { $found }.
error-engine-table = Borðið „{ $table }“ er ekki til. Borð: { $allowed }.
error-engine-nobody-due = Enginn hefur neitt að velja núna.
error-engine-action = Aðgerðir eru númeraðar frá 0 til { $most }; { $action } er ekki ein þeirra.
error-engine-record = Þessi leikur hefur enga leikskrá vegna þess að honum var haldið áfram úr gefnu ástandi.
error-engine-names = Leikskráin þarf { $wanted } nöfn, ekki { $given }.
error-engine-number = „{ $key }“ verður að vera á milli { $least } og { $most }, ekki { $given }.
error-engine-position = Þetta ástand er ómögulegt í leiknum ({ $why }).
error-engine-position-players = Í þessu ástandi er fjöldi leikmanna { $players }, en í leiknum { $wanted }.

## Lessons
error-lesson-unknown = Enginn kennsluleikur er til fyrir „{ $game }“. Kennsluleikir: { $allowed }.

## Programs at the table
error-program-no-start = Ekki er hægt að ræsa forritið „{ $command }“: { $why }.
error-program-hangs =
    { $seconds ->
        [one] Forritið „{ $command }“ svaraði ekki innan { $seconds } sekúndu.
       *[other] Forritið „{ $command }“ svaraði ekki innan { $seconds } sekúndna.
    }
error-program-ended = Forritið „{ $command }“ endaði með kóða { $exit } í stað þess að svara. { $complaint }
error-program-protocol = Forritið „{ $command }“ talar útgáfu { $found } af samskiptareglunum, ekki { $wanted }.
error-program-rubbish = Forritið „{ $command }“ sendi ógilt svar: „{ $text }“.
error-program-gives-up = Forritið „{ $command }“ tilkynnti villu: { $text }.
error-program-no-move = Forritið „{ $command }“ spilaði „{ $move }“, sem er ekki til í þessum leik.
error-program-illegal = Forritið „{ $command }“ spilaði „{ $move }“, sem má ekki núna.
error-programs-seated =
    { $seats ->
        [one] Í þessum leik er sæti fyrir { $seats } forrit,
       *[other] Í þessum leik eru sæti fyrir { $seats } forrit,
    } en þú nefndir { $programs } með --engine.

## Games on a server
error-join-link = „{ $text }“ er ekki tengill á leik. Tengill er svona: https://dice.example.org/#join=…
error-join-no-server = { $url } svarar ekki: { $why }.
error-join-not-noppa = Enginn Noppuþjónn er á þessari slóð (staða { $status }).
error-join-no-coach = Enginn þjálfari er í leikjum á þjóni. Þú getur farið yfir leikinn þegar honum er lokið.
error-join-own-content = Þessi leikur er með eigið borð, stokk eða kort. Opnaðu tengilinn í vafra til að spila hann.
error-join-lost = Sambandið við { $url } rofnaði.
error-practice-daily = Þraut dagsins er eins fyrir alla og því er ekki hægt að nota --daily með { $option }.
error-play-resume = --resume heldur leiknum í skránni áfram eins og hann er og því er ekki hægt að nota { $option } með.

## Matches
error-match-games = Viðureign þarf sléttan fjölda leikja, 2 eða fleiri, ekki { $games }.
error-match-sprt = Stöðvunarreglan tekur tvö Elo-bil, það minna á undan, til dæmis --sprt 0,10, ekki „{ $text }“.

## Learners
error-rl-unknown = Umhverfið „{ $name }“ er ekki til. Umhverfi: { $allowed }.
error-rl-reward = Umbunin verður að vera ein af þessum: { $allowed }, ekki „{ $reward }“.
error-rl-illegal = Stillingin fyrir óleyfilegar aðgerðir verður að vera ein af þessum: { $allowed }, ekki „{ $illegal }“.
error-rl-action = Aðgerðir eru númeraðar frá 0 til { $most }; { $action } er ekki ein þeirra.
error-rl-envs = Runa þarf minnst einn leik, ekki { $envs }.
error-rl-threads = Runa þarf minnst einn þráð, ekki { $threads }.
error-rl-seeds = Gefðu eina upphafstölu fyrir alla rununa.
error-rl-actions = Gefðu fylki með { $count } heilum tölum, ekki gerðina { $kind } með lögunina { $shape }.
error-rl-batch = Aðgerð { $action } („{ $move }“) má ekki í leik { $game_number } í rununni. Leyfilegt: { $legal }.
error-rl-no-batch = { $game } er ekki hægt að spila í runum enn.
error-rl-no-observation = { $game } hefur engar athuganir fyrir forrit sem læra.
error-native-missing = Ekki tókst að hlaða þýddum kjarna Noppu úr { $path }: { $reason }. Settu Noppu upp aftur.
error-native-refused = Þýddur kjarni Noppu hafnaði kalli á { $function }: { $problem }.

## Why the system refused something, after a colon
why-no-such-file = skráin er ekki til
why-not-permitted = þú hefur ekki leyfi
why-is-a-folder = þetta er mappa
why-not-a-folder = hluti slóðarinnar er ekki mappa
why-already-there = þetta er þegar til
why-disk-full = diskurinn er fullur
why-read-only = diskinn er aðeins hægt að lesa
why-address-in-use = annað forrit notar þetta
why-no-such-address = þessi tölva hefur ekki þessa slóð
why-connection-refused = ekkert svarar þar
error-not-a-backup = Þetta er ekki skrá með leikjum sem vistaðir voru úr tæki.
