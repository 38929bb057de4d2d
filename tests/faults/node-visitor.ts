import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { createChatStores } from '#sdk/runtime/conversation/chat-stores.ts'
import { createConversationDriver } from '#sdk/runtime/conversation/conversation-driver.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { emailOf, namesAmong, type Visitor } from './client.ts'
import { nodeClock, openNodeChannel } from './node-socket.ts'

const PATIENCE = { timeout: scaleTimeout(30_000), interval: 20 }

const HOST = {
  getAttribute: () => null,
  hasAttribute: () => false,
  setAttribute: () => {},
  announce: () => true,
} as unknown as WidgetHost

/**
 * Creates a visitor: the widget's own runtime with its panel open, in the page of `pretendPage`.
 * @param baseUrl the server's origin
 * @param identity what the page knows of the visitor: a token that the company has signed. Without one, the visitor is
 * anonymous
 */
export function createNodeVisitor(
  conversation: string,
  baseUrl: string,
  page: EventTarget,
  identity?: () => Promise<string>,
): Visitor {
  const email = emailOf(conversation)
  const acked = new Set<string>()
  let visit = begin()
  /** Resolves once the visitor can write. */
  let arrived = Promise.resolve()

  function begin() {
    const stores = createChatStores()
    const driver = createConversationDriver({
      environment: {
        baseUrl,
        clock: nodeClock,
        newId: randomUUID,
        // Without storage, the record is in memory.
        openStorage: () => {
          throw new Error('no storage')
        },
        openChannel: openNodeChannel(page),
        alert: () => {},
      },
      stores,
      tenant: 'acme',
      host: HOST,
      report: () => {},
      storage: null,
      loadLazyEffects: () => import('#sdk/runtime/conversation/effects/effects.lazy.ts'),
      restart: () => {},
    })
    const forget = stores.$state.listen(({ messages }) => {
      for (const { sender_type, content } of messages) if (sender_type === 'visitor') acked.add(content)
    })
    driver.watch(true)
    if (identity) void driver.identify(identity)
    return {
      driver,
      state: stores.$state.get,
      stop() {
        forget()
        driver.stop()
      },
    }
  }

  async function clearStorage(): Promise<void> {
    await waitFor(() => expect(visit.state().outbox).toEqual([]), PATIENCE)
    const { conversationId } = visit.state()
    visit.stop()
    visit = begin()
    await waitFor(() => expect(visit.state()).toMatchObject({ conversationId, email }), PATIENCE)
  }

  visit.driver.dispatch({ type: 'email-given', email })

  return {
    conversation,
    side: 'visitor',
    conversationId: () => visit.state().conversationId,
    async say(name) {
      await arrived
      visit.driver.dispatch({ type: 'sent', clientId: randomUUID(), content: name })
    },
    acked: async () => [...acked],
    async shown() {
      const { messages } = visit.state()
      return namesAmong(messages.filter(message => !isHidden(message)).map(({ content }) => content))
    },
    clearStorage: identity ? () => (arrived = clearStorage()) : null,
    // The shared page fires the event.
    online: async () => {},
    offline: async () => {},
    stop: async () => visit.stop(),
  }
}
