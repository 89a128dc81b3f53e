# The browser app's own words; games, rows and refusals speak from their files.

web-name = Noppa
web-nav = Síður
web-preferences = Stillingar
web-language = Tungumál
web-language-auto = eins og vafrinn ({ $language })
web-theme = Ljóst eða dökkt
web-theme-auto = eins og tækið
web-theme-light = ljóst
web-theme-dark = dökkt
web-still = Ekkert hreyfist
web-sound = Hljóð
web-remarks = Hljóðlát athugasemd eftir dýrt val
web-chances = Vinningslíkur allra
web-buzz = Titra þegar ég á leik
web-pace = Hversu hratt þjarkar spila
web-pace-slow = hægt
web-pace-normal = venjulega
web-pace-at-once = strax
web-your-name = Nafnið þitt
web-done = Búið
web-close = Loka
web-yes = já
web-no = nei
web-you = Þú
web-who-here = hér
web-who-link = um tengil
web-player = Leikmaður { $number }

## The start page
web-welcome = Fáðu þér sæti.
web-welcome-more = Fimm teningaleikir, upp á eigin spýtur, á einu tæki eða með vinum um tengil. Þjálfarinn veit hvers virði hvert val er.
web-players = { $least } til { $most } leikmenn
web-play = Spila
web-play-game = Spila { $game } á móti þjarki
web-more = Vinir…
web-more-game = { $game } með vinum eða eftir öðrum reglum
web-go-on = Halda áfram
web-day = Teningar dagsins
web-day-more = Sömu teningar fyrir alla, einu sinni á dag.
web-day-none = Enginn hefur spilað teninga dagsins enn.
web-day-playing = spilar
web-past = Spilað
web-watch = Önnur borð
web-practice = Æfing
web-practice-more = Veldu í stöðu og sjáðu hvers virði hvert val er.
web-history = Leikirnir þínir
web-history-more = Úrslit, meðaltöl og met.
web-open-record = Opna leikskrá
web-open-record-drop = Skrá með leik: veldu hana eða slepptu henni hér.
web-phones = Símar á heimilinu
web-phones-open = Hleypa símum að
web-home = Á upphafssíðu
web-lost-title = Þessa síðu tókst ekki að opna
web-gone = Þetta er ekki hér
error-offline = Ekkert netsamband. Noppa opnast, en leikur þarf þjóninn sinn: hann heldur áfram um leið og sambandið kemur aftur.
error-server-away = Þjónninn svarar ekki. Reyndu aftur eftir andartak; ekkert er glatað.

## Sitting down
web-who = Hverjir spila
web-seat-name = Nafn leikmanns { $number }
web-seat-remove = Fjarlægja leikmann { $number }
web-bot-level = Hversu vel þjarkurinn spilar
web-add-here = Einhver hér
web-add-link = Einhver um tengil
web-add-bot = Þjarkur
web-house-rules = Húsreglur
web-edition = Útgáfa
web-edition-own = { $edition }, eins og í bæklingnum á þínu máli
web-dice-are = Teningar
web-dice-fair = frá Noppu, þá má sannreyna
web-dice-real = alvöru teningar á borðinu
web-every-roll = Hvert kast er skráð, ekki aðeins lokateningarnir
web-starts = Hver byrjar
web-starts-chosen = sá fyrsti á listanum
web-starts-drawn = hæsti teningurinn
web-starts-loser = sá sem varð síðastur áður
web-clock = Tími fyrir ákvörðun
web-clock-seconds = { $seconds ->
    [0] engin takmörk
   *[other] { $seconds } sekúndur
 }
web-allow-coach = Spyrja má þjálfarann
web-allow-undo = Taka má til baka, ef allir samþykkja
web-dice-fair-more = Þjónninn kastar og eftir leikinn getur vafrinn þinn sannreynt hvert kast.
web-dice-real-more = Þú kastar alvöru teningum og snertir það sem þeir sýna; Noppa heldur utan um stigin.
web-starts-chosen-more = Sá fyrsti á listanum byrjar og hin fylgja í þeirri röð.
web-starts-drawn-more = Hver leikmaður fær tening fyrir leikinn og sá hæsti byrjar.
web-starts-loser-more = Sá sem varð síðastur byrjar næsta leik; hæsti teningurinn ræður þeim fyrsta.
web-clock-more = { $seconds ->
    [0] Allir taka sér þann tíma sem þeir þurfa.
   *[other] Þegar { $seconds } sekúndur eru liðnar er leikið fyrir þig.
 }
