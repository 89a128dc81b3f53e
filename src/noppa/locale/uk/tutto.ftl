# Tutto: назви, про що можна домовитися, чому хід неможливий, і правила нашими словами.

tutto-name = Tutto
tutto-tagline = Випробовуй удачу, карта за картою

## Видання
tutto-edition-booklet = Буклет 2013 року
tutto-edition-later = Пізніші правила

## Налаштування і що означають їхні варіанти
tutto-option-target = До скількох очок грають
tutto-option-leader-plus-minus = Коли лідер витягає плюс/мінус
tutto-option-leader-plus-minus-misses-turn = його хід закінчено
tutto-option-leader-plus-minus-plays-on = грає на 1 000, ніхто не втрачає
tutto-option-ending = Коли закінчується гра
tutto-option-ending-at-once = щойно хтось досяг мети
tutto-option-ending-equal-turns = наприкінці раунду, коли хтось досяг мети
tutto-option-floor-at-zero = Рахунок не нижче 0
tutto-option-straight-is-tutto = Стріт вважається за Tutto

## Що змінює налаштування, одним реченням
tutto-option-target-more = Граєте до { $value } очок. Що вища мета, то довша гра.
tutto-option-leader-plus-minus-misses-turn-more = Якщо ти єдиний лідер, плюс/мінус діє як карта «Стоп»: хід закінчено, його очки пропали.
tutto-option-leader-plus-minus-plays-on-more = Якщо ти єдиний лідер, граєш плюс/мінус на його 1 000, але ніхто очок не втрачає.
tutto-option-ending-at-once-more = Гра закінчується, щойно хтось досяг мети, навіть посеред раунду.
tutto-option-ending-equal-turns-more = Коли хтось досяг мети, раунд догравають, щоб ходів у всіх було порівну. Перемагає той, хто має найбільше очок.
tutto-option-floor-at-zero-true-more = Плюс/мінус не може опустити рахунок нижче 0.
tutto-option-floor-at-zero-false-more = Плюс/мінус може опустити рахунок нижче 0.
tutto-option-straight-is-tutto-true-more = Після стріту можна відкрити ще карту й грати далі, як після будь-якого Tutto.
tutto-option-straight-is-tutto-false-more = Стріт завершує хід і записує всі його очки.

## Таблиця очок
tutto-item-banked = Записано
tutto-item-lost = Втрачено через плюс/мінус

## Карти
tutto-card-clover = Конюшина
tutto-card-firework = Феєрверк
tutto-card-stop = Стоп
tutto-card-straight = Стріт
tutto-card-plus-minus = Плюс/мінус
tutto-card-double = x2
tutto-card-bonus-200 = Бонус 200
tutto-card-bonus-300 = Бонус 300
tutto-card-bonus-400 = Бонус 400
tutto-card-bonus-500 = Бонус 500
tutto-card-bonus-600 = Бонус 600

## Чим закінчився хід
tutto-ending-null = промах
tutto-ending-stop-card = карта «Стоп»
tutto-ending-leader = плюс/мінус у лідера
tutto-ending-stopped = зупинка
tutto-ending-burnt-out = феєрверк до кінця
tutto-ending-straight = стріт зібрано
tutto-ending-clover = перемога з конюшиною

