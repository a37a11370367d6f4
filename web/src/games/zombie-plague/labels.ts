// Names of pieces in the player's language.
import type { Seat } from '../../lib/net/protocol'

import { t } from '../../lib/text/i18n.svelte'
import { roomKey } from './thingNames'
import type { FigureView, PlagueScene } from './viewTypes'

export function figureName(figure: { kind: FigureView['kind']; number: number }): string {
  return t(`figure-${figure.kind}`, { number: figure.number })
}

export function roomName(scene: PlagueScene, figure: FigureView): string {
  return t(figure.aboard ? 'room-car' : roomKey(scene, figure.col, figure.row))
}

/** The player of a figure: "you" if one person plays at this screen. */
export function playerName(seats: readonly Seat[], mine: readonly number[], seat: number): string {
  if (mine.length === 1 && mine[0] === seat) return t('party-you')
  return seats.find((one) => one.index === seat)?.name ?? ''
}
