/** `npm run backup` and `npm run restore`: from one database to the other and back, and while rows are written. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDiskFiles } from '#server/adapters/files/disk-files.ts'
import { requestCopy } from '#server/adapters/pglite/copies.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { verifyArchive } from '#server/archive/verify-archive.ts'
import { writeArchive } from '#server/archive/write-archive.ts'
import { backupByArgs } from '#server/commands/backup-by-args.ts'
import { restoreByArgs } from '#server/commands/restore-by-args.ts'
import { claimMode, prepareDatabase } from '#server/database/prepare-database.ts'

import type { Database } from '#server/ports/database.ts'
import { MIGRATIONS_FOLDER } from '#server/start/open-database.ts'
import { pgliteImage } from '#tests/support/pglite-image.ts'
import { rolesScript } from '#tests/support/postgres-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { readSchema } from '../../../scripts/schema/schema-text.ts'
import { linesOf, newFolder, newInstallation, removeAll, storeFile, within } from './backup-kit.ts'

afterAll(removeAll)

describe('a backup', { timeout: scaleTimeout(180_000) }, () => {
  it.runIf(isFullTier)(
    'moves an installation to the embedded database and back, with every row, file and sequence',
    async () => {
      const first = await newInstallation('demo')
      await within(first, database => claimMode(database, true))
      const picture = await storeFile(first, 'c1/picture.png', 'the bytes of a picture')
      await storeFile(first, 'c1/lost.png', null)
      const schema = await within(first, readSchema)
      const path = join(first.folder, 'first.tar.gz')
      const told = await backupByArgs([path], first.config)
      expect(told).toContain(`Wrote ${path}.`)
      expect(told).toContain('without 1 files that were erased meanwhile or lost before')
      expect(statSync(path).mode & 0o777).toBe(0o600)
      const manifest = await verifyArchive(path)
      expect(manifest).toMatchObject({ mode: 'demo', database: 'postgres' })
      expect(manifest.tables.find(({ name }) => name === 'public.messages')?.rows).toBeGreaterThan(0)

      const second = await newInstallation(null)
      expect(await restoreByArgs([path, '--dry-run'], second.config)).toContain('can be restored here')
      expect(existsSync(second.config.dataFolder)).toBe(false)
      expect(await restoreByArgs([path], second.config)).toContain(`Restored ${path}.`)
      const secondPath = join(second.folder, 'second.tar.gz')
      await backupByArgs([secondPath], second.config)

      const third = await newInstallation('empty')
      await restoreByArgs([secondPath], third.config)
      const thirdPath = join(third.folder, 'third.tar.gz')
      await backupByArgs([thirdPath], third.config)

      for (const copy of [secondPath, thirdPath]) {
        const { tables, sequences, files, migrations } = await verifyArchive(copy)
        expect(tables).toEqual(manifest.tables)
        expect({ sequences, files, migrations }).toEqual({
          sequences: manifest.sequences,
          files: manifest.files,
          migrations: manifest.migrations,
        })
      }
      const restored = join(third.config.dataFolder, 'files', picture.split('/').at(-1)!)
      expect(readFileSync(restored, 'utf8')).toBe('the bytes of a picture')
      for (const copy of [second, third]) expect(await within(copy, readSchema)).toBe(schema)
    },
  )

  it('of an older version is restored with the migrations that came after it', async () => {
    const migrations = newFolder()
    cpSync(MIGRATIONS_FOLDER, migrations, { recursive: true })
    const newest = readdirSync(migrations).toSorted().at(-1)!
    rmSync(join(migrations, newest))
    const source = await newInstallation('empty')
    await within(source, database =>
      prepareDatabase(database, { migrationsFolder: migrations, bootstrap: true }),
    )
    const path = join(source.folder, 'backup.tar.gz')
    await backupByArgs([path], source.config)
    const target = await newInstallation('empty')
    expect(await restoreByArgs([path], target.config)).not.toContain('Warning')
    const again = join(target.folder, 'again.tar.gz')
    await backupByArgs([again], target.config)
    const [before, after] = [await verifyArchive(path), await verifyArchive(again)]
    expect(after.migrations.slice(0, -1)).toEqual(before.migrations)
    expect(newest.startsWith(after.migrations.at(-1)!.version)).toBe(true)
    const rowsOf = ({ tables }: typeof after) => new Map(tables.map(({ name, rows }) => [name, rows]))
    expect(Object.fromEntries(rowsOf(after))).toMatchObject(Object.fromEntries(rowsOf(before)))
  })

  it('of a database with a table and a column of somebody else is restored without them, and says so', async () => {
    const source = await newInstallation('migrated')
    await within(source, database =>
      database.script(`
        create table public.mine (id int);
        alter table public.companies add column mine text default 'mine';
        insert into public.companies (name, subdomain) values ('Mine', 'mine')`),
    )
    const path = join(source.folder, 'backup.tar.gz')
    await backupByArgs([path], source.config)
    const target = await newInstallation('empty')
    const told = await restoreByArgs([path], target.config)
    for (const what of ['table public.mine', 'column mine of public.companies'])
      expect(told).toContain(`Warning: The ${what} is not one of this version, and was not restored.`)
    const [company] = await within(target, database =>
      database.asOwner(query => query("select name from public.companies where subdomain = 'mine'")),
    )
    expect(company).toEqual({ name: 'Mine' })
  })

  it('can be restored by a role that only owns its database', async () => {
    const source = await newInstallation('migrated')
    const path = join(source.folder, 'backup.tar.gz')
    await backupByArgs([path], source.config)
    const target = await newInstallation('empty')
    const { database: place } = target.config
    const url = new URL(place.kind === 'postgres' ? place.url : '')
    const role = `owner_${process.pid}`
    await within(target, database =>
      database.script(`
        create role ${role} login;
        ${rolesScript(role)}
        do $$ begin execute format('alter database %I owner to ${role}', current_database()); end $$`),
    )
    url.username = role
    const asOwner = { ...target.config, database: { kind: 'postgres' as const, url: url.href } }
    expect(await restoreByArgs([path], asOwner)).toContain('Restored')
    await within(target, database =>
      database.script(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`),
    )
  })
})

/** Two tables that every transaction writes: a backup that holds a row of one only was not made at one instant. */
const LEDGER =
  'create table public.a_ledger (id int primary key); create table public.z_ledger (id int primary key);'

