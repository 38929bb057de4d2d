import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { toDatabaseError } from './connection.ts'
import { type PostgresOptions, settingsOf } from './open-postgres.ts'

const CHANNEL = 'lapwing_start_check'

/** How long a notification may take, in ms. On a connection that keeps its session, it takes some milliseconds. */
const HEARD_WITHIN_MS = 5_000

const POOLED =
  'DATABASE_URL leads through a transaction pooler: a notification (LISTEN) does not arrive, as behind PgBouncer with ' +
  'pool_mode = transaction, or Supavisor on port 6543. Set DATABASE_DIRECT_URL to the same database past the pooler, ' +
  'or DATABASE_URL to it.'
const POOLED_TWICE =
  'What is notified through DATABASE_URL does not arrive at DATABASE_DIRECT_URL. It must lead to the same database, and ' +
  'not through a transaction pooler.'

/**
 * Checks that the connection that listens hears what another one notifies. A transaction pooler gives each transaction
 * another session, so nobody hears what is notified between two of them. @throws Error for the operator that names the
 * variable to set; DatabaseError if the server cannot be reached.
 */
export async function checkNotifications({
  url,
  directUrl,
}: Pick<PostgresOptions, 'url' | 'directUrl'>): Promise<void> {
  const listenUrl = directUrl ?? url
  // Behind a pooler, a prepared statement would fail before the cause is known.
  const listener = postgres(listenUrl, { ...settingsOf(listenUrl, false), max: 1 })
  const notifier = postgres(url, { ...settingsOf(url, false), max: 1 })
  const sent = randomUUID()
  let timer: NodeJS.Timeout | undefined
  try {
    const isHeard = await new Promise<boolean>((resolve, reject) => {
      const hear = (payload: string) => {
        if (payload === sent) resolve(true)
      }
      timer = setTimeout(resolve, HEARD_WITHIN_MS, false)
      listener
        .listen(CHANNEL, hear)
        .then(() => notifier`select pg_notify(${CHANNEL}, ${sent})`)
        .catch(reject)
    })
    if (!isHeard) throw new Error(directUrl === undefined ? POOLED : POOLED_TWICE)
  } catch (error) {
    if (error instanceof Error && [POOLED, POOLED_TWICE].includes(error.message)) throw error
    throw toDatabaseError(error)
  } finally {
    clearTimeout(timer)
    await Promise.all([listener.end({ timeout: 0 }), notifier.end({ timeout: 0 })])
  }
}
