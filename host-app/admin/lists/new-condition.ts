import type { CustomerCondition } from '#contract/entities/customer-list.ts'

/** Labels of the fields that a condition can test, in menu order. */
export const CONDITION_LABELS: Readonly<Record<CustomerCondition['field'], string>> = {
  last_seen: 'Last seen',
  created: 'First seen',
  company: 'Company',
  verified: 'Verified',
  blocked: 'Blocked',
  conversations: 'Number of conversations',
  has_open: 'Has an open conversation',
  custom: 'Custom field',
}

/** Returns the initial condition on a field. */
export function newCondition(field: CustomerCondition['field']): CustomerCondition {
  switch (field) {
    case 'created':
    case 'last_seen':
      return { field, when: 'within', days: 30 }
    case 'company':
      return { field, is: 'equal', value: '' }
    case 'custom':
      return { field, key: '', is: 'equal', value: '' }
    case 'verified':
    case 'blocked':
    case 'has_open':
      return { field, value: true }
    case 'conversations':
      return { field, is: 'at-least', count: 2 }
  }
}

/** Returns whether a condition has all of its values. */
export function isComplete(condition: CustomerCondition): boolean {
  switch (condition.field) {
    case 'created':
    case 'last_seen':
      return Number.isInteger(condition.days) && condition.days >= 1 && condition.days <= 3_650
    case 'company':
      return condition.value.trim() !== ''
    case 'custom':
      return condition.key.trim() !== '' && condition.value.trim() !== ''
    case 'conversations':
      return Number.isInteger(condition.count) && condition.count >= 0 && condition.count <= 100_000
    case 'verified':
    case 'blocked':
    case 'has_open':
      return true
  }
}
