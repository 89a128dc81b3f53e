# Yatzy : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

yatzy-name = Yatzy
yatzy-tagline = Quinze cases, cinq dés, trois lancers par tour

## Éditions
yatzy-edition-international = Internationale
yatzy-edition-nordic = Nordique
yatzy-edition-danish = Danoise
yatzy-edition-dutch = Néerlandaise

## Options, et ce que veut dire chaque valeur
yatzy-option-declare = Quand on choisit la case
yatzy-option-declare-after = après les lancers
yatzy-option-declare-before = avant le premier lancer
yatzy-option-yatzy = Ce que vaut un yams
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus la somme des dés
yatzy-option-bonus-from = Points de la partie haute qui donnent le bonus
yatzy-option-chance = Quand on peut remplir Chance
yatzy-option-chance-free = avec n’importe quel lancer
yatzy-option-chance-last-resort = seulement avec un lancer qui ne marque dans aucune autre case libre
yatzy-option-declare-after-more = Tu lances d’abord, puis tu choisis la case qui convient aux dés.
yatzy-option-declare-before-more = Tu annonces une case avant le premier lancer ; si les dés n’y marquent rien, tu écris 0 ou tu te rabats sur Chance.
yatzy-option-yatzy-fifty-more = Cinq dés identiques valent 50, quels qu’ils soient.
yatzy-option-yatzy-sum-plus-fifty-more = Cinq dés identiques valent 50 plus leur somme : cinq six font 80.
yatzy-option-bonus-from-more = Tu as le bonus quand ta partie haute atteint { $value } ou plus.
yatzy-option-chance-free-more = Chance accepte n’importe quels dés à tout moment.
yatzy-option-chance-last-resort-more = Chance n’accepte que des dés qui ne marquent dans aucune autre de tes cases libres.

## Cases de la feuille
yatzy-item-ones = Les uns
yatzy-item-twos = Les 2
yatzy-item-threes = Les 3
yatzy-item-fours = Les 4
yatzy-item-fives = Les 5
yatzy-item-sixes = Les 6
yatzy-item-bonus = Bonus
yatzy-item-one-pair = 1 paire
yatzy-item-two-pairs = 2 paires
yatzy-item-three-of-a-kind = Brelan
yatzy-item-four-of-a-kind = Carré
yatzy-item-small-straight = Petite suite
yatzy-item-large-straight = Grande suite
yatzy-item-full-house = Full
yatzy-item-chance = Chance
yatzy-item-yatzy = Yams

## À l’écran
yatzy-upper = Partie haute
yatzy-lower = Partie basse
yatzy-total = Total
yatzy-bonus-pace = { $upper } ({ $ahead })
yatzy-round = Manche { $round } sur { $rounds }
yatzy-declared = pour { $row }
yatzy-rolls-left = { $rolls ->
    [0] plus de lancer
    [one] encore un lancer
    [many] encore { $rolls } lancers
   *[other] encore { $rolls } lancers
 }
yatzy-move-keep = { $count ->
    [0] relancer les cinq dés
   *[other] garder { $dice }
 }
yatzy-move-declare = annoncer { $row }
yatzy-move-score = { $row } { $points }

## Les raisons du coach
yatzy-item-zero = zéro

## Ce qu’on peut taper
yatzy-help =
    Tape les dés à garder, les autres sont relancés : « 66 » ou « keep 6 6 » ; « keep » seul relance les cinq.
    Tape une case pour la remplir : « full house », « full » ou « score full_house » ; quand la case s’annonce avant
    de lancer, tape-la aussi à ce moment : « sixes » ou « declare sixes ».

## Refus
error-yatzy-declares-after = Dans cette édition, on n’annonce pas de case : lance, puis choisis.
error-yatzy-declared-already = Ce tour est déjà annoncé pour « { $item } ».
error-yatzy-declare-first = Annonce la case de ce tour avant de lancer.
error-yatzy-no-rolls-left = Il n’y a plus de lancer : remplis une case.
error-yatzy-keep-not-there = Tu ne peux garder que des dés qui sont sur la table : { $dice }.
error-yatzy-row-filled = La case « { $item } » est déjà remplie.
error-yatzy-chance-last-resort = Chance ne prend qu’un lancer qui ne marque dans aucune autre case libre.
error-yatzy-declared-row-only = Ce tour est annoncé pour « { $item } ».

