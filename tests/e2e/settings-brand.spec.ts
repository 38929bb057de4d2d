/** [ADMIN-04] The brand: the builder with the real chat beside it, and the chat on a customer's page. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const { at } = server

const GREEN = 'rgb(42, 107, 52)'

const launcher = (page: Page) => page.locator('support-chat').getByRole('button').last()
const color = (page: Page) => launcher(page).evaluate(button => getComputedStyle(button).backgroundColor)

test('[ADMIN-04] the preview follows the form, and a saved brand shows on the next page, also by a tag that has none', async ({
  page,
  browser,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/appearance' })
  const preview = page.frameLocator('iframe[title="Preview of the widgets"]')
  await expect(preview.getByRole('heading', { name: 'Acme Support' })).toBeVisible()
  await page.getByLabel('Title').fill('Planner Help')
  await page.getByTitle('Forest').click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose an image' }).click()
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30"/></svg>'
  await (await choosing).setFiles({ name: 'acme.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) })
  await page.getByLabel('Greeting in English').fill('Ask away')
  await page.getByLabel('Button text in English').fill('Help')
  await page.getByLabel('Priya Raman').check()
  await expect(preview.getByRole('heading', { name: 'Planner Help' })).toBeVisible()
  await expect(preview.getByText('Ask away')).toBeVisible()
  await expect(preview.getByRole('list', { name: 'Our team' })).toContainText('Priya')
  await page.getByText('Chat', { exact: true }).last().click()
  await expect(preview.getByText('It is packed already.', { exact: false })).toBeVisible()
  await page.getByText('العربية').click()
  await expect(preview.locator('support-chat').getByRole('dialog')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByText('Help center', { exact: true }).last().click()
  const kb = preview.locator('support-kb')
  await expect(kb.getByRole('heading').first()).toBeVisible()
  await expect(kb).toHaveAttribute('brand', /--_brand-accent:#2a6b34/)
  await page.getByText('Ticket', { exact: true }).click()
  const ticket = preview.locator('support-ticket')
  await expect(ticket.locator('form')).toBeVisible()
  await expect(ticket).toHaveAttribute('brand', /--_brand-accent:#2a6b34/)
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await visitor.goto(at('/widget/chat?embed=1'))
  await expect(visitor.getByRole('heading', { name: 'Planner Help' })).toBeVisible()
  const shown = visitor.locator('support-chat [part=header] img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await visitor.goto(at('/kb'))
  const inHeader = visitor.locator('header img')
  await expect
    .poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto(at('/admin/settings/install'))
  await expect(page.getByRole('region', { name: 'On your site' })).toContainText('data-label="Help"')
  await expect(page.getByRole('region', { name: 'On your site' })).toContainText('--_brand-accent:#2a6b34')

  await visitor.route('**/customer.html', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Shop</title>
        <script async src="${server.at('/widget-loader.js')}" data-tenant="acme" data-features="chat"></script>`,
    }),
  )
  await visitor.goto(at('/customer.html'))
  await expect(launcher(visitor)).toHaveText('Help')
  await expect.poll(() => color(visitor)).toBe(GREEN)
})