## На екрані
tutto-player = Гравець
tutto-total = Разом
tutto-points = { $points }
tutto-turn-number = Хід { $turn } · гра до { $target }
tutto-round-number = Раунд { $round } · гра до { $target }
tutto-last-round = Останній раунд
tutto-last-turn = Попередній хід
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, втрачено { $points }
tutto-took = Плюс/мінус ({ $by }): { $name } втрачає { $points }.
tutto-rule-clover = два Tutto з цією картою — перемога; зупинятися не можна
tutto-rule-firework = відкладай усе, що дає очки; промах наприкінці їх записує
tutto-rule-straight = збери від 1 до 6 за 2 000, щокидка нове число; раніше зупинятися не можна
tutto-rule-plus-minus = Tutto дає тобі 1 000 і забирає 1 000 в лідера; раніше зупинятися не можна
tutto-rule-double = Tutto подвоює очки цього ходу
tutto-rule-bonus-200 = Tutto додає 200
tutto-rule-bonus-300 = Tutto додає 300
tutto-rule-bonus-400 = Tutto додає 400
tutto-rule-bonus-500 = Tutto додає 500
tutto-rule-bonus-600 = Tutto додає 600
tutto-first-made = перше Tutto є, лишилося одне
tutto-turn-so-far = За цей хід: { $points }
tutto-turn-cards = За цей хід: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Відкладено: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Якщо записати, { $name } втратить { $points }.
tutto-null-next = { $dice ->
    [one] З { $dice } кубиком
    [few] З { $dice } кубиками
    [many] З { $dice } кубиками
   *[other] З { $dice } кубика
 } імовірність промаху { $percent }%.
tutto-pile = У колоді { $left }: { $cards }
tutto-pile-used-up = Колода скінчилася. Усі 56 карт перемішують знову.
tutto-pays = { $count ->
    [1] Усіх пригощає: { $names }.
   *[other] Разом пригощають усіх: { $names }.
 }
tutto-clover-won = { $name }: два Tutto з конюшиною й перемога за будь-якого рахунку.
tutto-turns-needed = { $turns ->
    [one] Знадобився { $turns } хід.
    [few] Знадобилося { $turns } ходи.
    [many] Знадобилося { $turns } ходів.
   *[other] Знадобилося { $turns } ходу.
 }
tutto-first-to = До { $target } очок
tutto-round = Раунд { $round }
tutto-percent = { $percent }%
tutto-null-with = { $dice ->
    [one] імовірність промаху з { $dice } кубиком
    [few] імовірність промаху з { $dice } кубиками
    [many] імовірність промаху з { $dice } кубиками
   *[other] імовірність промаху з { $dice } кубика
 }
tutto-pile-left = { $left ->
    [one] у колоді { $left } карта
    [few] у колоді { $left } карти
    [many] у колоді { $left } карт
   *[other] у колоді { $left } карти
 }, { $stops ->
    [0] «Стоп» жодної
   *[other] «Стоп» — { $stops }
 }
tutto-set-aside = Відкладено
tutto-choose = обирай, тоді кидай або записуй
tutto-hint = Торкнися кубиків, які дають очки, тоді кидай решту.
tutto-next-card = Відкрити карту
tutto-risks = ризик { $points }
tutto-bank = Записати { $points }
tutto-then = разом буде { $total }
tutto-set-button = { $what ->
    [tutto] Відкласти — і Tutto
    [ends] Зібрати стріт
   *[roll] Відкласти, кинути { $left ->
        [one] { $left } кубик
        [few] { $left } кубики
        [many] { $left } кубиків
       *[other] { $left } кубика
     }
 }
