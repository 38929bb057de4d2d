import { z } from 'zod'
import { type AuditEntry, auditEntry } from '#contract/entities/people.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'

const PAGE_ENTRIES = 50

/**
 * Returns a page of the company's audit log before an instant, the newest first. It includes all entries of its last
 * millisecond, so the next page can start at that instant.
 */
export async function listAudit(
  database: Database,
  { claims, companyId }: Member,
  before: string | undefined,
): Promise<AuditEntry[]> {
  const rows = await database.as(claims, query =>
    query(
      `with page as (
         select created_at from public.audit
          where company_id = $1 and created_at < $2 order by created_at desc limit ${PAGE_ENTRIES})
       select a.id, a.action, a.actor_id, coalesce(a.actor_name, p.full_name) as actor_name, a.impersonation_id,
              a.target_id, a.detail, a.created_at
         from public.audit a left join public.profiles p on p.id = a.actor_id
        where a.company_id = $1 and a.created_at < $2
          and a.created_at >= (select date_trunc('milliseconds', min(created_at)) from page)
        order by a.created_at desc, a.id`,
      [companyId, before ?? 'infinity'],
    ),
  )
  return z.array(auditEntry).parse(rows.map(withIsoDates))
}

/** Who did it, and in which company. */
export type AuditActor = Pick<Member, 'companyId' | 'userId' | 'fullName'> &
  Partial<Pick<Member, 'impersonationId'>>

/** An action for the audit log. */
export type AuditEvent = {
  /** Object and verb, such as `person.removed`. */
  readonly action: string
  readonly targetId: string | null
  /** Names and texts, never a secret. */
  readonly detail: Readonly<Record<string, unknown>>
}

/**
 * Adds an audit entry in the transaction that does the action. The database dates it, like the entries of its
 * triggers; two clocks could sort them wrongly.
 */
export async function writeAudit(
  query: Query,
  { companyId, userId, fullName, impersonationId = null }: AuditActor,
  { action, targetId, detail }: AuditEvent,
): Promise<void> {
  await query(
    `insert into public.audit (company_id, actor_id, actor_name, impersonation_id, action, target_id, detail)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, userId, fullName, impersonationId, action, targetId, { ...detail }],
  )
}
