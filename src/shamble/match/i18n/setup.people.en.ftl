# Whoever looks at the page: their profile, their account, what was worth remembering.

profile = Profile
profile-nobody = Who are you?
profile-you = You
profile-empty = No games yet
profile-empty-text = Play a game to its end, and it is told here: how often you won, with whom, and what was worth remembering.
profile-play = To the boxes
profile-here = Kept on this server for this browser, without an account.
profile-here-account = Kept on this server, for every device where you sign in.
profile-here-none = Nothing is kept yet: this server will know this browser once you sit down at a table.
profile-looking = Looking through your games …
profile-played = { $count ->
    [one] game
   *[other] games
  }
profile-won = won
profile-lost = lost
profile-hours = at the table
profile-hours-value = { $hours } h
profile-minutes-value = { $minutes } min
profile-kills = zombies down
profile-boxes = Your boxes
profile-of = { $won } of { $played }
profile-by-scenario = By mission
profile-by-side = By side
profile-by-seat = By seat
profile-seat = Seat { $seat }
profile-last = Last games
profile-all = All { $count }
profile-with = { $people ->
    [none] { $bots ->
        [0] alone
        [one] with a bot
       *[other] with { $bots } bots
      }
   *[other] { $bots ->
        [0] with { $people }
        [one] with { $people } and a bot
       *[other] with { $people } and { $bots } bots
      }
  }
profile-came-through = { $alive } of { $heroes } came through
profile-rounds = { $rounds } rounds
profile-replay = Replay
profile-gone = The table was cleared away
profile-medals = Worth remembering
profile-medals-count = { $earned } of { $all }
profile-locked = not yet
profile-friends = Plays with
profile-friend-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }

medal-earned = { $where }, { $when }
medal-none-yet = Not begun.
medal-nobody-left = Nobody left behind
medal-nobody-left-how = Win with three or more on your side, and everybody alive.
medal-nobody-left-best = Best so far: { $best } % came through.
medal-one-blow = One bottle
medal-one-blow-how = Put { $goal } zombies down with a single action.
medal-one-blow-best = Best so far: { $best }.
medal-kept-word = Kept my word
medal-kept-word-how = Keep { $goal } promises in City of Horror.
medal-kept-word-best = So far: { $best }.
medal-not-a-sound = Not a sound
medal-not-a-sound-how = Win a mission of Zombicide with { $goal } noise tokens or fewer.
medal-not-a-sound-best = Best so far: { $best } tokens.
medal-all-boxes = Every box
medal-all-boxes-how = Win each of the { $goal } games once.
medal-all-boxes-best = So far: { $best } of { $goal }.
medal-against-odds = Against the odds
medal-against-odds-how = Win what bots win in { $goal } of a hundred games or fewer.
medal-against-odds-best = Best so far: one that bots win in { $best } of a hundred.
medal-last-one = The last one standing
medal-last-one-how = Win with a single survivor of four or more.
medal-last-one-best = Nearest so far: { $best } were left.
medal-other-side = Both sides of the door
medal-other-side-how = Win the same game with the living and with the dead, or from both of its sides.
medal-other-side-best = So far: { $best } of { $goal } sides.

account = Account
account-why = A name and a passphrase, and you find your games on every device. No e-mail; a passphrase that is lost stays lost.
account-make = Make an account
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-out-text = This browser then knows none of your games.
account-name = Name
account-phrase = Passphrase
account-phrase-hint = { $least } characters or more: four words are easy to keep.
account-phrase-old = Passphrase until now
account-phrase-new = New passphrase
account-change = Change passphrase
account-changed = The passphrase was changed. All other browsers are signed out.
account-bring = Take the games of this browser along
account-delete = Delete account
account-delete-text = The account, its name and its statistics go. Games stay with those who played them with you.
account-delete-sure = Yes, delete it
account-forget = Forget this browser
account-forget-text = The server forgets which games are yours. Links that this browser holds stay here.
account-forget-sure = Yes, forget it
account-none = This server has no accounts. Your games are found again in this browser.
account-as = Signed in as { $name }

error-nobody = This server does not know this browser yet: it will once you sit down at a table.
error-no-accounts = There are no accounts on this server. Your games are remembered in this browser.
error-account-name = A name has { $least } to { $most } characters.
error-account-taken = Somebody is called “{ $name }” already. Take another name.
error-account-stays = This browser is signed in. Delete the account instead.
error-sign-in = Name and passphrase do not go together.
error-phrase = A passphrase has { $least } to { $most } characters and is not your name. Four words are a good one.
error-phrase-wrong = That is not your passphrase.
