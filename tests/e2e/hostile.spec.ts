/** The chat on hostile pages: all of it works, and the page stays unchanged (R30, rule CHAT-29). */
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { GLOBAL_NAME } from '#contract/embed.ts'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { isFullTier } from '#tests/support/tier.ts'
import { BROKEN_PAGES } from './broken-pages.ts'
import { HOSTILE_PAGES, type HostilePage, hostileHtml } from './hostile-pages.ts'
import { ONE_PIXEL } from './one-pixel.ts'
import { pixelDifference } from './pixel-difference.ts'
import { chat } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

/**
 * Maximum share of the panel's pixels that may differ from the plain page's: text is antialiased differently
 * on another background.
 */
const ALLOWED_DIFFERENCE = 0.02

type LayoutShift = { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] }

const server = sharedServer()
let site: PageServer
let plainPanel: Buffer
/** The place of the panel in the window. */
let plainBox: Awaited<ReturnType<Locator['boundingBox']>>
const origin = () => `http://localhost:${server.port}`

test.beforeAll(async ({ browser }) => {
  site = await createPageServer(pageAt)
  const page = await browser.newPage()
  await visit(page, HOSTILE_PAGES[0]!)
  await chat(page).open()
  plainPanel = await settledPanel(page)
  plainBox = await chat(page).panel.boundingBox()
  await page.close()
})
test.afterAll(() => site.close())

/** The full tier tests all pages; `npm test` these, and one whose policy needs a frame. */
const IN_EVERY_TIER = [
  'nothing',
  'a policy of named hosts, no styles, Trusted Types and no policy for them',
  'Prototype.js 1.7.3',
  'no iterators of arrays',
]
const isTested = ({ name }: { readonly name: string }) => isFullTier || IN_EVERY_TIER.includes(name)
/** The page that changes the most. */
const LOOKED_AT_IN_EVERY_TIER = 'Prototype.js 1.7.3'

const PAGES: readonly HostilePage[] = [...HOSTILE_PAGES, ...BROKEN_PAGES]

const isFramed = ({ policy = '' }: HostilePage) => policy.includes('frame-src')

for (const hostile of HOSTILE_PAGES.filter(page => !isFramed(page) && isTested(page))) {
  test(`[CHAT-29] on a page with ${hostile.name}: open, send, receive, upload, resume, close`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(`${error.message} ${error.stack}`))
    await visit(page, hostile)
    const widget = chat(page)
    await widget.open()
    expect(await pixelDifference(page, plainPanel, await settledPanel(page))).toBeLessThan(ALLOWED_DIFFERENCE)
    await expect.poll(() => widget.panel.boundingBox()).toEqual(plainBox)

    await widget.send('How do I reset my password?')
    await expect(widget.thread).toContainText('press Forgot password on the sign-in page')
    await widget.panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: ONE_PIXEL })
    await widget.panel.getByRole('button', { name: 'Send', exact: true }).click()
    const picture = widget.thread.getByRole('img', { name: 'dot.png' })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)

    // Closed, because an open panel opens again on the next page without taking the focus.
    await widget.panel.getByRole('button', { name: 'Close chat' }).click()
    await page.reload()
    await widget.open()
    if (hostile.without !== 'resume') {
      await expect(widget.thread).toContainText('press Forgot password on the sign-in page')
    }
    await expect(widget.composer).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(widget.panel).toBeHidden()
    expect(errors).toEqual([])
  })

  if (isFullTier || hostile.name === LOOKED_AT_IN_EVERY_TIER)
    test(`leaves a page with ${hostile.name} as it was`, async ({ page }) => {
      await visit(page, hostile, { isWithout: true })
      const before = await lookOf(page)
      await visit(page, hostile)
      await chat(page).open()
      await settledPanel(page)
      const after = await lookOf(page)
      expect(after.names.filter(name => !before.names.includes(name))).toEqual([GLOBAL_NAME])
      expect(after.styles).toEqual(before.styles)
      expect(after.head).toBe(before.head)
      expect(after.shift).toBe(0)
    })
}

