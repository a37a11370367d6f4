// The drawings that a table needs and a shelf of boxes does not: figures, dice, cards, tokens;
// and how they are marked.

import '../styles/games.css'
import figures from './figures.svg?sheet=table'
import { placeSheet } from './symbolSheets'

placeSheet('table', figures)
