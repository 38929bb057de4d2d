import type { ListedConversation } from '#contract/entities/conversation-list.ts'
import { CallBadge } from '../../call/call-badge.tsx'
import { conversationState } from '../../conversation-state.ts'
import { LabelChip } from '../../labels/label-chip.tsx'
import { StatusBadge } from '../../status-badge.tsx'
import styles from './row-marks.module.css'

/** Labels shown in a row, and beside the badge of one that waits; the others are counted. */
const LABELS_SHOWN = 2
const LABELS_WAITING = 0

type RowMarksProps = {
  readonly conversation: ListedConversation
  /** Position in the queue of waiting conversations, from 1; 0 for others. */
  readonly place: number
  readonly memberId: string
  readonly now: number
  readonly hasLabels: boolean
}

/**
 * The last line of a row: a live call, the state, and labels. Who has the conversation shows already, by the line, the group and
 * the face at the end of the row; screen readers are told here.
 */
export function RowMarks({ conversation, place, memberId, now, hasLabels }: RowMarksProps) {
  const state = conversationState(conversation)
  const isLive = conversation.call_state === 'live'
  const isSeen = state === 'ai' || state === 'assigned' || state === 'unassigned'
  const labels = hasLabels ? conversation.tags : []
  const shown = state === 'waiting' ? LABELS_WAITING : LABELS_SHOWN
  const badge = <StatusBadge conversation={conversation} place={place} memberId={memberId} now={now} />
  return (
    <>
      {isSeen && !isLive && <span className="visually-hidden">{badge}</span>}
      {(isLive || !isSeen || labels.length > 0) && (
        <span className={styles['marks']}>
          {isLive && <CallBadge conversation={conversation} memberId={memberId} />}
          {!isSeen && badge}
          {labels.slice(0, shown).map(label => (
            <LabelChip key={label} label={label} />
          ))}
          {labels.length > shown && (
            <span className={styles['more']} title={labels.slice(shown).join(', ')}>
              <span aria-hidden="true">+{labels.length - shown}</span>
              <span className="visually-hidden">{labels.slice(shown).join(', ')}</span>
            </span>
          )}
        </span>
      )}
    </>
  )
}
