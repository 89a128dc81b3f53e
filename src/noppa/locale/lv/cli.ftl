# The terminal.

## Lists
players-range = no { $least } līdz { $most } spēlētājiem
list-editions = izdevumi
list-edition = izdevums
list-own-edition = tavējais
default-is = noklusējums { $value }

## Languages
told-no-language = Noppa vēl nerunā valodā „{ $language }”, tāpēc viss būs angliski. Noppas valodas: { $allowed }.
told-edition-own = Tu spēlē izdevumu „{ $edition }”, kā tavas valodas noteikumu grāmatiņā. Citu vari izvēlēties ar --edition.
languages-complete = pilnīgs
languages-missing = { $count ->
    [zero] trūkst { $count } ziņojumu
    [one] trūkst { $count } ziņojuma
   *[other] trūkst { $count } ziņojumu
 }
languages-broken = { $file }, { $line }. rinda: šo ziņojumu nevar nolasīt, tāpēc tas ir angliski.
languages-odd = { $message }: angļu valodā nav ziņojuma ar šādu nosaukumu.
error-languages-no-folder = Mapes { $path } nav. Norādi mapi, kurā ir ziņojumu faili.

## Who sits where
you = Tu
bot-name = { $count ->
    [zero] { $number }. bots
    [one] Bots
   *[other] { $number }. bots
 }

## Questions
ask-roll = { $name }: nospied Enter, lai mestu.
ask-draw = { $name }: nospied Enter, lai vilktu kārti.
ask-move = { $name }: raksti gājienu vai ?, lai saņemtu palīdzību.
ask-dice = { $name }: ko { $dice ->
    [zero] rāda { $dice } kauliņu?
    [one] rāda kauliņš?
   *[other] rāda { $dice } kauliņi?
 }
ask-final-dice = { $name }: met un tad ieraksti galīgos kauliņus, pavisam { $dice }.
ask-card = { $name }: kura kārts atklāta?
ask-save = Vai saglabāt šo spēli kā { $path }? [J/n]
ask-hand-over = { $name }, tavs gājiens. Nospied Enter, kad neviens cits neskatās.
ask-resume-or-new = Norādi spēli vai --resume FILE, bet ne abus. Failā jau ir teikts, kura spēle tā ir.
ask-go-on = Nospied Enter, lai turpinātu, vai q, lai izietu.
ask-which-game = Kuru spēli gribi spēlēt? Raksti { $games } vai lieto --resume FILE.
typed-roll = met
typed-no = nē
typed-yes = jā

## What happened
event-roll = { $name ->
    [Tu] Tu uzmeti { $dice }.
   *[other] { $name } uzmeta { $dice }.
 }
event-draw = { $name ->
    [Tu] Tu atklāji kārti „{ $card }”.
   *[other] { $name } atklāja kārti „{ $card }”.
 }
event-move = { $name }: { $move }.
event-start = Spēle sākas.
event-first = Sāk: { $name }.
event-undo = Viss, sākot ar { $number }. ierakstu, ir atsaukts.
event-amend = { $number }. ieraksts ir izlabots uz „{ $text }”.
event-seat-bot = { $name }: šajā vietā tagad spēlē bots „{ $bot }”.
event-seat-person = { $name } atkal spēlē.
event-end-over = Spēle ir beigusies.
event-end-stopped = Spēlētāji beidza spēli pirms laika.
hint-moves = Vari rakstīt { $moves }.
told-undone = Atsaukts.
told-fixed = { $number }. ieraksts ir izlabots.
told-misfit = { $number }. ieraksts ir izlabots, bet tagad { $misfit }. ieraksts („{ $step }”) vairs neder. { $why } Turpini no turienes.
told-saved = Saglabāts: { $path }
told-not-saved = Neizdevās saglabāt { $path }: { $why }.
told-solo = { $points ->
    [zero] Spēle galā. Tev ir { $points } punktu.
    [one] Spēle galā. Tev ir { $points } punkts.
   *[other] Spēle galā. Tev ir { $points } punkti.
 }
