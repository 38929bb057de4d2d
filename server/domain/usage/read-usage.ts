import { USAGE_MONTHS } from '#contract/constants/insights.ts'
import type { Usage } from '#contract/entities/usage.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { edgesOf, readReportTime } from '../reports/report-time.ts'
import { readSettings } from '../settings/read-settings.ts'
import {
  lastMonths,
  STOCK_COLUMNS,
  toStock,
  USAGE_COLUMNS,
  type UsageRow,
  usageMonths,
} from './usage-months.ts'

/**
 * Returns what the company uses, by month and now, beside the limits that it has set.
 * @param deps `conversationClock` dates conversations, `clock` the days of the limits
 */
export function readUsage(
  {
    database,
    clock,
    conversationClock,
  }: {
    readonly database: Database
    readonly clock: Pick<Clock, 'now'>
    readonly conversationClock: Pick<Clock, 'now'>
  },
  { claims, companyId, permissions, impersonationId }: Member,
): Promise<Usage> {
  return database.as(claims, async query => {
    const { time_zone } = await readReportTime(query, companyId)
    const [now] = await query<{ today: string }>(
      'select (($1::timestamptz at time zone $2)::date)::text as today',
      [new Date(conversationClock.now()), time_zone],
    )
    const months = lastMonths(now!.today, USAGE_MONTHS)
    const [since] = await edgesOf(query, [{ from: months[0]!, to: months[0]! }], { time_zone })
    const rows = await query<UsageRow>(`select ${USAGE_COLUMNS} from app.usage($1, $2) u`, [since, time_zone])
    const [stock] = await query<{ answers_today: number; calls_today: number }>(
      `select ${STOCK_COLUMNS} from app.stock($1) s`,
      [new Date(clock.now())],
    )
    const { answers_per_day } = await readSettings(query, companyId, 'ai')
    const mayReadVoice = impersonationId === null && permissions.includes('voice.manage')
    const calls = mayReadVoice ? (await readSettings(query, companyId, 'voice')).calls_per_day : null
    return {
      time_zone,
      months: usageMonths(months, rows, now!.today),
      stock: toStock(stock!),
      answers_today: { used: stock!.answers_today, limit: answers_per_day },
      calls_today: calls === null ? null : { used: stock!.calls_today, limit: calls },
    }
  })
}
