/** Faults with the embedded database. Its rows are read from disk after the server is killed. */
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { createServerProcess } from '#tests/support/server-process.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { describeFaults, type Place } from './describe-faults.ts'
import { ackLost, offline, serverKill } from './schedules.ts'

const SMOKE = [['a server that is killed', 'k', serverKill]] as const
const OTHERS = [
  ['lost answers', 'a', ackLost],
  ['a network that is gone and comes back', 'o', offline],
] as const

describeFaults('the embedded database', openEmbedded, isFullTier ? [...OTHERS, ...SMOKE] : SMOKE)

async function openEmbedded(): Promise<Place> {
  const server = await createServerProcess()
  return {
    nodes: [server],
    model: null,
    redis: null,
    killConnections: async () => 0,
    async withDatabase(read) {
      await server.kill()
      const database = await openPglite({ folder: server.folder })
      const result = await read(database).finally(() => database.close())
      await server.start()
      return result
    },
    close: async () => {},
  }
}
