# Yatzy : noms, ce dont on peut convenir, pourquoi un coup est refusé, et les règles dans nos propres mots.

yatzy-name = Yatzy
yatzy-tagline = Quinze cases, trois lancers

## Éditions
yatzy-edition-international = Internationale
yatzy-edition-nordic = Nordique
yatzy-edition-danish = Danoise
yatzy-edition-dutch = Néerlandaise

## Options, et ce que veut dire chaque valeur
yatzy-option-declare = Quand on choisit la case
yatzy-option-declare-after = après avoir lancé
yatzy-option-declare-before = avant le premier lancer
yatzy-option-yatzy = Points pour un yams
yatzy-option-yatzy-fifty = 50
yatzy-option-yatzy-sum-plus-fifty = 50 plus la somme des dés
yatzy-option-bonus-from = Points de la partie haute pour le bonus
yatzy-option-chance = Quand on peut utiliser « Chance »
yatzy-option-chance-free = avec n’importe quel lancer
yatzy-option-chance-last-resort = seulement si aucune autre case libre ne rapporte

## Ce que change une option, en une phrase
yatzy-option-declare-after-more = Tu lances d’abord, puis tu choisis la case qui convient à tes dés.
yatzy-option-declare-before-more = Tu annonces une case avant le premier lancer. Si tes dés n’y rapportent rien, tu inscris 0 ou tu utilises « Chance » si tu peux.
yatzy-option-yatzy-fifty-more = Cinq dés identiques valent 50, quel que soit le chiffre.
yatzy-option-yatzy-sum-plus-fifty-more = Cinq dés identiques valent 50 plus la somme des dés : cinq 6 valent donc 80.
yatzy-option-bonus-from-more = Tu obtiens le bonus quand ta partie haute atteint { $value } ou plus.
yatzy-option-chance-free-more = Tu peux utiliser « Chance » avec n’importe quels dés, à tout moment.
yatzy-option-chance-last-resort-more = Tu ne peux utiliser « Chance » que si tes dés ne rapportent rien dans tes autres cases libres.

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
yatzy-declared = pour « { $row } »
yatzy-rolls-left = { $rolls ->
    [0] plus aucun lancer
    [one] encore 1 lancer
   *[other] encore { $rolls } lancers
 }
yatzy-move-keep = { $count ->
    [0] relancer les cinq dés
   *[other] garder { $dice }
 }
yatzy-bonus-from = +50 dès { $from }
yatzy-pace = { $way ->
    [-1] { $points } de retard sur le bonus
    [0] juste assez pour le bonus
   *[1] { $points } d’avance sur le bonus
 }
yatzy-best-rows = Meilleures cases pour ces dés
yatzy-hint-keep = Touche les dés que tu veux garder.
yatzy-hint-write = Touche une case pour inscrire tes points.
yatzy-told-score = { $name } : { $points } dans « { $row } ».
yatzy-told-declare = { $name } : case « { $row } » annoncée.
yatzy-move-declare = annoncer « { $row } »
yatzy-move-score = { $row } { $points }

## Ce que dit le coach, et pourquoi
yatzy-advice-keep = { $count ->
    [0] Relance les cinq dés
   *[other] Garde { $dice } et relance { $left ->
        [one] un dé
       *[other] { $left } dés
     }
 }
yatzy-advice-keep-brief = { $count ->
    [0] Relance les cinq
   *[other] Garde { $dice }
 }
yatzy-advice-declare = Annonce « { $item } »
yatzy-advice-score = Inscris { $points } dans « { $item } »
yatzy-advice-zero = Inscris un zéro dans « { $item } »
yatzy-why-ends = Le tour finira sans doute ainsi : { $item } ({ $percent } %) ou { $other_item } ({ $other_percent } %).
yatzy-why-sure = { $percent ->
    [100] Le tour finira ainsi : { $item }.
   *[other] Le tour finira presque sûrement ainsi : { $item }.
 }
yatzy-why-zero = Le tour finit par un zéro dans { $percent } % des cas.
yatzy-why-score = « { $item } » rapporte { study-amount-points } maintenant.
yatzy-why-turn = Un tour qui vise « { $item } » rapporte { study-amount-points } en moyenne.
yatzy-why-bonus = { $pace ->
    [ahead] Ça te donne { study-amount-points } d’avance sur le bonus.
    [behind] Ça te laisse { study-amount-points } de retard sur le bonus.
   *[even] Ça te donne juste ce qu’il faut pour le bonus.
 }
