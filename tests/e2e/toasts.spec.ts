/** The host app's toasts (Spec 4.10 and 9), tested with the toast about an existing account. */
import { expect, type Page } from '@playwright/test'
import { sharedServer, test } from './shared-server.ts'

const TEXT = 'Your company already has an account. Ask a colleague to invite you.'

const server = sharedServer()

/** Opens the 6 s toast, with the page's clock stopped. */
async function showToast(page: Page) {
  await page.clock.install()
  await page.goto(server.own('/signup'))
  await page.route('**/api/signup', route =>
    route.fulfill({ status: 409, json: { error: TEXT, code: 'company_exists' } }),
  )
  await page.getByLabel('Work email').fill('ada@example.com')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByLabel('Company name').fill('Example')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Create the workspace' }).click()
  // By attribute, because a hidden element can't be found by role.
  const toast = page.locator('[role=status]').filter({ hasText: TEXT })
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  return toast
}

test('[MKT-17] a toast stands at the top right, at most 350 px wide, until its time is over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const toast = await showToast(page)
  const { x, y, width } = (await toast.boundingBox())!
  expect([x + width, y < 100]).toEqual([1440 - 16, true])
  expect(width).toBeLessThanOrEqual(350)
  await page.clock.runFor(5_400)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
  await page.clock.runFor(900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('[MKT-17] its time stands still while the pointer is over it', async ({ page }) => {
  const toast = await showToast(page)
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 500)
  await page.clock.runFor(5_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(700)
  await expect(toast).toBeHidden()
})

test('a dismissed toast goes, and fits a phone before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const toast = await showToast(page)
  const { x, width } = (await toast.boundingBox())!
  expect([x >= 16, x + width]).toEqual([true, 374])
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeHidden()
})
