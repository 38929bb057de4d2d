import { useEffect, useState } from 'react'

/** The times and days of a thread's messages, in milliseconds since the epoch, as they are written. */
export type ThreadDates = { readonly time: (at: number) => string; readonly day: (at: number) => string }

/** In the writing of a locale (BCP 47) and the browser's time zone. */
export function threadDates(locale: string, now: number): ThreadDates {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return { time: at => clock.format(at), day: at => dayLabel(at, locale, now) }
}

/** When the day of an instant began. */
export function dayOf(at: number): number {
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

let isReady = false

/**
 * Whether dates may be written. A browser's first one takes it 30 to 50 ms, whichever it is; so what was said is drawn
 * before, and the dates at the first idle moment after it.
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
