/** A customer writes an email: it shows in the inbox, and settings say what became of it. */
import { expect, test } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer({ MAIL_IN_PORT: '127.0.0.1:0', MAIL_IN_DOMAIN: 'in.lapwing.example' })
const SETTINGS = '/admin/settings/integrations/email'

/** Sends an email to the company as a mail program does. */
async function write(subject: string, text: string): Promise<void> {
  const port = Number(/at port (\d+)/.exec(server.output())![1])
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  await transport.sendMail({
    from: { name: 'Rosa Keller', address: 'rosa@example.com' },
    to: 'acme@in.lapwing.example',
    cc: 'lee@example.org',
    subject,
    text,
    attachments: [{ filename: 'order.pdf', content: '%PDF-1.4 order' }],
  })
  transport.close()
}

test('an email shows in the inbox with its file, and with all that its message leaves out', async ({
  page,
}) => {
  const { signIn, rowOf, thread } = inbox(page)
  await signIn(server.port, 'agent@acme.test')
  await write(
    'A dented lamp',
    'My lamp came dented.\n\nOn 3 Nov 2026, at 9:12, Acme wrote:\n> Your order is on its way.',
  )
  await rowOf('rosa@example.com').click()
  await expect(thread.getByText('My lamp came dented.', { exact: true })).toBeVisible()
  await expect(thread.getByRole('link', { name: 'order.pdf' })).toBeVisible()
  await expect(thread.getByText('Your order is on its way.')).toBeHidden()
  await thread.getByText('Show all').click()
  await expect(thread.getByText('Your order is on its way.')).toBeVisible()
  await expect(thread.getByText('lee@example.org')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
  await thread.getByRole('button', { name: 'Show the source' }).click()
  const source = page.getByRole('dialog', { name: 'The mail as it came' })
  await expect(source.getByText('Delivered-To: acme@in.lapwing.example')).toBeVisible()
})

test('settings show the address, and what came in as it comes', async ({ page }) => {
  await inbox(page).signIn(server.port, 'admin@acme.test', { path: SETTINGS })
  await expect(page.getByText('acme@in.lapwing.example', { exact: true })).toBeVisible()
  await write('A second lamp', 'It is dented, too.')
  const row = page.getByRole('row').filter({ hasText: 'A second lamp' })
  await expect(row).toContainText('In a conversation')
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('textbox', { name: 'Address 1' }).fill('support@acme.example')
  await page.getByRole('combobox', { name: 'Address 1: language' }).selectOption('German')
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('is not saved')).toBeHidden()
  await row.getByRole('link').click()
  await expect(inbox(page).thread.getByText('It is dented, too.')).toBeVisible()
})
