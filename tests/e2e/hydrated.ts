import type { Page } from '@playwright/test'

/** Until a prerendered page has come to life: a renderer leaves its tree on the element that it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.getElementById('root')!).length > 0)
}
