# Tutto: названия, о чём можно договориться, почему ход невозможен, и правила нашими словами.

tutto-name = Tutto
tutto-tagline = Испытывай удачу, карта за картой

## Издания
tutto-edition-booklet = Буклет 2013 года
tutto-edition-later = Поздние правила

## Настройки и что значат их варианты
tutto-option-target = До скольких очков играют
tutto-option-leader-plus-minus = Когда лидеру выпал плюс/минус
tutto-option-leader-plus-minus-misses-turn = его ход окончен
tutto-option-leader-plus-minus-plays-on = играет на 1 000, никто не теряет
tutto-option-ending = Когда кончается игра
tutto-option-ending-at-once = как только кто-то достиг цели
tutto-option-ending-equal-turns = в конце раунда, когда кто-то достиг цели
tutto-option-floor-at-zero = Счёт не ниже 0
tutto-option-straight-is-tutto = Стрит считается за Tutto

## Что меняет настройка, одной фразой
tutto-option-target-more = Играете до { $value } очков. Чем выше цель, тем дольше игра.
tutto-option-leader-plus-minus-misses-turn-more = Если ты единственный лидер, плюс/минус действует как карта «Стоп»: ход окончен, его очки пропали.
tutto-option-leader-plus-minus-plays-on-more = Если ты единственный лидер, играешь плюс/минус на его 1 000, но никто очков не теряет.
tutto-option-ending-at-once-more = Игра кончается, как только кто-то достиг цели, даже посреди раунда.
tutto-option-ending-equal-turns-more = Когда кто-то достиг цели, раунд доигрывают, чтобы ходов у всех было поровну. Побеждает тот, у кого больше очков.
tutto-option-floor-at-zero-true-more = Плюс/минус не может опустить счёт ниже 0.
tutto-option-floor-at-zero-false-more = Плюс/минус может опустить счёт ниже 0.
tutto-option-straight-is-tutto-true-more = После стрита можно открыть ещё карту и играть дальше, как после любого Tutto.
tutto-option-straight-is-tutto-false-more = Стрит завершает ход и записывает все его очки.

## Таблица очков
tutto-item-banked = Записано
tutto-item-lost = Потеряно из-за плюс/минус

## Карты
tutto-card-clover = Клевер
tutto-card-firework = Фейерверк
tutto-card-stop = Стоп
tutto-card-straight = Стрит
tutto-card-plus-minus = Плюс/минус
tutto-card-double = x2
tutto-card-bonus-200 = Бонус 200
tutto-card-bonus-300 = Бонус 300
tutto-card-bonus-400 = Бонус 400
tutto-card-bonus-500 = Бонус 500
tutto-card-bonus-600 = Бонус 600

## Чем кончился ход
tutto-ending-null = пустышка
tutto-ending-stop-card = карта «Стоп»
tutto-ending-leader = плюс/минус у лидера
tutto-ending-stopped = остановка
tutto-ending-burnt-out = фейерверк до конца
tutto-ending-straight = стрит собран
tutto-ending-clover = победа с клевером

## На экране
tutto-player = Игрок
tutto-total = Итого
tutto-points = { $points }
tutto-turn-number = Ход { $turn } · игра до { $target }
tutto-round-number = Раунд { $round } · игра до { $target }
tutto-last-round = Последний раунд
tutto-last-turn = Прошлый ход
tutto-past-banked = +{ $points }
tutto-past-lost = { $ending }, потеряно { $points }
tutto-took = Плюс/минус ({ $by }): { $name } теряет { $points }.
tutto-rule-clover = два Tutto с этой картой — победа; останавливаться нельзя
tutto-rule-firework = откладывай всё, что даёт очки; пустышка в конце их записывает
tutto-rule-straight = собери от 1 до 6 за 2 000, каждый бросок новое число; раньше останавливаться нельзя
tutto-rule-plus-minus = Tutto даёт тебе 1 000 и отнимает 1 000 у лидера; раньше останавливаться нельзя
tutto-rule-double = Tutto удваивает очки этого хода
tutto-rule-bonus-200 = Tutto добавляет 200
tutto-rule-bonus-300 = Tutto добавляет 300
tutto-rule-bonus-400 = Tutto добавляет 400
tutto-rule-bonus-500 = Tutto добавляет 500
tutto-rule-bonus-600 = Tutto добавляет 600
tutto-first-made = первое Tutto есть, осталось одно
tutto-turn-so-far = За этот ход: { $points }
tutto-turn-cards = За этот ход: { $cards } = { $points }
tutto-turn-card = { $card } { $points }
tutto-aside = Отложено: { $sets }
tutto-aside-set = { $dice } ({ $points })
tutto-would-take = Если записать, { $name } потеряет { $points }.
tutto-null-next = { $dice ->
    [one] С { $dice } кубиком
    [few] С { $dice } кубиками
    [many] С { $dice } кубиками
   *[other] С { $dice } кубика
 } вероятность пустышки { $percent } %.
