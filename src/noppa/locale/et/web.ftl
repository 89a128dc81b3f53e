# The words of the browser app itself; the games and the errors have their own files.

web-name = Noppa
web-nav = Lehed
web-preferences = Seaded
web-your-data = Sinu andmed
web-limits = Selle serveri piirangud
web-language = Keel
web-language-auto = Sama mis brauseris ({ $language })
web-theme = Hele või tume
web-theme-auto = Sama mis seadmes
web-theme-light = Hele
web-theme-dark = Tume
web-still = Ilma animatsioonideta
web-sound = Helid
web-remarks = Ütle, kui valik oli viga
web-chances = Näita võiduvõimalusi
web-buzz = Vibreeri, kui on minu kord
web-pace = Bottide kiirus
web-pace-slow = Aeglane
web-pace-normal = Tavaline
web-pace-at-once = Kohe
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
web-begin = Alusta mängu { $game }
web-begin-more = Vastaseks { $bot }, kohe.
web-resume = { $game }, mängus { $names }
web-resume-yours = Sinu kord · { $game }, mängus { $names }
web-resume-waiting = Ootame mängijaid · { $game }
web-running = Sinu teised mängud
web-day-game = { $game }, kõigile samad veeretused
web-day-play = Mängi tänast mängu { $game }
web-day-done = { $points ->
    [one] { $game }: { $points } punkt
   *[other] { $game }: { $points } punkti
 }
web-day-newcomer = täna uus
web-day-results = Tulemused
web-day-secret = Mängi kõigepealt oma mäng lõpuni. Siis saad teiste omi vaadata.
web-day-streak = { $days ->
    [one] { $days } päev järjest
   *[other] { $days } päeva järjest
 }
web-day-share = { $days ->
    [0] Tänane { $game } Noppas: { $points } punkti.
    [one] Tänane { $game } Noppas: { $points } punkti.
   *[other] Tänane { $game } Noppas: { $points } punkti. Olen mänginud { $days } päeva järjest.
 }
web-share-short = Jaga
web-share-failed = Kopeerida ei saanud
web-real-dice = Päris täringud
web-real-dice-more = Sina veeretad, Noppa loeb punkte.
web-welcome = Võta tool ja istu lauda.
web-welcome-more = Viis täringumängu: üksi, ühes seadmes või lingiga sõpradega. Treener näitab, mida iga valik väärt on.
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
web-past = Lõpetatud mängud
web-watch = Teised lauad
web-practice = Harjutamine
web-practice-more = Tee valik ja vaata, kui hea iga võimalus oleks olnud.
web-history = Sinu mängud
web-history-more = Tulemused, keskmised ja rekordid.
web-open-record = Ava mängu salvestis
web-open-record-drop = Vali salvestatud mängu fail või lohista see siia.
web-phones = Kodused telefonid
web-phones-open = Luba telefonid mängu
web-home = Avaleht
web-lost-title = Seda lehte ei saanud avada
web-gone = Seda ei leitud
error-offline = Sul ei ole võrguühendust ja selleks on vaja serverit. See töötab jälle, kui ühendus on tagasi.
error-server-away = Server ei vasta. Midagi ei ole kadunud. Proovi hetke pärast uuesti.

## A new game
web-new-game = Uus mäng: { $game }
web-how-to = Kuidas mängida: { $game }
web-way-here = Selles seadmes
web-way-here-more = seade käib ringi
web-way-link = Lingiga
web-way-link-more = sõbrad kus tahes
web-way-bots = Bottide vastu
web-way-bots-more = kohe mängima
web-at-the-table = Lauas
web-seat-you = sina, puuduta nime muutmiseks
web-seat-here = selles seadmes
web-link-next = Järgmisena saad iga sõbra jaoks koodi ja lingi. Mäng algab, kui kõik on kohal.
web-seat-by-link = tuleb lingiga
web-seats-most = kuni { $most }
web-bot-choose = Vali, kuidas { $name } mängib
web-bot-plays = Nii mängib { $name }
web-bot-hare = õppija
web-bot-hare-level = bot, õppija
web-bot-hare-more = alles õpib ja eksib sageli
web-bot-hedgehog = kindel
web-bot-hedgehog-level = bot, kindel
web-bot-hedgehog-more = kindel, mõtleb ainult sellele korrale
web-bot-fox = terane
web-bot-fox-level = bot, terane
web-bot-fox-more = terane, eksib vahetevahel
web-bot-owl = meister
web-bot-owl-level = bot, meister
web-bot-owl-more = teeb alati parima käigu, mida teab
web-start-game = { $count ->
    [one] Alusta mängu
   *[other] Alusta mängu, { $count } mängijat
 }
