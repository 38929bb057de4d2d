import type { Query } from '#server/ports/database.ts'
import type { Automation, Member, Visitor } from '../actor.ts'

/**
 * What staff do is written down; what a visitor does is in the thread itself, and what an automation does among the
 * conversation's activities.
 */
export async function auditAct(
  query: Query,
  actor: Visitor | Member | Automation,
  action: string,
  targetId: string,
  detail: object = {},
): Promise<void> {
  if (actor.kind !== 'member') return
  await query(
    'insert into public.audit (company_id, actor_id, action, target_id, detail) values ($1, $2, $3, $4, $5::text::jsonb)',
    [actor.companyId, actor.userId, action, targetId, JSON.stringify(detail)],
  )
}