tutto-points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
tutto-told-banked = { $name }: записано { $points }.
tutto-told-lost = { $name }: { $ending }, втрачено { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
tutto-told-nothing = { $name }: { $ending }, без очок.
tutto-told-set = { $name }: відкладено { $dice }.
tutto-told-go = { $name }: ще одна карта.
tutto-own-banked = Записано { $points }.
tutto-own-lost = { $ending ->
    [null] Промах
    [stop_card] Карта «Стоп»
   *[other] Хід закінчено
 }: { $points ->
    [0] за цей хід нічого.
    [one] { $points } очко пропало.
    [few] { $points } очки пропали.
    [many] { $points } очок пропало.
   *[other] { $points } очка пропало.
 }
tutto-all-six = Усі шість кубиків
tutto-label-set = відкласти { $dice }
tutto-label-stop = зупинитися й записати { $points }
tutto-label-go = піти далі й відкрити карту
tutto-choice-set = очки: { $points }, за хід { $collected }; потім { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
    [many] { $left } кубиків
   *[other] { $left } кубика
 }, промах { $percent }%
tutto-choice-faces = потім { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
    [many] { $left } кубиків
   *[other] { $left } кубика
 }, промах { $percent }%
tutto-choice-tutto = Tutto, { $collected } за цей хід
tutto-choice-ends = збирає стріт, записує { $collected } і завершує хід
tutto-choice-again = Tutto; знову всі шість, промах { $percent }%
tutto-choice-wins = Tutto й перемога
tutto-choice-stop = записує { $points }, разом { $total }
tutto-choice-stop-tutto = Tutto, записує { $points }, разом { $total }
tutto-choice-go = карт, що завершують хід: { $ends } із { $of }; ризик разом із першим кидком { $percent }%
tutto-choices-more = і ще { $count }

## Що каже тренер і чому
tutto-advice-set = { $what ->
    [tutto] Відклади { $dice } — і буде Tutto
    [straight] Відклади { $dice } і збери стріт
   *[roll] Відклади { $dice } і кинь { $left ->
        [one] { $left } кубик
        [few] { $left } кубики
        [many] { $left } кубиків
       *[other] { $left } кубика
     }
 }
tutto-advice-set-brief = Відклади { $dice }
tutto-advice-stop = Запиши { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }
tutto-advice-stop-brief = Запиши { $points }
tutto-advice-go = Відкрий наступну карту
tutto-why-null = { $points ->
    [0] Якщо кинути { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
     }, імовірність промаху { $percent }%, але втрачати поки нічого.
   *[other] Якщо кинути { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
     }, імовірність промаху { $percent }%, і тоді ти втрачаєш { $points }.
 }
tutto-why-null-straight = { $points ->
    [0] Якщо кинути { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
     }, імовірність лишитися без нового числа { $percent }%, але втрачати поки нічого.
   *[other] Якщо кинути { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
     }, імовірність лишитися без нового числа { $percent }%, і тоді ти втрачаєш { $points }.
 }
tutto-why-bonus = Звідси Tutto вдається з імовірністю { $percent }% і додає { $gift }.
tutto-why-double = Звідси Tutto вдається з імовірністю { $percent }% і подвоює очки цього ходу.
tutto-why-plus-minus = Звідси Tutto вдається з імовірністю { $percent }%. Воно дає { 1000 } очок і забирає { 1000 } в лідера.
tutto-why-straight = Звідси стріт вдається зібрати з імовірністю { $percent }%, це { 2000 } очок.
tutto-why-clover = Звідси конюшина виграє гру з імовірністю { $percent }%.
tutto-why-clover-half = Це перше Tutto для конюшини. Друге, а з ним перемога, вдається з імовірністю { $percent }%.
tutto-why-clover-wins = Це друге Tutto для конюшини, і з ним ти перемагаєш.
tutto-why-firework = З феєрверком очок не втратити. Зараз у тебе { $points }, і в середньому додасться ще { $more }.
tutto-why-tutto = Це Tutto. Карта дає { $gift }, і за цей хід у тебе { $points }.
tutto-why-straight-ends = Стріт зібрано: { $points ->
    [one] { $points } очко записано
    [few] { $points } очки записано
    [many] { $points } очок записано
   *[other] { $points } очка записано
 }, хід закінчено.
tutto-why-takes = Якщо записати, суперники ще й втратять { $taken }.
tutto-why-stop = Ти записуєш { $points }, і разом стане { $total }.
tutto-why-stop-wins = Разом стане { $total }, і ти перемагаєш.
tutto-why-stop-reaches = Разом стане { $total }, мети досягнуто. Інші ще дограють раунд.
tutto-why-go = Наступна карта або перший кидок заберуть твої { $points } з імовірністю { $percent }%. У середньому хід принесе { $mean }.
tutto-why-stop-instead = { $than ->
    [less] Записати { $points } зараз — гірше на { study-amount-chance }.
    [more] Записати { $points } зараз — краще на { study-amount-chance }.
   *[same] Записати { $points } зараз було б так само добре.
 }
tutto-why-go-instead = { $than ->
    [less] Відкрити ще карту — гірше на { study-amount-chance }.
    [more] Відкрити ще карту — краще на { study-amount-chance }.
   *[same] Відкрити ще карту було б так само добре.
 }
tutto-why-set-instead = { $left ->
    [0] Відкласти { $dice } заради Tutto
   *[other] Відкласти { $dice } і кинути { $left } (промах { $percent }%)
 } { $than ->
    [less] — гірше на { study-amount-chance }.
    [more] — краще на { study-amount-chance }.
   *[same] було б так само добре.
 }
kind-stop = зупинитися чи кидати далі
kind-next-card = відкрити ще карту
kind-set = які кубики відкласти

## Що можна ввести
tutto-help =
    Введи кубики, які відкладаєш, а решту буде кинуто: «1», «1222» або «set 1 2 2 2».
    «stop» записує очки цього ходу разом з усіма кубиками кидка, які дають очки.
    Після Tutto «go» відкриває наступну карту.

## Чому хід неможливий
error-tutto-set-never = Разом ці кубики очок не дають. Відкладай будь-які 1 і 5 або три чи шість однакових інших чисел. За стріту кожне число беруть один раз. Введи, наприклад, «set 1 2 2 2».
error-tutto-set-not-there = Відкласти можна лише кубики цього кидка: { $dice }.
error-tutto-set-not-valid = Очки дають не всі ці кубики. Із { $dice } можна відкласти { $valid }. 1 і 5 рахуються поодинці, інші числа лише по три.
error-tutto-set-all = З феєрверком треба відкласти всі кубики, які дають очки: { $valid }.
error-tutto-set-new-faces = За стріту кожне число відкладають один раз. Нові в цьому кидку: { $valid }.
error-tutto-set-after-tutto = Усі шість кубиків відкладено. Зупинись і запиши очки або переходь до наступної карти.
error-tutto-stop-forbidden = З картою «{ $card }» зараз не можна зупинитися. Відклади кубики.
error-tutto-go-needs-tutto = Нову карту відкривають лише після Tutto. Відклади кубики або зупинись, якщо карта це дозволяє.
error-tutto-tally-not-now = Увесь хід можна ввести лише до його першої карти.
error-tutto-tally-no-cards = У ході є принаймні одна карта. Введи карти, які відкрилися.
error-tutto-tally-turn-over = Карта «{ $card }» завершує хід, після неї не буває карти «{ $next }».
error-tutto-tally-points = Хід із такими картами ({ $cards }) не може дати { $points }. Найближче: { $nearest }.
error-tutto-tally-no-clover = З конюшиною виграють, лише якщо це остання карта ходу, і записують за цей хід 0.

## Правила, у Markdown
tutto-rules =
    Запиши 6 000 очок раніше за всіх. Хто тоді має найменше очок, той усіх пригощає.

    __Хід.__ Відкрий карту й кинь шість кубиків. Якщо ніщо не дає очок, це *промах*: хід закінчено, і всі його
    очки пропали. Інакше __зупинись__ і запиши очки цього ходу разом з усіма кубиками останнього кидка, які дають
    очки, або __відклади__ принаймні один кубик чи трійку й кинь решту.

    __Що дає очки__

    | кубики | очки | кубики | очки |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Отже, ⚀⚁⚁⚁⚄⚅ варті 350 очок. Трійка рахується, лише якщо всі три кубики випали *в одному кидку*: три ⚄,
    відкладені за три кидки, дають 150, а не 500.

    __Tutto.__ Коли відкладено всі шість кубиків, за один кидок чи за кілька, це Tutto. Карта спрацьовує. Тоді
    зупинись і запиши очки або йди __далі__: відкрий наступну карту й кинь усі шість кубиків. Якщо тепер
    відкриється карта «Стоп» або випаде промах, пропадуть усі очки цього ходу, навіть за попередні карти.

    __Приклад.__ Твоя карта — «Бонус 300». Випало ⚀⚁⚂⚂⚂⚅, ти відкладаєш ⚂⚂⚂ (300) і кидаєш три: ⚁⚃⚄.
    Відкладаєш ⚄ (50) і кидаєш два: ⚀⚄. Відкладаєш обидва (150), і це Tutto. 500 за кубики й 300 за карту
    дають разом 800. Їх можна записати, але ти йдеш далі й відкриваєш x2. Ще одне Tutto, скажімо на 400,
    дало б 1 200, а з подвоєнням 2 400. Але випадає ⚁⚁⚂⚃⚅⚅. Очок тут немає, і 800 пропали.

    | карта | скільки | що робить |
    |---|---|---|
    | Бонус 200, 300, 400, 500, 600 | по 5 | Tutto додає бонус. |
    | x2 | 5 | Tutto подвоює всі очки цього ходу, навіть за попередні карти. |
    | Стоп | 10 | Хід закінчено, і його очки пропали. |
    | Феєрверк | 5 | Відкладай усі кубики, які дають очки. Після Tutto кинь знову всі шість без нової карти. Хід завершує лише промах, і він очки *записує*. |
    | Плюс/мінус | 5 | До Tutto зупинятися не можна. Воно дає тобі 1 000, хоч би що випало, а коли ти записуєш, лідер втрачає 1 000. Якщо лідерів кілька, стільки втрачає кожен, але не ти. |
    | Стріт | 5 | Не можна зупинитися, доки не відкладено числа від одного до шести, кожне один раз. Кожен кидок має дати хоч одне нове число, інакше це промах. Стріт вартий 2 000 і вважається за Tutto. |
    | Конюшина | 1 | Зупинятися не можна. Два Tutto з цією картою одразу виграють гру за будь-якого рахунку. Після першого знову кинь усі шість кубиків. |

    __Стріт, приклад.__ Випало ⚀⚁⚁⚃⚄⚅, ти відкладаєш ⚀⚁⚃⚄⚅ і кидаєш один кубик. Стріт завершить лише ⚂, усе
    інше — промах. Можна відкласти й менше кубиків, щоб кинути більше й шукати числа, яких бракує.

    __Плюс/мінус.__ Хто лідирує, видно в таблиці очок до того, як додано цей хід. Якщо ти єдиний лідер, карта
    завершує твій хід, як «Стоп». Нижче 0 не опускається ніхто.

    __Колода__ переходить від ходу до ходу. Коли вона закінчується, усі 56 карт перемішують знову.

    __Кінець.__ Гра закінчується, щойно хтось записав 6 000 очок або більше, і перемагає той, хто має найбільше
    очок. Якщо граєш наодинці, рахуй, скільки ходів тобі знадобилося.

    __Пізніші правила.__ Якщо ти єдиний лідер, граєш плюс/мінус на його 1 000, і ніхто очок не втрачає. Коли
    хтось набрав 6 000, раунд догравають. Якщо порівну, перемогу ділять.

## Цілий хід одним рядком, зі справжніми кубиками і картами
tutto-help-turn = Лише ведеш рахунок? Введи «turn», карти по порядку і записані очки: «turn 600 x2 1500».
error-tutto-turn-form = Не вдалося зрозуміти «{ $text }». Введи карти ходу, а потім його очки або 0, якщо вони пропали: «turn 600 x2 1500».

## Короткі правила
tutto-goal = Запиши { $target } очок раніше за всіх.
tutto-begins = За буклетом починає найщасливіший. Хто це, вирішіть разом.
tutto-step-card = Відкрий карту й кинь шість кубиків.
tutto-step-set = Відклади принаймні один кубик, який дає очки, і кинь решту. Або зупинись і запиши.
tutto-step-tutto = Коли відкладено всі шість, це Tutto, і карта спрацьовує. Запиши очки або відкрий наступну карту.
tutto-item-single = Один кубик
tutto-item-triple = Трійка
tutto-needs-single = Кожен дає очки сам.
tutto-needs-triple = Три однакові в одному кидку.
tutto-needs-stop = хід закінчено, і його очки пропали
tutto-example-card = Тобі відкрилася карта «{ $card }».
tutto-example-set = Ти відкладаєш { $aside }, це { $points }. Поки що разом { $total }.
tutto-example-tutto = Відкладено всі шість кубиків, це Tutto. { $dice } за кубики й { $bonus } за карту — разом { $points }.
tutto-example-go = Замість записати { $points }, ти відкриваєш ще карту: { $card }.
tutto-example-null = Очок тут немає. Це промах, і всі { $points } пропали.
tutto-ask-triple = Три п’ятірки за три кидки — це трійка?
tutto-answer-triple = Ні. Трійка має випасти за один кидок.
tutto-ask-at-once = Чи треба відкласти кубики, перш ніж зупинитися?
tutto-answer-at-once = Ні. Коли зупиняєшся, записуються й усі кубики останнього кидка, які дають очки.
tutto-ask-null = Що забирає промах?
tutto-answer-null = Усі очки цього ходу, навіть за попередні карти. Раніше записані очки не пропадають. Лише з феєрверком промах записує очки.
tutto-ask-leader-misses-turn = А якщо лідирую я й відкрився плюс/мінус?
tutto-answer-leader-misses-turn = Якщо ти єдиний лідер, твій хід закінчено, як із картою «Стоп».
tutto-ask-leader-plays-on = А якщо лідирую я й відкрився плюс/мінус?
tutto-answer-leader-plays-on = Якщо ти єдиний лідер, граєш на 1 000, і ніхто нічого не втрачає.
tutto-ask-end-at-once = Коли закінчується гра?
tutto-answer-end-at-once = Щойно хтось записав { $target } очок або більше.
tutto-ask-end-equal-turns = Коли закінчується гра?
tutto-answer-end-equal-turns = Наприкінці раунду, в якому хтось набрав { $target } очок або більше.
tutto-now-risk = Ця карта на столі, під загрозою { $points }.
tutto-now-left = { $left ->
    [0] У колоді з { $cards } таких не лишилося.
   *[other] У колоді з { $cards } таких іще { $left }.
 }

## Урок: що робити на кожному кроці й чому, коли крок зроблено
tutto-lesson-goal = Набери 1 000 очок раніше за всіх
tutto-lesson-draw = Кожен хід починається з карти. Відкрий її.
tutto-lesson-draw-why = Відклади всі шість кубиків, і ця карта дасть іще 300.
tutto-lesson-one = Поодинці очки дають лише ⚀ і ⚄. Відклади ⚀ і кинь решту.
tutto-lesson-one-why = ⚀ варта 100 очок, ⚄ — 50.
tutto-lesson-triple = Три однакові в одному кидку дають очки разом. Відклади ⚁⚁⚁.
tutto-lesson-triple-why = Це 200 очок. ⚅⚅⚅ дали б 600, а ⚀⚀⚀ — аж 1 000.
tutto-lesson-tutto = Обидва кубики дають очки. Відклади ⚀⚄.
tutto-lesson-tutto-why = Усі шість кубиків відкладено. Це Tutto, і карта додає 300.
tutto-lesson-bank = Можна піти далі й ризикнути всім. Але краще запиши свої 750 очок.
tutto-lesson-bank-why = Записане не пропаде. Потім ходить бот Jussi й записує 250.
tutto-lesson-null = Знову твій хід. Відкрий наступну карту.
tutto-lesson-null-why = Ні ⚀, ні ⚄, ні трьох однакових. Це промах, за хід нічого.
tutto-lesson-draw-again = Ботові Jussi випала карта «Стоп». Відкрий свою.
tutto-lesson-draw-again-why = Для перемоги треба 250. Якщо записати зараз, буде лише 200.
tutto-lesson-coach = Спитай тренера, що відкласти.
tutto-lesson-coach-why = Лише ⚀: що більше кубиків кидаєш, то рідше промах.
tutto-lesson-win = 250 очок, саме вистачає. Запиши їх.
tutto-lesson-win-why = Це 1 000 очок, і перемога твоя. Зазвичай грають до 6 000.
tutto-lesson-done = Зупиняйся вчасно й відкладай лише потрібні кубики.
