# Що не так і як було б правильно. По повідомленню на кожен код дерева помилок;
# власні коди ігор — у їхніх файлах.

error-unforeseen = Щось пішло не так ({ $code }).

## Ходи
error-move-unreadable = «{ $text }» — не хід цієї гри.
error-move-illegal = Хід «{ $move }» зараз неможливий.
error-move-not-a-move = «{ $move }» — не об’єкт ходу. Зроби його з тексту за допомогою rules.parse().
error-move-game-over = Гру закінчено.
error-move-chance-first = { $asked ->
    [draw] Спершу відкрий карту.
   *[roll] Спершу кинь кубики.
 }
error-move-out-of-turn = Зараз ходить інший гравець.

## Випадковість
error-roll-not-asked = Зараз кидати нічого.
error-roll-count = { $dice ->
    [one] У цьому кидку { $dice } кубик, а не { $given }.
    [few] У цьому кидку { $dice } кубики, а не { $given }.
    [many] У цьому кидку { $dice } кубиків, а не { $given }.
   *[other] У цьому кидку { $dice } кубика, а не { $given }.
 }
error-roll-face = На кубику числа від 1 до 6, а не { $face }.
error-draw-not-asked = Зараз карту відкривати не треба.
error-card-not-in-pile = Карти «{ $card }» у колоді більше немає. Лишилися: { $allowed }.
error-card-unknown = Карти «{ $card }» немає. Карти: { $allowed }.
error-real-dice = Кубики справжні. Введи, що випало.
error-real-card = Карти справжні. Введи карту, яка відкрилася.
error-replay-over = У записаній грі більше немає кидків і карт.
error-replay-differs = У записаній грі тут інше: { $came }.

## Ігри, видання, налаштування
error-game-unknown = Гри «{ $game }» немає. Ігри: { $allowed }.
error-edition-unknown = Видання «{ $edition }» немає. Видання: { $allowed }.
error-first-unknown = Гравця «{ $name }» немає. Почати може: { $allowed }.
error-option-unknown = Налаштування «{ $key }» немає. Налаштування: { $allowed }.
error-option-value = «{ $key }» не може бути { $value }. Дозволено: { $allowed }.
error-option-form = Налаштування пиши так: NAME=VALUE, а не «{ $text }».
error-players = Гравців має бути від { $least } до { $most }, а не { $players }.

## Власні поля, колоди й карти
# { $content } — назва одного з них, сама по собі: Поле, Колода, Карта.
content-board = Поле
content-deck = Колода
content-map = Карта
content-content = Поле, колода або карта
error-content-other-game = { $content }: цей файл для гри { $allowed }, а не { $game }.
error-content-not-plain = { $content }: дозволено лише прості дані (текст, числа, списки й таблиці).
error-content-kind = { $content }: потрібен шлях, текст TOML або таблиця, а не { $given }.
error-content-not-a-table = { $content }: { $place } має бути таблицею, у якій є { $allowed }.
error-content-key-unknown = { $content }: у { $place } невідомий ключ «{ $key }». Дозволені: { $allowed }.
error-content-key-missing = { $content }: у { $place } бракує ключа «{ $key }».
error-content-no-file = { $content }: файл { $path } не читається ({ $why }).
error-content-not-text = { $content }: файл — не текст UTF-8 (байт { $byte }).
error-content-not-toml = { $content }: у файлі неправильний TOML ({ $why }).
error-content-line-too-long = { $content }: рядок { $line } довший, ніж можна (межа — { $most } знаків).
error-content-too-deep = { $content }: { $line ->
    [0] дужки вкладено глибше, ніж { $most }.
   *[other] ключ у рядку { $line } довший, ніж можна (межа — { $most } частин).
 }
error-content-too-costly = { $content }: у грі вийшло б понад { $most } кидків, карт і ходів. Зроби її коротшою.
error-content-too-long = { $content }: файл завеликий. У ньому може бути щонайбільше { $most } байтів.

## Стіл
error-table-no-chance = Зараз нічого кидати чи відкривати.
error-table-started = Гра вже почалася.
error-table-not-over = Гру ще не закінчено.
error-table-ended = Гра закінчилася.
error-undo-nothing = Скасовувати нічого.
error-undo-not-yours = Останній хід чужий, а цей раунд іще триває.
error-undo-past-chance = Хід не можна скасувати, якщо після нього був кидок або карта.
error-amend-needs-real-dice = Виправляти записи можна лише у грі зі справжніми кубиками.
error-amend-other-kind = Запис { $number } — «{ $was }». Його не можна змінити на «{ $text }».
error-step-unknown = Запису { $number } немає. Записи: { $legal }.
error-seat-unknown = Місця { $seat } немає.
error-bot-unknown = Бота «{ $bot }» немає. Боти: { $legal }.

