/** [ADMIN-04] The settings of voice calls: an admin changes what is said and hears the voice, visitors read it, others stay out. */
import { expect, type Page, test } from '@playwright/test'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

test.use({ launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs } })

const server = ownServer({ VOICE_BIND_ADDRESS: '127.0.0.1' })
const PATH = '/admin/settings/voice-personalization'
/** Long enough that a busy machine finds the Stop button while it is spoken. */
const GREETING =
  'Welcome to Acme. This is an AI, which has read our articles and answers you in a few short words.'
const KEY = 'sk-proj-the-company-s-own-key'

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()
}

test('[ADMIN-04] an admin changes words and voice, hears the voice, and the card on a page shows the new words', async ({
  page,
  browser,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test', { path: PATH })
  await page.getByLabel('Greeting in English').fill(GREETING)
  await page.getByLabel('Before the call in English').fill('Acme writes down what you say.')
  await page.getByRole('combobox', { name: 'Voice' }).selectOption({ label: 'Rms, a man, American' })

  const spoken = page.waitForResponse(/\/voice-account\/preview$/)
  // By the keyboard alone.
  await page.getByRole('button', { name: 'Play' }).focus()
  await page.keyboard.press('Enter')
  const answer = await spoken
  expect(answer.request().postDataJSON()).toEqual({
    provider: 'server',
    voice: 'rms',
    text: GREETING,
  })
  expect(answer.status()).toBe(200)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await save(page)
  expect(await axeFindings(page, 'main')).toEqual([])

  const visitor = await browser.newPage()
  await visitor.goto(server.own('/widget/voice?tenant=acme'))
  const card = visitor.locator('support-voice')
  await expect(card.getByText('Acme writes down what you say.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Call', exact: true })).toBeVisible()

  await page.getByRole('switch', { name: 'Visitors can call' }).focus()
  await page.keyboard.press('Space')
  await save(page)
  await visitor.reload()
  await expect(card.getByText('Calls are not available here.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Call', exact: true })).toBeHidden()
})

test('[ADMIN-04] an admin saves the key of an own account, which is not shown again, and deletes it', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test', { path: PATH })
  await page.getByText('OpenAI', { exact: true }).click()
  await expect(page.getByText('Nobody can call until you save the key', { exact: false })).toBeVisible()
  await expect(page.getByText('The browser sends the sound to OpenAI', { exact: false })).toBeVisible()
  await page.getByLabel('API key').fill(KEY)
  await page.getByRole('button', { name: 'Save the account' }).click()
  await expect(page.getByText(/Saved on .* by Daniel Okafor\./)).toBeVisible()
  await expect(page.getByText('Nobody can call until', { exact: false })).toBeHidden()
  expect(await page.content()).not.toContain(KEY)
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Delete the key' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the key' }).click()
  await expect(page.getByText('Nobody can call until you save the key', { exact: false })).toBeVisible()
})

test('[ADMIN-04] [GUARD-05] an agent is sent to /not-authorized, and finds no link', async ({ page }) => {
  await inbox(page).signIn(server.port, 'agent@acme.test', { path: PATH })
  await expect(page).toHaveURL(/\/admin\/not-authorized$|\/not-authorized$/)
  await page.goto(server.at('/admin/settings'))
  await expect(page.getByRole('link', { name: 'Install' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voice calls' })).toHaveCount(0)
})
