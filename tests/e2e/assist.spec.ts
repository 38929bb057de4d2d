/** The AI beside the agent: with a language model, and with the articles and canned replies alone. */
import { expect, type Page, test } from '@playwright/test'
import { type Script, type ScriptedModel, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { signInStaff } from '#tests/support/staff-member.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const QUESTION = 'How much does Acme Planner cost?'
const DRAFT = 'It depends on the plan that you choose.'
const SHORTER = 'It depends on your plan.'
const SUMMARY = 'The customer asks what the planner costs.'
const TRANSLATION = 'They ask what the planner costs.'

const script: Script = (response, request) => {
  const rules = request.body.messages[0]!.content ?? ''
  const texts = { Summarize: SUMMARY, Rewrite: SHORTER, Translate: TRANSLATION }
  const asked = Object.entries(texts).find(([word]) => rules.includes(`desk. ${word}`))
  saying(asked?.[1] ?? `${DRAFT} [1]`)(response, request)
}

const settings: Record<string, string> = { MODEL_NAME: 'scripted' }
let model: ScriptedModel
test.beforeAll(async () => {
  model = await startScriptedModel(script)
  settings['MODEL_URL'] = model.url
})
const withModel = ownServer(settings)
const withoutModel = ownServer()
test.afterAll(() => model.close())

const composer = (page: Page) => page.getByRole('textbox', { name: 'Reply to the customer' })

test('[ADMIN-02] an agent gets a summary, a draft with its source and a shorter one, sends it marked for colleagues, and the reports count it', async ({
  browser,
}) => {
  const { id } = await askAsVisitor(withModel, QUESTION)
  const page = await staffPage(browser, withModel, 'agent@acme.test', `/admin/conversations/${id}`)
  await expect(inbox(page).thread).toContainText('It depends on the plan that you choose.')
  const said = await inbox(page).texts()
  await page.getByRole('button', { name: 'Summarize' }).click()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(SUMMARY)
  await page.getByRole('button', { name: 'Translate for me' }).click()
  const translation = page.getByRole('region', { name: 'Translation of the last message' })
  await expect(translation).toContainText(TRANSLATION)
  await expect(translation.getByRole('button', { name: 'Insert' })).toHaveCount(0)
  await translation.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(translation).toHaveCount(0)

  await page.getByRole('button', { name: 'Draft with AI' }).click()
  const draft = page.getByRole('region', { name: 'Suggested reply' })
  await expect(draft).toContainText(DRAFT)
  await expect(draft).toContainText('not sent')
  await expect(draft.getByRole('list', { name: 'Sources of the suggestion' }).getByRole('link')).toHaveCount(
    1,
  )
  expect(await axeFindings(page, 'main')).toEqual([])
  await expect(composer(page)).toBeFocused()
  await expect(composer(page)).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(composer(page)).toHaveValue(DRAFT)
  await expect(draft).toHaveCount(0)
  await expect(page.getByText('This text is by AI.')).toBeVisible()

  await page.getByRole('button', { name: 'Shorter', exact: true }).click()
  const shorter = page.getByRole('region', { name: 'Shorter reply' })
  await expect(shorter).toContainText(SHORTER)
  expect(await inbox(page).texts()).toEqual(said)
  await shorter.getByRole('button', { name: 'Insert' }).click()
  await expect(composer(page)).toHaveValue(SHORTER)
  await composer(page).press('Enter')
  await expect(inbox(page).thread).toContainText(SHORTER)
  await expect(inbox(page).thread).toContainText('Written with AI')
  await expect(page.getByText('This text is by AI.')).toHaveCount(0)

  await page.goto(withModel.at('/admin/dashboard'))
  const report = page.getByRole('region', { name: 'AI beside the agent' })
  await expect(report).toContainText('The AI wrote 4 texts for agents.')
  await expect(report).toContainText('They inserted 2, and sent 1 as written and 1 edited.')
})

test('[ADMIN-02] Escape dismisses a suggestion, and Tab leaves the field once the agent has written', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await askAsVisitor(withModel, QUESTION)
  const page = await staffPage(browser, withModel, 'agent@acme.test', `/admin/conversations/${id}`)
  const draft = page.getByRole('region', { name: 'Suggested reply' })
  const ask = page.getByRole('button', { name: 'Draft with AI' })
  await ask.click()
  await expect(draft).toBeVisible()
  await composer(page).press('Escape')
  await expect(draft).toHaveCount(0)
  await expect(composer(page)).toBeVisible()
  await ask.click()
  await expect(draft).toBeVisible()
  await composer(page).fill('My own words')
  await composer(page).press('Tab')
  await expect(composer(page)).toHaveValue('My own words')
  await expect(composer(page)).not.toBeFocused()
})

