/** What the columns of a conversation become when something happens to it. */
import type { ConversationStatus, Pen, StaffConversation } from '#contract/entities/conversation.ts'
import type { LockedConversation } from '../lock-conversation.ts'
import { waitsWithoutTimeout } from './timeouts.ts'

export type ConversationChange = {
  readonly status?: ConversationStatus
  readonly needs_human?: boolean
  readonly human_requested_at?: Date | null
  readonly pen?: Pen
  readonly assignee_id?: string | null
  readonly assignee_name?: string | null
  readonly ai_due_at?: Date | null
  readonly resolved_at?: Date | null
  /** When the visitor was last there. */
  readonly visitor_active_at?: Date
  readonly updated_at?: Date
  readonly priority?: StaffConversation['priority']
  readonly tags?: readonly string[]
  readonly team_id?: string | null
  readonly snoozed_until?: Date | null
  readonly waiting_since?: Date | null
  readonly merged_into_id?: string | null
  /** What it was before it was merged. */
  readonly before_merge?: object | null
}

/** It ends. The agent who held it stays named on it. */
export function resolved({ pen }: LockedConversation, now: Date): ConversationChange {
  return {
    status: 'resolved',
    resolved_at: now,
    updated_at: now,
    needs_human: false,
    ai_due_at: null,
    pen: pen === 'agent' ? 'agent' : 'ai',
  }
}

/** It is open again if it had ended; a ticket stays one. */
export function reopened({ status }: LockedConversation): ConversationChange {
  return { status: status === 'resolved' ? 'open' : status, resolved_at: null }
}

/**
 * A human is wanted, and the AI keeps quiet. Asked again, it is still the first request that counts, unless an undo has
 * dropped its timeout.
 */
export function humanWanted(before: LockedConversation, now: Date): ConversationChange {
  return {
    needs_human: true,
    human_requested_at: before.needs_human && !waitsWithoutTimeout(before) ? before.human_requested_at : now,
    pen: before.pen === 'agent' ? 'agent' : 'none',
    ai_due_at: null,
    updated_at: now,
  }
}

/** The request for a human is answered later, as a ticket. */
export function asTicket(before: LockedConversation, now: Date): ConversationChange {
  return { ...humanWanted(before, now), status: 'ticket', resolved_at: null }
}

/** It is what it was before it ended: a request for a human goes on from the instant at which it was made. */
export function restored(
  before: LockedConversation,
  { status, needs_human }: Pick<StaffConversation, 'status' | 'needs_human'>,
  now: Date,
): ConversationChange {
  const request = needs_human && {
    ...humanWanted(before, now),
    human_requested_at: before.human_requested_at ?? now,
  }
  return { ...request, status, resolved_at: null, updated_at: now }
}
