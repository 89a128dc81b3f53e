# Термінал.

## Списки
players-range = гравців: від { $least } до { $most }
list-editions = видання
list-edition = видання
list-own-edition = твоє
default-is = типово { $value }

## Мови
told-no-language = Noppa ще не знає мови «{ $language }», тому все буде англійською. Вона знає { $allowed }.
told-edition-own = Твоє видання — { $edition }, як у буклеті твоєю мовою. Інше можна обрати з --edition.
languages-complete = повністю
languages-missing = { $count ->
    [one] бракує { $count } повідомлення
    [few] бракує { $count } повідомлень
    [many] бракує { $count } повідомлень
   *[other] бракує { $count } повідомлення
 }
languages-broken = { $file }, рядок { $line }: цього повідомлення не прочитати, тому воно англійською.
languages-odd = { $message }: в англійській немає повідомлення з такою назвою.
error-languages-no-folder = Теки { $path } немає. Укажи теку з файлами повідомлень.

## Хто де сидить
you = Ти
bot-name = { $count ->
    [1] Бот
   *[other] Бот { $number }
 }

## Запитання
ask-roll = { $name }: натисни Enter, щоб кинути.
ask-draw = { $name }: натисни Enter, щоб відкрити карту.
ask-move = { $name }: введи хід або ?, щоб отримати довідку.
ask-dice = { $name }: що { $dice ->
    [one] показує { $dice } кубик?
    [few] показують { $dice } кубики?
    [many] показують { $dice } кубиків?
   *[other] показують { $dice } кубика?
 }
ask-final-dice = { $name }: кинь кубики і введи, що вийшло наприкінці (кубиків: { $dice }).
ask-card = { $name }: яка карта відкрилася?
ask-save = Зберегти цю гру як { $path }? [Т/н]
ask-hand-over = { $name }, твій хід. Натисни Enter, коли ніхто більше не дивиться.
ask-resume-or-new = Назви гру або вкажи --resume FILE, але не те й те. У файлі вже сказано, яка це гра.
ask-go-on = Enter — продовжити, q — вийти.
ask-which-game = У що зіграємо? Введи { $games } або вкажи --resume FILE.
typed-roll = кидок
typed-no = ні
typed-yes = так

## Що сталося
event-roll = { $name }: кидок { $dice }.
event-draw = { $name }: відкрито карту «{ $card }».
event-move = { $name }: { $move }.
event-start = Гра починається.
event-first = Починає: { $name }.
event-undo = Усе, починаючи із запису { $number }, скасовано.
event-amend = Запис { $number } виправлено на «{ $text }».
event-seat-bot = { $name }: тепер грає бот «{ $bot }».
event-seat-person = { $name } знову грає.
event-end-over = Гру закінчено.
event-end-stopped = Гравці закінчили гру достроково.
hint-moves = Можна ввести { $moves }.
told-undone = Скасовано.
told-fixed = Запис { $number } виправлено.
told-misfit = Запис { $number } виправлено, але тепер не пасує запис { $misfit } («{ $step }»). { $why } Продовжуй із цього місця.
told-saved = Збережено в { $path }
told-not-saved = Не вдалося зберегти в { $path }: { $why }.
told-solo = { $points ->
    [one] Гру закінчено. У тебе { $points } очко.
    [few] Гру закінчено. У тебе { $points } очки.
    [many] Гру закінчено. У тебе { $points } очок.
   *[other] Гру закінчено. У тебе { $points } очка.
 }
told-won = { $count ->
    [1] Перемога: { $names }, рахунок { $points }.
   *[other] Спільна перемога: { $names }, рахунок у кожного { $points }.
 }
told-stand-in = { $why } { $name }: далі грає бот «{ $bot }».
told-verified = { $count ->
    [1] Єдиний кидок чи карту цієї гри перевірено, усе чесно.
   *[other] Усі кидки й карти перевірено ({ $count }), усе чесно.
 }
told-unfinished = Цю гру ще не закінчено.
told-commitment = Обіцяно до гри: { $commitment }

## Довідка
help-commands =
    ? — ця довідка, «rules» — правила, «undo» — скасувати хід, «save FILE» — зберегти гру,
    «quit» — вийти.
