/** What a company promises, in the order in which it is looked through. */
import { SLA_POLICIES_MAX } from '#contract/constants/automation.ts'
import {
  type SlaPolicy,
  type SlaPolicyDraft,
  slaPolicy,
  slaPolicyDraft,
} from '#contract/entities/automation.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { withIsoDates } from '../rows.ts'
import type { AutomationDeps } from './rules.ts'
import { addDraft, changeDraft } from './save-draft.ts'

const COLUMNS = Object.keys(slaPolicy.shape).join(', ')

export function listSlaPolicies(database: Database, { claims, companyId }: Member): Promise<SlaPolicy[]> {
  return database.as(claims, query => readPolicies(query, companyId))
}

/** Throws `sla_policies_full`. */
export function createSlaPolicy(
  { database, clock }: AutomationDeps,
  member: Member,
  draft: SlaPolicyDraft,
): Promise<SlaPolicy> {
  const { claims, companyId } = member
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    if ((await readPolicies(query, companyId)).length >= SLA_POLICIES_MAX)
      throw new AppError('sla_policies_full')
    const row = await addDraft(query, 'sla_policies', companyId, columnsOf(draft), now)
    const added = slaPolicy.parse(withIsoDates(row))
    await writeAudit(query, member, eventOf('sla_policy.created', added))
    return added
  })
}

/** Deadlines that run under it stay where they are. Throws `sla_policy_not_found`. */
export function updateSlaPolicy(
  { database, clock }: AutomationDeps,
  member: Member,
  id: string,
  draft: SlaPolicyDraft,
): Promise<SlaPolicy> {
  const { claims, companyId } = member
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    const row = await changeDraft(query, 'sla_policies', companyId, id, columnsOf(draft), now)
    if (!row) throw new AppError('sla_policy_not_found')
    const changed = slaPolicy.parse(withIsoDates(row))
    await writeAudit(query, member, eventOf('sla_policy.changed', changed))
    return changed
  })
}

/** What was kept and broken under it stays known. Throws `sla_policy_not_found`. */
export async function removeSlaPolicy(
  { database }: Pick<AutomationDeps, 'database'>,
  member: Member,
  id: string,
): Promise<void> {
  await database.as(member.claims, async query => {
    const [row] = await query<{ id: string; name: string }>(
      'delete from public.sla_policies where company_id = $1 and id = $2 returning id, name',
      [member.companyId, id],
    )
    if (!row) throw new AppError('sla_policy_not_found')
    await writeAudit(query, member, eventOf('sla_policy.removed', row))
  })
}

function eventOf(action: string, { id, name }: { readonly id: string; readonly name: string }) {
  return { action, targetId: id, detail: { name } }
}

async function readPolicies(query: Query, companyId: string): Promise<SlaPolicy[]> {
  const rows = await query(
    `select ${COLUMNS} from public.sla_policies where company_id = $1 order by position, created_at, id`,
    [companyId],
  )
  return rows.map(row => slaPolicy.parse(withIsoDates(row)))
}

function columnsOf(draft: SlaPolicyDraft) {
  return { ...slaPolicyDraft.parse(draft), conditions: JSON.stringify(draft.conditions) }
}
