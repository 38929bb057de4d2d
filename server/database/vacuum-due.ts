import type { Database } from '#server/ports/database.ts'

/**
 * SQL for the tables that are due, by the settings of PostgreSQL's autovacuum daemon; see "Automatic Vacuuming" in
 * its manual.
 */
const DUE = `
  select format('%I.%I', schemaname, stat.relname) as name
    from pg_stat_user_tables stat
    join pg_class on pg_class.oid = stat.relid
   -- Below zero: never counted.
   cross join lateral (select greatest(reltuples, 0) as number) rows
   where n_mod_since_analyze > current_setting('autovacuum_analyze_threshold')::float8
           + current_setting('autovacuum_analyze_scale_factor')::float8 * rows.number
      or n_dead_tup > current_setting('autovacuum_vacuum_threshold')::float8
           + current_setting('autovacuum_vacuum_scale_factor')::float8 * rows.number
   order by 1`

/**
 * Vacuums and analyzes tables that changed enough, as PostgreSQL's autovacuum daemon does. PGlite has none: it would
 * keep the space of dead rows and outdated query plans. Processes one table at a time.
 */
export async function vacuumDue(database: Database): Promise<void> {
  const due = await database.asOwner(query => query<{ name: string }>(DUE))
  for (const { name } of due) await database.script(`vacuum (analyze) ${name}`)
}
