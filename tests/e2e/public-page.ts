/** Helpers for the public pages. */
import { expect, type Page } from '@playwright/test'

const PREVIEW_PASSPHRASE = 'lapwing'

/** Opens a page and passes the preview gate, which stays open for later pages. */
export async function showPublicPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const enter = page.getByRole('button', { name: 'Enter', exact: true })
  await expect(enter.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
  if (!(await enter.isVisible())) return
  await page.locator('form').filter({ has: enter }).locator('input').fill(PREVIEW_PASSPHRASE)
  await enter.click()
  await expect(enter).toBeHidden()
}

/** Waits until the page has rendered all changes so far. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  )
}

/** Makes the page long enough to scroll, and scrolls to `y` px. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(top => {
    document.body.style.minHeight = '5000px'
    window.scrollTo({ top, behavior: 'instant' })
  }, y)
  await settle(page)
}
