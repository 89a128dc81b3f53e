# The words of the browser app itself; the games and the errors have their own files.

web-name = Noppa
web-nav = Síður
web-preferences = Stillingar
web-your-data = Gögnin þín
web-limits = Takmörk þessa þjóns
web-language = Tungumál
web-language-auto = Eins og vafrinn ({ $language })
web-theme = Ljóst eða dökkt
web-theme-auto = Eins og tækið
web-theme-light = Ljóst
web-theme-dark = Dökkt
web-still = Engar hreyfimyndir
web-sound = Hljóð
web-remarks = Láta mig vita af mistökum
web-chances = Sýna vinningslíkur
web-buzz = Titra þegar ég á leik
web-pace = Hversu hratt þjarkar spila
web-pace-slow = Hægt
web-pace-normal = Venjulega
web-pace-at-once = Strax
web-your-name = Nafnið þitt
web-done = Búið
web-close = Loka
web-yes = já
web-no = nei
web-you = Þú
web-who-here = hér
web-who-link = með tengli
web-player = Leikmaður { $number }

## The start page
web-begin = Spila { $game }
web-begin-more = { $bot } spilar á móti þér, strax.
web-resume = { $game }: { $names }
web-resume-yours = Þú átt leik · { $game }: { $names }
web-resume-waiting = Beðið eftir leikmönnum · { $game }
web-running = Aðrir leikir þínir
web-day-game = { $game }, sömu köst fyrir alla
web-day-play = Spila leik dagsins: { $game }
web-day-done =
    { $points ->
        [one] { $game }: { $points } stig
       *[other] { $game }: { $points } stig
    }
web-day-newcomer = nýtt í dag
web-day-results = Úrslit
web-day-secret = Kláraðu fyrst þinn eigin leik. Þá geturðu skoðað leiki allra hinna.
web-day-streak =
    { $days ->
        [one] { $days } dagur í röð
       *[other] { $days } dagar í röð
    }
web-day-share =
    { $days ->
        [0] Ég fékk { $points } í leik dagsins á Noppu: { $game }.
        [1] Ég fékk { $points } í leik dagsins á Noppu: { $game }.
        [one] Ég fékk { $points } í leik dagsins á Noppu: { $game }. Ég hef spilað { $days } dag í röð.
       *[other] Ég fékk { $points } í leik dagsins á Noppu: { $game }. Ég hef spilað { $days } daga í röð.
    }
web-share-short = Deila
web-share-failed = Ekki tókst að afrita
web-real-dice = Alvöru teningar
web-real-dice-more = Þú kastar, Noppa heldur utan um stigin.
web-welcome = Fáðu þér sæti.
web-welcome-more = Fimm teningaleikir fyrir þig, fyrir fleiri á einu tæki eða með vinum í gegnum tengil. Þjálfarinn sýnir þér hvers virði hver kostur er.
web-players = { $least } til { $most } leikmenn
web-play = Spila
web-play-game = Spila { $game } á móti þjarki
web-more = Vinir…
web-more-game = Spila { $game } með vinum eða breyta reglunum
web-go-on = Halda áfram
web-day = Teningar dagsins
web-day-more = Sömu teningar fyrir alla, einu sinni á dag.
web-day-none = Enginn hefur spilað teninga dagsins enn.
web-day-playing = spilar
web-past = Leikir sem er lokið
web-watch = Önnur borð
web-practice = Æfing
web-practice-more = Veldu og berðu saman alla kostina.
web-history = Leikirnir þínir
web-history-more = Úrslit, meðaltöl og met.
web-open-record = Opna leikskrá
web-open-record-drop = Veldu skrá með vistuðum leik eða slepptu henni hér.
web-phones = Símar á heimilinu
web-phones-open = Tengja síma
web-home = Upphafssíða
web-lost-title = Ekki tókst að opna síðuna
web-gone = Þetta finnst ekki
error-offline = Þú ert án netsambands og þetta þarf þjóninn. Það virkar aftur þegar sambandið kemst á.
error-server-away = Þjónninn svarar ekki. Ekkert er glatað. Reyndu aftur eftir andartak.

