# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Notkun:
usage-options = Valkostir
usage-commands = Skipanir
usage-required = verður að gefa
usage-try = Skrifaðu „{ $command } --help“ til að fá hjálp.

## Commands
command-noppa = Spilaðu og skoðaðu fimm teningaleiki. Án skipunar opnast Noppa í vafranum.
command-menu = Veldu leik og spilaðu hann í skipanaglugganum.
command-games = Sýndu leikina með útgáfum þeirra og valkostum.
command-rules = Útskýrðu hvernig leikur er spilaður, með dæmum.
command-play = Spilaðu leik í skipanaglugganum, án annarra, með vinum eða á móti þjörkum.
command-join = Notaðu tengil til að spila eða horfa á leik á Noppuþjóni.
command-engine = Svaraðu beiðnum sem JSON-línum, svo að forrit á hvaða máli sem er geti notað reglurnar og þjarkana.
command-match = Láttu tvö forrit spila hvort við annað og sjáðu hvort er sterkara. Þú getur líka nefnt styrk þjarks.
command-completion = Prentaðu útfyllingarskriftu fyrir bash, zsh eða fish.
command-solve = Reiknaðu nákvæmt gildi leiks sem er spilaður fullkomlega.
command-simulate = Spilaðu marga leiki í einu og prentaðu tölfræði.
command-review = Sjáðu hversu mikið í skráðum leik var heppni og hversu mikið færni.
command-history = Sjáðu leikina sem þú hefur lokið, metin þín og hvar þú missir flest stig.
command-practice = Æfðu þig í að velja, verstu mistökin fyrst, eða leystu þraut dagsins.
command-learn = Lærðu leik með því að spila stuttan kennsluleik með undirbúnum teningum.
command-replay = Sýndu skráðan leik skref fyrir skref.
command-verify = Athugaðu að enginn hafi átt við köst og spil í skráðum leik. Virkar án nets.
command-serve = Keyrðu þjón þar sem aðrir geta spilað. Sjá docs/hosting.md.
command-site = Flyttu Noppu út sem fastan vef fyrir hvaða vefþjón sem er. Leikirnir keyra í vafra gestsins.
command-backup = Taktu öryggisafrit af leikjum þjónsins í skrá, líka á meðan hann keyrir.
command-restore = Settu öryggisafrit í tóman gagnagrunn.
command-doctor = Athugaðu uppsetningu þjónsins og segðu hvernig laga má vandamál.
command-export-person = Vistaðu allt sem þjónninn geymir um leikmann. Þarf leikmannskóðann.
command-delete-person = Eyddu öllu sem þjónninn geymir um leikmann. Þarf leikmannskóðann.
command-prune = Eyddu gömlum leikjum þjónsins.
command-languages = Sýndu tungumálin og hversu langt hvert þeirra er komið.

## Options of several commands
flag-help = Sýndu þessa hjálp og hættu.
flag-version = Sýndu útgáfunúmerið og hættu.
flag-language = Notaðu þetta tungumál: fi, sv, en, …
flag-locale-dir = Notaðu eigin skilaboðaskrár úr þessari möppu, með undirmöppu fyrir hvert mál.
flag-edition = Spilaðu þessa útgáfu. „noppa games“ sýnir þær.
flag-option = Stilltu húsreglu. Má nota oftar en einu sinni.
flag-json = Prentaðu allt sem JSON.
flag-board = Spilaðu KIVI á þínu eigin borði.
flag-deck = Spilaðu Dicetto með þínum eigin stokki.
flag-map = Spilaðu Dice Trip á þínu eigin korti.
flag-database = Notaðu þennan gagnagrunn: sqlite:///FILE eða postgresql://USER@HOST/NAME.
flag-config = Lestu stillingar úr þessari TOML-skrá.

