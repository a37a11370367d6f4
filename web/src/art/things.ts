// Weapons, gear and signs that most games lie out, but not all.

import more from './figures-more.svg?sheet=table'
import { placeSheet } from './sheets'

placeSheet('things', more)
