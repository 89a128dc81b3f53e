# Tutto: назви, про що можна домовитися, чому хід неможливий, і правила нашими словами.

tutto-name = Tutto
tutto-tagline = Шість кубиків, карта і відвага грати далі

## Видання
tutto-edition-booklet = Буклет 2013 року
tutto-edition-later = Пізніші правила

## Налаштування і що означають їхні варіанти
tutto-option-target = Скільки очок завершують гру
tutto-option-leader-plus-minus = Що робить плюс/мінус із тим, хто лідирує сам
tutto-option-leader-plus-minus-misses-turn = завершує хід
tutto-option-leader-plus-minus-plays-on = грається на 1000, і ніхто не втрачає
tutto-option-ending = Коли закінчується гра
tutto-option-ending-at-once = щойно хтось досягне цілі
tutto-option-ending-equal-turns = після раунду, в якому хтось її досягне
tutto-option-floor-at-zero = Чи зупиняється плюс/мінус на 0
tutto-option-straight-is-tutto = Чи рахується стріт за Tutto

## Що змінює налаштування, одним реченням
tutto-option-target-more = Грають до { $value } очок: що більше очок, то довша гра.
tutto-option-leader-plus-minus-misses-turn-more = Для того, хто лідирує сам, плюс/мінус — це «Стоп»: хід закінчено, його очки пропали.
tutto-option-leader-plus-minus-plays-on-more = Хто лідирує сам, грає плюс/мінус як усі, але ні в кого очок не забирають.
tutto-option-ending-at-once-more = Гру закінчено, щойно хтось досяг цілі, навіть посеред раунду.
tutto-option-ending-equal-turns-more = Раунд догравають, щоб у всіх було порівну ходів; потім перемагає той, у кого більше очок.
tutto-option-floor-at-zero-true-more = Плюс/мінус забирає не більше, ніж є.
tutto-option-floor-at-zero-false-more = Плюс/мінус може відкинути когось нижче 0.
tutto-option-straight-is-tutto-true-more = Після стріту можна відкрити ще карту і грати далі, як після будь-якого Tutto.
tutto-option-straight-is-tutto-false-more = Стріт завершує хід, і все, що він приніс, записують.

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
tutto-ending-leader = плюс/мінус за одноосібного лідерства
tutto-ending-stopped = зупинка
tutto-ending-burnt-out = феєрверк догорів
tutto-ending-straight = стріт
tutto-ending-clover = два Tutto з конюшиною

## На екрані
tutto-player = Гравець
tutto-total = Разом
tutto-points = { $points }
tutto-turn-number = Хід { $turn } · гра до { $target }
tutto-round-number = Раунд { $round } · гра до { $target }
tutto-last-round = останній раунд
tutto-last-turn = Останній хід
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, втрачено { $points }
tutto-took = Плюс/мінус ({ $by }): { $name }, втрата { $points }.
tutto-rule-clover = два Tutto з цією картою виграють гру; зупинятися не можна
tutto-rule-firework = відкладають усе, що дає очки; промах наприкінці їх записує
tutto-rule-straight = від 1 до 6, з кожним кидком нове число, за 2000; раніше зупинятися не можна
tutto-rule-plus-minus = Tutto дає тобі 1000 і забирає 1000 у лідера; раніше зупинятися не можна
tutto-rule-double = Tutto подвоює очки цього ходу
tutto-rule-bonus-200 = Tutto додає 200
tutto-rule-bonus-300 = Tutto додає 300
tutto-rule-bonus-400 = Tutto додає 400
tutto-rule-bonus-500 = Tutto додає 500
tutto-rule-bonus-600 = Tutto додає 600
tutto-first-made = одне Tutto є
tutto-turn-so-far = За цей хід: { $points }
tutto-turn-cards = За цей хід: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Відкладено: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Втрата після запису: { $name }, { $points }.
tutto-null-next = Імовірність промаху, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
 }: { $percent }%
tutto-pile = Колода, { $left }: { $cards }
tutto-pile-used-up = Колода закінчилася: усі 56 карт знову перемішують.
tutto-pays = { $count ->
    [1] Усіх пригощає: { $names }.
   *[other] Разом пригощають усіх: { $names }.
 }
tutto-clover-won = Конюшина: { $name }. Гру виграно, хоч би які були очки.
tutto-turns-needed = { $turns ->
    [one] Знадобився { $turns } хід.
    [few] Знадобилося { $turns } ходи.
    [many] Знадобилося { $turns } ходів.
   *[other] Знадобилося { $turns } ходу.
 }
