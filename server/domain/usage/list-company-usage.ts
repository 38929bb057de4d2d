import type { CompanyUsage } from '#contract/entities/usage.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Row } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { asPlatform } from '../platform/platform-staff.ts'
import {
  lastMonths,
  STOCK_COLUMNS,
  toStock,
  USAGE_COLUMNS,
  type UsageRow,
  usageMonths,
} from './usage-months.ts'

type Company = { readonly id: string; readonly name: string; readonly subdomain: string }

/** Returns what each company uses in the current month (UTC) and has now, by name, for platform staff. */
export function listCompanyUsage(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  staff: Member,
): Promise<CompanyUsage[]> {
  const now = new Date(clock.now())
  const today = now.toISOString().slice(0, 10)
  const [month] = lastMonths(today, 1)
  return asPlatform(database, staff, async query => {
    const companies = await query<Company & Row>(
      `select c.id, c.name, c.subdomain, ${STOCK_COLUMNS}
         from public.companies c cross join lateral app.stock_of(c.id, $1) s order by lower(c.name), c.id`,
      [now],
    )
    const rows = await query<UsageRow & { readonly company_id: string }>(
      `select c.id as company_id, ${USAGE_COLUMNS}
         from public.companies c cross join lateral app.usage_of(c.id, $1, 'UTC') u`,
      [`${month}T00:00:00Z`],
    )
    return companies.map(({ id, name, subdomain, ...stock }) => {
      const own = rows.filter(({ company_id }) => company_id === id)
      return { id, name, subdomain, month: usageMonths([month!], own, today)[0]!, stock: toStock(stock) }
    })
  })
}
