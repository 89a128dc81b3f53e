# Что говорит `noppa --help`: команды, параметры и что не так с командной строкой.
# То, что вводят, остаётся как есть: --имена, ЗАГЛАВНЫЕ, easy, medium, hard, fair, real.

## Заголовки
usage-heading = Использование:
usage-options = Параметры
usage-commands = Команды
usage-required = обязательно
usage-try = Справка: «{ $command } --help».

## Команды
command-noppa = Играй в пять игр с кубиками и изучай их. Без команды Noppa откроется в браузере.
command-menu = Выбрать игру и сыграть в терминале.
command-games = Показать игры с изданиями и настройками.
command-rules = Объяснить, как играть, с примерами.
command-play = Играть в терминале: в одиночку, с друзьями или против ботов.
command-join = Играть или смотреть по ссылке игру на сервере Noppa.
command-engine = Отвечать на запросы строками JSON, чтобы правилами и ботами пользовались программы на любом языке.
command-match = Свести две программы и узнать, какая сильнее. Можно назвать и уровень бота.
command-completion = Вывести скрипт автодополнения для bash, zsh или fish.
command-solve = Вычислить точную ценность игры при лучшей стратегии.
command-simulate = Сыграть много игр сразу и вывести статистику.
command-review = Показать, сколько в записанной игре удачи, а сколько мастерства.
command-history = Показать твои законченные игры, рекорды и то, на чём ты теряешь больше всего очков.
command-practice = Потренироваться в выборе, начиная с худших ошибок, или решить задачу дня.
command-learn = Выучить игру на коротком уроке с подготовленными кубиками.
command-replay = Показать записанную игру ход за ходом.
command-verify = Проверить, что броски и карты записанной игры никто не подделал. Работает без сети.
command-serve = Запустить сервер, на котором могут играть другие. Смотри docs/hosting.md.
command-site = Выгрузить Noppa как сайт для любого веб-сервера. Игры идут в браузере посетителя.
command-backup = Сохранить копию игр сервера в файл, даже пока он работает.
command-restore = Восстановить копию в пустую базу данных.
command-doctor = Проверить сервер и сказать, как исправить неполадки.
command-export-person = Сохранить всё, что сервер хранит об игроке. Нужен код игрока.
command-delete-person = Удалить всё, что сервер хранит об игроке. Нужен код игрока.
command-prune = Удалить старые игры сервера.
command-languages = Показать языки и насколько полон каждый.

## Параметры нескольких команд
flag-help = Показать эту справку и выйти.
flag-version = Показать версию и выйти.
flag-language = Говорить на этом языке: fi, sv, en, …
flag-locale-dir = Взять свои файлы сообщений из этой папки, по вложенной папке на язык.
flag-edition = Играть по этому изданию. Все издания покажет «noppa games».
flag-option = Задать домашнее правило. Можно повторять.
flag-json = Вывести всё как JSON.
flag-board = Играть в KIVI на своём поле.
flag-deck = Играть в Dicetto своей колодой.
flag-map = Играть в Dice Trip на своей карте.
flag-database = База данных: sqlite:///FILE или postgresql://USER@HOST/NAME.
flag-config = Прочитать настройки из этого файла TOML.

