/** Agents' actions besides replying: assigning, labeling, snoozing, merging, and undo. */
import { expect, type Page, test } from '@playwright/test'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { axeFindings } from './axe-findings.ts'
import { ONE_PIXEL } from './one-pixel.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const AGENT = 'agent@acme.test'
const server = ownServer()

/** Opens a conversation of the customer. Returns its path. */
async function opened(email: string, subject: string): Promise<string> {
  const [method, path] = ENDPOINTS.createConversation
  const answer = await fetch(server.own(path), {
    method,
    headers: { 'content-type': 'application/json', [HEADERS.tenant]: 'acme' },
    body: JSON.stringify({ subject, customer_email: email }),
  })
  const { conversationId } = (await answer.json()) as { conversationId: string }
  return `/admin/conversations/${conversationId}`
}

/** A window whose thread has space for all menus. */
const WIDE = { width: 1440, height: 900 }

const header = (page: Page) => page.locator('section > header')
const menu = (page: Page, name: RegExp) => header(page).getByRole('button', { name })

test('[ADMIN-02] exactly one of two agents takes a conversation, and the other is told who', async ({
  browser,
}) => {
  const path = await opened('two@example.com', 'Taken once')
  const pages = [await staffPage(browser, server), await staffPage(browser, server, 'tomas@acme.test')]
  // Delays both requests, so that both agents press before either sees the other's change.
  let release = (): void => {}
  const both = new Promise<void>(resolve => {
    release = resolve
  })
  let waiting = 0
  for (const page of pages) {
    await page.route('**/api/conversations/*', async route => {
      if (route.request().method() === 'PATCH') {
        waiting += 1
        if (waiting === pages.length) release()
        await both
      }
      await route.continue()
    })
    await page.goto(server.at(path))
  }
  for (const page of pages) await menu(page, /^Assign to me$/).click()
  const told = pages.map(page => page.getByText(/has taken this conversation/))
  const taken = pages.map(page => page.getByRole('button', { name: 'Assigned to: You', exact: true }))
  for (const each of [told, taken])
    await expect
      .poll(async () => (await Promise.all(each.map(found => found.count()))).sort())
      .toEqual([0, 1])
})

test('[ADMIN-02] a conversation is labelled, ranked, given away and snoozed, and resolving it is taken back', async ({
  browser,
}) => {
  const path = await opened('acts@example.com', 'Much to do')
  const page = await staffPage(browser, server, AGENT, path)
  await page.setViewportSize(WIDE)
  await menu(page, /^Labels/).click()
  const field = page.getByRole('combobox', { name: /labels/ })
  await expect(field).toBeFocused()
  await field.fill('Paperwork')
  await page.keyboard.press('Enter')
  await expect(menu(page, /^Labels/)).toContainText('Paperwork')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu(page, /^Labels/)).toBeFocused()

  // A menu without a field leaves the focus on its button. Escape closes it alone.
  await menu(page, /^More actions$/).click()
  await expect(menu(page, /^Spam$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page, /^Spam$/)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(path))

  await menu(page, /^Priority/).click()
  await page.keyboard.type('urg')
  await page.keyboard.press('Enter')
  await expect(menu(page, /^Priority/)).toContainText('Urgent')

  // Text typed right after the press goes into the menu's field and triggers no shortcuts.
  const focused = await menu(page, /^Assigned to/).evaluate((button: HTMLElement) => {
    button.click()
    return document.activeElement?.role
  })
  expect(focused).toBe('combobox')
  await page.keyboard.type('tomas')
  await page.getByRole('option', { name: 'Tomás Ferreira' }).click()
  await expect(menu(page, /^Assigned to/)).toContainText('Tomás')

  await menu(page, /^Snooze/).click()
  await page.getByRole('option', { name: /^Tomorrow/ }).click()
  // As after resolving it, the next one opens.
  await expect(page).not.toHaveURL(new RegExp(path))
  await page
    .getByText(/^Snoozed until/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  // Until it has loaded, the other one is there, and its menus act on that.
  await expect(page.getByRole('heading', { name: 'Much to do' })).toBeVisible()
  await expect(menu(page, /^Snooze/)).toBeVisible()
  // Its row left the list with the snooze.
  await expect(inbox(page).list.locator('[aria-current=page]')).toBeVisible()

  await menu(page, /^Resolve$/).click()
  await expect(page).not.toHaveURL(new RegExp(path))
  await page
    .getByText(/^Resolved/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
  await expect(menu(page, /^Resolve$/)).toBeVisible()
  await expect(menu(page, /^Assigned to/)).toContainText('Tomás')
})

test('[ADMIN-02] on a phone, the menus of a conversation open from one button, and a choice leaves it open', {
  tag: '@full',
}, async ({ browser }) => {
  const path = await opened('phone@example.com', 'On the way')
  const page = await staffPage(browser, server, AGENT, path)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of [/^Assign to me$/, /^Resolve$/]) await expect(menu(page, name)).toBeVisible()
  await menu(page, /^More actions$/).click()
  expect(await axeFindings(page, 'main')).toEqual([])
  await menu(page, /^Priority/).click()
  await page.getByRole('option', { name: 'Urgent' }).click()
  await expect(menu(page, /^Priority/)).toContainText('Urgent')
  await menu(page, /^Snooze/).click()
  await page.getByRole('option', { name: 'Choose a date and time…' }).click()
  await expect(
    page
      .getByRole('dialog', { name: /snooze/i })
      .getByRole('button')
      .first(),
  ).toBeVisible()
})

