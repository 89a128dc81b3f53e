# Що каже `noppa --help`: команди, параметри і що не так із командним рядком.
# Те, що вводять, лишається як є: --імена, ВЕЛИКІ ЛІТЕРИ, easy, medium, hard, fair, real.

## Заголовки
usage-heading = Використання:
usage-options = Параметри
usage-commands = Команди
usage-required = обов’язково
usage-try = «{ $command } --help» розповість більше.

## Команди
command-noppa = П’ять ігор із кубиками: грати й вивчати. Сама по собі відкриває їх у браузері.
command-menu = Обрати гру і зіграти в терміналі.
command-games = Показати ігри, їхні видання і налаштування.
command-rules = Пояснити гру, з прикладами.
command-play = Грати в терміналі: наодинці, з друзями або проти ботів.
command-engine = Відповідати на запити рядками JSON: правила і боти для програм будь-якою мовою.
command-solve = Обчислити точну цінність початку гри.
command-simulate = Зіграти багато ігор одразу і сказати, що в них спільного.
command-review = Відокремити удачу від майстерності в записаній грі.
command-history = Показати твої закінчені ігри, рекорди і те, що коштує найдорожче.
command-replay = Показати записану гру хід за ходом.
command-verify = Перевірити без мережі, що кожен кидок такий, як обіцяли зерна.
command-serve = Відкрити ігри для інших; дивись docs/hosting.md.
command-backup = Скопіювати ігри сервера у файл, можна й під час роботи.
command-prune = Видалити старі ігри сервера.
command-languages = Показати мови і чого в кожній бракує.

## Параметри кількох команд
flag-help = Показати це і закінчити.
flag-version = Показати версію і закінчити.
flag-language = Мова: fi, sv, en, …
flag-locale-dir = Власні файли повідомлень, у теках із назвами мов.
flag-edition = Як грають за буклетом якоюсь мовою; дивись «noppa games».
flag-option = Домашнє правило; можна повторювати.
flag-json = Вивести все як JSON.
flag-board = KIVI на власному полі.
flag-deck = Dicetto із власною колодою.
flag-map = Dice Trip на власній карті.
flag-database = sqlite:///FILE або postgresql://USER@HOST/NAME.
flag-config = Файл налаштувань TOML.

## Параметри однієї команди
flag-noppa-lan = Пустити телефони з домашньої мережі: показати адресу і QR-код.
flag-noppa-no-browser = Не відкривати браузер.
flag-play-player = Людина за цим столом; можна повторювати.
flag-play-bot = Бот за цим столом: easy, medium, hard, …; можна повторювати.
flag-play-engine = Програма за цим столом; можна повторювати.
flag-play-timeout = Скільки секунд має програма на один вибір.
flag-play-dice = Кубики Noppa (fair) або твої (real).
flag-play-every-roll = Зі справжніми кубиками: вводити кожен кидок, а не лише останні кубики.
flag-play-seed = Кубики з цього зерна: те саме зерно — ті самі кубики.
flag-play-save = Зберігати гру в цьому файлі, крок за кроком.
flag-play-resume = Грати далі гру з цього файлу.
flag-play-coach = Порада на ? і зауваження після дорогого вибору.
flag-play-pace = Секунди між кроками бота.
flag-solve-distribution = І як розподілено підсумкові очки.
flag-simulate-players = Рівні гравців через кому: hard,medium.
flag-simulate-games = Скільки ігор, можна й як 1e6.
flag-simulate-vary = Порівняти видання або значення налаштування.
flag-simulate-seed = Щоразу ті самі ігри.
flag-simulate-workers = Скільки процесів одразу; якщо не сказано, усі процесори.
flag-simulate-backend = threads, loky, dask або ray; якщо не сказано, придатний для цієї машини.
flag-simulate-cluster = Адреса кластера Dask або Ray.
flag-simulate-out = Кожну гру в цей файл, .csv або .parquet.
flag-simulate-svg = Намалювати розподіл очок у цей файл.
flag-review-svg = Намалювати криву гри в цей файл.
flag-practice-questions = Закінчити після стількох запитань.
flag-practice-seed = Щоразу ті самі позиції.
flag-replay-all = Вивести всю гру без зупинок.
flag-serve-host = Адреса, на якій слухати; 0.0.0.0 — на всіх.
flag-serve-port = Порт, на якому слухати.
flag-serve-public-url = За якою адресою заходять інші: https://dice.example.org.
flag-serve-redis = redis://HOST: кілька процесів на одній базі даних.
flag-serve-secret-file = Файл ключа, яким підписано cookie та запрошення.
flag-serve-tls-cert = Сертифікат, щоб говорити через https без проксі.
flag-serve-tls-key = Його ключ.
flag-serve-trust-proxy = Вірити адресі, яку передає проксі попереду.
flag-prune-older-than = 90d або 12h: ігри, які відтоді не змінювалися.
flag-languages-missing = Назвати кожне повідомлення, якого бракує.

## Що не так із командним рядком
error-usage-command = Команди «{ $command }» немає. Команди: { $allowed }.
error-usage-option = Параметра { $option } тут немає.
error-usage-value-missing = { $option } потребує значення.
error-usage-missing = Треба вказати { $option }.
error-usage-choice = { $option } — одне з цих: { $allowed }.
error-usage-number = { $option } має бути числом.
error-usage-from = { $option } має бути числом, не меншим за { $least }.
error-usage-between = { $option } має бути числом від { $least } до { $most }.
error-usage-too-many = Це більше, ніж бере команда: «{ $text }».
error-usage-unforeseen = Цей командний рядок не читається ({ $option }).