## A new game
web-new-game = Nýr leikur: { $game }
web-how-to = Svona spilarðu { $game }
web-way-here = Á þessu tæki
web-way-here-more = gengur á milli
web-way-link = Með tengli
web-way-link-more = vinir hvar sem er
web-way-bots = Gegn þjörkum
web-way-bots-more = byrja strax
web-at-the-table = Við borðið
web-seat-you = þú, ýttu til að breyta nafni
web-seat-here = á þessu tæki
web-link-next = Næst færðu kóða og tengil fyrir hvern vin. Leikurinn byrjar þegar allir eru komnir.
web-seat-by-link = kemur með tengli
web-seats-most = allt að { $most }
web-bot-choose = Veldu hvernig { $name } spilar
web-bot-plays = Svona spilar { $name }
web-bot-hare = byrjandi
web-bot-hare-level = þjarkur, byrjandi
web-bot-hare-more = enn að læra, missir oft af besta kostinum
web-bot-hedgehog = traustur
web-bot-hedgehog-level = þjarkur, traustur
web-bot-hedgehog-more = traustur, hugsar aðeins um þessa lotu
web-bot-fox = slyngur
web-bot-fox-level = þjarkur, slyngur
web-bot-fox-more = slyngur, gerir mistök við og við
web-bot-owl = sérfræðingur
web-bot-owl-level = þjarkur, sérfræðingur
web-bot-owl-more = velur alltaf besta kostinn sem hann þekkir
web-start-game =
    { $count ->
        [1] Byrja leikinn
        [one] Byrja leikinn, { $count } leikmaður
       *[other] Byrja leikinn, { $count } leikmenn
    }
web-start-link =
    { $count ->
        [one] Byrja leikinn
       *[other] Byrja leikinn og bjóða vinum
    }
web-summary-board = eigið borð
web-summary-deck = eigin stokkur
web-summary-map = eigið kort
web-summary-changed =
    { $count ->
        [one] { $count } breyting
       *[other] { $count } breytingar
    }
web-coach-allowed = má hjálpa
web-coach-off = þegir
web-own-how = Sæktu skrána frá Noppu, breyttu henni og veldu hana hér. Hún má vera allt að 64 kB.
web-own-template-board = Sækja borðið
web-own-template-deck = Sækja stokkinn
web-own-template-map = Sækja kortið
web-own-example = Sjá dæmi
web-own-checking = Athuga skrána…
web-own-fine = Skráin virkar. Þið spilið með hana.
web-join-full = Sætið er tekið · { $game }
web-who = Hverjir spila
web-seat-name = Nafn leikmanns { $number }
web-seat-move = Færa: { $name }, leikmaður { $number } af { $count }
web-seat-remove = Fjarlægja leikmann { $number }
web-bot-level = Hversu vel þjarkurinn spilar
web-add-here = Bæta við leikmanni
web-add-link = Bjóða með tengli
web-add-bot = Bæta við þjarki
web-house-rules = Húsreglur
web-edition = Útgáfa
web-edition-own = { $edition }, eins og í bæklingnum á þínu máli
web-dice-are = Teningar
web-dice-fair = teningar Noppu
web-dice-real = alvöru teningar
web-every-roll = Slá inn hvert kast, ekki bara lokateningana
web-starts = Hver byrjar
web-starts-chosen = fyrsti leikmaður á listanum
web-starts-drawn = hæsta kast
web-starts-loser = sá sem tapaði síðasta leik
web-clock = Tími fyrir hvert val
web-clock-seconds =
    { $seconds ->
        [0] engin takmörk
        [one] { $seconds } sekúnda
       *[other] { $seconds } sekúndur
    }
web-allow-coach = Leyfa þjálfarann
web-allow-undo = Leyfa að taka til baka ef allir samþykkja
web-dice-fair-more = Noppa kastar fyrir ykkur. Eftir leikinn getur vafrinn þinn sannreynt hvert kast.
web-dice-real-more = Þið kastið alvöru teningum og ýtið á það sem þeir sýna. Noppa heldur utan um stigin.
web-starts-chosen-more = Fyrsti leikmaður á listanum byrjar og hin fylgja í þeirri röð.
web-starts-drawn-more = Allir kasta einum teningi og hæsta kast byrjar.
web-starts-loser-more = Sá sem varð síðastur byrjar næsta leik. Í fyrsta leiknum ræður hæsta kast.
web-clock-more =
    { $seconds ->
        [0] Taktu þér allan þann tíma sem þú vilt.
        [one] Ef { $seconds } sekúnda rennur út spilar Noppa fyrir þig.
       *[other] Ef { $seconds } sekúndur renna út spilar Noppa fyrir þig.
    }
