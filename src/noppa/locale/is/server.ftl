# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa er á { $url } (Ctrl-C stöðvar hana).
serve-scan = Sími á heimilinu opnar hana með þessum kóða:
serve-backed-up = { $count ->
    [one] { $count } leikur er í { $path }.
   *[other] { $count } leikir eru í { $path }.
 }
serve-pruned = { $count ->
    [one] { $count } leik var eytt.
   *[other] { $count } leikjum var eytt.
 }
error-setting-unknown = Stillingin „{ $key }“ er ekki til. Stillingar: { $allowed }.
error-setting-value = Stillingin „{ $key }“ getur ekki verið „{ $value }“: vænst er { $allowed }.
error-setting-no-file = Stillingaskrána { $path } er ekki hægt að lesa: { $why }.
error-setting-not-toml = Stillingaskráin { $path } er ekki gilt TOML: { $why }.
error-setting-tls-pair = Skírteini og lykill þess eiga saman: gefðu bæði eða hvorugt.
error-setting-public-url = „{ $value }“ er ekki slóð sem hægt er að ná í: skrifaðu hana sem https://dice.example.org.
error-setting-database = Gagnagrunnur er gefinn sem { $allowed }.
error-setting-age = Skrifaðu aldur sem 90d eða 12h, ekki „{ $text }“.
error-setting-extra = Til þessa þarf að setja meira upp: pip install 'noppa[{ $extra }]'.
error-secret-file = Leyniskrána { $path } er ekki hægt að lesa eða búa til: { $why }.
error-secret-short = Leyndarmálið í { $path } verður að hafa að minnsta kosti { $least } stafi.
error-port-in-use = Ekki er hægt að hlusta á { $host }, gátt { $port }: { $why }.
error-database-no-file = Gagnagrunninn { $path } er ekki hægt að opna: { $why }.
error-database-in-use = Önnur Noppa keyrir á gagnagrunninum { $database }. Nokkrar saman þurfa Redis: sjá --redis.
error-database-away = Ekki næst í gagnagrunninn ({ $why }).
error-database-newer = Gagnagrunnurinn er af útgáfu { $found }, gerður af nýrri Noppu; þessi þekkir { $wanted }.
error-backup-exists = { $path } er þegar til: afrit skrifar aldrei yfir neitt.
error-backup-failed = Ekki tókst að skrifa afritið { $path }: { $why }.
error-lan-unavailable = Þessi vél er ekki á neti sem símar kæmust á.
error-lan-busy = Ekki er hægt að hlusta á { $address }: { $why }.

## Requests
error-request-invalid = Þetta er ekki hægt að lesa: { $where }: { $why }.
error-request-refused = Þessari beiðni var hafnað ({ $status }).
error-no-such-page = Ekkert er á { $path }.
error-method-not-allowed = Þetta er ekki hægt að gera við { $path }.
error-message-not-text = Skilaboð eru texti, ekki bæti.
error-body-too-long = Í beiðni eru mest { $most } bæti.
error-host-unknown = Þessi þjónn heitir ekki „{ $host }“.
error-origin-unknown = Síða frá { $origin } má ekki gera þetta hér.
error-too-fast = Of mikið í einu: reyndu aftur eftir { $seconds } s.
error-too-many-sockets = Mest { $most } tengingar koma frá einni slóð.
error-storage-unavailable = Ekki næst í leikina núna. Ekkert er glatað: reyndu aftur.
error-worker-unavailable = Enginn gat hugsað um þetta núna: reyndu aftur.
error-closing = Þjónninn er að loka: reyndu aftur eftir andartak.

## Games
error-game-not-found = Slíkur leikur er ekki til.
error-game-not-started = Leikurinn er ekki byrjaður.
error-game-not-over = Leiknum er ekki lokið enn.
error-game-closed = Þessum leik var lokað: reglur hans hafa breyst síðan.
error-stale = Eitthvað annað gerðist á undan: líttu aftur á.
error-same-needs-fair-dice = Sömu teningar fyrir alla þurfa teninga Noppu.
error-dice-not-real = Teningar eru aðeins slegnir inn þar sem þeir eru alvöru.
error-record-day-open = Þetta eru teningar dagsins: leikskráin fæst á morgun.
error-remark-no-move = Atvik { $number } er ekki leikur þess sætis.
error-question-no-move = Atvik { $number } í þeim leik er ekki val leikmanns.
error-practice-unknown = Ekkert er að æfa í { $game }.
error-day-unknown = Engir teningar dagsins eru til fyrir { $game } þann { $day }.

## Seats
error-seat-not-there = Sæti { $seat } er ekki til.
error-seat-not-yours = Þetta sæti á einhver annar.
error-seat-taken = Þetta sæti er tekið.
error-seat-is-bots = Þjarkur spilar í þessu sæti.
error-seat-not-absent = Sá sem situr þar hefur ekki verið í burtu í { $seconds } s.
error-creator-only = Aðeins sá sem bjó leikinn til getur gert þetta.
error-players-only = Aðeins leikmenn geta gert þetta.
error-host-only = Aðeins sá sem ræsti þjóninn getur gert þetta.
error-invite-unknown = Þetta boð gildir ekki: biddu um nýtt.
error-link-unknown = Þessi tengill er notaður eða of gamall: biddu um nýjan.
error-coach-not-allowed = Þessir leikmenn sömdu um að spila án þjálfara.
error-undo-not-agreed = Þessir leikmenn sömdu um að taka ekkert til baka.
error-nothing-asked = Enginn bað um þetta, eða eitthvað hefur gerst síðan.
