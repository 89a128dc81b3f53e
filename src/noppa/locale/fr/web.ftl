# Les mots propres à l’application du navigateur ; jeux, cases et refus parlent depuis leurs fichiers.

web-name = Noppa
web-nav = Pages
web-preferences = Préférences
web-your-data = Tes données
web-limits = Limites de ce serveur
web-language = Langue
web-language-auto = Comme le navigateur ({ $language })
web-theme = Clair ou sombre
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-still = Sans animations
web-sound = Sons
web-remarks = Signaler mes erreurs
web-chances = Afficher les chances de gagner
web-buzz = Vibrer quand c’est à moi
web-pace = Vitesse des bots
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-at-once = Immédiate
web-your-name = Ton nom
web-done = Terminé
web-close = Fermer
web-yes = oui
web-no = non
web-you = Toi
web-who-here = ici
web-who-link = par lien
web-player = Joueur { $number }

## La page d’accueil
web-begin = Jouer à { $game }
web-begin-more = Contre { $bot }, tout de suite.
web-resume = { $game } avec { $names }
web-resume-yours = À toi · { $game } avec { $names }
web-resume-waiting = En attente de joueurs · { $game }
web-running = Tes autres parties
web-day-game = { $game } : les mêmes lancers pour tous
web-day-play = Jouer au { $game } du jour
web-day-done = { $points ->
    [one] { $game } : { $points } point
   *[other] { $game } : { $points } points
 }
web-day-newcomer = première fois
web-day-results = Résultats
web-day-secret = Termine d’abord ta partie. Ensuite, tu pourras voir celles des autres.
web-day-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
 }
web-day-share = { $days ->
    [0] J’ai fait { $points } au { $game } du jour sur Noppa.
    [one] J’ai fait { $points } au { $game } du jour sur Noppa.
   *[other] J’ai fait { $points } au { $game } du jour sur Noppa. Déjà { $days } jours de suite.
 }
web-share-short = Partager
web-share-failed = Copie impossible
web-real-dice = Vrais dés
web-real-dice-more = Tu lances, Noppa compte les points.
web-welcome = Installe-toi.
web-welcome-more = Cinq jeux de dés à jouer en solo, à plusieurs sur un appareil ou entre amis par un lien. Le coach te montre ce que vaut chaque choix.
web-players = { $least } à { $most } joueurs
web-play = Jouer
web-play-game = Jouer à { $game } contre un bot
web-more = Amis…
web-more-game = Jouer à { $game } entre amis ou changer les règles
web-go-on = Continuer
web-day = Dés du jour
web-day-more = Les mêmes dés pour tout le monde, une fois par jour.
web-day-none = Personne n’a encore joué les dés d’aujourd’hui.
web-day-playing = en cours
web-past = Parties terminées
web-watch = Autres tables
web-practice = Entraînement
web-practice-more = Fais un choix et compare toutes les possibilités.
web-history = Tes parties
web-history-more = Résultats, moyennes et records.
web-open-record = Ouvrir une partie enregistrée
web-open-record-drop = Choisis le fichier d’une partie enregistrée, ou dépose-le ici.
web-phones = Téléphones à la maison
web-phones-open = Inviter des téléphones
web-home = Accueil
web-lost-title = Impossible d’ouvrir cette page
web-gone = Introuvable
error-offline = Tu es hors ligne, et il faut le serveur pour ça. Tout remarchera dès que la connexion reviendra.
error-server-away = Le serveur ne répond pas. Rien n’est perdu. Réessaie dans un instant.

## Une nouvelle partie
web-new-game = Nouvelle partie de { $game }
web-how-to = Comment jouer à { $game }
web-way-here = Sur cet appareil
web-way-here-more = qu’on se passe
web-way-link = Par lien
web-way-link-more = entre amis, à distance
web-way-bots = Contre des bots
web-way-bots-more = tout de suite
web-at-the-table = À la table
web-seat-you = c’est toi, touche pour changer de nom
web-seat-here = sur cet appareil
web-link-next = Ensuite, tu recevras un code et un lien pour chaque personne. La partie commence quand tout le monde est là.
web-seat-by-link = arrive par lien
web-seats-most = { $most } au plus
web-bot-choose = Choisir comment joue { $name }
web-bot-plays = Comment joue { $name }
web-bot-hare = débutant
web-bot-hare-level = bot débutant
web-bot-hare-more = apprend encore et rate souvent le meilleur coup
web-bot-hedgehog = régulier
web-bot-hedgehog-level = bot régulier
web-bot-hedgehog-more = régulier, ne pense qu’au tour en cours
web-bot-fox = malin
web-bot-fox-level = bot malin
web-bot-fox-more = malin, se trompe de temps en temps
web-bot-owl = expert
web-bot-owl-level = bot expert
web-bot-owl-more = joue toujours le meilleur coup qu’il connaît
web-start-game = { $count ->
    [one] Commencer
   *[other] Commencer à { $count }
 }
