import { describe, expect, it } from 'vitest'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { customersCsv } from '../list/customers-page.tsx'
import { columnOf, customersOf, guessUses, wrongUses } from './column-use.ts'
import { readTable } from './read-table.ts'

const tableOf = (text: string) => readTable(new TextEncoder().encode(text))

describe('a table of customers', () => {
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
    const table = tableOf('mail,who,plan\n a@b.test ,Ada,Pro\nc@d.test')
    expect(customersOf(table, ['email', 'name', 'field'])).toEqual([
      { email: 'a@b.test', name: 'Ada', company_name: '', custom_fields: { plan: 'Pro' } },
      { email: 'c@d.test', name: '', company_name: '', custom_fields: {} },
    ])
  })

  it('sends no row whose cells do not fit the header, and empty cells at the end are no cells', () => {
    const table = tableOf('email,company\na@b.test,Acme, Inc.\nc@d.test,Acme,,')
    expect(customersOf(table, ['email', 'company'])).toEqual([
      'The row has 3 cells, but the first line names 2 columns.',
      expect.objectContaining({ email: 'c@d.test', company_name: 'Acme' }),
    ])
  })

  it('keeps each of two custom fields whose columns have the same name, the same start, or none', () => {
    const long = 'x'.repeat(40)
    const table = tableOf(`email,Phone,Phone,${long}a,${long}b,\na@b.test,1,2,3,4,5`)
    const uses = ['email', ...Array<'field'>(5).fill('field')] as const
    expect(customersOf(table, uses)).toMatchObject([
      {
        custom_fields: {
          Phone: '1',
          'Phone 2': '2',
          [long]: '3',
          [`${long.slice(4)} 2`]: '4',
          'Column 6': '5',
        },
      },
    ])
    expect(columnOf(table, uses, `custom_fields.${long.slice(4)} 2`)).toBe(`${long}b`)
    expect(['email', 'custom_fields.Column 6', null].map(field => columnOf(table, uses, field))).toEqual([
      'email',
      'Column 6',
      null,
    ])
  })

  it('cuts a cell that no field takes, and no character in two', () => {
    const table = tableOf(`email,notes\na@b.test,${'x'.repeat(999)}😀${'x'.repeat(1_000_000)}`)
    expect(customersOf(table, ['email', 'field'])).toMatchObject([
      { custom_fields: { notes: 'x'.repeat(999) } },
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
    const table = tableOf(customersCsv([customer]))
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
