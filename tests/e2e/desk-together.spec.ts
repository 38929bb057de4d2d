/** Two agents and a visitor: presence, snoozes, SLA deadlines and rules update without a reload. */
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { axeFindings } from './axe-findings.ts'
import { ONE_PIXEL } from './one-pixel.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox, staffPage } from './screens.ts'

const server = ownServer()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Opens a visitor on the customer's site who has asked for a human. */
async function visitorWaiting(browser: Browser, email: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(server.example('/'))
  await chat(visitor).open()
  await chat(visitor).giveEmail(email)
  await chat(visitor).send('I need a real person for my refund')
  await expect(chat(visitor).panel).toContainText('Your position')
  return visitor
}

/** Advances the demo clock. It affects conversations, not sessions. */
async function jump(ms: number): Promise<void> {
  const [method, path] = ENDPOINTS.changeDemoClock
  const answer = await fetch(server.own(path), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'jump', ms }),
  })
  expect(answer.status).toBe(200)
}

const present = (page: Page) => page.getByText(/is (viewing this|writing a reply)$/)
/** A window whose thread has space for all menus. */
const WIDE = { width: 1440, height: 900 }

const menu = (page: Page, name: RegExp) => page.locator('section > header').getByRole('button', { name })

async function takenBy(page: Page, email: string): Promise<void> {
  await inbox(page).rowOf(email).click()
  await menu(page, /^Assign to me$/).click()
  await expect(menu(page, /^Assign to me$/)).toHaveCount(0)
}

test('[ADMIN-02] [CHAT-12] an agent sees who else views a conversation and who writes; so does the visitor, and neither sees what', async ({
  browser,
}) => {
  const visitor = await visitorWaiting(browser, 'collision@example.com')
  const priya = await staffPage(browser, server)
  const tomas = await staffPage(browser, server, 'tomas@acme.test')
  await inbox(priya).rowOf('collision@example.com').click()
  await expect(inbox(priya).thread).toContainText('refund')
  await expect(present(priya)).toHaveCount(0)

  await inbox(tomas).rowOf('collision@example.com').click()
  await expect(present(priya)).toHaveText('Tomás Ferreira is viewing this')
  await expect(present(tomas)).toHaveText('Priya Raman is viewing this')
  expect(await axeFindings(priya, 'main')).toEqual([])

  const visitorTypes = (page: Page) => page.getByText('collision@example.com is typing…')
  await chat(visitor).composer.pressSequentially('It is the blue')
  // At the same time, because they show for some seconds only.
  await Promise.all([priya, tomas].map(page => expect(visitorTypes(page)).toBeVisible()))
  await expect(priya.getByText('the blue')).toHaveCount(0)
  await visitor.keyboard.press('Enter')
  await expect(inbox(priya).thread).toContainText('It is the blue')
  for (const page of [priya, tomas]) await expect(visitorTypes(page)).toHaveCount(0)

  await tomas.getByRole('textbox', { name: /reply/i }).pressSequentially('Hello, Tomás here')
  await Promise.all([
    expect(present(priya)).toHaveText('Tomás Ferreira is writing a reply'),
    expect(chat(visitor).thread).toContainText('Tomás · Typing…'),
  ])
  await tomas.keyboard.press('Enter')
  await expect(chat(visitor).thread).toContainText('Hello, Tomás here')
  await expect(chat(visitor).thread).not.toContainText('Typing…')
  await expect(inbox(priya).thread).toContainText('Hello, Tomás here')
  await expect(present(priya)).toHaveText('Tomás Ferreira is viewing this')

  await tomas.close()
  await expect(present(priya)).toHaveCount(0)
})

