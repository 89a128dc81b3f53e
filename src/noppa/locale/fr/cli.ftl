# Le terminal.

## Listes
players-range = { $least } à { $most } joueurs
list-editions = éditions
list-edition = édition
list-own-edition = la tienne
default-is = par défaut { $value }

## Langues
told-no-language = Noppa ne parle pas encore « { $language } » : tu verras donc de l’anglais. Noppa parle { $allowed }.
told-edition-own = Tu joues avec l’édition « { $edition } », celle du livret de ta langue. Pour en choisir une autre : --edition
languages-complete = complète
languages-missing = { $count ->
    [one] { $count } message manque
   *[other] { $count } messages manquent
 }
languages-broken = { $file }, ligne { $line } : ce message est illisible, il s’affiche donc en anglais.
languages-odd = { $message } : l’anglais n’a pas de message de ce nom.
error-languages-no-folder = Le dossier { $path } n’existe pas. Indique un dossier qui contient des fichiers de messages.

## Qui est assis où
you = Toi
bot-name = { $count ->
    [one] Bot
   *[other] Bot { $number }
 }

## Questions
ask-roll = { $name } : appuie sur Entrée pour lancer.
ask-draw = { $name } : appuie sur Entrée pour tirer une carte.
ask-move = { $name } : tape ton coup, ou ? pour l’aide.
ask-dice = { $name } : que { $dice ->
    [one] montre le dé ?
   *[other] montrent les { $dice } dés ?
 }
ask-final-dice = { $name } : lance, puis tape les { $dice } dés que tu as à la fin.
ask-card = { $name } : quelle carte est sortie ?
ask-save = Enregistrer cette partie sous { $path } ? [O/n]
ask-hand-over = { $name }, c’est ton tour. Appuie sur Entrée quand personne d’autre ne regarde.
ask-resume-or-new = Indique un jeu ou --resume FILE, pas les deux. Le fichier dit déjà de quel jeu il s’agit.
ask-go-on = Appuie sur Entrée pour continuer, ou q pour quitter.
ask-which-game = À quel jeu veux-tu jouer ? Tape { $games }, ou utilise --resume FILE.
typed-roll = lancer
typed-no = non
typed-yes = oui

## Ce qui s’est passé
event-roll = { $name } : { $dice } au lancer.
event-draw = { $name } : carte « { $card } ».
event-move = { $name } : { $move }.
event-start = La partie commence.
event-first = Commence : { $name }.
event-undo = Tout a été annulé à partir de l’entrée { $number }.
event-amend = L’entrée { $number } a été corrigée en « { $text } ».
event-seat-bot = Le bot « { $bot } » joue maintenant pour { $name }.
event-seat-person = De retour dans la partie : { $name }.
event-end-over = La partie est terminée.
event-end-stopped = Les joueurs ont arrêté la partie avant la fin.
hint-moves = Tu peux taper { $moves }.
told-undone = Annulé.
told-fixed = L’entrée { $number } est corrigée.
told-misfit = L’entrée { $number } est corrigée, mais maintenant l’entrée { $misfit } (« { $step } ») ne va plus. { $why } Continue à partir de là.
told-saved = Enregistré dans { $path }
told-not-saved = Impossible d’enregistrer dans { $path } : { $why }.
told-solo = { $points ->
    [one] Partie terminée. Tu as { $points } point.
   *[other] Partie terminée. Tu as { $points } points.
 }
told-won = { $count ->
    [one] Victoire : { $names }, avec { $points } points.
   *[other] Victoire partagée : { $names }, avec { $points } points chacun.
 }
told-stand-in = { $why } Le bot « { $bot } » prend le relais pour { $name }.
told-verified = { $count ->
    [one] { $count } lancer ou carte bien vérifié.
   *[other] { $count } lancers et cartes bien vérifiés.
 }
told-unfinished = Cette partie n’est pas encore terminée.
told-commitment = Promis avant la partie : { $commitment }

## Aide
help-commands =
    Tape ? pour cette aide, « rules » pour les règles, « undo » pour annuler un coup, « save FILE » pour enregistrer
    la partie et « quit » pour quitter.
help-real =
    Tape ? pour cette aide, « rules » pour les règles, « undo » pour annuler la dernière entrée, « fix » pour en corriger
    une plus ancienne, « save FILE » pour enregistrer la partie et « quit » pour quitter.
