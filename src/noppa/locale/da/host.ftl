# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Grænser
host-limits-more = Serveren sætter grænser for, hvor meget hver spiller og hver netværksadresse kan gøre, så den er hurtig for alle. I et almindeligt spil mærker du dem ikke.
host-limit-person = Pr. spiller
host-limit-address = Pr. netværksadresse
host-limit-commands = Træk og sidevisninger
host-limit-commands-more = Hvert træk tæller, og det gør hvert spil og hver side, du åbner, også.
host-limit-making = Nye spil og filer
host-limit-making-more = At lave et spil eller være med i et, forbinde en enhed, åbne et gemt spil eller tjekke dit eget bræt, kortbunke eller landkort.
host-limit-thinking = Træner og gennemgange
host-limit-thinking-more = Regnetid til råd, vinderchancer, gennemgange, øvelser og dine egne filer. Botter spiller altid videre.
host-limit-newcomers = Nye spillere
host-limit-newcomers-more = Browsere, der er her for første gang.
host-limit-reactions = Reaktioner
host-limit-reactions-more = Bifald og andre reaktioner.
host-limit-connections = Åbne spil
host-limit-connections-more = Spil, du har åbne i en browser lige nu.
host-limit-rate = { $first } på én gang, derefter { $minute } i minuttet
host-limit-seconds = { $first } s på én gang, derefter { $minute } s i minuttet
host-limit-total = { $first } på samme tid

## A player’s data
host-data = Dine data
host-data-more = Du behøver ikke en konto for at spille her. Serveren gemmer dine spil: trækkene, hvornår de blev gjort, og de navne, du skrev. Gamle spil kan blive slettet efter et stykke tid.
host-data-code = Din spillerkode
host-data-code-more = Send den til serverens vært, hvis du har et spørgsmål om dine data. Ingen kan bruge den til at spille som dig.
host-data-save = Gem mine data
host-data-delete = Slet alt
host-data-delete-more = Det sletter dine spil og alt, der er gemt i denne browser. I spil med andre overtager en bot din plads, og dit navn fjernes. Det kan ikke fortrydes.
host-data-keep = Behold mine data
host-data-delete-yes = Ja, slet alt
host-data-deleted = Alt er slettet
host-data-deleted-more =
    { $count ->
        [0] Du var ikke med i spil med andre.
        [one] I ét spil med andre har din plads ikke længere noget navn.
       *[other] I { $count } spil med andre har din plads ikke længere noget navn.
    }

## The host’s page
host-admin = Værtens side
host-admin-token = Værtens adgangskode
host-admin-token-more = Du finder den i den fil, der er angivet som admin_token_file.
host-admin-open = Åbn
host-admin-lock = Lås
host-admin-running = I gang
host-admin-finished = Slut
host-admin-none = Her er ingen spil.
host-admin-end = Slut spillet
host-admin-end-more = Resultatet bliver, som det er, og spillet gemmes.
host-admin-end-yes = Ja, slut spillet
host-admin-keep = Slut det ikke
host-admin-older = Ældre spil
host-admin-private = privat
host-admin-watching =
    { $count ->
        [one] én forbundet
       *[other] { $count } forbundet
    }
host-admin-connections = Forbindelser
host-admin-games = Spil, der er åbne nu
host-admin-stored = Gemte spil
host-admin-disk = Ledig diskplads
host-admin-disk-amount = { $amount } GB
host-admin-version = Version
host-admin-person = En spillers data
host-admin-person-code = Spillerkode
host-admin-person-save = Gem data
host-admin-person-delete = Slet spilleren
host-admin-person-delete-more = Det sletter spillerens spil. I spil med andre mister pladsen sit navn. Det kan ikke fortrydes.
host-admin-person-keep = Behold spilleren
host-admin-person-deleted =
    { $count ->
        [one] Ét spil blev slettet.
       *[other] { $count } spil blev slettet.
    }
