/**
 * Parts of a page whose code fails to load, as after a new release or without a network, or that throw an
 * error.
 */
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ONE_PIXEL } from './one-pixel.ts'
import { showPublicPage } from './public-page.ts'
import { chat, inbox, staffPage } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const LOST = 'This part could not be loaded'
const CUSTOMERS = '**/assets/customers-page-*.js'
const PRICING = '**/assets/pricing-*.js'
const BAR = '**/assets/command-bar-*.js'

/** Locates the message that a part failed. */
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part could not be' })
const nav = (page: Page) => page.getByRole('banner').getByRole('navigation')

/** Counts how often the page has reloaded since. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

test('an admin page whose code is gone says so, the others stay, and a press brings it back', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  const loads = countLoads(page)
  await page.route(CUSTOMERS, route => route.fulfill({ status: 404 }))
  await nav(page).getByRole('link', { name: 'Customers' }).click()
  await expect(failure(page)).toContainText(LOST)
  expect(await axeFindings(page, 'body')).toEqual([])

  await nav(page).getByRole('link', { name: 'Knowledge' }).click()
  await expect(page).toHaveURL(/\/admin\/kb$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
  await nav(page).getByRole('link', { name: 'Customers' }).click()
  await expect(failure(page)).toContainText(LOST)
  expect(loads()).toBe(0)

  await page.unroute(CUSTOMERS)
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  expect(loads()).toBeLessThanOrEqual(1)
})

test('a press keeps the page while no server can be reached', async ({ browser }) => {
  const page = await staffPage(browser, server)
  const loads = countLoads(page)
  await page.context().setOffline(true)
  await nav(page).getByRole('link', { name: 'Customers' }).click()
  await expect(failure(page)).toContainText(LOST)
  await failure(page).getByRole('button', { name: 'Try again' }).click()
  await expect(failure(page)).toContainText('The server could not be reached')
  expect(loads()).toBe(0)
})

test('parts whose code or style did not come without a connection come by themselves once it is back', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  const loads = countLoads(page)
  for (const style of [false, true]) {
    const [address, name] = style
      ? (['**/assets/agents-page-*.css', 'Agents'] as const)
      : ([CUSTOMERS, 'Customers'] as const)
    await page.route(address, route => route.abort())
    await page.route('**/api/**', route => route.abort())
    await nav(page).getByRole('link', { name }).click()
    await expect(failure(page)).toContainText(LOST)
    await expect(page.getByText('The server can’t be reached.')).toBeVisible()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
    const missing = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(link => !link.sheet)
          .length,
    )
    expect(missing).toBe(0)
  }
  expect(loads()).toBe(0)
})

test('an admin page that breaks shows the same, and is left by the navigation', async ({ browser }) => {
  const page = await staffPage(browser, server)
  await page.route(CUSTOMERS, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function CustomersPage() { throw new Error("broken") }',
    }),
  )
  await nav(page).getByRole('link', { name: 'Customers' }).click()
  await expect(failure(page)).toContainText('This part could not be shown')
  await nav(page)
    .getByRole('link', { name: /^Inbox/ })
    .click()
  await expect(inbox(page).list).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})

test('a lost dialog leaves the page below as it is, and what is written in it', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  // The chunk is preloaded, so it must be missing from the start.
  await page.route(BAR, route => route.fulfill({ status: 404 }))
  await inbox(page).signIn(server.port, 'agent@acme.test')
  const loads = countLoads(page)
  await inbox(page).list.getByRole('link').first().click()
  const reply = page.getByRole('textbox', { name: /reply/i })
  await reply.fill('half a sentence')
  await page.keyboard.press('Control+k')
  await expect(failure(page)).toContainText(LOST)
  await expect(reply).toHaveValue('half a sentence')
  expect(await axeFindings(page, 'body')).toEqual([])
  await failure(page).getByRole('button', { name: 'Close' }).click()
  await expect(failure(page)).toHaveCount(0)
  await expect(reply).toHaveValue('half a sentence')
  expect(loads()).toBe(0)
})

test('a public page whose code is gone is opened by a full load, once', async ({ page }) => {
  await page.route(PRICING, route => route.fulfill({ status: 404 }))
  await page.addInitScript(() =>
    window.addEventListener('page-alive', () => {
      document.documentElement.dataset['alive'] = 'true'
    }),
  )
  await showPublicPage(page, server.own('/'))
  const alive = page.locator('html[data-alive]')
  await expect(alive).toBeVisible()
  const loads = countLoads(page)
  const lost = page.waitForResponse(PRICING)
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  expect((await lost).status()).toBe(404)
  await expect(page).toHaveURL(/\/pricing$/)
  // The prerendered page is still there, and its links work without a script.
  await expect(alive).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Demo' }).first().click()
  await expect(page).toHaveURL(/\/demo$/)
  await expect(alive).toBeVisible()
  expect(loads()).toBe(2)
})

test('[CHAT-03] a file whose code does not load is named in the chat, and can be chosen again', async ({
  page,
}) => {
  const files = '**/sdk/files.lazy-*.js'
  await page.goto(server.example('/'))
  const widget = chat(page)
  await widget.open()
  await widget.giveEmail('files@example.com')
  await page.route(files, route => route.abort())
  const chosen = { name: 'dot.png', mimeType: 'image/png', buffer: ONE_PIXEL }
  await widget.panel.locator('input[type=file]').setInputFiles(chosen)
  await expect(widget.panel.getByRole('alert')).toHaveText('dot.png was not added. Please try again.')

  await page.unroute(files)
  const asksAgain = await importsAgain(page)
  await widget.panel.locator('input[type=file]').setInputFiles(chosen)
  const staged = widget.panel.getByRole('list', { name: 'Files to send' })
  // A browser that remembers the failure needs the page anew.
  if (!asksAgain) {
    await page.reload()
    await widget.panel.locator('input[type=file]').setInputFiles(chosen)
  }
  await expect(staged).toContainText('dot.png')
  await expect(widget.panel.getByRole('alert')).toHaveText('')
})

/** Whether the browser asks again for a module whose request has failed. Some remember the failure until a reload. */
async function importsAgain(page: Page): Promise<boolean> {
  const probe = '**/probe-of-imports.js'
  const load = () =>
    page.evaluate(
      path =>
        import(path).then(
          () => true,
          () => false,
        ),
      '/probe-of-imports.js',
    )
  await page.route(probe, route => route.abort())
  expect(await load()).toBe(false)
  await page.unroute(probe)
  await page.route(probe, route => route.fulfill({ contentType: 'text/javascript', body: 'export {}' }))
  return load()
}