help-fix = Pour corriger une entrée, tape « fix », son numéro et ce qu’elle aurait dû être.

## Fautes de frappe
error-typed-no-dice = Tape les dés avec des chiffres de 1 à 6, pas « { $text } ».
error-typed-ambiguous = « { $text } » pourrait être { $like }. Tapes-en un peu plus.
error-typed-unknown = Tu ne peux pas jouer « { $text } » maintenant. Appuie sur Entrée pour voir tes coups, ou tape ? pour l’aide.
error-typed-close = Tu ne peux pas jouer « { $text } » maintenant. Voulais-tu dire { $like } ?
error-typed-enter = « { $text } » ne veut rien dire ici. Appuie simplement sur Entrée.

## Menu
menu-title = À quel jeu veux-tu jouer ?
menu-game = Tape 1 à { $most }, ou Entrée pour le premier jeu :
menu-way-bot = Contre un bot
menu-way-alone = En solo, pour battre ton record
menu-way-friends = Entre amis, sur cet appareil
menu-way-real = Avec de vrais dés, Noppa compte les points
menu-level-easy = Un bot facile
menu-level-medium = Un bot moyen
menu-level-hard = Un bot fort
menu-level = Tape 1 à { $most }, ou Entrée pour le premier bot :
menu-way = Tape 1 à { $most }, ou Entrée pour le premier choix :
menu-names = Noms des joueurs, séparés par des virgules :
menu-not-there = « { $typed } » n’est pas dans la liste. Tape un nombre de 1 à { $most }.

## Résolution
solving = Résolution du jeu
solving-distribution = Calcul de la répartition des scores
solved-value = La meilleure stratégie rapporte { $expected } points en moyenne ({ $seconds } s).
solved-spread = Moyenne { $mean }, écart type { $spread }.
solved-percentiles = Centiles : { $parts }
error-solve-unsolved = Noppa ne sait pas résoudre { $game }. Noppa sait résoudre { $allowed }.

## Bilans
reviewing = Bilan de la partie
review-title = { $game } : chance et talent
review-player = joueur
review-final = score final
review-expected = attendu
review-luck = chance
review-loss = erreurs
review-others = autres
review-revision = révision
review-each = par choix
review-band = niveau
review-curve = Résultat probable au fil de la partie
review-exact = Mesuré en { $unit }. Ces chiffres sont exacts.
review-estimate = Mesuré en { $unit }. Ces chiffres sont des estimations.
review-moment = { $where } : { $what }. Ce tour a pesé { $change }.
review-round = Manche { $round }
review-dice-differ = Attention : les dés de cet enregistrement ne correspondent pas à ses nombres secrets. La chance affichée ici n’est donc pas fiable. { $why }
review-final-dice-only = Tu n’as saisi que les derniers dés : tous les lancers d’un tour comptent donc comme un seul coup de chance.
unit-points = points du score final probable
unit-lead = points d’avance probable sur l’adversaire le plus fort
unit-chance = points de chances de gagner
per-cent = { $value } %
band-flawless = sans faute
band-master = un maître
band-expert = un expert
band-skilled = un bon joueur
band-casual = un joueur occasionnel
band-beginner = un débutant

## Le coach pendant la partie

## Historique
history-none = Tu n’as pas encore terminé de partie. Joues-en une : noppa play yatzy
history-games = Parties
history-records = Records
history-day = jour
history-game = jeu
history-player = joueur
history-score = score
history-luck = chance
history-loss = erreurs
history-best = meilleur
history-average = moyenne
history-each = { $game } : un choix te coûte { $each } en moyenne.
history-each-curve = Coût par choix, en centièmes, partie après partie
history-kinds = Là où tu as perdu des points

## Entraînement
learn-how = Fais ce que dit la leçon, ou appuie simplement sur Entrée. Tape q pour quitter.
learn-prompt = ({ $move }) :
learn-type = Tape « { $move } », ou appuie simplement sur Entrée.
learn-allowed = C’est permis, mais cette leçon te montre autre chose.
learn-left = Tu peux continuer cette leçon quand tu veux : noppa learn { $game }
learn-next = Envie d’une vraie partie ? noppa play { $game } --bot easy
practice-welcome = Choisis comme dans une partie, ou q pour quitter.
practice-own = Tiré d’une de tes parties.
practice-rival = { $count ->
    [one] Adversaire
   *[other] Adversaire { $number }
 }
