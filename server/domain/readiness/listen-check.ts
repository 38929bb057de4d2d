import { randomUUID } from 'node:crypto'
import type { Database } from '#server/ports/database.ts'
import type { Check } from './check.ts'

const CHANNEL = 'readiness'

/** The check, and the end of its listening. */
export type ListenCheck = Check & { readonly close: () => Promise<void> }

/** Starts to listen. The check notifies this node through the database: what it cannot hear, its sockets do not get. */
export async function createListenCheck(database: Database): Promise<ListenCheck> {
  const waiting = new Map<string, () => void>()
  const close = await database.listen(CHANNEL, token => waiting.get(token)?.())

  return {
    name: 'listen',
    async find(signal) {
      // Other nodes notify on the same channel.
      const token = randomUUID()
      const heard = new Promise<null>(resolve => waiting.set(token, () => resolve(null)))
      signal.addEventListener('abort', () => waiting.delete(token))
      await database.asOwner(query => query('select pg_notify($1, $2)', [CHANNEL, token]))
      await heard
      waiting.delete(token)
      return null
    },
    close,
  }
}
