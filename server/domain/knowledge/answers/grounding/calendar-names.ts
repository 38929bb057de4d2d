/** Names of days and months. Articles shorten them: 'Mon–Fri' means 'Monday to Friday'. */
import { LOCALES } from '#contract/constants/locales.ts'
import { fold, plainCase } from '../../search/words/fold.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1)

const NAMES = calendarNames()

/** Returns the day or month that a folded word names in any of the product's languages, else null. */
export function calendarName(word: string): string | null {
  return NAMES.get(word) ?? null
}

function calendarNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const locale of LOCALES)
    for (const length of ['long', 'short'] as const) {
      const days = new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' })
      const months = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
      for (let day = 0; day < 7; day++) names.set(read(days.format(FIRST_DAY + day * DAY_MS)), `day ${day}`)
      for (let month = 0; month < 12; month++)
        names.set(read(months.format(Date.UTC(2024, month, 1))), `month ${month}`)
    }
  return names
}

function read(name: string): string {
  return fold(plainCase(name).replace(/\.$/, ''))
}
