import { resolved } from '#core/conversation-record/transitions.ts'
import type { Query } from '#server/ports/database.ts'
import type { Automation, Member, Visitor } from '../../actor.ts'
import { auditAct } from '../audit-act.ts'
import { type LockedConversation, saveConversation } from '../locked-conversation.ts'

/** Resolves a locked conversation; does nothing if it's already resolved. */
export async function resolve(
  query: Query,
  actor: Visitor | Member | Automation,
  before: LockedConversation,
  now: Date,
): Promise<void> {
  if (before.status === 'resolved') return
  await saveConversation(query, before, resolved(before, now))
  await auditAct(query, actor, 'conversation.resolved', before.id)
}
