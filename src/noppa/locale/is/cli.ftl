# The terminal.

## Lists
players-range = { $least } til { $most } leikmenn
list-editions = útgáfur
list-edition = útgáfa
list-own-edition = þín
default-is = sjálfgefið { $value }

## Languages
told-no-language = Noppa talar ekki „{ $language }“ enn, svo þú færð ensku. Málin eru: { $allowed }.
told-edition-own = Útgáfa: { $edition }, eins og í bæklingnum á þínu máli. Veldu aðra með --edition.
languages-complete = allt komið
languages-missing =
    { $count ->
        [one] { $count } skilaboð vantar
       *[other] { $count } skilaboð vantar
    }
languages-broken = { $file }, lína { $line }: ekki er hægt að lesa þessi skilaboð, svo þau eru á ensku.
languages-odd = { $message }: á ensku eru engin skilaboð með þessu nafni.
error-languages-no-folder = Mappan { $path } er ekki til. Nefndu möppu með skilaboðaskrám.

## Who sits where
you = Þú
bot-name =
    { $count ->
        [one] Þjarkur
       *[other] Þjarkur { $number }
    }

## Questions
ask-roll = { $name }: ýttu á Enter til að kasta.
ask-draw = { $name }: ýttu á Enter til að draga spil.
ask-move = { $name }: skrifaðu hvað þú velur, eða ? fyrir hjálp.
ask-dice =
    { $name }: hvað { $dice ->
        [1] sýnir teningurinn?
        [one] sýna teningarnir { $dice }?
       *[other] sýna teningarnir { $dice }?
    }
ask-final-dice =
    { $name }: kastaðu og skrifaðu svo { $dice ->
        [one] teninginn sem þú endar á.
       *[other] teningana { $dice } sem þú endar á.
    }
ask-card = { $name }: hvaða spil kom upp?
ask-save = Á að vista leikinn sem { $path }? [J/n]
ask-hand-over = { $name }, þú átt leik. Ýttu á Enter þegar enginn annar sér.
ask-resume-or-new = Nefndu leik eða --resume FILE, ekki bæði. Skráin segir þegar hvaða leikur það er.
ask-go-on = Ýttu á Enter til að halda áfram eða q til að hætta.
ask-which-game = Hvaða leik viltu spila? Skrifaðu { $games }, eða notaðu --resume FILE.
typed-roll = kasta
typed-no = nei
typed-yes = já

## What happened
event-roll = { $name } kastar { $dice }.
event-draw = { $name } dregur spilið { $card }.
event-move = { $name }: { $move }.
event-start = Leikurinn byrjar.
event-first = { $name } byrjar.
event-undo = Allt frá og með færslu { $number } var tekið til baka.
event-amend = Færsla { $number } var leiðrétt í „{ $text }“.
event-seat-bot = { $name }: þjarkurinn „{ $bot }“ spilar núna.
event-seat-person = { $name } spilar aftur.
event-end-over = Leiknum er lokið.
event-end-stopped = Leikmennirnir luku leiknum snemma.
hint-moves = Þú getur skrifað { $moves }.
told-undone = Tekið til baka.
told-fixed = Færsla { $number } er leiðrétt.
told-misfit = Færsla { $number } er leiðrétt, en nú passar færsla { $misfit } („{ $step }“) ekki lengur. { $why } Haltu áfram þaðan.
told-saved = Vistað í { $path }
told-not-saved = Ekki tókst að vista í { $path }: { $why }.
told-solo =
    { $points ->
        [one] Leiknum er lokið. Þú fékkst { $points } stig.
       *[other] Leiknum er lokið. Þú fékkst { $points } stig.
    }
told-won =
    { $count ->
        [1] Sigurvegari: { $names }, með { $points } stig.
        [one] Sameiginlegur sigur: { $names }, með { $points } stig hvert.
       *[other] Sameiginlegur sigur: { $names }, með { $points } stig hvert.
    }
