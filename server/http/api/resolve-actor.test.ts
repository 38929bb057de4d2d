import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { errorResponse } from '../error-response.ts'
import { requestedTenant } from './resolve-actor.ts'

const silent = { error: () => {}, warn: () => {}, info: () => {} }
const app = new Hono().get('/', c => c.json(requestedTenant(c)))
app.onError((error, c) => errorResponse(c, error, silent))

function ask(host: string, tenant?: string): Response | Promise<Response> {
  return app.request('/', {
    headers: { host, ...(tenant !== undefined && { 'x-tenant-subdomain': tenant }) },
  })
}

describe('[TENANT-01] requestedTenant', () => {
  it.each([
    ['acme.localhost:3000', undefined, 'acme'],
    ['acme.localhost:3000', 'ACME ', 'acme'],
    ['localhost:3000', 'acme', 'acme'],
    ['localhost:3000', 'app', null],
    ['localhost:3000', '', null],
    ['app.example.com', undefined, null],
  ])('host %s with header %j names %j', async (host, header, tenant) => {
    expect(await (await ask(host, header)).json()).toBe(tenant)
  })

  it.each([
    ['acme.localhost', 'noor'],
    ['acme.localhost', 'app'],
    ['localhost', 'acme, noor'],
    ['localhost', 'acme,acme'],
  ])('host %s with header %j is refused', async (host, header) => {
    const response = await ask(host, header)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'tenant_ambiguous' })
  })
})