/** Commits rows until `until` settles. Returns how many were committed before and after. */
async function writeDuring(database: Database, until: () => Promise<unknown>) {
  let committed = 0
  const write = async () => {
    await database.asOwner(async query => {
      await query('insert into public.a_ledger values ($1)', [committed])
      await query('insert into public.z_ledger values ($1)', [committed])
    })
    committed += 1
  }
  await write()
  const before = committed
  let isRunning = true
  const running = until().finally(() => {
    isRunning = false
  })
  while (isRunning) await write()
  await running
  await write()
  return { before, after: committed }
}

async function expectOneInstant(path: string, { before, after }: { before: number; after: number }) {
  const [first, last] = [await linesOf(path, 'public.a_ledger'), await linesOf(path, 'public.z_ledger')]
  expect(first).toEqual(last)
  expect(first.length).toBeGreaterThanOrEqual(before)
  expect(first.length).toBeLessThan(after)
}

describe('a backup under writes', () => {
  it('holds what was committed at one instant, on PostgreSQL', async () => {
    const installation = await newInstallation('demo')
    const path = join(installation.folder, 'backup.tar.gz')
    const { database: place, dataFolder } = installation.config
    const store = await openDiskFiles(join(dataFolder, 'files'))
    const database = openPostgres({ url: place.kind === 'postgres' ? place.url : '' })
    await database.script(LEDGER)
    const written = await writeDuring(database, () =>
      writeArchive({ database, store, secret: null, path }),
    ).finally(() => database.close())
    await expectOneInstant(path, written)
  })

  it.runIf(isFullTier)(
    'holds what was committed at one instant, while a server runs on the embedded database',
    async () => {
      const installation = await newInstallation(null)
      const { dataFolder } = installation.config
      cpSync(await pgliteImage('migrated'), dataFolder, { recursive: true })
      const path = join(installation.folder, 'backup.tar.gz')
      const database = await openPglite({ folder: dataFolder, servesCopies: true })
      await database.script(LEDGER)
      let told = ''
      const written = await writeDuring(database, async () => {
        told = await backupByArgs([path], installation.config)
      }).finally(() => database.close())
      expect(told).toMatch(/The server's requests waited for \d+ ms/)
      await expectOneInstant(path, written)

      // A table that no migration creates is said, and left out.
      const target = await newInstallation('empty')
      expect(await restoreByArgs([path], target.config)).toContain(
        'The table public.a_ledger is not one of this version, and was not restored.',
      )
    },
  )

  it.runIf(isFullTier)('has a copy of the embedded database only as long as it needs it', async () => {
    const folder = newFolder()
    expect(await requestCopy(folder)).toBeUndefined()
    cpSync(await pgliteImage('empty'), folder, { recursive: true })
    const database = await openPglite({ folder, servesCopies: true })
    const copy = await requestCopy(folder)
    expect(existsSync(join(copy!.folder, 'database'))).toBe(true)
    expect(statSync(join(folder, 'copies')).mode & 0o777).toBe(0o700)
    copy!.release()
    await expect.poll(() => existsSync(copy!.folder), { timeout: scaleTimeout(20_000) }).toBe(false)
    await database.close()
    expect(await requestCopy(folder)).toBeUndefined()
  })
})