tutto-pile = В колоде { $left }: { $cards }
tutto-pile-used-up = Колода закончилась. Все 56 карт перемешиваются снова.
tutto-pays = { $count ->
    [1] Всех угощает: { $names }.
   *[other] Вместе угощают всех: { $names }.
 }
tutto-clover-won = { $name }: два Tutto с клевером и победа при любом счёте.
tutto-turns-needed = { $turns ->
    [one] Понадобился { $turns } ход.
    [few] Понадобилось { $turns } хода.
    [many] Понадобилось { $turns } ходов.
   *[other] Понадобилось { $turns } хода.
 }
tutto-first-to = До { $target } очков
tutto-round = Раунд { $round }
tutto-percent = { $percent } %
tutto-null-with = { $dice ->
    [one] вероятность пустышки с { $dice } кубиком
    [few] вероятность пустышки с { $dice } кубиками
    [many] вероятность пустышки с { $dice } кубиками
   *[other] вероятность пустышки с { $dice } кубика
 }
tutto-pile-left = { $left ->
    [one] в колоде { $left } карта
    [few] в колоде { $left } карты
    [many] в колоде { $left } карт
   *[other] в колоде { $left } карты
 }, { $stops ->
    [0] «Стоп» ни одной
    [one] «Стоп» — { $stops }
    [few] «Стоп» — { $stops }
    [many] «Стоп» — { $stops }
   *[other] «Стоп» — { $stops }
 }
tutto-set-aside = Отложено
tutto-choose = выбирай, потом бросай или записывай
tutto-hint = Коснись кубиков, которые дают очки, потом бросай остальные.
tutto-next-card = Открыть карту
tutto-risks = риск { $points }
tutto-bank = Записать { $points }
tutto-then = всего будет { $total }
tutto-set-button = { $what ->
    [tutto] Отложить — и Tutto
    [ends] Собрать стрит
   *[roll] Отложить, бросить { $left ->
        [one] { $left } кубик
        [few] { $left } кубика
        [many] { $left } кубиков
       *[other] { $left } кубика
     }
 }
