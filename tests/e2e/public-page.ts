/** Helpers for the public pages. */
import { expect, type Page } from '@playwright/test'

const PREVIEW_PASSPHRASE = 'lapwing'

/**
 * Opens a page and passes the preview gate, which stays open for later pages. Resolves once the page hears what happens in
 * it.
 */
export async function showPublicPage(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    window.addEventListener('page-alive', () => Object.assign(window, { isAlive: true })),
  )
  await enter(page, address)
  await page.waitForFunction(() => 'isAlive' in window)
}

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const button = page.getByRole('button', { name: 'Enter', exact: true })
  await expect(button.or(page.getByRole('heading', { level: 1 })).first()).toBeVisible()
  if (!(await button.isVisible())) return
  await page.locator('form').filter({ has: button }).locator('input').fill(PREVIEW_PASSPHRASE)
  await button.click()
  await expect(button).toBeHidden()
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
