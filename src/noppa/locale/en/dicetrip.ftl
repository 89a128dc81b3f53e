# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 cities, one long road

## Editions
dicetrip-edition-international = International

## Options, and what each value means
dicetrip-option-tens = Points for a number of each ten

## What an option changes, in a sentence
dicetrip-option-tens-true-more = As soon as your map has a number of each ten, you get a point for each coloured city that is still empty.
dicetrip-option-tens-false-more = Numbers of each ten bring nothing of their own.

## Lines of the score sheet
dicetrip-item-bonus = Bonus cities
dicetrip-item-crossed = Crossed off
dicetrip-item-road = Longest road
dicetrip-item-series = Longest series
dicetrip-item-zones = Clean zones
dicetrip-item-tens = All tens

## Dice
dicetrip-colour-red = red
dicetrip-colour-yellow = yellow
dicetrip-colour-green = green
dicetrip-colour-blue = blue

## The built-in map, and what to say of it wherever it is shown
dicetrip-map-note = the map is our own drawing
dicetrip-zone-v = Flanders
dicetrip-zone-b = Brussels and around
dicetrip-zone-w = Wallonia
dicetrip-city-oostende = Ostend
dicetrip-city-brugge = Bruges
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Kortrijk
dicetrip-city-gent = Ghent
dicetrip-city-sint-niklaas = Sint-Niklaas
dicetrip-city-antwerpen = Antwerp
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Mechelen
dicetrip-city-leuven = Leuven
dicetrip-city-aalst = Aalst
dicetrip-city-brussel = Brussels
dicetrip-city-wavre = Wavre
dicetrip-city-nivelles = Nivelles
dicetrip-city-tournai = Tournai
dicetrip-city-mons = Mons
dicetrip-city-charleroi = Charleroi
dicetrip-city-namur = Namur
dicetrip-city-dinant = Dinant
dicetrip-city-liege = Liège
dicetrip-city-verviers = Verviers
dicetrip-city-marche = Marche-en-Famenne
dicetrip-city-bastogne = Bastogne
dicetrip-city-arlon = Arlon

