/** The desk without a mouse: shortcuts, the command bar, and the dialog that lists them. */
import { expect, type Page, test } from '@playwright/test'
import type { DeskAction } from '#contract/entities/desk-action.ts'
import { signInStaff } from '#tests/support/staff-member.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const server = ownServer()

/** Presses `j` until the row has the focus. */
async function chooseRow(page: Page, email: string): Promise<void> {
  const row = inbox(page).rowOf(email)
  await expect(row).toBeVisible()
  const rows = await inbox(page).list.getByRole('link').count()
  for (let step = 0; step < rows; step++) {
    await page.keyboard.press('j')
    if (await row.evaluate(element => element === document.activeElement)) return
  }
  throw new Error(`j does not get to the row of ${email}.`)
}

/** Locators of the command bar and the shortcut dialog. */
function commands(page: Page) {
  const bar = page.getByRole('dialog', { name: 'Command bar' })
  return {
    bar,
    options: bar.getByRole('option'),
    sheet: page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    reply: page.getByRole('textbox', { name: /reply/i }),
  }
}

test('[ADMIN-02] a conversation is chosen, taken, noted, answered and resolved by keyboard alone', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  const { reply } = commands(page)
  await chooseRow(page, 'keiko.tanaka@example.net')
  await page.keyboard.press('Enter')
  await expect(inbox(page).thread).toContainText('dark mode')
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)

  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toBeFocused()
  await page.keyboard.type('asked for it twice')
  await page.keyboard.press('Enter')
  await expect(inbox(page).thread).toContainText('asked for it twice')
  await page.keyboard.press('Escape')

  await page.keyboard.press('r')
  await expect(reply).toBeFocused()
  // Letters that are shortcuts outside of text fields.
  await page.keyboard.type('je kris: yes, in the settings')
  // Confirms a word of an input method, in Safari's order of events.
  await reply.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true })
  await expect(reply).toHaveValue('je kris: yes, in the settings')
  await page.keyboard.press('Enter')
  await expect(inbox(page).thread).toContainText('je kris: yes, in the settings')
  await page.keyboard.press('Escape')
  await expect(inbox(page).thread).toBeFocused()
  const row = inbox(page).rowOf('keiko.tanaka@example.net')
  const path = new URL(page.url()).pathname
  await page.keyboard.press('e')
  // The next one of the list opens, and its row has the focus.
  await expect(page).not.toHaveURL(new RegExp(path))
  await expect(inbox(page).list.locator('[aria-current=page]')).toBeFocused()
  await expect(row).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  await row.click()
  await expect(inbox(page).thread).toContainText(/resolved.*reopened/s)
  // The thread may know of it before the actions do.
  await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page).not.toHaveURL(new RegExp(path))

  const next = page.url()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(next)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/admin\/conversations$/)
})

test('[ADMIN-02] keys act on the selected conversations, else on the focused one, without opening any', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  const { list, rowOf } = inbox(page)
  const toolbar = page.getByRole('toolbar', { name: 'Act on the selected conversations' })
  const focused = list.locator('a:focus')
  await chooseRow(page, 'ingrid.solberg@example.com')
  await page.keyboard.press('l')
  await page.keyboard.type('calls')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Labeled “calls”')).toBeVisible()
  await expect(rowOf('ingrid.solberg@example.com')).toContainText('calls')
  await expect(toolbar).toHaveCount(0)
  await expect(rowOf('ingrid.solberg@example.com')).toBeFocused()
  // A menu that is closed without a choice leaves nothing selected.
  await page.keyboard.press('a')
  await expect(page.getByRole('combobox', { name: 'Assign to…' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toolbar).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(rowOf('ingrid.solberg@example.com').getByTitle(/^Assigned to/)).toBeVisible()

  await page.keyboard.press('e')
  await expect(rowOf('ingrid.solberg@example.com')).toHaveCount(0)
  await expect(focused).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/conversations$/)
  await page.keyboard.press('z')
  await expect(rowOf('ingrid.solberg@example.com')).toBeVisible()

  const ids: string[] = []
  for (const key of ['x', 'j', 'x']) {
    await page.keyboard.press(key)
    if (key === 'x') ids.push((await focused.getAttribute('data-id'))!)
  }
  await expect(toolbar.getByRole('status')).toHaveText('2 selected')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.keyboard.press('p')
  await page.keyboard.type('urgent')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Priority urgent: 2 conversations')).toBeVisible()
  for (const id of ids)
    await expect(list.locator(`[data-id="${id}"]`).getByRole('img', { name: 'Urgent' })).toBeVisible()
  await expect(toolbar).toHaveCount(0)

  // Escape goes back one step at a time.
  await page.keyboard.press('/')
  await page.keyboard.type('calendar')
  await expect(page).toHaveURL(/q=calendar/)
  await page.keyboard.press('Escape')
  await expect(list.locator('mark').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(toolbar.getByRole('status')).toHaveText('1 selected')
  await page.keyboard.press('Escape')
  await expect(toolbar).toHaveCount(0)
  await expect(page).toHaveURL(/q=calendar/)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/q=calendar/)
})

