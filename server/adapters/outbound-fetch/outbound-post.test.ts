import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createOutboundPost } from './outbound-post.ts'

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'model.test': ['93.184.216.34'],
  'inside.test': ['10.0.0.7'],
  'both.test': ['93.184.216.34', '127.0.0.1'],
}

describe('posting to an address that a company has named', () => {
  let server: Server
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.end()
  const connected = vi.fn<(address: string, port: number) => void>()
  const post = createOutboundPost({
    resolve: async host => NAMES[host] ?? [],
    connect(address, port) {
      connected(address, port)
      return connect((server.address() as AddressInfo).port, '127.0.0.1')
    },
  })
  const send = (url: string, signal = new AbortController().signal) =>
    post(url, {
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: '{"é":1}',
      signal,
    })

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('sends headers and body to the address that was looked at, and streams the answer', async () => {
    let got = ''
    answer = async (request, response) => {
      for await (const piece of request) got += piece
      got += ` ${request.method} ${request.url} ${request.headers.authorization} ${request.headers.host}`
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('one')
      setImmediate(() => response.end('two'))
    }
    const response = await send('http://model.test/v1/chat')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(await response.text()).toBe('onetwo')
    expect(got).toBe('{"é":1} POST /v1/chat Bearer x model.test')
    expect(connected.mock.calls).toEqual([['93.184.216.34', 80]])
  })

  it('follows no redirect: what it carries is for that address alone', async () => {
    connected.mockClear()
    answer = (_request, response) => response.writeHead(307, { location: 'http://model.test/other' }).end()
    expect((await send('http://model.test/v1')).status).toBe(307)
    expect(connected).toHaveBeenCalledTimes(1)
  })

  it.each([
    'http://inside.test/v1',
    'http://both.test/v1',
    'http://127.0.0.1/v1',
    'http://[::1]/v1',
    'http://169.254.169.254/latest',
    'http://model.test:8080/v1',
    'http://me:secret@model.test/v1',
    'file:///etc/passwd',
  ])('refuses %s, and connects to nothing', async url => {
    connected.mockClear()
    await expect(send(url)).rejects.toMatchObject({ problem: 'address_refused' })
    expect(connected).not.toHaveBeenCalled()
  })

  it('ends with its signal', async () => {
    answer = () => {}
    const given = new AbortController()
    const sent = send('http://model.test/v1', given.signal)
    given.abort()
    await expect(sent).rejects.toThrow()
  })
})
