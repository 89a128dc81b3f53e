# Що каже `noppa --help`: команди, параметри і що не так із командним рядком.
# Те, що вводять, лишається як є: --імена, ВЕЛИКІ ЛІТЕРИ, easy, medium, hard, fair, real.

## Заголовки
usage-heading = Використання:
usage-options = Параметри
usage-commands = Команди
usage-required = обов’язково
usage-try = Довідка: «{ $command } --help».

## Команди
command-noppa = Грай у п’ять ігор із кубиками й вивчай їх. Без команди Noppa відкриється в браузері.
command-menu = Обрати гру й зіграти в терміналі.
command-games = Показати ігри з виданнями й налаштуваннями.
command-rules = Пояснити, як грати, з прикладами.
command-play = Грати в терміналі: наодинці, з друзями або проти ботів.
command-join = Зіграти чи подивитися гру на сервері Noppa за посиланням.
command-engine = Відповідати на запити рядками JSON, щоб правилами й ботами користувалися програми будь-якою мовою.
command-match = Звести дві програми й дізнатися, котра сильніша. Можна назвати й рівень бота.
command-completion = Вивести скрипт автодоповнення для bash, zsh або fish.
command-solve = Обчислити точну цінність гри за найкращої стратегії.
command-simulate = Зіграти багато ігор одразу й вивести статистику.
command-review = Показати, скільки в записаній грі удачі, а скільки майстерності.
command-history = Показати твої закінчені ігри, рекорди й те, на чому ти втрачаєш найбільше очок.
command-practice = Потренуватися обирати, починаючи з найгірших помилок, або розв’язати задачу дня.
command-learn = Вивчити гру на короткому уроці з підготовленими кубиками.
command-replay = Показати записану гру хід за ходом.
command-verify = Перевірити, що кидків і карт записаної гри ніхто не підробив. Працює без мережі.
command-serve = Запустити сервер, на якому можуть грати інші. Дивись docs/hosting.md.
command-site = Вивантажити Noppa як сайт для будь-якого вебсервера. Ігри йдуть у браузері відвідувача.
command-backup = Зберегти копію ігор сервера у файл, навіть поки він працює.
command-restore = Відновити копію в порожню базу даних.
command-doctor = Перевірити сервер і сказати, як виправити негаразди.
command-export-person = Зберегти все, що сервер зберігає про гравця. Потрібен код гравця.
command-delete-person = Видалити все, що сервер зберігає про гравця. Потрібен код гравця.
command-prune = Видалити старі ігри сервера.
command-languages = Показати мови й наскільки повна кожна.

## Параметри кількох команд
flag-help = Показати цю довідку й вийти.
flag-version = Показати версію й вийти.
flag-language = Говорити цією мовою: fi, sv, en, …
flag-locale-dir = Узяти власні файли повідомлень із цієї теки, по вкладеній теці на мову.
flag-edition = Грати за цим виданням. Усі видання покаже «noppa games».
flag-option = Задати домашнє правило. Можна повторювати.
flag-json = Вивести все як JSON.
flag-board = Грати в KIVI на власному полі.
flag-deck = Грати в Dicetto власною колодою.
flag-map = Грати в Dice Trip на власній карті.
flag-database = База даних: sqlite:///FILE або postgresql://USER@HOST/NAME.
flag-config = Прочитати налаштування з цього файлу TOML.

