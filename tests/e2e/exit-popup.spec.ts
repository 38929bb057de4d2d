/** The exit popup on a public page (Spec 2.8 and 4.7). */
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { scrollTo, settle, showPublicPage } from './public-page.ts'
import { inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const own = (path: string, host = 'localhost') => `http://${host}:${server.port}${path}`
const show = (page: Page, path = '/pricing', host?: string) => showPublicPage(page, own(path, host))
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('exit_popup_shown'))

async function leaveThroughTop(page: Page): Promise<void> {
  await page.mouse.move(400, 300)
  await page.mouse.move(400, -1)
}

async function jump(page: Page, from: number, to: number): Promise<void> {
  await scrollTo(page, from)
  await scrollTo(page, to)
}

const pressMeta = (page: Page) => page.keyboard.press('Meta')

/** Triggers everything that could open the popup. */
async function tryEverything(page: Page): Promise<void> {
  await leaveThroughTop(page)
  await pressMeta(page)
  await jump(page, 900, 0)
}

function popup(page: Page) {
  const box = page.getByRole('dialog')
  return {
    box,
    field: box.getByLabel('Work Email', { exact: true }),
    submit: box.getByRole('button', { name: 'Get My Video', exact: true }),
    error: box.getByRole('alert'),
  }
}

for (const [what, trigger] of [
  ['the pointer leaves through the top', leaveThroughTop],
  ['the Meta key is pressed', pressMeta],
  ['one scroll step goes up 201 px to the top', (page: Page) => jump(page, 201, 0)],
  ['one scroll step ends 10 px from the top', (page: Page) => jump(page, 900, 10)],
] as const)
  test(`[MKT-07] [MKT-09] [MKT-10] it shows when ${what}, once a session`, async ({ page, context }) => {
    await show(page)
    expect(await flag(page)).toBeNull()
    await trigger(page)
    const { box, field, submit } = popup(page)
    await expect(field).toBeFocused()
    expect(await flag(page)).toBe('1')
    await expect(field).toHaveAttribute('required')
    await expect(submit).toBeVisible()
    await expect(box).toContainText('free video on reducing churn and boosting engagement')
    await expect(box.locator('a[href="/legal/privacy"]')).toBeVisible()
    await expect(box.locator('a[href="/legal/terms"]')).toBeVisible()
    await box.getByRole('button', { name: 'Close' }).click()
    await tryEverything(page)
    await page.reload()
    await tryEverything(page)
    await expect(box).toHaveCount(0)

    const other = await context.newPage()
    await show(other)
    await trigger(other)
    await expect(popup(other).box).toBeVisible()
  })

test('Escape closes it, even where nobody has touched the page', async ({ page }) => {
  await show(page)
  await leaveThroughTop(page)
  await expect(popup(page).field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

for (const [what, deed] of [
  ['the pointer leaves elsewhere', (page: Page) => page.mouse.move(-1, 200)],
  ['one scroll step goes up 200 px', (page: Page) => jump(page, 200, 0)],
  ['one scroll step ends 11 px from the top', (page: Page) => jump(page, 900, 11)],
  ['another key is pressed', (page: Page) => page.keyboard.press('Control')],
] as const)
  test(`[MKT-09] it does not show when ${what}`, async ({ page }) => {
    await show(page)
    await page.mouse.move(400, 300)
    await deed(page)
    await settle(page)
    await expect(popup(page).box).toHaveCount(0)
    await pressMeta(page)
    await expect(popup(page).box).toBeVisible()
  })

test('[MKT-10] it does not show once its flag is set', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('exit_popup_shown', '1'))
  await show(page)
  await tryEverything(page)
  await expect(popup(page).box).toHaveCount(0)
})

test('[MKT-10] it does not show to somebody signed in, nor on admin pages', async ({ page }) => {
  // Passes the gate for the sign-in page, too.
  await show(page, '/pricing', 'acme.localhost')
  await inbox(page).logIn(server.port, 'agent@acme.test')
  await tryEverything(page)
  await expect(popup(page).box).toHaveCount(0)
  await show(page, '/pricing', 'acme.localhost')
  await tryEverything(page)
  await expect(popup(page).box).toHaveCount(0)
  expect(await flag(page)).toBeNull()
})

test('it does not come over another dialog, nor on embedded screens', async ({ page }) => {
  await show(page)
  await page.evaluate(() => window.dispatchEvent(new Event('lead:open')))
  await expect(page.getByPlaceholder('Enter your work email')).toBeVisible()
  await tryEverything(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await show(page, '/pricing?embed=1')
  await tryEverything(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[MKT-08] [MKT-11] [MKT-12] an address is checked, sent, and thanked for', async ({ page, context }) => {
  await context.addCookies([{ name: 'any', value: 'cookie', url: own('/') }])
  await page.addInitScript(() => sessionStorage.setItem('visit_session_id', 'visit-7'))
  await show(page)
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await pressMeta(page)
  const { box, field, submit, error } = popup(page)
  expect(await axeFindings(page, 'dialog')).toEqual([])
  for (const [text, complaint] of [
    ['', 'Please enter a valid email address.'],
    ['ada', 'Please enter a valid email address.'],
    ['ada@example', 'Please enter a valid email address.'],
    ['Ada@GMail.com', 'Please use your business email (not a personal domain).'],
  ] as const) {
    await field.fill(text)
    await submit.click()
    await expect(error).toHaveText(complaint)
  }
  expect(await axeFindings(page, 'dialog')).toEqual([])
  expect(sent).toEqual([])

  const saved = page.waitForResponse('**/api/exit-intent-lead')
  await field.fill(' Ada@Example.COM ')
  await submit.click()
  const response = await saved
  expect(response.status()).toBe(201)
  expect(response.request().postDataJSON()).toEqual({
    email: 'ada@example.com',
    pagePath: '/pricing',
    referrer: '',
    sessionId: 'visit-7',
  })
  expect(await response.request().headerValue('cookie')).toBeNull()
  await expect(box).toContainText(
    /Thanks! The video is on its way to your inbox\.\s*Check your email shortly\./,
  )
  await expect(field).toHaveCount(0)
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})

for (const [what, answer] of [
  ['an answer that is not ok', { status: 429, json: { error: 'Too many.', code: 'rate_limited' } }],
  ['no answer', null],
] as const)
  test(`[MKT-12] after ${what} the form says so and stays open`, async ({ page }) => {
    await show(page)
    await page.route('**/api/exit-intent-lead', route => (answer ? route.fulfill(answer) : route.abort()))
    await pressMeta(page)
    const { box, field, submit, error } = popup(page)
    await field.fill('ada@example.com')
    await submit.click()
    await expect(error).toHaveText('Something went wrong. Please try again.')
    await expect(field).toHaveValue('ada@example.com')
    await page.unroute('**/api/exit-intent-lead')
    await page.route('**/api/exit-intent-lead', route => route.fulfill({ status: 200, body: '' }))
    await submit.click()
    await expect(box).toContainText('Check your email shortly.')
  })
