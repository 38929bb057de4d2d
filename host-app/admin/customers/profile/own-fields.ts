import { CUSTOMER_FIELDS } from '#contract/constants/customers.ts'

/** A row that edits an own field; `key` is its React key. */
export type FieldRow = { readonly key: number; readonly name: string; readonly value: string }

/** Returns own fields as rows to edit. */
export function rowsOf(fields: Readonly<Record<string, string>>): FieldRow[] {
  return Object.entries(fields).map(([name, value], key) => ({ key, name, value }))
}

/**
 * Returns rows as own fields. Rows without a name or a value are dropped; the later of two with the same
 * name wins.
 */
export function fieldsOf(rows: readonly FieldRow[]): Record<string, string> {
  const filled = rows
    .map(({ name, value }) => [name.trim(), value.trim()] as const)
    .filter(([name, value]) => name !== '' && value !== '')
  return Object.fromEntries(filled)
}

/** Returns the rows with an empty one added; null at the maximum number of fields. */
export function withRow(rows: readonly FieldRow[]): FieldRow[] | null {
  if (rows.length >= CUSTOMER_FIELDS) return null
  const key = Math.max(-1, ...rows.map(row => row.key)) + 1
  return [...rows, { key, name: '', value: '' }]
}
