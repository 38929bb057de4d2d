/** Upgrades from released versions: nothing of theirs is lost, and people go on with it. `npm run release` adds a version. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { openDiskFiles } from '#server/adapters/files/disk-files.ts'
import { openPglite } from '#server/adapters/pglite/open-pglite.ts'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import { planMigrations } from '#server/archive/check-manifest.ts'
import type { Manifest } from '#server/archive/manifest.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { verifyArchive } from '#server/archive/verify-archive.ts'
import { readMigrations } from '#server/database/migrate.ts'
import type { Database } from '#server/ports/database.ts'
import { MIGRATIONS_FOLDER } from '#server/start/open-database.ts'
import { pgliteImage } from '#tests/support/pglite-image.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { prepareForTests } from '#tests/support/prepared-state.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { unpackFolder } from './packed-folder.ts'

const VERSIONS = readdirSync(import.meta.dirname).filter(name => /^\d+\.\d+\.\d+$/.test(name))
const undo: (() => unknown)[] = []
/** A later version adds its own consumers. */
const GROWING = 'app.consumers'

describe.each(VERSIONS)('an installation of version %s', version => {
  const fixture = (name: string) => join(import.meta.dirname, version, name)
  let manifest: Manifest

  beforeAll(async () => {
    manifest = await verifyArchive(fixture('backup.tar.gz'))
  })
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })

  it('had rows in every table', () => {
    expect(manifest.version).toBe(version)
    expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([])
  })

  const places: [string, () => Promise<Database>][] = [
    ['its data folder', openDataFolder],
    ['its backup, restored to PostgreSQL', () => restored('postgres')],
  ]
  if (isFullTier) places.push(['its backup, restored to the embedded database', () => restored('pglite')])

  it.each(places)('goes on with this version, from %s', async (_, open) => {
    const database = await open()
    await prepareForTests(database)
    const kept = manifest.tables.filter(({ name }) => name !== GROWING)
    const counts = await countRows(database, kept)
    expect(counts).toEqual(Object.fromEntries(kept.map(({ name, rows }) => [name, rows])))
    await live(database)
  })

  async function openDataFolder(): Promise<Database> {
    const folder = newFolder()
    await unpackFolder(fixture('database.tar.br'), folder)
    return opened(await openPglite({ folder }))
  }

  async function restored(kind: Database['kind']): Promise<Database> {
    const database = await openEmpty(kind)
    const store = await openDiskFiles(newFolder())
    const plan = planMigrations(manifest, await readMigrations(MIGRATIONS_FOLDER))
    const openFiles = async () => ({ kind: 'disk' as const, store, place: 'the data folder' })
    expect(
      await restoreArchive({ database, openFiles, path: fixture('backup.tar.gz'), backup: manifest, plan }),
    ).toEqual([])
    for (const { name, bytes } of manifest.files) expect(await store.sizeOf(name)).toBe(bytes)
    return database
  }

  /** What people do with the product, beginning with what was there. */
  async function live(database: Database): Promise<void> {
    const clock = createManualClock(Date.parse(manifest.takenAt) + 60_000)
    const server = await openTestServer(database, { clock })
    undo.push(() => server.close())
    const agent = await server.asMember('agent@acme.test')
    await goOn(agent)
    await beginAnew(server, agent)
  }
})

/** An agent reads a conversation from before, and replies. */
async function goOn(agent: Caller): Promise<void> {
  const { conversations } = (await agent('listConversations', { query: {} })).body
  const params = { id: conversations[0]!.id }
  const before = (await agent('listMessages', { params, query: {} })).body.messages
  expect(before.length).toBeGreaterThan(0)
  expect((await agent('postMessage', { params, body: { content: 'We have moved.' } })).status).toBe(201)
  const after = (await agent('listMessages', { params, query: {} })).body.messages
  expect(after.map(({ content }) => content)).toEqual([
    ...before.map(({ content }) => content),
    'We have moved.',
  ])
}

/** A visitor gets an answer from an article of before, then one from an agent, and rates it. */
async function beginAnew(server: TestServer, agent: Caller): Promise<void> {
  const { id, call } = await server.asVisitor()
  const params = { id }
  const heard = async (sender: string) =>
    (await call('listMessages', { params, query: {} })).body.messages.filter(
      each => each.sender_type === sender,
    )
  await call('postMessage', { params, body: { content: 'How do I reset my password?' } })
  await waitFor(async () => expect(await heard('ai')).toMatchObject([{ meta: { type: 'answer' } }]))
  await call('setNeedsHuman', { params, body: { needs_human: true } })
  const { notifications } = (await agent('listNotifications', { query: {} })).body
  expect(notifications).toContainEqual(
    expect.objectContaining({ kind: 'human-request', conversation_id: id }),
  )
  await agent('postMessage', { params, body: { content: 'I am here.' } })
  expect(await heard('agent')).toMatchObject([{ content: 'I am here.' }])
  expect((await agent('resolveConversation', { params })).status).toBe(200)
  expect((await call('answerSurvey', { params, body: { score: 5 } })).status).toBe(200)
}

async function openEmpty(kind: Database['kind']): Promise<Database> {
  if (kind === 'pglite') {
    const folder = newFolder()
    cpSync(await pgliteImage('empty'), folder, { recursive: true })
    return opened(await openPglite({ folder }))
  }
  const { url, drop } = await createPostgresDatabase('empty')
  undo.push(drop)
  return opened(openPostgres({ url }))
}

function opened(database: Database): Database {
  undo.push(() => database.close())
  return database
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lapwing-upgrade-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns how many rows each table has. */
async function countRows(database: Database, tables: Manifest['tables']): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await database.asOwner(query => query<{ count: number }>(`select count(*) from ${name}`))
    counts[name] = row!.count
  }
  return counts
}
