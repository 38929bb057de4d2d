import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { MESSAGE_MAX_LENGTH, SUBJECT_MAX } from '#contract/constants/conversation.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Field, TextArea } from '#host-app/ui/fields/field.tsx'
import { CustomerField } from './customer-field.tsx'

type NewConversationDialogProps = {
  /** The customer's address, if it is known. */
  readonly email?: string | undefined
  readonly onClose: () => void
}

/** Asks to whom and what to write, and opens the conversation that begins with it. */
export function NewConversationDialog({ email = '', onClose }: NewConversationDialogProps) {
  const navigate = useNavigate()
  const [to, setTo] = useState(email)
  const [isWrong, setWrong] = useState(false)
  // The server checks the rest.
  const isAddress = to.includes('@')
  const start = useMutation({
    mutationFn: (fields: FormData) => {
      const subject = String(fields.get('subject')).trim()
      return callApi('startOutbound', {
        body: {
          customer_email: to.trim(),
          content: String(fields.get('content')),
          ...(subject !== '' && { subject }),
        },
      })
    },
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
      onSubmit={fields => {
        setWrong(!isAddress)
        if (isAddress) start.mutate(fields)
      }}
      onClose={onClose}
    >
      <CustomerField
        text={to}
        error={isWrong && !isAddress ? 'Choose a customer, or type a whole email address.' : undefined}
        onText={setTo}
      />
      <Field
        label="Subject (optional)"
        name="subject"
        maxLength={SUBJECT_MAX}
        autoComplete="off"
        dir="auto"
        hint="Without one, the message begins it."
      />
      <TextArea label="Message" name="content" required rows={5} maxLength={MESSAGE_MAX_LENGTH} dir="auto" />
    </FormDialog>
  )
}
