/** Files of articles: who may add them, who sees them, and when they are deleted. */
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CONTENT_BUCKET, CONTENT_FILES_MAX_BYTES } from '#contract/constants/knowledge.ts'
import type { ContentDetail } from '#contract/entities/content.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from '../knowledge/content-kit.ts'

const PNG = Buffer.from('\x89PNG\r\n\x1a\n a picture', 'latin1')

describeEachDemoDatabase('files of articles', given => {
  let server: TestServer
  let admin: Caller
  let draft: ContentDetail
  let agentToken: string

  beforeAll(async () => {
    server = await openTestServer(given.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    admin = await server.asMember('admin@acme.test')
    draft = await newContent(admin)
    agentToken = await tokenOf('agent@acme.test')
  })

  const tokenOf = (email: string) => server.memberToken(personId(email))
  const newKey = (content = draft.id, name = 'picture.png') =>
    `${content}/1700000000000-${randomUUID().replaceAll('-', '')}-${name}`
  const bearer = (token: string | null) => (token === null ? {} : { authorization: `Bearer ${token}` })

  /** Uploads a file. Returns the storage's status. */
  async function add(
    token: string | null,
    key: string,
    bytes: Uint8Array<ArrayBuffer> = PNG,
  ): Promise<number> {
    const response = await server.request(`/storage/v1/object/${CONTENT_BUCKET}/${key}`, {
      method: 'POST',
      headers: bearer(token),
      body: bytes,
    })
    const { statusCode } = (await response.json()) as { statusCode?: string }
    return statusCode === undefined ? response.status : Number(statusCode)
  }
  async function added(key = newKey()): Promise<string> {
    expect(await add(agentToken, key)).toBe(200)
    return key
  }
  async function byToken(token: string, key: string): Promise<number> {
    return (await server.request(`/storage/v1/object/${CONTENT_BUCKET}/${key}`, { headers: bearer(token) }))
      .status
  }
  const atPublicAddress = (key: string) =>
    server.request(`/storage/v1/object/public/${CONTENT_BUCKET}/${key}`, {
      headers: { host: 'files.localhost:3000' },
    })
  const publicly = async (key: string) => (await atPublicAddress(key)).status
  const stored = () => readdir(join(server.dataFolder, 'files'))
  const fileNames = async () =>
    (await admin('getContent', { params: { id: draft.id } })).body.files.map(({ file_name }) => file_name)

  describe('are seen', () => {
    it('while it is a draft by the company’s own people alone', async () => {
      const key = await added()
      for (const email of ['admin@acme.test', 'agent@acme.test', 'elena@acme.test'])
        expect([email, await byToken(await tokenOf(email), key)]).toEqual([email, 200])
      expect(await publicly(key)).toBe(404)
      const visitor = await server.asVisitor()
      expect(await byToken(visitor.token, key)).toBe(404)
      expect(await byToken(await tokenOf('admin@noor.test'), key)).toBe(404)
    })

    it('by everybody once it is published, not while it is archived, and then again', async () => {
      const key = await added()
      const live = await published(admin, draft)
      const shown = await atPublicAddress(key)
      expect(shown.status).toBe(200)
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(PNG)
      const archived = await admin('archiveContent', { params: { id: live.id } })
      expect(await publicly(key)).toBe(404)
      expect(await byToken(agentToken, key)).toBe(200)
      await published(admin, archived.body)
      expect(await publicly(key)).toBe(200)
    })

    it('by the company’s own people alone when it is published for them', async () => {
      const key = await added()
      const { revision } = draft
      const body = { revision, visibility: 'internal' as const }
      const saved = await admin('saveDraft', { params: { id: draft.id }, body })
      await published(admin, saved.body)
      expect(await publicly(key)).toBe(404)
      expect(await byToken(agentToken, key)).toBe(200)
    })

    it('by another company never, published or not, by token', async () => {
      const key = await added()
      await published(admin, draft)
      expect(await byToken(await tokenOf('admin@noor.test'), key)).toBe(404)
    })
  })

  describe('are added', () => {
    it('by those who may write articles, and by nobody else', async () => {
      const visitor = await server.asVisitor()
      const others = {
        'a viewer': await tokenOf('elena@acme.test'),
        'another company': await tokenOf('admin@noor.test'),
        'a visitor': visitor.token,
        nobody: null,
      }
      for (const [who, token] of Object.entries(others))
        expect([who, await add(token, newKey())]).toEqual([who, 403])
      expect(await fileNames()).toEqual([])
      await added()
      expect(await fileNames()).toEqual(['picture.png'])
    })

    it('by an agent no longer whose right to write is taken', async () => {
      const permissions = async (held: ('conversations.reply' | 'content.edit')[]) =>
        expect((await admin('setPermissions', { body: { role: 'agent', permissions: held } })).status).toBe(
          200,
        )
      await permissions(['conversations.reply'])
      expect(await add(agentToken, newKey())).toBe(403)
      await permissions(['conversations.reply', 'content.edit'])
      await added()
    })

    it('to an article that is there, and not over one another', async () => {
      expect(await add(agentToken, newKey(randomUUID()))).toBe(403)
      const key = await added()
      expect(await add(agentToken, key)).toBe(409)
    })

    it('up to the room of one article, however many come at once', async () => {
      await given.database.asOwner(query =>
        query('insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)', [
          CONTENT_BUCKET,
          newKey(),
          { mimetype: 'text/plain', size: CONTENT_FILES_MAX_BYTES - 10 },
        ]),
      )
      const five = Buffer.from('five!')
      const answers = await Promise.all([1, 2, 3, 4].map(() => add(agentToken, newKey(), five)))
      expect(answers.sort()).toEqual([200, 200, 413, 413])
      const other = await newContent(admin)
      expect(await add(agentToken, newKey(other.id), five)).toBe(200)
    })
  })

  describe('are removed', () => {
    it('one by one, with their bytes, by those who may write articles', async () => {
      const [gone, kept] = [await added(), await added(newKey(draft.id, 'other.png'))]
      await published(admin, draft)
      const before = (await stored()).length
      const params = { id: draft.id }
      const viewer = await server.asMember('elena@acme.test')
      expect((await viewer('removeContentFile', { params, body: { name: gone } })).code).toBe('forbidden')
      const noor = await server.asMember('admin@noor.test')
      expect((await noor('removeContentFile', { params, body: { name: gone } })).code).toBe(
        'content_not_found',
      )
      expect(await publicly(gone)).toBe(200)

      const agent = await server.asMember('agent@acme.test')
      expect((await agent('removeContentFile', { params, body: { name: gone } })).status).toBe(200)
      expect([await publicly(gone), await byToken(agentToken, gone)]).toEqual([404, 404])
      expect(await publicly(kept)).toBe(200)
      expect(await fileNames()).toEqual(['other.png'])
      expect(await stored()).toHaveLength(before - 1)
      expect((await agent('removeContentFile', { params, body: { name: gone } })).code).toBe('file_not_found')
    })

    it('never from under another article', async () => {
      const key = await added()
      const other = await newContent(admin)
      const refused = await admin('removeContentFile', { params: { id: other.id }, body: { name: key } })
      expect(refused.code).toBe('file_not_found')
      expect(await byToken(agentToken, key)).toBe(200)
    })

    it('with the article', async () => {
      const key = await added()
      await published(admin, draft)
      const before = (await stored()).length
      expect((await admin('removeContent', { params: { id: draft.id } })).status).toBe(200)
      expect([await publicly(key), await byToken(agentToken, key)]).toEqual([404, 404])
      expect(await stored()).toHaveLength(before - 1)
    })
  })
})
