import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import type { Database } from '#server/ports/database.ts'
import { createAllowedSites } from './allowed-sites.ts'

const OTHER = 'https://other.example'

/** Counts the reads of a database in which every company allows one site. */
function open() {
  const clock = createManualClock(0)
  const reads: string[] = []
  const database = {
    as: async (_claims: unknown, work: (query: unknown) => unknown) =>
      work(async (_sql: string, [subdomain]: [string]) => {
        reads.push(subdomain)
        return [{ widget_sites: ['https://shop.example'] }]
      }),
  } as unknown as Database
  const sites = createAllowedSites({ database, clock, publicUrl: () => 'https://support.test' })
  const app = new Hono().get('/:company', async c => c.json(await sites.admit(c, c.req.param('company'))))
  const ask = async (company = 'acme') =>
    (await app.request(`/${company}`, { headers: { origin: OTHER } })).json()
  return { clock, reads, sites, ask }
}

it('refused sites share a read, and cause at most one a second', async () => {
  const { clock, reads, ask } = open()
  expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask())))).toEqual(new Set([false]))
  expect(reads).toHaveLength(1)
  clock.advance(999)
  await ask()
  expect(reads).toHaveLength(1)
  clock.advance(1)
  await Promise.all([ask(), ask()])
  expect(reads).toHaveLength(2)
})

it('invented names push out the company that was read longest ago, and no other', async () => {
  const { reads, sites } = open()
  for (let n = 0; n < 1_000; n++) await sites.of(`company-${n}`)
  await sites.of('invented')
  const before = reads.length
  for (let n = 999; n > 0; n--) await sites.of(`company-${n}`)
  expect(reads).toHaveLength(before)
  await sites.of('company-0')
  expect(reads).toHaveLength(before + 1)
})

it('a read that failed is tried again', async () => {
  const clock = createManualClock(0)
  let fails = true
  const database = {
    async as() {
      if (fails) throw new Error('The database is down.')
      return [{ widget_sites: [] }]
    },
  } as unknown as Database
  const sites = createAllowedSites({ database, clock, publicUrl: () => 'https://support.test' })
  await expect(sites.of('acme')).rejects.toThrow('down')
  fails = false
  expect(await sites.of('acme')).toEqual([])
})
