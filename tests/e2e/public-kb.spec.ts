/** The public knowledge base for readers, with and without scripts (ROUTE-11, ROUTE-12). */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { createServerProcess } from '#tests/support/server-process.ts'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { ownServer } from './own-server.ts'

// Tracing slows a page down several times.
test.use({ trace: 'off' })

const server = ownServer()
const { at } = server
const TRIAL = '/kb/category/billing/plans/free-trial'
const search = (page: Page) => page.getByLabel('Search the help center')

/** Waits until the page's script hears what is typed. */
const comesToLife = (page: Page) => expect(search(page)).toHaveAttribute('role', 'combobox')

async function withoutScripts(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage()
}

test('[ROUTE-11] without scripts one browses, reads and rates', async ({ browser }) => {
  const page = await withoutScripts(browser)
  await page.goto(at('/kb'))
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page).toHaveURL(at('/kb/category/billing'))
  await page.getByRole('link', { name: 'How long the free trial lasts' }).click()
  await expect(page).toHaveURL(at(TRIAL))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How long the free trial lasts')
  await expect(page.getByRole('heading', { name: 'More time to try' })).toBeVisible()
  await page.getByText('Anything to add?').click()
  await page.getByRole('textbox', { name: /Anything to add/ }).fill('Say it sooner.')
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page).toHaveURL(at(`${TRIAL}?rated#kb_feedback`))
  await expect(page.getByRole('status')).toContainText('Thank you.')
  await page.context().close()
})

test('[ROUTE-11] without scripts one searches, at an address to be handed on', async ({ browser }) => {
  const page = await withoutScripts(browser)
  await page.goto(at('/kb'))
  await search(page).fill('how long is the trial?')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(at('/kb/search?q=how+long+is+the+trial%3F'))
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'How long the free trial lasts' })
    .click()
  await expect(page).toHaveURL(at(TRIAL))
  await page.goto(at('/kb/search?q=%CE%BE%CE%BE%CE%BE'))
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(at('/widget/ticket?locale=en'))
  await page.context().close()
})

test('suggestions come as one types, and lead to the article', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/kb'))
  await comesToLife(page)
  await search(page).pressSequentially('free tri')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option', { name: 'How long the free trial lasts' })).toBeVisible()
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await axeFindings(page, 'html')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(search(page)).toHaveValue('free tri')
  let answerSearch = () => {}
  const isAsked = new Promise<void>(asked =>
    page.route('**/api/kb/search?*', async route => {
      asked()
      await new Promise<void>(resolve => (answerSearch = resolve))
      await route.continue()
    }),
  )
  await search(page).pressSequentially('a')
  await isAsked
  await page.keyboard.press('ArrowDown')
  const selected = list.getByRole('option', { selected: true })
  await expect(selected).toHaveText('How long the free trial lasts')
  // What the server finds comes below, and leaves the choice as it is.
  answerSearch()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kb_search_cache')))
    .toContain('"en free tria"')
  await expect(selected).toHaveText('How long the free trial lasts')
  await page.unroute('**/api/kb/search?*')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at(TRIAL))
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('kb_list_cache')

  // Words that no title contains are searched on the server.
  await comesToLife(page)
  await search(page).pressSequentially('get my money back')
  await expect(list.getByRole('option', { name: 'Refund policy' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('kb_search_cache')
  await list.getByRole('option', { name: 'Refund policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund policy')
})

test('a rating leaves the page where it is, and a comment follows it', async ({ page }) => {
  await page.goto(at('/kb/plans-and-prices'))
  const url = page.url()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes' })).toBeHidden()
  await page.getByRole('textbox', { name: /Anything to add/ }).fill('Clear.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('textbox', { name: /Anything to add/ })).toBeHidden()
  expect(page.url()).toBe(url)
})

test('every kind of page is accessible and breaks no policy, with the widget on it', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await (await browser.newContext()).newPage()
  const wrong: string[] = []
  const complaints = await collectComplaints(page)
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const [tenant, path] of [
    ['acme', '/kb'],
    ['acme', '/kb/category/billing'],
    ['acme', TRIAL],
    ['acme', `${TRIAL}?rated`],
    ['acme', '/kb/search?q=refund'],
    ['acme', '/faq'],
    ['acme', '/faq/which-browsers-work'],
    ['acme', '/changelog'],
    ['acme', '/announcement'],
    ['acme', '/comparison/acme-planner-vs-spreadsheets'],
    ['acme', '/cms_page'],
    ['acme', '/blog'],
    ['acme', '/blog/five-habits-of-calm-rotas'],
    ['noor', '/kb'],
    ['noor', '/kb/delivery-he'],
    ['empty', '/kb'],
    ['www', '/kb'],
  ] as const) {
    await page.goto(at(path, tenant), { waitUntil: 'load' })
    if (tenant !== 'www') await expect(page.locator('support-chat')).toBeAttached()
    for (const details of await page.locator('main details > summary').all()) await details.click()
    wrong.push(...(await axeFindings(page, 'html')).map(finding => `${path}: ${finding}`))
    wrong.push(...complaints.splice(0).map(complaint => `${path}: ${complaint}`))
  }
  const missing = await page.goto(at('/kb/nowhere'))
  expect(missing?.status()).toBe(404)
  wrong.push(...(await axeFindings(page, 'html')))
  expect(wrong).toEqual([])
  await page.context().close()
})

test('pages of a language that is written from right to left are', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(at('/kb?lang=he', 'noor'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(at('/kb/delivery-he', 'noor'))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('זמני משלוח ומחירים')
  const [box, trail] = [await title.boundingBox(), await page.getByRole('navigation').first().boundingBox()]
  expect(box!.x + box!.width).toBeGreaterThan(330)
  expect(trail!.x + trail!.width).toBeGreaterThan(330)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('navigation', { name: 'שפה' }).getByRole('link', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('זמני משלוח ומחירים')
})

test('[NAV-12] the site’s footer leads to the platform’s own', { tag: '@full' }, async ({ page }) => {
  await page.goto(server.own('/pricing'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help articles' }).click()
  await expect(page).toHaveURL(server.own('/kb'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help?')
  await page.getByRole('link', { name: 'Lapwing', exact: true }).click()
  await expect(page).toHaveURL(server.own('/'))
})

test('[GATE-01] the gate stands before it', async ({ page }) => {
  const gated = await createServerProcess({ PREVIEW_PASSPHRASE: 'open sesame' })
  await gated.start()
  await page.goto(`http://acme.localhost:${gated.port}/kb`)
  const heading = page.getByRole('heading', { name: 'How can we help?' })
  await expect(page.getByRole('button', { name: 'Enter', exact: true })).toBeVisible()
  await expect(heading).toBeHidden()
  await page.locator('input[name=passphrase]').fill('open sesame')
  await page.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(heading).toBeVisible()
  await gated.dispose()
})
