import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createCallerNetwork } from './caller-network.ts'

const PROXY = '203.0.113.1'

async function networkOf(from: string, forwarded?: string): Promise<unknown> {
  const callerNetwork = createCallerNetwork([PROXY], new Uint8Array(32))
  const app = new Hono().get('/', c => c.json(callerNetwork(c, 'a company') ?? null))
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded })
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: from } } })).json()
}

it.each([
  ['a stranger', '198.51.100.7', undefined],
  ['a stranger behind the proxy', PROXY, '198.51.100.7'],
  ['a stranger with IPv6', '2001:db8::7', undefined],
])('knows the network of %s', async (_who, from, forwarded) => {
  expect(await networkOf(from, forwarded)).toMatch(/^[\w-]{43}$/)
})

it.each([
  ['a proxy that names nobody', PROXY, undefined],
  ['a proxy that names no address', PROXY, '198.51.100.7, unknown'],
  ['a proxy that names itself', PROXY, PROXY],
  ['this machine', '127.0.0.1', undefined],
  ['this machine with IPv6', '::1', undefined],
  ['a private network', PROXY, '10.1.2.3'],
  ['another private network', '172.20.0.1', undefined],
  ['a home network', '::ffff:192.168.1.9', undefined],
  ['a shared network', '100.64.0.9', undefined],
  ['a link', 'fe80::1%eth0', undefined],
  ['a unique local network', 'fd00::7', undefined],
])('knows none of %s', async (_who, from, forwarded) => {
  expect(await networkOf(from, forwarded)).toBeNull()
})