test('[ADMIN-02] two conversations of a customer become one, and two again', async ({ browser }) => {
  const email = 'merged@example.com'
  await opened(email, 'The first question')
  const path = await opened(email, 'The same again')
  const page = await staffPage(browser, server, AGENT, path)
  await menu(page, /^More actions$/).click()
  await menu(page, /^Merge$/).click()
  const dialog = page.getByRole('dialog', { name: 'Merge this conversation' })
  await expect(dialog.getByRole('radio', { name: /The first question/ })).toBeChecked()
  expect(await axeFindings(page, 'dialog')).toEqual([])
  const heading = (name: string) => page.getByRole('heading', { name })
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(heading('The first question')).toBeVisible()
  await expect(inbox(page).list.locator('[aria-current=page]')).toBeFocused()
  await expect(inbox(page).thread).toContainText('Merged from')
  await page
    .getByText(/^Merged/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(heading('The same again')).toBeVisible()
  await expect(menu(page, /^Resolve$/)).toBeVisible()

  await menu(page, /^More actions$/).click()
  await menu(page, /^Merge$/).click()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(heading('The first question')).toBeVisible()
  await page.goto(server.at(path))
  await expect(page.getByText('This continues in')).toBeVisible()
  await expect(inbox(page).thread).toContainText('continues in your other one: “The first question”')
  await page.getByRole('link', { name: 'another conversation' }).click()
  await expect(heading('The first question')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await expect(page.getByText('This continues in')).toHaveCount(0)
  await expect(menu(page, /^Resolve$/)).toBeVisible()
})

test('[ADMIN-02] in the list of unassigned ones, the next one opens after a conversation that was taken is resolved', async ({
  browser,
}) => {
  await opened('left@example.com', 'Left for later')
  const path = await opened('taken@example.com', 'Taken and done')
  const page = await staffPage(browser, server, AGENT, `${path}?state=unassigned`)
  const rows = inbox(page).list.getByRole('link')
  const row = rows.filter({ hasText: 'Taken and done' })
  await expect(row).toBeVisible()
  const ids = await rows.evaluateAll(links => links.map(link => link.dataset['id']!))
  const at = ids.findIndex(id => path.endsWith(id))
  const next = ids[at + 1] ?? ids[at - 1]!
  await menu(page, /^Assign to me$/).click()
  await expect(row).toHaveCount(0)
  await menu(page, /^Resolve$/).click()
  await expect(page).toHaveURL(new RegExp(next))
  await page
    .getByText(/^Resolved/)
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page).toHaveURL(new RegExp(path))
})

test('[CHAT-21] a thread with pictures opens at its end, and stays there while they load', async ({
  browser,
}) => {
  const path = await opened('pictures@example.com', 'Five pictures')
  const page = await staffPage(browser, server, AGENT, path)
  const { thread } = inbox(page)
  const names = ['one.png', 'two.png', 'three.png', 'four.png', 'five.png']
  await page
    .getByLabel('Files to send')
    .setInputFiles(names.map(name => ({ name, mimeType: 'image/png', buffer: ONE_PIXEL })))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const pictures = thread.locator('article img')
  await expect(pictures).toHaveCount(names.length)

  let load = () => {}
  const isWanted = new Promise<void>(resolve => {
    load = resolve
  })
  await page.route(`**${UPLOAD_PUBLIC_PATH}**`, async route => {
    await isWanted
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="240"/>'
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  // The event of the last scroll can come just when a picture has grown the thread.
  await page.addInitScript(() => {
    const scroll = ({ target }: Event) =>
      target instanceof HTMLImageElement && target.closest('section')?.dispatchEvent(new Event('scroll'))
    document.addEventListener('load', scroll, { capture: true })
  })
  await page.goto(server.at(path))
  await expect(pictures).toHaveCount(names.length)
  load()
  const place = () =>
    thread.evaluate(({ scrollHeight, scrollTop, clientHeight }) => ({
      isLong: scrollHeight > 5 * 240,
      isAtEnd: scrollHeight - scrollTop - clientHeight < 2,
    }))
  await expect.poll(place).toEqual({ isLong: true, isAtEnd: true })
})

test('[ADMIN-02] a reply that is scheduled for another time is not sent now', { tag: '@full' }, async ({
  browser,
}) => {
  const path = await opened('another-time@example.com', 'Not now')
  const page = await staffPage(browser, server, AGENT, path)
  await page.getByRole('textbox', { name: /reply/i }).fill('Happy new year!')
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('option', { name: 'Another time…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^The reply will be sent on/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /reply/i })).toHaveValue('')
  await expect(inbox(page).thread.locator('article')).toHaveCount(0)
})

test('[ADMIN-02] who settles things makes teams, and others read of them', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/settings/teams')
  await expect(page.getByText(/^Teams appear here/)).toBeVisible()
  await page.getByRole('button', { name: 'New team' }).click()
  await page.getByLabel('Name').fill('Billing')
  await page.getByLabel('Priya Raman').check()
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /Billing/ })).toContainText('Priya Raman')

  const viewer = await staffPage(browser, server, 'elena@acme.test', '/admin/settings/teams')
  await expect(viewer.getByRole('row', { name: /Billing/ })).toBeVisible()
  await expect(viewer.getByRole('button', { name: /Billing|New team/ })).toHaveCount(0)
})

for (const { path, noun, name, fields } of [
  { path: '/admin/settings/teams', noun: 'team', name: 'Invoices', fields: { Name: 'Invoices' } },
  {
    path: '/admin/settings/canned-replies',
    noun: 'canned reply',
    name: '/thanks-again',
    fields: { Shortcut: 'thanks-again', Text: 'Thank you again.' },
  },
  { path: '/admin/lists', noun: 'list', name: 'Everybody', fields: { Name: 'Everybody' } },
])
  test(`[ADMIN-02] a ${noun} is removed after a question, and stays when it is answered with no`, {
    tag: path.endsWith('teams') ? [] : '@full',
  }, async ({ browser }) => {
    const page = await staffPage(browser, server, 'admin@acme.test', path)
    await page.getByRole('button', { name: `New ${noun}` }).click()
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name })
    const dialog = page.getByRole('dialog', { name: `Remove the ${noun} ${name}?` })
    const remove = page.getByRole('button', { name: `Remove ${name}` })
    await remove.click()
    expect(await axeFindings(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row).toBeVisible()
    await remove.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} removed`)).toBeVisible()
    await expect(row).toHaveCount(0)
  })

test('[ADMIN-02] a team that a colleague removed first goes from the list, and the question says why', async ({
  browser,
}) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/settings/teams')
  await page.getByRole('button', { name: 'New team' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Refunds')
  await page.getByRole('button', { name: 'Save' }).click()
  const slower = await staffPage(browser, server, 'admin@acme.test', '/admin/settings/teams')
  await slower.getByRole('button', { name: 'Remove Refunds' }).click()
  await page.getByRole('button', { name: 'Remove Refunds' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Team removed')).toBeVisible()

  const dialog = slower.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('alert')).toContainText('There is no such team.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(slower.getByRole('row', { name: 'Refunds' })).toHaveCount(0)
})

test('[CHAT-24] files wait as chips until the agent sends them with a caption', { tag: '@full' }, async ({
  browser,
}) => {
  const path = await opened('files@example.com', 'Two files')
  const page = await staffPage(browser, server, AGENT, path)
  const chips = page.getByRole('list', { name: 'Attached files' })
  const chip = (name: string) => chips.getByRole('listitem').filter({ hasText: name })
  const reply = page.getByRole('textbox', { name: /reply/i })
  await page.getByLabel('Files to send').setInputFiles([
    { name: 'dot.png', mimeType: 'image/png', buffer: ONE_PIXEL },
    { name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
    { name: 'wrong.txt', mimeType: 'text/plain', buffer: Buffer.from('wrong') },
  ])
  await expect(chips.getByRole('listitem')).toHaveCount(3)
  await expect(chip('dot.png').locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Remove wrong.txt' }).press('Enter')
  await reply.fill('Both as you asked.')
  await expect(inbox(page).thread.locator('article')).toHaveCount(0)
  expect(await axeFindings(page, 'form')).toEqual([])

  // Opens another conversation and returns.
  await inbox(page).list.getByRole('link').filter({ hasNotText: 'Two files' }).first().click()
  await expect(chips).toHaveCount(0)
  await page.goBack()
  await expect(chips.getByRole('listitem')).toHaveCount(2)

  // The route stays installed: a request sent while a route is being removed may hang.
  let isBroken = true
  const uploads = '**/storage/v1/object/conversation-uploads/**contract.pdf'
  await page.route(uploads, route => (isBroken ? route.abort() : route.continue()))
  await reply.press('Enter')
  await expect(chip('contract.pdf').getByRole('alert')).toContainText('The upload failed')
  await expect(reply).toHaveValue('Both as you asked.')
  await expect(inbox(page).thread.locator('article')).toHaveCount(0)

  isBroken = false
  await page.getByRole('button', { name: 'Retry contract.pdf' }).click()
  await expect(chip('contract.pdf').getByRole('alert')).toHaveCount(0)
  // Sending is disabled during an upload.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await reply.press('Enter')
  const articles = inbox(page).thread.locator('article')
  await expect(articles).toHaveCount(3)
  await expect(articles.nth(0).getByRole('img', { name: 'dot.png' })).toBeVisible()
  await expect(articles.nth(1)).toContainText('contract.pdf')
  await expect(articles.nth(2)).toContainText('Both as you asked.')
  await expect(chips).toHaveCount(0)
  await expect(reply).toHaveValue('')

  await page
    .getByLabel('Files to send')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: ONE_PIXEL })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(inbox(page).list.getByRole('link', { name: /Two files/ })).toContainText('Image: dot.png')
})
