import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import styles from './helpdesk.module.css'

type HolidaysProps = {
  /** Local dates, such as `2026-12-25`. */
  readonly holidays: readonly string[]
  readonly onChange: (holidays: string[]) => void
}

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeZone: 'UTC' })

/** Edits the days on which the office is closed. */
export function Holidays({ holidays, onChange }: HolidaysProps) {
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
