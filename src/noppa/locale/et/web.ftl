# The browser app's own words; games, rows and refusals speak from their files.

web-name = Noppa
web-nav = Lehed
web-preferences = Eelistused
web-language = Keel
web-language-auto = nagu brauser ({ $language })
web-theme = Hele või tume
web-theme-auto = nagu seade
web-theme-light = hele
web-theme-dark = tume
web-still = Miski ei liigu
web-sound = Helid
web-remarks = Vaikne märkus pärast kallist valikut
web-chances = Igaühe võiduvõimalus
web-buzz = Värista, kui on minu kord
web-pace = Kui kiiresti botid mängivad
web-pace-slow = aeglaselt
web-pace-normal = tavaliselt
web-pace-at-once = kohe
web-your-name = Sinu nimi
web-done = Valmis
web-close = Sulge
web-yes = jah
web-no = ei
web-you = Sina
web-who-here = siin
web-who-link = lingiga
web-player = Mängija { $number }

## The start page
web-welcome = Võta tool ja istu.
web-welcome-more = Viis täringumängu: üksi, ühes seadmes või lingiga sõpradega. Treener teab, mida iga valik väärt on.
web-players = { $least } kuni { $most } mängijat
web-play = Mängi
web-play-game = Mängi boti vastu: { $game }
web-more = Sõbrad…
web-more-game = { $game } sõpradega või teiste reeglitega
web-go-on = Jätka
web-day = Päeva täringud
web-day-more = Kõigile samad täringud, üks kord päevas.
web-day-none = Tänaseid täringuid pole veel keegi mänginud.
web-day-playing = mängib
web-past = Mängitud
web-watch = Teised lauad
web-practice = Harjutamine
web-practice-more = Vali antud seisus ja vaata, mida iga valik väärt on.
web-history = Sinu mängud
web-history-more = Tulemused, keskmised ja rekordid.
web-open-record = Ava salvestis
web-open-record-drop = Mängu fail: vali see või lohista siia.
web-phones = Kodused telefonid
web-phones-open = Luba telefonid
web-home = Avalehele
web-lost-title = Seda lehte ei saanud avada
web-gone = Seda ei ole siin
error-offline = Oled võrgust väljas. Noppa avaneb, aga mäng vajab oma serverit: see jätkub kohe, kui ühendus on tagasi.
error-server-away = Server ei vasta. Proovi hetke pärast uuesti; midagi ei ole kadunud.

## Sitting down
web-who = Kes mängib
web-seat-name = Mängija { $number } nimi
web-seat-remove = Eemalda mängija { $number }
web-bot-level = Kui hästi bot mängib
web-add-here = Keegi siin
web-add-link = Keegi lingiga
web-add-bot = Bot lisaks
web-house-rules = Kodureeglid
web-edition = Väljaanne
web-edition-own = { $edition }, nagu sinu keele reeglivihikus
web-dice-are = Täringud
web-dice-fair = Noppa omad, neid saab kontrollida
web-dice-real = päris täringud laual
web-every-roll = Sisestatakse iga veeretus, mitte ainult lõplikud täringud
web-starts = Kes alustab
web-starts-chosen = esimene nimekirjas
web-starts-drawn = suurim täring
web-starts-loser = kes eelmisel korral viimaseks jäi
web-clock = Aeg otsuse jaoks
web-clock-seconds = { $seconds ->
    [0] piiramata
   *[other] { $seconds } sekundit
 }
web-allow-coach = Treenerilt võib küsida
web-allow-undo = Käike võib tagasi võtta, kui kõik on nõus
web-dice-fair-more = Veeretab server ja pärast mängu saab sinu brauser iga veeretust kontrollida.
web-dice-real-more = Veeretad päris täringuid ja puudutad, mida need näitavad; Noppa peab punktiarvestust.
web-starts-chosen-more = Esimene nimekirjas alustab ja teised järgnevad selle järjekorras.
web-starts-drawn-more = Iga mängija saab enne mängu ühe täringu ja suurim alustab.
web-starts-loser-more = Viimaseks jäänu alustab järgmist mängu; esimese otsustab suurim täring.
web-clock-more = { $seconds ->
    [0] Igaüks võtab nii palju aega, kui vaja.
   *[other] Kui { $seconds } sekundit on läbi, tehakse käik sinu eest.
 }
