/** [ADMIN-04] /admin/settings/install: the script tag, the iframe, and the identity key. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox } from './screens.ts'

const PAGE = '/admin/settings/install'
const server = ownServer()
const { at } = server

/** A customer's site that serves the copied code. */
let site: PageServer
let pasted = ''
test.beforeAll(async () => {
  site = await createPageServer(path => (path === '/' ? pasted : undefined))
})
test.afterAll(() => site.close())

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function installPage(browser: Browser, email: string, tenant = 'acme'): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await (await browser.newContext({ permissions })).newPage()
  await inbox(page).signIn(server.port, email, { tenant, path: PAGE })
  await expect(page.getByRole('heading', { name: 'Identity key' })).toBeVisible()
  return page
}

test('[ADMIN-04] the copied tag and the copied frame put the company’s chat on a page', async ({
  browser,
}) => {
  const page = await installPage(browser, 'agent@acme.test')
  await expect(page.getByRole('link', { name: 'Install' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Copy the tag' }).click()
  await expect(page.getByText('Copied.')).toBeVisible()
  pasted = `<!doctype html><title>Shop</title>${await copied(page)}`
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(site.url)
  await chat(visitor).open()
  await expect(visitor.locator('support-chat')).toHaveAttribute('tenant', 'acme')

  await page.getByRole('button', { name: 'Copy the frame' }).click()
  await expect.poll(() => copied(page)).toContain('<iframe')
  pasted = `<!doctype html><title>Shop</title>${await copied(page)}`
  await visitor.goto(site.url)
  const frame = visitor.frameLocator('iframe[title="Chat with Acme"]')
  await expect(frame.locator('support-chat')).toHaveAttribute('tenant', 'acme')
  await expect(frame.getByRole('textbox', { name: /email/i })).toBeVisible()
})

test('[ADMIN-04] another element is chosen by the keyboard; sites that are left out are named', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await installPage(browser, 'admin@acme.test')
  const tag = page.locator('pre').first()
  await page.getByRole('radio', { name: 'Chat', exact: true }).focus()
  for (const element of ['<support-chat tenant="acme" mode="inline"', '<support-ticket tenant="acme">']) {
    await page.keyboard.press('ArrowRight')
    await expect(tag).toContainText(element)
  }
  await page.keyboard.press('ArrowRight')
  await expect(tag).toContainText(`<a href="${at('/kb')}">Our help center</a>`)
  await expect(page.getByRole('link', { name: 'See it on its own page' })).toHaveAttribute(
    'href',
    at('/widget/kb'),
  )
  await page.keyboard.press('Tab')
  const platform = page.getByLabel('Your site is made with')
  await expect(platform).toBeFocused()
  await platform.selectOption('React')
  await expect(page.getByText('Render this component once')).toBeVisible()
  await expect(tag).toContainText('export function SupportChat()')
  await platform.selectOption('HTML, or anything else')
  await page.keyboard.press('Tab')
  await expect(tag).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy the tag' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => copied(page)).toContain('<support-kb')

  await expect(page.getByText('Only these sites')).toHaveCount(0)
  await page.getByLabel('Sites that can show the widgets').fill('https://shop.example')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.getByText('Only these sites can show your widgets: https://shop.example.')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('[ADMIN-04] a key is made, shown once, replaced and removed by keyboard alone', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await installPage(browser, 'admin@noor.test', 'noor')
  const made = page.getByRole('heading', { name: 'Your new identity key' })
  await page.getByRole('button', { name: 'Create key' }).focus()
  await page.keyboard.press('Enter')
  await expect(made).toBeFocused()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Copy the key' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => copied(page)).toMatch(/^[\w-]{43}$/)
  const key = await copied(page)
  await expect(page.getByText(key)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/A key is set, created .+ by Layla Mansour/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'The key' })).toBeFocused()
  expect(await page.content()).not.toContain(key)
  await page.reload()
  await expect(page.getByText(/A key is set, created .+ by Layla Mansour/)).toBeVisible()
  expect(await page.content()).not.toContain(key)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Replace key' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('stop working at once')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Replace key' }).press('Enter')
  await dialog.getByRole('button', { name: 'Replace key' }).press('Enter')
  await expect(made).toBeFocused()
  await page.getByRole('button', { name: 'I have stored it' }).press('Enter')

  await page.getByRole('button', { name: 'Remove key' }).press('Enter')
  await dialog.getByRole('button', { name: 'Remove key' }).press('Enter')
  await expect(page.getByText('There is no key yet.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'The key' })).toBeFocused()
})

test('[ADMIN-04] whoever may not edit settings reads the page, and no key', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await installPage(browser, 'elena@acme.test')
  await expect(page.getByText('You can read this, but not change it.')).toBeVisible()
  await expect(page.getByText('A key was set by the server’s operator.')).toBeVisible()
  for (const name of ['Create key', 'Replace key', 'Remove key'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  expect(await axeFindings(page, 'main')).toEqual([])
})