## Тренер
error-coach-no-worth = Тренер поки не знає гри { $game }.
error-worth-not-over = Гру ще не закінчено, переможця немає.
error-bot-not-due = Місцю { $seat } зараз нема чого обирати, питати його бота нема про що.
error-advice-not-due = Місцю { $seat } зараз нема чого обирати.
error-review-unfinished = Цю гру не закінчено. Дограй її, тоді буде й розбір.

## Симуляції
error-simulate-games = Кількість ігор має бути цілим числом, 1 або більше, а не { $games }.
error-simulate-seed = Початкове число має бути цілим, а не { $seed }.
error-simulate-settled = У цих правилах гри { $game } налаштування вже задано. Не передавай із ними видання чи налаштування.
error-simulate-backend = Виконавця «{ $backend }» немає. Виконавці: { $allowed }.
error-simulate-workers = Кількість процесів має бути цілим числом, 1 або більше, а не { $workers }.
error-simulate-cluster = Адресу кластера можна вказати лише для { $allowed }, але не для { $backend }.
error-simulate-no-cluster = Немає зв’язку з кластером { $backend } за адресою { $cluster }: { $reason }.
error-extra-missing = Для цього потрібні ще пакунки: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } у грі { $game } робить хід «{ $move }» не за правилами. За правилами: { $allowed }.
error-simulate-apart = { $player } грає лише у скомпільованих іграх, з гравцями цих рівнів: { $allowed }.
error-simulate-actions = { $player }: треба повернути цілі числа, по одному на гру ({ $count }), а не { $kind } форми { $shape }.
error-simulate-failed = { $player }: збій у грі { $game }: { $reason }
error-simulate-endless = Гру { $game } не закінчено після { $decisions } рішень. Можливо, ці гравці не закінчать її ніколи.
error-simulate-format = Зберегти результати в { $path } не можна. Потрібен файл одного з цих видів: { $allowed }.
error-simulate-write = Не вдалося записати { $path }: { $why }. У ньому поки результати ігор: { $games }.
error-simulate-out-one = Результати кожної гри можна зберегти лише для одних правил, а не коли порівнюєш кілька.
error-simulate-vary = Що порівняти, пиши так: NAME=A,B,C, а не «{ $text }».
error-simulate-vary-twice = «{ $key }» указано двічі. Збери всі значення в один список.

## Записи ігор
error-record-no-file = Не вдалося прочитати { $path }: { $why }.
error-save-exists = { $path } вже є, і це може бути інша гра. Продовж її з --resume, заміни з --overwrite або обери іншу назву.
error-save-taken = { $path } вже є. Обери іншу назву.
error-file-not-written = Не вдалося записати { $path }: { $why }.
error-record-too-long = Цей файл завеликий. У записі може бути щонайбільше { $most } байтів.
error-record-not-text = Цей файл — не текст UTF-8 (байт { $byte }).
error-record-not-json = Цей запис пошкоджений або неповний (рядок { $line }, стовпець { $column }).
error-record-not-a-record = Цей файл — не запис гри Noppa.
error-record-format-version = Цей запис має версію формату { $found }. Ця Noppa читає версію { $wanted }.
error-record-rules-version = Цю гру зіграно за правилами версії { $found }. Ця Noppa має версію { $wanted }.
error-record-key-unknown = У записі невідомий ключ «{ $key }». Відомі: { $allowed }.
error-record-key-missing = У записі бракує ключа «{ $key }».
error-record-key-twice = Ключ «{ $key }» стоїть у записі двічі.
error-record-value = У записі неправильне значення «{ $key }». Дозволено: { $allowed }.
error-record-not-over = Гру в цьому записі не закінчено.
error-record-content-hash = Поле, колода або карта в цьому записі не ті, з якими йшла гра.
error-event-unreadable = «{ $text }» — не кидок, не карта і не хід.
error-record-event = Запис { $number } не читається: «{ $text }».
error-event-misfit = Запис { $number }, «{ $event }», не пасує до гри. { $why }
error-state-unreadable = Не вдалося прочитати збережений стан: очікувалося { $wanted }, знайдено { $found }.
error-verify-real-dice = У цій грі справжні кубики, перевірити кидки не можна.
error-verify-commitment = Таємне число не те, що обіцяно до гри. Воно дає { $shown } замість { $promised }.
error-verify-differs = Запис { $number } не сходиться. У записі «{ $event }», а таємні числа дають «{ $promised }».