web-start-link = { $count ->
    [one] Alusta mängu
   *[other] Alusta ja kutsu sõbrad
 }
web-summary-board = oma laud
web-summary-deck = oma pakk
web-summary-map = oma kaart
web-summary-changed = { $count ->
    [one] üks muudatus
   *[other] { $count } muudatust
 }
web-coach-allowed = võib aidata
web-coach-off = on vait
web-own-how = Laadi alla Noppa fail, muuda seda ja vali see siin. Fail võib olla kuni 64 kB.
web-own-template-board = Laadi laud alla
web-own-template-deck = Laadi pakk alla
web-own-template-map = Laadi kaart alla
web-own-example = Vaata näidet
web-own-checking = Kontrollin faili…
web-own-fine = Fail sobib. Mängid sellega.
web-join-full = See koht on juba võetud: { $game }
web-who = Kes mängivad
web-seat-name = Mängija { $number } nimi
web-seat-move = Liiguta: { $name }, mängija { $number }/{ $count }
web-seat-remove = Eemalda mängija { $number }
web-bot-level = Kui hästi bot mängib
web-add-here = Lisa mängija
web-add-link = Kutsu lingiga
web-add-bot = Lisa bot
web-house-rules = Kodureeglid
web-edition = Väljaanne
web-edition-own = { $edition }, nagu sinu keele reeglivihikus
web-dice-are = Täringud
web-dice-fair = Noppa täringud
web-dice-real = päris täringud
web-every-roll = Sisesta iga veeretus, mitte ainult lõplikud täringud
web-starts = Kes alustab
web-starts-chosen = esimene nimekirjas
web-starts-drawn = suurim veeretus
web-starts-loser = eelmise mängu kaotaja
web-clock = Mõtlemisaeg
web-clock-seconds = { $seconds ->
    [0] piiramata
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
 }
web-allow-coach = Luba treener
web-allow-undo = Luba tagasivõtmine, kui kõik on nõus
web-dice-fair-more = Noppa veeretab sinu eest. Pärast mängu saab sinu brauser iga veeretust kontrollida.
web-dice-real-more = Veeretad päris täringuid ja puudutad, mida need näitavad. Noppa loeb punkte.
web-starts-chosen-more = Alustab esimene nimekirjas ja teised järgnevad järjekorras.
web-starts-drawn-more = Igaüks veeretab üht täringut ja alustab see, kes saab suurima arvu.
web-starts-loser-more = Viimaseks jäänu alustab järgmist mängu. Esimeses mängus alustab suurim veeretus.
web-clock-more = { $seconds ->
    [0] Mõtle nii kaua, kui soovid.
   *[other] Kui { $seconds } sekundit saab läbi, teeb Noppa käigu sinu eest.
 }
web-coach-yes-more = Mängijad võivad küsida, mida iga valik väärt on.
web-coach-no-more = Mängu ajal ei saa keegi nõu.
web-undo-yes-more = Käigu võib tagasi võtta, kui teised on nõus ja pärast seda pole tulnud veeretust ega kaarti.
web-undo-no-more = Käike tagasi võtta ei saa.
web-edition-more = Väljaanne on kogum kodureegleid. Igaüht neist saad allpool muuta.
web-own-board = Oma mängulaud
web-own-deck = Oma kaardipakk
web-own-map = Oma maakaart
web-own-remove = Eemalda fail
web-own-used = Oma, failist
web-kind-gone = Seda mängu siin mängida ei saa. Avalehel on mängud, mida saab.
web-invited = Oled kutsutud mängu { $game }
web-sit = Liitu mänguga
web-just-watch = Ainult vaata
web-join-taken = See koht on juba võetud. Võid vaadata või küsida teise lingi.
web-waiting = { $count ->
    [0] Kõik on kohal
    [one] Ootame veel üht mängijat
   *[other] Ootame veel { $count } mängijat
 }