web-coach-yes-more = Leikmenn mega spyrja hvers virði hver kostur er.
web-coach-no-more = Enginn fær ráð á meðan leikið er.
web-undo-yes-more = Þú getur tekið val til baka ef hin samþykkja, svo lengi sem hvorki kast né spil hefur komið á eftir.
web-undo-no-more = Enginn getur tekið val til baka.
web-edition-more = Útgáfa er safn húsreglna. Þú getur breytt hverri þeirra hér fyrir neðan.
web-own-board = Eigið borð
web-own-deck = Eigin stokkur
web-own-map = Eigið kort
web-own-remove = Fjarlægja skrána
web-own-used = Eigið, úr skrá
web-kind-gone = Þennan leik er ekki hægt að spila hér. Á upphafssíðunni eru leikirnir sem hægt er að spila.
web-invited = Þér er boðið að spila { $game }
web-sit = Vera með
web-just-watch = Bara horfa
web-join-taken = Einhver hefur þegar tekið sætið. Þú getur horft á eða beðið um annan tengil.
web-waiting =
    { $count ->
        [0] Allir eru komnir
        [one] Beðið eftir { $count } leikmanni enn
       *[other] Beðið eftir { $count } leikmönnum enn
    }
web-invite = { $name } getur skannað kóðann eða opnað tengilinn.
web-qr = QR-kóði með tenglinum
web-link = Tengill
web-share = Senda tengilinn
web-copied = Afritað
web-share-by-hand = Þessi vafri getur ekki sent eða afritað tengilinn. Merktu hann hér fyrir ofan og afritaðu hann þaðan.
web-device = Halda áfram á þessu tæki
web-device-more = Þú heldur áfram hér sem sami leikmaður.
web-device-go = Já, þetta er ég
web-device-link = Halda áfram á öðru tæki
web-device-scan = Opnaðu þennan tengil í hinu tækinu innan tíu mínútna. Hann virkar aðeins einu sinni.

## At the table
web-title = { $game } · Noppa
web-title-turn = Þú átt leik · { $game }
web-opening = Opna borðið…
web-getting-ready = Noppa undirbýr sig. Það getur tekið mínútu þegar þú spilar leik hér í fyrsta sinn.
web-connection-lost = Sambandið rofnaði. Noppa tengist aftur og leikurinn þinn er öruggur.
web-connection-last-seen = Þjónninn svarar ekki. Þú getur skoðað leikinn eins og þú sást hann síðast og haldið áfram að spila þegar þjónninn er kominn aftur.
web-seats = Leikmenn
web-seat-free = laust
web-seat-away = í burtu
web-seat-bot = þjarkur spilar
web-watching =
    { $count ->
        [one] { $count } horfir
       *[other] { $count } horfa
    }
web-rail = Leikmenn, þjálfari og það sem gerðist
web-result = Úrslit
web-lesson = Kennsluleikur
web-lesson-offer = Aldrei spilað { $game }?
web-lesson-play = Spila kennsluleikinn
web-lesson-later = Ekki núna
web-lesson-entry-more = Stuttur fyrsti leikur. Teningarnir eru undirbúnir fyrir þig.
web-lesson-step = Skref { $step } af { $steps }
web-lesson-skip = Sleppa
web-lesson-show = Sýndu mér
web-lesson-allowed = Það má, en prófum þetta í staðinn.
web-lesson-coached = Þjálfarinn segir: { $move }.
web-lesson-rival = { $name } spilar…
web-lesson-back = Ekki { $dice }. Ýttu aftur til að sleppa.
web-lesson-over = Nú kanntu { $game }
web-lesson-game = Spila leik
web-sound-ask = Spila með hljóði?
web-sound-on = Með hljóði
web-sound-off = Nei
web-chance-of = { $name }: { $percent }% vinningslíkur.
web-chances-best = Þessar líkur gera ráð fyrir að allir spili eins og sérfræðingar.
web-chance-short = { $percent }% vinningslíkur
web-plus-points =
    { $points ->
        [one] +{ $points } stig
       *[other] +{ $points } stig
    }
web-dice = Teningar
web-die = Teningur { $place }: { $value }
web-die-blank = Teningur { $place }: ekki kastað
web-die-coloured = Teningur { $place } ({ $colour }): { $value }
web-die-coloured-blank = Teningur { $place } ({ $colour }): ekki kastað
web-dice-shown =
    { $count ->
        [one] teningur: { $dice }
       *[other] teningar: { $dice }
    }
