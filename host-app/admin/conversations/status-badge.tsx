import {
  CircleCheck,
  CircleDashed,
  Clock,
  OctagonAlert,
  Sparkles,
  TicketCheck,
  UserRound,
} from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { type ConversationState, conversationState } from './conversation-state.ts'
import styles from './status-badge.module.css'
import { shortAge } from './thread/messages/times.ts'

const ICONS = {
  waiting: Clock,
  assigned: UserRound,
  spam: OctagonAlert,
  resolved: CircleCheck,
  ticket: TicketCheck,
  ai: Sparkles,
  unassigned: CircleDashed,
} satisfies Record<ConversationState, unknown>

type StatusBadgeProps = {
  readonly conversation: StaffConversation
  /** Position in the queue of waiting conversations, from 1; 0 for others. */
  readonly place: number
  readonly memberId: string
  readonly now: number
}

/** Labels a conversation's state in words; the color and the icon only repeat them. */
export function StatusBadge({ conversation, place, memberId, now }: StatusBadgeProps) {
  const state = conversationState(conversation)
  const Icon = ICONS[state]
  const assignee =
    conversation.assignee_id === memberId ? 'you' : (conversation.assignee_name ?? 'a colleague')
  const labels: Record<ConversationState, string> = {
    waiting: 'Waiting for a human',
    assigned: `Assigned to ${assignee}`,
    spam: 'Spam',
    resolved: 'Resolved',
    ticket: `Ticket #${conversation.number}`,
    ai: 'AI',
    unassigned: 'Unassigned',
  }
  return (
    <span className={`${styles['badge']} ${styles[state]}`}>
      <Icon size={12} aria-hidden="true" />
      {labels[state]}
      {state === 'waiting' && conversation.human_requested_at && (
        <span className={styles['place']}>
          {place > 0 && `#${place} · `}
          {shortAge(conversation.human_requested_at, now)}
        </span>
      )}
    </span>
  )
}