web-coach-yes-more = Mängijad võivad küsida, mida iga valik väärt on.
web-coach-no-more = Keegi ei saa mängu ajal nõu.
web-undo-yes-more = Käigu, millele pole veel järgnenud täringuid ega kaarti, saab tagasi võtta, kui teised on nõus.
web-undo-no-more = Käik jääb nii, nagu see tehti.
web-edition-more = Väljaanne on kogum kodureegleid; igaüht neist saab allpool muuta.
web-own-board = Sinu enda mängulaud
web-own-deck = Sinu enda kaardipakk
web-own-map = Sinu enda maakaart
web-own-remove = Ilma failita
web-own-used = Mängijate enda oma, failist
web-kind-gone = Seda mängu siin ei mängita. Need, mida mängitakse, on avalehel.
web-invited = Oled kutsutud mängu { $game }
web-sit = Istu siia
web-just-watch = Ainult vaata
web-join-taken = Seal juba istub keegi. Küsi kutsujalt teine koht.
web-waiting = { $count ->
    [0] Kõik on kohal
    [one] Ootame veel üht
   *[other] Ootame veel { $count } mängijat
 }
web-invite = { $name }: skanni see või saada link.
web-qr = Link skannitava koodina
web-link = Link
web-share = Saada link
web-copied = Kopeeritud
web-share-by-hand = See brauser ei saa seda siin saata ega kopeerida: märgi ülal olev link ja kopeeri see.
web-device = Jätka iseendana selles seadmes
web-device-more = Sellest seadmest saab sama inimene, kes lingi tegi.
web-device-go = Jah, see olen mina
web-device-link = Jätka teises seadmes
web-device-scan = Ava see teises seadmes kümne minuti jooksul; see töötab ühe korra.

## At the table
web-title = { $game } · Noppa
web-title-turn = Sinu kord · { $game }
web-opening = Avan lauda…
web-getting-ready = Noppa seab end valmis. Kui mängu siin esimest korda mängitakse, võib selleks kuluda minut.
web-connection-lost = Ühendus katkes; see taastub ise ja midagi ei ole kadunud.
web-seats = Mängijad
web-seat-free = tühi
web-seat-away = ära
web-seat-bot = bot mängib
web-watching = { $count ->
    [one] üks vaatab
   *[other] { $count } vaatab
 }
web-dice = Täringud
web-die = Täring { $place }: { $value }
web-die-blank = Täring { $place }: veeretamata
web-die-coloured = Täring { $place } ({ $colour }): { $value }
web-die-coloured-blank = Täring { $place } ({ $colour }): veeretamata
web-dice-shown = { $count ->
    [one] täring: { $dice }
   *[other] täringud: { $dice }
 }
web-turn-yours = Sinu kord
web-turn-of = Kord on: { $name }
web-turn-several = { $count ->
    [one] { $count } mängija valib
   *[other] { $count } mängijat valib
 }
web-roll = { $dice ->
    [0] Midagi pole veeretada
    [one] Veereta üht
   *[other] Veereta { $dice } täringut
 }
web-draw = Pööra kaart
web-total = Kokku
web-pad = Punktileht
web-par = võrreldes kolmega igaühest
web-write = Kirjuta { $points } reale { $item }
web-moves = { $count ->
    [one] Ainus võimalik valik
   *[other] Kõik { $count } valikut
 }
