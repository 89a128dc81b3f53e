# Сервер: у чому він відмовляє, і трохи слів його першої сторінки.

## Запуск
serve-listening = Noppa за адресою { $url } (Ctrl-C зупиняє).
serve-scan = Телефон у домашній мережі відкриє її за цим кодом:
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
error-setting-unknown = Налаштування «{ $key }» немає. Налаштування: { $allowed }.
error-setting-value = Налаштування «{ $key }» не може бути «{ $value }»: очікується { $allowed }.
error-setting-no-file = Файл налаштувань { $path } не читається: { $why }.
error-setting-not-toml = Файл налаштувань { $path } — неправильний TOML: { $why }.
error-setting-tls-pair = Сертифікат і його ключ ходять у парі: вкажи обидва або жодного.
error-setting-public-url = «{ $value }» — не адреса, за якою можна зайти: пиши її як https://dice.example.org.
error-setting-database = Базу даних указують як { $allowed }.
error-setting-age = Вік пиши як 90d або 12h, а не «{ $text }».
error-setting-extra = Для цього треба довстановити: pip install 'noppa[{ $extra }]'.
error-secret-file = Файл секрету { $path } не прочитати і не створити: { $why }.
error-secret-short = Секрет у { $path } закороткий: знаків треба не менше ніж { $least }.
error-port-in-use = На { $host }, порт { $port }, слухати не можна: { $why }.
error-database-no-file = Базу даних { $path } не відкрити: { $why }.
error-database-in-use = На базі даних { $database } вже працює інша Noppa. Кільком потрібен Redis: дивись --redis.
error-database-away = База даних недоступна ({ $why }).
error-database-newer = База даних версії { $found }, від новішої Noppa; ця знає { $wanted }.
error-backup-exists = { $path } вже є: резервна копія нічого не перезаписує.
error-backup-failed = Копію { $path } не вдалося записати: { $why }.
error-lan-unavailable = Ця машина не в мережі, куди могли б зайти телефони.
error-lan-busy = На { $address } слухати не можна: { $why }.

## Запити
error-request-invalid = Це не читається: { $where }: { $why }.
error-request-refused = Цей запит відхилено ({ $status }).
error-no-such-page = За адресою { $path } нічого немає.
error-method-not-allowed = Із { $path } так зробити не можна.
error-message-not-text = Повідомлення — це текст, а не байти.
error-body-too-long = У запиті може бути не більше ніж { $most } байтів.
error-host-unknown = Цей сервер не зветься «{ $host }».
error-origin-unknown = Сторінці з { $origin } тут такого не можна.
error-too-fast = Забагато одразу: спробуй за { $seconds } с.
error-too-many-sockets = З’єднань з однієї адреси може бути не більше ніж { $most }.
error-storage-unavailable = Ігри зараз недоступні. Нічого не пропало: спробуй ще раз.
error-worker-unavailable = Зараз нікому про це подумати: спробуй ще раз.
error-closing = Сервер саме закривається: спробуй за хвилину.

## Ігри
error-game-not-found = Такої гри немає.
error-game-not-started = Гра ще не почалася.
error-game-not-over = Гру ще не закінчено.
error-game-closed = Цю гру закрито: відтоді її правила змінилися.
error-stale = Дещо сталося раніше: поглянь ще раз.
error-same-needs-fair-dice = Однакові кубики для всіх бувають лише в Noppa.
error-dice-not-real = Кубики вводять лише там, де вони справжні.
error-record-day-open = Це сьогоднішні кубики: запис можна буде взяти завтра.
error-remark-no-move = Подія { $number } — не хід цього місця.
error-question-no-move = Подія { $number } тієї гри — не хід.
error-practice-unknown = У грі { $game } тренувати нічого.
error-day-unknown = Немає кубиків дня для гри { $game } на { $day }.

## Місця
error-seat-not-there = Місця { $seat } немає.
error-seat-not-yours = Це місце чуже.
error-seat-taken = Це місце зайняте.
error-seat-is-bots = На цьому місці грає бот.
error-seat-not-absent = Того, хто там сидить, немає менше ніж { $seconds } с.
error-creator-only = Це може лише той, хто створив гру.
error-players-only = Це можуть лише гравці.
error-host-only = Це може лише той, хто запустив сервер.
error-invite-unknown = Це запрошення не діє: попроси нове.
error-link-unknown = Це посилання використане або застаріле: попроси нове.
error-coach-not-allowed = За цим столом домовилися грати без тренера.
error-undo-not-agreed = За цим столом домовилися не повертати ходів.
error-nothing-asked = Про це ніхто не просив, або відтоді щось сталося.

## Перша сторінка