## Параметри однієї команди
flag-noppa-lan = Пустити телефони з дому. Покаже адресу й QR-код.
flag-noppa-no-browser = Не відкривати браузер.
flag-play-player = Додати людину. Можна повторювати.
flag-play-bot = Додати бота: easy, medium, hard, … Можна повторювати.
flag-play-engine = Додати програму. Можна повторювати.
flag-play-first = Хто починає: ім’я гравця або roll, якщо вирішує найвищий кидок.
flag-play-timeout = Скільки секунд давати програмі на вибір.
flag-play-dice = Кубики Noppa (fair) або твої власні (real).
flag-play-every-roll = Зі справжніми кубиками вводити кожен кидок, а не лише останні кубики.
flag-play-seed = Кидати за цим початковим числом. Те саме число дає ті самі кубики.
flag-play-save = Зберігати гру в цей файл по ходу.
flag-play-overwrite = Дозволити --save замінити наявний файл.
flag-play-resume = Продовжити гру, збережену в цьому файлі.
flag-play-coach = Порада на ? і підказка після помилки.
flag-play-pace = Скільки секунд чекати між ходами бота.
flag-engine-schema = Вивести JSON Schema всіх запитів і відповідей і вийти.
flag-join-name = Твоє ім’я у грі.
flag-join-save = Зберегти гру в цей файл, коли вона закінчиться.
flag-match-game = У яку гру грати. Інакше — у першу з «noppa games».
flag-match-games = Зіграти щонайбільше стільки ігор. Число має бути парним: тими самими кубиками грають з обох місць.
flag-match-sprt = Зупинитися, щойно одна з двох різниць Ело стане явно ймовірнішою, наприклад 0,10.
flag-match-timeout = Скільки секунд давати програмі на вибір.
flag-match-seed = Початкове число. Те саме число дає ті самі кубики.
flag-match-records = Зберегти запис кожної гри в цю теку.
flag-plain = Виводити рядок за рядком, без повного екрана.
flag-no-animation = Показувати кубики без анімації.
flag-solve-distribution = Вивести й розподіл підсумкових очок.
flag-simulate-players = Рівні гравців через кому: hard,medium.
flag-simulate-games = Скільки ігор зіграти. Можна написати 1e6.
flag-simulate-vary = Порівняти видання або значення налаштування.
flag-simulate-seed = Початкове число. Те саме число дає ті самі ігри.
flag-simulate-workers = Скільки процесів запустити. Інакше — по одному на процесор.
flag-simulate-backend = Обрати threads, loky, dask або ray. Інакше Noppa візьме те, що підходить цій машині.
flag-simulate-cluster = Використати кластер Dask або Ray за цією адресою.
flag-simulate-out = Зберегти кожну гру в цей файл, .csv або .parquet.
flag-simulate-svg = Зберегти графік очок у цей файл.
flag-review-svg = Зберегти графік гри в цей файл.
flag-practice-daily = Розв’язати задачу дня. Вона одна для всіх.
flag-practice-questions = Закінчити після стількох запитань.
flag-practice-seed = Початкове число. Те саме число дає ті самі запитання.
flag-replay-all = Вивести всю гру без зупинок.
flag-serve-host = Слухати на цій адресі. 0.0.0.0 — на всіх адресах.
flag-serve-port = Слухати на цьому порту.
flag-serve-public-url = Адреса для гравців: https://dice.example.org.
flag-serve-redis = Використати Redis за адресою redis://HOST, щоб кілька процесів працювали з однією базою даних.
flag-serve-secret-file = Прочитати ключ, яким підписано cookie та запрошення, з цього файлу.
flag-serve-tls-cert = Сертифікат, щоб відповідати через HTTPS без проксі.
flag-serve-tls-key = Закритий ключ сертифіката.
flag-serve-trust-proxy = Вірити адресі клієнта, яку передає зворотний проксі.
flag-doctor-public-url = Адреса для гравців. Проксі там теж перевіряється.
flag-prune-older-than = Видалити ігри, які не змінювалися ось стільки: 90d або 12h.
flag-languages-missing = Показати кожне повідомлення, якого бракує.

## Що не так із командним рядком
did-you-mean = Може, { $like }?
error-usage-command = Команди «{ $command }» немає. Є { $allowed }.
error-usage-option = Ця команда не має параметра { $option }.
error-usage-value-missing = Параметру { $option } потрібне значення.
error-usage-missing = Треба додати { $option }.
error-usage-choice = Для { $option } обери одне з цього: { $allowed }.
error-usage-number = Значення { $option } має бути числом.
error-usage-from = Значення { $option } має бути числом, не меншим за { $least }.
error-usage-between = Значення { $option } має бути числом від { $least } до { $most }.
error-usage-too-many = Ця команда не чекає на «{ $text }». Прибери це.
error-usage-unforeseen = Noppa не розуміє цього командного рядка ({ $option }).
