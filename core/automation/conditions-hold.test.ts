import { describe, expect, it } from 'vitest'
import type { Condition } from '#contract/entities/automation.ts'
import { conditionsHold, type Facts } from './conditions-hold.ts'

const TEAM = '5f0c9d53-2f51-4f0a-8a7e-0a7dbf0c3c11'
const facts: Facts = {
  status: 'open',
  priority: 'high',
  tags: ['Billing'],
  team_id: TEAM,
  assignee_id: null,
  customer_email: 'Ada@Mail.Example.com',
  is_verified: true,
  subject: 'Refund for MÜLLER',
  content: 'Where is my money?',
  locale: 'de',
  source: 'widget',
  category: 'Invoices',
  custom_fields: { order_number: 'A-1024' },
  is_office_open: false,
}

/** Each condition holds, and the same condition with the opposite operator does not. */
const HOLDING: readonly Condition[] = [
  { field: 'status', operator: 'is', value: 'open' },
  { field: 'status', operator: 'is-not', value: 'ticket' },
  { field: 'priority', operator: 'is', value: 'high' },
  { field: 'label', operator: 'is', value: 'billing' },
  { field: 'label', operator: 'is-not', value: 'bill' },
  { field: 'team', operator: 'is', value: TEAM },
  { field: 'team', operator: 'is-not', value: 'none' },
  { field: 'assignee', operator: 'is', value: 'none' },
  { field: 'customer-email', operator: 'is', value: 'ada@mail.example.com' },
  { field: 'customer-domain', operator: 'is', value: 'mail.example.com' },
  { field: 'customer-domain', operator: 'is', value: '@mail.example.com' },
  { field: 'customer-domain', operator: 'is-not', value: 'example.com' },
  { field: 'verified', operator: 'is', value: 'yes' },
  { field: 'subject', operator: 'contains', value: 'müller' },
  { field: 'content', operator: 'contains', value: 'MONEY' },
  { field: 'content', operator: 'contains-not', value: 'refund' },
  { field: 'locale', operator: 'is', value: 'de' },
  { field: 'source', operator: 'is', value: 'widget' },
  { field: 'category', operator: 'is', value: 'invoices' },
  { field: 'category', operator: 'is-not', value: 'invoice' },
  { field: 'form-field', key: 'order_number', operator: 'contains', value: 'a-10' },
  { field: 'form-field', key: 'order_number', operator: 'contains-not', value: 'b-10' },
  { field: 'form-field', key: 'branch', operator: 'contains-not', value: 'a' },
  { field: 'office-hours', operator: 'is-not', value: 'open' },
]
const OPPOSITE = {
  is: 'is-not',
  'is-not': 'is',
  contains: 'contains-not',
  'contains-not': 'contains',
} as const
const opposite = (condition: Condition) =>
  ({ ...condition, operator: OPPOSITE[condition.operator] }) as Condition
const hold = (match: 'all' | 'any', ...conditions: Condition[]) =>
  conditionsHold({ match, conditions }, facts)

describe('conditions', () => {
  it.each(HOLDING)('$field $operator $value', condition => {
    expect([hold('all', condition), hold('all', opposite(condition))]).toEqual([true, false])
  })

  it('hold together, or one of them, as is asked', () => {
    const [yes, no] = [HOLDING[0]!, opposite(HOLDING[0]!)]
    expect([hold('all', yes, no), hold('any', yes, no), hold('any', no, no)]).toEqual([false, true, false])
  })

  it('hold always when there are none', () => {
    expect([hold('all'), hold('any')]).toEqual([true, true])
  })

  it('know no category of a conversation that is no ticket', () => {
    const chat = { ...facts, category: null, custom_fields: {} }
    const conditions: Condition[] = [
      { field: 'category', operator: 'is', value: 'Invoices' },
      { field: 'form-field', key: 'order_number', operator: 'contains', value: 'a' },
    ]
    expect(conditionsHold({ match: 'any', conditions }, chat)).toBe(false)
  })

  it('know no domain of a visitor without an address', () => {
    const nobody = { ...facts, customer_email: null }
    const conditions: Condition[] = [{ field: 'customer-domain', operator: 'is', value: 'example.com' }]
    expect(conditionsHold({ match: 'all', conditions }, nobody)).toBe(false)
  })
})