web-coach-yes-more = Leikmenn mega spyrja hvers virði hvert val er.
web-coach-no-more = Enginn fær ráð á meðan leikið er.
web-undo-yes-more = Leik sem hvorki teningar né spil hafa fylgt má taka til baka þegar hin segja já.
web-undo-no-more = Leikur stendur eins og hann var gerður.
web-edition-more = Útgáfa er safn húsreglna; hverri þeirra má breyta hér að neðan.
web-own-board = Þitt eigið borð
web-own-deck = Þinn eigin stokkur
web-own-map = Þitt eigið kort
web-own-remove = Án skrárinnar
web-own-used = Frá leikmönnum, úr skrá
web-kind-gone = Þessi leikur er ekki spilaður hér. Þeir sem eru spilaðir eru á upphafssíðunni.
web-invited = Þér er boðið að spila { $game }
web-sit = Setjast hér
web-just-watch = Bara horfa
web-join-taken = Þar situr þegar einhver. Biddu þann sem bauð þér um annað sæti.
web-waiting = { $count ->
    [0] Allir eru komnir
    [one] Beðið eftir { $count } enn
   *[other] Beðið eftir { $count } enn
 }
web-invite = { $name }: skannaðu þetta eða sendu tengilinn.
web-qr = Tengillinn sem kóði til að skanna
web-link = Tengill
web-share = Senda tengilinn
web-copied = Afritað
web-share-by-hand = Þessi vafri getur ekki sent eða afritað hér: merktu tengilinn að ofan og afritaðu hann.
web-device = Haltu áfram á þessu tæki
web-device-more = Þetta tæki verður sama manneskja og sú sem bjó tengilinn til.
web-device-go = Já, þetta er ég
web-device-link = Áfram á öðru tæki
web-device-scan = Opnaðu þetta á hinu tækinu innan tíu mínútna; það virkar einu sinni.

## At the table
web-title = { $game } · Noppa
web-title-turn = Þú átt leik · { $game }
web-opening = Opna borðið…
web-getting-ready = Noppa undirbýr sig. Þegar leikur er spilaður hér í fyrsta sinn getur það tekið mínútu.
web-connection-lost = Sambandið rofnaði; það kemur aftur af sjálfu sér og ekkert er glatað.
web-seats = Leikmenn
web-seat-free = laust
web-seat-away = í burtu
web-seat-bot = þjarkur spilar
web-watching = { $count ->
    [one] { $count } horfir
   *[other] { $count } horfa
 }
web-dice = Teningar
web-die = Teningur { $place }: { $value }
web-die-blank = Teningur { $place }: ekki kastað
web-die-coloured = Teningur { $place } ({ $colour }): { $value }
web-die-coloured-blank = Teningur { $place } ({ $colour }): ekki kastað
web-dice-shown = { $count ->
    [one] teningur: { $dice }
   *[other] teningar: { $dice }
 }
web-turn-yours = Þú átt leik
web-turn-of = { $name } á leik
web-turn-several = { $count ->
    [one] { $count } leikmaður velur
   *[other] { $count } leikmenn velja
 }
web-roll = { $dice ->
    [0] Engu að kasta
    [one] Kasta { $dice } teningi
   *[other] Kasta { $dice } teningum
 }
web-draw = Fletta spili
web-total = Samtals
web-pad = Stigablokk
web-par = miðað við þrjá af hverri tölu
web-write = Skrifa { $points } í { $item }
web-moves = { $count ->
    [1] Eini kosturinn
    [one] Allir { $count } kostirnir
   *[other] Allir { $count } kostirnir
 }