told-won = { $count ->
    [zero] Dalīta uzvara: { $names }, katram { $points } punkti.
    [one] Uzvara: { $names }, punkti: { $points }.
   *[other] Dalīta uzvara: { $names }, katram { $points } punkti.
 }
told-stand-in = { $why } { $name }: šajā vietā tālāk spēlē bots „{ $bot }”.
told-verified = { $count ->
    [zero] Visi { $count } metieni un kārtis ir pareizi.
    [one] Pārbaudīts ({ $count }): metieni un kārtis ir pareizi.
   *[other] Visi { $count } metieni un kārtis ir pareizi.
 }
told-unfinished = Šī spēle vēl nav pabeigta.
told-commitment = Pirms spēles solīts: { $commitment }

## Help
help-commands =
    Raksti ?, lai redzētu šo palīdzību, „rules” noteikumiem, „undo”, lai atsauktu gājienu, „save FILE”, lai saglabātu
    spēli, un „quit”, lai izietu.
help-real =
    Raksti ?, lai redzētu šo palīdzību, „rules” noteikumiem, „undo”, lai atsauktu pēdējo ierakstu, „fix”, lai labotu
    agrāku, „save FILE”, lai saglabātu spēli, un „quit”, lai izietu.
help-fix = Lai labotu ierakstu, raksti „fix”, tā numuru un to, kam tur jābūt.

## Typing errors
error-typed-no-dice = Raksti kauliņus ar cipariem no 1 līdz 6, nevis „{ $text }”.
error-typed-ambiguous = „{ $text }” var nozīmēt { $like }. Raksti mazliet vairāk.
error-typed-unknown = „{ $text }” tagad spēlēt nevar. Nospied Enter, lai redzētu gājienus, vai raksti ?, lai saņemtu palīdzību.
error-typed-close = „{ $text }” tagad spēlēt nevar. Varbūt domāji { $like }?
error-typed-enter = „{ $text }” šeit neko nenozīmē. Vienkārši nospied Enter.

## Menu
menu-title = Kuru spēli gribi spēlēt?
menu-game = Raksti no 1 līdz { $most } vai nospied Enter, lai ņemtu pirmo spēli:
menu-way-bot = Pret botu
menu-way-alone = Vienatnē, pret savu rekordu
menu-way-friends = Ar draugiem šajā ierīcē
menu-way-real = Ar īstiem kauliņiem, Noppa skaita punktus
menu-level-easy = Viegls bots
menu-level-medium = Vidējs bots
menu-level-hard = Stiprs bots
menu-level = Raksti no 1 līdz { $most } vai nospied Enter, lai ņemtu pirmo botu:
menu-way = Raksti no 1 līdz { $most } vai nospied Enter, lai ņemtu pirmo:
menu-names = Spēlētāju vārdi, atdalīti ar komatiem:
menu-not-there = „{ $typed }” nav sarakstā. Raksti skaitli no 1 līdz { $most }.

## Solving
solving = Risina spēli
solving-distribution = Rēķina, kā sadalās rezultāti
solved-value = Labākā stratēģija vidēji iegūst { $expected } punktus ({ $seconds } s).
solved-spread = Vidējais { $mean }, standartnovirze { $spread }.
solved-percentiles = Procentiles: { $parts }
error-solve-unsolved = Šo spēli Noppa nevar atrisināt: { $game }. Var atrisināt: { $allowed }.

