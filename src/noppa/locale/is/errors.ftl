# What went wrong, and what would be right. One message for each code of the error tree;
# a game's own codes are in its file.

error-unforeseen = Eitthvað fór úrskeiðis ({ $code }).

## Moves
error-move-unreadable = „{ $text }“ er ekki til í þessum leik.
error-move-illegal = „{ $move }“ er ekki hægt að spila núna.
error-move-not-a-move = „{ $move }“ gengur ekki; reglurnar taka við leikjum, ekki texta.
error-move-game-over = Leiknum er lokið.
error-move-chance-first = { $asked ->
    [draw] Fyrst kemur spil.
   *[roll] Fyrst koma teningarnir.
 }
error-move-out-of-turn = Þetta sæti á ekki leik.

## Chance
error-roll-not-asked = Engum teningum á að kasta núna.
error-roll-count = { $dice ->
    [1] Einum teningi er kastað, ekki { $given }.
    [one] { $dice } teningum er kastað, ekki { $given }.
   *[other] { $dice } teningum er kastað, ekki { $given }.
 }
error-roll-face = Teningur sýnir 1 til 6, ekki { $face }.
error-draw-not-asked = Engu spili á að fletta núna.
error-card-not-in-pile = { $card } er ekki lengur í bunkanum. Eftir eru: { $allowed }.
error-card-unknown = Spilið „{ $card }“ er ekki til. Spil: { $allowed }.
error-real-dice = Teningarnir eru alvöru: skrifaðu það sem þeir sýna.
error-real-card = Spilin eru alvöru: skrifaðu hvaða spili var flett.
error-replay-over = Í skráða leiknum voru ekki fleiri teningar eða spil.
error-replay-differs = Í skráða leiknum er annað á þessum stað: { $came }.

## Games, editions, options
error-game-unknown = Leikurinn „{ $game }“ er ekki til. Leikir: { $allowed }.
error-edition-unknown = Útgáfan „{ $edition }“ er ekki til. Útgáfur: { $allowed }.
error-option-unknown = Valkosturinn „{ $key }“ er ekki til. Valkostir: { $allowed }.
error-option-value = „{ $key }“ getur ekki verið { $value }. Leyfilegt: { $allowed }.
error-option-form = Skrifaðu valkost sem NAME=VALUE, ekki „{ $text }“.
error-players = { $least } til { $most } geta spilað, ekki { $players }.

## Own boards, decks and maps
# { $content } is the name of one of these, by itself: Board, Deck, Map.
content-board = Borð
content-deck = Stokkur
content-map = Kort
content-content = Borð, stokkur eða kort
error-content-other-game = { $content }: þetta er fyrir { $allowed }, ekki fyrir { $game }.
error-content-not-plain = { $content }: eitthvað í þessu er ekki einföld gögn.
error-content-kind = { $content }: gefðu þetta sem skrá, texta eða töflu, ekki sem { $given }.
error-content-not-a-table = { $content }: { $place } verður að vera tafla með { $allowed }.
error-content-key-unknown = { $content }: { $place } er með óþekktan lykil „{ $key }“. Leyfilegt: { $allowed }.
error-content-key-missing = { $content }: í { $place } vantar „{ $key }“.
error-content-no-file = { $content }: skrána { $path } er ekki hægt að lesa: { $why }.
error-content-not-text = { $content }: skráin er ekki UTF-8-texti (bæti { $byte }).
error-content-not-toml = { $content }: þetta er ekki gilt TOML: { $why }.
error-content-too-long = { $content }: í skrá eru mest { $most } bæti.

## The table
error-table-no-chance = Engu á að kasta eða fletta núna.
error-table-started = Leikur byrjar einu sinni, með fyrsta atvikinu.
error-table-not-over = Leiknum er ekki lokið enn.
error-table-ended = Leiknum er lokið.
error-undo-nothing = Það er ekkert að taka til baka.
error-undo-not-yours = Síðasta valið átti einhver annar og umferðinni er ekki lokið.
error-undo-past-chance = Ekki er hægt að taka leik til baka eftir að teningar eða spil hafa fylgt honum.
error-amend-needs-real-dice = Færslur er aðeins hægt að leiðrétta þegar teningarnir eru alvöru.
error-amend-other-kind = Færsla { $number } er „{ $was }“; „{ $text }“ getur ekki komið í staðinn.
error-step-unknown = Engin færsla { $number } er til að breyta. Færslur: { $legal }.
error-seat-unknown = Sæti { $seat } er ekki til.
error-bot-unknown = Þjarkurinn „{ $bot }“ er ekki til. Þjarkar: { $legal }.

