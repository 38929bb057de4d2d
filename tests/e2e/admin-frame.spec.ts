/** The frame of the admin pages: the navigation, the link past it, and the toasts. */
import { expect, type Locator, type Page } from '@playwright/test'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { axeFindings } from './axe-findings.ts'
import { goWithin, inbox, staffPage } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

/** The least size of a control on a touch screen, in px. */
const TOUCH_PX = 44

const nav = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

test('[ADMIN-01] the first link of an admin page leads the keyboard past the navigation', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('[ADMIN-01] the navigation counts the waiting customers, and names the presence', async ({
  browser,
}) => {
  const page = await staffPage(browser, server, 'admin@acme.test')
  const waiting = page.getByRole('button', { name: /^Waiting/ }).locator('span')
  // The visitors of other tests may still leave the queue.
  await expect(async () => {
    const link = nav(page).getByRole('link', { name: `Inbox , ${await waiting.innerText()} waiting` })
    await expect(link).toHaveAttribute('aria-current', 'page', { timeout: scaleTimeout(1_000) })
  }).toPass({ timeout: scaleTimeout(20_000) })
  await expect(page.getByRole('banner').locator('summary[aria-label$=", active"]')).toBeVisible()
  expect(await axeFindings(page, 'header')).toEqual([])
})

test('[ADMIN-01] on a phone the navigation is tabs at the bottom, large enough for a thumb', async ({
  browser,
}) => {
  const page = await staffPage(browser, server)
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = (await page.getByRole('banner').boundingBox())!
  expect(bar.y + bar.height).toBe(844)
  const sizes = await page
    .getByRole('banner')
    .locator('a:visible, button:visible, summary:visible')
    .evaluateAll(all =>
      all.map(control => {
        const { width, height } = control.getBoundingClientRect()
        return Math.floor(Math.min(width, height))
      }),
    )
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes.filter(size => size < TOUCH_PX)).toEqual([])
  await nav(page).locator('summary').click()
  await nav(page).getByRole('link', { name: 'Handoffs' }).click()
  await expect(page.getByRole('heading', { name: 'Handoffs' })).toBeVisible()
})

test('the admin shows one toast at a time, at the bottom of the list pane', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await staffPage(browser, server, 'admin@acme.test', '/admin/agents')
  const toasts = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  await page.getByRole('button', { name: 'Set yourself away' }).press('Enter')
  await expect(toasts).toContainText('You are away')
  // Pointing pauses the time of both.
  await toasts.hover()
  await page.getByRole('button', { name: 'Set yourself active' }).press('Enter')
  await expect(page.getByText('You get new conversations again')).toBeVisible()
  await expect(toasts).toHaveCount(1)
  await expect(toasts).toContainText('You get new conversations again')
  const { x, y, width } = (await toasts.boundingBox())!
  expect(x).toBeGreaterThan(72)
  expect(x + width).toBeLessThan(72 + 332)
  expect(y).toBeGreaterThan(600)
  await toasts.getByRole('button').click()
  // The other one was hidden, and is not dismissed.
  await expect(page.getByText('You are away and get no new conversations')).toBeVisible()
})

for (const window of [
  { width: 1_440, height: 700 },
  { width: 1_024, height: 700 },
  { width: 390, height: 700 },
])
  test(`a toast covers neither the composer, nor a dialog’s buttons, nor the focused row at ${window.width} px`, {
    tag: '@full',
  }, async ({ browser }) => {
    const page = await staffPage(browser, server)
    await page.setViewportSize(window)
    // Every action is refused, so that a toast says so, and nothing changes for other tests.
    await page.route('**/api/conversations/*', route =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 403, json: { error: 'No.', code: 'forbidden' } }),
    )
    const { list, thread } = inbox(page)
    await list.getByRole('link').first().click()
    await expect(thread).toBeVisible()
    await page.keyboard.press('i')
    const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    // Pointing pauses its time.
    await toast.hover()
    const reply = page.getByRole('textbox', { name: 'Reply to the customer' })
    await reply.fill('A long reply.\n'.repeat(20))
    expect(await overlap(toast, page.locator('form').filter({ has: reply }))).toBe(false)

    if (window.width > 760) {
      const row = list.getByRole('link').last()
      await row.focus()
      expect(await overlap(toast, row)).toBe(false)
    }
    await expect(toast).toBeVisible()
    await reply.press('Escape')
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    for (const control of await dialog.locator('button, input').all()) {
      await control.scrollIntoViewIfNeeded()
      const isOnTop = await control.evaluate(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      expect(isOnTop).toBe(true)
    }
  })

/** Returns whether two elements share a place on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a dialog has its own width and is in the middle of the window, whatever page opens it', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await staffPage(browser, server, 'admin@acme.test')
  const dialog = page.getByRole('dialog')
  // Loads the dialog's style sheet before those of the other pages.
  await page.getByRole('button', { name: 'New conversation' }).first().click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  for (const [path, opens] of [
    ['/admin/lists', 'New list'],
    ['/admin/settings/macros', 'New macro'],
  ] as const) {
    await goWithin(page, path)
    await page.getByRole('button', { name: opens }).click()
    const box = (await dialog.boundingBox())!
    const size = page.viewportSize()!
    expect(box.width, path).toBe(480)
    expect(Math.abs(box.x + box.width / 2 - size.width / 2), path).toBeLessThan(2)
    expect(Math.abs(box.y + box.height / 2 - size.height / 2), path).toBeLessThan(2)
    await page.keyboard.press('Escape')
  }
})
