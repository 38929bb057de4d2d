/** The inbox as a whole: its lists at the side, groups, many conversations at once, and the way from one to the next. */
import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const server = ownServer()

test('[ADMIN-02] rows are grouped by who has them, name the customer, and show the whole first message', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  const { list, rowOf } = inbox(page)
  const headings = (await list.getByRole('heading', { level: 2 }).allInnerTexts()).join()
  const groups = ['Waiting for a human', 'With a human', 'With the AI', 'With nobody']
  const found = groups.map(group => headings.indexOf(group)).filter(place => place >= 0)
  expect(found.length).toBeGreaterThan(1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  const row = rowOf('ingrid.solberg@example.com')
  await expect(row).toContainText('Ingrid Solberg')
  await expect(row).not.toContainText('@')
  expect(await axeFindings(page, 'main')).toEqual([])

  await page.setViewportSize({ width: 1024, height: 768 })
  const lists = page.getByRole('group', { name: 'Show' })
  await expect(lists).toBeHidden()
  await page.getByRole('button', { name: 'Lists: All open' }).click()
  await expect(lists.getByRole('button', { name: /^All open/ })).toBeFocused()
  expect(await axeFindings(page, 'main')).toEqual([])
  await lists.getByRole('button', { name: /^Mine/ }).click()
  await expect(lists).toBeHidden()
  await expect(page).toHaveURL(/state=mine/)
  await page.getByRole('button', { name: 'Lists: Mine' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Lists: Mine' })).toBeFocused()
})

test('[ADMIN-02] all rows are selected at once, and marked as unread and as read', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await staffPage(browser, server, 'agent@acme.test', '/admin/conversations?state=tickets')
  const { list } = inbox(page)
  await expect(list.getByRole('link').first()).toBeVisible()
  const rows = await list.getByRole('link').count()
  await page.getByRole('checkbox', { name: 'Select all conversations' }).check()
  const toolbar = page.getByRole('toolbar', { name: 'Act on the selected conversations' })
  await expect(toolbar.getByRole('status')).toHaveText(`${rows} selected`)
  expect(await axeFindings(page, 'main')).toEqual([])
  const unread = list.locator('[data-unread]')
  if ((await unread.count()) > 0) {
    await toolbar.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(unread).toHaveCount(0)
    // Rows change at once; the selection ends with the server's answer.
    await expect(toolbar).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Select all conversations' }).check()
  }
  await toolbar.getByRole('button', { name: 'Mark all as unread' }).click()
  await expect(unread).toHaveCount(rows)
  await expect(toolbar).toHaveCount(0)
  await list.getByRole('link').first().click()
  await expect(unread).toHaveCount(rows - 1)
})

test('[ADMIN-02] a note returns to the reply, and sending and resolving opens the next conversation', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  const { list, thread, rowOf } = inbox(page)
  await rowOf('ingrid.solberg@example.com').click()
  await expect(page).toHaveURL(/\/admin\/conversations\/[\w-]{36}/)
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const note = page.getByRole('textbox', { name: 'Note for colleagues' })
  await note.fill('She has two calendars')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(note).toHaveValue('**She has two calendars**')
  await page.keyboard.press('Enter')
  await expect(thread.getByRole('article', { name: /^Note by/ }).locator('strong')).toHaveText(
    'She has two calendars',
  )
  const reply = page.getByRole('textbox', { name: 'Reply to the customer' })
  await expect(reply).toBeFocused()

  await reply.fill('Delete the old one')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect(reply).toHaveValue('**Delete the old one**')
  await page.getByRole('button', { name: 'Send and resolve' }).click()
  await expect(page).not.toHaveURL(new RegExp(path))
  await expect(list.locator('[aria-current=page]')).toBeFocused()
  await expect(rowOf('ingrid.solberg@example.com')).toHaveCount(0)
  await page.goto(server.at(path))
  await expect(thread.locator('strong').last()).toHaveText('Delete the old one')
  await expect(page.getByText('This conversation is resolved')).toBeVisible()
})