## Запити програм
error-engine-too-long = Цей рядок задовгий. Межа — { $most } байтів.
error-engine-not-json = Цей рядок — не JSON: «{ $text }».
error-engine-not-an-object = Запит має бути об’єктом JSON, а не «{ $text }».
error-engine-request = Запиту «{ $request }» немає. Запити: { $allowed }.
error-engine-key-unknown = Запит «{ $request }» не має ключа «{ $key }». Ключі: { $allowed }.
error-engine-key-missing = Запиту «{ $request }» потрібен ключ «{ $key }».
error-engine-value = У запиті «{ $request }» неправильне значення «{ $key }». Дозволені типи: { $allowed }.
error-engine-protocol = Ця програма знає версію протоколу { $wanted }, а не { $found }.
error-engine-table = Столу «{ $table }» немає. Столи: { $allowed }.
error-engine-nobody-due = Зараз нікому не треба обирати.
error-engine-action = Дії пронумеровано від 0 до { $most }, і { $action } серед них немає.
error-engine-record = Ця гра не має запису, бо її продовжено із заданого стану.
error-engine-names = Запису потрібно імен { $wanted }, а не { $given }.
error-engine-number = «{ $key }» має бути від { $least } до { $most }, а не { $given }.
error-engine-position = Такого стану у грі не буває ({ $why }).
error-engine-position-players = Гравців у цьому стані { $players }, а у грі { $wanted }.

## Уроки
error-lesson-unknown = Уроку для «{ $game }» немає. Уроки: { $allowed }.

## Програми за столом
error-program-no-start = Не вдалося запустити програму «{ $command }»: { $why }.
error-program-hangs = { $seconds ->
    [one] Програма «{ $command }» не відповіла за { $seconds } секунду.
    [few] Програма «{ $command }» не відповіла за { $seconds } секунди.
    [many] Програма «{ $command }» не відповіла за { $seconds } секунд.
   *[other] Програма «{ $command }» не відповіла за { $seconds } секунди.
 }
error-program-ended = Програма «{ $command }» завершилася з кодом { $exit } замість відповіді. { $complaint }
error-program-protocol = Програма «{ $command }» знає версію протоколу { $found }, а не { $wanted }.
error-program-rubbish = Програма «{ $command }» надіслала неправильну відповідь: «{ $text }».
error-program-gives-up = Програма «{ $command }» повідомила про помилку: { $text }.
error-program-no-move = Програма «{ $command }» зробила хід «{ $move }», а такого в цій грі немає.
error-program-illegal = Програма «{ $command }» зробила хід «{ $move }», а зараз він не за правилами.
error-programs-seated = { $seats ->
    [one] У цій грі місце для { $seats } програми
    [few] У цій грі місця для { $seats } програм
    [many] У цій грі місця для { $seats } програм
   *[other] У цій грі місця для { $seats } програми
 }, а в --engine їх { $programs }.

## Ігри на сервері
error-join-link = «{ $text }» — не посилання на гру. Посилання виглядає так: https://dice.example.org/#join=…
error-join-no-server = { $url } не відповідає: { $why }.
error-join-not-noppa = За цією адресою немає сервера Noppa (статус { $status }).
error-join-no-coach = В іграх на сервері тренера немає. Коли гра закінчиться, її можна розібрати.
error-join-own-content = У цій грі власне поле, колода або карта. Щоб грати, відкрий посилання в браузері.
error-join-lost = Зв’язок із { $url } зник.
error-practice-daily = Задача дня однакова для всіх, тому --daily не поєднується з { $option }.
error-play-resume = --resume продовжує гру з файлу як є, тому не поєднується з { $option }.

## Матчі
error-match-games = У матчі має бути парна кількість ігор, 2 або більше, а не { $games }.
error-match-sprt = Для правила зупинки потрібні дві різниці Ело, спершу менша, наприклад --sprt 0,10, а не «{ $text }».

## Навчання
error-rl-unknown = Середовища «{ $name }» немає. Середовища: { $allowed }.
error-rl-reward = Винагорода має бути однією з цих: { $allowed }, а не «{ $reward }».
error-rl-illegal = Налаштування для недозволених дій має бути одним із цих: { $allowed }, а не «{ $illegal }».
error-rl-action = Дії пронумеровано від 0 до { $most }, і { $action } серед них немає.
error-rl-envs = У пачці має бути хоча б одна гра, а не { $envs }.
error-rl-threads = Пачці потрібен хоча б один потік, а не { $threads }.
error-rl-seeds = Передай одне початкове число на всю пачку.
error-rl-actions = Передай масив цілих чисел довжини { $count }, а не { $kind } форми { $shape }.
error-rl-batch = Дія { $action } («{ $move }») у грі { $game_number } пачки не за правилами. За правилами: { $legal }.
error-rl-no-batch = У { $game } поки не можна грати пачками.
error-rl-no-observation = Гра { $game } не має спостережень для навчання.
error-native-missing = Не вдалося завантажити машинне ядро Noppa з { $path }: { $reason }. Встанови Noppa знову.
error-native-refused = Машинне ядро Noppa відхилило виклик { $function }: { $problem }.

## Чому відмовила система, після двокрапки
why-no-such-file = такого файлу немає
why-not-permitted = немає прав
why-is-a-folder = це тека
why-not-a-folder = частина шляху — не тека
why-already-there = це вже є
why-disk-full = диск повний
why-read-only = диск лише для читання
why-address-in-use = цим уже користується інша програма
why-no-such-address = цей комп’ютер не має такої адреси
why-connection-refused = там нічого не відповідає
error-not-a-backup = Це не файл з іграми, збереженими на пристрої.