yatzy-why-bonus-made = Ça te donne le bonus de 50 points.
yatzy-why-bonus-lost = Ça met le bonus hors de portée.
yatzy-why-roll-instead = { $than ->
    [less] Relancer vaudrait { study-amount-points } de moins.
    [more] Relancer vaudrait { study-amount-points } de plus.
   *[same] Relancer vaudrait autant.
 }
yatzy-why-write-instead = { $points ->
    [0] Un zéro dans « { $item } »
   *[other] Inscrire { $points } dans « { $item } »
 } { $than ->
    [less] vaudrait { study-amount-points } de moins.
    [more] vaudrait { study-amount-points } de plus.
   *[same] vaudrait autant.
 }
yatzy-item-zero = un zéro

## Ce qu’on peut taper
yatzy-help =
    Tape les dés que tu veux garder, et les autres sont relancés : « 66 » ou « keep 6 6 ». « keep » seul relance les cinq.
    Tape une case pour la remplir : « full house », « full » ou « score full_house ». Si vous jouez avec l’annonce,
    tape aussi la case avant de lancer : « sixes » ou « declare sixes ».

## Refus
error-yatzy-declares-after = Dans cette édition, on n’annonce pas de case. Lance d’abord, puis choisis.
error-yatzy-declared-already = Tu as déjà annoncé « { $item } » pour ce tour.
error-yatzy-declare-first = Annonce une case pour ce tour avant de lancer.
error-yatzy-no-rolls-left = Tu n’as plus aucun lancer. Remplis une case.
error-yatzy-keep-not-there = Tu ne peux garder que des dés que tu as lancés : { $dice }.
error-yatzy-row-filled = La case « { $item } » est déjà remplie.
error-yatzy-chance-last-resort = Tu ne peux utiliser « Chance » que si tes dés ne rapportent rien dans les autres cases libres.
error-yatzy-declared-row-only = Tu as annoncé « { $item } » pour ce tour : tu ne peux pas utiliser une autre case.

## Les règles, en Markdown
yatzy-rules =
    Remplis les quinze cases de ta colonne. Le plus grand total gagne ; en cas d’égalité, on partage
    la victoire. Joue en solo contre ton propre record, ou à plusieurs.

    __Un tour.__ Lance cinq dés. Tu peux ensuite relancer jusqu’à deux fois : garde les dés qui te plaisent et
    relance les autres. Tu peux aussi relancer des dés gardés avant, et t’arrêter après n’importe quel lancer.
    Remplis alors une case libre, même si elle ne rapporte que 0. Chaque case sert une fois : tout le monde a donc quinze tours.

    __Un exemple.__ Ton premier lancer est ⚁⚂⚄⚄⚅. Tu gardes ⚄⚄ et relances trois dés : ⚀⚂⚄. Tu gardes ⚄⚄⚄
    et en relances deux : ⚂⚂. Tu as maintenant ⚂⚂⚄⚄⚄, un full à 21. Si les deux derniers avaient été ⚀⚅, alors
    ⚀⚄⚄⚄⚅ vaudrait 15 dans « Les 5 » ou « Brelan », 10 dans « 1 paire », ou 22 dans « Chance ».

    __Les cases__

    | case | rapporte | exemple |
    |---|---|---|
    | de « Les uns » à « Les 6 » | les dés de ce chiffre | Les 4 : ⚁⚃⚃⚃⚅ → 12 |
    | 1 paire | les deux dés de la meilleure paire | ⚁⚁⚃⚄⚄ → 10 |
    | 2 paires | les quatre dés de deux paires différentes | ⚁⚁⚂⚅⚅ → 16 |
    | Brelan | ces trois dés | ⚀⚂⚃⚃⚃ → 12 |
    | Carré | ces quatre dés | ⚁⚁⚁⚁⚅ → 8 |
    | Petite suite | de un à cinq, toujours 15 | ⚀⚁⚂⚃⚄ → 15 |
    | Grande suite | de deux à six, toujours 20 | ⚁⚂⚃⚄⚅ → 20 |
    | Full | tous les dés : trois d’un chiffre, deux d’un autre | ⚂⚂⚃⚃⚃ → 18 |
    | Chance | tous les dés, quels qu’ils soient | ⚀⚂⚃⚅⚅ → 20 |
    | Yams | cinq identiques, toujours 50 | ⚃⚃⚃⚃⚃ → 50 |

    Un lancer peut aller dans toute case libre qui lui convient : ⚃⚃⚃⚃⚀ rapporte 12 dans « Brelan » ou 8 dans « 1 paire ».
    Quatre dés identiques ne comptent pas comme deux paires, et cinq ne comptent pas comme un full.

    __Bonus.__ Si tes six cases de « Les uns » à « Les 6 » totalisent 63 points ou plus, tu reçois un bonus de 50.
    Trois dés dans chacune de ces cases suffisent tout juste.

    __Édition nordique.__ Tu ne peux utiliser « Chance » que si ton lancer ne rapporte rien dans les autres cases libres :
    ⚀⚂⚃⚅⚅ ne peut pas y aller tant que « Les uns », « Les 3 », « Les 4 », « Les 6 » ou « 1 paire » est libre. Quand « Chance »
    est ta dernière case libre, elle accepte n’importe quel lancer.

    __Édition danoise.__ Comme l’édition nordique, mais tu annonces une case avant ton premier lancer. Si ton lancer
    rapporte quelque chose dans cette case, tu l’y inscris. Sinon, tu y inscris 0, ou tu utilises « Chance » si elle est
    libre et accepte le lancer. Une fois « Chance » remplie, tu peux inscrire ce 0 dans n’importe quelle case libre. Tu ne peux
    annoncer « Chance » que si c’est ta dernière case libre. Un yams vaut 50 plus ses dés : ⚅⚅⚅⚅⚅ → 80.

    __Édition néerlandaise.__ Il faut 64 points pour le bonus : trois dés dans chaque case ne suffisent donc pas.

