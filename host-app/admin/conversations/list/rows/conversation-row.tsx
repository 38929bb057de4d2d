import { ChevronsUp, ChevronUp, StickyNote } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router-dom'
import type { FoundText, ListedConversation } from '#contract/entities/conversation-list.ts'
import { openingText, previewText } from '#host-app/admin/common/conversation-text.ts'
import { customerLabel } from '#host-app/admin/common/customer-label.ts'
import type { Density } from '#host-app/admin/common/density.ts'
import { When } from '#host-app/admin/common/when.tsx'
import { SlaMark } from '#host-app/admin/sla/sla-badge.tsx'
import { AiAvatar, Avatar } from '#host-app/shared/ui/avatar.tsx'
import { useDraftMark } from '../../composer/outbox/use-outbox.tsx'
import { TURN_LABELS, turnOf } from '../../turn.ts'
import { isUnread } from '../filters/filters.ts'
import styles from './conversation-row.module.css'
import { RowMarks } from './row-marks.tsx'

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

/**
 * A row of the list: who writes, how it began, the last words, and what is left to say of its state. The checkbox is a sibling of
 * the link, not inside it.
 */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, place, isOpen, memberId, now, density, search, onSelect, isSelected } = props
  const { id, subject, found, customer_name, customer_email } = conversation
  const at = conversation.last_message_at ?? conversation.created_at
  const unread = isUnread(conversation)
  const turn = turnOf(conversation)
  const customer = customerLabel(conversation)
  const hasLastWords = density === 'comfortable' || found !== null
  const marks = (
    <RowMarks
      conversation={conversation}
      place={place}
      memberId={memberId}
      now={now}
      hasLabels={density === 'comfortable'}
    />
  )

  function onClick(event: MouseEvent): void {
    if (!event.shiftKey || !onSelect) return
    event.preventDefault()
    onSelect(id, true)
  }

  return (
    <>
      {onSelect && (
        <label className={styles['pick']}>
          <input
            type="checkbox"
            aria-label={`Select ${subject}`}
            checked={isSelected}
            onChange={event => onSelect(id, (event.nativeEvent as unknown as MouseEvent).shiftKey)}
          />
        </label>
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
        <span className={styles['face']}>
          <Avatar name={customer} />
        </span>
        <span className={styles['top']}>
          {unread && <span className="visually-hidden">Unread: </span>}
          {/* Two customers can have the same name; the tooltip tells them apart. */}
          <span
            className={styles['customer']}
            dir="auto"
            title={customer_name === null ? undefined : (customer_email ?? undefined)}
          >
            {customer}
          </span>
          <PriorityMark priority={conversation.priority} />
          <SlaMark conversation={conversation} now={now} />
          {/* Under a promise, the time left counts, not the time of the last words. */}
          {conversation.sla === null && <When at={at} now={now} />}
        </span>
        <span className={styles['words']}>
          <span className={styles['opening']} dir="auto">
            {openingText(conversation)}
          </span>
          {!hasLastWords && marks}
        </span>
        {hasLastWords && (
          <span className={styles['words']}>
            {found ? (
              <span className={styles['preview']} dir="auto">
                {found.in === 'note' && <StickyNote size={12} role="img" aria-label="In a note:" />}
                <MarkedText {...found} />
              </span>
            ) : (
              <LastWords conversation={conversation} isOpen={isOpen} />
            )}
            {marks}
            <Answerer conversation={conversation} />
          </span>
        )}
        {/* The badge of an open conversation says the same as the line. */}
        {conversation.status !== 'open' && <span className="visually-hidden">{TURN_LABELS[turn]}</span>}
      </Link>
    </>
  )
})

/** The newest message unless the row shows it already, and the mark of a draft. */
function LastWords({ conversation, isOpen }: Pick<ConversationRowProps, 'conversation' | 'isOpen'>) {
  const { id, preview, has_draft } = conversation
  const hasDraft = useDraftMark(id, has_draft) && !isOpen
  const words = previewText(preview)
  return (
    <span className={styles['preview']} dir="auto">
      {hasDraft && <span className={styles['draft']}>Draft</span>}
      {words !== '' && openingText(conversation).startsWith(words) ? 'No answer yet' : words}
    </span>
  )
}

/** The face of who answers: the assignee, or the AI. */
function Answerer({
  conversation: { assignee_name, responder },
}: Pick<ConversationRowProps, 'conversation'>) {
  return (
    <>
      {assignee_name !== null && (
        <span className={styles['answerer']} title={`Assigned to ${assignee_name}`}>
          <Avatar name={assignee_name} />
        </span>
      )}
      {responder === 'ai' && (
        <span className={styles['answerer']} title={TURN_LABELS.ai}>
          <AiAvatar />
        </span>
      )}
    </>
  )
}

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
