/** The gallery of elements in the documentation, which draws its controls from the custom-elements manifest. */
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { GALLERY_STAGE_PATH } from '#contract/constants/docs.ts'
import { elementOf, FEATURES } from '#contract/embed.ts'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { showPublicPage } from './public-page.ts'
import { sharedServer, test } from './shared-server.ts'

const { own } = sharedServer()
const PATH = '/docs/gallery'
const WIDTHS = [390, 1024, 1440]

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
  await openGroup(page, 'Style properties')
  await page.getByLabel('accent', { exact: true }).fill('#7a2e8e')
  await expect(chat.locator('.launcher')).toHaveCSS('background-color', 'rgb(122, 46, 142)')
  await openGroup(page, 'Parts')
  await page.getByRole('button', { name: 'launcher', exact: true }).click()
  await expect(chat.locator('.launcher')).toHaveCSS('outline-color', 'rgb(200, 100, 44)')
  await expect(page.getByRole('region', { name: 'HTML' }).locator('code')).toHaveText(
    /--support-accent: #7a2e8e;.*<support-chat tenant="app" label="Ask us" position="left"><\/support-chat>/s,
  )

  await openGroup(page, 'Methods')
  await page.getByRole('button', { name: 'open', exact: true }).click()
  await expect(events(page).getByRole('listitem').filter({ hasText: 'support:open' })).toHaveCount(1)
  await expect(chat.getByRole('textbox').first()).toBeVisible()
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(chat).toHaveAttribute('theme', 'dark')
})

test('another company shows with its own name and brand', { tag: '@full' }, async ({ page }) => {
  await openState(page, 'support-chat', 'Known visitor')
  const chat = stage(page).locator('support-chat')
  await expect(chat.getByRole('heading', { name: 'Lapwing Support' })).toBeVisible()
  await page.getByLabel('tenant', { exact: true }).fill('acme')
  await expect(chat.getByRole('heading', { name: 'Acme' })).toBeVisible()
  await expect(chat.locator('.launcher')).toHaveCSS('background-color', 'rgb(51, 70, 194)')
  await expect(chat).toHaveCount(1)
})

test('the keyboard moves between states and keeps its place, and the address leads back to each', {
  tag: '@full',
}, async ({ page }) => {
  await showPublicPage(page, own(PATH))
  const shown = page.getByRole('navigation', { name: 'Elements' })
  await shown.getByRole('link', { name: 'support-csat' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '<support-csat>' })).toBeVisible()
  const faces = stateLink(page, 'Faces')
  await faces.focus()
  await page.keyboard.press('Enter')
  await expect(faces).toHaveAttribute('aria-current', 'true')
  await expect(faces).toBeFocused()
  await expect(page).toHaveURL(own(`${PATH}#support-csat/Faces`))
  await expect(stage(page).getByRole('radio')).toHaveCount(5)
  await page.goBack()
  await expect(stateLink(page, 'Stars')).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '<support-csat>' })).toBeVisible()
})

test('the gallery is accessible and fits every width', { tag: '@full' }, async ({ page }) => {
  await openState(page, 'support-ticket', 'Empty')
  await expect(stage(page).getByRole('textbox').first()).toBeVisible()
  for (const group of ['Style properties', 'Parts', 'Methods']) await openGroup(page, group)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page, 'main'), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('every element shows in every state, as a new visitor, without complaints @full', async ({ page }) => {
  const complaints = await collectComplaints(page)
  await showPublicPage(page, own(PATH))
  for (const tag of FEATURES.map(elementOf)) {
    await page.getByRole('navigation', { name: 'Elements' }).getByRole('link', { name: tag }).click()
    await expect(page.getByRole('heading', { name: `<${tag}>` })).toBeVisible()
    const states = await page.getByRole('navigation', { name: 'States' }).getByRole('link').allTextContents()
    expect(states.length).toBeGreaterThan(5)
    for (const state of states) {
      await stateLink(page, state).click()
      await expect(page.getByTitle(`${tag}: ${state}`)).toBeVisible()
      const element = stage(page).locator(tag)
      if (state === 'Without JavaScript') await expect(element).toHaveText(/until the element has loaded/)
      else
        await expect
          .poll(() => element.evaluate(host => host.shadowRoot?.childElementCount ?? 0))
          .toBeGreaterThan(0)
    }
  }
  expect(complaints).toEqual([])
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
  expect(stored.filter(key => key !== 'preview_pass')).toEqual([])
})

test('search finds the gallery, and the page without scripts names each element', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  await showPublicPage(page, own('/docs'))
  await page.getByRole('searchbox', { name: 'Search the docs' }).fill('gallery')
  await page
    .getByRole('search')
    .getByRole('link', { name: /Gallery of elements/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${PATH}(#.*)?$`))

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(own(PATH))
  await expect(plain.getByText('The gallery needs JavaScript')).toBeVisible()
  for (const tag of FEATURES.map(elementOf))
    await expect(
      plain
        .getByRole('row')
        .filter({ hasText: `<${tag}>` })
        .getByRole('link')
        .first(),
    ).toBeVisible()
  await plain.context().close()

  expect(await (await fetch(own(GALLERY_STAGE_PATH))).text()).toContain(
    '<meta name="robots" content="noindex">',
  )
  expect(await (await fetch(own('/sitemap.xml'))).text()).not.toContain(GALLERY_STAGE_PATH)
})

function stage(page: Page): FrameLocator {
  return page.frameLocator('.gallery-stage')
}

function stateLink(page: Page, state: string) {
  return page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: state, exact: true })
}

function events(page: Page) {
  return page.getByRole('list', { name: 'Dispatched events' })
}

async function openGroup(page: Page, title: string): Promise<void> {
  await page.locator('.gallery-group summary', { hasText: title }).click()
}

async function openState(page: Page, tag: string, state: string): Promise<void> {
  await showPublicPage(page, own(`${PATH}#${tag}/${encodeURIComponent(state)}`))
  await expect(stateLink(page, state)).toHaveAttribute('aria-current', 'true')
}
