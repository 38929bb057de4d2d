import { AlarmClock, AlarmClockOff, CalendarClock } from 'lucide-react'
import { type RefObject, useState } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { PickList } from '#host-app/shared/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { formatDate } from '../../common/format.ts'
import { localDateTime, snoozeChoices } from './snooze-choices.ts'
import type { useActions } from './use-actions.ts'

type SnoozeMenuProps = {
  readonly conversation: StaffConversation
  readonly actions: Pick<ReturnType<typeof useActions>, 'snooze' | 'wake'>
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

/** A menu of times until when to snooze the conversation. */
export function SnoozeMenu({ conversation, actions, buttonRef }: SnoozeMenuProps) {
  const [isAsking, setAsking] = useState(false)
  const { snoozed_until, updated_at } = conversation
  // The server's clock can be ahead; `updated_at` is a lower bound for its current time.
  const now = Math.max(systemClock.now(), Date.parse(updated_at))
  return (
    <>
      <Popover
        label="Snooze"
        buttonRef={buttonRef}
        shortcuts={keyShortcuts('snooze')}
        button={
          <>
            <AlarmClock size={13} aria-hidden="true" />
            <span className="visually-hidden">
              {snoozed_until === null ? 'Snooze' : `Until ${formatDate(snoozed_until)}`}
            </span>
          </>
        }
      >
        {close => {
          const choices = snoozeChoices(now)
          return (
            <PickList
              label="Snooze until…"
              options={[
                ...(snoozed_until === null
                  ? []
                  : [
                      { id: 'wake', label: 'Unsnooze', icon: <AlarmClockOff size={14} aria-hidden="true" /> },
                    ]),
                ...choices.map(({ id, label, at }) => ({
                  id,
                  label,
                  detail: formatDate(at.toISOString()),
                  icon: <AlarmClock size={14} aria-hidden="true" />,
                })),
                {
                  id: 'custom',
                  label: 'Choose a date and time…',
                  icon: <CalendarClock size={14} aria-hidden="true" />,
                },
              ]}
              onPick={({ id }) => {
                close()
                const choice = choices.find(each => each.id === id)
                if (choice) actions.snooze(choice.at)
                else if (id === 'wake') actions.wake()
                else setAsking(true)
              }}
            />
          )
        }}
      </Popover>
      {isAsking && <SnoozeDialog now={now} onSnooze={actions.snooze} onClose={() => setAsking(false)} />}
    </>
  )
}

type SnoozeDialogProps = {
  readonly now: number
  readonly onSnooze: (until: Date) => void
  readonly onClose: () => void
}

/** Asks until when to snooze the conversation, in the agent's time zone. */
function SnoozeDialog({ now, onSnooze, onClose }: SnoozeDialogProps) {
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
