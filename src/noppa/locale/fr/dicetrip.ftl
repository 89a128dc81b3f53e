# Dice Trip : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

dicetrip-name = Dice Trip
dicetrip-tagline = Quatre dés de couleur, 25 villes, une longue route

## Éditions
dicetrip-edition-international = Internationale

## Options, et ce que veut dire chaque valeur
dicetrip-option-tens = Points pour un nombre de chaque dizaine
dicetrip-option-tens-true-more = Dès que ta carte a un nombre de chaque dizaine, tu reçois un point par ville colorée encore vide.
dicetrip-option-tens-false-more = Des nombres de chaque dizaine ne rapportent rien par eux-mêmes.

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
dicetrip-move-stand = laisser les dés
dicetrip-move-reroll = relancer : { $colours }
dicetrip-move-twice = { $die } deux fois, sans { $drop }
dicetrip-move-write = { $city } { $number } ({ $gain })

## À table
dicetrip-round = Manche { $round } sur { $rounds }
dicetrip-power-reroll = peut relancer
dicetrip-power-twice = peut utiliser un dé deux fois
dicetrip-road = route { $cities } : { $walked }
dicetrip-series = série { $cities } : { $walked }
dicetrip-zone-open = vides : { $cities }
dicetrip-zone-clean = intacte
dicetrip-zone-lost = perdue
dicetrip-total = Total
dicetrip-decide = Laisse les dés (stand), ou relances-en, une fois par partie (reroll red blue).
dicetrip-makes = Donne (puis) :
dicetrip-makes-nothing = rien de nouveau : raye une ville

## Ce qu’on peut taper
dicetrip-help =
    Écris un nombre dans une ville : « gent=14 » ou « gent 14 ». Raye une ville : « gent=x » ou « gent x ».
    Qui lance peut d’abord relancer des dés, une fois par partie : « reroll red blue », ou « stand » pour les laisser.
    Une fois par partie, avant d’écrire, utilise un dé deux fois et laisses-en un de côté : « twice 5 drop 2 ».

## Refus
error-dicetrip-colour-unknown = Les dés sont { $allowed } ; nomme une fois chacun de ceux à relancer.
error-dicetrip-city-unknown = Il n’y a pas de ville { $city }. Les villes sont : { $allowed }.
error-dicetrip-number-unknown = Une ville prend un nombre de deux chiffres de 1 à 6 (11 à 66), ou x pour la rayer ; pas { $number }.
error-dicetrip-stand-first = Qui a lancé décide d’abord : laisser les dés, ou relancer.
error-dicetrip-not-the-roller = Seule la personne qui lance dans cette manche peut relancer.
error-dicetrip-reroll-used = Tu as déjà relancé dans cette partie.
error-dicetrip-reroll-too-late = Les dés de cette manche ne bougent plus : écris tes nombres.
error-dicetrip-twice-used = Tu as déjà utilisé un dé deux fois dans cette partie.
error-dicetrip-twice-last-round = Dans la dernière manche, aucun dé ne sert deux fois.
error-dicetrip-twice-too-late = Un dé sert deux fois dès le premier nombre : choisis-le avant d’écrire.
error-dicetrip-twice-not-there = Nomme deux des dés sur la table : { $dice }.
error-dicetrip-twice-double = Le { $die } compte deux fois et ne doit pas faire un double. Tu peux écrire : { $allowed }.
error-dicetrip-twice-missing = Le { $die } compte deux fois et doit être dans les deux nombres. Tu peux écrire : { $allowed }.
error-dicetrip-city-taken = { $city } : déjà { $number }. Encore vides : { $allowed }.
error-dicetrip-number-taken = { $number } est déjà sur ta carte, à { $city }. Tu peux écrire : { $allowed }.
error-dicetrip-number-not-made = Ces dés ne font pas { $number } maintenant. Tu peux écrire : { $allowed }.

error-dicetrip-cannot-come-up = À la manche { $round }, aucune carte n’a { $empty } villes vides.

## Les raisons du coach

