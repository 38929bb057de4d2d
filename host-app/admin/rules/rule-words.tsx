import type { Rule } from '#contract/entities/automation.ts'
import { actionWords } from './action-kinds.ts'
import { conditionWords } from './condition-fields.ts'
import { EVENT_LABELS } from './event-labels.ts'
import styles from './rule-words.module.css'
import type { Targets } from './use-targets.ts'

/** When the rule is for a conversation, and what it then does. */
export function RuleWords({ rule, targets }: { readonly rule: Rule; readonly targets: Targets }) {
  const conditions = rule.conditions.map(each => conditionWords(each, targets))
  const when =
    rule.after_minutes === null
      ? EVENT_LABELS[rule.event]
      : `nobody has replied for ${rule.after_minutes} minutes`
  return (
    <p className={styles['words']} dir="auto">
      When {when}
      {conditions.length > 0 && `, if ${conditions.join(rule.match === 'all' ? ' and ' : ' or ')}`}:{' '}
      {rule.actions.map(each => actionWords(each, targets)).join('; ')}.
    </p>
  )
}
