/** storage/v1 as the unmodified supabase-js client sees it. */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { CONVERSATION_UPLOADS_MAX_BYTES } from '#contract/constants/server.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { FOREIGN_TOKENS } from '#tests/support/foreign-tokens.ts'
import { ACME, CONVERSATION, type GatewayHarness, startGateway } from '#tests/support/gateway-harness.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255])

describeEachDatabase('gateway storage', given => {
  let gateway: GatewayHarness
  let number = 0

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })

  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  const keyOf = (name: string, conversation = CONVERSATION.acme) =>
    `${conversation}/${1_700_000_000_000 + number++}-k3j2h1g0-${name}`

  async function bucket(token?: string) {
    const bearer = token ?? (await gateway.visitorToken(CONVERSATION.acme))
    return gateway.client(bearer).storage.from('conversation-uploads')
  }

  async function addConversation(status = 'open'): Promise<string> {
    const [row] = await given.database.asOwner(query =>
      query<{ id: string }>(
        `insert into public.conversations (company_id, subject, source, status)
         values ($1, 'Files', 'widget', $2) returning id`,
        [ACME, status],
      ),
    )
    return row!.id
  }

  const count = async () =>
    (
      await given.database.asOwner(query => query<{ n: number }>('select count(*) as n from storage.objects'))
    )[0]?.n

  it.each([
    ['a Blob', new Blob([PNG], { type: 'image/png' })],
    ['bytes', Buffer.from(PNG)],
  ])('[API-05] takes %s from a visitor and shows it at its public address', async (_, file) => {
    const uploads = await bucket()
    const key = keyOf('my cat (1).png')
    const { data, error } = await uploads.upload(key, file, { contentType: 'image/png' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: key, fullPath: `conversation-uploads/${key}` })
    const shown = await fetch(uploads.getPublicUrl(key).data.publicUrl)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename*=UTF-8''my%20cat%20%281%29.png`,
      'content-security-policy': "sandbox; default-src 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  it('keeps its own verdict of the type, not the declared one', async () => {
    const key = keyOf('cat.html')
    await (await bucket()).upload(key, Buffer.from(PNG), { contentType: 'text/html' })
    const rows = await given.database.asOwner(query =>
      query('select metadata from storage.objects where name = $1', [key]),
    )
    expect(rows).toMatchObject([{ metadata: { mimetype: 'image/png', size: PNG.length } }])
  })

  it('answers HEAD with the headers alone', async () => {
    const uploads = await bucket()
    const key = keyOf('a.txt')
    await uploads.upload(key, 'seven b')
    const shown = await fetch(uploads.getPublicUrl(key).data.publicUrl, { method: 'HEAD' })
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-length')).toBe('7')
    expect(await shown.text()).toBe('')
  })

  it('takes files from staff of the company, and from nobody else', async () => {
    const ada = await gateway.signedIn()
    const staff = ada.storage.from('conversation-uploads')
    expect((await staff.upload(keyOf('a.txt'), 'text')).error).toBeNull()
    const before = await count()
    for (const [uploads, conversation] of [
      [staff, CONVERSATION.noor],
      [await bucket(), CONVERSATION.noor],
      [await bucket(), CONVERSATION.acmeOther],
      [gateway.client().storage.from('conversation-uploads'), CONVERSATION.acme],
    ] as const) {
      const key = keyOf('a.txt', conversation)
      expect((await uploads.upload(key, 'text')).error).toMatchObject({ statusCode: '403' })
      expect((await fetch(uploads.getPublicUrl(key).data.publicUrl)).status).toBe(404)
    }
    expect(await count()).toBe(before)
  })

  it('never replaces a file', async () => {
    const uploads = await bucket()
    const key = keyOf('a.txt')
    await uploads.upload(key, 'first')
    expect((await uploads.upload(key, 'second')).error).toMatchObject({ statusCode: '409' })
    expect((await uploads.upload(key, 'second', { upsert: true })).error).toMatchObject({ statusCode: '400' })
    expect((await uploads.update(key, 'second')).error).toMatchObject({ statusCode: '404' })
    expect((await uploads.remove([key])).error).toMatchObject({ statusCode: '404' })
    expect(await (await fetch(uploads.getPublicUrl(key).data.publicUrl)).text()).toBe('first')
  })

  it.each(['raw', 'form'])('takes the largest file and not one byte more (%s)', async way => {
    const uploads = await bucket()
    const make = (size: number) => (way === 'raw' ? Buffer.alloc(size) : new Blob([Buffer.alloc(size)]))
    expect((await uploads.upload(keyOf('big'), make(UPLOAD_MAX_BYTES))).error).toBeNull()
    expect((await uploads.upload(keyOf('big'), make(UPLOAD_MAX_BYTES + 1))).error).toMatchObject({
      status: 413,
      statusCode: '413',
    })
    expect((await uploads.upload(keyOf('big'), make(UPLOAD_MAX_BYTES + 100_000))).error).toMatchObject({
      status: 413,
    })
  })

  it('refuses an oversize file without taking it in, with and without a declared length', async () => {
    const authorization = `Bearer ${await gateway.visitorToken(CONVERSATION.acme)}`
    const length = UPLOAD_MAX_BYTES * 20
    const path = `${gateway.url}/storage/v1/object/conversation-uploads/${keyOf('endless')}`
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent >= length) return controller.close()
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const init = { method: 'POST', headers: { authorization }, body, duplex: 'half' } as RequestInit
    const status = await fetch(path, init).then(
      response => response.status,
      () => 'connection closed',
    )
    expect([413, 'connection closed']).toContain(status)
    expect(sent).toBeLessThan(UPLOAD_MAX_BYTES * 2)
    expect(await declareLength(path, authorization, length)).toBe(413)
  })

  it('takes no more than the room of one conversation, however many come at once', async () => {
    const conversation = await addConversation()
    const token = await gateway.visitorToken(conversation)
    const uploads = await bucket(token)
    await given.database.asOwner(query =>
      query(
        `insert into storage.objects (bucket_id, name, metadata) values ('conversation-uploads', $1, $2)`,
        [keyOf('much', conversation), { mimetype: 'text/plain', size: CONVERSATION_UPLOADS_MAX_BYTES - 10 }],
      ),
    )
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => uploads.upload(keyOf('five.txt', conversation), 'five!')),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(2)
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ status: 413, statusCode: '413' })
    expect((await (await bucket()).upload(keyOf('a.txt'), 'elsewhere')).error).toBeNull()
  })

  it('[CHAT-18] takes a file for a resolved conversation', async () => {
    const conversation = await addConversation('resolved')
    const uploads = await bucket(await gateway.visitorToken(conversation))
    expect((await uploads.upload(keyOf('a.txt', conversation), 'again')).error).toBeNull()
  })

  it('gives no file of an erased conversation, and removes what is left of it', async () => {
    const conversation = await addConversation()
    const uploads = await bucket(await gateway.visitorToken(conversation))
    const key = keyOf('secret.txt', conversation)
    await uploads.upload(key, 'secret')
    const url = uploads.getPublicUrl(key).data.publicUrl
    const before = await readdir(gateway.filesFolder)
    await given.database.asOwner(query =>
      query('delete from public.conversations where id = $1', [conversation]),
    )
    expect((await fetch(url)).status).toBe(404)
    gateway.clock.advance(60_000)
    await waitFor(async () => {
      expect(await readdir(gateway.filesFolder)).toHaveLength(before.length - 1)
      const query = `select from storage.objects where name like '${conversation}/%'`
      expect(await given.database.asOwner(run => run(query))).toEqual([])
    })
    expect((await uploads.upload(key, 'secret')).error).toMatchObject({ statusCode: '403' })
  })

  it.each([
    '../../../../etc/passwd',
    `${CONVERSATION.acme}/../../1700000000000-k3j2h1g0-a`,
    `${CONVERSATION.acme}/1700000000000-k3j2h1g0-..%2f..%2fa`,
    `${CONVERSATION.acme}/1700000000000-k3j2h1g0-a%5cb`,
    `${CONVERSATION.acme}/1700000000000-k3j2h1g0-%00`,
    `${CONVERSATION.acme}/1700000000000-k3j2h1g0-`,
    `${CONVERSATION.acme}/a.txt`,
    '1700000000000-k3j2h1g0-a.txt',
  ])('refuses the key %s', async key => {
    const authorization = `Bearer ${await gateway.visitorToken(CONVERSATION.acme)}`
    const before = await count()
    const path = `${gateway.url}/storage/v1/object/conversation-uploads/${key}`
    const response = await fetch(path, { method: 'POST', body: 'x', headers: { authorization } })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    const shown = await fetch(path.replace('/object/', '/object/public/'))
    expect(shown.status).toBeGreaterThanOrEqual(400)
    expect(shown.status).toBeLessThan(500)
    expect(await count()).toBe(before)
  })

  it('has no other bucket, and no list', async () => {
    const ada = await gateway.signedIn()
    expect((await ada.storage.from('elsewhere').upload(keyOf('a'), 'x')).error).toMatchObject({
      statusCode: '404',
    })
    expect((await ada.storage.listBuckets()).error).toMatchObject({ statusCode: '404' })
    expect((await ada.storage.from('conversation-uploads').list()).error).toMatchObject({ statusCode: '404' })
  })

  describe('refuses a token with', () => {
    it.each(FOREIGN_TOKENS)('%s', async (_, make) => {
      const uploads = await bucket(await make(gateway))
      expect((await uploads.upload(keyOf('a.txt'), 'text')).error).toMatchObject({ statusCode: '403' })
    })
  })
})

/** Returns the status of a request that declares a body and sends none of it. */
function declareLength(url: string, authorization: string, length: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization, 'content-length': length }
    const sent = request(url, { method: 'POST', headers }, response => {
      resolve(response.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
}