test('[CHAT-29] in a sandbox without forms the chat starts and answers', async ({ page }) => {
  await page.goto(`${site.url}/sandbox`)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Open chat' }).click()
  await frame.getByRole('textbox', { name: 'Email address' }).fill('visitor@example.com')
  await frame.getByRole('button', { name: 'Start Chat' }).click()
  const box = frame.getByRole('textbox', { name: 'Message' })
  await box.fill('How do I reset my password?')
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(frame.getByRole('log')).toContainText('press Forgot password on the sign-in page')
})

test('[CHAT-29] a launcher whose server is gone says so, and opens once it is back', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  let isGone = true
  await page.route(`${origin()}/**`, route =>
    isGone && !route.request().url().includes('widget-loader') ? route.abort() : route.continue(),
  )
  await page.goto(`${site.url}/with/0`)
  const codes = page.evaluate(
    () =>
      new Promise(resolve => {
        document.addEventListener('support:error', event => resolve((event as CustomEvent).detail.code))
      }),
  )
  await page.getByRole('button', { name: 'Open chat' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The chat did not load. Try again' })
  await expect(notice).toBeVisible()
  expect(await codes).toBe('load')
  isGone = false
  await notice.click()
  await expect(chat(page).composer).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(errors).toEqual([])
})

test('[EMBED-03] a policy that refuses the chunks gets the chat in a frame', async ({ page }) => {
  await visit(page, HOSTILE_PAGES.find(isFramed)!)
  await page.getByRole('button', { name: 'Open chat' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await frame.getByRole('textbox', { name: 'Message' }).fill('How do I reset my password?')
  await frame.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(frame.getByRole('log')).toContainText('press Forgot password on the sign-in page')
})

test('a frame that does not load says so above the launcher, and opens once the server is back', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, HOSTILE_PAGES.find(isFramed)!)
  await page.route('**/widget/chat?**', route => route.abort())
  await page.getByRole('button', { name: 'Open chat' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The chat did not load' })
  await expect(notice).toBeVisible()
  await page.unroute('**/widget/chat?**')
  await notice.click()
  await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('[EMBED-03] commands, events and buttons of the page reach the chat in that frame', {
  tag: '@full',
}, async ({ page }) => {
  await visit(page, HOSTILE_PAGES.find(isFramed)!)
  await page.evaluate(() => {
    const heard: unknown[] = []
    const { Lapwing } = window as unknown as { Lapwing: (...args: unknown[]) => void }
    for (const name of ['open', 'close', 'conversation-start', 'message']) {
      Lapwing('on', name, (event: CustomEvent) => heard.push({ name, detail: event.detail }))
    }
    Object.assign(window, { heard })
    Lapwing('setLocale', 'de')
    const button = document.createElement('button')
    button.dataset['supportPrompt'] = 'How do I reset my password?'
    button.textContent = 'Ask'
    document.body.append(button)
  })
  await page.getByRole('button', { name: 'Ask' }).click()
  const frame = page.frameLocator('iframe')
  const box = frame.getByRole('textbox', { name: 'Nachricht' })
  await expect(box).toHaveValue('How do I reset my password?')
  await box.press('Enter')
  await expect(frame.getByRole('log')).toContainText('press Forgot password on the sign-in page')
  await page.evaluate(() => (window as unknown as { Lapwing: (name: string) => void }).Lapwing('close'))
  await expect(page.locator('support-chat iframe')).toBeHidden()
  const heard = () => page.evaluate(() => (window as unknown as { heard: { name: string }[] }).heard)
  await expect
    .poll(async () => (await heard()).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['open', 'conversation-start', 'message', 'close']))
  expect(JSON.stringify(await heard())).not.toContain('password')
})

for (const broken of BROKEN_PAGES.filter(isTested)) {
  test(`[CHAT-29] on a page with ${broken.name} the chat answers in the ${broken.place}`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(`${error.message} ${error.stack}`))
    await page.context().addCookies([{ name: 'session', value: 'secret', url: origin() }])
    // What the tag reports about the page goes by the page's own `fetch`, and says nothing about a visitor.
    const sent = page.waitForRequest(
      request => request.method() === 'POST' && request.url().includes('/api/conversations'),
    )
    await visit(page, broken)
    await page.getByRole('button', { name: 'Open chat' }).click()
    const places: Readonly<Record<string, Locator>> = {
      page: chat(page).composer,
      frame: page.frameLocator('iframe[title=chat]').getByRole('textbox', { name: 'Message' }),
    }
    const box = places[broken.place]!
    await expect(box).toBeVisible()
    await box.click()
    await page.keyboard.type('How do I reset my password?')
    await expect(box).toHaveValue('How do I reset my password?')
    await page.keyboard.press('Enter')
    const log = broken.place === 'page' ? chat(page).thread : page.frameLocator('iframe').getByRole('log')
    await expect(log).toContainText('press Forgot password on the sign-in page')
    if (broken.place === 'page') expect(await (await sent).allHeaders()).not.toHaveProperty('cookie')
    expect(errors).toEqual([])
  })
}

/** Opens a hostile page on the customer's site, or the same page without the widget. */
async function visit(page: Page, hostile: HostilePage, { isWithout = false } = {}): Promise<void> {
  await page.route('**/api/widget-config*', route => calmConfig(route).catch(() => {}))
  const place = PAGES.indexOf(hostile)
  await page.goto(`${site.url}/${isWithout ? 'without' : 'with'}/${place}`)
}

/**
 * Answers with the company's settings, without what other tests on the shared server decide: whether an agent is there,
 * and which articles are read most. Rejects if the page closes meanwhile.
 */
async function calmConfig(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: { ...(await response.json()), is_online: true, articles: [] } })
}

