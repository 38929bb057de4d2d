import { useState } from 'react'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { useContentAction } from './use-content-action.ts'
import { fromLocalField, ownZone, toLocalField } from './zoned-date.ts'

const DAY_MS = 86_400_000

/** Schedules the draft's publication, in the user's time zone. */
export function ScheduleDialog({ draft, onClose }: { readonly draft: Draft; readonly onClose: () => void }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [now] = useState(() => systemClock.now())
  const schedule = useContentAction({
    draft,
    act: ({ id, revision }, publish_at: string) =>
      callApi('scheduleContent', { params: { id }, body: { revision, publish_at } }),
    done: 'Scheduled.',
    onDone: onClose,
  })

  function submit(fields: FormData) {
    const instant = fromLocalField(String(fields.get('at')))
    setWrong(instant === null ? 'Choose a day and a time.' : null)
    if (instant !== null) schedule.mutate(instant)
  }

  return (
    <FormDialog
      title="Schedule"
      action="Schedule"
      busy={schedule.isPending}
      error={wrong ?? (schedule.error ? errorText(schedule.error) : null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Goes live"
        name="at"
        type="datetime-local"
        required
        min={toLocalField(now)}
        defaultValue={toLocalField(now + DAY_MS)}
        hint={`Your time (${ownZone()}). Until then the draft can’t be changed, unless you unschedule it.`}
      />
    </FormDialog>
  )
}
