import type { Query } from '#server/ports/database.ts'
import type { Automation, Member, Visitor } from '../actor.ts'
import { writeAudit } from '../people/members/audit.ts'

/**
 * Adds an audit entry for a member's action on a conversation. Visitors and automations get no entry: the
 * conversation's messages and activities already show what they did.
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
