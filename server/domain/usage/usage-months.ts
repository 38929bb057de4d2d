/** Reads usage by month and now, and makes it the contract's. */
import { EMAIL_RETENTION_DAYS } from '#contract/constants/email.ts'
import { type UsageMonth, type UsageStock, usageStock } from '#contract/entities/usage.ts'
import { addDays } from '#core/reports/days.ts'
import type { Row } from '#server/ports/database.ts'

/** A row of `app.usage_of`. `month` is its first day. */
export type UsageRow = {
  readonly month: string
  readonly feature: string
  readonly count: number
  readonly seconds: number | null
}

/** Columns of `UsageRow`. */
export const USAGE_COLUMNS = 'u.month::text as month, u.feature, u.count::integer as count, u.seconds'
/** Columns of `app.stock_of`. */
export const STOCK_COLUMNS = `s.articles, s.published_articles, s.files, s.file_bytes::float8 as file_bytes, s.people,
  s.answers_today, s.calls_today`

const SECONDS_A_MINUTE = 60

/** Returns the first days of the last months, the oldest first. @param today a day of the last one */
export function lastMonths(today: string, months: number): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: months }, (_, i) =>
    new Date(Date.UTC(year, month - months + i, 1)).toISOString().slice(0, 10),
  )
}

/** Returns the use of each of the months. */
export function usageMonths(
  months: readonly string[],
  rows: readonly UsageRow[],
  today: string,
): UsageMonth[] {
  return months.map(month => {
    const of = (feature: string) => rows.find(row => row.month === month && row.feature === feature)
    const count = (feature: string) => of(feature)?.count ?? 0
    return {
      month,
      conversations: {
        chat: count('conversations.chat'),
        ticket: count('conversations.ticket'),
        voice: count('conversations.voice'),
      },
      answers: {
        model: count('answers.model'),
        local: count('answers.local'),
        unrecorded: count('answers.unrecorded'),
      },
      calls: count('calls'),
      call_minutes: Math.round(((of('calls')?.seconds ?? 0) / SECONDS_A_MINUTE) * 10) / 10,
      surveys: { asked: count('surveys.asked'), answered: count('surveys.answered') },
      // The log has forgotten a part of earlier months.
      emails: month >= addDays(today, -EMAIL_RETENTION_DAYS) ? count('emails') : null,
    }
  })
}

/** Returns a row of `STOCK_COLUMNS` as the contract's entity. */
export function toStock(row: Row): UsageStock {
  return usageStock.parse(row)
}
