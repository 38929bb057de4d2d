import type { Page } from '@playwright/test'

/** Space for the captions below the picture, in px. */
const CAPTIONS_PX = 92

const STAGE = `
  body { overflow: hidden }
  header, footer { visibility: hidden }
  section[aria-label='The demo'] {
    position: fixed; inset: 0 0 ${CAPTIONS_PX}px; z-index: 10; display: grid; max-width: none; padding: 14px;
    background: var(--paper); grid-template-columns: 10fr 11fr; grid-template-rows: minmax(0, 1fr);
  }
  section[aria-label='The demo'] > :not([aria-labelledby='visitor-title'], [aria-labelledby='desk-title']) { position: absolute; opacity: 0; pointer-events: none }
  section[aria-label='The demo'] header { visibility: visible }
  #film-captions {
    position: fixed; inset: auto 0 0; z-index: 12; display: grid; place-items: center; height: ${CAPTIONS_PX}px;
    padding: 0 48px; background: #0f1c1e; color: #fbfaf7; font: 500 25px/1.3 var(--font); text-align: center;
  }
  #film-card {
    position: fixed; inset: 0 0 ${CAPTIONS_PX}px; z-index: 11; display: grid; place-items: center; padding: 80px;
    background: #0c6b62; color: #fbfaf7; font: 640 58px/1.12 var(--font); letter-spacing: -0.02em;
    text-align: center; text-wrap: balance; transition: opacity 400ms;
  }
  #film-card[hidden] { display: grid; opacity: 0; pointer-events: none }`

/**
 * Arranges both sides of the demo as a picture with captions and title cards. The page's content security
 * policy must be bypassed.
 */
export async function setStage(page: Page): Promise<void> {
  await page.addStyleTag({ content: STAGE })
  await page.evaluate(() => {
    for (const id of ['film-captions', 'film-card']) {
      const element = document.createElement('div')
      element.id = id
      document.body.append(element)
    }
  })
}

/** Shows a title over the picture; null removes it. */
export function showCard(page: Page, title: string | null): Promise<void> {
  return page.evaluate(text => {
    const card = document.getElementById('film-card')!
    card.hidden = text === null
    if (text !== null) card.textContent = text
  }, title)
}

/** Shows a caption below the picture. */
export function showCaption(page: Page, text: string): Promise<void> {
  return page.evaluate(caption => {
    document.getElementById('film-captions')!.textContent = caption
  }, text)
}
