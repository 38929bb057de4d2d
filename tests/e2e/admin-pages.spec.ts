/** The pages of a company's admin area: axe finds no violation, in the light and the dark theme. */
import { expect, type Page } from '@playwright/test'
import { ADMIN_PATHS } from './admin-paths.ts'
import { axeFindings, axeThemeFindings } from './axe-findings.ts'
import { goWithin, inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

test('[ROUTE-15] an address of the app that no page has leads home', async ({ page }) => {
  for (const path of ['/admin/nowhere', '/admin/kb/no/where?it=is', '/widget/chat/no/where', '//pricing']) {
    await page.goto(`http://acme.localhost:${server.port}${path}`)
    await expect(page).toHaveURL(`http://acme.localhost:${server.port}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

for (const [part, paths] of Object.entries(ADMIN_PATHS))
  test(`[ADMIN-02] [ADMIN-07] ${part}: every page can be read, in the light and in the dark`, async ({
    page,
  }) => {
    await inbox(page).signIn(server.port, 'admin@acme.test')
    const wrong: string[] = []
    for (const path of paths) {
      await goWithin(page, path)
      wrong.push(...(await findings(page, path)))
    }
    expect(wrong).toEqual([])
  })

test('[ADMIN-02] [ADMIN-07] a conversation, a customer and an article can be read, in the light and in the dark', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  await inbox(page).list.getByRole('link').first().click()
  await expect(inbox(page).thread).toBeVisible()
  const wrong = await findings(page, 'a conversation')
  await goWithin(page, '/admin/customers')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('button', { name: 'Block' })).toBeVisible()
  wrong.push(...(await findings(page, 'a customer')))
  await goWithin(page, '/admin/kb')
  await page.getByRole('table', { name: 'Articles' }).getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible()
  wrong.push(...(await findings(page, 'an article')))
  expect(wrong).toEqual([])
})

test('[ADMIN-04] the plans stand side by side where they fit, and one below the other elsewhere, in line', async ({
  page,
}) => {
  await inbox(page).signIn(server.port, 'admin@acme.test')
  await goWithin(page, '/admin/settings/upgrade')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(3)
  for (const [width, columns] of [
    [1440, 3],
    [1120, 3],
    [700, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const starts = (selector: string) =>
      cards.evaluateAll(
        (all, within) =>
          all.map(card => {
            const { left, top } = card.querySelector(within)!.getBoundingClientRect()
            return { left: Math.round(left), top: Math.round(top) }
          }),
        selector,
      )
    for (const part of ['h3', 'ul']) {
      const places = await starts(part)
      expect(new Set(places.map(({ left }) => left)).size, `columns of ${part} at ${width}`).toBe(columns)
      expect(new Set(places.map(({ top }) => top)).size, `rows of ${part} at ${width}`).toBe(4 - columns)
    }
  }
})

/** Returns axe's findings on a page that has loaded, in each theme. */
async function findings(page: Page, name: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }), name).toHaveCount(0)
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    // Switches the theme directly; this test is not about the setting.
    await page.evaluate(chosen => {
      document.documentElement.dataset['theme'] = chosen
    }, theme)
    const look = theme === 'light' ? axeFindings : axeThemeFindings
    found.push(...(await look(page, 'body')).map(finding => `${name}, ${theme}: ${finding}`))
  }
  return found
}
