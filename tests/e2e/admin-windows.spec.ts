/**
 * The pages of the admin area in small windows, from right to left and in forced colors: nothing scrolls sideways or twice,
 * and what is current, chosen or focused stays visible without backgrounds.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { ADMIN_PATHS } from './admin-paths.ts'
import { goWithin, inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const PAGES = [
  ...Object.values(ADMIN_PATHS).flat(),
  '/admin/insights',
  '/admin/usage-insights',
  '/admin/settings/integrations/email',
  '/admin/settings/health',
] as const

/** Charts and lists may draw themselves again after a change of the window. */
const DRAWN_WITHIN_MS = scaleTimeout(5_000)

/** A narrow phone, and a window of 1,440 × 900 at 200%. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
] as const

test('[ADMIN-01] no admin page scrolls sideways on a narrow phone or at 200%, in either direction', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const inInbox = await tooWide(page, 'the inbox')
  expect([...inInbox, ...(await onEachPage(page, tooWide))]).toEqual([])
})

test('[ADMIN-01] no admin page has a second scroll bar beside that of its parts', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 500 })
  await inbox(page).signIn(server.port, 'admin@acme.test')
  await inbox(page).list.getByRole('link').nth(3).click()
  await expect(inbox(page).thread).toBeVisible()
  const inConversation = await overflowOf(page, 'a conversation')
  expect([...inConversation, ...(await onEachPage(page, overflowOf))]).toEqual([])
})

test('[ADMIN-01] with forced colors, what is current, chosen or focused has an outline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const nav = page.getByRole('navigation', { name: 'Admin' })
  const customers = nav.getByRole('link', { name: 'Customers' })
  expect(await outlineOf(nav.getByRole('link', { name: /^Inbox/ }))).toBe('solid 2px')
  expect(await outlineOf(customers)).toBe('none 0px')
  await page.keyboard.press('Tab')
  while (!(await customers.evaluate(link => link === document.activeElement)))
    await page.keyboard.press('Tab')
  expect(await outlineOf(customers)).toBe('solid 3px')
  expect(await outlineOf(page.getByRole('button', { name: /^All open/, pressed: true }))).toBe('solid 2px')
  const row = inbox(page).list.getByRole('link').first()
  await row.click()
  await page.mouse.move(0, 0)
  await expect(row).toHaveAttribute('aria-current')
  expect(await outlineOf(row)).toBe('solid 2px')

  await goWithin(page, '/admin/settings/company')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  expect(await name.evaluate(field => getComputedStyle(field).borderTopStyle)).toBe('solid')
  await goWithin(page, '/admin/settings/csat')
  await expect(page.getByRole('switch').first()).toBeVisible()
  // The system draws a switch: its knob has no color of its own.
  const looks = await page
    .getByRole('switch')
    .evaluateAll(all => all.map(each => getComputedStyle(each).appearance))
  expect(looks.length).toBeGreaterThan(0)
  expect(new Set(looks)).toEqual(new Set(['auto']))
})

/** Opens one page after the other. Returns what `find` finds on all of them. */
async function onEachPage(
  page: Page,
  find: (page: Page, name: string) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const path of PAGES) {
    await goWithin(page, path)
    await expect(page.getByRole('status').filter({ hasText: 'Loading' }), path).toHaveCount(0)
    found.push(...(await find(page, path)))
  }
  return found
}

/** Returns by how much the page itself scrolls beside its parts, if it does. */
async function overflowOf(page: Page, name: string): Promise<string[]> {
  const excess = await page.evaluate(async within => {
    const { documentElement: root } = document
    const until = performance.now() + within
    for (;;) {
      const found = root.scrollHeight - root.clientHeight
      if (found <= 0 || performance.now() > until) return found
      await new Promise(next => requestAnimationFrame(next))
    }
  }, DRAWN_WITHIN_MS)
  return excess > 0 ? [`${name}: ${excess} px`] : []
}

/** Returns the windows and directions in which the page, or its main part, is wider than its place. */
async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const dir of ['rtl', 'ltr']) {
      const excess = await page.evaluate(
        async ([direction, within]) => {
          document.documentElement.dir = direction
          const until = performance.now() + within
          for (;;) {
            // Charts measure their place after a layout.
            await new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))
            const parts = [document.documentElement, ...document.querySelectorAll('main')]
            const found = Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
            if (found <= 0 || performance.now() > until) return found
          }
        },
        [dir, DRAWN_WITHIN_MS] as const,
      )
      if (excess > 0) found.push(`${name}, ${window.width} px, ${dir}: ${excess} px too wide`)
    }
  }
  return found
}

/** Returns the style and width of an element's outline. */
const outlineOf = (element: Locator) =>
  element.evaluate(each => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle === 'none' ? 'none 0px' : `${outlineStyle} ${outlineWidth}`
  })
