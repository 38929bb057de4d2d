import { MessageSquareText } from 'lucide-react'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { CANNED_VARIABLES } from '#contract/constants/thread-tools.ts'
import type { CannedReply } from '#contract/entities/thread-tools.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field, TextArea } from '#host-app/shared/ui/fields/field.tsx'
import { useAdmin } from '../admin-layout.tsx'
import { RecordList } from '../common/record-list.tsx'
import styles from './canned-replies-page.module.css'

/** `/admin/settings/canned-replies`: reusable texts that agents insert with `/` in the composer. */
export function CannedRepliesPage() {
  const { permissions } = useAdmin()
  const { current } = useImpersonation()
  const replies = useApi('listCannedReplies', {}, { select: ({ replies }) => replies })
  const mayShare = permissions.includes('settings.edit')
  // Platform staff who impersonate a company have no personal replies there.
  const mayWrite = permissions.includes('conversations.reply') && current === null
  return (
    <RecordList<CannedReply>
      title="Canned replies"
      noun="canned reply"
      lead="Type / and the first letters in a reply to insert the text, with its variables filled in."
      query={replies}
      empty={{
        icon: <MessageSquareText size={20} aria-hidden="true" />,
        text: mayWrite
          ? 'Save a reply here, then type / to insert it as you write.'
          : 'Canned replies that agents save appear here.',
      }}
      mayAdd={mayWrite}
      mayChange={({ owner_id }) => mayWrite && (owner_id !== null || mayShare)}
      columns={['Shortcut', 'Text', 'For']}
      nameOf={({ shortcut }) => `/${shortcut}`}
      cells={({ shortcut, content, owner_id }) => [
        <code key="shortcut" className={styles['shortcut']}>
          /{shortcut}
        </code>,
        <span key="text" className={styles['text']} dir="auto">
          {content}
        </span>,
        <Badge key="for">{owner_id === null ? 'Everybody' : 'You'}</Badge>,
      ]}
      editor={(reply, onClose) => <CannedReplyDialog reply={reply} mayShare={mayShare} onClose={onClose} />}
      removal={{
        act: (call, { id }) => call('removeCannedReply', { params: { id } }),
        text: 'Messages that were written with it stay.',
      }}
    />
  )
}

type CannedReplyDialogProps = {
  /** Null to create one. */
  readonly reply: CannedReply | null
  readonly mayShare: boolean
  readonly onClose: () => void
}

/** A dialog that creates or edits a canned reply. */
function CannedReplyDialog({ reply, mayShare, onClose }: CannedReplyDialogProps) {
  const save = useApiAction(
    (call, fields: FormData) => {
      const body = {
        shortcut: String(fields.get('shortcut')),
        content: String(fields.get('content')),
        is_shared: fields.get('is_shared') === 'on',
      }
      return reply
        ? call('updateCannedReply', { params: { id: reply.id }, body })
        : call('createCannedReply', { body })
    },
    { done: 'Canned reply saved', onDone: onClose, showsError: true },
  )
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
