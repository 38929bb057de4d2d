/** The desk's pages while loading, without permission, on server errors, and without data. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { goWithin, inbox } from './screens.ts'

const server = ownServer()

/** Each page that loads a list, and its text for an empty list. Not the teams: the inbox has loaded them. */
const PAGES = {
  '/admin/customers': 'Everyone who leaves an email in the chat appears here.',
  '/admin/lists': /^Lists of customers appear here/,
  '/admin/companies': 'The companies that your customers work for appear here.',
  '/admin/agents': 'Nobody can answer visitors yet',
  '/admin/handoffs': 'Nobody is waiting',
  '/admin/sla': 'A deadline appears here when a visitor waits for a person.',
  '/admin/settings/rules': /^Rules appear here/,
  '/admin/settings/sla': /^Policies appear here/,
  '/admin/settings/canned-replies': /^Save a reply here/,
  '/admin/settings/macros': /^Macros appear here/,
} as const

test('[ADMIN-02] each page shows that it loads, that it could not, and that there is nothing yet', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const answers = await answersAsTold(page)
  const found: [string, string[]][] = []
  for (const [path, nothing] of Object.entries(PAGES)) {
    const main = page.getByRole('main')
    answers.hold()
    await goWithin(page, path)
    await expect(main.getByRole('status').filter({ hasText: 'Loading' }), path).toBeVisible()
    found.push([`${path} while it loads`, await axeFindings(page, 'main')])
    answers.refuse()
    await expect(main.getByRole('alert'), path).toContainText('You don’t have permission to do this')
    found.push([`${path} refused`, await axeFindings(page, 'main')])
    answers.empty()
    await main.getByRole('button', { name: 'Try again' }).click()
    await expect(main.getByText(nothing), path).toBeVisible()
    await expect(main.getByRole('alert'), path).toHaveCount(0)
    found.push([`${path} without anything`, await axeFindings(page, 'main')])
    answers.pass()
  }
  expect(found.filter(([, findings]) => findings.length > 0)).toEqual([])
})

test('[ADMIN-02] a server that fails is asked again, then said so; the list comes once it can', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const answers = await answersAsTold(page)
  answers.fail()
  await goWithin(page, '/admin/customers')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('This could not be loaded')
  answers.pass()
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('table', { name: 'Customers' })).toBeVisible()
})

test('[ADMIN-02] who may only look is shown nothing to press that the server would refuse', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'elena@acme.test')
  const changing = /^(new|add|edit|remove|delete|merge|import|block|erase|save|move|take|assign|invite)\b/i
  for (const path of Object.keys(PAGES)) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    for (const role of ['button', 'link'] as const)
      expect(await page.getByRole('main').getByRole(role, { name: changing }).allInnerTexts(), path).toEqual(
        [],
      )
    expect(await axeFindings(page, 'main'), path).toEqual([])
  }
})

test('[ADMIN-04] [GUARD-05] who may not change a setting is told so, and who can, and finds the way back', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'elena@acme.test')
  const main = page.getByRole('main')
  const bar = page.getByRole('navigation', { name: 'Admin' })
  await bar.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/account$/)
  for (const [path, permission] of [
    ['/admin/settings/company', 'Change the company’s settings'],
    ['/admin/settings/chat-flow', 'Change the company’s settings'],
    ['/admin/settings/helpdesk', 'Change the company’s settings'],
    ['/admin/settings/conversations', 'Change the company’s settings'],
    ['/admin/settings/csat', 'Change the company’s settings'],
    ['/admin/settings/kb', 'Change the company’s settings'],
    ['/admin/settings/health/access', 'See the access log'],
  ] as const) {
    await goWithin(page, path)
    await expect(main.getByText(`Ask an admin for the permission “${permission}”.`), path).toBeVisible()
    await expect(main.getByRole('button'), path).toHaveCount(0)
    await expect(main.getByRole('alert'), path).toHaveCount(0)
    expect(await axeFindings(page, 'main'), path).toEqual([])
    await main.getByRole('link', { name: 'Back to your settings' }).click()
    await expect(page, path).toHaveURL(/\/admin\/settings\/account$/)
  }
  await goWithin(page, '/admin/settings/upgrade')
  await expect(
    main.getByText('Ask an admin for the permission “Change the company’s settings”.'),
  ).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Starter' })).toBeVisible()
  for (const path of ['people', 'permissions']) {
    await page.goto(server.at(`/admin/settings/${path}`))
    await expect(page).toHaveURL(/\/not-authorized$/)
  }
})

test('[ADMIN-02] the inbox shows that it loads, that it could not, and that empty', async ({ page }) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const answers = await answersAsTold(page)
  const list = page.getByRole('region', { name: 'Conversations' })
  answers.hold()
  await list.getByRole('button', { name: /^Resolved/ }).click()
  await expect(list.getByRole('status').filter({ hasText: 'Loading conversations' })).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  answers.refuse()
  await expect(list.getByRole('alert')).toContainText('You don’t have permission to do this')
  expect(await axeFindings(page, 'main')).toEqual([])
  answers.empty()
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByText('No conversation has been resolved yet')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('[ADMIN-02] a thread can be answered while its messages load, and says when they could not', async ({
  page,
}) => {
  const { list, thread, signIn } = inbox(page)
  await signIn(server.port, 'admin@acme.test')
  const answers = await answersAsTold(page)
  answers.hold()
  await list.getByRole('link').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading messages' })).toBeVisible()
  await page.getByRole('textbox', { name: /reply/i }).fill('I am looking into it')
  expect(await axeFindings(page, 'main')).toEqual([])
  answers.refuse()
  await expect(
    page.getByRole('alert').filter({ hasText: 'You don’t have permission to do this' }),
  ).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  answers.pass()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(thread.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /reply/i })).toHaveValue('I am looking into it')
})

type Way = 'pass' | 'hold' | 'refuse' | 'fail' | 'empty'

/** Intercepts the server's answers. A held request gets the next answer that the test sets. */
async function answersAsTold(page: Page) {
  let way: Way = 'pass'
  let goOn: () => void = () => {}
  let next = new Promise<void>(resolve => {
    goOn = resolve
  })
  const go = (chosen: Way) => () => {
    way = chosen
    goOn()
    next = new Promise(resolve => {
      goOn = resolve
    })
  }
  await page.route('**/api/**', async route => {
    if (route.request().method() !== 'GET') return route.fallback()
    while (way === 'hold') await next
    if (way === 'refuse')
      return route.fulfill({
        status: 403,
        json: { error: 'You don’t have permission to do this.', code: 'forbidden' },
      })
    if (way === 'fail') return route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } })
    if (way === 'pass') return route.fallback()
    // Only browsers can resolve hosts below localhost; the headers name the tenant as well.
    const url = route
      .request()
      .url()
      .replace(/\/\/\w+\.localhost/, '//localhost')
    const response = await route.fetch({ url })
    const body: Record<string, unknown> = await response.json()
    const emptied = Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value])
    return route.fulfill({ response, json: Object.fromEntries(emptied) })
  })
  return { pass: go('pass'), hold: go('hold'), refuse: go('refuse'), fail: go('fail'), empty: go('empty') }
}
