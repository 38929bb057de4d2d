/**
 * A question that several articles may answer: the visitor gets suggestions, and the company sees the gap.
 */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { MESSAGES } from '#sdk/locales/chat/en.ts'
import { AMBIGUOUS } from '#tests/support/ambiguous-question.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox, staffPage } from './screens.ts'

const TITLE = 'How long the free trial lasts'
const { articles: groupName, talkToPerson } = MESSAGES

const server = ownServer()

test('a visitor picks one of the suggested articles by the keyboard, and reads the answer; the company adds the question to it', async ({
  browser,
}) => {
  const visitor = await ask(browser, 'picks@example.com')
  const { panel, thread } = chat(visitor)
  const group = thread.getByRole('group', { name: groupName })
  await expect(thread).toContainText(SHARED_MESSAGES.unsure)
  await expect(group.getByRole('button').last()).toHaveText(talkToPerson)
  expect(await axeFindings(visitor, 'support-chat')).toEqual([])

  await thread.focus()
  const picked = group.getByRole('button', { name: TITLE })
  for (let presses = 0; presses < 12 && !(await hasFocus(picked)); presses++)
    await visitor.keyboard.press('Tab')
  await expect(picked).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(group).toHaveCount(0)
  await expect(thread.getByRole('link', { name: TITLE })).toBeVisible()
  await expect
    .poll(() => chat(visitor).texts())
    .toEqual([AMBIGUOUS, SHARED_MESSAGES.unsure, TITLE, expect.stringContaining('free')])
  await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()

  const agent = await staffPage(browser, server)
  await inbox(agent).rowOf('picks@example.com').click()
  const messages = inbox(agent).thread
  await expect(messages.getByRole('list', { name: 'Suggested articles' })).toContainText(TITLE)
  await expect(messages).toContainText('Picked from the suggested articles')
  await expect(messages.getByRole('list', { name: 'Sources' })).toContainText(TITLE)

  await agent.goto(server.at('/admin/kb/gaps?view=wording'))
  const gap = agent.getByRole('listitem').filter({ hasText: AMBIGUOUS }).first()
  await expect(gap).toContainText('Asked once')
  const article = gap.getByRole('listitem').filter({ hasText: TITLE })
  await expect(article).toContainText('Picked')
  expect(await axeFindings(agent, 'main')).toEqual([])
  await article.getByRole('button', { name: /^Add as alternate question/ }).click()
  await expect(agent.getByText(`Added to the draft of “${TITLE}”`)).toBeVisible()
  await expect(gap).toHaveCount(0)
})

test('[CHAT-10] a visitor to whom no suggested article helps asks for a person, and joins the queue', async ({
  browser,
}) => {
  const visitor = await ask(browser, 'person@example.com')
  const { panel, thread } = chat(visitor)
  await thread.getByRole('button', { name: talkToPerson }).click()
  await expect(panel).toContainText('Your position')
  await expect(thread.getByRole('group', { name: groupName })).toHaveCount(0)
  await expect.poll(() => chat(visitor).texts()).toEqual([AMBIGUOUS, SHARED_MESSAGES.unsure])

  const agent = await staffPage(browser, server)
  await inbox(agent).rowOf('person@example.com').click()
  await inbox(agent).reply('Hi, I am Maya.')
  await expect(thread).toContainText('Hi, I am Maya.')
})

/** Opens a new visitor's panel after the ambiguous question was answered with suggestions. */
async function ask(browser: Browser, email: string): Promise<Page> {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(server.example('/'))
  await chat(visitor).open()
  await chat(visitor).giveEmail(email)
  await chat(visitor).send(AMBIGUOUS)
  await expect(chat(visitor).thread.getByRole('button', { name: TITLE })).toBeVisible()
  return visitor
}

function hasFocus(control: ReturnType<Page['getByRole']>): Promise<boolean> {
  return control.evaluate(element => (element.getRootNode() as ShadowRoot).activeElement === element)
}
