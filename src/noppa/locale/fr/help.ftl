# Ce que dit `noppa --help` : commandes, options, et ce qui cloche dans une ligne de commande.
# Ce qu’on tape reste tel quel : --names, MAJUSCULES, easy, medium, hard, fair, real.

## Titres
usage-heading = Utilisation :
usage-options = Options
usage-commands = Commandes
usage-required = obligatoire
usage-try = Pour l’aide, tape « { $command } --help ».

## Commandes
command-noppa = Jouer à cinq jeux de dés et les étudier. Sans commande, Noppa s’ouvre dans le navigateur.
command-menu = Choisir un jeu et y jouer dans le terminal.
command-games = Lister les jeux, leurs éditions et leurs options.
command-rules = Expliquer comment se joue un jeu, avec des exemples.
command-play = Jouer dans le terminal, en solo, entre amis ou contre des bots.
command-join = Utiliser un lien pour jouer ou regarder une partie sur un serveur Noppa.
command-engine = Répondre à des requêtes en lignes JSON, pour que des programmes en tout langage utilisent les règles et les bots.
command-match = Faire jouer deux programmes l’un contre l’autre pour savoir lequel est le plus fort. Un niveau de bot convient aussi.
command-completion = Afficher le script de complétion pour bash, zsh ou fish.
command-solve = Calculer la valeur exacte d’un jeu joué à la perfection.
command-simulate = Jouer beaucoup de parties à la fois et afficher des statistiques.
command-review = Voir la part de chance et la part de talent dans une partie enregistrée.
command-history = Voir tes parties terminées, tes records et là où tu perds le plus de points.
command-practice = T’entraîner à choisir, en commençant par tes pires erreurs, ou résoudre l’énigme du jour.
command-learn = Apprendre un jeu par une courte leçon aux dés préparés.
command-replay = Montrer une partie enregistrée coup par coup.
command-verify = Vérifier que personne n’a truqué les lancers et les cartes d’une partie enregistrée. Marche hors ligne.
command-serve = Lancer un serveur où d’autres peuvent jouer. Voir docs/hosting.md.
command-site = Exporter Noppa comme site statique pour n’importe quel serveur web. Les parties tournent dans le navigateur du visiteur.
command-backup = Sauvegarder les parties du serveur dans un fichier, même pendant qu’il tourne.
command-restore = Restaurer une sauvegarde dans une base de données vide.
command-doctor = Vérifier l’installation du serveur et dire comment résoudre les problèmes.
command-export-person = Enregistrer tout ce que le serveur garde sur un joueur. Il faut son code de joueur.
command-delete-person = Supprimer tout ce que le serveur garde sur un joueur. Il faut son code de joueur.
command-prune = Supprimer les vieilles parties du serveur.
command-languages = Lister les langues et dire si chacune est complète.

## Options de plusieurs commandes
flag-help = Afficher cette aide et s’arrêter.
flag-version = Afficher la version et s’arrêter.
flag-language = Utiliser cette langue : fi, sv, en, …
flag-locale-dir = Utiliser tes propres fichiers de messages de ce dossier, avec un sous-dossier par langue.
flag-edition = Jouer cette édition. « noppa games » les liste.
flag-option = Régler une règle maison. Peut être répété.
flag-json = Tout afficher en JSON.
flag-board = Jouer à KIVI sur ton propre plateau.
flag-deck = Jouer à Dicetto avec tes propres cartes.
flag-map = Jouer à Dice Trip sur ta propre carte.
flag-database = Utiliser cette base de données : sqlite:///FILE ou postgresql://USER@HOST/NAME.
flag-config = Lire les réglages dans ce fichier TOML.

