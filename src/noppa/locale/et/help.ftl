# What `noppa --help` says: commands, options, and what is wrong with a command line.
# What one types stays as it is: --names, CAPITALS, easy, medium, hard, fair, real.

## Headings
usage-heading = Kasutamine:
usage-options = Valikud
usage-commands = Käsud
usage-required = kohustuslik
usage-try = Abi saamiseks kirjuta „{ $command } --help“.

## Commands
command-noppa = Mängi ja uuri viit täringumängu. Ilma käsuta avaneb Noppa brauseris.
command-menu = Vali mäng ja mängi seda terminalis.
command-games = Loetle mängud, nende väljaanded ja valikud.
command-rules = Selgita näidetega, kuidas mängu mängida.
command-play = Mängi terminalis üksi, sõpradega või bottide vastu.
command-join = Mängi või vaata lingi abil mängu Noppa serveris.
command-engine = Vasta päringutele JSON-ridadena, et programmid igas keeles saaksid reegleid ja botte kasutada.
command-match = Lase kahel programmil omavahel mängida ja uuri välja, kumb on tugevam. Programmi asemel võid anda ka boti taseme.
command-completion = Väljasta täiendusskript: bash, zsh või fish.
command-solve = Arvuta mängu täpne väärtus, kui mängida veatult.
command-simulate = Mängi korraga palju mänge ja väljasta statistika.
command-review = Vaata, mis salvestatud mängus oli õnn ja mis oskus.
command-history = Vaata oma lõpetatud mänge, rekordeid ja seda, kus kõige rohkem punkte kaotad.
command-practice = Harjuta valikuid, suurimad vead kõigepealt, või lahenda päeva ülesanne.
command-learn = Õpi mäng selgeks lühikese õppetunniga, kus täringud on ette valitud.
command-replay = Näita salvestatud mängu käik käigu haaval.
command-verify = Kontrolli, et keegi pole salvestatud mängu veeretusi ja kaarte võltsinud. Töötab võrguta.
command-serve = Käivita server, kus teised saavad mängida. Vaata docs/hosting.md.
command-site = Ekspordi Noppa staatilise saidina mis tahes veebiserverisse. Mängud töötavad külastaja brauseris.
command-backup = Varunda serveri mängud faili, ka siis, kui server töötab.
command-restore = Taasta varukoopia tühja andmebaasi.
command-doctor = Kontrolli serveri seadistust ja ütle, kuidas vead parandada.
command-export-person = Salvesta kõik, mida server mängija kohta hoiab. Vajab mängijakoodi.
command-delete-person = Kustuta kõik, mida server mängija kohta hoiab. Vajab mängijakoodi.
command-prune = Kustuta serveri vanad mängud.
command-languages = Loetle keeled ja kui täielik igaüks on.

## Options of several commands
flag-help = Näita seda abi ja lõpeta.
flag-version = Näita versiooni ja lõpeta.
flag-language = Kasuta seda keelt: fi, sv, en, …
flag-locale-dir = Kasuta oma teadete faile sellest kaustast, kus igal keelel on alamkaust.
flag-edition = Mängi seda väljaannet. „noppa games“ loetleb need.
flag-option = Sea kodureegel. Seda võib kasutada mitu korda.
flag-json = Väljasta kõik JSON-ina.
flag-board = Mängi KIVI-t oma mängulaual.
flag-deck = Mängi Dicettot oma kaardipakiga.
flag-map = Mängi Dice Tripi oma maakaardil.
flag-database = Kasuta seda andmebaasi: sqlite:///FILE või postgresql://USER@HOST/NAME.
flag-config = Loe seaded sellest TOML-failist.

