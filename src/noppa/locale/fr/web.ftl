# Les mots propres à l’application du navigateur ; jeux, cases et refus parlent depuis leurs fichiers.

web-name = Noppa
web-nav = Pages
web-preferences = Préférences
web-language = Langue
web-language-auto = comme le navigateur ({ $language })
web-theme = Clair ou sombre
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-still = Rien ne bouge
web-sound = Sons
web-remarks = Une remarque discrète après un choix coûteux
web-chances = Les chances de gagner de chacun
web-buzz = Vibrer quand c’est à moi
web-pace = Vitesse des bots
web-pace-slow = lentement
web-pace-normal = comme d’habitude
web-pace-at-once = tout de suite
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
web-welcome = Installe-toi.
web-welcome-more = Cinq jeux de dés, en solo, sur un appareil ou entre amis par un lien. Le coach sait ce que vaut chaque choix.
web-players = { $least } à { $most } joueurs
web-play = Jouer
web-play-game = Jouer à { $game } contre un bot
web-more = Amis…
web-more-game = { $game } entre amis, ou avec d’autres règles
web-go-on = Reprendre
web-day = Dés du jour
web-day-more = Les mêmes dés pour tout le monde, une fois par jour.
web-day-none = Personne n’a encore joué les dés d’aujourd’hui.
web-day-playing = en cours
web-past = Parties jouées
web-watch = Autres tables
web-practice = S’entraîner
web-practice-more = Choisis dans une position et vois ce que vaut chaque choix.
web-history = Tes parties
web-history-more = Résultats, moyennes et records.
web-open-record = Ouvrir un enregistrement
web-open-record-drop = Le fichier d’une partie : choisis-le, ou dépose-le ici.
web-phones = Téléphones à la maison
web-phones-open = Ouvrir aux téléphones
web-home = À l’accueil
web-lost-title = Impossible d’ouvrir cette page
web-gone = Il n’y a rien ici
error-offline = Tu es hors ligne. Noppa s’ouvre, mais une partie a besoin de son serveur : elle continue dès que la connexion revient.
error-server-away = Le serveur ne répond pas. Réessaie dans un moment ; rien n’est perdu.

## S’asseoir
web-who = Qui joue
web-seat-name = Nom du joueur { $number }
web-seat-remove = Retirer le joueur { $number }
web-bot-level = Niveau du bot
web-add-here = Quelqu’un ici
web-add-link = Quelqu’un par lien
web-add-bot = Un bot
web-house-rules = Règles maison
web-edition = Édition
web-edition-own = { $edition }, comme dans le livret de ta langue
web-dice-are = Dés
web-dice-fair = ceux de Noppa, vérifiables
web-dice-real = de vrais dés sur la table
web-every-roll = Chaque lancer est saisi, pas seulement les dés qu’on garde à la fin
web-starts = Qui commence
web-starts-chosen = le premier de la liste
web-starts-drawn = le plus grand dé
web-starts-loser = le dernier de la partie d’avant
web-clock = Temps par décision
web-clock-seconds = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
 }
web-allow-coach = On peut consulter le coach
web-allow-undo = On peut annuler des coups, si tous sont d’accord
web-dice-fair-more = Le serveur lance les dés, et après la partie ton navigateur peut vérifier chaque lancer.
web-dice-real-more = Vous lancez de vrais dés et touchez ce qu’ils montrent ; Noppa tient le score.
web-starts-chosen-more = Le premier de la liste commence, les autres suivent dans l’ordre.
web-starts-drawn-more = Un dé est lancé pour chacun avant la partie, et le plus grand commence.
web-starts-loser-more = Le dernier commence la partie suivante ; pour la première, c’est le plus grand dé qui décide.
web-clock-more = { $seconds ->
    [0] Chacun prend le temps qu’il lui faut.
   *[other] Quand les { $seconds } secondes sont passées, un coup est joué pour toi.
 }