web-turn-yours = Þú átt leik
web-turn-of = { $name } á leik
web-turn-several =
    { $count ->
        [one] { $count } leikmaður velur
       *[other] { $count } leikmenn velja
    }
web-roll =
    { $dice ->
        [0] Engu að kasta
        [one] Kasta einum teningi
       *[other] Kasta { $dice } teningum
    }
web-roll-number = Kast { $number }
web-roll-kept =
    { $count ->
        [0] ekkert geymt
       *[other] geymt
    }
web-draw = Draga spil
web-total = Samtals
web-pad = Stigablokk
web-par = miðað við þrjá af hverri tölu
web-write = Skrifa { $points } í reitinn { $item }
web-moves =
    { $count ->
        [1] Eini kosturinn
        [one] Allir { $count } kostirnir
       *[other] Allir { $count } kostirnir
    }
web-menu = Valmynd
web-rules = Reglur
web-undo = Taka til baka
web-stop = Ljúka leiknum
web-leave = Fara frá borði
web-while-playing = Á meðan spilað er
web-this-table = Þetta borð
web-stop-group = Hætta
web-play-on = Spila áfram
web-leave-kept = leikurinn er vistaður
web-leave-ask = Fara frá borði?
web-leave-more = Þjarkur spilar fyrir þig á meðan þú ert í burtu. Þú getur komið aftur svo lengi sem leikurinn er í gangi.
web-leave-yes = Fara
web-left = Þú fórst frá borðinu. Þjarkur spilar fyrir þig.
web-stop-ask = Ljúka leiknum fyrir alla?
web-stop-more = Stigin standa eins og þau eru. Þetta er ekki hægt að taka til baka.
web-stop-yes = Ljúka leiknum
web-invite-watch = Deila tengli til að horfa
web-keys = Lyklaborð
web-key-roll = Kasta teningunum
web-key-die = Geyma tening eða sleppa honum
web-key-explain = Útskýra reit eða spil
web-key-tab = Fara um borðið og ýta á Enter til að velja
web-key-escape = Loka því sem er opið
web-agree = Samþykkja
web-decline = Nei
web-vote-undo = { $name } vill taka síðasta val til baka.
web-vote-remove = { $name } vill fjarlægja leikmann úr leiknum: { $other }.
web-remove = Fjarlægja: { $name }
web-vote-stop = { $name } vill ljúka leiknum núna.
web-away-long = { $name } hefur verið í burtu um stund.
web-give = Láta þjark taka við
web-vote-waits = Beðið eftir svari: { $names }
web-bot-for-you = { $name }: þjarkur spilar á meðan.
web-take-back = Taka sætið mitt aftur
web-pass = Nú tekur { $name } við tækinu
web-pass-why = Enginn sér hvað hin skrifa fyrr en allir eru búnir.
web-pass-here = Ég er { $name }
web-pass-wait =
    { $count ->
        [1] Allir hér eru búnir. Enn að velja: { $names }.
        [one] Allir hér eru búnir. Beðið eftir { $count } öðrum.
       *[other] Allir hér eru búnir. Beðið eftir { $count } öðrum.
    }
web-react = Senda viðbrögð
web-react-applause = Vel gert
web-react-luck = Gangi þér vel
web-react-wow = Vá
web-react-laugh = Haha
web-react-ouch = Æ
web-react-thanks = Takk
web-react-said = { $name }: { $what }.

## For screen readers
web-said-total =
    { $points ->
        [one] { $name }: { $points } stig.
       *[other] { $name }: { $points } stig.
    }

## On a television
web-tv = Sýna í sjónvarpi
web-tv-scan = Horfa í símanum

## The end
web-over = Leiknum er lokið
web-over-alone =
    { $points ->
        [one] { $points } stig
       *[other] { $points } stig
    }
web-won-you = Þú vannst
web-won =
    { $count ->
        [1] { $names } vann
        [one] Sameiginlegur sigur: { $names }
       *[other] Sameiginlegur sigur: { $names }
    }
web-won-you-by =
    { $points ->
        [one] Þú vannst með { $points } stigs mun
       *[other] Þú vannst með { $points } stiga mun
    }
