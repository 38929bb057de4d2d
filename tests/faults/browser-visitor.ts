import { type Browser, expect } from '@playwright/test'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { MESSAGES } from '#sdk/locales/chat/en.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { chat } from '../e2e/screens.ts'
import { namesAmong, type Visitor } from './client.ts'
import type { MessageName } from './oracle.ts'

const PATIENCE = { timeout: scaleTimeout(30_000) }

/** Creates a visitor: the built widget, on a customer's page in Chromium that identifies them. */
export async function createBrowserVisitor(
  conversation: string,
  browser: Browser,
  pageUrl: string,
): Promise<Visitor> {
  const context = await browser.newContext()
  context.setDefaultTimeout(PATIENCE.timeout)
  const page = await context.newPage()
  const arrived = new Set<string>()
  const sent = chat(page).thread.locator('[part=message]', { hasNotText: MESSAGES.sending })
  let conversationId: string | null = null
  page.on('response', async response => {
    if (response.status() !== 201) return
    const body = await response.json().catch(() => null)
    if (response.url().endsWith(ENDPOINTS.createConversation[1]))
      conversationId = body?.conversationId ?? null
    else if (body?.message) arrived.add(body.message.content)
  })
  await page.goto(pageUrl)
  await chat(page).open()
  const said: MessageName[] = []
  let turn: Promise<unknown> = Promise.resolve()
  /** Does one thing after the other, so that nothing is written or read while the page reloads. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(act)
    turn = done.catch(() => {})
    return done
  }

  async function acked(): Promise<readonly MessageName[]> {
    // If a send's answer was lost, the widget may learn from the conversation's updates that it arrived.
    for (const name of namesAmong(await sent.locator('div[dir]').allInnerTexts())) arrived.add(name)
    return [...arrived]
  }

  async function clearStorage(): Promise<void> {
    await expect.poll(acked, PATIENCE).toEqual(expect.arrayContaining(said))
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.reload()
    await chat(page).open()
    // A long thread shows its newest messages first, and older ones to a reader who scrolls up.
    await expect(async () => {
      await chat(page).thread.evaluate(thread => thread.scrollTo({ top: 0 }))
      await expect(chat(page).thread).toContainText(said[0]!, { timeout: scaleTimeout(500) })
    }).toPass(PATIENCE)
  }

  return {
    conversation,
    side: 'visitor',
    conversationId: () => conversationId,
    say: name =>
      inTurn(async () => {
        said.push(name)
        await chat(page).send(name)
      }),
    acked: () => inTurn(acked),
    shown: () => inTurn(async () => namesAmong(await chat(page).texts())),
    clearStorage: () => inTurn(clearStorage),
    online: () => context.setOffline(false),
    offline: () => context.setOffline(true),
    stop: () => context.close(),
  }
}
