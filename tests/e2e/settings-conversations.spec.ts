/** [ADMIN-04] The settings of conversations: spam and labels, seen in the widget and in the inbox. */
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const { at } = server

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })
const saved = (page: Page) => expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
const settings = (page: Page) =>
  inbox(page).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/conversations' })

/** Writes to acme as a new visitor, through the API. */
async function write(content: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    // Node can't resolve names below localhost.
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [HEADERS.tenant]: 'acme',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(201)
    return response.json()
  }
  const { conversationId: id, token } = await post(ENDPOINTS.createConversation[1], { subject: content })
  await post(ENDPOINTS.postMessage[1].replace(':id', id), { content }, token)
  return id
}

test('[ADMIN-04] a refused word is told to the visitor in their language, in the next message', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(at('/widget/chat?embed=1&locale=de&email=hans@visitor.test'))
  const panel = visitor.getByRole('region', { name: 'Acme Support' })
  await expect(panel.getByRole('textbox', { name: 'Nachricht' })).toBeVisible()
  await settings(page)
  await page.getByLabel('Blocked words').fill('casino\nfree bonus')
  await page.getByText('Can’t be sent', { exact: true }).click()
  await save(page).click()
  await saved(page)
  const composer = panel.getByRole('textbox', { name: 'Nachricht' })
  await composer.fill('Ein FREE-BONUS für Sie')
  await composer.press('Enter')
  await expect(panel).toContainText('Die Nachricht enthält ein Wort, das hier nicht erlaubt ist.')
  expect(await axeFindings(visitor, 'support-chat')).toEqual([])
  await panel.getByRole('button', { name: 'Verwerfen' }).click()
  await composer.fill('Guten Tag')
  await composer.press('Enter')
  await expect(panel.getByRole('log')).toContainText('Guten Tag')
  await expect(panel).not.toContainText('nicht erlaubt')
})

test('[ADMIN-04] held spam shows in its own list alone, until an agent says that it is none', async ({
  page,
}) => {
  await settings(page)
  await page.getByLabel('Blocked words').fill('cheap watches')
  await page.getByText('Is held as spam', { exact: true }).click()
  expect(await axeFindings(page, 'main')).toEqual([])
  await save(page).click()
  await saved(page)
  await page.goto(at('/admin/conversations'))
  await expect(inbox(page).list).toBeVisible()
  await write('Cheap Wátches here')
  const spam = page.getByRole('button', { name: /^Spam/ }).first()
  await expect(spam).toContainText('1')
  await expect(inbox(page).list).not.toContainText('Cheap Wátches')
  await spam.click()
  await inbox(page)
    .list.getByRole('link', { name: /Cheap Wátches/ })
    .click()
  await expect(page.getByText('Held as spam: it contains a blocked word')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Not spam' }).click()
  await expect(page.getByRole('button', { name: 'Not spam' })).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Waiting/ })
    .first()
    .click()
  await expect(inbox(page).list).toContainText('Cheap Wátches')
})

test('[ADMIN-04] a label gets a color, is renamed in every conversation, and agents choose from the list', async ({
  page,
}) => {
  await settings(page)
  await page.getByRole('button', { name: 'Add label' }).click()
  await page.getByLabel('Label 1: name').fill('Waiting for parts')
  await page.getByLabel('Waiting for parts: color').selectOption('Purple')
  await page.getByLabel('Waiting for parts: description').fill('The supplier is late')
  await page.getByRole('switch', { name: 'Agents can add new labels' }).uncheck()
  await save(page).click()
  await saved(page)

  const id = await write('My pump is broken')
  await page.goto(at(`/admin/conversations/${id}`))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Labels' }).click()
  const field = page.getByRole('combobox', { name: 'Add or remove labels…' })
  const option = page.getByRole('option', { name: /^Waiting for parts/ })
  await expect(option).toBeVisible()
  await field.fill('Something new')
  await expect(page.getByRole('option')).toHaveCount(0)
  await field.fill('parts')
  // The label shows before the server has stored it.
  const stored = page.waitForResponse(response =>
    Boolean(response.request().postData()?.includes('Waiting for parts')),
  )
  await option.click()
  await stored
  await field.press('Escape')
  await expect(page.locator('header').getByTitle('The supplier is late')).toHaveText('Waiting for parts')

  await page.goto(at('/admin/settings/conversations'))
  await page.getByRole('button', { name: 'Rename Waiting for parts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Waiting for parts' })
  await expect(dialog).toContainText('1 conversation')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await dialog.getByLabel('New name').fill('Parts ordered')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByText('Renamed in 1 conversation')).toBeVisible()
  await expect(page.getByLabel('Parts ordered: color')).toHaveValue('purple')
  await page.goto(at(`/admin/conversations/${id}`))
  await expect(page.locator('header').getByText('Parts ordered')).toBeVisible()
})

test('[ADMIN-04] retention says how many conversations and files it would delete before it is saved', async ({
  page,
}) => {
  await settings(page)
  await page.getByRole('switch', { name: 'Erase old conversations' }).check()
  await expect(page.getByText('Today, this erases nothing.')).toBeVisible()
  await page.getByRole('switch', { name: 'Delete old files' }).check()
  await expect(page.getByText('Today, this deletes nothing.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('switch', { name: 'Close inactive conversations' }).check()
  await page.getByLabel('After days without a message').fill('91')
  await save(page).click()
  // The browser itself refuses the number, and says why.
  await expect(page.getByLabel('After days without a message')).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('After days without a message')).toHaveCount(0)
})
