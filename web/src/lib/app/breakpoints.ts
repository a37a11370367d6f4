// Windows for which something is drawn otherwise.

import { MediaQuery } from 'svelte/reactivity'

/** The shell's phone: the rail is a tab of the sheet. */
export const phone = new MediaQuery('(max-width: 62.4375em)')
/** Less room up and down. */
export const low = new MediaQuery('(max-height: 50em)')
/** Either: small cards. */
/** Cards that lie under the board have their full size sooner. */
export const cramped = new MediaQuery('(max-width: 62.4375em), (max-height: 47em)')
export const tight = new MediaQuery('(max-width: 62.4375em), (max-height: 62.4375em)')
