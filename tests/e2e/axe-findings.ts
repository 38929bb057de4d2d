import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules that another theme can break: all others look at structure, which no theme changes. */
const THEME_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds in a part of the page, one line a rule. */
export async function axeFindings(page: Page, part: string): Promise<string[]> {
  return findingsOf(new AxeBuilder({ page }).include(part))
}

/** Like `axeFindings`, for a page whose structure was looked at in another theme. */
export async function axeThemeFindings(page: Page, part: string): Promise<string[]> {
  return findingsOf(new AxeBuilder({ page }).include(part).withRules(THEME_RULES))
}

async function findingsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
