import Papa from 'papaparse'
import type { ListedCustomer } from '#contract/entities/customer.ts'

/** Columns of the file beside the company's own fields. */
const COLUMNS = [
  'email',
  'name',
  'company',
  'external_id',
  'verified',
  'blocked',
  'conversations',
  'open_conversations',
  'last_seen_at',
  'created_at',
] as const
/** Own fields stand behind the columns, so that none can be mistaken for one. */
const OWN = 'field: '

/**
 * Customers as CSV (RFC 4180), with a byte order mark, by which spreadsheets know UTF-8. A text that a spreadsheet would
 * take for a formula begins with an apostrophe.
 */
export function customersCsv(customers: readonly ListedCustomer[]): string {
  const keys = [...new Set(customers.flatMap(({ custom_fields }) => Object.keys(custom_fields)))].sort()
  const rows = customers.map(customer => [
    customer.email ?? '',
    customer.name ?? '',
    customer.company_name ?? '',
    customer.external_id ?? '',
    customer.is_verified ? 'yes' : 'no',
    customer.blocked_at === null ? 'no' : 'yes',
    customer.conversation_count,
    customer.open_count,
    customer.last_seen_at ?? '',
    customer.created_at,
    ...keys.map(key => customer.custom_fields[key] ?? ''),
  ])
  const fields = [...COLUMNS, ...keys.map(key => `${OWN}${key}`)]
  return `\uFEFF${Papa.unparse({ fields, data: rows }, { escapeFormulae: true })}\r\n`
}