web-won-by =
    { $points ->
        [one] { $name } vann með { $points } stigs mun
       *[other] { $name } vann með { $points } stiga mun
    }
web-end-share = { $game } á Noppu: { $results }
web-end-luck-points = stig vegna heppni
web-end-luck-chance = { $amount ->
    [one] prósentustig af vinningslíkum vegna heppni
   *[other] prósentustig af vinningslíkum vegna heppni
 }
web-end-luck-lead = forskot í stigum vegna heppni
web-end-loss-points = stig vegna mistaka
web-end-loss-chance = { $amount ->
    [one] prósentustig af vinningslíkum vegna mistaka
   *[other] prósentustig af vinningslíkum vegna mistaka
 }
web-end-loss-lead = forskot í stigum vegna mistaka
web-end-band = svona spilaðir þú
web-end-band-of = svona spilaði { $name }
web-end-band-flawless = Gallalaust
web-end-band-master = Meistari
web-end-band-expert = Sérfræðingur
web-end-band-skilled = Fær leikmaður
web-end-band-casual = Til gamans
web-end-band-beginner = Byrjandi
web-end-curve-points = Líkleg lokastig
web-end-curve-chance = Vinningslíkur
web-end-curve-lead = Líklegt forskot í lokin
web-end-swing = Mesta sveiflan: { $what }
web-again = Spila aftur
web-record = Vista leikskrá
web-steps = Skref fyrir skref

## The coach
web-coach-ask = Spyrja þjálfarann
web-coach-thinks = Hugsa…
web-coach-later = Þú getur spurt þjálfarann þegar þú hefur eitthvað að velja.
web-coach = Þjálfari
web-coach-list = Hvers virði hver kostur er
web-coach-do = Gera þetta
web-coach-is-best = besta val
web-exact = nákvæmt
web-estimate = mat
web-remark = Þetta kostaði { $amount }. Betra: { $move }.

## What happened
web-log = Það sem gerðist
web-log-start = Leikurinn byrjar.
web-log-roll = { $name } kastar { $dice }.
web-log-dice = Teningarnir sýna { $dice }.
web-log-draw = Upp kemur spilið { $card }.
web-log-move = { $name } { $what }.
web-log-undo = Síðasta val var tekið til baka.
web-log-amend = Færsla var leiðrétt.
web-log-back = { $name } kemur aftur.
web-log-bot = { $name }: þjarkur tekur við.
web-log-stopped = Leiknum var lokið snemma.
# After a name, and by itself where a game is gone through.
web-did-keep = geymir { $dice }
web-did-keep-none = geymir ekkert
web-told-keep =
    { $count ->
        [0] { $name } kastar öllum teningunum aftur.
       *[other] { $name } geymir { $dice }.
    }
web-did-write = fyllir í reitinn { $item }
web-did-declare = nefnir reitinn { $item }
web-did-set = leggur { $dice } til hliðar
web-did-go = heldur áfram
web-did-stop = hættir
web-did-stone = setur stein á reitinn { $square }
web-did-take-over = tekur yfir reitinn { $square } og færir steininn þar á reitinn { $to }
web-did-box = setur stein í öskjuna
web-did-lay = leggur { $dice } á spil { $slot } ({ $card })
web-did-done = lýkur lotunni
web-did-stand = heldur teningunum
web-did-reroll = kastar aftur: { $colours }
web-did-twice = notar { $die } tvisvar í stað { $drop }
web-did-number = skrifar { $number } í borgina { $city }
web-did-cross = strikar yfir borgina { $city }

## The games' tables
web-kivi-board = Borð
web-kivi-value = gildi { $value }
web-kivi-stone = steinn: { $name }
web-kivi-gain = { $gain } núna
web-kivi-line = { $stones } steina lína: { $sum } × { $stones } = { $points }
web-kivi-only = Sýna bara þessar línur
web-kivi-taking = Ýttu á lausan reit fyrir steininn á reitnum { $square }.
web-tutto-risk = í húfi
web-tutto-choose = Ýttu á teninga sem telja
web-tutto-made =
    { $count ->
        [one] { $count } Tutto í þessari lotu
       *[other] { $count } Tutto í þessari lotu
    }
