import { z } from 'zod'
import { customerCompany } from '#contract/entities/customer.ts'
import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'

const PAGE = 50

/** Returns a page of customers' companies by name, with their open conversations. */
export function listCustomerCompanies(
  database: Database,
  { claims, companyId }: Member,
  { q, after }: ParsedRequestOf<'listCustomerCompanies'>['query'],
): Promise<ResponseOf<'listCustomerCompanies'>> {
  return database.as(claims, async query => {
    // Selects the page's names first, so that only their customers are counted.
    const rows = await query(
      `with named as (
         select distinct company_name as name from public.customers
          where company_id = $1 and company_name is not null
            and ($2::text is null or company_name > $2) and ($3::text is null or company_name ilike $3)
          order by company_name limit $4
       )
       select named.name, count(*) as customer_count, sum(counted.conversation_count)::int as conversation_count,
              sum(counted.open_count)::int as open_count, max(k.last_seen_at) as last_seen_at
         from named join public.customers k on k.company_id = $1 and k.company_name = named.name
         cross join lateral (
           select count(*) as conversation_count, count(*) filter (where c.status <> 'resolved') as open_count
             from public.conversations c where c.company_id = $1 and c.customer_id = k.id
         ) counted
        group by named.name order by named.name`,
      [companyId, after ?? null, q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null, PAGE + 1],
    )
    const companies = z.array(customerCompany).parse(rows.slice(0, PAGE).map(withIsoDates))
    return { companies, next: rows.length > PAGE ? companies.at(-1)!.name : null }
  })
}
