// A bot in another language: it plays a seat of a running server through `shamble sit --lines`.
// node bot.mjs http://127.0.0.1:8765/t/TABLE#KEY

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const [link, shamble = 'shamble'] = process.argv.slice(2)
const seat = spawn(shamble, ['sit', '--lines', '--lang', 'en', link], { stdio: ['pipe', 'pipe', 'inherit'] })
const answers = createInterface({ input: seat.stdout })[Symbol.asyncIterator]()

/** Send one request, and return its answer. */
async function ask(request) {
  seat.stdin.write(JSON.stringify(request) + '\n')
  const { value, done } = await answers.next()
  if (done) throw new Error('the seat is closed')
  return JSON.parse(value)
}

/** The way to think: an attack if there is one, otherwise any option. */
function decide({ choices }) {
  const attacks = choices.filter(({ verb }) => /attack|shoot|fight/i.test(verb))
  const among = attacks.length > 0 ? attacks : choices
  return among[Math.floor(Math.random() * among.length)].text
}

let now = await ask({ do: 'question' })
while (!now.over) {
  if (now.error) throw new Error(now.error)
  for (const line of now.news) console.log(line)
  now = now.asked && now.choices.length > 0 ? await ask({ do: 'choose', text: decide(now) }) : await ask({ do: 'wait', seconds: 60 })
  if (now.reply?.length > 0) console.log('refused:', ...now.reply)
}
console.log(...now.question)
seat.stdin.end()
