/** Impersonation by platform staff: visible, limited, and ended by the tenant. */
import { type Browser, expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const server = ownServer()

const at = (path: string, tenant?: string) =>
  `http://${tenant ? `${tenant}.` : ''}localhost:${server.port}${path}`
const banner = (page: Page) => page.getByRole('region', { name: 'Impersonation' })

test('[IMP-01] [IMP-03] [ADMIN-08] staff look in read-only, and step out again', async ({ browser }) => {
  const staff = await openTenant(browser, 'Acme')
  const presenceAtTenant = collectPresenceAtTenant(staff)
  await beginActing(staff)
  await expect(banner(staff)).toContainText('Acme')
  expect(await staff.evaluate(() => localStorage.getItem('impersonating'))).toBe('true')
  await expect
    .poll(() => staff.evaluate(() => getComputedStyle(document.querySelector('#root > *')!).paddingBottom))
    .toBe('70px')
  expect(await axeFindings(staff, 'body')).toEqual([])

  await staff.goto(at('/admin/conversations'))
  await inbox(staff).list.getByRole('link').first().click()
  await expect(staff.getByText('You can read this conversation, but not answer it.')).toBeVisible()
  // Only the company's own people may take its data out.
  for (const path of ['/admin/dashboard', '/admin/dashboard/conversations', '/admin/csat'])
    await expectNoExport(staff, at(path))
  await staff.goto(at('/admin/settings/people'))
  await expect(staff.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
  for (const path of ['company', 'upgrade']) {
    await staff.goto(at(`/admin/settings/${path}`))
    await expect(staff.getByText('exit, then start again and give a reason'), path).toBeVisible()
    await expect(staff.getByRole('main').getByRole('button'), path).toHaveCount(0)
  }
  await staff.goto(at('/admin/settings'))
  await expect(staff).toHaveURL(at('/admin/settings/theme'))

  await staff.goto(at('/admin/conversations'))
  await banner(staff).getByRole('button', { name: 'Exit Impersonation' }).click()
  await expect(banner(staff)).toHaveCount(0)
  await expect(staff.getByRole('banner')).toContainText('Lapwing')
  // During an impersonation no presence is reported: the server would refuse it.
  expect(presenceAtTenant).toEqual([])
})

test('[IMP-05] what staff write is signed, and the tenant can end the visit', async ({ browser }) => {
  const staff = await openTenant(browser, 'Acme')
  await beginActing(staff, 'Asked us to answer while they are away')
  await staff.goto(at('/admin/conversations'))
  await inbox(staff).list.getByRole('link').first().click()
  await inbox(staff).reply('We look into it for Acme.')

  const admin = await (await browser.newContext()).newPage()
  await inbox(admin).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/health/access' })
  await expect(admin.getByRole('table', { name: 'Staff access' })).toBeVisible()
  expect(await axeFindings(admin, 'main')).toEqual([])
  await expect(admin.getByRole('table', { name: 'Staff access' })).toContainText('Asked us to answer')
  const log = admin.getByRole('table', { name: 'Activity' })
  await expect(log.getByRole('row').filter({ hasText: 'messages' }).first()).toContainText(
    'as your workspace',
  )
  await admin.getByRole('button', { name: 'End now' }).first().click()
  await expect(admin.getByText(/Ended by Daniel Okafor/)).toBeVisible()

  await staff.reload()
  await expect(banner(staff)).toHaveCount(0)
})

test('[ADMIN-08] what the server refuses to who acts for a tenant is not on the screen', {
  tag: '@full',
}, async ({ browser }) => {
  const staff = await openTenant(browser, 'Acme')
  await beginActing(staff, 'Asked us to look after their customers')
  await staff.goto(at('/admin/conversations'))
  await expect(staff.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Save this view…' })).toHaveCount(0)
  await expect(staff.getByRole('button', { name: 'New conversation' })).toHaveCount(0)

  await staff.goto(at('/admin/customers'))
  await expect(staff.getByRole('link', { name: 'Import' })).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await staff.getByRole('table').getByRole('link').first().click()
  await staff.getByRole('button', { name: 'More actions' }).click()
  await expect(staff.getByRole('button', { name: 'Block' })).toBeVisible()
  await expect(staff.getByRole('button', { name: /^(Merge|Export data|Erase)$/ })).toHaveCount(0)

  await staff.goto(at('/admin/settings/account'))
  await expect(staff.getByText('You have no account here')).toBeVisible()
  const settings = staff.getByRole('navigation', { name: 'Settings' })
  await expect(settings.getByRole('link', { name: 'Company' })).toBeVisible()
  await expect(settings.getByRole('link', { name: /^(Your account|Notifications)$/ })).toHaveCount(0)
})

test('a suspended tenant is closed within seconds, for its people and its visitors', {
  tag: '@full',
}, async ({ browser }) => {
  const admin = await (await browser.newContext()).newPage()
  await admin.goto(at('/login', 'clinic'))
  await admin.getByLabel('Email').fill('admin@clinic.test')
  await admin.getByLabel('Password').fill(DEMO_PASSWORD)
  await admin.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(admin.getByRole('banner')).toContainText('Harbour Dental Clinic')
  const staff = await openTenant(browser, 'Harbour Dental Clinic')
  await staff.getByRole('button', { name: 'Suspend' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The invoice is long overdue')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(staff.getByText('Suspended').first()).toBeVisible()

  await admin.goto(at('/admin/conversations', 'clinic'))
  await expect(admin.getByText(/suspended/i).first()).toBeVisible()
  const answerFor = async (tenant: string) => {
    const headers = { 'x-tenant-subdomain': tenant }
    const response = await admin.request.get(at('/api/widget-config'), { headers })
    return [response.status(), await response.text()]
  }
  const unknown = await answerFor('no-such-tenant')
  await expect.poll(() => answerFor('clinic')).toEqual(unknown)
})

test('the isolation self-test passes, and says each attempt', { tag: '@full' }, async ({ browser }) => {
  const staff = await signInStaff(browser)
  await staff.goto(at('/admin/tenants/isolation'))
  await staff.getByRole('button', { name: 'Run the test' }).click()
  await expect(staff.getByText(/^All \d+ attempts passed\.$/)).toBeVisible({ timeout: scaleTimeout(60_000) })
  expect(await axeFindings(staff, 'main')).toEqual([])
})

test('staff make a tenant, and its owner comes by an invitation', { tag: '@full' }, async ({ browser }) => {
  const staff = await signInStaff(browser)
  await staff.goto(at('/admin/tenants'))
  await expect(staff.getByRole('table', { name: 'Tenants' })).toBeVisible()
  expect(await axeFindings(staff, 'main')).toEqual([])
  await staff.getByRole('button', { name: 'New tenant' }).click()
  const dialog = staff.getByRole('dialog', { name: 'New tenant' })
  await dialog.getByLabel('Company name').fill('North Pier')
  await dialog.getByLabel('Address').fill('northpier')
  await dialog.getByLabel('Owner’s email').fill('owner@northpier.test')
  await dialog.getByRole('button', { name: 'Create the tenant' }).click()
  await expect(staff.getByRole('heading', { name: 'North Pier' })).toBeVisible()

  const owner = await (await browser.newContext()).newPage()
  const link = async () => {
    const response = await owner.request.get(at('/api/mailbox'))
    const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
    const mail = mails.find(({ to }) => to === 'owner@northpier.test')
    return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(link).not.toBe('')
  await owner.goto(await link())
  await owner.getByLabel('Full name').fill('Olga Nord')
  await owner.getByLabel('Password').fill('seven unrelated words')
  await owner.getByRole('button', { name: 'Join' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

test('[ADMIN-01] the bar fits on every screen, for every role, and leads to every page', {
  tag: '@full',
}, async ({ browser }) => {
  const agent = await staffPage(browser, server)
  const admin = await staffPage(browser, server, 'admin@acme.test')
  const staff = await signInStaff(browser)
  const acting = await openTenant(browser, 'Acme')
  await beginActing(acting)
  for (const [role, page] of Object.entries({ agent, admin, staff, acting }))
    for (const width of [1600, 1440, 1280, 1120, 1081, 1080, 1024, 760, 560, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => clippedInBar(page), `${role} at ${width}`).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }

  const nav = agent.getByRole('navigation', { name: 'Admin' })
  await agent.setViewportSize({ width: 320, height: 800 })
  await nav.locator('summary').press('Enter')
  await nav.getByRole('link', { name: 'Settings' }).press('Enter')
  // On a phone the settings are a list of pages. The navigation closes the menu again.
  await expect(agent).toHaveURL(/\/admin\/settings$/)
  await expect(agent.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await expect(nav.locator('summary')).toHaveAttribute('data-current', 'true')
  await nav.locator('summary').press('Enter')
  await expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page')
})

/** Returns the names of links that extend beyond the bar, the navigation or the window. */
function clippedInBar(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate(bar => {
    const inside = (outer: DOMRect, inner: DOMRect) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const nav = bar.querySelector('nav')!.getBoundingClientRect()
    const controls = [...bar.querySelectorAll('a, button, summary')].filter(isShown)
    return controls
      .filter(control => {
        const box = control.getBoundingClientRect()
        const isInNav = control.closest('nav') !== null
        return !inside(bar.getBoundingClientRect(), box) || (isInNav && !inside(nav, box))
      })
      .map(control => control.textContent || control.getAttribute('aria-label') || control.tagName)
  })
}

async function signInStaff(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ permissions: ['notifications'] })).newPage()
  await page.goto(at('/login'))
  await page.getByRole('button', { name: 'Platform staff' }).click()
  await expect(page.getByRole('link', { name: 'Tenants' })).toBeVisible()
  return page
}

async function openTenant(browser: Browser, name: string): Promise<Page> {
  const page = await signInStaff(browser)
  await page.goto(at('/admin/tenants'))
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return page
}

async function expectNoExport(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText('Download CSV'), address).toHaveCount(0)
}

/** Collects the bodies of presence reports that the page sends during an impersonation. */
function collectPresenceAtTenant(page: Page): (string | null)[] {
  const bodies: (string | null)[] = []
  page.on('request', request => {
    const isReport = request.method() === 'POST' && new URL(request.url()).pathname === '/api/presence'
    if (isReport && request.headers()['x-impersonating']) bodies.push(request.postData())
  })
  return bodies
}

/** Starts an impersonation on the screen; with a reason, for writing. */
async function beginActing(page: Page, reason?: string): Promise<void> {
  await page.getByRole('button', { name: 'Act for this tenant' }).click()
  const dialog = page.getByRole('dialog')
  if (reason) {
    await dialog.getByLabel('I need to change something').check()
    await dialog.getByLabel('Reason').fill(reason)
  }
  await dialog.getByRole('button', { name: /^Start/ }).click()
  // The dashboard is there before the page reloads: what follows would be interrupted.
  await page.waitForURL(/\/admin\/dashboard\?impersonating=1/)
  await expect(banner(page)).toBeVisible()
}
