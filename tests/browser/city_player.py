"""Player of City of Horror that keeps every WebSocket frame its page receives."""

import json

from playwright.sync_api import Page, WebSocket

# one small step, chosen by what the page shows; `wants` lists what the player still has to do
STEP = """({ wants, number, spare }) => {
  const seen = (e) => !e.disabled && e.getBoundingClientRect().width > 0
  const all = (css) => [...document.querySelectorAll(css)].filter(seen)
  const press = (e, what) => (e.click(), what)
  const some = (list) => list[number % list.length]
  if (document.querySelector('.finale')) return 'over'
  if (spare && all(spare).length) return 'wait'
  const prompt = document.querySelector('.prompt h2')?.textContent ?? ''
  const [yes] = all('.prompt .btn.lamp')
  if (document.querySelector('.prompt.asks') && yes) return press(yes, 'confirm')
  const [seal] = all('.seal .btn.lamp')
  if (seal) return press(seal, document.querySelector('.vote') ? 'vote' : 'plan')
  const plans = all('.plan.can')
  if (plans.length) return all('.plan.sel').length ? 'wait' : press(some(plans), 'tile')
  const blocks = all('.vote .block')  // one for each hand of votes to be cast
  if (blocks.length) {
    const open = blocks.find((block) => !block.querySelector('.tile.sel'))
    return open ? press(some([...open.querySelectorAll('.tile.can')]), 'tile') : 'wait'
  }
  const [act] = all('.inspect [data-act]')  // a card that was opened
  if (act) return press(act, 'act')
  const [agree] = all('[data-answer=accept]')
  if (agree) return press(agree, 'agree')
  if (all('.offer .rows button, [data-send]').length) {
    const [send] = all('[data-send]')
    if (!send) return press(all('.offer .rows button')[0], 'hand over')
    for (const side of ['give', 'want']) {
      const row = document.querySelector(`[data-side=${side}]`)
      const goods = [...row.querySelectorAll('button.can')].filter((chip) => /card|antidote/i.test(chip.dataset.good))
      if (!row.querySelector('.piece') && goods.length) return press(goods[0], side)
    }
    return press(send, 'send')
  }
  const own = all('button.lit.can[data-thing^="card:"]').filter((card) => !card.closest('.taking'))
  const gas = own.find((card) => /Tear Gas/.test(card.textContent))
  if (gas && wants.includes('cancel')) return press(gas, 'cancel')
  const chosen = all('.choices button')
  if (chosen.length) return press(some(chosen), 'choice')
  const partner = wants.find((want) => want.startsWith('trade '))?.slice(6) ?? '-'
  const offers = all('[data-offer]').filter((b) => b.textContent.includes(partner))
  if (offers.length) return press(offers[0], 'offer')
  if (yes && own.length && wants.includes('play')) return press(some(own), 'play')
  if (yes) return press(yes, 'pass')
  const verbs = all('[role=toolbar] .verb.can')
  return verbs.length ? press(some(verbs), 'verb') : 'wait'
}"""


class CityPlayer:
    """Player of one seat in a page of its own."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page = page
        self.seat = seat
        self.frames: list[str] = []
        self.heard: set[str] = set()  # message keys of all lines this page received
        self.wants: list[str] = []
        self.done: list[str] = []
        self.spare = ""  # while this selector matches, the player clicks nothing
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.receive(str(frame)))

    def receive(self, frame: str) -> None:
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "update":
            self.heard.update([line["key"] for line in message["lines"]])

    def sit_down(self, url: str) -> None:
        self.page.goto(url)
        self.page.locator(".city").wait_for()

    def step(self) -> str:
        """Take one small step and return its name."""
        what = str(
            self.page.evaluate(
                STEP, {"wants": self.wants, "number": 7 * len(self.done) + self.seat, "spare": self.spare}
            )
        )
        if what != "wait":
            self.done.append(what)
        return what
