# The server: what it refuses, and the few words of its first page.

## Starting
serve-listening = Noppa er í gangi á { $url } (ýttu á Ctrl-C til að stöðva hana).
serve-running = Noppa er þegar í gangi á { $url }.
serve-running-lan = Noppa er þegar í gangi á { $url }. Stöðvaðu hana fyrst og ræstu hana svo aftur með --lan.
serve-scan = Til að spila í síma á heimilinu skaltu skanna þennan kóða:
serve-backed-up =
    { $count ->
        [one] Öryggisafrit af { $count } leik er í { $path }.
       *[other] Öryggisafrit af { $count } leikjum er í { $path }.
    }
serve-pruned =
    { $count ->
        [one] { $count } leik var eytt.
       *[other] { $count } leikjum var eytt.
    }
serve-restored =
    { $count ->
        [one] { $count } leikur var endurheimtur.
       *[other] { $count } leikir voru endurheimtir.
    }
serve-exported =
    { $count ->
        [one] { $count } leikur var vistaður í { $path }.
       *[other] { $count } leikir voru vistaðir í { $path }.
    }
serve-forgotten =
    { $deleted ->
        [one] { $deleted } leik var eytt.
       *[other] { $deleted } leikjum var eytt.
    } { $kept ->
        [one] Nafn leikmannsins var fjarlægt úr { $kept } leik með öðrum.
       *[other] Nafn leikmannsins var fjarlægt úr { $kept } leikjum með öðrum.
    }
error-setting-unknown = Stillingin „{ $key }“ er ekki til. Stillingar: { $allowed }.
error-setting-value = Stillingin „{ $key }“ getur ekki verið „{ $value }“. Leyfilegt: { $allowed }.
error-setting-no-file = Ekki er hægt að lesa stillingaskrána { $path }: { $why }.
error-setting-not-toml = Stillingaskráin { $path } er ekki gilt TOML: { $why }.
error-setting-tls-pair = TLS-skírteini þarf lykil sinn og lykill skírteini sitt. Stilltu bæði eða hvorugt.
error-setting-public-url = „{ $value }“ er ekki opinber slóð. Skrifaðu hana eins og https://dice.example.org.
error-setting-database = Skrifaðu slóð gagnagrunns sem { $allowed }.
error-setting-age = Skrifaðu aldur sem 90d eða 12h, ekki „{ $text }“.
error-setting-extra = Fyrst þarf að setja upp aukapakka: pip install 'noppa[{ $extra }]'.
error-secret-file = Ekki er hægt að lesa eða búa til leyniskrána { $path }: { $why }.
error-secret-short = Leyndarmálið í { $path } er of stutt. Það þarf að minnsta kosti { $least } stafi.
error-port-in-use = Ekki er hægt að hlusta á { $host }, gátt { $port }: { $why }.
error-database-no-file = Ekki er hægt að opna gagnagrunninn { $path }: { $why }.
error-database-in-use = Annar Noppuþjónn notar þegar gagnagrunninn { $database }. Nokkrir saman þurfa Redis: sjá --redis.
error-database-away = Ekki næst í gagnagrunninn ({ $why }).
error-database-newer = Gagnagrunnurinn er af útgáfu { $found }, úr nýrri Noppu. Þessi Noppa þekkir aðeins útgáfur upp að { $wanted }.
error-backup-exists = { $path } er þegar til. Veldu annað nafn á öryggisafritið.
error-backup-no-database = Gagnagrunnurinn { $path } er ekki til, svo ekkert er til að afrita.
error-backup-failed = Ekki tókst að skrifa öryggisafritið { $path }: { $why }.
error-restore-failed = Ekki tókst að endurheimta { $path }: { $why }.
error-restore-not-empty = Í gagnagrunninum eru þegar leikir. Endurheimtu í tóman gagnagrunn.
error-lan-unavailable = Þessi tölva er ekki á neti sem símar komast á.
error-lan-busy = Ekki er hægt að hlusta á { $address }: { $why }.

## Requests
error-request-invalid = Villa er í beiðninni, í { $where }: { $why }.
error-request-refused = Þjónninn hafnaði þessari beiðni ({ $status }).
error-no-such-page = Ekkert er á { $path }.
error-method-not-allowed = Þetta er ekki hægt að gera við { $path }.
error-message-not-text = Sendu skilaboð sem texta, ekki sem bæti.
error-body-too-long = Þessi beiðni er of stór. Mörkin eru { $most } bæti.
error-host-unknown = Þessi þjónn heitir ekki „{ $host }“.
error-origin-unknown = Síður frá { $origin } mega ekki gera þetta hér.
error-too-fast =
    { $seconds ->
        [one] Þetta var of mikið í einu. Reyndu aftur eftir { $seconds } sekúndu.
       *[other] Þetta var of mikið í einu. Reyndu aftur eftir { $seconds } sekúndur.
    }
