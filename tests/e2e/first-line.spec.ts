/**
 * The product's main job on a customer's site of another origin, with a real server that is killed
 * meanwhile.
 */
import { expect, type Page, test } from '@playwright/test'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { axeFindings } from './axe-findings.ts'
import { ownServer } from './own-server.ts'
import { chat, inbox } from './screens.ts'

// The full tier also runs it on the embedded database. In every tier `tests/faults/embedded.test.ts` kills such a server.
const server = ownServer()

test('[CHAT-05] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-12] a visitor asks, the AI answers, a human takes over, and a crash loses nothing', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const problems = watchForProblems(visitor)
  await visitor.goto(server.example('/'))

  await test.step('an email, a question, an answer with its source', async () => {
    await chat(visitor).open()
    await chat(visitor).giveEmail('visitor@example.com')
    await chat(visitor).send('How do I reset my password?')
    await expect(chat(visitor).thread).toContainText('press Forgot password on the sign-in page')
    await expect(chat(visitor).thread.getByRole('link', { name: 'Reset your password' })).toBeVisible()
  })

  await test.step('asking for a human shows the place in the queue', async () => {
    await chat(visitor).send('Can I talk to a human agent, please?')
    await expect(chat(visitor).panel).toContainText(
      /You're in the queue to chat with a human\. Your position: \d+/,
    )
  })

  const agent = await (await browser.newContext({ permissions: ['notifications'] })).newPage()
  await inbox(agent).logIn(server.port, 'agent@acme.test')

  await test.step('a second visitor arrives in the inbox without reloading it', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto(server.example('/'))
    await chat(other).open()
    await chat(other).giveEmail('second@example.com')
    await chat(other).send('I need a real person for my invoice')
    await expect(inbox(agent).rowOf('second@example.com')).toBeVisible()
    await other.close()
  })

  await test.step('the agent takes it and answers; the visitor sees who', async () => {
    await inbox(agent).rowOf('visitor@example.com').click()
    await agent.getByRole('button', { name: 'Assign to me' }).click()
    await expect(chat(visitor).panel).toContainText('Priya')
    await expect(chat(visitor).panel).not.toContainText('Your position')
    await inbox(agent).reply('Hello, Priya here. What can I do for you?')
    await expect(chat(visitor).thread).toContainText('Hello, Priya here.')
  })

  await test.step('the AI stays quiet', async () => {
    await chat(visitor).send('How do I reset my password?')
    await expect(inbox(agent).thread.getByText('How do I reset my password?')).toHaveCount(2)
    await inbox(agent).reply('I have sent you a link.')
    await expect(chat(visitor).thread).toContainText('I have sent you a link.')
    await expect(chat(visitor).thread.getByText('press Forgot password on the sign-in page')).toHaveCount(1)
  })

  await test.step('both screens are accessible', async () => {
    expect(await axeFindings(visitor, 'support-chat')).toEqual([])
    expect(await axeFindings(agent, 'body')).toEqual([])
  })

  const before = await chat(visitor).texts()

  await test.step('a reload on both sides shows the same thread', async () => {
    await Promise.all([visitor.reload(), agent.reload()])
    await chat(visitor).open()
    await expect.poll(() => chat(visitor).texts()).toEqual(before)
    await expect.poll(() => inbox(agent).texts()).toEqual(before)
  })

  await test.step('the server dies in the middle and comes back: nothing missing, nothing doubled, one order', async () => {
    await chat(visitor).send('one, before the crash')
    await expect(inbox(agent).thread).toContainText('one, before the crash')
    await server.kill()
    await chat(visitor).send('two, while nobody listens')
    await chat(visitor).send('three, right behind it')
    await server.start()
    const after = [...before, 'one, before the crash', 'two, while nobody listens', 'three, right behind it']
    await expect.poll(() => inbox(agent).texts(), { timeout: scaleTimeout(40_000) }).toEqual(after)
    await expect.poll(() => chat(visitor).texts()).toEqual(after)
    await inbox(agent).reply('four, after it')
    await expect(chat(visitor).thread).toContainText('four, after it')
  })

  await test.step('[CHAT-18] resolved ends it for both, and the visitor can reopen', async () => {
    await agent.getByRole('button', { name: 'Resolve', exact: true }).click()
    await expect(chat(visitor).panel).toContainText('This conversation has been marked as resolved.')
    await visitor.getByRole('button', { name: 'Reopen this conversation' }).click()
    await expect(chat(visitor).composer).toBeVisible()
  })

  expect(problems()).toEqual([])
})

test("another tenant's agent sees nothing of it", async ({ browser }) => {
  const visitor = await (await browser.newContext()).newPage()
  const stranger = await (await browser.newContext({ permissions: ['notifications'] })).newPage()
  await inbox(stranger).signIn(server.port, 'admin@noor.test', { tenant: 'noor' })
  await expect(inbox(stranger).list.getByRole('link').first()).toBeVisible()
  await visitor.goto(server.example('/'))
  await chat(visitor).open()
  await chat(visitor).giveEmail('secret@example.com')
  await chat(visitor).send('canary-of-acme: let me talk to a person')
  await expect(chat(visitor).panel).toContainText('Your position')
  await stranger.reload()
  await expect(inbox(stranger).list.getByRole('link').first()).toBeVisible()
  await expect(stranger.locator('body')).not.toContainText('canary-of-acme')
  await expect(stranger.locator('body')).not.toContainText('secret@example.com')
})

/** Collects errors on the customer's page, except lost connections to a killed server. */
function watchForProblems(page: Page): () => string[] {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (
      message.type() === 'error' &&
      !/ERR_CONNECTION|WebSocket|Failed to load resource/.test(message.text())
    )
      problems.push(message.text())
  })
  return () => problems
}
