# Dice Trip: названия, о чём можно договориться, почему ход невозможен, и правила нашими словами.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 городов, одна длинная дорога

## Издания
dicetrip-edition-international = Международное

## Настройки и что значат их варианты
dicetrip-option-tens = Очки за все десятки

## Что меняет настройка, одной фразой
dicetrip-option-tens-true-more = Как только на твоей карте есть число из каждого десятка, от 1x до 6x, ты получаешь очко за каждый ещё пустой цветной город.
dicetrip-option-tens-false-more = За все десятки ничего не дают.

## Строки таблицы очков
dicetrip-item-bonus = Бонусные города
dicetrip-item-crossed = Вычеркнуто
dicetrip-item-road = Длинная дорога
dicetrip-item-series = Длинная серия
dicetrip-item-zones = Чистые зоны
dicetrip-item-tens = Все десятки

## Кубики
dicetrip-colour-red = красный
dicetrip-colour-yellow = жёлтый
dicetrip-colour-green = зелёный
dicetrip-colour-blue = синий

## Встроенная карта и что о ней говорить там, где её показывают
dicetrip-map-note = карту нарисовали мы сами
dicetrip-zone-v = Фландрия
dicetrip-zone-b = Брюссель и окрестности
dicetrip-zone-w = Валлония
dicetrip-city-oostende = Остенде
dicetrip-city-brugge = Брюгге
dicetrip-city-ieper = Ипр
dicetrip-city-kortrijk = Кортрейк
dicetrip-city-gent = Гент
dicetrip-city-sint-niklaas = Синт-Никлас
dicetrip-city-antwerpen = Антверпен
dicetrip-city-turnhout = Тюрнхаут
dicetrip-city-hasselt = Хасселт
dicetrip-city-mechelen = Мехелен
dicetrip-city-leuven = Лёвен
dicetrip-city-aalst = Алст
dicetrip-city-brussel = Брюссель
dicetrip-city-wavre = Вавр
dicetrip-city-nivelles = Нивель
dicetrip-city-tournai = Турне
dicetrip-city-mons = Монс
dicetrip-city-charleroi = Шарлеруа
dicetrip-city-namur = Намюр
dicetrip-city-dinant = Динан
dicetrip-city-liege = Льеж
dicetrip-city-verviers = Вервье
dicetrip-city-marche = Марш-ан-Фамен
dicetrip-city-bastogne = Бастонь
dicetrip-city-arlon = Арлон

