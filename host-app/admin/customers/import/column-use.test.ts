import { describe, expect, it } from 'vitest'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { customersCsv } from '../list/customers-csv.ts'
import { customersOf, guessUses, wrongUses } from './column-use.ts'
import { readTable } from './read-table.ts'

describe('a table of customers', () => {
  it.each([
    ['a,b\n1,2', ['a', 'b'], [['1', '2']]],
    ['a;b\r\n"1;x";2\r\n\r\n', ['a', 'b'], [['1;x', '2']]],
    ['\uFEFFa\tb\n"say ""hi""\nthere"\t2', ['a', 'b'], [['say "hi"\nthere', '2']]],
  ])('is read from %j', (text, columns, rows) => {
    expect(readTable(text)).toEqual({ columns, rows })
  })

  it.each(['', 'a,b', '\n\n'])('is not read from %j', text => {
    expect(readTable(text)).toBeNull()
  })

  it('is understood by the names of its columns', () => {
    expect(guessUses(['E-Mail', 'Full_Name', 'Organisation', 'Plan', '', 'Name'])).toEqual(
      ['email', 'name', 'company', 'field', 'none', 'name'].map((use, index) =>
        index === 5 ? 'field' : use,
      ),
    )
  })

  it.each([
    [['email', 'field'], null],
    [['name', 'field'], 'Choose the column that has the email.'],
    [['email', 'name', 'name'], 'Two columns map to the same field. Choose one of them.'],
    [['email', ...Array<'field'>(21).fill('field')], 'Choose at most 20 columns as custom fields.'],
  ] as const)('tells what is wrong with the uses %j', (uses, wrong) => {
    expect(wrongUses(uses)).toBe(wrong)
  })

  it('gives rows as the server takes them; short rows and empty cells say nothing', () => {
    const table = { columns: ['mail', 'who', 'plan'], rows: [[' a@b.test ', 'Ada', 'Pro'], ['c@d.test']] }
    expect(customersOf(table, ['email', 'name', 'field'])).toEqual([
      { email: 'a@b.test', name: 'Ada', company_name: '', custom_fields: { plan: 'Pro' } },
      { email: 'c@d.test', name: '', company_name: '', custom_fields: {} },
    ])
  })

  it('comes back from our own export as it was, formulas and all', () => {
    const customer: ListedCustomer = {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'ada@example.test',
      name: '=Ada',
      external_id: 'x1',
      is_verified: true,
      company_name: 'Plover, Ltd',
      custom_fields: { plan: '+Pro', name: 'not the name' },
      source: 'widget',
      last_seen_at: null,
      blocked_at: null,
      blocked_by_name: null,
      created_at: '2026-01-02T03:04:05.000Z',
      updated_at: '2026-01-02T03:04:05.000Z',
      conversation_count: 0,
      open_count: 0,
    }
    const table = readTable(customersCsv([customer]))!
    expect(customersOf(table, guessUses(table.columns))).toEqual([
      {
        email: 'ada@example.test',
        name: '=Ada',
        company_name: 'Plover, Ltd',
        custom_fields: { plan: '+Pro', name: 'not the name' },
      },
    ])
  })
})