test('[ADMIN-02] from one conversation to the next, with a note and a reply, it takes four clicks or four keys', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server, 'agent@acme.test', '/admin/conversations?state=tickets')
  const { list, rowOf, thread } = inbox(page)
  const open = list.locator('[aria-current=page]')
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await rowOf('aiko.mori@example.net').click()
  await click('Assign to me')
  await click('Note')
  await page.keyboard.type('Asked twice')
  await click('Add note')
  await page.keyboard.type('Not yet')
  await click('Send and resolve')
  await expect(open).toContainText('Charlotte Dubois')

  await expect(thread).toContainText('our old company name')
  await page.keyboard.press('i')
  await page.keyboard.press('n')
  await page.keyboard.type('Both issued again')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Done')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(open).toContainText('Marek Nowak')

  for (const [email, note, reply] of [
    ['aiko.mori@example.net', 'Asked twice', 'Not yet'],
    ['charlotte.dubois@example.com', 'Both issued again', 'Done'],
  ] as const) {
    await page.goto(server.at('/admin/conversations?state=resolved'))
    await rowOf(email).click()
    await expect(
      thread.getByRole('article').filter({ hasText: 'Note, not seen by the customer' }),
    ).toContainText(note)
    expect(await inbox(page).texts()).toContain(reply)
  }
})

test('[ADMIN-02] a draft is marked in the row, also after a reload', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  const { list } = inbox(page)
  const [first, second] = [list.getByRole('link').first(), list.getByRole('link').nth(1)]
  await first.click()
  const id = (await list.locator('[aria-current=page]').getAttribute('data-id'))!
  const saved = page.waitForResponse(
    response => response.url().includes(`${id}/draft`) && response.request().method() !== 'GET',
  )
  await page.getByRole('textbox', { name: 'Reply to the customer' }).fill('Let me look')
  await saved
  await second.click()
  await expect(list.locator(`[data-id="${id}"]`)).toContainText('Draft')
  await page.reload()
  await expect(list.locator(`[data-id="${id}"]`)).toContainText('Draft')
})

test('[ADMIN-02] on a phone, suggestions with long titles scroll in their own row, and not the page', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const title = 'How to move the hours of a whole team from one month to the next'
  await page.route('**/assist', async route => {
    // Only browsers can resolve hosts below localhost; the headers name the tenant as well.
    const url = route.request().url().replace('//acme.', '//')
    const response = await route.fetch({ url })
    const articles = ['first', 'second'].map(slug => ({ slug, title: `${title}: ${slug}`, excerpt: title }))
    await route.fulfill({ response, json: { ...(await response.json()), articles } })
  })
  await inbox(page).signIn(server.port, 'agent@acme.test')
  await inbox(page).rowOf('dele.adeyemi@example.org').click()
  const row = page.getByRole('list', { name: 'May help' })
  await expect(row).toContainText('second')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const { isLonger, right } = await row.evaluate(list => ({
    isLonger: list.scrollWidth > list.clientWidth,
    right: list.getBoundingClientRect().right,
  }))
  expect(isLonger).toBe(true)
  expect(right).toBeLessThanOrEqual(320)
})

test('[ADMIN-02] an agent begins a conversation with a customer', async ({ browser }) => {
  const page = await staffPage(browser, server)
  await page.getByRole('button', { name: 'New conversation' }).click()
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  const customer = dialog.getByRole('combobox', { name: 'Customer' })
  await customer.fill('new.customer@example.com')
  await dialog.getByLabel('Message').fill('Your part has arrived.')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(inbox(page).thread).toContainText('Your part has arrived.')
  await expect(inbox(page).rowOf('new.customer@example.com')).toContainText('Assigned to you')
})

test('[ADMIN-02] the customer of a new conversation is found by name, with the keyboard', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  await page.getByRole('button', { name: 'New conversation' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  const customer = dialog.getByRole('combobox', { name: 'Customer' })
  await expect(customer).toBeFocused()
  await page.keyboard.type('nobody of this name')
  await expect(dialog.getByRole('status')).toHaveText('No customer with an address matches.')
  await dialog.getByLabel('Message').fill('Dark mode is here.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Choose a customer, or type a whole email address.')).toBeVisible()

  await customer.fill('keiko')
  const option = dialog.getByRole('option', { name: /keiko\.tanaka@example\.net/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  // Escape closes the list alone.
  await customer.press('Escape')
  await expect(option).toHaveCount(0)
  await customer.fill('keiko t')
  await expect(option).toBeVisible()
  await customer.press('Enter')
  await expect(customer).toHaveValue('keiko.tanaka@example.net')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await dialog.getByLabel('Subject (optional)').fill('About dark mode')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'About dark mode' })).toBeVisible()
  await expect(inbox(page).thread).toContainText('Dark mode is here.')
})
