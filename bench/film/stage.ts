/** What a film shows over the product: a band for captions, title cards, a pointer, and the keys and clicks. */
import type { Page } from '@playwright/test'
import { BRAND } from '#contract/brand.ts'

/** Height of the band below the picture, in px. */
export const BAND_PX = 88

const PARTS = ['band', 'card', 'pointer'] as const
const ARROW = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 2v17l4.6-4.3 3 7 2.8-1.2-3-6.8H18z" fill="#0c1b1b" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>',
)

const STAGE = `
  #film-band {
    position: fixed; inset: auto 0 0; z-index: 2147483001; display: flex; gap: 28px; align-items: center; height: ${BAND_PX}px;
    padding: 0 32px; background: #0c1b1b; color: #f3f6f4; font: 500 21px/1.3 var(--font);
  }
  #film-band > :first-child { flex: 1 }
  #film-band kbd {
    display: inline-block; padding: 5px 11px; border: 1px solid #52bbad; border-bottom-width: 3px; border-radius: 7px;
    color: #52bbad; font: 600 18px/1.2 var(--font); white-space: nowrap;
  }
  #film-band kbd + kbd { margin-left: 8px }
  #film-band b { font-variant-numeric: tabular-nums; white-space: nowrap }
  #film-card {
    position: fixed; inset: 0 0 ${BAND_PX}px; z-index: 2147483000; display: grid; align-content: center; gap: 18px;
    padding: 0 120px; background: #0c1b1b; color: #f3f6f4; font: 640 56px/1.12 var(--font); letter-spacing: -0.02em;
    text-wrap: balance; pointer-events: none; transition: opacity 350ms;
  }
  #film-card::before { content: '${BRAND.name}'; color: #a9b8b4; font-size: 24px; letter-spacing: 0 }
  #film-card::after {
    content: ''; position: absolute; inset: 34% auto 34% 84px; width: 5px; border-radius: 3px;
    background: linear-gradient(#52bbad, #6d5aa0 52%, #f2b88f);
  }
  #film-card[hidden] { display: grid; opacity: 0 }
  #film-pointer {
    position: fixed; inset: 0 auto auto 0; z-index: 2147482999; width: 26px; height: 26px; pointer-events: none;
    background: url("data:image/svg+xml,${ARROW}"); transform: translate(620px, 300px); transition: transform 350ms ease-in-out;
  }`

/** Adds the stage to a page whose content security policy is bypassed, with its first title card. */
export async function setStage(page: Page, title: string): Promise<void> {
  await page.addStyleTag({ content: STAGE })
  await page.evaluate(parts => {
    for (const part of parts) {
      const element = document.createElement('div')
      element.id = `film-${part}`
      document.body.append(element)
    }
  }, PARTS)
  await showCard(page, title)
}

/** Shows a title over the picture; null removes it. */
export function showCard(page: Page, title: string | null): Promise<void> {
  return page.evaluate(text => {
    const card = document.getElementById('film-card')!
    card.hidden = text === null
    if (text !== null) card.textContent = text
  }, title)
}

/** What the band says: a caption, the keys of the last press, and a count. */
export type Band = { readonly caption: string; readonly keys: readonly string[]; readonly count: string }

/** Shows a caption, keys and a count in the band. */
export function showBand(page: Page, { caption, keys, count }: Band): Promise<void> {
  return page.evaluate(
    ([text, caps, total]) => {
      const [said, pressed, counted] = ['span', 'span', 'b'].map(tag => document.createElement(tag))
      said!.textContent = text
      counted!.textContent = total
      for (const cap of caps)
        pressed!.append(Object.assign(document.createElement('kbd'), { textContent: cap }))
      document.getElementById('film-band')!.replaceChildren(said!, pressed!, counted!)
    },
    [caption, keys, count] as const,
  )
}

/** Moves the pointer to a place in the window, in px. Resolves when it is there. */
export function movePointer(page: Page, to: { readonly x: number; readonly y: number }): Promise<void> {
  return page.evaluate(async ({ x, y }) => {
    const pointer = document.getElementById('film-pointer')!
    pointer.style.transform = `translate(${x}px, ${y}px)`
    await Promise.all(pointer.getAnimations().map(animation => animation.finished))
  }, to)
}

/** Lets the pointer shrink for a moment, like a pressed button. */
export function pressPointer(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frames = [{ scale: 1 }, { scale: 0.75 }, { scale: 1 }]
    await document.getElementById('film-pointer')!.animate(frames, { duration: 180 }).finished
  })
}
