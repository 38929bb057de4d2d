/** A backup has the files of every store, and a restore writes them into any. */
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { backupByArgs } from '#server/commands/backup-by-args.ts'
import { restoreByArgs } from '#server/commands/restore-by-args.ts'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import { readPlace } from '#server/gateway/storage/files-place.ts'
import { claimFiles, openFiles } from '#server/start/open-files.ts'
import { type ScriptedS3, startScriptedS3 } from '#tests/support/s3/scripted-s3.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Installation, newFolder, newInstallation, removeAll, within } from './backup-kit.ts'

const KEYS = ['a/1-x-cat.png', 'a/2-x-dog.png']
const NO_DATABASE = { DATABASE_URL: '' }

const stores: ScriptedS3[] = []
afterEach(async () => {
  await removeAll()
  for (const store of stores.splice(0)) await store.close()
})

async function settingsOf(kind: string): Promise<Record<string, string>> {
  if (kind !== 's3') return { FILES_STORE: kind }
  const s3 = await startScriptedS3()
  stores.push(s3)
  return {
    FILES_STORE: kind,
    S3_ENDPOINT: s3.options.endpoint,
    S3_REGION: s3.options.region,
    S3_BUCKET: s3.options.bucket,
    S3_ACCESS_KEY_ID: s3.options.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
  }
}

/** Stores the files as an installation that runs. */
function fill(installation: Installation): Promise<void> {
  return within(installation, async database => {
    const { store } = await claimFiles(installation.config, database)
    for (const key of KEYS) {
      await store.write(fileNameOf(key), new TextEncoder().encode(key))
      await database.asOwner(query =>
        query(`insert into storage.objects (bucket_id, name) values ('conversation-uploads', $1)`, [key]),
      )
    }
  })
}

it.each([
  ['disk', 'database', {}],
  ['database', 's3', {}],
  ['s3', 'disk', {}],
  ['database', 'database', NO_DATABASE],
] as const)('from %s into %s', { timeout: scaleTimeout(180_000) }, async (from, to, settings) => {
  const source = await newInstallation('demo', await settingsOf(from))
  await fill(source)
  const path = join(newFolder(), 'backup.tar.gz')
  expect(await backupByArgs([path], source.config)).toContain('2 files of 1 KB')

  const target = await newInstallation('empty', { ...(await settingsOf(to)), ...settings })
  expect(await restoreByArgs([path], target.config)).toContain('2 files of 1 KB')
  await within(target, async database => {
    const { store, place } = await openFiles(target.config, database)
    for (const key of KEYS) expect(String(await buffer((await store.read(fileNameOf(key)))!.bytes))).toBe(key)
    expect(await database.asOwner(readPlace)).toBe(place)
    // A server starts on it, and nothing is left to sweep.
    await claimFiles(target.config, database)
    expect(await database.asOwner(query => query('select from files.loose'))).toEqual([])
  })
})

it('refuses to back up from a place where the files are not', async () => {
  const source = await newInstallation('demo')
  await fill(source)
  const elsewhere = { ...source.config, dataFolder: newFolder() }
  await expect(backupByArgs([join(newFolder(), 'backup.tar.gz')], elsewhere)).rejects.toThrow(
    /^The files of this installation are in the folder .* Set DATA_DIR, FILES_STORE and S3_\* as for the server\.$/,
  )
})
