/** A rule as the editor's form holds it. */
import type { Condition, Rule, RuleDraft } from '#contract/entities/automation.ts'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { type Keyed, keyed } from './keyed.ts'

/** The form's values; conditions and actions have React keys. */
export type RuleForm = Omit<RuleDraft, 'conditions' | 'actions'> & {
  readonly conditions: readonly Keyed<Condition>[]
  readonly actions: readonly Keyed<DeskAction>[]
}

/** Returns the form of an existing rule, or of a new one (null). */
export function formOf(rule: Rule | null): RuleForm {
  if (rule === null)
    return {
      name: '',
      is_enabled: true,
      event: 'message-received',
      after_minutes: null,
      match: 'all',
      conditions: [],
      actions: [keyed<DeskAction>({ type: 'add-label', label: '' })],
    }
  const { id: _id, created_at: _created, updated_at: _updated, ...draft } = rule
  return { ...draft, conditions: rule.conditions.map(keyed), actions: rule.actions.map(keyed) }
}

/** Returns the request body for a form. */
export function draftOf(form: RuleForm): RuleDraft {
  return {
    ...form,
    after_minutes: form.event === 'no-reply' ? form.after_minutes : null,
    conditions: form.conditions.map(({ value }) => value),
    actions: form.actions.map(({ value }) => value),
  }
}
