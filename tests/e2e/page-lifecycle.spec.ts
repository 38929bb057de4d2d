/**
 * The widget on a page that is left and returned to, frozen, or replaced in place: no message is missed or
 * shown twice.
 */
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { createFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { createServerProcess, type ServerProcess } from '#tests/support/server-process.ts'
import { type StaffMember, signInStaff } from '#tests/support/staff-member.ts'
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs'
import { chat } from './screens.ts'

/**
 * Maximum time until missed messages appear after the return, in ms: less than a socket's heartbeat of 25 s, on a slow
 * machine too.
 */
const CAUGHT_UP_WITHIN_MS = Math.min(scaleTimeout(15_000), 24_000)
const CREATE_PATH = ENDPOINTS.createConversation[1]
const RETURNS = 10
const NAVIGATIONS = 50
/** Listeners that may be added late, once. A leak would add at least one for each navigation. */
const LISTENERS_SLACK = 5
const HEAP_GROWTH_MAX_BYTES = 2 * 1_024 * 1_024

// Playwright disables the back/forward cache by default.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

declare global {
  interface Window {
    /** Number of sockets that are open. */
    openSockets: () => number
    /** How often the page was restored from the back/forward cache. */
    restored: number
  }
}

let server: ServerProcess
let network: FaultProxy
let site: PageServer
let agent: StaffMember

test.beforeAll(async () => {
  server = await createServerProcess()
  await server.start()
  network = await createFaultProxy(server.port)
  const tag = `<script src="http://localhost:${network.port}/widget-loader.js" data-tenant="acme" data-features="chat"
    data-email="visitor@example.com"></script>`
  const pages: Record<string, string> = {
    '/': `<!doctype html><title>Host</title><link rel="icon" href="data:,"><h1>Host</h1>${tag}`,
    '/away': '<!doctype html><title>Away</title><link rel="icon" href="data:,"><h1>Away</h1>',
  }
  site = await createPageServer(path => pages[path])
  agent = await signInStaff(`http://localhost:${server.port}`, 'agent@acme.test')
})
test.afterAll(async () => {
  site.close()
  await network.close()
  await server.dispose()
})

test('[CHAT-26] a page left and returned to ten times shows what was said meanwhile, once, on one socket', async ({
  page,
}) => {
  await countLife(page)
  await page.goto(site.url)
  const say = await beginConversation(page)
  for (let i = 1; i <= RETURNS; i += 1) {
    await page.goto(`${site.url}/away`)
    await say(`said while away ${i}.`)
    await page.goBack({ waitUntil: 'commit' })
    await expect(chat(page).thread).toContainText(`away ${i}.`, { timeout: CAUGHT_UP_WITHIN_MS })
    expect(await page.evaluate(() => window.restored)).toBe(i)
  }
  await expect.poll(() => page.evaluate(() => window.openSockets())).toBe(1)
  await expect(page.locator('support-chat')).toHaveCount(1)
  const expected = Array.from({ length: RETURNS }, (_, i) => `said while away ${i + 1}.`)
  expect((await chat(page).texts()).filter(text => text.includes('away'))).toEqual(expected)
})

const awaken = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

// Playwright keeps every page visible, so a real freeze is refused. Instead, the page's timers are stopped.
for (const { name, cut, wake } of [
  { name: 'a tab, its socket closed, is looked at again', cut: () => network.resetAll(), wake: awaken },
  { name: 'a tab, its socket dead, is looked at again', cut: () => network.freezeSockets(), wake: awaken },
  { name: 'a machine, the socket dead, wakes up', cut: () => network.freezeSockets(), wake: async () => {} },
]) {
  test(`[CHAT-26] after ten minutes of sleep ${name}: what was missed shows, and what comes then`, async ({
    page,
  }) => {
    await countLife(page)
    await page.clock.install()
    await page.goto(site.url)
    const say = await beginConversation(page)
    // The time to stop at must not be over when it gets to the page.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
    cut()
    await say('said while asleep.')
    await page.clock.fastForward(10 * 60_000)
    await page.clock.resume()
    await wake(page)
    for (const text of ['said while asleep.', 'said after it.']) {
      if (text === 'said after it.') await say(text)
      await expect(chat(page).thread).toContainText(text, { timeout: CAUGHT_UP_WITHIN_MS })
    }
    const texts = await chat(page).texts()
    expect(texts.filter(text => text.startsWith('said'))).toEqual(['said while asleep.', 'said after it.'])
    await expect.poll(() => page.evaluate(() => window.openSockets())).toBe(1)
    await expect(page.locator('support-chat')).toHaveCount(1)
  })
}

test('[CHAT-29] a page that replaces its body fifty times keeps one widget, one socket, its listeners and its heap', async ({
  page,
}) => {
  await countLife(page)
  await page.goto(`http://localhost:${server.port + 1}/spa/`)
  await chat(page).open()
  await chat(page).giveEmail('visitor@example.com')
  await beginConversation(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await navigate(page, 10)
  const before = await weigh(devTools)
  await navigate(page, NAVIGATIONS)
  const after = await weigh(devTools)

  expect(after.listeners - before.listeners).toBeLessThanOrEqual(LISTENERS_SLACK)
  expect(after.heap - before.heap).toBeLessThanOrEqual(HEAP_GROWTH_MAX_BYTES)
  await expect(page.locator('support-chat')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => window.openSockets())).toBe(1)
  await chat(page).send('Thank you')
  await expect(chat(page).thread).toContainText('Thank you')
})

/** Counts the sockets, restores and freezes of future pages. */
async function countLife(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = []
    window.openSockets = () => sockets.filter(({ readyState }) => readyState <= WebSocket.OPEN).length
    window.restored = 0
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.restored += 1
    })
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        sockets.push(this)
      }
    }
  })
}

/**
 * Asks a question, gets an agent's answer, and joins the socket. Returns the function with which the agent
 * sends more.
 */
async function beginConversation(page: Page): Promise<(content: string) => Promise<unknown>> {
  if (!(await chat(page).panel.isVisible())) await chat(page).open()
  const created = page.waitForResponse(
    response => response.url().endsWith(CREATE_PATH) && response.status() === 201,
  )
  await chat(page).send('Where is my invoice?')
  const { conversationId: id } = (await (await created).json()) as { conversationId: string }
  await expect.poll(() => page.evaluate(() => window.openSockets())).toBe(1)
  const say = (content: string) => agent.call('postMessage', { params: { id }, body: { content } })
  await say('I will have a look.')
  await expect(chat(page).thread).toContainText('I will have a look.')
  return say
}

/** Navigates in place by script, because the widget covers the page's links. */
async function navigate(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await page.evaluate(i => {
      const links = [...document.querySelectorAll('nav a')]
      links[i % links.length]!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }, i)
  }
}

/** Returns the page's number of listeners and its heap size in bytes. */
async function weigh(devTools: CDPSession): Promise<{ listeners: number; heap: number }> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value
  return { listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}
