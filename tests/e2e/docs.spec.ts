/** The documentation on the site: side navigation, search, code to copy, and a live example. */
import { expect } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { showPublicPage } from './public-page.ts'
import { sharedServer, test } from './shared-server.ts'

const { own } = sharedServer()

test('a reader moves by the side navigation, searches, copies code and sees a live chat', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await showPublicPage(page, own('/docs/embed'))
  const docs = page.getByRole('navigation', { name: 'Documentation' })
  await expect(docs.getByRole('link', { name: 'Embed the widgets' })).toHaveAttribute('aria-current', 'page')
  expect(await axeFindings(page, 'main')).toEqual([])

  const code = page.locator('main pre').first()
  await page.getByRole('button', { name: 'Copy the code' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied the code' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.innerText())

  await docs.getByRole('link', { name: 'JavaScript API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JavaScript API')

  const field = page.getByRole('searchbox', { name: 'Search the docs' })
  await field.fill('zzzqqq')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing in the docs' })).toBeVisible()
  await field.fill('data-mode')
  const result = page.getByRole('search').getByRole('link', { name: /The tag/ })
  await expect(result.locator('mark').first()).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await field.press('ArrowDown')
  await expect(page.getByRole('search').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(result).toBeHidden()
  await expect(field).toBeFocused()
  await field.fill('data-mode')
  await result.click()
  await expect(page).toHaveURL(own('/docs/embed#the-tag'))
  await expect(page.getByRole('heading', { name: 'The tag', exact: true })).toBeInViewport()

  await page.locator('figure').first().scrollIntoViewIfNeeded()
  await expect(page.locator('support-chat').getByRole('textbox').first()).toBeVisible()
})

test('on a phone, the pages and the contents are in disclosures, which need no script', {
  tag: '@full',
}, async ({ browser }) => {
  const phone = { width: 390, height: 844 }
  const page = await (await browser.newContext({ viewport: phone, javaScriptEnabled: false })).newPage()
  await page.goto(own('/docs/embed'))
  await expect(page.getByRole('search')).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await expect(page.getByRole('link', { name: 'Elements', exact: true })).toBeVisible()
  await page.getByText('All pages of the docs').click()
  await page.getByRole('link', { name: 'Host it yourself' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(own('/docs/self-hosting'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await page.context().close()
})
