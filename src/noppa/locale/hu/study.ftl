# Amit egy játék után vagy mellette nézünk: lépések, elemzések, gyakorlás, saját játékok, esélyek.

## Egy felvétel
study-record = Felvétel
study-record-none = Nincs nyitott felvétel. Válassz egy játékból megőrzött fájlt.
study-record-long = Ez a fájl { $size } kB; egy felvétel legfeljebb { $most } kB.
study-record-next = Semmi sem változott. Válassz másik fájlt, vagy töltsd le újra a felvételt onnan, ahonnan való.
study-check-right = { $count ->
    [one] Ellenőrizve: az egyetlen dobás az, amit a magok adnak.
   *[other] Ellenőrizve: minden dobás és kártya ({ $count }) az, amit a magok adnak.
 }
study-check-wrong = Ez a felvétel nem állja ki az ellenőrzést, ezért ne építs rá. Megnézni azért lehet.
study-misfit = A felvétel csak eddig a lépésig mutatható: { $last }.

## Lépésről lépésre
study-step-of = { $at }. lépés, összesen { $last }
study-slider = Lépés
study-turn = Soron van: { $name }
study-first = Az elejére
study-previous = Egy lépés vissza
study-next = Egy lépés előre
study-last = A végére
study-play = Lejátszás
study-pause = Szünet
study-keys = A nyilak egyet lépnek, a Home és az End az elejére és a végére visz, a szóköz lejátszik.
study-link-copy = Link ehhez a lépéshez
study-link-copied = A link másolva.
study-all-steps = Minden lépés

## Szerencse és tudás
study-amount-points = { $amount ->
    [one] { $amount } pont
   *[other] { $amount } pont
 }
study-amount-lead = { $amount ->
    [one] { $amount } pont előny
   *[other] { $amount } pont előny
 }
study-sum-start = Az elején várható
study-sum-luck = Szerencse
study-sum-loss = Saját döntések
study-sum-others = Mások döntései
study-sum-revision = Becslések igazítása
study-sum-final = A végén
study-final-dice = Körönként csak a végső kockák vannak beírva, így a közbenső dobásokat és megtartásokat nem értékeljük.

## Az edző a játék mellett

## Gyakorlás

## Saját játékok
study-history-none = Még nincs befejezett játék. Játssz egyet, és itt lesz.
study-history-games = { $count ->
    [one] egy játék
   *[other] { $count } játék
 }
study-history-won = { $count ->
    [0] egy győzelem sem
    [one] egy győzelem
   *[other] { $count } győzelem
 }
study-history-best = Legjobb
study-history-average = Átlag
study-history-last = Utolsó
study-history-plot = Eredmények a legrégebbitől a legújabbig: { $scores }
study-history-list = Minden játék
study-history-win = győzelem

## Kinds of choices
kind-keep = megtartás
kind-declare = bemondás
kind-row = melyik sor
kind-bonus = a bónusz
kind-strike = nullázás
kind-reroll = újradobás
kind-twice = egy kocka kétszer
kind-crossing = kihúzás
kind-colour = bónuszvárosok
kind-place = melyik város, melyik szám
