/** By the keyboard, whatever is focused shows its whole ring: no box around it cuts it. */
import { expect, type Page } from '@playwright/test'
import { goWithin, inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const WINDOWS = [
  { width: 1_440, height: 840 },
  { width: 390, height: 840 },
] as const
const PRESSES = 45

test('[ADMIN-01] no focus ring is cut, on a wide window and on a phone', { tag: '@full' }, async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  const found: string[] = []
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const path of ['/admin/insights', '/admin/settings/appearance', '/admin/usage-insights']) {
      await goWithin(page, path)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' }), path).toHaveCount(0)
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      const cut = new Set<string>()
      for (let presses = 0; presses < PRESSES; presses++) {
        await page.keyboard.press('Tab')
        const name = await cutRing(page)
        if (name) cut.add(name)
      }
      found.push(...[...cut].map(name => `${path}, ${window.width} px: ${name}`))
    }
  }
  expect(found).toEqual([])
})

/** Returns the name of what has the focus if a box around it cuts its ring by more than a pixel; else null. */
const cutRing = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
    const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const ring = focused.getBoundingClientRect()
    // What is not seen itself marks its focus on its label.
    if (outlineStyle === 'none' || ring.width < 3) return null
    for (let box = focused.parentElement; box; box = box.parentElement) {
      const { overflow, position } = getComputedStyle(box)
      if (overflow !== 'visible') {
        const edges = box.getBoundingClientRect()
        const cut = Math.max(
          edges.left - ring.left,
          ring.right - edges.right,
          edges.top - ring.top,
          ring.bottom - edges.bottom,
        )
        if (cut + beyond > 1) return focused.getAttribute('aria-label') ?? focused.textContent
      }
      if (position === 'fixed') return null
    }
    return null
  })
