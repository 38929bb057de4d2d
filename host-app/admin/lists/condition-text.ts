import type { CustomerCondition } from '#contract/entities/customer-list.ts'

/** Describes a condition, such as 'last seen more than 30 days ago, or never'. */
export function conditionText(condition: CustomerCondition): string {
  switch (condition.field) {
    case 'created':
      return condition.when === 'within'
        ? `first seen in the last ${days(condition.days)}`
        : `first seen more than ${days(condition.days)} ago`
    case 'last_seen':
      return condition.when === 'within'
        ? `seen in the last ${days(condition.days)}`
        : `last seen more than ${days(condition.days)} ago, or never`
    case 'company':
      return `company ${is(condition.is)} “${condition.value}”`
    case 'custom':
      return `${condition.key} ${is(condition.is)} “${condition.value}”`
    case 'verified':
      return condition.value ? 'verified' : 'not verified'
    case 'blocked':
      return condition.value ? 'blocked' : 'not blocked'
    case 'conversations':
      return `${condition.is === 'at-least' ? 'at least' : 'at most'} ${condition.count} ${
        condition.count === 1 ? 'conversation' : 'conversations'
      }`
    case 'has_open':
      return condition.value ? 'with an open conversation' : 'without an open conversation'
  }
}

function days(count: number): string {
  return count === 1 ? 'day' : `${count} days`
}

function is(how: 'equal' | 'containing'): string {
  return how === 'equal' ? 'is' : 'contains'
}