## Résolution
yatzy-solved-odds = On obtient le bonus dans { $bonus } % des parties, et un yams dans { $yatzy } %.

## Les règles en bref
yatzy-goal = Remplis les quinze cases de ta colonne et marque le plus de points.
yatzy-begins = Le livret ne le dit pas. Choisissez quelqu’un, ou lancez chacun un dé : le plus grand chiffre commence.
yatzy-step-roll = Lance cinq dés.
yatzy-step-keep = Garde les dés qui te plaisent et relance les autres, jusqu’à deux fois.
yatzy-step-write = Inscris les points dans une case libre.
yatzy-step-write-declared = Inscris les points dans la case annoncée avant de lancer.
yatzy-needs-number = Additionne les dés qui montrent { $face }.
yatzy-needs-bonus = { $from } points ou plus dans les six cases du haut.
yatzy-needs-one-pair = Deux fois le même chiffre. Ces deux dés comptent.
yatzy-needs-two-pairs = Deux paires de chiffres différents. Ces quatre dés comptent.
yatzy-needs-three-of-a-kind = Trois fois le même chiffre. Ces trois dés comptent.
yatzy-needs-four-of-a-kind = Quatre fois le même chiffre. Ces quatre dés comptent.
yatzy-needs-small-straight = De un à cinq.
yatzy-needs-large-straight = De deux à six.
yatzy-needs-full-house = Trois d’un chiffre et deux d’un autre. Les cinq dés comptent.
yatzy-needs-chance = N’importe quels dés. Les cinq comptent.
yatzy-example-first = Ton premier lancer. Tu gardes { $kept } et relances les trois autres.
yatzy-example-second = Encore un 5. Tu gardes { $kept } et en relances deux.
yatzy-example-last = { $row } : { $points } points.
yatzy-example-other = Le même tour avec un autre dernier lancer. Tu peux utiliser l’une de ces cases si elle est libre :
yatzy-example-or = { $row }, { $points } points
yatzy-ask-again = Puis-je relancer un dé que j’avais gardé ?
yatzy-answer-again = Oui. Après chaque lancer, tu choisis de nouveau quels dés garder.
yatzy-ask-zero = Et si rien ne convient ?
yatzy-answer-zero = Tu remplis quand même une case libre, avec 0 point. Elle ne peut alors plus servir.
yatzy-ask-alike = Un carré compte-t-il comme deux paires, ou cinq dés identiques comme un full ?
yatzy-answer-alike = Non, il faut deux chiffres différents pour ça. Mais un carré peut aussi compter comme une paire ou un brelan.
yatzy-ask-chance-free = Quand puis-je utiliser « Chance » ?
yatzy-answer-chance-free = Une fois, avec les dés que tu veux.
yatzy-ask-chance-last-resort = Quand puis-je utiliser « Chance » ?
yatzy-answer-chance-last-resort = Une fois, quand tes dés ne rapportent rien dans tes autres cases libres, ou quand c’est ta dernière case libre.
yatzy-ask-declare = Et si les dés ne vont pas dans la case annoncée ?
yatzy-answer-declare = Tu y inscris 0. Ou tu utilises « Chance », si elle est libre et accepte ces dés. Une fois « Chance » remplie, tu peux inscrire ce 0 dans n’importe quelle case libre.
yatzy-ask-alone = À combien peut-on jouer ?
yatzy-answer-alone = Le livret ne fixe pas de limite. Ici, de un à vingt joueurs. En solo, tu joues contre ton record.
yatzy-now-written = Tu as { $points } ici.
yatzy-now-bonus = Ta partie haute totalise { $points } pour l’instant.
yatzy-now-free = Cette case est encore libre.
yatzy-now-would = Tes dés rapporteraient { $points } ici.

