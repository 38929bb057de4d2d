/** [ADMIN-04] A company's AI settings on /admin/settings/chat-flow, and their effect on visitors. */
import { expect, test } from '@playwright/test'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const QUESTION = 'How much does Acme Planner cost?'
const server = ownServer()
const { at } = server

test('[ADMIN-04] a topic is taken from the AI, and the next visitor is offered a human', async ({ page }) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  expect((await ask(QUESTION)).meta.type).toBe('answer')

  await page.goto(at('/admin/settings/chat-flow'))
  await expect(page.getByRole('link', { name: 'Chat flow' })).toHaveAttribute('aria-current', 'page')
  await page.getByText('Formal', { exact: true }).click()
  await page.getByLabel('Topics to leave to humans').fill('legal advice\nprices and costs\ncosts')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])

  await page.reload()
  await expect(page.getByRole('radio', { name: 'Formal' })).toBeChecked()
  await expect(page.getByLabel('Topics to leave to humans')).toHaveValue(
    'legal advice\nprices and costs\ncosts',
  )
  const refused = await ask(QUESTION)
  expect(refused).toMatchObject({ content: SHARED_MESSAGES.noInformation, meta: { type: 'offer' } })
  expect((await ask('How do I reset my password?')).meta.type).toBe('answer')
})

test('[ADMIN-04] a key of a model is written and not shown again; an address that is not public is told', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/chat-flow' })
  await page.getByLabel('Address').fill('https://127.0.0.1/v1')
  await page.getByLabel('Model name').fill('tiny')
  await page.getByLabel('API key').fill('sk-hidden')
  await page.getByRole('button', { name: 'Save the model' }).click()
  await expect(page.getByText('A key is set.')).toBeVisible()
  expect(await page.content()).not.toContain('sk-hidden')
  await page.getByRole('button', { name: 'Try the model' }).click()
  await expect(page.getByText('The address is not on the public web.')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Use the platform’s model' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use the platform’s model' }).click()
  await expect(page.getByLabel('Model name')).toHaveValue('')
})

test('[ADMIN-04] whoever may not edit settings is told so', async ({ page }) => {
  await inbox(page).signIn(server.port, 'agent@acme.test')
  await expect(page.getByRole('link', { name: 'Chat flow' })).toHaveCount(0)
  await page.goto(at('/admin/settings/chat-flow'))
  await expect(page.getByText('You can’t change these settings')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})

/** Returns the AI's answer to a new visitor. */
async function ask(question: string) {
  return (await askAsVisitor(server, question)).said
}
