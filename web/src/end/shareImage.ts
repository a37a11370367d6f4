// The end of a game as an image to share, drawn on a canvas with the page's symbols, colours and fonts.

export interface PictureText {
  title: string
  headline: string
  why: string
  facts: string[]
  people: { name: string; note: string; won: boolean; colour: string }[]
  night: boolean
  living: string[]
  paints: string[]
  dead: string[]
}

const width = 1200
const height = 675
const ink = '#1b1420'
const bone = '#f6ecd8'
const days = { air: '#f6a03c', low: '#fcc267', sun: '#ffeebc', far: '#d8693b', near: '#a83f33', text: ink }
const nights = { air: '#1c2a2b', low: '#2c4440', sun: '#b9d98a', far: '#16201f', near: '#101615', text: bone }

/** Replace the page's CSS variables by their colours. */
function painted(text: string, paint: string): string {
  const style = getComputedStyle(document.documentElement)
  const value = (_: string, name: string, other?: string) =>
    (name === '--seat' && paint) || style.getPropertyValue(name).trim() || other?.trim() || 'none'
  let said = text
  for (let depth = 0; depth < 3 && said.includes('var('); depth += 1) said = said.replaceAll(/var\((--[\w-]+)(?:,([^()]*))?\)/g, value)
  return said
}

/** Return a symbol with everything it refers to, as an image. */
export async function symbol(id: string, paint = ''): Promise<HTMLImageElement | null> {
  const parts = new Map<string, Element>()
  const collect = (name: string) => {
    const element = parts.has(name) ? null : document.getElementById(name)
    if (!element) return
    parts.set(name, element)
    for (const [, other] of element.outerHTML.matchAll(/(?:href="#|url\(["']?#)([\w-]+)/g)) collect(other!)
  }
  collect(id)
  const first = parts.get(id)
  if (!first) return null
  const box = (first.getAttribute('viewBox') ?? '0 0 64 64').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, w = 64, h = 64] = box
  const room = 0.08 * w // room for outlines that extend beyond the symbol
  const write = new XMLSerializer()
  const defs = [...parts.values()].map((part) => write.serializeToString(part)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * w}" height="${4 * h}" viewBox="${x - room} ${y - room} ${w + 2 * room} ${h + 2 * room}" color="${ink}"><defs>${defs}</defs><use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/></svg>`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(painted(svg, paint))}`
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Wrap a text to a width. The last line is cut if there are too many. */
function wrapped(on: CanvasRenderingContext2D, text: string, most: number, lines: number): string[] {
  const out: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = out.length ? `${out.at(-1)} ${word}` : word
    if (out.length && on.measureText(longer).width <= most) out[out.length - 1] = longer
    else if (out.length === lines) return [...out.slice(0, -1), `${out.at(-1)} …`]
    else out.push(word)
  }
  return out
}

export async function picture(texts: PictureText): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const on = canvas.getContext('2d')
  if (!on) return null
  const colours = texts.night ? nights : days
  const display = (size: number) => `900 ${size}px "Londrina Solid", Impact, sans-serif`
  const plain = (size: number) => `600 ${size}px Barlow, sans-serif`
  const road = 560

  const sky = on.createLinearGradient(0, 0, 0, road)
  sky.addColorStop(0, colours.air)
  sky.addColorStop(1, colours.low)
  on.fillStyle = sky
  on.fillRect(0, 0, width, road)
  on.fillStyle = colours.sun
  on.beginPath()
  on.arc(980, 380, 92, 0, 2 * Math.PI)
  on.fill()
  for (let at = 0; at < 32; at += 1) {
    const tall = 46 + ((at * 53) % 97)
    on.fillStyle = colours.far
    on.fillRect(at * 40, road - tall, 36, tall)
    on.fillStyle = colours.near
    on.fillRect(at * 40 + 14, road - 0.6 * tall, 38, tall)
  }
  on.fillStyle = '#2b2531'
  on.fillRect(0, road, width, height - road)
  on.fillStyle = '#c99b3c'
  for (let x = 0; x < width; x += 90) on.fillRect(x, road + 62, 48, 5)

  on.fillStyle = colours.text
  on.textBaseline = 'top'
  on.font = display(texts.headline.length > 26 ? 56 : 76)
  let y = 36
  for (const line of wrapped(on, texts.headline, 1100, 2)) {
    on.fillText(line, 48, y)
    y += texts.headline.length > 26 ? 60 : 78
  }
  on.font = plain(24)
  for (const line of wrapped(on, texts.why, 1050, 2)) {
    on.fillText(line, 48, (y += 4))
    y += 30
  }
  y += 14
  on.font = plain(22)
  const chips = [texts.title, ...texts.facts].join('   ·   ')
  on.fillStyle = bone
  on.strokeStyle = ink
  on.lineWidth = 3
  const chip = Math.min(1104, on.measureText(chips).width + 36)
  on.beginPath()
  on.roundRect(48, y, chip, 46, 10)
  on.fill()
  on.stroke()
  on.fillStyle = ink
  on.fillText(wrapped(on, chips, 1070, 1)[0] ?? '', 66, y + 12)
  y += 66

  texts.people.slice(0, 6).forEach((one, index) => {
    const left = 48 + (index % 2) * 330
    const top = y + Math.floor(index / 2) * 62
    on.fillStyle = one.colour
    on.beginPath()
    on.roundRect(left, top, 44, 44, 10)
    on.fill()
    on.stroke()
    on.fillStyle = ink
    on.font = display(28)
    on.fillText(one.name.slice(0, 1).toUpperCase(), left + 15, top + 9)
    on.fillStyle = colours.text
    on.font = display(26)
    on.fillText(wrapped(on, one.name, 250, 1)[0] ?? '', left + 56, top)
    on.font = plain(17)
    on.fillText(wrapped(on, one.note, 260, 1)[0] ?? '', left + 56, top + 26)
  })

  const cast = [
    ...texts.dead.slice(0, 4).map((name, index) => ({ name, paint: '', x: 40 + index * 96, size: 92 })),
    ...texts.living
      .slice(0, 6)
      .map((name, index) => ({ name, paint: texts.paints[index] ?? '', x: 1040 - index * 104, size: index === 0 ? 132 : 108 })),
  ]
  for (const { name, paint, x, size } of cast) {
    const image = await symbol(name, paint)
    if (image) on.drawImage(image, x, road + 34 - size, size, size)
  }
  on.fillStyle = bone
  on.font = display(34)
  on.textAlign = 'right'
  on.fillText('Shamble', width - 40, height - 50)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

/** Offer a file for download. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
