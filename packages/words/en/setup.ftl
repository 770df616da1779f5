### The choices of the set-up pages that both games share, and the presets of the card game.

goodForFirst = Good for a first game
ways = Ways to play
minutes = about { $minutes } minutes

cards-first-name = First game
cards-first-about = You and three easy opponents. Learn by playing.
cards-alone-name = Alone
cards-alone-about = You against three virtual players: no waiting, quick rounds.
cards-friends-name = Around one screen
cards-friends-about = Two people share the device, two bots join in.
cards-six-name = Full table
cards-six-about = You and five bots. More cards, more rivals.

rulings-heading = Our rulings in this game ({ $count })
rulings-hint = Where the printed rules are silent, we decided. These rulings apply to the choices above.

inStep-label = Kit Carson: bots
inStep-on = Wait for me after each cowboy
inStep-off = Place at their own speed
inStep-people = Wait for people after each cowboy
