import type { CommandHandlers, WidgetHost } from '../element/widget-host.ts'
import { addWords } from './add-words.ts'
import type { ChatStores } from './chat-stores.ts'

type Options = {
  readonly host: WidgetHost
  readonly stores: ChatStores
  readonly turnTo: (conversationId: string | null) => void
  readonly identify: (source: unknown) => void
  readonly setContext: (given: unknown) => void
  readonly logout: () => void
  readonly shutdown: () => void
}

/**
 * Returns the handlers of the chat's own commands. The commands that all widgets share are in
 * `element-commands.ts`.
 */
export function chatCommands({ host, stores, turnTo, ...given }: Options): CommandHandlers {
  const { $state, $remembered, $draft, $page, $unread } = stores

  function openConversation(): void {
    $page.set('conversation')
    host.open()
  }

  return {
    identify: given.identify,
    logout: given.logout,
    shutdown: given.shutdown,
    setContext: given.setContext,
    newMessage(text) {
      if (typeof text === 'string') $draft.set(addWords($draft.get(), text))
      openConversation()
    },
    /** Shows a conversation by its id or ticket number. */
    showTicket(ticket) {
      const { conversationId, number } = $state.get()
      if (![conversationId, `${number}`].includes(`${ticket}`)) {
        const found = $remembered.get().find(other => [other.id, `${other.number}`].includes(`${ticket}`))
        if (!found) throw new Error('unknown ticket')
        turnTo(found.id)
      }
      openConversation()
    },
    showArticle(slug) {
      $page.set(`help/${String(slug)}`)
      host.open()
    },
    get(name) {
      const { conversationId, email } = $state.get()
      if (name === 'unread') return $unread.get()
      return name === 'conversationId' ? conversationId : name === 'email' ? email : undefined
    },
  }
}