web-menu = Valmynd
web-rules = Reglur borðsins
web-undo = Taka síðasta leik til baka
web-stop = Ljúka leiknum núna
web-leave = Fara frá borðinu
web-agree = Samþykkja
web-decline = Nei
web-vote-undo = { $name } vill taka síðasta leik til baka.
web-vote-stop = { $name } vill ljúka leiknum núna.
web-away-long = { $name } hefur verið í burtu um stund.
web-give = Láta þjark halda áfram
web-vote-waits = Eiga eftir að svara: { $names }
web-bot-for-you = { $name }: þjarkur spilar í staðinn.
web-take-back = Taka sætið aftur
web-pass = Réttu tækið áfram: { $name }
web-pass-why = Það sem hvert ykkar skrifar sést ekki fyrr en allir hafa skrifað.
web-pass-here = Ég er { $name }
web-pass-wait = { $count ->
    [1] Allir hér hafa skrifað. Beðið: { $names }.
    [one] Allir hér hafa skrifað. Beðið eftir { $count } enn.
   *[other] Allir hér hafa skrifað. Beðið eftir { $count } enn.
 }
web-react = Gefa merki
web-react-applause = Vel gert
web-react-luck = Gangi þér vel
web-react-wow = Vá
web-react-laugh = Haha
web-react-ouch = Æ
web-react-thanks = Takk

## For whoever listens
web-said-total = { $points ->
    [one] { $name }: { $points } stig.
   *[other] { $name }: { $points } stig.
 }

## On a television
web-tv = Sýna í sjónvarpi
web-tv-scan = Fylgstu með í símanum

## The end
web-over = Leiknum er lokið
web-over-alone = { $points ->
    [one] { $points } stig
   *[other] { $points } stig
 }
web-won-you = Þú vannst
web-won = { $count ->
    [1] { $names } vann
    [one] Sameiginlegur sigur: { $names }
   *[other] Sameiginlegur sigur: { $names }
 }
web-again = Spila aftur
web-record = Geyma leikskrána
web-steps = Skref fyrir skref

## The coach
web-coach-ask = Spyrja þjálfarann
web-coach-thinks = Þjálfarinn er að hugsa…

## What happened
web-log = Það sem gerðist
web-log-start = Leikurinn byrjar.
web-log-roll = { $name } kastaði { $dice }.
web-log-dice = Teningarnir sýna { $dice }.
web-log-draw = Spil: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Síðasti leikur var tekinn til baka.
web-log-amend = Færsla var leiðrétt.
web-log-back = { $name } kom aftur.
web-log-bot = { $name }: þjarkur heldur áfram í staðinn.
web-log-stopped = Leiknum var lokið snemma.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = geymdi { $dice }
web-did-keep-none = geymdi ekkert
web-did-write = fyllti í { $item }
web-did-declare = sagði { $item }
web-did-set = lagði { $dice } til hliðar
web-did-go = hélt áfram
web-did-stop = hætti
web-did-stone = setti stein á { $square }
web-did-take-over = tók yfir { $square }; steinninn þar fór á { $to }
web-did-box = setti stein í öskjuna
web-did-lay = lagði { $dice } á spil { $slot } ({ $card })
web-did-done = endaði lotuna
web-did-stand = lét teningana liggja
web-did-reroll = kastaði aftur: { $colours }
web-did-twice = notaði { $die } tvisvar, án { $drop }
web-did-number = skrifaði { $number } í { $city }
web-did-cross = strikaði yfir { $city }

## The games' tables
web-kivi-board = Borð
web-kivi-value = gildi { $value }
web-kivi-stone = steinn: { $name }
web-kivi-gain = núna { $gain }
web-kivi-line = { $stones } steina lína: { $sum } × { $stones } = { $points }
web-kivi-only = Bara þessar línur
web-kivi-taking = Veldu lausan reit fyrir steininn sem liggur á { $square }.
web-tutto-risk = stig í húfi
web-tutto-choose = Veldu teninga til hliðar
web-tutto-made = { $count ->
    [one] { $count } Tutto í lotunni
   *[other] { $count } Tutto í lotunni
 }
web-dicetto-empty = Ekkert spil
web-dicetto-done = Búið
web-dicetto-tie = { $tie } aftur er slagur; ekkert vinnur þetta
web-dicetto-beat = { $beat } vinnur þetta, { $tie } er slagur
web-dicetto-battle = Teningaslagur: { $card }
web-dicetto-again = { $face } og { $face }: aftur.
web-dicetto-won = { $one } á móti { $other }: { $name } heldur spilinu.
web-dicetto-fought = { $name } berst um það
web-trip-map = Kort: { $name }
web-trip-empty = auð
web-trip-crossed = strikað yfir
web-trip-gain = { $number } hér: { $gain }
web-trip-numbers = Tölur sem þessir teningar mynda
web-trip-make = Dragðu einn tening á annan, snertu tvo teninga eða snertu tölu.
web-trip-put = Snertu nú borg fyrir { $number } eða dragðu töluna þangað.
web-trip-cross = Strika yfir borg
web-trip-stand = Láta teningana liggja
web-trip-decide = Láttu teningana liggja eða snertu þá sem á að kasta aftur, einu sinni í leik.
web-trip-wait = Skrifað. Hin eru enn að velja.

