// Splits the symbol files into sheets by use: `figures.svg?sheet=core` for every page, `?sheet=boxes` for box art,
// `?sheet=zombicide` for the figures of that game, `?sheet=table` for all tables, `?sheet=spare` for the rest, for
// games from outside. Clip paths are in the first.

import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>\n?/g
/** Sheets by the names of their symbols. */
const HOMES: [string, RegExp][] = [
  ['core', /^(g-|logo$|s-dead$)/],
  ['zombicide', /^[sc]-(amy|doug|josh|ned|phil|wanda)$/],
  ['zombicide', /^([zm]-(fatty|abomination)|t-(door|door-open|objective|exit|car-police|car-pimp))$/],
  ['zombicide', /^i-(crowbar|katana|flashlight|goalie-mask|water|rice|can|gasoline|bottle|pan|wound)$/],
  ['zombies', /^pawn-\d$/],
  ['things', /^i-/],
  ['all-things-zombie', /^[sc]-(tonya|beck|bank|sailor|buffy|too-tall|nick|jimmy|professor)$/],
  ['zombie-plague', /^[sc]-human-\d$/],
  ['spare', /^([sc]-(businessman|grandma|priest|punk|pregnant)|frame-.*|logo-plain)$/],
]
const boxes = new URL('../src/games/boxes/', import.meta.url)

/** Return the symbols that the box art uses. */
async function boxed(): Promise<Set<string>> {
  const files = (await readdir(boxes)).filter((name) => name.endsWith('.svelte'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, boxes), 'utf8')))
  return new Set(texts.flatMap((text) => [...text.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1]!)))
}

/** Return the symbols of one sheet of a file. */
function pick(svg: string, sheet: string, onBoxes: Set<string>): string {
  const home = (id: string): string => HOMES.find(([, names]) => names.test(id))?.[0] ?? 'table'
  const wanted = (id: string): boolean => {
    if (sheet === 'boxes') return onBoxes.has(id) && home(id) !== 'core'
    return sheet === 'spare' ? !['core', 'table', 'things'].includes(home(id)) : home(id) === sheet
  }
  const symbols = svg.replace(SYMBOL, (symbol, id: string) => (wanted(id) ? symbol : ''))
  const bare = symbols.replace(/<!--[\s\S]*?-->\s*/g, '')
  return sheet === 'core' ? bare : bare.replace(/<defs>[\s\S]*?<\/defs>\s*/g, '')
}

export function sheets(): Plugin {
  return {
    name: 'shamble-sheets',
    enforce: 'pre',
    async load(id) {
      const [, file, sheet] = /^(.*\.svg)\?sheet=([\w-]+)$/.exec(id) ?? []
      if (!file || !sheet) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(pick(await readFile(file, 'utf8'), sheet, await boxed()))}`
    },
  }
}
