# Dice Trip : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

dicetrip-name = Dice Trip
dicetrip-tagline = 25 villes, une longue route

## Éditions
dicetrip-edition-international = Internationale

## Options, et ce que veut dire chaque valeur
dicetrip-option-tens = Points pour toutes les dizaines

## Ce que change une option, en une phrase
dicetrip-option-tens-true-more = Dès que ta carte a un nombre de chaque dizaine, de 1x à 6x, tu reçois un point pour chaque ville colorée encore vide.
dicetrip-option-tens-false-more = Avoir toutes les dizaines ne rapporte rien de plus.

## Lignes de la grille des scores
dicetrip-item-bonus = Villes bonus
dicetrip-item-crossed = Villes rayées
dicetrip-item-road = Plus longue route
dicetrip-item-series = Plus longue série
dicetrip-item-zones = Zones intactes
dicetrip-item-tens = Dizaines

## Dés
dicetrip-colour-red = rouge
dicetrip-colour-yellow = jaune
dicetrip-colour-green = vert
dicetrip-colour-blue = bleu

## La carte fournie, et ce qui se dit partout où elle est montrée
dicetrip-map-note = la carte est notre propre dessin
dicetrip-zone-v = Flandre
dicetrip-zone-b = Bruxelles et environs
dicetrip-zone-w = Wallonie
dicetrip-city-oostende = Ostende
dicetrip-city-brugge = Bruges
dicetrip-city-ieper = Ypres
dicetrip-city-kortrijk = Courtrai
dicetrip-city-gent = Gand
dicetrip-city-sint-niklaas = Saint-Nicolas
dicetrip-city-antwerpen = Anvers
dicetrip-city-turnhout = Turnhout
dicetrip-city-hasselt = Hasselt
dicetrip-city-mechelen = Malines
dicetrip-city-leuven = Louvain
dicetrip-city-aalst = Alost
dicetrip-city-brussel = Bruxelles
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

