/** A company's rules, in their order. */
import { RULES_MAX } from '#contract/constants/automation.ts'
import { type Rule, type RuleDraft, rule, ruleDraft } from '#contract/entities/automation.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { writeAudit } from '../../people/members/audit.ts'
import { withIsoDates } from '../rows.ts'
import { requireTargets } from './require-targets.ts'
import { addDraft, changeDraft } from './save-draft.ts'

export type AutomationDeps = { readonly database: Database; readonly clock: Pick<Clock, 'now'> }

const COLUMNS = Object.keys(rule.shape).join(', ')

export function listRules(database: Database, { claims, companyId }: Member): Promise<Rule[]> {
  return database.as(claims, query => readRules(query, companyId))
}

/** Throws `rules_full`, `assignee_not_found` and `team_not_found`. */
export function createRule(
  { database, clock }: AutomationDeps,
  member: Member,
  draft: RuleDraft,
): Promise<Rule> {
  const { claims, companyId } = member
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    await requireTargets(query, companyId, draft.actions)
    if ((await readRules(query, companyId)).length >= RULES_MAX) throw new AppError('rules_full')
    const row = await addDraft(query, 'rules', companyId, columnsOf(draft), now)
    const added = rule.parse(withIsoDates(row))
    await writeAudit(query, member, eventOf('rule.created', added))
    return added
  })
}

/** Throws `rule_not_found`, `assignee_not_found` and `team_not_found`. */
export function updateRule(
  { database, clock }: AutomationDeps,
  member: Member,
  id: string,
  draft: RuleDraft,
): Promise<Rule> {
  const { claims, companyId } = member
  const now = new Date(clock.now())
  return database.as(claims, async query => {
    await requireTargets(query, companyId, draft.actions)
    const row = await changeDraft(query, 'rules', companyId, id, columnsOf(draft), now)
    if (!row) throw new AppError('rule_not_found')
    const changed = rule.parse(withIsoDates(row))
    await writeAudit(query, member, eventOf('rule.changed', changed))
    return changed
  })
}

/** With its log. Throws `rule_not_found`. */
export async function removeRule(
  { database }: Pick<AutomationDeps, 'database'>,
  member: Member,
  id: string,
): Promise<void> {
  await database.as(member.claims, async query => {
    const [row] = await query<{ id: string; name: string }>(
      'delete from public.rules where company_id = $1 and id = $2 returning id, name',
      [member.companyId, id],
    )
    if (!row) throw new AppError('rule_not_found')
    await writeAudit(query, member, eventOf('rule.removed', row))
  })
}

function eventOf(action: string, { id, name }: { readonly id: string; readonly name: string }) {
  return { action, targetId: id, detail: { name } }
}

async function readRules(query: Query, companyId: string): Promise<Rule[]> {
  const rows = await query(
    `select ${COLUMNS} from public.rules where company_id = $1 order by position, created_at, id`,
    [companyId],
  )
  return rows.map(row => rule.parse(withIsoDates(row)))
}

function columnsOf(draft: RuleDraft) {
  return {
    ...ruleDraft.parse(draft),
    conditions: JSON.stringify(draft.conditions),
    actions: JSON.stringify(draft.actions),
  }
}
