// Opens the table of a lesson.

import { createTable } from '../net/api'
import type { GameInfo } from '../net/protocol'
import { keepCreated } from '../net/tableLinks'
import { settings } from '../state/settings.svelte'
import { firstDraft, newTable } from './newTable'
import { go } from './router.svelte'

export async function openLesson(info: GameInfo, lesson: string): Promise<void> {
  const draft = newTable(info, firstDraft(info, settings.name))
  go(keepCreated(await createTable({ ...draft, lesson }), info.id))
}