test('[ADMIN-02] a colleague sees and saves the file of a note, and the visitor’s widget never hears of it', {
  tag: '@full',
}, async ({ browser }) => {
  const visitor = await visitorWaiting(browser, 'files@example.com')
  const heard: string[] = []
  visitor.on('response', async response => heard.push(response.url(), await response.text().catch(() => '')))
  visitor.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await visitor.reload()
  await chat(visitor).open()
  const priya = await staffPage(browser, server)
  const tomas = await staffPage(browser, server, 'tomas@acme.test')
  for (const page of [priya, tomas]) {
    await inbox(page).rowOf('files@example.com').click()
    await expect(inbox(page).thread).toContainText('refund')
  }
  const kind = (name: RegExp) => priya.getByRole('button', { name })
  const attached = priya.getByRole('list', { name: 'Attached files' })

  await kind(/^Note( \(2 files attached\))?$/).click()
  const page = Buffer.from('<script>document.title = "run"</script>')
  const files = [
    { name: 'salary.png', mimeType: 'image/png', buffer: ONE_PIXEL },
    { name: 'salary.html', mimeType: 'text/html', buffer: page },
  ]
  const choosing = priya.waitForEvent('filechooser')
  await priya.getByRole('button', { name: 'Attach files' }).click()
  await (await choosing).setFiles(files)
  await expect(attached).toContainText('salary.html')
  // They stay with the note: the reply has none, and takes none along.
  await kind(/^Reply$/).click()
  await expect(attached).toHaveCount(0)
  await expect(kind(/^Note \(2 files attached\)$/)).toBeVisible()
  await inbox(priya).reply('Here is Priya')
  await expect(chat(visitor).thread).toContainText('Here is Priya')
  await kind(/^Note( \(2 files attached\))?$/).click()
  await expect(attached).toContainText('salary.png')
  await priya.getByRole('button', { name: 'Add note' }).click()
  await expect(attached).toHaveCount(0)

  const note = (name: string) => inbox(tomas).thread.getByRole('article').filter({ hasText: name })
  const picture = note('salary.png').getByRole('button', { name: 'Enlarge salary.png' })
  await picture.click()
  await expect(
    tomas.getByRole('dialog', { name: 'salary.png' }).getByRole('img', { name: 'salary.png' }),
  ).toBeVisible()
  await tomas.keyboard.press('Escape')
  await expect(picture).toBeFocused()
  await expect(note('salary.html')).toContainText(`${page.length} B`)
  const saving = tomas.waitForEvent('download')
  await note('salary.html').getByRole('button', { name: 'Save salary.html' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('salary.html')
  expect(await readFile(await saved.path())).toEqual(page)
  expect(tomas.context().pages()).toHaveLength(1)
  expect(await axeFindings(tomas, 'main')).toEqual([])

  await inbox(tomas).reply('And here is Tomás')
  await expect(chat(visitor).thread).toContainText('And here is Tomás')
  await expect.poll(() => heard.some(text => text.includes('And here is Tomás'))).toBe(true)
  expect(heard.filter(text => text.includes('salary'))).toEqual([])
})

test('[ADMIN-02] a thread stays live, however quickly an agent goes through the list', {
  tag: '@full',
}, async ({ browser }) => {
  const priya = await staffPage(browser, server)
  await inbox(priya).list.getByRole('link').first().click()
  await expect(inbox(priya).thread).toBeVisible()
  for (const key of 'jjkkjjkkjjkkjjkk') {
    const before = priya.url()
    await priya.keyboard.press(key)
    await expect(priya).not.toHaveURL(before)
    await expect(inbox(priya).thread).toContainText('Conversation started')
  }
  const tomas = await staffPage(browser, server, 'tomas@acme.test')
  await tomas.goto(priya.url())
  await inbox(tomas).note('seen at once')
  await expect(inbox(priya).thread).toContainText('seen at once')
})

// Runs first: later, the demo's time is hours ahead of the browser's.
test('[ADMIN-02] a row that is pressed opens, though another conversation arrives before the release', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server, 'agent@acme.test', '/admin/conversations?state=open')
  const tab = page.getByRole('button', { name: /^All open/ })
  await expect(tab).toContainText(/\d/)
  const before = await tab.innerText()
  const first = inbox(page).list.getByRole('link').first()
  const address = (await first.getAttribute('href'))!

  await first.hover()
  await page.mouse.down()
  const { id } = await askAsVisitor(server, 'Where do I find my invoices?')
  await expect(tab).not.toHaveText(before)
  await page.mouse.up()
  await expect(page).toHaveURL(server.at(address))
  await expect(inbox(page).list.locator(`[data-id="${id}"]`)).toBeVisible()
})