told-stand-in = { $why } { $name }: þjarkurinn „{ $bot }“ tekur við.
told-verified =
    { $count ->
        [1] Eina kastið eða spilið í leiknum stemmir.
        [one] Öll köst og spil stemma, { $count } alls.
       *[other] Öll köst og spil stemma, { $count } alls.
    }
told-unfinished = Þessum leik er ekki lokið enn.
told-commitment = Lofað fyrir leikinn: { $commitment }

## Help
help-commands =
    Skrifaðu ? fyrir þessa hjálp, „rules“ fyrir reglurnar, „undo“ til að taka val til baka, „save FILE“ til að
    vista leikinn og „quit“ til að hætta.
help-real =
    Skrifaðu ? fyrir þessa hjálp, „rules“ fyrir reglurnar, „undo“ til að taka síðustu færslu til baka, „fix“ til að
    leiðrétta eldri færslu, „save FILE“ til að vista leikinn og „quit“ til að hætta.
help-fix = Til að leiðrétta færslu skrifarðu „fix“, númer hennar og það sem átti að standa.

## Typing errors
error-typed-no-dice = Skrifaðu teningana sem tölustafi frá 1 til 6, ekki „{ $text }“.
error-typed-ambiguous = „{ $text }“ gæti þýtt { $like }. Skrifaðu aðeins meira.
error-typed-unknown = Þú getur ekki spilað „{ $text }“ núna. Ýttu á Enter til að sjá hvað má, eða skrifaðu ? fyrir hjálp.
error-typed-close = Þú getur ekki spilað „{ $text }“ núna. Áttirðu við { $like }?
error-typed-enter = „{ $text }“ þýðir ekkert hér. Ýttu bara á Enter.

## Menu
menu-title = Hvaða leik viltu spila?
menu-game = Skrifaðu 1 til { $most }, eða ýttu á Enter fyrir fyrsta leikinn:
menu-way-bot = Á móti þjarki
menu-way-alone = Á móti eigin meti
menu-way-friends = Með vinum, á þessu tæki
menu-way-real = Með alvöru teningum, Noppa heldur utan um stigin
menu-level-easy = Léttur þjarkur
menu-level-medium = Miðlungsgóður þjarkur
menu-level-hard = Erfiður þjarkur
menu-level = Skrifaðu 1 til { $most }, eða ýttu á Enter fyrir fyrsta þjarkinn:
menu-way = Skrifaðu 1 til { $most }, eða ýttu á Enter fyrir fyrsta kostinn:
menu-names = Nöfn leikmanna, með kommum á milli:
menu-not-there = „{ $typed }“ er ekki á listanum. Skrifaðu tölu frá 1 til { $most }.

## Solving
solving = Leysi leikinn
solving-distribution = Reikna hvernig stigin dreifast
solved-value = Besta spilamennska gefur að meðaltali { $expected } stig ({ $seconds } s).
solved-spread = Meðaltal { $mean }, staðalfrávik { $spread }.
solved-percentiles = Hundraðsmörk: { $parts }
error-solve-unsolved = Noppa getur ekki leyst { $game }. Hún getur leyst { $allowed }.

## Reviews
reviewing = Fer yfir leikinn
review-title = { $game }: heppni og færni
review-player = leikmaður
review-final = lok
review-expected = vænst
review-luck = heppni
review-loss = mistök
review-others = aðrir
review-revision = leiðrétting
review-each = hvert val
review-band = frammistaða
review-curve = Líkleg úrslit í gegnum leikinn
review-exact = Mælt í: { $unit }. Þessar tölur eru nákvæmar.
review-estimate = Mælt í: { $unit }. Þessar tölur eru mat.
review-moment = { $where }: { $what }. Sú lota breytti þessu: { $change }.
review-round = Umferð { $round }
review-dice-differ = Varúð: teningarnir í þessari leikskrá passa ekki við leynitölur hennar, svo ekki er hægt að treysta heppninni sem hér er sýnd. { $why }
review-final-dice-only = Þú slóst aðeins inn lokateningana, svo öll köst lotu teljast ein heppni.
unit-points = stig líklegra lokastiga
unit-lead = stig líklegs forskots á sterkasta keppinautinn
unit-chance = prósentustig af vinningslíkum
per-cent = { $value }%
band-flawless = gallalaust
band-master = meistari
band-expert = sérfræðingur
band-skilled = fær leikmaður
band-casual = til gamans
band-beginner = byrjandi