practice-right = Bien choisi.
practice-wrong = Ça coûte { $loss }.
practice-sum = { $right } sur { $asked } bien choisis, { $lost } de perdus.
ask-practice = Ton choix :

## Simulations
simulating = Simulation des parties
simulate-progress = { $done } sur { $games }, { $rate } par seconde
simulate-title = { $games ->
    [one] { $game }, { $edition } : { $games } partie
   *[other] { $game }, { $edition } : { $games } parties
 }
simulate-rate = en { $seconds } secondes, { $rate } par seconde
simulate-players = Joueurs : { $players }.
simulate-players-random = Joueurs : { $players }. Ils jouent au hasard. Pour en choisir d’autres : --players
simulate-compared = Comparaison : { $what }
simulate-stopped = Arrêt après { $done } parties sur { $games }. Les résultats obtenus sont gardés.
simulate-player = joueur
simulate-wins = victoires
simulate-mean = score
simulate-deviation = écart type
simulate-low = 5 %
simulate-median = médiane
simulate-high = 95 %
simulate-first = Qui commence gagne { $share } des parties (intervalle à 95 % : { $interval }), soit { $more } points de pourcentage par rapport à une part égale.
simulate-length = Une partie demande { $mean } ± { $error } décisions. Chaque ± est un intervalle de confiance à 95 %.
simulate-distribution = Scores : { $player }
simulate-everybody = tout le monde
simulate-uses = Usage moyen par joueur et par partie, sur { $games } parties
simulate-variants = { $game }, { $games } parties chacune
simulate-variant = règles
simulate-wins-of = { $player } : victoires
simulate-mean-of = { $player } : score
simulate-first-seat = première place
simulate-decisions = décisions
simulate-picture = { $game } : scores de { $games } parties, en pourcentage

## Parties sur un serveur
join-name = Ton nom :
join-watching = Tu regardes cette partie. Ctrl-C pour quitter.
join-taken = Quelqu’un joue déjà à cette place : tu peux seulement regarder.
join-waiting-seats = On attend encore { $names }.
join-waiting-start = Tout le monde est là. La partie commence dans un instant.
join-waiting = On attend { $names }.
join-reconnecting = Connexion perdue. Reconnexion…
join-left = Ta place reste à toi. Pour revenir : { $command }
join-help = Tape ? pour cette aide, « rules » pour les règles, « undo » pour demander aux autres d’annuler le dernier coup et « quit » pour quitter. Ta place reste à toi.
join-undo-asked = Tu as demandé d’annuler le dernier coup.
join-wish-undo = { $name } aimerait annuler le dernier coup. Appuie sur u si tu es d’accord.
join-wish-stop = { $name } aimerait terminer la partie. Appuie sur u si tu es d’accord.
join-wish-remove = { $name } aimerait donner la place de quelqu’un à un bot. Appuie sur u si tu es d’accord.
join-vote-undo = { $name } aimerait annuler le dernier coup. D’accord ? [O/n]
join-vote-stop = { $name } aimerait terminer la partie. D’accord ? [O/n]
join-vote-remove = { $name } aimerait donner la place de quelqu’un à un bot. D’accord ? [O/n]

## Matchs
match-title = { $game } : { $games } parties sur { $wanted }
match-player = joueur
match-wins = victoires
match-ties = égalités
match-losses = défaites
match-score = score
match-points = points par partie
match-elo = L’écart Elo de { $name } est de { $elo } (intervalle à 95 % de { $low } à { $high }).
match-failed = { $name } déclare forfait dans la partie { $number }. { $why }
match-failures = { $count ->
    [one] { $name } : un forfait.
   *[other] { $name } : { $count } forfaits.
 }
match-open = Pas encore décidé. Le rapport de log-vraisemblance est de { $ratio } ; le test s’arrête à ±{ $bound }.
match-stronger = Décidé. L’avance de { $name } est plus proche de { $high } Elo que de { $low } (rapport de log-vraisemblance { $ratio }).
match-not-stronger = Décidé. L’avance de { $name } est plus proche de { $low } Elo que de { $high } (rapport de log-vraisemblance { $ratio }).

