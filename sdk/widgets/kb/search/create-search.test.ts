import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { KNOWLEDGE_CACHE_LIFETIME_MS, SEARCH_AFTER_MS } from '#contract/constants/knowledge.ts'
import { createManualClock } from '#core/manual-clock.ts'
import type { Result } from '#sdk/runtime/api/create-api.ts'
import { isFound } from '../data/cached-lists.ts'
import { createKbCache } from '../data/kb-cache.ts'
import type { Remote } from '../data/remote.ts'
import { createRemoteLoader } from '../data/remote.ts'
import type { KbFound } from '../kb-session.ts'
import { createSearch } from './create-search.ts'

const RESULT = {
  type: 'article',
  language: 'en',
  slug: 'a',
  title: 'A',
  excerpt: '',
  confidence: 0.5,
} as const
const answer = (confidence = 0.5) => ({
  kind: 'ok' as const,
  value: { results: [{ ...RESULT, confidence }], confidence, threshold: 0.15 },
})

function setUp() {
  const clock = createManualClock(1_000_000)
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as unknown as Storage
  const queries: string[] = []
  const answers: ((result: Result<unknown>) => void)[] = []
  const $found = atom<Remote<KbFound>>({ status: 'loading', value: null })
  let troubles = 0
  const found = createRemoteLoader($found, () => {
    troubles += 1
  })
  const cache = createKbCache({ openStorage: () => storage, clock, key: 'k', scope: 's', isValue: isFound })
  const api = (_name: string, { query }: { query: { q: string } }) => {
    queries.push(query.q)
    return new Promise<Result<unknown>>(resolve => answers.push(resolve))
  }
  const search = createSearch({ api: api as never, clock, cache, $found, found })
  return {
    clock,
    queries,
    search,
    cache,
    found: () => $found.get(),
    troubles: () => troubles,
    async reply(index: number, result: Result<unknown> = answer()) {
      answers[index]!(result)
      await new Promise(setImmediate)
    },
  }
}

it('asks once nothing more has been written for a while, and not before', () => {
  const { search, clock, queries } = setUp()
  search.ask('ref')
  clock.advance(SEARCH_AFTER_MS - 1)
  search.ask('refund')
  clock.advance(SEARCH_AFTER_MS - 1)
  expect(queries).toEqual([])
  clock.advance(1)
  expect(queries).toEqual(['refund'])
  clock.advance(60_000)
  expect(queries).toEqual(['refund'])
})

it('asks at once when told, and for the same words only once', () => {
  const { search, clock, queries } = setUp()
  search.ask(' refund ')
  search.now()
  search.ask('refund')
  clock.advance(60_000)
  expect(queries).toEqual(['refund'])
})

it('shows what was found for the latest words, whatever comes last', async () => {
  const { search, found, reply } = setUp()
  search.ask('one')
  search.now()
  search.ask('two')
  search.now()
  await reply(1)
  await reply(0)
  expect(found()).toMatchObject({ status: 'ready', value: { query: 'two', isSure: true } })
})

it.each([
  [0.15, true],
  [0.1499, false],
])('a confidence of %d is sure: %s', async (confidence, isSure) => {
  const { search, found, reply } = setUp()
  search.ask('one')
  search.now()
  await reply(0, answer(confidence))
  expect(found().value?.isSure).toBe(isSure)
})

it('keeps what was found before on the screen until the next has come, and when it does not', async () => {
  const { search, found, reply, troubles } = setUp()
  search.ask('one')
  expect(found()).toEqual({ status: 'loading', value: null })
  search.now()
  await reply(0)
  search.ask('one two')
  expect(found()).toMatchObject({ status: 'loading', value: { query: 'one' } })
  search.now()
  await reply(1, { kind: 'unreachable' })
  expect(found()).toMatchObject({ status: 'failed', value: { query: 'one' } })
  expect(troubles()).toBe(1)
})

it('shows what this browser has found before at once, and asks behind; not what is too old', async () => {
  const { search, found, reply, clock, queries } = setUp()
  search.ask('One  thing')
  search.now()
  await reply(0)
  search.ask('')
  expect(found()).toEqual({ status: 'loading', value: null })
  search.ask('one thing')
  expect(found()).toMatchObject({ status: 'loading', value: { query: 'One  thing' } })
  clock.advance(SEARCH_AFTER_MS)
  expect(queries).toEqual(['One  thing', 'one thing'])
  await reply(1)
  expect(found().status).toBe('ready')
  search.ask('')
  clock.advance(KNOWLEDGE_CACHE_LIFETIME_MS)
  search.ask('one thing')
  expect(found().value).toBeNull()
})

it('asks nothing for an emptied box, or once it has stopped', () => {
  const { search, clock, queries } = setUp()
  search.ask('one')
  search.ask('  ')
  clock.advance(60_000)
  search.now()
  search.ask('two')
  search.stop()
  clock.advance(60_000)
  expect(queries).toEqual([])
})
