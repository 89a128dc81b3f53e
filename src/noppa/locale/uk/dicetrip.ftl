# Dice Trip: назви, про що можна домовитися, чому хід неможливий, і правила нашими словами.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 міст, одна довга дорога

## Видання
dicetrip-edition-international = Міжнародне

## Налаштування і що означають їхні варіанти
dicetrip-option-tens = Очки за всі десятки

## Що змінює налаштування, одним реченням
dicetrip-option-tens-true-more = Щойно на твоїй карті є число з кожного десятка, від 1x до 6x, ти отримуєш очко за кожне ще порожнє кольорове місто.
dicetrip-option-tens-false-more = За всі десятки нічого не дають.

## Рядки таблиці очок
dicetrip-item-bonus = Бонусні міста
dicetrip-item-crossed = Викреслено
dicetrip-item-road = Найдовша дорога
dicetrip-item-series = Найдовша серія
dicetrip-item-zones = Чисті зони
dicetrip-item-tens = Усі десятки

## Кубики
dicetrip-colour-red = червоний
dicetrip-colour-yellow = жовтий
dicetrip-colour-green = зелений
dicetrip-colour-blue = синій

## Вбудована карта і що про неї казати там, де її показують
dicetrip-map-note = карту намалювали ми самі
dicetrip-zone-v = Фландрія
dicetrip-zone-b = Брюссель і околиці
dicetrip-zone-w = Валлонія
dicetrip-city-oostende = Остенде
dicetrip-city-brugge = Брюгге
dicetrip-city-ieper = Іпр
dicetrip-city-kortrijk = Кортрейк
dicetrip-city-gent = Гент
dicetrip-city-sint-niklaas = Сінт-Ніклас
dicetrip-city-antwerpen = Антверпен
dicetrip-city-turnhout = Тюрнгаут
dicetrip-city-hasselt = Гасселт
dicetrip-city-mechelen = Мехелен
dicetrip-city-leuven = Левен
dicetrip-city-aalst = Алст
dicetrip-city-brussel = Брюссель
dicetrip-city-wavre = Вавр
dicetrip-city-nivelles = Нівель
dicetrip-city-tournai = Турне
dicetrip-city-mons = Монс
dicetrip-city-charleroi = Шарлеруа
dicetrip-city-namur = Намюр
dicetrip-city-dinant = Дінан
dicetrip-city-liege = Льєж
dicetrip-city-verviers = Верв’є
dicetrip-city-marche = Марш-ан-Фаменн
dicetrip-city-bastogne = Бастонь
dicetrip-city-arlon = Арлон

