# Ce que dit `noppa --help` : commandes, options, et ce qui cloche dans une ligne de commande.
# Ce qu’on tape reste tel quel : --names, MAJUSCULES, easy, medium, hard, fair, real.

## Titres
usage-heading = Utilisation :
usage-options = Options
usage-commands = Commandes
usage-required = à indiquer
usage-try = « { $command } --help » en dit plus.

## Commandes
command-noppa = Cinq jeux de dés : les jouer, les étudier. Seule, cette commande les ouvre dans le navigateur.
command-menu = Choisir un jeu et y jouer dans le terminal.
command-games = Lister les jeux, leurs éditions et leurs options.
command-rules = Expliquer un jeu, avec des exemples.
command-play = Jouer dans le terminal, en solo, entre amis ou contre des bots.
command-engine = Répondre à des demandes en lignes JSON : les règles et les bots pour des programmes en tout langage.
command-solve = Calculer la valeur exacte du début d’un jeu.
command-simulate = Jouer beaucoup de parties à la fois et dire ce qu’elles ont en commun.
command-review = Distinguer la chance du talent dans une partie enregistrée.
command-history = Lister tes parties terminées, tes records et ce qui te coûte le plus.
command-replay = Montrer une partie enregistrée coup par coup.
command-verify = Vérifier hors ligne que chaque lancer est ce que les graines promettaient.
command-serve = Proposer des parties aux autres ; voir docs/hosting.md.
command-backup = Copier les parties du serveur dans un fichier, même pendant qu’il tourne.
command-prune = Supprimer les vieilles parties du serveur.
command-languages = Lister les langues, et ce qui manque dans chacune.

## Options de plusieurs commandes
flag-help = Afficher ceci et s’arrêter.
flag-version = Afficher la version et s’arrêter.
flag-language = La langue : fi, sv, en, …
flag-locale-dir = Tes propres fichiers de messages, dans des dossiers au nom des langues.
flag-edition = Comment le livret d’une langue y joue ; voir « noppa games ».
flag-option = Une règle maison ; peut être répétée.
flag-json = Tout afficher en JSON.
flag-board = KIVI sur un plateau à toi.
flag-deck = Dicetto avec des cartes à toi.
flag-map = Dice Trip sur un plan à toi.
flag-database = sqlite:///FILE ou postgresql://USER@HOST/NAME.
flag-config = Un fichier TOML de réglages.

## Options d’une seule commande
flag-noppa-lan = Ouvrir aux téléphones de la maison : afficher l’adresse et le code QR.
flag-noppa-no-browser = Ne pas ouvrir le navigateur.
flag-play-player = Une personne à cette table ; peut être répété.
flag-play-bot = Un bot à cette table : easy, medium, hard, … ; peut être répété.
flag-play-engine = Un programme à cette table ; peut être répété.
flag-play-timeout = Secondes qu’a un programme pour un choix.
flag-play-dice = Les dés de Noppa (fair), ou les tiens (real).
flag-play-every-roll = Avec de vrais dés : taper chaque lancer, pas seulement les derniers dés.
flag-play-seed = Des dés de cette graine : même graine, mêmes dés.
flag-play-save = Garder la partie dans ce fichier, pas à pas.
flag-play-resume = Continuer la partie de ce fichier.
flag-play-coach = Un conseil sur ?, et une remarque après un choix coûteux.
flag-play-pace = Secondes entre les étapes d’un bot.
flag-solve-distribution = Aussi la répartition des scores finals.
flag-simulate-players = Niveaux des joueurs, avec des virgules : hard,medium.
flag-simulate-games = Combien de parties, aussi comme 1e6.
flag-simulate-vary = Comparer des éditions ou les valeurs d’une option.
flag-simulate-seed = Chaque fois les mêmes parties.
flag-simulate-workers = Combien travaillent à la fois ; sinon tous les processeurs.
flag-simulate-backend = threads, loky, dask ou ray ; sinon celui qui convient à cette machine.
flag-simulate-cluster = L’adresse d’une grappe Dask ou Ray.
flag-simulate-out = Chaque partie dans ce fichier, .csv ou .parquet.
flag-simulate-svg = Dessiner la répartition des scores dans ce fichier.
flag-review-svg = Dessiner la courbe de la partie dans ce fichier.
flag-practice-questions = S’arrêter après autant de questions.
flag-practice-seed = Chaque fois les mêmes positions.
flag-replay-all = Afficher toute la partie sans s’arrêter.
flag-serve-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
flag-serve-port = Le port où écouter.
flag-serve-public-url = Où les autres le trouvent : https://dice.example.org.
flag-serve-redis = redis://HOST : plusieurs processus sur une base de données.
flag-serve-secret-file = Le fichier de la clé qui signe cookies et invitations.
flag-serve-tls-cert = Un certificat, pour parler https sans proxy.
flag-serve-tls-key = Sa clé.
flag-serve-trust-proxy = Croire l’adresse que transmet un proxy placé devant.
flag-prune-older-than = 90d ou 12h : les parties qui n’ont pas changé depuis.
flag-languages-missing = Nommer chaque message qui manque.

## Ce qui cloche dans une ligne de commande
error-usage-command = Il n’y a pas de commande « { $command } ». Commandes : { $allowed }.
error-usage-option = Il n’y a pas d’option { $option } ici.
error-usage-value-missing = { $option } a besoin d’une valeur.
error-usage-missing = Il faut indiquer { $option }.
error-usage-choice = { $option } est l’un de ceux-ci : { $allowed }.
error-usage-number = { $option } doit être un nombre.
error-usage-from = { $option } doit être un nombre à partir de { $least }.
error-usage-between = { $option } doit être un nombre de { $least } à { $most }.
error-usage-too-many = C’est plus que ce que prend la commande : « { $text } ».
error-usage-unforeseen = Impossible de lire cette ligne de commande ({ $option }).