## Reviews
reviewing = Analizē spēli
review-title = { $game }: veiksme un prasme
review-player = spēlētājs
review-final = beigās
review-expected = gaidāms
review-luck = veiksme
review-loss = kļūdas
review-others = citi
review-revision = labojums
review-each = par izvēli
review-band = spēlēja
review-curve = Gaidāmais rezultāts spēles gaitā
review-exact = Mērvienība: { $unit }. Šie skaitļi ir precīzi.
review-estimate = Mērvienība: { $unit }. Šie skaitļi ir aptuveni.
review-moment = { $where }: { $what }. Šis gājiens mainīja tik: { $change }.
review-round = { $round }. kārta
review-dice-differ = Uzmanību: kauliņi šajā ierakstā neatbilst slepenajiem skaitļiem, tāpēc te rādītajai veiksmei nevar ticēt. { $why }
review-final-dice-only = Ievadīti tikai galīgie kauliņi, tāpēc visi gājiena metieni skaitās kā viena veiksme.
unit-points = gaidāmā gala rezultāta punkti
unit-lead = gaidāmā pārsvara punkti pār stiprāko pretinieku
unit-chance = uzvaras izredžu procentpunkti
per-cent = { $value }%
band-flawless = nevainojami
band-master = kā meistars
band-expert = kā eksperts
band-skilled = prasmīgi
band-casual = hobija līmenī
band-beginner = kā iesācējs

## The coach while playing

## History
history-none = Pabeigtu spēļu tev vēl nav. Izspēlē kādu: noppa play yatzy
history-games = Spēles
history-records = Rekordi
history-day = diena
history-game = spēle
history-player = spēlētājs
history-score = punkti
history-luck = veiksme
history-loss = kļūdas
history-best = labākais
history-average = vidējais
history-each = { $game }: viena izvēle tev vidēji maksā { $each }.
history-each-curve = Vienas izvēles cena simtdaļās, spēli pēc spēles
history-kinds = Kur tu zaudēji punktus

## Practice
learn-how = Dari, ko saka nodarbība, vai vienkārši nospied Enter. Lai izietu, raksti q.
learn-prompt = ({ $move }):
learn-type = Raksti „{ $move }” vai vienkārši nospied Enter.
learn-allowed = Tā varētu, bet šī nodarbība rāda ko citu.
learn-left = Šo nodarbību vari turpināt jebkurā laikā: noppa learn { $game }
learn-next = Vai spēlēsi īstu spēli? noppa play { $game } --bot easy
practice-welcome = Izvēlies tā, kā izvēlētos spēlē, vai raksti q, lai izietu.
practice-own = Tas ir no tavas spēles.
practice-rival = { $count ->
    [zero] { $number }. pretinieks
    [one] Pretinieks
   *[other] { $number }. pretinieks
 }
practice-right = Laba izvēle.
practice-wrong = Tas maksā { $loss }.
practice-sum = Pareizi { $right } no { $asked }; tu zaudēji { $lost }.
ask-practice = Tava izvēle:

## Simulations
simulating = Simulē spēles
simulate-progress = { $done } no { $games }, { $rate } sekundē
simulate-title = { $games ->
    [zero] { $game }, { $edition }: { $games } spēļu
    [one] { $game }, { $edition }: { $games } spēle
   *[other] { $game }, { $edition }: { $games } spēles
 }
simulate-rate = laiks { $seconds } s, sekundē { $rate }
simulate-players = Spēlētāji: { $players }.
simulate-players-random = Spēlētāji: { $players }. Tie spēlē uz labu laimi. Citus spēlētājus izvēlies ar --players.
simulate-compared = Salīdzināts: { $what }
simulate-stopped = Apturēts pēc { $done } no { $games } spēlēm. Līdzšinējie rezultāti ir saglabāti.
simulate-player = spēlētājs
simulate-wins = uzvaras
simulate-mean = punkti
simulate-deviation = novirze
simulate-low = 5%
simulate-median = mediāna
simulate-high = 95%
simulate-first = Spēlētājs, kurš sāk, uzvar šādā daļā spēļu: { $share } (95% intervāls { $interval }). Salīdzinot ar vienādu daļu, tie ir { $more } procentpunkti.
simulate-length = Spēlē ir { $mean } ± { $error } izvēles. Katrs ± ir 95% ticamības intervāls.
simulate-distribution = Punkti: { $player }
simulate-everybody = visi
simulate-uses = Cik reižu vidēji lieto spēlētājs vienā spēlē, { $games } spēlēs
simulate-variants = { $game }, spēles katrā: { $games }
simulate-variant = noteikumi
simulate-wins-of = { $player }: uzvaras
simulate-mean-of = { $player }: punkti
simulate-first-seat = pirmā vieta
simulate-decisions = izvēles
simulate-picture = { $game }: { $games } spēļu punkti procentos