## Ходи
dicetrip-move-stand = залишити ці кубики
dicetrip-move-reroll = кинути знову: { $colours }
dicetrip-move-twice = { $die } двічі, без { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## За столом
dicetrip-round = Раунд { $round } з { $rounds }
dicetrip-power-reroll = можна кинути знову
dicetrip-uses-twice = { $name }: { $die } двічі, без { $drop }.
dicetrip-power-twice = можна взяти кубик двічі
dicetrip-road = дорога { $cities }: { $walked }
dicetrip-series = серія { $cities }: { $walked }
dicetrip-zone-open = порожньо: { $cities }
dicetrip-zone-clean = чиста
dicetrip-zone-lost = втрачена
dicetrip-total = Разом
dicetrip-decide = Залиш ці кубики (stand) або кинь частину знову (reroll red blue). Кинути знову можна раз за гру.
dicetrip-makes = Можна записати (а потім):
dicetrip-makes-nothing = нічого нового, тож викресли місто

## За столом у браузері
dicetrip-number-status = Куди записати { $number }?
dicetrip-cross-status = Яке місто викреслити?
dicetrip-cross-only = Нового числа не скласти. Торкнися міста, щоб викреслити його.
dicetrip-decide-status = Кинути щось знову?
dicetrip-choose-number = Обери число
dicetrip-choose-city = Обери місто
dicetrip-write = Записати { $number } у місто { $city }
dicetrip-cross = Викреслити місто { $city }
dicetrip-roll-again = { $dice ->
    [one] Кинути знову { $dice } кубик
    [few] Кинути знову { $dice } кубики
    [many] Кинути знову { $dice } кубиків
   *[other] Кинути знову { $dice } кубика
 }
dicetrip-twice = Узяти кубик двічі
dicetrip-twice-more = Раз за гру можна взяти один кубик в обидва числа, а інший не брати.
dicetrip-twice-choice = Узяти { $die } двічі, { $drop } не брати
dicetrip-own-map = Назад
dicetrip-did-write = { $name }: { $number } у місто { $city }.
dicetrip-did-cross = { $name }: викреслено місто { $city }.
dicetrip-moment = { $cities ->
    [one] Дорога з { $cities } міста
    [few] Дорога з { $cities } міст
    [many] Дорога з { $cities } міст
   *[other] Дорога з { $cities } міста
 }
dicetrip-moment-points = { $gain ->
    [one] +{ $gain } очко
    [few] +{ $gain } очки
    [many] +{ $gain } очок
   *[other] +{ $gain } очка
 }

## Що можна ввести
dicetrip-help =
    Запиши число в місто: «gent=14» або «gent 14». Викресли місто: «gent=x» або «gent x».
    Коли кидаєш ти, раз за гру можна кинути кубики знову: «reroll red blue». Введи «stand», щоб їх залишити.
    Раз за гру, перед записом, можна взяти кубик двічі, а один не брати: «twice 5 drop 2».

## Чому хід неможливий
error-dicetrip-colour-unknown = Назви кольори кубиків, які кинеш знову, кожен один раз: { $allowed }.
error-dicetrip-city-unknown = Міста { $city } немає. Обери одне з цих: { $allowed }.
error-dicetrip-number-unknown = { $number } не годиться. Напиши дві цифри від 1 до 6 (від 11 до 66) або x, щоб викреслити місто.
error-dicetrip-stand-first = Спершу той, хто кидає, має залишити кубики (stand) або кинути частину знову (reroll).
error-dicetrip-not-the-roller = Кинути знову може лише той, хто кидає в цьому раунді.
error-dicetrip-reroll-used = У цій грі ти більше не можеш кинути знову.
error-dicetrip-reroll-too-late = У цьому раунді кидати знову вже пізно. Записуй числа.
error-dicetrip-twice-used = У цій грі ти більше не можеш узяти кубик двічі.
error-dicetrip-twice-last-round = В останньому раунді взяти кубик двічі не можна.
error-dicetrip-twice-too-late = Узяти кубик двічі в цьому раунді вже пізно: це обирають перед записом.
error-dicetrip-twice-not-there = Обери два кубики з тих, що на столі: { $dice }.
error-dicetrip-twice-double = Ти береш { $die } двічі, тож дубля записати не можна. Можна записати: { $allowed }.
error-dicetrip-twice-missing = Ти береш { $die } двічі, тож цей кубик має бути в обох числах. Можна записати: { $allowed }.
error-dicetrip-city-taken = Місто { $city } зайняте ({ $number }). Ще порожні: { $allowed }.
error-dicetrip-number-taken = { $number } вже є на твоїй карті, місто { $city }. Можна записати: { $allowed }.
error-dicetrip-number-not-made = { $number } з цих кубиків зараз не скласти. Можна записати: { $allowed }.
error-dicetrip-cannot-come-up = Стільки порожніх міст ({ $empty }) у раунді { $round } не буває.

## Що каже тренер і чому
dicetrip-advice-stand = Залиш ці кубики
dicetrip-advice-reroll = { $count ->
    [1] Кинь знову кубик: { $colours }
   *[other] Кинь знову кубики: { $colours }
 }
dicetrip-advice-reroll-brief = Кинь знову: { $colours }
dicetrip-advice-twice = Візьми { $die } двічі, { $drop } не бери
dicetrip-advice-write = Запиши { $number } у місто { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Викресли місто { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Кинути знову { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
     } — на { study-amount-points } гірше.
    [more] Кинути знову { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
        [many] { $dice } кубиків
       *[other] { $dice } кубика
     } — на { study-amount-points } краще.
   *[same] Кинути знову було б так само добре.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Залишити ці кубики — на { study-amount-points } гірше.
    [more] Залишити ці кубики — на { study-amount-points } краще.
   *[same] Залишити ці кубики було б так само добре.
 }
dicetrip-why-kept = Кинути знову ще можна в одному з наступних раундів.
dicetrip-why-reroll = Нові кубики — для всіх, а кинути знову можна лише раз за гру.
dicetrip-why-twice = Якщо взяти { $die } двічі, раунд принесе на { study-amount-points } більше.
dicetrip-why-twice-kept = Приберегти цю можливість на потім — у середньому { study-amount-points }.
dicetrip-why-zone = Зону «{ $zone }» заповнено, і нічого не викреслено. Це { study-amount-points }.
dicetrip-why-series = Виходить серія чисел поспіль, міст у ній { $cities }. Це ще { study-amount-points }.
dicetrip-why-tens = Тепер є всі десятки. Це { study-amount-points }.
dicetrip-why-road = { $cities ->
    [1] Так починається перша дорога. Це { study-amount-points }.
    [one] Найдовша дорога тепер із { $cities } міста. Це ще { study-amount-points }.
    [few] Найдовша дорога тепер із { $cities } міст. Це ще { study-amount-points }.
    [many] Найдовша дорога тепер із { $cities } міст. Це ще { study-amount-points }.
   *[other] Найдовша дорога тепер із { $cities } міста. Це ще { study-amount-points }.
 }
dicetrip-why-bonus = У числі є { $colour } кубик, а колір міста такий самий ({ $colour }): 1 бонусне очко.
dicetrip-why-double = Дубль дає 1 бонусне очко в будь-якому місті.
dicetrip-why-colour-spent = Бонус цього міста пропаде: { $colour } кубик у це число не входить.
dicetrip-why-beside = Поруч: { $names }.
dicetrip-why-nothing-yet = Очок поки не дає, але поруч: { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Викреслити місто — на { study-amount-points } гірше.
    [more] Викреслити місто — на { study-amount-points } краще.
   *[same] Викреслити місто було б так само добре.
 }
dicetrip-why-open = { $count ->
    [one] Поруч ще { $count } порожнє місто.
    [few] Поруч ще { $count } порожні міста.
    [many] Поруч ще { $count } порожніх міст.
   *[other] Поруч ще { $count } порожнього міста.
 }
dicetrip-why-filled = Займає місто, куди однаково нічого кращого не записати.
dicetrip-why-crossed = Викреслене місто — мінус 1 очко.
dicetrip-why-cross = Після цього зона «{ $zone }» уже не буде чистою.
dicetrip-why-cross-lost = У зоні «{ $zone }» вже є викреслене місто, втрачати там більше нічого.

## Що може бути не так із картою
error-dicetrip-map-zones = Файл карти, { $place }: зон має бути { $allowed }, а тут { $found }.
error-dicetrip-map-colours = Файл карти, { $place }: різних кольорів кубиків має бути { $allowed }, а тут { $found }.
error-dicetrip-map-cities = Файл карти, { $place }: міст має бути { $allowed }, а тут { $found }.
error-dicetrip-map-city-twice = Файл карти, { $place }: місто { $city } записано двічі.
error-dicetrip-map-unused = Файл карти, { $place }: жодне місто не має { $key } = { $value }. Додай це хоча б одному.
error-dicetrip-map-link = Файл карти, { $place }: дорога має зв’язувати два різні міста, а не { $found }.
error-dicetrip-map-link-twice = Файл карти, { $place }: { $one } і { $other } вже зв’язано.
error-dicetrip-map-value = Файл карти, { $place }: «{ $value }» не буває. Обери одне з цього: { $allowed }.
error-dicetrip-map-apart = Файл карти, { $place }: немає шляху { $start } – { $cities }. Зв’яжи ці міста.
error-dicetrip-map-same-place = Файл карти, { $place }: { $one } і { $other } лежать в одному місці.
error-dicetrip-map-crossing = Файл карти, { $place }: { $one } і { $other } перетнуться, якщо провести їх прямими лініями.
error-dicetrip-map-place = Файл карти, { $place }: місце — це два числа, не більші за { $most }, а не { $found }.
error-dicetrip-map-slug = Файл карти, { $place }: { $value } не годиться як коротка назва. Вона має відповідати { $allowed }.
error-dicetrip-map-label = Файл карти, { $place }: у назві має бути від 1 до { $most } знаків в одному рядку.
error-dicetrip-map-list = Файл карти, { $place }: тут потрібен список, а не { $found }.

## Правила, у Markdown
dicetrip-rules =
    У всіх однакова карта: 25 з’єднаних між собою міст у трьох зонах. Деякі міста кольорові.
    За 13 раундів кожен заповнює свою карту. Перемагає той, хто набрав найбільше; якщо порівну, перемогу ділять.
    Може грати від одного до чотирьох гравців.

    __Раунд.__ Один гравець кидає чотири кубики чотирьох кольорів. Кидаєте по черзі, кожен раунд інший. Потім усі
    водночас складають із чотирьох кубиків два двоцифрові числа, беручи кожен кубик один раз, і записують їх
    у два порожні міста. В останньому раунді лишається тільки одне місто. Для його числа годяться будь-які два
    з чотирьох кубиків.

    __Приклад.__ Випали червоний ⚀, жовтий ⚃, зелений ⚁ і синій ⚄. Можна записати 14 або 41 разом із 25 або 52,
    чи 12 або 21 із 45 або 54, чи 15 або 51 із 24 або 42. Якщо записати 14 в Антверпен, червоне місто, ти
    отримаєш бонус, бо в числі є червоний кубик.

    __Обмеження.__ Те саме число не можна записати на карту двічі. Якщо числа записати не можна або не хочеться,
    викресли натомість порожнє місто. Для другого числа тоді годяться будь-які два кубики.

    __Кинути знову, раз за гру.__ Якщо в цьому раунді кидаєш ти, можеш одразу кинути знову від одного до чотирьох
    кубиків. Нові кубики — для всіх.

    __Кубик двічі, раз за гру.__ Перед записом один кубик не бери, а інший візьми в обидва числа. З ⚀⚁⚃⚄, узявши ⚃
    двічі й не взявши ⚀, ти пишеш 24 або 42 і 45 або 54. Цей кубик має бути в обох числах і не може дати дубль.
    Це лише для твоєї карти. Інші одразу бачать, який кубик узято двічі, але твої записи приховано, доки всі
    не закінчать. В останньому раунді так не можна.

    __Очки__

    | за що | очки |
    |---|---|
    | бонусне місто: дубль (11, 22, …) або кольорове місто, у числі якого є кубик його кольору | по 1 |
    | викреслене місто | по −1 |
    | найдовша дорога: з’єднані міста, числа зростають | 1 за місто |
    | найдовша серія: з’єднані міста, у кожному наступне за порядком число (після 16 іде 21) | 4 міста 2, 5 міст 3, 6 міст 4, від 7 до 9 міст 6, більше 9 |
    | зони, де всюди числа й нічого не викреслено | 4 за одну, 7 за дві, 9 за три |

    Місто дає щонайбільше один бонус. Якщо на кубиках те саме число, вони рахуються так, як тобі вигідніше.

    __Очки, приклад.__ Левен 15, Вавр 16, Намюр 21, Дінан 22 і Марш-ан-Фаменн 34 з’єднані одне за одним. Числа
    зростають, це дорога з 5 міст, 5 очок. Перші чотири числа йдуть поспіль, це серія з 4, 2 очки. 22 — дубль,
    1 очко. З двома викресленими містами (−2) й однією чистою зоною (4) виходить 10.

    __Усі десятки__ (налаштування). Щойно на твоїй карті є число з кожного десятка, від 1x до 6x, ти отримуєш
    очко за кожне кольорове місто, яке після цього запису ще порожнє.

    Карту Бельгії ми намалювали самі. Іншу можна завантажити з файлу.

## Короткі правила
dicetrip-goal = Заповнюй карту так, щоб числа зростали від міста до міста. Перемагає той, хто має найбільше очок.
dicetrip-begins = У буклеті про це не сказано. Це й не важливо: кидаєте ви по черзі, а записують усі водночас.
dicetrip-step-roll = Один гравець кидає чотири кубики для всіх.
dicetrip-step-make = Склади з них два числа. Кожен кубик бери один раз.
dicetrip-step-write = Запиши обидва в порожні міста на своїй карті.
dicetrip-needs-bonus = Дубль або кольорове місто, у числі якого є кубик його кольору. 1 очко за місто.
dicetrip-needs-crossed = Кожне викреслене місто — мінус 1 очко.
dicetrip-needs-road = З’єднані міста, де числа зростають. 1 очко за кожне місто найдовшої дороги.
dicetrip-needs-series = З’єднані міста, у кожному наступне за порядком число (після 16 іде 21). Очки: { $s4 } за 4 міста, { $s5 } за 5, { $s6 } за 6, { $s7 } за 7–9 і { $s10 }, якщо більше.
dicetrip-needs-zones = Зони, де всюди числа й нічого не викреслено. Очки: { $z1 } за одну, { $z2 } за дві й { $z3 } за всі три.
dicetrip-needs-tens = Щойно на твоїй карті є число з кожного десятка, від 1x до 6x, ти отримуєш 1 очко за кожне ще порожнє кольорове місто.
dicetrip-example-dice = { $count ->
    [one] Із цих кубиків можна скласти { $count } число.
    [few] Із цих кубиків можна скласти { $count } різні числа.
    [many] Із цих кубиків можна скласти { $count } різних чисел.
   *[other] Із цих кубиків можна скласти { $count } різного числа.
 }
dicetrip-example-pair = Якщо взяти { $first }, із двох інших вийде { $rest }.
dicetrip-example-bonus = У числі { $number } є { $colour } кубик, тож у місті того самого кольору ({ $colour }) воно дає бонус.
dicetrip-example-road = Числа зростають, це дорога. Вона дає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
dicetrip-example-series = Перші чотири числа йдуть поспіль. Це ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
dicetrip-example-double = З дублем місто бонусне. Це { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
dicetrip-example-crossed = Одне місто викреслено. Це { $points ->
    [-1] −1 очко
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
 }.
dicetrip-example-total = Разом виходить { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
 }
dicetrip-ask-reroll = Чи можна кинути знову?
dicetrip-answer-reroll = Так, раз за гру, коли кидаєш ти. Одразу після кидка можна кинути знову від одного до чотирьох кубиків, для всіх.
dicetrip-ask-twice = Чи можна взяти кубик двічі?
dicetrip-answer-twice = Так, раз за гру, але не в останньому раунді. Один кубик не бери, інший візьми в обидва числа, тільки не для дубля. Інші бачать це одразу.
dicetrip-ask-cross = Чи можна викреслити місто, навіть якщо число пасує?
dicetrip-answer-cross = Так. Для другого числа тоді годяться будь-які два кубики.
dicetrip-ask-consecutive = Що йде після 16?
dicetrip-answer-consecutive = 21. На кубиках лише числа від 1 до 6.
dicetrip-ask-last = Чим відрізняється останній раунд?
dicetrip-answer-last = Лишається тільки одне місто. Для його числа годяться будь-які два з чотирьох кубиків.
dicetrip-ask-same = Чи можна записати на карту те саме число двічі?
dicetrip-answer-same = Ні.
dicetrip-now = { $points ->
    [-1] На твоїй карті −1 очко.
    [one] На твоїй карті { $points } очко.
    [few] На твоїй карті { $points } очки.
    [many] На твоїй карті { $points } очок.
   *[other] На твоїй карті { $points } очка.
 }

## Урок: що робити на кожному кроці й чому, коли крок зроблено
dicetrip-lesson-goal = Прокладай одну довгу дорогу з дедалі більших чисел
dicetrip-lesson-roll = Чотири кубики спільні для всіх. Кидай!
dicetrip-lesson-roll-why = Два кубики дають число: з 1 і 3 виходить 13 або 31.
dicetrip-lesson-stand = Раз за гру можна кинути знову, але не зараз. Залиш ці кубики.
dicetrip-lesson-stand-why = Тепер кожен складає два числа, беручи кожен кубик один раз.
dicetrip-lesson-colour = Червона 1 і жовта 3 дають 13. Запиши це в місто Брюгге.
dicetrip-lesson-colour-why = Брюгге — жовте місто, і в 13 є жовтий кубик. Це бонусне очко.
dicetrip-lesson-road = Два інші кубики дають 21. Запиши це поруч, у Гент.
dicetrip-lesson-road-why = 13, потім 21. Числа, що зростають від міста до міста, — це дорога.
dicetrip-lesson-longer = Бот Jussi кидає за вас обох. Запиши 24 в Алст.
dicetrip-lesson-longer-why = 13, 21, 24. Ще одне місто — ще одне очко.
dicetrip-lesson-double = Дві одиниці дають 11. Запиши це в місто Остенде.
dicetrip-lesson-double-why = Дубль, як-от 11, — бонус у будь-якому місті.
dicetrip-lesson-coach = Пропустімо раунд. Спитай тренера, що робити.
dicetrip-lesson-coach-why = Раз за гру можна взяти кубик в обидва числа, а інший не брати.
dicetrip-lesson-between = Запиши 32 у Вавр, між 31 і 33.
dicetrip-lesson-between-why = 31, 32, 33. Кожне число йде одразу за попереднім.
dicetrip-lesson-series = Візьми ⚂ ще раз. Запиши 34 в Дінан.
dicetrip-lesson-series-why = Чотири поспіль — це серія, пунктирна лінія. Ще 2 очки, а за довшу — більше.
dicetrip-lesson-zone = Перескочмо наперед. Запиши 36 у Нівель, останнє місто своєї зони.
dicetrip-lesson-zone-why = Зафарбовані ділянки — це зони. Перша, заповнена без викреслень, дає 4 очки.
dicetrip-lesson-cross = 12 записати можна, а інші кубики нічого нового не дають. Торкнися × і викресли Арлон.
dicetrip-lesson-cross-why = Це мінус 1 очко, і зона Арлона вже нічого не дасть.
dicetrip-lesson-roll-last = Останній раунд, порожній лише Сінт-Ніклас. Кидай!
dicetrip-lesson-roll-last-why = Усі числа з цих кубиків у тебе вже є.
dicetrip-lesson-reroll = Час кинути знову. Торкнися всіх кубиків, крім жовтої 2.
dicetrip-lesson-reroll-why = 22 — дубль, і він пасує між 21 і 24.
dicetrip-lesson-last = Запиши 22 у Сінт-Ніклас.
dicetrip-lesson-last-why = Довша дорога, дубль і друга повна зона, Фландрія.
dicetrip-lesson-done = Починай з малих чисел на одному краї карти, а на іншому пиши великі.
