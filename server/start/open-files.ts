/** Opens the store of uploaded files, for the server and its commands. */
import { join } from 'node:path'
import { createDatabaseFiles } from '../adapters/files/database-files.ts'
import { openDiskFiles, readFolderId } from '../adapters/files/disk-files.ts'
import { createS3Files } from '../adapters/files/s3-files.ts'
import type { Config } from '../config/read-config.ts'
import { claimPlace } from '../gateway/storage/files-place.ts'
import type { Database } from '../ports/database.ts'
import type { Files } from '../ports/files.ts'

/** Opens the configured store. @throws Error for the operator if it cannot be used. */
export async function openFiles(
  { files, dataFolder, database: place }: Pick<Config, 'files' | 'dataFolder' | 'database'>,
  database: Pick<Database, 'asOwner'>,
): Promise<Files> {
  const { kind } = files
  if (kind === 'database') return { kind, store: createDatabaseFiles(database), place: 'the database' }
  if (kind === 's3') {
    const store = createS3Files(files)
    await store.check().catch((error: Error) => {
      throw new Error(`FILES_STORE=s3, but the bucket cannot be used. ${error.message}`)
    })
    return { kind, store, place: `the bucket ${files.bucket} at ${new URL(files.endpoint).host}` }
  }
  const folder = join(dataFolder, 'files')
  const store = await openDiskFiles(folder)
  // One process has the folder of an embedded database to itself.
  if (place.kind === 'embedded') return { kind, store, place: 'the data folder' }
  return { kind, store, place: `the folder with the id ${await readFolderId(folder)}` }
}

/** Opens the configured store for a server, as the place of the installation's files. @throws Error for the operator. */
export async function claimFiles(
  config: Pick<Config, 'files' | 'dataFolder' | 'database' | 'claimsFiles'>,
  database: Database,
): Promise<Files> {
  const files = await openFiles(config, database)
  await claimPlace(database, files.place, config.claimsFiles)
  return files
}
