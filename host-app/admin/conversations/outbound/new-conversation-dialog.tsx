import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Field, TextArea } from '#host-app/ui/fields/field.tsx'

type NewConversationDialogProps = {
  /** The customer's address, if it is known. */
  readonly email?: string | undefined
  readonly onClose: () => void
}

/** Asks to whom and what to write, and opens the conversation that begins with it. */
export function NewConversationDialog({ email = '', onClose }: NewConversationDialogProps) {
  const navigate = useNavigate()
  const start = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('startOutbound', {
        body: { customer_email: String(fields.get('email')), content: String(fields.get('content')) },
      }),
    onSuccess({ id }) {
      onClose()
      void navigate(`/admin/conversations/${id}`)
    },
  })
  return (
    <FormDialog
      title="New conversation"
      action="Send"
      busy={start.isPending}
      error={start.error && errorText(start.error)}
      onSubmit={fields => start.mutate(fields)}
      onClose={onClose}
    >
      <Field
        label="Customer’s email"
        name="email"
        type="email"
        required
        autoComplete="off"
        defaultValue={email}
        hint="The message is sent by email, and is assigned to you."
      />
      <TextArea label="Message" name="content" required rows={5} maxLength={MESSAGE_MAX_LENGTH} />
    </FormDialog>
  )
}