web-coach-yes-more = Les joueurs peuvent demander ce que vaut chaque choix.
web-coach-no-more = Personne ne reçoit de conseil pendant la partie.
web-undo-yes-more = Un coup que ni lancer ni carte n’a encore suivi peut être annulé si les autres disent oui.
web-undo-no-more = Un coup reste tel qu’il a été joué.
web-edition-more = Une édition est un ensemble de règles maison ; chacune peut être changée ci-dessous.
web-own-board = Ton propre plateau
web-own-deck = Tes propres cartes
web-own-map = Ta propre carte
web-own-remove = Sans le fichier
web-own-used = le vôtre, d’un fichier
web-kind-gone = Ce jeu ne se joue pas ici. Ceux qui s’y jouent sont à l’accueil.
web-invited = On t’invite à { $game }
web-sit = S’asseoir ici
web-just-watch = Juste regarder
web-join-taken = Quelqu’un est déjà assis là. Demande une autre place à la personne qui t’invite.
web-waiting = { $count ->
    [0] Tout le monde est là
    [one] Encore une personne attendue
    [many] Encore { $count } personnes attendues
   *[other] Encore { $count } personnes attendues
 }
web-invite = Pour { $name } : scanne ceci, ou envoie le lien.
web-qr = Le lien en code à scanner
web-link = Lien
web-share = Envoyer le lien
web-copied = Copié
web-share-by-hand = Ce navigateur ne peut ni envoyer ni copier ici : sélectionne le lien ci-dessus et copie-le.
web-device = Continuer sur cet appareil
web-device-more = Cet appareil devient la même personne que celui qui a fait le lien.
web-device-go = Oui, c’est moi
web-device-link = Continuer sur un autre appareil
web-device-scan = Ouvre ceci sur l’autre appareil dans les dix minutes ; cela marche une fois.

## À table
web-title = { $game } · Noppa
web-title-turn = À toi · { $game }
web-opening = On dresse la table…
web-getting-ready = Noppa se prépare. La première fois qu’on joue à un jeu ici, cela peut prendre une minute.
web-connection-lost = La connexion est coupée ; elle revient toute seule, et rien n’est perdu.
web-seats = Joueurs
web-seat-free = libre
web-seat-away = ailleurs
web-seat-bot = un bot joue
web-watching = { $count ->
    [one] { $count } personne regarde
    [many] { $count } personnes regardent
   *[other] { $count } personnes regardent
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
    [many] { $count } joueurs choisissent
   *[other] { $count } joueurs choisissent
 }
web-roll = { $dice ->
    [0] Rien à lancer
    [one] Lancer { $dice } dé
    [many] Lancer { $dice } dés
   *[other] Lancer { $dice } dés
 }
web-draw = Retourner une carte
web-total = Total
web-pad = Feuille de score
web-par = par rapport à trois de chaque
web-write = Inscrire { $points } pour { $item }
web-moves = { $count ->
    [one] Le seul choix possible
    [many] Les { $count } choix
   *[other] Les { $count } choix
 }
web-menu = Menu
web-rules = Règles de cette table
web-undo = Annuler le dernier coup
web-stop = Terminer la partie
web-leave = Quitter la table
web-agree = D’accord
web-decline = Non
web-vote-undo = { $name } aimerait annuler le dernier coup.
web-vote-stop = { $name } aimerait terminer la partie maintenant.
web-away-long = { $name } n’est plus là depuis un moment.
web-give = Laisser un bot continuer
web-vote-waits = Réponse attendue : { $names }
web-bot-for-you = Un bot joue pour { $name }.
web-take-back = Reprendre la place
web-pass = Passe l’appareil à { $name }
web-pass-why = Ce que chacun écrit reste caché jusqu’à ce que tous aient écrit.
web-pass-here = C’est moi, { $name }
web-pass-wait = { $count ->
    [one] Tout le monde ici a écrit. On attend { $names }.
   *[other] Tout le monde ici a écrit. On attend { $count } autres joueurs.
 }
