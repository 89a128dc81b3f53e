# Dice Trip: names, what can be agreed on, why a move is refused, and the rules in our own words.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 cities, one long road

## Editions
dicetrip-edition-international = International

## Options, and what each value means
dicetrip-option-tens = Points for having all the tens

## What an option changes, in a sentence
dicetrip-option-tens-true-more = As soon as your map has numbers in the 10s, 20s, 30s, 40s, 50s and 60s, you get a point for each coloured city that’s still empty.
dicetrip-option-tens-false-more = You get nothing extra for having all the tens.

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
dicetrip-move-stand = keep these dice
dicetrip-move-reroll = roll { $colours } again
dicetrip-move-twice = use { $die } twice, leave out { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## At the table
dicetrip-round = Round { $round } of { $rounds }
dicetrip-power-reroll = can roll again
dicetrip-uses-twice = { $name } uses { $die } twice and leaves out { $drop }.
dicetrip-power-twice = can use a die twice
dicetrip-road = road { $cities }: { $walked }
dicetrip-series = series { $cities }: { $walked }
dicetrip-zone-open = { $cities } empty
dicetrip-zone-clean = clean
dicetrip-zone-lost = lost
dicetrip-total = Total
dicetrip-decide = Keep these dice (stand) or roll some of them again (reroll red blue). You can roll again once a game.
dicetrip-makes = You can write (and then):
dicetrip-makes-nothing = nothing new, so cross off a city

## At the table in the browser
dicetrip-number-status = Where does { $number } go?
dicetrip-cross-status = Cross off which city?
dicetrip-cross-only = You can’t make a new number. Tap a city to cross it off.
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
dicetrip-twice-more = Once a game, you can use one die in both numbers and leave another one out.
dicetrip-twice-choice = Use { $die } twice, leave out { $drop }
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
    Write a number in a city: “gent=14” or “gent 14”. Cross off a city: “gent=x” or “gent x”.
    When it’s your roll, you can roll dice again once a game: “reroll red blue”. Type “stand” to keep them.
    Once a game, before you write, you can use a die twice and leave one out: “twice 5 drop 2”.

## Refusals
error-dicetrip-colour-unknown = Name the dice you want to roll again by colour, each one once: { $allowed }.
error-dicetrip-city-unknown = There’s no city called { $city }. Choose one of these: { $allowed }.
error-dicetrip-number-unknown = { $number } doesn’t work. Write two digits from 1 to 6 (11 to 66), or x to cross off the city.
error-dicetrip-stand-first = First, the player who rolled has to keep the dice (stand) or roll some again (reroll).
error-dicetrip-not-the-roller = Only the player who rolled this round can roll again.
error-dicetrip-reroll-used = You’ve already rolled again once this game.
error-dicetrip-reroll-too-late = It’s too late to roll again this round. Write your numbers.
error-dicetrip-twice-used = You’ve already used a die twice this game.
error-dicetrip-twice-last-round = You can’t use a die twice in the last round.
error-dicetrip-twice-too-late = It’s too late to use a die twice this round. You have to choose it before you write.
error-dicetrip-twice-not-there = Choose two of the dice on the table: { $dice }.
error-dicetrip-twice-double = You’re using the { $die } twice, so you can’t write a double. You can write: { $allowed }.
error-dicetrip-twice-missing = You’re using the { $die } twice, so it has to be in both numbers. You can write: { $allowed }.
error-dicetrip-city-taken = { $city } is taken ({ $number }). These are still empty: { $allowed }.
error-dicetrip-number-taken = You already have { $number } on your map, in { $city }. You can write: { $allowed }.
error-dicetrip-number-not-made = These dice don’t make { $number } now. You can write: { $allowed }.

error-dicetrip-cannot-come-up = A map can’t have { $empty } empty cities in round { $round }.

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
    [less] Rolling { $dice ->
        [one] one die
       *[other] { $dice } dice
     } again would be worth { study-amount-points } less.
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
dicetrip-why-reroll = The new dice count for everyone, and you can only roll again once a game.
dicetrip-why-twice = Using { $die } twice makes this round worth { study-amount-points } more.
dicetrip-why-twice-kept = Saving this power for later is worth { study-amount-points } on average.
dicetrip-why-zone = It completes { $zone } with nothing crossed off, worth { study-amount-points }.
dicetrip-why-series = It makes a series of { $cities } numbers in a row, worth { study-amount-points } more.
dicetrip-why-tens = It gives you all the tens, worth { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] It starts your first road, worth { study-amount-points }.
   *[other] It makes your longest road { $cities } cities long, worth { study-amount-points } more.
 }
