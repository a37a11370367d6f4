// Windows for which something is drawn otherwise.

import { MediaQuery } from 'svelte/reactivity'

/** The shell's phone: the rail is a tab of the sheet. */
export const phone = new MediaQuery('(max-width: 999px)')
/** Less room up and down. */
export const low = new MediaQuery('(max-height: 800px)')
/** Either: small cards. */
export const tight = new MediaQuery('(max-width: 999px), (max-height: 800px)')
