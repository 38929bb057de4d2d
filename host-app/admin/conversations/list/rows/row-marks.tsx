import type { ListedConversation } from '#contract/entities/conversation-list.ts'
import { LabelChip } from '../../../common/label-chip.tsx'
import { CallBadge } from '../../call/call-badge.tsx'
import { type ConversationState, conversationState } from '../../conversation-state.ts'
import { StatusBadge } from '../../status-badge.tsx'
import styles from './row-marks.module.css'

/** What the line, the group and the face at the end of the row show already. */
const SEEN: ReadonlySet<ConversationState> = new Set(['ai', 'assigned', 'unassigned', 'waiting'])

type RowMarksProps = {
  readonly conversation: ListedConversation
  /** Position in the queue of waiting conversations, from 1; 0 for others. */
  readonly place: number
  readonly memberId: string
  readonly now: number
  readonly hasLabels: boolean
}

/**
 * At the end of a row's last line: a live call or the state, or else the first label; further labels are counted. Who has
 * the conversation shows already; screen readers are told here.
 */
export function RowMarks({ conversation, place, memberId, now, hasLabels }: RowMarksProps) {
  const state = conversationState(conversation)
  const isLive = conversation.call_state === 'live'
  const isSeen = SEEN.has(state)
  const labels = hasLabels ? conversation.tags : []
  const shown = isLive || !isSeen ? 0 : 1
  const badge = <StatusBadge conversation={conversation} place={place} memberId={memberId} now={now} />
  return (
    <>
      {isSeen && (!isLive || state === 'waiting') && <span className="visually-hidden">{badge}</span>}
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