## Options d’une seule commande
flag-noppa-lan = Laisser jouer les téléphones de la maison. Affiche une adresse et un code QR.
flag-noppa-no-browser = Ne pas ouvrir le navigateur.
flag-play-player = Ajouter une personne. Peut être répété.
flag-play-bot = Ajouter un bot : easy, medium, hard, … Peut être répété.
flag-play-engine = Ajouter un programme. Peut être répété.
flag-play-first = Qui commence : un nom, ou roll pour le meilleur lancer.
flag-play-timeout = Secondes dont un programme dispose pour chaque choix.
flag-play-dice = Utiliser les dés de Noppa (fair) ou les tiens (real).
flag-play-every-roll = Avec de vrais dés, taper chaque lancer et pas seulement les derniers dés.
flag-play-seed = Lancer les dés à partir de ce nombre. Le même nombre donne les mêmes dés.
flag-play-save = Enregistrer la partie dans ce fichier au fur et à mesure.
flag-play-overwrite = Permettre à --save de remplacer un fichier existant.
flag-play-resume = Continuer la partie enregistrée dans ce fichier.
flag-play-coach = Un conseil avec ?, et une remarque après une erreur.
flag-play-pace = Secondes d’attente entre les coups d’un bot.
flag-engine-schema = Afficher le schéma JSON de toutes les requêtes et réponses et s’arrêter.
flag-join-name = Ton nom dans la partie.
flag-join-save = Enregistrer la partie dans ce fichier quand elle est terminée.
flag-match-game = Jouer à ce jeu. Sinon, c’est le premier de « noppa games ».
flag-match-games = Nombre maximal de parties. Il doit être pair, car chaque série de dés se joue des deux places.
flag-match-sprt = S’arrêter dès que l’un de ces deux écarts Elo est nettement plus probable, par exemple 0,10.
flag-match-timeout = Secondes dont un programme dispose pour chaque choix.
flag-match-seed = Fixer le nombre de départ. Le même nombre donne les mêmes dés.
flag-match-records = Enregistrer chaque partie dans ce dossier.
flag-plain = Afficher ligne par ligne, sans le plein écran.
flag-no-animation = Afficher les dés sans animation.
flag-solve-distribution = Afficher aussi la répartition des scores finals.
flag-simulate-players = Choisir le niveau des joueurs, séparés par des virgules : hard,medium.
flag-simulate-games = Nombre de parties à jouer. On peut écrire 1e6.
flag-simulate-vary = Comparer des éditions, ou les valeurs d’une option.
flag-simulate-seed = Fixer le nombre de départ. Le même nombre donne les mêmes parties.
flag-simulate-workers = Nombre de processus. Sinon, un par processeur.
flag-simulate-backend = Choisir threads, loky, dask ou ray. Sinon, Noppa prend ce qui convient à cette machine.
flag-simulate-cluster = Utiliser la grappe Dask ou Ray à cette adresse.
flag-simulate-out = Enregistrer chaque partie dans ce fichier, .csv ou .parquet.
flag-simulate-svg = Enregistrer un graphique des scores dans ce fichier.
flag-review-svg = Enregistrer un graphique de la partie dans ce fichier.
flag-practice-daily = Résoudre l’énigme du jour. C’est la même pour tout le monde.
flag-practice-questions = S’arrêter après ce nombre de questions.
flag-practice-seed = Fixer le nombre de départ. Le même nombre donne les mêmes questions.
flag-replay-all = Afficher toute la partie sans s’arrêter.
flag-serve-host = Écouter à cette adresse. 0.0.0.0 veut dire toutes les adresses.
flag-serve-port = Écouter sur ce port.
flag-serve-public-url = L’URL qu’utilisent les joueurs : https://dice.example.org.
flag-serve-redis = Utiliser Redis à redis://HOST, pour que plusieurs processus partagent une base de données.
flag-serve-secret-file = Lire dans ce fichier la clé qui signe les cookies et les invitations.
flag-serve-tls-cert = Utiliser ce certificat pour servir en HTTPS sans proxy.
flag-serve-tls-key = La clé privée du certificat.
flag-serve-trust-proxy = Faire confiance à l’adresse du client que transmet un proxy inverse.
flag-doctor-public-url = L’URL qu’utilisent les joueurs. Le proxy qui s’y trouve est vérifié aussi.
flag-prune-older-than = Supprimer les parties qui n’ont pas changé depuis : 90d ou 12h.
flag-languages-missing = Lister chaque message manquant.

## Ce qui cloche dans une ligne de commande
did-you-mean = Voulais-tu dire { $like } ?
error-usage-command = La commande « { $command } » n’existe pas. Tu peux utiliser { $allowed }.
error-usage-option = Cette commande n’a pas d’option { $option }.
error-usage-value-missing = { $option } a besoin d’une valeur.
error-usage-missing = Il faut ajouter { $option }.
error-usage-choice = { $option } doit être l’un de ceux-ci : { $allowed }.
error-usage-number = { $option } doit être un nombre.
error-usage-from = { $option } doit être un nombre d’au moins { $least }.
error-usage-between = { $option } doit être un nombre de { $least } à { $most }.
error-usage-too-many = Cette commande n’attend pas « { $text } ». Enlève-le.
error-usage-unforeseen = Noppa ne peut pas lire cette ligne de commande ({ $option }).
