import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import { ApiError } from '../api/api-error.ts'
import { fakeStorage } from '../browser/fake-storage.ts'
import { createImpersonationStore } from '../session/impersonation-store.ts'
import { adminPath, createImpersonate } from './own-impersonate.ts'

const START = Date.UTC(2026, 0, 1)
const ACME = { id: 'company-1', name: 'Acme', subdomain: 'acme' }
const CLAIMS = Buffer.from(JSON.stringify({ sub: 'staff-1', act: { sub: 'staff-1' } })).toString('base64url')

function openPage({
  href = 'http://localhost:3000/admin/tenants',
  userId = 'staff-1' as string | null,
} = {}) {
  const did: string[] = []
  const local = fakeStorage({ kb_list_cache: 'x', theme: 'dark' })
  const session = { userId }
  const impersonationStore = createImpersonationStore({
    local,
    session: fakeStorage(),
    host: new URL(href).host,
    clock: createManualClock(START),
  })
  const answers: Record<string, () => unknown> = {
    redeemImpersonation: () => ({
      id: 'impersonation-1',
      access_token: `e30.${CLAIMS}.x`,
      expires_at: new Date(START + 3_600_000).toISOString(),
      can_write: false,
      staff_name: 'Sam Staff',
      company: ACME,
    }),
    endImpersonation: () => ({ ok: true }),
  }
  const callApi = (async (name: string) => {
    did.push(name)
    return answers[name]?.()
  }) as never
  const auth = {
    getSession: async () => ({ data: { session: session.userId && { user: { id: session.userId } } } }),
    signOut: async ({ scope }: { scope: string }) => void did.push(`signed out ${scope}`),
  }
  const { host, pathname } = new URL(href)
  const location = { host, pathname, assign: (to: string | URL) => void did.push(`to ${to}`) }
  const log = (text: string) => void did.push(text)
  const page = createImpersonate({
    impersonationStore,
    callApi,
    client: async () => ({ auth }) as never,
    local,
    location,
    log,
  })
  return { ...page, did, impersonationStore, local, session, answers }
}

describe('[IMP-01] start', () => {
  it('trades the token, keeps what the server said, and loads the admin path anew', async () => {
    const { start, did, impersonationStore, local } = openPage()
    await start(ACME, 'token')
    expect(did).toEqual(['redeemImpersonation', 'to /admin/tenants?impersonating=1'])
    expect(impersonationStore.current()).toMatchObject({
      id: 'impersonation-1',
      staffId: 'staff-1',
      company: ACME,
      canWrite: false,
    })
    expect(local.keys()).not.toContain('kb_list_cache')
  })

  it('does nothing when this tab acts for that company already', async () => {
    const { start, did } = openPage()
    await start(ACME, 'token')
    did.length = 0
    await start(ACME, 'another token')
    expect(did).toEqual([])
  })

  it('says why a token is refused, and keeps nothing', async () => {
    const { start, impersonationStore, answers, did } = openPage()
    answers['redeemImpersonation'] = () =>
      Promise.reject(new ApiError('impersonation_invalid', 401, 'Too old.'))
    await expect(start(ACME, 'token')).rejects.toMatchObject({ code: 'impersonation_invalid' })
    expect(impersonationStore.current()).toBeNull()
    expect(did).toEqual(['redeemImpersonation'])
  })
})

describe('[IMP-04] startByLink', () => {
  it('acts at the company’s own host, without a session', async () => {
    const { startByLink, did, impersonationStore } = openPage({
      href: 'http://acme.localhost:3000/admin',
      userId: null,
    })
    await startByLink('token')
    expect(impersonationStore.current()?.company).toEqual(ACME)
    expect(did).toEqual(['redeemImpersonation'])
  })

  it('only logs a failure, and a company of another host', async () => {
    const { startByLink, did, impersonationStore } = openPage({ href: 'http://noor.localhost:3000/admin' })
    await startByLink('token')
    expect(did).toEqual(['redeemImpersonation', 'The impersonation could not begin'])
    expect(impersonationStore.current()).toBeNull()
  })
})

describe('[IMP-03] stop', () => {
  it('ends it at the server and here, and comes back to the own session', async () => {
    const { start, stop, did, impersonationStore, local } = openPage({
      href: 'http://localhost:3000/admin/conversations',
    })
    await start(ACME, 'token')
    did.length = 0
    await Promise.all([stop(), stop()])
    expect(did).toEqual(['endImpersonation', 'to /admin/conversations'])
    expect(impersonationStore.current()).toBeNull()
    expect(local.keys()).toEqual(['theme'])
  })

  it('ends it here whatever the server says', async () => {
    const { start, stop, did, impersonationStore, answers } = openPage()
    await start(ACME, 'token')
    answers['endImpersonation'] = () => Promise.reject(new ApiError('session_ended', 401, ''))
    did.length = 0
    await stop()
    expect(did).toEqual([
      'endImpersonation',
      'The impersonation was not ended at the server',
      'to /admin/tenants',
    ])
    expect(impersonationStore.current()).toBeNull()
  })

  it('does not take somebody else’s session for the own one', async () => {
    const { start, stop, did, session } = openPage()
    await start(ACME, 'token')
    session.userId = 'somebody'
    did.length = 0
    await stop()
    expect(did).toEqual(['endImpersonation', 'signed out local', 'to /admin/tenants'])
  })
})

describe('adminPath', () => {
  it.each([
    ['/admin/conversations/7', '/admin/conversations/7?impersonating=1'],
    ['/admin', '/admin?impersonating=1'],
    ['/login', '/admin/dashboard?impersonating=1'],
    ['/administrators', '/admin/dashboard?impersonating=1'],
  ])('[IMP-01] starting at %s leads to %s', (from, to) => expect(adminPath(from, true)).toBe(to))

  it.each([
    ['/admin/conversations/7', '/admin/conversations/7'],
    ['/', '/admin/dashboard'],
  ])('[IMP-03] stopping at %s leads to %s', (from, to) => expect(adminPath(from, false)).toBe(to))
})
