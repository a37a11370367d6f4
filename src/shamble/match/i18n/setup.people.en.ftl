# Words for the player's profile, account and achievements.

profile = Profile
profile-no-name = Who are you?
profile-you = You
profile-empty = No games yet
profile-empty-text = Play a game to its end, and you'll see here how often you won, with whom, and what you achieved.
profile-play = Go to the games
profile-here = Stored on this server for this browser, without an account.
profile-here-account = Stored on this server, for every device where you sign in.
profile-here-none = Nothing is stored yet: this server will know this browser once you sit down at a table.
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
profile-kills = zombies killed
profile-boxes = Your games
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
profile-came-through = { $alive } of { $heroes } survived
profile-rounds = { $rounds } rounds
profile-replay = Replay
profile-gone = The table was deleted
profile-medals = Achievements
profile-medals-count = { $earned } of { $all }
profile-locked = not yet
profile-friends = Played with
profile-friend-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }

medal-earned = { $where }, { $when }
medal-none-yet = Not started.
medal-nobody-left = No one left behind
medal-nobody-left-how = Win with three or more on your side, and all of them alive.
medal-nobody-left-best = Best so far: { $best } % survived.
medal-one-blow = One bottle
medal-one-blow-how = Kill { $goal } zombies with a single action.
medal-one-blow-best = Best so far: { $best }.
medal-kept-word = Kept my word
medal-kept-word-how = Keep { $goal } promises in City of Horror.
medal-kept-word-best = So far: { $best }.
medal-not-a-sound = Not a sound
medal-not-a-sound-how = Win a mission of Zombicide with { $goal } noise tokens or fewer.
medal-not-a-sound-best = Best so far: { $best } tokens.
medal-all-boxes = Every game
medal-all-boxes-how = Win each of the { $goal } games once.
medal-all-boxes-best = So far: { $best } of { $goal }.
medal-against-odds = Against the odds
medal-against-odds-how = Win a game that bots win at most { $goal } times in a hundred.
medal-against-odds-best = Best so far: one that bots win { $best } times in a hundred.
medal-last-one = The last one standing
medal-last-one-how = Win with a single survivor of four or more.
medal-last-one-best = Closest so far: { $best } were left.
medal-other-side = Both sides of the door
medal-other-side-how = Win the same game as the living and as the dead, or from both of its sides.
medal-other-side-best = So far: { $best } of { $goal } sides.

account = Account
account-why = With a name and a passphrase, you find your games on every device. No e-mail; a lost passphrase can't be recovered.
account-make = Create an account
account-sign-in = Sign in
account-devices = Signed in here
account-device = { $device }, since { $date }
account-device-unknown = Another browser
account-device-here = this browser
account-sign-out = Sign out
account-sign-out-text = This browser will no longer know your games.
account-name = Name
account-phrase = Passphrase
account-phrase-hint = At least { $least } characters: four words are easy to remember.
account-phrase-old = Current passphrase
account-phrase-new = New passphrase
account-change = Change passphrase
account-changed = Your passphrase is changed. All other browsers are signed out.
account-bring = Add the games of this browser
account-delete = Delete account
account-delete-text = This deletes the account, its name and its statistics. Games remain for those who played them with you.
account-delete-sure = Yes, delete it
account-forget = Forget this browser
account-forget-text = The server forgets which games are yours. The links in this browser remain.
account-forget-sure = Yes, forget it
account-none = This server has no accounts. You'll find your games in this browser.
account-as = Signed in as { $name }

error-unknown-browser = This server doesn't know this browser yet. It will once you sit down at a table.
error-no-accounts = This server has no accounts. You'll find your games in this browser.
error-account-name = A name has { $least } to { $most } characters.
error-account-taken = The name “{ $name }” is taken. Choose another name.
error-account-stays = You're signed in on this browser. Delete the account instead.
error-sign-in = The name or the passphrase is wrong.
error-phrase = A passphrase has { $least } to { $most } characters and isn't your name. Four words work well.
error-phrase-wrong = That isn't your passphrase.
