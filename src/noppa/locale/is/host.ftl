# The pages about the server itself: its limits, a player’s data, and the host’s page.

## Limits
host-limits = Takmörk
host-limits-more = Þessi þjónn takmarkar hversu mikið hver leikmaður og hver IP-tala má gera, svo að hann sé hraður fyrir alla. Í venjulegum leik tekurðu ekki eftir því.
host-limit-person = Á leikmann
host-limit-address = Á IP-tölu
host-limit-commands = Leikaðgerðir og síðuflettingar
host-limit-commands-more = Allt sem þú gerir í leik telur, og líka hver leikur eða síða sem þú opnar.
host-limit-making = Nýir leikir og skrár
host-limit-making-more = Að búa til leik eða fara í leik, tengja tæki, opna vistaðan leik eða athuga eigið borð, stokk eða kort.
host-limit-thinking = Þjálfari og yfirferð
host-limit-thinking-more = Reiknitími fyrir ráð, vinningslíkur, yfirferð, æfingar og eigin skrár. Þjarkar spila alltaf áfram.
host-limit-newcomers = Nýir leikmenn
host-limit-newcomers-more = Vafrar sem koma hingað í fyrsta sinn.
host-limit-reactions = Viðbrögð
host-limit-reactions-more = Lófatak og önnur viðbrögð.
host-limit-connections = Opnir leikir
host-limit-connections-more = Leikir sem þú ert með opna í vafra núna.
host-limit-rate = { $first } í einu, svo { $minute } á mínútu
host-limit-seconds = { $first } s í einu, svo { $minute } s á mínútu
host-limit-total = { $first } á sama tíma

## A player’s data
host-data = Gögnin þín
host-data-more = Þú þarft engan aðgang til að spila hér. Þjónninn geymir leikina þína: það sem var spilað, hvenær, og nöfnin sem þú skrifaðir. Gömlum leikjum kann að vera eytt síðar.
host-data-code = Leikmannskóðinn þinn
host-data-code-more = Sendu hann til gestgjafa þjónsins ef þú vilt spyrja um gögnin þín. Enginn getur notað hann til að spila í þínu nafni.
host-data-save = Vista gögnin mín
host-data-delete = Eyða öllu
host-data-delete-more = Þetta eyðir leikjunum þínum og öllu sem geymt er í þessum vafra. Í leikjum með öðrum tekur þjarkur við sætinu þínu og nafnið þitt er fjarlægt. Þetta er ekki hægt að taka til baka.
host-data-keep = Halda gögnunum
host-data-delete-yes = Já, eyða öllu
host-data-deleted = Öllu hefur verið eytt
host-data-deleted-more =
    { $count ->
        [0] Þú varst ekki í neinum leik með öðrum.
        [one] Í { $count } leik með öðrum er sætið þitt nú nafnlaust.
       *[other] Í { $count } leikjum með öðrum er sætið þitt nú nafnlaust.
    }

## The host’s page
host-admin = Síða gestgjafa
host-admin-token = Aðgangsorð gestgjafa
host-admin-token-more = Það er í skránni sem stillt er sem admin_token_file.
host-admin-open = Opna
host-admin-lock = Læsa
host-admin-running = Í gangi
host-admin-finished = Lokið
host-admin-none = Hér eru engir leikir.
host-admin-end = Ljúka leiknum
host-admin-end-more = Stigin standa eins og þau eru og leikurinn er vistaður.
host-admin-end-yes = Já, ljúka leiknum
host-admin-keep = Ekki ljúka honum
host-admin-older = Eldri leikir
host-admin-private = einkaleikur
host-admin-watching =
    { $count ->
        [one] { $count } tenging
       *[other] { $count } tengingar
    }
host-admin-connections = Tengingar
host-admin-games = Leikir opnir núna
host-admin-stored = Vistaðir leikir
host-admin-disk = Laust diskpláss
host-admin-disk-amount = { $amount } GB
host-admin-version = Útgáfa
host-admin-person = Gögn leikmanns
host-admin-person-code = Leikmannskóði
host-admin-person-save = Vista gögnin
host-admin-person-delete = Eyða leikmanni
host-admin-person-delete-more = Þetta eyðir leikjum leikmannsins. Í leikjum með öðrum verður sætið nafnlaust. Þetta er ekki hægt að taka til baka.
host-admin-person-keep = Halda leikmanni
host-admin-person-deleted =
    { $count ->
        [one] { $count } leik var eytt.
       *[other] { $count } leikjum var eytt.
    }
