import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { useFocusFallback } from '#host-app/shared/ui/dialogs/use-focus-fallback.ts'
import { useMedia } from '#host-app/shared/ui/use-media.ts'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import { subjectText } from '../../common/conversation-text.ts'
import { formatDate, formatWhen } from '../../common/format.ts'
import { LabelChip } from '../../common/label-chip.tsx'
import { SlaBadge } from '../../sla/sla-badge.tsx'
import { useActions } from '../actions/use-actions.ts'
import { conversationState } from '../conversation-state.ts'
import { CustomerButton } from '../customer/customer-button.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { MergedNote } from './messages/merged-note.tsx'
import { OtherOpenNote } from './other-open-note.tsx'
import { ThreadActs } from './thread-acts.tsx'
import styles from './thread-header.module.css'

const PHONE = '(max-width: 760px)'

type ThreadHeaderProps = {
  readonly conversation: StaffConversation
  readonly memberId: string
  readonly mayReply: boolean
}

/** The thread's header: subject, state and actions. */
export function ThreadHeader({ conversation, memberId, mayReply }: ThreadHeaderProps) {
  const { customer_id, status } = conversation
  const actions = useActions(conversation, memberId)
  const now = useNow()
  const isPhone = useMedia(PHONE)
  const assignButton = useRef<HTMLButtonElement>(null)
  const moreButton = useRef<HTMLButtonElement>(null)
  const focus = useFocusFallback(() => assignButton.current ?? moreButton.current)
  return (
    <header className={styles['header']} {...focus}>
      <Link
        to={`/admin/conversations${useLocation().search}`}
        className={styles['back']}
        aria-label="Back to all conversations"
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className={styles['about']}>
        <h2 dir="auto">{subjectText(conversation.subject)}</h2>
        <Status
          conversation={conversation}
          memberId={memberId}
          now={now}
          isShort={isPhone && mayReply}
          hasAssignee={mayReply && !isPhone}
        />
      </div>
      {mayReply && (
        <ThreadActs
          conversation={conversation}
          memberId={memberId}
          actions={actions}
          assignButton={assignButton}
          moreButton={moreButton}
          isPhone={isPhone}
          now={now}
        />
      )}
      {customer_id !== null && status !== 'resolved' && (
        <OtherOpenNote customerId={customer_id} conversation={conversation} />
      )}
      {conversation.merged_into_id !== null && (
        <MergedNote
          intoId={conversation.merged_into_id}
          busy={actions.isUnmerging}
          onUnmerge={mayReply ? actions.unmerge : null}
        />
      )}
    </header>
  )
}

type StatusProps = Pick<ThreadHeaderProps, 'conversation' | 'memberId'> & {
  readonly now: number
  /** Only the state, and whether the visitor is blocked. The menus say the rest. */
  readonly isShort: boolean
  /** Whether the assignee stands in the menus, and not here as well. */
  readonly hasAssignee: boolean
}

/** The line under the subject: the conversation's state, what is promised, and the labels as far as they fit. */
function Status({ conversation, memberId, now, isShort, hasAssignee }: StatusProps) {
  const { snoozed_until, visitor_blocked_at, tags, created_at } = conversation
  return (
    <p>
      {hasAssignee && conversationState(conversation) === 'assigned' ? (
        <span className={styles['age']}>Opened {formatWhen(created_at, now)}</span>
      ) : (
        <StatusBadge conversation={conversation} place={0} memberId={memberId} now={now} />
      )}
      {visitor_blocked_at !== null && <Badge tone="danger">Visitor blocked</Badge>}
      {!isShort && (
        <>
          <CustomerButton conversation={conversation} />
          <SlaBadge conversation={conversation} now={now} />
          {snoozed_until !== null && <Badge>Snoozed until {formatDate(snoozed_until)}</Badge>}
          {tags.map(label => (
            <LabelChip key={label} label={label} />
          ))}
        </>
      )}
    </p>
  )
}