help-real =
    ? — ця довідка, «rules» — правила, «undo» — скасувати останній запис, «fix» — виправити давніший,
    «save FILE» — зберегти гру, «quit» — вийти.
help-fix = Щоб виправити запис, введи «fix», його номер і як має бути.

## Помилки введення
error-typed-no-dice = Введи кубики цифрами від 1 до 6, а не «{ $text }».
error-typed-ambiguous = «{ $text }» може означати { $like }. Введи трохи більше.
error-typed-unknown = «{ $text }» зараз зіграти не можна. Enter покаже ходи, ? — довідку.
error-typed-close = «{ $text }» зараз зіграти не можна. Може, { $like }?
error-typed-enter = «{ $text }» тут нічого не означає. Просто натисни Enter.

## Меню
menu-title = У що зіграємо?
menu-game = Введи число від 1 до { $most } або натисни Enter для першої гри:
menu-way-bot = Проти бота
menu-way-alone = Наодинці, на свій рекорд
menu-way-friends = Із друзями, на цьому пристрої
menu-way-real = Справжніми кубиками, а Noppa веде рахунок
menu-level-easy = Легкий бот
menu-level-medium = Середній бот
menu-level-hard = Сильний бот
menu-level = Введи число від 1 до { $most } або натисни Enter для першого бота:
menu-way = Введи число від 1 до { $most } або натисни Enter для першого варіанта:
menu-names = Імена гравців через кому:
menu-not-there = «{ $typed }» немає у списку. Введи число від 1 до { $most }.

## Розв’язання
solving = Розв’язуємо гру
solving-distribution = Обчислюємо розподіл очок
solved-value = { $expected ->
    [one] Найкраща стратегія набирає в середньому { $expected } очко ({ $seconds } с).
    [few] Найкраща стратегія набирає в середньому { $expected } очки ({ $seconds } с).
    [many] Найкраща стратегія набирає в середньому { $expected } очок ({ $seconds } с).
   *[other] Найкраща стратегія набирає в середньому { $expected } очка ({ $seconds } с).
 }
solved-spread = Середнє { $mean }, стандартне відхилення { $spread }.
solved-percentiles = Процентилі: { $parts }
error-solve-unsolved = Гри { $game } Noppa розв’язати не може. Може такі: { $allowed }.

## Розбори
reviewing = Розбираємо гру
review-title = { $game }: удача й майстерність
review-player = гравець
review-final = підсумок
review-expected = очікувано
review-luck = удача
review-loss = помилки
review-others = інші
review-revision = уточнення
review-each = за вибір
review-band = рівень
review-curve = Імовірний підсумок упродовж гри
review-exact = Одиниця виміру: { $unit }. Числа точні.
review-estimate = Одиниця виміру: { $unit }. Числа приблизні.
review-moment = { $where }: { $what }. Різниця від цього ходу: { $change }.
review-round = Раунд { $round }
review-dice-differ = Обережно: кубики в цьому записі не збігаються з його таємними числами, тож показаній удачі вірити не можна. { $why }
review-final-dice-only = Введено лише останні кубики, тому всі кидки ходу рахуються як одна удача.
unit-points = очки ймовірного підсумку
unit-lead = очки ймовірного відриву від найсильнішого суперника
unit-chance = відсоткові пункти шансу на перемогу
per-cent = { $value }%
band-flawless = бездоганно
band-master = майстер
band-expert = знавець
band-skilled = досвідчений гравець
band-casual = аматор
band-beginner = початківець

## Тренер під час гри

## Історія
history-none = Закінчених ігор поки немає. Зіграй: noppa play yatzy
history-games = Ігри
history-records = Рекорди
history-day = день
history-game = гра
history-player = гравець
history-score = очки
history-luck = удача
history-loss = помилки
history-best = найкраще
history-average = середнє
history-each = { $game }: у середньому вибір коштує тобі { $each }.
history-each-curve = Середня ціна вибору в сотих, гра за грою
history-kinds = На чому втрачено очки

