# Сервер: в чём он отказывает, и немного слов его первой страницы.

## Запуск
serve-listening = Noppa работает по адресу { $url } (остановить — Ctrl-C).
serve-running = Noppa уже работает по адресу { $url }.
serve-running-lan = Noppa уже работает по адресу { $url }. Сначала останови её, потом запусти снова с --lan.
serve-scan = Чтобы играть с телефона дома, отсканируй этот код:
serve-backed-up = { $count ->
    [one] { $count } игра сохранена в { $path }.
    [few] { $count } игры сохранены в { $path }.
    [many] { $count } игр сохранено в { $path }.
   *[other] { $count } игры сохранено в { $path }.
 }
serve-pruned = { $count ->
    [one] Удалена { $count } игра.
    [few] Удалены { $count } игры.
    [many] Удалено { $count } игр.
   *[other] Удалено { $count } игры.
 }
serve-restored = { $count ->
    [one] Восстановлена { $count } игра.
    [few] Восстановлены { $count } игры.
    [many] Восстановлено { $count } игр.
   *[other] Восстановлено { $count } игры.
 }
serve-exported = { $count ->
    [one] { $count } игра выгружена в { $path }.
    [few] { $count } игры выгружены в { $path }.
    [many] { $count } игр выгружено в { $path }.
   *[other] { $count } игры выгружено в { $path }.
 }
serve-forgotten = { $deleted ->
    [one] Удалена { $deleted } игра.
    [few] Удалены { $deleted } игры.
    [many] Удалено { $deleted } игр.
   *[other] Удалено { $deleted } игры.
 } { $kept ->
    [one] Имя игрока убрано из { $kept } игры с другими.
    [few] Имя игрока убрано из { $kept } игр с другими.
    [many] Имя игрока убрано из { $kept } игр с другими.
   *[other] Имя игрока убрано из { $kept } игры с другими.
 }
error-setting-unknown = Настройки «{ $key }» нет. Настройки: { $allowed }.
error-setting-value = У настройки «{ $key }» не может быть значения «{ $value }». Допустимо: { $allowed }.
error-setting-no-file = Не удалось прочитать файл настроек { $path }: { $why }.
error-setting-not-toml = Файл настроек { $path } — неправильный TOML: { $why }.
error-setting-tls-pair = К сертификату TLS нужен ключ, а к ключу — сертификат. Укажи оба или ни одного.
error-setting-public-url = «{ $value }» — не публичный адрес. Пиши его так: https://dice.example.org.
error-setting-database = Адрес базы данных пиши так: { $allowed }.
error-setting-age = Возраст пиши как 90d или 12h, а не «{ $text }».
error-setting-extra = Сначала установи дополнительный пакет: pip install 'noppa[{ $extra }]'.
error-secret-file = Не удалось прочитать или создать файл секрета { $path }: { $why }.
error-secret-short = { $least ->
    [one] Секрет в { $path } слишком короткий. Нужен хотя бы { $least } знак.
    [few] Секрет в { $path } слишком короткий. Нужно хотя бы { $least } знака.
    [many] Секрет в { $path } слишком короткий. Нужно хотя бы { $least } знаков.
   *[other] Секрет в { $path } слишком короткий. Нужно хотя бы { $least } знака.
 }
error-port-in-use = Не удалось занять порт { $port } на { $host }: { $why }.
error-database-no-file = Не удалось открыть базу данных { $path }: { $why }.
error-database-in-use = С базой данных { $database } уже работает другой сервер Noppa. Чтобы запустить несколько, нужен Redis: смотри --redis.
error-database-away = Нет связи с базой данных ({ $why }).
error-database-newer = База данных версии { $found }, из более новой Noppa. Эта Noppa знает версии только до { $wanted }.
error-backup-exists = { $path } уже есть. Выбери для копии другое имя.
error-backup-no-database = Базы данных { $path } нет, копировать нечего.
error-backup-failed = Не удалось записать копию { $path }: { $why }.
error-restore-failed = Не удалось восстановить { $path }: { $why }.
error-restore-not-empty = В базе данных уже есть игры. Восстанавливай в пустую.
error-lan-unavailable = Этот компьютер не в сети, к которой могут подключиться телефоны.
error-lan-busy = Не удалось занять адрес { $address }: { $why }.

## Запросы
error-request-invalid = В запросе ошибка, { $where }: { $why }.
error-request-refused = Сервер отклонил этот запрос ({ $status }).
error-no-such-page = По адресу { $path } ничего нет.
error-method-not-allowed = С { $path } так сделать нельзя.
error-message-not-text = Отправляй сообщения текстом, а не байтами.
error-body-too-long = Запрос слишком большой. Предел — { $most } байт.
error-host-unknown = «{ $host }» — не имя этого сервера.
error-origin-unknown = Страницам с { $origin } это здесь нельзя.
error-too-fast = { $seconds ->
    [one] Слишком много сразу. Попробуй снова через { $seconds } секунду.
    [few] Слишком много сразу. Попробуй снова через { $seconds } секунды.
    [many] Слишком много сразу. Попробуй снова через { $seconds } секунд.
   *[other] Слишком много сразу. Попробуй снова через { $seconds } секунды.
 }
