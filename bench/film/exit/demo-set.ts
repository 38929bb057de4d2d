/** The page /demo as the set of a film: the visitor's side, the staff's side, and the tour's buttons out of sight. */
import type { Locator, Page } from '@playwright/test'
import { chat } from '#tests/e2e/screens.ts'
import { BAND_PX } from '../stage.ts'

const SIDES = `
  body { overflow: hidden }
  header, footer { visibility: hidden }
  section[aria-label='The demo'] {
    position: fixed; inset: 0 0 ${BAND_PX}px; z-index: 10; max-width: none; padding: 12px;
    background: var(--paper); grid-template: minmax(0, 1fr) / 10fr 11fr;
  }
  section[aria-label='The demo'] header { visibility: visible }
  section[aria-label='The demo'] > :not([aria-labelledby='visitor-title'], [aria-labelledby='desk-title']),
  [data-film-view='desk'] [aria-labelledby='visitor-title'] {
    position: absolute; opacity: 0; pointer-events: none;
  }
  [data-film-view='desk'] [aria-labelledby='desk-title'] { grid-column: 1 / -1 }`

/** Arranges the running demo as a picture. */
export async function arrangeSides(page: Page): Promise<void> {
  await page.addStyleTag({ content: SIDES })
  await showSides(page, 'both')
}

/** Shows both sides, or the staff's side alone. */
export function showSides(page: Page, view: 'both' | 'desk'): Promise<void> {
  return page.evaluate(to => {
    document.body.dataset['filmView'] = to
  }, view)
}

/** Locators of the demo, and how to reach its screens. */
export function demoSet(page: Page) {
  const desk = page.frameLocator('section[aria-labelledby="desk-title"] iframe')
  const press = (name: string) => page.getByRole('button', { name }).first().dispatchEvent('click')
  return {
    visitor: chat(page.frameLocator('iframe[title*="with the chat"]')),
    desk,
    button: (name: string) => desk.getByRole('button', { name, exact: true }),
    row: desk.getByRole('list', { name: 'Conversations' }).getByRole('link').filter({ hasText: 'visitor-' }),
    reply: desk.getByRole('textbox', { name: 'Reply to the customer' }),
    note: desk.getByRole('textbox', { name: 'Note for colleagues' }),
    /** Presses a button of the page that the picture doesn't show. */
    press,
    /** Opens a screen of the staff's side by its stop of the tour. */
    async openDesk(stop: string, button: string): Promise<void> {
      await press(stop)
      await press(button)
    },
  }
}

/** Scrolls an element into the middle or to the top of its page, slowly enough to follow. */
export function scrollTo(target: Locator, block: 'center' | 'start' = 'start'): Promise<void> {
  return target.evaluate((element, to) => element.scrollIntoView({ behavior: 'smooth', block: to }), block)
}
