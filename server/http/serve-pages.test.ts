import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servePages } from './serve-pages.ts'

const SECRET = 'not to be read'
const root = mkdtempSync(join(tmpdir(), 'serve-pages-'))
const sdkFolder = join(root, 'sdk')
const appFolder = join(root, 'app')
const app = new Hono()

beforeAll(() => {
  const files = {
    'secret.txt': SECRET,
    'app/.env': SECRET,
    'app/.git/config.txt': SECRET,
    'app/__spa.html': 'spa',
    'app/index.html': 'home',
    'app/pricing/index.html': 'pricing',
    'app/logo.svg': '<svg/>',
    'app/assets/main.js': 'main',
    'sdk/widget-loader.js': 'loader',
    'sdk/sdk/chat.js': 'chat',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  servePages(app, { sdkFolder, appFolder, connectOrigins: [] }, async c => `policy of ${c.req.path}`)
})
afterAll(() => rmSync(root, { recursive: true }))

const get = (path: string) => app.request(new Request(`http://localhost${path}`))

describe('servePages', () => {
  it.each([
    ['/', 'home', 'text/html'],
    ['/pricing', 'pricing', 'text/html'],
    ['/admin/conversations/1', 'spa', 'text/html'],
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

  it.each(['/debug/auth', '/super-admin-test', '/debug/auth/'])(
    '[ROUTE-14] %s is not there to the eye',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      expect(await response.text()).toBe('spa')
    },
  )

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
