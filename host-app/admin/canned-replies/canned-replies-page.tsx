import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CannedReply } from '#contract/entities/thread-tools.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import styles from './canned-replies-page.module.css'
import { CannedReplyDialog } from './canned-reply-dialog.tsx'

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
