# Сервер: в чём он отказывает, и немного слов его первой страницы.

## Запуск
serve-listening = Noppa по адресу { $url } (Ctrl-C останавливает).
serve-scan = Телефон в домашней сети откроет её по этому коду:
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
error-setting-unknown = Настройки «{ $key }» нет. Настройки: { $allowed }.
error-setting-value = Настройка «{ $key }» не может быть «{ $value }»: ожидается { $allowed }.
error-setting-no-file = Файл настроек { $path } не читается: { $why }.
error-setting-not-toml = Файл настроек { $path } — неправильный TOML: { $why }.
error-setting-tls-pair = Сертификат и его ключ ходят парой: укажи оба или ни одного.
error-setting-public-url = «{ $value }» — не адрес, по которому можно зайти: пиши его как https://dice.example.org.
error-setting-database = База данных указывается как { $allowed }.
error-setting-age = Возраст пиши как 90d или 12h, а не «{ $text }».
error-setting-extra = Для этого нужно доустановить: pip install 'noppa[{ $extra }]'.
error-secret-file = Файл секрета { $path } не прочитать и не создать: { $why }.
error-secret-short = Секрет в { $path } слишком короткий: знаков нужно не меньше { $least }.
error-port-in-use = На { $host }, порт { $port }, слушать нельзя: { $why }.
error-database-no-file = Базу данных { $path } не открыть: { $why }.
error-database-in-use = На базе данных { $database } уже работает другая Noppa. Нескольким нужен Redis: смотри --redis.
error-database-away = База данных недоступна ({ $why }).
error-database-newer = База данных версии { $found }, из более новой Noppa; эта знает { $wanted }.
error-backup-exists = { $path } уже есть: резервная копия ничего не перезаписывает.
error-backup-failed = Копию { $path } не удалось записать: { $why }.
error-lan-unavailable = Эта машина не в сети, куда могли бы зайти телефоны.
error-lan-busy = На { $address } слушать нельзя: { $why }.

## Запросы
error-request-invalid = Это не читается: { $where }: { $why }.
error-request-refused = Этот запрос отклонён ({ $status }).
error-no-such-page = По адресу { $path } ничего нет.
error-method-not-allowed = С { $path } так сделать нельзя.
error-message-not-text = Сообщение — это текст, а не байты.
error-body-too-long = В запросе может быть не больше { $most } байт.
error-host-unknown = Этот сервер не зовётся «{ $host }».
error-origin-unknown = Странице с { $origin } здесь такое нельзя.
error-too-fast = Слишком много сразу: попробуй через { $seconds } с.
error-too-many-sockets = Соединений с одного адреса может быть не больше { $most }.
error-storage-unavailable = Игры сейчас недоступны. Ничего не пропало: попробуй ещё раз.
error-worker-unavailable = Сейчас некому об этом подумать: попробуй ещё раз.
error-closing = Сервер как раз закрывается: попробуй через минуту.

## Игры
error-game-not-found = Такой игры нет.
error-game-not-started = Игра ещё не началась.
error-game-not-over = Игра ещё не окончена.
error-game-closed = Эта игра закрыта: с тех пор её правила изменились.
error-stale = Кое-что произошло раньше: взгляни ещё раз.
error-same-needs-fair-dice = Одинаковые кубики для всех бывают только у Noppa.
error-dice-not-real = Кубики вводят только там, где они настоящие.
error-record-day-open = Это сегодняшние кубики: запись можно будет взять завтра.
error-remark-no-move = Событие { $number } — не ход этого места.
error-question-no-move = Событие { $number } той игры — не ход.
error-practice-unknown = В игре { $game } тренировать нечего.
error-day-unknown = Нет кубиков дня для игры { $game } на { $day }.

## Места
error-seat-not-there = Места { $seat } нет.
error-seat-not-yours = Это место чужое.
error-seat-taken = Это место занято.
error-seat-is-bots = На этом месте играет бот.
error-seat-not-absent = Того, кто там сидит, нет меньше { $seconds } с.
error-creator-only = Это может только тот, кто создал игру.
error-players-only = Это могут только игроки.
error-host-only = Это может только тот, кто запустил сервер.
error-invite-unknown = Это приглашение не действует: попроси новое.
error-link-unknown = Эта ссылка использована или устарела: попроси новую.
error-coach-not-allowed = За этим столом договорились играть без тренера.
error-undo-not-agreed = За этим столом договорились не возвращать ходы.
error-nothing-asked = Об этом никто не просил, или с тех пор что-то произошло.

## Первая страница
