/** Conditions of customer lists as SQL. The statement names the customer `k` and their counts `t`. */
import type { CustomerCondition } from '#contract/entities/customer-list.ts'
import type { Clock } from '#core/clock.ts'
import { daysAgo } from '../../days-ago.ts'

/** Adds a parameter and returns its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string

/** Returns the condition's SQL, and `counts` if it needs the customer's conversation counts. */
export function conditionSql(
  condition: CustomerCondition,
  bind: Bind,
  clock: Pick<Clock, 'now'>,
): { readonly sql: string; readonly counts?: true } {
  switch (condition.field) {
    case 'created':
    case 'last_seen': {
      const column = condition.field === 'created' ? 'k.created_at' : 'k.last_seen_at'
      const since = bind(daysAgo(clock, condition.days))
      return {
        sql: condition.when === 'within' ? `${column} >= ${since}` : `(${column} >= ${since}) is not true`,
      }
    }
    case 'company':
      return { sql: textSql('k.company_name', condition, bind) }
    case 'custom':
      return { sql: textSql(`k.custom_fields ->> ${bind(condition.key)}::text`, condition, bind) }
    case 'verified':
      return { sql: condition.value ? 'k.is_verified' : 'not k.is_verified' }
    case 'blocked':
      return { sql: condition.value ? 'k.blocked_at is not null' : 'k.blocked_at is null' }
    case 'conversations': {
      const sign = condition.is === 'at-least' ? '>=' : '<='
      return { sql: `coalesce(t.conversation_count, 0) ${sign} ${bind(condition.count)}::int`, counts: true }
    }
    case 'has_open':
      return { sql: `coalesce(t.open_count, 0) ${condition.value ? '>' : '='} 0`, counts: true }
  }
}

function textSql(
  column: string,
  { is, value }: { readonly is: 'equal' | 'containing'; readonly value: string },
  bind: Bind,
): string {
  const escaped = value.replace(/[\\%_]/g, '\\$&')
  return `${column} ilike ${bind(is === 'equal' ? escaped : `%${escaped}%`)}`
}
