// Symbols of weapons, gear and signs that most games use, but not all.

import more from './figures-more.svg?sheet=table'
import moreWeapons from './figures-more.svg?sheet=things'
import weapons from './figures.svg?sheet=things'
import { placeSheet } from './symbolSheets'

placeSheet('weapons', weapons)
placeSheet('things', more)
placeSheet('more-weapons', moreWeapons)