web-invite = { $name }: skanni see kood või ava link.
web-qr = QR-kood, milles on link
web-link = Link
web-share = Saada link
web-copied = Kopeeritud
web-share-by-hand = See brauser ei saa linki saata ega kopeerida. Märgi see ülal ja kopeeri ise.
web-device = Jätka selles seadmes
web-device-more = Jätkad siin sama mängijana.
web-device-go = Jah, see olen mina
web-device-link = Jätka teises seadmes
web-device-scan = Ava see link teises seadmes kümne minuti jooksul. See töötab ainult ühe korra.

## At the table
web-title = { $game } · Noppa
web-title-turn = Sinu kord · { $game }
web-opening = Avan lauda…
web-getting-ready = Noppa seab end valmis. Kui mängid mõnd mängu siin esimest korda, võib selleks kuluda minut.
web-connection-lost = Ühendus katkes. Noppa taastab selle ja sinu mäng on alles.
web-connection-last-seen = Server ei vasta. Saad mängu vaadata sellisena, nagu seda viimati nägid, ja edasi mängida, kui server on tagasi.
web-seats = Mängijad
web-seat-free = tühi
web-seat-away = eemal
web-seat-bot = bot mängib
web-watching = { $count ->
    [one] üks vaataja
   *[other] { $count } vaatajat
 }
web-rail = Mängijad, treener ja mis juhtus
web-result = Tulemus
web-lesson = Õppetund
web-lesson-offer = Kas { $game } on sulle uus?
web-lesson-play = Mängi õppetund läbi
web-lesson-later = Mitte praegu
web-lesson-entry-more = Lühike esimene mäng. Täringud on ette valitud.
web-lesson-step = Samm { $step }/{ $steps }
web-lesson-skip = Jäta vahele
web-lesson-show = Näita
web-lesson-allowed = Nii võiks ka. Proovime hoopis seda.
web-lesson-coached = Treener ütleb: { $move }.
web-lesson-rival = { $name } mängib…
web-lesson-back = Mitte { $dice }. Puuduta uuesti, et see lahti lasta.
web-lesson-over = Nüüd oskad mängu { $game }
web-lesson-game = Mängi mängu
web-sound-ask = Kas mängida helidega?
web-sound-on = Lülita helid sisse
web-sound-off = Ei
web-chance-of = { $name }: võidu tõenäosus { $percent }%.
web-chances-best = Siin on eeldatud, et kõik mängivad nagu meistrid.
web-chance-short = võidab { $percent }%
web-plus-points = { $points ->
    [one] +{ $points } punkt
   *[other] +{ $points } punkti
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
    [one] Veereta üht täringut
   *[other] Veereta { $dice } täringut
 }
web-roll-number = { $number }. veeretus
web-roll-kept = { $count ->
    [0] midagi ei jäetud
   *[other] alles jäetud
 }
web-draw = Pööra kaart
web-total = Kokku
web-pad = Punktileht
web-par = võrreldes kolmega igast arvust
web-write = Kirjuta { $points } reale { $item }
web-moves = { $count ->
    [one] Sinu ainus valik
   *[other] Kõik { $count } valikut
 }
web-menu = Menüü
web-rules = Reeglid
web-undo = Võta tagasi
web-stop = Lõpeta mäng
web-leave = Lahku lauast
web-while-playing = Mängu ajal
web-this-table = See laud
web-stop-group = Lõpetamine
web-play-on = Mängi edasi
web-leave-kept = sinu mäng jääb alles
web-leave-ask = Kas lahkud lauast?
web-leave-more = Kuni oled eemal, mängib sinu eest bot. Tagasi võid tulla, kuni mäng kestab.
web-leave-yes = Lahku
web-left = Lahkusid lauast. Sinu eest mängib bot.
web-stop-ask = Kas lõpetada mäng kõigi jaoks?
web-stop-more = Punktid jäävad nii, nagu on. Seda ei saa tagasi võtta.
web-stop-yes = Lõpeta mäng
web-invite-watch = Jaga vaatamise linki
web-keys = Klaviatuur
web-key-roll = Veereta täringuid
web-key-die = Jäta täring alles või lase lahti
web-key-explain = Selgita rida või kaarti
web-key-tab = Liigu laual, valimiseks vajuta Enter
web-key-escape = Sulge avatud aken
web-agree = Nõus
web-decline = Ei
web-vote-undo = { $name } soovib viimase käigu tagasi võtta.
web-vote-remove = { $name } soovib mängust eemaldada mängija { $other }.
web-remove = Eemalda { $name }
web-vote-stop = { $name } soovib mängu kohe lõpetada.
web-away-long = { $name } on juba mõnda aega eemal.
web-give = Las bot jätkab
web-vote-waits = Ootame: { $names }
web-bot-for-you = Mängija { $name } eest mängib bot.
web-take-back = Võta mu koht tagasi
web-pass = Anna seade edasi: { $name }
web-pass-why = Keegi ei näe, mida teised kirjutavad, enne kui kõik on valmis.
web-pass-here = Mina olen { $name }
web-pass-wait = { $count ->
    [one] Kõik siin on valmis. Veel valib { $names }.
   *[other] Kõik siin on valmis. Veel valib { $count } mängijat.
 }
