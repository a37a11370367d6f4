// Messages in the reader's language. A catalogue is a Fluent file; a game's own catalogue is asked before the shell's.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Args, Message } from '../net/protocol'

export type Lang = 'it' | 'en'
export const langs: Lang[] = ['it', 'en']

/** A stretch of a sentence; `strong` for names that came in as arguments. */
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
  /** `bundles`: in the order they are asked. `seatName`: name of a seat, for "@seat-N". `missing`: what to say for a
   * key that no catalogue has. `notation`: places as they are written, not by their names. `reader`: the seat of the
   * one who reads, where it is one; an argument `who` that is a seat has `who-is` beside it, "you" or "other", for
   * sentences that say "You move" to one and "Bruno moves" to the others. */
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
    const found = this.find(key)
    if (!found) return this.missing(key)
    const errors: Error[] = []
    return found.bundle.formatPattern(found.pattern, this.resolve(args, mark), errors)
  }

  /** The sentence in parts, names apart, so that a log can set them in bold. */
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

  /** Attributes of a message in the order of the catalogue: the rows of a table of results. */
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

  /** "@card-ammo" is a message, "@seat-2" a name, "@|@seat-0|Amy" several of them. */
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

  /** "card-ammo" is a message, "card-ammo.text" an attribute of it. */
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
