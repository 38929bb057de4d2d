/** The cookie notice on a public page (Spec 2.9, 3 and 4.8). */
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { settle, showPublicPage } from './public-page.ts'
import { sharedServer, test } from './shared-server.ts'

const DAYS_180_MS = 15_552_000_000
const NOW_MS = Date.UTC(2026, 0, 15, 12)

const server = sharedServer()

const { own } = server
const show = (page: Page, path = '/pricing') => showPublicPage(page, own(path))

function notice(page: Page) {
  const box = page.getByRole('region', { name: "Let's talk cookies!" })
  const button = (name: string) => box.getByRole('button', { name, exact: true })
  return {
    box,
    reject: button('Reject non-essential'),
    manage: button('Manage cookies'),
    allow: button('Allow all'),
  }
}

function preferences(page: Page) {
  const box = page.getByRole('dialog', { name: 'Cookie preferences' })
  return {
    box,
    service: (name: string) => box.getByRole('checkbox', { name: new RegExp(name) }),
    save: box.getByRole('button', { name: 'Save choices' }),
  }
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie_consent') ?? 'null') as unknown)

/** Opens the preferences by the footer's button. */
const openPreferences = (page: Page) =>
  page.getByRole('button', { name: 'Cookie preferences', exact: true }).click()

test('[MKT-13] it asks in the corner, in words and by three buttons in a row', async ({ page }) => {
  await show(page)
  const { box, reject, manage, allow } = notice(page)
  await expect(box).toBeVisible()
  await expect(box.locator('a[href="/legal/privacy"]')).toBeVisible()
  expect(await axeFindings(page, 'section[aria-labelledby]')).toEqual([])
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize(size)
    const around = (await box.boundingBox())!
    expect(around.x).toBe(16)
    expect(around.y + around.height).toBe(size.height - 16)
    expect(around.x + around.width).toBeLessThanOrEqual(size.width - 16)
    const buttons = await Promise.all([reject, manage, allow].map(button => button.boundingBox()))
    expect(new Set(buttons.map(button => button!.y)).size).toBe(1)
    const [first, second, third] = buttons.map(button => button!.x) as [number, number, number]
    expect(first < second && second < third).toBe(true)
  }
})

test('[MKT-14] before consent there is no cookie, and nothing is asked of others', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== new URL(own('/')).origin) elsewhere.push(request.url())
  })
  await show(page)
  await expect(notice(page).box).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(await stored(page)).toBeNull()
  await notice(page).reject.click()
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await context.cookies()).toEqual([])
  expect(elsewhere).toEqual([])
})

for (const [name, answer, choices] of [
  ['Allow all', 'allow', { analytics: true, marketing: true }],
  ['Reject non-essential', 'reject', { analytics: false, marketing: false }],
] as const)
  test(`[MKT-14] [MKT-15] '${name}' is kept for 180 days`, async ({ page }) => {
    await page.clock.setFixedTime(NOW_MS)
    await show(page)
    await notice(page)[answer].click()
    await expect(notice(page).box).toHaveCount(0)
    expect(await stored(page)).toEqual({ givenAt: '2026-01-15T12:00:00.000Z', choices })

    await page.clock.setFixedTime(NOW_MS + DAYS_180_MS - 1)
    await show(page, '/pricing')
    await settle(page)
    await expect(notice(page).box).toHaveCount(0)
    await page.clock.setFixedTime(NOW_MS + DAYS_180_MS)
    await show(page, '/pricing')
    await expect(notice(page).box).toBeVisible()
  })

test('[MKT-13] [MKT-14] [MKT-15] what was chosen one by one is kept and hides the notice', async ({
  page,
}) => {
  await show(page)
  await notice(page).manage.click()
  const { box, service, save } = preferences(page)
  await expect(service('Essential')).toBeChecked()
  await expect(service('Essential')).toBeDisabled()
  for (const name of ['Analytics', 'Marketing']) await expect(service(name)).not.toBeChecked()
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await service('Marketing').check()
  await save.click()
  await expect(box).toHaveCount(0)
  await expect(notice(page).box).toHaveCount(0)
  expect(await stored(page)).toMatchObject({ choices: { analytics: false, marketing: true } })
  await page.reload()
  await openPreferences(page)
  await expect(service('Analytics')).not.toBeChecked()
  await expect(service('Marketing')).toBeChecked()
})

test('[MKT-14] nobody must choose: Escape leaves the notice, and gives the focus back', async ({ page }) => {
  await show(page)
  await notice(page).manage.click()
  await preferences(page).service('Analytics').check()
  await page.keyboard.press('Escape')
  await expect(preferences(page).box).toHaveCount(0)
  await expect(notice(page).manage).toBeFocused()
  expect(await stored(page)).toBeNull()
  await notice(page).manage.click()
  await expect(preferences(page).service('Analytics')).not.toBeChecked()
})

test('[MKT-14] consent withdrawn in the footer takes its cookies along', async ({ page, context }) => {
  await show(page)
  await notice(page).allow.click()
  await context.addCookies(
    ['_ga', '_gid', '_gat', 'other'].map(name => ({ name, value: 'x', url: own('/') })),
  )
  await openPreferences(page)
  await expect(preferences(page).service('Analytics')).toBeChecked()
  await preferences(page).service('Analytics').uncheck()
  await preferences(page).save.click()
  await expect(preferences(page).box).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['other'])
  expect(await stored(page)).toMatchObject({ choices: { analytics: false, marketing: true } })
})

test('[MKT-15] its buttons keep their looks however the document changes', async ({ page }) => {
  await show(page)
  const { box, reject, manage, allow } = notice(page)
  await expect(box).toBeVisible()
  const looks = () =>
    Promise.all(
      [reject, manage, allow].map(button =>
        button.evaluate(element => {
          const { backgroundColor, color, borderRadius, font, padding, display } = getComputedStyle(element)
          return { backgroundColor, color, borderRadius, font, padding, display }
        }),
      ),
    )
  const before = await looks()
  expect(before[0]!.backgroundColor).toBe(before[2]!.backgroundColor)
  expect(before[0]!.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await page.evaluate(() => {
    for (let number = 0; number < 1_000; number++) {
      const added = document.body.appendChild(document.createElement('div'))
      added.className = `added-${number}`
      if (number % 2) added.remove()
    }
    document.documentElement.className = 'changed'
    document.body.className = 'changed'
    document.title = 'Changed'
    for (const button of document.querySelectorAll('button')) button.removeAttribute('style')
  })
  await settle(page)
  expect(await looks()).toEqual(before)
})

test('[EMBED-03] there is none on embedded screens', async ({ page }) => {
  await show(page, '/pricing?embed=1')
  await page.evaluate(() => window.dispatchEvent(new Event('consent:open')))
  await settle(page)
  await expect(notice(page).box).toHaveCount(0)
  await expect(preferences(page).box).toHaveCount(0)
})
