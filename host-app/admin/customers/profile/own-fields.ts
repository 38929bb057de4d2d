import { CUSTOMER_FIELDS } from '#contract/constants/customers.ts'

/** An own field while it is edited; `key` keeps its place on the screen. */
export type FieldRow = { readonly key: number; readonly name: string; readonly value: string }

/** Fields as rows to edit. */
export function rowsOf(fields: Readonly<Record<string, string>>): FieldRow[] {
  return Object.entries(fields).map(([name, value], key) => ({ key, name, value }))
}

/** Rows as fields; without a name or a value there is none, and of two of one name the later counts. */
export function fieldsOf(rows: readonly FieldRow[]): Record<string, string> {
  const filled = rows
    .map(({ name, value }) => [name.trim(), value.trim()] as const)
    .filter(([name, value]) => name !== '' && value !== '')
  return Object.fromEntries(filled)
}

/** With an empty row more; null when there are as many as there can be. */
export function withRow(rows: readonly FieldRow[]): FieldRow[] | null {
  if (rows.length >= CUSTOMER_FIELDS) return null
  const key = Math.max(-1, ...rows.map(row => row.key)) + 1
  return [...rows, { key, name: '', value: '' }]
}
