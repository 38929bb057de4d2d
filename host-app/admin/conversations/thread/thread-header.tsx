import { ArrowLeft, Check, Merge, OctagonAlert, RotateCcw, UserRoundPlus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { keyShortcuts } from '#host-app/features/commands/key-caps.tsx'
import { useCommands } from '#host-app/features/commands/use-commands.ts'
import { useImpersonation } from '#host-app/features/impersonation/use-impersonation.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { useFocusFallback } from '#host-app/ui/dialogs/use-focus-fallback.ts'
import { useNow } from '#host-app/ui/use-now.ts'
import { subjectText } from '../../common/conversation-text.ts'
import { SlaBadge } from '../../sla/sla-badge.tsx'
import { AssignMenu } from '../actions/assign-menu.tsx'
import { LabelChips, LabelMenu } from '../actions/label-menu.tsx'
import { MergeDialog } from '../actions/merge-dialog.tsx'
import { PriorityMenu } from '../actions/priority-menu.tsx'
import { SnoozeMenu } from '../actions/snooze-menu.tsx'
import { useActions } from '../actions/use-actions.ts'
import { useMarkRead } from '../actions/use-mark-read.ts'
import { CustomerButton } from '../customer/customer-button.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { MergedNote } from './messages/merged-note.tsx'
import { OtherOpenNote } from './other-open-note.tsx'
import styles from './thread-header.module.css'

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
  const assignButton = useRef<HTMLButtonElement>(null)
  const focus = useFocusFallback(() => assignButton.current)
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
        <p>
          <StatusBadge conversation={conversation} place={0} memberId={memberId} now={now} />
          <SlaBadge conversation={conversation} now={now} />
          {conversation.visitor_blocked_at !== null && <Badge tone="danger">Visitor blocked</Badge>}
          <CustomerButton conversation={conversation} />
          {!mayReply && <LabelChips labels={conversation.tags} />}
        </p>
      </div>
      {mayReply && (
        <Acts
          conversation={conversation}
          memberId={memberId}
          actions={actions}
          assignButton={assignButton}
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

type ActsProps = Pick<ThreadHeaderProps, 'conversation' | 'memberId'> & {
  readonly actions: ReturnType<typeof useActions>
  readonly assignButton: RefObject<HTMLButtonElement | null>
  readonly now: number
}

/** The buttons and menus of members who may reply. */
function Acts({ conversation, memberId, actions, assignButton, now }: ActsProps) {
  const { current } = useImpersonation()
  const [isMerging, setMerging] = useState(false)
  const priorityButton = useRef<HTMLButtonElement>(null)
  const labelButton = useRef<HTMLButtonElement>(null)
  const snoozeButton = useRef<HTMLButtonElement>(null)
  const marking = useMarkRead()
  const isResolved = conversation.status === 'resolved'
  const isMerged = conversation.merged_into_id !== null
  const isSpam = conversation.spam_at !== null
  // Platform staff who impersonate a tenant can't be assigned, so they have no button to take the
  // conversation.
  const mayTake = !isResolved && current === null && conversation.assignee_id !== memberId

  useCommands([
    mayTake && { id: 'take', run: actions.take },
    { id: 'assign', run: () => assignButton.current?.click() },
    !isResolved && { id: 'resolve', run: actions.resolve },
    isResolved && !isMerged && { id: 'reopen', run: actions.reopen },
    !isResolved && { id: 'snooze', run: () => snoozeButton.current?.click() },
    { id: 'label', run: () => labelButton.current?.click() },
    { id: 'priority', run: () => priorityButton.current?.click() },
    !isMerged && { id: 'merge', run: () => setMerging(true) },
    {
      id: 'conversation:unread',
      group: 'Conversation',
      title: 'Mark as unread',
      keywords: 'new later',
      run: () => marking.mutate({ ids: [conversation.id], isRead: false }),
    },
    {
      id: 'visitor:spam',
      group: 'Conversation',
      title: isSpam ? 'Not spam' : 'Mark as spam',
      run: () => actions.markSpam(!isSpam),
    },
  ])

  return (
    <>
      <div className={styles['actions']}>
        {mayTake && (
          <Button
            size="small"
            look="primary"
            aria-keyshortcuts={keyShortcuts('take')}
            busy={actions.isTaking}
            onClick={actions.take}
          >
            <UserRoundPlus size={15} aria-hidden="true" />
            Assign to me
          </Button>
        )}
        {isSpam && (
          <Button size="small" busy={actions.isMarkingSpam} onClick={() => actions.markSpam(false)}>
            Not spam
          </Button>
        )}
        {/* One button for both states, so that it keeps the focus when pressed. */}
        {!isMerged && (
          <Button
            size="small"
            aria-keyshortcuts={isResolved ? undefined : keyShortcuts('resolve')}
            busy={actions.isEnding}
            onClick={isResolved ? actions.reopen : actions.resolve}
          >
            {isResolved ? <RotateCcw size={15} aria-hidden="true" /> : <Check size={15} aria-hidden="true" />}
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        )}
      </div>
      <div className={styles['menus']}>
        <AssignMenu
          conversation={conversation}
          memberId={memberId}
          actions={actions}
          buttonRef={assignButton}
        />
        <PriorityMenu
          priority={conversation.priority}
          onChoose={actions.setPriority}
          buttonRef={priorityButton}
        />
        <LabelMenu labels={conversation.tags} onToggle={actions.toggleLabel} buttonRef={labelButton} />
        {!isResolved && <SnoozeMenu conversation={conversation} actions={actions} buttonRef={snoozeButton} />}
        {!isMerged && (
          <Button size="small" look="quiet" onClick={() => setMerging(true)}>
            <Merge size={13} aria-hidden="true" />
            Merge
          </Button>
        )}
        {!isSpam && (
          <Button
            size="small"
            look="quiet"
            busy={actions.isMarkingSpam}
            onClick={() => actions.markSpam(true)}
          >
            <OctagonAlert size={13} aria-hidden="true" />
            Spam
          </Button>
        )}
      </div>
      {isMerging && (
        <MergeDialog
          conversation={conversation}
          memberId={memberId}
          now={now}
          merge={actions.merge}
          onClose={() => setMerging(false)}
        />
      )}
    </>
  )
}
