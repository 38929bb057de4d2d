import { randomUUID } from 'node:crypto'
import { isHidden } from '#core/conversation/view/is-hidden.ts'
import { createChatStores } from '#sdk/runtime/conversation/chat-stores.ts'
import { createConversationDriver } from '#sdk/runtime/conversation/conversation-driver.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import { namesAmong, type Visitor } from './client.ts'
import { nodeClock, openNodeChannel } from './node-socket.ts'

const HOST = {
  getAttribute: () => null,
  hasAttribute: () => false,
  setAttribute: () => {},
  announce: () => true,
} as unknown as WidgetHost

/**
 * Creates a visitor: the widget's own runtime with its panel open, in the page of `pretendPage`; `baseUrl`
 * is the server's origin.
 */
export function createNodeVisitor(conversation: string, baseUrl: string, page: EventTarget): Visitor {
  const stores = createChatStores()
  const acked = new Set<string>()
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
    loadLazyEffects: () => import('#sdk/runtime/conversation/effects/lazy-effects.ts'),
    restart: () => {},
  })
  const texts = () =>
    stores.$state
      .get()
      .messages.filter(message => !isHidden(message))
      .map(({ content }) => content)
  const forget = stores.$state.listen(({ messages }) => {
    for (const { sender_type, content } of messages) if (sender_type === 'visitor') acked.add(content)
  })
  driver.dispatch({ type: 'email-given', email: `${conversation}@example.com` })
  driver.watch(true)

  return {
    conversation,
    side: 'visitor',
    conversationId: () => stores.$state.get().conversationId,
    say: async name => driver.dispatch({ type: 'sent', clientId: randomUUID(), content: name }),
    acked: async () => [...acked],
    shown: async () => namesAmong(texts()),
    // The shared page fires the event.
    online: async () => {},
    offline: async () => {},
    async stop() {
      forget()
      driver.stop()
    },
  }
}
