# Что говорит `noppa --help`: команды, параметры и что не так с командной строкой.
# То, что вводят, остаётся как есть: --имена, ЗАГЛАВНЫЕ, easy, medium, hard, fair, real.

## Заголовки
usage-heading = Использование:
usage-options = Параметры
usage-commands = Команды
usage-required = обязательно
usage-try = «{ $command } --help» расскажет больше.

## Команды
command-noppa = Пять игр с кубиками: играть и изучать. Сама по себе открывает их в браузере.
command-menu = Выбрать игру и сыграть в терминале.
command-games = Показать игры, их издания и настройки.
command-rules = Объяснить игру, с примерами.
command-play = Играть в терминале: в одиночку, с друзьями или против ботов.
command-engine = Отвечать на запросы строками JSON: правила и боты для программ на любом языке.
command-solve = Вычислить точную ценность начала игры.
command-simulate = Сыграть много игр сразу и сказать, что у них общего.
command-review = Отделить удачу от мастерства в записанной игре.
command-history = Показать твои законченные игры, рекорды и то, что обходится дороже всего.
command-replay = Показать записанную игру ход за ходом.
command-verify = Проверить без сети, что каждый бросок такой, как обещали зёрна.
command-serve = Открыть игры для других; смотри docs/hosting.md.
command-backup = Скопировать игры сервера в файл, можно и на ходу.
command-prune = Удалить старые игры сервера.
command-languages = Показать языки и чего в каждом не хватает.

## Параметры нескольких команд
flag-help = Показать это и закончить.
flag-version = Показать версию и закончить.
flag-language = Язык: fi, sv, en, …
flag-locale-dir = Свои файлы сообщений, в папках с именами языков.
flag-edition = Как играют по буклету на каком-то языке; смотри «noppa games».
flag-option = Домашнее правило; можно повторять.
flag-json = Вывести всё как JSON.
flag-board = KIVI на своём поле.
flag-deck = Dicetto со своей колодой.
flag-map = Dice Trip на своей карте.
flag-database = sqlite:///FILE или postgresql://USER@HOST/NAME.
flag-config = Файл настроек TOML.

## Параметры одной команды
flag-noppa-lan = Пустить телефоны из домашней сети: показать адрес и QR-код.
flag-noppa-no-browser = Не открывать браузер.
flag-play-player = Человек за этим столом; можно повторять.
flag-play-bot = Бот за этим столом: easy, medium, hard, …; можно повторять.
flag-play-engine = Программа за этим столом; можно повторять.
flag-play-timeout = Сколько секунд у программы на один выбор.
flag-play-dice = Кубики Noppa (fair) или твои (real).
flag-play-every-roll = С настоящими кубиками: вводить каждый бросок, а не только последние кубики.
flag-play-seed = Кубики из этого зерна: то же зерно — те же кубики.
flag-play-save = Хранить игру в этом файле, шаг за шагом.
flag-play-resume = Продолжить игру из этого файла.
flag-play-coach = Совет по ? и замечание после дорогого выбора.
flag-play-pace = Секунды между шагами бота.
flag-solve-distribution = И как распределены итоговые очки.
flag-simulate-players = Уровни игроков через запятую: hard,medium.
flag-simulate-games = Сколько игр, можно и как 1e6.
flag-simulate-vary = Сравнить издания или значения настройки.
flag-simulate-seed = Каждый раз те же игры.
flag-simulate-workers = Сколько процессов сразу; если не сказано, все процессоры.
flag-simulate-backend = threads, loky, dask или ray; если не сказано, подходящий для этой машины.
flag-simulate-cluster = Адрес кластера Dask или Ray.
flag-simulate-out = Каждую игру в этот файл, .csv или .parquet.
flag-simulate-svg = Нарисовать распределение очков в этот файл.
flag-review-svg = Нарисовать кривую игры в этот файл.
flag-practice-questions = Закончить после стольких вопросов.
flag-practice-seed = Каждый раз те же позиции.
flag-replay-all = Вывести всю игру без остановок.
flag-serve-host = Адрес, на котором слушать; 0.0.0.0 — на всех.
flag-serve-port = Порт, на котором слушать.
flag-serve-public-url = По какому адресу заходят другие: https://dice.example.org.
flag-serve-redis = redis://HOST: несколько процессов на одной базе данных.
flag-serve-secret-file = Файл ключа, которым подписаны cookie и приглашения.
flag-serve-tls-cert = Сертификат, чтобы говорить по https без прокси.
flag-serve-tls-key = Его ключ.
flag-serve-trust-proxy = Верить адресу, который передаёт прокси впереди.
flag-prune-older-than = 90d или 12h: игры, которые с тех пор не менялись.
flag-languages-missing = Назвать каждое недостающее сообщение.

## Что не так с командной строкой
error-usage-command = Команды «{ $command }» нет. Команды: { $allowed }.
error-usage-option = Параметра { $option } здесь нет.
error-usage-value-missing = { $option } требует значения.
error-usage-missing = Нужно указать { $option }.
error-usage-choice = { $option } — одно из этих: { $allowed }.
error-usage-number = { $option } должно быть числом.
error-usage-from = { $option } должно быть числом не меньше { $least }.
error-usage-between = { $option } должно быть числом от { $least } до { $most }.
error-usage-too-many = Это больше, чем берёт команда: «{ $text }».
error-usage-unforeseen = Эта командная строка не читается ({ $option }).
