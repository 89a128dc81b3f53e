# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Gränser
host-limits-more = Servern begränsar hur mycket varje spelare och varje nätverksadress kan göra, så att den är snabb för alla. I ett vanligt spel märker du inget av det.
host-limit-person = Per spelare
host-limit-address = Per nätverksadress
host-limit-commands = Drag och sidvisningar
host-limit-commands-more = Varje drag räknas, och varje spel eller sida du öppnar.
host-limit-making = Nya spel och filer
host-limit-making-more = Skapa eller gå med i ett spel, koppla en enhet, öppna ett sparat spel, kontrollera en egen spelplan, kortlek eller karta.
host-limit-thinking = Coach och genomgångar
host-limit-thinking-more = Räknetid för råd, vinstchanser, genomgångar, övning och egna filer. Botarna spelar alltid vidare.
host-limit-newcomers = Nya spelare
host-limit-newcomers-more = Webbläsare som är här för första gången.
host-limit-reactions = Reaktioner
host-limit-reactions-more = Applåder och andra reaktioner.
host-limit-connections = Öppna spel
host-limit-connections-more = Spel som du har öppna i en webbläsare just nu.
host-limit-rate = { $first } på en gång, sedan { $minute } per minut
host-limit-seconds = { $first } s på en gång, sedan { $minute } s per minut
host-limit-total = { $first } samtidigt

## A player’s data
host-data = Dina uppgifter
host-data-more = Du behöver inget konto för att spela här. Servern sparar dina spel: dragen, när de gjordes och namnen du skrev. Gamla spel kan raderas efter ett tag.
host-data-code = Din spelarkod
host-data-code-more = Skicka den till den som driver servern om du har en fråga om dina uppgifter. Ingen kan spela som du med den.
host-data-save = Spara mina uppgifter
host-data-delete = Radera allt
host-data-delete-more = Det här raderar dina spel och allt som sparats i den här webbläsaren. I spel med andra tar en bot din plats och ditt namn tas bort. Det går inte att ångra.
host-data-keep = Behåll mina uppgifter
host-data-delete-yes = Ja, radera allt
host-data-deleted = Allt är raderat
host-data-deleted-more =
    { $count ->
        [0] Du var inte med i några spel med andra.
        [one] I ett spel med andra har din plats inte längre något namn.
       *[other] I { $count } spel med andra har din plats inte längre något namn.
    }

## The host’s page
host-admin = Värdsida
host-admin-token = Värdkod
host-admin-token-more = Du hittar den i filen som anges i admin_token_file.
host-admin-open = Öppna
host-admin-lock = Lås
host-admin-running = Pågår
host-admin-finished = Avslutade
host-admin-none = Det finns inga spel här.
host-admin-end = Avsluta spelet
host-admin-end-more = Poängen står kvar, och spelet sparas.
host-admin-end-yes = Ja, avsluta spelet
host-admin-keep = Avsluta inte
host-admin-older = Äldre spel
host-admin-private = privat
host-admin-watching =
    { $count ->
        [one] en person ansluten
       *[other] { $count } personer anslutna
    }
host-admin-connections = Anslutningar
host-admin-games = Spel öppna nu
host-admin-stored = Sparade spel
host-admin-disk = Ledigt diskutrymme
host-admin-disk-amount = { $amount } GB
host-admin-version = Version
host-admin-person = En spelares uppgifter
host-admin-person-code = Spelarkod
host-admin-person-save = Spara uppgifterna
host-admin-person-delete = Radera spelaren
host-admin-person-delete-more = Det här raderar spelarens spel. I spel med andra förlorar platsen sitt namn. Det går inte att ångra.
host-admin-person-keep = Behåll spelaren
host-admin-person-deleted =
    { $count ->
        [one] Ett spel raderades.
       *[other] { $count } spel raderades.
    }