error-too-many-sockets = Of margar tengingar koma frá netinu þínu. Mörkin eru { $most }.
error-storage-unavailable = Við náum ekki í leikina þína núna. Ekkert er glatað. Reyndu aftur eftir andartak.
error-storage-full = Ekkert pláss er eftir á þessu tæki. Eyddu leikjum og reyndu aftur.
error-needs-server = Þetta þarf þjón. Hér geturðu spilað við þjarka og við fólk á þessu tæki.
error-worker-unavailable = Þjálfarinn er upptekinn. Reyndu aftur.
error-worker-busy = Of margar beiðnir bíða. Reyndu aftur eftir andartak.
error-worker-too-long = Það tekur of langan tíma að reikna þetta út.
error-name-refused = Þetta nafn er ekki leyft hér. Veldu annað.
error-content-refused = Orð í þessari skrá er ekki leyft hér.
error-admin-off = Slökkt er á síðu gestgjafa á þessum þjóni.
error-admin-only = Þetta er ekki aðgangsorð gestgjafa.
error-client-gone = Hætt var við beiðnina.
error-disk-full = Diskurinn er næstum fullur. Aðeins { $free } MB eru eftir og Noppa þarf minnst { $least } MB.
error-closing = Þjónninn er að loka. Reyndu aftur eftir andartak.

## Games
error-game-not-found = Við finnum ekki þennan leik.
error-game-not-started = Leikurinn er ekki byrjaður.
error-game-not-over = Leiknum er ekki lokið enn.
error-game-closed = Þessum leik var lokað vegna þess að reglur hans hafa breyst síðan hann byrjaði.
error-seed-not-awaited = Leikurinn þarf ekki leynitölu frá þér núna.
error-seed-differs = Þetta er ekki leynitalan sem þú lofaðir.
error-seeds-differ = Leynitölurnar fyrir teninga þessa leiks passa ekki við þær sem voru vistaðar, svo leikurinn getur ekki haldið áfram.
error-stale = Leikurinn er kominn lengra. Líttu aftur á.
error-same-needs-fair-dice = Sömu teningar fyrir alla virka aðeins með teningum Noppu.
error-dice-not-real = Þú getur aðeins slegið inn teninga í leik með alvöru teningum.
error-record-day-open = Þetta eru teningar dagsins. Þú getur fengið leikskrána á morgun.
error-remark-no-move = Færsla { $number } er ekki val þess leikmanns.
error-played-not-yours = Einhver annar hefur þegar bætt þessum leik við.
error-question-no-move = Færsla { $number } í þeim leik er ekki val leikmanns.
error-lesson-no-step = Í kennsluleiknum er ekkert skref { $step }.
error-practice-unknown = Ekkert er að æfa í þessum leik: { $game }.
error-day-not-played = Þetta eru teningar dagsins. Spilaðu þá til enda, þá geturðu skoðað aðra leiki.
error-odds-unequal = Við getum ekki sýnt vinningslíkur á meðan þjarkur spilar af handahófi.
error-day-unknown = Engir teningar dagsins eru til fyrir { $game } þann { $day }.

## Seats
error-seat-not-there = Sæti { $seat } er ekki til.
error-seat-not-yours = Einhver annar á þetta sæti.
error-seat-taken = Þetta sæti er tekið.
error-seat-is-bots = Þjarkur spilar í þessu sæti.
error-seat-present = Leikmaðurinn í þessu sæti er enn tengdur, svo þú getur ekki tekið það.
error-remove-own = Til að gefa eftir þitt eigið sæti ferðu úr leiknum.
error-remove-too-few =
    { $least ->
        [one] Það þarf minnst { $least } annan leikmann við borðið til að fjarlægja einhvern.
       *[other] Það þarf minnst { $least } aðra leikmenn við borðið til að fjarlægja einhvern.
    }
error-seat-in-round = Þú getur verið með þegar þessari umferð er lokið.
error-seat-not-absent =
    { $seconds ->
        [one] Sá leikmaður hefur ekki verið í burtu í { $seconds } sekúndu enn.
       *[other] Sá leikmaður hefur ekki verið í burtu í { $seconds } sekúndur enn.
    }
error-creator-only = Aðeins sá sem bjó leikinn til getur gert þetta.
error-players-only = Aðeins leikmenn geta gert þetta.
error-host-only = Aðeins sá sem ræsti þjóninn getur gert þetta.
error-invite-unknown = Þetta boð virkar ekki lengur. Biddu um nýtt.
error-link-unknown = Þessi tengill er þegar notaður eða of gamall. Biddu um nýjan.
error-coach-not-allowed = Þessi leikur er spilaður án þjálfara.
error-undo-not-agreed = Í þessum leik er ekkert tekið til baka.
error-nothing-asked = Enginn bað um þetta, eða leikurinn er kominn lengra.

## A static site
site-written =
    { $count ->
        [one] { $count } skrá ({ $megabytes } MB) var skrifuð í { $path }. Þú getur sett möppuna á hvaða vefþjón sem er, á hvaða slóð sem er.
       *[other] { $count } skrár ({ $megabytes } MB) voru skrifaðar í { $path }. Þú getur sett möppuna á hvaða vefþjón sem er, á hvaða slóð sem er.
    }
site-needs-server = Gestir spila á sínu eigin tæki. Til að spila með tengli og bera saman teninga dagsins þarf þjón: „noppa serve“.
error-site-not-built = Vafraforritið er ekki tilbúið. Keyrðu „cd web && npm ci && npm run build“.
error-site-not-empty = { $path } er ekki tóm. Veldu nýja möppu.
error-site-failed = Ekki tókst að skrifa vefinn í { $path }: { $why }.