web-react = Reageeri
web-react-applause = Tubli
web-react-luck = Edu
web-react-wow = Vau
web-react-laugh = Hahaa
web-react-ouch = Ai
web-react-thanks = Aitäh
web-react-said = { $name }: { $what }.

## For screen readers
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
    [one] Võitja: { $names }
   *[other] Jagatud võit: { $names }
 }
web-won-you-by = Võitsid, vahe { $points }
web-won-by = Võitja: { $name }, vahe { $points }
web-end-share = { $game } Noppas: { $results }
web-end-luck-points = punkti õnnest
web-end-luck-chance = { $amount ->
    [one] protsendipunkt võiduvõimalust õnnest
   *[other] protsendipunkti võiduvõimalust õnnest
 }
web-end-luck-lead = punkti edumaad õnnest
web-end-loss-points = punkti vigade tõttu
web-end-loss-chance = { $amount ->
    [one] protsendipunkt võiduvõimalust vigade tõttu
   *[other] protsendipunkti võiduvõimalust vigade tõttu
 }
web-end-loss-lead = punkti edumaad vigade tõttu
web-end-band = nii sa mängisid
web-end-band-of = nii mängis { $name }
web-end-band-flawless = Veatu
web-end-band-master = Meister
web-end-band-expert = Asjatundja
web-end-band-skilled = Osav
web-end-band-casual = Harrastaja
web-end-band-beginner = Algaja
web-end-curve-points = Tõenäoline lõpptulemus
web-end-curve-chance = Võidu tõenäosus
web-end-curve-lead = Tõenäoline edumaa lõpus
web-end-swing = Suurim pööre: { $what }
web-again = Mängi uuesti
web-record = Salvesta mäng
web-steps = Samm-sammult

## The coach
web-coach-ask = Küsi treenerilt
web-coach-thinks = Mõtlen…
web-coach-later = Treenerilt saad küsida, kui sul on midagi valida.
web-coach = Treener
web-coach-list = Mida iga valik väärt on
web-coach-do = Tee nii
web-coach-is-best = parim
web-exact = täpne
web-estimate = hinnang
web-remark = See maksis { $amount }. Parem oleks olnud: { $move }.

## What happened
web-log = Mis juhtus
web-log-start = Mäng algab.
web-log-roll = { $name }: veeretus { $dice }.
web-log-dice = Täringud näitavad { $dice }.
web-log-draw = Kaart: { $card }.
web-log-move = { $name }: { $what }.
web-log-undo = Viimane käik võeti tagasi.
web-log-amend = Üks kanne parandati.
web-log-back = Tagasi lauas: { $name }.
web-log-bot = Mängija { $name } eest mängib edasi bot.
web-log-stopped = Mäng lõpetati enne lõppu.
# After a name and a colon, and by itself where a game is gone through.
web-did-keep = alles { $dice }
web-did-keep-none = kõik uuesti
web-told-keep = { $count ->
    [0] { $name } veeretas kõiki täringuid uuesti.
   *[other] { $name } jättis alles { $dice }.
 }
web-did-write = punktid reale { $item }
web-did-declare = nimetatud rida { $item }
web-did-set = kõrvale { $dice }
web-did-go = edasi
web-did-stop = lõpetamine
web-did-stone = kivi ruudule { $square }
web-did-take-over = üle võetud ruut { $square }, selle kivi läks ruudule { $to }
web-did-box = kivi karpi
web-did-lay = { $dice } kaardile { $slot } ({ $card })
web-did-done = kord läbi
web-did-stand = täringud jäid
web-did-reroll = uus veeretus: { $colours }
web-did-twice = { $die } kaks korda, { $drop } välja
web-did-number = { $number } linna { $city }
web-did-cross = maha tõmmatud linn { $city }

