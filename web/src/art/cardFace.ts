// What a card is made of.

export type Kind = 'ranged' | 'melee' | 'thing' | 'wound' | 'event'

export interface Row {
  label: string
  value: string
}