tutto-points-of = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
tutto-told-banked = { $name }: записано { $points }.
tutto-told-lost = { $name }: { $ending }, потеряно { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
tutto-told-nothing = { $name }: { $ending }, без очков.
tutto-told-set = { $name }: отложено { $dice }.
tutto-told-go = { $name }: ещё одна карта.
tutto-own-banked = Записано { $points }.
tutto-own-lost = { $ending ->
    [null] Пустышка
    [stop_card] Карта «Стоп»
   *[other] Ход окончен
 }: { $points ->
    [0] за этот ход ничего.
    [one] { $points } очко пропало.
    [few] { $points } очка пропали.
    [many] { $points } очков пропали.
   *[other] { $points } очка пропали.
 }
tutto-all-six = Все шесть кубиков
tutto-label-set = отложить { $dice }
tutto-label-stop = остановиться и записать { $points }
tutto-label-go = продолжить и открыть карту
tutto-choice-set = очки: { $points }, за ход { $collected }; потом { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
    [many] { $left } кубиков
   *[other] { $left } кубика
 }, пустышка { $percent } %
tutto-choice-faces = потом { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
    [many] { $left } кубиков
   *[other] { $left } кубика
 }, пустышка { $percent } %
tutto-choice-tutto = Tutto, { $collected } за этот ход
tutto-choice-ends = собирает стрит, записывает { $collected } и завершает ход
tutto-choice-again = Tutto; снова все шесть, пустышка { $percent } %
tutto-choice-wins = Tutto и победа
tutto-choice-stop = записывает { $points }, всего { $total }
tutto-choice-stop-tutto = Tutto, записывает { $points }, всего { $total }
tutto-choice-go = карт, завершающих ход: { $ends } из { $of }; риск вместе с первым броском { $percent } %
tutto-choices-more = и ещё { $count }

## Что говорит тренер и почему
tutto-advice-set = { $what ->
    [tutto] Отложи { $dice } — и будет Tutto
    [straight] Отложи { $dice } и собери стрит
   *[roll] Отложи { $dice } и брось { $left ->
        [one] { $left } кубик
        [few] { $left } кубика
        [many] { $left } кубиков
       *[other] { $left } кубика
     }
 }
tutto-advice-set-brief = Отложи { $dice }
tutto-advice-stop = Запиши { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }
tutto-advice-stop-brief = Запиши { $points }
tutto-advice-go = Открой следующую карту
tutto-why-null = { $points ->
    [0] Если бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
     }, вероятность пустышки { $percent } %, но терять пока нечего.
   *[other] Если бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
     }, вероятность пустышки { $percent } %, и тогда ты теряешь { $points }.
 }
tutto-why-null-straight = { $points ->
    [0] Если бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
     }, вероятность остаться без нового числа { $percent } %, но терять пока нечего.
   *[other] Если бросить { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
     }, вероятность остаться без нового числа { $percent } %, и тогда ты теряешь { $points }.
 }
tutto-why-bonus = Отсюда Tutto выходит с вероятностью { $percent } % и прибавляет { $gift }.
tutto-why-double = Отсюда Tutto выходит с вероятностью { $percent } % и удваивает очки этого хода.
tutto-why-plus-minus = Отсюда Tutto выходит с вероятностью { $percent } %. Оно даёт { 1000 } очков и отнимает { 1000 } у лидера.
tutto-why-straight = Отсюда стрит собирается с вероятностью { $percent } %, это { 2000 } очков.
tutto-why-clover = Отсюда клевер выигрывает игру с вероятностью { $percent } %.
tutto-why-clover-half = Это первое Tutto для клевера. Второе, а с ним победа, выходит с вероятностью { $percent } %.
tutto-why-clover-wins = Это второе Tutto для клевера, и с ним ты побеждаешь.
tutto-why-firework = С фейерверком очки не потерять. Сейчас у тебя { $points }, и в среднем прибавится ещё { $more }.
tutto-why-tutto = Это Tutto. Карта даёт { $gift }, и за этот ход у тебя { $points }.
tutto-why-straight-ends = Стрит собран: { $points ->
    [one] { $points } очко записано
    [few] { $points } очка записаны
    [many] { $points } очков записано
   *[other] { $points } очка записано
 }, ход окончен.
tutto-why-takes = Если записать, соперники ещё и потеряют { $taken }.
tutto-why-stop = Ты записываешь { $points }, и всего станет { $total }.
tutto-why-stop-wins = Всего станет { $total }, и ты побеждаешь.
tutto-why-stop-reaches = Всего станет { $total }, цель достигнута. Остальные ещё доиграют раунд.
tutto-why-go = Следующая карта или первый бросок отнимут твои { $points } с вероятностью { $percent } %. В среднем ход принесёт { $mean }.
tutto-why-stop-instead = { $than ->
    [less] Записать { $points } сейчас — хуже на { study-amount-chance }.
    [more] Записать { $points } сейчас — лучше на { study-amount-chance }.
   *[same] Записать { $points } сейчас было бы ничуть не хуже.
 }