## The coach
error-coach-no-worth = Þjálfarinn kann ekki { $game } enn.
error-worth-not-over = Leiknum er ekki lokið enn, svo enginn hefur unnið hann.
error-bot-not-due = Sæti { $seat } á ekkert val núna, svo ekki er hægt að spyrja þjark þess.
error-advice-not-due = Sæti { $seat } á ekkert val núna.
error-review-unfinished = Þessum leik er ekki lokið: yfirferð þarf endinn.

## Simulations
error-simulate-games = Fjöldi leikja verður að vera heil tala frá 1 og upp úr, ekki { $games }.
error-simulate-seed = Fræ er heil tala, ekki { $seed }.
error-simulate-settled = Þessar reglur eru fastar ({ $game }): útgáfu eða valkost er ekki hægt að gefa með þeim.
error-simulate-backend = Bakendinn „{ $backend }“ er ekki til. Bakendar: { $allowed }.
error-simulate-workers = Fjöldi vinnuferla verður að vera heil tala frá 1 og upp úr, ekki { $workers }.
error-simulate-cluster = Klasi hefur slóð aðeins fyrir { $allowed }, ekki fyrir { $backend }.
error-simulate-no-cluster = Enginn { $backend }-klasi svarar á { $cluster }: { $reason }.
error-extra-missing = Til þessa þarf fleiri pakka: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } spilaði „{ $move }“ í leik { $game }, en það má ekki þar. Leyfilegt: { $allowed }.
error-simulate-apart = { $player } spilar aðeins í þýddum leikjum, með leikmönnum af þessum styrk: { $allowed }.
error-simulate-actions = { $player } verður að svara með { $count } heilum tölum, einni fyrir hvern leik, ekki með { $kind } af lögun { $shape }.
error-simulate-failed = { $player } bilaði í leik { $game }: { $reason }
error-simulate-endless = Leik { $game } er ekki lokið eftir { $decisions } ákvarðanir: þessir leikmenn ljúka honum kannski aldrei.
error-simulate-format = Niðurstöður fara í skrár af þessum gerðum: { $allowed }; ekki { $path }.
error-simulate-write = { $path } er ekki hægt að skrifa: { $reason }. Í henni eru niðurstöður { $games } leikja.
error-simulate-out-one = Niðurstöður hvers leiks fara í skrá fyrir einar reglur, ekki fyrir nokkrar sem bornar eru saman.
error-simulate-vary = Það sem á að bera saman er skrifað NAME=A,B,C, ekki „{ $text }“.
error-simulate-vary-twice = „{ $key }“ er breytt tvisvar.

## Records
error-record-no-file = { $path } er ekki hægt að lesa: { $why }.
error-record-too-long = Í leikskrá eru mest { $most } bæti.
error-record-not-text = Þessi skrá er ekki UTF-8-texti (bæti { $byte }).
error-record-not-json = Þessi leikskrá er skemmd eða ekki heil: lína { $line }, dálkur { $column }.
error-record-not-a-record = Þessi skrá er ekki leikskrá frá Noppu.
error-record-format-version = Snið þessarar leikskrár er útgáfa { $found }; hægt er að lesa útgáfu { $wanted }.
error-record-rules-version = Þessi leikur var spilaður eftir útgáfu { $found } af reglunum; hér er útgáfa { $wanted }.
error-record-key-unknown = Óþekktur lykill „{ $key }“ í leikskránni. Þekktir: { $allowed }.
error-record-key-missing = Í leikskrána vantar „{ $key }“.
error-record-key-twice = Lykillinn „{ $key }“ stendur tvisvar í leikskránni.
error-record-value = „{ $key }“ í leikskránni verður að vera: { $allowed }.
error-record-content-hash = Borðið, stokkurinn eða kortið í þessari leikskrá er ekki það sem spilað var með.
error-event-unreadable = „{ $text }“ er hvorki teningar, spil né leikur.
error-record-event = Atvik { $number } er ekki hægt að lesa: „{ $text }“.
error-event-misfit = Atvik { $number }, „{ $event }“, passar ekki: { $why }
error-state-unreadable = Vistaða stöðu er ekki hægt að lesa: vænst var { $wanted }, fannst { $found }.
error-verify-real-dice = Þessi leikur var spilaður með alvöru teningum: engin fræ eru til að sannreyna.
error-verify-commitment = Fræið sem sýnt er er ekki það sem var lofað: { $shown } í stað { $promised }.
error-verify-differs = Atvik { $number } er öðruvísi: leikskráin segir „{ $event }“, fræin gefa „{ $promised }“.