web-menu = Menüü
web-rules = Selle laua reeglid
web-undo = Võta viimane käik tagasi
web-stop = Lõpeta mäng kohe
web-leave = Lahku lauast
web-agree = Nõus
web-decline = Ei
web-vote-undo = { $name } sooviks viimase käigu tagasi võtta.
web-vote-stop = { $name } sooviks mängu kohe lõpetada.
web-away-long = { $name } on juba mõnda aega ära.
web-give = Las bot jätkab
web-vote-waits = Vastamata: { $names }
web-bot-for-you = { $name }: tema eest mängib bot.
web-take-back = Võta koht tagasi
web-pass = Anna seade edasi: { $name }
web-pass-why = Mida igaüks kirjutab, jääb varjule, kuni kõik on kirjutanud.
web-pass-here = Mina olen { $name }
web-pass-wait = { $count ->
    [one] Kõik siin on kirjutanud. Ootame veel: { $names }.
   *[other] Kõik siin on kirjutanud. Ootame veel { $count } mängijat.
 }
web-react = Anna märku
web-react-applause = Tubli
web-react-luck = Edu
web-react-wow = Vau
web-react-laugh = Hahaa
web-react-ouch = Ai
web-react-thanks = Aitäh

## For whoever listens
web-said-total = { $points ->
    [one] { $name }: üks punkt.
   *[other] { $name }: { $points } punkti.
 }

## On a television
web-tv = Näita teleris
web-tv-scan = Vaata telefonist

## The end
web-over = Mäng on läbi
web-over-alone = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
 }
web-won-you = Sina võitsid
web-won = { $count ->
    [one] Võitis { $names }
   *[other] Jagatud võit: { $names }
 }
web-again = Mängi uuesti
web-record = Hoia salvestis alles
web-steps = Samm-sammult

## The coach
web-coach-ask = Küsi treenerilt
web-coach-thinks = Treener mõtleb…

## What happened
web-log = Mis juhtus
web-log-start = Mäng algab.
web-log-roll = { $name } veeretas { $dice }.
web-log-dice = Täringud näitavad { $dice }.
web-log-draw = Kaart: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Viimane käik võeti tagasi.
web-log-amend = Üks kanne parandati.
web-log-back = { $name } on tagasi.
web-log-bot = { $name }: tema eest jätkab bot.
web-log-stopped = Mäng lõpetati enneaegselt.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = jättis alles { $dice }
web-did-keep-none = ei jätnud midagi alles
web-did-write = täitis rea { $item }
web-did-declare = nimetas rea { $item }
web-did-set = pani kõrvale { $dice }
web-did-go = läks edasi
web-did-stop = peatus
web-did-stone = pani kivi ruudule { $square }
web-did-take-over = võttis üle ruudu { $square }; sealne kivi läks ruudule { $to }
web-did-box = pani kivi karpi
web-did-lay = pani { $dice } kaardile { $slot } ({ $card })
web-did-done = lõpetas korra
web-did-stand = jättis täringud nii
web-did-reroll = veeretas uuesti: { $colours }
web-did-twice = kasutas kaks korda { $die }, välja jäi { $drop }
web-did-number = kirjutas arvu { $number }: { $city }
web-did-cross = tõmbas maha: { $city }

## The games' tables
web-kivi-board = Mängulaud
web-kivi-value = väärtus { $value }
web-kivi-stone = kivi: { $name }
web-kivi-gain = kohe { $gain }
web-kivi-line = { $stones } kivi rivi: { $sum } × { $stones } = { $points }
web-kivi-only = Ainult need rivid
web-kivi-taking = Vali vaba ruut kivile, mis on ruudul { $square }.
web-tutto-risk = punkti kaalul
web-tutto-choose = Vali täringud kõrvale
web-tutto-made = { $count ->
    [one] Sel korral üks Tutto
   *[other] Sel korral { $count } Tuttot
 }
