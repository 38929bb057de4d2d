import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_OPERATOR } from '#contract/constants/operator.ts'
import { createFileReader } from './read-built-files.ts'
import { servePages } from './serve-pages.ts'

const SECRET = 'not to be read'
const SPA = '<head></head>spa'
const GATED_SPA = '<head><script src="/preview-gate.js"></script></head>spa'
const LARGE = 'a line that comes again\n'.repeat(100)
const root = mkdtempSync(join(tmpdir(), 'serve-pages-'))
const sdkFolder = join(root, 'sdk')
const appFolder = join(root, 'app')
const app = new Hono()
let isFirstRunOpen = true

beforeAll(() => {
  const files = {
    'secret.txt': SECRET,
    'app/.env': SECRET,
    'app/.git/config.txt': SECRET,
    'app/__spa.html': SPA,
    'app/index.html': 'home',
    'app/pricing/index.html': 'pricing',
    'app/robots.txt': 'robots',
    'app/sitemap.xml': 'sitemap',
    'app/logo.svg': '<svg/>',
    'app/assets/main.js': 'main',
    'app/assets/large.js': LARGE,
    'app/assets/font.woff2': LARGE,
    'sdk/widget-loader.js': 'loader',
    'sdk/sdk/chat.js': 'chat',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  servePages(
    app,
    { sdkFolder, appFolder, connectOrigins: [] },
    {
      policyOf: async c => `policy of ${c.req.path}`,
      readFile: createFileReader(
        () => 'https://help.test',
        { passphrase: 'sesame', isNamed: false },
        UNKNOWN_OPERATOR,
      ),
      isFirstRunOpen: async () => isFirstRunOpen,
    },
  )
})
afterAll(() => rmSync(root, { recursive: true }))

const get = (path: string, init?: RequestInit) => app.request(new Request(`http://localhost${path}`, init))
/** Status and where to. */
const leads = async (path: string, init?: RequestInit) => {
  const { status, headers } = await get(path, init)
  return [status, headers.get('location')]
}

describe('servePages', () => {
  it.each([
    ['bytes=0-3', 206, 'a li', 'bytes 0-3/2400'],
    ['bytes=2398-', 206, 'n\n', 'bytes 2398-2399/2400'],
    ['bytes=-3', 206, 'in\n', 'bytes 2397-2399/2400'],
    ['bytes=2390-9999', 206, LARGE.slice(2_390), 'bytes 2390-2399/2400'],
    ['bytes=2400-', 200, LARGE, null],
    ['bytes=9-3', 200, LARGE, null],
    ['bytes=0-1,4-5', 200, LARGE, null],
    ['lines=0-1', 200, LARGE, null],
  ])('sends the part of a film that a player asks for: %s', async (range, status, body, part) => {
    const response = await get('/assets/font.woff2', { headers: { range } })
    expect([response.status, await response.text()]).toEqual([status, body])
    expect(response.headers.get('content-range')).toBe(part)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })

  it('sends what is compressed as a whole', async () => {
    const response = await get('/assets/large.js', {
      headers: { range: 'bytes=0-3', 'accept-encoding': 'br' },
    })
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'none'])
  })

  it.each([
    ['/', 'home', 'text/html'],
    ['/pricing', 'pricing', 'text/html'],
    ['/pricing/', 'pricing', 'text/html'],
    ['/admin/conversations/1', GATED_SPA, 'text/html'],
    ['/login/', GATED_SPA, 'text/html'],
    ['/robots.txt', 'robots', 'text/plain'],
    ['/sitemap.xml', 'sitemap', 'application/xml'],
    ['/logo.svg', '<svg/>', 'image/svg+xml'],
    ['/assets/main.js', 'main', 'text/javascript'],
    ['/widget-loader.js', 'loader', 'text/javascript'],
    ['/sdk/chat.js', 'chat', 'text/javascript'],
  ])('%s gives %j as %s', async (path, text, type) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain(type)
    expect(await response.text()).toBe(text)
  })

  it('keeps hashed files for good, asks again for pages, and lets any site load the widgets', async () => {
    expect((await get('/assets/main.js')).headers.get('cache-control')).toContain('immutable')
    const page = await get('/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toBe('policy of /')
    expect((await get('/sdk/chat.js')).headers.get('access-control-allow-origin')).toBe('*')
    expect((await get('/assets/main.js')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('sends the first-run page, with 404 once there is a platform user', async () => {
    expect((await get('/first-run')).status).toBe(200)
    isFirstRunOpen = false
    for (const path of ['/first-run', '/first-run/']) {
      const gone = await get(path)
      expect([gone.status, gone.headers.get('x-robots-tag'), await gone.text()]).toEqual([
        404,
        'noindex',
        GATED_SPA,
      ])
    }
  })

  it.each(['/debug/auth', '/super-admin-test', '/debug/auth/'])(
    '[ROUTE-14] %s is not there to the eye',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(await response.text()).toBe(GATED_SPA)
    },
  )

  it.each([
    ['[ROUTE-04]', '/overview', '/live-ai-chat-support'],
    ['[ROUTE-09]', '/lega/terms', '/legal/terms'],
    ['[ROUTE-09]', '/lega/privacy', '/legal/privacy'],
  ])('%s %s has moved to %s', async (_id, path, target) => {
    for (const asked of [path, `${path}/`, `${path}//`, `${path}?utm_source=x`])
      expect(await leads(asked), asked).toEqual([301, target])
    expect(await leads(path, { method: 'HEAD' })).toEqual([301, target])
    expect(await leads(path, { headers: { host: 'acme.localhost' } })).toEqual([301, target])
  })

  it.each([
    '/nowhere',
    '/nowhere/',
    '/nowhere/at/all',
    '/pricing/nowhere',
    '/administration',
    '/login/nowhere',
    '/constructor',
    '//evil',
    '/%ff',
    '/.hidden',
  ])('[ROUTE-15] %s is unknown and leads home', async path => {
    expect(await leads(path)).toEqual([302, '/'])
    expect(await leads(path, { method: 'HEAD' })).toEqual([302, '/'])
    expect(await leads(path, { headers: { host: 'acme.localhost' } })).toEqual([302, '/'])
  })

  it.each(['/missing.png', '/pricing/missing.js', '/index.html', '/pricing/index.html', '/__spa.html'])(
    '[ROUTE-15] %s is a file that is not there, and no page',
    async path => {
      expect(await leads(path)).toEqual([404, null])
      expect(await leads(path, { method: 'HEAD' })).toEqual([404, null])
    },
  )

  it('answers HEAD with the headers of the page alone', async () => {
    const [head, page] = [await get('/pricing', { method: 'HEAD' }), await get('/pricing')]
    expect(await head.text()).toBe('')
    expect([...head.headers]).toEqual([...page.headers])
  })

  it('sends nothing again that the client has, but for its policy', async () => {
    const first = await get('/pricing')
    const etag = first.headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/pricing', { headers: { 'if-none-match': known } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect([...again.headers]).toEqual([...first.headers])
    }
    for (const [path, known] of [
      ['/pricing', '"other"'],
      ['/', etag],
      // What is not there to the eye is never known.
      ['/debug/auth', (await get('/login')).headers.get('etag')!],
    ] as const)
      expect((await get(path, { headers: { 'if-none-match': known } })).status).not.toBe(304)
    const robots = await get('/robots.txt')
    const headers = { 'if-none-match': robots.headers.get('etag')! }
    expect((await get('/robots.txt', { headers })).status).toBe(304)
  })

  it('[GATE-01] [GATE-04] puts the gate before every page but those in a frame', async () => {
    const script = '<head><script src="/preview-gate.js"></script>'
    for (const path of ['/admin/settings', '/widget/chat', '/login?embed=0', '/login?embed=', '/debug/auth'])
      expect(await (await get(path)).text(), path).toContain(script)
    for (const path of ['/widget/chat?embed=1', '/widget/chat?tenant=acme&embed=true'])
      expect(await (await get(path)).text(), path).not.toContain('preview-gate')
  })

  it.each(['/missing.js', '/assets/missing.js', '/sdk/missing.js', '/sdk', '/assets/'])(
    '%s is no file',
    async path => {
      const response = await get(path)
      expect(await response.text()).not.toMatch(/loader|chat|main/)
    },
  )

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/sdk/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/.env',
    '/%2eenv',
    '/%2Eenv.txt',
    '/.git/config.txt',
    '/assets/..%2f.git/config.txt',
    '/secret.txt%00.js',
    '/logo.svg%00',
    '/%ff.txt',
    '/%.txt',
    '/..%2f..%2fsecret',
    '/%2e%2e/%2e%2e',
  ])('%s does not lead out of the folder', async path => {
    const response = await get(path)
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toContain(SECRET)
  })
})

describe('encodings', () => {
  const take = (path: string, encodings: string, init?: RequestInit) =>
    get(path, { ...init, headers: { ...init?.headers, 'accept-encoding': encodings } })
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes } as const

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
  ] as const)('to whoever takes “%s” as %s', async (accepted, encoding) => {
    const response = await take('/assets/large.js', accepted)
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-encoding')
    const body = Buffer.from(await response.arrayBuffer())
    expect(decode[encoding](body).toString()).toBe(LARGE)
  })

  it('leaves alone what is small or compressed already', async () => {
    for (const path of ['/assets/main.js', '/assets/font.woff2'])
      expect((await take(path, 'br')).headers.get('content-encoding')).toBeNull()
  })

  it('an etag is one encoding’s', async () => {
    const first = await take('/assets/large.js', 'br')
    const etag = first.headers.get('etag') ?? ''
    const again = (encodings: string) =>
      take('/assets/large.js', encodings, { headers: { 'if-none-match': etag } })
    expect((await again('br')).status).toBe(304)
    expect((await again('gzip')).status).toBe(200)
  })
})
