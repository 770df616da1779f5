### A round at the card game's table: what a card brings, who takes which, what powers change, what is announced.

bestGain = { $gain } at best for you now.
takenBy = { $name } took { $card }.
pick = Pick
take = Take { $card }
bidFor = Bid { $card } for { $what }
raises = Your { $from } becomes { $to }: you would choose { $after } instead of { $now }.
raisesInVain = Your { $from } becomes { $to }: you would still choose { $place }.
raisesNext = Your next bid counts { $bonus } more: a { $card } becomes { $value }.
choose = You choose { $place }. Take a card.
takes = takes a card
lays = lays a card
considers = is deciding
recruits = may recruit
sells = may sell
bidPlace = { $place }, with { $value }
hasTaken = has taken
terrainLeft = { $count ->
        [one] 1 terrain card left
       *[other] { $count } terrain cards left
    }
charactersLeft = { $count ->
        [one] 1 character left
       *[other] { $count } characters left
    }
eraTwo = Era II
eraTwoText = All auction cards come back, and used characters are set upright.
skullText = Another character comes to town instead.
finalCount = Final count
