/** The reports: their numbers are the API's, every mark opens its conversations, and they follow changes. */
import { expect, type Page, test } from '@playwright/test'
import type { ReportOverview } from '#contract/entities/report.ts'
import { signInStaff } from '#tests/support/staff-member.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { axeFindings, axeThemeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { staffPage } from './screens.ts'

const server = ownServer()

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: /figures$/ }).getByRole('link', { name: new RegExp(`^${name} [\\d–+-]`) })
/** The number of a tile that is a count, without its change. */
const countOf = async (page: Page, name: string) =>
  Number(/\d+/.exec((await tile(page, name).innerText()).replaceAll(',', ''))?.[0])
const chart = (page: Page, title: string) => page.getByRole('region', { name: title })
const total = (page: Page) => page.getByRole('status').filter({ hasText: /conversations?$/ })

/** Reads the overview that the page asks for, for the days in its address. */
async function readOverview(page: Page): Promise<ReportOverview> {
  const answer = page.waitForResponse(
    response => response.url().includes('/api/reports/overview') && !response.url().includes('part=now'),
  )
  await page.reload()
  const { url, method } = await answer.then(response => ({
    url: new URL(response.url()),
    method: response.request().method(),
  }))
  expect(method).toBe('GET')
  const { call } = await signInStaff(`http://localhost:${server.port}`, 'admin@acme.test')
  const query = Object.fromEntries(url.searchParams) as { from: string; to: string }
  return call('readOverview', { query })
}

test('[ADMIN-01] /admin leads to the dashboard', { tag: '@full' }, async ({ browser }) => {
  const page = await staffPage(browser, server, 'agent@acme.test', '/admin')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Reports' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('[ADMIN-02] the numbers of the dashboard are those of the API', async ({ browser }) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/dashboard?range=3m')
  const { figures, series } = await readOverview(page)
  expect(figures.conversations.value).toBeGreaterThan(5)
  for (const [name, figure] of [
    ['Conversations', 'conversations'],
    ['Resolved', 'resolved'],
    ['Backlog', 'backlog'],
  ] as const)
    await expect.poll(() => countOf(page, name), name).toBe(figures[figure].value)
  const share = figures.ai_confirmed.value
  await expect(tile(page, 'AI resolved, confirmed')).toContainText(
    share === null ? '–' : `${Math.round(share * 100)}%`,
  )
  const twin = chart(page, 'Conversations over time').getByRole('row')
  await expect(twin).toHaveCount(series.length + 1)
  await expect
    .poll(() => twin.locator('td').allInnerTexts())
    .toEqual(series.map(each => String(each.conversations)))
})

test('[ADMIN-02] a bar opens exactly its conversations, by keyboard alone', async ({ browser }) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/dashboard?range=3m')
  const overview = await readOverview(page)
  const at = overview.series.findLastIndex(({ conversations }) => conversations > 0)
  const marks = chart(page, 'Conversations over time').getByRole('link')
  await expect(marks).toHaveCount(overview.series.length)
  await expect(marks.last()).toHaveAttribute('tabindex', '0')
  await marks.last().focus()
  for (let step = overview.series.length - 1; step > at; step--) await page.keyboard.press('ArrowLeft')
  await expect(marks.nth(at)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Conversations' })).toBeVisible()
  const { conversations } = overview.series[at]!
  await expect(total(page)).toHaveText(new RegExp(`^${conversations} conversations?$`))
  await expect(page.getByRole('table', { name: 'Conversations' }).locator('tbody tr')).toHaveCount(
    conversations,
  )
  await page.goBack()
  await expect(chart(page, 'Conversations over time')).toBeVisible()
})

test('[ADMIN-02] a cell of the heat map opens its conversations, and a chart saves its table as CSV', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/dashboard?range=3m')
  const hours = chart(page, 'When people write')
  const saved = page.waitForEvent('download')
  await hours.getByRole('button', { name: /save as CSV/ }).click()
  expect((await saved).suggestedFilename()).toBe('hours.csv')
  const picture = page.waitForEvent('download')
  await hours.getByRole('button', { name: /save as PNG/ }).click()
  expect((await picture).suggestedFilename()).toBe('hours.png')

  const cell = hours.getByRole('link').first()
  const count = Number(/: (\d+) conversations/.exec((await cell.getAttribute('aria-label')) ?? '')?.[1])
  await cell.click()
  await expect(total(page)).toHaveText(new RegExp(`^${count} conversations?$`))
})

test('[ADMIN-02] the range and the filters are in the address', { tag: '@full' }, async ({ browser }) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/dashboard')
  await page.getByRole('button', { name: /Range/ }).click()
  await page.getByRole('button', { name: 'Last 12 months' }).click()
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Tickets')
  await expect(page).toHaveURL(/range=12m&channel=ticket/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('ticket')
  await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Ratings' }).click()
  await expect(page).toHaveURL(/\/admin\/csat\?range=12m&channel=ticket/)
})

test('[ADMIN-02] the figures follow a resolution, without a reload', async ({ browser }) => {
  const { id } = await askAsVisitor(server, 'How do I reset my password?')
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/dashboard?range=7d')
  await expect(tile(page, 'Resolved')).toBeVisible()
  const before = await countOf(page, 'Resolved')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const { call } = await signInStaff(`http://localhost:${server.port}`, 'admin@acme.test')
  await call('resolveConversation', { params: { id } })
  await expect.poll(() => countOf(page, 'Resolved')).toBe(before + 1)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('[ADMIN-05] [ADMIN-07] the reports can be read, in the light and in the dark', { tag: '@full' }, async ({
  browser,
}) => {
  for (const path of [
    '/admin/dashboard?range=3m',
    '/admin/csat?range=3m',
    '/admin/dashboard/conversations',
    '/admin/insights',
    '/admin/usage-insights',
  ]) {
    const page = await staffPage(browser, server, 'admin@acme.test', path)
    // The page, or what stands in for it while there are no ratings.
    await expect(page.getByRole('main').locator('section, [data-notice]').last()).toBeVisible()
    expect(await axeFindings(page, 'main'), path).toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark'
    })
    expect(await axeThemeFindings(page, 'main'), `${path} in the dark`).toEqual([])
    await page.context().close()
  }
})
