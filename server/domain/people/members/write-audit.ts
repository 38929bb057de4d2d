import type { Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

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

/**
 * Writes down what was done, in the transaction that does it. The database dates it, as it dates what its own triggers
 * write down: by two clocks the entries would stand in another order than the acts.
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