dicetrip-why-bonus = The { $colour } die in a { $colour } city earns 1 bonus point.
dicetrip-why-double = A double earns 1 bonus point in any city.
dicetrip-why-colour-spent = You give up this city’s bonus, because the number doesn’t use the { $colour } die.
dicetrip-why-beside = It’s next to { $names }.
dicetrip-why-nothing-yet = It scores nothing yet, but it’s next to { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Crossing off a city would be worth { study-amount-points } less.
    [more] Crossing off a city would be worth { study-amount-points } more.
   *[same] Crossing off a city would be worth just as much.
 }
dicetrip-why-open = { $count ->
    [one] It’s next to one city that’s still empty.
   *[other] It’s next to { $count } cities that are still empty.
 }
dicetrip-why-filled = It uses up a city where nothing better can go.
dicetrip-why-crossed = A crossed-off city costs 1 point.
dicetrip-why-cross = After that, { $zone } can’t score as a clean zone.
dicetrip-why-cross-lost = { $zone } already has a crossed-off city, so the zone has nothing more to lose.

## What can be wrong with a map
error-dicetrip-map-zones = Map file, { $place }: a map needs { $allowed } zones, but this one has { $found }.
error-dicetrip-map-colours = Map file, { $place }: the dice need { $allowed } different colours, but there are { $found }.
error-dicetrip-map-cities = Map file, { $place }: a map needs { $allowed } cities, but this one has { $found }.
error-dicetrip-map-city-twice = Map file, { $place }: the city { $city } is listed twice.
error-dicetrip-map-unused = Map file, { $place }: no city has { $key } = { $value }. Give it to at least one.
error-dicetrip-map-link = Map file, { $place }: a link must be a pair of two different cities, not { $found }.
error-dicetrip-map-link-twice = Map file, { $place }: { $one } and { $other } are already linked.
error-dicetrip-map-value = Map file, { $place }: “{ $value }” doesn’t exist. Use one of these: { $allowed }.
error-dicetrip-map-apart = Map file, { $place }: you can’t get from { $start } to { $cities }. Link them.
error-dicetrip-map-same-place = Map file, { $place }: { $one } and { $other } are in the same place.
error-dicetrip-map-crossing = Map file, { $place }: { $one } and { $other } would meet when drawn as straight lines.
error-dicetrip-map-place = Map file, { $place }: a place must be two numbers up to { $most }, not { $found }.
error-dicetrip-map-slug = Map file, { $place }: { $value } isn’t a valid short name. It must match { $allowed }.
error-dicetrip-map-label = Map file, { $place }: a name must be 1 to { $most } characters on one line.
error-dicetrip-map-list = Map file, { $place }: this must be a list, not { $found }.

