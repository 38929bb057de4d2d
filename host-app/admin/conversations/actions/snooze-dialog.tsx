import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/ui/fields/field.tsx'
import { localDateTime, snoozeChoices } from './snooze-choices.ts'

type SnoozeDialogProps = {
  readonly now: number
  readonly onSnooze: (until: Date) => void
  readonly onClose: () => void
}

/** Asks until when to snooze the conversation, in the agent's time zone. */
export function SnoozeDialog({ now, onSnooze, onClose }: SnoozeDialogProps) {
  return (
    <FormDialog
      title="Snooze until…"
      action="Snooze"
      busy={false}
      error={null}
      onSubmit={fields => {
        onSnooze(new Date(String(fields.get('until'))))
        onClose()
      }}
      onClose={onClose}
    >
      <Field
        label="Date and time"
        name="until"
        type="datetime-local"
        required
        min={localDateTime(new Date(now))}
        defaultValue={localDateTime(snoozeChoices(now)[1]!.at)}
        hint="In your time zone. It comes back earlier if the customer writes."
      />
    </FormDialog>
  )
}
