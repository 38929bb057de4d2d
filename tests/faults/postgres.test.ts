/** Faults with PostgreSQL, whose connections can be lost. */
import { createServerProcess } from '#tests/support/server-process.ts'
import { createDemoPostgres } from './demo-postgres.ts'
import { describeFaults, type Place } from './describe-faults.ts'
import { dbKill, dropSockets, dup } from './schedules.ts'

describeFaults('a PostgreSQL', openPlace, [
  ['connections that are reset', 'r', dropSockets],
  ['calls that arrive twice', 'd', dup],
  ['a database that drops its connections', 'q', dbKill],
])

async function openPlace(): Promise<Place> {
  const postgres = await createDemoPostgres()
  return {
    ...postgres,
    nodes: [await createServerProcess({ DATABASE_URL: postgres.url })],
    model: null,
    redis: null,
  }
}