web-dicetto-empty = Ekkert spil
web-dicetto-done = Búið
web-dicetto-tie = { $tie } er jafnt
web-dicetto-beat = { $beat } vinnur, { $tie } er jafnt
web-dicetto-battle = Slagur um spilið { $card }
web-dicetto-again = { $face } á báðum teningum. Kastað aftur.
web-dicetto-won = { $one } á móti { $other }. { $name } vinnur slaginn.
web-dicetto-fought = { $name } í slag um það
web-trip-map = Kort: { $name }
web-trip-empty = auð
web-trip-crossed = strikað yfir
web-trip-gain = { $number } hér: { $gain }
web-trip-numbers = Tölur sem þessir teningar mynda
web-trip-make = Ýttu á tvo teninga eða tölu.
web-trip-put = Ýttu á borg fyrir { $number } eða dragðu töluna þangað.
web-trip-cross = Strika yfir borg
web-trip-stand = Halda öllum fjórum
web-trip-decide = Haltu þessum teningum eða ýttu á þá sem þú vilt kasta aftur. Það má einu sinni í leik.
web-trip-wait = Búið. Hin eru enn að velja.

## Are the dice fair?
web-back = Aftur að borðinu
web-fair = Eru teningarnir heiðarlegir?
web-fair-how =
    Fyrir leikinn valdi þjónninn leynitölu og sýndi fingrafar hennar, svo að hann gæti ekki breytt henni síðar.
    Svo gerði vafri hvers leikmanns það sama. Saman ákveða þessar tölur hvert kast. Þegar leiknum er lokið er
    leynitalan sýnd.
web-fair-real = Í þessum leik eru alvöru teningar, svo Noppa hefur engin áhrif á köstin.
web-fair-promise = Fingrafar sýnt fyrir leikinn
web-fair-player = Frá: { $name }
web-fair-secret = Leynitala
web-fair-later = sýnd þegar leiknum er lokið
web-fair-check =
    { $count ->
        [1] Sannreyna kastið
        [one] Sannreyna öll { $count } köst og spil
       *[other] Sannreyna öll { $count } köst og spil
    }
web-fair-right =
    { $count ->
        [1] Sannreynt í þessum vafra. Kastið er nákvæmlega eins og lofað var.
        [one] Sannreynt í þessum vafra. Öll { $count } köst og spil eru nákvæmlega eins og lofað var.
       *[other] Sannreynt í þessum vafra. Öll { $count } köst og spil eru nákvæmlega eins og lofað var.
    }
web-fair-wrong =
    { $count ->
        [1] Skref { $event } („{ $text }“) er ekki það sem lofað var.
        [one] { $count } kast eða spil er ekki það sem lofað var. Hið fyrsta er skref { $event } („{ $text }“).
       *[other] { $count } köst eða spil eru ekki það sem lofað var. Hið fyrsta er skref { $event } („{ $text }“).
    }
web-fair-broken = Leynitalan er ekki sú sem lofað var.
web-fair-changed = Þetta eru ekki tölurnar sem þessi vafri sá fyrir leikinn.
web-fair-remembered = Þessi vafri man tölurnar frá því fyrir leikinn, svo hann þurfti ekki bara að treysta þjóninum.
web-fair-not-there = Þessi vafri bætti ekki tölu við þennan leik, svo hann getur aðeins athugað það sem þjónninn segir.
web-fair-unrevealed = ekki sent í tæka tíð
web-fair-counts = Hversu oft hver tala kom upp
web-fair-sample =
    Fjöldi teninga sem var kastað: { $dice }. Að meðaltali kemur hver tala upp { $mean ->
        [one] { $mean } sinni
       *[other] { $mean } sinnum
    }. Það er of lítið til að segja mikið.

## Luck and skill
web-review = Heppni og færni
web-review-working = Þjálfarinn fer yfir leikinn…
web-review-curve = Hvernig leikurinn gekk hjá hverjum leikmanni
web-review-none = Engin mistök sem orð er á gerandi.
web-review-exact = Þessar tölur eru nákvæmar.
web-review-estimate = Þessar tölur eru mat.
web-band-flawless = Gallalaust.
web-band-master = Spilað eins og meistari.
web-band-expert = Spilað eins og sérfræðingur.
web-band-skilled = Spilað eins og fær leikmaður.
web-band-casual = Spilað til gamans.
web-band-beginner = Spilað eins og byrjandi.

## Real dice
web-real-pad = Það sem er á borðinu
web-real-tap =
    { $left ->
        [0] Þá eru allir komnir.
        [one] Ýttu á töluna á einum teningi enn.
       *[other] Ýttu á tölurnar á { $left } teningum.
    }
