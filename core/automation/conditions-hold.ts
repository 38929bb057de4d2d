/** Evaluates the conditions of automation rules and SLA policies against a conversation. */
import type { Condition } from '#contract/entities/automation.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'

/** The values of a conversation that conditions can test. */
export type Facts = Pick<
  StaffConversation,
  | 'status'
  | 'priority'
  | 'tags'
  | 'team_id'
  | 'assignee_id'
  | 'customer_email'
  | 'is_verified'
  | 'subject'
  | 'locale'
  | 'source'
  | 'category'
  | 'custom_fields'
> & {
  /** Text of the message that triggered the event, or else of the visitor's last message. */
  readonly content: string
  readonly is_office_open: boolean
}

type Conditions = { readonly match: 'all' | 'any'; readonly conditions: readonly Condition[] }

/** Whether all or any of the conditions (`match`) hold. An empty list always holds. */
export function conditionsHold({ match, conditions }: Conditions, facts: Facts): boolean {
  if (conditions.length === 0) return true
  return match === 'all'
    ? conditions.every(condition => holds(condition, facts))
    : conditions.some(condition => holds(condition, facts))
}

function holds(condition: Condition, facts: Facts): boolean {
  const isWanted = condition.operator === 'is' || condition.operator === 'contains'
  return isSo(condition, facts) === isWanted
}

function isSo(condition: Condition, facts: Facts): boolean {
  const { field, value } = condition
  switch (field) {
    case 'status':
    case 'priority':
    case 'locale':
    case 'source':
      return facts[field] === value
    case 'label':
      return facts.tags.some(tag => isEqual(tag, value))
    case 'team':
      return (facts.team_id ?? 'none') === value
    case 'assignee':
      return (facts.assignee_id ?? 'none') === value
    case 'customer-email':
      return isEqual(facts.customer_email ?? '', value)
    case 'customer-domain':
      return isEqual(facts.customer_email?.split('@').at(-1) ?? '', value.replace(/^@/, ''))
    case 'verified':
      return facts.is_verified
    case 'subject':
    case 'content':
      return fold(facts[field]).includes(fold(value))
    case 'category':
      return isEqual(facts.category ?? '', value)
    case 'form-field':
      return fold(facts.custom_fields[condition.key] ?? '').includes(fold(value))
    case 'office-hours':
      return facts.is_office_open
  }
}

function isEqual(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
