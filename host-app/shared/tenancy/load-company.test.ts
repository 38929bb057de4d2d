import { describe, expect, it } from 'vitest'
import type { UserProfile } from '#contract/entities/account.ts'
import { ApiError } from '../api/api-error.ts'
import { loadCompany, loadFailure, loadProfile } from './load-company.ts'

const member = {
  id: 'user-1',
  company_id: 'company-1',
  company_name: 'Acme',
  company_subdomain: 'acme',
  is_active: true,
} as UserProfile
const NOBODY = { impersonated: null, isDevelopmentAccount: false }

/** A client that returns the one company, and records its queries. */
function clientWith(row: object | null) {
  const queries: unknown[] = []
  const query = {
    select: () => query,
    eq(column: string, value: string) {
      queries.push([column, value])
      return query
    },
    single: () => ({
      async throwOnError() {
        if (row === null) throw new Error('no rows')
        return { data: row }
      },
    }),
  }
  function from(table: string) {
    queries.push(table)
    return query
  }
  return { queries, client: async () => ({ from }) as never }
}

describe('[TENANT-05] loadCompany', () => {
  const row = { id: 'company-1', name: 'Acme Inc', subdomain: 'acme', created_at: '', updated_at: '' }

  it('reads the company of the membership by its id', async () => {
    const { client, queries } = clientWith(row)
    expect(await loadCompany(client, member, NOBODY)).toEqual({
      id: 'company-1',
      name: 'Acme Inc',
      subdomain: 'acme',
    })
    expect(queries).toEqual(['companies', ['id', 'company-1']])
  })

  it('[TENANT-08] reads the one with subdomain app for an account of a development host', async () => {
    const { client, queries } = clientWith(row)
    await loadCompany(client, member, { ...NOBODY, isDevelopmentAccount: true })
    expect(queries).toEqual(['companies', ['subdomain', 'app']])
  })

  it('asks for nothing when platform staff act, or when the membership does not count', async () => {
    const { client, queries } = clientWith(null)
    const noor = { id: 'company-2', name: 'Noor', subdomain: 'noor' }
    expect(await loadCompany(client, member, { ...NOBODY, impersonated: noor })).toBe(noor)
    const suspended = { ...member, is_active: false }
    expect(await loadCompany(client, suspended, NOBODY)).toMatchObject({ name: 'Acme' })
    expect(queries).toEqual([])
  })

  it('rejects when the company cannot be seen', async () => {
    await expect(loadCompany(clientWith(null).client, member, NOBODY)).rejects.toThrow('no rows')
  })
})

describe('[TENANT-06] loadProfile', () => {
  it('takes a profile without an id for none', async () => {
    const failure = await loadProfile((async () => ({})) as never).catch(error => error)
    expect(failure).toMatchObject({ message: 'User profile not found', code: 'NOT_FOUND' })
    expect(loadFailure(failure)).toBe('NOT_FOUND')
  })

  it('gives the profile, and says why there is none', async () => {
    expect(await loadProfile((async () => member) as never)).toBe(member)
    expect(loadFailure(new ApiError('company_suspended', 403, ''))).toBe('company_suspended')
    expect(loadFailure(new Error('no rows'))).toBe('internal')
  })
})
