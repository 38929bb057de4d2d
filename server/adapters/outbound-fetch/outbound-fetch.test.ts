import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { createOutboundFetch } from './outbound-fetch.ts'

const PUBLIC = '93.184.216.34'
const LIMITS = { maxBytes: 1_000, mediaTypes: ['text/html'] }

describe('fetching from the web', () => {
  let server: Server
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  let names: Record<string, readonly string[]>
  const connected = vi.fn<(address: string, port: number) => void>()
  const clock = createManualClock(0)
  const resolve = vi.fn(async (host: string) => names[host] ?? [])
  // A public address leads to the server of this test; nothing else is ever connected to.
  const fetchText = createOutboundFetch({
    clock,
    resolve,
    connect(address, port) {
      connected(address, port)
      return connect((server.address() as AddressInfo).port, '127.0.0.1')
    },
  })

  const html = (response: ServerResponse, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text)

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>(listening => {
      server.listen(0, '127.0.0.1', listening)
    })
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    names = { 'a.test': [PUBLIC], 'b.test': ['2606:4700::1111'] }
    answer = (_request, response) => html(response, '<p>Hi</p>')
    vi.clearAllMocks()
  })

  it('connects to the address that was looked at, and names the host', async () => {
    let host: string | undefined
    let sent: IncomingMessage['headers'] = {}
    answer = (request, response) => {
      host = request.headers.host
      sent = request.headers
      html(response, '<p>Hi</p>')
    }
    expect(await fetchText('http://a.test/x?y=1', LIMITS)).toEqual({
      url: 'http://a.test/x?y=1',
      text: '<p>Hi</p>',
    })
    expect(host).toBe('a.test')
    expect(connected.mock.calls).toEqual([[PUBLIC, 80]])
    expect(resolve).toHaveBeenCalledTimes(1)
    expect(sent.cookie).toBeUndefined()
    expect(sent.authorization).toBeUndefined()
  })

  it.each([
    'ftp://a.test/',
    'file:///etc/passwd',
    'gopher://a.test/',
    'http://a.test:8080/',
    'http://a.test:22/',
    'https://a.test:80/',
    'http://user:secret@a.test/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0/',
    'no address',
  ])('[R14] refuses %s without a connection', async url => {
    await expect(fetchText(url, LIMITS)).rejects.toMatchObject({ problem: 'address_refused' })
    expect(connected).not.toHaveBeenCalled()
  })

  it.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['::1']],
    [['fd00::1']],
    [['100.64.1.1']],
    [['169.254.169.254']],
    [['::ffff:10.0.0.1']],
    [['224.0.0.1']],
    [[PUBLIC, '192.168.0.1']],
    [['2606:4700::1111', 'fe80::1']],
  ])('[R14] refuses a name that any answer of %j stands for', async addresses => {
    names['evil.test'] = addresses
    await expect(fetchText('http://evil.test/', LIMITS)).rejects.toMatchObject({ problem: 'address_refused' })
    expect(connected).not.toHaveBeenCalled()
  })

  it('[R14] looks again at every redirect', async () => {
    names['inside.test'] = ['10.0.0.1']
    for (const location of [
      'http://inside.test/',
      'http://127.0.0.1/',
      'http://b.test:6379/',
      'file:///etc/passwd',
    ]) {
      answer = (_request, response) => response.writeHead(302, { location }).end()
      await expect(fetchText('http://a.test/', LIMITS)).rejects.toMatchObject({ problem: 'address_refused' })
    }
    expect(connected.mock.calls.every(([address]) => address === PUBLIC)).toBe(true)
  })

  it('[R14] asks the resolver anew for a redirect to the same name, which may say something else by then', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end()
    resolve.mockResolvedValueOnce([PUBLIC]).mockResolvedValueOnce(['127.0.0.1'])
    await expect(fetchText('http://a.test/', LIMITS)).rejects.toMatchObject({ problem: 'address_refused' })
    expect(connected).toHaveBeenCalledTimes(1)
  })

  it('follows three redirects, and no fourth', async () => {
    let left = 3
    answer = (_request, response) =>
      left-- > 0
        ? response.writeHead(301, { location: `http://b.test/${left}` }).end()
        : html(response, 'end')
    expect(await fetchText('http://a.test/', LIMITS)).toEqual({ url: 'http://b.test/0', text: 'end' })
    left = 4
    await expect(fetchText('http://a.test/', LIMITS)).rejects.toMatchObject({ problem: 'wrong_answer' })
  })

  it('takes as many bytes as are wished for, and not one more', async () => {
    answer = (_request, response) => html(response, 'x'.repeat(1_000))
    expect((await fetchText('http://a.test/', LIMITS)).text).toHaveLength(1_000)
    answer = (_request, response) => html(response, 'x'.repeat(1_001))
    await expect(fetchText('http://a.test/', LIMITS)).rejects.toMatchObject({ problem: 'too_large' })
  })

  it.each([
    [404, { 'content-type': 'text/html' }],
    [500, { 'content-type': 'text/html' }],
    [200, { 'content-type': 'application/octet-stream' }],
    [200, {}],
    [200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }],
  ] as const)('refuses an answer with %i and %j', async (status, headers) => {
    answer = (_request, response) => response.writeHead(status, headers).end('x')
    await expect(fetchText('http://a.test/', LIMITS)).rejects.toMatchObject({ problem: 'wrong_answer' })
  })

  it('waits five seconds and no longer, for the answer as for its end', async () => {
    const asked = vi.fn()
    for (const begin of [false, true]) {
      answer = (_request, response) => {
        if (begin) response.writeHead(200, { 'content-type': 'text/html' }).write('x')
        asked()
      }
      const settled = vi.fn()
      const fetched = fetchText('http://a.test/', LIMITS)
      fetched.then(settled, settled)
      await waitFor(() => expect(asked).toHaveBeenCalled())
      clock.advance(4_999)
      expect(settled).not.toHaveBeenCalled()
      clock.advance(1)
      await expect(fetched).rejects.toMatchObject({ problem: 'unreachable' })
      asked.mockClear()
    }
  })

  it('says that nobody is there when a name stands for nothing, or the connection breaks', async () => {
    await expect(fetchText('http://nowhere.test/', LIMITS)).rejects.toMatchObject({ problem: 'unreachable' })
    answer = request => request.socket.destroy()
    await expect(fetchText('http://a.test/', LIMITS)).rejects.toMatchObject({ problem: 'unreachable' })
  })

  it('reads text by its character set', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from([0xe9]))
    expect((await fetchText('http://a.test/', LIMITS)).text).toBe('é')
  })
})
