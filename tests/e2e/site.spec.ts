/** The public pages: bar, menus, footer, the CSAT page and the signed-in state (NAV, MKT, ROUTE). */
import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { showPublicPage } from './public-page.ts'
import { inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const own = (path: string, host = 'localhost') => `http://${host}:${server.port}${path}`
const bar = (page: Page) => page.getByRole('banner')
const isMarked = (page: Page) => page.evaluate(() => 'kept' in document.documentElement.dataset)

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('[NAV-01] a button pressed before the page has come to life does its work then, once', {
  tag: '@full',
}, async ({ page }) => {
  let comeToLife = (): void => {}
  const held = new Promise<void>(resolve => {
    comeToLife = resolve
  })
  await page.route('**/assets/site-*.js', async route => {
    await held
    await route.continue()
  })
  await page.addInitScript(() =>
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.src.endsWith('/keep-press.js'))
          Object.assign(window, { keepsPresses: true })
      },
      true,
    ),
  )
  await page.goto(own('/pricing'), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'keepsPresses' in window)
  const product = bar(page).getByRole('button', { name: 'Product' })
  await product.click()
  await product.click()
  await expect(product).toHaveAttribute('aria-expanded', 'false')
  comeToLife()
  await expect(product).toHaveAttribute('aria-expanded', 'true')
})

test('[NAV-01] [NAV-09] [NAV-10] menus open, close and lead to pages without a full load', async ({
  page,
}) => {
  await showPublicPage(page, own('/pricing'))
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = ''
  })
  const product = bar(page).getByRole('button', { name: 'Product' })
  const tickets = bar(page).getByRole('link', { name: 'Tickets', exact: true })

  await product.click()
  await expect(tickets).toBeVisible()
  await page.mouse.click(1200, 600)
  await expect(tickets).toBeHidden()

  await product.click()
  await page.keyboard.press('Escape')
  await expect(tickets).toBeHidden()
  await expect(product).toBeFocused()

  // Focus on the first entry keeps the menu open; after the last entry it moves to the next menu's button.
  await product.click()
  await page.keyboard.press('Tab')
  await expect(tickets).toBeVisible()
  await bar(page).getByRole('link', { name: 'Open the demo' }).focus()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Solutions' })).toBeFocused()
  await expect(tickets).toBeHidden()

  await product.click()
  await page.keyboard.press('Shift+Tab')
  await expect(tickets).toBeHidden()

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await product.click()
  await tickets.click()
  await expect(page).toHaveURL(own('/tickets'))
  await expect(tickets).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  // A scroll to the top by the page itself doesn't count as leaving.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)

  await bar(page).getByRole('link', { name: 'Lapwing' }).click()
  await expect(page).toHaveURL(own('/'))
})

test('[NAV-09] the mobile menu closes when the focus leaves it, and on Escape', { tag: '@full' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await showPublicPage(page, own('/pricing'))
  const opener = bar(page).getByRole('button', { name: 'Open the menu' })
  const menu = bar(page).getByRole('navigation', { name: 'Main' })

  await opener.click()
  await menu.getByRole('link', { name: 'Log In' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu).toBeHidden()

  await opener.click()
  await menu.getByText('Solutions', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('[MKT-03] each plan has its button: a trial, or how to host it', { tag: '@full' }, async ({ page }) => {
  await page.goto(own('/pricing'))
  const plan = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  for (const name of ['Starter', 'Team']) {
    await plan(name).getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByRole('dialog').getByPlaceholder('Enter your work email')).toBeFocused()
    await page.keyboard.press('Escape')
  }
  await plan('Self-hosted').getByRole('link', { name: 'Host it yourself' }).click()
  await expect(page).toHaveURL(own('/docs/self-hosting'))
})

test('[NAV-10] a link with a hash goes to what it names', async ({ page }) => {
  await page.goto(own('/resources/learn/csat-system'))
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const name = await first.innerText()
  await first.click()
  await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeInViewport()
})

for (const path of ['/', '/demo', '/resources/free'])
  test(`[NAV-08] the bar of ${path} is transparent until the page is scrolled more than 10 px`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto(own(path))
    const ground = () => bar(page).evaluate(element => getComputedStyle(element).backgroundColor)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo(0, 10))
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo(0, 11))
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
  })

