// Addresses of pages. The key of a link is in the fragment, so browsers never send it with a page request.

export type Route =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string; key: string }
  | { page: 'replay'; table: string; key: string; at: number | null }
  | { page: 'review'; table: string; key: string }
  | { page: 'luck'; table: string; key: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lab'; run: string }
  | { page: 'join'; code: string }
  | { page: 'profile' }
  | { page: 'lost' }

export function parseRoute(pathname: string, hash = '', search = ''): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean).map(decode)
  const fragment = decode(hash.replace(/^#/, ''))
  if (first === 'r' && second && rest.length === 1 && /^\d+$/.test(rest[0]!))
    return { page: 'replay', table: second, key: fragment, at: Number(rest[0]) }
  if (rest.length > 0) return { page: 'lost' }
  if (first === '') return { page: 'lobby' }
  if (first === 'profile' && second === '') return { page: 'profile' }
  if (first === 'lab') return { page: 'lab', run: second }
  if (first === 'j' && second === '') return { page: 'join', code: fragment }
  if (second === '') return { page: 'lost' }
  switch (first) {
    case 'setup':
      return { page: 'setup', game: second }
    case 't':
      return { page: 'table', table: second, key: fragment }
    case 'replay':
      return { page: 'replay', table: second, key: fragment, at: version(search) }
    case 'review':
      return { page: 'review', table: second, key: fragment }
    case 'luck':
      return { page: 'luck', table: second, key: fragment }
    case 'rules':
      return { page: 'rules', game: second, rule: fragment }
    default:
      return { page: 'lost' }
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function version(search: string): number | null {
  const at = new URLSearchParams(search).get('at')
  return at !== null && /^\d+$/.test(at) ? Number(at) : null
}

/** Parse a pasted link, full address or path, into table and key; null if it is neither. */
export function parseLink(text: string): { table: string; key: string } | null {
  let url: URL
  try {
    url = new URL(text.trim(), 'http://table.invalid/')
  } catch {
    return null
  }
  const route = parseRoute(url.pathname, url.hash, url.search)
  if (route.page !== 'table' && route.page !== 'replay' && route.page !== 'review') return null
  return route.key ? { table: route.table, key: route.key } : null
}

export const tablePath = (table: string, key: string) => `/t/${encodeURIComponent(table)}#${encodeURIComponent(key)}`
export const setupPath = (game: string) => `/setup/${encodeURIComponent(game)}`
export const rulesPath = (game: string, rule = '') => `/rules/${encodeURIComponent(game)}${rule ? `#${encodeURIComponent(rule)}` : ''}`
/** Address that opens a table code. The code stays in the fragment, like a key. */
export const joinPath = (code: string) =>
  `/j#${encodeURIComponent(
    code
      .trim()
      .split(/[^\p{L}\d]+/u)
      .join('-')
      .toLowerCase(),
  )}`
export const labPath = (run = '') => `/lab${run ? `/${encodeURIComponent(run)}` : ''}`
/** Address of one moment of a game. It contains no key, so the reader needs their own link to the table. */
export const momentPath = (table: string, at: number) => `/r/${encodeURIComponent(table)}/${at}`
/** Address of the review of a finished game. */
export const reviewPath = (table: string, key: string) => `/review/${encodeURIComponent(table)}#${encodeURIComponent(key)}`
/** Address of the dice of a finished game, seat by seat. */
export const luckPath = (table: string, key: string) => `/luck/${encodeURIComponent(table)}#${encodeURIComponent(key)}`
export const profilePath = () => '/profile'
export const replayPath = (table: string, key: string, at: number | null = null) =>
  `/replay/${encodeURIComponent(table)}${at === null ? '' : `?at=${at}`}#${encodeURIComponent(key)}`
