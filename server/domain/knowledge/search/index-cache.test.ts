import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Database, Query } from '#server/ports/database.ts'
import type { COUNTERS, GAUGES, Metrics } from '#server/ports/metrics.ts'
import { createIndexCache } from './index-cache.ts'

const CLAIMS = { role: 'anon' } as const

/**
 * A database in which every company has the same article, with a title that a test can change. `builds` names the
 * companies whose articles were read from nothing; reading those of a company in `held` waits until it is let go.
 */
function fakeDatabase() {
  let title = 'Return a lamp'
  const builds: string[] = []
  const held = new Map<string, Promise<void>>()
  const query = (async (sql: string, [companyId]: readonly string[] = []) => {
    if (sql.includes('published_content_version')) return [{ version: title }]
    if (sql.includes('body'))
      return [{ slug: 'lamp', title, body: `${title}.`, alternate_questions: [], language: 'en' }]
    if (!sql.includes('digest')) return [{ part: 0, slug: 'lamp', changed: title }]
    builds.push(companyId!)
    await held.get(companyId!)
    return [{ part: 0, digest: title }]
  }) as Query
  const database = { as: (_claims, work) => work(query) } as Pick<Database, 'as'> as Database
  return {
    database,
    builds,
    rename(to: string) {
      title = to
    },
    version: () => title,
    /** Returns the function that lets the company go. */
    hold(companyId: string): () => void {
      let release = () => {}
      held.set(companyId, new Promise(resolve => (release = resolve)))
      return () => {
        held.delete(companyId)
        release()
      }
    },
  }
}

/** Metrics that a test can read. */
function readableMetrics() {
  const counts = new Map<string, number>()
  const gauges = new Map<string, () => readonly { readonly value: number }[]>()
  const metrics: Pick<Metrics, 'count' | 'watch'> = {
    count: name => void counts.set(name, (counts.get(name) ?? 0) + 1),
    watch: (name, read) => void gauges.set(name, read as () => readonly { readonly value: number }[]),
  }
  return {
    metrics,
    counted: (name: keyof typeof COUNTERS) => counts.get(name) ?? 0,
    gauge: (name: keyof typeof GAUGES) => gauges.get(name)!()[0]!.value,
  }
}

function openCache(maxBytes: number) {
  const fake = fakeDatabase()
  const readable = readableMetrics()
  const cache = createIndexCache({ database: fake.database, metrics: readable.metrics, maxBytes })
  /** Returns the title that the company's index finds. */
  const ask = (companyId: string) =>
    cache.withIndex(
      companyId,
      CLAIMS,
      fake.version(),
      index => index.search('lamp', 1)[0]?.article.title ?? 'nothing',
    )
  return { ...fake, ...readable, cache, ask }
}

/** Memory of one company's index. */
async function bytesOfOne(): Promise<number> {
  const { ask, gauge } = openCache(Number.MAX_SAFE_INTEGER)
  await ask('a')
  return gauge('lapwing_search_index_bytes')
}

describe('the cache of search indexes', () => {
  it('keeps as many indexes as fit, and drops none', async () => {
    const { ask, builds, counted, gauge } = openCache(2 * (await bytesOfOne()))
    for (const company of ['a', 'b', 'a', 'b']) await ask(company)
    expect(builds).toEqual(['a', 'b'])
    expect(gauge('lapwing_search_indexes')).toBe(2)
    expect(counted('lapwing_search_index_evictions_total')).toBe(0)
  })

  it('drops the index unused for longest when one byte is missing', async () => {
    const { ask, builds, counted, gauge } = openCache(3 * (await bytesOfOne()) - 1)
    for (const company of ['a', 'b', 'a', 'c']) await ask(company)
    expect(counted('lapwing_search_index_evictions_total')).toBe(1)
    expect(gauge('lapwing_search_index_bytes')).toBe(2 * (await bytesOfOne()))
    await ask('a')
    expect(builds).toEqual(['a', 'b', 'c'])
    await ask('b')
    expect(builds).toEqual(['a', 'b', 'c', 'b'])
  })

  it('keeps the index just asked, although it alone is too large', async () => {
    const { ask, builds, gauge } = openCache(1)
    for (const company of ['a', 'a', 'b', 'b']) await ask(company)
    expect(builds).toEqual(['a', 'b'])
    expect(gauge('lapwing_search_indexes')).toBe(1)
  })

  it('sees what changed while an index was not in memory', async () => {
    const { ask, rename } = openCache(1)
    expect(await ask('a')).toBe('Return a lamp')
    await ask('b')
    rename('Repair a lamp')
    expect(await ask('a')).toBe('Repair a lamp')
  })

  it('builds once for all first questions of a company that come together', async () => {
    const { ask, builds, hold } = openCache(1)
    const release = hold('a')
    const answers = ['a', 'a', 'a'].map(ask)
    await nextTurn()
    release()
    expect(await Promise.all(answers)).toEqual(Array(3).fill('Return a lamp'))
    expect(builds).toEqual(['a'])
  })

  it('does not drop an index that is being built, however many others come meanwhile', async () => {
    const { ask, builds, hold } = openCache(1)
    const release = hold('a')
    const first = ask('a')
    for (const company of ['b', 'c', 'd']) await ask(company)
    const second = ask('a')
    release()
    await Promise.all([first, second])
    expect(builds.filter(company => company === 'a')).toEqual(['a'])
  })

  it('does not drop an index that is being added to in the background', async () => {
    const { ask, builds, cache } = openCache(1)
    await ask('a')
    let end = () => {}
    cache.addLater('a', () => new Promise(resolve => (end = resolve)))
    await ask('b')
    await ask('a')
    expect(builds).toEqual(['a', 'b'])
    await ask('b')
    end()
    await nextTurn()
    await ask('a')
    expect(builds).toEqual(['a', 'b', 'b', 'a'])
  })

  it('builds three indexes at once, and lets a fourth wait', async () => {
    const { ask, builds, hold, gauge } = openCache(Number.MAX_SAFE_INTEGER)
    const release = hold('a')
    const letGo = ['b', 'c'].map(hold)
    const answers = ['a', 'b', 'c', 'd'].map(ask)
    await nextTurn()
    expect(builds).toEqual(['a', 'b', 'c'])
    expect(gauge('lapwing_search_index_builds_waiting')).toBe(1)
    release()
    await answers[3]
    expect(builds).toEqual(['a', 'b', 'c', 'd'])
    for (const one of letGo) one()
    await Promise.all(answers)
  })

  it('forgets a company whose articles could not be read, and reads them for the next question', async () => {
    const { ask, database, gauge } = openCache(Number.MAX_SAFE_INTEGER)
    const { as } = database
    Object.assign(database, { as: () => Promise.reject(new Error('lost')) })
    await expect(ask('a')).rejects.toThrow('lost')
    expect(gauge('lapwing_search_indexes')).toBe(0)
    Object.assign(database, { as })
    expect(await ask('a')).toBe('Return a lamp')
  })
})
