// The inspection of a thing, fetched again when the table or the thing changes.

import { untrack } from 'svelte'
import type { Inspection } from '../../lib/net/protocol'

export class LiveInspection {
  answer = $state.raw<Inspection | null>(null)

  /** `about` is the thing, or null for none; an answer is out of date when the value of `now` changes. */
  constructor(ask: () => (thing: string) => Promise<Inspection | null>, about: () => string | null, now: () => unknown) {
    $effect(() => {
      const thing = about()
      now()
      if (untrack(() => this.answer?.thing) !== thing) this.answer = null
      if (thing === null) return
      let late = false
      void untrack(ask)(thing).then((answer) => {
        if (!late) this.answer = answer
      })
      return () => {
        late = true
      }
    })
  }
}