tutto-why-go-instead = { $than ->
    [less] Открыть ещё карту — хуже на { study-amount-chance }.
    [more] Открыть ещё карту — лучше на { study-amount-chance }.
   *[same] Открыть ещё карту было бы ничуть не хуже.
 }
tutto-why-set-instead = { $left ->
    [0] Отложить { $dice } ради Tutto
   *[other] Отложить { $dice } и бросить { $left } (пустышка { $percent } %)
 } { $than ->
    [less] — хуже на { study-amount-chance }.
    [more] — лучше на { study-amount-chance }.
   *[same] было бы ничуть не хуже.
 }
kind-stop = остановиться или бросать дальше
kind-next-card = открыть ещё карту
kind-set = какие кубики отложить

## Что можно ввести
tutto-help =
    Введи кубики, которые откладываешь, остальные бросаются: «1», «1222» или «set 1 2 2 2».
    «stop» записывает очки этого хода вместе со всеми кубиками броска, которые дают очки.
    После Tutto «go» открывает следующую карту.

## Почему ход невозможен
error-tutto-set-never = Вместе эти кубики очков не дают. Откладывай любые 1 и 5 или три либо шесть одинаковых других чисел. При стрите каждое число берут один раз. Введи, например, «set 1 2 2 2».
error-tutto-set-not-there = Отложить можно только кубики этого броска: { $dice }.
error-tutto-set-not-valid = Очки дают не все эти кубики. Из { $dice } можно отложить { $valid }. 1 и 5 считаются по одному, другие числа только по три.
error-tutto-set-all = С фейерверком надо отложить все кубики, которые дают очки: { $valid }.
error-tutto-set-new-faces = При стрите каждое число откладывают один раз. Новые в этом броске: { $valid }.
error-tutto-set-after-tutto = Все шесть кубиков отложены. Остановись и запиши очки или переходи к следующей карте.
error-tutto-stop-forbidden = С картой «{ $card }» сейчас нельзя остановиться. Отложи кубики.
error-tutto-go-needs-tutto = Новую карту открывают только после Tutto. Отложи кубики или остановись, если карта это разрешает.
error-tutto-tally-not-now = Ход целиком можно ввести только до его первой карты.
error-tutto-tally-no-cards = В ходе есть хотя бы одна карта. Введи карты, которые открылись.
error-tutto-tally-turn-over = Карта «{ $card }» завершает ход, после неё не бывает карты «{ $next }».
error-tutto-tally-points = Ход с такими картами ({ $cards }) не может дать { $points }. Ближайшее: { $nearest }.
error-tutto-tally-no-clover = С клевером выигрывают, только если это последняя карта хода, и записывают за этот ход 0.

