### The end of a game: who won, why, and what comes next.

you = You
wins = { $name } wins the town.
youWin = You win the town.
shared = { $names } share the town.
behind = { $points ->
        [1] { $name }: { $place }, 1 point behind.
       *[other] { $name }: { $place }, { $points } points behind.
    }
ahead = { $points ->
        [1] 1 point ahead of { $name }.
       *[other] { $points } points ahead of { $name }.
    }
level = Level on points.
settled = Level on points; the end order of the last round decided.
reasons = { $points ->
        [1] Where the 1 point came from
       *[other] Where the { $points } points came from
    }
even = How it came out even
rest = All other lines
together = In all
sheet = Whole score sheet
result = Result
rematch = Rematch
tied = Tied players only
share = Share
sharePicture = Picture of the end
shareLink = Copy link
shareRecord = Game as a file
pictureSaved = The picture is saved as a file.
noPicture = This browser cannot make the picture.
review = Review
fileSaved = The game is saved as a file. Anyone can open it on the home page.
town = The town you built
ifItEndedNow = If the game ended now

families-characters = Characters
families-multipliers = Multipliers
families-houses = Houses
families-country = Country
families-town = Town
families-appeal = Appeal
