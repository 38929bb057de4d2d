/** [ADMIN-04] The embed doctor: pages report where the widgets run and what hinders them, and the Install page shows it. */
import { expect, type Page, test } from '@playwright/test'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { HOSTILE_PAGES, hostileHtml } from './hostile-pages.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox } from './screens.ts'

const INSTALL = '/admin/settings/install'
const server = ownServer()
const { at } = server

/** A company's site. Each test has its own, so that its tab and its reports are its own. */
let site: PageServer
let html = ''
let headers: Record<string, string> = {}
test.beforeEach(async () => {
  headers = {}
  site = await createPageServer(path => (path.startsWith('/favicon') ? undefined : html), headers)
})
test.afterEach(() => site.close())

const origin = () => `http://localhost:${server.port}`
const tag = (attributes = 'data-features="chat"', tenant = 'acme') =>
  `<script src="${origin()}/widget-loader.js" data-tenant="${tenant}" ${attributes}></script>`
const pageWith = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Shop</title><link rel="icon" href="data:,">${head}</head><body><h1>Shop</h1>${body}</body></html>`

/** Opens a page of the site and returns its report. */
async function reportOf(page: Page, body: string, { head = '', path = '/' } = {}) {
  html = pageWith(body, head)
  const sent = page.waitForRequest('**/api/embed-ping')
  await page.goto(site.url + path)
  return (await sent).postDataJSON()
}

test('[ADMIN-04] Install turns green with the first page that has the tag, without a reload', async ({
  browser,
}) => {
  const admin = await (await browser.newContext()).newPage()
  await inbox(admin).signIn(server.port, 'admin@empty.test', { tenant: 'empty', path: INSTALL })
  await expect(admin.getByText('Waiting for the first page with the tag…')).toBeVisible()
  await admin.getByText('The tag is in my page, and nothing appears here').click()
  await expect(admin.getByText('data-tenant="empty"').last()).toBeVisible()
  await expect(admin.getByText(`connect-src ${origin()} ws://`)).toBeVisible()
  expect(await axeFindings(admin, 'main')).toEqual([])

  html = pageWith(tag('data-features="chat"', 'empty'))
  const visitor = await (await browser.newContext()).newPage()
  const complaints = await collectComplaints(visitor)
  await visitor.goto(`${site.url}/prices?from=ad`)
  await expect(admin.getByText('Running on 1 site')).toBeVisible()
  const listed = admin.getByRole('listitem').filter({ hasText: site.url })
  await expect(listed).toContainText('Chat · in the page · last seen now on /prices')
  expect(complaints).toEqual([])
  expect(await axeFindings(admin, 'main')).toEqual([])

  html = pageWith(
    `${tag('data-features="chat"', 'empty')}<img src="${origin()}/logo.png" alt="">`,
    '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'">',
  )
  await visitor.goto(`${site.url}/about`)
  await expect(listed).toContainText('The content security policy blocks us (img-src)')
  await expect(listed).toContainText(`img-src ${origin()} http://files.localhost:${server.port}`)
  await admin.goto(at('/admin/settings/health', 'empty'))
  const row = admin.getByRole('listitem').filter({ hasText: 'Widgets on your sites' })
  await expect(row).toContainText('Needs attention')
  await expect(row).toContainText('1 site has a problem with the widgets, of 1 in all.')
  expect(await axeFindings(admin, 'main')).toEqual([])
  await row.getByRole('link', { name: 'Open Install' }).press('Enter')
  await expect(admin.getByText('Running on 1 site, 1 with problems')).toBeVisible()
})

test('a page says where it is and what it shows, and nothing about the visitor', async ({ page }) => {
  const report = await reportOf(page, tag('data-features="chat,kb" data-brand="--_brand-accent:#123456"'), {
    path: '/prices?token=secret#top',
  })
  expect(report).toEqual({
    path: '/prices',
    mode: 'element',
    features: ['chat', 'kb'],
    brand: '--_brand-accent:#123456',
    findings: [],
  })
})

const COVER = '<div style="position: fixed; inset: 0; z-index: 2147483647"></div>'
const CASES: readonly (readonly [finding: string, body: () => string, head?: string])[] = [
  ['launcher-covered', () => tag() + COVER],
  ['launcher-outside', () => tag(), '<style>html { --support-offset-x: -900px }</style>'],
  ['loaded-twice', () => tag() + tag()],
  [
    'storage-blocked',
    () => tag(),
    `<script>Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })</script>`,
  ],
]
for (const [finding, body, head = ''] of CASES) {
  test(`a page reports ${finding}`, async ({ page }) => {
    expect((await reportOf(page, body(), { head })).findings).toEqual([finding])
  })
}

