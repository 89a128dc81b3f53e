# Термінал.

## Списки
players-range = гравців: від { $least } до { $most }
list-editions = видання
default-is = типово { $value }

## Мови
told-no-language = Noppa ще не говорить мовою «{ $language }», тому це англійською. Вона знає мови: { $allowed }.
told-edition-own = Видання: { $edition }, як у буклеті твоєю мовою. Інше: --edition
languages-complete = повністю
languages-missing = { $count ->
    [one] бракує { $count } повідомлення
    [few] бракує { $count } повідомлень
    [many] бракує { $count } повідомлень
   *[other] бракує { $count } повідомлення
 }
languages-broken = { $file }, рядок { $line }: це повідомлення не читається, тому воно англійською.
languages-odd = { $message }: такого повідомлення немає в англійській.
error-languages-no-folder = Немає теки { $path } з файлами повідомлень.

## Хто де сидить
you = Ти
bot-name = { $count ->
    [1] Бот
   *[other] Бот { $number }
 }

## Запитання
ask-roll = { $name }: натисни Enter, щоб кинути.
ask-draw = { $name }: натисни Enter, щоб відкрити карту.
ask-move = { $name }, твій вибір (? — довідка):
ask-dice = { $name }: що { $dice ->
    [one] показує { $dice } кубик?
    [few] показують { $dice } кубики?
    [many] показують { $dice } кубиків?
   *[other] показують { $dice } кубика?
 }
ask-final-dice = { $name }: кинь і введи кубики, на яких зупиняєшся (усього { $dice }):
ask-card = { $name }: яку карту відкрито?
ask-save = Зберегти цю гру як { $path }? [Т/н]
ask-hand-over = { $name }, твій хід: натисни Enter, коли ніхто інший не дивиться.
ask-resume-or-new = Або гра, або --resume FILE, але не обидва: файл сам каже, яка це гра.
ask-go-on = Enter — далі, q — вихід.
ask-which-game = Яка гра? Одна з { $games } або --resume FILE.
typed-roll = кидок
typed-no = ні
typed-yes = так

## Що сталося
event-roll = { $name }: кидок { $dice }.
event-draw = { $name }: відкрито карту { $card }.
event-move = { $name }: { $move }.
hint-moves = Можна ввести: { $moves }.
told-undone = Повернено.
told-fixed = Запис { $number } виправлено.
told-misfit = Запис { $number } виправлено. Запис { $misfit } («{ $step }») більше не пасує: { $why } Грай далі з цього місця.
told-saved = Збережено: { $path }
told-not-saved = Не вдалося записати { $path }: { $why }.
told-solo = { $points ->
    [one] Кінець: { $points } очко.
    [few] Кінець: { $points } очки.
    [many] Кінець: { $points } очок.
   *[other] Кінець: { $points } очка.
 }
told-won = { $count ->
    [1] Перемога: { $names }, очки: { $points }.
   *[other] Спільна перемога: { $names }, очки в кожного: { $points }.
 }
told-stand-in = { $why } { $name }: далі грає бот «{ $bot }».
told-verified = { $count ->
    [one] Перевірено { $count } кидок: усе як обіцяно.
    [few] Перевірено { $count } кидки: усе як обіцяно.
    [many] Перевірено { $count } кидків: усе як обіцяно.
   *[other] Перевірено { $count } кидка: усе як обіцяно.
 }
told-commitment = Обіцянка, дана до гри: { $commitment }

## Довідка
help-commands =
    ? показує це, «rules» правила, «undo» повертає хід, «save FILE» зберігає гру, «quit» виходить із неї.
help-real =
    ? показує це, «rules» правила, «undo» повертає останній запис, «fix» виправляє раніший,
    «save FILE» зберігає гру, «quit» виходить із неї.
help-fix = Введи «fix», номер і те, що мало там бути.

## Помилки введення
error-typed-no-dice = Введи кубики цифрами від 1 до 6, а не «{ $text }».
error-typed-ambiguous = «{ $text }» може означати: { $like }.
error-typed-unknown = «{ $text }» — тут не хід. Enter показує ходи, ? допомагає.
error-typed-close = «{ $text }» — тут не хід. Може, йдеться про: { $like }?
error-typed-enter = Натисни Enter; «{ $text }» тут нічого не означає.

