# What one looks at after a game or beside it: steps, reviews, practice, one's own games, chances.

## A record
study-record = Un enregistrement
study-record-none = Aucun enregistrement n’est ouvert. Choisis le fichier gardé d’une partie.
study-record-long = Ce fichier fait { $size } ko ; un enregistrement fait au plus { $most } ko.
study-record-next = Rien n’a changé. Choisis un autre fichier, ou va rechercher l’enregistrement là où tu l’avais pris.
study-check-right = { $count ->
    [one] Vérifié : l’unique lancer est bien celui que donnent les graines.
   *[other] Vérifié : les { $count } lancers et cartes sont bien ceux que donnent les graines.
 }
study-check-wrong = Cet enregistrement échoue à la vérification : ne t’y fie pas. Tu peux quand même le regarder.
study-misfit = L’enregistrement ne peut être montré que jusqu’à l’étape { $last }.

## Step by step
study-step-of = Étape { $at } sur { $last }
study-slider = Étape
study-turn = Au tour de : { $name }
study-first = Au début
study-previous = Une étape en arrière
study-next = Une étape en avant
study-last = À la fin
study-play = Lire
study-pause = Mettre en pause
study-keys = Les flèches avancent d’une étape, Début et Fin vont aux deux bouts, la barre d’espace lance la lecture.
study-link-copy = Lien vers cette étape
study-link-copied = Le lien est copié.
study-all-steps = Toutes les étapes

## Luck and skill
study-amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
study-amount-lead = { $amount ->
    [one] { $amount } point d’avance
   *[other] { $amount } points d’avance
 }
study-sum-start = Attendu au début
study-sum-luck = Chance
study-sum-loss = Ses choix
study-sum-others = Choix des autres
study-sum-revision = Estimations corrigées
study-sum-final = À la fin
study-final-dice = Seuls les derniers dés de chaque tour ont été saisis : les lancers et les dés gardés avant ne sont pas jugés.

## The coach beside the game

## Practice

## One's own games
study-history-none = Aucune partie terminée. Joues-en une, elle figurera ici.
study-history-games = { $count ->
    [one] une partie
   *[other] { $count } parties
 }
study-history-won = { $count ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $count } gagnées
 }
study-history-best = Record
study-history-average = Moyenne
study-history-last = Dernier
study-history-plot = Résultats du plus ancien au plus récent : { $scores }
study-history-list = Toutes les parties
study-history-win = gagnée

## Kinds of choices
kind-keep = garder
kind-declare = annoncer
kind-row = quelle case
kind-bonus = le bonus
kind-strike = barrer
kind-reroll = relancer
kind-twice = un dé deux fois
kind-crossing = rayer
kind-colour = villes bonus
kind-place = quelle ville, quel nombre
