// HTTP requests to the server. A failed one throws a `Refusal` with a message for the player.
import type { Lang } from '../text/fluent'
import { salt } from './diceSalt'
import type {
  Brief,
  CreatedTable,
  Device,
  GameInfo,
  Lab,
  LabBoard,
  LabChange,
  LabPlan,
  LabRun,
  Me,
  Message,
  NewTable,
  OpenTable,
  OpenTables,
  Problem,
  Profile,
  Proof,
  Publish,
  RefusalReason,
  Replay,
  Review,
  Rulebook,
  TableCard,
  JoinReply,
} from './protocol'

import { applyChanges } from './viewDelta'

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

/** The key goes in a header, so that it is in no address, log or history. */
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

async function get<T>(path: string, headers?: Record<string, string>): Promise<T> {
  return (await ask(path, headers && { headers })).json() as Promise<T>
}

async function post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  return (await ask(path, init)).json() as Promise<T>
}

const table = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`

export const fetchText = async (lang: Lang, name: string) => (await ask(`/api/text/${lang}/${name}.ftl`)).text()

let shelf: Promise<GameInfo[]> | undefined
/** Return the games of this server. Cached. */
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
/** Return everything that is wrong with home-made content. */
export const validate = (game: string, text: string) => post<RefusalReason[]>(`/api/games/${encodeURIComponent(game)}/validate`, { text })
export const createTable = (body: NewTable) => post<CreatedTable>('/api/tables', body)
export const fetchCard = (id: string, key: string) => get<TableCard>(table(id), bearer(key))

/** Fetch a replay and restore the full view of every step from its deltas. */
export async function fetchReplay(id: string, key: string): Promise<Replay> {
  const body = await get<Replay>(table(id, '/replay'), bearer(key))
  let view: unknown = null
  const steps = body.steps.map((step) => ({ ...step, view: (view = step.view ?? applyChanges(view, step.changes ?? [])) }))
  return { ...body, steps }
}
/** Fetch part of the review of a seat, starting at a decision. */
export const fetchReview = (id: string, key: string, seat: number | null, first: number) =>
  get<Review>(table(id, `/review?first=${first}${seat === null ? '' : `&seat=${seat}`}`), bearer(key))
export const fetchProof = (id: string, key: string) => get<Proof>(table(id, '/proof'), bearer(key))
export const forkTable = (id: string, key: string, version: number) => post<CreatedTable>(table(id, '/fork'), { version }, bearer(key))

/** Fetch the save file of a table, with the server's file name. */
export async function exportTable(id: string, key: string): Promise<File> {
  const answer = await ask(table(id, '/export'), { headers: bearer(key) })
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? `${id}.shamble`
  return new File([await answer.blob()], name)
}

export async function importSave(file: Blob): Promise<CreatedTable> {
  const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file }
  return (await ask('/api/import', init)).json() as Promise<CreatedTable>
}

/** Fetch the public tables. */
export const fetchLobby = async () => (await get<OpenTables>('/api/lobby')).tables
/** Find the table of a table code. */
export const findTableByCode = (code: string) => post<OpenTable>('/api/join', { code })
/** Take a seat by table code. Returns its link. */
export const sitByCode = (code: string, name: string) => post<JoinReply>('/api/join/sit', { code, name, salt: salt() })
const open = (id: string, rest: string) => `/api/lobby/${encodeURIComponent(id)}/${rest}`
export const sitAt = (id: string, name: string) => post<JoinReply>(open(id, 'sit'), { name, salt: salt() })
export const watchTable = (id: string) => post<JoinReply>(open(id, 'watch'), {})
/** Add a table to the lobby, or remove it. */
export const publish = (id: string, key: string, body: Publish) => post<Publish>(table(id, '/public'), body, bearer(key))
/** Create the rematch with the same players. Returns my link to it. */
export const playAgain = (id: string, key: string) => post<JoinReply>(table(id, '/rematch'), {}, bearer(key))

/** Fetch who this browser is signed in as. A cookie that scripts cannot read tells the server. */
export const fetchMe = () => get<Me>('/api/me')
export const fetchProfile = () => get<Profile>('/api/me/profile')
export const rememberTable = (id: string, key: string) => post<Me>(table(id, '/mine'), {}, bearer(key))
/** Remove a table from this browser's list; without an id, forget the browser. */
export const forgetPlace = (id = '') => post<Me>('/api/me/forget', { table: id })
export const signUp = (name: string, phrase: string) => post<Me>('/api/me/sign-up', { name, phrase })
export const signIn = (name: string, phrase: string, bring: boolean) => post<Me>('/api/me/sign-in', { name, phrase, bring })
export const signOut = () => post<Me>('/api/me/sign-out', {})
export const fetchDevices = () => get<Device[]>('/api/me/devices')
export const endSession = (id: string) => post<Device[]>('/api/me/devices', { id })
export const changePhrase = (before: string, after: string) => post<Me>('/api/me/phrase', { old: before, new: after })
export const deleteAccount = (phrase: string) => post<Me>('/api/me/delete', { phrase })

const lab = (run: string, rest = '') => `/api/lab/${encodeURIComponent(run)}${rest}`
export const fetchLab = () => get<Lab>('/api/lab')
export const startLab = (plan: LabPlan) => post<LabRun>('/api/lab', plan)
export const fetchRun = (run: string) => get<LabRun>(lab(run))
export const changeLab = (run: string, change: LabChange) => post<LabRun>(lab(run, '/changes'), change)
export const stopLab = (run: string) => post<LabRun>(lab(run, '/stop'), {})
export const fetchLabBoard = (run: string) => get<LabBoard>(lab(run, '/board'))
/** Open a game of a study run as a finished table, for its replay. */
export const openLabGame = (run: string, number: number) => post<CreatedTable>(lab(run, `/games/${number}`), {})
