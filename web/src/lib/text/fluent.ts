// Messages in the player's language. A catalogue is a Fluent file; the game's catalogue comes before the page's.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Args, Message } from '../net/protocol'

export type Lang = 'it' | 'en'
export const langs: Lang[] = ['it', 'en']

/** Part of a sentence; `strong` for names that came in as arguments. */
export interface Part {
  text: string
  strong: boolean
}

const open = '\uE000'
const close = '\uE001'

export function bundleOf(lang: Lang, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

export class Speaker {
  /** `bundles`: in order of precedence. `seatName`: name of a seat, for "@seat-N". `missing`: text for an unknown key.
   *  `notation`: show places in notation instead of names. `reader`: the only seat of this player. An argument `who`
   *  that is a seat gets a second argument `who-is`, "you" or "other", for sentences like "You move" and "Bruno moves". */
  constructor(
    private readonly bundles: FluentBundle[],
    private readonly seatName: (seat: number) => string,
    private readonly missing: (key: string) => string,
    private readonly notation = false,
    private readonly reader: number | null = null,
  ) {}

  has(key: string): boolean {
    return this.find(key) !== null
  }

  format(key: string, args: Args = {}, mark = false): string {
    const match = this.find(key)
    if (!match) return this.missing(key)
    const errors: Error[] = []
    return match.bundle.formatPattern(match.pattern, this.resolve(args, mark), errors)
  }

  /** Return the sentence in parts, so that the log can set names in bold. */
  parts(message: Message): Part[] {
    const text = this.format(message.key, message.args, true)
    const parts: Part[] = []
    for (const piece of text.split(open)) {
      const [name, rest] = piece.includes(close) ? piece.split(close) : ['', piece]
      if (name) parts.push({ text: name, strong: true })
      if (rest) parts.push({ text: rest, strong: false })
    }
    return parts
  }

  /** Return the attributes of a message in the catalogue's order: rows of a results table. */
  rows(key: string): { name: string; text: string }[] {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key)
      if (!message) continue
      return Object.entries(message.attributes).map(([name, pattern]) => ({ name, text: bundle.formatPattern(pattern) }))
    }
    return []
  }

  private resolve(args: Args, mark: boolean): Record<string, string | number> {
    const out: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== 'string' || !value.startsWith('@')) {
        out[name] = value
        continue
      }
      const seat = /^@seat-(\d+)$/.exec(value)
      const text = this.argument(value)
      if (seat) out[`${name}-is`] = Number(seat[1]) === this.reader ? 'you' : 'other'
      out[name] = mark ? open + text + close : text
    }
    if (this.notation && 'spot' in out) out.spot = 'notation'
    return out
  }

  /** Resolve an argument: "@card-ammo" is a message, "@seat-2" a name, "@|@seat-0|Amy" a list. */
  private argument(value: string): string {
    if (!value.startsWith('@')) return value
    const seat = /^@seat-(\d+)$/.exec(value)
    if (seat) return this.seatName(Number(seat[1]))
    if (!value.startsWith('@|')) return this.format(value.slice(1))
    const names = value
      .slice(2)
      .split('|')
      .map((name) => this.argument(name))
    const last = names.pop() ?? ''
    return names.length ? this.format('list-and', { first: names.join(', '), last }) : last
  }

  /** Find a message ("card-ammo") or an attribute of one ("card-ammo.text"). */
  private find(key: string) {
    const [id = '', attribute] = key.split('.')
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return { bundle, pattern }
    }
    return null
  }
}
