/** Office hours as the form holds them. */

import type { OfficeHours } from '#contract/entities/widget.ts'
import { type Keyed, keyed } from '../../rules/keyed.ts'

/** A span of a day, in minutes since midnight. */
export type Span = readonly [from: number, to: number]
/** The form's values; `week` has the spans of each weekday, `holidays` local dates. */
export type HoursForm = {
  readonly time_zone: string
  readonly week: readonly (readonly Keyed<Span>[])[]
  readonly holidays: readonly string[]
}

/**
 * Returns the form of the company's hours; without any, nine to five on workdays in the reader's time zone.
 */
export function hoursFormOf(hours: OfficeHours | null): HoursForm {
  if (hours === null)
    return {
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [keyed<Span>([540, 1_020])] : [])),
      holidays: [],
    }
  return { ...hours, week: hours.week.map(day => day.map(span => keyed<Span>(span))) }
}

/** Returns the request body for a form. */
export function hoursOf(form: HoursForm): OfficeHours {
  return {
    time_zone: form.time_zone,
    week: form.week.map(day => day.map(({ value: [from, to] }): [number, number] => [from, to])),
    holidays: [...form.holidays],
  }
}

/** Converts minutes since midnight to the value of a time field (`09:30`). */

export function timeOf(minutes: number): string {
  // A time field has no 24:00, so the end of the day is shown as 00:00.
  const shown = minutes % 1_440
  return `${pad(Math.floor(shown / 60))}:${pad(shown % 60)}`
}

/** Converts a time field's value to minutes since midnight; null for an empty field. */
export function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes
}

/** Converts a time field's value to the end of a span: 00:00 is the end of the day. */
export function endOf(time: string): number | null {
  return minutesOf(time) || (minutesOf(time) === 0 ? 1_440 : null)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
