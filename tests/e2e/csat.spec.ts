/** Satisfaction surveys: in the visitor's chat, behind a link in an email, on a page, and at the desk. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { signInStaff } from '#tests/support/staff-member.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox, staffPage } from './screens.ts'

const server = ownServer()
const HOUR_MS = 60 * 60_000

const survey = (place: Page | Locator) => place.getByRole('group', { name: 'Feedback' })
const score = (place: Locator, name: string) => place.getByRole('radio', { name, exact: true })

/** Has a visitor of the customer's site ask for a human, and an agent of acme take the conversation. */
async function takenConversation(visitor: Page, agent: Page, email: string): Promise<void> {
  await visitor.goto(server.example('/'))
  await chat(visitor).open()
  await chat(visitor).giveEmail(email)
  await chat(visitor).send('I need a real person for my refund')
  await expect(chat(visitor).panel).toContainText('Your position')
  await inbox(agent).rowOf(email).click()
  await agent.getByRole('button', { name: 'Assign to me' }).click()
  await inbox(agent).reply('It is on its way.')
}

async function resolve(agent: Page): Promise<void> {
  const thread = agent.url()
  await agent.getByRole('button', { name: 'Resolve', exact: true }).click()
  // The inbox goes on with the next conversation.
  await expect(agent).not.toHaveURL(thread)
  await agent.goto(thread)
  await expect(agent.getByText('This conversation is resolved')).toBeVisible()
}

test('a resolved conversation asks in the visitor’s chat, and the desk reads the answer', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const agent = await staffPage(browser, server)
  await takenConversation(visitor, agent, 'rates@example.com')
  await resolve(agent)

  const reports = await staffPage(browser, server, 'admin@acme.test', '/admin/csat')
  const dashboard = await staffPage(browser, server, 'admin@acme.test', '/admin/dashboard')
  await expect(dashboard.getByRole('link', { name: /^Satisfied –/ })).toBeVisible()
  const asked = survey(chat(visitor).thread)
  await expect(asked).toContainText('How was our support?')
  expect(await axeFindings(visitor, 'support-chat')).toEqual([])
  await score(asked, '4 of 5, Good').click()
  await expect(asked).toContainText('Saved: 4 of 5')
  await expect(dashboard.getByRole('link', { name: /^Satisfied 100%/ })).toBeVisible()
  await expect(inbox(agent).thread).toContainText('Rated 4 of 5')
  await asked.getByRole('textbox', { name: /What did you like/ }).fill('She named the date.')
  await asked.getByRole('button', { name: 'Send' }).click()
  await expect(asked).toContainText('Thank you for your feedback.')
  await expect(inbox(agent).thread).toContainText('She named the date.')
  await expect(reports.getByRole('main')).toContainText('She named the date.')

  await visitor.reload()
  await chat(visitor).open()
  await expect(survey(chat(visitor).thread)).toContainText('Your answer: 4 of 5')
})

test('an unanswered survey goes when the conversation is reopened', { tag: '@full' }, async ({ browser }) => {
  const visitor = await (await browser.newContext()).newPage()
  const agent = await staffPage(browser, server)
  await takenConversation(visitor, agent, 'reopens@example.com')
  await resolve(agent)
  await expect(survey(chat(visitor).thread)).toBeVisible()
  await agent.getByRole('button', { name: 'Reopen', exact: true }).click()
  await expect(survey(chat(visitor).thread)).toBeHidden()
})

test('a link in an email answers in another browser, once it is seen', { tag: '@full' }, async ({
  browser,
}) => {
  const { call } = await signInStaff(server.own(''), 'admin@acme.test')
  const params = { section: 'csat' } as const
  const { version, value } = await call('getSettings', { params })
  const body = { version, value: { ...value, in_chat: false, by_email: true } }
  await call('saveSettings', { params, body })
  const visitor = await (await browser.newContext()).newPage()
  const agent = await staffPage(browser, server)
  await takenConversation(visitor, agent, 'linked@example.com')
  await resolve(agent)
  await expect(chat(visitor).panel).toContainText('Start a new conversation')
  await expect(survey(chat(visitor).thread)).toHaveCount(0)
  await jump(HOUR_MS)

  const reader = await (await browser.newContext()).newPage()
  const link = await surveyLink(reader, 'linked@example.com', 'score=2')
  await reader.goto(link)
  const page = survey(reader)
  await expect(page).toContainText('Saved: 2 of 5. You can still change it.')
  await expect(reader).not.toHaveURL(/[?&]score=/)
  expect(await axeFindings(reader, 'main')).toEqual([])
  await page.getByRole('textbox', { name: /What could we do better/ }).fill('Too slow.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toContainText('Your answer: 2 of 5')
  await expect(inbox(agent).thread).toContainText('Rated 2 of 5')

  await reader.goto(link.replace('score=2', 'score=5').replace(/.$/, ''))
  await reader.reload()
  await expect(survey(reader)).toContainText('This link has expired or is incomplete.')
})

test('[MKT-01] each of the five surveys of the CSAT page takes an answer', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(server.own('/csat'))
  await page.getByRole('main').getByRole('button', { name: 'See it in Action' }).click()
  const modal = page.getByRole('dialog', { name: 'Customer Feedback' })
  await expect(survey(modal)).toHaveCount(5)
  expect(await axeFindings(page, 'dialog')).toEqual([])
  for (const [index, name] of ['5 of 5, Great', '3 of 5, Okay', '9 of 10', 'Good'].entries()) {
    const each = survey(modal).nth(index)
    await score(each, name).click()
    await expect(each).toContainText('Saved:')
    await each.getByRole('button', { name: 'Skip' }).click()
    await expect(each).toContainText('Your answer:')
  }
  const comment = survey(modal).nth(4)
  await comment.getByRole('textbox').fill('More dates, please.')
  await comment.getByRole('button', { name: 'Send' }).click()
  await expect(comment).toContainText('Thank you')
})

/** Advances the demo clock. */
async function jump(ms: number): Promise<void> {
  const [method, path] = ENDPOINTS.changeDemoClock
  const answer = await fetch(server.own(path), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'jump', ms }),
  })
  expect(answer.status).toBe(200)
}

/** Returns the link with this score in the newest email to an address. */
async function surveyLink(page: Page, to: string, wanted: string): Promise<string> {
  const find = async () => {
    const response = await page.request.get(server.own('/api/mailbox'))
    const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
    const links = mails
      .filter(mail => mail.to === to)
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    return links.find(link => link.includes(wanted)) ?? ''
  }
  await expect.poll(find).not.toBe('')
  return find()
}
