/** Transitions into spam and out of it. Pure. */
import type { z } from 'zod'
import { staffConversation } from '#contract/entities/conversation.ts'
import type { ConversationRecord } from '#core/conversation-record/conversation-record.ts'
import { type ConversationChange, humanWanted } from '#core/conversation-record/transitions.ts'

/** What an agent's mark takes from a conversation, as stored in `before_spam`. */
export const beforeSpam = staffConversation.pick({
  responder: true,
  needs_human: true,
  human_requested_at: true,
  assignee_id: true,
  assignee_name: true,
  waiting_since: true,
  snoozed_until: true,
  // Later messages came while it was spam.
  last_sequence: true,
})
/** A parsed `beforeSpam`. */
export type BeforeSpam = z.infer<typeof beforeSpam>

const NO_SPAM = { spam_at: null, spam_reason: null, before_spam: null } as const

/** Returns the change by which an agent holds a conversation as spam. */
export function held(view: BeforeSpam, now: Date): ConversationChange {
  return {
    spam_at: now,
    spam_reason: 'agent',
    before_spam: beforeSpam.parse(view),
    needs_human: false,
    responder: 'none',
    assignee_id: null,
    assignee_name: null,
    ai_due_at: null,
    snoozed_until: null,
    updated_at: now,
  }
}

/**
 * Whether the conversation can become what it was. Otherwise nobody would answer: the AI doesn't start over with a message
 * from before, or from the time as spam.
 * @param wroteAt when the visitor first wrote while it was spam
 */
export function mayReturn(
  { status, responder }: Pick<ConversationRecord, 'status' | 'responder'>,
  was: BeforeSpam,
  wroteAt: Date | null,
): boolean {
  const isUnanswered = was.waiting_since !== null || wroteAt !== null
  return status !== 'resolved' && responder !== 'agent' && !(was.responder === 'ai' && isUnanswered)
}

/** Returns the change that gives a conversation back as it was, with its place in the queue. */
export function givenBack(was: BeforeSpam, wroteAt: Date | null, now: Date): ConversationChange {
  const { responder, needs_human, assignee_id, assignee_name } = was
  return {
    ...NO_SPAM,
    spam_cleared_at: now,
    responder,
    needs_human,
    human_requested_at: instant(was.human_requested_at),
    assignee_id,
    assignee_name,
    waiting_since: instant(was.waiting_since) ?? wroteAt,
    // A visitor's message ends a snooze.
    snoozed_until: wroteAt === null ? instant(was.snoozed_until) : null,
    updated_at: now,
  }
}

/** Returns the change after which a conversation waits for a human; a resolved one stays so. */
export function cleared(
  before: ConversationRecord,
  was: BeforeSpam | null,
  wroteAt: Date | null,
  now: Date,
): ConversationChange {
  const isOver = before.status === 'resolved'
  return {
    ...NO_SPAM,
    spam_cleared_at: now,
    ...(isOver ? { responder: before.responder === 'agent' ? 'agent' : 'ai' } : humanWanted(before, now)),
    ...(!isOver && { waiting_since: instant(was?.waiting_since ?? null) ?? wroteAt ?? now }),
    updated_at: now,
  }
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
