/** Maps the columns of an imported table to customer fields. */
import { CUSTOMER_FIELDS } from '#contract/constants/customers.ts'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import type { Table } from './read-table.ts'

/** The uses of a column; `field` is one of the company's own fields. */
export const COLUMN_USES = ['email', 'name', 'company', 'field', 'none'] as const
/** One use of a column. */
export type ColumnUse = (typeof COLUMN_USES)[number]

const WORDS: Readonly<Record<'email' | 'name' | 'company', readonly string[]>> = {
  email: ['email', 'e-mail', 'mail', 'email address', 'e-mail address', 'address', 'customer email'],
  name: ['name', 'full name', 'customer', 'customer name', 'display name'],
  company: ['company', 'company name', 'organisation', 'organization', 'account', 'firm'],
}
/** The prefix of own fields in our export. */
const OWN = /^field:\s*/i
/** Columns of our export that an import can't set. */
const EXPORT_ONLY = [
  'external_id',
  'verified',
  'blocked',
  'conversations',
  'open_conversations',
  'last_seen_at',
  'created_at',
]
/** The apostrophe that keeps a spreadsheet from reading a cell as a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/

/** Guesses each column's use from its name. The first match gets a use; other columns become own fields. */
export function guessUses(columns: readonly string[]): ColumnUse[] {
  const used = new Set<ColumnUse>()
  return columns.map(column => {
    const name = column.toLowerCase().replaceAll('_', ' ').trim()
    const use = (['email', 'name', 'company'] as const).find(
      each => !used.has(each) && WORDS[each].includes(name),
    )
    if (use === undefined) return column === '' || EXPORT_ONLY.includes(column) ? 'none' : 'field'
    used.add(use)
    return use
  })
}

/** Returns what is wrong with the uses before anything is sent, or null. */
export function wrongUses(uses: readonly ColumnUse[]): string | null {
  const count = (use: ColumnUse) => uses.filter(each => each === use).length
  if (count('email') === 0) return 'Choose the column that has the email.'
  for (const use of ['email', 'name', 'company'] as const)
    if (count(use) > 1) return 'Two columns map to the same field. Choose one of them.'
  if (count('field') > CUSTOMER_FIELDS) return `Choose at most ${CUSTOMER_FIELDS} columns as custom fields.`
  return null
}

/** Returns the table's rows in the shape that the server accepts, in order. */
export function customersOf({ columns, rows }: Table, uses: readonly ColumnUse[]): ImportedCustomer[] {
  return rows.map(row => {
    const cell = (index: number) => (row[index] ?? '').replace(GUARD, '').trim()
    const one = (use: ColumnUse) => cell(uses.indexOf(use))
    const fields = columns.flatMap((column, index) =>
      uses[index] === 'field' ? [[column.replace(OWN, '').slice(0, 40), cell(index)] as const] : [],
    )
    return {
      email: one('email'),
      name: one('name'),
      company_name: one('company'),
      custom_fields: Object.fromEntries(fields.filter(([name, value]) => name !== '' && value !== '')),
    }
  })
}
