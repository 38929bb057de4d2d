import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { CANNED_VARIABLES } from '#contract/constants/thread-tools.ts'
import type { CannedReply } from '#contract/entities/thread-tools.ts'
import { ApiError, errorText } from '../../adapters/api/api-error.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Checkbox, Field, TextArea } from '../../ui/fields/field.tsx'

type CannedReplyDialogProps = {
  /** Null to create one. */
  readonly reply: CannedReply | null
  readonly mayShare: boolean
  readonly onClose: () => void
}

/** A dialog that creates or edits a canned reply. */
export function CannedReplyDialog({ reply, mayShare, onClose }: CannedReplyDialogProps) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn(fields: FormData) {
      const body = {
        shortcut: String(fields.get('shortcut')),
        content: String(fields.get('content')),
        is_shared: fields.get('is_shared') === 'on',
      }
      return reply
        ? callApi('updateCannedReply', { params: { id: reply.id }, body })
        : callApi('createCannedReply', { body })
    },
    onSuccess() {
      toast.success('The canned reply was saved')
      void queryClient.invalidateQueries({ queryKey: queryKeys.cannedReplies() })
      onClose()
    },
  })
  return (
    <FormDialog
      title={reply ? 'Edit the canned reply' : 'New canned reply'}
      action="Save"
      busy={save.isPending}
      error={save.isError ? reasonOf(save.error) : null}
      onSubmit={save.mutate}
      onClose={onClose}
    >
      <Field
        label="Shortcut"
        name="shortcut"
        required
        maxLength={40}
        pattern="[^\s\/]+"
        title="No spaces and no slash"
        autoComplete="off"
        defaultValue={reply?.shortcut}
        hint="What you type after the /, such as refund."
      />
      <TextArea
        label="Text"
        name="content"
        required
        rows={7}
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={reply?.content}
        hint={`Variables: ${CANNED_VARIABLES.map(name => `{{${name}}}`).join(', ')}`}
      />
      {mayShare && (
        <Checkbox
          label="For everybody in the company"
          name="is_shared"
          defaultChecked={reply === null || reply.owner_id === null}
        />
      )}
    </FormDialog>
  )
}

/**
 * Returns the error message for a form. A validation issue, such as an unknown variable, is more specific.
 */
function reasonOf(error: unknown): string {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.length > 0 ? issues.map(({ message }) => message).join(' ') : errorText(error)
}
