import { useEffect, useState } from 'react'

/** Formats the times and days of messages. Instants are ms since the epoch. */
export type ThreadDates = { readonly time: (at: number) => string; readonly day: (at: number) => string }

/** Returns the formats of a locale (BCP 47), in the browser's time zone. */
export function threadDates(locale: string, now: number): ThreadDates {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return { time: at => clock.format(at), day: at => dayLabel(at, locale, now) }
}

/** Returns the start of an instant's day, in ms since the epoch. */
export function dayOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}

/** Returns 'Today', 'Yesterday', or the date, with the year if it is not the current one. */
function dayLabel(at: number, locale: string, now: number): string {
  // Rounded, because a day with a change to or from daylight saving time does not have 24 hours.
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

let isReady = false

/**
 * Returns whether dates may be formatted. The first format takes a browser 30 to 50 ms, so messages render first
 * and the dates follow when the browser is idle.
 */
export function useDatesReady(): boolean {
  const [isNow, setNow] = useState(isReady)

  useEffect(() => {
    if (isReady) return setNow(true)
    const begin = () => {
      isReady = true
      setNow(true)
    }
    ;(window.requestIdleCallback ?? setTimeout)(begin, { timeout: 1_000 } as never)
  }, [])

  return isNow
}
