import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { DEFAULT_TENANT, loadTenant } from './tenant.ts'

async function load(answer: () => Promise<unknown>) {
  const logged: string[] = []
  const tenant = await loadTenant(answer as never, text => logged.push(text))
  return { tenant, logged }
}

const failing = (status: number) => () => Promise.reject(new ApiError('internal', status, ''))

describe('[TENANT-04] loadTenant', () => {
  it.each([
    [{ subdomain: 'acme', isDefaultTenant: false }, 'acme', false],
    [{ subdomain: 'acme', isDefaultTenant: true }, 'acme', true],
    [{ subdomain: 'app', isDefaultTenant: false }, 'app', true],
    [{ subdomain: '', isDefaultTenant: false }, 'app', true],
    [{}, 'app', true],
  ])('reads %j', async (answer, subdomain, isDefaultTenant) => {
    const { tenant, logged } = await load(async () => ({ id: 'company-1', name: 'Acme', ...answer }))
    expect(tenant).toEqual({ id: 'company-1', name: 'Acme', subdomain, isDefaultTenant })
    expect(logged).toEqual([])
  })

  it('keeps the default tenant silently on 401', async () => {
    expect(await load(failing(401))).toEqual({ tenant: DEFAULT_TENANT, logged: [] })
  })

  it.each([404, 500, 0])('logs a failure with status %i and keeps the default tenant', async status => {
    const logged = [`Failed to fetch tenant info: ${status}`]
    expect(await load(failing(status))).toEqual({ tenant: DEFAULT_TENANT, logged })
  })
})
