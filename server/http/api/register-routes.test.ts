import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import type { Route } from '#contract/routes/route.ts'
import { errorResponse } from '../error-response.ts'
import { parseRequest } from './register-routes.ts'

const route: Route = {
  access: ['anyone'],
  query: z.object({ limit: z.coerce.number().default(5) }),
  body: z.object({ name: z.string().trim().min(1), tags: z.array(z.string()).optional() }),
  response: z.unknown(),
}
const silent = { error: () => {}, warn: () => {}, info: () => {} }
const app = new Hono().post('/', async c => c.json(await parseRequest(c, route)))
app.onError((error, c) => errorResponse(c, error, silent))

async function post(body: BodyInit, contentType = 'application/json', path = '/') {
  const init = { method: 'POST', headers: { 'content-type': contentType }, body, duplex: 'half' }
  const response = await app.request(path, init)
  return { status: response.status, body: await response.json() }
}

const withLength = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes - '{"name":""}'.length) })

describe('parseRequest', () => {
  it('gives what the schemas make of the request', async () => {
    const { body } = await post(
      '{"name":" Ann ","unknown":1}',
      'application/json; charset=utf-8',
      '/?limit=7',
    )
    expect(body).toEqual({ query: { limit: 7 }, body: { name: 'Ann' } })
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await post('{"name":" ","tags":["a",1]}', undefined, '/')
    expect(status).toBe(400)
    expect(body.code).toBe('invalid_request')
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['body.name', 'body.tags.1'])
  })

  it.each([
    ['text/plain', 415],
    ['', 415],
    ['application/jsonp', 415],
    ['application/merge-patch+json', 200],
    ['Application/JSON', 200],
  ])('media type %j gets status %i', async (contentType, status) => {
    expect((await post('{"name":"Ann"}', contentType)).status).toBe(status)
  })

  it.each(['', '{', '{"name":"Ann"}x'])('refuses %j as malformed', async text => {
    expect(await post(text)).toMatchObject({ status: 400, body: { code: 'malformed_json' } })
  })

  it('takes a body of exactly the limit and refuses one byte more', async () => {
    expect((await post(withLength(BODY_MAX_BYTES))).status).toBe(200)
    expect(await post(withLength(BODY_MAX_BYTES + 1))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  it('counts the bytes of a body that states no length', async () => {
    const stream = new Blob([withLength(BODY_MAX_BYTES + 1)]).stream()
    expect((await post(stream)).status).toBe(413)
  })
})