## The coach while playing

## History
history-none = Þú hefur ekki lokið neinum leik enn. Spilaðu einn: noppa play yatzy
history-games = Leikir
history-records = Met
history-day = dagur
history-game = leikur
history-player = leikmaður
history-score = stig
history-luck = heppni
history-loss = mistök
history-best = best
history-average = meðaltal
history-each = { $game }: hvert val kostar þig að meðaltali { $each }.
history-each-curve = Kostnaður á hvert val, í hundraðshlutum, leik fyrir leik
history-kinds = Hvar þú misstir stig

## Practice
learn-how = Gerðu það sem kennsluleikurinn segir, eða ýttu bara á Enter. Skrifaðu q til að hætta.
learn-prompt = ({ $move }):
learn-type = Skrifaðu „{ $move }“, eða ýttu bara á Enter.
learn-allowed = Það má, en þessi kennsluleikur sýnir þér annað.
learn-left = Þú getur haldið áfram hvenær sem er: noppa learn { $game }
learn-next = Til í alvöru leik? noppa play { $game } --bot easy
practice-welcome = Veldu eins og þú myndir gera í leik, eða q til að hætta.
practice-own = Þetta er úr leik sem þú spilaðir.
practice-rival =
    { $count ->
        [one] Keppinautur
       *[other] Keppinautur { $number }
    }
practice-right = Vel valið.
practice-wrong = Þetta kostar { $loss }.
practice-sum = Rétt svör: { $right } af { $asked }. Tapað: { $lost }.
ask-practice = Þitt val:

## Simulations
simulating = Hermi eftir leikjum
simulate-progress = { $done } af { $games }, { $rate } á sekúndu
simulate-title =
    { $games ->
        [one] { $game }, { $edition }: { $games } leikur
       *[other] { $game }, { $edition }: { $games } leikir
    }
simulate-rate =
    { $seconds ->
        [one] á { $seconds } sekúndu, { $rate } á sekúndu
       *[other] á { $seconds } sekúndum, { $rate } á sekúndu
    }
simulate-players = Leikmenn: { $players }.
simulate-players-random = Leikmenn: { $players }. Þeir spila af handahófi. Veldu aðra leikmenn með --players.
simulate-compared = Borið saman: { $what }
simulate-stopped = Stöðvað eftir { $done } af { $games } leikjum. Niðurstöður hingað til eru geymdar.
simulate-player = leikmaður
simulate-wins = sigrar
simulate-mean = stig
simulate-deviation = staðalfr.
simulate-low = 5%
simulate-median = miðgildi
simulate-high = 95%
simulate-first = Sá sem byrjar vinnur { $share } leikjanna (95% bil { $interval }). Það er { $more } prósentustig miðað við jafnan hlut.
simulate-length = Í leik eru { $mean } ± { $error } ákvarðanir. Hvert ± er 95% öryggisbil.
simulate-distribution = Stig: { $player }
simulate-everybody = allir
simulate-uses =
    { $games ->
        [one] Meðalnotkun á leikmann í leik, úr { $games } leik
       *[other] Meðalnotkun á leikmann í leik, úr { $games } leikjum
    }
simulate-variants =
    { $games ->
        [one] { $game }, { $games } leikur hver
       *[other] { $game }, { $games } leikir hver
    }