## La leçon : que faire à chaque étape, et pourquoi une fois que c’est fait
yatzy-lesson-goal = Remplis quinze cases et marque le plus de points
yatzy-lesson-roll = Ces cinq dés sont à toi. Lance-les.
yatzy-lesson-roll-why = Tu as jusqu’à trois lancers par tour, et tu choisis quels dés garder.
yatzy-lesson-keep = ⚅⚅, c’est un bon début. Garde les deux et relance les trois autres.
yatzy-lesson-keep-why = Un troisième ⚅. Les dés que tu gardes ne bougent pas.
yatzy-lesson-keep-three = Garde ⚅⚅⚅ et relance les deux derniers.
yatzy-lesson-keep-three-why = Trois d’un chiffre et deux d’un autre : un full.
yatzy-lesson-full-house = Chaque case libre montre ce qu’elle rapporterait. Choisis « Full ».
yatzy-lesson-full-house-why = 28 points, la somme des cinq dés. Chaque case ne sert qu’une fois.
yatzy-lesson-roll-again = Jussi, le bot contre qui tu joues, a joué son tour aussi. Lance à nouveau.
yatzy-lesson-roll-again-why = Garder deux ⚂, ou ⚁⚂⚃⚄, auquel il ne manque qu’un dé pour une suite ?
yatzy-lesson-coach = Demande au coach quels dés garder.
yatzy-lesson-coach-why = Voilà le ⚅. Tu as maintenant cinq dés qui se suivent, de 2 à 6.
yatzy-lesson-straight = C’est une grande suite. Inscris-la dans sa case.
yatzy-lesson-straight-why = 20 points. Si un lancer ne va dans aucune case libre, tu inscris un 0.
yatzy-lesson-roll-late = Sautons quelques tours. Il ne reste que « Les 3 » et « Yams ». Lance.
yatzy-lesson-roll-late-why = Tu as 54 points en haut, et ⚂⚂⚂ font 63.
yatzy-lesson-bonus = 63 points en haut donnent un bonus. Inscris 9 dans « Les 3 ».
yatzy-lesson-bonus-why = 63 points : tu reçois 50 de plus. Trois dés de chaque chiffre suffisent.
yatzy-lesson-roll-last = Jussi a dû inscrire un 0. C’est ton dernier tour. Lance.
yatzy-lesson-roll-last-why = Quatre ⚄. Encore un, et ça fait cinq dés identiques.
yatzy-lesson-keep-four = Garde ⚄⚄⚄⚄ et relance le dernier dé.
yatzy-lesson-keep-four-why = Cinq dés identiques. C’est un yams.
yatzy-lesson-yatzy = Il ne reste qu’une case. Inscris tes points dans « Yams ».
yatzy-lesson-yatzy-why = 50 points, et la partie est terminée.
yatzy-lesson-done = Vise trois dés de chaque chiffre en haut, et garde « Chance » pour un mauvais tour.
