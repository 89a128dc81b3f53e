# Що не так і як було б правильно. По повідомленню на кожен код дерева помилок;
# власні коди ігор — у їхніх файлах.

error-unforeseen = Щось пішло не так ({ $code }).

## Ходи
error-move-unreadable = «{ $text }» — не хід цієї гри.
error-move-illegal = «{ $move }» зараз зіграти не можна.
error-move-not-a-move = «{ $move }» — не хід; правила приймають ходи, а не текст.
error-move-game-over = Гру закінчено.
error-move-chance-first = { $asked ->
    [draw] Спершу карта.
   *[roll] Спершу кубики.
 }
error-move-out-of-turn = Зараз не хід цього місця.

## Випадок
error-roll-not-asked = Зараз кубиків не кидають.
error-roll-count = { $dice ->
    [one] Кидають { $dice } кубик, а не { $given }.
    [few] Кидають { $dice } кубики, а не { $given }.
    [many] Кидають { $dice } кубиків, а не { $given }.
   *[other] Кидають { $dice } кубика, а не { $given }.
 }
error-roll-face = Кубик показує від 1 до 6, а не { $face }.
error-draw-not-asked = Зараз карти не відкривають.
error-card-not-in-pile = Карти «{ $card }» у колоді більше немає. Лишилися: { $allowed }.
error-card-unknown = Карти «{ $card }» немає. Карти: { $allowed }.
error-real-dice = Кубики справжні: введи, що вони показують.
error-real-card = Карти справжні: введи, що відкрито.
error-replay-over = У записаній грі більше немає ні кубиків, ні карт.
error-replay-differs = У записаній грі на цьому місці інше: { $came }.

## Ігри, видання, налаштування
error-game-unknown = Гри «{ $game }» немає. Ігри: { $allowed }.
error-edition-unknown = Видання «{ $edition }» немає. Видання: { $allowed }.
error-option-unknown = Налаштування «{ $key }» немає. Налаштування: { $allowed }.
error-option-value = «{ $key }» не може бути { $value }. Дозволено: { $allowed }.
error-option-form = Налаштування пиши як NAME=VALUE, а не «{ $text }».
error-players = Гравців може бути від { $least } до { $most }, а не { $players }.

## Власні поля, колоди й карти
# { $content } — назва одного з них, сама по собі: Поле, Колода, Карта.
content-board = Поле
content-deck = Колода
content-map = Карта
content-content = Поле, колода або карта
error-content-other-game = { $content }: це для гри { $allowed }, а не { $game }.
error-content-not-plain = { $content }: щось усередині — не прості дані.
error-content-kind = { $content }: дай файл, текст або таблицю, а не { $given }.
error-content-not-a-table = { $content }: { $place } — тут потрібна таблиця з { $allowed }.
error-content-key-unknown = { $content }: у { $place } невідомий ключ «{ $key }». Дозволені: { $allowed }.
error-content-key-missing = { $content }: у { $place } бракує «{ $key }».
error-content-no-file = { $content }: файл { $path } не читається: { $why }.
error-content-not-text = { $content }: файл — не текст UTF-8 (байт { $byte }).
error-content-not-toml = { $content }: це неправильний TOML: { $why }.
error-content-too-long = { $content }: у файлі може бути не більше ніж { $most } байтів.

## Стіл
error-table-no-chance = Зараз нема чого кидати чи відкривати.
error-table-started = Гра починається один раз, першою подією.
error-table-not-over = Гру ще не закінчено.
error-table-ended = Гра закінчилася.
error-undo-nothing = Повертати нічого.
error-undo-not-yours = Останній вибір чужий, і цей раунд іще триває.
error-undo-past-chance = Хід не можна повернути, якщо після нього були кубики або карта.
error-amend-needs-real-dice = Виправляти записи можна лише зі справжніми кубиками.
error-amend-other-kind = Запис { $number } — «{ $was }»; «{ $text }» на його місці стояти не може.
error-step-unknown = Запису { $number } немає, змінювати нічого. Записи: { $legal }.
error-seat-unknown = Місця { $seat } немає.
error-bot-unknown = Бота «{ $bot }» немає. Боти: { $legal }.

## Тренер
error-coach-no-worth = Тренер ще не знає гри { $game }.
error-worth-not-over = Гру ще не закінчено, і ніхто її не виграв.
error-bot-not-due = Місцю { $seat } зараз нема чого обирати, і його бота не спитати.
error-advice-not-due = Місцю { $seat } зараз нема чого обирати.
error-review-unfinished = Цю гру не закінчено: для розбору потрібен кінець.

## Симуляції
error-simulate-games = Кількість ігор має бути цілою, не менше 1, а не { $games }.
error-simulate-seed = Зерно — ціле число, а не { $seed }.
error-simulate-settled = Ці правила гри { $game } вже задано: видання чи налаштування поруч із ними вказати не можна.
error-simulate-backend = Виконавця «{ $backend }» немає. Виконавці: { $allowed }.
error-simulate-workers = Кількість процесів має бути цілою, не менше 1, а не { $workers }.
error-simulate-cluster = Адреса кластера буває лише в { $allowed }, але не в { $backend }.
error-simulate-no-cluster = Кластер { $backend } за адресою { $cluster } не відповідає: { $reason }.
error-extra-missing = Для цього потрібні ще пакунки: pip install "noppa[{ $extra }]".
error-simulate-illegal = { $player } у грі { $game } грає «{ $move }», а це там не за правилами. За правилами: { $allowed }.
error-simulate-apart = { $player } грає лише у скомпільованих іграх, з гравцями цих рівнів: { $allowed }.
error-simulate-actions = { $player }: у відповіді треба стільки цілих чисел: { $count }, по одному на гру, а не { $kind } форми { $shape }.
error-simulate-failed = { $player } ламається у грі { $game }: { $reason }
error-simulate-endless = Гра { $game } не скінчилася після { $decisions } рішень: ці гравці, можливо, ніколи її не скінчать.
error-simulate-format = Результати пишуться у файли таких видів: { $allowed }; не { $path }.
error-simulate-write = { $path } не записати: { $reason }. Результати в ньому, ігор: { $games }.
error-simulate-out-one = Результати кожної гри пишуться у файл для одного набору правил, а не для кількох порівнюваних.
error-simulate-vary = Що порівняти, пиши як NAME=A,B,C, а не «{ $text }».
error-simulate-vary-twice = «{ $key }» змінюється двічі.