web-real-tap-colour = Ýttu á töluna á teningnum í litnum { $colour }.
web-real-face = Bæta við { $face }
web-real-remove = Fjarlægja { $face }
web-real-enter = Nota þessa teninga
web-real-choose = Ýttu nú þangað sem þeir eiga að fara. Þá eru bæði teningarnir og valið slegin inn.
web-real-other = Breyta teningum
web-real-card = Ýttu á spilið sem kom upp.
web-correct = Vista leiðréttingu
web-correct-text = Hvað á að standa?
web-correct-open = Leiðrétta færslu
web-correct-which = Hvaða færsla er röng?
web-correct-stood = Þar stendur: { $entry }
web-correct-other = Velja aðra færslu
web-correct-none = Ekkert hefur verið slegið inn enn.
web-correct-misfit = Færslurnar á eftir leiðréttingunni passa ekki lengur og voru fjarlægðar. Sláðu þær aftur inn.
web-clock-left =
    { $seconds ->
        [one] { $seconds } sekúnda eftir
       *[other] { $seconds } sekúndur eftir
    }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Markmið
guide-turn = Þín lota
guide-scores = Stig
guide-examples = Dæmi
guide-example-number = Dæmi { $number }
guide-questions = Spurningar
guide-full = Allar reglurnar
guide-table = Þetta borð
guide-ask-begins = Hver byrjar?
guide-points =
    { $points ->
        [-1] −1 stig
        [one] { $points } stig
       *[other] { $points } stig
    }
guide-points-word =
    { $points ->
        [-1] stig
        [one] stig
       *[other] stig
    }
guide-about = Nánar: { $thing }
guide-more = Sýna í reglunum
guide-now = Núna
guide-chances = Svona oft tekst það ef þú stefnir á það alla lotuna:

## Playing without a server
web-device-loading = Undirbý teningana… { $percent }%
web-device-loading-more = Þetta tekur aðeins svona langan tíma í fyrsta sinn. Lærðu leik á meðan:
web-device-elsewhere = Noppa er opin í öðrum flipa.
web-device-elsewhere-more = Leikir á þessu tæki keyra í einum flipa í einu. Leikirnir þínir eru öruggir.
web-device-here = Spila hér
web-device-failed = Ekki tókst að ræsa Noppu á þessu tæki.
web-device-storage-away = Þessi vafri leyfir Noppu ekki að vista leiki. Einkagluggar koma oft í veg fyrir vistun, svo opnaðu Noppu í venjulegum glugga.
web-device-again = Reyna aftur
web-device-hosted = Þú spilar á þessu tæki.
web-device-hosted-more = Við náum ekki í þjóninn. Leikirnir þínir eru vistaðir hér og bætast við leikina þína þegar hann er aftur til staðar.
web-device-site = Allt keyrir á þessu tæki og verður eftir hér. Til að spila með tengli eða bera saman teninga dagsins þarftu Noppuþjón.
web-version-new = Ný útgáfa af Noppu er tilbúin. Endurhladdu síðuna til að nota hana.
web-version-reload = Endurhlaða
web-offline = Spila án nets
web-offline-more = Vistar { $megabytes } MB á þessu tæki svo að þú getir spilað án nettengingar.
web-offline-ready = Tilbúið til að spila án nets.
web-offline-loading = Vista til að spila án nets… { $percent }%
web-offline-failed = Ekki tókst að vista allt til að spila án nets. Noppa reynir aftur næst þegar þú kemur.
web-way-link-away = Þarf þjón
web-everything = Allt í einni skrá
web-everything-more = Allir leikir á þessu tæki, hvort sem þeim er lokið eða ekki, sem öryggisafrit eða til að flytja á annað tæki.
web-everything-save = Vista í skrá
web-everything-open = Opna skrá
web-everything-added =
    { $added ->
        [0] Þú átt þegar alla þessa leiki.
        [one] { $added } leik var bætt við.
       *[other] { $added } leikjum var bætt við.
    }
error-device-failed = Ekki tókst að ræsa Noppu á þessu tæki. Endurhladdu síðuna til að reyna aftur.
error-elsewhere = Noppa er opin í öðrum flipa. Spilaðu þar, eða lokaðu þeim flipa og reyndu aftur.