## Ce qui peut clocher dans une carte
error-dicetrip-map-zones = Carte, { $place } : une carte a { $allowed } zones, celle-ci { $found }.
error-dicetrip-map-colours = Carte, { $place } : les dés ont { $allowed } couleurs différentes, ici { $found }.
error-dicetrip-map-cities = Carte, { $place } : une carte a { $allowed } villes, celle-ci { $found }.
error-dicetrip-map-city-twice = Carte, { $place } : { $city } y est déjà.
error-dicetrip-map-unused = Carte, { $place } : aucune ville n’a { $key } = { $value }.
error-dicetrip-map-link = Carte, { $place } : une liaison est une paire de deux villes différentes, pas { $found }.
error-dicetrip-map-link-twice = Carte, { $place } : { $one } et { $other } sont déjà reliées.
error-dicetrip-map-value = Carte, { $place } : il n’y a pas de { $value }. Possible : { $allowed }.
error-dicetrip-map-apart = Carte, { $place } : aucune route ne mène de { $start } à { $cities }.
error-dicetrip-map-same-place = Carte, { $place } : { $one } et { $other } sont au même endroit.
error-dicetrip-map-crossing = Carte, { $place } : { $one } et { $other } se touchent si on les trace tout droit.
error-dicetrip-map-place = Carte, { $place } : un endroit est deux nombres d’au plus { $most }, pas { $found }.
error-dicetrip-map-slug = Carte, { $place } : { $value } n’est pas un nom court ; il doit convenir à { $allowed }.
error-dicetrip-map-label = Carte, { $place } : un nom a 1 à { $most } caractères sur une ligne.
error-dicetrip-map-list = Carte, { $place } : ce doit être une liste, pas { $found }.

## Les règles, en Markdown
dicetrip-rules =
    Tout le monde a la même carte : 25 villes en trois zones, reliées par des routes, certaines colorées.
    En 13 manches, chacun remplit sa carte. Le plus grand total gagne ; à égalité, on partage la victoire.
    De un à quatre joueurs.

    __Une manche.__ Un joueur lance quatre dés de quatre couleurs ; à la manche suivante, c’est le joueur suivant.
    Puis tous en même temps font deux nombres de deux chiffres avec les quatre dés, chaque dé servant
    une fois, et les écrivent dans deux villes vides. À la dernière manche, il reste une ville : deux dés
    au choix parmi les quatre font son nombre.

    __Un exemple.__ Les dés sont rouge ⚀, jaune ⚃, vert ⚁ et bleu ⚄. Tu pourrais écrire 14 ou 41 avec
    25 ou 52, ou 12 ou 21 avec 45 ou 54, ou 15 ou 51 avec 24 ou 42. Si tu écris 14 à Anvers, une ville
    rouge, le dé rouge est dans son nombre : c’est un bonus.

    __Limites.__ Aucun nombre n’est deux fois sur une carte. Pour un nombre que tu ne peux ou ne veux pas écrire,
    raye une ville vide ; l’autre nombre peut alors prendre deux dés au choix.

    __Relancer, une fois par partie.__ Qui lance peut, juste après, relancer un à quatre dés, pour
    tout le monde.

    __Un dé deux fois, une fois par partie.__ Avant d’écrire, laisse un dé de côté et utilises-en un autre dans les deux nombres.
    Avec ⚀⚁⚃⚄, le ⚃ deux fois et sans ⚀, tu écris 24 ou 42 et 45 ou 54. Le dé doit être dans les deux
    nombres et ne fait jamais un double. Seule ta propre carte est concernée. À la dernière manche, ce n’est
    pas possible.

    __Le compte__

    | ce qui compte | points |
    |---|---|
    | ville bonus : un double (11, 22, …), ou une ville colorée avec le dé de sa couleur dans son nombre | 1 chacune |
    | ville rayée | −1 chacune |
    | plus longue route : villes reliées, leurs nombres croissants | 1 par ville |
    | plus longue série : villes reliées, chaque nombre juste après le précédent ; après 16 vient 21 | 4 villes 2, 5 villes 3, 6 villes 4, 7 à 9 villes 6, au-delà 9 |
    | zones pleines de nombres, rien de rayé | une zone 4, deux 7, trois 9 |

    Une ville donne un bonus au plus. Quand des dés montrent le même chiffre, ils comptent comme cela t’arrange le mieux.

    __Le compte, un exemple.__ Louvain 15, Wavre 16, Namur 21, Dinant 22 et Marche-en-Famenne 34 sont reliées l’une après
    l’autre. Les nombres montent : une route de 5 villes, 5 points. Les quatre premières se suivent : une
    série de 4 villes, 2 points. 22 est un double : 1 point. Avec deux villes rayées, −2, et une zone
    intacte, 4, cela fait 10.

    __Dizaines__ (une option). Dès que ta carte a un nombre de chaque dizaine, de 1x à 6x, tu reçois un
    point pour chaque ville colorée encore vide une fois ce nombre écrit.

    La carte de la Belgique est notre propre dessin. Une autre peut se charger depuis un fichier.
