import { createListenCheck } from '../domain/readiness/listen-check.ts'
import { diskCheck, migrationsCheck, writeCheck } from '../domain/readiness/node-checks.ts'
import { createReadReadiness, type ReadinessDeps, type ReadReadiness } from '../domain/readiness/readiness.ts'
import type { Bus } from '../ports/bus.ts'
import type { Disk } from '../ports/disk.ts'
import type { Log } from '../ports/log.ts'
import type { Closers } from './closers.ts'
import { readMigrationVersions } from './open-database.ts'

/**
 * Returns the reader of the node's readiness, with all checks. One of them listens until `closers` closes.
 * @param disk null if the node stores nothing on its disk
 */
export async function openReadiness(
  {
    disk,
    bus,
    log,
    ...deps
  }: Omit<ReadinessDeps, 'checks'> & {
    readonly disk: Disk | null
    readonly bus: Bus
    readonly log: Pick<Log, 'warn' | 'error'>
  },
  closers: Closers,
): Promise<ReadReadiness> {
  const { database } = deps
  const listenCheck = closers.add(await createListenCheck(bus), ({ close }) => close())
  const checks = [
    writeCheck(database),
    listenCheck,
    migrationsCheck(database, await readMigrationVersions()),
    ...(disk ? [diskCheck(disk, log)] : []),
  ]
  return createReadReadiness({ ...deps, checks })
}
