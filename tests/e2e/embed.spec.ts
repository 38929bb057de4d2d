/** The widgets on all kinds of customer pages, and our pages in customers' frames. */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'
import { createPageServer, type PageServer } from '#tests/support/page-server.ts'
import { chat } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const ANSWER = 'press Forgot password on the sign-in page'

const server = sharedServer()
/** A customer's site that serves pages made by the tests. */
let site: PageServer
let madeUp = ''
const { own, example } = server

test.beforeAll(async () => {
  site = await createPageServer(path => (path === '/' ? madeUp : undefined))
})
test.afterAll(() => site.close())

test.describe('pages for frames', () => {
  test('[EMBED-01] [EMBED-02] each shows its widget without a sign-in and names itself to the server', async ({
    context,
  }) => {
    for (const [path, element] of [
      ['chat', 'support-chat'],
      ['ticket', 'support-ticket'],
      ['conversation', 'support-ticket'],
      ['kb', 'support-kb'],
      ['voice', 'support-voice'],
      ['spring-sale', 'support-chat'],
    ] as const) {
      // A page of its own: a late call of the one before would count for this one.
      const page = await context.newPage()
      const named: (string | undefined)[] = []
      page.on('request', request => {
        if (request.url().includes('/api/')) named.push(request.headers()['x-widget'])
      })
      await page.goto(own(`/widget/${path}?tenant=acme`))
      await expect(page.locator(element).getByRole('region').first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(`/widget/${path}`)
      await expect.poll(() => named.length).toBeGreaterThan(0)
      expect(new Set(named)).toEqual(new Set([path]))
      await page.close()
    }
  })

  test('[VOICE-07] the page for calls takes the switches for tests from its address', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(own('/widget/voice?tenant=acme&fake_mic=1&voice_fallback=1'))
    const element = page.locator('support-voice')
    await expect(element).toHaveAttribute('fake-mic', '')
    await expect(element).toHaveAttribute('fallback', '')
  })

  test('[EMBED-03] [CHAT-23] in a frame there is the widget alone, as the address says', {
    tag: '@full',
  }, async ({ page }) => {
    for (const embed of ['1', 'true']) {
      const query = `embed=${embed}&tenant=acme&email=ada%40example.com&name=Ada&locale=de&theme=dark`
      await showHtml(page, `<iframe title="Chat" src="${own(`/widget/chat?${query}`)}"></iframe>`)
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('header, footer, dialog, form[action]')).toHaveCount(0)
      const element = frame.locator('support-chat')
      for (const [name, value] of Object.entries({ email: 'ada@example.com', name: 'Ada', locale: 'de' })) {
        await expect(element).toHaveAttribute(name, value)
      }
      // The chat skips its email form, because the email is known.
      await expect(element.locator('textarea')).toBeVisible()
      await expect(element.getByRole('button', { name: 'Open chat' })).toHaveCount(0)
    }
  })

  test('in a frame, the chat has the company’s color before its settings come', { tag: '@full' }, async ({
    page,
  }) => {
    await page.route('**/api/widget-config*', () => {})
    const accent = /^--_brand-accent:#[0-9a-f]{6};/
    for (const [brand, shown] of [
      ['', accent],
      ['--_brand-accent:#3346c2', '--_brand-accent:#3346c2'],
      ['--_brand-accent:#3346c2}*{display:none', accent],
    ] as const) {
      const query = new URLSearchParams({ embed: '1', tenant: 'acme', brand })
      await showHtml(page, `<iframe title="Chat" src="${own(`/widget/chat?${query}`)}"></iframe>`)
      await expect(page.frameLocator('iframe').locator('support-chat')).toHaveAttribute('brand', shown)
    }
  })

  test('a sign-in page is not to be framed', { tag: '@full' }, async ({ page }) => {
    await showHtml(page, `<iframe title="Login" src="${own('/login')}"></iframe>`)
    // The browser shows its own error page instead.
    await expect.poll(() => page.frames().at(-1)!.url()).toBe('chrome-error://chromewebdata/')
  })
})

