/** A customer writes an email: it shows in the inbox, and settings say what became of it. An answer may come back. */
import { expect, type Page, test } from '@playwright/test'
import { createTransport } from 'nodemailer'
import { REPLY_EMAIL_GRACE_MS } from '#contract/constants/conversation.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { hasDovecot, MAILBOX_PASSWORD, startDovecot } from '#tests/support/dovecot.ts'
import { signInStaff } from '#tests/support/staff-member.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { inbox } from './screens.ts'

const server = ownServer({ MAIL_IN_PORT: '127.0.0.1:0', MAIL_IN_DOMAIN: 'in.lapwing.example' })
const SETTINGS = '/admin/settings/integrations/email'

/** Opens a connection to the door. */
function door() {
  const port = Number(/at port (\d+)/.exec(server.output())![1])
  return createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
}

/** Sends an email to the company as a mail program does. */
async function write(subject: string, text: string, address = 'rosa@example.com'): Promise<void> {
  const transport = door()
  await transport.sendMail({
    from: { name: 'Rosa Keller', address },
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

/** Lets the time pass in which replies wait to be emailed. */
async function letReplyBeSent(): Promise<void> {
  const [method, path] = ENDPOINTS.changeDemoClock
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ action: 'jump', ms: REPLY_EMAIL_GRACE_MS })
  expect((await fetch(server.own(path), { method, headers, body })).status).toBe(200)
}

/** Returns the id of the mail with the newest reply to an address, once it is sent. */
async function idOfReply(page: Page, address: string): Promise<string> {
  const { call } = await signInStaff(server.own('/'), 'admin@acme.test')
  const find = async () => {
    const { emails } = await call('listEmails', { query: { state: 'sent' } })
    return emails.find(({ recipient, kind }) => recipient === address && kind === 'reply')?.id
  }
  await expect.poll(find).toBeTruthy()
  const { mails } = await (await page.request.get(server.own('/api/mailbox'))).json()
  const { reply_to } = mails.find(({ to }: { to: string }) => to === address)
  const [, token] = /\+(\w+)@/.exec(reply_to)!
  return `<${token}.${await find()}@in.lapwing.example>`
}

/** Sends what the server of a mailbox says of a mail that it can't deliver. */
async function bounce(id: string, address: string): Promise<void> {
  const parts = [
    ['text/plain', 'Your message could not be delivered.'],
    [
      'message/delivery-status',
      `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${address}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 User unknown`,
    ],
    ['text/rfc822-headers', `To: ${address}\r\nMessage-ID: ${id}`],
  ]
  const body = parts.map(([type, text]) => `--b1\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`).join('')
  const head = `From: MAILER-DAEMON@mx.example\r\nTo: acme@in.lapwing.example\r\nSubject: Undelivered\r\nMIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=b1`
  const transport = door()
  await transport.sendMail({
    envelope: { from: '', to: 'acme@in.lapwing.example' },
    raw: `${head}\r\n\r\n${body}--b1--\r\n`,
  })
  transport.close()
}

test('a reply that comes back shows at its message, and pauses the address until an agent sends again', async ({
  page,
}) => {
  const address = 'gone@example.com'
  const desk = inbox(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await desk.signIn(server.port, 'agent@acme.test')
  await write('A crooked lamp', 'My lamp is crooked.', address)
  await desk.rowOf(address).click()
  await desk.reply('Please send us a picture.')
  await letReplyBeSent()
  await bounce(await idOfReply(page, address), address)
  const message = desk.thread.getByRole('listitem').filter({ hasText: 'Please send us a picture.' })
  await expect(message).toContainText(`Not delivered to ${address}: the mailbox does not exist`)
  await expect(desk.thread.getByText(`The reply to ${address} was not delivered`)).toBeVisible()
  const panel = page.getByRole('complementary', { name: 'Customer' })
  const paused = panel.getByRole('list', { name: 'Paused addresses' })
  await expect(paused).toContainText(`Emails to ${address} are paused: the mailbox does not exist`)
  expect(await axeFindings(page, 'main')).toEqual([])

  await desk.reply('Are you there?')
  await letReplyBeSent()
  const held = desk.thread.getByRole('listitem').filter({ hasText: 'Are you there?' })
  await expect(held).toContainText(`Not sent to ${address}: emails to this address are paused`)
  await panel.getByRole('link', { name: 'Rosa Keller' }).click()
  await expect(page.getByRole('list', { name: 'Paused addresses' })).toContainText(address)
  expect(await axeFindings(page, 'main')).toEqual([])
  await page.goBack()
  await paused.getByRole('button', { name: `Send again to ${address}` }).click()
  await expect(page.getByText('Emails are sent again')).toBeVisible()
  await expect(paused).toBeHidden()
  await expect(desk.thread.getByText(`The reply to ${address} was sent after all`)).toBeVisible()
  await expect(held).not.toContainText('Not sent')
})

test('a mailbox is connected, and what arrives in it comes in', async ({ page }) => {
  test.skip(!hasDovecot(), 'There is no Dovecot.')
  const dovecot = await startDovecot()
  try {
    await inbox(page).signIn(server.port, 'admin@acme.test', { path: SETTINGS })
    await page.getByRole('button', { name: 'Connect a mailbox' }).click()
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Connect the mailbox' }) })
    expect(await axeFindings(page, 'main')).toEqual([])
    await form.getByLabel('Address').fill('hello@acme.example')
    await form.getByLabel('Host').fill('127.0.0.1')
    await form.getByLabel('Port').fill(String(dovecot.port))
    await form.getByLabel('Encryption').selectOption('none')
    await form.getByLabel('Password', { exact: true }).fill(MAILBOX_PASSWORD)
    await form.getByRole('button', { name: 'Connect the mailbox' }).click()
    const mailbox = page.getByRole('row').filter({ hasText: 'hello@acme.example' })
    await expect(mailbox.getByText('Connected')).toBeVisible()
    await dovecot.add('hello@acme.example', [
      'From: Rosa <rosa@example.com>\r\nTo: hello@acme.example\r\nSubject: A third lamp\r\n\r\nIt is dented.\r\n',
    ])
    await expect(page.getByRole('row').filter({ hasText: 'A third lamp' })).toContainText('In a conversation')
    expect(await axeFindings(page, 'main')).toEqual([])
  } finally {
    await dovecot.close()
  }
})