web-start-link = { $count ->
    [one] Commencer
   *[other] Commencer et inviter
 }
web-summary-board = plateau perso
web-summary-deck = jeu de cartes perso
web-summary-map = carte perso
web-summary-changed = { $count ->
    [one] une règle modifiée
   *[other] { $count } règles modifiées
 }
web-coach-allowed = peut aider
web-coach-off = reste muet
web-own-how = Télécharge le fichier de Noppa, modifie-le et choisis-le ici. Il peut faire jusqu’à 64 ko.
web-own-template-board = Télécharger le plateau
web-own-template-deck = Télécharger les cartes
web-own-template-map = Télécharger la carte
web-own-example = Voir un exemple
web-own-checking = Vérification du fichier…
web-own-fine = Le fichier est bon. Tu joueras avec.
web-join-full = Cette place à { $game } est prise
web-who = Qui joue
web-seat-name = Nom du joueur { $number }
web-seat-move = Déplacer { $name }, joueur { $number } sur { $count }
web-seat-remove = Retirer le joueur { $number }
web-bot-level = Niveau du bot
web-add-here = Ajouter un joueur
web-add-link = Inviter par lien
web-add-bot = Ajouter un bot
web-house-rules = Règles maison
web-edition = Édition
web-edition-own = { $edition }, comme dans le livret de ta langue
web-dice-are = Dés
web-dice-fair = ceux de Noppa
web-dice-real = de vrais dés
web-every-roll = Saisir chaque lancer, pas seulement les derniers dés
web-starts = Qui commence
web-starts-chosen = la première personne de la liste
web-starts-drawn = le meilleur lancer
web-starts-loser = la personne qui a perdu
web-clock = Temps par coup
web-clock-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
 }
web-allow-coach = Autoriser le coach
web-allow-undo = Autoriser l’annulation si tout le monde est d’accord
web-dice-fair-more = Noppa lance les dés pour toi. Après la partie, ton navigateur peut vérifier chaque lancer.
web-dice-real-more = Tu lances de vrais dés et touches ce qu’ils montrent. Noppa compte les points.
web-starts-chosen-more = La première personne de la liste commence, les autres suivent dans l’ordre.
web-starts-drawn-more = Tout le monde lance un dé ; le meilleur lancer commence.
web-starts-loser-more = Qui finit en dernier commence la partie suivante. Pour la première partie, c’est le meilleur lancer.
web-clock-more = { $seconds ->
    [0] Prends tout ton temps.
   *[other] Si tes { $seconds } secondes sont écoulées, Noppa joue un coup pour toi.
 }
web-coach-yes-more = On peut demander ce que vaut chaque choix.
web-coach-no-more = Personne ne reçoit de conseil pendant la partie.
web-undo-yes-more = Tu peux annuler un coup si les autres sont d’accord, tant qu’aucun lancer ni aucune carte n’a suivi.
web-undo-no-more = Personne ne peut annuler de coup.
web-edition-more = Une édition est un ensemble de règles maison. Tu peux les changer une par une ci-dessous.
web-own-board = Plateau perso
web-own-deck = Jeu de cartes perso
web-own-map = Carte perso
web-own-remove = Retirer le fichier
web-own-used = Perso, d’un fichier
web-kind-gone = Ce jeu ne se joue pas ici. L’accueil montre les jeux disponibles.
web-invited = On t’invite à jouer à { $game }
web-sit = Rejoindre la partie
web-just-watch = Juste regarder
web-join-taken = Quelqu’un a déjà pris cette place. Tu peux regarder, ou demander un autre lien.
web-waiting = { $count ->
    [0] Tout le monde est là
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
 }
web-invite = { $name } peut scanner ce code ou ouvrir le lien.
web-qr = Code QR du lien
web-link = Lien
web-share = Envoyer le lien
web-copied = Copié
web-share-by-hand = Ce navigateur ne peut ni envoyer ni copier le lien. Sélectionne-le ci-dessus et copie-le toi-même.
web-device = Continuer sur cet appareil
web-device-more = Tu retrouves ici ta place et tes parties.
web-device-go = Oui, c’est moi
web-device-link = Continuer sur un autre appareil
web-device-scan = Ouvre ce lien sur ton autre appareil dans les dix minutes. Il ne marche qu’une fois.

