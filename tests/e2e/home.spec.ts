/** The home page: its picture from both sides, the code to copy, and the keyboard's way through the menus. */
import { expect } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { showPublicPage } from './public-page.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()
const home = () => `http://localhost:${server.port}/`

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[ADMIN-07] the dark theme’s switch turns only the inbox in the picture dark; the page stays light', {
  tag: '@full',
}, async ({ page }) => {
  await showPublicPage(page, home())
  const button = page.getByRole('button', { name: 'Dark theme' })
  const ground = () =>
    page
      .getByRole('region', { name: 'What your team sees' })
      .locator('[inert] li > a')
      .first()
      .evaluate(row => getComputedStyle(row).color)
  const light = await ground()
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await ground()).not.toBe(light)
  // For a reader who asked for less motion, the change is there at once, and nothing moves.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  await button.press('Enter')
  await expect.poll(ground).toBe(light)
})

test('the product begins above the fold, and nothing is wider than the window or below 12 px', {
  tag: '@full',
}, async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await showPublicPage(page, home())
    const team = page.getByRole('region', { name: 'What your team sees' })
    const customer = page.getByRole('region', { name: 'What your customer sees' })
    if (width > 760) expect((await team.boundingBox())!.y).toBeLessThan(height * 0.6)
    // On a phone the customer's side comes first.
    else expect((await customer.boundingBox())!.y).toBeLessThan((await team.boundingBox())!.y)
    // The reply, with which the conversation in the picture ends, is inside both windows.
    for (const side of [team, customer]) {
      const window = (await side.boundingBox())!
      const reply = (await side.getByText('Priya here.').boundingBox())!
      expect(reply.y + reply.height).toBeLessThan(window.y + window.height)
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    const smallest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('body *')]
          .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
          .map(each => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    )
    expect(smallest).toBeGreaterThanOrEqual(12)
  }
})

test('code has a button that copies it, by the keyboard, and says so', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await showPublicPage(page, home())
  const button = page.getByRole('main').getByRole('button', { name: 'Copy the code' })
  await button.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied the code' })).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('widget-loader.js')
  await page.keyboard.press('Tab')
  await expect(button).toBeVisible()
})

test('[NAV-02] the keyboard goes through a menu: name, entries, card, next menu', async ({ page }) => {
  await showPublicPage(page, home())
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Product' }).press('Enter')
  await expect(bar.getByText('Answers from your articles')).toBeVisible()
  for (let entry = 0; entry < 10; entry += 1) {
    await page.keyboard.press('Tab')
    await expect(bar.locator('li > a:focus')).toHaveCount(1)
  }
  await expect(bar.getByRole('link', { name: 'APIs', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('link', { name: 'Open the demo' })).toBeFocused()
  expect(await axeFindings(page, 'header')).toEqual([])
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: 'Solutions' })).toBeFocused()
  await expect(bar.getByText('Answers from your articles')).toBeHidden()
})

test('axe finds nothing on the home page, in the light and with the dark picture', async ({ page }) => {
  await showPublicPage(page, home())
  expect(await axeFindings(page, 'html')).toEqual([])
  await page.getByRole('button', { name: 'Dark theme' }).press('Enter')
  expect(await axeFindings(page, 'html')).toEqual([])
})