/** What each hostile page reports; null if its policy blocks the code that reports. */
const HOSTILE: Readonly<Record<string, readonly string[] | null>> = {
  'all unset, with !important': [],
  'transforms and filters on html and body': [],
  'rules against the element itself': [],
  'storage that throws': ['storage-blocked'],
  'storage that is full': ['storage-blocked'],
  'an old browser without randomUUID, Notification, RTC and idle callbacks': [],
  'a policy of named hosts, no styles, Trusted Types and no policy for them': [],
  'a policy of nonces': [],
  'a policy that lets the loader in and nothing of ours after it': null,
  'Prototype.js 1.7.3': [],
  'MooTools 1.4.5': [],
}
for (const hostile of HOSTILE_PAGES.filter(({ name }) => name in HOSTILE)) {
  const expected = HOSTILE[hostile.name]!
  test(`on a page with ${hostile.name}, the doctor reports ${expected ?? 'nothing at all'}`, async ({
    page,
  }) => {
    const errors: string[] = []
    const reports: { findings: string[] }[] = []
    page.on('pageerror', error => errors.push(String(error)))
    page.on('request', request => {
      if (request.url().endsWith('/api/embed-ping') && request.method() === 'POST')
        reports.push(request.postDataJSON())
    })
    html = hostileHtml(hostile, origin())
    await page.goto(site.url)
    if (expected) await expect.poll(() => reports.map(({ findings }) => findings)).toEqual([expected])
    else await page.waitForLoadState('networkidle')
    expect(reports).toHaveLength(expected ? 1 : 0)
    expect(errors).toEqual([])
  })
}

test('a page that forbids the microphone reports it if voice is among its features', async ({ page }) => {
  headers['permissions-policy'] = 'microphone=()'
  expect((await reportOf(page, tag('data-features="chat,voice"'))).findings).toEqual(['microphone-blocked'])
})

test('a chat in a frame, and elements without a chat, are reported as what they are', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()])
  expect(await reportOf(first, tag('data-features="chat" data-mode="iframe"'))).toMatchObject({
    mode: 'iframe',
  })
  const written = `${tag('')}<support-ticket tenant="acme"></support-ticket>`
  expect(await reportOf(second, written)).toMatchObject({ features: ['ticket'], findings: [] })
})

test('a tab sends the same report once; what the policy blocks later is in the report of its next page', async ({
  page,
}) => {
  const reports: { findings: string[]; path: string }[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/embed-ping') && request.method() === 'POST')
      reports.push(request.postDataJSON())
  })
  html = pageWith(tag(), `<meta http-equiv="Content-Security-Policy" content="connect-src ${origin()}">`)
  await page.goto(`${site.url}/one`)
  await expect.poll(() => reports.length).toBe(1)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(reports).toHaveLength(1)
  // The conversation's socket is what the policy leaves out.
  await chat(page).open()
  await chat(page).giveEmail('visitor@example.com')
  await chat(page).send('Hello')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('lapwing-doctor-kept')))
    .toContain('csp:connect-src')
  await page.goto(`${site.url}/two`)
  await expect.poll(() => reports.length).toBe(2)
  expect(reports.map(({ path, findings }) => [path, findings])).toEqual([
    ['/one', []],
    ['/two', ['csp:connect-src']],
  ])
})

test('a tag of an unknown company warns the page’s author once, and shows nothing', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  const answered = page.waitForResponse(response => response.url().includes('embed-ping'))
  html = pageWith(tag('data-features="chat,kb"', 'acem'))
  await page.goto(site.url)
  expect((await answered).status()).toBe(404)
  await expect.poll(() => page.locator('[refused]').count()).toBe(2)
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(warnings.filter(text => text.includes('there is no company “acem”'))).toHaveLength(1)
})

test('a page whose policy blocks our requests works as before, and reports nothing', async ({ page }) => {
  const pings: string[] = []
  page.on('request', request => pings.push(request.url()))
  html = pageWith(tag(), `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`)
  await page.goto(site.url)
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(pings.filter(url => url.includes('embed-ping') && !url.startsWith('blob'))).toEqual([])
})
