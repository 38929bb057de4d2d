/** [ADMIN-04] Emails to visitors: the sender, the company's own mail server, a test, and the log. */
import { expect, test } from '@playwright/test'
import { HEADERS } from '#contract/headers.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { startSmtpSink } from '#tests/support/smtp-sink.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer()

test('[ADMIN-04] a saved sender and an own mail server bring the next receipt, and the log says what became of it', async ({
  page,
  request,
}) => {
  const sink = await startSmtpSink()
  const port = sink.host.split(':')[1]!
  const log = page.getByRole('table', { name: 'Emails' })
  const openTicket = (customer_email: string) =>
    request.post(server.own('/api/tickets'), {
      headers: { [HEADERS.tenant]: 'acme' },
      data: { customer_email, subject: 'Help', content: 'Please' },
    })
  const emailTo = (address: string) =>
    sink.received.find(({ recipients }) => recipients.includes(address))?.email
  const receivedBy = (address: string) => expect.poll(() => emailTo(address)).toBeDefined()

  await inbox(page).signIn(server.port, 'admin@acme.test', { path: '/admin/settings/integrations/email' })
  await expect(page.getByText('The platform has no mail server', { exact: false })).toBeVisible()
  await page.getByLabel('Sender name').fill('Acme Help')
  await page.getByLabel('Reply-to address').fill('help@acme.example')
  await page.getByLabel('Signature in English').fill('Your Acme team\n+1 555 0100')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()

  await page.getByLabel('Host').fill('smtp.acme.example')
  await page.getByLabel('Port').fill('8025')
  await page.getByLabel('Sender address').fill('help@acme.example')
  await page.getByRole('button', { name: 'Save the mail server' }).click()
  await expect(page.getByText('Use one of the ports 25, 465, 587, 2525.')).toBeVisible()
  await page.getByLabel('Host').fill('127.0.0.1')
  await page.getByLabel('Port').fill(port)
  await page.getByLabel('Encryption').selectOption('none')
  await page.getByRole('button', { name: 'Save the mail server' }).click()
  await expect(page.getByText('Emails come from help@acme.example, through 127.0.0.1.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('The server took the email to admin@acme.test', { exact: false })).toBeVisible()
  await receivedBy('admin@acme.test')

  await openTicket('vi@visitor.test')
  await receivedBy('vi@visitor.test')
  const email = emailTo('vi@visitor.test')!
  expect(email.from).toMatchObject({ name: 'Acme Help', address: 'help@acme.example' })
  expect(email.text).toContain('Your Acme team\n+1 555 0100')
  await page.reload()
  await expect(log.getByRole('row').filter({ hasText: 'vi@visitor.test' })).toContainText(
    'Through your server',
  )
  expect(await axeFindings(page, 'main')).toEqual([])

  await sink.close()
  await openTicket('wim@visitor.test')
  await expect(async () => {
    await page.reload()
    await page.getByText('Queued', { exact: true }).first().click()
    await expect(log.getByRole('row').filter({ hasText: 'wim@visitor.test' })).toContainText(
      'Nothing listens on this port of the host. 1 of 16 attempts',
      { timeout: scaleTimeout(2_000) },
    )
  }).toPass()

  await page.getByRole('button', { name: 'Use the platform’s server' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use the platform’s server' }).click()
  await expect(page.getByText('The platform has no mail server', { exact: false })).toBeVisible()
})
