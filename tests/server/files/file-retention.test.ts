/** Files of old conversations are deleted, and their messages say so. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { UPLOAD_BUCKET, UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import type { SettingsInput } from '#contract/settings/index.ts'
import { deleteExpiredFiles } from '#server/domain/conversations/lifecycle/file-retention.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'

const DAY_MS = 24 * 60 * 60_000
const GONE = '(The file was deleted.)'

describeEachDemoDatabase('the files of old conversations', given => {
  let server: TestServer
  let admin: Caller
  let removed: string[]

  beforeAll(async () => {
    server = await openTestServer(given.database)
    admin = await server.asMember('admin@acme.test')
  })
  beforeEach(() => {
    removed = []
  })
  afterAll(() => server.close())

  const sql = <T = Record<string, unknown>>(statement: string, params: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(statement, params))

  async function setTo(change: Partial<SettingsInput<'conversations'>>): Promise<void> {
    const { status, text } = await changeSettings(admin, 'conversations', change)
    expect(status, text).toBe(200)
  }

  async function deleteAt(
    now: number,
    removeFiles = async (keys: readonly string[]) => void removed.push(...keys),
  ) {
    const deps = {
      database: given.database,
      clock: { now: () => now },
      removeFiles,
      log: { error: () => {} },
    }
    while (await deleteExpiredFiles(deps));
  }

  const filesOf = async (id: string) =>
    (
      await sql<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name like $2 order by name',
        [UPLOAD_BUCKET, `${id}/%`],
      )
    ).map(({ name }) => name)
  const count = async (file_retention_days: number) =>
    (await admin('countExpired', { query: { file_retention_days } })).body.files!

  /** Opens a conversation with a text and a file in it, resolved at an instant. Its `key` is the file's. */
  async function withFile(resolvedAt: number, tenant = 'acme', locale = 'en') {
    const { id, call } = await server.asVisitor(tenant)
    const key = `${id}/1700000000000-${randomUUID().replaceAll('-', '')}-my photo.png`
    const url = `https://files.help.test${UPLOAD_PUBLIC_PATH}${encodeURI(key)}`
    await sql('insert into storage.objects (bucket_id, name) values ($1, $2)', [UPLOAD_BUCKET, key])
    // Past the API, so that no answer is due, which would lock the row.
    for (const content of ['Look at this', url])
      await sql(
        `insert into public.messages (company_id, conversation_id, sender_type, content)
         select company_id, id, 'visitor', $2 from public.conversations where id = $1`,
        [id, content],
      )
    await sql(
      `update public.conversations set status = 'resolved', resolved_at = $2, locale = $3 where id = $1`,
      [id, new Date(resolvedAt), locale],
    )
    const messages = async (after = 0) =>
      (await call('listMessages', { params: { id }, query: { after } })).body.messages.filter(
        ({ sender_type }) => sender_type === 'visitor',
      )
    return { id, key, url, call, messages }
  }
  const preview = async (id: string) =>
    (await sql<{ preview: string }>('select preview from public.conversations where id = $1', [id]))[0]!
      .preview

  it('[ADMIN-04] are counted before, and deleted to the millisecond after their days, with their bytes', async () => {
    const at = server.clock.now() - 40 * DAY_MS
    const [before, beforeLonger] = [await count(40), await count(41)]
    const { id, key, url, messages } = await withFile(at)
    expect([await count(40), await count(41)]).toEqual([before + 1, beforeLonger])

    await setTo({ file_retention_days: 50 })
    await deleteAt(at + 50 * DAY_MS - 1)
    expect(await filesOf(id)).toEqual([key])
    expect((await messages()).map(({ content }) => content)).toEqual(['Look at this', url])
    await deleteAt(at + 50 * DAY_MS)
    expect(await filesOf(id)).toEqual([])
    expect(removed).toEqual([key])
    expect((await messages()).map(({ content, meta }) => [content, meta])).toEqual([
      ['Look at this', {}],
      [GONE, { file_deleted: true }],
    ])
    const [entry] = await sql<{ detail: object; actor_name: string }>(
      "select actor_name, detail from public.audit where action = 'files.expired' order by created_at desc limit 1",
    )
    expect(entry).toEqual({ actor_name: 'Retention', detail: { conversations: 1, files: 1, days: 50 } })
    await setTo({ file_retention_days: null })
  })

  it('are deleted once, and a second round changes and records nothing', async () => {
    const at = server.clock.now()
    await setTo({ file_retention_days: 1 })
    const { id, key } = await withFile(at)
    const state = () =>
      sql(
        `select (select count(*) from public.audit where action = 'files.expired') as entries, c.updated_at
           from public.conversations c where c.id = $1`,
        [id],
      )
    await Promise.all([deleteAt(at + DAY_MS), deleteAt(at + DAY_MS)])
    await deleteAt(at + DAY_MS)
    expect(removed).toEqual([key])
    const before = await state()
    await deleteAt(at + 5 * DAY_MS)
    expect(await state()).toEqual(before)
    expect(removed).toEqual([key])
    await setTo({ file_retention_days: null })
  })

  it.each([
    ['en', GONE],
    ['de', '(Die Datei wurde gelöscht.)'],
    ['ar', '(حُذف الملف.)'],
    ['he', '(הקובץ נמחק.)'],
  ])('[CHAT-21] leave a mark in the language of the conversation: %s', async (locale, mark) => {
    const at = server.clock.now()
    await setTo({ file_retention_days: 1 })
    const { id, url, messages } = await withFile(at, 'acme', locale)
    const [, file] = await messages()
    expect(await preview(id)).toBe(url)
    await deleteAt(at + DAY_MS)
    // Also to a screen that has the message already.
    expect((await messages(file!.sequence)).map(({ content }) => content)).toEqual([mark])
    expect(await preview(id)).toBe(mark)
    await setTo({ file_retention_days: null })
  })

  it('go with their address in colleagues’ notifications', async () => {
    const at = server.clock.now()
    await setTo({ file_retention_days: 1 })
    const { id, url } = await withFile(at)
    await sql(
      `insert into public.notifications (company_id, person_id, conversation_id, kind, excerpt, created_at)
       select c.company_id, p.id, c.id, 'reply', $2, now()
         from public.conversations c join public.profiles p on p.company_id = c.company_id and p.status = 'active'
        where c.id = $1 limit 1`,
      [id, url],
    )
    await deleteAt(at + DAY_MS)
    expect(await sql('select excerpt from public.notifications where conversation_id = $1', [id])).toEqual([
      { excerpt: '' },
    ])
    await setTo({ file_retention_days: null })
  })

  it('[TENANT-01] stay with other companies, in open conversations, and where nothing is set', async () => {
    const at = server.clock.now() - 300 * DAY_MS
    const [own, noor, open] = [await withFile(at), await withFile(at, 'noor'), await withFile(at)]
    await sql("update public.conversations set status = 'open', resolved_at = null where id = $1", [open.id])
    await deleteAt(server.clock.now())
    expect(await filesOf(own.id)).toEqual([own.key])
    await setTo({ file_retention_days: 7 })
    await deleteAt(server.clock.now())
    expect(await filesOf(own.id)).toEqual([])
    expect(await filesOf(noor.id)).toEqual([noor.key])
    expect(await filesOf(open.id)).toEqual([open.key])
    await setTo({ file_retention_days: null })
  })

  it('[ADMIN-04] go sooner than the conversations, or the setting is refused with the reason', async () => {
    const refused = await changeSettings(admin, 'conversations', {
      retention_days: 90,
      file_retention_days: 90,
    })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Delete files sooner than conversations.')
    await setTo({ retention_days: 90, file_retention_days: 89 })
    await setTo({ retention_days: null, file_retention_days: null })
  })

  it('are gone for readers even if the bytes can’t be deleted', async () => {
    const at = server.clock.now()
    await setTo({ file_retention_days: 1 })
    const { id, messages } = await withFile(at)
    await deleteAt(at + DAY_MS, () => Promise.reject(new Error('The disk is gone.')))
    expect(await filesOf(id)).toEqual([])
    expect((await messages()).at(-1)!.content).toBe(GONE)
    await setTo({ file_retention_days: null })
  })
})
