# Words for chat, reactions, and links to moments of a game.

moment-copy = Link to this moment
moment-no-link = This link leads to a moment of a game. Only players and spectators with a link to that table can see it: open your link to the table first.
since = While you were away
since-more = { $count ->
    [one] One thing more happened before that.
   *[other] { $count } more things happened before that.
  }
since-show = Show me
since-on = Play on
since-again = Show again what you missed
since-enough = Dismiss
chat-to = To
chat-everybody = everyone
chat-whisper = Whisper to { $name }
chat-whispers = whispers to { $name }:
faces = Reactions
faces-hide = Hide others’ reactions
faces-show = Show others’ reactions
face-well = Well done!
face-thanks = Thank you
face-sorry = Sorry
face-ouch = Ouch!
face-scared = I’m scared
face-laugh = Ha!
face-hurry = Come on …
end-picture = Picture