## The games' tables
web-kivi-board = Mängulaud
web-kivi-value = väärtus { $value }
web-kivi-stone = mängija { $name } kivi
web-kivi-gain = kohe { $gain }
web-kivi-line = { $stones } kivi rivi: { $sum } × { $stones } = { $points }
web-kivi-only = Näita ainult neid rivisid
web-kivi-taking = Puuduta tühja ruutu kivi jaoks, mis on ruudul { $square }.
web-tutto-risk = kaalul
web-tutto-choose = Puuduta täringuid, mis lähevad kõrvale
web-tutto-made = { $count ->
    [one] Sel korral üks Tutto
   *[other] Sel korral { $count } Tuttot
 }
web-dicetto-empty = Kaarti ei ole
web-dicetto-done = Valmis
web-dicetto-tie = { $tie } on viik
web-dicetto-beat = { $beat } võidab, { $tie } on viik
web-dicetto-battle = Täringulahing: { $card }
web-dicetto-again = Mõlemal { $face }. Veeretame uuesti.
web-dicetto-won = { $one } ja { $other }. Lahingu võitis { $name }.
web-dicetto-fought = { $name } võitles selle pärast
web-trip-map = Maakaart: { $name }
web-trip-empty = tühi
web-trip-crossed = maha tõmmatud
web-trip-gain = { $number } siia: { $gain }
web-trip-numbers = Arvud, mida neist täringutest saab
web-trip-make = Puuduta kaht täringut või arvu.
web-trip-put = Puuduta linna arvu { $number } jaoks või lohista arv sinna.
web-trip-cross = Tõmba linn maha
web-trip-stand = Jäta kõik neli
web-trip-decide = Jäta need täringud või puuduta neid, mida uuesti veeretad. Seda saad teha üks kord mängus.
web-trip-wait = Valmis. Teised veel valivad.

## Are the dice fair?
web-back = Tagasi lauda
web-fair = Kas täringud on ausad?
web-fair-how =
    Enne mängu valis server salajase arvu ja näitas selle sõrmejälge, nii et hiljem ei saanud ta seda enam muuta. Siis
    tegi iga mängija brauser sama. Koos määravad need arvud iga veeretuse. Kui mäng on läbi, näidatakse salajast arvu.
web-fair-real = Selles mängus on päris täringud, nii et Noppa veeretusi ei mõjuta.
web-fair-promise = Enne mängu näidatud sõrmejälg
web-fair-player = Lisas { $name }
web-fair-secret = Salajane arv
web-fair-later = näidatakse, kui mäng on läbi
web-fair-check = { $count ->
    [one] Kontrolli veeretust
   *[other] Kontrolli kõiki { $count } veeretust ja kaarti
 }
web-fair-right = { $count ->
    [one] Selles brauseris kontrollitud. Veeretus on täpselt see, mis lubati.
   *[other] Selles brauseris kontrollitud. Kõik { $count } veeretust ja kaarti on täpselt need, mis lubati.
 }
web-fair-wrong = { $count ->
    [one] Samm { $event } („{ $text }“) ei ole see, mis lubati.
   *[other] { $count } veeretust või kaarti ei ole need, mis lubati. Esimene on samm { $event } („{ $text }“).
 }
web-fair-broken = Salajane arv ei ole see, mis lubati.
web-fair-changed = Need ei ole arvud, mida see brauser enne mängu nägi.
web-fair-remembered = See brauser mäletab arve mängueelsest ajast, nii et ta ei pidanud lihtsalt serverit uskuma.
web-fair-not-there = See brauser ei lisanud sellele mängule arvu, nii et ta saab kontrollida ainult seda, mida server ütleb.
web-fair-unrevealed = ei saadetud õigel ajal
web-fair-counts = Kui tihti iga arv tuli
web-fair-sample = Veeretati { $dice } täringut. Keskmiselt tuleb iga arv { $mean ->
    [one] { $mean } korra
   *[other] { $mean } korda
 }. Seda on liiga vähe, et midagi järeldada.

## Luck and skill
web-review = Õnn ja oskus
web-review-working = Treener vaatab mängu läbi…
web-review-curve = Kuidas mäng igal mängijal läks
web-review-none = Mainimist väärt vigu ei olnud.
web-review-exact = Need arvud on täpsed.
web-review-estimate = Need arvud on hinnangud.
web-band-flawless = Veatu mäng.
web-band-master = Meistri mäng.
web-band-expert = Asjatundja mäng.
web-band-skilled = Osav mäng.
web-band-casual = Harrastaja mäng.
web-band-beginner = Algaja mäng.

