import { Phone, PhoneOff } from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { span } from '#host-app/admin/common/span.ts'
import { useNow } from '#host-app/shared/ui/use-now.ts'
import styles from './call-bar.module.css'
import { lineHolder } from './line-holder.ts'

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
      data-line={isLive ? (conversation.responder === 'agent' ? 'person' : 'ai') : undefined}
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

/** Returns what the thread's bar says about the newest call; null if the conversation was never a call. */
export function callText(conversation: StaffConversation, memberId: string): string | null {
  if (conversation.call_state === null) return null
  if (conversation.call_state === 'ended') return 'Call ended'
  const holder = lineHolder(conversation, memberId)
  if (holder === 'you') return 'You are on the line: what you write is read to the caller'
  if (holder !== 'AI') return `${holder[0]!.toUpperCase()}${holder.slice(1)} is on the line`
  return conversation.needs_human ? 'On a call with the AI, waiting for a human' : 'On a call with the AI'
}

/** Returns how long the newest call has lasted, in ms. A browser's clock that is behind counts as its start. */
export function callDuration(
  { call_started_at, call_ended_at }: Pick<StaffConversation, 'call_started_at' | 'call_ended_at'>,
  now: number,
): number {
  if (call_started_at === null) return 0
  const end = call_ended_at === null ? now : Date.parse(call_ended_at)
  return Math.max(0, end - Date.parse(call_started_at))
}