test('[ADMIN-02] Ctrl+Shift+Enter leaves the composer where it has nothing to send and resolve', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  const { thread, list } = inbox(page)
  const { reply, sheet } = commands(page)
  await list.getByRole('link').first().click()
  await expect(thread).toBeVisible()
  const path = new URL(page.url()).pathname
  await page.keyboard.press('r')
  await expect(reply).toBeFocused()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(thread).toBeFocused()

  await page.keyboard.press('n')
  await page.keyboard.type('half a thought')
  await page.keyboard.press('Meta+Shift+Enter')
  await expect(thread).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('half a thought')
  await expect(page).toHaveURL(new RegExp(path))
  await page.keyboard.press('?')
  await expect(sheet).toContainText('it only leaves the text')
})

test('[ADMIN-02] the focus stays in the header of the thread when the pressed control goes', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await inbox(page).list.getByRole('link').first().click()
  await button('Assign to me').press('Enter')
  await expect(button('Assign to me')).toHaveCount(0)
  await expect(button('Assigned to: You')).toBeFocused()

  const path = new URL(page.url()).pathname
  await button('Resolve').press('Enter')
  await expect(page).not.toHaveURL(new RegExp(path))
  await page.goto(server.at(path))
  await button('Reopen').press('Enter')
  await expect(button('Resolve')).toBeFocused()
  await expect(button('Resolve')).not.toHaveAttribute('aria-busy')
})

test('[ADMIN-02] the focus goes to the tabs when the toolbar of selected conversations goes', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const toolbar = page.getByRole('toolbar', { name: 'Act on the selected conversations' })
  await toolbar.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(toolbar).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Show' }).getByRole('button', { pressed: true })).toBeFocused()
})