## Coups
dicetrip-move-stand = garder ces dés
dicetrip-move-reroll = relancer ({ $colours })
dicetrip-move-twice = { $die } deux fois, sans { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## À table
dicetrip-round = Manche { $round } sur { $rounds }
dicetrip-power-reroll = peut relancer
dicetrip-uses-twice = { $name } : { $die } deux fois, sans { $drop }.
dicetrip-power-twice = peut utiliser un dé deux fois
dicetrip-road = route { $cities } : { $walked }
dicetrip-series = série { $cities } : { $walked }
dicetrip-zone-open = { $cities ->
    [one] { $cities } vide
   *[other] { $cities } vides
 }
dicetrip-zone-clean = intacte
dicetrip-zone-lost = perdue
dicetrip-total = Total
dicetrip-decide = Garde ces dés (stand) ou relances-en (reroll red blue). Tu peux relancer une fois par partie.
dicetrip-makes = Tu peux écrire (et ensuite) :
dicetrip-makes-nothing = rien de nouveau, raye donc une ville

## À la table dans le navigateur
dicetrip-number-status = Où écrire { $number } ?
dicetrip-cross-status = Quelle ville rayer ?
dicetrip-cross-only = Tu ne peux faire aucun nouveau nombre. Touche une ville pour la rayer.
dicetrip-decide-status = Relancer des dés ?
dicetrip-choose-number = Choisis un nombre
dicetrip-choose-city = Choisis une ville
dicetrip-write = Écrire { $number } à { $city }
dicetrip-cross = Rayer { $city }
dicetrip-roll-again = { $dice ->
    [one] Relancer { $dice } dé
   *[other] Relancer { $dice } dés
 }
dicetrip-twice = Un dé deux fois
dicetrip-twice-more = Une fois par partie, tu peux utiliser un dé dans les deux nombres et en laisser un autre de côté.
dicetrip-twice-choice = { $die } deux fois, sans { $drop }
dicetrip-own-map = Retour
dicetrip-did-write = { $name } : { $number } à { $city }.
dicetrip-did-cross = { $name } : { $city } rayée.
dicetrip-moment = Route de { $cities }
dicetrip-moment-points = { $gain ->
    [one] +{ $gain } point
   *[other] +{ $gain } points
 }

## Ce qu’on peut taper
dicetrip-help =
    Écris un nombre dans une ville : « gent=14 » ou « gent 14 ». Raye une ville : « gent=x » ou « gent x ».
    Quand c’est toi qui lances, tu peux relancer des dés une fois par partie : « reroll red blue ». Tape « stand » pour les garder.
    Une fois par partie, avant d’écrire, tu peux utiliser un dé deux fois et en laisser un de côté : « twice 5 drop 2 ».

## Refus
error-dicetrip-colour-unknown = Nomme par leur couleur les dés que tu veux relancer, chacun une fois : { $allowed }.
error-dicetrip-city-unknown = Il n’y a pas de ville { $city }. Choisis l’une de celles-ci : { $allowed }.
error-dicetrip-number-unknown = { $number } ne convient pas. Écris deux chiffres de 1 à 6 (11 à 66), ou x pour rayer la ville.
error-dicetrip-stand-first = D’abord, la personne qui a lancé doit garder les dés (stand) ou en relancer (reroll).
error-dicetrip-not-the-roller = Seule la personne qui a lancé dans cette manche peut relancer.
error-dicetrip-reroll-used = Tu as déjà relancé une fois dans cette partie.
error-dicetrip-reroll-too-late = Il est trop tard pour relancer dans cette manche. Écris tes nombres.
error-dicetrip-twice-used = Tu as déjà utilisé un dé deux fois dans cette partie.
error-dicetrip-twice-last-round = Tu ne peux pas utiliser un dé deux fois dans la dernière manche.
error-dicetrip-twice-too-late = Il est trop tard pour utiliser un dé deux fois dans cette manche. Il faut le choisir avant d’écrire.
error-dicetrip-twice-not-there = Choisis deux des dés sur la table : { $dice }.
error-dicetrip-twice-double = Tu utilises le { $die } deux fois, donc tu ne peux pas écrire de double. Tu peux écrire : { $allowed }.
error-dicetrip-twice-missing = Tu utilises le { $die } deux fois, donc il doit être dans les deux nombres. Tu peux écrire : { $allowed }.
error-dicetrip-city-taken = La ville { $city } est prise ({ $number }). Encore vides : { $allowed }.
error-dicetrip-number-taken = Tu as déjà { $number } sur ta carte, à { $city }. Tu peux écrire : { $allowed }.
error-dicetrip-number-not-made = Ces dés ne font pas { $number } maintenant. Tu peux écrire : { $allowed }.

error-dicetrip-cannot-come-up = Une carte ne peut pas avoir { $empty } villes vides à la manche { $round }.

## Ce que dit le coach, et pourquoi
dicetrip-advice-stand = Garde ces dés
dicetrip-advice-reroll = { $count ->
    [one] Relance le dé { $colours }
   *[other] Relance ces dés : { $colours }
 }
dicetrip-advice-reroll-brief = Relance { $colours }
dicetrip-advice-twice = Utilise { $die } deux fois et laisse { $drop } de côté
dicetrip-advice-write = Écris { $number } à { $city }
dicetrip-advice-write-brief = { $city } { $number }
dicetrip-advice-cross = Raye { $city }
dicetrip-why-reroll-instead = { $than ->
    [less] Relancer { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } vaudrait { study-amount-points } de moins.
    [more] Relancer { $dice ->
        [one] un dé
       *[other] { $dice } dés
     } vaudrait { study-amount-points } de plus.
   *[same] Relancer vaudrait autant.
 }
dicetrip-why-stand-instead = { $than ->
    [less] Garder ces dés vaudrait { study-amount-points } de moins.
    [more] Garder ces dés vaudrait { study-amount-points } de plus.
   *[same] Garder ces dés vaudrait autant.
 }
dicetrip-why-kept = Tu pourras encore relancer dans une manche suivante.
dicetrip-why-reroll = Les nouveaux dés comptent pour tout le monde, et tu ne peux relancer qu’une fois par partie.
dicetrip-why-twice = Utiliser { $die } deux fois fait gagner { study-amount-points } dans cette manche.
dicetrip-why-twice-kept = Garder ce pouvoir pour plus tard vaut { study-amount-points } en moyenne.
dicetrip-why-zone = La zone { $zone } est alors pleine, sans ville rayée : { study-amount-points }.
dicetrip-why-series = Ça fait une série de { $cities } nombres qui se suivent : { study-amount-points } de plus.
dicetrip-why-tens = Tu as alors toutes les dizaines : { study-amount-points }.
dicetrip-why-road = { $cities ->
    [one] C’est le début de ta première route : { study-amount-points }.
   *[other] Ta plus longue route compte alors { $cities } villes : { study-amount-points } de plus.
 }
dicetrip-why-bonus = Le dé { $colour } dans une ville de sa couleur ({ $colour }) rapporte 1 point bonus.
dicetrip-why-double = Un double rapporte 1 point bonus dans n’importe quelle ville.
dicetrip-why-colour-spent = Tu renonces au bonus de cette ville, car le nombre n’utilise pas le dé { $colour }.
dicetrip-why-beside = C’est à côté de { $names }.
dicetrip-why-nothing-yet = Ça ne rapporte encore rien, mais c’est à côté de { $names }.
dicetrip-why-cross-instead = { $than ->
    [less] Rayer une ville vaudrait { study-amount-points } de moins.
    [more] Rayer une ville vaudrait { study-amount-points } de plus.
   *[same] Rayer une ville vaudrait autant.
 }
dicetrip-why-open = { $count ->
    [one] À côté, une ville est encore vide.
   *[other] À côté, { $count } villes sont encore vides.
 }
dicetrip-why-filled = Ça remplit une ville où aucun nombre n’irait mieux.
dicetrip-why-crossed = Une ville rayée coûte 1 point.
dicetrip-why-cross = Ensuite, la zone { $zone } ne peut plus rapporter de points comme zone intacte.
dicetrip-why-cross-lost = La zone { $zone } a déjà une ville rayée : elle n’a plus rien à perdre.

## Ce qui peut clocher dans une carte
error-dicetrip-map-zones = Fichier de la carte, { $place } : une carte doit avoir { $allowed } zones, mais celle-ci en a { $found }.
error-dicetrip-map-colours = Fichier de la carte, { $place } : les dés doivent avoir { $allowed } couleurs différentes, mais il y en a { $found }.
error-dicetrip-map-cities = Fichier de la carte, { $place } : une carte doit avoir { $allowed } villes, mais celle-ci en a { $found }.
error-dicetrip-map-city-twice = Fichier de la carte, { $place } : la ville { $city } y figure deux fois.
error-dicetrip-map-unused = Fichier de la carte, { $place } : aucune ville n’a { $key } = { $value }. Donne-le à une ville au moins.
error-dicetrip-map-link = Fichier de la carte, { $place } : une liaison doit être une paire de deux villes différentes, pas { $found }.
error-dicetrip-map-link-twice = Fichier de la carte, { $place } : { $one } et { $other } sont déjà reliées.
error-dicetrip-map-value = Fichier de la carte, { $place } : « { $value } » n’existe pas. Utilise l’un de ceux-ci : { $allowed }.
error-dicetrip-map-apart = Fichier de la carte, { $place } : on ne peut pas aller de { $start } à { $cities }. Relie-les.
error-dicetrip-map-same-place = Fichier de la carte, { $place } : { $one } et { $other } sont au même endroit.
error-dicetrip-map-crossing = Fichier de la carte, { $place } : { $one } et { $other } se croiseraient en ligne droite.
error-dicetrip-map-place = Fichier de la carte, { $place } : un endroit doit être deux nombres jusqu’à { $most }, pas { $found }.
error-dicetrip-map-slug = Fichier de la carte, { $place } : { $value } n’est pas un nom court valable. Il doit correspondre à { $allowed }.
error-dicetrip-map-label = Fichier de la carte, { $place } : un nom doit avoir de 1 à { $most } caractères sur une ligne.
error-dicetrip-map-list = Fichier de la carte, { $place } : ce doit être une liste, pas { $found }.

## Les règles, en Markdown
dicetrip-rules =
    Tout le monde a la même carte : 25 villes reliées entre elles, dans trois zones. Certaines villes sont colorées.
    En 13 manches, vous remplissez tous votre carte. Le plus grand total gagne ; en cas d’égalité, on partage la victoire.
    De un à quatre joueurs.

    __Une manche.__ Un joueur lance quatre dés de quatre couleurs. Lancez à tour de rôle, une manche chacun.
    Puis tout le monde en même temps fait deux nombres de deux chiffres avec les quatre dés, chaque dé servant une
    fois, et les écrit dans deux villes vides. Dans la dernière manche, il ne reste qu’une ville. Tu peux prendre
    deux des quatre dés, au choix, pour son nombre.

    __Un exemple.__ Les dés sont rouge ⚀, jaune ⚃, vert ⚁ et bleu ⚄. Tu pourrais écrire 14 ou 41 avec
    25 ou 52, ou 12 ou 21 avec 45 ou 54, ou 15 ou 51 avec 24 ou 42. Si tu écris 14 à Anvers, une ville
    rouge, tu reçois un bonus, car le nombre utilise le dé rouge.

    __Limites.__ Tu ne peux pas avoir deux fois le même nombre sur ta carte. Si tu ne peux ou ne veux pas écrire un
    nombre, raye une ville vide à la place. Ton autre nombre peut alors utiliser deux dés au choix.

    __Relancer, une fois par partie.__ Si c’est toi qui as lancé les dés de cette manche, tu peux en relancer aussitôt
    un à quatre. Les nouveaux dés comptent pour tout le monde.

    __Un dé deux fois, une fois par partie.__ Avant d’écrire, laisse un dé de côté et utilises-en un autre dans les deux
    nombres. Avec ⚀⚁⚃⚄, si tu utilises ⚃ deux fois et laisses ⚀ de côté, tu écris 24 ou 42 et 45 ou 54. Le dé doit être
    dans les deux nombres et ne peut pas faire de double. Ça ne concerne que ta propre carte. Les autres voient tout de
    suite quel dé tu utilises deux fois, mais ce que tu écris reste caché jusqu’à ce que tout le monde ait fini. Ce n’est
    pas possible dans la dernière manche.

    __Les points__

    | ce qui compte | points |
    |---|---|
    | ville bonus : un double (11, 22, …), ou une ville colorée dont le nombre utilise le dé de cette couleur | 1 chacune |
    | ville rayée | −1 chacune |
    | plus longue route : villes reliées aux nombres croissants | 1 par ville |
    | plus longue série : villes reliées, chacune avec le nombre juste après (21 vient après 16) | 4 villes 2, 5 villes 3, 6 villes 4, 7 à 9 villes 6, au-delà 9 |
    | zones pleines de nombres, sans ville rayée | 4 pour une, 7 pour deux, 9 pour trois |

    Une ville donne un bonus au plus. Quand des dés montrent le même chiffre, ils comptent de la façon la plus
    avantageuse pour toi.

    __Les points, un exemple.__ Louvain 15, Wavre 16, Namur 21, Dinant 22 et Marche-en-Famenne 34 sont reliées l’une après
    l’autre. Les nombres montent : c’est une route de 5 villes, qui vaut 5 points. Les quatre premiers nombres se suivent :
    c’est une série de 4, qui vaut 2 points. 22 est un double, qui vaut 1 point. Avec deux villes rayées (−2) et une
    zone intacte (4), ça fait 10.

    __Dizaines__ (une option). Dès que ta carte a un nombre de chaque dizaine, de 1x à 6x, tu reçois un
    point pour chaque ville colorée encore vide une fois ce nombre écrit.

    Nous avons dessiné la carte de la Belgique nous-mêmes. Tu peux en charger une autre depuis un fichier.

## Les règles en bref
dicetrip-goal = Remplis ta carte pour que les nombres montent de ville en ville. On gagne avec le plus de points.
dicetrip-begins = Le livret ne le dit pas. Peu importe, car on lance à tour de rôle et tout le monde écrit en même temps.
dicetrip-step-roll = Un joueur lance quatre dés pour tout le monde.
dicetrip-step-make = Fais-en deux nombres. Utilise chaque dé une fois.
dicetrip-step-write = Écris-les dans deux villes vides de ta carte.
dicetrip-needs-bonus = Un double, ou une ville colorée dont le nombre utilise le dé de cette couleur. 1 point par ville.
dicetrip-needs-crossed = Chaque ville que tu rayes coûte 1 point.
dicetrip-needs-road = Des villes reliées aux nombres croissants. 1 point pour chaque ville de ta plus longue route.
dicetrip-needs-series = Des villes reliées, chacune avec le nombre juste après (21 vient après 16). Tu reçois { $s4 } points pour 4 villes, { $s5 } pour 5, { $s6 } pour 6, { $s7 } pour 7 à 9 et { $s10 } au-delà.
dicetrip-needs-zones = Des zones pleines de nombres, sans ville rayée. Tu reçois { $z1 } points pour une, { $z2 } pour deux et { $z3 } pour les trois.
dicetrip-needs-tens = Dès que ta carte a un nombre de chaque dizaine, de 1x à 6x, tu reçois 1 point pour chaque ville colorée encore vide.
dicetrip-example-dice = Avec ces dés, tu peux faire { $count } nombres différents.
dicetrip-example-pair = Si tu prends { $first }, les deux autres dés font { $rest }.
dicetrip-example-bonus = { $number } utilise le dé { $colour } : il donne un bonus dans une ville de cette couleur.
dicetrip-example-road = Les nombres montent : c’est une route. Elle vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dicetrip-example-series = Les quatre premiers nombres se suivent. Ça fait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus.
dicetrip-example-double = Un double fait une ville bonus. Ça fait { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dicetrip-example-crossed = Une ville est rayée. Ça fait { $points ->
    [-1] −1 point
   *[other] { $points } points
 }.
dicetrip-example-total = Ça fait { $points } points en tout.
dicetrip-ask-reroll = Puis-je relancer ?
dicetrip-answer-reroll = Oui, une fois par partie, quand c’est à toi de lancer. Tu peux relancer aussitôt un à quatre dés, pour tout le monde.
dicetrip-ask-twice = Puis-je utiliser un dé deux fois ?
dicetrip-answer-twice = Oui, une fois par partie, mais pas dans la dernière manche. Laisse un dé de côté et utilises-en un autre dans les deux nombres, jamais pour un double. Les autres le voient tout de suite.
dicetrip-ask-cross = Puis-je rayer une ville même si un nombre est possible ?
dicetrip-answer-cross = Oui. Ton autre nombre peut alors utiliser deux dés au choix.
dicetrip-ask-consecutive = Qu’est-ce qui vient après 16 ?
dicetrip-answer-consecutive = 21. Les dés ne vont que de 1 à 6.
dicetrip-ask-last = Qu’est-ce qui change dans la dernière manche ?
dicetrip-answer-last = Il ne reste qu’une ville. Tu peux prendre deux des quatre dés, au choix, pour son nombre.
dicetrip-ask-same = Puis-je avoir deux fois le même nombre sur ma carte ?
dicetrip-answer-same = Non.
dicetrip-now = { $points ->
    [-1] −1 point sur ta carte.
    [one] { $points } point sur ta carte.
   *[other] { $points } points sur ta carte.
 }

## La leçon : que faire à chaque étape, et pourquoi une fois que c’est fait
dicetrip-lesson-goal = Fais une longue route de nombres croissants
dicetrip-lesson-roll = Tout le monde utilise les quatre mêmes dés. Lance-les.
dicetrip-lesson-roll-why = Deux dés font un nombre. 1 et 3 font 13 ou 31.
dicetrip-lesson-stand = Tu peux relancer une fois par partie, mais pas maintenant. Garde ces dés.
dicetrip-lesson-stand-why = Maintenant, tout le monde fait deux nombres, chaque dé servant une fois.
dicetrip-lesson-colour = Le 1 rouge et le 3 jaune font 13. Écris-le à Bruges.
dicetrip-lesson-colour-why = Bruges est jaune, et 13 utilise le dé jaune. C’est un point bonus.
dicetrip-lesson-road = Les deux autres dés font 21. Écris-le à côté, à Gand.
dicetrip-lesson-road-why = 13, puis 21. Des nombres qui montent de ville en ville font une route.
dicetrip-lesson-longer = Jussi, le bot, a lancé pour vous deux. Écris 24 à Alost.
dicetrip-lesson-longer-why = 13, 21, 24. Une ville de plus, un point de plus.
dicetrip-lesson-double = Les deux 1 font 11. Écris-le à Ostende.
dicetrip-lesson-double-why = Un double comme 11 est un bonus dans n’importe quelle ville.
dicetrip-lesson-coach = Sautons une manche. Demande au coach quoi faire.
dicetrip-lesson-coach-why = Une fois par partie, tu peux utiliser un dé dans les deux nombres et en laisser un autre de côté.
dicetrip-lesson-between = Écris 32 à Wavre, entre 31 et 33.
dicetrip-lesson-between-why = 31, 32, 33. Chaque nombre vient juste après le précédent.
dicetrip-lesson-series = Utilise encore ⚂. Écris 34 à Dinant.
dicetrip-lesson-series-why = Quatre nombres à la suite font une série, en pointillé : 2 points de plus. Plus longue, elle rapporte plus.
dicetrip-lesson-zone = Sautons quelques manches. Écris 36 à Nivelles, la dernière ville de sa zone.
dicetrip-lesson-zone-why = Les surfaces ombrées sont des zones. La première zone pleine, sans ville rayée, rapporte 4 points.
dicetrip-lesson-cross = Tu peux écrire 12, mais les autres dés ne font rien de nouveau. Touche × et raye Arlon.
dicetrip-lesson-cross-why = Ça coûte 1 point, et la zone d’Arlon ne peut plus rien rapporter.
dicetrip-lesson-roll-last = C’est la dernière manche, et seule Saint-Nicolas est vide. Lance.
dicetrip-lesson-roll-last-why = Tu as déjà tous les nombres que font ces dés.
dicetrip-lesson-reroll = C’est le moment de relancer. Touche tous les dés sauf le 2 jaune.
dicetrip-lesson-reroll-why = 22 est un double, et il va entre 21 et 24.
dicetrip-lesson-last = Écris 22 à Saint-Nicolas.
dicetrip-lesson-last-why = Tu obtiens une route plus longue, un double et ta deuxième zone pleine, la Flandre.
dicetrip-lesson-done = Mets les petits nombres d’un côté de la carte et les grands de l’autre.
