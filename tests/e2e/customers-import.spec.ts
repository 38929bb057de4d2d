/** The import of customers from files as spreadsheets write them. */
import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { staffPage } from './screens.ts'

const server = ownServer()

const importPage = (browser: Browser) =>
  staffPage(browser, server, 'admin@acme.test', '/admin/customers/import')
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })

test('an import says how it read the file, and skips the rows that are wrong', async ({ browser }) => {
  const page = await importPage(browser)
  await choose(page, 'people.xlsx', Buffer.from('PK\u0003\u0004'))
  await expect(page.getByRole('alert')).toContainText(
    'people.xlsx: This is a spreadsheet or a ZIP file, not a CSV file. Save it as CSV',
  )
  const text = [
    'sep=;',
    'E-Mail;Name;Company;Notes',
    'joerg@example.test;"Müller, Jörg";Bäckerei;"two\nlines"',
    `asa@example.test;Åsa Öberg;;${'x'.repeat(1_300)}`,
    ';Nobody;;',
  ].join('\r\n')
  await choose(page, 'people.csv', Buffer.from(text, 'latin1'))
  const encoding = page.getByLabel('Read as')
  await expect(encoding).toHaveValue('windows-1252')
  await expect(page.getByRole('cell', { name: 'Müller, Jörg' })).toBeVisible()
  await encoding.selectOption('utf-8')
  await expect(page.getByRole('cell', { name: 'M\uFFFDller' })).toBeVisible()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const outcome = page.getByRole('status').filter({ hasText: 'skipped' })
  await expect(outcome).toContainText('Line 3, column Name: The name contains \uFFFD')

  await encoding.focus()
  await encoding.selectOption('windows-1252')
  await expect(encoding).toBeFocused()
  await expect(outcome).toBeHidden()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await expect(outcome.getByRole('listitem')).toHaveText([
    'Line 5, column Notes: The field “Notes” is longer than 500 characters.',
    'Line 6, column E-Mail: The address is missing.',
  ])
  expect(await axeFindings(page, 'main')).toEqual([])
  const download = page.waitForEvent('download')
  await outcome.getByRole('button', { name: 'Save this list' }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFline,column,reason',
    '5,Notes,The field “Notes” is longer than 500 characters.',
  ])
  await page.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible()
  await page.getByRole('link', { name: 'See the customers' }).click()
  await expect(page.getByText('Müller, Jörg')).toBeVisible()
})