## À table
web-title = { $game } · Noppa
web-title-turn = À toi · { $game }
web-opening = Ouverture de la table…
web-getting-ready = Noppa se prépare. La première fois, pour chaque jeu, ça peut prendre une minute.
web-connection-lost = Connexion perdue. Noppa se reconnecte, et ta partie est en sécurité.
web-connection-last-seen = Le serveur ne répond pas. Tu peux regarder la partie telle que tu l’as vue en dernier, et continuer à jouer dès que le serveur sera de retour.
web-seats = Joueurs
web-seat-free = libre
web-seat-away = hors ligne
web-seat-bot = un bot joue
web-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
 }
web-rail = Joueurs, coach et déroulement
web-result = Résultat
web-lesson = Leçon
web-lesson-offer = Tu découvres { $game } ?
web-lesson-play = Suivre la leçon
web-lesson-later = Pas maintenant
web-lesson-entry-more = Une courte partie guidée, avec des dés préparés.
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-skip = Passer
web-lesson-show = Montre-moi
web-lesson-allowed = C’est permis aussi. Mais essayons plutôt ça.
web-lesson-coached = Le coach dit : { $move }.
web-lesson-rival = { $name } joue…
web-lesson-back = Pas { $dice }. Touche-le encore pour le relâcher.
web-lesson-over = Maintenant, tu connais { $game }
web-lesson-game = Jouer une partie
web-sound-ask = Jouer avec le son ?
web-sound-on = Activer le son
web-sound-off = Non
web-chance-of = { $name } : { $percent } % de chances de gagner.
web-chances-best = Ces chances valent si tout le monde joue comme un expert.
web-chance-short = { $percent } % de chances
web-plus-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
 }
web-dice = Dés
web-die = Dé { $place } : { $value }
web-die-blank = Dé { $place } : pas lancé
web-die-coloured = Dé { $place } ({ $colour }) : { $value }
web-die-coloured-blank = Dé { $place } ({ $colour }) : pas lancé
web-dice-shown = { $count ->
    [one] un dé : { $dice }
    [many] dés : { $dice }
   *[other] dés : { $dice }
 }
web-turn-yours = À toi
web-turn-of = C’est à { $name }
web-turn-several = { $count ->
    [one] { $count } joueur choisit
   *[other] { $count } joueurs choisissent
 }
web-roll = { $dice ->
    [0] Rien à lancer
    [one] Lancer un dé
   *[other] Lancer { $dice } dés
 }
web-roll-number = Lancer { $number }
web-roll-kept = { $count ->
    [0] rien de gardé
   *[other] gardés
 }
web-draw = Tirer une carte
web-total = Total
web-pad = Feuille de score
web-par = comparé à trois dés de chaque chiffre
web-write = Inscrire { $points } dans « { $item } »
web-moves = { $count ->
    [one] Ton seul choix
   *[other] Les { $count } choix
 }
web-menu = Menu
web-rules = Règles
web-undo = Annuler
web-stop = Terminer la partie
web-leave = Quitter la table
web-while-playing = Pendant la partie
web-this-table = Cette table
web-stop-group = Arrêter
web-play-on = Continuer à jouer
web-leave-kept = ta partie est enregistrée
web-leave-ask = Quitter la table ?
web-leave-more = Un bot joue pour toi pendant ton absence. Tu peux revenir tant que la partie est en cours.
web-leave-yes = Quitter
web-left = Tu as quitté la table. Un bot joue pour toi.
web-stop-ask = Terminer la partie pour tout le monde ?
web-stop-more = Les scores restent tels quels. Impossible de revenir en arrière.
web-stop-yes = Terminer la partie
web-invite-watch = Envoyer un lien pour regarder
web-keys = Clavier
web-key-roll = Lancer les dés
web-key-die = Garder ou relâcher un dé
web-key-explain = Expliquer une case ou une carte
web-key-tab = Se déplacer sur la table, puis Entrée pour choisir
web-key-escape = Fermer ce qui est ouvert
web-agree = D’accord
web-decline = Non
web-vote-undo = { $name } aimerait annuler le dernier coup.
web-vote-remove = { $name } aimerait retirer { $other } de la partie.
web-remove = Retirer { $name }
web-vote-stop = { $name } aimerait terminer la partie maintenant.
web-away-long = { $name } n’est plus là depuis un moment.
web-give = Laisser la place à un bot
web-vote-waits = On attend { $names }
web-bot-for-you = Un bot joue pour { $name }.
web-take-back = Reprendre ma place
web-pass = Passe l’appareil à { $name }
web-pass-why = Personne ne voit ce que les autres écrivent avant que tout le monde ait fini.
web-pass-here = C’est moi, { $name }
web-pass-wait = { $count ->
    [one] Ici, tout le monde a fini. On attend { $names }.
   *[other] Ici, tout le monde a fini. On attend { $count } autres personnes.
 }
