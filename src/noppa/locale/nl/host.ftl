# De pagina’s over de server zelf: de grenzen, de gegevens van een speler en de pagina van de host.

## Grenzen
host-limits = Grenzen
host-limits-more = Deze server begrenst hoeveel elke speler en elk netwerkadres kan doen, zodat hij voor iedereen snel blijft. In een gewoon spel merk je er niets van.
host-limit-person = Per speler
host-limit-address = Per netwerkadres
host-limit-commands = Zetten en paginaweergaven
host-limit-commands-more = Elke zet telt, en ook elk spel of elke pagina die je opent.
host-limit-making = Nieuwe spellen en bestanden
host-limit-making-more = Een spel maken of eraan meedoen, een apparaat koppelen, een bewaard spel openen, een eigen bord, kaartenset of landkaart controleren.
host-limit-thinking = Coach en terugblikken
host-limit-thinking-more = Rekentijd voor advies, winkansen, terugblikken, oefeningen en eigen bestanden. Bots spelen altijd door.
host-limit-newcomers = Nieuwe spelers
host-limit-newcomers-more = Browsers die hier voor het eerst zijn.
host-limit-reactions = Reacties
host-limit-reactions-more = Applaus en andere reacties.
host-limit-connections = Open spellen
host-limit-connections-more = Spellen die je nu in een browser open hebt.
host-limit-rate = { $first } ineens, daarna { $minute } per minuut
host-limit-seconds = { $first } s ineens, daarna { $minute } s per minuut
host-limit-total = { $first } tegelijk

## De gegevens van een speler
host-data = Jouw gegevens
host-data-more = Je hebt hier geen account nodig om te spelen. De server bewaart je spellen: de zetten, wanneer ze gedaan zijn en de namen die je hebt ingevuld. Oude spellen worden na een tijd misschien verwijderd.
host-data-code = Jouw spelerscode
host-data-code-more = Stuur hem naar de host van deze server als je een vraag over je gegevens hebt. Niemand kan er in jouw naam mee spelen.
host-data-save = Mijn gegevens bewaren
host-data-delete = Alles verwijderen
host-data-delete-more = Hiermee verwijder je je spellen en alles wat in deze browser is bewaard. In spellen met anderen neemt een bot je plaats over en wordt je naam weggehaald. Je kunt dit niet ongedaan maken.
host-data-keep = Mijn gegevens houden
host-data-delete-yes = Ja, alles verwijderen
host-data-deleted = Alles is verwijderd
host-data-deleted-more = { $count ->
    [0] Je had geen spellen met anderen.
    [one] In één spel met anderen heeft je plaats geen naam meer.
   *[other] In { $count } spellen met anderen heeft je plaats geen naam meer.
 }

## De pagina van de host
host-admin = Hostpagina
host-admin-token = Sleutel van de host
host-admin-token-more = Je vindt hem in het bestand dat is ingesteld als admin_token_file.
host-admin-open = Openen
host-admin-lock = Vergrendelen
host-admin-running = Bezig
host-admin-finished = Afgelopen
host-admin-none = Er zijn hier geen spellen.
host-admin-end = Spel beëindigen
host-admin-end-more = De score blijft zoals die is en het spel wordt bewaard.
host-admin-end-yes = Ja, spel beëindigen
host-admin-keep = Niet beëindigen
host-admin-older = Oudere spellen
host-admin-private = privé
host-admin-watching = { $count ->
    [one] één persoon verbonden
   *[other] { $count } mensen verbonden
 }
host-admin-connections = Verbindingen
host-admin-games = Nu open spellen
host-admin-stored = Bewaarde spellen
host-admin-disk = Vrije schijfruimte
host-admin-disk-amount = { $amount } GB
host-admin-version = Versie
host-admin-person = Gegevens van een speler
host-admin-person-code = Spelerscode
host-admin-person-save = Gegevens bewaren
host-admin-person-delete = Speler verwijderen
host-admin-person-delete-more = Hiermee worden de spellen van deze speler verwijderd. In spellen met anderen raakt de plaats zijn naam kwijt. Je kunt dit niet ongedaan maken.
host-admin-person-keep = Speler houden
host-admin-person-deleted = { $count ->
    [one] Er is één spel verwijderd.
   *[other] Er zijn { $count } spellen verwijderd.
 }
