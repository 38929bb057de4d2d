/** An agent whose connection or session ends while they write: nothing is lost, doubled, or sent without being seen. */
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { beginSession } from '#tests/support/staff-member.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const server = ownServer()
const field = (page: Page) => page.getByRole('textbox', { name: 'Reply to the customer' })
const bar = (page: Page) => page.getByText('You are offline.')

/** Opens a conversation in the desk. */
async function openThread(page: Page, id: string): Promise<void> {
  await page.goto(server.at(`/admin/conversations/${id}`))
  await expect(inbox(page).thread).toContainText('Can I get a refund?')
  await expect(field(page)).toBeVisible()
}

test('replies of an agent without a connection go out by themselves, in order and once, also after a reload', async ({
  browser,
}) => {
  const { id } = await askAsVisitor(server, 'Can I get a refund?')
  const page = await staffPage(browser, server)
  await openThread(page, id)
  await page.context().setOffline(true)
  await expect(bar(page)).toBeVisible()
  await field(page).fill('First from the tunnel')
  await field(page).press('Enter')
  await field(page).fill('Second from the tunnel')
  await field(page).press('Enter')
  await field(page).fill('And a draft')
  await expect(inbox(page).thread.getByText('Not sent yet. It goes out by itself.')).toHaveCount(2)
  await expect(page.getByText('2 messages wait.')).toBeVisible()
  await expect(page.getByText('The draft is kept in this browser only.')).toBeVisible()
  expect(await axeFindings(page, 'body')).toEqual([])

  // The network is back, but what the page sends still gets lost: a reload must not lose the words.
  await page.route(/\/api\/conversations\/.*\/(messages|draft)$/, (route, request) =>
    request.method() === 'GET' ? route.fallback() : route.abort(),
  )
  await page.context().setOffline(false)
  await expect(bar(page)).toHaveCount(0)
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(inbox(page).thread.getByText('Not sent yet. It goes out by itself.')).toHaveCount(2)
  await expect(field(page)).toHaveValue('And a draft')
  await page.unrouteAll()
  await expect(inbox(page).thread.getByText('Not sent yet. It goes out by itself.')).toHaveCount(0)
  const sent = inbox(page).thread.getByText(/from the tunnel/)
  await expect(sent).toHaveText(['First from the tunnel', 'Second from the tunnel'])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a reply that a colleague overtook is held until its writer decides', async ({ browser }) => {
  const { id } = await askAsVisitor(server, 'Can I get a refund?')
  const priya = await staffPage(browser, server)
  const tomas = await staffPage(browser, server, 'tomas@acme.test')
  for (const page of [priya, tomas]) await openThread(page, id)
  await tomas.context().setOffline(true)
  await field(tomas).fill('I can help you with it')
  await field(tomas).press('Enter')
  await field(priya).fill('I have refunded it')
  await field(priya).press('Enter')
  await expect(priya.getByText('Reply sent')).toBeVisible()
  await tomas.context().setOffline(false)

  await expect(inbox(tomas).thread).toContainText('Priya replied in the meantime.')
  await expect(inbox(tomas).thread).toContainText('I have refunded it')
  await inbox(tomas).thread.getByRole('button', { name: 'Edit' }).click()
  await expect(field(tomas)).toHaveValue('I can help you with it')
  await field(tomas).press('Enter')
  await expect(inbox(priya).thread).toContainText('I can help you with it')
  await expect(inbox(tomas).thread.getByText('Priya replied in the meantime.')).toHaveCount(0)
})

test('a session that ends is renewed over the page, and the draft is still there', async ({ browser }) => {
  const { id } = await askAsVisitor(server, 'Can I get a refund?')
  const page = await staffPage(browser, server)
  await openThread(page, id)
  await field(page).fill('Half a sentence')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The dialog takes the keys at any moment once the session has ended, so all is typed before, and not saved.
  await page.route(/\/draft$/, route => route.abort())
  await field(page).fill('Half a sentence, and the other half')
  const elsewhere = await beginSession(`http://localhost:${server.port}`, 'agent@acme.test')
  const logout = await fetch(`http://127.0.0.1:${server.port}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { authorization: `Bearer ${elsewhere.access_token}`, [HEADERS.tenant]: 'acme' },
  })
  expect(logout.ok).toBe(true)
  await page.unrouteAll()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  expect(await axeFindings(page, 'body')).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(/^Password/).fill('wrong')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The email or password is wrong')
  await dialog.getByLabel(/^Password/).fill('lapwing-demo')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(field(page)).toHaveValue('Half a sentence, and the other half')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await field(page).press('Enter')
  await expect(inbox(page).thread).toContainText('Half a sentence, and the other half')
})

test('signing out asks before it deletes what is not sent', async ({ browser }) => {
  const { id } = await askAsVisitor(server, 'Can I get a refund?')
  const page = await staffPage(browser, server)
  await openThread(page, id)
  await page.route(/\/api\/conversations\/.*\/messages$/, (route, request) =>
    request.method() === 'GET' ? route.fallback() : route.abort(),
  )
  await field(page).fill('Not sent')
  await field(page).press('Enter')
  await expect(inbox(page).thread).toContainText('Not sent yet')
  const signOut = async () => {
    await page.getByLabel(/^Account of/).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  }
  await signOut()
  const dialog = page.getByRole('dialog', { name: 'Sign out?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(inbox(page).thread).toContainText('Not sent yet')
  await signOut()
  await dialog.getByRole('button', { name: 'Sign out and delete it' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const left = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('unsent')))
  expect(await left()).toEqual([])
})