## Записи ігор
error-record-no-file = { $path } не читається: { $why }.
error-record-too-long = У записі може бути не більше ніж { $most } байтів.
error-record-not-text = Цей файл — не текст UTF-8 (байт { $byte }).
error-record-not-json = Цей запис пошкоджено або обірвано: рядок { $line }, стовпець { $column }.
error-record-not-a-record = Цей файл — не запис гри Noppa.
error-record-format-version = У цього запису версія формату { $found }; читається версія { $wanted }.
error-record-rules-version = Цю гру зіграно за правилами версії { $found }; тут версія { $wanted }.
error-record-key-unknown = Невідомий ключ «{ $key }» у записі. Відомі: { $allowed }.
error-record-key-missing = У записі бракує «{ $key }».
error-record-key-twice = Ключ «{ $key }» стоїть у записі двічі.
error-record-value = «{ $key }» у записі має бути: { $allowed }.
error-record-content-hash = Поле, колода або карта в цьому записі не ті, з якими грали.
error-event-unreadable = «{ $text }» — не кубики, не карта і не хід.
error-record-event = Подія { $number } не читається: «{ $text }».
error-event-misfit = Подія { $number }, «{ $event }», не пасує: { $why }
error-state-unreadable = Збережена позиція не читається: очікувалося { $wanted }, знайдено { $found }.
error-verify-real-dice = У цю гру грали справжніми кубиками: зерен для перевірки немає.
error-verify-commitment = Показане зерно не те, що обіцяно: { $shown } замість { $promised }.
error-verify-differs = Подія { $number } відрізняється: у записі «{ $event }», зерна дають «{ $promised }».

## Запити програм
error-engine-too-long = У рядку може бути не більше ніж { $most } байтів.
error-engine-not-json = Цей рядок — не JSON: «{ $text }».
error-engine-not-an-object = Запит — це об’єкт JSON, а не «{ $text }».
error-engine-request = Запиту «{ $request }» немає. Запити: { $allowed }.
error-engine-key-unknown = «{ $request }» не знає ключа «{ $key }». Ключі: { $allowed }.
error-engine-key-missing = «{ $request }» потребує ключа «{ $key }».
error-engine-value = У «{ $request }» ключ «{ $key }» має бути: { $allowed }.
error-engine-protocol = Тут говорять версією протоколу { $wanted }, а не { $found }.
error-engine-table = Столу «{ $table }» немає. Столи: { $allowed }.
error-engine-nobody-due = Зараз нікому не треба обирати.
error-engine-action = Дії пронумеровано від 0 до { $most }, а не { $action }.
error-engine-position = Такої позиції не буває ({ $why }).
error-engine-position-players = Гравців у цій позиції { $players }, а у грі { $wanted }.

## Програми за столом
error-program-no-start = Програму «{ $command }» не запустити: { $why }.
error-program-hangs = Програма «{ $command }» не відповіла за { $seconds } с.
error-program-ended = Програма «{ $command }» завершилася з кодом { $exit } замість відповіді. { $complaint }
error-program-protocol = Програма «{ $command }» говорить версією протоколу { $found }, а не { $wanted }.
error-program-rubbish = Програма «{ $command }» написала щось, що не є відповіддю: «{ $text }».
error-program-gives-up = Програма «{ $command }» повідомила про помилку: { $text }.
error-program-no-move = Програма «{ $command }» зіграла «{ $move }», а це не хід цієї гри.
error-program-illegal = Програма «{ $command }» зіграла «{ $move }», а це зараз не за правилами.
error-programs-seated = { $seats ->
    [one] За цим столом сидить { $seats } програма
    [few] За цим столом сидять { $seats } програми
    [many] За цим столом сидить { $seats } програм
   *[other] За цим столом сидить { $seats } програми
 }, а в --engine названо { $programs }.

## Навчання
error-rl-unknown = Середовища «{ $name }» немає. Середовища: { $allowed }.
error-rl-reward = Винагорода — одна з { $allowed }, а не «{ $reward }».
error-rl-illegal = Що робить недозволена дія — одне з { $allowed }, а не «{ $illegal }».
error-rl-action = Дії пронумеровано від 0 до { $most }, а не { $action }.
error-rl-envs = У пачці хоча б одна гра, а не { $envs }.
error-rl-threads = Пачку грає хоча б один потік, а не { $threads }.
error-rl-seeds = Пачка бере одне зерно на всі свої ігри.
error-rl-actions = Потрібен масив цілих чисел довжини { $count }, а не { $kind } форми { $shape }.
error-rl-batch = У грі { $game_number } пачки дія { $action } («{ $move }») не за правилами. За правилами: { $legal }.
error-rl-no-batch = У { $game } пачками поки не грають.
error-rl-no-observation = { $game } не має спостережень для програм, що навчаються.
error-native-missing = Не вдалося завантажити скомпільоване ядро Noppa з { $path }: { $reason }. Встанови Noppa ще раз.
error-native-refused = Скомпільоване ядро Noppa відхилило виклик функції { $function }: { $problem }.
