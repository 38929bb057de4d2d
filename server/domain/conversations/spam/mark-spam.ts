import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { auditAct } from '../audit-act.ts'
import { asUndo } from '../desk/as-undo.ts'
import {
  currentTimeout,
  type LockedConversation,
  lockConversation,
  saveConversation,
} from '../locked-conversation.ts'
import { staffView } from '../rows.ts'
import { type BeforeSpam, beforeSpam, cleared, givenBack, held, mayReturn } from './spam-transitions.ts'

/**
 * Holds a conversation as spam, or ends that; audited. What an agent held becomes again what it was, with its place in the
 * queue and its deadlines; other spam waits for a human. Does nothing if that is already so. Returns the conversation.
 * @throws conversation_not_found (404).
 */
export function markSpam(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  actor: Member,
  conversationId: string,
  isSpam: boolean,
): Promise<StaffConversation> {
  const now = new Date(clock.now())
  return database.as(actor.claims, async query => {
    const before = await lockConversation(query, conversationId)
    const view = await staffView(query, conversationId)
    if ((view.spam_at !== null) !== isSpam) {
      if (isSpam) await saveConversation(query, before, held(view, now))
      else await clear(query, before, now)
      await auditAct(
        query,
        actor,
        isSpam ? 'conversation.marked_spam' : 'conversation.cleared_spam',
        conversationId,
      )
    }
    return staffView(query, conversationId)
  })
}

async function clear(query: Query, before: LockedConversation, now: Date): Promise<void> {
  const was = await readBeforeSpam(query, before.id)
  const wroteAt = was && (await firstMessageSince(query, before.id, was.last_sequence))
  if (!was || !mayReturn(before, was, wroteAt) || !(await isActive(query, was.assignee_id)))
    return saveConversation(query, before, cleared(before, was, wroteAt, now))
  const change = givenBack(was, wroteAt, now)
  const timeout = await currentTimeout(query, before, change, now)
  await asUndo(query, () => saveConversation(query, before, change, timeout))
}

async function readBeforeSpam(query: Query, id: string): Promise<BeforeSpam | null> {
  const [row] = await query<{ before_spam: unknown }>(
    'select before_spam from public.conversations where id = $1',
    [id],
  )
  return beforeSpam.nullable().parse(row!.before_spam)
}

/** Returns when the visitor first wrote after a sequence; null if they did not. */
async function firstMessageSince(query: Query, id: string, sequence: number): Promise<Date | null> {
  const [row] = await query<{ at: Date | null }>(
    `select min(created_at) as at from public.messages
      where conversation_id = $1 and sequence > $2 and sender_type = 'visitor' and not app.is_mark(sender_type, content, meta)`,
    [id, sequence],
  )
  return row!.at
}

/** Whether an assignee can have a conversation again; nobody always can. */
async function isActive(query: Query, assigneeId: string | null): Promise<boolean> {
  if (assigneeId === null) return true
  const found = await query("select from public.profiles where id = $1 and status = 'active'", [assigneeId])
  return found.length > 0
}