## Moves
dicetrip-move-stand = let the dice lie
dicetrip-move-reroll = roll again: { $colours }
dicetrip-move-twice = { $die } twice, without { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Round { $round } of { $rounds }
dicetrip-power-reroll = may roll again
dicetrip-uses-twice = { $name } uses { $die } twice, without { $drop }.
dicetrip-power-twice = may use a die twice
dicetrip-road = road { $cities }: { $walked }
dicetrip-series = series { $cities }: { $walked }
dicetrip-zone-open = { $cities } empty
dicetrip-zone-clean = clean
dicetrip-zone-lost = lost
dicetrip-total = Total
dicetrip-decide = Let the dice lie (stand), or roll some of them again, once a game (reroll red blue).
dicetrip-makes = Makes (then):
dicetrip-makes-nothing = nothing new: cross off a city

## At the table in the browser
dicetrip-number-status = { $number } goes to…
dicetrip-cross-status = Cross off…
dicetrip-cross-only = These dice fit nowhere. Tap a city to cross off.
dicetrip-decide-status = Roll some again?
dicetrip-choose-number = Choose a number
dicetrip-choose-city = Choose a city
dicetrip-write = Write { $number } in { $city }
dicetrip-cross = Cross off { $city }
dicetrip-roll-again = { $dice ->
    [one] Roll 1 die again
   *[other] Roll { $dice } dice again
 }
dicetrip-twice = Use a die twice
dicetrip-twice-more = Once a game: one die counts in both numbers, another one is left out.
dicetrip-twice-choice = { $die } twice, without { $drop }
dicetrip-own-map = Back
dicetrip-did-write = { $name } wrote { $number } in { $city }.
dicetrip-did-cross = { $name } crossed off { $city }.
dicetrip-moment = Road of { $cities }
dicetrip-moment-points = { $gain ->
    [one] +1 point
   *[other] +{ $gain } points
 }

## What can be typed
dicetrip-help =
    Write a number into a city: “gent=14” or “gent 14”. Cross a city off: “gent=x” or “gent x”.
    The roller may first roll dice again, once a game: “reroll red blue”, or “stand” to let them lie.
    Once a game, before writing, use a die twice and leave one out: “twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = The dice are { $allowed }; name each one to roll again once.
error-dicetrip-city-unknown = There is no city { $city }. The cities are: { $allowed }.
error-dicetrip-number-unknown = A city takes a number of two digits from 1 to 6 (11 to 66), or x to cross it off; not { $number }.
error-dicetrip-stand-first = The roller decides first: stand, or roll dice again.
error-dicetrip-not-the-roller = Only the roller of this round may roll again.
error-dicetrip-reroll-used = You have rolled again already in this game.
error-dicetrip-reroll-too-late = The dice of this round lie for good: write your numbers.
error-dicetrip-twice-used = You have used a die twice already in this game.
error-dicetrip-twice-last-round = In the last round no die is used twice.
error-dicetrip-twice-too-late = A die is used twice from the first number on: choose it before you write.
error-dicetrip-twice-not-there = Name two of the dice on the table: { $dice }.
error-dicetrip-twice-double = The { $die } counts twice, and must not make a double. You can write: { $allowed }.
error-dicetrip-twice-missing = The { $die } counts twice, and must be in both numbers. You can write: { $allowed }.
error-dicetrip-city-taken = { $city } is taken ({ $number }). Still empty: { $allowed }.
error-dicetrip-number-taken = { $number } is on your map already, in { $city }. You can write: { $allowed }.
error-dicetrip-number-not-made = These dice do not make { $number } now. You can write: { $allowed }.

error-dicetrip-cannot-come-up = In round { $round } no map has { $empty } empty cities.

## What the coach says, and why
dicetrip-advice-stand = Keep these dice
dicetrip-advice-reroll = Roll the { $colours } { $count ->
    [one] die
   *[other] dice
 } again
dicetrip-advice-reroll-brief = Roll { $colours } again
dicetrip-advice-twice = Use { $die } twice and leave out { $drop }
dicetrip-advice-write = Write { $number } in { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Cross off { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Rolling again, best with { $dice ->
        [one] one die
       *[other] { $dice } dice
     }, would be worth { study-amount-points } less.
    [more] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } again would be worth { study-amount-points } more.
   *[same] Rolling again would be worth just as much.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Keeping these dice would be worth { study-amount-points } less.
    [more] Keeping these dice would be worth { study-amount-points } more.
   *[same] Keeping these dice would be worth just as much.
 }
dicetrip-why-kept = You can still roll again in a later round.
dicetrip-why-reroll = The new dice count for everyone, and you can roll again only once in the game.
dicetrip-why-twice = With { $die } twice this round brings { study-amount-points } more than without.
dicetrip-why-twice-kept = Saving this power for later is worth { study-amount-points } on average.
dicetrip-why-zone = It completes { $zone } without a crossed-off city: { study-amount-points }.
dicetrip-why-series = It makes a series of { $cities } numbers in a row: { study-amount-points } more.
dicetrip-why-tens = It gives you a number of every ten: { study-amount-points }.
dicetrip-why-road = It makes your longest road { $cities } cities long, { study-amount-points } more.
dicetrip-why-bonus = The number uses the { $colour } die in a { $colour } city, which is 1 bonus point.
dicetrip-why-double = A double is 1 bonus point in any city.
dicetrip-why-colour-spent = This city will not get its bonus: that takes a number with the { $colour } die.
dicetrip-why-beside = It stands next to { $names }.
dicetrip-why-nothing-yet = It scores nothing yet, but stands next to { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Crossing off a city would be worth { study-amount-points } less.
    [more] Crossing off a city would be worth { study-amount-points } more.
   *[same] Crossing off a city would be worth just as much.
 }
dicetrip-why-open = { $count ->
    [one] One road from here still leads to an empty city.
   *[other] { $count } roads from here still lead to empty cities.
 }
dicetrip-why-filled = It fills a city where nothing better can come.
dicetrip-why-crossed = A crossed-off city costs 1 point.
dicetrip-why-cross = { $zone } can then no longer score as a clean zone.
dicetrip-why-cross-lost = { $zone } has a crossed-off city already, so the zone loses nothing more.

## What can be wrong with a map
error-dicetrip-map-zones = Map, { $place }: a map has { $allowed } zones, this one { $found }.
error-dicetrip-map-colours = Map, { $place }: the dice have { $allowed } different colours, here { $found }.
error-dicetrip-map-cities = Map, { $place }: a map has { $allowed } cities, this one { $found }.
error-dicetrip-map-city-twice = Map, { $place }: { $city } is there already.
error-dicetrip-map-unused = Map, { $place }: no city has { $key } = { $value }.
error-dicetrip-map-link = Map, { $place }: a link is a pair of two different cities, not { $found }.
error-dicetrip-map-link-twice = Map, { $place }: { $one } and { $other } are linked already.
error-dicetrip-map-value = Map, { $place }: there is no { $value }. Allowed: { $allowed }.
error-dicetrip-map-apart = Map, { $place }: no road leads from { $start } to { $cities }.
error-dicetrip-map-same-place = Map, { $place }: { $one } and { $other } lie in the same place.
error-dicetrip-map-crossing = Map, { $place }: { $one } and { $other } meet when they are drawn straight.
error-dicetrip-map-place = Map, { $place }: a place is two numbers of at most { $most }, not { $found }.
error-dicetrip-map-slug = Map, { $place }: { $value } is no short name; it must fit { $allowed }.
error-dicetrip-map-label = Map, { $place }: a name has 1 to { $most } characters on one line.
error-dicetrip-map-list = Map, { $place }: this must be a list, not { $found }.

## The rules, as Markdown
dicetrip-rules =
    Everyone has the same map: 25 cities in three zones, linked by roads, some of them coloured.
    In 13 rounds everyone fills the map. The highest total wins; equal totals share the win.
    One to four play.

    __A round.__ One player rolls four dice of four colours; the next round the next player rolls.
    Then everyone, at the same time, makes two two-digit numbers of the four dice, each die used
    once, and writes them into two empty cities. In the last round one city is left: any two of the
    four dice make its number.

    __An example.__ The dice are red ⚀, yellow ⚃, green ⚁ and blue ⚄. You could write 14 or 41 together
    with 25 or 52, or 12 or 21 with 45 or 54, or 15 or 51 with 24 or 42. If you write 14 in Antwerp, a
    red city, the red die is in its number: that is a bonus.

    __Limits.__ No number stands twice on a map. For a number that you cannot or will not write,
    cross off an empty city; the other number may then use any two dice.

    __Roll again, once a game.__ The roller, right after the roll, rolls one to four dice again, for
    everyone.

    __A die twice, once a game.__ Before writing, leave one die out and use another one in both numbers.
    With ⚀⚁⚃⚄, the ⚃ twice and without ⚀, you write 24 or 42 and 45 or 54. The die must be in both
    numbers and never makes a double. Only your own map is concerned. The others see at once which die
    you use twice; what you write stays hidden until everyone is done. In the last round it cannot be
    used.

    __Scoring__

    | scoring | points |
    |---|---|
    | bonus city: a double (11, 22, …), or a coloured city with the die of its colour in its number | 1 each |
    | crossed-off city | −1 each |
    | longest road: linked cities, their numbers rising | 1 a city |
    | longest series: linked cities, each number the next one; after 16 comes 21 | 4 cities 2, 5 cities 3, 6 cities 4, 7 to 9 cities 6, more 9 |
    | zones full of numbers, nothing crossed off | one 4, two 7, three 9 |

    A city gives one bonus at most. Where dice show the same, they count as suits you best.

    __Scoring, an example.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 and Marche-en-Famenne 34 are linked one after
    the other. The numbers rise: a road of 5 cities, 5 points. The first four follow each other: a
    series of 4, 2 points. 22 is a double: 1 point. With two cities crossed off, −2, and one clean
    zone, 4, that makes 10.

    __All tens__ (an option). As soon as your map has a number of each ten, 1x to 6x, you get a
    point for each coloured city that is still empty after that writing.

    The map of Belgium is our own drawing. Another one can be loaded from a file.

## The short rules
dicetrip-goal = Fill your map so that the numbers rise from city to city. The most points win.
dicetrip-begins = The booklet names nobody. It hardly matters: you take turns rolling, and everyone writes at the same time.
dicetrip-step-roll = Somebody rolls four dice. They are for everyone.
dicetrip-step-make = Make two numbers of them. Each die is used once.
dicetrip-step-write = Write both into empty cities of your own map.
dicetrip-needs-bonus = A double, or a coloured city whose number has the die of its colour. 1 point a city.
dicetrip-needs-crossed = Each city you cross off costs 1 point.
dicetrip-needs-road = Linked cities whose numbers rise. 1 point for each city of your longest road.
dicetrip-needs-series = Linked cities with the very next number each; 21 follows 16. 4 cities { $s4 }, 5 cities { $s5 }, 6 cities { $s6 }, 7 to 9 cities { $s7 }, more { $s10 } points.
dicetrip-needs-zones = Zones full of numbers, nothing crossed off. One { $z1 }, two { $z2 }, all three { $z3 } points.
dicetrip-needs-tens = The moment your map has a number of each ten, 1x to 6x: 1 point for each coloured city that is still empty.
dicetrip-example-dice = These dice make { $count } numbers.
dicetrip-example-pair = If you take { $first }, the other two dice make { $rest }.
dicetrip-example-bonus = { $number } has the { $colour } die in it. In a city of that colour it is a bonus.
dicetrip-example-road = The numbers rise: a road of { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
dicetrip-example-series = The first four follow each other: { $points ->
    [one] 1 point
   *[other] { $points } points
 } more.
dicetrip-example-double = A double is a bonus city: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
dicetrip-example-crossed = One city is crossed off: { $points ->
    [-1] −1 point
   *[other] { $points } points
 }.
dicetrip-example-total = Together { $points } points.
dicetrip-ask-reroll = May we roll again?
dicetrip-answer-reroll = Once a game each player, when it is their turn to roll: one to four dice, at once, for everyone.
dicetrip-ask-twice = May I use a die twice?
dicetrip-answer-twice = Once a game: leave one die out and use another in both numbers, never for a double. The others see it at once. Not in the last round.
dicetrip-ask-cross = May I cross off a city although a number would fit?
dicetrip-answer-cross = Yes. Your other number may then use any two dice.
dicetrip-ask-consecutive = What follows 16?
dicetrip-answer-consecutive = 21. There are only the digits 1 to 6.
dicetrip-ask-last = What is different in the last round?
dicetrip-answer-last = One city is left. Any two of the four dice make its number.
dicetrip-ask-same = May a number be on my map twice?
dicetrip-answer-same = No.
dicetrip-now = { $points ->
    [-1] −1 point on your map.
    [one] 1 point on your map.
   *[other] { $points } points on your map.
 }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Make one long road of rising numbers
dicetrip-lesson-roll = Everyone uses the same four dice. Roll them.
dicetrip-lesson-roll-why = Two dice make one number: 1 and 3 are 13 or 31.
dicetrip-lesson-stand = Once a game you may roll again. Not now: keep these dice.
dicetrip-lesson-stand-why = Now everyone makes two numbers, using each die once.
dicetrip-lesson-colour = Red 1 and yellow 3 make 13. Write it in Bruges.
dicetrip-lesson-colour-why = Bruges is yellow, and 13 has the yellow die in it: a bonus point.
dicetrip-lesson-road = The other two dice make 21. Write it next door, in Ghent.
dicetrip-lesson-road-why = 13, then 21: numbers that rise from city to city make a road.
dicetrip-lesson-longer = Pupu, the bot, rolled for both of you. Write 24 in Aalst.
dicetrip-lesson-longer-why = 13, 21, 24: one city more, one point more.
dicetrip-lesson-double = The two 1s make 11. Write it in Ostend.
dicetrip-lesson-double-why = A double, such as 11, is a bonus in any city.
dicetrip-lesson-coach = A round later. Ask the coach what to do.
dicetrip-lesson-coach-why = Once a game a die counts in both numbers, and another is left out.
dicetrip-lesson-between = Write 32 in Wavre, between 31 and 33.
dicetrip-lesson-between-why = 31, 32, 33: each number is the very next one.
dicetrip-lesson-series = ⚂ again: write 34 in Dinant.
dicetrip-lesson-series-why = Four in a row make a series, the dotted line: 2 extra points.
dicetrip-lesson-zone = We jump ahead. Fill the last city of a zone: 36 in Nivelles.
dicetrip-lesson-zone-why = Each shaded part is a zone. Full and without a cross, it brings 4 points.
dicetrip-lesson-cross = Nothing new fits beside 12. Tap × and cross off Arlon.
dicetrip-lesson-cross-why = A cross costs 1 point, and its zone can no longer score.
dicetrip-lesson-roll-last = The last round: only Sint-Niklaas is empty. Roll.
dicetrip-lesson-roll-last-why = Every number that these dice make is on your map already.
dicetrip-lesson-reroll = Now roll again, as you may once. Tap all dice except the yellow 2.
dicetrip-lesson-reroll-why = 22 is a double, and it lies between 21 and 24.
dicetrip-lesson-last = Write 22 in Sint-Niklaas.
dicetrip-lesson-last-why = A longer road, a double, and Flanders without a cross: your second zone.
dicetrip-lesson-done = Start low at one end of the map and high at the other.
