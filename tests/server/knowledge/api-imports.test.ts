/** Imports: files and sitemaps become drafts, once each. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ContentImport } from '#contract/entities/imports.ts'
import { createImportSteps, type ImportDeps } from '#server/domain/knowledge/imports/run-import.ts'
import { OutboundError, type OutboundFetch } from '#server/ports/outbound.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const SITE = 'https://old.example'
const sitemap = (paths: readonly string[]) =>
  `<urlset>${paths.map(path => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`

describeEachDemoDatabase('imports', given => {
  let server: TestServer
  let agent: Caller
  let web: Record<string, string>
  const fetched: string[] = []
  const fetchText: OutboundFetch = async url => {
    fetched.push(url)
    const text = web[url]
    if (text === undefined) throw new OutboundError('unreachable')
    if (text === 'refused') throw new OutboundError('address_refused')
    return { url, text }
  }

  beforeAll(async () => {
    server = await openTestServer(given.database, { fetchText })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    agent = await server.asMember('agent@acme.test')
    web = {}
    fetched.length = 0
  })

  const files = (count: number, name = 'file') =>
    Array.from({ length: count }, (_, index) => ({
      name: `${name}-${index}.md`,
      text: `# ${name} ${index}\n\nText of ${name} ${index}.`,
    }))
  // With a new token, because some tests let hours pass.
  const look = async (id: string) =>
    (await (await server.asMember('agent@acme.test'))('getImport', { params: { id } })).body

  async function open(): Promise<ContentImport> {
    return (await agent('createImport', { body: { kind: 'files' } })).body
  }
  async function ended(id: string) {
    await waitFor(
      async () => {
        // A job that found the row locked retries at its next run.
        server.clock.advance(1_000)
        expect((await look(id)).finished_at).not.toBeNull()
      },
      { timeout: scaleTimeout(15_000) },
    )
    return look(id)
  }
  async function drafts(search: string) {
    const { body } = await agent('listContent', { query: { search } })
    return body.contents.map(({ title, status }) => `${status} ${title}`).sort()
  }

  describe('of files', () => {
    it('[ADMIN-03] make a draft of each, of Markdown and of HTML', async () => {
      const { id, state } = await open()
      expect(state).toBe('open')
      const added = await agent('addImportFiles', {
        params: { id },
        body: {
          files: [
            { name: 'pay.md', text: '# Import of pay\n\nBy card.' },
            {
              name: 'page.html',
              text: '<h1>Import of page</h1><p onclick="x()">Text<script>x()</script></p>',
            },
            { name: 'no-title.txt', text: 'Import of text.' },
            { name: 'empty.html', text: '<script>x()</script>' },
            { name: 'deep.html', text: '<div>'.repeat(5_000) },
            { name: 'deep.md', text: `${'- '.repeat(30)}a` },
          ],
        },
      })
      expect(added.body).toMatchObject({ total: 6, done: 0, failed: 0 })
      await agent('startImport', { params: { id } })
      const done = await ended(id)
      expect(done).toMatchObject({ state: 'done', total: 6, done: 3, failed: 3 })
      expect(done.failures.map(({ source, error }) => `${source}: ${error}`).sort()).toEqual([
        'deep.html: too_complex',
        'deep.md: too_complex',
        'empty.html: empty',
      ])
      expect(await drafts('Import of p')).toEqual(['draft Import of page', 'draft Import of pay'])
      const { contents } = (await agent('listContent', { query: { search: 'no title' } })).body
      const { draft, updated_by_name } = (await agent('getContent', { params: { id: contents[0]!.id } })).body
      expect(draft).toMatchObject({ title: 'no title', body: 'Import of text.', slug: 'no-title' })
      expect(updated_by_name).toEqual(expect.any(String))
    })

    it('take a name once, and nothing once they were started', async () => {
      const { id } = await open()
      const params = { id }
      for (let time = 0; time < 2; time++)
        expect(
          (await agent('addImportFiles', { params, body: { files: files(3, 'once') } })).body.total,
        ).toBe(3)
      await agent('startImport', { params })
      expect((await agent('startImport', { params })).code).toBe('import_closed')
      expect((await agent('addImportFiles', { params, body: { files: files(1) } })).code).toBe(
        'import_closed',
      )
      await ended(id)
      expect(await drafts('Text of once')).toHaveLength(3)
      expect((await agent('cancelImport', { params })).code).toBe('import_closed')
    })

    it('have an address of their own, though their titles are the same', async () => {
      const imported = async (names: readonly string[], titles: readonly string[]) => {
        const { id } = await open()
        const body = {
          files: titles.map((title, index) => ({ name: names[index]!, text: `# ${title}\n\nText.` })),
        }
        await agent('addImportFiles', { params: { id }, body })
        await agent('startImport', { params: { id } })
        expect(await ended(id)).toMatchObject({ state: 'done', failed: 0 })
        const { contents } = (await agent('listContent', { query: { search: 'Twin' } })).body
        return contents.map(({ slug }) => slug).sort()
      }
      const first = await imported(['1.md', '2.md', '3.md', '4.md'], ['Twin', 'Twin', 'Twin 2', 'Twin!'])
      expect(first).toEqual(['twin', 'twin-2', 'twin-2-2', 'twin-3'])
      const second = await imported(['5.md', '6.md', '7.md'], ['Twin 2', 'twin', 'Twin-let'])
      expect(second).toEqual([...first, 'twin-2-3', 'twin-4', 'twin-let'].sort())
    })

    it('refuse what is no Markdown and no HTML', async () => {
      const { id } = await open()
      const refused = await agent('addImportFiles', {
        params: { id },
        body: { files: [{ name: 'run.exe', text: 'MZ' }] },
      })
      expect(refused.code).toBe('invalid_request')
    })

    it('that are cancelled make no draft any more, and keep no text', async () => {
      const [{ id }, other] = [await open(), await open()]
      for (const each of [id, other.id])
        await agent('addImportFiles', { params: { id: each }, body: { files: files(2, 'cancelled') } })
      await agent('cancelImport', { params: { id } })
      expect(await look(id)).toMatchObject({ state: 'cancelled', total: 2 })
      const texts = (of: string) =>
        given.database.asOwner(query =>
          query('select body is not null as is_kept from public.import_items where import_id = $1', [of]),
        )
      expect(await texts(id)).toEqual([{ is_kept: false }, { is_kept: false }])
      expect(await texts(other.id)).toEqual([{ is_kept: true }, { is_kept: true }])
      expect((await agent('startImport', { params: { id } })).code).toBe('import_closed')
      expect(await drafts('Text of cancelled')).toEqual([])
    })

    it('are another company’s secret', async () => {
      const { id } = await open()
      const noor = await server.asMember('admin@noor.test')
      expect((await noor('getImport', { params: { id } })).code).toBe('import_not_found')
      expect((await noor('startImport', { params: { id } })).code).toBe('import_not_found')
      expect((await noor('listImports')).body.imports).toEqual([])
    })
  })

  describe('of a sitemap', () => {
    const begin = async (url = `${SITE}/sitemap.xml`) =>
      (await agent('createImport', { body: { kind: 'sitemap', url } })).body

    it('[ADMIN-03] make a draft of each page that can be had', async () => {
      web = {
        [`${SITE}/sitemap.xml`]: sitemap(['/a', '/b', '/gone', '/inside']),
        [`${SITE}/a`]: '<title>Sitemap page A</title><main><p>See <a href="/b">B</a>.</p></main>',
        [`${SITE}/b`]: '<h1>Sitemap page B</h1><p>Text</p>',
        [`${SITE}/inside`]: 'refused',
      }
      const done = await ended((await begin()).id)
      expect(done).toMatchObject({ state: 'done', total: 4, done: 2, failed: 2 })
      expect(done.failures.map(({ source, error }) => [source, error])).toEqual([
        [`${SITE}/gone`, 'unreachable'],
        [`${SITE}/inside`, 'address_refused'],
      ])
      expect(await drafts('Sitemap page')).toEqual(['draft Sitemap page A', 'draft Sitemap page B'])
      const { contents } = (await agent('listContent', { query: { search: 'Sitemap page A' } })).body
      const { draft } = (await agent('getContent', { params: { id: contents[0]!.id } })).body
      expect(draft.body).toBe(`See [B](${SITE}/b).`)
    })

    it('fail as a whole when it cannot be had or names nothing', async () => {
      expect(await ended((await begin()).id)).toMatchObject({ state: 'failed', error: 'unreachable' })
      web = { [`${SITE}/sitemap.xml`]: 'refused' }
      expect(await ended((await begin()).id)).toMatchObject({ state: 'failed', error: 'address_refused' })
      web = { [`${SITE}/sitemap.xml`]: '<html>no</html>' }
      expect(await ended((await begin()).id)).toMatchObject({ state: 'failed', error: 'empty' })
    })

    it.each(['ftp://old.example/', 'file:///etc/passwd', 'https://a:b@old.example/', 'nowhere'])(
      '[R14] take no address such as %s',
      async url => {
        const refused = await agent('createImport', { body: { kind: 'sitemap', url } })
        expect(refused.code).toBe('invalid_request')
      },
    )
  })

  describe('on several nodes that die', () => {
    const LEASE_MS = 10_000

    /**
     * Returns a node whose database fails at the statement containing this text, as if it had been killed
     * there.
     */
    function dyingAt(piece: string): ImportDeps {
      const database: ImportDeps['database'] = {
        ...given.database,
        as: (claims, work) =>
          given.database.as(claims, query =>
            work(async (sql, params) => {
              if (sql.includes(piece)) throw new Error('killed')
              return query(sql, params)
            }),
          ),
      }
      return { database, clock: server.clock, fetchText }
    }

    it('make a draft of each file once', async () => {
      const { id } = await open()
      await agent('addImportFiles', { params: { id }, body: { files: files(120, 'killed') } })
      // Inserted as `startImport` does, without starting the server's own job.
      await given.database.asOwner(query =>
        query("update public.imports set state = 'queued', due_at = $2 where id = $1", [
          id,
          new Date(server.clock.now()),
        ]),
      )
      const pieces = [
        "state = 'running'",
        'insert into public.content',
        "state = 'done', content_id",
        'due_at = $2 where id = $1 and',
      ]
      for (const piece of pieces) {
        await createImportSteps(dyingAt(piece))().catch(() => {})
        // Nobody takes it over before the dead node's lease expires.
        server.clock.advance(LEASE_MS - 6_000)
        server.clock.advance(6_000)
        const node = { database: given.database, clock: server.clock, fetchText }
        await Promise.all([1, 2, 3].map(() => createImportSteps(node)()))
      }
      for (let round = 0; round < 10 && (await look(id)).finished_at === null; round++) {
        server.clock.advance(LEASE_MS)
        await createImportSteps({ database: given.database, clock: server.clock, fetchText })()
      }
      const done = await ended(id)
      expect(done).toMatchObject({ state: 'done', total: 120, done: 120, failed: 0 })
      const [counted] = await given.database.asOwner(query =>
        query("select count(*) as rows from public.content where title like 'killed %'"),
      )
      expect(counted).toEqual({ rows: 120 })
    })
  })
})
