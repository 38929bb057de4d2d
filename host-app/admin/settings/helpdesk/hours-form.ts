/** Office hours as the form holds them. */

import type { OfficeHours } from '#contract/entities/widget.ts'
import { type Keyed, keyed } from '../../rules/keyed.ts'

export type Span = readonly [from: number, to: number]
export type HoursForm = {
  readonly time_zone: string
  readonly week: readonly (readonly Keyed<Span>[])[]
  readonly holidays: readonly string[]
}

/** Those that are set; else nine to five on workdays, where the reader is. */
export function hoursFormOf(hours: OfficeHours | null): HoursForm {
  if (hours === null)
    return {
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [keyed<Span>([540, 1_020])] : [])),
      holidays: [],
    }
  return { ...hours, week: hours.week.map(day => day.map(span => keyed<Span>(span))) }
}

/** What is sent of it. */
export function hoursOf(form: HoursForm): OfficeHours {
  return {
    time_zone: form.time_zone,
    week: form.week.map(day => day.map(({ value: [from, to] }): [number, number] => [from, to])),
    holidays: [...form.holidays],
  }
}

/** Times of day between what a field holds (`09:30`) and minutes since midnight. */

export function timeOf(minutes: number): string {
  // A field knows no 24:00: the end of the day is its next beginning.
  const shown = minutes % 1_440
  return `${pad(Math.floor(shown / 60))}:${pad(shown % 60)}`
}

/** Null for a field that is empty. */
export function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)
    ? null
    : hours * 60 + minutes
}

/** As the end of a span: midnight is that at the day's end. */
export function endOf(time: string): number | null {
  return minutesOf(time) || (minutesOf(time) === 0 ? 1_440 : null)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