tutto-label-set = відкласти { $dice }
tutto-label-stop = зупинитися й записати { $points }
tutto-label-go = грати далі з новою картою
tutto-choice-set = очки: { $points }, за хід { $collected }, потім { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
    [many] { $left } кубиків
   *[other] { $left } кубика
 }: промах { $percent }%
tutto-choice-faces = потім { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
    [many] { $left } кубиків
   *[other] { $left } кубика
 }: промах { $percent }%
tutto-choice-tutto = Tutto! { $collected } за цей хід
tutto-choice-ends = Стріт! Записує { $collected } і завершує хід
tutto-choice-again = Tutto! Знову всі шість: промах { $percent }%
tutto-choice-wins = Tutto! Гру виграно
tutto-choice-stop = записує { $points }, разом { $total }
tutto-choice-stop-tutto = Tutto! Записує { $points }, разом { $total }
tutto-choice-go = карт, що завершують хід: { $ends } з { $of }; втрата через карту або перший кидок: { $percent }%
tutto-choices-more = і ще { $count }

## Міркування тренера
tutto-reason-stop = Записує { $points }, разом { $total }{ $taken ->
    [0] {""}.
   *[other] {" "}і забирає в лідера { $taken }.
 }
tutto-reason-stop-wins = Записує { $points } і перемагає з рахунком { $total }.
tutto-reason-stop-reaches = Записує { $points } і досягає цілі з рахунком { $total }; хто сидить далі, має ще по ходу.
tutto-reason-go = На кону { $points }: карта і перший кидок заберуть їх з імовірністю { $percent }%; у середньому хід дасть { $mean }.
tutto-reason-bonus = Кидок, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
 }: на кону { $points } за ризику { $percent }%; Tutto тут ({ $made }%) варте на { $gift } більше.
tutto-reason-double = Кидок, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
 }: на кону { $points } за ризику { $percent }%; Tutto тут ({ $made }%) подвоює хід.
tutto-reason-plus-minus = Tutto ({ $made }%) варте 1000 і забирає 1000 у лідера; на кону { $points }, промах у наступному кидку: { $percent }%.
tutto-reason-plus-minus-made = Tutto! 1000 за карту, { $points } за цей хід; запис забирає в лідера { $taken }.
tutto-reason-straight = Стріт ({ $made }%) вартий 2000; на кону { $points }, наступний кидок без нового числа: { $percent }%.
tutto-reason-straight-ends = Стріт! Записує { $points } і завершує хід.
tutto-reason-clover = Два Tutto виграють гру: { $made }%; на кону { $points }, промах у наступному кидку: { $percent }%.
tutto-reason-clover-half = Tutto! Ще одне таке ({ $made }%) виграє гру; на кону { $points }.
tutto-reason-wins = Друге Tutto з конюшиною: гру виграно.
tutto-reason-firework = Відкладають усе, що дає очки: поки { $points }, у середньому ще { $more }, і втратити нічого не можна.
tutto-reason-tutto = Tutto! { $gift } за карту, { $points } за цей хід.
kind-stop = зупинитися чи кидати далі
kind-next-card = відкрити ще карту
kind-set = які кубики відкласти

## Що можна ввести
tutto-help =
    Введи кубики, які відкладаєш, а решту буде кинуто: «1», «1222» або «set 1 2 2 2».
    «stop» записує очки ходу з усіма кубиками кидка, які дають очки.
    Після Tutto «go» відкриває наступну карту.

## Відмови
error-tutto-set-never = Ці кубики разом не відкладають: 1 і 5 рахуються по одному, інші числа по три або шість, а за стріту кожне число один раз. Введи, наприклад, «set 1 2 2 2».
error-tutto-set-not-there = Відкласти можна лише кубики цього кидка: { $dice }.
error-tutto-set-not-valid = Очки дають не всі з них. Із { $dice } рахуються: { $valid }; 1 і 5 по одному, інші числа по три.
error-tutto-set-all = За феєрверка відкладають усі кубики, які дають очки: { $valid }.
error-tutto-set-new-faces = За стріту кожне число відкладають один раз. Нові в цьому кидку: { $valid }.
error-tutto-set-after-tutto = Усі шість відкладено: зупинись або грай далі з новою картою.
error-tutto-stop-forbidden = Карта «{ $card }» зараз не дає зупинитися. Відклади кубики.
error-tutto-go-needs-tutto = Наступна карта приходить лише після Tutto. Відклади кубики або зупинись, якщо карта дозволяє.
error-tutto-tally-not-now = Увесь хід можна ввести лише до його першої карти.
error-tutto-tally-no-cards = У ході є принаймні одна карта.
error-tutto-tally-turn-over = Карта «{ $card }» завершує хід: після неї не може бути карти «{ $next }».
error-tutto-tally-points = Хід із картами { $cards } не може дати { $points }. Найближче: { $nearest }.
error-tutto-tally-no-clover = Конюшиною виграють лише тоді, коли вона остання карта ходу, і записують при цьому 0.

