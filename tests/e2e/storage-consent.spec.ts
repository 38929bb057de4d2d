/** What the widgets store in the visitor's browser where the page asks for consent first: nothing, over a whole visit. */
import { expect, type Page } from '@playwright/test'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { chat } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const NOTHING = { cookies: [], local: [], session: [], databases: [], caches: [] }
const server = sharedServer()
let site: PageServer

test.beforeAll(async () => {
  const loader = `<script src="http://localhost:${server.port}/widget-loader.js"`
  const pages: Record<string, string> = {
    '/chat': `${loader} data-tenant="acme" data-features="chat" data-email="visitor@example.com" data-consent="required"></script>`,
    '/others': `${['kb', 'ticket', 'csat', 'voice'].map(elementOf).join('')}${loader}></script>`,
  }
  site = await createPageServer(
    path => pages[path] && `<!doctype html><title>Host</title><link rel="icon" href="data:,">${pages[path]}`,
  )
})
test.afterAll(() => site.close())

function elementOf(feature: string): string {
  return `<support-${feature} tenant="acme" mode="inline" consent="required"></support-${feature}>`
}

/** Returns the names of all that the page has stored in the browser. */
async function stored(page: Page) {
  return {
    cookies: await page.context().cookies(),
    ...(await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      caches: await window.caches?.keys().catch(() => []),
    }))),
  }
}

test('the chat stores nothing before consent, and nothing is left after it is withdrawn', async ({
  page,
}) => {
  const tell = (...args: unknown[]) =>
    page.evaluate(
      given => (window as unknown as { Lapwing: (...all: unknown[]) => void }).Lapwing(...given),
      args,
    )
  const reported = page.waitForRequest(/embed-ping/)
  await page.goto(`${site.url}/chat`)
  await reported
  expect(await stored(page)).toEqual(NOTHING)
  await chat(page).open()
  await chat(page).composer.fill('half a sent')
  await chat(page).send('How do I reset my password?')
  await expect(chat(page).thread).toContainText('press Forgot password on the sign-in page')
  await page.getByRole('button', { name: 'Close chat' }).first().click()
  expect(await stored(page)).toEqual(NOTHING)
  await tell('update', { consent: 'given' })
  await expect.poll(async () => (await stored(page)).local.length).toBe(1)
  await tell('update', { consent: 'required' })
  await tell('logout')
  await expect.poll(() => stored(page)).toEqual(NOTHING)
})

test('the help center, the ticket form, the survey and the call store nothing before consent', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${site.url}/others`)
  const kb = page.locator('support-kb')
  await kb.getByRole('searchbox').fill('forgot my password')
  await kb.getByRole('button', { name: /^Reset your password/ }).click()
  await kb.getByRole('button', { name: 'Yes' }).click()
  await expect(kb.getByText('Thank you for telling us.')).toBeVisible()

  const ticket = page.locator('support-ticket')
  await ticket.getByRole('textbox', { name: /email/i }).fill('visitor@example.com')
  await ticket.getByRole('textbox', { name: /subject/i }).fill('A broken wheel')
  await ticket.locator('textarea').fill('It came off.')
  await ticket.getByRole('button', { name: /send/i }).click()
  await expect(ticket.getByRole('textbox', { name: /subject/i })).toHaveCount(0)

  await page.locator('support-csat').getByRole('radio').last().click()
  await expect(page.locator('support-voice').getByRole('button', { name: 'Call', exact: true })).toBeVisible()
  expect(await stored(page)).toEqual(NOTHING)
})
