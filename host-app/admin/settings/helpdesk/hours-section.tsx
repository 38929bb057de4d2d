import { type FormEvent, useState } from 'react'
import type { OfficeHours } from '#contract/entities/widget.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Choice } from '#host-app/ui/fields/choice.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { DayRow } from './day-row.tsx'
import styles from './helpdesk.module.css'
import { Holidays } from './holidays.tsx'
import { type HoursForm, hoursFormOf, hoursOf } from './hours-form.ts'
import { useSaveCompany } from './use-save-company.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const KINDS = { always: 'Always open', hours: 'During these hours' } as const

/**
 * Office hours: the week, the time zone and the holidays. A company without office hours counts as always
 * open.
 */
export function HoursSection({ hours }: { readonly hours: OfficeHours | null }) {
  const [kind, setKind] = useState<keyof typeof KINDS>(hours === null ? 'always' : 'hours')
  const [form, setForm] = useState(() => hoursFormOf(hours))
  const save = useSaveCompany()
  const change = (changes: Partial<HoursForm>) => setForm(before => ({ ...before, ...changes }))

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ office_hours: kind === 'always' ? null : hoursOf(form) })
  }

  return (
    <form onSubmit={submit} className={styles['form']}>
      <Choice label="When your team is available" options={KINDS} value={kind} onChange={setKind} />
      {kind === 'hours' && (
        <>
          <Field
            label="Time zone"
            required
            list="time-zones"
            value={form.time_zone}
            onChange={event => change({ time_zone: event.target.value })}
          />
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map(zone => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <ul className={styles['week']}>
            {DAYS.map((day, index) => (
              <DayRow
                key={day}
                day={day}
                spans={form.week[index] ?? []}
                onChange={spans =>
                  change({ week: form.week.map((each, at) => (at === index ? spans : each)) })
                }
              />
            ))}
          </ul>
          <Holidays holidays={form.holidays} onChange={holidays => change({ holidays })} />
        </>
      )}
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" look="primary" busy={save.isPending}>
        Save office hours
      </Button>
    </form>
  )
}