web-react = Envoyer une réaction
web-react-applause = Bien joué
web-react-luck = Bonne chance
web-react-wow = Oh là là
web-react-laugh = Ah ah
web-react-ouch = Aïe
web-react-thanks = Merci
web-react-said = { $name } : { $what }.

## Pour les lecteurs d’écran
web-said-total = { $points ->
    [one] { $name } : { $points } point.
   *[other] { $name } : { $points } points.
 }

## Sur un téléviseur
web-tv = Afficher sur la télé
web-tv-scan = Regarde sur ton téléphone

## La fin
web-over = La partie est terminée
web-over-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
web-won-you = Tu as gagné
web-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
 }
web-won-you-by = { $points ->
    [one] Tu as gagné avec { $points } point d’avance
   *[other] Tu as gagné avec { $points } points d’avance
 }
web-won-by = { $points ->
    [one] { $name } gagne avec { $points } point d’avance
   *[other] { $name } gagne avec { $points } points d’avance
 }
web-end-share = { $game } sur Noppa : { $results }
web-end-luck-points = points dus à la chance
web-end-luck-chance = { $amount ->
    [one] point de chances de gagner dû au hasard
   *[other] points de chances de gagner dus au hasard
 }
web-end-luck-lead = points d’avance dus à la chance
web-end-loss-points = points perdus par des erreurs
web-end-loss-chance = { $amount ->
    [one] point de chances de gagner perdu par des erreurs
   *[other] points de chances de gagner perdus par des erreurs
 }
web-end-loss-lead = points d’avance perdus par des erreurs
web-end-band = ton niveau
web-end-band-of = niveau ({ $name })
web-end-band-flawless = Sans faute
web-end-band-master = Maître
web-end-band-expert = Expert
web-end-band-skilled = Bon niveau
web-end-band-casual = Occasionnel
web-end-band-beginner = Débutant
web-end-curve-points = Score final probable
web-end-curve-chance = Chances de gagner
web-end-curve-lead = Avance finale probable
web-end-swing = Tournant de la partie : { $what }
web-again = Rejouer
web-record = Enregistrer la partie
web-steps = Pas à pas

## Le coach
web-coach-ask = Demander au coach
web-coach-thinks = Réflexion en cours…
web-coach-later = Tu peux demander au coach quand tu as un choix à faire.
web-coach = Coach
web-coach-list = Ce que vaut chaque choix
web-coach-do = Faire ça
web-coach-is-best = meilleur
web-exact = exact
web-estimate = estimation
web-remark = Ce choix coûte { $amount }. Mieux : { $move }.

## Ce qui s’est passé
web-log = Ce qui s’est passé
web-log-start = La partie commence.
web-log-roll = { $name } : { $dice } au lancer.
web-log-dice = Les dés montrent { $dice }.
web-log-draw = La carte est « { $card } ».
web-log-move = { $name } : { $what }.
web-log-undo = Le dernier coup a été annulé.
web-log-amend = Une entrée a été corrigée.
web-log-back = De retour : { $name }.
web-log-bot = Un bot prend le relais pour { $name }.
web-log-stopped = La partie s’est arrêtée avant la fin.
# Après un nom et deux points, et seul là où l’on parcourt une partie.
web-did-keep = relance en gardant { $dice }
web-did-keep-none = relance de tous les dés
web-told-keep = { $count ->
    [0] { $name } : relance de tous les dés.
   *[other] { $name } : relance en gardant { $dice }.
 }
