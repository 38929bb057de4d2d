import type { OfficeHours } from '#contract/entities/widget.ts'
import { ChoiceRow, SettingRow, TextRow } from '../frame/rows.tsx'
import { DayRow } from './day-row.tsx'
import styles from './helpdesk.module.css'
import { Holidays } from './holidays.tsx'

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
