/** The chat in the hand: from page to page, on a phone, and with the company's articles inside. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox, staffPage } from './screens.ts'

const server = ownServer()
const ANSWER = 'press Forgot password on the sign-in page'

async function start(page: Page, email: string): Promise<void> {
  await page.goto(server.example('/'))
  await chat(page).open()
  await chat(page).giveEmail(email)
}

test('[CHAT-12] a person takes over, the panel stays open on the next page, and news show while it is closed', {
  tag: '@full',
}, async ({ page, browser }) => {
  await start(page, 'feel@example.com')
  await chat(page).send('I need a real person for my refund')
  await expect(chat(page).panel).toContainText('Your position')
  const agent = await staffPage(browser, server)
  await inbox(agent).rowOf('feel@example.com').click()
  await agent.getByRole('button', { name: 'Assign to me' }).click()
  await expect(chat(page).thread).toContainText(/\w+ joined/)
  const heading = chat(page).panel.getByRole('heading', { level: 2 })
  // The agent's name takes the place of the company's.
  await expect(heading).not.toHaveText(/Support$/)
  const name = await heading.innerText()
  await inbox(agent).reply('It is on its way.')
  await expect(chat(page).thread).toContainText('It is on its way.')
  await expect(chat(page).thread).toContainText(`${name} joined`)
  expect(await axeFindings(page, 'support-chat')).toEqual([])

  const title = await page.title()
  await page.reload()
  await expect(chat(page).thread).toContainText('It is on its way.')
  await chat(page).panel.getByRole('button', { name: 'Close chat' }).click()
  await page.reload()
  // The closed chat has joined its conversation again.
  await expect(page.locator('support-chat:defined')).toBeAttached()
  await inbox(agent).reply('It has arrived.')
  const preview = page.getByRole('button', { name: `New message from ${name}: It has arrived.` })
  await expect(preview).toBeVisible()
  await expect(page).toHaveTitle(`(1) ${title}`)
  expect(await axeFindings(page, 'support-chat')).toEqual([])
  await preview.click()
  await expect(chat(page).thread).toContainText('It has arrived.')
  await expect(page).toHaveTitle(title)
})

test('[CHAT-13] Yes to the offer of a human stands as the visitor’s message', { tag: '@full' }, async ({
  page,
}) => {
  await start(page, 'yes@example.com')
  await chat(page).send('Do you sell wine?')
  await chat(page).panel.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(chat(page).panel).toContainText('Your position')
  await expect.poll(async () => (await chat(page).texts()).at(-1)).toBe('Yes')
})

test('articles, tickets and a window of its own', async ({ page }) => {
  await start(page, 'inside@example.com')
  await chat(page).send('How do I reset my password?')
  await expect(chat(page).thread).toContainText(ANSWER)
  // Before the code that opens articles inside has come, the link opens a tab.
  await expect(chat(page).thread.locator('.sources span[hidden]').last()).toBeAttached()
  await chat(page).thread.getByRole('link').last().click()
  const help = page.locator('support-kb')
  await expect(help.getByRole('heading', { name: /password/i }).first()).toBeVisible()
  expect(await axeFindings(page, 'support-chat')).toEqual([])
  await help.getByRole('searchbox').fill('shifts')
  await expect(help.getByRole('button', { name: /shift/i }).first()).toBeVisible()
  // One arrow leads back to the article, then to the conversation.
  const back = chat(page).panel.getByRole('button', { name: 'Back to the start' })
  await back.click()
  await expect(help.getByRole('heading', { name: /password/i }).first()).toBeVisible()
  await back.click()
  await expect(chat(page).thread).toContainText(ANSWER)

  await chat(page).panel.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Create a ticket' }).click()
  const form = page.locator('support-ticket')
  await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveValue('inside@example.com')
  expect(await axeFindings(page, 'support-chat')).toEqual([])

  await chat(page).panel.getByRole('button', { name: 'More options' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Open in a new window' }).click()
  const popup = await opening
  await expect(popup.getByRole('log')).toContainText(ANSWER)
  await expect(chat(page).panel).toBeHidden()
  await popup.getByRole('textbox', { name: 'Message' }).fill('And my email?')
  await popup.getByRole('textbox', { name: 'Message' }).press('Enter')
  await chat(page).open()
  // The panel has kept its page.
  await chat(page).panel.getByRole('button', { name: 'Back to the start' }).click()
  await expect(chat(page).thread).toContainText('And my email?')
})

test('on a phone the chat fills the screen, keeps the focus, and does not cover the next page', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 840 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await start(page, 'phone@example.com')
  await expect(chat(page).panel).toHaveAttribute('aria-modal', 'true')
  await expect.poll(() => chat(page).panel.boundingBox()).toEqual({ x: 0, y: 0, width: 412, height: 840 })
  expect(await axeFindings(page, 'support-chat')).toEqual([])
  await chat(page).composer.fill('Hello')
  await chat(page).panel.getByRole('button', { name: 'Send' }).focus()
  await page.keyboard.press('Tab')
  const focused = page.locator('support-chat').locator(':focus')
  await expect(focused).toHaveAccessibleName('More options')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible()
  await expect(page.locator('support-chat:defined')).toBeAttached()
  await expect(chat(page).panel).toBeHidden()
})