## Options of one command
flag-noppa-lan = Leyfðu símum á heimilinu að tengjast. Sýnir slóð og QR-kóða.
flag-noppa-no-browser = Ekki opna vafrann.
flag-play-player = Bættu við manneskju. Má nota oftar en einu sinni.
flag-play-bot = Bættu við þjarki: easy, medium, hard, … Má nota oftar en einu sinni.
flag-play-engine = Bættu við forriti. Má nota oftar en einu sinni.
flag-play-first = Hver byrjar: nafn leikmanns, eða roll fyrir hæsta kast.
flag-play-timeout = Gefðu forriti svo margar sekúndur fyrir hvert val.
flag-play-dice = Notaðu teninga Noppu (fair) eða þína eigin (real).
flag-play-every-roll = Með alvöru teningum: skrifaðu hvert kast, ekki bara lokateningana.
flag-play-seed = Kastaðu teningunum út frá þessari upphafstölu. Sama upphafstala, sömu teningar.
flag-play-save = Vistaðu leikinn í þessa skrá á meðan þú spilar.
flag-play-overwrite = Leyfðu --save að skrifa yfir skrá sem er til.
flag-play-resume = Haltu áfram með leikinn í þessari skrá.
flag-play-coach = Fáðu ráð með ? og ábendingu eftir mistök.
flag-play-pace = Bíddu svo margar sekúndur á milli þess sem þjarkur gerir.
flag-engine-schema = Prentaðu JSON-skema allra beiðna og svara og hættu.
flag-join-name = Nafnið þitt í leiknum.
flag-join-save = Vistaðu leikinn í þessa skrá þegar honum er lokið.
flag-match-game = Spilaðu þennan leik. Annars er það sá fyrsti í „noppa games“.
flag-match-games = Spilaðu mest svo marga leiki. Talan verður að vera slétt, því að hverjir teningar eru spilaðir úr báðum sætum.
flag-match-sprt = Hættu um leið og annað þessara tveggja Elo-bila er greinilega líklegra, til dæmis 0,10.
flag-match-timeout = Gefðu forriti svo margar sekúndur fyrir hvert val.
flag-match-seed = Stilltu upphafstöluna. Sama upphafstala, sömu teningar.
flag-match-records = Vistaðu leikskrá hvers leiks í þessa möppu.
flag-plain = Prentaðu línu fyrir línu, án þess að nota allan skjáinn.
flag-no-animation = Sýndu teninga án hreyfingar.
flag-solve-distribution = Prentaðu líka hvernig lokastigin dreifast.
flag-simulate-players = Veldu styrk leikmanna, með kommum á milli: hard,medium.
flag-simulate-games = Spilaðu svo marga leiki. Þú mátt skrifa 1e6.
flag-simulate-vary = Berðu saman útgáfur eða gildi valkosts.
flag-simulate-seed = Stilltu upphafstöluna. Sama upphafstala, sömu leikir.
flag-simulate-workers = Notaðu svo mörg vinnuferli. Annars er eitt fyrir hvern örgjörva.
flag-simulate-backend = Veldu threads, loky, dask eða ray. Annars velur Noppa það sem hentar þessari vél.
flag-simulate-cluster = Notaðu Dask- eða Ray-klasann á þessari slóð.
flag-simulate-out = Vistaðu hvern leik í þessa skrá, .csv eða .parquet.
flag-simulate-svg = Vistaðu línurit yfir stigin í þessa skrá.
flag-review-svg = Vistaðu línurit yfir leikinn í þessa skrá.
flag-practice-daily = Leystu þraut dagsins. Allir fá sömu þrautina.
flag-practice-questions = Hættu eftir svo margar spurningar.
flag-practice-seed = Stilltu upphafstöluna. Sama upphafstala, sömu spurningar.
flag-replay-all = Prentaðu allan leikinn án þess að stoppa.
flag-serve-host = Hlustaðu á þessari slóð. 0.0.0.0 þýðir allar slóðir.
flag-serve-port = Hlustaðu á þessari gátt.
flag-serve-public-url = Slóðin sem leikmenn nota: https://dice.example.org.
flag-serve-redis = Notaðu Redis á redis://HOST svo að nokkur ferli geti deilt einum gagnagrunni.
flag-serve-secret-file = Lestu lykilinn sem undirritar kökur og boð úr þessari skrá.
flag-serve-tls-cert = Notaðu þetta skírteini fyrir HTTPS án millimiðlara.
flag-serve-tls-key = Einkalykill skírteinisins.
flag-serve-trust-proxy = Treystu slóð notandans sem millimiðlari sendir áfram.
flag-doctor-public-url = Slóðin sem leikmenn nota. Millimiðlarinn þar er líka athugaður.
flag-prune-older-than = Eyddu leikjum sem hafa ekki breyst svona lengi: 90d eða 12h.
flag-languages-missing = Nefndu öll skilaboð sem vantar.

## What is wrong with a command line
did-you-mean = Áttirðu við { $like }?
error-usage-command = Skipunin „{ $command }“ er ekki til. Þú getur notað { $allowed }.
error-usage-option = Þessi skipun hefur ekki valkostinn { $option }.
error-usage-value-missing = { $option } þarf gildi.
error-usage-missing = Þú þarft að bæta við { $option }.
error-usage-choice = { $option } verður að vera eitt af þessu: { $allowed }.
error-usage-number = { $option } verður að vera tala.
error-usage-from = { $option } verður að vera tala, minnst { $least }.
error-usage-between = { $option } verður að vera tala frá { $least } til { $most }.
error-usage-too-many = Þessi skipun á ekki von á „{ $text }“. Slepptu því.
error-usage-unforeseen = Noppa skilur ekki þessa skipanalínu ({ $option }).
