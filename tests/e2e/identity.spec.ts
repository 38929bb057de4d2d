/** Accounts: sign-up, invitation, password reset, second factor and sessions. */
import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox, staffPage } from './screens.ts'

const PASSWORD = 'seven unrelated words'

const server = ownServer()

const at = (path: string, tenant?: string) =>
  `http://${tenant ? `${tenant}.` : ''}localhost:${server.port}${path}`

test('[AUTH-04] [ROUTE-02] from sign-up to the first look at an own workspace', async ({ page }) => {
  const leaks = collectLeaks(page)
  await page.goto(at('/signup?email=kim@harbour-tools.test'))
  await expect(page.getByLabel('Work email')).toHaveValue('kim@harbour-tools.test')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByLabel('Full name').fill('Kim Larsen')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('Company name').fill('Harbour Tools')
  const address = page.getByLabel('Address of your workspace')
  const create = page.getByRole('button', { name: 'Create the workspace' })
  await address.fill('acme')
  const between = async () => (await create.boundingBox())!.y - (await address.boundingBox())!.y
  const before = await between()
  await address.press('Tab')
  await expect(page.getByText('This address is taken. Please choose another.')).toBeVisible()
  // The press blurs the field, whose validation must not move the button.
  expect(await between()).toBe(before)
  await create.click()
  await expect(
    page.getByRole('status').getByText('This address is taken. Please choose another.'),
  ).toBeVisible()
  await address.fill('harbour')
  await create.click()
  await expect(page).toHaveURL(at('/auth/check-email?email=kim%40harbour-tools.test'))

  await page.goto(at('/login', 'harbour'))
  await signIn(page, 'kim@harbour-tools.test', PASSWORD)
  await expect(page.getByRole('alert')).toContainText(/confirm/i)

  const link = await newestLink(page, 'kim@harbour-tools.test')
  expect(new URL(link).host).toBe(`harbour.localhost:${server.port}`)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  expect(await leaks(new URL(link).searchParams.get('token_hash')!)).toEqual([])
  await page.getByRole('link', { name: 'Go to your workspace' }).click()
  await expect(page.getByRole('banner')).toContainText('Harbour Tools')

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
})

test('an invited colleague joins once, and the link is used up', async ({ page, browser }) => {
  await inbox(page).logIn(server.port, 'admin@acme.test')
  await page.goto(at('/admin/settings/people', 'acme'))
  await expect(page.getByRole('table', { name: 'People' })).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('Email').fill('robin@acme.test')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText('robin@acme.test')

  const guest = await (await browser.newContext()).newPage()
  const leaks = collectLeaks(guest)
  const link = await newestLink(guest, 'robin@acme.test')
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Join Acme' })).toBeVisible()
  expect(await axeFindings(guest, 'main')).toEqual([])
  expect(await leaks(new URL(link).searchParams.get('invite')!)).toEqual([])
  await guest.getByLabel('Full name').fill('Robin Vega')
  await guest.getByLabel('Password').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Join' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  // An agent can't open admins' pages.
  await guest.goto(at('/admin/settings/people', 'acme'))
  await expect(guest.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()

  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await expect(late).toHaveURL(at('/invite-expired', 'acme'))

  // A suspended member is signed out in the open page, too.
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Robin Vega' })
  await row.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('Suspended')
  await guest.goto(at('/admin/conversations', 'acme'))
  await expect(inbox(guest).list).toHaveCount(0)
})

test('a forgotten password: one link, one use, and the other sessions end', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await inbox(other).logIn(server.port, 'sofia@acme.test')

  await page.goto(at('/login', 'acme'))
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // This page's field has the same name, so the test waits for the next heading.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').fill('nobody@acme.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  const unknown = await page.getByRole('status').innerText()
  await page.goto(at('/set-password', 'acme'))
  await page.getByLabel('Email').fill('sofia@acme.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toHaveText(unknown)

  const leaks = collectLeaks(page)
  const link = await newestLink(page, 'sofia@acme.test')
  await page.goto(link)
  await page.getByLabel('New password').fill(PASSWORD)
  expect(await leaks(new URL(link).searchParams.get('token_hash')!)).toEqual([])
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  await other.goto(at('/admin/conversations', 'acme'))
  await expect(other).toHaveURL(at('/login', 'acme'))
  await signIn(other, 'sofia@acme.test', DEMO_PASSWORD)
  await expect(other.getByRole('alert')).toContainText('is wrong')
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
})

test('a password is changed with the current one, and a wrong one is refused', async ({ browser }) => {
  const page = await staffPage(browser, server, 'tomas@acme.test', '/admin/settings/account')
  const change = page.getByRole('button', { name: 'Change password' })
  await page.getByLabel('New password').fill('a better password')
  await change.click()
  await expect(page.getByRole('alert')).toContainText('Enter your current password, too.')
  await page.getByLabel('Current password').fill('not the password')
  await change.click()
  await expect(page.getByRole('alert')).toContainText('Your current password is wrong.')
  await page.getByLabel('Current password').fill(DEMO_PASSWORD)
  await change.click()
  await expect(page.getByText('Your password was changed')).toBeVisible()

  // This session began with a password, too, so the page asks for it once the server has.
  await page.goto(at('/set-password', 'acme'))
  await page.getByLabel('New password').fill('an even better password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByLabel('Current password').fill('a better password')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
})

test('a second factor is asked for, and without it nothing opens', async ({ page, browser }) => {
  await inbox(page).logIn(server.port, 'hana@acme.test')
  await page.goto(at('/admin/settings/account', 'acme'))
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await page.getByLabel('Code from the app').fill(totp.generate())
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('button', { name: 'Turn it off' })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(at('/login', 'acme'))
  await signIn(other, 'hana@acme.test', DEMO_PASSWORD)
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await other.goto(at('/admin/conversations', 'acme'))
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(inbox(other).list).toHaveCount(0)
  await other.getByLabel('Code').fill('000000')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('alert')).toBeVisible()
  // The current code was used up by turning the factor on.
  await other.getByLabel('Code').fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(inbox(other).list).toBeVisible()
})

test('the list of sessions ends one elsewhere', { tag: '@full' }, async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage()
  await inbox(other).logIn(server.port, 'yusuf@acme.test')
  await inbox(page).logIn(server.port, 'yusuf@acme.test')
  await page.goto(at('/admin/settings/account', 'acme'))
  const sessions = page.getByRole('table', { name: 'Sessions' })
  await expect(sessions.getByRole('row')).toHaveCount(3)
  await sessions.getByRole('button', { name: 'Sign out' }).click()
  await expect(sessions.getByRole('row')).toHaveCount(2)
  await other.goto(at('/admin/conversations', 'acme'))
  await expect(other).toHaveURL(at('/login', 'acme'))
})