## Games on a server
join-name = Tavs vārds:
join-watching = Tu skaties šo spēli. Ar Ctrl-C iziet.
join-taken = Šajā vietā jau spēlē kāds cits, tāpēc vari tikai skatīties.
join-waiting-seats = Gaidām, kad pievienosies { $names }.
join-waiting-start = Visi ir klāt. Spēle tūlīt sāksies.
join-waiting = Gaidām: { $names }.
join-reconnecting = Savienojums zudis. Savienojas no jauna…
join-left = Tava vieta paliek tev. Atgriezties vari ar: { $command }
join-help = Raksti ?, lai redzētu šo palīdzību, „rules” noteikumiem, „undo”, lai lūgtu pārējiem atsaukt pēdējo gājienu, un „quit”, lai izietu. Tava vieta paliek tev.
join-undo-asked = Tu lūdzi atsaukt pēdējo gājienu.
join-wish-undo = { $name } vēlas atsaukt pēdējo gājienu. Ja piekrīti, nospied u.
join-wish-stop = { $name } vēlas beigt spēli. Ja piekrīti, nospied u.
join-wish-remove = { $name } vēlas kāda vietu atdot botam. Ja piekrīti, nospied u.
join-vote-undo = { $name } vēlas atsaukt pēdējo gājienu. Vai piekrīti? [J/n]
join-vote-stop = { $name } vēlas beigt spēli. Vai piekrīti? [J/n]
join-vote-remove = { $name } vēlas kāda vietu atdot botam. Vai piekrīti? [J/n]

## Matches
match-title = { $game }: { $games } no { $wanted } spēlēm
match-player = spēlētājs
match-wins = uzvaras
match-ties = neizšķirti
match-losses = zaudējumi
match-score = rezultāts
match-points = punkti par spēli
match-elo = { $name }: Elo starpība ir { $elo } (95% intervāls no { $low } līdz { $high }).
match-failed = { $name } zaudē { $number }. spēli. { $why }
match-failures = { $count ->
    [zero] { $name }: tehniski zaudētas { $count } spēles.
    [one] { $name }: tehniski zaudēta { $count } spēle.
   *[other] { $name }: tehniski zaudētas { $count } spēles.
 }
match-open = Pagaidām neizšķirts. Logaritmiskā ticamības attiecība ir { $ratio }; pārbaude beidzas pie ±{ $bound }.
match-stronger = Izšķirts. { $name } ir tuvāk { $high } Elo pārsvaram nekā { $low } (logaritmiskā ticamības attiecība { $ratio }).
match-not-stronger = Izšķirts. { $name } ir tuvāk { $low } Elo pārsvaram nekā { $high } (logaritmiskā ticamības attiecība { $ratio }).