simulate-variant = reglur
simulate-wins-of = { $player }: sigrar
simulate-mean-of = { $player }: stig
simulate-first-seat = fyrsta sæti
simulate-decisions = ákvarðanir
simulate-picture =
    { $games ->
        [one] { $game }: stig úr { $games } leik, í prósentum
       *[other] { $game }: stig úr { $games } leikjum, í prósentum
    }

## Games on a server
join-name = Nafnið þitt:
join-watching = Þú horfir á þennan leik. Ctrl-C hættir.
join-taken = Einhver annar spilar þegar í þessu sæti, svo þú getur bara horft.
join-waiting-seats = Vantar enn: { $names }.
join-waiting-start = Allir eru komnir. Leikurinn byrjar eftir andartak.
join-waiting = Enn að velja: { $names }.
join-reconnecting = Sambandið rofnaði. Tengist aftur…
join-left = Þú átt enn sætið. Komdu aftur með: { $command }
join-help = Skrifaðu ? fyrir þessa hjálp, „rules“ fyrir reglurnar, „undo“ til að biðja hin um að taka síðasta val til baka og „quit“ til að hætta. Þú átt sætið áfram.
join-undo-asked = Þú baðst um að taka síðasta val til baka.
join-wish-undo = { $name } vill taka síðasta val til baka. Ýttu á u ef það er í lagi.
join-wish-stop = { $name } vill ljúka leiknum. Ýttu á u ef það er í lagi.
join-wish-remove = { $name } vill láta þjark fá sæti einhvers. Ýttu á u ef það er í lagi.
join-vote-undo = { $name } vill taka síðasta val til baka. Í lagi? [J/n]
join-vote-stop = { $name } vill ljúka leiknum. Í lagi? [J/n]
join-vote-remove = { $name } vill láta þjark fá sæti einhvers. Í lagi? [J/n]

## Matches
match-title = { $game }: { $games } af { $wanted } leikjum
match-player = leikmaður
match-wins = sigrar
match-ties = jafntefli
match-losses = töp
match-score = úrslit
match-points = stig í leik
match-elo = Elo-munur, { $name }: { $elo } (95% bil frá { $low } til { $high }).
match-failed = { $name } tapar leik { $number } vegna villu. { $why }
match-failures =
    { $count ->
        [one] { $name } tapaði { $count } leik vegna villu.
       *[other] { $name } tapaði { $count } leikjum vegna villu.
    }
match-open = Óútkljáð enn. Log-sennileikahlutfallið er { $ratio }; prófið stöðvast við ±{ $bound }.
match-stronger = Útkljáð. { $name } er nær { $high } Elo-forskoti en { $low } (log-sennileikahlutfall { $ratio }).
match-not-stronger = Útkljáð. { $name } er nær { $low } Elo-forskoti en { $high } (log-sennileikahlutfall { $ratio }).

