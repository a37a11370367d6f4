// The log as sentences for screen readers. A phase with many moves becomes one sentence with counts.

import type { LogEntry } from './logChapters'
import { say, t } from '../text/i18n.svelte'
import { chapters, foldLines, NO_STORY, type LineStory } from './logChapters'

export function digest(entries: LogEntry[], story: LineStory = NO_STORY): string[] {
  const out: string[] = []
  for (const chapter of chapters(entries, Infinity).toReversed()) {
    if (chapter.head) out.push(say(chapter.head.line))
    for (const one of foldLines(chapter.lines, story).toReversed()) {
      if (!('count' in one)) {
        out.push(say(one.line))
        continue
      }
      out.push(t('log-fold', { ...one.count, lines: one.lines.length }))
      // harm to a player, and actions, are read as sentences of their own
      for (const { line } of one.lines.toReversed()) {
        const kind = story.tally(line)
        if (kind === null || kind === 'hurt') out.push(say(line))
      }
    }
  }
  return out.map((said) => said.replaceAll(/\s+/g, ' ').trim())
}
