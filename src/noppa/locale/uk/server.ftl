# Сервер: у чому він відмовляє, і трохи слів його першої сторінки.

## Запуск
serve-listening = Noppa працює за адресою { $url } (зупинити — Ctrl-C).
serve-running = Noppa вже працює за адресою { $url }.
serve-running-lan = Noppa вже працює за адресою { $url }. Спершу зупини її, тоді запусти знову з --lan.
serve-scan = Щоб грати з телефона вдома, відскануй цей код:
serve-backed-up = { $count ->
    [one] { $count } гру збережено в { $path }.
    [few] { $count } гри збережено в { $path }.
    [many] { $count } ігор збережено в { $path }.
   *[other] { $count } гри збережено в { $path }.
 }
serve-pruned = { $count ->
    [one] Видалено { $count } гру.
    [few] Видалено { $count } гри.
    [many] Видалено { $count } ігор.
   *[other] Видалено { $count } гри.
 }
serve-restored = { $count ->
    [one] Відновлено { $count } гру.
    [few] Відновлено { $count } гри.
    [many] Відновлено { $count } ігор.
   *[other] Відновлено { $count } гри.
 }
serve-exported = { $count ->
    [one] { $count } гру вивантажено в { $path }.
    [few] { $count } гри вивантажено в { $path }.
    [many] { $count } ігор вивантажено в { $path }.
   *[other] { $count } гри вивантажено в { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Видалено { $deleted } гру.
    [few] Видалено { $deleted } гри.
    [many] Видалено { $deleted } ігор.
   *[other] Видалено { $deleted } гри.
 } { $kept ->
    [one] Ім’я гравця прибрано з { $kept } гри з іншими.
    [few] Ім’я гравця прибрано з { $kept } ігор з іншими.
    [many] Ім’я гравця прибрано з { $kept } ігор з іншими.
   *[other] Ім’я гравця прибрано з { $kept } гри з іншими.
 }
error-setting-unknown = Налаштування «{ $key }» немає. Налаштування: { $allowed }.
error-setting-value = Налаштування «{ $key }» не може мати значення «{ $value }». Дозволено: { $allowed }.
error-setting-no-file = Не вдалося прочитати файл налаштувань { $path }: { $why }.
error-setting-not-toml = У файлі налаштувань { $path } неправильний TOML: { $why }.
error-setting-tls-pair = Сертифікату TLS потрібен ключ, а ключу — сертифікат. Укажи обидва або жодного.
error-setting-public-url = «{ $value }» — не публічна адреса. Пиши її так: https://dice.example.org.
error-setting-database = Адресу бази даних пиши так: { $allowed }.
error-setting-age = Вік пиши як 90d або 12h, а не «{ $text }».
error-setting-extra = Спершу встанови додатковий пакунок: pip install 'noppa[{ $extra }]'.
error-secret-file = Не вдалося прочитати або створити файл секрету { $path }: { $why }.
error-secret-short = { $least ->
    [one] Секрет у { $path } закороткий. Потрібен щонайменше { $least } знак.
    [few] Секрет у { $path } закороткий. Потрібно щонайменше { $least } знаки.
    [many] Секрет у { $path } закороткий. Потрібно щонайменше { $least } знаків.
   *[other] Секрет у { $path } закороткий. Потрібно щонайменше { $least } знака.
 }
error-port-in-use = Не вдалося зайняти порт { $port } на { $host }: { $why }.
error-database-no-file = Не вдалося відкрити базу даних { $path }: { $why }.
error-database-in-use = Із базою даних { $database } вже працює інший сервер Noppa. Щоб запустити кілька, потрібен Redis: дивись --redis.
error-database-away = Немає зв’язку з базою даних ({ $why }).
error-database-newer = База даних має версію { $found }, від новішої Noppa. Ця Noppa знає версії лише до { $wanted }.
error-backup-exists = { $path } уже є. Обери для копії іншу назву.
error-backup-no-database = Бази даних { $path } немає, копіювати нічого.
error-backup-failed = Не вдалося записати копію { $path }: { $why }.
error-restore-failed = Не вдалося відновити { $path }: { $why }.
error-restore-not-empty = У базі даних уже є ігри. Відновлюй у порожню.
error-lan-unavailable = Цей комп’ютер не в мережі, до якої можуть приєднатися телефони.
error-lan-busy = Не вдалося зайняти адресу { $address }: { $why }.

## Запити
error-request-invalid = У запиті помилка, { $where }: { $why }.
error-request-refused = Сервер відхилив цей запит ({ $status }).
error-no-such-page = За адресою { $path } нічого немає.
error-method-not-allowed = Із { $path } так не можна.
error-message-not-text = Надсилай повідомлення текстом, а не байтами.
error-body-too-long = Запит завеликий. Межа — { $most } байтів.
error-host-unknown = «{ $host }» — не ім’я цього сервера.
error-origin-unknown = Сторінкам із { $origin } це тут не дозволено.
error-too-fast = { $seconds ->
    [one] Забагато за раз. Спробуй знову за { $seconds } секунду.
    [few] Забагато за раз. Спробуй знову за { $seconds } секунди.
    [many] Забагато за раз. Спробуй знову за { $seconds } секунд.
   *[other] Забагато за раз. Спробуй знову за { $seconds } секунди.
 }
error-too-many-sockets = Забагато з’єднань із твоєї мережі. Межа — { $most }.
error-storage-unavailable = Зараз до твоїх ігор не дістатися. Нічого не пропало. Спробуй трохи згодом.
error-storage-full = На пристрої не лишилося місця. Видали частину ігор і спробуй знову.
error-needs-server = Для цього потрібен сервер. Тут можна грати з ботами й з тими, хто поруч.
error-worker-unavailable = Тренер зайнятий. Спробуй ще раз.
error-worker-busy = Забагато запитів у черзі. Спробуй трохи згодом.
error-worker-too-long = Обчислення триває надто довго.
error-name-refused = Таке ім’я тут не дозволено. Обери інше.
error-content-refused = Одне зі слів у цьому файлі тут не дозволено.
error-admin-off = Сторінку господаря на цьому сервері вимкнено.
error-admin-only = Це не ключ господаря.
error-client-gone = Запит скасовано.
error-disk-full = Диск майже повний. Лишилося { $free } МБ, а Noppa потрібно щонайменше { $least } МБ.
error-closing = Сервер вимикається. Спробуй трохи згодом.

## Ігри
error-game-not-found = Не вдалося знайти цю гру.
error-game-not-started = Гра ще не почалася.
error-game-not-over = Гру ще не закінчено.
error-game-closed = Цю гру закрито: відколи вона почалася, правила змінилися.
error-seed-not-awaited = Таємне число для цієї гри від тебе зараз не потрібне.
error-seed-differs = Це не те таємне число, яке було обіцяно.
error-seeds-differ = Таємні числа для кубиків цієї гри не збігаються зі збереженими, тому продовжити її не можна.
error-stale = Гра пішла далі. Поглянь ще раз.
error-same-needs-fair-dice = Однакові кубики для всіх можливі лише з кубиками Noppa.
error-dice-not-real = Вводити кубики можна лише в грі зі справжніми кубиками.
error-record-day-open = Це сьогоднішні кубики. Запис можна буде взяти завтра.
error-remark-no-move = Запис { $number } — не хід цього гравця.
error-played-not-yours = Цю гру вже додав хтось інший.
error-question-no-move = Запис { $number } тієї гри — не хід.
error-lesson-no-step = В уроці немає кроку { $step }.
error-practice-unknown = { $game }: тренувати нічого.
error-day-not-played = Це сьогоднішні кубики. Дограй свою гру, тоді зможеш дивитися чужі.
error-odds-unequal = Доки бот грає навмання, шансів на перемогу не показати.
error-day-unknown = Немає кубиків дня для гри { $game } на { $day }.

## Місця
error-seat-not-there = Місця { $seat } немає.
error-seat-not-yours = Це чуже місце.
error-seat-taken = Це місце зайнято.
error-seat-is-bots = На цьому місці грає бот.
error-seat-present = Гравець на цьому місці ще на зв’язку, тож зайняти його не можна.
error-remove-own = Щоб звільнити своє місце, вийди з гри.
error-remove-too-few = Щоб когось прибрати, інших гравців за столом має бути щонайменше { $least }.
error-seat-in-round = Приєднатися можна, коли закінчиться цей раунд.
error-seat-not-absent = { $seconds ->
    [one] Цього гравця немає ще менше ніж { $seconds } секунду.
    [few] Цього гравця немає ще менше ніж { $seconds } секунди.
    [many] Цього гравця немає ще менше ніж { $seconds } секунд.
   *[other] Цього гравця немає ще менше ніж { $seconds } секунди.
 }
error-creator-only = Це може лише той, хто створив цю гру.
error-players-only = Це можуть лише гравці.
error-host-only = Це може лише той, хто запустив сервер.
error-invite-unknown = Це запрошення більше не діє. Попроси нове.
error-link-unknown = Це посилання вже використано або воно застаріло. Попроси нове.
error-coach-not-allowed = У цій грі тренера немає.
error-undo-not-agreed = У цій грі ходів не скасовують.
error-nothing-asked = Про це ніхто не просив, або гра пішла далі.

## Сайт без сервера
site-written = { $count ->
    [one] У { $path } записано { $count } файл ({ $megabytes } МБ). Цю теку можна розмістити на будь-якому вебсервері, за будь-якою адресою.
    [few] У { $path } записано { $count } файли ({ $megabytes } МБ). Цю теку можна розмістити на будь-якому вебсервері, за будь-якою адресою.
    [many] У { $path } записано { $count } файлів ({ $megabytes } МБ). Цю теку можна розмістити на будь-якому вебсервері, за будь-якою адресою.
   *[other] У { $path } записано { $count } файлу ({ $megabytes } МБ). Цю теку можна розмістити на будь-якому вебсервері, за будь-якою адресою.
 }
site-needs-server = Відвідувачі грають на своєму пристрої. Щоб грати за посиланням і зі спільними кубиками дня, запусти сервер: «noppa serve».
error-site-not-built = Застосунок для браузера ще не зібрано. Виконай «cd web && npm ci && npm run build».
error-site-not-empty = Тека { $path } не порожня. Обери нову.
error-site-failed = Не вдалося записати сайт у { $path }: { $why }.