web-did-write = case « { $item } » remplie
web-did-declare = case « { $item } » annoncée
web-did-set = { $dice } de côté
web-did-go = on continue
web-did-stop = arrêt
web-did-stone = pierre posée en { $square }
web-did-take-over = case { $square } prise, la pierre qui y était va en { $to }
web-did-box = pierre mise dans la boîte
web-did-lay = { $dice } sur la carte { $slot } ({ $card })
web-did-done = tour terminé
web-did-stand = dés gardés
web-did-reroll = relance ({ $colours })
web-did-twice = { $die } deux fois, sans { $drop }
web-did-number = { $number } à { $city }
web-did-cross = { $city } rayée

## Les tables des jeux
web-kivi-board = Plateau
web-kivi-value = valeur { $value }
web-kivi-stone = pierre : { $name }
web-kivi-gain = { $gain } maintenant
web-kivi-line = une ligne de { $stones } : { $sum } × { $stones } = { $points }
web-kivi-only = Ne montrer que ces lignes
web-kivi-taking = Touche une case libre pour la pierre posée en { $square }.
web-tutto-risk = en jeu
web-tutto-choose = Touche des dés à mettre de côté
web-tutto-made = { $count ->
    [one] { $count } Tutto ce tour
   *[other] { $count } Tutto ce tour
 }
web-dicetto-empty = Pas de carte
web-dicetto-done = Terminé
web-dicetto-tie = { $tie } pour égaliser
web-dicetto-beat = { $beat } pour battre, { $tie } pour égaliser
web-dicetto-battle = Duel pour la carte « { $card } »
web-dicetto-again = { $face } partout. On relance.
web-dicetto-won = { $one } contre { $other }. Duel gagné par { $name }.
web-dicetto-fought = en duel : { $name }
web-trip-map = Carte : { $name }
web-trip-empty = vide
web-trip-crossed = rayée
web-trip-gain = { $number } ici : { $gain }
web-trip-numbers = Nombres possibles avec ces dés
web-trip-make = Touche deux dés ou un nombre.
web-trip-put = Touche une ville pour { $number }, ou glisse-le dessus.
web-trip-cross = Rayer une ville
web-trip-stand = Garder les quatre
web-trip-decide = Garde ces dés, ou touche ceux à relancer. Tu peux relancer une fois par partie.
web-trip-wait = C’est fait. Les autres choisissent encore.

## Les dés sont-ils honnêtes ?
web-back = Retour à la table
web-fair = Des dés équitables ?
web-fair-how =
    Avant la partie, le serveur a choisi un nombre secret et montré son empreinte, pour ne plus pouvoir le changer
    ensuite. Puis le navigateur de chaque joueur a fait de même. Ensemble, ces nombres décident de chaque lancer.
    Quand la partie est terminée, le nombre secret est montré.
web-fair-real = Cette partie se joue avec de vrais dés : Noppa n’a aucune influence sur les lancers.
web-fair-promise = Empreinte montrée avant la partie
web-fair-player = Ajouté par { $name }
web-fair-secret = Nombre secret
web-fair-later = visible à la fin de la partie
web-fair-check = { $count ->
    [one] Vérifier le lancer
   *[other] Vérifier les { $count } lancers et cartes
 }
web-fair-right = { $count ->
    [one] Vérifié dans ce navigateur. Le lancer est exactement celui qui était promis.
   *[other] Vérifié dans ce navigateur. Les { $count } lancers et cartes sont exactement ceux qui étaient promis.
 }
web-fair-wrong = { $count ->
    [one] L’étape { $event } (« { $text } ») n’est pas ce qui était promis.
   *[other] { $count } lancers ou cartes ne sont pas ce qui était promis. Ça commence à l’étape { $event } (« { $text } »).
 }
web-fair-broken = Le nombre secret n’est pas celui qui était promis.
web-fair-changed = Ce ne sont pas les nombres que ce navigateur a vus avant la partie.
web-fair-remembered = Ce navigateur se souvient des nombres d’avant la partie : il n’a donc pas cru le serveur sur parole.
web-fair-not-there = Ce navigateur n’a pas ajouté de nombre à cette partie : il ne peut vérifier que ce que dit le serveur.
web-fair-unrevealed = pas envoyé à temps
web-fair-counts = Combien de fois chaque face est sortie
web-fair-sample = { $dice } dés ont été lancés. En moyenne, chaque face sort { $mean } fois. C’est trop peu pour en conclure grand-chose.

## Chance et talent
web-review = Chance et talent
web-review-working = Le coach parcourt la partie…
web-review-curve = La partie de chaque joueur, au fil du jeu
web-review-none = Aucune erreur importante.
web-review-exact = Ces chiffres sont exacts.
web-review-estimate = Ces chiffres sont des estimations.
web-band-flawless = Sans faute.
web-band-master = Un jeu de maître.
web-band-expert = Un jeu d’expert.
web-band-skilled = Un jeu de bon niveau.
web-band-casual = Un jeu de joueur occasionnel.
web-band-beginner = Un jeu de débutant.