## Les règles, en Markdown
yatzy-rules =
    Remplis les quinze cases de ta colonne. Le plus grand total gagne ; à égalité, on partage la victoire.
    On peut jouer en solo, contre son propre record, ou à plusieurs.

    __Un tour.__ Lance cinq dés. Encore deux fois au plus, garde ce que tu veux et relance le reste ; les dés gardés
    avant peuvent être relancés aussi. Tu peux t’arrêter après chaque lancer. Remplis alors une case libre, même
    avec 0. Chaque case sert une fois, donc chacun a quinze tours.

    __Un exemple.__ Le premier lancer est ⚁⚂⚄⚄⚅. Tu gardes ⚄⚄ et relances trois dés : ⚀⚂⚄. Tu gardes ⚄⚄⚄
    et en relances deux : ⚂⚂. ⚂⚂⚄⚄⚄ est alors un full à 21. Si les deux derniers avaient été ⚀⚅, alors ⚀⚄⚄⚄⚅
    vaudrait 15 dans « Les 5 » ou en Brelan, 10 en 1 paire, ou 22 en Chance.

    __Les cases__

    | case | marque | exemple |
    |---|---|---|
    | Des uns aux 6 | les dés qui montrent ce chiffre | Les 4 : ⚁⚃⚃⚃⚅ → 12 |
    | 1 paire | les deux dés de la meilleure paire | ⚁⚁⚃⚄⚄ → 10 |
    | 2 paires | les quatre dés de deux paires différentes | ⚁⚁⚂⚅⚅ → 16 |
    | Brelan | ces trois dés | ⚀⚂⚃⚃⚃ → 12 |
    | Carré | ces quatre dés | ⚁⚁⚁⚁⚅ → 8 |
    | Petite suite | un à cinq, toujours 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Grande suite | deux à six, toujours 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full | trois d’un chiffre, deux d’un autre : tous les dés | ⚂⚂⚃⚃⚃ → 18 |
    | Chance | tous les dés, quoi qu’ils montrent | ⚀⚂⚃⚅⚅ → 20 |
    | Yams | cinq identiques, toujours 50 | ⚃⚃⚃⚃⚃ → 50 |

    Un lancer peut aller dans toute case libre qui lui convient : ⚃⚃⚃⚃⚀ vaut 12 en Brelan, 8 en 1 paire.
    Quatre dés identiques ne font pas 2 paires, et cinq ne font pas un full.

    __Bonus.__ À partir de 63 points dans les six cases des uns aux 6, tu reçois un bonus de 50. Trois
    dés dans chacune de ces cases suffisent tout juste.

    __Édition nordique.__ Chance ne prend qu’un lancer qui ne marque dans aucune autre case libre : ⚀⚂⚃⚅⚅ ne peut
    pas y aller tant que « Les uns », « Les 3 », « Les 4 », « Les 6 » ou « 1 paire » est libre. Quand Chance est la dernière case libre,
    elle prend n’importe quel lancer.

    __Édition danoise.__ Comme la nordique, et tu annonces la case avant ton premier lancer. Un lancer qui y marque
    y va. Si le lancer n’y marque rien, tu y écris 0, ou il va en Chance tant que Chance est libre et l’accepte ; une fois Chance
    remplie, tu peux écrire 0 dans n’importe quelle case libre à la place. Chance ne s’annonce
    que si c’est la dernière case libre. Un yams vaut 50 plus ses dés : ⚅⚅⚅⚅⚅ → 80.

    __Édition néerlandaise.__ Le bonus demande 64 points, donc trois dés dans chaque case ne suffisent pas.

## Solving
yatzy-solved-odds = Le bonus vient dans { $bonus } % des parties, un yams dans { $yatzy } %.
