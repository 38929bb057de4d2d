/**
 * The demo: both sides of a conversation on one page, the demo clock, and a tour that tracks its progress.
 */
import { expect, type Page, test } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat } from './screens.ts'

// The embedded database, as with `npm start`.
const server = ownServer({ DATABASE_URL: '' })

test.use({ viewport: { width: 1440, height: 900 } })

const own = (path: string, host = 'localhost') => `http://${host}:${server.port}${path}`

/** Locators of the running demo. */
function demo(page: Page) {
  const shop = page.frameLocator('iframe[title*="with the chat"]')
  const inbox = page.frameLocator('iframe[title^="The inbox"]')
  return {
    shop,
    inbox,
    visitor: chat(shop),
    rows: inbox.getByRole('list', { name: 'Conversations' }).getByRole('link'),
    clock: page.getByRole('region', { name: 'Demo clock' }),
    tour: page.getByRole('region', { name: 'Five minutes' }),
    async start() {
      await page.goto(own('/demo'))
      await page.getByRole('button', { name: 'Start the demo' }).click()
      await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeVisible()
    },
    async write(step: string, button = 'Write the question') {
      await page.getByRole('button', { name: step }).click()
      await page.getByRole('button', { name: button }).click()
      await expect(chat(shop).composer).not.toHaveValue('')
      await chat(shop).composer.press('Enter')
    },
  }
}

test('nothing of the demo loads before somebody starts it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await page.goto(own('/demo'))
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(path => /demo-stage|demo-shop|demo-inbox|widget|clock|sdk/.test(path))).toEqual([])
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('from a question to an answer, a human, an end, and a ticket', async ({ page }) => {
  const { visitor, inbox, rows, clock, tour, start, write } = demo(page)
  await start()
  const done = (count: number) => expect(tour.getByRole('status')).toHaveText(`${count} of 7 done`)

  await test.step('a question gets an answer with its source', async () => {
    await write('Ask a question')
    await expect(visitor.thread).toContainText('Team costs €6')
    await expect(visitor.thread.getByRole('link', { name: 'Plans and prices' })).toBeVisible()
    await done(1)
  })
  await test.step('an unknown one gets the offer of a human, and a place in the queue', async () => {
    await write('Ask what no article covers')
    await expect(visitor.thread).toContainText(SHARED_MESSAGES.noInformation)
    await visitor.panel.getByRole('button', { name: SHARED_MESSAGES.offerYes, exact: true }).click()
    await expect(visitor.panel).toContainText('Your position')
    await done(2)
  })
  await test.step('the agent takes it and answers; the AI is quiet', async () => {
    await rows.filter({ hasText: 'Waiting for a human' }).filter({ hasText: 'visitor-' }).click()
    await inbox.getByRole('button', { name: 'Assign to me' }).click()
    await inbox.getByRole('textbox', { name: /reply/i }).fill('A dry white, says the cook.')
    await inbox.getByRole('textbox', { name: /reply/i }).press('Enter')
    await expect(visitor.thread).toContainText('A dry white, says the cook.')
    await done(3)
    await visitor.send('How much does Acme Planner cost?')
    await expect(inbox.getByRole('region', { name: 'Messages' })).toContainText(
      'How much does Acme Planner cost?',
    )
  })
  await test.step('the agent resolves it', async () => {
    await inbox.getByRole('button', { name: 'Resolve', exact: true }).click()
    await done(4)
    const answers = (await visitor.texts()).filter(text => text.includes('Team costs €6'))
    expect(answers).toHaveLength(1)
  })
  await test.step('a minute later a request that nobody takes is a ticket', async () => {
    await visitor.panel.getByRole('button', { name: SHARED_MESSAGES.startNew }).click()
    await write('Let nobody answer', 'Ask for a human')
    await expect(visitor.panel).toContainText('Your position')
    await clock.getByRole('button', { name: '+60 s' }).click()
    await expect(clock.getByRole('status')).toHaveText('1 min ahead')
    await expect(visitor.panel).toContainText(/ticket/i)
    await done(5)
  })
  await test.step('time stands still for both, and goes on', async () => {
    await clock.getByRole('button', { name: 'Pause' }).click()
    await expect(clock.getByRole('status')).toHaveText('Time is paused')
    const time = await clock.getByRole('time').textContent()
    await clock.getByRole('button', { name: 'Resume' }).click()
    await expect(clock.getByRole('time')).not.toHaveText(time ?? '')
  })
  await test.step('starting over, nobody remembers the visitor', async () => {
    await page.getByRole('button', { name: 'Start over' }).click()
    await done(0)
    await visitor.open()
    await expect(visitor.panel).not.toContainText('Team costs €6')
    await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeVisible()
  })
})

test('the other company reads from right to left, and the tag is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { shop, inbox, tour, start } = demo(page)
  await start()
  await page.getByRole('button', { name: 'Read from right to left' }).click()
  await page.getByRole('button', { name: 'Switch to Noor Home' }).click()
  await expect(shop.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(shop.locator('support-chat')).toHaveAttribute('tenant', 'noor')
  await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await expect(page.getByText('Layla Mansour, in the inbox of Noor Home')).toBeVisible()
  await page.getByRole('button', { name: 'Copy the tag' }).click()
  await expect(tour.getByRole('status')).toHaveText('2 of 7 done')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-tenant="noor"')
  await page.getByRole('button', { name: 'Back to Acme' }).click()
  await expect(shop.locator('support-chat')).toHaveAttribute('tenant', 'acme')
})

test('the browser is not left signed in as the agent', async ({ page }) => {
  const { start } = demo(page)
  await start()
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept.filter(key => /^sb-|supabase|token|backup/i.test(key))).toEqual([])
  await page.goto(own('/admin/conversations'))
  await expect(page).toHaveURL(/\/login$/)
})

test('the door to the inbox signs nobody in on a page of its own', async ({ page }) => {
  await page.goto(own('/demo-inbox?embed=1'))
  await expect(page).toHaveURL(/\/demo$/)
  await expect(page.getByRole('button', { name: 'Start the demo' })).toBeVisible()
})

test('at a company’s address, the page says where the demo is', async ({ page }) => {
  await page.goto(own('/demo', 'noor.localhost'))
  const link = page.getByRole('link', { name: 'at our own address' })
  await expect(link).toHaveAttribute('href', own('/demo'))
})

test('axe finds nothing, wide and narrow; on a small screen there is one side at a time', async ({
  page,
}) => {
  const { visitor, inbox, start } = demo(page)
  await start()
  await visitor.open()
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    expect(await axeFindings(page, 'main'), `${size.width}`).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${size.width}`).toBeLessThanOrEqual(0)
  }
  await expect(visitor.panel).toBeVisible()
  await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeHidden()
  await page.getByRole('button', { name: 'Agent', exact: true }).click()
  await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await expect(visitor.panel).toBeHidden()
})

test('outside demo mode there are the pictures and no demo', async ({ page }) => {
  await page.route('**/api/config', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), demo: null } })
  })
  await page.goto(own('/demo'))
  await expect(page.getByText(`The live demo runs on a demo installation`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the demo' })).toHaveCount(0)
  expect(await page.title()).toContain(BRAND.name)
})
