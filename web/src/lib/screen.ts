// Windows for which something is drawn otherwise.

import { MediaQuery } from 'svelte/reactivity'

/** The shell's phone: the rail is a tab of the sheet. */
export const phone = new MediaQuery('(max-width: 62.4375em)')
/** Less room up and down. */
export const low = new MediaQuery('(max-height: 50em)')
/** Either: small cards. */
export const tight = new MediaQuery('(max-width: 62.4375em), (max-height: 50em)')
