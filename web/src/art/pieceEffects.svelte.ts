// What a piece does when the position changes. To be called while its component is set up.

import { untrack } from 'svelte'
import type { Point } from '../lib/board/camera'

/** Whenever the piece stands elsewhere: from where to where. */
export function whenMoved(at: () => Point, go: (from: Point, to: Point) => void): void {
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

/** Whenever the piece has done something, or something was done to it; not what it had done before it was drawn. */
export function whenActed<Deed>(deed: () => Deed | null, act: (deed: Deed) => void): void {
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
