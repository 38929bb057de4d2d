import { describe, expect, it } from 'vitest'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { forgetKeys, isKnowledgeCacheKey, isSessionKey, unsentWarning } from './local-keys.ts'

function storageOf(keys: readonly string[]) {
  return fakeStorage(Object.fromEntries(keys.map(key => [key, 'x'])))
}

describe('forgetKeys', () => {
  it('[AUTH-03] forgets the keys of the session and nothing else', () => {
    const others = ['theme', 'asb-x', 'post_login_redirect', 'kb_list_cache']
    const storage = storageOf([
      'sb-local-auth-token',
      'my.supabase.key',
      'auth_token_backup',
      'coming_from_auth_session',
      'emergency_company_data',
      'tenant_reload_attempts',
      'impersonating',
      'impersonated_company',
      'impersonation_timestamp',
      'impersonation_session',
      'impersonation_saved_session',
      'unsent:somebody',
      ...others,
    ])
    forgetKeys(storage, isSessionKey)
    expect(storage.keys()).toEqual(others)
  })

  it('[AUTH-02] forgets both knowledge-base caches', () => {
    const storage = storageOf(['kb_list_cache', 'kb_search_cache', 'kb'])
    forgetKeys(storage, isKnowledgeCacheKey)
    expect(storage.keys()).toEqual(['kb'])
  })
})

describe('unsentWarning', () => {
  const ADA = 'unsent:ada:acme:self:draft:1'
  const BOB = 'unsent:bob:acme:self:message:2'
  const warn = (held: Readonly<Record<string, string>>, personId: string | null = 'bob') =>
    unsentWarning(fakeStorage(held), personId)
  const text = '{"kind":"reply","content":"Hello"}'

  it('says whose text a sign-out deletes', () => {
    expect(warn({ [BOB]: text })).toMatch(/^Some of what you wrote here is/)
    expect(warn({ [ADA]: text })).toMatch(/^Somebody who used this browser before left text/)
    expect(warn({ [ADA]: text, [BOB]: text })).toMatch(/^Some of what you, and somebody who used/)
    for (const held of [{ [ADA]: text }, { [BOB]: text }])
      expect(warn(held)).toMatch(/Signing out deletes it\.$/)
  })

  it('takes text for one’s own while nobody is known, and an id that begins alike for somebody else’s', () => {
    expect(warn({ [ADA]: text }, null)).toMatch(/^Some of what you wrote here is/)
    expect(warn({ 'unsent:bobby:acme:self:draft:1': text })).toMatch(/^Somebody/)
  })

  it('is none without text', () => {
    expect(warn({})).toBeNull()
    expect(warn({ [BOB]: '{"kind":"reply","content":""}', theme: text })).toBeNull()
  })
})
