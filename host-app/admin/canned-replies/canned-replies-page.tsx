import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { CANNED_VARIABLES } from '#contract/constants/thread-tools.ts'
import type { CannedReply } from '#contract/entities/thread-tools.ts'
import { ApiError, errorText } from '../../shared/api/api-error.ts'
import { callApi } from '../../shared/api/call-api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { useImpersonation } from '../../shared/impersonation/use-impersonation.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { FormDialog } from '../../shared/ui/dialogs/form-dialog.tsx'
import { Checkbox, Field, TextArea } from '../../shared/ui/fields/field.tsx'
import { SkeletonRows } from '../../shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { useTitle } from '../../shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import styles from './canned-replies-page.module.css'

/** `/admin/settings/canned-replies`: reusable texts that agents insert with `/` in the composer. */
export function CannedRepliesPage() {
  useTitle('Canned replies')
  const { permissions } = useAdmin()
  const { current } = useImpersonation()
  const [edited, setEdited] = useState<CannedReply | 'new' | null>(null)
  const replies = useQuery({
    queryKey: queryKeys.cannedReplies(),
    queryFn: async () => (await callApi('listCannedReplies')).replies,
  })
  const remove = useAdminAction({
    act: ({ id }: CannedReply) => callApi('removeCannedReply', { params: { id } }),
    done: 'The canned reply was removed',
    changes: queryKeys.cannedReplies(),
  })
  const mayShare = permissions.includes('settings.edit')
  // Platform staff who impersonate a company have no personal replies there.
  const mayWrite = permissions.includes('conversations.reply') && current === null
  const mayChange = ({ owner_id }: CannedReply) => mayWrite && (owner_id !== null || mayShare)
  return (
    <>
      <PageHeader
        title="Canned replies"
        lead="Type / and the first letters in a reply to insert the text, with its variables filled in."
      >
        {mayWrite && (
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus size={16} aria-hidden="true" />
            New canned reply
          </Button>
        )}
      </PageHeader>
      {edited && (
        <CannedReplyDialog
          reply={edited === 'new' ? null : edited}
          mayShare={mayShare}
          onClose={() => setEdited(null)}
        />
      )}
      <QueryState query={replies} label="Loading canned replies" skeleton={<SkeletonRows />}>
        {list =>
          list.length === 0 ? (
            <Notice
              icon={<MessageSquareText size={20} />}
              text={
                mayWrite
                  ? 'Texts that you save here are inserted with / while you write.'
                  : 'Texts that people who answer customers save appear here.'
              }
            >
              {mayWrite && <Button onClick={() => setEdited('new')}>Write the first one</Button>}
            </Notice>
          ) : (
            <DataTable caption="Canned replies" columns={['Shortcut', 'Text', 'For', '']}>
              {list.map(reply => (
                <tr key={reply.id}>
                  <td data-label="Shortcut">
                    <code className={styles['shortcut']}>/{reply.shortcut}</code>
                  </td>
                  <td data-label="Text">
                    <span className={styles['text']} dir="auto">
                      {reply.content}
                    </span>
                  </td>
                  <td data-label="For">
                    <Badge>{reply.owner_id === null ? 'Everybody' : 'You'}</Badge>
                  </td>
                  <td>
                    {mayChange(reply) && (
                      <span className={styles['actions']}>
                        <IconButton label={`Edit /${reply.shortcut}`} onClick={() => setEdited(reply)}>
                          <Pencil size={15} aria-hidden="true" />
                        </IconButton>
                        <IconButton
                          label={`Remove /${reply.shortcut}`}
                          disabled={remove.isPending}
                          onClick={() => remove.mutate(reply)}
                        >
                          <Trash2 size={15} aria-hidden="true" />
                        </IconButton>
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </>
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
