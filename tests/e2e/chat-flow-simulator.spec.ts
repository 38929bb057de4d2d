/** [ADMIN-04] The chat flow: acted out in the simulator before it is saved, and then in a widget that runs. */
import { expect, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const { at } = server

test('[ADMIN-04] a timer and a text show in the simulator before they are saved, and then in the next conversation of a widget that runs', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await visitor.goto(at('/widget/chat?embed=1&email=visitor@example.com'))
  const box = visitor.getByRole('textbox', { name: 'Message' })
  await box.fill('How much does Acme Planner cost?')
  await box.press('Enter')
  await expect(visitor.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()

  await inbox(page).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/chat-flow' })
  const simulator = page.getByRole('complementary', { name: 'Simulator' })
  const chat = page.frameLocator('iframe[title="The simulated chat"]')
  const due = simulator.getByRole('list', { name: 'Due' })
  await page.getByRole('spinbutton', { name: 'Follow-up question' }).fill('7')
  await page.getByRole('spinbutton', { name: 'Wait for a human' }).fill('90')
  await page.getByRole('textbox', { name: 'Follow-up question' }).fill('Anything more?')
  await page.getByRole('textbox', { name: 'Place in the queue' }).fill('You are number {position}.')
  await page.getByRole('button', { name: 'Add button' }).click()
  await page.getByLabel('Button 1: label').fill('Track my parcel')
  await page.getByLabel('Button 1: message').fill('Where is my order?')

  await chat.getByRole('button', { name: 'Track my parcel' }).click()
  await expect(chat.getByText('Where is my order?')).toBeVisible()
  await expect(due).toContainText('The AI answersin 2 s')
  await simulator.getByRole('button', { name: 'Wait 1.2 s' }).click()
  await expect(chat.getByText('Thinking…')).toBeVisible()
  await simulator.getByRole('button', { name: 'Wait 0.8 s' }).click()
  await expect(due).toContainText('The follow-up question showsin 7 s')
  await simulator.getByRole('button', { name: 'Wait 7 s' }).click()
  await expect(chat.getByText('Anything more?')).toBeVisible()
  await chat.getByRole('textbox', { name: 'Message' }).fill('Let me talk to a person')
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(chat.getByText('You are number 1.')).toBeVisible()
  await expect(chat.getByText(/^If nobody is free by .+, we’ll email you at .+@/)).toBeVisible()
  await simulator.getByLabel('The agent’s reply').fill('Dana here.')
  await simulator.getByLabel('The agent’s reply').press('Enter')
  await expect(chat.getByText('Dana here.')).toBeVisible()
  await expect(simulator.getByRole('status')).toContainText('With Dana')
  expect(await axeFindings(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  await visitor.getByRole('button', { name: 'Back to the start' }).click()
  await expect(visitor.getByRole('button', { name: 'Track my parcel' })).toBeVisible()
  await box.fill('Let me talk to a person')
  await box.press('Enter')
  await expect(visitor.getByText(/^You are number \d+\.$/)).toBeVisible()
  await expect(visitor.getByText(/^If nobody is free by .+, we’ll email you at .+@/)).toBeVisible()
})

test('[ADMIN-04] a text without its placeholder and a conversation that closes too early are refused at their fields', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@noor.test', {
    tenant: 'noor',
    path: '/admin/settings/chat-flow',
  })
  await page.getByRole('spinbutton', { name: 'Follow-up question' }).fill('50')
  await page.getByLabel('Language', { exact: true }).first().selectOption('Arabic')
  await page.getByRole('textbox', { name: 'Place in the queue' }).fill('انتظر من فضلك')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Keep {position} in the text.', { exact: false })).toBeVisible()
  await expect(page.getByText('closes at least 5 seconds after', { exact: false })).toBeVisible()
  await page.getByLabel('Language', { exact: true }).first().selectOption('English')
  await expect(page.getByText('A text in Arabic can’t be saved.')).toBeVisible()
})
