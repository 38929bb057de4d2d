import type { ListedCustomer } from '#contract/entities/customer.ts'
import { csvText } from '#core/text/csv.ts'

/** Columns of the file besides the company's own fields. */
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
/** Prefix of the own fields' columns, so that no own field can be mistaken for a standard column. */
const OWN = 'field: '

/** Returns customers as a CSV file, with a column for every own field that any of them has. */
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
  return csvText([fields, ...rows])
}
