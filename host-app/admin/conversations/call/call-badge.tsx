import { Phone } from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import styles from './call-badge.module.css'
import { lineHolder } from './line-holder.ts'

type CallBadgeProps = { readonly conversation: StaffConversation; readonly memberId: string }

/** Marks a conversation in the list as a live call, and says who has the line. */
export function CallBadge({ conversation, memberId }: CallBadgeProps) {
  return (
    <span className={styles['badge']} data-responder={conversation.responder}>
      <Phone size={12} aria-hidden="true" />
      Live call · {lineHolder(conversation, memberId)}
    </span>
  )
}
