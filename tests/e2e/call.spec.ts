/** Voice calls of the local provider over real WebRTC, from the visitor's page to the agents' inbox. */
import { execFileSync } from 'node:child_process'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-chromium.mjs'
import { axeFindings } from './axe-findings.ts'
import { installMicrophone, sayUntil, untilEvent } from './call-page.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'
import { signInContext } from './sign-in.ts'

// A call on one machine; a click is not needed for sound, and the page has its own microphone.
test.use({
  launchOptions: {
    executablePath: findHeadlessChromium(),
    args: [
      ...chromiumArgs,
      '--allow-loopback-in-peer-connection',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

const server = ownServer({ VOICE_BIND_ADDRESS: '127.0.0.1' })
const RESET = 'press Forgot password on the sign-in page'

/** What a visitor sees of a call. */
function callOf(page: Page) {
  const card = page.locator('support-voice')
  const button = (name: string): Locator => card.getByRole('button', { name, exact: true })
  return {
    card,
    button,
    status: (text: string) =>
      expect(card.getByRole('status').filter({ hasText: text }).first()).toBeAttached(),
    captions: card.getByRole('region', { name: 'Captions' }),
    async open(query = '') {
      await installMicrophone(page)
      await page.goto(server.own(`/widget/voice?tenant=acme${query}`))
      await expect(button('Call')).toBeVisible()
    },
    async type(text: string) {
      await button('Type').click()
      await this.write(text)
    },
    async write(text: string) {
      const field = card.getByRole('textbox')
      await field.fill(text)
      await field.press('Enter')
    },
    /** Nothing of the call is left in the browser. */
    async isGone() {
      await expect
        .poll(() => page.evaluate(() => window.leftovers()))
        .toEqual({ connections: 0, tracks: 0, audio: 0 })
    },
  }
}

test('[VOICE-02] [VOICE-03] [VOICE-05] a call: greeted aloud, answered by voice and in writing, saved for the agents', async ({
  page,
  browser,
}) => {
  const call = callOf(page)
  await call.open()
  expect(await page.evaluate(() => window.microphoneRequests)).toBe(0)
  const hears = !(await call.card.getByText('cannot hear you').isVisible())
  const axe = async (state: string) => expect(await axeFindings(page, 'support-voice'), state).toEqual([])
  await axe('before')
  await call.button('Call').click()
  await expect(call.captions).toContainText('How can I help you?')
  await page.waitForFunction(() => window.loudest() > 0.01)
  await untilEvent(page, 'output_audio_buffer.stopped')

  const question = 'how do I reset my password'
  if (hears) await sayUntil(page, question, () => expect(call.captions).toContainText(RESET))
  else await call.type(question)
  await expect(call.captions).toContainText(RESET)
  await expect(call.captions).toContainText('password')
  // Words that were not understood are said again, and both may be answered.
  await expect(call.captions.getByRole('link', { name: /Reset your password/ }).first()).toBeVisible()

  // Interrupts the answer, which would take ten seconds.
  if (hears) {
    await untilEvent(page, 'output_audio_buffer.started', 2)
    const isTold = () => expect(call.captions).toContainText('I have told our team')
    await sayUntil(page, 'can I talk to a person', isTold)
    await untilEvent(page, 'output_audio_buffer.cleared')
  } else await call.button('Person').click()
  await expect(call.captions).toContainText('I have told our team')
  await call.type('goodbye')
  await expect(call.card).toContainText('Call ended')
  await call.isGone()
  await call.button('Good').click()
  await expect(call.card).toContainText('Thank you.')
  await axe('ended')

  const agent = await openInbox(browser)
  const row = inbox(agent)
    .list.getByRole('link')
    .filter({ hasText: /password/i })
    .first()
  await expect(row).toBeVisible()
  await row.click()
  await expect(inbox(agent).thread).toContainText(RESET)
  await expect(agent.getByText('voice_chat').first()).toBeVisible()
})

/** Opens the inbox in a browser of the agent's own. */
async function openInbox(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await signInContext(context, { port: server.port, email: 'admin@acme.test', tenant: 'acme' })
  const page = await context.newPage()
  await page.goto(server.at('/admin/conversations'))
  return page
}

test('[CHAT-09] [VOICE-05] an agent finds a live call and takes it over: what they write is spoken, and the assistant is quiet', async ({
  page,
  browser,
}) => {
  const call = callOf(page)
  await call.open('&fake_mic=1')
  const agent = await openInbox(browser)
  await call.button('Call').click()
  await untilEvent(page, 'output_audio_buffer.stopped')
  await call.type('Which plan is right for a bakery? I want to talk to a person.')
  await expect(call.captions).toContainText('I have told our team')

  const calls = agent.getByRole('button', { name: '1 live call' })
  await calls.click()
  const rows = inbox(agent).list.getByRole('link')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Live call · AI')
  await expect(rows).toContainText('Waiting for a human')
  await rows.click()
  const bar = agent.getByRole('status').filter({ hasText: 'On a call with the AI' })
  await expect(bar).toHaveText('On a call with the AI, waiting for a human')
  await expect(agent.getByRole('timer', { name: 'Duration of the call' })).toHaveText(/^\d:\d\d$/)
  await expect(inbox(agent).thread).toContainText('I have told our team')
  expect(await axeFindings(agent, 'main')).toEqual([])

  await inbox(agent).note('Bakeries get the Team plan.')
  await expect(agent.getByRole('button', { name: 'Say it' })).toBeVisible()
  await inbox(agent).reply('Hello, Priya here. The Team plan suits you.')
  await expect(call.captions).toContainText('Hello, Priya here. The Team plan suits you.')
  await expect(call.captions).toContainText('Person at Acme')
  await expect(rows).toContainText('Live call · you')
  await expect(agent.getByText('You are on the line: what you write is read to the caller')).toBeVisible()

  // The caller speaks to the person, and the assistant says nothing.
  expect(await axeFindings(page, 'support-voice')).toEqual([])
  await call.write('Thank you, is it monthly?')
  await expect(inbox(agent).thread).toContainText('Thank you, is it monthly?')
  await inbox(agent).reply('Yes, it is.')
  await expect(call.captions).toContainText('Yes, it is.')
  await expect(call.captions).not.toContainText('Bakeries get')
  await call.button('End call').click()
  await call.isGone()

  await expect(agent.getByText('Call ended')).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(agent.getByText('Nobody is on a call.')).toBeVisible()
  await agent.getByRole('button', { name: '0 live calls' }).click()
  await expect(rows.filter({ hasText: 'right for a bakery' })).toBeVisible()
})

test('[VOICE-01] an end of the visitor’s: End call, and a call again', { tag: '@full' }, async ({ page }) => {
  const call = callOf(page)
  await call.open('&fake_mic=1')
  await call.button('Call').click()
  await call.status('Ready')
  // VOICE-07: a test tone takes the place of the microphone.
  expect(await page.evaluate(() => window.microphoneRequests)).toBe(0)
  await call.button('End call').click()
  await expect(call.card).toContainText('Call ended')
  await call.isGone()
  await call.button('Call again').click()
  await call.status('Ready')
  await call.button('End call').click()
  await call.isGone()
})

test.describe('[VOICE-01] a call that does not come about says why', () => {
  test('a refused microphone', async ({ page }) => {
    const call = callOf(page)
    await call.open()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await call.button('Call').click()
    // Without recognition, no microphone is asked for.
    if (await call.card.getByText('cannot hear you').isVisible()) await call.status('Ready')
    else await expect(call.card).toContainText('Mic or connect failed')
    await page.close()
  })

  test('a server that fails, one that is gone, and one that does not answer', { tag: '@full' }, async ({
    page,
  }) => {
    const call = callOf(page)
    await call.open('&fake_mic=1')
    await page.route('**/api/voice/token', route =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
    )
    await call.button('Call').click()
    await expect(call.card).toContainText('Error 500')
    await page.route('**/api/voice/token', route => route.abort())
    await call.button('Try again').click()
    await expect(call.card).toContainText('Network error')
    // The clock stands still, or a slow machine could use up the time of the call.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/api/voice/token', () => {})
    await call.button('Try again').click()
    await call.status('Connecting…')
    await page.clock.fastForward(10_000)
    await call.status('Connecting…')
    await page.clock.fastForward(5_000)
    await expect(call.card).toContainText('Timed out')
    await call.isGone()
  })

  test('an offer that is not answered', { tag: '@full' }, async ({ page }) => {
    const call = callOf(page)
    await call.open('&fake_mic=1')
    await page.route('**/api/voice/connect', route =>
      route.fulfill({ status: 502, json: { error: 'x', code: 'call_failed' } }),
    )
    await call.button('Call').click()
    await expect(call.card).toContainText('Mic or connect failed')
    await call.isGone()
  })
})

test('[VOICE-04] a call whose media process dies ends by itself, and the next one works', {
  tag: '@full',
}, async ({ page }) => {
  const call = callOf(page)
  await call.open('&fake_mic=1')
  await call.button('Call').click()
  await call.status('Ready')
  execFileSync('pkill', ['-KILL', '-P', String(server.pid()), '-f', 'media-process'])
  await expect(call.card).toContainText('Mic or connect failed', { timeout: scaleTimeout(40_000) })
  await call.isGone()
  await call.button('Call again').click()
  await call.status('Ready')
})

test('[VOICE-04] 25 s of silence end a call, also with a test tone', { tag: '@full' }, async ({ page }) => {
  const call = callOf(page)
  await call.open('&fake_mic=1')
  await call.button('Call').click()
  await call.status('Ready')
  await expect(call.card).toContainText('Call ended', { timeout: scaleTimeout(60_000) })
  await call.isGone()
})
