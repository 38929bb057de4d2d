/** storage/v1 as the unmodified supabase-js client sees it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#contract/constants/server.ts'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { FOREIGN_TOKENS } from '#tests/support/foreign-tokens.ts'
import { CONVERSATION, type GatewayHarness, startGateway } from '#tests/support/gateway-harness.ts'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255])

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

  it.each(['text/html', 'image/svg+xml', 'application/pdf', 'nonsense'])(
    'hands out %s as a download',
    async type => {
      const uploads = await bucket()
      const key = keyOf('page.html')
      await uploads.upload(key, Buffer.from('<script>alert(1)</script>'), { contentType: type })
      const shown = await fetch(uploads.getPublicUrl(key).data.publicUrl)
      expect(shown.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

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
      expect((await fetch(uploads.getPublicUrl(key).data.publicUrl)).status).toBe(400)
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
