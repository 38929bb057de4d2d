import type { ThreadEntry } from '#core/conversation/view.ts'

/** A pause of this length ends a run: what follows has its own label and time. */
const RUN_GAP_MS = 5 * 60_000

/** A line of the thread: the day that begins, or a message with its place in the run of its author. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly entry: ThreadEntry
      readonly isFirstOfRun: boolean
      /** The time of day, under the last message of a run; null elsewhere and for notices. */
      readonly time: string | null
      /** The visitor's newest message, which alone says how far it has come. */
      readonly isNewestOwn: boolean
    }

/** Lays messages out by day and run, in the writing of a locale (BCP 47) and the browser's time zone. */
export function threadRows(entries: readonly ThreadEntry[], locale: string, now: number): ThreadRow[] {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  const newestOwn = entries.findLast(({ author }) => author === 'visitor')
  return entries.flatMap((entry, index): ThreadRow[] => {
    const before = entries[index - 1]
    const isNewDay = !before || dayOf(before.at) !== dayOf(entry.at)
    const message: ThreadRow = {
      kind: 'message',
      key: entry.key,
      entry,
      isFirstOfRun: !isRun(before, entry),
      time: entry.author === 'system' || isRun(entry, entries[index + 1]) ? null : clock.format(entry.at),
      isNewestOwn: entry === newestOwn,
    }
    if (!isNewDay) return [message]
    return [{ kind: 'day', key: `day of ${entry.key}`, label: dayLabel(entry.at, locale, now) }, message]
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

function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}

/** 'Today', 'Yesterday', or the date; with its year when that is another. */
function dayLabel(at: number, locale: string, now: number): string {
  // A day with a change to or from summer time is not 24 hours long.
  const daysAgo = Math.round((dayOf(now) - dayOf(at)) / 86_400_000)
  if (daysAgo === 0 || daysAgo === 1) {
    const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day')
    return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
  }
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
  return format.format(at)
}
