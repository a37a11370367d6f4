// Content of a card face.

export type Kind = 'ranged' | 'melee' | 'thing' | 'wound' | 'event'

export interface Row {
  label: string
  value: string
}
