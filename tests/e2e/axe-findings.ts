import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

/** The rules that depend on the theme; all others concern structure. */
const THEME_RULES = ['color-contrast', 'link-in-text-block']

/** Rules that axe leaves out by default. People who use speech input say the text that they see (WCAG 2.2, 2.5.3). */
const MORE_RULES = { 'label-content-name-mismatch': { enabled: true } }

/** Returns axe's findings in a part of the page and its frames, one line for each rule. */
export function axeFindings(page: Page, part: string): Promise<string[]> {
  return findingsOf(page, part)
}

/** Like `axeFindings`, for a page whose structure was already checked in another theme. */
export function axeThemeFindings(page: Page, part: string): Promise<string[]> {
  return findingsOf(page, part, THEME_RULES)
}

async function findingsOf(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  await page.locator(part).first().waitFor({ state: 'attached' })
  const found = await findingsIn(page.mainFrame(), part, rules)
  for (const frame of page.mainFrame().childFrames()) {
    const element = await frame.frameElement()
    const isWithin = await element.evaluate(
      (each, selector) => (each as Element).closest(selector) !== null,
      part,
    )
    if (!isWithin || !(await element.isVisible())) continue
    // A frame is empty until its page has come.
    await frame.locator('main').first().waitFor({ state: 'attached' })
    found.push(...(await findingsIn(frame, 'html', rules)))
  }
  return found
}

async function findingsIn(frame: Frame, part: string, rules?: readonly string[]): Promise<string[]> {
  // Parsing axe takes longer than most checks, so each document loads it once.
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe.source)
  await frame.evaluate(untilStill)
  return frame.evaluate(
    async ([selector, only, more]) => {
      const { violations } = await window.axe.run(selector, {
        iframes: false,
        resultTypes: ['violations'],
        ...(only ? { runOnly: { type: 'rule', values: [...only] } } : { rules: more }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [part, rules, MORE_RULES] as const,
  )
}

/** Waits for transitions and finite animations to end, because fading elements have temporary colors. */
async function untilStill(): Promise<void> {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const running = [document, ...shadows]
    .flatMap(root => root.getAnimations())
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.all(running.map(({ finished }) => finished.catch(() => {})))
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
