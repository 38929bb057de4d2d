import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createClientIp } from './client-ip.ts'

function appWith(trustedProxies: readonly string[]): Hono {
  const clientIp = createClientIp(trustedProxies)
  return new Hono().get('/', c => c.json(clientIp(c) ?? null))
}

async function ask(trustedProxies: readonly string[], from: string, forwarded?: string): Promise<unknown> {
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  const env = { incoming: { socket: { remoteAddress: from } } }
  return (await appWith(trustedProxies).request('/', { headers }, env)).json()
}

const PROXY = '10.0.0.1'
const INNER = '10.0.0.2'
const CALLER = '203.0.113.7'

describe('createClientIp', () => {
  it.each([
    ['the socket', [], CALLER, undefined, CALLER],
    ['no header that a stranger sends', [PROXY], CALLER, '198.51.100.1', CALLER],
    ['no header where no proxy is trusted', [], PROXY, CALLER, PROXY],
    ['what a trusted proxy has heard', [PROXY], PROXY, CALLER, CALLER],
    ['only what the proxy added to the header', [PROXY], PROXY, `1.2.3.4, ${CALLER}`, CALLER],
    ['the first stranger from the right', [PROXY, INNER], INNER, `1.2.3.4, ${CALLER}, ${PROXY}`, CALLER],
    ['the left-most of nothing but proxies', [PROXY, INNER], INNER, PROXY, PROXY],
    ['the proxy where it says nothing', [PROXY], PROXY, undefined, PROXY],
    ['the proxy where it says no address', [PROXY], PROXY, `${CALLER}, unknown`, PROXY],
    ['IPv4 within IPv6', [PROXY], `::ffff:${PROXY}`, `::ffff:${CALLER}`, CALLER],
    ['addresses with ports', [PROXY], PROXY, `${CALLER}:4711`, CALLER],
    ['IPv6 with brackets and a port', ['::1'], '::1', '[2001:DB8::7]:443', '2001:db8::7'],
    ['IPv6 with a zone', [], 'fe80::1%eth0', undefined, 'fe80::1'],
  ] as const)('believes %s', async (_case, proxies, from, forwarded, expected) => {
    expect(await ask(proxies, from, forwarded)).toBe(expected)
  })

  it('knows none without a socket', async () => {
    const headers = { 'x-forwarded-for': CALLER }
    expect(await (await appWith([PROXY]).request('/', { headers })).json()).toBeNull()
    expect(await (await appWith([PROXY]).request('/', { headers }, {})).json()).toBeNull()
  })

  it('reads the address of a real socket', async () => {
    const server = createAdaptorServer({ fetch: appWith([]).fetch })
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': CALLER } })
    expect(await response.json()).toBe('127.0.0.1')
    await new Promise(closed => server.close(closed))
  })
})
