/**
 * The knowledge base besides its editor: categories, synonyms, imports, and visitors' searches (ADMIN-03).
 */
import { expect, type Page, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()
const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })

/** Drops a file on the drop zone. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const given = [name, text] as const
  const dataTransfer = await page.evaluateHandle(([fileName, content]) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], fileName))
    return transfer
  }, given)
  await page.getByText('Drop Markdown or HTML files here').dispatchEvent('drop', { dataTransfer })
}

async function open(page: Page, path: string, email = 'admin@acme.test'): Promise<void> {
  await inbox(page).signIn(server.port, email, { path })
}

test('[ADMIN-03] a category is made, moved with the keyboard, changed and removed', async ({ page }) => {
  await open(page, '/admin/kb/topics')
  const items = page.locator('ol > li')
  const names = () => items.locator('strong').allInnerTexts()
  await expect(items.first()).toBeVisible()
  const before = await items.count()
  await page.getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Spare parts')
  await dialog.getByLabel('Description').fill('What can be had, and for how long.')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(items).toHaveCount(before + 1)
  const item = items.filter({ hasText: 'Spare parts' })
  await expect(item).toContainText('spare-parts')

  const up = page.getByRole('button', { name: 'Move Spare parts up' })
  await up.focus()
  for (let place = before; place > 0; place--) await page.keyboard.press('Enter')
  await expect(items.first()).toContainText('Spare parts')
  await expect(up).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `number 1 of ${before + 1}` })).toHaveCount(1)

  await item.getByRole('button', { name: 'New section in Spare parts' }).click()
  await dialog.getByLabel('Name').fill('Belts')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(item.getByRole('list', { name: 'Sections of Spare parts' })).toContainText('Belts')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.reload()
  await expect(items.first()).toContainText('Belts')

  await item.getByRole('button', { name: 'Edit Spare parts' }).click()
  await dialog.getByLabel('Name').fill('Parts')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(items.first()).toContainText('Parts')
  await items.first().getByRole('button', { name: 'Remove Parts' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(items).toHaveCount(before)

  // A category with articles can't be removed; the dialog links to them.
  const [used] = await names()
  await page.getByRole('button', { name: `Remove ${used}` }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByRole('alert')).toContainText('There are still articles in it')
  await expect(dialog.getByRole('link', { name: 'its articles' })).toHaveAttribute(
    'href',
    /^\/admin\/kb\?category_id=[\w-]{36}$/,
  )
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(before)
})

test('[ADMIN-03] an agent reads the categories and cannot change them', async ({ page }) => {
  await open(page, '/admin/kb/topics', 'agent@acme.test')
  await expect(page.locator('ol > li').first()).toBeVisible()
  await expect(page.getByText('You can read this, but not change it')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('synonyms are made, changed and removed', async ({ page }) => {
  await open(page, '/admin/kb/synonyms')
  await page.getByRole('button', { name: 'New group' }).click()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByLabel('Words that mean the same')
  await words.fill('odometer, Odometer')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toContainText('Write at least two words')
  await words.fill('odometer\nmileage counter')
  await dialog.getByLabel('Language').fill('en-GB')
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()
  const table = page.getByRole('table', { name: 'Synonyms, British English' })
  await expect(table).toContainText('mileage counter')
  expect(await axeFindings(page, 'main')).toEqual([])
  await table.getByRole('button', { name: 'Edit odometer' }).click()
  await words.fill('odometer, mileometer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(table).toContainText('mileometer')
  await expect(table).not.toContainText('mileage counter')
  await table.getByRole('button', { name: 'Remove odometer' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(table).toHaveCount(0)
})

test('[ADMIN-03] files become drafts; what is none is listed', async ({ page }) => {
  await open(page, '/admin/kb/imports')
  await page.getByRole('link', { name: 'New import' }).click()
  await expect(page.getByRole('heading', { name: 'New import' })).toBeVisible()
  await page
    .getByLabel('Files', { exact: true })
    .and(page.locator('[type=file]'))
    .setInputFiles([
      file('oil.md', '# Change the oil\n\nEvery year.'),
      file('belt.html', '<h1>Replace the belt</h1><p>Lift it off.</p>'),
      file('photo.png', 'PNG'),
    ])
  await drop(page, 'brakes.md', '# Test the brakes\n\nBefore each ride.')
  await expect(page.getByText('3 files,')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Skipped' })).toContainText(
    'photo.png: neither Markdown nor HTML',
  )
  expect(await axeFindings(page, 'main')).toEqual([])

  // The network fails once: nothing is lost, and the upload resumes.
  await page.route('**/api/**/files', route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Files already sent are safe')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('3 of 3 files')).toBeVisible()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await expect(page.getByRole('link', { name: 'See the drafts' })).toHaveAttribute('href', /status=draft/)
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(page.getByRole('table', { name: 'Imports' }).getByRole('row')).toHaveCount(2)
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('what visitors looked for becomes an article', async ({ page, request }) => {
  const address = server.own(ENDPOINTS.searchKnowledge[1])
  const visitor = { headers: { [HEADERS.tenant]: 'acme' } }
  const search = (q: string) => request.get(`${address}?q=${encodeURIComponent(q)}`, visitor)
  for (const q of ['Zither strings', 'zither strings']) expect((await search(q)).ok()).toBe(true)
  await open(page, '/admin/kb/insights')
  const searches = page.getByRole('table', { name: 'Searches' })
  const row = searches.getByRole('row').filter({ hasText: /zither strings/i })
  await expect(row).toContainText('2')
  await page.getByText('Without an answer', { exact: true }).click()
  await expect(page).toHaveURL(/results=none/)
  await page.getByText('7 days').click()
  await expect(page).toHaveURL(/days=7/)
  await expect(row).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  const link = row.getByRole('link', { name: /Write an article/ })
  await expect(link).toHaveAttribute('href', /^\/admin\/kb\/new\?title=Zither\+strings&question=/)
  await link.click()
  await expect(page.getByLabel('Title')).toHaveValue('Zither strings')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page.getByText('Other ways to ask').click()
  await expect(page.getByLabel('Question 1', { exact: true })).toHaveValue('zither strings')
})