## Doctor
doctor-folder = Mapē { $path } var rakstīt.
doctor-folder-not-writable = Mapē { $path } nevar rakstīt ({ $why }). Padari servera lietotāju par tās īpašnieku.
doctor-secret-file = Slepenās atslēgas fails { $path } ir privāts.
doctor-secret-file-missing = Slepenās atslēgas faila { $path } vēl nav. Serveris to izveido, kad startē.
doctor-secret-file-unreadable = Serveris nevar nolasīt slepenās atslēgas failu { $path }. Padari servera lietotāju par tā īpašnieku.
doctor-secret-file-open = Slepenās atslēgas failu { $path } var lasīt arī citi. Palaid: chmod 600 { $path }
doctor-admin-token = Saimnieka kods failā { $path } ir privāts.
doctor-admin-token-missing = Faila { $path } ar saimnieka kodu nav. Izveido to vai noņem iestatījumu admin_token_file.
doctor-admin-token-unreadable = Serveris nevar nolasīt saimnieka kodu failā { $path }. Padari servera lietotāju par faila īpašnieku.
doctor-admin-token-open = Saimnieka kodu var lasīt arī citi. Palaid: chmod 600 { $path }
doctor-disk = { $path }: brīvi { $free } MB.
doctor-disk-low = { $path }: brīvi tikai { $free } MB. Atbrīvo vietu vai izdzēs vecās spēles: noppa prune --older-than 90d
doctor-disk-full = Disks ir gandrīz pilns. { $path }: brīvi { $free } MB, bet serverim vajag { $least } MB. Atbrīvo vietu.
doctor-descriptors = Šajā sistēmā process var atvērt tik failu: { $most }, un tas ierobežo, cik spēlētāju var pievienoties. Iestati LimitNOFILE uz { $wanted } vai vairāk.
doctor-clock = Pulkstenis sakrīt ar datubāzi.
doctor-clock-past = Pulkstenis rāda { $date }, un tas nevar būt pareizi. Iestati to un ieslēdz laika sinhronizāciju (timedatectl set-ntp true).
doctor-clock-differs = Pulkstenis no tā, kas ir { $where }, atšķiras par { $seconds } s. Ieslēdz laika sinhronizāciju abās sistēmās (timedatectl set-ntp true).
doctor-clock-back = Jaunākā spēle ir { $seconds } s nākotnē, tātad pulkstenis ir pagriezts atpakaļ. Izlabo to, pirms palaid serveri.
doctor-database-missing = Datubāzes { $path } vēl nav. Serveris to izveido, kad startē.
doctor-database-empty = Datubāze ir tukša. Serveris izveido tās tabulas, kad startē.
doctor-database-version = Datubāze ir atjaunināta (versija { $version }).
doctor-database-older = Datubāzes versija ir { $found }. Startējot serveris izveido rezerves kopiju un atjaunina to uz { $wanted }.
doctor-database-newer = Datubāzes versija ir { $found }, no jaunākas Noppas, bet šī zina tikai { $wanted }. Instalē jaunāko Noppu vai atjauno rezerves kopiju.
doctor-database-writing = Datubāzē var rakstīt.
doctor-database-away = Datubāze neatbild: { $why }. Pārbaudi, vai tā darbojas, un vai adrese un parole ir pareizas.
doctor-redis = Redis atbild.
doctor-redis-away = Redis neatbild: { $why }. Pārbaudi, vai tas darbojas un vai adrese ir pareiza.
doctor-server = Serveris darbojas un ir gatavs (versija { $version }).
doctor-server-away = Adresē { $url } neviens serveris neatbild ({ $why }), tāpēc starpniekserveris nav pārbaudīts. Palaid serveri un mēģini vēlreiz.
doctor-server-not-ready = Serveris darbojas, bet nav gatavs: { $why }
doctor-server-older = Serverī vēl darbojas versija { $running }, bet instalēta ir { $installed }. Palaid to no jauna.
doctor-no-public-url = Publiskā adrese nav norādīta, tāpēc starpniekserveris nav pārbaudīts.
doctor-proxy = Starpniekserveris pareizi nodod shēmu un klienta adresi.
doctor-proxy-away = { $url } nav sasniedzams: { $why }. Pārbaudi nosaukumu, sertifikātu un starpniekserveri.
doctor-proxy-host = Starpniekserveris maina galveni Host uz „{ $host }”. Lai tas nodod { $wanted }.
doctor-proxy-other = { $url } atbild ar statusu { $status }, bet tā nav Noppa. Pārbaudi, kurp starpniekserveris pārsūta.
doctor-proxy-scheme = Starpniekserveris nepasaka serverim, ka spēlētāji lieto { $scheme }. Lai tas iestata X-Forwarded-Proto.
doctor-proxy-untrusted = Serveris nezina, ka spēlētāji lieto { $scheme }. Iestati trust_proxy = true.
doctor-proxy-pretended = Spēlētāji var viltot savu adresi. Lai starpniekserveris pats iestata X-Forwarded-For, nevis nodod saņemto.
doctor-proxy-no-address = Starpniekserveris nenodod spēlētāju adreses, tāpēc visi skaitās kā viens. Lai tas iestata X-Forwarded-For.
doctor-proxy-socket = WebSocket netiek cauri starpniekserverim ({ $why }). Lai tas nodod galvenes Upgrade un Connection.
doctor-proxy-socket-works = WebSocket tiek cauri starpniekserverim.

