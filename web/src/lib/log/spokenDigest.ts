// The log as sentences for screen readers. A phase with many moves becomes one sentence with counts.

import type { Tally } from '../../games/types'
import type { LogLine } from '../net/protocol'
import type { LogEntry } from '../state/tableClient.svelte'
import { say, t } from '../text/i18n.svelte'
import { chapters, folded } from './logChapters'

export function digest(entries: LogEntry[], tally: (line: LogLine) => Tally | null): string[] {
  const out: string[] = []
  for (const chapter of chapters(entries, Infinity).toReversed()) {
    if (chapter.head) out.push(say(chapter.head.line))
    for (const one of folded(chapter.lines, tally).toReversed()) {
      if (!('count' in one)) {
        out.push(say(one.line))
        continue
      }
      out.push(t('log-fold', { ...one.count, lines: one.lines.length }))
      // harm to a player, and actions, are read as sentences of their own
      for (const { line } of one.lines.toReversed()) if (tally(line) === null || tally(line) === 'hurt') out.push(say(line))
    }
  }
  return out.map((said) => said.replaceAll(/\s+/g, ' ').trim())
}
