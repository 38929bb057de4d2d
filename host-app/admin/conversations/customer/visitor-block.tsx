import { useQueryClient } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useHeld } from '#host-app/shared/ui/buttons/use-held.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { BlockDialog, type OnBlocked } from '../../common/block-dialog.tsx'
import { When } from '../../common/when.tsx'
import { showConversation } from '../list/data/patch-list.ts'
import styles from './customer-panel.module.css'
import { PanelSection } from './panel-section.tsx'

/**
 * Returns what blocks the visitor of this conversation, once asked in a `VisitorBlockDialog`, and unblocks them. Offers both
 * as a command. Null if the member may not do it, or if the customer is blocked instead: a known customer is, unless the
 * conversation was blocked before that.
 */
export function useVisitorBlock(conversation: StaffConversation) {
  const { permissions } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  const { block, unblock } = useVisitorBlocking(conversation.id)
  const isBlocked = conversation.visitor_blocked_at !== null
  const isOffered =
    permissions.includes('conversations.reply') && (isBlocked || conversation.customer_id === null)
  const change = () => (isBlocked ? unblock.mutate() : setAsking(true))
  // Narrow windows hide the panel, but always have the command bar.
  useCommands([
    isOffered && {
      id: 'visitor:block',
      group: 'Conversation',
      title: isBlocked ? 'Unblock visitor' : 'Block visitor in this conversation',
      run: change,
    },
  ])
  return isOffered ? { isAsking, stopAsking: () => setAsking(false), change, block, unblock } : null
}

type VisitorBlockProps = {
  readonly conversation: StaffConversation
  readonly block: ReturnType<typeof useVisitorBlock>
}

/** Shows whether the visitor is blocked in this conversation, with a button that changes it. */
export function VisitorBlock({ conversation, block }: VisitorBlockProps) {
  const { visitor_blocked_at, visitor_blocked_by_name } = conversation
  const isBlocked = visitor_blocked_at !== null
  const isUnblocking = block?.unblock.isPending ?? false
  const isSwitchOn = useHeld(isBlocked, isUnblocking)
  if (!isBlocked && block === null) return null
  return (
    <PanelSection title="Blocking">
      {isBlocked && (
        <div className={styles['actions']}>
          <Badge tone="danger">Blocked here</Badge>
          <span className={styles['soft']}>
            by {visitor_blocked_by_name}, <When at={visitor_blocked_at} />
          </span>
        </div>
      )}
      {block && (
        <Button size="small" busy={isUnblocking} onClick={block.change}>
          <Ban size={13} aria-hidden="true" />
          {isSwitchOn ? 'Unblock visitor' : 'Block visitor'}
        </Button>
      )}
      <p className={styles['soft']}>
        {isBlocked
          ? 'They can’t write in this conversation anymore.'
          : 'Stops them from writing in this conversation.'}{' '}
        A visitor without an email can still start another one.
      </p>
    </PanelSection>
  )
}

type VisitorBlockDialogProps = VisitorBlockProps & { readonly onBlocked: OnBlocked }

/** Asks before the visitor is blocked, as long as `block` says so. */
export function VisitorBlockDialog({ conversation, block, onBlocked }: VisitorBlockDialogProps) {
  if (!block?.isAsking) return null
  return (
    <BlockDialog
      who="visitor"
      mayResolve={conversation.status !== 'resolved'}
      act={block.block}
      onBlocked={onBlocked}
      onUndo={() => block.unblock.mutate()}
      onClose={block.stopAsking}
    >
      <p>
        They can’t write in this conversation anymore. A visitor without an email can still start another one.
        You can unblock them at any time.
      </p>
    </BlockDialog>
  )
}

function useVisitorBlocking(id: string) {
  const queryClient = useQueryClient()
  async function setBlocked(call: CallApi, blocked: boolean): Promise<void> {
    showConversation(queryClient, await call('blockVisitor', { params: { id }, body: { blocked } }))
  }
  const unblock = useApiAction(call => setBlocked(call, false), { done: 'Visitor unblocked' })
  return { block: (call: CallApi) => setBlocked(call, true), unblock }
}