## The rules, as Markdown
dicetrip-rules =
    Everyone has the same map: 25 linked cities in three zones. Some of the cities are coloured.
    Over 13 rounds, you all fill your maps. The highest total wins, and players with equal
    totals share the win. One to four can play.

    __A round.__ One player rolls four dice in four colours. Take turns rolling, one round each.
    Then everyone, at the same time, makes two two-digit numbers from the four dice, using each die
    once, and writes them in two empty cities. In the last round, only one city is left. You can use any
    two of the four dice for its number.

    __An example.__ The dice are red ⚀, yellow ⚃, green ⚁ and blue ⚄. You could write 14 or 41 together
    with 25 or 52, or 12 or 21 with 45 or 54, or 15 or 51 with 24 or 42. If you write 14 in Antwerp, a
    red city, you get a bonus, because the number uses the red die.

    __Limits.__ You can’t have the same number twice on your map. If you can’t write a number, or don’t
    want to, cross off an empty city instead. Your other number can then use any two dice.

    __Roll again, once a game.__ If you rolled the dice this round, you can roll one to four of them again
    right away. The new dice count for everyone.

    __A die twice, once a game.__ Before you write, leave one die out and use another one in both numbers.
    With ⚀⚁⚃⚄, using ⚃ twice and leaving out ⚀, you write 24 or 42 and 45 or 54. The die must be in both
    numbers and can’t make a double. This is for your own map only. The others see right away which die
    you use twice, but what you write stays hidden until everyone is done. You can’t do this in the last
    round.

    __Scoring__

    | scoring | points |
    |---|---|
    | bonus city: a double (11, 22, …), or a coloured city whose number uses the die of that colour | 1 each |
    | crossed-off city | −1 each |
    | longest road: linked cities with rising numbers | 1 per city |
    | longest series: linked cities, each with the very next number (21 comes after 16) | 4 cities 2, 5 cities 3, 6 cities 4, 7 to 9 cities 6, more 9 |
    | zones full of numbers, with nothing crossed off | 4 for one, 7 for two, 9 for three |

    A city gives you one bonus at most. When dice show the same number, they count in the way that’s best
    for you.

    __Scoring, an example.__ Leuven 15, Wavre 16, Namur 21, Dinant 22 and Marche-en-Famenne 34 are linked one after
    the other. The numbers rise, so it’s a road of 5 cities, worth 5 points. The first four numbers follow
    each other, so they’re a series of 4, worth 2 points. 22 is a double, worth 1 point. With two cities
    crossed off (−2) and one clean zone (4), that makes 10.

    __All tens__ (an option). As soon as your map has a number in every ten, from 1x to 6x, you get a
    point for each coloured city that’s still empty after you write it.

    We drew the map of Belgium ourselves. You can load another one from a file.

## The short rules
dicetrip-goal = Fill your map so that the numbers rise from city to city. The player with the most points wins.
dicetrip-begins = The booklet doesn’t say. It hardly matters, because you take turns rolling and everyone writes at the same time.
dicetrip-step-roll = One player rolls four dice for everyone.
dicetrip-step-make = Make two numbers from them. Use each die once.
dicetrip-step-write = Write both in empty cities on your own map.
dicetrip-needs-bonus = A double, or a coloured city whose number uses the die of that colour. 1 point per city.
dicetrip-needs-crossed = Each city you cross off costs 1 point.
dicetrip-needs-road = Linked cities with rising numbers. 1 point for each city on your longest road.
dicetrip-needs-series = Linked cities, each with the very next number (21 comes after 16). You get { $s4 } points for 4 cities, { $s5 } for 5, { $s6 } for 6, { $s7 } for 7 to 9 and { $s10 } for more.
dicetrip-needs-zones = Zones full of numbers, with nothing crossed off. You get { $z1 } points for one, { $z2 } for two and { $z3 } for all three.
dicetrip-needs-tens = As soon as your map has a number in every ten, from 1x to 6x, you get 1 point for each coloured city that’s still empty.
dicetrip-example-dice = You can make { $count } different numbers with these dice.
dicetrip-example-pair = If you take { $first }, the other two dice make { $rest }.
dicetrip-example-bonus = { $number } uses the { $colour } die, so it earns a bonus in a { $colour } city.
dicetrip-example-road = The numbers rise, so this is a road. It’s worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
dicetrip-example-series = The first four numbers follow each other. That’s { $points ->
    [one] 1 point
   *[other] { $points } points
 } more.
