/** A request for a human alerts agents on every admin page, within the browser's limits. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { ownServer } from './own-server.ts'
import { chat, inbox } from './screens.ts'

const server = ownServer()

test('[CHAT-28] notifications denied: an alert names the conversation, once', async ({ browser }) => {
  const context = await browser.newContext({ permissions: [] })
  const agent = await context.newPage()
  const alerts = collectDialogs(agent)
  await askForHuman(browser, 'early@example.com')
  await inbox(agent).signIn(server.port, 'agent@acme.test')
  expect(await agent.evaluate(() => Notification.permission)).toBe('denied')
  await expect(agent.getByRole('banner')).toContainText('Active')
  await agent
    .getByLabel(/^Notifications/)
    .first()
    .click()
  await expect(agent.getByRole('link', { name: 'Notification settings' })).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Turn on notifications' })).toHaveCount(0)

  await askForHuman(browser, 'denied@example.com')
  const id = await idOf(agent, 'denied@example.com')
  await expect.poll(() => alerts).toEqual([`Human request: ${id.slice(0, 8)}...`])
  await agent.reload()
  await expect(inbox(agent).rowOf('denied@example.com')).toBeVisible()
  // The next request proves that the list was refetched.
  await askForHuman(browser, 'next@example.com')
  const nextId = await idOf(agent, 'next@example.com')
  await expect
    .poll(() => alerts)
    .toEqual([id, nextId].map(waiting => `Human request: ${waiting.slice(0, 8)}...`))
})

test('[CHAT-28] notifications granted: a click on one opens the conversation', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['notifications'] })
  const agent = await context.newPage()
  const alerts = collectDialogs(agent)
  await recordNotifications(agent, 'granted')
  await inbox(agent).signIn(server.port, 'agent@acme.test')

  await askForHuman(browser, 'granted@example.com')
  const id = await idOf(agent, 'granted@example.com')
  await expect.poll(() => titles(agent)).toEqual([`A visitor is waiting for a human: ${id.slice(0, 8)}`])
  await agent.evaluate(() => window.shownNotifications[0]!.onclick!())
  await expect(agent).toHaveURL(new RegExp(`/admin/conversations/${id}$`))
  await expect(inbox(agent).thread).toContainText('I need a real person')
  expect(await agent.evaluate(() => window.shownNotifications[0]!.isClosed)).toBe(true)
  expect(alerts).toEqual([])
})

test('[CHAT-28] not asked yet: nothing pops up until the agent turns notifications on', async ({
  browser,
}) => {
  const agent = await (await browser.newContext()).newPage()
  const alerts = collectDialogs(agent)
  await recordNotifications(agent, 'default')
  await inbox(agent).signIn(server.port, 'agent@acme.test')
  await agent.setViewportSize({ width: 390, height: 800 })
  await expect(agent.getByRole('banner').locator('svg.lucide-bell')).toHaveCount(1)
  await agent
    .getByLabel(/^Notifications/)
    .first()
    .click()
  const control = agent.getByRole('button', { name: 'Turn on notifications' })
  await expect(control).toBeVisible()

  await askForHuman(browser, 'unasked@example.com')
  await expect(inbox(agent).rowOf('unasked@example.com')).toBeVisible()
  await control.click()
  await expect(control).toHaveCount(0)
  await askForHuman(browser, 'later@example.com')
  const id = await idOf(agent, 'later@example.com')
  await expect.poll(() => titles(agent)).toEqual([`A visitor is waiting for a human: ${id.slice(0, 8)}`])
  expect(alerts).toEqual([])
})

/** A notification that the fake class recorded instead of showing it. */
type ShownNotification = { readonly title: string; isClosed: boolean; onclick: (() => void) | null }

declare global {
  interface Window {
    shownNotifications: ShownNotification[]
  }
}

/** Replaces `Notification` with a class that records; it grants every permission request. */
async function recordNotifications(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript(first => {
    window.shownNotifications = []
    class RecordedNotification implements ShownNotification {
      static permission = first
      static async requestPermission() {
        RecordedNotification.permission = 'granted'
        return RecordedNotification.permission
      }
      readonly title: string
      isClosed = false
      onclick: (() => void) | null = null
      constructor(title: string) {
        this.title = title
        window.shownNotifications.push(this)
      }
      close() {
        this.isClosed = true
      }
    }
    Object.assign(window, { Notification: RecordedNotification })
  }, permission)
}

function titles(page: Page): Promise<string[]> {
  return page.evaluate(() => window.shownNotifications.map(({ title }) => title))
}

function collectDialogs(page: Page): string[] {
  const texts: string[] = []
  page.on('dialog', dialog => {
    texts.push(dialog.message())
    void dialog.accept()
  })
  return texts
}

async function askForHuman(browser: Browser, email: string): Promise<void> {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(server.example('/'))
  await chat(visitor).open()
  await chat(visitor).giveEmail(email)
  await chat(visitor).send('I need a real person for my invoice')
  await expect(chat(visitor).panel).toContainText('Your position')
  await visitor.context().close()
}

/** Returns the conversation's id from its row in the inbox. */
async function idOf(agent: Page, email: string): Promise<string> {
  return (await inbox(agent).rowOf(email).getAttribute('href'))!.split('/').at(-1)!
}
