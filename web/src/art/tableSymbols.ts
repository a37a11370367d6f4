// Symbols that a table needs and the lobby does not (figures, dice, cards, tokens), and the styles of marks.

import '../styles/games.css'
import figures from './figures.svg?sheet=table'
import { placeSheet } from './symbolSheets'

placeSheet('table', figures)
