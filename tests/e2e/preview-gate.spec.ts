/** The passphrase of the preview, and the pages that it doesn't protect. */
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { collectComplaints } from './collect-complaints.ts'
import { ownServer } from './own-server.ts'
import { chat } from './screens.ts'

const PASSPHRASE = 'lapwing'

const server = ownServer({ PREVIEW_PASSPHRASE: PASSPHRASE })
const { own } = server
const field = (page: Page) => page.getByRole('textbox', { name: 'Passphrase' })

/** Collects the page's calls to the API, the auth service and the data service from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|auth|rest|realtime)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

/** Enters a passphrase by keyboard only. */
async function enter(page: Page, passphrase: string): Promise<void> {
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')
}

for (const [path, shown] of [
  ['/', '#root h1'],
  ['/login', '#root input[type=email]'],
] as const)
  test(`[GATE-01] [GATE-02] [GATE-03] before ${path} stands the passphrase, once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    const complaints = await collectComplaints(page)
    const calls = watchCalls(page)
    await page.goto(own(path))

    await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`Its passphrase is ${PASSPHRASE}`)
    await expect(page.locator('#root')).toBeHidden()
    expect(await axeFindings(page, 'html')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(calls).toEqual([])

    const alerts: string[] = []
    // Answered at once: an open dialog blocks even the release of the key that opened it.
    page.on('dialog', dialog => {
      alerts.push(`${dialog.type()}: ${dialog.message()}`)
      void dialog.accept()
    })
    await enter(page, 'Lapwing')
    await expect.poll(() => alerts).toEqual(['alert: Invalid password'])
    await expect(page.locator('#root')).toBeHidden()
    // The wrong passphrase is selected, so typing replaces it.
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await enter(page, `  ${PASSPHRASE} `)
    await expect(page.locator(shown)).toBeVisible()
    await expect(field(page)).toHaveCount(0)
    expect(calls.slice(0, 2)).toEqual(['/api/preview-pass', '/api/preview-pass'])

    for (const next of [path, '/', '/login']) {
      await page.goto(own(next))
      await expect(page.locator('#root')).toBeVisible()
      await expect(field(page)).toHaveCount(0)
    }
    expect(complaints).toEqual([])
  })

test('[GATE-04] it stands before no widget, in a frame or on a customer’s page', async ({ page }) => {
  for (const embed of ['1', 'true']) {
    await page.goto(own(`/widget/chat?embed=${embed}&tenant=acme`))
    await expect(page.locator('support-chat').getByRole('region').first()).toBeVisible()
    await page.goto(own(`/widget/csat?embed=${embed}&tenant=acme`))
    await expect(page.locator('support-csat').getByRole('radiogroup')).toBeVisible()
  }
  await page.goto(server.example('/'))
  await chat(page).open()
  await page.goto(own('/widget/chat?tenant=acme'))
  await expect(field(page)).toBeVisible()
})

test('without scripts there is no gate: the page can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(own('/'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