/** Returns the page at a path that `visit` opens. */
function pageAt(path: string): string | undefined {
  const [, kind, place] = path.split('/')
  const tag = `<script src="${origin()}/widget-loader.js" data-tenant="acme" data-features="chat"`
  if (kind === 'sandbox')
    return `<!doctype html><iframe sandbox="allow-scripts" width="700" height="600" srcdoc='${tag}></script>'></iframe>`
  const hostile = PAGES[Number(place)]
  const html = hostile && hostileHtml(hostile, origin())
  return kind === 'without' ? html?.replace(/src="[^"]*widget-loader\.js"/, '') : html
}

/** Returns a screenshot of the panel once its fonts have loaded and its animation has ended. */
async function settledPanel(page: Page): Promise<Buffer> {
  const panel = page.getByRole('dialog', { name: /Support$/ })
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeVisible()
  // The last parts to appear: the company's settings, and rows outside the first paint.
  await expect(panel.getByText('Usually replies')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Attach files' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  return panel.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Returns the state of the page's own parts: global names, element styles, head, and layout shift. */
function lookOf(page: Page) {
  return page.evaluate(async shiftedAfter => {
    const shift = await new Promise<number>(resolve => {
      let sum = 0
      const observer = new PerformanceObserver(list => {
        for (const entry of list.getEntries() as unknown as LayoutShift[]) {
          // Layout shifts inside the widget don't count.
          const isOfPage = entry.sources.some(({ node }) => node?.getRootNode() === document)
          if (isOfPage) sum += entry.value
        }
      })
      observer.observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => resolve(sum), shiftedAfter)
    })
    const styles: string[] = []
    // Not by `document`, whose methods a page may have replaced.
    const { documentElement, body } = document
    for (const element of [documentElement, body, ...body.querySelectorAll('*')]) {
      if (element.localName === 'script') continue
      const computed = getComputedStyle(element)
      let text = element.localName
      for (let i = 0; i < computed.length; i += 1)
        text += `;${computed[i]}:${computed.getPropertyValue(computed[i]!)}`
      styles.push(text)
    }
    return { names: Object.getOwnPropertyNames(window), styles, head: document.head.innerHTML, shift }
  }, scaleTimeout(100))
}
