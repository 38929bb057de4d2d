/** A visitor whose browser has forgotten them: what they find again, and what they are told. */
import { expect, type Page, test } from '@playwright/test'
import { SignJWT } from 'jose'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { ACME_IDENTITY_KEY } from '#demo/company-settings.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox, staffPage } from './screens.ts'

const server = ownServer()
const NEW = 'This is a new conversation.'

const sign = (sub: string, email: string) =>
  new SignJWT({ email, name: 'Ada Winter' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setAudience('acme')
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(ACME_IDENTITY_KEY))

/** Opens the customer's site, which identifies its signed-in user as soon as it loads. */
async function visitAs(page: Page, sub: string, email: string): Promise<void> {
  await page.goto(server.example('/'))
  await page.evaluate(
    token => {
      const site = window as unknown as { Lapwing: (...command: unknown[]) => void }
      site.Lapwing('identify', token)
    },
    await sign(sub, email),
  )
  await chat(page).open()
  // The token has an address, so none is asked for.
  await expect(chat(page).panel).not.toContainText(SHARED_MESSAGES.emailGateTitle)
}

test('an identified visitor finds their thread after the browser has forgotten it', async ({
  page,
  browser,
}) => {
  await visitAs(page, 'user-7', 'ada@returning.example')
  await expect(chat(page).composer).toBeVisible()
  await chat(page).send('I need a real person for my parcel')
  await expect(chat(page).panel).toContainText('Your position')
  const agent = await staffPage(browser, server)
  await inbox(agent).rowOf('ada@returning.example').click()
  await agent.getByRole('button', { name: 'Assign to me' }).click()
  await inbox(agent).reply('It is on its way, Ada.')
  await expect(chat(page).thread).toContainText('It is on its way, Ada.')

  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await visitAs(page, 'user-7', 'ada@returning.example')
  await expect(chat(page).thread).toContainText('I need a real person for my parcel')
  await expect(chat(page).thread).toContainText('It is on its way, Ada.')
  await expect(chat(page).panel).not.toContainText(NEW)
  await chat(page).send('Thank you')
  await expect(inbox(agent).thread).toContainText('Thank you')
  const theirs = agent.getByTitle('ada@returning.example').or(agent.getByText('ada@returning.example'))
  await expect(inbox(agent).list.getByRole('link').filter({ has: theirs })).toHaveCount(1)

  // Another person on the same page finds nothing of it, whatever address the token has.
  const other = await (await browser.newContext()).newPage()
  await visitAs(other, 'user-8', 'ada@returning.example')
  await expect(chat(other).composer).toBeVisible()
  await expect(chat(other).panel).not.toContainText('parcel')
})

test('an unidentified visitor reads where other conversations are, and the agent of the other one', {
  tag: '@full',
}, async ({ page, browser }) => {
  const write = async (text: string) => {
    await page.goto(server.example('/'))
    await chat(page).open()
    await chat(page).giveEmail('kim@returning.example')
    await chat(page).send(text)
    // What is not sent yet stays in the outbox.
    await expect(chat(page).thread).toContainText('Sent')
    // The place in the queue is kept, too: it must not come after the storage was cleared.
    await expect(chat(page).panel).toContainText('Your position')
  }
  await write('I need a real person for my lamp')
  await page.evaluate(() => localStorage.clear())
  await write('I need a real person for my chair')
  await expect(chat(page).panel).not.toContainText('lamp')
  await expect(chat(page).thread).not.toContainText(NEW)
  await chat(page).panel.getByRole('button', { name: 'More options' }).click()
  await chat(page).panel.getByRole('menuitem', { name: 'My data' }).click()
  await expect(chat(page).panel).toContainText('An email address alone doesn’t open them')
  expect(await axeFindings(page, 'support-chat')).toEqual([])
  await page.reload()
  await chat(page).open()
  await expect(chat(page).thread).toContainText('my chair')
  await expect(chat(page).thread).not.toContainText(NEW)

  const agent = await staffPage(browser, server)
  await inbox(agent).rowOf('kim@returning.example').click()
  const note = agent.getByText('Another open conversation has the same address.')
  await expect(note).toContainText('Nobody has verified that it is the same person:')
  await note.getByRole('link', { name: /my (lamp|chair)$/ }).click()
  await expect(note).toBeVisible()
  expect(await axeFindings(agent, 'main')).toEqual([])
})
