/** The time and the plan of each query of the reports, through the server's own functions. */
import { REPORT_FIGURES, REPORT_GROUPS } from '#contract/constants/reports.ts'
import { ROUTES } from '#contract/routes/index.ts'
import { listReportConversations } from '#server/domain/reports/list-conversations.ts'
import { listRatings } from '#server/domain/reports/list-ratings.ts'
import { readLive } from '#server/domain/reports/read-live.ts'
import { readOverview, readOverviewRows } from '#server/domain/reports/read-overview.ts'
import { readRatings } from '#server/domain/reports/read-ratings.ts'
import type { Claims, Database } from '#server/ports/database.ts'
import type { Desk } from './seed-desk.ts'
import { YEAR_END } from './seed-year.ts'

type Statement = { readonly sql: string; readonly params: readonly unknown[]; readonly times: number[] }
/** Prints a row of the results. */
type Print = (name: string, times: readonly number[], plan: string) => void

const RANGES = {
  'a year': { from: '2025-01-01', to: YEAR_END },
  '28 days': { from: '2025-12-04', to: YEAR_END },
}

/** Measures every query of the reports as a member, under row-level security, and prints each with its plan. */
export async function measureReports(
  database: Database,
  { member, colleagueId }: Desk,
  runs: number,
  print: Print,
  indexesOf: (plan: readonly { readonly 'QUERY PLAN': string }[]) => string,
): Promise<void> {
  for (const [range, days] of Object.entries(RANGES)) {
    const overview = (query: object) => ROUTES.readOverview.query.parse({ ...days, ...query })
    const calls: Readonly<Record<string, (timed: Database) => Promise<unknown>>> = {
      overview: timed => readOverview(timed, member, overview({})),
      'overview, now': timed => readOverview(timed, member, overview({ part: 'now' })),
      ...Object.fromEntries(
        REPORT_GROUPS.map(by => [
          `by ${by}`,
          (timed: Database) =>
            readOverviewRows(timed, member, ROUTES.readOverviewRows.query.parse({ ...days, by })),
        ]),
      ),
      'overview of an agent': timed => readOverview(timed, member, overview({ agent_id: colleagueId })),
      ratings: timed => readRatings(timed, member, overview({})),
      'list of ratings': timed => listRatings(timed, member, ROUTES.listRatings.query.parse(days)),
      live: timed => readLive({ database: timed, clock: Date }, member),
      ...Object.fromEntries(
        REPORT_FIGURES.map(figure => [
          `conversations of ${figure}`,
          (timed: Database) =>
            listReportConversations(
              timed,
              member,
              ROUTES.listReportConversations.query.parse({ ...days, figure }),
            ),
        ]),
      ),
    }
    for (const [name, call] of Object.entries(calls)) {
      const { timed, statements } = recording(database)
      await call(timed)
      statements.clear()
      const whole: number[] = []
      for (let run = 0; run < runs; run++) {
        const begun = performance.now()
        await call(timed)
        whole.push(performance.now() - begun)
      }
      print(`**${range}: ${name}**`, sorted(whole), '')
      for (const [key, { sql, params, times }] of statements) {
        const plan = await database.as(member.claims, query =>
          query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, params),
        )
        print(`${range}: ${name}: ${key}`, sorted(times), indexesOf(plan))
      }
    }
  }
}

/** Returns the database with the times of the statements that read facts or surveys, by their names. */
function recording(database: Database) {
  const statements = new Map<string, Statement>()
  const timed: Database = {
    ...database,
    as: <T>(claims: Claims, work: Parameters<typeof database.as<T>>[1]) =>
      database.as<T>(claims, query =>
        work(async <R>(sql: string, params: readonly unknown[] = []) => {
          const begun = performance.now()
          const rows = await query<R>(sql, params)
          if (/_facts|app\.report_|public\.surveys/.test(sql)) {
            const name = nameOf(sql)
            const statement = statements.get(name) ?? { sql, params, times: [] }
            statements.set(name, statement)
            statement.times.push(performance.now() - begun)
          }
          return rows
        }),
      ),
  }
  return { timed, statements }
}

function nameOf(sql: string): string {
  const [, called, by] = /app\.(report_\w+)\((?:\$1::timestamptz, \$2::timestamptz, '(\w+)')?/.exec(sql) ?? []
  if (called) return by ? `${called}, ${by}` : called
  return sql.includes('count(*)') ? 'count' : 'page'
}

function sorted(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b)
}
