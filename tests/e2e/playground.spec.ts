/** Members' view of the AI: answers with their sources, tests, a draft's effects, and gaps. */
import { expect, type Page, test } from '@playwright/test'
import { AMBIGUOUS } from '#tests/support/ambiguous-question.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const KNOWN = 'How much does Acme Planner cost?'
const UNKNOWN = 'Do you sell grilled octopus?'

const server = ownServer()
const { at } = server

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Question', { exact: true }).fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(question)
}

test('an answer shows what it rests on, and is pinned as a test that passes', async ({ page }) => {
  await inbox(page).signIn(server.port, 'agent@acme.test')
  await page.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByRole('link', { name: 'Playground' }).click()
  await expect(page.getByText(/^Answers, passages with their likelihood/)).toBeVisible()
  await ask(page, KNOWN)
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('Plans and prices')
  const passages = page.getByRole('region', { name: 'Passages' })
  await expect(passages.getByText('Quoted')).toHaveCount(1)
  await expect(passages.locator('mark')).toContainText('three plans')
  await expect(passages.getByText('threshold 40%').first()).toBeVisible()
  await expect(passages.getByRole('link', { name: 'Open article Plans and prices' })).toHaveAttribute(
    'href',
    /\/admin\/kb\/edit\/[0-9a-f-]{36}$/,
  )
  expect(await axeFindings(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Pin as test' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Article', { exact: true })).toContainText('Plans and prices')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click()
  const tests = page.getByRole('table', { name: 'Pinned tests' })
  await expect(tests).toContainText(KNOWN)
  await page.getByRole('button', { name: 'Run all' }).click()
  await expect(tests).toContainText('Pass')
  await expect(page.getByText('1 of 1 passed.')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a conversation is tried out, with suggestions to choose from', async ({ page }) => {
  await inbox(page).signIn(server.port, 'agent@acme.test')
  await page.goto(at('/admin/kb/playground'))
  await ask(page, 'Can I pay by credit card?')
  await ask(page, 'and by bank transfer?')
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('Can I pay by credit card?')
  await expect(answer).toContainText('Bank transfer is possible')
  // An answer that depends on earlier messages can't be pinned.
  await expect(page.getByRole('button', { name: 'Pin as test' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText(/^Answers, passages with their likelihood/)).toBeVisible()

  await ask(page, AMBIGUOUS)
  const suggested = answer.getByRole('list', { name: 'Suggested articles' })
  expect(await axeFindings(page, 'main')).toEqual([])
  const choice = suggested.getByRole('button').first()
  const title = await choice.innerText()
  await choice.click()
  await expect(answer.getByRole('list', { name: 'Sources' })).toHaveText(title)
  await expect(suggested.getByRole('button')).toHaveCount(0)
})

test('a draft is asked before it is published, and tells what it changes', async ({ page }) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const { id } = await askAsVisitor(server, UNKNOWN)
  const draft = await makeDraft(page, id)
  await page.goto(at(`/admin/kb/playground?draft=${draft}`))
  await expect(page.getByLabel('Answer from')).toContainText('With the draft of')
  await ask(page, UNKNOWN)
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
    'We sell grilled octopus on Fridays',
  )
  const changes = page.getByRole('region', { name: 'What changes for visitors' })
  await expect(changes.getByRole('list', { name: 'Answers that change' })).toContainText('Newly answered')
  await expect(changes.getByRole('status')).toContainText('1 newly answered')
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('what was not answered becomes an article, or is set aside until it is asked again', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'agent@acme.test')
  await askAsVisitor(server, 'Is there a zebrafish aquarium?')
  await page.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByRole('link', { name: 'Gaps' }).click()
  const gap = page.getByRole('listitem').filter({ hasText: 'zebrafish aquarium' }).first()
  await expect(gap).toContainText('Asked once')
  await expect(gap.getByRole('link', { name: 'Write an article' })).toHaveAttribute(
    'href',
    '/admin/kb/new?title=Is+there+a+zebrafish+aquarium%3F',
  )
  expect(await axeFindings(page, 'main')).toEqual([])
  await gap.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(gap).toHaveCount(0)
  await askAsVisitor(server, 'Is there a zebrafish aquarium?')
  await page.reload()
  await expect(gap).toBeVisible()
})

/**
 * Answers and resolves a conversation as an agent, and makes a draft of the answer. Returns the draft's id.
 */
async function makeDraft(page: Page, conversation: string): Promise<string> {
  await page.goto(at(`/admin/conversations/${conversation}`))
  await inbox(page).reply('We sell grilled octopus on Fridays, from noon until it is gone.')
  await page.getByRole('button', { name: 'Resolve', exact: true }).click()
  // Once it is resolved, the next conversation opens.
  await expect(page).not.toHaveURL(new RegExp(conversation))
  await page.goto(at('/admin/kb/gaps?view=suggestions'))
  await expect(page.getByRole('list', { name: 'Suggestions' })).toContainText('on Fridays')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.waitForURL(/\/admin\/kb\/edit\/[0-9a-f-]{36}$/)
  return page.url().split('/').at(-1)!
}
