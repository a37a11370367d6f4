// The requests a page makes of its server. A refusal arrives as Refusal, with the sentence to be said.

import type { Lang } from './fluent'
import type {
  Brief,
  Created,
  GameInfo,
  Lab,
  LabBoard,
  LabChange,
  LabPlan,
  LabRun,
  Message,
  NewTable,
  Problem,
  Reason,
  Replay,
  Review,
  Rulebook,
  TableCard,
} from './wire'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
  ) {
    super(said.key)
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new Refusal(0, { key: 'problem-offline' })
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refusal(response.status, problem?.error ?? { key: 'problem-server', args: { status: response.status } })
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await ask(path, init)).json() as Promise<T>
}

const table = (id: string, key: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}?key=${encodeURIComponent(key)}`

export const fetchText = async (lang: Lang, name: string) => (await ask(`/api/text/${lang}/${name}.ftl`)).text()

let shelf: Promise<GameInfo[]> | undefined
/** The games of this server, asked for once. */
export function fetchGames(): Promise<GameInfo[]> {
  if (!shelf) {
    shelf = get<GameInfo[]>('/api/games')
    shelf.catch(() => (shelf = undefined))
  }
  return shelf
}

export const fetchBriefs = (game: string) => get<Record<string, Brief>>(`/api/games/${encodeURIComponent(game)}/briefs`)
export const fetchRules = (game: string) => get<Rulebook>(`/api/games/${encodeURIComponent(game)}/rules`)
export const fetchScene = <Scene>(game: string, scenario = '') =>
  get<Scene>(`/api/games/${encodeURIComponent(game)}/scene${scenario ? `?scenario=${encodeURIComponent(scenario)}` : ''}`)
/** Everything that is wrong with a text of home-made content. */
export const validate = (game: string, text: string) => post<Reason[]>(`/api/games/${encodeURIComponent(game)}/validate`, { text })
export const createTable = (body: NewTable) => post<Created>('/api/tables', body)
export const fetchCard = (id: string, key: string) => get<TableCard>(table(id, key))
export const fetchReplay = (id: string, key: string) => get<Replay>(table(id, key, '/replay'))
export const getReview = (id: string, key: string) => get<Review>(table(id, key, '/review'))
export const exportPath = (id: string, key: string) => table(id, key, '/export')
export const forkTable = (id: string, key: string, version: number) => post<Created>(table(id, key, '/fork'), { version })

export async function importSave(file: Blob): Promise<Created> {
  const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file }
  return (await ask('/api/import', init)).json() as Promise<Created>
}

const lab = (run: string, rest = '') => `/api/lab/${encodeURIComponent(run)}${rest}`
export const fetchLab = () => get<Lab>('/api/lab')
export const startLab = (plan: LabPlan) => post<LabRun>('/api/lab', plan)
export const fetchRun = (run: string) => get<LabRun>(lab(run))
export const changeLab = (run: string, change: LabChange) => post<LabRun>(lab(run, '/changes'), change)
export const stopLab = (run: string) => post<LabRun>(lab(run, '/stop'), {})
export const fetchLabBoard = (run: string) => get<LabBoard>(lab(run, '/board'))
/** A game of a run as a table that is over: its replay can be watched. */
export const openLabGame = (run: string, number: number) => post<Created>(lab(run, `/games/${number}`), {})
