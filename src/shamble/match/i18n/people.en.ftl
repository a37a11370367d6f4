# What is said between people at a table, and about moments of a game.

moment-copy = Link to this moment
moment-no-link = This link leads to a moment of a game. Only whoever has a place or a link at that table can see it: open your link to the table first.
since = Since you looked away
since-more = { $count ->
    [one] One thing more happened before that.
   *[other] { $count } more things happened before that.
  }
since-show = Show me
since-on = Play on
since-again = What you missed, once more
since-enough = Enough
chat-to = To
chat-everybody = everybody
chat-whisper = Whisper to { $name }
chat-whispers = whispers to { $name }:
faces = Faces
faces-hide = Hide others’ faces
faces-show = Show others’ faces
face-well = Well done!
face-thanks = Thank you
face-sorry = Sorry
face-ouch = Ouch!
face-scared = I’m scared
face-laugh = Ha!
face-hurry = Come on …
end-picture = Picture