test.describe('the chat in a frame of its own (data-mode="iframe")', () => {
  test('opens, answers, closes and tells the page what happens but not what is said', async ({ page }) => {
    await page.goto(example('/iframe/'))
    await page.evaluate(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      for (const name of ['open', 'close', 'conversation-start', 'message']) {
        document.addEventListener(`support:${name}`, event =>
          heard.push({ name, detail: (event as CustomEvent).detail }),
        )
      }
      const lapwing = (window as unknown as { Lapwing: (...args: unknown[]) => void }).Lapwing
      lapwing('update', { email: 'visitor@example.com' })
    })
    const launcher = page.locator('support-chat').getByRole('button', { name: /^(Open|Close) chat$/ })
    await launcher.click()
    const frame = page.locator('support-chat').locator('iframe')
    await expect(frame).toBeVisible()
    await expect(launcher).toHaveAccessibleName('Close chat')
    await expect(launcher).toHaveAttribute('aria-expanded', 'true')
    const inside = frame.contentFrame()
    await ask(inside, 'How do I reset my password?')
    await expect(inside.getByRole('log')).toContainText(ANSWER)
    await inside.locator('textarea').press('Escape')
    await expect(frame).toBeHidden()
    await expect(launcher).toHaveAccessibleName('Open chat')
    await launcher.click()
    await expect(inside.getByRole('log')).toContainText(ANSWER)

    const heard = () => page.evaluate(() => (window as unknown as { heard: { name: string }[] }).heard)
    await expect
      .poll(async () => (await heard()).map(({ name }) => name))
      .toEqual(expect.arrayContaining(['open', 'conversation-start', 'message', 'close']))
    expect(JSON.stringify(await heard())).not.toContain('password')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('[CHAT-01] fills the screen of a phone and is closed from within', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(example('/iframe/'))
    const launcher = page.locator('support-chat').getByRole('button', { name: /^(Open|Close) chat$/ })
    await launcher.click()
    const frame = page.locator('support-chat').locator('iframe')
    await expect(frame).toBeVisible()
    await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const inside = frame.contentFrame()
    const panel = inside.getByRole('dialog')
    await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await inside.getByRole('button', { name: 'More options' }).click()
    await expect(inside.getByRole('menuitem', { name: 'My data' })).toBeVisible()
    await expect(inside.getByRole('menuitem', { name: 'Expand' })).toHaveCount(0)
    await inside.getByRole('button', { name: 'Close chat' }).click()
    await expect(frame).toBeHidden()
    await expect(launcher).toBeFocused()
  })

  test('does the commands of the page', { tag: '@full' }, async ({ page }) => {
    await page.goto(example('/iframe/'))
    await command(page, 'newMessage', 'Where is my invoice?')
    const frame = page.locator('support-chat').locator('iframe')
    await expect(frame).toBeVisible()
    await giveEmailIfAsked(frame.contentFrame())
    await expect(frame.contentFrame().locator('textarea')).toHaveValue('Where is my invoice?')
    await command(page, 'close')
    await expect(frame).toBeHidden()
  })
})

