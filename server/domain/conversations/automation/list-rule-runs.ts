import { AUTOMATION_PAGE } from '#contract/constants/automation.ts'
import { type RuleRun, ruleRun } from '#contract/entities/automation.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../rows.ts'

/** Returns a page of rule runs before an instant, the newest first; of one rule if `rule_id` is given. */
export function listRuleRuns(
  database: Database,
  { claims, companyId }: Member,
  { rule_id: ruleId, before }: ParsedRequestOf<'listRuleRuns'>['query'],
): Promise<RuleRun[]> {
  return database.as(claims, async query => {
    const rows = await query(
      `select r.id, r.rule_id, r.rule_name, r.conversation_id, c.subject, r.event, r.outcome, r.error, r.created_at
         from public.rule_runs r join public.conversations c on c.id = r.conversation_id
        where r.company_id = $1 and ($2::uuid is null or r.rule_id = $2)
          and ($3::timestamptz is null or r.created_at < $3)
        order by r.created_at desc, r.id limit $4`,
      [companyId, ruleId ?? null, before === undefined ? null : new Date(before), AUTOMATION_PAGE],
    )
    return rows.map(row => ruleRun.parse(withIsoDates(row)))
  })
}