## Меню
menu-title = Noppa: за який стіл хочеш сісти?
menu-game = Від 1 до { $most }, Enter — перша:
menu-way-bot = проти бота
menu-way-alone = наодинці, на власний рекорд
menu-way-friends = із друзями, на цьому пристрої
menu-way-real = справжніми кубиками: Noppa веде рахунок
menu-level-easy = легкий
menu-level-medium = середній
menu-level-hard = сильний
menu-level = Від 1 до { $most }, Enter — перший:
menu-way = Від 1 до { $most }, Enter — перший:
menu-names = Імена через кому:
menu-not-there = «{ $typed }» немає у списку: від 1 до { $most }.

## Розв’язання
solving = Розв’язання
solving-distribution = Обчислення розподілу
solved-value = Очікувані очки за найкращої гри: { $expected } ({ $seconds } с).
solved-spread = Середнє { $mean }, стандартне відхилення { $spread }.
solved-percentiles = Процентилі: { $parts }
error-solve-unsolved = Гру { $game } не розв’язано; розв’язано: { $allowed }.

## Розбори
reviewing = Розбір
review-title = { $game }: удача і майстерність
review-player = гравець
review-final = підсумок
review-expected = очікувано
review-luck = удача
review-loss = вибір
review-others = інші
review-revision = поправка
review-each = за вибір
review-band = рівень
review-curve = Очікуваний результат упродовж гри
review-exact = Одиниця: { $unit }; точно.
review-estimate = Одиниця: { $unit }; оцінка.
review-final-dice-only = Введено лише останні кубики: кидки кожного ходу рахуються разом як одна частка удачі.
unit-points = очки очікуваного підсумку
unit-lead = очки очікуваного відриву від найсильнішого суперника
unit-chance = відсоток імовірності перемоги
per-cent = { $value }%
band-flawless = бездоганно
band-master = майстер
band-expert = знавець
band-skilled = досвідчений
band-casual = любитель
band-beginner = початківець

## Тренер під час гри

## Історія
history-none = Закінчених ігор ще немає. Зіграй: noppa play yatzy
history-games = Ігри
history-records = Рекорди
history-day = день
history-game = гра
history-player = гравець
history-score = очки
history-luck = удача
history-loss = ціна вибору
history-best = найкраще
history-average = середнє
history-each = { $game }: вибір коштував у середньому { $each }.
history-each-curve = Соті частки цього за вибір, гра за грою
history-kinds = Куди поділися очки

## Тренування
practice-welcome = Обирай як у грі; q — вихід.
practice-own = З твоєї гри:
practice-right = Вдале рішення.
practice-wrong = Це коштує { $loss }.
practice-sum = Вдалих рішень: { $right } з { $asked }, втрачено { $lost }.
ask-practice = Твій вибір:

## Симуляції
simulating = Симуляція
simulate-progress = { $done } з { $games }, { $rate } за секунду
simulate-title = { $games ->
    [one] { $game }, { $edition }: { $games } гра
    [few] { $game }, { $edition }: { $games } гри
    [many] { $game }, { $edition }: { $games } ігор
   *[other] { $game }, { $edition }: { $games } гри
 }
simulate-rate = за { $seconds } с, { $rate } за секунду
simulate-stopped = Зупинено після { $done } з { $games } ігор; зігране збережено.
simulate-player = гравець
simulate-wins = перемоги
simulate-mean = очки
simulate-deviation = відхилення
simulate-low = 5%
simulate-median = медіана
simulate-high = 95%
simulate-first = Хто сидить першим, виграє { $share } ({ $interval }): { $more } до рівної частки.
simulate-length = У грі { $mean } ± { $error } рішень. Написане після ± правильне у 95 симуляціях зі 100.
simulate-distribution = Очки: { $player }
simulate-everybody = усі
simulate-uses = Як часто гравець цим користується за гру, пораховано ігор: { $games }
simulate-variants = { $game }, ігор на варіант: { $games }
simulate-variant = правила
simulate-wins-of = { $player }: перемоги
simulate-mean-of = { $player }: очки
simulate-first-seat = перше місце
simulate-decisions = рішення
simulate-picture = { $game }: очки, ігор: { $games }, у відсотках
