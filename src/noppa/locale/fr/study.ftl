# Ce qui sert après une partie ou à côté : étapes, bilans, entraînement, tes parties, chances.

## Un enregistrement
study-record = Partie enregistrée
study-record-none = Aucune partie enregistrée n’est ouverte. Choisis le fichier d’une partie.
study-record-long = Ce fichier fait { $size } ko. Une partie enregistrée peut faire jusqu’à { $most } ko.
study-record-next = Rien n’a été changé. Choisis un autre fichier, ou récupère une nouvelle copie de celui-ci.
study-check-right = { $count ->
    [one] Le lancer a bien été vérifié.
   *[other] Les { $count } lancers et cartes ont bien été vérifiés.
 }
study-check-wrong = La vérification de cette partie a échoué : ne t’y fie pas. Tu peux quand même la regarder.
study-misfit = Tu ne peux voir la partie que jusqu’à l’étape { $last }.

## Pas à pas
study-step-of = Étape { $at } sur { $last }
study-slider = Étape
study-turn = C’est à { $name }
study-first = Aller au début
study-previous = Étape précédente
study-next = Étape suivante
study-last = Aller à la fin
study-play = Lecture
study-pause = Pause
study-keys = Les flèches changent d’étape, Début et Fin vont aux deux bouts, la barre d’espace lance la lecture.
study-link-copy = Copier le lien vers cette étape
study-link-copied = Lien copié
study-all-steps = Toutes les étapes

## Chance et talent
study-amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
study-amount-lead = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
 }
study-amount-chance = { $amount ->
    [one] { $amount } point de chances de gagner
   *[other] { $amount } points de chances de gagner
 }
study-sum-start = Au début
study-sum-luck = Chance
study-sum-loss = Erreurs
study-sum-others = Choix des autres
study-sum-revision = Estimations corrigées
study-sum-final = À la fin
study-final-dice = Seuls les derniers dés de chaque tour ont été saisis : le coach ne peut pas juger les lancers et les choix d’avant.

## Le coach à côté de la partie
study-coach-win = { $percent } % de chances de gagner
study-coach-ahead-points = { study-amount-points } de mieux que le reste
study-coach-ahead-lead = { study-amount-lead } de mieux que le reste
study-coach-even = un autre choix vaut autant
study-coach-less-points = { study-amount-points } de moins
study-coach-less-lead = { study-amount-lead } de moins
study-coach-less-chance = { study-amount-chance } de moins
study-coach-same = vaut autant
study-coach-advice = { $what } : { $worth }, { $exact ->
    [true] exact
   *[false] estimation
 }.
study-coach-advice-only = { $what }.
study-coach-next = Sinon : { $what }, { $cost }.
study-coach-next-only = Sinon : { $what }.

study-coach-why = Pourquoi ?
study-look = Montre-moi
study-look-title = Ce qui aurait été mieux
study-look-now = Ça ne change rien à ton tour.

## L’histoire d’une partie
study-story = Ce qui a décidé la partie
study-story-whose = Choisis un joueur
study-luck-and-skill = { $lucky ->
    [lucky] { $name } : { $luck } grâce à la chance. Les erreurs ont coûté { $loss }.
   *[unlucky] { $name } : { $luck } de perdus par malchance. Les erreurs ont coûté { $loss }.
 }
study-moment = Moment { $number }
study-moment-turn-chance = { $swing } points de chances de gagner
study-moment-turn-lead = { $swing } points
study-moment-turn-points = { $swing } points
study-moment-did = Choix ({ $name }) : { $what }.
study-moment-better = Mieux : { $what }. Ce choix valait { $amount } de plus.
study-moment-best = C’était le meilleur choix.
study-moment-only = Il n’y avait pas d’autre choix.
study-moment-dice = { $lucky ->
    [lucky] Les dés ont aidé.
   *[unlucky] Les dés n’ont pas aidé.
 }
study-moment-look = Revoir la partie à partir d’ici
study-moment-picture = La table avant ce choix, avec le meilleur choix marqué
study-moment-picture-best = La table avant ce choix
study-practise-these = M’entraîner sur ces choix
study-decisions = Tous les choix
study-numbers = La courbe en chiffres
study-numbers-turn = Tour

## Entraînement
study-practice-how = Choisis un coup. Ce que tu rates revient plus souvent.
study-practice-wait = On te cherche une situation…
study-practice-again = Celle-ci, tu l’avais ratée.
study-practice-own = Tiré d’une de tes parties.
study-practice-kind = La question : { $kind }.
study-practice-right = Bien choisi.
study-practice-wrong = Ça coûte { $amount }.
study-practice-next = Suivant
study-practice-yours = ton choix
study-practice-sum = { $right } sur { $asked } bien choisis
study-practice-done = C’est fini.
study-practice-more = Continuer l’entraînement
study-puzzle = Énigme du jour
study-puzzle-of = Énigme du jour : { $game }, { $day }
study-puzzle-go = Résoudre
study-puzzle-solve = Résoudre l’énigme { $game } du jour
study-puzzle-count = { $done } sur { $all } aujourd’hui
study-puzzle-more = La même pour tout le monde. Un seul choix est nettement le meilleur.
study-puzzle-done = Résolue ! Une nouvelle arrive demain.
study-puzzle-tried = Terminée pour aujourd’hui. Une nouvelle arrive demain.
study-streak = { $days ->
    [one] Premier jour de ta série.
   *[other] { $days } jours de suite.
 }
study-streak-ended = { $days ->
    [one] Te revoilà ! Une nouvelle série commence aujourd’hui.
   *[other] Te revoilà ! La dernière fois, ta série a duré { $days } jours. Une nouvelle série commence aujourd’hui.
 }

## Tes parties
study-history-none = Aucune partie terminée pour l’instant. Joues-en une, et elle apparaîtra ici.
study-history-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
study-history-won = { $count ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $count } gagnées
 }
study-history-best = Record
study-history-average = Moyenne
study-history-last = Dernière
study-history-plot = Résultats du plus ancien au plus récent : { $scores }
study-history-list = Toutes les parties
study-history-win = gagnée

## Sortes de choix
kind-keep = quels dés garder
kind-declare = annoncer une case
kind-row = quelle case choisir
kind-bonus = le bonus
kind-strike = inscrire un zéro
kind-reroll = relancer
kind-twice = utiliser un dé deux fois
kind-crossing = rayer des villes
kind-colour = villes bonus
kind-place = où inscrire quel nombre