## Diagnostic
doctor-folder = On peut écrire dans { $path }.
doctor-folder-not-writable = Impossible d’écrire dans { $path } ({ $why }). Donne ce dossier à l’utilisateur du serveur.
doctor-secret-file = Le fichier secret { $path } est bien privé.
doctor-secret-file-missing = Il n’y a pas encore de fichier secret { $path }. Le serveur en crée un à son démarrage.
doctor-secret-file-unreadable = Le serveur ne peut pas lire le fichier secret { $path }. Donne ce fichier à l’utilisateur du serveur.
doctor-secret-file-open = D’autres peuvent lire le fichier secret { $path }. Lance : chmod 600 { $path }
doctor-admin-token = Le mot de passe de l’hôte dans { $path } est bien privé.
doctor-admin-token-missing = Il n’y a pas de fichier { $path } avec le mot de passe de l’hôte. Crée-le, ou enlève le réglage admin_token_file.
doctor-admin-token-unreadable = Le serveur ne peut pas lire le mot de passe de l’hôte dans { $path }. Donne ce fichier à l’utilisateur du serveur.
doctor-admin-token-open = D’autres peuvent lire le mot de passe de l’hôte. Lance : chmod 600 { $path }
doctor-disk = { $path } a { $free } Mo d’espace libre.
doctor-disk-low = { $path } n’a que { $free } Mo d’espace libre. Libère de la place, ou supprime les vieilles parties : noppa prune --older-than 90d
doctor-disk-full = Le disque est presque plein. { $path } a { $free } Mo d’espace libre, et le serveur a besoin de { $least } Mo. Libère de la place.
doctor-descriptors = Ce système permet à un processus d’ouvrir { $most } fichiers, ce qui limite le nombre de joueurs connectés. Règle LimitNOFILE sur { $wanted } ou plus.
doctor-clock = L’horloge est d’accord avec la base de données.
doctor-clock-past = L’horloge indique { $date }, ce qui est impossible. Mets-la à l’heure et active la synchronisation (timedatectl set-ntp true).
doctor-clock-differs = L’horloge diffère de { $seconds } s de celle de { $where }. Active la synchronisation sur les deux systèmes (timedatectl set-ntp true).
doctor-clock-back = La partie la plus récente est { $seconds } s dans le futur : l’horloge a donc été reculée. Corrige-la avant de démarrer le serveur.
doctor-database-missing = Il n’y a pas encore de base de données { $path }. Le serveur en crée une à son démarrage.
doctor-database-empty = La base de données est vide. Le serveur crée ses tables à son démarrage.
doctor-database-version = La base de données est à jour (version { $version }).
doctor-database-older = La base de données est en version { $found }. Au démarrage, le serveur la sauvegarde et la met à jour en version { $wanted }.
doctor-database-newer = La base de données est en version { $found }, d’un Noppa plus récent, mais celui-ci ne connaît que { $wanted }. Installe le Noppa plus récent, ou restaure une sauvegarde.
doctor-database-writing = On peut écrire dans la base de données.
doctor-database-away = La base de données ne répond pas : { $why }. Vérifie qu’elle tourne, ainsi que son adresse et son mot de passe.
doctor-redis = Redis répond.
doctor-redis-away = Redis ne répond pas : { $why }. Vérifie qu’il tourne, ainsi que son adresse.
doctor-server = Le serveur tourne et il est prêt (version { $version }).
doctor-server-away = Aucun serveur ne répond à { $url } ({ $why }), le proxy n’a donc pas été vérifié. Démarre le serveur et recommence.
doctor-server-not-ready = Le serveur tourne mais n’est pas prêt : { $why }
doctor-server-older = Le serveur tourne encore en version { $running }, alors que { $installed } est installée. Redémarre-le.
doctor-no-public-url = Aucune URL publique n’est réglée, le proxy n’a donc pas été vérifié.
doctor-proxy = Le proxy transmet correctement le protocole et l’adresse du client.
doctor-proxy-away = { $url } est injoignable : { $why }. Vérifie le nom, le certificat et le proxy.
doctor-proxy-host = Le proxy change l’en-tête Host en « { $host } ». Fais-lui transmettre { $wanted }.
doctor-proxy-other = { $url } répond avec le statut { $status }, mais ce n’est pas Noppa. Vérifie vers où le proxy transmet.
doctor-proxy-scheme = Le proxy ne dit pas au serveur que les joueurs utilisent { $scheme }. Fais-lui définir X-Forwarded-Proto.
doctor-proxy-untrusted = Le serveur ne sait pas que les joueurs utilisent { $scheme }. Règle trust_proxy = true.
doctor-proxy-pretended = Les joueurs peuvent falsifier leur adresse. Fais définir X-Forwarded-For par le proxy lui-même, au lieu de le transmettre.
doctor-proxy-no-address = Le proxy ne transmet pas l’adresse des joueurs : tout le monde compte donc comme une seule personne. Fais-lui définir X-Forwarded-For.
doctor-proxy-socket = Les WebSockets ne passent pas par le proxy ({ $why }). Fais-lui transmettre les en-têtes Upgrade et Connection.
doctor-proxy-socket-works = Les WebSockets passent par le proxy.