## Тренування
learn-how = Роби, що каже урок, або просто натискай Enter. Вийти — q.
learn-prompt = ({ $move }):
learn-type = Введи «{ $move }» або просто натисни Enter.
learn-allowed = Так теж можна, але цей урок показує інше.
learn-left = Продовжити урок можна будь-коли: noppa learn { $game }
learn-next = Урок пройдено — зіграй по-справжньому: noppa play { $game } --bot easy
practice-welcome = Обирай, як у грі; q — вийти.
practice-own = Це з твоєї гри.
practice-rival = { $count ->
    [1] Суперник
   *[other] Суперник { $number }
 }
practice-right = Добрий вибір.
practice-wrong = Це коштує { $loss }.
practice-sum = Правильно { $right } з { $asked }, втрачено { $lost }.
ask-practice = Твій вибір:

## Симуляції
simulating = Граємо багато ігор
simulate-progress = { $done } з { $games }, { $rate } за секунду
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } гра
    [few] { $game }, { $edition }: { $games } гри
    [many] { $game }, { $edition }: { $games } ігор
   *[other] { $game }, { $edition }: { $games } гри
 }
simulate-rate = за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
 }, { $rate } за секунду
simulate-players = Гравці: { $players }.
simulate-players-random = Гравці: { $players }. Вони грають навмання. Інших можна обрати з --players.
simulate-compared = Порівняння: { $what }
simulate-stopped = Зупинено після { $done } з { $games } ігор. Зігране збережено.
simulate-player = гравець
simulate-wins = перемоги
simulate-mean = очки
simulate-deviation = відхилення
simulate-low = 5%
simulate-median = медіана
simulate-high = 95%
simulate-first = Хто ходить першим, перемагає у { $share } ігор (95-відсотковий інтервал { $interval }). Порівняно з рівною часткою це { $more ->
    [one] { $more } відсотковий пункт
    [few] { $more } відсоткові пункти
    [many] { $more } відсоткових пунктів
   *[other] { $more } відсоткового пункту
 }.
simulate-length = У грі { $mean } ± { $error } рішень. Кожне ± — 95-відсотковий довірчий інтервал.
simulate-distribution = Очки: { $player }
simulate-everybody = усі
simulate-uses = Скільки разів у середньому на гравця і гру, ігор: { $games }
simulate-variants = { $game }, ігор на кожні правила: { $games }
simulate-variant = правила
simulate-wins-of = { $player }: перемоги
simulate-mean-of = { $player }: очки
simulate-first-seat = перше місце
simulate-decisions = рішення
simulate-picture = { $game }: очки у відсотках, ігор: { $games }

## Ігри на сервері
join-name = Твоє ім’я:
join-watching = Ти дивишся цю гру. Вийти — Ctrl-C.
join-taken = На цьому місці вже грає хтось інший, можна лише дивитися.
join-waiting-seats = Чекаємо за столом: { $names }.
join-waiting-start = Усі зібралися. Гра зараз почнеться.
join-waiting = Чекаємо: { $names }.
join-reconnecting = Зв’язок зник. Під’єднуємося знову…
join-left = Місце лишається твоїм. Повернутися: { $command }
join-help = ? — ця довідка, «rules» — правила, «undo» — попросити інших скасувати останній хід, «quit» — вийти. Місце лишиться твоїм.
join-undo-asked = Твоє прохання скасувати останній хід надіслано.
join-wish-undo = { $name } просить скасувати останній хід. Якщо ти не проти, натисни u.
join-wish-stop = { $name } пропонує закінчити гру. Якщо ти не проти, натисни u.
join-wish-remove = { $name } пропонує віддати чиєсь місце ботові. Якщо ти не проти, натисни u.
join-vote-undo = { $name } просить скасувати останній хід. Погодитися? [Т/н]
join-vote-stop = { $name } пропонує закінчити гру. Погодитися? [Т/н]
join-vote-remove = { $name } пропонує віддати чиєсь місце ботові. Погодитися? [Т/н]

## Матчі
match-title = { $game }: { $games } з { $wanted } ігор
match-player = гравець
match-wins = перемоги
match-ties = нічиї
match-losses = поразки
match-score = рахунок
match-points = очки за гру
match-elo = { $name }: різниця Ело { $elo } (95-відсотковий інтервал від { $low } до { $high }).
match-failed = { $name }: технічна поразка у грі { $number }. { $why }
match-failures = { $count ->
    [one] { $name }: { $count } технічна поразка.
    [few] { $name }: { $count } технічні поразки.
    [many] { $name }: { $count } технічних поразок.
   *[other] { $name }: { $count } технічної поразки.
 }
