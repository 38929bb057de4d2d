/** Transitions: the columns of a conversation after an event. Pure. */
import type { ConversationStatus, Responder, StaffConversation } from '#contract/entities/conversation.ts'
import type { ConversationRecord } from './conversation-record.ts'
import { waitsWithoutTimeout } from './timeouts.ts'

/** The columns that a transition writes. `responder` says who answers: `ai`, `agent` or `none`. */
export type ConversationChange = {
  readonly status?: ConversationStatus
  readonly needs_human?: boolean
  readonly human_requested_at?: Date | null
  readonly responder?: Responder
  readonly assignee_id?: string | null
  readonly assignee_name?: string | null
  readonly ai_due_at?: Date | null
  readonly resolved_at?: Date | null
  readonly updated_at?: Date
  readonly priority?: StaffConversation['priority']
  readonly tags?: readonly string[]
  readonly team_id?: string | null
  readonly snoozed_until?: Date | null
  readonly waiting_since?: Date | null
  /** Since when it is held as spam, with the reason. */
  readonly spam_at?: Date | null
  readonly spam_reason?: StaffConversation['spam_reason']
  /** When an agent said that it is no spam. */
  readonly spam_cleared_at?: Date
  /** The fields before an agent held it as spam, for the way back. */
  readonly before_spam?: object | null
  readonly merged_into_id?: string | null
  /** The fields before a merge, for its undo. */
  readonly before_merge?: object | null
}

/** Returns the change that resolves a conversation. The agent who answered it stays its assignee. */
export function resolved({ responder }: ConversationRecord, now: Date): ConversationChange {
  return {
    status: 'resolved',
    resolved_at: now,
    updated_at: now,
    needs_human: false,
    ai_due_at: null,
    responder: responder === 'agent' ? 'agent' : 'ai',
  }
}

/** Returns the change that reopens a resolved conversation; an open one or a ticket keeps its status. */
export function reopened({ status }: ConversationRecord): ConversationChange {
  return { status: status === 'resolved' ? 'open' : status, resolved_at: null }
}

/**
 * Returns the change that requests a human and silences the AI. A repeated request keeps the time of the first one,
 * unless an undo has dropped its timeout.
 */
export function humanWanted(before: ConversationRecord, now: Date): ConversationChange {
  return {
    needs_human: true,
    human_requested_at: before.needs_human && !waitsWithoutTimeout(before) ? before.human_requested_at : now,
    responder: before.responder === 'agent' ? 'agent' : 'none',
    ai_due_at: null,
    updated_at: now,
  }
}

/** Returns the change that turns a request for a human into a ticket, to be answered later. */
export function asTicket(before: ConversationRecord, now: Date): ConversationChange {
  return { ...humanWanted(before, now), status: 'ticket', resolved_at: null }
}

/** Returns the change that hands a conversation back to the AI, which also reopens it (CHAT-18). */
export function returnedToAi(isTicket: boolean, now: Date): ConversationChange {
  return {
    status: isTicket ? 'ticket' : 'open',
    resolved_at: null,
    needs_human: false,
    responder: 'ai',
    assignee_id: null,
    assignee_name: null,
    updated_at: now,
  }
}

/** Returns the change that undoes a resolve. A request for a human continues from its original time. */
export function restored(
  before: ConversationRecord,
  { status, needs_human }: Pick<StaffConversation, 'status' | 'needs_human'>,
  now: Date,
): ConversationChange {
  const request = needs_human && {
    ...humanWanted(before, now),
    human_requested_at: before.human_requested_at ?? now,
  }
  return { ...request, status, resolved_at: null, updated_at: now }
}