## Правила, в Markdown
tutto-rules =
    Запиши 6 000 очков раньше всех. У кого тогда меньше всех очков, тот всех угощает.

    __Ход.__ Открой карту и брось шесть кубиков. Если ничто не даёт очков, это *пустышка*: ход окончен, и все
    его очки пропали. Иначе __остановись__ и запиши очки этого хода вместе со всеми кубиками последнего броска,
    которые дают очки, или __отложи__ хотя бы один кубик или тройку и брось остальные.

    __Что даёт очки__

    | кубики | очки | кубики | очки |
    |---|---|---|---|
    | ⚀ | 100 | ⚄ | 50 |
    | ⚀⚀⚀ | 1 000 | ⚁⚁⚁ | 200 |
    | ⚂⚂⚂ | 300 | ⚃⚃⚃ | 400 |
    | ⚄⚄⚄ | 500 | ⚅⚅⚅ | 600 |

    Так, ⚀⚁⚁⚁⚄⚅ стоит 350 очков. Тройка считается, только если все три кубика выпали *в одном броске*: три ⚄,
    отложенные за три броска, дают 150, а не 500.

    __Tutto.__ Когда отложены все шесть кубиков, за один бросок или за несколько, это Tutto. Карта
    срабатывает. Потом остановись и запиши очки или иди __дальше__: открой следующую карту и брось все шесть
    кубиков. Если теперь откроется карта «Стоп» или выпадет пустышка, пропадут все очки этого хода, даже за прежние карты.

    __Пример.__ Твоя карта — «Бонус 300». Выпало ⚀⚁⚂⚂⚂⚅, ты откладываешь ⚂⚂⚂ (300) и бросаешь три: ⚁⚃⚄.
    Откладываешь ⚄ (50) и бросаешь два: ⚀⚄. Откладываешь оба (150), и это Tutto. Вместе 500 за кубики и 300
    за карту дают 800. Их можно записать, но ты идёшь дальше и открываешь x2. Ещё одно Tutto, скажем на 400,
    дало бы 1 200, а с удвоением 2 400. Но выпадает ⚁⚁⚂⚃⚅⚅. Очков здесь нет, и 800 пропали.

    | карта | сколько | что делает |
    |---|---|---|
    | Бонус 200, 300, 400, 500, 600 | по 5 | Tutto прибавляет бонус. |
    | x2 | 5 | Tutto удваивает все очки этого хода, даже за прежние карты. |
    | Стоп | 10 | Ход окончен, и его очки пропали. |
    | Фейерверк | 5 | Откладывай все кубики, которые дают очки. После Tutto брось снова все шесть без новой карты. Ход завершает только пустышка, и она очки *записывает*. |
    | Плюс/минус | 5 | До Tutto останавливаться нельзя. Оно даёт тебе 1 000, что бы ни выпало, а когда ты записываешь, лидер теряет 1 000. Если лидеров несколько, столько теряет каждый, но не ты. |
    | Стрит | 5 | Нельзя остановиться, пока не отложены числа от одного до шести, каждое по разу. Каждый бросок должен дать хотя бы одно новое число, иначе это пустышка. Стрит стоит 2 000 и считается за Tutto. |
    | Клевер | 1 | Останавливаться нельзя. Два Tutto с этой картой сразу выигрывают игру при любом счёте. После первого снова брось все шесть кубиков. |

    __Стрит, пример.__ Выпало ⚀⚁⚁⚃⚄⚅, ты откладываешь ⚀⚁⚃⚄⚅ и бросаешь один кубик. Стрит завершит только ⚂,
    всё остальное — пустышка. Можно отложить и меньше кубиков и искать недостающие числа, бросая больше.

    __Плюс/минус.__ Кто лидирует, видно в таблице очков до того, как прибавлен этот ход. Если ты единственный
    лидер, карта завершает твой ход, как «Стоп». Ниже 0 не опускается никто.

    __Колода__ переходит от хода к ходу. Когда она кончается, все 56 карт перемешивают снова.

    __Конец.__ Игра кончается, как только кто-то записал 6 000 очков или больше, и побеждает тот, у кого больше
    очков. Играя в одиночку, считай, сколько ходов тебе понадобилось.

    __Поздние правила.__ Если ты единственный лидер, играешь плюс/минус на его 1 000, и никто очков не теряет.
    Когда кто-то набрал 6 000, раунд доигрывают. При равенстве победа общая.

## Целый ход одной строкой, с настоящими кубиками и картами
tutto-help-turn = Только ведёшь счёт? Введи «turn», карты по порядку и записанные очки: «turn 600 x2 1500».
error-tutto-turn-form = Не удалось понять «{ $text }». Введи карты хода, а потом его очки или 0, если они пропали: «turn 600 x2 1500».