match-open = Поки не вирішено. Логарифм відношення правдоподібності { $ratio }, перевірка зупиниться на ±{ $bound }.
match-stronger = Вирішено. { $name }: перевага ближча до { $high } Ело, ніж до { $low } (логарифм відношення правдоподібності { $ratio }).
match-not-stronger = Вирішено. { $name }: перевага ближча до { $low } Ело, ніж до { $high } (логарифм відношення правдоподібності { $ratio }).

## Перевірка сервера
doctor-folder = У { $path } можна писати.
doctor-folder-not-writable = У { $path } не можна писати ({ $why }). Зроби власником користувача, від імені якого працює сервер.
doctor-secret-file = Файл секрету { $path } закритий від інших.
doctor-secret-file-missing = Файлу секрету { $path } ще немає. Сервер створить його під час запуску.
doctor-secret-file-unreadable = Сервер не може прочитати файл секрету { $path }. Зроби власником користувача, від імені якого працює сервер.
doctor-secret-file-open = Файл секрету { $path } можуть прочитати інші. Виконай: chmod 600 { $path }
doctor-admin-token = Ключ господаря в { $path } закритий від інших.
doctor-admin-token-missing = Файлу { $path } з ключем господаря немає. Створи його або прибери налаштування admin_token_file.
doctor-admin-token-unreadable = Сервер не може прочитати ключ господаря в { $path }. Зроби власником файлу користувача, від імені якого працює сервер.
doctor-admin-token-open = Ключ господаря можуть прочитати інші. Виконай: chmod 600 { $path }
doctor-disk = У { $path } вільно { $free } МБ.
doctor-disk-low = У { $path } вільно лише { $free } МБ. Звільни місце або видали старі ігри: noppa prune --older-than 90d
doctor-disk-full = Диск майже повний. У { $path } вільно { $free } МБ, а серверові потрібно { $least } МБ. Звільни місце.
doctor-descriptors = Ця система дає процесові відкрити щонайбільше файлів { $most }, і від цього залежить, скільки гравців під’єднається. Задай LimitNOFILE не менше ніж { $wanted }.
doctor-clock = Годинник збігається з годинником бази даних.
doctor-clock-past = Годинник показує { $date }, такого не може бути. Виправ його й увімкни синхронізацію часу (timedatectl set-ntp true).
doctor-clock-differs = Годинник відрізняється від годинника на { $where } на { $seconds } с. Увімкни синхронізацію часу на обох системах (timedatectl set-ntp true).
doctor-clock-back = Найновіша гра на { $seconds } с у майбутньому, тож годинник перевели назад. Виправ його до запуску сервера.
doctor-database-missing = Бази даних { $path } ще немає. Сервер створить її під час запуску.
doctor-database-empty = База даних порожня. Сервер створить таблиці під час запуску.
doctor-database-version = З базою даних усе гаразд (версія { $version }).
doctor-database-older = База даних має версію { $found }. Під час запуску сервер зробить копію й оновить її до { $wanted }.
doctor-database-newer = База даних має версію { $found }, від новішої Noppa, а ця знає лише { $wanted }. Встанови новішу Noppa або віднови копію.
doctor-database-writing = У базу даних можна писати.
doctor-database-away = База даних не відповідає: { $why }. Перевір, чи вона працює, а також її адресу й пароль.
doctor-redis = Redis відповідає.
doctor-redis-away = Redis не відповідає: { $why }. Перевір, чи він працює, і його адресу.
doctor-server = Сервер працює й готовий (версія { $version }).
doctor-server-away = За адресою { $url } сервер не відповідає ({ $why }), тому проксі не перевірено. Запусти сервер і повтори.
doctor-server-not-ready = Сервер працює, але не готовий: { $why }
doctor-server-older = Сервер досі працює на версії { $running }, а встановлено { $installed }. Перезапусти його.
doctor-no-public-url = Публічної адреси не задано, тому проксі не перевірено.
doctor-proxy = Проксі правильно передає схему й адресу клієнта.
doctor-proxy-away = Не вдалося відкрити { $url }: { $why }. Перевір ім’я, сертифікат і проксі.
doctor-proxy-host = Проксі змінює заголовок Host на «{ $host }». Хай передає { $wanted }.
doctor-proxy-other = { $url } відповідає зі статусом { $status }, але це не Noppa. Перевір, куди проксі передає запити.
doctor-proxy-scheme = Проксі не повідомляє серверові, що гравці заходять через { $scheme }. Хай задає X-Forwarded-Proto.
doctor-proxy-untrusted = Сервер не знає, що гравці заходять через { $scheme }. Задай trust_proxy = true.
doctor-proxy-pretended = Гравці можуть підробити свою адресу. Хай проксі сам задає X-Forwarded-For, а не передає чужий.
doctor-proxy-no-address = Проксі не передає адрес гравців, тому всі рахуються за одного. Хай задає X-Forwarded-For.
doctor-proxy-socket = WebSocket не проходить крізь проксі ({ $why }). Хай передає заголовки Upgrade і Connection.
doctor-proxy-socket-works = WebSocket проходить крізь проксі.

