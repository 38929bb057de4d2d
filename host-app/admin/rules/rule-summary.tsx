import type { Rule } from '#contract/entities/automation.ts'
import { describeAction } from './action-kinds.ts'
import { describeCondition } from './condition-fields.ts'
import { EVENT_LABELS } from './event-labels.ts'
import styles from './rule-summary.module.css'
import type { Targets } from './use-targets.ts'

/** Describes when the rule applies to a conversation, and what it then does. */
export function RuleSummary({ rule, targets }: { readonly rule: Rule; readonly targets: Targets }) {
  const conditions = rule.conditions.map(each => describeCondition(each, targets))
  const when =
    rule.after_minutes === null
      ? EVENT_LABELS[rule.event]
      : `nobody has replied for ${rule.after_minutes} minutes`
  return (
    <p className={styles['summary']} dir="auto">
      When {when}
      {conditions.length > 0 && `, if ${conditions.join(rule.match === 'all' ? ' and ' : ' or ')}`}:{' '}
      {rule.actions.map(each => describeAction(each, targets)).join('; ')}.
    </p>
  )
}
