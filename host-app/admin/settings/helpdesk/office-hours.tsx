import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Checkbox, Field } from '#host-app/shared/ui/fields/field.tsx'
import editor from '../../rules/editor.module.css'
import { ChoiceRow, SettingRow, TextRow, TimeZoneList } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './helpdesk.module.css'
import { endOf, minutesOf, type Span, timeOf } from './times.ts'

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' })

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const KINDS = { always: 'Always open', hours: 'During these hours' } as const

/** Edits the office hours: the week, the time zone and the holidays. Null: always open. */
export function OfficeHoursRows({ value: hours, error, onChange }: ControlProps<'hours', 'office_hours'>) {
  return (
    <>
      <ChoiceRow
        label="When your team is available"
        options={KINDS}
        value={hours === null ? 'always' : 'hours'}
        error={error}
        onChange={kind => onChange(kind === 'always' ? null : nineToFive())}
      />
      {hours && (
        <>
          <TextRow
            label="Time zone"
            required
            list="time-zones"
            value={hours.time_zone}
            onChange={time_zone => onChange({ ...hours, time_zone })}
          />
          <TimeZoneList />
          <SettingRow label="Hours" hint="A day can have several spans." layout="below">
            <ul className={styles['week']}>
              {DAYS.map((day, index) => (
                <DayRow
                  key={day}
                  day={day}
                  spans={hours.week[index] ?? []}
                  onChange={spans =>
                    onChange({ ...hours, week: hours.week.map((each, at) => (at === index ? spans : each)) })
                  }
                />
              ))}
            </ul>
          </SettingRow>
          <SettingRow label="Holidays" hint="Days on which nobody answers." layout="below">
            <Holidays holidays={hours.holidays} onChange={holidays => onChange({ ...hours, holidays })} />
          </SettingRow>
        </>
      )}
    </>
  )
}

/** Returns nine to five on workdays, in the reader's time zone. */
function nineToFive(): OfficeHours {
  return {
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    week: Array.from({ length: 7 }, (_, day) => (day < 5 ? [[540, 1_020]] : [])),
    holidays: [],
  }
}

type DayRowProps = {
  readonly day: string
  readonly spans: readonly Span[]
  readonly onChange: (spans: Span[]) => void
}

/** A span that is the whole day. */
const isAllDay = ([from, to]: Span) => from === 0 && to === 1_440

/** A day's office hours: none, all day, or one or more spans. */
function DayRow({ day, spans, onChange }: DayRowProps) {
  const put = (index: number, span: Span) => onChange(spans.map((each, at) => (at === index ? span : each)))
  const hasAllDay = spans.some(isAllDay)
  return (
    <li className={styles['day']}>
      <span className={styles['name']}>{day}</span>
      <div className={styles['spans']}>
        {spans.length === 0 && <span className={styles['closed']}>Closed</span>}
        {!hasAllDay &&
          spans.map(([from, to], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is nothing but its times.
            <span key={index} className={styles['span']}>
              <input
                className={editor['control']}
                type="time"
                required
                aria-label={`${day}: from`}
                value={timeOf(from)}
                onChange={event => put(index, [minutesOf(event.target.value) ?? from, to])}
              />
              <span aria-hidden="true">–</span>
              <input
                className={editor['control']}
                type="time"
                required
                aria-label={`${day}: to`}
                value={timeOf(to)}
                onChange={event => put(index, [from, endOf(event.target.value) ?? to])}
              />
              <IconButton
                label={`Remove ${timeOf(from)} to ${timeOf(to)} on ${day}`}
                onClick={() => onChange(spans.filter((_, at) => at !== index))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </span>
          ))}
        <Checkbox
          label="All day"
          aria-label={`All day on ${day}`}
          checked={hasAllDay}
          onChange={event => onChange(event.target.checked ? [[0, 1_440]] : [nextSpan([])])}
        />
      </div>
      {hasAllDay ? (
        <IconButton label={`Close on ${day}`} onClick={() => onChange([])}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton
          label={`Add hours on ${day}`}
          disabled={spans.length >= 6}
          onClick={() => onChange([...spans, nextSpan(spans)])}
        >
          <Plus size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}

/** Returns a new span: an hour after the last one's end, else nine to five. */
function nextSpan(spans: readonly Span[]): Span {
  const end = spans.at(-1)?.[1]
  if (end === undefined) return [540, 1_020]
  return end >= 1_380 ? [0, 60] : [end + 60 > 1_380 ? end : end + 60, Math.min(1_440, end + 240)]
}

type HolidaysProps = {
  /** Local dates, such as `2026-12-25`. */
  readonly holidays: readonly string[]
  readonly onChange: (holidays: string[]) => void
}

/** Edits the days on which the office is closed. */
function Holidays({ holidays, onChange }: HolidaysProps) {
  const [date, setDate] = useState('')
  const isNew = date !== '' && !holidays.includes(date)
  return (
    <div className={styles['holidays']}>
      <div className={styles['add']}>
        <Field label="Date" type="date" value={date} onChange={event => setDate(event.target.value)} />
        <Button
          disabled={!isNew || holidays.length >= 100}
          onClick={() => {
            onChange([...holidays, date].sort())
            setDate('')
          }}
        >
          <Plus size={14} aria-hidden="true" />
          Add holiday
        </Button>
      </div>
      {holidays.length > 0 && (
        <ul>
          {holidays.map(holiday => (
            <li key={holiday}>
              <span>{DATE.format(Date.parse(holiday))}</span>
              <IconButton
                label={`Remove ${DATE.format(Date.parse(holiday))}`}
                onClick={() => onChange(holidays.filter(each => each !== holiday))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