## Options of one command
flag-noppa-lan = Luba kodused telefonid mängu. Näitab aadressi ja QR-koodi.
flag-noppa-no-browser = Ära ava brauserit.
flag-play-player = Lisa inimene. Seda võib kasutada mitu korda.
flag-play-bot = Lisa bot: easy, medium, hard, … Seda võib kasutada mitu korda.
flag-play-engine = Lisa programm. Seda võib kasutada mitu korda.
flag-play-first = Kes alustab: mängija nimi või roll, siis alustab suurim veeretus.
flag-play-timeout = Anna programmile iga valiku jaoks nii mitu sekundit.
flag-play-dice = Kasuta Noppa täringuid (fair) või enda omi (real).
flag-play-every-roll = Päris täringutega: kirjuta iga veeretus, mitte ainult lõplikud täringud.
flag-play-seed = Veereta täringud selle algarvu järgi. Sama arv annab samad täringud.
flag-play-save = Salvesta mäng mängimise ajal sellesse faili.
flag-play-overwrite = Luba valikul --save olemasolev fail asendada.
flag-play-resume = Jätka sellesse faili salvestatud mängu.
flag-play-coach = Saa nõu märgiga ? ja vihje pärast viga.
flag-play-pace = Oota boti käikude vahel nii mitu sekundit.
flag-engine-schema = Väljasta kõigi päringute ja vastuste JSON Schema ja lõpeta.
flag-join-name = Sinu nimi mängus.
flag-join-save = Salvesta mäng sellesse faili, kui see on läbi.
flag-match-game = Mängi seda mängu. Muidu on see esimene, mille loetleb „noppa games“.
flag-match-games = Mängi kuni nii mitu mängu. Arv peab olema paarisarv, sest samu täringuid mängitakse mõlemalt kohalt.
flag-match-sprt = Lõpeta, kui üks neist kahest Elo vahest on selgelt tõenäolisem, näiteks 0,10.
flag-match-timeout = Anna programmile iga valiku jaoks nii mitu sekundit.
flag-match-seed = Määra algarv. Sama arv annab samad täringud.
flag-match-records = Salvesta iga mängu salvestis sellesse kausta.
flag-plain = Väljasta rida realt, ilma täisekraanita.
flag-no-animation = Näita täringuid ilma animatsioonita.
flag-solve-distribution = Väljasta ka lõpptulemuste jaotus.
flag-simulate-players = Vali mängijate tasemed, komaga eraldatud: hard,medium.
flag-simulate-games = Mängi nii mitu mängu. Võid kirjutada ka 1e6.
flag-simulate-vary = Võrdle väljaandeid või ühe valiku väärtusi.
flag-simulate-seed = Määra algarv. Sama arv annab samad mängud.
flag-simulate-workers = Kasuta nii mitut tööprotsessi. Muidu on üks iga protsessori kohta.
flag-simulate-backend = Vali threads, loky, dask või ray. Muidu valib Noppa sellele arvutile sobiva.
flag-simulate-cluster = Kasuta Daski või Ray klastrit sellel aadressil.
flag-simulate-out = Salvesta iga mäng sellesse faili, .csv või .parquet.
flag-simulate-svg = Salvesta punktide graafik sellesse faili.
flag-review-svg = Salvesta mängu graafik sellesse faili.
flag-practice-daily = Lahenda päeva ülesanne. See on kõigile sama.
flag-practice-questions = Lõpeta pärast nii mitut küsimust.
flag-practice-seed = Määra algarv. Sama arv annab samad küsimused.
flag-replay-all = Väljasta kogu mäng peatumata.
flag-serve-host = Kuula seda aadressi. 0.0.0.0 tähendab kõiki aadresse.
flag-serve-port = Kuula seda porti.
flag-serve-public-url = Aadress, mida mängijad kasutavad: https://dice.example.org.
flag-serve-redis = Kasuta Redist aadressil redis://HOST, et mitu protsessi saaksid üht andmebaasi jagada.
flag-serve-secret-file = Loe küpsiseid ja kutseid allkirjastav võti sellest failist.
flag-serve-tls-cert = Paku selle sertifikaadiga HTTPS-i ilma puhverserverita.
flag-serve-tls-key = Sertifikaadi privaatvõti.
flag-serve-trust-proxy = Usalda mängija aadressi, mille puhverserver edastab.
flag-doctor-public-url = Aadress, mida mängijad kasutavad. Kontrollitakse ka sealset puhverserverit.
flag-prune-older-than = Kustuta mängud, mis pole nii kaua muutunud: 90d või 12h.
flag-languages-missing = Loetle iga puuduv teade.

## What is wrong with a command line
did-you-mean = Kas mõtlesid: { $like }?
error-usage-command = Käsku „{ $command }“ ei ole. Käsud: { $allowed }.
error-usage-option = Sellel käsul ei ole valikut { $option }.
error-usage-value-missing = { $option } vajab väärtust.
error-usage-missing = { $option } tuleb lisada.
error-usage-choice = { $option } peab olema üks neist: { $allowed }.
error-usage-number = { $option } peab olema arv.
error-usage-from = { $option } peab olema arv, vähemalt { $least }.
error-usage-between = { $option } peab olema arv vahemikus { $least } kuni { $most }.
error-usage-too-many = Seda see käsk ei oota: „{ $text }“. Jäta see välja.
error-usage-unforeseen = Noppa ei saa sellest käsureast aru ({ $option }).