## Le plein écran
full-roll = { $name } : appuie sur Espace pour lancer.
full-draw = { $name } : appuie sur Espace pour tirer une carte.
full-enter-dice = { $name } : lance, puis appuie sur Entrée et tape ce que montrent les dés.
full-choose = { $name } : choisis ton coup.
full-choose-dice = { $name } : choisis des dés avec { $keys }, puis appuie sur Espace.
full-choose-both = { $name } : garde des dés avec { $keys }, ou choisis avec les flèches et Entrée.
full-choose-place = { $name } : choisis avec les flèches et Entrée.
full-chosen = Entrée : { $move }
full-which = Lequel ?
full-no-move = Ici, ce n’est pas possible. M montre tous les coups.
full-pace = { $seconds } s entre les coups
full-coach-waits = Le coach peut aider quand c’est à toi de choisir.

## Le plein écran : les touches dans la ligne du bas
full-key-roll = Lancer
full-key-draw = Tirer une carte
full-key-hold = Garder
full-key-reroll = Relancer le reste
full-key-choose = Choisir
full-key-moves = Tous les coups
full-key-tag = Nombre
full-type = Taper
full-help = Aide
full-chances = Chances
full-log = Déroulement
full-leave = Quitter
full-faster = Plus vite
full-slower = Moins vite
full-see-table = Voir la table
full-leave-noppa = Quitter Noppa
full-search = Que veux-tu faire ?

## Le plein écran : panneaux
full-panel-log = Ce qui s’est passé
full-panel-coach = Coach
full-panel-chances = Chances de gagner
full-panel-help = Aide
full-help-keys =
    Ctrl+P montre tout ce que tu peux faire.
    Choisis quelque chose et appuie sur ? pour en savoir plus.

## Le plein écran : quitter
full-resume-later = Ta partie est enregistrée. Pour la continuer : noppa play --resume { $path }

## Le plein écran : pas à pas
full-step-on = Suivant
full-step-back = Précédent
full-next-mistake = Erreur suivante
full-previous-mistake = Erreur précédente
full-first = Début
full-last = Fin

## Le plein écran : une carte
full-zoom = Agrandir
full-roll-again = Relancer ceux-ci
full-use-twice = Un dé deux fois
full-decide = Garde les dés, ou choisis ceux que tu veux relancer. C’est possible une fois par partie.
full-tag = Choisis une ville pour { $tag }.

## Le plein écran : le premier écran et d’autres
full-new-game = Nouvelle partie
full-game = Jeu
full-continue = { $others ->
    [0] Continuer { $game } ({ $day })
   *[other] Continuer { $game } avec { $names } ({ $day })
 }
full-learn = Leçons
full-people = Joueurs devant cet ordinateur
full-nobody = Personne, juste regarder
full-bots = Bots
full-level-random = random : joue n’importe quel coup
full-level-simple = simple : ne pense qu’au tour en cours
full-level-easy = easy : facile
full-level-medium = medium : moyen
full-level-hard = hard : joue toujours le meilleur coup qu’il trouve
full-start = Commencer
full-change = Modifier
full-names = Noms
full-back = Retour
full-reading = Lecture de tes parties…
full-panel-answer = Ce que vaut chaque choix
