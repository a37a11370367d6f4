# What the terminal client says.

cli-welcome = { $game }, { $mode }. Type help for all that you can type.
cli-welcome-back = { $game }, { $mode }: on with step { $step }.
cli-seed = Seed { $seed }.
cli-name-person = Player { $number }
cli-name-bot = Bot { $number }
cli-whose = { $seat } ({ $side })
cli-pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.
cli-points = points
cli-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
cli-ambiguous = “{ $text }” could be { $options }.
cli-unknown = “{ $text }” is nothing you can do now. Type ? for what is not allowed and why, or help.
cli-no-such-number = There is no { $number }: the choices go from 1 to { $last }.
cli-refused = Not allowed: { $text }.
cli-allowed = { $text } is allowed.
cli-why-what = Type why and then the action, for example: why { $example }
cli-nothing-refused = There is nothing here that one might try and may not.
cli-near-misses = What one might try, and may not:
cli-near-misses-end = Type why and one of these to read the rule.
cli-more = and { $count } more
cli-hint = I would choose { $text }. { $reason }
cli-hint-none = There is nothing to choose now.
cli-confirm = { $text }: really? (y/n)
cli-yes = y
cli-saved = Saved as { $path }.
cli-save-where = Type save and then the name of a file.
cli-save-failed = It could not be saved as { $path }: { $problem }.
cli-left = The game is saved; go on with: shamble play { $path }
cli-left-lost = The game could not be saved: { $problem }.
cli-log-empty = Nothing has happened yet.
cli-undone = Taken back.
cli-undo-ask = Undo all the same? (y/n)
cli-undo-no = Nothing is taken back.
cli-redone = Done again.
cli-rule-none = There is no rule { $id }.
cli-rule-which = Type rule and then its number, for example: rule { $example }
cli-auto-on = From now on you are asked only when there is something to choose.
cli-auto-off = From now on you are asked every time.
cli-roll-how = Type what the dice showed, for example: { $example }
cli-not-numbers = “{ $text }” is not what dice show.
cli-won = wins
cli-nobody-won = Nobody wins.
cli-help =
    You can type
      3           the number of a choice
      door 2      its notation, or as much of it as is needed to tell it apart
      ?           what you might try and may not, and why
      why ...     why an action is refused, with the rule
      rule ID     a rule; rule alone for the rules behind this question
      hint        what a bot would do, and why
      undo, redo  take back your last action, or do it again
      auto        be asked only when there is a choice; again to switch it off
      board, log  the position; everything that happened so far
      save FILE   save the game
      quit        leave; the game is saved

cli-replay-step = Step { $step } of { $last }
cli-replay-by = { $seat }: { $text }
cli-replay-how = Enter: next step; b: back; a number: that step; q: leave.