## Vrais dés
web-real-pad = Ce qu’il y a sur la table
web-real-tap = { $left ->
    [0] Ils y sont tous.
    [one] Touche le chiffre d’un dé de plus.
   *[other] Touche les chiffres de { $left } dés.
 }
web-real-tap-colour = Touche le chiffre de ce dé : { $colour }.
web-real-face = Ajouter un { $face }
web-real-remove = Enlever le { $face }
web-real-enter = Utiliser ces dés
web-real-choose = Touche maintenant l’endroit où ils vont. Les dés et ton coup sont saisis ensemble.
web-real-other = Changer les dés
web-real-card = Touche la carte qui est sortie.
web-correct = Enregistrer la correction
web-correct-text = Que fallait-il saisir ?
web-correct-open = Corriger une entrée
web-correct-which = Quelle entrée est fausse ?
web-correct-stood = On y lit : { $entry }
web-correct-other = Choisir une autre entrée
web-correct-none = Rien n’a encore été saisi.
web-correct-misfit = Les entrées suivantes ne vont plus : elles ont été retirées. Saisis-les à nouveau.
web-clock-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
 }

## Les règles en bref, sur la feuille derrière « ? » et dans `noppa rules`
guide-goal = But du jeu
guide-turn = Ton tour
guide-scores = Points
guide-examples = Exemples
guide-example-number = Exemple { $number }
guide-questions = Des questions ?
guide-full = Règles complètes
guide-table = Cette table
guide-ask-begins = Qui commence ?
guide-points = { $points ->
    [-1] −1 point
    [one] { $points } point
   *[other] { $points } points
 }
guide-points-word = { $points ->
    [-1] point
    [one] point
   *[other] points
 }
guide-about = À propos de { $thing }
guide-more = Voir dans les règles
guide-now = Maintenant
guide-chances = Tes chances de réussir si tu vises ça pendant tout un tour :

## Jouer sans serveur
web-device-loading = Préparation des dés… { $percent } %
web-device-loading-more = C’est long la première fois seulement. En attendant, apprends un jeu :
web-device-elsewhere = Noppa est ouvert dans un autre onglet.
web-device-elsewhere-more = Les parties de cet appareil se jouent dans un seul onglet à la fois. Tes parties sont en sécurité.
web-device-here = Jouer ici
web-device-failed = Noppa n’a pas pu démarrer sur cet appareil.
web-device-storage-away = Ce navigateur empêche Noppa d’enregistrer les parties. C’est souvent le cas en navigation privée : ouvre Noppa dans une fenêtre normale.
web-device-again = Réessayer
web-device-hosted = Tu joues sur cet appareil.
web-device-hosted-more = Le serveur est injoignable. Tes parties sont enregistrées ici et rejoindront les autres à son retour.
web-device-site = Tout se passe sur cet appareil et y reste. Pour jouer par lien ou comparer tes dés du jour, il faut un serveur Noppa.
web-version-new = Une nouvelle version de Noppa est prête. Recharge la page pour l’utiliser.
web-version-reload = Recharger
web-offline = Jouer hors ligne
web-offline-more = Enregistre { $megabytes } Mo sur cet appareil pour que tu puisses jouer sans connexion.
web-offline-ready = Prêt à jouer hors ligne.
web-offline-loading = Enregistrement pour le jeu hors ligne… { $percent } %
web-offline-failed = Impossible de tout enregistrer pour le jeu hors ligne. Noppa réessaiera à ta prochaine visite.
web-way-link-away = Il faut un serveur
web-everything = Tout dans un fichier
web-everything-more = Toutes les parties de cet appareil, terminées ou non, à garder ou à transférer sur un autre appareil.
web-everything-save = Enregistrer un fichier
web-everything-open = Ouvrir un fichier
web-everything-added = { $added ->
    [0] Tu as déjà toutes ces parties.
    [one] Une partie ajoutée.
   *[other] { $added } parties ajoutées.
 }
error-device-failed = Noppa n’a pas pu démarrer sur cet appareil. Recharge la page pour réessayer.
error-elsewhere = Noppa est ouvert dans un autre onglet. Joue là-bas, ou ferme cet onglet et réessaie.
