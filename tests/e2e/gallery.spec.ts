/** The gallery of the elements, which draws its controls from the custom-elements manifest. */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { elementOf, FEATURES } from '#contract/embed.ts'
import { collectComplaints } from './collect-complaints.ts'
import { sharedServer, test } from './shared-server.ts'

const { example } = sharedServer()

test('an element follows attributes, style properties, parts and methods, and its events are listed', async ({
  page,
}) => {
  await openState(page, 'support-chat', 'Closed')
  const chat = stage(page).locator('support-chat')
  await expect(chat.getByRole('button', { name: 'Open chat' })).toBeVisible()

  await page.getByLabel('label', { exact: true }).fill('Ask us')
  await page.getByLabel('position', { exact: true }).selectOption('left')
  await expect(chat.getByRole('button', { name: 'Ask us' })).toBeVisible()
  await expect(chat).toHaveAttribute('position', 'left')
  await page.getByLabel('accent', { exact: true }).fill('#7a2e8e')
  await expect(chat.locator('.launcher')).toHaveCSS('background-color', 'rgb(122, 46, 142)')
  await page.getByRole('button', { name: 'launcher', exact: true }).click()
  await expect(chat.locator('.launcher')).toHaveCSS('outline-color', 'rgb(200, 100, 44)')
  await expect(page.locator('.snippet code')).toHaveText(
    /--support-accent: #7a2e8e;.*<support-chat tenant="acme" label="Ask us" position="left"><\/support-chat>/s,
  )

  await page.getByRole('button', { name: 'open', exact: true }).click()
  await expect(page.locator('.events li', { hasText: 'support:open' })).toHaveCount(1)
  await expect(chat.getByRole('textbox').first()).toBeVisible()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(chat).toHaveAttribute('theme', 'dark')
})

test('every element shows in every state, without complaints @full', async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.goto(example('/gallery/'))
  for (const tag of FEATURES.map(elementOf)) {
    await page.getByRole('link', { name: tag, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`<${tag}>`)
    const states = await page.getByRole('navigation', { name: 'States' }).getByRole('link').allTextContents()
    expect(states.length).toBeGreaterThan(5)
    for (const state of states) {
      await openState(page, tag, state)
      const element = stage(page).locator(tag)
      if (state === 'Without JavaScript') await expect(element).toHaveText(/until the element has loaded/)
      else
        await expect
          .poll(() => element.evaluate(host => host.shadowRoot?.childElementCount ?? 0))
          .toBeGreaterThan(0)
    }
  }
  expect(complaints).toEqual([])
})

function stage(page: Page): FrameLocator {
  return page.frameLocator('.stage')
}

async function openState(page: Page, tag: string, state: string): Promise<void> {
  await page.goto(example(`/gallery/#${tag}/${encodeURIComponent(state)}`))
  await expect(page.getByRole('link', { name: state, exact: true })).toHaveAttribute('aria-current', 'true')
}