error-too-many-sockets = Слишком много подключений из твоей сети. Предел — { $most }.
error-storage-unavailable = Сейчас до твоих игр не добраться. Ничего не потеряно. Попробуй чуть позже.
error-storage-full = На устройстве не осталось места. Удали часть игр и попробуй снова.
error-needs-server = Для этого нужен сервер. Здесь можно играть с ботами и с теми, кто рядом.
error-worker-unavailable = Тренер занят. Попробуй ещё раз.
error-worker-busy = Слишком много запросов в очереди. Попробуй чуть позже.
error-worker-too-long = Расчёт занимает слишком много времени.
error-name-refused = Это имя здесь не разрешено. Выбери другое.
error-content-refused = Одно из слов в этом файле здесь не разрешено.
error-admin-off = Страница хозяина на этом сервере выключена.
error-admin-only = Это не ключ хозяина.
error-client-gone = Запрос отменён.
error-disk-full = Диск почти заполнен. Осталось { $free } МБ, а Noppa нужно не меньше { $least } МБ.
error-closing = Сервер выключается. Попробуй чуть позже.

## Игры
error-game-not-found = Не удалось найти эту игру.
error-game-not-started = Игра ещё не началась.
error-game-not-over = Игра ещё не окончена.
error-game-closed = Эта игра закрыта: с её начала правила изменились.
error-seed-not-awaited = Секретное число для этой игры от тебя сейчас не нужно.
error-seed-differs = Это не то секретное число, которое было обещано.
error-seeds-differ = Секретные числа для кубиков этой игры не совпадают с сохранёнными, поэтому продолжить её нельзя.
error-stale = Игра ушла вперёд. Взгляни ещё раз.
error-same-needs-fair-dice = Одинаковые кубики для всех бывают только с кубиками Noppa.
error-dice-not-real = Вводить кубики можно только в игре с настоящими кубиками.
error-record-day-open = Это кубики сегодняшнего дня. Запись можно будет взять завтра.
error-remark-no-move = Запись { $number } — не ход этого игрока.
error-played-not-yours = Эту игру уже добавил кто-то другой.
error-question-no-move = Запись { $number } той игры — не ход.
error-lesson-no-step = В уроке нет шага { $step }.
error-practice-unknown = { $game }: тренировать нечего.
error-day-not-played = Это кубики сегодняшнего дня. Доиграй свою игру, потом сможешь смотреть чужие.
error-odds-unequal = Пока бот ходит наугад, шансы победить не показать.
error-day-unknown = Нет кубиков дня для игры { $game } на { $day }.

## Места
error-seat-not-there = Места { $seat } нет.
error-seat-not-yours = Это чужое место.
error-seat-taken = Это место занято.
error-seat-is-bots = На этом месте играет бот.
error-seat-present = Игрок на этом месте ещё на связи, занять его нельзя.
error-remove-own = Чтобы освободить своё место, выйди из игры.
error-remove-too-few = Чтобы кого-то убрать, других игроков за столом должно быть не меньше { $least }.
error-seat-in-round = Войти можно, когда закончится этот раунд.
error-seat-not-absent = { $seconds ->
    [one] Этого игрока нет ещё меньше { $seconds } секунды.
    [few] Этого игрока нет ещё меньше { $seconds } секунд.
    [many] Этого игрока нет ещё меньше { $seconds } секунд.
   *[other] Этого игрока нет ещё меньше { $seconds } секунды.
 }
error-creator-only = Это может только тот, кто создал эту игру.
error-players-only = Это могут только игроки.
error-host-only = Это может только тот, кто запустил сервер.
error-invite-unknown = Это приглашение больше не действует. Попроси новое.
error-link-unknown = Эта ссылка уже использована или устарела. Попроси новую.
error-coach-not-allowed = В этой игре нет тренера.
error-undo-not-agreed = В этой игре ходы не отменяют.
error-nothing-asked = Об этом никто не просил, или игра ушла вперёд.

## Сайт без сервера
site-written = { $count ->
    [one] В { $path } записан { $count } файл ({ $megabytes } МБ). Эту папку можно разместить на любом веб-сервере, по любому адресу.
    [few] В { $path } записано { $count } файла ({ $megabytes } МБ). Эту папку можно разместить на любом веб-сервере, по любому адресу.
    [many] В { $path } записано { $count } файлов ({ $megabytes } МБ). Эту папку можно разместить на любом веб-сервере, по любому адресу.
   *[other] В { $path } записано { $count } файла ({ $megabytes } МБ). Эту папку можно разместить на любом веб-сервере, по любому адресу.
 }
site-needs-server = Посетители играют на своём устройстве. Чтобы играть по ссылке и с общими кубиками дня, запусти сервер: «noppa serve».
error-site-not-built = Приложение для браузера ещё не собрано. Выполни «cd web && npm ci && npm run build».
error-site-not-empty = Папка { $path } не пуста. Выбери новую.
error-site-failed = Не удалось записать сайт в { $path }: { $why }.
