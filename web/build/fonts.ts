// Subsets the fonts to the letters of the page's texts, a third of their size. Other letters, for example in names,
// come from the full font, which browsers load only then.

import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const ASCII = Array.from({ length: 95 }, (_, i) => 0x20 + i)
const LETTERS = String.fromCodePoint(...ASCII) + '\u00a0«»·×ÀÈÉÌÒÙàèéìòù–—‘’“”…−'
/** Characters that no heading uses. */
const RARE = '#$*<=>@[\\]^_`{|}~'
const FONTS = [
  // Bold (700) uses the semibold, which differs enough from the text weight (500): one font less to load.
  { family: 'Barlow', folder: 'barlow', weights: { 500: '500', 600: '600 700' }, without: '' },
  { family: 'Londrina Solid', folder: 'londrina-solid', weights: { 400: '400', 900: '900' }, without: RARE },
]
/** Small labels (400) need no kerning. */
const FEATURES = (weight: string) => [...(weight === '400' ? [] : ['kern']), 'tnum', 'mark', 'ccmp']
/** Letters of names that the subset does not have. */
const OTHERS = 'U+A1-24F'
const rangeOf = (letters: string) => Array.from(letters, (letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',')

const out = fileURLToPath(new URL('../.fonts', import.meta.url))
const require = createRequire(import.meta.url)

const made = async (path: string) => (await stat(path).catch(() => null))?.mtimeMs ?? 0

const face = (family: string, weight: string, url: string, range: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url('${url}') format('woff2');unicode-range:${range}}`

/** Browsers prefer later faces: the full font comes first, its subset after it. */
async function cut(family: string, folder: string, weight: string, serves: string, without: string, recipe: number): Promise<string> {
  const letters = Array.from(LETTERS)
    .filter((letter) => !without.includes(letter))
    .join('')
  const whole = `@fontsource/${folder}/files/${folder}-latin-${weight}-normal.woff2`
  const source = require.resolve(whole)
  const path = join(out, `${folder}-${weight}.woff2`)
  if ((await made(path)) < Math.max(recipe, await made(source))) {
    const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES(weight) } as const
    await writeFile(path, await subsetFont(await readFile(source), letters, options))
  }
  const others = [OTHERS, ...(without ? [rangeOf(without)] : [])].join(',')
  return face(family, serves, whole, others) + '\n' + face(family, serves, `./${folder}-${weight}.woff2`, rangeOf(letters))
}

/** Write `.fonts/` with its style sheet before the build needs it. */
export function fonts(): Plugin {
  return {
    name: 'shamble-fonts',
    async config() {
      await mkdir(out, { recursive: true })
      const recipe = await made(fileURLToPath(import.meta.url))
      const faces = FONTS.flatMap(({ family, folder, weights, without }) =>
        Object.entries(weights).map(([weight, serves]) => cut(family, folder, weight, serves, without, recipe)),
      )
      await writeFile(join(out, 'fonts.css'), (await Promise.all(faces)).join('\n') + '\n')
    },
  }
}
