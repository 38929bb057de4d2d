/** Hostile uploads: only the server decides what is served, and how (security R12, R13, test plan 3.3). */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/ports/database.ts'
import { CONVERSATION, type GatewayHarness, startGateway } from '#tests/support/gateway-harness.ts'
import { sample } from '#tests/support/sample.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { HOSTILE_UPLOADS, INLINE, REFUSED_NAMES } from './hostile-uploads.ts'

let database: Database
let gateway: GatewayHarness
let authorization: string
let number = 0

beforeAll(async () => {
  database = await openTestDatabase('postgres')
  gateway = await startGateway(database)
  authorization = `Bearer ${await gateway.visitorToken(CONVERSATION.acme)}`
})
afterAll(async () => {
  await gateway.close()
  await database.close()
  expect(gateway.logged).toEqual([])
})

const keyOf = (name: string) =>
  `${CONVERSATION.acme}/${1_700_000_000_000 + number++}-${'0123456789abcdef'.repeat(2)}-${encodeURIComponent(name)}`
const objectUrl = (key: string) => `${gateway.url}/storage/v1/object/conversation-uploads/${key}`
const publicUrl = (key: string) => objectUrl(key).replace('/object/', '/object/public/')

/** Uploads a raw body, with exactly the given type or with none. */
function upload(key: string, body: Uint8Array, declared: string | null): Promise<number> {
  const headers = { authorization, ...(declared !== null && { 'content-type': declared }) }
  return new Promise((resolve, reject) => {
    const sent = request(objectUrl(key), { method: 'POST', headers }, response => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    sent.once('error', reject).end(body)
  })
}

/** Uploads a file like supabase-js uploads a Blob. */
async function uploadForm(key: string, body: Uint8Array, name: string, type: string): Promise<number> {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('', new File([new Uint8Array(body)], name, { type }))
  return (await fetch(objectUrl(key), { method: 'POST', headers: { authorization }, body: form })).status
}

describe.each(HOSTILE_UPLOADS)('$what', ({ name, declared, bytes, servedAs, disposition }) => {
  it.each(sample(['as it is', 'in a form'], 0.5))(
    `sent %s is served as ${servedAs}, ${disposition}`,
    async way => {
      const key = keyOf(name)
      const status =
        way === 'as it is'
          ? await upload(key, bytes, declared)
          : await uploadForm(key, bytes, name, declared ?? '')
      expect(status).toBe(200)
      const shown = await fetch(publicUrl(key))
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(Buffer.from(bytes))
      const { date, connection, 'keep-alive': _, ...headers } = Object.fromEntries(shown.headers)
      expect(date && connection).toBeTruthy()
      expect(headers).toEqual({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.not.stringContaining('*'),
        'cache-control': 'private, max-age=3600',
        'content-disposition': expect.stringMatching(
          new RegExp(`^${disposition}; filename\\*=UTF-8''[\\w.!#$&+^\`|~%-]+$`),
        ),
        'content-length': String(bytes.length),
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': servedAs,
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
    },
  )
})

it('covers the plan, and shows none but pictures', () => {
  expect(HOSTILE_UPLOADS.length + REFUSED_NAMES.length).toBeGreaterThanOrEqual(67)
  const inline = HOSTILE_UPLOADS.filter(({ disposition }) => disposition === INLINE)
  expect(inline.every(({ servedAs }) => /^image\/(?!svg)/.test(servedAs))).toBe(true)
})

describe('a key whose name holds', () => {
  it.each(sample(REFUSED_NAMES, 0.25))('%s is refused, and nothing is there afterwards', async (_, name) => {
    const key = keyOf(name)
    const count = () => database.asOwner(query => query('select name from storage.objects'))
    const before = await count()
    expect(await upload(key, Buffer.from('x'), 'text/plain')).toBeGreaterThanOrEqual(400)
    expect((await fetch(publicUrl(key))).status).toBe(404)
    expect(await count()).toEqual(before)
  })
})

it('[CHAT-24] a file cannot be guessed: 50 keys around a known time hit nothing, and there is no list', async () => {
  const key = keyOf('passport.png')
  expect(await upload(key, Buffer.from('x'), null)).toBe(200)
  const [, timestamp] = /\/(\d+)-/.exec(key)!
  const guesses = Array.from(
    { length: 50 },
    (_, i) => `${CONVERSATION.acme}/${timestamp}-${i.toString(16).padStart(32, '0')}-passport.png`,
  )
  const answers = await Promise.all(guesses.map(guess => fetch(publicUrl(guess))))
  await Promise.all(answers.map(answer => answer.arrayBuffer()))
  expect(answers.filter(({ ok }) => ok)).toEqual([])
  const list = `${gateway.url}/storage/v1/object/list/conversation-uploads`
  const options = { method: 'POST', headers: { authorization }, body: '{"prefix":""}' }
  expect((await fetch(list, options)).status).toBe(404)
})
