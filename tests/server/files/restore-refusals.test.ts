/** What `npm run restore` and `npm run backup` refuse, and that a refused restore leaves the database empty. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takeDataLock } from '#server/adapters/pglite/data-lock.ts'
import { findContent } from '#server/archive/catalog.ts'
import { backupByArgs } from '#server/commands/backup-by-args.ts'
import { restoreByArgs } from '#server/commands/restore-by-args.ts'
import { claimMode } from '#server/database/prepare-database.ts'
import { isFullTier } from '#tests/support/tier.ts'
import {
  alterArchive,
  type Installation,
  newFolder,
  newInstallation,
  removeAll,
  storeFile,
  within,
} from './backup-kit.ts'

let source: Installation
let target: Installation
let path: string

beforeAll(async () => {
  source = await newInstallation('migrated')
  await within(source, database => claimMode(database, true))
  await storeFile(source, 'c1/a.txt', 'a file')
  path = join(source.folder, 'backup.tar.gz')
  await backupByArgs([path], source.config)
  target = await newInstallation('empty')
})
afterAll(removeAll)

const restore = (archive: string, { config } = target) => restoreByArgs([archive], config)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('restore refuses', () => {
  it.each([
    ['a damaged file', (bytes: Buffer) => bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 64)],
    ['a file that ends early', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['another kind of file', () => Buffer.from('not an archive')],
  ])('%s', async (_name, change) => {
    const damaged = join(newFolder(), 'damaged.tar.gz')
    writeFileSync(damaged, change(readFileSync(path)))
    await expect(restore(damaged)).rejects.toThrow(/is damaged, incomplete or not a backup|checksum of/)
  })

  it('no file, and says how it is used', async () => {
    await expect(restore(join(newFolder(), 'none'))).rejects.toThrow('There is no file')
    await expect(restoreByArgs([], target.config)).rejects.toThrow('Usage: npm run restore -- FILE.tar.gz')
  })

  it.each([
    [
      'a table that was changed',
      'The backup is damaged: the checksum of table public.companies differs.',
      (entries: Map<string, Buffer>) =>
        entries.set('tables/public.companies/000001.copy', Buffer.from('x\n')),
    ],
    [
      'a file that is missing',
      'The backup is damaged: the checksum of file',
      (entries: Map<string, Buffer>) => {
        for (const name of entries.keys()) if (name.startsWith('files/')) entries.delete(name)
      },
    ],
    [
      'a manifest that is not one',
      'The backup is damaged: its manifest is not JSON.',
      (entries: Map<string, Buffer>) => entries.set('manifest.json', Buffer.from('{')),
    ],
    [
      'an entry of something else',
      'The archive is not a backup: it has the entry ../x.',
      (entries: Map<string, Buffer>) => entries.set('../x', Buffer.from('x')),
    ],
  ])('%s', async (_name, message, change) => {
    await expect(restore(await alterArchive(path, change))).rejects.toThrow(message)
  })

  it('a backup of a newer version, and one of a version that was altered', async () => {
    const newer = await alterArchive(path, (_entries, manifest) => {
      manifest.migrations.push({ version: '99990101000000', name: 'later', sha256: null })
      manifest.version = '9.9.9'
    })
    await expect(restore(newer)).rejects.toThrow(
      /needs migration 99990101000000_later, which version .* lacks\. Restore it with version 9\.9\.9/,
    )
    const altered = await alterArchive(path, (_entries, manifest) => {
      manifest.migrations[0]!.sha256 = '0'.repeat(64)
    })
    await expect(restore(altered)).rejects.toThrow('is not the one that the backup was made with')
    const format = await alterArchive(path, (_entries, manifest) => Object.assign(manifest, { format: 2 }))
    await expect(restore(format)).rejects.toThrow('The backup has format 2; this version reads format 1.')
  })

  it('a backup of the other mode', async () => {
    const production = await newInstallation('empty', { LAPWING_MODE: 'production' })
    await expect(restore(path, production)).rejects.toThrow('The backup is of a demo')
    const real = await alterArchive(path, (_entries, manifest) =>
      Object.assign(manifest, { mode: 'production' }),
    )
    await expect(restore(real)).rejects.toThrow('The backup is of a production installation.')
  })

  it('a database that holds anything', async () => {
    await expect(restore(path, source)).rejects.toThrow('The database is not empty: it has the')
    const embedded = await newInstallation(null)
    const { dataFolder } = embedded.config
    const lock = takeDataLock(dataFolder)
    await expect(restore(path, embedded)).rejects.toThrow('is in use by process')
    lock.release()
    mkdirSync(join(dataFolder, 'database'))
    await expect(restore(path, embedded)).rejects.toThrow('holds a database')
    for (const { config } of [source, embedded])
      expect(await restoreByArgs([path, '--dry-run'], config)).toContain(
        `${path} is whole, but can't be restored here.`,
      )
  })

  it.runIf(isFullTier)('rows that the database refuses, and leaves it and the folder empty', async () => {
    const orphan = await alterArchive(path, (entries, manifest) => {
      const table = manifest.tables.find(({ name }) => name === 'public.companies')!
      entries.delete('tables/public.companies/000001.copy')
      Object.assign(table, { rows: 0, parts: 0, sha256: sha256(Buffer.from('')) })
      const teams = manifest.tables.find(({ name }) => name === 'public.teams')!
      const row = Buffer.from(
        `${teams.columns.map(name => (/id$/.test(name) ? 'c0a00000-0000-4000-8000-000000000009' : /_at$/.test(name) ? 'now' : 'x')).join('\t')}\n`,
      )
      entries.set('tables/public.teams/000001.copy', row)
      Object.assign(teams, { rows: 1, parts: 1, sha256: sha256(row) })
    })
    for (const place of [target, await newInstallation(null)]) {
      await expect(restore(orphan, place)).rejects.toThrow(/foreign key/)
      const { dataFolder } = place.config
      expect(existsSync(join(dataFolder, 'database'))).toBe(false)
      expect(existsSync(join(dataFolder, 'restoring'))).toBe(false)
      const files = readdirSync(join(dataFolder, 'files'))
      expect(files.filter(name => name !== 'folder-id')).toEqual([])
    }
    expect(await within(target, database => database.asOwner(findContent))).toBeUndefined()
  })
})

describe('restore warns', () => {
  it('that another secret cannot decrypt what the backup holds', async () => {
    const other = await newInstallation('empty', { JWT_SECRET: 'o'.repeat(32) })
    expect(await restoreByArgs([path, '--dry-run'], other.config)).toContain(
      'Warning: JWT_SECRET is not the one of the backup',
    )
    expect(await restoreByArgs([path, '--dry-run'], target.config)).not.toContain('Warning')
  })
})

describe('backup refuses', () => {
  it('to overwrite a file, and anything but one file name', async () => {
    await expect(backupByArgs([path], source.config)).rejects.toThrow('exists; name a new file')
    for (const args of [[], [path, path]])
      await expect(backupByArgs(args, source.config)).rejects.toThrow('Usage: npm run backup -- FILE.tar.gz')
  })

  it('an empty database and a folder without one, and leaves no file', async () => {
    const embedded = await newInstallation(null)
    const file = join(target.folder, 'empty.tar.gz')
    await expect(backupByArgs([file], embedded.config)).rejects.toThrow('There is no database in')
    await expect(backupByArgs([file], target.config)).rejects.toThrow('there is nothing to back up')
    expect(readdirSync(target.folder).filter(name => name.startsWith('empty'))).toEqual([])
  })

  it('a Supabase project, and names what to use', async () => {
    const { config } = await newInstallation(null, {
      LAPWING_MODE: 'production',
      SUPABASE_URL: 'https://x.supabase.test',
      SUPABASE_ANON_KEY: 'anon',
      DATABASE_URL: 'postgres://localhost/db',
    })
    for (const command of [backupByArgs, restoreByArgs])
      await expect(command([join(newFolder(), 'x')], config)).rejects.toThrow('Database → Backups')
  })
})
