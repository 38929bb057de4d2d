/** The bus over PostgreSQL's NOTIFY: every node listens to the database. */
import type { Bus } from '#server/ports/bus.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { guarded } from './channels.ts'

/** Returns the bus. Closing it leaves the database open. */
export function createNotifyBus(
  database: Pick<Database, 'listen' | 'asOwner'>,
  log: Pick<Log, 'error'>,
): Bus {
  return {
    listen: (channel, heard, missed) =>
      database.listen(channel, payload => guarded(log, () => heard(payload)), missed),
    async send(channel, payload) {
      await database.asOwner(query => query('select pg_notify($1, $2)', [channel, payload]))
    },
    close: async () => {},
  }
}
