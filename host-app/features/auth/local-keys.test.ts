import { describe, expect, it } from 'vitest'
import { forgetKeys, isKnowledgeCacheKey, isSessionKey } from './local-keys.ts'

function storageOf(keys: string[]) {
  const held = new Map(keys.map(key => [key, 'x']))
  return {
    held,
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    removeItem: (key: string) => held.delete(key),
  } as unknown as Storage & { held: Map<string, string> }
}

describe('forgetKeys', () => {
  it('[AUTH-03] forgets the keys of the session and nothing else', () => {
    const storage = storageOf(['sb-local-auth-token', 'my.supabase.key', 'theme', 'sb-x', 'asb-x'])
    forgetKeys(storage, isSessionKey)
    expect([...storage.held.keys()]).toEqual(['theme', 'asb-x'])
  })

  it('[AUTH-02] forgets both knowledge-base caches', () => {
    const storage = storageOf(['kb_list_cache', 'kb_search_cache', 'kb'])
    forgetKeys(storage, isKnowledgeCacheKey)
    expect([...storage.held.keys()]).toEqual(['kb'])
  })
})
