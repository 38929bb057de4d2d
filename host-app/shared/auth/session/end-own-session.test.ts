import { describe, expect, it } from 'vitest'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { endSession } from './end-own-session.ts'

function deps(change: Partial<Parameters<typeof endSession>[0]> = {}) {
  const done: string[] = []
  const local = fakeStorage({
    'sb-x-auth-token': 'x',
    emergency_company_data: 'x',
    kb_list_cache: 'x',
    'unsent:somebody': 'x',
    theme: 'x',
  })
  const session = fakeStorage({ impersonation_session: 'x', post_login_redirect: 'x' })
  const auth = {
    signOut: async ({ scope }: { scope: string }) => {
      done.push(`signed out: ${scope}`)
      return { error: null }
    },
  }
  return {
    done,
    client: async () => ({ auth }) as never,
    endImpersonation: async () => void done.push('impersonation ended'),
    local,
    session,
    forgetTenantCookie: () => void done.push('cookie gone'),
    forgetAnswers: () => void done.push('answers gone'),
    log: (text: string) => void done.push(text),
    ...change,
  }
}

describe('[AUTH-03] endSession', () => {
  it('ends the session and forgets what was kept for it', async () => {
    const given = deps()
    await endSession(given, 'local')
    expect(given.done).toEqual(['impersonation ended', 'signed out: local', 'cookie gone', 'answers gone'])
    expect(given.local.keys()).toEqual(['theme', 'signed_out'])
    expect(given.session.keys()).toEqual(['post_login_redirect'])
  })

  it('logs what fails and does the rest', async () => {
    const broken = () => {
      throw new Error('broken')
    }
    const refused = { signOut: async () => ({ error: new Error('refused') }) }
    const given = deps({
      endImpersonation: async () => broken(),
      client: async () => ({ auth: refused }) as never,
      forgetTenantCookie: broken,
    })
    await endSession(given, 'global')
    expect(given.done).toEqual([
      'Signing out: ending the impersonation failed',
      'Signing out: ending the session failed',
      'Signing out: forgetting the tenant cookie failed',
      'answers gone',
    ])
    expect(given.local.keys()).toEqual(['theme', 'signed_out'])
  })
})
