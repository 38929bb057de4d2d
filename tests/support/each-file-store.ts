import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabaseFiles } from '#server/adapters/files/database-files.ts'
import { openDiskFiles } from '#server/adapters/files/disk-files.ts'
import { createS3Files } from '#server/adapters/files/s3-files.ts'
import type { Database } from '#server/ports/database.ts'
import type { FileStore } from '#server/ports/files.ts'
import { startScriptedS3 } from './s3/scripted-s3.ts'

/** The kinds of stores. */
export const FILE_STORES = ['disk', 'database', 's3'] as const

/** An empty store of its own. */
export type OpenedStore = {
  readonly store: FileStore
  /** The settings with which a server uses the store. */
  readonly settings: Readonly<Record<string, string>>
  /** Returns the names of everything that is stored, also of what was half written. */
  readonly names: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** Opens a store of a kind. The database's is in `database`. */
export async function openFileStore(
  kind: (typeof FILE_STORES)[number],
  database: Database,
): Promise<OpenedStore> {
  if (kind === 'database') {
    const listed = () =>
      database.asOwner(query =>
        query<{ name: string }>('select distinct name from files.parts order by name'),
      )
    return {
      store: createDatabaseFiles(database),
      settings: { FILES_STORE: kind },
      names: async () => (await listed()).map(({ name }) => name),
      close: async () => {},
    }
  }
  if (kind === 's3') {
    const s3 = await startScriptedS3()
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.options
    return {
      store: createS3Files(s3.options),
      settings: {
        FILES_STORE: kind,
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
      names: async () => [...s3.objects.keys()].sort(),
      close: s3.close,
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'lapwing-files-'))
  return {
    store: await openDiskFiles(join(folder, 'files')),
    settings: { FILES_STORE: kind, DATA_DIR: folder },
    names: async () => (await readdir(join(folder, 'files'))).filter(name => name !== 'folder-id').sort(),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