## Requests of programs
error-engine-too-long = Í línu eru mest { $most } bæti.
error-engine-not-json = Þessi lína er ekki JSON: „{ $text }“.
error-engine-not-an-object = Beiðni er JSON-hlutur, ekki „{ $text }“.
error-engine-request = Beiðnin „{ $request }“ er ekki til. Beiðnir: { $allowed }.
error-engine-key-unknown = „{ $request }“ þekkir ekki lykilinn „{ $key }“. Lyklar: { $allowed }.
error-engine-key-missing = „{ $request }“ þarf lykilinn „{ $key }“.
error-engine-value = Í „{ $request }“ verður lykillinn „{ $key }“ að vera: { $allowed }.
error-engine-protocol = Hér er töluð útgáfa { $wanted } af samskiptareglunum, ekki { $found }.
error-engine-table = Borðið „{ $table }“ er ekki til. Borð: { $allowed }.
error-engine-nobody-due = Enginn á val núna.
error-engine-action = Aðgerðir eru númeraðar 0 til { $most }, ekki { $action }.
error-engine-position = Þessi staða getur ekki komið upp ({ $why }).
error-engine-position-players = Fjöldi leikmanna í þessari stöðu er { $players }, í leiknum { $wanted }.

## Programs at the table
error-program-no-start = Forritið „{ $command }“ er ekki hægt að ræsa: { $why }.
error-program-hangs = Forritið „{ $command }“ svaraði ekki innan { $seconds } sekúndna.
error-program-ended = Forritið „{ $command }“ endaði með kóða { $exit } í stað þess að svara. { $complaint }
error-program-protocol = Forritið „{ $command }“ talar útgáfu { $found } af samskiptareglunum, ekki { $wanted }.
error-program-rubbish = Forritið „{ $command }“ skrifaði eitthvað sem er ekki svar: „{ $text }“.
error-program-gives-up = Forritið „{ $command }“ sagði frá villu: { $text }.
error-program-no-move = Forritið „{ $command }“ spilaði „{ $move }“, en það er ekki til í þessum leik.
error-program-illegal = Forritið „{ $command }“ spilaði „{ $move }“, en það má ekki núna.
error-programs-seated = { $seats ->
    [one] { $seats } forrit situr
   *[other] { $seats } forrit sitja
 } við þetta borð, en { $programs } voru nefnd með --engine.

## Learners
error-rl-unknown = Umhverfið „{ $name }“ er ekki til. Umhverfi: { $allowed }.
error-rl-reward = Umbun er ein af þessum: { $allowed }, ekki „{ $reward }“.
error-rl-illegal = Það sem óleyfileg aðgerð gerir er eitt af þessu: { $allowed }, ekki „{ $illegal }“.
error-rl-action = Aðgerðir eru númeraðar 0 til { $most }, ekki { $action }.
error-rl-envs = Í runu er að minnsta kosti einn leikur, ekki { $envs }.
error-rl-threads = Runa er spiluð af að minnsta kosti einum þræði, ekki { $threads }.
error-rl-seeds = Runa tekur eitt fræ fyrir alla leiki sína.
error-rl-actions = Hér þarf fylki með { $count } heilum tölum, ekki gerð { $kind } og lögun { $shape }.
error-rl-batch = Í leik { $game_number } í rununni má ekki aðgerð { $action } („{ $move }“). Leyfilegt: { $legal }.
error-rl-no-batch = { $game } er ekki spilað í runum enn.
error-rl-no-observation = { $game } hefur engar athuganir fyrir forrit sem læra.
error-native-missing = Ekki tókst að hlaða þýddum kjarna Noppa úr { $path }: { $reason }. Settu Noppa upp aftur.
error-native-refused = Þýddur kjarni Noppa hafnaði kalli á { $function }: { $problem }.