web-react = Faire un signe
web-react-applause = Bien joué
web-react-luck = Bonne chance
web-react-wow = Oh là là
web-react-laugh = Ah ah
web-react-ouch = Aïe
web-react-thanks = Merci
web-said-total = { $points ->
    [one] { $name } : { $points } point.
   *[other] { $name } : { $points } points.
 }
web-tv = Montrer sur un téléviseur
web-tv-scan = Regarde sur ton téléphone

## La fin
web-over = La partie est terminée
web-over-alone = { $points ->
    [one] { $points } point
    [many] { $points } de points
   *[other] { $points } points
 }
web-won-you = Tu as gagné
web-won = { $count ->
    [one] Victoire : { $names }
    [many] Victoire partagée : { $names }
   *[other] Victoire partagée : { $names }
 }
web-again = Rejouer
web-steps = Pas à pas
web-record = Garder l’enregistrement

## Le coach
web-coach-ask = Demander au coach
web-coach-thinks = Le coach réfléchit…

## Ce qui s’est passé
web-log = Ce qui s’est passé
web-log-start = La partie commence.
web-log-roll = { $name } : { $dice } au lancer.
web-log-dice = Les dés montrent { $dice }.
web-log-draw = Une carte : { $card }.
web-log-move = { $name } : { $what }.
web-log-undo = Le dernier coup a été annulé.
web-log-amend = Une entrée a été corrigée.
web-log-back = De retour : { $name }.
web-log-bot = Un bot continue pour { $name }.
web-log-stopped = La partie a été terminée avant la fin.
# Après un nom et deux points, et seul là où l’on parcourt une partie.
web-did-keep = gardé : { $dice }
web-did-keep-none = rien gardé
web-did-write = case remplie : { $item }
web-did-declare = case annoncée : { $item }
web-did-set = de côté : { $dice }
web-did-go = on continue
web-did-stop = arrêt
web-did-stone = pierre posée en { $square }
web-did-take-over = case { $square } prise ; la pierre qui y était va en { $to }
web-did-box = pierre mise dans la boîte
web-did-lay = { $dice } sur la carte { $slot } ({ $card })
web-did-done = tour terminé
web-did-stand = dés laissés tels quels
web-did-reroll = relance : { $colours }
web-did-twice = { $die } deux fois, sans { $drop }
web-did-number = { $number } à { $city }
web-did-cross = { $city } rayée

## Les tables des jeux
web-kivi-board = Plateau
web-kivi-value = valeur { $value }
web-kivi-stone = pierre : { $name }
web-kivi-gain = maintenant { $gain }
web-kivi-line = une ligne de { $stones } : { $sum } × { $stones } = { $points }
web-kivi-only = Ces lignes seulement
web-kivi-taking = Choisis une case libre pour la pierre posée en { $square }.
web-tutto-risk = points en jeu
web-tutto-choose = Choisis des dés à mettre de côté
web-tutto-made = { $count ->
    [one] { $count } Tutto dans ce tour
   *[other] { $count } Tutto dans ce tour
 }
web-dicetto-empty = Pas de carte
web-dicetto-done = Terminé
web-dicetto-tie = { $tie } fait duel, rien ne le bat
web-dicetto-beat = { $beat } bat, { $tie } fait duel
web-dicetto-battle = Duel : { $card }
web-dicetto-again = { $face } et { $face } : encore une fois.
web-dicetto-won = { $one } contre { $other } : carte tenue par { $name }.
web-dicetto-fought = En duel : { $name }
web-trip-map = Carte : { $name }
web-trip-empty = vide
web-trip-crossed = rayée
web-trip-gain = { $number } ici : { $gain }
web-trip-numbers = Nombres que font ces dés
web-trip-make = Glisse un dé sur un autre, touche deux dés, ou touche un nombre.
web-trip-put = Touche maintenant une ville pour { $number }, ou glisse le nombre jusque-là.
web-trip-cross = Rayer une ville
web-trip-stand = Laisser les dés
web-trip-decide = Laisse les dés, ou touche ceux à relancer, une fois par partie.
web-trip-wait = C’est écrit. Les autres choisissent encore.

