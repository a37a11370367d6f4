// Media queries shared by the page and the games.

import { MediaQuery } from 'svelte/reactivity'

/** Narrow windows. */
export const phone = new MediaQuery('(max-width: 62.4375em)')
/** Low windows. */
export const low = new MediaQuery('(max-height: 50em)')
/** Windows in which cards in the hand are drawn small, and those in which all cards are. */
export const cramped = new MediaQuery('(max-width: 75em), (max-height: 47em)')
export const tight = new MediaQuery('(max-width: 62.4375em), (max-height: 62.4375em)')
