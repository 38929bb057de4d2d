import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { ChoiceRow, SettingRow, TextRow } from '../frame/rows.tsx'
import { DayRow } from './day-row.tsx'
import styles from './helpdesk.module.css'

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' })

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const KINDS = { always: 'Always open', hours: 'During these hours' } as const

type Props = {
  /** Null: always open. */
  readonly hours: OfficeHours | null
  readonly error: string | undefined
  readonly onChange: (hours: OfficeHours | null) => void
}

/** Edits the office hours: the week, the time zone and the holidays. */
export function HoursFields({ hours, error, onChange }: Props) {
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
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map(zone => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
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
