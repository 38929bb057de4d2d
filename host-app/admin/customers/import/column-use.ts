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

/** A custom field's name is at most so long. */
const FIELD_NAME_MAX = 40
/**
 * Longer cells are cut before they are sent, so that a request stays small. No field takes so much, so the server refuses
 * the row.
 */
const SENT_MAX = 1_000

/**
 * Returns each row in the shape that the server accepts, or the reason why it can't be sent: it has more cells than the
 * header has columns, so nobody knows which cell is which.
 */
export function customersOf(
  { columns, rows }: Table,
  uses: readonly ColumnUse[],
): (ImportedCustomer | string)[] {
  const names = fieldNames(columns, uses)
  return rows.map(row => {
    if (row.slice(columns.length).some(cell => cell.trim() !== ''))
      return `The row has ${row.length.toLocaleString()} cells, but the first line names ${columns.length.toLocaleString()} columns.`
    const cell = (index: number) => cut((row[index] ?? '').replace(GUARD, '').trim(), SENT_MAX)
    const one = (use: ColumnUse) => cell(uses.indexOf(use))
    const fields = names.flatMap((name, index) => (name === null ? [] : [[name, cell(index)] as const]))
    return {
      email: one('email'),
      name: one('name'),
      company_name: one('company'),
      custom_fields: Object.fromEntries(fields.filter(([, value]) => value !== '')),
    }
  })
}

const USE_OF_FIELD: Readonly<Record<string, ColumnUse>> = {
  email: 'email',
  name: 'name',
  company_name: 'company',
}

/** Returns the column that a field of a customer comes from, as the server names it; null for the whole row. */
export function columnOf(
  { columns }: Pick<Table, 'columns'>,
  uses: readonly ColumnUse[],
  field: string | null,
): string | null {
  const use = USE_OF_FIELD[field ?? '']
  const index =
    use === undefined
      ? fieldNames(columns, uses).findIndex(name => `custom_fields.${name}` === field)
      : uses.indexOf(use)
  return index < 0 ? null : columns[index] || `Column ${index + 1}`
}

/** Returns the names of the custom fields by column, all different; null for columns of other uses. */
function fieldNames(columns: readonly string[], uses: readonly ColumnUse[]): (string | null)[] {
  const taken = new Set<string>()
  return columns.map((column, index) => {
    if (uses[index] !== 'field') return null
    const name = column.replace(OWN, '') || `Column ${index + 1}`
    let free = cut(name, FIELD_NAME_MAX)
    for (let count = 2; taken.has(free); count++) free = `${cut(name, FIELD_NAME_MAX - 4)} ${count}`
    taken.add(free)
    return free
  })
}

/** Cuts a text to a length, and no pair of surrogates in two. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
