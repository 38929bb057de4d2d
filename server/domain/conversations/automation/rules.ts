import { RULES_MAX } from '#contract/constants/automation.ts'
import { type Rule, type RuleDraft, rule, ruleDraft } from '#contract/entities/automation.ts'
import { requireTargets } from '../desk/require-targets.ts'
import { orderedSettings } from './ordered-settings.ts'

/**
 * The use cases of a company's rules. Errors when saving one: rules_full (409), rule_not_found (404),
 * assignee_not_found (409), team_not_found (404).
 */
export const rules = orderedSettings<Rule, RuleDraft>({
  table: 'rules',
  auditName: 'rule',
  setting: rule,
  columnsOf: draft => ({
    ...ruleDraft.parse(draft),
    conditions: JSON.stringify(draft.conditions),
    actions: JSON.stringify(draft.actions),
  }),
  check: (query, companyId, { actions }) => requireTargets(query, companyId, actions),
  max: RULES_MAX,
  errors: { full: 'rules_full', notFound: 'rule_not_found' },
})