dicetrip-example-double = A double makes a bonus city. That’s { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
dicetrip-example-crossed = One city is crossed off. That’s { $points ->
    [-1] −1 point
   *[other] { $points } points
 }.
dicetrip-example-total = That makes { $points } points in all.
dicetrip-ask-reroll = Can I roll again?
dicetrip-answer-reroll = Yes, once a game, when it’s your turn to roll. You can roll one to four dice again right away, for everyone.
dicetrip-ask-twice = Can I use a die twice?
dicetrip-answer-twice = Yes, once a game, but not in the last round. Leave one die out and use another in both numbers, never for a double. The others see it right away.
dicetrip-ask-cross = Can I cross off a city even if a number would fit?
dicetrip-answer-cross = Yes. Your other number can then use any two dice.
dicetrip-ask-consecutive = What comes after 16?
dicetrip-answer-consecutive = 21. The dice only go from 1 to 6.
dicetrip-ask-last = What’s different in the last round?
dicetrip-answer-last = Only one city is left. You can use any two of the four dice for its number.
dicetrip-ask-same = Can I have the same number twice on my map?
dicetrip-answer-same = No.
dicetrip-now = { $points ->
    [-1] −1 point on your map.
    [one] 1 point on your map.
   *[other] { $points } points on your map.
 }

## The lesson: what to do at each step, and why once it is done
dicetrip-lesson-goal = Make one long road of rising numbers
dicetrip-lesson-roll = Everyone uses the same four dice. Roll them.
dicetrip-lesson-roll-why = Two dice make one number. 1 and 3 make 13 or 31.
dicetrip-lesson-stand = You can roll again once a game, but not now. Keep these dice.
dicetrip-lesson-stand-why = Now everyone makes two numbers, using each die once.
dicetrip-lesson-colour = Red 1 and yellow 3 make 13. Write it in Bruges.
dicetrip-lesson-colour-why = Bruges is yellow, and 13 uses the yellow die. That’s a bonus point.
dicetrip-lesson-road = The other two dice make 21. Write it next door, in Ghent.
dicetrip-lesson-road-why = 13, then 21. Numbers that rise from city to city make a road.
dicetrip-lesson-longer = Jussi, the bot, rolled for both of you. Write 24 in Aalst.
dicetrip-lesson-longer-why = 13, 21, 24. One more city, one more point.
dicetrip-lesson-double = The two 1s make 11. Write it in Ostend.
dicetrip-lesson-double-why = A double like 11 is a bonus in any city.
dicetrip-lesson-coach = Let’s skip a round. Ask the coach what to do.
dicetrip-lesson-coach-why = Once a game, you can use a die in both numbers and leave another one out.
dicetrip-lesson-between = Write 32 in Wavre, between 31 and 33.
dicetrip-lesson-between-why = 31, 32, 33. Each number comes right after the last.
dicetrip-lesson-series = Use ⚂ again. Write 34 in Dinant.
dicetrip-lesson-series-why = Four in a row make a series, the dotted line: 2 points. Longer ones earn more.
dicetrip-lesson-zone = Let’s skip ahead. Write 36 in Nivelles, the last city of its zone.
dicetrip-lesson-zone-why = Shaded areas are zones. The first full one with nothing crossed off earns 4 points.
dicetrip-lesson-cross = You can write 12, but the other dice make nothing new. Tap × and cross off Arlon.
dicetrip-lesson-cross-why = That costs 1 point, and Arlon’s zone can’t score any more.
dicetrip-lesson-roll-last = It’s the last round, and only Sint-Niklaas is empty. Roll.
dicetrip-lesson-roll-last-why = You already have every number these dice can make.
dicetrip-lesson-reroll = Now’s the time to roll again. Tap all the dice except the yellow 2.
dicetrip-lesson-reroll-why = 22 is a double, and it fits between 21 and 24.
dicetrip-lesson-last = Write 22 in Sint-Niklaas.
dicetrip-lesson-last-why = You get a longer road, a double and your second full zone, Flanders.
dicetrip-lesson-done = Start low at one end of the map and high at the other.
