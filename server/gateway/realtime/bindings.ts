/** What a channel subscribes to: `postgres_changes` of a join. */
import { z } from 'zod'
import type { GatewayRole } from '../admission.ts'
import type { RoleColumns } from '../role-columns.ts'

/** Tables whose changes clients can subscribe to. */
export const REALTIME_TABLES: readonly string[] = [
  'conversations',
  'messages',
  'notes',
  'activities',
  'notifications',
  'agent_states',
  'surveys',
  'typing',
]

const BINDINGS_MAX = 10

const wanted = z.object({
  event: z.enum(['INSERT', 'UPDATE', '*']),
  schema: z.literal('public'),
  table: z.string(),
  filter: z.string().max(200).nullish(),
})

const join = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      postgres_changes: z.array(z.unknown()).max(BINDINGS_MAX).nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      private: z.boolean().nullish(),
    })
    .nullish(),
})

/** Kinds of changes that are sent. */
export type ChangeType = 'INSERT' | 'UPDATE'

/** One subscription of a channel. */
export type Binding = {
  /** Counted within the channel, so that channels with the same subscriptions receive the same frames. */
  readonly id: number
  readonly event: ChangeType | '*'
  readonly table: string
  /** The column must equal this value, both as text. */
  readonly filter: { readonly column: string; readonly value: string } | undefined
  /** The client's own request, which it expects back unchanged. */
  readonly echo: object
}

/** What a join asks for. `refusal` says what of it is not offered. */
export type Join = {
  readonly token: string | undefined
  readonly changes: readonly unknown[]
  readonly refusal: string | undefined
}

/** Returns what a join asks for; undefined if malformed. */
export function readJoin(payload: unknown): Join | undefined {
  const parsed = join.safeParse(payload ?? {})
  if (!parsed.success) return undefined
  const { access_token: token, config } = parsed.data
  const refusal = config?.private
    ? 'private channels are not offered'
    : config?.presence?.enabled
      ? 'presence is not offered'
      : undefined
  return { token: token ?? undefined, changes: config?.postgres_changes ?? [], refusal }
}

/** Returns the bindings; undefined if the role may not subscribe to one of them. */
export function readBindings(
  changes: readonly unknown[],
  role: GatewayRole,
  roleColumns: RoleColumns,
): readonly Binding[] | undefined {
  const bindings: Binding[] = []
  for (const change of changes) {
    const parsed = wanted.safeParse(change)
    if (!parsed.success || !REALTIME_TABLES.includes(parsed.data.table)) return undefined
    const { event, schema, table, filter: text } = parsed.data
    const [, column = '', value = ''] = /^([a-z_]\w*)=eq\.(.+)$/s.exec(text ?? '') ?? []
    if (text && column === '') return undefined
    const id = bindings.length + 1
    const echo = { id, event, schema, table, ...(text === undefined ? {} : { filter: text }) }
    bindings.push({ id, event, table, filter: text ? { column, value } : undefined, echo })
  }
  return mayHear(bindings, role, roleColumns) ? bindings : undefined
}

/** Whether the role may read the tables, and every column that a filter uses. */
export function mayHear(bindings: readonly Binding[], role: GatewayRole, roleColumns: RoleColumns): boolean {
  return bindings.every(({ table, filter }) => {
    const columns = roleColumns(role, table)
    return columns.length > 0 && (!filter || columns.some(({ name }) => name === filter.column))
  })
}

/** Whether a binding matches a change with these columns. A column that is not among them is not checked. */
export function wants(
  binding: Binding,
  type: ChangeType,
  columns: Readonly<Record<string, unknown>>,
): boolean {
  if (binding.event !== '*' && binding.event !== type) return false
  if (!binding.filter || !(binding.filter.column in columns)) return true
  return String(columns[binding.filter.column]) === binding.filter.value
}
