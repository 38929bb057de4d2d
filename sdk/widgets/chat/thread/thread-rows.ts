import type { ThreadEntry } from '#core/conversation/view/view.ts'
import { dayOf, type ThreadDates } from './thread-dates.ts'

/** A pause of this length ends a run, so that the next message has its own label and time. In ms. */
const RUN_GAP_MS = 5 * 60_000

/** A row of the thread: the start of a day, or a message and its position in a run of the same author. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly entry: ThreadEntry
      readonly isFirstOfRun: boolean
      /** The agent whose first message since the AI's last one this is; else null. */
      readonly joining: string | null
      /** The time of day, for the last message of a run; null for others and for notices. */
      readonly time: string | null
      /** Whether this is the visitor's newest message, the only one that shows its delivery state. */
      readonly isNewestOwn: boolean
    }

/** Reserves the line of a date that is not formatted yet. */
const NOT_YET = '\u00A0'

/**
 * Groups messages by day and run.
 * @param dates null leaves times and days empty but reserves their space
 */
export function threadRows(entries: readonly ThreadEntry[], dates: ThreadDates | null): ThreadRow[] {
  const newestOwn = entries.findLast(({ author }) => author === 'visitor')
  /** The agents who have written since the AI last did. */
  const present = new Set<string | null>()
  return entries.flatMap((entry, index): ThreadRow[] => {
    const before = entries[index - 1]
    const isNewDay = !before || dayOf(before.at) !== dayOf(entry.at)
    const isEndOfRun = entry.author !== 'system' && !isRun(entry, entries[index + 1])
    const { author, authorName } = entry
    const isJoining = author === 'agent' && before && !present.has(authorName)
    if (author === 'agent') present.add(authorName)
    if (author === 'ai') present.clear()
    const message: ThreadRow = {
      kind: 'message',
      key: entry.key,
      entry,
      isFirstOfRun: !isRun(before, entry),
      joining: isJoining ? authorName : null,
      time: isEndOfRun ? (dates?.time(entry.at) ?? NOT_YET) : null,
      isNewestOwn: entry === newestOwn,
    }
    if (!isNewDay) return [message]
    return [{ kind: 'day', key: `day of ${entry.key}`, label: dates?.day(entry.at) ?? NOT_YET }, message]
  })
}

function isRun(entry: ThreadEntry | undefined, next: ThreadEntry | undefined): boolean {
  return (
    entry !== undefined &&
    next !== undefined &&
    entry.author === next.author &&
    entry.authorName === next.authorName &&
    dayOf(entry.at) === dayOf(next.at) &&
    next.at - entry.at < RUN_GAP_MS
  )
}
