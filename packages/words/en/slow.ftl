### Games over days: what a table agrees on, vacation, seats that change hands.

agree-vacation = Vacation per player
agree-vacationHint = While players are on vacation, their clocks stand still.
agree-none = None
agree-days = { $days ->
        [one] One day
       *[other] { $days } days
    }
agree-quiet = Quiet hours
agree-quietHint = If they count, time that would run out in a player’s quiet hours runs out in the morning instead.
agree-counts = Count
agree-ignored = Do not count

listed-vacation = { $days ->
        [one] one vacation day each
       *[other] { $days } vacation days each
    }
listed-quiet = quiet hours count
listed-away = { $name } is away until { $when }
listed-free = { $count ->
        [one] one seat to take over
       *[other] { $count } seats to take over
    }

lobby-seats = Seats to take over
lobby-takeOver = Take over

away-state = on vacation until { $when }
away-banner = { $name } is on vacation until { $when }. The clock stands still until then.
away-mine = You are on vacation until { $when }. Your clock stands still; you may move all the same.
away-back = I am back

rest-heading = Vacation and quiet hours
rest-hint = At tables that agreed on vacation, your clock stands still while you are away, as long as you have days left there. The others see when you will be back.
rest-date = Back on
rest-go = Go on vacation
rest-until = You are on vacation until { $when }.
rest-left = { $days ->
        [one] You have one vacation day left at this table.
       *[other] You have { $days } vacation days left at this table.
    }
rest-noneLeft = You have no vacation days left at this table.
rest-set = Set my vacation
rest-quietHint = Notices wait until the night is over. Where a table agreed on it, so does the end of your time.

offer-bot = A bot plays for { $name }.
offer-open = A bot plays for { $name } until someone takes over the seat.
offer-give = Offer the seat to people
offer-copy = Copy the link
offer-free = { $name } has left: this seat is free. You get everything that belongs to it, and its full time.
offer-take = Take over this seat

marks-takenOver = took over this seat
marks-alike = same browser or account as { $names }
