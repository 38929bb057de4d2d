import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { formatDate } from '#host-app/admin/common/format.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { newId } from '#host-app/shared/browser/new-id.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { OutsideForm } from '#host-app/shared/ui/dialogs/outside-form.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { PickList } from '#host-app/shared/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { localDateTime, snoozeChoices } from '../../actions/snooze-choices.ts'

type SendLaterProps = {
  readonly conversationId: string
  readonly content: string
  readonly isDisabled: boolean
  /** Called with the text that is scheduled. */
  readonly onScheduled: (content: string) => void
}

/** Schedules a reply, in the agent's time zone. Not available during impersonation. */
export function SendLater({ conversationId, content, isDisabled, onScheduled }: SendLaterProps) {
  const queryClient = useQueryClient()
  const now = useNow()
  const { current } = useImpersonation()
  const [isAsking, setAsking] = useState(false)
  // Stays the same for a text, so that one whose answer was lost is not scheduled twice.
  const attempt = useRef({ content: '', clientId: '' })
  const schedule = useMutation({
    async mutationFn(at: Date) {
      if (attempt.current.content !== content) attempt.current = { content, clientId: newId() }
      const scheduled = await callApi('scheduleMessage', {
        params: { id: conversationId },
        body: { content: content.trim(), send_at: at.toISOString(), client_id: attempt.current.clientId },
      })
      attempt.current = { content: '', clientId: '' }
      onScheduled(content)
      return scheduled
    },
    onSuccess({ send_at }) {
      toast.success(`The reply will be sent on ${formatDate(send_at)}`)
      setAsking(false)
      return queryClient.invalidateQueries({
        queryKey: apiKey('listScheduled', { params: { id: conversationId } }),
      })
    },
    onError: error => toast.error(errorText(error)),
  })
  if (current || isDisabled) return null
  const choices = snoozeChoices(now)
  return (
    <>
      <Popover
        label="Send later"
        button={
          <span title="Send later">
            <Clock size={16} aria-hidden="true" />
            <span className="visually-hidden">Send later</span>
          </span>
        }
      >
        {close => (
          <PickList
            label="When to send it"
            options={[
              ...choices.map(({ id, label, at }) => ({ id, label, detail: formatDate(at.toISOString()) })),
              { id: 'custom', label: 'Another time…' },
            ]}
            onPick={({ id }) => {
              const choice = choices.find(each => each.id === id)
              if (choice) schedule.mutate(choice.at)
              else setAsking(true)
              close()
            }}
          />
        )}
      </Popover>
      {isAsking && (
        <OutsideForm>
          <FormDialog
            title="Send later"
            action="Schedule"
            busy={schedule.isPending}
            error={schedule.isError ? errorText(schedule.error) : null}
            onSubmit={fields => schedule.mutate(new Date(String(fields.get('at'))))}
            onClose={() => setAsking(false)}
          >
            <Field
              label="Date and time"
              name="at"
              type="datetime-local"
              required
              min={localDateTime(new Date(now))}
              defaultValue={localDateTime(choices[1]!.at)}
              hint="In your time zone."
            />
          </FormDialog>
        </OutsideForm>
      )}
    </>
  )
}
