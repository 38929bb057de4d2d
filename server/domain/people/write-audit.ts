import type { Query } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'

/** Who did it, and in which company. */
export type AuditActor = Pick<Member, 'companyId' | 'userId' | 'fullName'> &
  Partial<Pick<Member, 'impersonationId'>>

export type AuditEvent = {
  /** What happened to what, such as `person.removed`. */
  readonly action: string
  readonly targetId: string | null
  /** Names and words, never a secret. */
  readonly detail: Readonly<Record<string, unknown>>
}

/** Writes down what was done, in the transaction that does it. */
export async function writeAudit(
  query: Query,
  { companyId, userId, fullName, impersonationId = null }: AuditActor,
  { action, targetId, detail }: AuditEvent,
  now: Date,
): Promise<void> {
  await query(
    `insert into public.audit (company_id, actor_id, actor_name, impersonation_id, action, target_id, detail, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [companyId, userId, fullName, impersonationId, action, targetId, { ...detail }, now],
  )
}
