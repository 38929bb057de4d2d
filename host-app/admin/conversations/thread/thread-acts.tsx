import { Check, Ellipsis, Merge, OctagonAlert, RotateCcw, UserRoundPlus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { useWidth } from '#host-app/shared/ui/use-width.ts'
import { AssignMenu } from '../actions/assign-menu.tsx'
import { LabelMenu } from '../actions/label-menu.tsx'
import { MergeDialog } from '../actions/merge-dialog.tsx'
import { PriorityMenu } from '../actions/priority-menu.tsx'
import { SnoozeMenu } from '../actions/snooze-menu.tsx'
import type { useActions } from '../actions/use-actions.ts'
import { useMarkRead } from '../actions/use-mark-read.ts'
import { CustomerButton } from '../customer/customer-button.tsx'
import styles from './thread-acts.module.css'

/** Space for all menus in one row, beside taking and resolving. In less, all but the assignee's open from one button. */
const ROW_PX = 500

type ThreadActsProps = {
  readonly conversation: StaffConversation
  readonly memberId: string
  readonly actions: ReturnType<typeof useActions>
  readonly assignButton: RefObject<HTMLButtonElement | null>
  readonly moreButton: RefObject<HTMLButtonElement | null>
  /** Whether only taking and resolving have space. */
  readonly isPhone: boolean
  readonly now: number
}

/** The buttons and menus of members who may reply: one row of one height. What is rare is behind the last button. */
export function ThreadActs(props: ThreadActsProps) {
  const { conversation, memberId, actions, assignButton, moreButton, isPhone, now } = props
  const { current } = useImpersonation()
  const [isMerging, setMerging] = useState(false)
  const [row, width] = useWidth()
  const isNarrow = isPhone || width < ROW_PX
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

  /** Opens a menu; first the one it is in, if it is. */
  function openMenu(button: RefObject<HTMLButtonElement | null>): void {
    if (!button.current) moreButton.current?.click()
    button.current?.click()
  }

  useCommands([
    mayTake && { id: 'take', run: actions.take },
    { id: 'assign', run: () => openMenu(assignButton) },
    !isResolved && { id: 'resolve', run: actions.resolve },
    isResolved && !isMerged && { id: 'reopen', run: actions.reopen },
    !isResolved && { id: 'snooze', run: () => openMenu(snoozeButton) },
    { id: 'label', run: () => openMenu(labelButton) },
    { id: 'priority', run: () => openMenu(priorityButton) },
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

  const assignMenu = (
    <AssignMenu conversation={conversation} memberId={memberId} actions={actions} buttonRef={assignButton} />
  )
  const menus = (
    <>
      <PriorityMenu
        priority={conversation.priority}
        onChoose={actions.setPriority}
        buttonRef={priorityButton}
      />
      <LabelMenu labels={conversation.tags} onToggle={actions.toggleLabel} buttonRef={labelButton} />
      {!isResolved && <SnoozeMenu conversation={conversation} actions={actions} buttonRef={snoozeButton} />}
    </>
  )

  return (
    <>
      <div ref={row} className={styles['acts']} data-take={mayTake || isSpam || undefined}>
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
        {!isPhone && assignMenu}
        {!isNarrow && menus}
        {(isNarrow || !isMerged || !isSpam) && (
          <Popover
            label="More actions"
            buttonRef={moreButton}
            button={
              <>
                <Ellipsis size={15} aria-hidden="true" />
                <span className="visually-hidden">More actions</span>
              </>
            }
          >
            {close => (
              <div className={styles['more']}>
                {isPhone && (
                  <>
                    <CustomerButton conversation={conversation} />
                    {assignMenu}
                  </>
                )}
                {isNarrow && menus}
                {!isMerged && (
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      setMerging(true)
                    }}
                  >
                    <Merge size={14} aria-hidden="true" />
                    Merge
                  </button>
                )}
                {!isSpam && (
                  <button
                    type="button"
                    onClick={() => {
                      close()
                      actions.markSpam(true)
                    }}
                  >
                    <OctagonAlert size={14} aria-hidden="true" />
                    Spam
                  </button>
                )}
              </div>
            )}
          </Popover>
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