test('[ADMIN-02] the command bar does, opens and finds', async ({ browser }) => {
  const page = await staffPage(browser, server)
  const { bar, options, sheet } = commands(page)
  await page.keyboard.press('Control+k')
  await expect(bar.getByRole('combobox')).toBeFocused()
  await expect(options.filter({ hasText: 'Resolve' })).toHaveCount(0)
  expect(await axeFindings(page, 'dialog')).toEqual([])

  await page.keyboard.type('ingrid')
  const found = (section: string) => bar.getByRole('group', { name: section }).getByRole('option')
  await expect(found('Conversations')).toHaveCount(1)
  await expect(found('Customers')).toHaveCount(1)
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Customer' })).toContainText(
    'ingrid.solberg@example.com',
  )

  await page.keyboard.press('Control+k')
  await page.keyboard.type('reply')
  await page.keyboard.press('Enter')
  await expect(commands(page).reply).toBeFocused()
  // The shortcut also works while typing.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('no such thing')
  await expect(bar.getByRole('status')).toHaveText('No results for “no such thing”.')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(commands(page).reply).toBeFocused()

  // A customer, and an article by words of its text.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ingrid')
  // Slowly typed, the first letters find others, too.
  await expect(found('Customers')).toHaveCount(1)
  await found('Customers').click()
  await expect(page).toHaveURL(/\/admin\/customers\/[0-9a-f-]{36}$/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('refund policy')
  await found('Articles').filter({ hasText: 'Refund policy' }).first().click()
  await expect(page).toHaveURL(/\/admin\/kb\/edit\//)
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(/\/admin\/kb$/)
  await page.keyboard.press('?')
  await expect(sheet).toContainText('Next conversation')
  expect(await axeFindings(page, 'dialog')).toEqual([])
})

test('[ADMIN-02] the command bar applies macros to the open conversation, and takes them back', {
  tag: '@full',
}, async ({ browser }) => {
  const admin = await signInStaff(server.own(''), 'admin@acme.test')
  const actions: DeskAction[] = [
    { type: 'add-label', label: 'called-back' },
    { type: 'set-priority', priority: 'urgent' },
  ]
  await admin.call('createMacro', { body: { name: 'Call back', actions } })
  const page = await staffPage(browser, server)
  const { bar, options } = commands(page)
  const macro = options.filter({ hasText: 'Apply macro: Call back' })
  // No conversation is open yet.
  await page.keyboard.press('Control+k')
  await expect(bar.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('apply macro')
  await expect(bar.getByRole('status')).toContainText('No results for')
  await page.keyboard.press('Escape')

  await chooseRow(page, 'ingrid.solberg@example.com')
  await page.keyboard.press('Enter')
  await expect(inbox(page).thread).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(bar.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('call back')
  await expect(macro).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Applied “Call back”')).toBeVisible()
  const row = inbox(page).rowOf('ingrid.solberg@example.com')
  await expect(row).toContainText('called-back')
  await page.keyboard.press('z')
  await expect(row).not.toContainText('called-back')
})

test('[ADMIN-02] single keys can be turned off, in this browser', { tag: '@full' }, async ({ browser }) => {
  const page = await staffPage(browser, server)
  const { bar, options, sheet } = commands(page)
  await page.keyboard.press('?')
  await sheet.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.reload()
  await expect(inbox(page).list).toBeVisible()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(bar).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await page.keyboard.type('shortcuts')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('checkbox')).not.toBeChecked()
})

test('[ADMIN-02] who may only read is offered no act', async ({ browser }) => {
  const page = await staffPage(browser, server, 'elena@acme.test')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('but not answer it')).toBeVisible()
  await page.keyboard.press('Control+k')
  const { options } = commands(page)
  await expect(options.filter({ hasText: 'Next conversation' })).toBeVisible()
  await expect(options.filter({ hasText: /Resolve|Write|Take|Assign|macro:/ })).toHaveCount(0)
})

test('[ADMIN-02] resolving waits for the reply that is on its way, and the key takes back the resolving', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  const { reply } = commands(page)
  await inbox(page).list.getByRole('link').first().click()
  await expect(inbox(page).thread).toBeVisible()
  let answerReply = () => {}
  const isAnswered = new Promise<void>(resolve => {
    answerReply = resolve
  })
  await page.route('**/api/conversations/*/messages', async route => {
    if (route.request().method() === 'POST') await isAnswered
    await route.fallback()
  })
  let acts = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/conversations/actions')) acts += 1
  })
  await page.keyboard.press('r')
  await reply.fill('Dark mode comes in spring.')
  await page.keyboard.press('Enter')
  await expect(inbox(page).thread).toContainText('Sending')
  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await page.keyboard.press('z')
  expect(acts).toBe(0)

  answerReply()
  // Undone at once: the reply stays, and the conversation is open.
  await expect(inbox(page).thread).toContainText(/resolved.*reopened/s)
  await expect(page.getByText('This conversation is resolved')).toHaveCount(0)
  await expect(inbox(page).thread).toContainText('Dark mode comes in spring.')
})