## Doctor
doctor-folder = Hægt er að skrifa í { $path }.
doctor-folder-not-writable = Ekki er hægt að skrifa í { $path } ({ $why }). Gerðu notanda þjónsins að eiganda.
doctor-secret-file = Leyniskráin { $path } er lokuð öðrum.
doctor-secret-file-missing = Leyniskráin { $path } er ekki til enn. Þjónninn býr hana til þegar hann ræsist.
doctor-secret-file-unreadable = Þjónninn getur ekki lesið leyniskrána { $path }. Gerðu notanda þjónsins að eiganda.
doctor-secret-file-open = Aðrir geta lesið leyniskrána { $path }. Keyrðu: chmod 600 { $path }
doctor-admin-token = Aðgangsorð gestgjafa í { $path } er lokað öðrum.
doctor-admin-token-missing = Skráin { $path } með aðgangsorði gestgjafa er ekki til. Búðu hana til eða fjarlægðu stillinguna admin_token_file.
doctor-admin-token-unreadable = Þjónninn getur ekki lesið aðgangsorð gestgjafa í { $path }. Gerðu notanda þjónsins að eiganda skrárinnar.
doctor-admin-token-open = Aðrir geta lesið aðgangsorð gestgjafa. Keyrðu: chmod 600 { $path }
doctor-disk = { $path }: { $free } MB laus.
doctor-disk-low = { $path }: aðeins { $free } MB laus. Losaðu pláss eða eyddu gömlum leikjum: noppa prune --older-than 90d
doctor-disk-full = Diskurinn er næstum fullur. { $path }: { $free } MB laus, en þjónninn þarf { $least } MB. Losaðu pláss.
doctor-descriptors = Þetta kerfi leyfir ferli að opna { $most } skrár, og það takmarkar hversu margir leikmenn geta tengst. Stilltu LimitNOFILE á { $wanted } eða meira.
doctor-clock = Klukkunni ber saman við gagnagrunninn.
doctor-clock-past = Klukkan segir { $date }, sem getur ekki staðist. Stilltu hana og kveiktu á tímasamstillingu (timedatectl set-ntp true).
doctor-clock-differs = Klukkan og klukkan á { $where } eru ekki eins, munurinn er { $seconds } s. Kveiktu á tímasamstillingu á báðum kerfum (timedatectl set-ntp true).
doctor-clock-back = Nýjasti leikurinn er { $seconds } s í framtíðinni, svo klukkunni hefur verið seinkað. Leiðréttu hana áður en þú ræsir þjóninn.
doctor-database-missing = Gagnagrunnurinn { $path } er ekki til enn. Þjónninn býr hann til þegar hann ræsist.
doctor-database-empty = Gagnagrunnurinn er tómur. Þjónninn býr til töflurnar þegar hann ræsist.
doctor-database-version = Gagnagrunnurinn er uppfærður (útgáfa { $version }).
doctor-database-older = Gagnagrunnurinn er af útgáfu { $found }. Þegar þjónninn ræsist tekur hann öryggisafrit og uppfærir í { $wanted }.
doctor-database-newer = Gagnagrunnurinn er af útgáfu { $found }, úr nýrri Noppu, en þessi þekkir aðeins { $wanted }. Settu upp nýrri Noppu eða endurheimtu öryggisafrit.
doctor-database-writing = Hægt er að skrifa í gagnagrunninn.
doctor-database-away = Gagnagrunnurinn svarar ekki: { $why }. Athugaðu hvort hann sé í gangi og hvort slóðin og lykilorðið séu rétt.
doctor-redis = Redis svarar.
doctor-redis-away = Redis svarar ekki: { $why }. Athugaðu hvort það sé í gangi og hvort slóðin sé rétt.
doctor-server = Þjónninn er í gangi og tilbúinn (útgáfa { $version }).
doctor-server-away = Enginn þjónn svarar á { $url } ({ $why }), svo millimiðlarinn var ekki athugaður. Ræstu þjóninn og keyrðu þetta aftur.
doctor-server-not-ready = Þjónninn er í gangi en ekki tilbúinn: { $why }
doctor-server-older = Þjónninn keyrir enn útgáfu { $running }, en { $installed } er uppsett. Endurræstu hann.
doctor-no-public-url = Engin opinber slóð er stillt, svo millimiðlarinn var ekki athugaður.
doctor-proxy = Millimiðlarinn sendir samskiptamátann og slóð notandans rétt áfram.
doctor-proxy-away = Ekki næst í { $url }: { $why }. Athugaðu nafnið, skírteinið og millimiðlarann.
doctor-proxy-host = Millimiðlarinn breytir hausnum Host í „{ $host }“. Láttu hann senda { $wanted } áfram.
doctor-proxy-other = { $url } svarar með stöðu { $status }, en það er ekki Noppa. Athugaðu hvert millimiðlarinn sendir.
doctor-proxy-scheme = Millimiðlarinn segir þjóninum ekki að leikmenn noti { $scheme }. Láttu hann stilla X-Forwarded-Proto.
doctor-proxy-untrusted = Þjónninn veit ekki að leikmenn nota { $scheme }. Stilltu trust_proxy = true.
doctor-proxy-pretended = Leikmenn geta falsað slóðina sína. Láttu millimiðlarann stilla X-Forwarded-For sjálfan í stað þess að senda það áfram.
doctor-proxy-no-address = Millimiðlarinn sendir ekki slóðir leikmanna áfram, svo allir teljast einn og sami. Láttu hann stilla X-Forwarded-For.
doctor-proxy-socket = WebSocket-tengingar komast ekki í gegnum millimiðlarann ({ $why }). Láttu hann senda hausana Upgrade og Connection áfram.
doctor-proxy-socket-works = WebSocket-tengingar komast í gegnum millimiðlarann.

