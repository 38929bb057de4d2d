import { expect, it } from 'vitest'
import { KNOWLEDGE_CACHE_ENTRIES, KNOWLEDGE_CACHE_LIFETIME_MS } from '#contract/constants/knowledge.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { createKbCache } from './kb-cache.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

function setUp(stored: Record<string, string> = {}) {
  const clock = createManualClock(1_000_000)
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem(key: string, value: string) {
      stored[key] = value
    },
  } as unknown as Storage
  const cacheOf = (scope: string, openStorage = () => storage) =>
    createKbCache({ openStorage, clock, key: 'kb_list_cache', scope, isValue: isText })
  return { clock, stored, cacheOf }
}

it('gives back what it keeps until it is too old', () => {
  const { cacheOf, clock } = setUp()
  const cache = cacheOf('acme')
  expect(cache.read('home')).toBeNull()
  cache.keep('home', 'a')
  cache.keep('home', 'b')
  clock.advance(KNOWLEDGE_CACHE_LIFETIME_MS - 1)
  expect(cache.read('home')).toBe('b')
  clock.advance(1)
  expect(cache.read('home')).toBeNull()
})

it('knows nothing of what was kept in the future, by a clock that was wrong', () => {
  const { cacheOf, stored } = setUp()
  stored['kb_list_cache'] = JSON.stringify({ acme: [{ name: 'home', at: 1_000_001, value: 'a' }] })
  expect(cacheOf('acme').read('home')).toBeNull()
})

it('keeps tenants apart, and of each the latest', () => {
  const { cacheOf } = setUp()
  const [acme, noor] = [cacheOf('acme'), cacheOf('noor')]
  noor.keep('0', 'theirs')
  for (let index = 0; index <= KNOWLEDGE_CACHE_ENTRIES; index += 1) acme.keep(`${index}`, 'ours')
  expect(acme.read('0')).toBeNull()
  expect(acme.read('1')).toBe('ours')
  expect(noor.read('0')).toBe('theirs')
  acme.clear()
  expect(acme.read('1')).toBeNull()
  expect(noor.read('0')).toBe('theirs')
})

it.each([
  '',
  'x',
  '[]',
  'null',
  '{"acme":1}',
  '{"acme":[null,1,{"name":"home","at":"x"}]}',
  '{"acme":[{"name":"home","at":1000000,"value":{}}]}',
])('makes nothing of %j, and writes over it', stored => {
  const { cacheOf } = setUp({ kb_list_cache: stored })
  const cache = cacheOf('acme')
  expect(cache.read('home')).toBeNull()
  cache.keep('home', 'a')
  expect(cache.read('home')).toBe('a')
})

it('keeps nothing where the storage throws, and throws nothing itself', () => {
  const { cacheOf } = setUp()
  const cache = cacheOf('acme', () => {
    throw new Error('blocked')
  })
  cache.keep('home', 'a')
  cache.clear()
  expect(cache.read('home')).toBeNull()
})
