import type { Browser } from '@playwright/test'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { ENGLISH } from '#sdk/ui/messages/english.ts'
import { chat } from '../e2e/screens.ts'
import { namesAmong, type Visitor } from './client.ts'

/** Creates a visitor: the built widget, on a customer's page in Chromium. */
export async function createBrowserVisitor(
  conversation: string,
  browser: Browser,
  pageUrl: string,
): Promise<Visitor> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const acked = new Set<string>()
  const arrived = chat(page).thread.locator('[part=message]', { hasNotText: ENGLISH.t.sending })
  let conversationId: string | null = null
  page.on('response', async response => {
    if (response.status() !== 201) return
    const body = await response.json().catch(() => null)
    if (response.url().endsWith(ENDPOINTS.createConversation[1]))
      conversationId = body?.conversationId ?? null
    else if (body?.message) acked.add(body.message.content)
  })
  await page.goto(pageUrl)
  await chat(page).open()

  return {
    conversation,
    side: 'visitor',
    conversationId: () => conversationId,
    say: name => chat(page).send(name),
    async acked() {
      // If a send's answer was lost, the widget may learn from the conversation's updates that it arrived.
      for (const name of namesAmong(await arrived.locator('div[dir]').allInnerTexts())) acked.add(name)
      return [...acked]
    },
    shown: async () => namesAmong(await chat(page).texts()),
    online: () => context.setOffline(false),
    offline: () => context.setOffline(true),
    stop: () => context.close(),
  }
}