## The full screen
full-roll = { $name }: ýttu á bilslána til að kasta.
full-draw = { $name }: ýttu á bilslána til að draga spil.
full-enter-dice = { $name }: kastaðu, ýttu svo á Enter og skrifaðu hvað teningarnir sýna.
full-choose = { $name }: veldu.
full-choose-dice = { $name }: veldu teninga með { $keys } og ýttu svo á bilslána.
full-choose-both = { $name }: geymdu teninga með { $keys } eða veldu með örvalyklum og Enter.
full-choose-place = { $name }: veldu með örvalyklum og Enter.
full-chosen = Ýttu á Enter: { $move }
full-which = Hvað af þessu?
full-no-move = Það er ekki hægt hér. M sýnir allt sem má.
full-pace = { $seconds } s á milli
full-coach-waits = Þjálfarinn getur hjálpað þegar þú átt að velja.

## The full screen: keys in the bottom line
full-key-roll = Kasta
full-key-draw = Draga spil
full-key-hold = Geyma
full-key-reroll = Kasta hinum
full-key-choose = Velja
full-key-moves = Allir kostir
full-key-tag = Númer
full-type = Skrifa
full-help = Hjálp
full-chances = Líkur
full-log = Gangur leiks
full-leave = Hætta
full-faster = Hraðar
full-slower = Hægar
full-see-table = Sjá borðið
full-leave-noppa = Hætta í Noppu
full-search = Hvað viltu gera?

## The full screen: panels
full-panel-log = Það sem gerðist
full-panel-coach = Þjálfari
full-panel-chances = Vinningslíkur
full-panel-help = Hjálp
full-help-keys =
    Ctrl+P sýnir allt sem þú getur gert.
    Veldu eitthvað og ýttu á ? til að lesa um það.

## The full screen: leaving
full-resume-later = Leikurinn þinn er vistaður. Haltu áfram með hann: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Næst
full-step-back = Til baka
full-next-mistake = Næstu mistök
full-previous-mistake = Fyrri mistök
full-first = Byrjun
full-last = Endir

## The full screen: a map
full-zoom = Stækka
full-roll-again = Kasta þessum aftur
full-use-twice = Nota tening tvisvar
full-decide = Haltu teningunum eða veldu þá sem þú vilt kasta aftur. Það má einu sinni í leik.
full-tag = Veldu borg fyrir { $tag }.

## The full screen: the first screen and others
full-new-game = Nýr leikur
full-game = Leikur
full-continue = { $others ->
    [0] Halda áfram: { $game } ({ $day })
   *[other] Halda áfram: { $game }, { $names } ({ $day })
 }
full-learn = Kennsluleikir
full-people = Fólk við þessa tölvu
full-nobody = Enginn, bara horfa
full-bots = Þjarkar
full-level-random = tilviljun: velur hvað sem er
full-level-simple = einfaldur: hugsar aðeins um þessa lotu
full-level-easy = léttur
full-level-medium = miðlungsgóður
full-level-hard = erfiður: velur alltaf það besta sem hann finnur
full-start = Byrja leikinn
full-change = Breyta
full-names = Nöfn
full-back = Til baka
full-reading = Les leikina þína…
full-panel-answer = Hvers virði hver kostur er