## Параметры одной команды
flag-noppa-lan = Пустить телефоны из дома. Покажет адрес и QR-код.
flag-noppa-no-browser = Не открывать браузер.
flag-play-player = Добавить человека. Можно повторять.
flag-play-bot = Добавить бота: easy, medium, hard, … Можно повторять.
flag-play-engine = Добавить программу. Можно повторять.
flag-play-timeout = Сколько секунд давать программе на выбор.
flag-play-dice = Кубики Noppa (fair) или твои собственные (real).
flag-play-every-roll = С настоящими кубиками вводить каждый бросок, а не только последние кубики.
flag-play-seed = Бросать по этому начальному числу. Одно и то же число даёт те же кубики.
flag-play-save = Сохранять игру в этот файл по ходу дела.
flag-play-overwrite = Разрешить --save заменить существующий файл.
flag-play-resume = Продолжить игру, сохранённую в этом файле.
flag-play-coach = Совет по ? и подсказка после ошибки.
flag-play-pace = Сколько секунд ждать между ходами бота.
flag-engine-schema = Вывести JSON Schema всех запросов и ответов и выйти.
flag-join-name = Твоё имя в игре.
flag-join-save = Сохранить игру в этот файл, когда она закончится.
flag-match-game = В какую игру играть. Иначе — в первую из «noppa games».
flag-match-games = Сыграть не больше стольких игр. Число должно быть чётным: одними кубиками играют с обоих мест.
flag-match-sprt = Остановиться, как только одна из двух разниц Эло станет явно вероятнее, например 0,10.
flag-match-timeout = Сколько секунд давать программе на выбор.
flag-match-seed = Начальное число. Одно и то же число даёт те же кубики.
flag-match-records = Сохранить запись каждой игры в эту папку.
flag-plain = Выводить строку за строкой, без полного экрана.
flag-no-animation = Показывать кубики без анимации.
flag-solve-distribution = Вывести и распределение итоговых очков.
flag-simulate-players = Уровни игроков через запятую: hard,medium.
flag-simulate-games = Сколько игр сыграть. Можно написать 1e6.
flag-simulate-vary = Сравнить издания или значения настройки.
flag-simulate-seed = Начальное число. Одно и то же число даёт те же игры.
flag-simulate-workers = Сколько процессов запустить. Иначе — по одному на процессор.
flag-simulate-backend = Выбрать threads, loky, dask или ray. Иначе Noppa возьмёт подходящее этой машине.
flag-simulate-cluster = Использовать кластер Dask или Ray по этому адресу.
flag-simulate-out = Сохранить каждую игру в этот файл, .csv или .parquet.
flag-simulate-svg = Сохранить график очков в этот файл.
flag-review-svg = Сохранить график игры в этот файл.
flag-practice-daily = Решить задачу дня. Она одна для всех.
flag-practice-questions = Закончить после стольких вопросов.
flag-practice-seed = Начальное число. Одно и то же число даёт те же вопросы.
flag-replay-all = Вывести всю игру без остановок.
flag-serve-host = Слушать на этом адресе. 0.0.0.0 — на всех адресах.
flag-serve-port = Слушать на этом порту.
flag-serve-public-url = Адрес для игроков: https://dice.example.org.
flag-serve-redis = Использовать Redis по адресу redis://HOST, чтобы несколько процессов работали с одной базой данных.
flag-serve-secret-file = Прочитать ключ, которым подписаны cookie и приглашения, из этого файла.
flag-serve-tls-cert = Сертификат, чтобы отвечать по HTTPS без прокси.
flag-serve-tls-key = Закрытый ключ сертификата.
flag-serve-trust-proxy = Верить адресу клиента, который передаёт обратный прокси.
flag-doctor-public-url = Адрес для игроков. Прокси там тоже проверяется.
flag-prune-older-than = Удалить игры, которые не менялись вот столько: 90d или 12h.
flag-languages-missing = Показать каждое недостающее сообщение.

## Что не так с командной строкой
did-you-mean = Может быть, { $like }?
error-usage-command = Команды «{ $command }» нет. Есть { $allowed }.
error-usage-option = У этой команды нет параметра { $option }.
error-usage-value-missing = Параметру { $option } нужно значение.
error-usage-missing = Нужно добавить { $option }.
error-usage-choice = Для { $option } выбери одно из этого: { $allowed }.
error-usage-number = Значение { $option } должно быть числом.
error-usage-from = Значение { $option } должно быть числом не меньше { $least }.
error-usage-between = Значение { $option } должно быть числом от { $least } до { $most }.
error-usage-too-many = Эта команда не ждёт «{ $text }». Убери это.
error-usage-unforeseen = Noppa не понимает эту командную строку ({ $option }).