## Are the dice fair?
web-back = Aftur að borðinu
web-fair = Eru teningarnir heiðarlegir?
web-fair-how =
    Fyrir leikinn lofaði þjónninn einni leynitölu með fingrafari hennar og vafri hvers leikmanns bætti við
    sinni eigin tölu. Saman ákveða þær hvert kast. Leynitalan er sýnd í lokin.
web-fair-real = Teningar þessa leiks eru alvöru: ekkert hér hefði getað breytt þeim.
web-fair-promise = Lofað fyrir leikinn
web-fair-player = Frá: { $name }
web-fair-secret = Leynitalan
web-fair-later = sýnd þegar leiknum er lokið
web-fair-check = { $count ->
    [1] Sannreyna eina kastið
    [one] Sannreyna öll { $count } köst og spil
   *[other] Sannreyna öll { $count } köst og spil
 }
web-fair-right = { $count ->
    [1] Sannreynt: það er eins og lofað var.
    [one] Sannreynt hér í vafranum: öll { $count } eru eins og lofað var.
   *[other] Sannreynt hér í vafranum: öll { $count } eru eins og lofað var.
 }
web-fair-wrong = { $count ->
    [1] Atvik { $event } („{ $text }“) er ekki það sem lofað var.
    [one] { $count } eru ekki það sem lofað var; hið fyrsta er atvik { $event } („{ $text }“).
   *[other] { $count } eru ekki það sem lofað var; hið fyrsta er atvik { $event } („{ $text }“).
 }
web-fair-broken = Leynitalan er ekki sú sem lofað var.
web-fair-counts = Hversu oft hver tala kom
web-fair-sample = { $dice } teningar; að meðaltali kemur hver tala { $mean } sinnum. Svo fáir segja lítið.

## Luck and skill
web-review = Heppni og færni
web-review-working = Þjálfarinn fer yfir leikinn…
web-review-curve = Hvers virði leikurinn var hverjum leikmanni eftir því sem á leið
web-review-none = Ekkert val kostaði neitt sem orð er á gerandi.
web-review-exact = Þessar tölur eru nákvæmar.
web-review-estimate = Þessar tölur eru mat.
web-band-flawless = Gallalaust.
web-band-master = Spilað eins og meistari.
web-band-expert = Spilað eins og sérfræðingur.
web-band-skilled = Spilað eins og fær leikmaður.
web-band-casual = Spilað eins og tómstundaspilari.
web-band-beginner = Spilað eins og byrjandi.

## Real dice
web-real-pad = Hvað liggur á borðinu
web-real-tap = { $left ->
    [0] Allir eru komnir.
    [one] Snertu tölu á { $left } teningi enn.
   *[other] Snertu tölur á { $left } teningum.
 }
web-real-tap-colour = Snertu tölu þessa tenings: { $colour }.
web-real-face = Teningur sýnir { $face }
web-real-remove = Taka { $face } burt
web-real-enter = Þetta eru teningarnir
web-real-choose = Snertu nú hvert þeir fara. Þá er hvort tveggja skráð.
web-real-other = Aðrir teningar
web-real-card = Snertu spilið sem flett var.
web-correct = Leiðrétta
web-correct-text = Það sem átti að standa
web-correct-open = Leiðrétta færslu
web-correct-which = Hvaða færsla er röng?
web-correct-stood = Þar stendur: { $entry }
web-correct-other = Önnur færsla
web-correct-none = Ekkert hefur verið skráð enn.
web-correct-misfit = Það sem kom á eftir leiðréttu færslunni passar ekki lengur og er farið: skráðu það aftur.
web-clock-left = { $seconds ->
    [one] { $seconds } sekúnda eftir
   *[other] { $seconds } sekúndur eftir
 }