test.describe('pages of customers', () => {
  test('two tenants on one page: two chats, and nothing of one in the other', async ({ page }) => {
    await showHtml(page, tag('data-tenant="acme" data-features="chat" data-email="ada@example.com"'))
    await command(page, 'boot', { tenant: 'noor', email: 'bea@example.com', position: 'left' })
    const acme = page.locator('support-chat[tenant=acme]')
    const noor = page.locator('support-chat[tenant=noor]')
    await acme.locator('.launcher').click()
    await acme.locator('textarea').fill('only for acme')
    await acme.locator('textarea').press('Enter')
    await expect(acme.getByRole('log')).toContainText('only for acme')
    await noor.locator('.launcher').click()
    await noor.locator('textarea').fill('only for noor')
    await noor.locator('textarea').press('Enter')
    await expect(noor.getByRole('log')).toContainText('only for noor')
    await expect(noor.getByRole('log')).not.toContainText('only for acme')
    await expect(acme.getByRole('log')).not.toContainText('only for noor')
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(localStorage)
            .map(key => key.split(':').at(-1))
            .sort(),
        ),
      )
      .toEqual(['acme', 'noor'])
  })

  test('the tag twice is one widget, and only one thing happens at a click', { tag: '@full' }, async ({
    page,
  }) => {
    const chatTag = tag('data-tenant="acme" data-features="chat" data-email="ada@example.com"')
    await showHtml(page, `${chatTag}${chatTag}<button data-support-prompt="Hello">Ask</button>`)
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(chat(page).composer).toHaveValue('Hello')
    await expect(page.locator('support-chat')).toHaveCount(1)
  })

  test('the chat lies as high as is promised: what is built writes the number as it stands', {
    tag: '@full',
  }, async ({ page }) => {
    await showHtml(page, tag('data-tenant="acme" data-features="chat"'))
    const element = page.locator('support-chat')
    await expect(element).toHaveCSS('z-index', '2000000000')
    await element.locator('.launcher').click()
    await expect(element.locator('[part=panel]')).toBeVisible()
    await expect(element).toHaveCSS('z-index', '2000000000')
  })

  test('buttons of the page open the chat, and the React example brings it and takes it away', async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await page.goto(example('/react/'))
    await expect(page.getByText('The chat is closed.')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in as Ines' }).click()
    await page.getByRole('button', { name: 'Open the chat' }).click()
    await expect(chat(page).composer).toBeVisible()
    await expect(page.getByText('The chat is open.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove the chat' }).click()
    await expect(page.locator('support-chat')).toHaveCount(0)
    await page.getByRole('button', { name: 'Bring the chat back' }).click()
    await expect(page.locator('support-chat')).toHaveCount(1)
    await expect(page.getByText('The chat is closed.')).toBeVisible()
    await chat(page).open()
    expect(errors).toEqual([])
  })

  test('a strict policy is enough for the chat', async ({ page }) => {
    const reports: string[] = []
    page.on('console', message => {
      if (/Content Security Policy/.test(message.text())) reports.push(message.text())
    })
    await page.goto(example('/strict-csp/'))
    await page.getByRole('button', { name: 'Ask about exports' }).click()
    await chat(page).giveEmail('visitor@example.com')
    await expect(chat(page).composer).toHaveValue('How do I export the hours of last month?')
    await chat(page).composer.press('Enter')
    await expect(chat(page).thread).toContainText('How do I export')
    expect(reports).toEqual([])
  })
})

test('[CHAT-24] files that are sent on a customer’s site show their size, and the console stays empty', {
  tag: '@full',
}, async ({ page }) => {
  const errors: string[] = []
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', error => errors.push(String(error)))
  await showHtml(page, tag('data-tenant="acme" data-features="chat" data-email="files@example.com"'))
  await chat(page).open()
  const chosen = [
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x'.repeat(2_048)) },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ'.repeat(512)) },
  ]
  await chat(page).panel.locator('input[type=file]').setInputFiles(chosen)
  await expect(chat(page).panel).toContainText('setup.exe')
  await chat(page).composer.press('Enter')
  for (const [name, size] of [
    ['notes.txt', '2 kB'],
    ['setup.exe', '1 kB'],
  ] as const) {
    await expect(chat(page).thread.getByRole('link', { name })).toBeVisible()
    await expect(chat(page).thread).toContainText(size)
  }
  // The sizes are asked for again after a reload.
  await page.reload()
  await chat(page).open()
  await expect(chat(page).thread).toContainText('2 kB')
  expect(errors).toEqual([])
})

function tag(attributes: string): string {
  return `<script src="${own('/widget-loader.js')}" ${attributes}></script>`
}

/** Serves a body on a customer's origin and opens it. */
async function showHtml(page: Page, body: string): Promise<void> {
  madeUp = `<!doctype html><title>Host</title><body>${body}</body>`
  await page.goto(site.url)
}

function command(page: Page, ...args: readonly (string | Record<string, string>)[]): Promise<void> {
  return page.evaluate(
    ([name, given]) => {
      const globals = window as unknown as Record<string, (...args: readonly unknown[]) => void>
      globals[name]!(...given)
    },
    [BRAND.name, args] as const,
  )
}

async function giveEmailIfAsked(frame: FrameLocator): Promise<void> {
  const box = frame.getByRole('textbox', { name: 'Email address' })
  await expect(box.or(frame.locator('textarea')).first()).toBeVisible()
  if (!(await box.isVisible())) return
  await box.fill('visitor@example.com')
  await box.press('Enter')
}

async function ask(frame: FrameLocator, text: string): Promise<void> {
  await frame.locator('textarea').fill(text)
  await frame.locator('textarea').press('Enter')
}
