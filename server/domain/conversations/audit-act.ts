import type { Query } from '#server/ports/database.ts'
import type { Automation, Member, Visitor } from '../actor.ts'
import { writeAudit } from '../people/members/audit.ts'

/**
 * Records what a member did to a conversation. Visitors are not audited, since the conversation itself shows what they
 * did; automations are not either, since the conversation's activities do.
 */
export async function auditAct(
  query: Query,
  actor: Visitor | Member | Automation,
  action: string,
  targetId: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (actor.kind === 'member') await writeAudit(query, actor, { action, targetId, detail })
}
