/** What one message costs: processor time of the node and of PostgreSQL, statements, index entries and the write-ahead log (WAL). */
import { readdirSync, readFileSync } from 'node:fs'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'
import type { Load } from './load.ts'
import type { RunningSystem, Talk } from './system.ts'

/** Messages that are counted, and at what rate they come: slow enough that nothing waits, so that batches stay small. */
const MESSAGES = { rate: 50, seconds: 20 } as const
/** Ticks of a processor in a second, as Linux counts a process's time. */
const TICKS_PER_S = 100

/** What PostgreSQL counts. */
type Counters = {
  readonly statements: number
  readonly commits: number
  readonly wal: number
  readonly lsn: string
}

/** What the cluster needs to count statements. It costs both servers the same. */
export const COUNTING = ['shared_preload_libraries=pg_stat_statements'] as const

/**
 * Prints what a message costs on a system. Of a database in the node's own process only its processor time is known.
 * @param databaseUrl the database as its superuser; '' for an embedded one
 */
export async function printCost(
  system: RunningSystem,
  databaseUrl: string,
  load: Load,
  talk: Talk,
): Promise<void> {
  const database = databaseUrl === '' ? null : openPostgres({ url: databaseUrl, maxConnections: 1 })
  const postmaster = database && (await startCounting(database))
  const before = { node: ticksOf(system.pid()), database: ticksOfCluster(postmaster) }
  const first = database && (await readCounters(database))
  const { answers } = await load.offer(talk, MESSAGES)
  const after = { node: ticksOf(system.pid()), database: ticksOfCluster(postmaster) }
  const each = (total: number, digits = 1) => (total / answers.acknowledged).toFixed(digits)
  const ms = (name: 'node' | 'database') =>
    `${each(((after[name] - before[name]) / TICKS_PER_S) * 1_000, 2)} ms`
  console.log(`\nA message costs ${ms('node')} of the node's processor time`)
  if (database && first) {
    const last = await readCounters(database)
    const of = (name: Exclude<keyof Counters, 'lsn'>) => each(last[name] - first[name])
    const entries = each(await indexEntries(database, first.lsn, last.lsn))
    console.log(
      `and ${ms('database')} of PostgreSQL's, ${of('commits')} transactions, ${of('statements')} statements, ${of('wal')} bytes of WAL and ${entries} index entries`,
    )
    await database.close()
  }
  console.log()
}

/** Starts to count statements, and returns the process id of the cluster. */
async function startCounting(database: Database): Promise<number> {
  await database.script('create extension if not exists pg_stat_statements')
  await database.script('create extension if not exists pg_walinspect')
  const [backend] = await database.asOwner(query => query<{ pid: number }>('select pg_backend_pid() as pid'))
  return parentOf(backend!.pid)
}

async function readCounters(database: Database): Promise<Counters> {
  const [counters] = await database.asOwner(query =>
    query<Counters>(`
      select coalesce(sum(calls) filter (where toplevel), 0)::bigint as statements,
             (select sum(xact_commit) from pg_stat_database)::bigint as commits,
             (pg_current_wal_lsn() - '0/0')::bigint as wal, pg_current_wal_lsn()::text as lsn
        from pg_stat_statements`),
  )
  return counters!
}

/** Returns how many entries were added to indexes. */
async function indexEntries(database: Database, from: string, to: string): Promise<number> {
  const [row] = await database.asOwner(query =>
    query<{ entries: number }>(
      `select coalesce(sum(count), 0)::bigint as entries from pg_get_wal_stats($1, $2, true)
        where "resource_manager/record_type" like 'Btree/INSERT%' or "resource_manager/record_type" like 'Gin/INSERT%'`,
      [from, to],
    ),
  )
  return row!.entries
}

/** Processor time of a cluster's processes, in ticks, with those that have ended. */
function ticksOfCluster(postmaster: number | null): number {
  if (postmaster === null) return 0
  const ids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const children = ids.map(Number).filter(id => parentOf(id) === postmaster)
  return [postmaster, ...children].reduce(
    (sum, id) => sum + ticksOf(id),
    fieldOf(postmaster, 15) + fieldOf(postmaster, 16),
  )
}

/** Processor time of a process, in ticks: its own and the system's for it. */
function ticksOf(pid: number): number {
  return fieldOf(pid, 13) + fieldOf(pid, 14)
}

function parentOf(pid: number): number {
  return fieldOf(pid, 3)
}

/** Returns a field of `/proc/<pid>/stat`, counted from 0; 0 for a process that has ended. */
function fieldOf(pid: number, index: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, the second field, can contain blanks.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[index - 2])
  } catch {
    return 0
  }
}
