import type { VisitorConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import type { ConversationEvent } from '#core/conversation/events.ts'
import { viewConversation } from '#core/conversation/view/view.ts'
import type { WidgetHost } from '../element/widget-host.ts'
import { rememberConversation, unreadOf } from '../storage/remembered-conversations.ts'
import type { VisitorStorage } from '../storage/visitor-storage.ts'
import type { ChatStores } from './chat-stores.ts'

/** Tracks which messages the visitor has seen, counts the unread ones, and plays the sound for new ones. */
export type Attention = {
  /** Marks messages as seen or counts them, after a change of the thread, the panel or the page. */
  readonly update: () => void
  /** Stores the server's version of a conversation. */
  readonly setConversation: (conversation: VisitorConversation) => void
  /** Plays a sound for new messages of the current conversation, unless the visitor sees them. */
  readonly notify: (messages: readonly Message[]) => void
}

type Options = {
  readonly stores: ChatStores
  readonly storage: VisitorStorage
  readonly host: WidgetHost
  readonly isWatched: () => boolean
  readonly dispatch: (event: ConversationEvent) => void
}

/** Creates the tracker of a chat. */
export function createAttention({ stores, storage, host, isWatched, dispatch }: Options): Attention {
  const { $state, $page, $remembered, $unread, $isMuted } = stores
  const isPanelSeen = () => isWatched() && !document.hidden
  let known: VisitorConversation | null = null

  function update(): void {
    const { unread } = viewConversation($state.get())
    if (unread > 0 && isPanelSeen() && $page.get() === 'conversation') dispatch({ type: 'seen' })
    else count(unread)
  }

  function count(unread: number): void {
    if (known !== null && known.id === $state.get().conversationId)
      rememberConversation(storage, known, unread)
    const sum = unread + unreadOf($remembered.get())
    if (sum === $unread.get()) return
    $unread.set(sum)
    host.announce('support:unread', { count: sum })
  }

  return {
    update,
    setConversation(conversation) {
      known = conversation
      update()
    },
    notify(messages) {
      const isFromOthers = messages.some(({ sender_type }) => sender_type === 'ai' || sender_type === 'agent')
      if (!isFromOthers || $isMuted.get() || isPanelSeen()) return
      // Before a user action, browsers block sound and log a warning about the attempt.
      if (!navigator.userActivation?.hasBeenActive) return
      import('../browser/play-sound.ts').then(
        ({ playSound }) => playSound(),
        () => {},
      )
    },
  }
}
