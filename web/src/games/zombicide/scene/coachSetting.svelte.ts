// Whether the coach of the first game is shown. Saved for the next visit.

import { recall, remember } from '../../../lib/state/storage'

let on = $state(recall<boolean>('zombicide-coach') ?? true)

export const guide = {
  get on(): boolean {
    return on
  },
  toggle(): void {
    on = !on
    remember('zombicide-coach', on)
  },
}