## Правила, у Markdown
tutto-rules =
    Запиши 6000 очок раніше за всіх. У кого тоді найменше, той пригощає решту.

    __Хід.__ Відкрий карту і кинь шість кубиків. Якщо ніщо не дає очок, це *промах*: хід закінчено, і всі його
    очки пропали. Інакше або __зупинись__ і запиши очки ходу разом з усіма кубиками останнього кидка, які дають
    очки, або __відклади__ принаймні один кубик чи трійку і кинь решту.

    __Що дає очки__

    | кубики | очки | кубики | очки |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Отже, у ⚀⚁⚁⚁⚄⚅ є 350 очок. Три однакові — трійка, лише якщо всі три випали *в одному кидку*: три ⚄,
    відкладені за три кидки, — це 150, а не 500.

    __Tutto.__ Усі шість кубиків відкладено, за один кидок чи за кілька: це Tutto. Карта дає обіцяне; потім
    зупинись і запиши або грай __далі__: відкрий наступну карту і кинь усі шість. Карта «Стоп» або промах тоді
    забирають усе, що приніс цей хід, і очки попередніх карт теж.

    __Приклад.__ Карта — Бонус 300. Випало ⚀⚁⚂⚂⚂⚅, ти відкладаєш ⚂⚂⚂ (300) і кидаєш три: ⚁⚃⚄. Відкладаєш
    ⚄ (50) і кидаєш два: ⚀⚄. Обидва відкладаєш (150): Tutto. 500 за кубики і 300 за карту — це 800. Їх можна
    записати. Ти граєш далі й відкриваєш x2. Ще одне Tutto, скажімо на 400, дало б 1200, а з подвоєнням 2400.
    Але випадає ⚁⚁⚂⚃⚅⚅: ніщо не дає очок, і 800 пропали.

    | карта | скільки | що робить |
    |---|---|---|
    | Бонус 200, 300, 400, 500, 600 | по 5 | Tutto додає бонус |
    | x2 | 5 | Tutto подвоює всі очки, набрані за цей хід, і очки попередніх карт теж |
    | Стоп | 10 | хід закінчено, його очки пропали |
    | Феєрверк | 5 | відкладай усе, що дає очки; після Tutto кинь знову всі шість без нової карти; хід завершує лише промах, і він очки *записує* |
    | Плюс/мінус | 5 | до Tutto зупинятися не можна; воно дає тобі 1000, хоч би що випало, а при записі лідер втрачає 1000; якщо лідерів кілька, 1000 втрачає кожен, але не ти |
    | Стріт | 5 | не можна зупинитися, поки не відкладено числа від одного до шести, кожне один раз; кожен кидок має дати хоч одне нове число, інакше це промах; вартий 2000 і рахується за Tutto |
    | Конюшина | 1 | зупинятися не можна; два Tutto з цією картою, після першого знову кидають усі шість, одразу виграють гру за будь-якого рахунку |

    __Стріт, приклад.__ ⚀⚁⚁⚃⚄⚅: відклади ⚀⚁⚃⚄⚅ і кинь один кубик. Стріт завершить лише ⚂; усе інше — промах.
    Можна й відкласти менше, щоб шукати потрібні числа більшою кількістю кубиків.

    __Плюс/мінус.__ Хто лідирує, видно із записаних очок, поки цей хід не додано. Якщо лідируєш лише ти, карта
    завершує твій хід, як «Стоп». Нижче 0 ніхто не опускається.

    __Колода__ переходить від ходу до ходу; коли вона закінчується, усі 56 карт перемішують знову.

    __Кінець.__ Щойно хтось має записаними 6000 або більше, гру закінчено, і перемагає той, у кого більше очок.
    Граючи наодинці, рахуй, скільки ходів знадобилося.

    __Пізніші правила.__ Хто лідирує сам, грає плюс/мінус на його 1000, і ніхто не втрачає. Раунд, у якому хтось
    набирає 6000, догравають до кінця; за рівних сум перемога спільна.

## Цілий хід одним рядком, зі справжніми кубиками і картами
tutto-help-turn = Лише ведеш рахунок? Введи «turn», карти по порядку і записані очки: «turn 600 x2 1500».
error-tutto-turn-form = Введи карти ходу, а потім його очки, 0, якщо вони пропали: «turn 600 x2 1500», а не «{ $text }».
