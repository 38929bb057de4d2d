/** The dark theme applies only to the admin area. */
import { expect, type Page } from '@playwright/test'
import { inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()
const { at } = server

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const DARK = 'rgb(14, 20, 22)'
const LIGHT = 'rgb(251, 250, 247)'

test('[ADMIN-07] dark is chosen for the admin paths, kept, and seen on no other', async ({ page }) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  expect(await paper(page)).toBe(LIGHT)
  await page.goto(at('/admin/settings/theme'))
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => paper(page)).toBe(DARK)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect.poll(() => paper(page)).toBe(DARK)
  for (const path of ['/pricing', '/kb', '/set-password', '/widget/kb']) {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      path,
    ).not.toContain('dark')
    expect(await paper(page), path).not.toBe(DARK)
  }
  await page.goto(at('/admin/settings/theme'))
  await page.getByText('Light', { exact: true }).click()
  await expect.poll(() => paper(page)).toBe(LIGHT)
})
