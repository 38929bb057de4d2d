/** The customer beside the thread, the drawer that replaces it, and the menu of the member's own status. */
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { staffPage } from './screens.ts'

const server = ownServer()

/** Opens a conversation as a visitor's browser, and returns its id. */
async function opens(body: object): Promise<string> {
  const [method, path] = ENDPOINTS.createConversation
  // Node can't resolve names below localhost.
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', [HEADERS.tenant]: 'acme' },
    body: JSON.stringify(body),
  })
  return (await response.json()).conversationId
}

/** Opens two conversations of a customer. Returns the second one's id. */
async function customerWithTwo(): Promise<string> {
  const customer = {
    customer_name: 'Vera Quill',
    customer_email: `vera.${randomUUID()}@visitor.test`,
    customer_company_name: 'Quill Works',
  }
  await opens({ subject: 'Change the address', ...customer })
  return opens({ subject: 'Invoice', ...customer })
}

async function openThread(page: Page, id: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(server.at(`/admin/conversations/${id}`))
  await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible()
}

test('[ADMIN-02] beside the thread stand the customer’s company, notes and other conversations, once each', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  await openThread(page, await customerWithTwo(), 1440)
  const panel = page.getByRole('complementary', { name: 'Customer' })
  const part = (name: string) => panel.getByRole('region', { name })
  // The name is in the panel, so the thread's header leaves it out.
  await expect(panel.getByRole('link', { name: 'Vera Quill' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Invoice' }).locator('header').first()).not.toContainText(
    'Vera',
  )
  await expect(part('Other conversations').getByRole('link')).toHaveText('Change the address')
  await part('Notes about them').getByRole('button', { name: 'Add a note' }).click()
  await page.keyboard.type('Pays by **invoice**')
  await part('Notes about them').getByRole('button', { name: 'Add note' }).click()
  // Formatted, as messages are.
  await expect(part('Notes about them').getByRole('listitem')).toContainText('Pays by invoice')
  await expect(part('Notes about them').getByRole('button', { name: 'Add a note' })).toBeVisible()
  expect(await axeFindings(page, 'aside')).toEqual([])
  await panel.getByRole('link', { name: 'Quill Works' }).click()
  await expect(page).toHaveURL(/\/admin\/customers\?company=Quill\+Works$/)
})

test('[ADMIN-02] a narrower window has the customer in a drawer, which a key opens and Escape closes', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  await openThread(page, await customerWithTwo(), 1024)
  await expect(page.getByRole('complementary', { name: 'Customer' })).toHaveCount(0)
  const drawer = page.getByRole('dialog', { name: 'Customer' })
  const button = page.getByRole('button', { name: 'Customer: Vera Quill' })
  await button.click()
  await expect(drawer).toContainText('Quill Works')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('d')
  await drawer.getByRole('button', { name: 'Block', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Block this customer?' })
  expect(await axeFindings(page, 'dialog dialog')).toEqual([])
  await question.getByRole('button', { name: 'Block customer' }).click()
  // The drawer would cover the toast.
  await expect(drawer).toHaveCount(0)
  await page
    .getByText(/^Blocked the customer/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Customer unblocked')).toBeVisible()
  await page.keyboard.press('d')
  await expect(drawer.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await drawer.getByRole('link', { name: 'Change the address' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Change the address' })).toBeVisible()
  // A wider window has room for the panel.
  await page.keyboard.press('d')
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Customer' })).toBeVisible()
})

test('[ADMIN-07] the menu at the avatar sets the status and the theme, and shows the shortcuts', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  const menu = (status: string) => page.getByLabel(new RegExp(`^Account of .+, ${status}$`))
  await menu('active').click()
  await page.getByRole('group', { name: 'Status' }).getByText('Away').click()
  await expect(page.getByText('You are away and get no new conversations')).toBeVisible()
  await expect(menu('away')).toBeVisible()
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await axeFindings(page, 'header')).toEqual([])
  await page.reload()
  await expect(menu('away')).toBeVisible()
  await menu('away').click()
  await page.getByRole('group', { name: 'Status' }).getByText('Active').click()
  await expect(menu('active')).toBeVisible()
  await page.getByRole('button', { name: /^Keyboard shortcuts/ }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})
