import { Phone, PhoneOff } from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { span } from '#host-app/admin/common/span.ts'
import { useNow } from '#host-app/ui/use-now.ts'
import styles from './call-bar.module.css'
import { callDuration, callText } from './call-text.ts'

const SECOND_MS = 1_000

type CallBarProps = { readonly conversation: StaffConversation; readonly memberId: string }

/**
 * The bar above the thread of a conversation that is or was a call: who has the line, and for how long it has lasted.
 * Changes of the line are announced to screen readers, the seconds are not.
 */
export function CallBar({ conversation, memberId }: CallBarProps) {
  const isLive = conversation.call_state === 'live'
  const text = callText(conversation, memberId)
  return (
    <div
      className={styles['bar']}
      data-line={isLive ? (conversation.pen === 'agent' ? 'person' : 'ai') : undefined}
      hidden={text === null}
    >
      {isLive ? <Phone size={14} aria-hidden="true" /> : <PhoneOff size={14} aria-hidden="true" />}
      <span role="status">{text}</span>
      <span aria-hidden="true">·</span>
      {isLive ? <RunningTime conversation={conversation} /> : span(callDuration(conversation, 0))}
    </div>
  )
}

function RunningTime({ conversation }: Pick<CallBarProps, 'conversation'>) {
  const now = useNow(SECOND_MS)
  return (
    <span role="timer" aria-label="Duration of the call">
      {span(callDuration(conversation, now))}
    </span>
  )
}