web-dicetto-empty = Kaarti ei ole
web-dicetto-done = Valmis
web-dicetto-tie = sama summa { $tie } on lahing; suuremat ei ole
web-dicetto-beat = { $beat } võidab, { $tie } on lahing
web-dicetto-battle = Lahing: { $card }
web-dicetto-again = { $face } ja { $face }: uuesti.
web-dicetto-won = { $one } vastu { $other }: kaarti hoiab { $name }.
web-dicetto-fought = Selle pärast võitleb { $name }
web-trip-map = Maakaart: { $name }
web-trip-empty = tühi
web-trip-crossed = maha tõmmatud
web-trip-gain = { $number } siin: { $gain }
web-trip-numbers = Arvud, mida neist täringutest saab
web-trip-make = Lohista üks täring teisele, puuduta kaht täringut või arvu.
web-trip-put = Nüüd puuduta linna arvu { $number } jaoks või lohista arv sinna.
web-trip-cross = Tõmba linn maha
web-trip-stand = Jäta täringud nii
web-trip-decide = Jäta täringud nii või puuduta neid, mida ühe korra mängus uuesti veeretada.
web-trip-wait = Kirjutatud. Teised veel valivad.

## Are the dice fair?
web-back = Tagasi lauda
web-fair = Kas täringud on ausad?
web-fair-how =
    Enne mängu lubas server üht salajast arvu selle sõrmejäljega ja iga mängija brauser lisas oma
    arvu. Koos määravad need iga veeretuse. Saladus näidatakse lõpus.
web-fair-real = Selle mängu täringud on päris: siin ei oleks miski saanud neid muuta.
web-fair-promise = Lubatud enne mängu
web-fair-player = Lisas { $name }
web-fair-secret = Saladus
web-fair-later = näidatakse, kui mäng on läbi
web-fair-check = { $count ->
    [one] Kontrolli ainsat veeretust
   *[other] Kontrolli kõiki { $count } veeretust ja kaarti
 }
web-fair-right = { $count ->
    [one] Kontrollitud: see on nii, nagu lubatud.
   *[other] Kontrollitud siin brauseris: kõik { $count } on nii, nagu lubatud.
 }
web-fair-wrong = { $count ->
    [one] Sündmus { $event } („{ $text }“) ei ole see, mis lubati.
   *[other] { $count } ei ole need, mis lubati; esimene on sündmus { $event } („{ $text }“).
 }
web-fair-broken = Saladus ei ole see, mis lubati.
web-fair-counts = Kui tihti iga arv tuli
web-fair-sample = { $dice } täringut; keskmiselt tuleb iga arv { $mean } korda. Nii väike hulk ütleb vähe.

## Luck and skill
web-review = Õnn ja oskus
web-review-working = Treener vaatab mängu läbi…
web-review-curve = Mida mäng igale mängijale selle käigus väärt oli
web-review-none = Ükski valik ei maksnud midagi mainimisväärset.
web-review-exact = Need arvud on täpsed.
web-review-estimate = Need arvud on hinnangud.
web-band-flawless = Veatu.
web-band-master = Mängis nagu meister.
web-band-expert = Mängis nagu asjatundja.
web-band-skilled = Mängis nagu osav mängija.
web-band-casual = Mängis nagu juhumängija.
web-band-beginner = Mängis nagu algaja.

## Real dice
web-real-pad = Mis laual on
web-real-tap = { $left ->
    [0] Kõik on olemas.
    [one] Puuduta veel ühe täringu arvu.
   *[other] Puuduta { $left } täringu arve.
 }
web-real-tap-colour = Puuduta selle täringu arvu: { $colour }.
web-real-face = Täring näitab { $face }
web-real-remove = Võta { $face } ära
web-real-enter = Need on täringud
web-real-choose = Nüüd puuduta, kuhu need lähevad. Nii saab mõlemad kirja.
web-real-other = Teised täringud
web-real-card = Puuduta kaarti, mis pöörati.
web-correct = Paranda
web-correct-text = Mis see oleks pidanud olema
web-correct-open = Paranda kanne
web-correct-which = Milline kanne on vale?
web-correct-stood = Seal on: { $entry }
web-correct-other = Teine kanne
web-correct-none = Midagi pole veel sisestatud.
web-correct-misfit = Parandatud kandele järgnenu enam ei sobi ja on kustutatud: sisesta see uuesti.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund alles
   *[other] { $seconds } sekundit alles
 }