## Real dice
web-real-pad = Mis on laual
web-real-tap = { $left ->
    [0] Kõik on olemas.
    [one] Puuduta veel ühe täringu arvu.
   *[other] Puuduta { $left } täringu arve.
 }
web-real-tap-colour = Puuduta selle täringu arvu: { $colour }.
web-real-face = Lisa { $face }
web-real-remove = Eemalda { $face }
web-real-enter = Kasuta neid täringuid
web-real-choose = Nüüd puuduta, kuhu need lähevad. See sisestab täringud ja sinu käigu.
web-real-other = Muuda täringuid
web-real-card = Puuduta kaarti, mis pöörati.
web-correct = Salvesta parandus
web-correct-text = Mis seal peaks olema?
web-correct-open = Paranda kanne
web-correct-which = Milline kanne on vale?
web-correct-stood = Seal on: { $entry }
web-correct-other = Vali teine kanne
web-correct-none = Midagi pole veel sisestatud.
web-correct-misfit = Pärast parandust olevad kanded enam ei sobinud ja eemaldati. Sisesta need uuesti.
web-clock-left = { $seconds ->
    [one] { $seconds } sekund alles
   *[other] { $seconds } sekundit alles
 }

## The short rules, on the sheet behind "?" and in `noppa rules`
guide-goal = Eesmärk
guide-turn = Sinu kord
guide-scores = Punktid
guide-examples = Näited
guide-example-number = Näide { $number }
guide-questions = Küsimused
guide-full = Kõik reeglid
guide-table = See laud
guide-ask-begins = Kes alustab?
guide-points = { $points ->
    [-1] −1 punkt
    [one] 1 punkt
   *[other] { $points } punkti
 }
guide-points-word = { $points ->
    [-1] punkt
    [one] punkt
   *[other] punkti
 }
guide-about = Lähemalt: { $thing }
guide-more = Näita reeglites
guide-now = Praegu
guide-chances = Nii sageli see õnnestub, kui püüad seda terve korra:

## Playing without a server
web-device-loading = Sean täringuid valmis… { $percent }%
web-device-loading-more = Nii kaua läheb ainult esimesel korral. Õpi seni mõnd mängu:
web-device-elsewhere = Noppa on avatud teisel vahekaardil.
web-device-elsewhere-more = Selle seadme mängud töötavad korraga ühel vahekaardil. Sinu mängud on alles.
web-device-here = Mängi siin
web-device-failed = Noppa selles seadmes ei käivitunud.
web-device-storage-away = See brauser ei lase Noppal mänge salvestada. Privaatne aken sageli takistab seda, seega ava Noppa tavalises aknas.
web-device-again = Proovi uuesti
web-device-hosted = Mängid selles seadmes.
web-device-hosted-more = Serverit ei saa kätte. Sinu mängud salvestatakse siia ja lisatakse sinu mängude hulka, kui server on tagasi.
web-device-site = Kõik töötab selles seadmes ja jääb siia. Lingiga mängimiseks või päeva täringute võrdlemiseks on vaja Noppa serverit.
web-version-new = Noppa uus versioon on valmis. Selle kasutamiseks laadi leht uuesti.
web-version-reload = Laadi uuesti
web-offline = Mängi võrguta
web-offline-more = Salvestab sellesse seadmesse { $megabytes } MB, et saaksid ühenduseta mängida.
web-offline-ready = Valmis võrguta mängimiseks.
web-offline-loading = Salvestan võrguta mängimiseks… { $percent }%
web-offline-failed = Kõike ei saanud võrguta mängimiseks salvestada. Noppa proovib uuesti, kui järgmine kord tuled.
web-way-link-away = Vajab serverit
web-everything = Kõik ühes failis
web-everything-more = Kõik selle seadme mängud, lõpetatud ja pooleli, varukoopiaks või teise seadmesse viimiseks.
web-everything-save = Salvesta faili
web-everything-open = Ava fail
web-everything-added = { $added ->
    [0] Sul on kõik need mängud juba olemas.
    [one] Lisati üks mäng.
   *[other] Lisati { $added } mängu.
}
error-device-failed = Noppa selles seadmes ei käivitunud. Laadi leht uuesti ja proovi veel kord.
error-elsewhere = Noppa on avatud teisel vahekaardil. Mängi seal või sulge see ja proovi uuesti.
