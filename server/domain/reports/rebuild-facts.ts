import { type Database, DatabaseError } from '#server/ports/database.ts'
import { JOB_CLAIMS } from '../actor.ts'

/** Conversations that are rebuilt in one transaction, and for how long at most their changes may wait. */
const BATCH = 200
/** Attempts at a batch. Each waits 0.8 s for a lock. */
const ATTEMPTS = 60
/** SQLSTATEs of a lock that another transaction holds, and of a deadlock. */
const BUSY = ['55P03', '40P01']

/**
 * Computes the facts of all conversations anew from the rows they follow from, also while conversations change. Returns
 * the number of companies. @throws DatabaseError if conversations stay locked for most of a minute.
 */
export async function rebuildFacts(database: Database, batch = BATCH): Promise<number> {
  const companies = await database.as(JOB_CLAIMS, query =>
    query<{ id: string }>('select id from public.companies order by id'),
  )
  for (const { id } of companies) {
    let last: string | null = null
    do last = await rebuildBatch(database, id, last, batch)
    while (last !== null)
  }
  return companies.length
}

async function rebuildBatch(
  database: Database,
  companyId: string,
  previous: string | null,
  batch: number,
): Promise<string | null> {
  for (let attempt = 1; ; attempt++)
    try {
      return await database.as(JOB_CLAIMS, async query => {
        // Sooner than a deadlock is looked for, so that it is always this transaction that gives way.
        await query("set local lock_timeout = '800ms'")
        const [row] = await query<{ last: string | null }>(
          'select app.rebuild_conversation_facts($1, $2, $3) as last',
          [companyId, previous, batch],
        )
        return row!.last
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof DatabaseError && BUSY.includes(error.code))) throw error
    }
}
