/**
 * The demo: both sides of a conversation on one page, the demo clock, and a tour that tracks its progress.
 */
import { expect, type Page, test } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { axeFindings } from './axe-findings.ts'
import { installMicrophone } from './call-page.ts'
import { ownServer } from './own-server.ts'
import { chat } from './screens.ts'

// The embedded database, as with `npm start`.
const server = ownServer({ DATABASE_URL: '', VOICE_BIND_ADDRESS: '127.0.0.1' })

test.use({
  viewport: { width: 1440, height: 900 },
  // A call on one machine; the page has its own microphone.
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: [
      ...chromiumArgs,
      '--allow-loopback-in-peer-connection',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

const own = (path: string, host = 'localhost') => `http://${host}:${server.port}${path}`

/** Locators of the running demo. */
function demo(page: Page) {
  const shop = page.frameLocator('iframe[title*="with the chat"]')
  const inbox = page.frameLocator('iframe[title^="The inbox"]')
  const tour = page.getByRole('region', { name: 'Ten stops' })
  return {
    shop,
    inbox,
    /** The staff area, whichever of its screens is open. */
    desk: page.frameLocator('section[aria-labelledby="desk-title"] iframe'),
    visitor: chat(shop),
    rows: inbox.getByRole('list', { name: 'Conversations' }).getByRole('link'),
    clock: page.getByRole('region', { name: 'Demo clock' }),
    tour,
    press: (name: string) => tour.getByRole('button', { name, exact: true }).click(),
    done: (count: number) => expect(tour.getByRole('status')).toHaveText(`${count} of 10 done`),
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

test('from a question to an answer, a human, a rating on the dashboard, and a ticket', async ({ page }) => {
  const { visitor, inbox, desk, rows, clock, press, done, start, write } = demo(page)
  await start()

  await test.step('a question gets an answer with its source', async () => {
    await write('Ask a question')
    await expect(visitor.thread).toContainText('Team costs €6')
    await expect(visitor.thread.getByRole('link', { name: 'Plans and prices' })).toBeVisible()
    await done(1)
  })
  await test.step('an unknown one gets the offer of a human, and a place in the queue', async () => {
    await write('Bring in a human')
    await expect(visitor.thread).toContainText(SHARED_MESSAGES.noInformation)
    await visitor.panel.getByRole('button', { name: SHARED_MESSAGES.offerYes, exact: true }).click()
    await expect(visitor.panel).toContainText('Your position')
    await done(1)
  })
  await test.step('while nobody does anything, the clock waits, and so does the queue', async () => {
    await expect(clock.getByRole('status')).toHaveText('Waiting for you', { timeout: scaleTimeout(30_000) })
    await expect(clock.getByRole('button', { name: 'Resume' })).toBeVisible()
  })
  await test.step('the agent takes it and answers; the AI is quiet', async () => {
    await press('Open the inbox')
    await expect(clock.getByRole('button', { name: 'Pause' })).toBeVisible()
    await rows.filter({ hasText: 'Waiting for a human' }).filter({ hasText: 'visitor-' }).click()
    await inbox.getByRole('button', { name: 'Assign to me' }).click()
    await inbox.getByRole('textbox', { name: /reply/i }).fill('A dry white, says the cook.')
    await inbox.getByRole('textbox', { name: /reply/i }).press('Enter')
    await expect(visitor.thread).toContainText('A dry white, says the cook.')
    await done(2)
    await visitor.send('How much does Acme Planner cost?')
    await expect(inbox.getByRole('region', { name: 'Messages' })).toContainText(
      'How much does Acme Planner cost?',
    )
  })
  await test.step('the agent resolves it, and the visitor rates', async () => {
    await inbox.getByRole('button', { name: 'Resolve', exact: true }).click()
    await press('Go to the chat')
    await visitor.thread.getByRole('radio', { name: '4 of 5, Good', exact: true }).click()
    await done(3)
    const answers = (await visitor.texts()).filter(text => text.includes('Team costs €6'))
    expect(answers).toHaveLength(1)
  })
  await test.step('the rating is on the dashboard', async () => {
    await press('Open the dashboard')
    await desk
      .getByRole('link', { name: /^Satisfied/ })
      .first()
      .click()
    await expect(desk.getByRole('region', { name: 'Conversations', exact: true })).toContainText('Good')
    await done(4)
  })
  await test.step('a minute later a request that nobody takes is a ticket', async () => {
    await visitor.panel.getByRole('button', { name: SHARED_MESSAGES.startNew }).click()
    await write('Let nobody answer', 'Ask for a human')
    await expect(visitor.panel).toContainText('Your position')
    await clock.getByRole('button', { name: '+60 s' }).click()
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

test('a question that a human answered becomes an article, and then the AI answers it', async ({ page }) => {
  const { visitor, inbox, desk, rows, tour, press, done, start, write } = demo(page)
  await start()
  await write('Bring in a human')
  await visitor.panel.getByRole('button', { name: SHARED_MESSAGES.offerYes, exact: true }).click()
  await rows.filter({ hasText: 'Waiting for a human' }).filter({ hasText: 'visitor-' }).first().click()
  await inbox.getByRole('button', { name: 'Assign to me' }).click()
  await inbox.getByRole('textbox', { name: /reply/i }).fill('It says so on the blue card.')
  await inbox.getByRole('textbox', { name: /reply/i }).press('Enter')
  await expect(visitor.thread).toContainText('the blue card')
  await inbox.getByRole('button', { name: 'Resolve', exact: true }).click()
  await done(1)

  await tour.getByRole('button', { name: 'Close a gap' }).click()
  await press('Open the gaps')
  // An earlier visitor's question may stand there, too, with another answer.
  const suggestion = desk.getByRole('listitem').filter({ hasText: 'the blue card' })
  await suggestion.getByRole('button', { name: 'Create draft' }).first().click()
  await expect(desk.getByRole('textbox', { name: 'Text', exact: true })).toContainText('the blue card')
  await desk.getByRole('button', { name: 'Publish', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await press('Ask it again')
  await visitor.panel.getByRole('button', { name: SHARED_MESSAGES.startNew }).click()
  await expect(visitor.composer).not.toHaveValue('')
  const question = await visitor.composer.inputValue()
  await visitor.composer.press('Enter')
  // Few words of the article are those of the question, so the AI may ask first.
  const answered = visitor.thread.getByText('the blue card')
  const offered = visitor.thread.getByRole('button', { name: question })
  await expect(answered.or(offered).first()).toBeVisible()
  if (await offered.isVisible()) await offered.click()
  await expect(answered.first()).toBeVisible()
  // The new answer is the first stop's, too.
  await done(3)
})

test('a color that the admin chooses is the shop’s at once and nobody else’s, the tag stays the same, and the other company reads from right to left', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { shop, inbox, desk, tour, press, done, start } = demo(page)
  await start()
  await tour.getByRole('button', { name: 'Recolor the chat' }).click()
  await press('Open the settings')
  await desk.getByTitle('Forest').click()
  const launcher = shop.locator('support-chat').getByRole('button', { name: 'Open chat' })
  await expect
    .poll(() => launcher.evaluate(button => getComputedStyle(button).backgroundColor))
    .toBe('rgb(42, 107, 52)')
  const brand = await page.request.get(own('/api/widget-brand?tenant=acme&locale=en'))
  expect((await brand.json()).style).not.toContain('#2a6b34')
  await press('Copy the tag')
  await done(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-tenant="acme"')

  await tour.getByRole('button', { name: 'Read from right to left' }).click()
  await press('Switch to Noor Home')
  await expect(shop.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(shop.locator('support-chat')).toHaveAttribute('tenant', 'noor')
  await expect(inbox.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await expect(page.getByText('Layla Mansour, in the inbox of Noor Home')).toBeVisible()
  await done(2)
  await page.getByRole('button', { name: 'Back to Acme' }).click()
  await expect(shop.locator('support-chat')).toHaveAttribute('tenant', 'acme')
})

test('[VOICE-01] a visitor calls from the shop, asks, and hangs up', async ({ page }) => {
  await installMicrophone(page)
  const { shop, tour, press, done, start } = demo(page)
  await start()
  await tour.getByRole('button', { name: 'Call instead of typing' }).click()
  await press('Start a call')
  const card = shop.locator('support-voice')
  const captions = card.getByRole('region', { name: 'Captions' })
  await expect(captions).toContainText('How can I help you?')
  await card.getByRole('button', { name: 'Type', exact: true }).click()
  await card.getByRole('textbox').fill('how do I reset my password')
  await card.getByRole('textbox').press('Enter')
  await expect(captions).toContainText('press Forgot password on the sign-in page')
  await done(0)
  await card.getByRole('textbox').fill('goodbye')
  await card.getByRole('textbox').press('Enter')
  await expect(card).toContainText('Call ended')
  await done(1)
})

test('[IMP-01] [IMP-05] staff act for a company in the frame, and the company’s log says so and ends it', async ({
  page,
}) => {
  const { desk, tour, press, done, start } = demo(page)
  await start()
  await tour.getByRole('button', { name: 'Act for a company' }).click()
  await press('Open the companies')
  await desk.getByRole('link', { name: 'Acme', exact: true }).click()
  await desk.getByRole('button', { name: 'Act for this tenant' }).click()
  await desk
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('A visitor of the demo asked')
  await desk.getByRole('dialog').getByRole('button', { name: 'Start read-only' }).click()
  await expect(desk.getByRole('region', { name: 'Impersonation' })).toContainText('Acme')
  await expect(tour).toContainText('2 of 2')
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => /imperson/.test(key)))).toEqual([])

  await press('Open the access log')
  await expect(desk.getByRole('table', { name: 'Staff access' })).toContainText('A visitor of the demo asked')
  await done(1)
  await desk.getByRole('button', { name: 'End now' }).first().click()
  await expect(desk.getByText(/Ended by Daniel Okafor/)).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => /frame/.test(key)))).toEqual([])
  await page.getByRole('button', { name: 'Back to the inbox' }).click()
  await expect(desk.getByRole('list', { name: 'Conversations' })).toBeVisible()
})

test('stops are skipped and come back to with the keyboard', async ({ page }) => {
  const { tour, done, start } = demo(page)
  await start()
  const open = tour.locator('[aria-current]')
  await tour.getByRole('button', { name: 'Skip' }).focus()
  for (const stop of ['Bring in a human', 'Resolve and rate', 'See it on the dashboard']) {
    await page.keyboard.press('Enter')
    await expect(open).toContainText(stop)
    await expect(tour.getByRole('button', { name: 'Skip' })).toBeFocused()
  }
  await tour.getByRole('button', { name: 'Ask a question' }).press('Enter')
  await expect(open).toContainText('Ask a question')
  await done(0)
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