## Краткие правила
tutto-goal = Запиши { $target } очков раньше всех.
tutto-begins = По буклету начинает самый везучий. Кто это, решите вместе.
tutto-step-card = Открой карту и брось шесть кубиков.
tutto-step-set = Отложи хотя бы один кубик, который даёт очки, и брось остальные. Или остановись и запиши.
tutto-step-tutto = Когда отложены все шесть, это Tutto, и карта срабатывает. Запиши очки или открой следующую карту.
tutto-item-single = Один кубик
tutto-item-triple = Тройка
tutto-needs-single = Каждый даёт очки сам по себе.
tutto-needs-triple = Три одинаковых в одном броске.
tutto-needs-stop = ход окончен, и его очки пропали
tutto-example-card = Тебе открылась карта «{ $card }».
tutto-example-set = Ты откладываешь { $aside }, это { $points }. Пока всего { $total }.
tutto-example-tutto = Отложены все шесть кубиков, это Tutto. { $dice } за кубики и { $bonus } за карту — вместе { $points }.
tutto-example-go = Вместо того чтобы записать { $points }, ты открываешь ещё карту: { $card }.
tutto-example-null = Очков здесь нет. Это пустышка, и все { $points } пропали.
tutto-ask-triple = Три пятёрки за три броска — это тройка?
tutto-answer-triple = Нет. Тройка должна выпасть за один бросок.
tutto-ask-at-once = Надо ли отложить кубики, прежде чем остановиться?
tutto-answer-at-once = Нет. Когда ты останавливаешься, записываются и все кубики последнего броска, которые дают очки.
tutto-ask-null = Что отнимает пустышка?
tutto-answer-null = Все очки этого хода, даже за прежние карты. Записанные раньше очки не пропадают. Только с фейерверком пустышка записывает очки.
tutto-ask-leader-misses-turn = А если лидирую я и открылся плюс/минус?
tutto-answer-leader-misses-turn = Если ты единственный лидер, твой ход окончен, как с картой «Стоп».
tutto-ask-leader-plays-on = А если лидирую я и открылся плюс/минус?
tutto-answer-leader-plays-on = Если ты единственный лидер, играешь на 1 000, и никто ничего не теряет.
tutto-ask-end-at-once = Когда кончается игра?
tutto-answer-end-at-once = Как только кто-то записал { $target } очков или больше.
tutto-ask-end-equal-turns = Когда кончается игра?
tutto-answer-end-equal-turns = В конце раунда, в котором кто-то набрал { $target } очков или больше.
tutto-now-risk = Эта карта на столе, под угрозой { $points }.
tutto-now-left = { $left ->
    [0] В колоде из { $cards } таких не осталось.
   *[other] В колоде из { $cards } таких ещё { $left }.
 }

## Урок: что делать на каждом шаге и почему, когда шаг сделан
tutto-lesson-goal = Набери 1 000 очков раньше всех
tutto-lesson-draw = Каждый ход начинается с карты. Открой её.
tutto-lesson-draw-why = Отложи все шесть кубиков, и эта карта даст ещё 300.
tutto-lesson-one = Сами по себе очки дают только ⚀ и ⚄. Отложи ⚀ и брось остальные.
tutto-lesson-one-why = ⚀ стоит 100 очков, ⚄ — 50.
tutto-lesson-triple = Три одинаковых в одном броске дают очки вместе. Отложи ⚁⚁⚁.
tutto-lesson-triple-why = Это 200 очков. ⚅⚅⚅ дали бы 600, а ⚀⚀⚀ — целых 1 000.
tutto-lesson-tutto = Оба кубика дают очки. Отложи ⚀⚄.
tutto-lesson-tutto-why = Все шесть кубиков отложены. Это Tutto, и карта прибавляет 300.
tutto-lesson-bank = Можно пойти дальше и рискнуть всем. Но лучше запиши свои 750 очков.
tutto-lesson-bank-why = Записанное не пропадёт. Потом ходит бот Jussi и записывает 250.
tutto-lesson-null = Снова твой ход. Открой следующую карту.
tutto-lesson-null-why = Ни ⚀, ни ⚄, ни трёх одинаковых. Это пустышка, за ход ничего.
tutto-lesson-draw-again = Боту Jussi выпала карта «Стоп». Открой свою.
tutto-lesson-draw-again-why = Для победы нужно 250. Если записать сейчас, будет только 200.
tutto-lesson-coach = Спроси тренера, что отложить.
tutto-lesson-coach-why = Только ⚀: чем больше кубиков бросаешь, тем реже пустышка.
tutto-lesson-win = 250 очков, как раз хватает. Запиши их.
tutto-lesson-win-why = Это 1 000 очков, и победа твоя. Обычно играют до 6 000.
tutto-lesson-done = Останавливайся вовремя и откладывай только нужные кубики.
