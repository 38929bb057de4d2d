/** [ADMIN-04] The frame of all settings: unsaved changes, two people at once, undo, earlier versions, search. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const { at } = server

const bar = (page: Page) => page.getByText(/changes? (is|are) not saved/)
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

async function settings(page: Page, path: string, email = 'admin@acme.test'): Promise<void> {
  await inbox(page).signIn(server.port, email, { path: `/admin/settings/${path}` })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('[ADMIN-04] the bar names what has changed, a dot marks the page, and a link loses nothing', async ({
  page,
}) => {
  await settings(page, 'company')
  await expect(bar(page)).toHaveCount(0)
  await page.getByLabel('Name').fill('Acme Planner')
  await expect(page.getByText('1 change is not saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Theme' }).click()
  const link = page.getByRole('link', { name: 'Company' })
  await expect(link.getByRole('img', { name: 'Not saved' })).toBeVisible()
  await link.click()
  await expect(page.getByLabel('Name')).toHaveValue('Acme Planner')
  expect(await axeFindings(page, 'body')).toEqual([])
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Acme')
  await expect(bar(page)).toHaveCount(0)
})

test('[ADMIN-04] of two who change the same field, the second is told, sees both and chooses', {
  tag: '@full',
}, async ({ browser }) => {
  const [first, second] = await Promise.all(
    ['admin@acme.test', 'grace@acme.test'].map(async email => {
      const page = await (await browser.newContext()).newPage()
      await settings(page, 'helpdesk', email)
      return page
    }),
  )
  const away = 'Back on Monday.'
  await first!.getByLabel('Away message').fill('At the fair.')
  await save(first!).click()
  await expect(first!.getByRole('button', { name: 'Undo' })).toBeVisible()
  await second!.getByLabel('Away message').fill(away)
  await second!.getByLabel('Usual reply time').selectOption('Within a day')
  await save(second!).click()
  const dialog = second!.getByRole('dialog', { name: /^Daniel Okafor saved these settings/ })
  await expect(dialog).toContainText('At the fair.')
  await expect(dialog).toContainText(away)
  expect(await axeFindings(second!, 'dialog')).toEqual([])
  await dialog.getByText('Keep theirs').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(second!.getByLabel('Away message')).toHaveValue('At the fair.')
  await second!.reload()
  await expect(second!.getByLabel('Usual reply time')).toHaveValue('day')
})

test('[ADMIN-04] what somebody else saves while a change waits on another page is told, and not overwritten', {
  tag: '@full',
}, async ({ browser }) => {
  const [waiting, other] = await Promise.all(
    ['admin@acme.test', 'grace@acme.test'].map(async email => {
      const page = await (await browser.newContext()).newPage()
      await settings(page, 'chat-flow', email)
      return page
    }),
  )
  await waiting!.getByLabel('Maximum sentences').fill('2')
  await expect(waiting!.getByText('1 change is not saved.')).toBeVisible()
  await waiting!.getByRole('link', { name: 'Theme' }).click()
  await other!.getByLabel('Maximum sentences').fill('3')
  await other!.getByLabel('Maximum sentences').press('Enter')
  await expect(other!.getByRole('button', { name: 'Undo' })).toBeVisible()
  await waiting!.getByRole('link', { name: 'Chat flow' }).click()
  await waiting!.waitForLoadState('networkidle')
  await expect(waiting!.getByLabel('Maximum sentences')).toHaveValue('2')
  await save(waiting!).click()
  const dialog = waiting!.getByRole('dialog', { name: /^Grace Mensah saved these settings/ })
  await expect(dialog).toContainText('Maximum sentences')
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect(waiting!.getByLabel('Maximum sentences')).toHaveValue('2')
  await waiting!.getByRole('button', { name: 'Discard' }).click()
  await expect(waiting!.getByLabel('Maximum sentences')).toHaveValue('3')
})

test('[ADMIN-04] an undo that comes too late says so', { tag: '@full' }, async ({ browser }) => {
  const [first, second] = await Promise.all(
    ['admin@noor.test', 'admin@noor.test'].map(async email => {
      const page = await (await browser.newContext()).newPage()
      await inbox(page).signIn(server.port, email, { tenant: 'noor', path: '/admin/settings/company' })
      return page
    }),
  )
  await first!.getByLabel('Name').fill('Noor One')
  await save(first!).click()
  // Pointing keeps the notice.
  await first!.getByRole('button', { name: 'Undo' }).hover()
  await second!.reload()
  await second!.getByLabel('Name').fill('Noor Two')
  await save(second!).click()
  await expect(second!.getByRole('button', { name: 'Undo' })).toBeVisible()
  await first!.getByRole('button', { name: 'Undo' }).click()
  await expect(first!.getByText('Somebody else saved these settings in the meantime.')).toBeVisible()
})

test('[ADMIN-04] a save is undone from its notice, and an earlier version comes back from the list', async ({
  page,
}) => {
  await settings(page, 'company')
  const name = page.getByLabel('Name')
  await name.fill('Acme Planner')
  await save(page).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name).toHaveValue('Acme')
  await page.reload()
  await expect(name).toHaveValue('Acme')
  await page.getByRole('button', { name: 'Saved versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Saved versions' }).getByRole('listitem')
  // Both saved ones, and the defaults of the reports and of sign-in.
  await expect(versions).toHaveCount(4)
  await expect(versions.first()).toContainText('Current')
  await versions.nth(1).getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Acme Planner')
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('[ADMIN-04] what the server refuses is told at its field, and nothing is lost', {
  tag: '@full',
}, async ({ page }) => {
  await settings(page, 'install')
  const sites = page.getByLabel('Sites that can show the widgets')
  await sites.fill('https://shop.example\nshop.example/path')
  await save(page).click()
  await expect(page.getByText('Give scheme, host and port only', { exact: false })).toBeVisible()
  await expect(sites).toHaveValue('https://shop.example\nshop.example/path')
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('[ADMIN-04] a setting is found by what it is about', { tag: '@full' }, async ({ page }) => {
  await settings(page, 'theme')
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('holidays')
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await expect(links).toHaveText(['Help desk'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/admin/settings/helpdesk'))
})
