/** The public pages of a knowledge base, as the server sends them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/constants/limits.ts'
import { contrastOf } from '#core/brand/contrast.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings } from '#tests/support/settings.ts'
import { type Caller, openTestServer, type TestServer } from '#tests/support/test-server.ts'
import { newContent, published } from './content-kit.ts'
import { drawPage, TRIAL } from './page-kit.ts'

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&{{7*7}}'
const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const canonicalOf = (html: string) => contentOf(html, /<link rel="canonical" href="([^"]*)"/)
const dataOf = (html: string) =>
  JSON.parse(contentOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/)!)['@graph'] as Record<
    string,
    unknown
  >[]
const scriptsOf = (html: string) => html.match(/<script[^>]*>/g)

describeEachDemoDatabase('pages of the knowledge base', given => {
  let server: TestServer
  let admin: Caller

  beforeAll(async () => {
    server = await openTestServer(given.database, {
      isLimited: true,
      drawPage,
    })
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const get = (path: string, { tenant = 'acme', ...init }: RequestInit & { tenant?: string } = {}) =>
    server.request(path, { ...init, headers: { host: `${tenant}.localhost:3000`, ...init.headers } })
  const htmlOf = async (path: string, tenant?: string) =>
    (await get(path, { ...(tenant && { tenant }) })).text()

  describe('each address', () => {
    it.each([
      ['/kb', 'How can we help?'],
      ['/kb/category/billing', 'Billing'],
      [TRIAL, 'How long the free trial lasts'],
      ['/kb/search', 'Search the help center'],
      ['/kb/search?q=how+long+is+the+trial', 'Results for “how long is the trial”'],
      ['/faq', 'Questions and answers'],
      ['/faq/which-browsers-work', 'Which browsers work?'],
      ['/comparison', 'Comparisons'],
      ['/comparison/acme-planner-vs-spreadsheets', 'Acme Planner or a spreadsheet'],
      ['/changelog', 'Changelog'],
      ['/changelog/week-templates', 'Week templates'],
      ['/announcement', 'Announcements'],
      ['/announcement/winter-maintenance', 'Maintenance on a Sunday night in winter'],
      ['/cms_page', 'Pages'],
      ['/cms_page/accessibility-statement', 'Accessibility statement'],
      ['/blog', 'Blog'],
      ['/blog/five-habits-of-calm-rotas', 'Five habits of calm rotas'],
    ])('[ROUTE-11] [ROUTE-12] %s is a page with the heading %j', async (path, heading) => {
      const response = await get(path)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self'")
      expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/)
      expect(html.match(/<h1[^>]*>/g)).toHaveLength(1)
      expect(contentOf(html, /<h1[^>]*>(.*?)<\/h1>/)).toBe(heading)
      expect(contentOf(html, /<meta name="description" content="([^"]+)"/)).toBeTruthy()
      expect(html).not.toMatch(/ style=| on\w+=/)
      expect(scriptsOf(html)![0]).toBe('<script type="module" src="/kb.js">')
      const isSearch = path.startsWith('/kb/search')
      expect(response.headers.get('x-robots-tag')).toBe(isSearch ? 'noindex' : null)
      if (!isSearch) expect(canonicalOf(html)).toBe(`http://acme.localhost:3000${path}`)
    })

    it('[ADMIN-04] wear the company’s brand, by a style sheet whose address changes with each version', async () => {
      const html = await (await get('/kb')).text()
      const [, href] = /<link rel="stylesheet" href="(\/kb\/brand\.css\?v=\d+)"/.exec(html)!
      expect(html).toContain('href="https://acme.test/privacy"')
      const sheet = await get(href!)
      expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
      expect(sheet.headers.get('cache-control')).toContain('immutable')
      expect(await sheet.text()).toContain('--accent: #3346c2;')
      await changeSettings(admin, 'brand', { accent: '#ffdd00', radius: 2 })
      const changed = /\/kb\/brand\.css\?v=\d+/.exec(await (await get('/kb')).text())![0]
      expect(changed).not.toBe(href)
      // Too light to read on the page, so darker.
      const dark = /--accent: (#\w+);/.exec(await (await get(changed)).text())![1]!
      expect(contrastOf(dark, '#fbfaf7')).toBeGreaterThanOrEqual(4.5)
      expect((await get('/kb/brand.css')).headers.get('cache-control')).toBe('no-cache')
    })

    it('answers HEAD as GET, without the body', async () => {
      const response = await get(TRIAL, { method: 'HEAD' })
      expect([response.status, await response.text()]).toEqual([200, ''])
      expect(response.headers.get('etag')).toBe((await get(TRIAL)).headers.get('etag'))
    })

    it('says when nothing has changed, until something has', async () => {
      const draft = await newContent(admin, { title: 'Before', body: 'One.' })
      const { id, slug, revision } = await published(admin, draft)
      const first = await get(`/kb/${slug}`)
      const known = { 'if-none-match': first.headers.get('etag')! }
      expect((await get(`/kb/${slug}`, { headers: known })).status).toBe(304)
      const saved = await admin('saveDraft', { params: { id }, body: { revision, body: 'Two.' } })
      await published(admin, saved.body)
      const changed = await get(`/kb/${slug}`, { headers: known })
      expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Two.')])
    })

    it.each([
      '/kb/nowhere',
      '/kb/a/b',
      '/kb/category/nowhere',
      '/kb/Not%20a%20slug',
      '/faq/nowhere',
      '/kb/nowhere.md',
    ])('%s is missing, with a search', async path => {
      const response = await get(path)
      const html = await response.text()
      expect(response.status).toBe(404)
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(html).toContain('Page not found')
      expect(html).toContain('action="/kb/search"')
    })

    it('nobody’s host and a suspended company’s have none', async () => {
      for (const path of ['/kb', TRIAL, '/faq']) {
        const response = await get(path, { tenant: 'nobody' })
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('There is no help center here')
      }
      await given.database.asOwner(query =>
        query(
          "update public.companies set suspended_at = now(), suspended_reason = 'x' where subdomain = 'clinic'",
        ),
      )
      const response = await get('/kb', { tenant: 'clinic' })
      expect([response.status, (await response.text()).includes('Clinic')]).toEqual([404, false])
      expect((await get('/sitemap.xml', { tenant: 'clinic' })).status).toBe(404)
    })

    it('is counted', async () => {
      const [{ max }] = LIMITS.searchKnowledge
      const search = () =>
        server.request('/kb/search?q=trial', { headers: { host: 'acme.localhost:3000' } }, '203.0.113.7')
      for (let count = 0; count < max; count++) await search()
      const response = await search()
      expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
      expect(await response.text()).toContain('Too many requests')
    })
  })

  describe('redirects', () => {
    it.each([
      ['/kb/free-trial', TRIAL],
      ['/kb/free-trial.md', `${TRIAL}.md`],
      ['/kb/category/people/roles/free-trial', TRIAL],
      ['/kb/', '/kb'],
      ['/kb/free-trial/', '/kb/free-trial'],
    ])('[ROUTE-11] %s leads to %s for good', async (from, to) => {
      const response = await get(from)
      expect([response.status, response.headers.get('location')]).toEqual([301, to])
    })

    it('[ROUTE-11] an address that an article had leads to the one it has', async () => {
      const draft = await newContent(admin, { title: 'Moves about', slug: 'old-place' })
      const { id, revision } = await published(admin, draft)
      const saved = await admin('saveDraft', { params: { id }, body: { revision, slug: 'new-place' } })
      await published(admin, saved.body)
      const response = await get('/kb/old-place')
      expect([response.status, response.headers.get('location')]).toEqual([301, '/kb/new-place'])
    })
  })

  it('what is a draft, internal, archived or another company’s is nowhere', async () => {
    const words = { body: 'zebrafinch', excerpt: 'zebrafinch' }
    const draft = await newContent(admin, { ...words, title: 'Zebrafinch draft', slug: 'zebrafinch-draft' })
    const hidden = await published(
      admin,
      await newContent(admin, {
        ...words,
        title: 'Zebrafinch internal',
        slug: 'zebrafinch-internal',
        visibility: 'internal',
      }),
    )
    const live = await published(
      admin,
      await newContent(admin, { ...words, title: 'Zebrafinch', slug: 'zebrafinch' }),
    )
    const paths = ['/kb', '/sitemap.xml', '/llms.txt', '/kb/search?q=zebrafinch', `/kb/${live.slug}`]
    for (const path of paths) {
      const html = await htmlOf(path)
      for (const { slug } of [draft, hidden]) expect(html, path).not.toContain(slug)
    }
    for (const { slug } of [draft, hidden])
      for (const path of [`/kb/${slug}`, `/kb/${slug}.md`]) expect((await get(path)).status).toBe(404)
    expect((await get(`/kb/${live.slug}`, { tenant: 'noor' })).status).toBe(404)
    expect(await htmlOf('/sitemap.xml')).toContain(`/kb/${live.slug}`)
    await admin('changeContents', { body: { ids: [live.id], action: 'archive' } } as never)
    expect((await get(`/kb/${live.slug}`)).status).toBe(404)
    for (const path of paths) expect(await htmlOf(path), path).not.toContain(`/${live.slug}"`)
  })

  describe('hostile words', () => {
    it('stay words in every place of every page', async () => {
      const category = (
        await admin('createCategory', { body: { name: HOSTILE, slug: 'hostile', description: HOSTILE } })
      ).body
      const section = (
        await admin('createSection', {
          body: { category_id: category.id, name: HOSTILE, slug: 'words', description: HOSTILE },
        })
      ).body
      const words = {
        title: HOSTILE,
        excerpt: HOSTILE,
        body: `# ${HOSTILE}\n\n${HOSTILE}\n\n[a](javascript:alert(1)) ![b](https://evil.test/x.png)`,
        seo_title: HOSTILE,
        seo_description: HOSTILE,
      }
      const place = { category_id: category.id, section_id: section.id }
      await published(admin, await newContent(admin, { ...words, ...place, slug: 'hostile' }))
      for (const type of ['faq', 'changelog', 'blog', 'cms_page', 'comparison', 'announcement'] as const)
        await published(
          admin,
          await newContent(admin, { ...words, type, slug: `hostile-${type.replace('_', '-')}` }),
        )
      const query = new URLSearchParams({ q: HOSTILE, lang: '"><script>' })
      for (const path of [
        '/kb',
        '/kb/category/hostile',
        '/kb/category/hostile/words/hostile',
        '/faq',
        '/faq/hostile-faq',
        '/changelog',
        '/changelog/hostile-changelog',
        '/blog',
        '/cms_page/hostile-cms-page',
        '/comparison/hostile-comparison',
        '/announcement',
        `/kb/search?${query}`,
      ]) {
        const html = await htmlOf(path)
        expect(html, path).toContain('&lt;script&gt;alert(1)')
        expect(scriptsOf(html)!.length, path).toBeLessThanOrEqual(2)
        expect(html.replace(/<script type=.application.*?<\/script>/, ''), path).not.toMatch(
          /<img|onerror=alert\(1\)>|href="javascript/,
        )
        if (html.includes('ld+json')) expect(dataOf(html).length, path).toBeGreaterThan(0)
      }
      expect(await htmlOf('/sitemap.xml')).not.toContain('<script')
      const twin = await get('/kb/category/hostile/words/hostile.md')
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    })
  })

  describe('an article', () => {
    it('is reached from a widget, which knows the server and its tenant', async () => {
      const sent = async (path: string, host: string) => {
        const answer = await server.request(path, { headers: { host } })
        return [answer.status, answer.headers.get('location')]
      }
      const there = 'http://acme.localhost:3000/kb/invite-your-team'
      for (const host of ['localhost:3000', 'app.localhost:3000', 'noor.localhost:3000'])
        expect(await sent('/kb/invite-your-team?tenant=acme', host)).toEqual([302, there])
      expect(await sent('/kb/x?tenant=app', 'acme.localhost:3000')).toEqual([
        302,
        'http://localhost:3000/kb/x',
      ])
      for (const named of ['evil.test/', '//evil.test', 'a.b', ''])
        expect((await sent(`/kb?tenant=${encodeURIComponent(named)}`, 'localhost:3000'))[0]).toBe(200)
      expect((await sent('/kb?tenant=acme', 'acme.localhost:3000'))[0]).toBe(200)
    })

    it('tells search engines what it is', async () => {
      const html = await htmlOf(TRIAL)
      expect(html).toContain('<meta property="og:type" content="article"/>')
      const [trail, article] = dataOf(html)
      expect(trail).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Help center' },
          { name: 'Billing' },
          { name: 'How long the free trial lasts' },
        ],
      })
      expect(article).toMatchObject({
        '@type': 'Article',
        headline: 'How long the free trial lasts',
        inLanguage: 'en',
        publisher: { name: 'Acme' },
      })
      expect(dataOf(await htmlOf('/faq/which-browsers-work'))[1]).toMatchObject({
        '@type': 'FAQPage',
        mainEntity: [
          { name: 'Which browsers work?', acceptedAnswer: { text: expect.stringContaining('Safari') } },
        ],
      })
      expect(dataOf(await htmlOf('/faq'))[1]).toMatchObject({ '@type': 'FAQPage' })
    })

    it('shows its text, what is related and where it stands', async () => {
      const html = await htmlOf(TRIAL)
      expect(html).toContain('<h2 id="more-time-to-try">')
      expect(html).toContain('Related articles')
      expect(html).toContain('href="/kb/category/billing"')
    })

    it('has its Markdown beside it', async () => {
      const html = await htmlOf(TRIAL)
      expect(html).toContain(`type="text/markdown" href="http://acme.localhost:3000${TRIAL}.md"`)
      const response = await get(`${TRIAL}.md`)
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(response.headers.get('link')).toBe(`<http://acme.localhost:3000${TRIAL}>; rel="canonical"`)
      expect(await response.text()).toMatch(
        /^# How long the free trial lasts\n\nThe free trial of Acme Planner/,
      )
    })

    it('has its language, direction and translations', async () => {
      const path = '/kb/category/orders-and-delivery-he/delivery-he/delivery-he'
      const found = await get('/kb/delivery-he', { tenant: 'noor' })
      const hebrew = found.headers.get('location') ?? path
      const html = await htmlOf(hebrew, 'noor')
      expect(html).toContain('<html lang="he" dir="rtl">')
      expect(html).toContain('האם זה עזר?')
      const arabic = contentOf(
        html,
        /<link rel="alternate" hrefLang="ar" href="http:\/\/noor.localhost:3000([^"]+)"/i,
      )!
      expect(await htmlOf(arabic, 'noor')).toContain('<html lang="ar" dir="rtl">')
      const other = await get(`${hebrew}?lang=ar`, { tenant: 'noor' })
      expect([other.status, other.headers.get('location')]).toEqual([302, arabic])
    })
  })

  it('the home page has a language for each there is, and names them to search engines', async () => {
    const html = await htmlOf('/kb?lang=he', 'noor')
    expect(html).toContain('<html lang="he" dir="rtl">')
    expect(canonicalOf(html)).toBe('http://noor.localhost:3000/kb?lang=he')
    expect(html).toMatch(/hrefLang="ar" href="http:\/\/noor.localhost:3000\/kb"/i)
    expect(html).toMatch(/<header[^>]*>.*?href="\/kb\?lang=he".*<\/header>/)
    expect(await htmlOf('/kb?lang=xx', 'noor')).toContain('<html lang="ar"')
  })

  it('a search gives the surest first, and where to ask when there is nothing', async () => {
    const html = await htmlOf('/kb/search?q=how+long+does+the+free+trial+last')
    const links = [...html.matchAll(/<li lang="en" dir="auto"><a href="([^"]+)"/g)].map(([, href]) => href)
    expect(links[0]).toBe('/kb/free-trial')
    const nothing = await htmlOf('/kb/search?q=%CE%BE%CE%BE%CE%BE')
    expect(nothing).toContain('Nothing was found for “ξξξ”')
    expect(nothing).toContain('href="/widget/chat?locale=en"')
  })

  describe('the platform’s own', () => {
    it('stands beside the site, and leaves the site’s pages to it', async () => {
      for (const host of ['localhost:3000', 'app.localhost:3000', 'www.localhost:3000']) {
        const response = await server.request('/kb', { headers: { host } })
        const html = await response.text()
        expect(response.status).toBe(200)
        expect(html).toContain('href="/pricing"')
        expect(html).toContain('data-widgets="false"')
        expect(canonicalOf(html)).toBe('http://localhost:3000/kb')
      }
      expect(await htmlOf('/kb')).toContain('data-widgets="true"')
    })
  })

  describe('crawlers', () => {
    it('find every page in the sitemap, with its translations', async () => {
      const response = await get('/sitemap.xml')
      const xml = await response.text()
      expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
      for (const path of ['/kb', '/kb/category/billing', TRIAL, '/faq/which-browsers-work'])
        expect(xml).toContain(`<loc>http://acme.localhost:3000${path}</loc>`)
      for (const [, path] of [...xml.matchAll(/<loc>http:\/\/acme.localhost:3000(.*?)<\/loc>/g)].slice(0, 12))
        expect((await get(path!)).status, path).toBe(200)
      expect(await htmlOf('/sitemap.xml', 'noor')).toMatch(/<xhtml:link rel="alternate" hreflang="he"/)
    })

    it('find the sitemap of the host they ask', async () => {
      expect(await htmlOf('/robots.txt')).toContain('Sitemap: http://acme.localhost:3000/sitemap.xml')
    })

    it('find what there is to read as Markdown in llms.txt', async () => {
      const text = await htmlOf('/llms.txt')
      expect(text).toMatch(/^# Acme\n\n> /)
      expect(text).toContain(`- [How long the free trial lasts](http://acme.localhost:3000${TRIAL}.md)`)
    })
  })
})
