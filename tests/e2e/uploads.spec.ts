/** Hostile uploads in a real browser: no script in them runs, however they are opened (security R13). */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { HOSTILE_UPLOADS, type HostileUpload } from '#tests/security/hostile-uploads.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { sharedServer, test } from './shared-server.ts'

/** The type with which each file would run if it were served carelessly. */
const ACTIVE: Readonly<Record<string, string>> = {
  'a page declared as png': 'text/html',
  'an event handler alone': 'text/html',
  xhtml: 'application/xhtml+xml',
  'an svg with a script': 'image/svg+xml',
  'an svg with a handler': 'image/svg+xml',
  'an svg behind a prologue': 'image/svg+xml',
  'a png with a page behind it': 'text/html',
  'a jpeg with a page behind it': 'text/html',
  'a bitmap with a page behind it': 'text/html',
  'a pdf with a script': 'text/html',
  'an archive declared as png': 'text/html',
  'a gif that is a script': 'text/javascript',
  'a script': 'text/javascript',
}
const CASES = HOSTILE_UPLOADS.flatMap(upload => {
  const activeType = ACTIVE[upload.what]
  return activeType === undefined ? [] : [{ upload, activeType }]
})

/** A customer's site: empty pages, and at each case's number its bytes with that careless type. */
const site = createServer((request, response) => {
  const found = CASES.find((_, index) => request.url === `/${index}`)
  response.writeHead(200, { 'content-type': found?.activeType ?? 'text/html' })
  response.end(found?.upload.bytes ?? '<!doctype html>')
})
const siteUrl = () => `http://localhost:${(site.address() as AddressInfo).port}/`

/** Ways to load an address without navigating to it. */
const EMBEDDED = ['img src', 'iframe src', 'script src'] as const

/** There is no event for a script that doesn't run; the careless control cases need much less time. */
const SCRIPT_TIME_MS = scaleTimeout(100)

const server = sharedServer()
let conversation: ResponseOf<'createConversation'>

test.beforeAll(async () => {
  await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening))
  const [method, path] = ENDPOINTS.createConversation
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', [HEADERS.tenant]: 'acme' },
    body: JSON.stringify({ subject: 'Files' }),
  })
  conversation = await response.json()
})
test.afterAll(async () => {
  site.closeAllConnections()
  site.close()
})

test('each runs where it is served carelessly', async ({ page }) => {
  expect(CASES).toHaveLength(Object.keys(ACTIVE).length)
  for (const [index, { upload, activeType }] of CASES.entries()) {
    const calls = await watchCalls(page.context())
    if (activeType === 'text/javascript') await embed(page, 'script src', siteUrl() + index)
    else await page.goto(siteUrl() + index)
    await expect.poll(calls, { message: upload.what }).toBeGreaterThan(0)
  }
})

for (const { upload } of CASES) {
  test(`${upload.what} does not run, opened directly or on a page`, async ({ page }) => {
    const calls = await watchCalls(page.context())
    const url = await store(upload)
    await open(page, url)
    for (const way of EMBEDDED) await embed(page, way, url)
    expect(calls()).toBe(0)
  })
}

test('[CHAT-21] an SVG still shows as a picture', async ({ page }) => {
  const upload = HOSTILE_UPLOADS.find(({ what }) => what === 'an svg with a script')!
  await embed(page, 'img src', await store(upload))
  const width = () => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBe(9)
})

/** Counts the requests of the corpus's scripts to the attacker. */
async function watchCalls(context: BrowserContext): Promise<() => number> {
  let calls = 0
  await context.unroute('http://attacker.test/**')
  await context.route('http://attacker.test/**', route => {
    calls += 1
    return route.abort()
  })
  return () => calls
}

async function store({ name, bytes, declared }: HostileUpload): Promise<string> {
  const { conversationId, token, realtime } = conversation
  const random = crypto.randomUUID().replaceAll('-', '')
  const key = `${conversationId}/${Date.now()}-${random}-${encodeURIComponent(name)}`
  const form = new FormData()
  form.append('', new File([new Uint8Array(bytes)], name, { type: declared ?? '' }))
  const response = await fetch(`${realtime.url}/storage/v1/object/conversation-uploads/${key}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, apikey: realtime.key },
    body: form,
  })
  expect(response.status).toBe(200)
  return `${realtime.url.replace('//', '//files.')}/storage/v1/object/public/conversation-uploads/${key}`
}

/** Navigates to the address, which shows the file or downloads it. */
async function open(page: Page, url: string): Promise<void> {
  const arrival = arrivalOf(page, url)
  await page.goto(url).catch(error => {
    if (!String(error).includes('Download is starting')) throw error
  })
  await arrival
  await page.waitForTimeout(SCRIPT_TIME_MS)
}

/** Embeds the address in a customer's page. */
async function embed(page: Page, way: (typeof EMBEDDED)[number], url: string): Promise<void> {
  await page.goto(siteUrl())
  const arrival = arrivalOf(page, url)
  await page.evaluate(
    ([tag, attribute, address]) => {
      const element = document.createElement(tag!)
      element.setAttribute(attribute!, address!)
      document.body.append(element)
    },
    [...way.split(' '), url],
  )
  await arrival
  await page.waitForTimeout(SCRIPT_TIME_MS)
}

/**
 * Waits until the browser has received the file, as a document, as a download or to discard it: a file that
 * was never fetched proves nothing.
 */
async function arrivalOf(page: Page, url: string): Promise<void> {
  const timeout = scaleTimeout(30_000)
  await Promise.any([
    page.waitForResponse(url, { timeout }).then(response => expect(response.ok()).toBe(true)),
    page.waitForEvent('download', { predicate: download => download.url() === url, timeout }),
    page.waitForEvent('requestfailed', { predicate: request => isBlockedByType(request, url), timeout }),
  ])
}

/**
 * Opaque response blocking: whether the response arrived, with a type that neither an image nor a script can
 * have.
 */
function isBlockedByType(request: Request, url: string): boolean {
  return request.url() === url && request.failure()?.errorText === 'net::ERR_BLOCKED_BY_ORB'
}
