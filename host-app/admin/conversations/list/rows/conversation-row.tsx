import { ChevronsUp, ChevronUp, StickyNote } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router-dom'
import type { FoundText, ListedConversation } from '#contract/entities/conversation-list.ts'
import { previewText, subjectText } from '#host-app/admin/common/conversation-text.ts'
import { SlaMark } from '#host-app/admin/sla/sla-badge.tsx'
import type { Density } from '#host-app/features/density/density.ts'
import { When } from '../../../common/when.tsx'
import { CallBadge } from '../../call/call-badge.tsx'
import { conversationState } from '../../conversation-state.ts'
import { LabelChip } from '../../labels/label-chip.tsx'
import { StatusBadge } from '../../status-badge.tsx'
import { customerLabel } from '../../thread/messages/sender-name.ts'
import { TURN_LABELS, turnOf } from '../../turn.ts'
import { isUnread } from '../filters/filters.ts'
import styles from './conversation-row.module.css'

type ConversationRowProps = {
  readonly conversation: ListedConversation
  /** Position in the queue of waiting conversations, from 1; 0 for others. */
  readonly place: number
  readonly isOpen: boolean
  readonly memberId: string
  readonly now: number
  readonly density: Density
  /** The list's search parameters, kept in the link to the conversation. */
  readonly search: string
  /** Absent for members who may not act. */
  readonly onSelect?: ((id: string, isRange: boolean) => void) | undefined
  readonly isSelected: boolean
}

/** A row of the list: subject, customer and state. The checkbox is a sibling of the link, not inside it. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, place, isOpen, memberId, now, density, search, onSelect, isSelected } = props
  const { id, subject, preview, found, tags } = conversation
  const at = conversation.last_message_at ?? conversation.created_at
  const unread = isUnread(conversation)
  const turn = turnOf(conversation)
  const state = conversationState(conversation)
  const isLive = conversation.call_state === 'live'

  function onClick(event: MouseEvent): void {
    if (!event.shiftKey || !onSelect) return
    event.preventDefault()
    onSelect(id, true)
  }

  return (
    <>
      {onSelect && (
        <input
          type="checkbox"
          className={styles['select']}
          aria-label={`Select ${subject}`}
          checked={isSelected}
          onChange={event => onSelect(id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
        />
      )}
      <Link
        to={`/admin/conversations/${id}${search && `?${search}`}`}
        className={styles['row']}
        data-density={density}
        data-turn={turn}
        data-unread={unread || undefined}
        data-id={id}
        aria-current={isOpen ? 'page' : undefined}
        onClick={onClick}
      >
        <span className={styles['top']}>
          {unread && <span className="visually-hidden">Unread: </span>}
          <span className={styles['subject']} dir="auto">
            {subjectText(subject)}
          </span>
          <PriorityMark priority={conversation.priority} />
          <When at={at} now={now} />
        </span>
        <span className={styles['customer']}>{customerLabel(conversation)}</span>
        {found ? (
          <span className={styles['preview']} dir="auto">
            {found.in === 'note' && <StickyNote size={12} role="img" aria-label="In a note:" />}
            <MarkedText {...found} />
          </span>
        ) : (
          density === 'comfortable' && (
            <span className={styles['preview']} dir="auto">
              {previewText(preview)}
            </span>
          )
        )}
        <span className={styles['marks']}>
          {isLive && <CallBadge conversation={conversation} memberId={memberId} />}
          {/* The mark of a call says the same of these two. */}
          {!(isLive && (state === 'ai' || state === 'assigned')) && (
            <StatusBadge conversation={conversation} place={place} memberId={memberId} now={now} />
          )}
          {/* The badge of an open conversation says the same as the line. */}
          {conversation.status !== 'open' && <span className="visually-hidden">{TURN_LABELS[turn]}</span>}
          <SlaMark conversation={conversation} now={now} />
          <span className={styles['tags']}>
            {tags.map(tag => (
              <LabelChip key={tag} label={tag} />
            ))}
          </span>
        </span>
      </Link>
    </>
  )
})

/** Shows only priorities above the default. */
function PriorityMark({ priority }: Pick<ListedConversation, 'priority'>) {
  if (priority === 'urgent')
    return <ChevronsUp size={14} className={styles['urgent']} role="img" aria-label="Urgent" />
  if (priority === 'high')
    return <ChevronUp size={14} className={styles['high']} role="img" aria-label="High priority" />
  return null
}

/** A text with the search matches highlighted. */
function MarkedText({ text, marks }: Pick<FoundText, 'text' | 'marks'>) {
  let done = 0
  const pieces = marks.map(([start, end]) => {
    const before = text.slice(done, start)
    done = end
    return (
      <span key={start}>
        {before}
        <mark className={styles['mark']}>{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <>
      {pieces}
      {text.slice(done)}
    </>
  )
}
