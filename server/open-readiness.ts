import type { Closers } from './closers.ts'
import { createListenCheck } from './domain/readiness/listen-check.ts'
import { diskCheck, migrationsCheck, writeCheck } from './domain/readiness/node-checks.ts'
import { createReadReadiness, type ReadinessDeps, type ReadReadiness } from './domain/readiness/readiness.ts'
import { readMigrationVersions } from './open-database.ts'
import type { Bus } from './ports/bus.ts'
import type { ReadDiskSpace } from './ports/disk.ts'

/**
 * Returns the reader of the node's readiness, with all checks. One of them listens until `closers` closes.
 * @param readDiskSpace null if the node stores nothing on its disk
 */
export async function openReadiness(
  {
    readDiskSpace,
    bus,
    ...deps
  }: Omit<ReadinessDeps, 'checks'> & { readonly readDiskSpace: ReadDiskSpace | null; readonly bus: Bus },
  closers: Closers,
): Promise<ReadReadiness> {
  const { database } = deps
  const listenCheck = closers.add(await createListenCheck(bus), ({ close }) => close())
  const checks = [
    writeCheck(database),
    listenCheck,
    migrationsCheck(database, await readMigrationVersions()),
    ...(readDiskSpace ? [diskCheck(readDiskSpace)] : []),
  ]
  return createReadReadiness({ ...deps, checks })
}
