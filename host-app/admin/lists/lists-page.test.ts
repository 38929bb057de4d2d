import { describe, expect, it } from 'vitest'
import { type CustomerCondition, customerCondition } from '#contract/entities/customer-list.ts'
import { conditionText } from './lists-page.tsx'
import { CONDITION_LABELS, isComplete, newCondition } from './new-condition.ts'

describe('conditions of lists', () => {
  it.each<[CustomerCondition, string]>([
    [{ field: 'created', when: 'within', days: 1 }, 'first seen in the last day'],
    [{ field: 'last_seen', when: 'before', days: 30 }, 'last seen more than 30 days ago, or never'],
    [{ field: 'company', is: 'containing', value: 'Plo' }, 'company contains “Plo”'],
    [{ field: 'custom', key: 'plan', is: 'equal', value: 'Pro' }, 'plan is “Pro”'],
    [{ field: 'conversations', is: 'at-most', count: 1 }, 'at most 1 conversation'],
    [{ field: 'has_open', value: false }, 'without an open conversation'],
  ])('are told in words: %j', (condition, text) => {
    expect(conditionText(condition)).toBe(text)
  })

  it.each(Object.keys(CONDITION_LABELS) as CustomerCondition['field'][])(
    'are complete when the contract takes them: %s',
    field => {
      const condition = newCondition(field)
      expect(isComplete(condition)).toBe(customerCondition.safeParse(condition).success)
    },
  )

  it.each<CustomerCondition>([
    { field: 'created', when: 'within', days: 0 },
    { field: 'last_seen', when: 'within', days: Number.NaN },
    { field: 'company', is: 'equal', value: ' ' },
    { field: 'conversations', is: 'at-least', count: -1 },
    { field: 'conversations', is: 'at-least', count: 1.5 },
  ])('are not complete: %j', condition => {
    expect(isComplete(condition)).toBe(false)
    expect(customerCondition.safeParse(condition).success).toBe(false)
  })
})
