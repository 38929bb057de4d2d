import { ArrowLeft, Check, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { Button } from '../../ui/button.tsx'
import { customerLabel } from './sender-name.ts'
import { StatusBadge } from './status-badge.tsx'
import styles from './thread-header.module.css'
import { useActions } from './use-actions.ts'
import { useNow } from './use-now.ts'

type ThreadHeaderProps = {
  readonly conversation: StaffConversation
  readonly memberId: string
  readonly mayReply: boolean
}

/** What the thread is about, how it stands, and the two things to do with it. */
export function ThreadHeader({ conversation, memberId, mayReply }: ThreadHeaderProps) {
  const { assign, resolve } = useActions(conversation, memberId)
  const now = useNow()
  const { current } = useImpersonation()
  const isResolved = conversation.status === 'resolved'
  return (
    <header className={styles['header']}>
      <Link to="/admin/conversations" className={styles['back']} aria-label="Back to all conversations">
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className={styles['about']}>
        <h2 dir="auto">{conversation.subject}</h2>
        <p>
          <StatusBadge conversation={conversation} place={0} memberId={memberId} now={now} />
          <span className={styles['customer']}>{customerLabel(conversation)}</span>
        </p>
      </div>
      {!isResolved && mayReply && (
        <div className={styles['actions']}>
          {/* Who acts for a tenant is none of its people, and cannot be asked to answer. */}
          {current === null && conversation.assignee_id !== memberId && (
            <Button size="small" look="primary" busy={assign.isPending} onClick={() => assign.mutate()}>
              <UserRoundPlus size={15} aria-hidden="true" />
              Assign to me
            </Button>
          )}
          <Button size="small" busy={resolve.isPending} onClick={() => resolve.mutate()}>
            <Check size={15} aria-hidden="true" />
            Resolve
          </Button>
        </div>
      )}
    </header>
  )
}
