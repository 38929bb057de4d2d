import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'

/** Puts a company's rows into the order of their ids; those that are not named stay behind them, ids of nothing are passed over. */
export async function orderRows(
  database: Database,
  table: 'rules' | 'sla_policies',
  { claims, companyId }: Member,
  ids: readonly string[],
): Promise<void> {
  await database.as(claims, query =>
    query(
      `update public.${table} r set position = o.position
         from (select id, row_number() over (order by array_position($2::uuid[], id), position, created_at, id) as position
                 from public.${table} where company_id = $1) o
        where r.company_id = $1 and r.id = o.id and r.position <> o.position`,
      [companyId, ids],
    ),
  )
}
