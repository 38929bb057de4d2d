/** A spamming visitor without an email, and the notifications that follow. */
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { staffPage } from './screens.ts'

// A network that can be blocked must be public.
const server = ownServer({ TRUSTED_PROXIES: '127.0.0.1' })

type Visitor = { readonly conversationId: string; readonly token: string }

/** Calls the API as a browser without a session. */
async function call(
  name: 'createConversation' | 'postMessage' | 'setNeedsHuman',
  body: object,
  by?: Visitor,
) {
  const [method, path] = ENDPOINTS[name]
  // Node can't resolve names below localhost.
  const address = `http://127.0.0.1:${server.port}${path.replace(':id', by?.conversationId ?? '')}`
  const response = await fetch(address, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.7',
      [HEADERS.tenant]: 'acme',
      ...(by && { authorization: `Bearer ${by.token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function visitorOf(subject: string): Promise<Visitor> {
  const visitor = (await call('createConversation', { subject })).body as Visitor
  await call('setNeedsHuman', { needs_human: true }, visitor)
  return visitor
}
const says = async (visitor: Visitor) => (await call('postMessage', { content: 'Buy now' }, visitor)).status
const panel = (page: Page) => page.getByRole('complementary', { name: 'Customer' })
const badge = (page: Page) => page.getByText('Visitor blocked', { exact: true })
const question = (page: Page) => page.getByRole('dialog', { name: 'Block this visitor?' })
const undo = (page: Page, done: RegExp) => page.getByText(done).getByRole('button', { name: 'Undo' }).click()

test('a visitor without an address is blocked in the conversation once asked, and let in again', async ({
  browser,
}) => {
  const visitor = await visitorOf('Cheap watches')
  const page = await staffPage(browser, server)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.at(`/admin/conversations/${visitor.conversationId}`))
  expect(await says(visitor)).toBe(201)
  await panel(page).getByRole('button', { name: 'Block visitor' }).click()
  expect(await axeFindings(page, 'dialog')).toEqual([])
  expect(await says(visitor)).toBe(201)
  await question(page).getByRole('button', { name: 'Block visitor' }).click()
  await expect(badge(page)).toBeVisible()
  expect(await says(visitor)).toBe(403)
  await undo(page, /^Blocked the visitor/)
  await expect(badge(page)).toHaveCount(0)
  expect(await says(visitor)).toBe(201)

  await panel(page).getByRole('button', { name: 'Block visitor' }).click()
  await question(page).getByRole('button', { name: 'Block visitor' }).click()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toContainText('Blocked here')
  await expect(panel(page)).toContainText('can still start another one')
  expect(await axeFindings(page, 'aside')).toEqual([])
  expect(await says(visitor)).toBe(403)
  // A reload shows only what is stored.
  await page.reload()
  await expect(badge(page)).toBeVisible()
  await panel(page).getByRole('button', { name: 'Unblock visitor' }).click()
  await expect(badge(page)).toHaveCount(0)
  expect(await says(visitor)).toBe(201)
})

test('a block can resolve the conversation, too, and one undo takes both back', async ({ browser }) => {
  const visitor = await visitorOf('Gold watches')
  const page = await staffPage(browser, server)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.at(`/admin/conversations/${visitor.conversationId}`))
  await panel(page).getByRole('button', { name: 'Block visitor' }).click()
  await question(page).getByLabel('Also resolve the conversation').check()
  await question(page).getByRole('button', { name: 'Block visitor' }).click()
  await expect(page).not.toHaveURL(new RegExp(visitor.conversationId))
  await undo(page, /^Blocked the visitor, conversation resolved/)
  await expect(page).toHaveURL(new RegExp(visitor.conversationId))
  await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  expect(await says(visitor)).toBe(201)
})

test('the network of a conversation is blocked with a reason, and unblocked in the settings', async ({
  browser,
}) => {
  const visitor = await visitorOf('Cheapest watches')
  expect(await says(visitor)).toBe(201)
  const page = await staffPage(browser, server, 'admin@acme.test')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(server.at(`/admin/conversations/${visitor.conversationId}`))
  const dialog = page.getByRole('dialog', { name: 'Block this network?' })
  const block = async () => {
    await panel(page).getByRole('button', { name: 'Block network' }).click()
    await dialog.getByLabel('Reason').fill('Sells watches')
    expect(await axeFindings(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Block network' }).click()
    await expect(panel(page).getByText('Network blocked')).toBeVisible()
  }
  await block()
  await undo(page, /^Blocked the network/)
  await expect(panel(page).getByText('Network blocked')).toHaveCount(0)
  expect(await says(visitor)).toBe(201)
  await block()
  await expect(panel(page)).toContainText('Sells watches')
  expect(await axeFindings(page, 'aside')).toEqual([])
  expect(await says(visitor)).toBe(403)
  expect((await call('createConversation', { subject: 'Again' })).status).toBe(403)
  await page.goto(server.at('/admin/settings/conversations'))
  const list = page.getByRole('table', { name: 'Blocked networks' })
  await expect(list).toContainText('Sells watches')
  expect(await axeFindings(page, 'main')).toEqual([])
  await list.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('No network is blocked.')).toBeVisible()
  expect(await says(visitor)).toBe(201)
})

test('a window without the panel blocks by the command bar', async ({ browser }) => {
  const visitor = await visitorOf('Cheaper watches')
  const page = await staffPage(browser, server)
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto(server.at(`/admin/conversations/${visitor.conversationId}`))
  await expect(page.getByRole('heading', { name: 'Cheaper watches' })).toBeVisible()
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Control+k')
  const bar = page.getByRole('dialog', { name: 'Command bar' })
  await bar.getByRole('combobox').fill('block visitor')
  await page.getByRole('option', { name: /Block visitor in this conversation/ }).click()
  await question(page).getByRole('button', { name: 'Block visitor' }).click()
  await expect(badge(page)).toBeVisible()
  expect(await says(visitor)).toBe(403)
})

test('under the bell older ones are shown page after page, and what comes meanwhile stands in front', async ({
  browser,
}) => {
  for (let n = 0; n < 55; n++) await visitorOf(`Wait ${n}`)
  const page = await staffPage(browser, server)
  await page.setViewportSize({ width: 1440, height: 900 })
  const bell = page.getByRole('region', { name: 'Notifications' })
  const rows = bell.getByRole('listitem')
  await page.getByLabel(/^Notifications, \d+ unread$/).click()
  await expect(rows).toHaveCount(50)
  await bell.getByRole('button', { name: 'Show older' }).click()
  await expect(bell.getByText('Wait 0', { exact: true })).toBeAttached()
  await expect(bell.getByRole('button', { name: 'Show older' })).toHaveCount(0)
  const before = await rows.count()
  await visitorOf('The newest')
  await expect(rows.first()).toContainText('The newest')
  await expect(rows).toHaveCount(before + 1)
  // The oldest row can be marked, too.
  await rows
    .last()
    .getByRole('button', { name: /^Mark as read/ })
    .click()
  await expect(rows.last().getByRole('button', { name: /^Mark as unread/ })).toBeAttached()
  expect(await axeFindings(page, 'section[aria-label=Notifications]')).toEqual([])
})
