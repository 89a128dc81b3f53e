# Puslapiai apie patį serverį: jo ribos, žaidėjo duomenys ir šeimininko puslapis.

## Ribos
host-limits = Ribos
host-limits-more = Šis serveris riboja, kiek gali daryti kiekvienas žaidėjas ir kiekvienas tinklo adresas, kad visiems veiktų greitai. Įprastame žaidime to nepastebėsi.
host-limit-person = Žaidėjui
host-limit-address = Tinklo adresui
host-limit-commands = Ėjimai ir puslapių peržiūros
host-limit-commands-more = Skaičiuojamas kiekvienas ėjimas ir kiekvienas atvertas žaidimas ar puslapis.
host-limit-making = Nauji žaidimai ir failai
host-limit-making-more = Žaidimo kūrimas ir prisijungimas prie jo, įrenginio susiejimas, išsaugoto žaidimo atvėrimas, savos lentos, kaladės ar žemėlapio tikrinimas.
host-limit-thinking = Treneris ir analizės
host-limit-thinking-more = Skaičiavimo laikas patarimams, tikimybėms laimėti, analizėms, treniruotėms ir saviems failams. Botai žaidžia visada.
host-limit-newcomers = Nauji žaidėjai
host-limit-newcomers-more = Naršyklės, kurios čia pirmą kartą.
host-limit-reactions = Reakcijos
host-limit-reactions-more = Plojimai ir kitos reakcijos.
host-limit-connections = Atverti žaidimai
host-limit-connections-more = Žaidimai, kuriuos dabar turi atvertus naršyklėje.
host-limit-rate = { $first } iškart, paskui { $minute } per minutę
host-limit-seconds = { $first } s iškart, paskui { $minute } s per minutę
host-limit-total = { $first } vienu metu

## Žaidėjo duomenys
host-data = Tavo duomenys
host-data-more = Čia žaisti gali be paskyros. Serveris saugo tavo žaidimus: ėjimus, jų laiką ir įrašytus vardus. Seni žaidimai po kurio laiko gali būti ištrinti.
host-data-code = Tavo žaidėjo kodas
host-data-code-more = Nusiųsk jį šio serverio šeimininkui, jei turi klausimų apie savo duomenis. Niekas negali su juo žaisti už tave.
host-data-save = Išsaugoti mano duomenis
host-data-delete = Ištrinti viską
host-data-delete-more = Bus ištrinti tavo žaidimai ir viskas, kas saugoma šioje naršyklėje. Žaidimuose su kitais tavo vietą užims botas, o tavo vardas bus pašalintas. Atšaukti to negalima.
host-data-keep = Palikti mano duomenis
host-data-delete-yes = Taip, ištrinti viską
host-data-deleted = Viskas ištrinta
host-data-deleted-more = { $count ->
    [0] Žaidimų su kitais neturėjai.
    [one] { $count } žaidime su kitais tavo vieta nebeturi vardo.
    [few] { $count } žaidimuose su kitais tavo vieta nebeturi vardo.
    [many] { $count } žaidimo su kitais tavo vieta nebeturi vardo.
   *[other] { $count } žaidimų su kitais tavo vieta nebeturi vardo.
 }

## Šeimininko puslapis
host-admin = Šeimininko puslapis
host-admin-token = Šeimininko raktas
host-admin-token-more = Jį rasi faile, nurodytame kaip admin_token_file.
host-admin-open = Atverti
host-admin-lock = Užrakinti
host-admin-running = Vyksta
host-admin-finished = Baigti
host-admin-none = Žaidimų čia nėra.
host-admin-end = Baigti žaidimą
host-admin-end-more = Taškai lieka, kokie yra, o žaidimas išsaugomas.
host-admin-end-yes = Taip, baigti žaidimą
host-admin-keep = Nebaigti
host-admin-older = Senesni žaidimai
host-admin-private = privatus
host-admin-watching = { $count ->
    [one] prisijungęs { $count } žmogus
    [few] prisijungę { $count } žmonės
    [many] prisijungę { $count } žmogaus
   *[other] prisijungę { $count } žmonių
 }
host-admin-connections = Prisijungimai
host-admin-games = Dabar atverti žaidimai
host-admin-stored = Saugomi žaidimai
host-admin-disk = Laisva vieta diske
host-admin-disk-amount = { $amount } GB
host-admin-version = Versija
host-admin-person = Žaidėjo duomenys
host-admin-person-code = Žaidėjo kodas
host-admin-person-save = Išsaugoti duomenis
host-admin-person-delete = Ištrinti žaidėją
host-admin-person-delete-more = Bus ištrinti šio žaidėjo žaidimai. Žaidimuose su kitais jo vieta neteks vardo. Atšaukti to negalima.
host-admin-person-keep = Palikti žaidėją
host-admin-person-deleted = { $count ->
    [one] Ištrintas { $count } žaidimas.
    [few] Ištrinti { $count } žaidimai.
    [many] Ištrinta { $count } žaidimo.
   *[other] Ištrinta { $count } žaidimų.
 }