## Ходы
dicetrip-move-stand = оставить эти кубики
dicetrip-move-reroll = бросить снова: { $colours }
dicetrip-move-twice = { $die } дважды, без { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## За столом
dicetrip-round = Раунд { $round } из { $rounds }
dicetrip-power-reroll = можно бросить снова
dicetrip-uses-twice = { $name }: { $die } дважды, без { $drop }.
dicetrip-power-twice = можно взять кубик дважды
dicetrip-road = дорога { $cities }: { $walked }
dicetrip-series = серия { $cities }: { $walked }
dicetrip-zone-open = пусто: { $cities }
dicetrip-zone-clean = чистая
dicetrip-zone-lost = потеряна
dicetrip-total = Итого
dicetrip-decide = Оставь эти кубики (stand) или брось часть снова (reroll red blue). Бросить снова можно раз за игру.
dicetrip-makes = Можно записать (и потом):
dicetrip-makes-nothing = ничего нового, вычеркни город

## За столом в браузере
dicetrip-number-status = Куда записать { $number }?
dicetrip-cross-status = Какой город вычеркнуть?
dicetrip-cross-only = Нового числа не составить. Коснись города, чтобы вычеркнуть его.
dicetrip-decide-status = Бросить что-то снова?
dicetrip-choose-number = Выбери число
dicetrip-choose-city = Выбери город
dicetrip-write = Записать { $number } в город { $city }
dicetrip-cross = Вычеркнуть город { $city }
dicetrip-roll-again = { $dice ->
    [one] Бросить снова { $dice } кубик
    [few] Бросить снова { $dice } кубика
    [many] Бросить снова { $dice } кубиков
   *[other] Бросить снова { $dice } кубика
 }
dicetrip-twice = Взять кубик дважды
dicetrip-twice-more = Раз за игру можно взять один кубик в оба числа, а другой не брать.
dicetrip-twice-choice = Взять { $die } дважды, { $drop } не брать
dicetrip-own-map = Назад
dicetrip-did-write = { $name }: { $number } в город { $city }.
dicetrip-did-cross = { $name }: вычеркнут город { $city }.
dicetrip-moment = { $cities ->
    [one] Дорога из { $cities } города
    [few] Дорога из { $cities } городов
    [many] Дорога из { $cities } городов
   *[other] Дорога из { $cities } города
 }
dicetrip-moment-points = { $gain ->
    [one] +{ $gain } очко
    [few] +{ $gain } очка
    [many] +{ $gain } очков
   *[other] +{ $gain } очка
 }

## Что можно ввести
dicetrip-help =
    Запиши число в город: «gent=14» или «gent 14». Вычеркни город: «gent=x» или «gent x».
    Когда бросаешь ты, раз за игру можно бросить кубики снова: «reroll red blue». Введи «stand», чтобы их оставить.
    Раз за игру, до записи, можно взять кубик дважды, а один не брать: «twice 5 drop 2».

## Почему ход невозможен
error-dicetrip-colour-unknown = Назови цвета кубиков, которые бросишь снова, каждый один раз: { $allowed }.
error-dicetrip-city-unknown = Города { $city } нет. Выбери один из этих: { $allowed }.
error-dicetrip-number-unknown = { $number } не подходит. Напиши две цифры от 1 до 6 (от 11 до 66) или x, чтобы вычеркнуть город.
error-dicetrip-stand-first = Сначала тот, кто бросает, должен оставить кубики (stand) или бросить часть снова (reroll).
error-dicetrip-not-the-roller = Бросить снова может только тот, кто бросает в этом раунде.
error-dicetrip-reroll-used = В этой игре ты больше не можешь бросить снова.
error-dicetrip-reroll-too-late = В этом раунде бросать снова поздно. Записывай числа.
error-dicetrip-twice-used = В этой игре ты больше не можешь взять кубик дважды.
error-dicetrip-twice-last-round = В последнем раунде взять кубик дважды нельзя.
error-dicetrip-twice-too-late = Взять кубик дважды в этом раунде уже поздно: это выбирают до записи.
error-dicetrip-twice-not-there = Выбери два кубика из тех, что на столе: { $dice }.
error-dicetrip-twice-double = Ты берёшь { $die } дважды, дубль записать нельзя. Можно записать: { $allowed }.
error-dicetrip-twice-missing = Ты берёшь { $die } дважды, и этот кубик должен быть в обоих числах. Можно записать: { $allowed }.
error-dicetrip-city-taken = Город { $city } занят ({ $number }). Ещё пусты: { $allowed }.
error-dicetrip-number-taken = { $number } уже есть на твоей карте, город { $city }. Можно записать: { $allowed }.
error-dicetrip-number-not-made = { $number } из этих кубиков сейчас не составить. Можно записать: { $allowed }.
error-dicetrip-cannot-come-up = Столько пустых городов ({ $empty }) в раунде { $round } не бывает.

## Что говорит тренер и почему
dicetrip-advice-stand = Оставь эти кубики
dicetrip-advice-reroll = { $count ->
    [1] Брось снова кубик: { $colours }
   *[other] Брось снова кубики: { $colours }
 }
dicetrip-advice-reroll-brief = Брось снова: { $colours }
dicetrip-advice-twice = Возьми { $die } дважды, { $drop } не бери
dicetrip-advice-write = Запиши { $number } в город { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Вычеркни город { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Бросить снова { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
     } — на { study-amount-points } хуже.
    [more] Бросить снова { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
        [many] { $dice } кубиков
       *[other] { $dice } кубика
     } — на { study-amount-points } лучше.
   *[same] Бросить снова было бы ничуть не хуже.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Оставить эти кубики — на { study-amount-points } хуже.
    [more] Оставить эти кубики — на { study-amount-points } лучше.
   *[same] Оставить эти кубики было бы ничуть не хуже.
 }
dicetrip-why-kept = Бросить снова ещё можно в одном из следующих раундов.
dicetrip-why-reroll = Новые кубики — для всех, а бросить снова можно только раз за игру.
dicetrip-why-twice = Если взять { $die } дважды, раунд принесёт на { study-amount-points } больше.
dicetrip-why-twice-kept = Сберечь эту возможность на потом — в среднем { study-amount-points }.
dicetrip-why-zone = Зона «{ $zone }» заполнена, и ничего не вычеркнуто. Это { study-amount-points }.
dicetrip-why-series = Выходит серия чисел подряд, городов в ней { $cities }. Это ещё { study-amount-points }.
dicetrip-why-tens = Теперь есть все десятки. Это { study-amount-points }.
dicetrip-why-road = { $cities ->
    [1] Так начинается первая дорога. Это { study-amount-points }.
    [one] Самая длинная дорога теперь из { $cities } города. Это ещё { study-amount-points }.
    [few] Самая длинная дорога теперь из { $cities } городов. Это ещё { study-amount-points }.
    [many] Самая длинная дорога теперь из { $cities } городов. Это ещё { study-amount-points }.
   *[other] Самая длинная дорога теперь из { $cities } города. Это ещё { study-amount-points }.
 }
dicetrip-why-bonus = В числе есть { $colour } кубик, и цвет города такой же ({ $colour }): 1 бонусное очко.
dicetrip-why-double = Дубль даёт 1 бонусное очко в любом городе.
dicetrip-why-colour-spent = Бонус этого города пропадёт: { $colour } кубик в это число не входит.
dicetrip-why-beside = Рядом: { $names }.
dicetrip-why-nothing-yet = Очков пока не даёт, но рядом: { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Вычеркнуть город — на { study-amount-points } хуже.
    [more] Вычеркнуть город — на { study-amount-points } лучше.
   *[same] Вычеркнуть город было бы ничуть не хуже.
 }
dicetrip-why-open = { $count ->
    [one] Рядом ещё { $count } пустой город.
    [few] Рядом ещё { $count } пустых города.
    [many] Рядом ещё { $count } пустых городов.
   *[other] Рядом ещё { $count } пустого города.
 }
dicetrip-why-filled = Занимает город, куда всё равно ничего лучше не записать.
dicetrip-why-crossed = Вычеркнутый город — минус 1 очко.
dicetrip-why-cross = После этого зона «{ $zone }» уже не будет чистой.
dicetrip-why-cross-lost = В зоне «{ $zone }» уже есть вычеркнутый город, терять там больше нечего.

## Что может быть не так с картой
error-dicetrip-map-zones = Файл карты, { $place }: зон должно быть { $allowed }, а здесь { $found }.
error-dicetrip-map-colours = Файл карты, { $place }: разных цветов кубиков должно быть { $allowed }, а здесь { $found }.
error-dicetrip-map-cities = Файл карты, { $place }: городов должно быть { $allowed }, а здесь { $found }.
error-dicetrip-map-city-twice = Файл карты, { $place }: город { $city } записан дважды.
error-dicetrip-map-unused = Файл карты, { $place }: ни у одного города нет { $key } = { $value }. Добавь это хотя бы одному.
error-dicetrip-map-link = Файл карты, { $place }: дорога должна связывать два разных города, а не { $found }.
error-dicetrip-map-link-twice = Файл карты, { $place }: { $one } и { $other } уже связаны.
error-dicetrip-map-value = Файл карты, { $place }: «{ $value }» не бывает. Выбери одно из этого: { $allowed }.
error-dicetrip-map-apart = Файл карты, { $place }: нет пути { $start } – { $cities }. Свяжи эти города.
error-dicetrip-map-same-place = Файл карты, { $place }: { $one } и { $other } лежат в одном месте.
error-dicetrip-map-crossing = Файл карты, { $place }: { $one } и { $other } пересекутся, если провести их прямыми линиями.
error-dicetrip-map-place = Файл карты, { $place }: место — это два числа не больше { $most }, а не { $found }.
error-dicetrip-map-slug = Файл карты, { $place }: { $value } не годится как короткое имя. Оно должно подходить под { $allowed }.
error-dicetrip-map-label = Файл карты, { $place }: в названии должно быть от 1 до { $most } знаков в одной строке.
error-dicetrip-map-list = Файл карты, { $place }: здесь нужен список, а не { $found }.

## Правила, в Markdown
dicetrip-rules =
    У всех одинаковая карта: 25 связанных между собой городов в трёх зонах. Некоторые города цветные.
    За 13 раундов каждый заполняет свою карту. Побеждает тот, у кого больше очков; при равенстве победа общая.
    Играют от одного до четырёх человек.

    __Раунд.__ Один игрок бросает четыре кубика четырёх цветов. Бросаете по очереди, каждый раунд другой.
    Потом все одновременно составляют из четырёх кубиков два двузначных числа, беря каждый кубик один раз,
    и записывают их в два пустых города. В последнем раунде остаётся только один город. Для его числа годятся
    любые два из четырёх кубиков.

    __Пример.__ Выпали красный ⚀, жёлтый ⚃, зелёный ⚁ и синий ⚄. Можно записать 14 или 41 вместе с 25 или 52,
    либо 12 или 21 с 45 или 54, либо 15 или 51 с 24 или 42. Если записать 14 в Антверпен, красный город,
    ты получишь бонус, потому что в числе есть красный кубик.

    __Ограничения.__ Одно и то же число нельзя записать на карту дважды. Если число записать нельзя или
    не хочется, вычеркни вместо этого пустой город. Для второго числа тогда годятся любые два кубика.

    __Бросить снова, раз за игру.__ Если в этом раунде бросаешь ты, можешь сразу бросить снова от одного
    до четырёх кубиков. Новые кубики — для всех.

    __Кубик дважды, раз за игру.__ До записи один кубик не бери, а другой возьми в оба числа. С ⚀⚁⚃⚄, взяв ⚃
    дважды и не взяв ⚀, ты пишешь 24 или 42 и 45 или 54. Этот кубик должен быть в обоих числах и не может дать
    дубль. Это только для твоей карты. Остальные сразу видят, какой кубик взят дважды, но твои записи скрыты,
    пока все не закончат. В последнем раунде так нельзя.

    __Очки__

    | за что | очки |
    |---|---|
    | бонусный город: дубль (11, 22, …) или цветной город, в числе которого есть кубик его цвета | по 1 |
    | вычеркнутый город | по −1 |
    | самая длинная дорога: связанные города, числа растут | 1 за город |
    | самая длинная серия: связанные города, в каждом следующее по порядку число (после 16 идёт 21) | 4 города 2, 5 городов 3, 6 городов 4, от 7 до 9 городов 6, больше 9 |
    | зоны, где везде числа и ничего не вычеркнуто | 4 за одну, 7 за две, 9 за три |

    Город даёт не больше одного бонуса. Если на кубиках одно и то же число, они считаются так, как тебе выгоднее.

    __Очки, пример.__ Лёвен 15, Вавр 16, Намюр 21, Динан 22 и Марш-ан-Фамен 34 связаны один за другим. Числа растут,
    это дорога из 5 городов, 5 очков. Первые четыре числа идут подряд, это серия из 4, 2 очка. 22 — дубль, 1 очко.
    С двумя вычеркнутыми городами (−2) и одной чистой зоной (4) выходит 10.

    __Все десятки__ (настройка). Как только на твоей карте есть число из каждого десятка, от 1x до 6x, ты получаешь
    очко за каждый цветной город, который после этой записи ещё пуст.

    Карту Бельгии мы нарисовали сами. Другую можно загрузить из файла.

## Краткие правила
dicetrip-goal = Заполняй карту так, чтобы числа росли от города к городу. Побеждает тот, у кого больше очков.
dicetrip-begins = В буклете об этом ничего нет. Это и не важно: бросаете вы по очереди, а записывают все сразу.
dicetrip-step-roll = Один игрок бросает четыре кубика для всех.
dicetrip-step-make = Составь из них два числа. Каждый кубик бери один раз.
dicetrip-step-write = Запиши оба в пустые города на своей карте.
dicetrip-needs-bonus = Дубль или цветной город, в числе которого есть кубик его цвета. 1 очко за город.
dicetrip-needs-crossed = Каждый вычеркнутый город — минус 1 очко.
dicetrip-needs-road = Связанные города, где числа растут. 1 очко за каждый город самой длинной дороги.
dicetrip-needs-series = Связанные города, в каждом следующее по порядку число (после 16 идёт 21). Очки: { $s4 } за 4 города, { $s5 } за 5, { $s6 } за 6, { $s7 } за 7–9 и { $s10 }, если больше.
dicetrip-needs-zones = Зоны, где везде числа и ничего не вычеркнуто. Очки: { $z1 } за одну, { $z2 } за две и { $z3 } за все три.
dicetrip-needs-tens = Как только на твоей карте есть число из каждого десятка, от 1x до 6x, ты получаешь 1 очко за каждый ещё пустой цветной город.
dicetrip-example-dice = { $count ->
    [one] Из этих кубиков можно составить { $count } число.
    [few] Из этих кубиков можно составить { $count } разных числа.
    [many] Из этих кубиков можно составить { $count } разных чисел.
   *[other] Из этих кубиков можно составить { $count } разного числа.
 }
dicetrip-example-pair = Если взять { $first }, из двух других выйдет { $rest }.
dicetrip-example-bonus = В числе { $number } есть { $colour } кубик, поэтому { $colour } город даст за него бонус.
dicetrip-example-road = Числа растут, это дорога. Она даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
dicetrip-example-series = Первые четыре числа идут подряд. Это ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
dicetrip-example-double = С дублем город бонусный. Это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
dicetrip-example-crossed = Один город вычеркнут. Это { $points ->
    [-1] −1 очко
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
 }.
dicetrip-example-total = Всего выходит { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
 }
dicetrip-ask-reroll = Можно бросить снова?
dicetrip-answer-reroll = Да, раз за игру, когда бросаешь ты. Сразу после броска можно бросить снова от одного до четырёх кубиков, для всех.
dicetrip-ask-twice = Можно взять кубик дважды?
dicetrip-answer-twice = Да, раз за игру, но не в последнем раунде. Один кубик не бери, другой возьми в оба числа, только не для дубля. Остальные видят это сразу.
dicetrip-ask-cross = Можно вычеркнуть город, даже если число подходит?
dicetrip-answer-cross = Да. Для второго числа тогда годятся любые два кубика.
dicetrip-ask-consecutive = Что идёт после 16?
dicetrip-answer-consecutive = 21. На кубиках только числа от 1 до 6.
dicetrip-ask-last = Чем отличается последний раунд?
dicetrip-answer-last = Остаётся только один город. Для его числа годятся любые два из четырёх кубиков.
dicetrip-ask-same = Можно записать на карту одно число дважды?
dicetrip-answer-same = Нет.
dicetrip-now = { $points ->
    [-1] На твоей карте −1 очко.
    [one] На твоей карте { $points } очко.
    [few] На твоей карте { $points } очка.
    [many] На твоей карте { $points } очков.
   *[other] На твоей карте { $points } очка.
 }

## Урок: что делать на каждом шаге и почему, когда шаг сделан
dicetrip-lesson-goal = Построй одну длинную дорогу из растущих чисел
dicetrip-lesson-roll = Четыре кубика одни для всех. Бросай!
dicetrip-lesson-roll-why = Два кубика дают число: из 1 и 3 выходит 13 или 31.
dicetrip-lesson-stand = Раз за игру можно бросить снова, но не сейчас. Оставь эти кубики.
dicetrip-lesson-stand-why = Теперь каждый составляет два числа, беря каждый кубик один раз.
dicetrip-lesson-colour = Красная 1 и жёлтая 3 дают 13. Запиши это в город Брюгге.
dicetrip-lesson-colour-why = Брюгге — жёлтый город, и в 13 есть жёлтый кубик. Это бонусное очко.
dicetrip-lesson-road = Два других кубика дают 21. Запиши это рядом, в Гент.
dicetrip-lesson-road-why = 13, потом 21. Числа, которые растут от города к городу, — это дорога.
dicetrip-lesson-longer = Бот Jussi бросает за вас обоих. Запиши 24 в Алст.
dicetrip-lesson-longer-why = 13, 21, 24. Ещё один город — ещё одно очко.
dicetrip-lesson-double = Две единицы дают 11. Запиши это в город Остенде.
dicetrip-lesson-double-why = Дубль, как 11, — бонус в любом городе.
dicetrip-lesson-coach = Пропустим раунд. Спроси тренера, что делать.
dicetrip-lesson-coach-why = Раз за игру можно взять кубик в оба числа, а другой не брать.
dicetrip-lesson-between = Запиши 32 в Вавр, между 31 и 33.
dicetrip-lesson-between-why = 31, 32, 33. Каждое число идёт сразу за предыдущим.
dicetrip-lesson-series = Возьми ⚂ ещё раз. Запиши 34 в Динан.
dicetrip-lesson-series-why = Четыре подряд — это серия, пунктирная линия. Ещё 2 очка, а за длинную — больше.
dicetrip-lesson-zone = Перенесёмся вперёд. Запиши 36 в Нивель, последний город своей зоны.
dicetrip-lesson-zone-why = Закрашенные участки — это зоны. Первая, заполненная без вычёркиваний, даёт 4 очка.
dicetrip-lesson-cross = 12 записать можно, а другие кубики ничего нового не дают. Коснись × и вычеркни Арлон.
dicetrip-lesson-cross-why = Это минус 1 очко, и зона Арлона уже ничего не даст.
dicetrip-lesson-roll-last = Последний раунд, пуст только Синт-Никлас. Бросай!
dicetrip-lesson-roll-last-why = Все числа из этих кубиков у тебя уже есть.
dicetrip-lesson-reroll = Пора бросить снова. Коснись всех кубиков, кроме жёлтой 2.
dicetrip-lesson-reroll-why = 22 — дубль, и он подходит между 21 и 24.
dicetrip-lesson-last = Запиши 22 в Синт-Никлас.
dicetrip-lesson-last-why = Дорога длиннее, есть дубль, и заполнена вторая зона, Фландрия.
dicetrip-lesson-done = Начинай с малых чисел на одном краю карты, а на другом пиши большие.
