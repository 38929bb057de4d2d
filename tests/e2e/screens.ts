/** Locators of the screens, by role and text, never by class. */
import { type Browser, expect, type Page } from '@playwright/test'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { signInContext } from './sign-in.ts'

/** Locators of the chat widget on a customer's page, or in a frame. */
export function chat(page: Pick<Page, 'getByRole'>) {
  const panel = page.getByRole('dialog', { name: /Support$/ })
  const composer = panel.getByRole('textbox', { name: 'Message' })
  const thread = panel.getByRole('log')
  return {
    panel,
    composer,
    thread,
    /** Opens the panel. One that was open on the tab's last page may open by itself meanwhile. */
    async open() {
      await expect(async () => {
        if (!(await panel.isVisible()))
          await page.getByRole('button', { name: 'Open chat' }).click({ timeout: scaleTimeout(2_000) })
        await expect(panel).toBeVisible()
      }).toPass()
    },
    async giveEmail(email: string) {
      await panel.getByRole('textbox', { name: /email/i }).fill(email)
      await panel.getByRole('button', { name: SHARED_MESSAGES.startChat }).click()
    },
    async send(text: string) {
      await composer.fill(text)
      await composer.press('Enter')
    },
    texts: () => thread.locator('[part=message] div[dir]').allInnerTexts(),
  }
}

/** Locators of the staff's inbox. */
export function inbox(page: Page) {
  const list = page.getByRole('list', { name: 'Conversations' })
  const thread = page.getByRole('region', { name: 'Messages' })
  return {
    list,
    thread,
    /** The customer's row. It shows their name if they gave one; the address is then in a tooltip. */
    rowOf: (email: string) =>
      list
        .getByRole('link')
        .filter({ has: page.getByTitle(email).or(page.getByText(email)) })
        .first(),
    /** Opens the inbox, or another admin page, with an existing session. */
    async signIn(port: number, email: string, { tenant = 'acme', path = '' } = {}) {
      await signInContext(page.context(), { port, email, tenant })
      await page.goto(`http://${tenant}.localhost:${port}${path || '/admin/conversations'}`)
      if (path === '') await expect(list).toBeVisible()
    },
    /** Opens the inbox through the login page. */
    async logIn(port: number, email: string) {
      await page.goto(`http://acme.localhost:${port}/login`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      // The dashboard opens first (ADMIN-01), unless another page had asked for the sign-in.
      await page.waitForURL(/\/admin\//)
      await page.getByRole('link', { name: /^Inbox/ }).click()
      await expect(list).toBeVisible()
    },
    async reply(text: string) {
      const composer = page.getByRole('textbox', { name: /reply/i })
      await composer.fill(text)
      await composer.press('Enter')
      await expect(thread).toContainText(text)
    },
    /** Writes a note for colleagues. */
    async note(text: string) {
      await page.getByRole('button', { name: 'Note', exact: true }).click()
      const composer = page.getByRole('textbox', { name: /note/i })
      await composer.fill(text)
      await composer.press('Enter')
      await expect(thread).toContainText(text)
      await page.getByRole('button', { name: 'Reply', exact: true }).click()
    },
    /** Returns the messages, without notes, in screen order; each text sets its own direction. */
    texts: () => thread.locator('article:not([aria-label]) > div[dir]').allInnerTexts(),
  }
}

/** Opens the inbox, or the page at `path`, for a member of acme's staff in their own browser context. */
export async function staffPage(
  browser: Browser,
  { port }: { readonly port: number },
  email = 'agent@acme.test',
  path = '',
): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await inbox(page).signIn(port, email, { path })
  return page
}

/**
 * Navigates like a link, without a page load, so that the frame's queries stay cached. Resolves once the
 * other page's heading has replaced this one's, so that no test reads the previous page.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle(() => [...document.querySelectorAll('h1')])
  await page.evaluate(to => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const hasCome = () =>
    page.evaluate(
      were => [...document.querySelectorAll('h1')].some(h1 => h1.checkVisibility() && !were.includes(h1)),
      left,
    )
  await expect.poll(hasCome, path).toBe(true)
}
