/** Sends replies whose time has come; see `sendScheduled`. */
import { dueMessages, sendScheduled } from '#server/domain/conversations/messages/send-scheduled.ts'
import type { Database } from '#server/ports/database.ts'
import { type Sweep, type SweepDeps, startSweep } from './start-sweep.ts'

const SWEEP_EVERY_MS = 2_000
const BATCH = 20

export function startScheduledJob(deps: SweepDeps & { readonly database: Database }): Sweep {
  const { database, clock } = deps

  async function round(): Promise<boolean> {
    const now = new Date(clock.now())
    const due = await dueMessages(database, now, BATCH)
    const sent = await Promise.allSettled(due.map(each => sendScheduled(database, each, now)))
    for (const outcome of sent) if (outcome.status === 'rejected') throw outcome.reason
    return due.length === BATCH
  }

  return startSweep(deps, SWEEP_EVERY_MS, round, 'replies for later could not be sent')
}
