// State messages that several games share: what a figure holds and carries, and who is at a place.

import type { Message } from '../net/protocol'

/** Join arguments as a list with "and" before the last. */
const all = (names: string[]): string => `@|${names.join('|')}`

export const inHand = (cards: string[]): Message => ({ key: 'state-hand', args: { what: all(cards) } })
export const emptyInHand = (card: string): Message => ({ key: 'state-hand-empty', args: { what: card } })
export const unloaded = (card: string): Message => ({ key: 'state-unloaded', args: { what: card } })
export const unarmed: Message = { key: 'state-unarmed' }
export const carries = (cards: string[]): Message[] => (cards.length ? [{ key: 'state-pack', args: { what: all(cards) } }] : [])
export const standing = (who: string[]): Message[] => (who.length ? [{ key: 'state-with', args: { who: all(who) } }] : [])