test('[IMP-04] a link with somebody else’s session signs nobody in by itself', { tag: '@full' }, async ({
  page,
  browser,
}) => {
  const attacker = await (await browser.newContext()).newPage()
  await inbox(attacker).logIn(server.port, 'liam@acme.test')
  const { access_token, refresh_token } = await attacker.evaluate(() => {
    const key = Object.keys(localStorage).find(name => /^sb-.*-auth-token$/.test(name))!
    return JSON.parse(localStorage.getItem(key)!)
  })
  await page.goto(at(`/auth/session?access_token=${access_token}&refresh_token=${refresh_token}`, 'acme'))
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page).not.toHaveURL(/access_token/)
  await page.goto(at('/admin/conversations', 'acme'))
  await expect(page).toHaveURL(at('/login', 'acme'))
})

test('[GUARD-01] a spinner stands where the company is still being loaded, and is still with reduced motion', {
  tag: '@full',
}, async ({ page }) => {
  await inbox(page).logIn(server.port, 'noa@acme.test')
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/user-profile', async route => {
    await held
    await route.continue()
  })
  await page.goto(at('/admin/conversations', 'acme'))
  await expect(page.getByRole('status')).toBeVisible()
  const moves = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(moves).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moves).toBe(0)
  await expect(inbox(page).list).toHaveCount(0)
  letGo()
  await expect(inbox(page).list).toBeVisible()
})

test('[ROUTE-14] the diagnostics are missing pages in the site’s frame for others', { tag: '@full' }, async ({
  page,
}) => {
  for (const [path, tenant] of [
    ['/debug/auth', undefined],
    ['/super-admin-test', undefined],
    ['/super-admin-test', 'acme'],
  ] as const) {
    const response = await page.goto(at(path, tenant))
    expect(response!.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Start Free Trial' })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeVisible()
    await expect(page.getByText('You are viewing tenant')).toHaveCount(tenant ? 1 : 0)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(at('/pricing', 'acme'))
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Returns the link in the newest email to an address, from the demo's mailbox. */
async function newestLink(page: Page, to: string): Promise<string> {
  const find = async () => {
    const response = await page.request.get(at('/api/mailbox'))
    const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
    const links = mails
      .filter(mail => mail.to === to)
      .map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? '')
    // Agents who are away are also told of conversations.
    return links.find(link => !link.includes('/admin/')) ?? ''
  }
  // The page answers before the email is sent, so that timing doesn't reveal whether the address exists.
  await expect.poll(find).not.toBe('')
  return find()
}

/** Watches a page. Returns a function that lists the places that contain a secret. */
function collectLeaks(page: Page): (secret: string) => Promise<string[]> {
  const referrers: string[] = []
  const addresses: string[] = []
  page.on('request', request => {
    referrers.push(request.headers()['referer'] ?? '')
    if (!request.isNavigationRequest()) addresses.push(request.url())
  })
  return async secret => {
    const inside = await page.evaluate(() => ({
      address: location.href,
      DOM: document.documentElement.outerHTML,
      performance: JSON.stringify(performance.getEntries()),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      referrer: document.referrer,
    }))
    const places: Record<string, string> = {
      ...inside,
      referrers: referrers.join(),
      requests: addresses.join(),
    }
    return Object.keys(places).filter(name => places[name]!.includes(secret))
  }
}
