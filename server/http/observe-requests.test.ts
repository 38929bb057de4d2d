import { AsyncLocalStorage } from 'node:async_hooks'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { REQUEST_ID_HEADER } from '#contract/headers.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createIsFromProxy } from './client-ip.ts'
import { observeRequests } from './observe-requests.ts'

const PROXY = '10.0.0.1'
const UUID = /^[\da-f-]{36}$/

function started() {
  const clock = createManualClock(0)
  const lines: Record<string, unknown>[] = []
  const timed: [string, object, number][] = []
  const requestIds = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  const app = new Hono()
  app.use(
    observeRequests({
      clock,
      requestIds,
      log: { info: detail => void lines.push({ ...detail }) },
      metrics: { time: (name, labels, ms) => void timed.push([name, labels, ms]) },
      isFromProxy: createIsFromProxy([PROXY]),
    }),
  )
  app.onError((_, c) => c.json({}, 500))
  app.get('/api/things/:id', c => {
    clock.advance(40)
    seen.push(requestIds.getStore())
    return c.json({})
  })
  app.get('/api/broken', () => {
    throw new Error('no')
  })
  app.get('/storage/v1/object/public/:key{.+}', c => c.text('a file'))
  app.all('/api/*', c => c.json({}, 404))
  const ask = async (path: string, id?: string, peer = PROXY) => {
    const env = { incoming: { socket: { remoteAddress: peer, bytesWritten: 0 } } }
    const response = await app.request(
      path,
      id === undefined ? {} : { headers: { [REQUEST_ID_HEADER]: id } },
      env,
    )
    return response.headers.get(REQUEST_ID_HEADER)
  }
  return { ask, lines, timed, seen, requestIds }
}

describe('a request', () => {
  it('is logged with its path, not its query, and timed by the pattern of its route', async () => {
    const { ask, lines, timed } = started()
    await ask('/api/things/7?token=secret')
    expect(lines).toEqual([
      {
        requestId: expect.stringMatching(UUID),
        ...{ method: 'GET', path: '/api/things/7', status: 200, ms: 40, bytes: 0 },
      },
    ])
    expect(timed).toEqual([
      [
        'lapwing_http_request_duration_seconds',
        { method: 'GET', route: '/api/things/:id', status: '200' },
        40,
      ],
    ])
  })

  it('is logged and timed when it fails, and when there is no such address', async () => {
    const { ask, lines, timed } = started()
    expect(await ask('/api/broken')).toMatch(UUID)
    expect(await ask('/api/nothing')).toMatch(UUID)
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/api/broken', 500],
      ['/api/nothing', 404],
    ])
    expect(timed.map(([, labels]) => labels)).toMatchObject([
      { route: '/api/broken', status: '500' },
      { route: '/api/*', status: '404' },
    ])
  })

  it('of a file is logged without the path that opens it', async () => {
    const { ask, lines } = started()
    await ask('/storage/v1/object/public/uploads/acme/0123456789abcdef-note.txt')
    expect(JSON.stringify(lines)).not.toContain('0123456789abcdef')
    expect(lines[0]).toMatchObject({ path: '/storage/v1/object/public/:key{.+}' })
  })

  it('keeps the id that a trusted proxy has given it', async () => {
    const { ask, lines, seen } = started()
    expect(await ask('/api/things/7', 'from-the-proxy_1')).toBe('from-the-proxy_1')
    expect([lines[0]!['requestId'], seen[0]]).toEqual(['from-the-proxy_1', 'from-the-proxy_1'])
  })

  it.each([
    ['from anybody else', 'from-a-stranger', '192.0.2.1'],
    ['that is too short', 'short-7', PROXY],
    ['that is too long', 'x'.repeat(65), PROXY],
    ['with other characters', 'a "forged" line', PROXY],
  ])('gets a new id in place of one %s', async (_, id, peer) => {
    const { ask } = started()
    expect(await ask('/api/things/7', id, peer)).toMatch(UUID)
  })
})
