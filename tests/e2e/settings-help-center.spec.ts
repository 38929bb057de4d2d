/** [ADMIN-04] The settings of the help center, seen on its pages and in the help widget. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const { at } = server

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
}
const toggle = (page: Page, name: string) => page.getByRole('switch', { name }).click()

test('[ADMIN-04] title, ratings, widget and the whole help center follow the form, from the next page on', async ({
  page,
  browser,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/kb' })
  await page.getByLabel('Title in English').fill('Ask the planners')
  await page.getByLabel('Introduction in English').fill('Guides for teams that plan together.')
  await toggle(page, 'Ask “Was this helpful?”')
  expect(await axeFindings(page, 'main')).toEqual([])
  await save(page)

  const reader = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await reader.goto(at('/kb'))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ask the planners')
  await expect(reader.getByText('Guides for teams that plan together.')).toBeVisible()
  expect(await axeFindings(reader, 'body')).toEqual([])
  await reader.goto(at('/kb/category/billing/plans/free-trial'))
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByText('Was this helpful?')).toHaveCount(0)

  const widget = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await widget.goto(at('/widget/kb?embed=1'))
  await widget
    .getByRole('button', { name: /^How long the free trial lasts/ })
    .or(widget.getByRole('button', { name: /^Billing/ }))
    .first()
    .click()
  await expect(widget.locator('support-kb')).not.toContainText('Was this helpful?')

  await toggle(page, 'Show articles in widgets')
  await toggle(page, 'Public help center')
  await save(page)
  // Pointing keeps the notice.
  await page.getByRole('button', { name: 'Undo' }).first().hover()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This help center is closed')
  expect(await axeFindings(reader, 'body')).toEqual([])
  await widget.reload()
  await expect(widget.getByText('There are no articles yet.')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('switch', { name: 'Public help center' })).toBeChecked()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('How long the free trial lasts')
})