## Повний екран
full-roll = { $name }: натисни пробіл, щоб кинути.
full-draw = { $name }: натисни пробіл, щоб відкрити карту.
full-enter-dice = { $name }: кинь, натисни Enter і введи, що випало.
full-choose = { $name }: обери хід.
full-choose-dice = { $name }: обери кубики клавішами { $keys } і натисни пробіл.
full-choose-both = { $name }: залиш кубики клавішами { $keys } або обери стрілками й Enter.
full-choose-place = { $name }: обери стрілками й Enter.
full-chosen = Enter — { $move }
full-which = Котрий?
full-no-move = Тут так не можна. M — усі ходи.
full-pace = { $seconds } с між ходами
full-coach-waits = Тренер допоможе, коли настане твоя черга обирати.

## Повний екран: клавіші в нижньому рядку
full-key-roll = Кинути
full-key-draw = Відкрити карту
full-key-hold = Залишити
full-key-reroll = Кинути решту
full-key-choose = Обрати
full-key-moves = Усі ходи
full-key-tag = Число
full-type = Ввести
full-help = Довідка
full-chances = Шанси
full-log = Перебіг
full-leave = Вийти
full-faster = Швидше
full-slower = Повільніше
full-see-table = До столу
full-leave-noppa = Вийти з Noppa
full-search = Що ти хочеш зробити?

## Повний екран: панелі
full-panel-log = Що сталося
full-panel-coach = Тренер
full-panel-chances = Шанси на перемогу
full-panel-help = Довідка
full-help-keys =
    Ctrl+P — усе, що можна зробити.
    Обери щось і натисни ?, щоб прочитати про це.

## Повний екран: вихід
full-resume-later = Гру збережено. Продовжити: noppa play --resume { $path }

## Повний екран: крок за кроком
full-step-on = Далі
full-step-back = Назад
full-next-mistake = Наступна помилка
full-previous-mistake = Попередня помилка
full-first = Початок
full-last = Кінець

## Повний екран: карта
full-zoom = Масштаб
full-roll-again = Кинути їх знову
full-use-twice = Узяти кубик двічі
full-decide = Залиш кубики або обери ті, які кинеш знову. Так можна раз за гру.
full-tag = Обери місто для { $tag }.

## Повний екран: перший екран та інші
full-new-game = Нова гра
full-game = Гра
full-continue = { $others ->
    [0] Продовжити: { $game } ({ $day })
   *[other] Продовжити: { $game }, { $names } ({ $day })
 }
full-learn = Уроки
full-people = Люди за цим комп’ютером
full-nobody = Нікого, лише дивитися
full-bots = Боти
full-level-random = випадковий: будь-який хід
full-level-simple = простий: думає лише про цей хід
full-level-easy = легкий
full-level-medium = середній
full-level-hard = сильний: завжди найкращий хід, який знайде
full-start = Почати гру
full-change = Змінити
full-names = Імена
full-back = Назад
full-reading = Читаємо твої ігри…
full-panel-answer = Чого вартий кожен вибір