## The full screen
full-roll = { $name }: nospied atstarpi, lai mestu.
full-draw = { $name }: nospied atstarpi, lai vilktu kārti.
full-enter-dice = { $name }: met, tad nospied Enter un raksti, ko kauliņi rāda.
full-choose = { $name }: izvēlies gājienu.
full-choose-dice = { $name }: izvēlies kauliņus ar { $keys }, tad nospied atstarpi.
full-choose-both = { $name }: paturi kauliņus ar { $keys } vai izvēlies ar bulttaustiņiem un Enter.
full-choose-place = { $name }: izvēlies ar bulttaustiņiem un Enter.
full-chosen = Enter: { $move }
full-which = Kuru?
full-no-move = To šeit nevar. M rāda visus gājienus.
full-pace = { $seconds } s starp gājieniem
full-coach-waits = Treneris var palīdzēt, kad tev jāizvēlas.

## The full screen: keys in the bottom line
full-key-roll = Mest
full-key-draw = Vilkt kārti
full-key-hold = Paturēt
full-key-reroll = Mest pārējos
full-key-choose = Izvēlēties
full-key-moves = Visi gājieni
full-key-tag = Skaitlis
full-type = Rakstīt
full-help = Palīdzība
full-chances = Izredzes
full-log = Gaita
full-leave = Iziet
full-faster = Ātrāk
full-slower = Lēnāk
full-see-table = Rādīt galdu
full-leave-noppa = Iziet no Noppas
full-search = Ko tu gribi darīt?

## The full screen: panels
full-panel-log = Kas notika
full-panel-coach = Treneris
full-panel-chances = Uzvaras izredzes
full-panel-help = Palīdzība
full-help-keys =
    Ctrl+P rāda visu, ko var darīt.
    Izvēlies kaut ko un nospied ?, lai par to izlasītu.

## The full screen: leaving
full-resume-later = Tava spēle ir saglabāta. Turpini to ar: noppa play --resume { $path }

## The full screen: step by step
full-step-on = Tālāk
full-step-back = Atpakaļ
full-next-mistake = Nākamā kļūda
full-previous-mistake = Iepriekšējā kļūda
full-first = Sākums
full-last = Beigas

## The full screen: a map
full-zoom = Tālummaiņa
full-roll-again = Mest šos vēlreiz
full-use-twice = Kauliņu divreiz
full-decide = Paturi kauliņus vai atzīmē tos, ko mest vēlreiz. Tā drīkst vienreiz spēlē.
full-tag = Izvēlies pilsētu skaitlim { $tag }.

## The full screen: the first screen and others
full-new-game = Jauna spēle
full-game = Spēle
full-continue = { $others ->
    [0] Turpināt spēli { $game } ({ $day })
   *[other] Turpināt spēli { $game }, spēlē { $names } ({ $day })
 }
full-learn = Nodarbības
full-people = Cilvēki pie šī datora
full-nobody = Neviens, tikai skatīties
full-bots = Boti
full-level-random = random: jebkurš gājiens
full-level-simple = simple: domā tikai par šo gājienu
full-level-easy = easy: viegls
full-level-medium = medium: vidējs
full-level-hard = hard: vienmēr labākais gājiens, ko tas atrod
full-start = Sākt spēli
full-change = Mainīt
full-names = Vārdi
full-back = Atpakaļ
full-reading = Lasa tavas spēles…
full-panel-answer = Cik vērta ir katra izvēle
