import type { StaffConversation } from '#contract/entities/conversation.ts'
import { lineHolder } from './line-holder.ts'

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
