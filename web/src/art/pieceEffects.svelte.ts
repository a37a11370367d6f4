// Animations of a piece when the position changes. Call these during component set-up.

import { untrack } from 'svelte'
import type { Point } from '../lib/board/camera'

/** Call `go` with both points whenever the piece moves. */
export function animateMoves(at: () => Point, go: (from: Point, to: Point) => void): void {
  let stood = untrack(at)
  $effect(() => {
    const to = at()
    untrack(() => {
      if (to.x === stood.x && to.y === stood.y) return
      go(stood, to)
      stood = to
    })
  })
}

/** Call `act` for every new event of the piece; not for events before it was drawn. */
export function animateEvents<Deed>(deed: () => Deed | null, act: (deed: Deed) => void): void {
  let acted = untrack(deed)
  $effect(() => {
    const now = deed()
    untrack(() => {
      if (!now || now === acted) return
      acted = now
      act(now)
    })
  })
}
