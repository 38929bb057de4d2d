/** Files of internal notes: colleagues read them, a visitor never does, and they are deleted with what they belong to. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NOTE_BUCKET, UPLOAD_BUCKET } from '#contract/constants/conversation.ts'
import { deleteExpiredFiles } from '#server/domain/conversations/lifecycle/file-retention.ts'
import { eraseExpiredConversations } from '#server/domain/conversations/lifecycle/retention.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'

const DAY_MS = 24 * 60 * 60_000
const FILES_HOST = 'files.localhost:3000'
const SECRET = 'the salary of Ada'

describeEachDemoDatabase('the files of notes', given => {
  let server: TestServer
  let agent: Caller
  let admin: Caller
  let agentToken: string
  let visitor: { readonly id: string; readonly token: string; readonly call: Caller }
  let params: { readonly id: string }
  let word: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
    agent = await server.asMember('agent@acme.test')
    admin = await server.asMember('admin@acme.test')
    agentToken = await tokenOf('agent@acme.test')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    word = `quokka${randomUUID().slice(0, 8)}`
    visitor = await server.asVisitor()
    params = { id: visitor.id }
  })

  const sql = <T = Record<string, unknown>>(statement: string, values: readonly unknown[] = []) =>
    given.database.asOwner(query => query<T>(statement, values))
  const tokenOf = (email: string) => server.memberToken(personId(email))
  const newKey = () => `${visitor.id}/${server.clock.now()}-${randomUUID().replaceAll('-', '')}-${word}.png`
  const bytesStored = async () => (await readdir(join(server.dataFolder, 'files'))).length
  const rowsOf = (id: string) => sql('select name from storage.objects where name like $1', [`${id}/%`])

  /** Sends a request to the file store. Returns the storage's status, and the text of the answer. */
  async function storage(path: string, token: string | null, init: RequestInit = {}) {
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }), ...init.headers }
    const response = await server.request(`/storage/v1/${path}`, { ...init, headers })
    const text = await response.text()
    const { statusCode } = (text.startsWith('{') ? JSON.parse(text) : {}) as { statusCode?: string }
    return { status: Number(statusCode ?? response.status), text, headers: response.headers }
  }
  const read = (key: string, token: string | null, bucket = NOTE_BUCKET) =>
    storage(`object/${bucket}/${key}`, token)
  const upload = async (key: string, token: string | null, bucket = NOTE_BUCKET) =>
    (await storage(`object/${bucket}/${key}`, token, { method: 'POST', body: SECRET })).status

  /** Uploads a file as the agent, and adds the note of it. */
  async function noted(key = newKey()) {
    expect(await upload(key, agentToken)).toBe(200)
    const body = { content: `${word}.png`, client_id: randomUUID(), file_key: key }
    const note = await agent('addNote', { params, body })
    expect(note.status, note.text).toBe(201)
    return { key, note: note.body, body }
  }

  describe('are added', () => {
    it('[ADMIN-02] by an agent, once for a client id, and are seen by all colleagues', async () => {
      const { key, note, body } = await noted()
      expect(note).toMatchObject({ content: `${word}.png`, file_key: key, file_size: SECRET.length })
      expect((await agent('addNote', { params, body })).body).toEqual(note)
      const viewer = await server.asMember('elena@acme.test')
      expect((await viewer('listNotes', { params })).body.notes).toEqual([note])
      for (const email of ['agent@acme.test', 'admin@acme.test', 'elena@acme.test']) {
        const { status, text, headers } = await read(key, await tokenOf(email))
        expect([email, status, text]).toEqual([email, 200, SECRET])
        expect(headers.get('cache-control')).toBe('no-store')
      }
    })

    it('[TENANT-01] by nobody without the right to reply, from outside, or without a session', async () => {
      const others = {
        'a viewer': await tokenOf('elena@acme.test'),
        'another company': await tokenOf('admin@noor.test'),
        'the visitor': visitor.token,
        nobody: null,
      }
      for (const [who, token] of Object.entries(others))
        expect([who, await upload(newKey(), token)]).toEqual([who, 403])
      expect(await rowsOf(visitor.id)).toEqual([])
    })

    it('to a note only by who uploaded them, to this conversation, for a note, and once', async () => {
      const { key, body } = await noted()
      const attach = async (file_key: string, by = agent) =>
        (await by('addNote', { params, body: { content: 'x.png', file_key } })).code
      expect(await attach(key)).toBe('file_not_found')
      expect(await attach(newKey())).toBe('file_not_found')
      const [own, reply] = [newKey(), newKey()]
      expect(await upload(own, agentToken)).toBe(200)
      expect(await attach(own, admin)).toBe('file_not_found')
      expect(await upload(reply, agentToken, UPLOAD_BUCKET)).toBe(200)
      expect(await attach(reply)).toBe('file_not_found')
      const elsewhere = await server.asVisitor()
      const moved = { params: { id: elsewhere.id }, body: { ...body, file_key: own } }
      expect((await agent('addNote', moved)).code).toBe('file_not_found')
      expect(await attach(own)).toBeUndefined()
    })
  })

  describe('are never read by the visitor of the conversation, by nobody else, nor by another company,', () => {
    it('[TENANT-01] at any address of the file store', async () => {
      const { key } = await noted()
      const signed = { method: 'POST', body: JSON.stringify({ expiresIn: 60 }) }
      const listed = { method: 'POST', body: JSON.stringify({ prefix: visitor.id, limit: 100 }) }
      const others = [visitor.token, (await server.asVisitor()).token, await tokenOf('admin@noor.test'), null]
      for (const token of others) {
        const answers = [
          await read(key, token),
          await read(key, token, UPLOAD_BUCKET),
          await storage(`object/authenticated/${NOTE_BUCKET}/${key}`, token),
          await storage(`object/public/${NOTE_BUCKET}/${key}`, token, { headers: { host: FILES_HOST } }),
          await storage(`object/public/${UPLOAD_BUCKET}/${key}`, token, { headers: { host: FILES_HOST } }),
          await storage(`object/info/${NOTE_BUCKET}/${key}`, token),
          await storage(`object/sign/${NOTE_BUCKET}/${key}`, token, signed),
          await storage(`object/sign/${NOTE_BUCKET}/${key}?token=x`, token),
          await storage(`render/image/public/${NOTE_BUCKET}/${key}`, token),
          await storage(`object/list/${NOTE_BUCKET}`, token, listed),
        ]
        // Without a token, the address by token says that there is none.
        const refused =
          token === null ? [403, 403, ...answers.slice(2).map(() => 404)] : answers.map(() => 404)
        expect(answers.map(({ status }) => status)).toEqual(refused)
        for (const { text } of answers) expect(text).not.toContain(SECRET)
      }
      expect((await read(key, agentToken)).status).toBe(200)
    })

    it('under a name of their own: a file of the same key is refused in the visitor’s bucket', async () => {
      const { key } = await noted()
      expect(await upload(key, visitor.token, UPLOAD_BUCKET)).toBe(409)
      const shown = await storage(`object/public/${UPLOAD_BUCKET}/${key}`, null, {
        headers: { host: FILES_HOST },
      })
      expect(shown.status).toBe(404)
    })

    it('in rows: neither the note nor the file’s name leaves by rest, realtime or the visitor’s API', async () => {
      const { key, note } = await noted()
      const rest = async (path: string, token: string) => {
        const headers = { authorization: `Bearer ${token}`, apikey: token }
        const response = await server.request(`/rest/v1/${path}`, { headers })
        return response.text()
      }
      const seen = [
        await rest(`notes?conversation_id=eq.${visitor.id}`, visitor.token),
        await rest('objects', visitor.token),
        (await visitor.call('listMessages', { params, query: {} })).text,
        (await visitor.call('getConversation', { params })).text,
        (await visitor.call('listNotes', { params })).text,
        await rest(`notes?conversation_id=eq.${visitor.id}`, await tokenOf('admin@noor.test')),
        (await (await server.asMember('admin@noor.test'))('listNotes', { params })).text,
      ]
      for (const text of seen) for (const part of [word, note.id, key]) expect(text).not.toContain(part)
      const published = await sql<{ name: string }>(
        `select tablename as name from pg_publication_tables where schemaname = 'storage'`,
      )
      expect(published).toEqual([])
    })

    it('in emails: a transcript tells of no note', async () => {
      const body = { content: 'Hello', customer_email: `${word.replace('quokka', 'v')}@visitor.test` }
      await visitor.call('postMessage', { params, body })
      await sql('update public.conversations set customer_email = $2 where id = $1', [visitor.id, 'v@v.test'])
      await noted()
      const sent = await visitor.call('sendTranscript', { params })
      expect(sent.status, sent.text).toBe(200)
      const emails = await sql<{ email: object }>(
        'select to_jsonb(e) as email from public.emails e where conversation_id = $1',
        [visitor.id],
      )
      expect(emails.length).toBeGreaterThan(0)
      expect(JSON.stringify(emails)).not.toContain(word)
    })

    it('in searches: the name is text of the note, and the file’s key is not found', async () => {
      const { key } = await noted()
      const found = await agent('listConversations', { query: { q: word } })
      expect(found.body.conversations.map(({ id }) => id)).toEqual([visitor.id])
      expect(found.text).not.toContain(key)
      expect((await visitor.call('listConversations', { query: { q: word } })).code).toBe('forbidden')
    })

    it('by what they count: the visitor uploads as much as before', async () => {
      await sql('insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
        NOTE_BUCKET,
        newKey(),
        { mimetype: 'text/plain', size: 1_000_000_000 },
      ])
      expect(await upload(newKey(), visitor.token, UPLOAD_BUCKET)).toBe(200)
    })
  })

  describe('are deleted, with their bytes,', () => {
    it('with the note, by its author alone', async () => {
      const before = await bytesStored()
      const { key, note } = await noted()
      expect((await admin('removeNote', { params: { id: note.id } })).code).toBe('note_not_found')
      expect((await read(key, agentToken)).status).toBe(200)
      expect((await agent('removeNote', { params: { id: note.id } })).status).toBe(200)
      expect((await read(key, agentToken)).status).toBe(404)
      expect([await rowsOf(visitor.id), await bytesStored()]).toEqual([[], before])
    })

    it('with the conversation, when its visitor erases it, and no file of another one', async () => {
      const other = await noted()
      const otherVisitor = visitor
      visitor = await server.asVisitor()
      params = { id: visitor.id }
      const before = await bytesStored()
      await noted()
      // One that no note names.
      expect(await upload(newKey(), agentToken)).toBe(200)
      expect((await visitor.call('eraseConversation', { params })).status).toBe(200)
      expect([await rowsOf(visitor.id), await bytesStored()]).toEqual([[], before])
      expect(await rowsOf(otherVisitor.id)).toHaveLength(1)
      expect((await read(other.key, agentToken)).status).toBe(200)
    })

    it('with the person, whose export lists them', async () => {
      const before = await bytesStored()
      const body = { subject: 'Help', customer_email: `${word}@visitor.test` }
      const { conversationId, token } = (await server.caller(null, 'acme')('createConversation', { body }))
        .body
      visitor = { id: conversationId, token, call: server.caller(token) }
      params = { id: conversationId }
      const { key } = await noted()
      const [customer] = await sql<{ id: string }>('select id from public.customers where email = $1', [
        `${word}@visitor.test`,
      ])
      const exported = await admin('exportCustomer', { params: { id: customer!.id } })
      expect(exported.body.conversations[0]!.notes).toMatchObject([{ content: `${word}.png` }])
      // As a visitor's file: what it is, without the address of its content.
      expect(exported.body.conversations[0]!.files).toMatchObject([
        { name: `${word}.png`, byte_size: SECRET.length },
      ])
      expect(exported.text).not.toContain(key)
      const erased = await admin('eraseCustomer', { params: { id: customer!.id } })
      expect(erased.body).toEqual({ conversations: 1, files: 1 })
      expect([await rowsOf(conversationId), await bytesStored()]).toEqual([[], before])
      expect((await read(key, agentToken)).status).toBe(404)
    })

    it('[ADMIN-04] by age, with the conversation’s other files, and the note says so', async () => {
      const { key } = await noted()
      const at = server.clock.now()
      await sql(`update public.conversations set status = 'resolved', resolved_at = $2 where id = $1`, [
        visitor.id,
        new Date(at),
      ])
      const deps = (removed: string[], now: number) => ({
        database: given.database,
        clock: { now: () => now },
        removeFiles: async (keys: readonly string[]) => void removed.push(...keys),
        log: { error: () => {} },
      })
      await changeSettings(admin, 'conversations', { file_retention_days: 1, retention_days: 30 })
      const removed: string[] = []
      await deleteExpiredFiles(deps(removed, at + DAY_MS - 1))
      expect(removed).toEqual([])
      await deleteExpiredFiles(deps(removed, at + DAY_MS))
      expect(removed).toEqual([key])
      const { notes } = (await agent('listNotes', { params })).body
      expect(notes.map(({ content, file_key, file_size }) => [content, file_key, file_size])).toEqual([
        ['(The file was deleted.)', null, null],
      ])
      expect((await read(key, agentToken)).status).toBe(404)

      // And with the conversation: of one that nobody has deleted by age before.
      const late = newKey()
      expect(await upload(late, agentToken)).toBe(200)
      while (await eraseExpiredConversations(deps(removed, at + 30 * DAY_MS)));
      expect(removed).toEqual([key, late])
      expect(await rowsOf(visitor.id)).toEqual([])
      await changeSettings(admin, 'conversations', { file_retention_days: null, retention_days: null })
    })
  })
})