test('[ADMIN-02] an SLA deadline is missed at its minute, not before, and its agent is told', {
  tag: '@full',
}, async ({ browser }) => {
  const admin = await staffPage(browser, server, 'admin@acme.test', '/admin/settings/sla')
  await admin.getByRole('button', { name: 'New policy' }).click()
  await admin.getByLabel('Name').fill('Everybody')
  await admin.getByLabel('Minutes until the first reply').fill('10')
  await admin.getByLabel('Minutes that count').selectOption('calendar')
  await admin.getByRole('button', { name: 'Save policy' }).click()
  await expect(admin.getByRole('row', { name: /Everybody/ })).toBeVisible()

  await visitorWaiting(browser, 'promised@example.com')
  const priya = await staffPage(browser, server)
  await takenBy(priya, 'promised@example.com')
  await expect(priya.locator('section > header')).toContainText(/First reply in (9|10) min/)

  const missed = admin.getByRole('row', { name: /promised@example.com/ })
  const look = () => admin.goto(server.at('/admin/sla?state=breached'))
  await jump(8 * MINUTE_MS)
  await look()
  await expect(admin.getByRole('heading', { name: 'SLA deadlines' })).toBeVisible()
  await expect(admin.getByText(/^Missed \(\d+\)$/)).toBeVisible()
  await expect(missed).toHaveCount(0)
  await jump(2 * MINUTE_MS)
  await expect(priya.getByText('noted that the first-reply deadline was missed')).toBeVisible()
  await look()
  await expect(missed).toHaveCount(1)
  expect(await axeFindings(admin, 'main')).toEqual([])
  await priya.locator('summary', { has: priya.locator('svg.lucide-bell') }).click()
  await expect(priya.getByText('An SLA deadline was missed').first()).toBeVisible()
})

test('[ADMIN-02] what is snoozed comes back when the visitor writes, and when its time has come', {
  tag: '@full',
}, async ({ browser }) => {
  const visitor = await visitorWaiting(browser, 'snoozed@example.com')
  const priya = await staffPage(browser, server)
  await priya.setViewportSize(WIDE)
  await takenBy(priya, 'snoozed@example.com')
  await inbox(priya).reply('I will look into it.')
  const path = priya.url()
  const snooze = async (option: RegExp) => {
    await menu(priya, /^Snooze/).click()
    await priya.getByRole('option', { name: option }).click()
    await expect(priya).not.toHaveURL(path)
    await priya.goBack()
    await expect(menu(priya, /^Until/)).toBeVisible()
  }

  await snooze(/^Next week/)
  await chat(visitor).send('Any news?')
  await expect(inbox(priya).thread).toContainText('Any news?')
  await expect(menu(priya, /^Snooze/)).toBeVisible()

  await inbox(priya).reply('Tomorrow, I hope.')
  await snooze(/^(Later today|In three hours)/)
  await jump(2.9 * HOUR_MS)
  await priya.reload()
  await expect(menu(priya, /^Until/)).toBeVisible()
  await jump(0.2 * HOUR_MS)
  await expect(menu(priya, /^Snooze/)).toBeVisible()
  await priya.locator('summary', { has: priya.locator('svg.lucide-bell') }).click()
  await expect(priya.getByText('A snooze ended').first()).toBeVisible()
})

test('[ADMIN-02] a rule does what it says to what a visitor writes, once, and its log says so', async ({
  browser,
}) => {
  const admin = await staffPage(browser, server, 'admin@acme.test', '/admin/settings/rules')
  await admin.getByRole('link', { name: 'New rule' }).click()
  await admin.getByLabel('Name').fill('Money back')
  await admin.getByRole('button', { name: 'Add condition' }).click()
  await admin.getByLabel('Condition 1: value').fill('chargeback')
  await admin.getByLabel('Action 1: value').fill('Money')
  expect(await axeFindings(admin, 'main')).toEqual([])
  await admin.getByRole('button', { name: 'Save rule' }).click()
  await expect(admin.getByRole('row', { name: /Money back/ })).toContainText('On')

  const visitor = await visitorWaiting(browser, 'ruled@example.com')
  const priya = await staffPage(browser, server)
  await priya.setViewportSize(WIDE)
  await takenBy(priya, 'ruled@example.com')
  await expect(menu(priya, /^Labels/)).not.toContainText('Money')
  await chat(visitor).send('My bank speaks of a chargeback')
  await expect(menu(priya, /^Labels/)).toContainText('Money')
  await expect(priya.getByText('The rule “Money back” was applied')).toHaveCount(1)
  await admin.reload()
  const log = admin.getByRole('table', { name: 'Rule log' })
  await expect(log.getByRole('row', { name: /Money back/ })).toHaveCount(1)
  await expect(log.getByRole('row', { name: /Money back/ })).toContainText('Done')
})