test('[NAV-08] elsewhere it stands on its own ground', { tag: '@full' }, async ({ page }) => {
  await page.goto(own('/pricing'))
  await expect(bar(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('[NAV-06] signed out: Log In, and Start Free Trial opens the lead dialog through the window event', async ({
  page,
}) => {
  await page.goto(own('/pricing'))
  await page.evaluate(() => {
    window.addEventListener('lead:open', () => {
      document.documentElement.dataset['opened'] = 'true'
    })
  })
  await bar(page).getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('dialog').getByPlaceholder('Enter your work email')).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBe('true')
  await page.keyboard.press('Escape')
  await bar(page).getByRole('link', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('[NAV-07] [ROUTE-01] [NAV-11] signed in: the dashboard by a full load, the email, Sign Out; home leads to the dashboard', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ permissions: ['notifications'] })).newPage()
  await inbox(page).logIn(server.port, 'agent@acme.test')

  await page.goto(own('/', 'acme.localhost'))
  await expect(page).toHaveURL(/\/admin\//)

  await page.goto(own('/pricing', 'acme.localhost'))
  await expect(bar(page).getByText('agent@acme.test')).toBeVisible()
  await expect(page.getByText('You are viewing tenant: Acme')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Exit Impersonation' })).toHaveAttribute(
    'href',
    own('').replace(/\/$/, ''),
  )
  await bar(page).getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  await page.goto(own('/pricing', 'acme.localhost'))
  // What the desk could not send yet is not deleted without a question.
  await page.evaluate(() => localStorage.setItem('unsent:somebody', '{"content":"Not sent"}'))
  page.once('dialog', dialog => dialog.dismiss())
  await bar(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('unsent:somebody'))).not.toBeNull()
  page.once('dialog', dialog => dialog.accept())
  await bar(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(bar(page).getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('sb-'))))
    .toEqual([])
})

test('[NAV-11] there is no tenant banner in the default context', { tag: '@full' }, async ({ page }) => {
  await page.goto(own('/pricing'))
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('You are viewing tenant')).toHaveCount(0)
})

test('[NAV-12] the footer leads everywhere it should, and opens the cookie preferences', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(own('/pricing'))
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  for (const path of [
    '/kb',
    '/webinars',
    '/about',
    '/partners',
    '/careers',
    '/contact',
    '/compare',
    '/sitemap',
    '/solutions/startups',
    '/solutions/workforce-management',
    '/solutions/data-privacy',
    '/legal/privacy',
    '/legal/terms',
    '/legal/cookie-policy',
    '/legal/dpa',
    '/compliance/gdpr-dsar',
    '/compliance/ccpa',
    '/compliance/uk-dpa',
    '/compliance/cma',
    '/compliance/wcag',
    '/compliance/security',
    '/compliance/subprocessors',
  ])
    expect(hrefs).toContain(path)
  await expect(footer).toContainText(String(new Date().getFullYear()))
  await footer.getByRole('button', { name: 'Cookie preferences' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[NAV-03] the mobile menu has everything, by touch and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await showPublicPage(page, own('/pricing'))
  await bar(page).getByRole('button', { name: 'Open the menu' }).click()
  const menu = bar(page).getByRole('navigation', { name: 'Main' })
  await menu.getByText('Solutions', { exact: true }).press('Enter')
  await menu.getByRole('link', { name: 'Financial services' }).click()
  await expect(page).toHaveURL(own('/solutions/financial-services'))
  await expect(menu).toBeHidden()
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
})

test('[MKT-01] [MKT-02] the CSAT page shows five surveys, begins a trial and leads to the demo', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(own('/csat'))
  const main = page.getByRole('main')
  expect(await page.locator('script[src*="widget-loader"]').count()).toBe(0)
  await main.getByRole('button', { name: 'See it in Action' }).click()
  const modal = page.getByRole('dialog', { name: 'Customer Feedback' })
  await expect(modal.locator('support-csat')).toHaveCount(5)
  const script = page.locator('script[src*="/widget-loader.js"]')
  await expect(script).toHaveAttribute('data-tenant', 'app')
  await expect(script).toHaveAttribute('data-feature', 'csat')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  await main.getByRole('button', { name: 'Start Free Trial' }).first().click()
  await expect(page.getByRole('dialog').getByPlaceholder('Enter your work email')).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Request a Demo' }).click()
  await expect(page).toHaveURL(own('/demo'))
})

test('[MKT-16] a lazy section comes once it is near, and stays', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 320 })
  await page.goto(own('/contact'))
  await expect(page.locator('support-ticket')).toHaveCount(0)
  await page.locator('section[data-kind=live]').scrollIntoViewIfNeeded()
  await expect(page.locator('support-ticket')).toHaveCount(1)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.locator('support-ticket')).toHaveCount(1)
})

test('[ADMIN-06] the lower sections stand on public pages and on no admin page', { tag: '@full' }, async ({
  browser,
}) => {
  const page = await (await browser.newContext({ permissions: ['notifications'] })).newPage()
  await page.goto(own('/pricing'))
  await expect(page.getByRole('heading', { name: 'Trust and compliance' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Works with' })).toBeVisible()
  await inbox(page).signIn(server.port, 'agent@acme.test')
  await expect(page.getByRole('heading', { name: 'Trust and compliance' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Works with' })).toHaveCount(0)
})

test('[EMBED-03] embed=1 hides what stands around the pages', { tag: '@full' }, async ({ page }) => {
  for (const embed of ['1', 'true']) {
    await page.goto(own(`/pricing?embed=${embed}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText("Let's talk cookies!")).toHaveCount(0)
  }
})

for (const { width, path, tag = [] } of [
  { width: 1440, path: '/' },
  { width: 1440, path: '/compare/lapwing-vs-intercom', tag: '@full' },
  { width: 390, path: '/pricing' },
  { width: 390, path: '/blog/messages-exactly-once', tag: '@full' },
])
  test(`axe finds nothing on ${path} at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(own(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText("Let's talk cookies!")).toBeVisible()
    expect(await axeFindings(page, 'body')).toEqual([])
  })
