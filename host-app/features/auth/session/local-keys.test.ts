import { describe, expect, it } from 'vitest'
import { fakeStorage } from '#host-app/adapters/browser/fake-storage.ts'
import { forgetKeys, isKnowledgeCacheKey, isSessionKey } from './local-keys.ts'

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
