/**
 * Whenever a process ends or a store fails: a row always has its bytes, and bytes never stay without a row. Each store is
 * tried with a process that is killed, and one of them with a failure at each step.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { visitorClaims } from '#server/domain/actor.ts'
import { deleteFileRows } from '#server/domain/conversations/erase.ts'
import type { AdmittedClaims } from '#server/gateway/admission.ts'
import { BUCKETS } from '#server/gateway/storage/buckets.ts'
import { fileNameOf } from '#server/gateway/storage/file-name-of.ts'
import { createLooseFiles, type LooseFiles } from '#server/gateway/storage/loose-files.ts'
import { storeUpload } from '#server/gateway/storage/store-upload.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import { type FileStore, FileStoreError } from '#server/ports/files.ts'
import type { PostgresDatabase } from '#tests/support/copy-database.ts'
import { FILE_STORES, type OpenedStore, openFileStore } from '#tests/support/each-file-store.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'

const UPLOADER = fileURLToPath(new URL('../../support/upload-until-killed.ts', import.meta.url))
const ACKNOWLEDGED_UPLOADS = 7
const COMPANY = 'a0000000-0000-4000-8000-000000000001'
const CONVERSATION = 'a0000000-0000-4000-8000-0000000000c1'
const CLAIMS = visitorClaims({ companyId: COMPANY, conversationId: CONVERSATION }) as AdmittedClaims
const BYTES = new Uint8Array(300_000).fill(3)

describe.each(FILE_STORES)('files in the %s', kind => {
  let place: PostgresDatabase
  let database: Database
  let opened: OpenedStore
  let last = 0

  beforeAll(async () => {
    place = await createPostgresDatabase('migrated')
    database = openPostgres({ url: place.url })
    await database.asOwner(query =>
      query(`insert into public.companies (id, name, subdomain) values ($1, 'Acme', 'acme')`, [COMPANY]),
    )
  })
  afterAll(async () => {
    await database.close()
    await place.drop()
  })
  beforeEach(async () => {
    opened = await openFileStore(kind, database)
    await database.asOwner(query =>
      query(
        `insert into public.conversations (id, company_id, subject, source) values ($1, $2, 'Help', 'widget')`,
        [CONVERSATION, COMPANY],
      ),
    )
  })
  afterEach(async () => {
    await database.asOwner(async query => {
      await query('delete from storage.objects')
      await query('delete from public.conversations')
      await query('delete from files.loose')
      await query('delete from files.parts')
    })
    await opened.close()
  })

  const looseIn = (store: FileStore = opened.store) => createLooseFiles(database, store, 'a test')
  const newKey = () => `${CONVERSATION}/${1_700_000_000_000 + ++last}-k3j2h1g0-a.bin`

  /** Uploads a file. `parts` are those of a process that fails. */
  function upload(key: string, parts: { database?: Database; store?: FileStore; loose?: LooseFiles } = {}) {
    const { store = opened.store } = parts
    return storeUpload(
      { database, store, loose: looseIn(store), ...parts },
      { claims: CLAIMS, bucket: BUCKETS[0]!, ownerId: CONVERSATION, key, bytes: BYTES },
    )
  }

  async function namesOfRows(): Promise<string[]> {
    const rows = await database.asOwner(query =>
      query<{ name: string }>('select files.name_of(name) as name from storage.objects order by 1'),
    )
    return rows.map(({ name }) => name)
  }

  /** Sweeps on another node, once everything is due. */
  async function sweepLater(): Promise<void> {
    await database.asOwner(query => query('update files.loose set due_at = now()'))
    const loose = looseIn()
    while (await loose.sweep());
  }

  async function expectWhole(): Promise<void> {
    expect(await opened.names()).toEqual(await namesOfRows())
    expect(await database.asOwner(query => query('select from files.loose'))).toEqual([])
  }

  const killed = new FileStoreError('killed')

  it('are whole after an upload and an erasure that nothing interrupts', async () => {
    const [kept, erased] = [newKey(), newKey()]
    await upload(kept)
    await upload(erased)
    await database.asOwner(query => query('delete from storage.objects where name = $1', [erased]))
    await looseIn().discard([erased])
    expect(await namesOfRows()).toEqual([fileNameOf(kept)])
    await expectWhole()
  })

  // The steps of an upload and a sweep are the same for every store.
  if (kind === 'disk') {
    it.each([
      ['before the first byte', async () => {}],
      ['after the last byte', (store: FileStore, name: string) => store.write(name, BYTES)],
    ] as const)('leave nothing behind if a node dies while it writes one, %s', async (_, begin) => {
      const key = newKey()
      const dying: FileStore = {
        ...opened.store,
        async write(name) {
          await begin(opened.store, name)
          throw killed
        },
      }
      await expect(upload(key, { store: dying })).rejects.toThrow(killed)
      expect(await namesOfRows()).toEqual([])
      // Another upload meanwhile, and a sweep before the time, change nothing.
      await upload(newKey())
      await looseIn().sweep()
      await expect(upload(key)).rejects.toThrow('Duplicate')
      await sweepLater()
      await expectWhole()
      await upload(key)
      await expectWhole()
    })

    it('leave nothing behind if a node dies between the bytes and the row', async () => {
      const dying: Database = { ...database, as: () => Promise.reject(killed) }
      const loose: LooseFiles = { ...looseIn(), discard: () => Promise.reject(killed) }
      await expect(upload(newKey(), { database: dying, loose })).rejects.toThrow(killed)
      expect(await opened.names()).toHaveLength(1)
      await sweepLater()
      await expectWhole()
    })

    it('stay, if their row was committed and only the acknowledgement was lost', async () => {
      const lost = new DatabaseError('08006', 'The connection was lost.')
      const dying: Database = {
        ...database,
        as: async (claims, work) => {
          await database.as(claims, work)
          throw lost
        },
      }
      await expect(upload(newKey(), { database: dying })).rejects.toThrow(lost)
      expect(await opened.names()).toHaveLength(1)
      await sweepLater()
      await expectWhole()
    })

    it('are removed at once if the row is refused', async () => {
      await database.asOwner(query => query('delete from public.conversations'))
      await expect(upload(newKey())).rejects.toThrow('Unauthorized')
      expect(await opened.names()).toEqual([])
      await expectWhole()
    })

    it('never get a row once a sweep has taken them', async () => {
      const late: Database = {
        ...database,
        async as(claims, work) {
          await sweepLater()
          return database.as(claims, work)
        },
      }
      await expect(upload(newKey(), { database: late })).rejects.toThrow(FileStoreError)
      expect(await namesOfRows()).toEqual([])
      await expectWhole()
    })

    it('of an erased conversation are removed later, if the store fails or the node dies meanwhile', async () => {
      const keys = [newKey(), newKey(), newKey()]
      for (const key of keys) await upload(key)
      const erased = await database.asOwner(query => deleteFileRows(query, [CONVERSATION]))
      expect(erased.toSorted()).toEqual(keys)
      let removed = 0
      const dying: FileStore = {
        ...opened.store,
        async remove(name) {
          if (++removed === 2) throw killed
          await opened.store.remove(name)
        },
      }
      await expect(looseIn(dying).discard(erased)).rejects.toThrow(killed)
      expect(await opened.names()).toHaveLength(2)
      // The lease of the node that died still lasts.
      await looseIn().sweep()
      expect(await opened.names()).toHaveLength(2)
      await sweepLater()
      expect(await opened.names()).toEqual([])
      await expectWhole()
    })

    it('are swept by one node each, if several sweep together', async () => {
      const keys = Array.from({ length: 6 }, newKey)
      for (const key of keys) await upload(key)
      await database.asOwner(query => deleteFileRows(query, [CONVERSATION]))
      const removed: string[] = []
      const counting: FileStore = {
        ...opened.store,
        async remove(name) {
          removed.push(name)
          await opened.store.remove(name)
        },
      }
      await Promise.all([1, 2, 3].map(() => looseIn(counting).sweep()))
      expect(removed.toSorted()).toEqual(keys.map(fileNameOf).toSorted())
      await expectWhole()
    })
  }

  it('are whole after a process that uploads and erases is killed, and a sweep', async () => {
    const { url } = place
    const settings = opened.settings
    const argument = JSON.stringify({ url, settings, companyId: COMPANY, conversationId: CONVERSATION })
    const uploader = spawn(process.execPath, ['--import', 'tsx', UPLOADER, argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise(resolve => uploader.once('exit', resolve))
    const keys: string[] = []
    onTestFinished(() => void uploader.kill('SIGKILL'))
    for await (const text of uploader.stdout) {
      keys.push(...String(text).trim().split('\n'))
      // In the middle of whatever follows the acknowledgement.
      if (keys.length >= ACKNOWLEDGED_UPLOADS) uploader.kill('SIGKILL')
    }
    await ended
    // The database may still be at the last statement of the dead process.
    const busy = `select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    await expect.poll(() => database.asOwner(query => query(busy))).toEqual([])
    expect(keys.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_UPLOADS)
    const rows = await namesOfRows()
    // Every second one was kept.
    for (const key of keys.filter((_, index) => index % 2 === 0)) expect(rows).toContain(fileNameOf(key))
    for (const name of rows) expect(await opened.store.sizeOf(name)).toBe(400_000)
    await sweepLater()
    await expectWhole()
  })
})