## Les dés sont-ils honnêtes ?
web-back = Retour à la table
web-fair = Les dés sont-ils équitables ?
web-fair-how =
    Avant la partie, le serveur a promis un nombre secret par son empreinte, et le navigateur de chaque joueur
    a ajouté un nombre à lui. Ensemble, ils fixent chaque lancer. Le secret est montré à la fin.
web-fair-real = Les dés de cette partie sont vrais : rien ici n’aurait pu les changer.
web-fair-promise = Promis avant la partie
web-fair-player = Ajouté par { $name }
web-fair-secret = Le secret
web-fair-later = visible quand la partie est terminée
web-fair-check = { $count ->
    [one] Vérifier le seul lancer
    [many] Vérifier les { $count } lancers et cartes
   *[other] Vérifier les { $count } lancers et cartes
 }
web-fair-right = { $count ->
    [one] Vérifié : conforme à la promesse.
    [many] Vérifié ici, dans ce navigateur : les { $count } sont conformes à la promesse.
   *[other] Vérifié ici, dans ce navigateur : les { $count } sont conformes à la promesse.
 }
web-fair-wrong = { $count ->
    [one] L’événement { $event } (« { $text } ») n’est pas conforme à la promesse.
    [many] { $count } ne sont pas conformes à la promesse ; le premier est l’événement { $event } (« { $text } »).
   *[other] { $count } ne sont pas conformes à la promesse ; le premier est l’événement { $event } (« { $text } »).
 }
web-fair-broken = Le secret n’est pas celui qui était promis.
web-fair-counts = Combien de fois chaque face est venue
web-fair-sample = { $dice } dés ; en moyenne chaque face vient { $mean } fois. Si peu de dés en disent peu.

## Chance et talent
web-review = Chance et talent
web-review-working = Le coach parcourt la partie…
web-review-curve = Ce que valait la partie pour chaque joueur, au fil du jeu
web-review-none = Aucun choix n’a coûté quoi que ce soit de notable.
web-review-exact = Ces chiffres sont exacts.
web-review-estimate = Ces chiffres sont des estimations.
web-band-flawless = Sans faute.
web-band-master = Un jeu de maître.
web-band-expert = Un jeu d’expert.
web-band-skilled = Un jeu de bon niveau.
web-band-casual = Un jeu occasionnel.
web-band-beginner = Un jeu de débutant.

## Vrais dés
web-real-pad = Ce qu’il y a sur la table
web-real-tap = { $left ->
    [0] Ils y sont tous.
    [one] Touche la face d’un dernier dé.
    [many] Touche les faces de { $left } dés.
   *[other] Touche les faces de { $left } dés.
 }
web-real-tap-colour = Touche la face de ce dé : { $colour }.
web-real-face = Un dé montre { $face }
web-real-remove = Enlever le { $face }
web-real-enter = Voilà les dés
web-real-choose = Touche maintenant leur place. Les deux sont saisis ensemble.
web-real-other = D’autres dés
web-real-card = Touche la carte retournée.
web-correct = Corriger
web-correct-text = Ce qu’il aurait fallu
web-correct-open = Corriger une entrée
web-correct-which = Quelle entrée est fausse ?
web-correct-stood = Il y est écrit : { $entry }
web-correct-other = Une autre entrée
web-correct-none = Rien n’est encore saisi.
web-correct-misfit = Ce qui venait après l’entrée corrigée ne convient plus et a été retiré : saisis-le à nouveau.
web-clock-left = { $seconds ->
    [one] encore { $seconds } seconde
    [many] encore { $seconds } secondes
   *[other] encore { $seconds } secondes
 }
