/** The knowledge-base widget on customers' pages, against the real server. */
import { expect, type Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()
const { own, example } = server

/** Searches and opens the article found. */
async function readAboutPasswords(page: Page): Promise<void> {
  const kb = page.locator('support-kb')
  await kb.getByRole('searchbox').fill('forgot my password')
  await kb.getByRole('button', { name: /^Reset your password/ }).click()
  await expect(kb.getByRole('heading', { name: 'Reset your password' })).toBeFocused()
  await expect(kb.locator('.rich')).toContainText('press Forgot password')
}

test('[EMBED-01] in its place in a page one reads, searches, rates, and comes back to it at once', async ({
  page,
}) => {
  const complaints = await collectComplaints(page)
  await page.goto(example('/plain-html/help.html'))
  const kb = page.locator('support-kb')
  await expect(kb.getByRole('button', { name: /^Billing/ })).toContainText('8 articles')
  expect(await axeFindings(page, 'support-kb')).toEqual([])
  await kb.getByRole('button', { name: /^Billing/ }).click()
  await expect(kb.getByRole('heading', { name: 'Billing' })).toBeFocused()
  expect(await axeFindings(page, 'support-kb')).toEqual([])
  await readAboutPasswords(page)
  expect(await axeFindings(page, 'support-kb')).toEqual([])
  const rated = page.waitForResponse(response => response.url().endsWith(ENDPOINTS.rateArticle[1]))
  await kb.getByRole('button', { name: 'Yes' }).click()
  expect((await rated).status()).toBe(200)
  await expect(kb.getByText('Thank you for telling us.')).toBeVisible()
  expect(await axeFindings(page, 'support-kb')).toEqual([])
  await kb.getByRole('button', { name: 'Back' }).click()
  await expect(kb.getByRole('heading', { name: /results? for “forgot my password”/ })).toBeFocused()
  expect(await axeFindings(page, 'support-kb')).toEqual([])

  // With the server's API blocked, everything is shown from the cache.
  await page.route('**/api/kb/**', route => route.abort())
  await page.reload()
  await expect(kb.getByRole('button', { name: /^Billing/ })).toBeVisible()
  await expect(kb.getByRole('alert')).toContainText('may be out of date')
  expect(complaints).toEqual([])
})

test("the page's own link and the chat's lead into it, and a search without an answer to the chat", async ({
  page,
}) => {
  await page.goto(example('/plain-html/help.html'))
  const kb = page.locator('support-kb')
  const chat = page.locator('support-chat')
  await expect(kb.getByRole('button', { name: /^Billing/ })).toBeVisible()
  await page.getByRole('link', { name: 'how to reset a password' }).click()
  await expect(kb.getByRole('heading', { name: 'Reset your password' })).toBeFocused()
  await page.evaluate(() =>
    (window as never as { Lapwing: (...args: string[]) => void }).Lapwing('showArticle', 'plans-and-prices'),
  )
  await expect(kb.getByRole('heading', { name: 'Plans and prices' })).toBeFocused()
  expect(page.context().pages()).toHaveLength(1)
  await kb.getByRole('searchbox').fill('zebra unicorn spaceship')
  await kb.getByRole('button', { name: 'Ask in the chat' }).click()
  // A new visitor is asked for an email first.
  await chat.getByRole('textbox').first().fill('visitor@example.com')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('textbox').last()).toHaveValue('zebra unicorn spaceship')
})

test('under a strict policy the button of its own opens it, and a keyboard gets through and out', {
  tag: '@full',
}, async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.goto(example('/strict-csp/help.html'))
  const kb = page.locator('support-kb')
  const launcher = kb.getByRole('button', { name: 'Open help' })
  await expect(launcher).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(kb.getByRole('searchbox')).toBeFocused()
  const firstCategory = kb.locator('.topic').first()
  await expect(firstCategory).toBeVisible()
  expect(await axeFindings(page, 'support-kb')).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(firstCategory).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(kb.getByRole('button', { name: 'Back' })).toBeVisible()
  await readAboutPasswords(page)
  await page.keyboard.press('Escape')
  await expect(kb.getByRole('dialog')).toHaveCount(0)
  await expect(launcher).toBeFocused()
  expect(complaints).toEqual([])
})

test('in a frame, and in Arabic, it fills the page', { tag: '@full' }, async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.goto(example('/iframe/help.html'))
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('header, footer, dialog')).toHaveCount(0)
  await frame.getByRole('button', { name: /^Billing/ }).click()
  await expect(frame.getByRole('heading', { name: 'Billing' })).toBeFocused()
  expect(complaints).toEqual([])

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(own('/widget/kb?tenant=noor&embed=1&locale=ar'))
  const kb = page.locator('support-kb')
  await expect(kb.getByRole('region')).toHaveAttribute('dir', 'rtl')
  await kb.locator('.topic').first().click()
  await kb.locator('.row').first().click()
  await expect(kb.locator('.text')).toHaveAttribute('dir', 'rtl')
  expect(await axeFindings(page, 'support-kb')).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
