import { useState } from 'react'
import { errorText } from '../../../adapters/api-error.ts'
import { callApi } from '../../../adapters/call-api.ts'
import { systemClock } from '../../../adapters/system-clock.ts'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useContentAction } from './use-content-action.ts'
import type { Draft } from './use-draft.ts'
import { fromLocalField, ownZone, toLocalField } from './zoned-date.ts'

const DAY_MS = 86_400_000

/** When the draft is to be published by itself, in the user's own time. */
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
        hint={`Your own time (${ownZone()}). Until then the draft cannot be changed, unless you take the date back.`}
      />
    </FormDialog>
  )
}
