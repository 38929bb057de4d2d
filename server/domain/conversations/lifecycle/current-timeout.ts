import type { Timers } from '#contract/constants/chat-flow.ts'
import type { ConversationRecord } from '#core/conversation-record/conversation-record.ts'
import {
  isQueued,
  keptTimeout,
  type Timeout,
  timeoutAfterUndo,
  timeoutOf,
} from '#core/conversation-record/timeouts.ts'
import type { Query } from '#server/ports/database.ts'
import { readSettings } from '../../settings/read-settings.ts'
import type { LockedConversation } from '../lock-conversation.ts'

/** Returns the company's timers. Every actor who may change a conversation may read them. */
export async function readTimers(query: Query, companyId: string): Promise<Timers> {
  return (await readSettings(query, companyId, 'chat-flow')).timers
}

/**
 * Returns the timeout after any change other than a message of the AI. Reads the company's timers only if a timeout
 * starts.
 * @param undoneAt the time now, if the change is an undo
 */
export async function currentTimeout(
  query: Query,
  before: LockedConversation,
  change: Partial<ConversationRecord>,
  undoneAt?: Date,
): Promise<Timeout> {
  const after = { ...before, ...change }
  if (!isQueued(after)) return { timeout_rule: null, timeout_at: null }
  const kept = undoneAt ? null : keptTimeout(before, after)
  if (kept) return kept
  const timers = await readTimers(query, before.company_id)
  return undoneAt ? timeoutAfterUndo(after, timers, undoneAt) : timeoutOf(after, timers)
}
