/** The lead dialog on a public page (Spec 2.7). */
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { settle, showPublicPage } from './public-page.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const show = (page: Page, path = '/pricing') => showPublicPage(page, server.own(path))

const announce = (page: Page, name: string, detail: unknown = null) =>
  page.evaluate(([type, told]) => window.dispatchEvent(new CustomEvent(type, { detail: told })), [
    name,
    detail,
  ] as const)

function leadDialog(page: Page) {
  const box = page.getByRole('dialog')
  return {
    box,
    field: box.getByPlaceholder('Enter your work email'),
    submit: box.locator('button[type=submit]'),
    error: box.getByRole('alert'),
  }
}

test('[MKT-03] [MKT-04] [MKT-05] an email leads to the sign-up', async ({ page }) => {
  await show(page)
  const { box, field, submit } = leadDialog(page)
  await expect(box).toHaveCount(0)
  await announce(page, 'lead:open')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await expect(field).toHaveAttribute('type', 'email')
  await expect(field).toHaveAttribute('required')
  expect(await axeFindings(page, 'dialog')).toEqual([])

  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/leads', async route => {
    await held
    await route.continue()
  })
  const saved = page.waitForResponse('**/api/leads')
  await field.fill('  ada+1@example.com ')
  await submit.click()
  await expect(submit).toHaveText('Saving...')
  release()
  const response = await saved
  expect(response.status()).toBe(201)
  expect(response.request().postDataJSON()).toEqual({ email: 'ada+1@example.com', source: 'global' })
  await expect(page).toHaveURL(/\/signup\?email=ada%2B1%40example\.com$/)
  await expect(page.getByLabel('Work email')).toHaveValue('ada+1@example.com')
})

test('[MKT-03] [MKT-05] it opens with an email, and says when the hero asked', async ({ page }) => {
  await show(page)
  const { box, field, submit } = leadDialog(page)
  await announce(page, 'lead:openWithEmail', { email: 'ada@example.com', source: 'hero' })
  await expect(field).toHaveValue('ada@example.com')
  const saved = page.waitForRequest('**/api/leads')
  await submit.click()
  expect((await saved).postDataJSON()).toEqual({ email: 'ada@example.com', source: 'hero' })
  await expect(box).toHaveCount(0)
})

test('[MKT-04] an empty submission does nothing', async ({ page }) => {
  await show(page)
  const { box, field, submit } = leadDialog(page)
  const sent: string[] = []
  await announce(page, 'lead:open')
  // The form's code comes with its first use.
  await expect(field).toBeVisible()
  page.on('request', request => sent.push(request.url()))
  for (const text of ['', '   ']) {
    await field.fill(text)
    await submit.click()
    await field.press('Enter')
    // Removes the browser's own validation.
    await box
      .locator('form')
      .evaluate(form => form.dispatchEvent(new SubmitEvent('submit', { cancelable: true })))
  }
  await settle(page)
  await expect(field).toBeVisible()
  await expect(submit).toHaveText('Continue')
  expect(sent).toEqual([])
})

for (const [what, answer, text] of [
  ['what the server says', { status: 429, json: { error: 'Too many.', code: 'rate_limited' } }, 'Too many.'],
  ['that it failed', { status: 500, body: '' }, 'Failed to save lead'],
  ['that there was an error', null, 'Error'],
] as const)
  test(`[MKT-06] a red box says ${what}, and the dialog stays open`, async ({ page }) => {
    await show(page)
    const { field, submit, error } = leadDialog(page)
    await page.route('**/api/leads', route => (answer ? route.fulfill(answer) : route.abort()))
    await announce(page, 'lead:openWithEmail', { email: 'ada@example.com' })
    await submit.click()
    await expect(error).toHaveText(text)
    const [red = 0, green = 0, blue = 0] = await error.evaluate(element =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(green + blue)
    expect(await axeFindings(page, 'dialog')).toEqual([])

    await page.unroute('**/api/leads')
    await submit.click()
    await expect(page).toHaveURL(/\/signup\?email=ada%40example\.com$/)
    await expect(field).toHaveCount(0)
  })

test('Escape and the close button close it, and the focus goes back', async ({ page }) => {
  await show(page)
  const { box, field } = leadDialog(page)
  const link = page.getByRole('link').first()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => box.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await link.focus()
    await announce(page, 'lead:open')
    await expect(field).toBeFocused()
    await close()
    await expect(box).toHaveCount(0)
    await expect(link).toBeFocused()
  }
})

test('closed while it saves, it takes nobody away', async ({ page }) => {
  await show(page)
  const { box, submit } = leadDialog(page)
  await announce(page, 'lead:openWithEmail', { email: 'ada@example.com' })
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/leads', async route => {
    await held
    await route.continue()
  })
  const saved = page.waitForResponse('**/api/leads')
  await submit.click()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  release()
  await saved
  await settle(page)
  await expect(page).toHaveURL(/\/pricing$/)
})

for (const value of ['1', 'true'])
  test(`[EMBED-03] there is none with embed=${value}`, async ({ page }) => {
    await show(page, `/pricing?embed=${value}`)
    await announce(page, 'lead:open')
    await announce(page, 'lead:openWithEmail', { email: 'ada@example.com' })
    await settle(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await show(page)
  await announce(page, 'lead:open')
  const { x, width } = (await leadDialog(page).box.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
})
