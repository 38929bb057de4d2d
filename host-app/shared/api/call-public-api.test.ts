import { afterEach, expect, it, vi } from 'vitest'
import { sendPublicRequest } from './call-public-api.ts'

afterEach(() => vi.unstubAllGlobals())

it('[MKT-12] a request as nobody goes without credentials and only wants an answer that is ok', async () => {
  const fetch = vi.fn(async (_input: string, _init: RequestInit) => new Response('', { status: 201 }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { location: new URL('http://acme.localhost/pricing') })
  const body = { email: 'ada@example.com', pagePath: '/pricing', referrer: '' }
  await sendPublicRequest('createExitIntentLead', { body })
  const [path, init] = fetch.mock.calls[0]!
  const headers = Object.fromEntries(new Headers(init.headers))
  expect([path, init.method, init.credentials]).toEqual(['/api/exit-intent-lead', 'POST', 'omit'])
  expect(headers).toEqual({ 'content-type': 'application/json', 'x-tenant-subdomain': 'acme' })
  expect(JSON.parse(String(init.body))).toEqual(body)
})