test('[ADMIN-02] without a language model, the desk has articles and canned replies that fit, and no AI', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await askAsVisitor(withoutModel, QUESTION)
  const agent = await signInStaff(withoutModel.own(''), 'agent@acme.test')
  const body = { shortcut: 'refund', content: 'We send the money back within five days.', is_shared: false }
  await agent.call('createCannedReply', { body })
  const page = await staffPage(browser, withoutModel, 'agent@acme.test', `/admin/conversations/${id}`)
  const helpers = page.getByRole('list', { name: 'May help' })
  await helpers.getByRole('button', { name: 'Plans and prices' }).click()
  await expect(composer(page)).toHaveValue(/^\[Plans and prices\]\(http:.*\/kb\/plans-and-prices\)$/)
  await composer(page).fill('About your refund')
  await expect(helpers.getByRole('button')).toHaveText(['/refund'])
  expect(await axeFindings(page, 'main')).toEqual([])
  await helpers.getByRole('button', { name: '/refund' }).click()
  await expect(composer(page)).toHaveValue(`About your refund\n\n${body.content}`)
  for (const name of ['Draft with AI', 'Shorter', 'Summarize'])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
})

test('[ADMIN-02] a suggested macro inserts its text, or says what it does before it does it', {
  tag: '@full',
}, async ({ browser }) => {
  const { id } = await askAsVisitor(withoutModel, QUESTION)
  const admin = await signInStaff(withoutModel.own(''), 'admin@acme.test')
  const reply = { type: 'reply', content: 'Goodbye, and thanks.' } as const
  await admin.call('createMacro', { body: { name: 'Farewell words', actions: [reply] } })
  await admin.call('createMacro', {
    body: {
      name: 'Invoice settled',
      actions: [{ type: 'add-label', label: 'Billing' }, { type: 'resolve' }],
    },
  })
  const path = `/admin/conversations/${id}`
  const page = await staffPage(browser, withoutModel, 'agent@acme.test', path)
  const helpers = page.getByRole('list', { name: 'May help' })
  await expect(inbox(page).thread).toContainText('Acme Planner has three plans')
  const said = await inbox(page).texts()
  await composer(page).fill('A farewell')
  await helpers.getByRole('button', { name: 'Farewell words' }).press('Enter')
  await expect(composer(page)).toHaveValue(`A farewell\n\n${reply.content}`)
  await composer(page).fill('Your invoice')
  const settled = helpers.getByRole('button', { name: 'Invoice settled' })
  await settled.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Apply “Invoice settled” to the conversation?' })
  await expect(dialog.getByRole('listitem')).toHaveText(['Add label “Billing”', 'Resolve'])
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(settled).toBeFocused()
  await expect(page.getByRole('button', { name: 'Resolve', exact: true })).toBeVisible()
  expect(await inbox(page).texts()).toEqual(said)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Applied “Invoice settled”')).toBeVisible()
  // The next one opens, and the reply is still a draft.
  await expect(page).not.toHaveURL(new RegExp(path))
  await page.goto(withoutModel.at(path))
  await expect(composer(page)).toHaveValue('Your invoice')
  await expect.poll(inbox(page).texts).toEqual(said)
})
