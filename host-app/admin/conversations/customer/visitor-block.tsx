import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useCommands } from '#host-app/features/commands/use-commands.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { When } from '../../common/when.tsx'
import { patchList } from '../list/data/patch-list.ts'
import styles from './customer-panel.module.css'

/**
 * Shows whether the visitor is blocked in this conversation, and changes it. For a known customer, the
 * customer is blocked instead, so this renders nothing unless the conversation was blocked before that.
 */
export function VisitorBlock({ conversation }: { readonly conversation: StaffConversation }) {
  const { permissions } = useAdmin()
  const blocking = useVisitorBlocking(conversation.id)
  const { customer_id, visitor_blocked_at, visitor_blocked_by_name } = conversation
  const isBlocked = visitor_blocked_at !== null
  const mayReply = permissions.includes('conversations.reply')
  const isOffered = isBlocked || customer_id === null
  const toggle = () => blocking.mutate(!isBlocked)
  // Narrow windows hide the panel, but always have the command bar.
  useCommands([
    mayReply &&
      isOffered && {
        id: 'visitor:block',
        group: 'Conversation',
        title: isBlocked ? 'Unblock visitor' : 'Block visitor in this conversation',
        run: toggle,
      },
  ])
  if (!isBlocked && !(isOffered && mayReply)) return null
  return (
    <section className={styles['known']} aria-label="Blocking">
      {isBlocked && (
        <div className={styles['actions']}>
          <Badge tone="danger">Blocked here</Badge>
          <span className={styles['soft']}>
            by {visitor_blocked_by_name}, <When at={visitor_blocked_at} />
          </span>
        </div>
      )}
      {mayReply && (
        <div className={styles['actions']}>
          <Button size="small" busy={blocking.isPending} onClick={toggle}>
            <Ban size={13} aria-hidden="true" />
            {isBlocked ? 'Unblock visitor' : 'Block visitor'}
          </Button>
        </div>
      )}
      <p className={styles['soft']}>
        {isBlocked
          ? 'They can’t write in this conversation anymore.'
          : 'Stops them from writing in this conversation.'}{' '}
        A visitor without an email can still start another one.
      </p>
    </section>
  )
}

function useVisitorBlocking(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (blocked: boolean) => callApi('blockVisitor', { params: { id }, body: { blocked } }),
    onSuccess(answer) {
      queryClient.setQueryData<readonly StaffConversation[]>(
        queryKeys.conversations(),
        list => list && patchList(list, answer),
      )
      queryClient.setQueryData(queryKeys.conversation(id), answer)
      toast.success(
        answer.visitor_blocked_at === null
          ? 'They can write here again'
          : 'They can’t write in this conversation anymore',
      )
    },
    onError: error => toast.error(errorText(error)),
  })
}
