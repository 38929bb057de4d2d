/**
 * The pages' content security policy in a real browser: it is enforced, and our code needs nothing that it
 * forbids.
 */
import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { collectComplaints } from './collect-complaints.ts'
import { inbox } from './screens.ts'
import { sharedServer, test } from './shared-server.ts'

const server = sharedServer()

const own = (path: string, host = 'localhost') => `http://${host}:${server.port}${path}`

/** Opens a page and waits until it is idle. */
async function show(page: Page, path: string, host?: string): Promise<void> {
  await page.goto(own(path, host))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#root')).not.toBeEmpty()
}

test('text becomes no code, and the browser says so', async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.goto(own('/login'))
  const refused = await page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => (document.createElement('div').innerHTML = '<b>x</b>'),
      () => (document.createElement('script').src = '/widget-loader.js'),
      () => document.createElement('iframe').setAttribute('srcdoc', '<b>x</b>'),
      () =>
        (
          window as never as { trustedTypes: { createPolicy: (...all: unknown[]) => unknown } }
        ).trustedTypes.createPolicy('other', {}),
    ]
    return attempts.map(attempt => {
      try {
        attempt()
        return 'done'
      } catch {
        return 'refused'
      }
    })
  })
  expect(refused).toEqual(Array(4).fill('refused'))
  await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(4)
})

test('the public pages and those of accounts work without a complaint', async ({ page }) => {
  const complaints = await collectComplaints(page)
  for (const path of [
    '/',
    '/nowhere',
    '/login',
    '/signup',
    '/auth/check-email?email=ada%40example.com',
    '/auth/confirmed?token_hash=nothing&type=signup',
    '/auth/session',
    '/set-password',
    '/complete-profile',
    '/invite-expired',
    '/not-authorized',
    '/mailbox',
    '/debug/auth',
    '/super-admin-test',
  ])
    await show(page, path)
  expect(complaints).toEqual([])
})

test('the inbox, the settings and the console work without a complaint', async ({ browser }) => {
  const admin = await (await browser.newContext()).newPage()
  const complaints = await collectComplaints(admin)
  await inbox(admin).logIn(server.port, 'admin@acme.test')
  await inbox(admin).list.getByRole('link').first().click()
  await inbox(admin).reply('Here I am')
  for (const page of ['account', 'company', 'install', 'people', 'permissions', 'health/access'])
    await show(admin, `/admin/settings/${page}`, 'acme.localhost')
  await show(admin, '/admin/settings/account', 'acme.localhost')
  await admin.getByRole('button', { name: /set up/i }).click()
  await expect(admin.locator('img[src^="data:image/svg"]')).toBeVisible()
  expect(complaints).toEqual([])

  const staff = await (await browser.newContext()).newPage()
  const complaintsOfStaff = await collectComplaints(staff)
  await staff.goto(own('/login'))
  await staff.getByLabel('Email').fill('staff@lapwing.test')
  await staff.getByLabel('Password').fill(DEMO_PASSWORD)
  await staff.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(staff).toHaveURL(/\/admin\//)
  for (const path of ['/admin/tenants', '/admin/tenants/isolation']) {
    await show(staff, path)
    await expect(staff).toHaveURL(own(path))
  }
  expect(complaintsOfStaff).toEqual([])
})

test('the widgets on pages of their own work without a complaint', async ({ page }) => {
  const complaints = await collectComplaints(page)
  await page.goto(own('/widget/chat?tenant=acme&email=visitor%40example.com'))
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I reset my password?')
  await page.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(page.getByRole('log')).toContainText('Forgot password')
  await page.goto(own('/widget/ticket', 'acme.localhost'))
  await expect(page.locator('support-ticket').getByRole('region').first()).toBeVisible()
  await page.goto(own('/widget/ticket?tenant=acme'))
  await expect(page.locator('support-ticket').getByRole('region').first()).toBeVisible()
  expect(complaints).toEqual([])
})
