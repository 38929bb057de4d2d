import type { ConversationEffect } from '#core/conversation/events.ts'
import { createConversation, postMessage } from './deliver-message.ts'
import type { Edges, LazyEffect, LazyPerformer } from './edges.ts'
import { createMessageFetcher } from './fetch-messages.ts'
import { sendSeen, sendTyping } from './send-signals.ts'

export type Performer = {
  readonly perform: (effect: ConversationEffect) => void
  /** Ends what is under way for the conversation that is left. */
  readonly leave: () => void
}

/** Performs what the conversation machine asks for; answers come back as events. */
export function performEffects(edges: Edges): Performer {
  const { storage, channel, dispatch } = edges
  const fetchMessages = createMessageFetcher(edges)
  let late: Promise<LazyPerformer> | null = null

  async function loadLate(): Promise<LazyPerformer> {
    try {
      return (await edges.loadLazyEffects()).createLazyPerformer(edges)
    } catch (error) {
      late = null
      throw error
    }
  }

  function performLate(effect: LazyEffect): Promise<void> {
    late ??= loadLate()
    return late.then(performer => performer.perform(effect))
  }

  /** After what was asked for before. */
  function leave(): void {
    late?.then(
      performer => performer.leave(),
      () => {},
    )
  }

  function begin(effect: ConversationEffect): unknown {
    switch (effect.type) {
      case 'create-conversation':
        return createConversation(edges, effect)
      case 'post-message':
        return postMessage(edges, effect)
      case 'upload-file':
        return performLate(effect).catch(() =>
          dispatch({ type: 'delivery-failed', clientId: effect.clientId, isFinal: false }),
        )
      case 'tell-typing':
        return sendTyping(edges, effect)
      case 'tell-seen':
        return sendSeen(edges, effect)
      case 'fetch-messages':
        return fetchMessages(effect)
      case 'remember':
        return storage.change({ conversationId: effect.conversationId })
      case 'forget':
        return storage.change({ conversationId: null })
      case 'join-channel':
        return channel.join(effect.conversationId)
      case 'leave-channel':
        leave()
        return channel.leave()
      case 'alert':
        return edges.alert(effect.key)
      default:
        return performLate(effect)
    }
  }

  return {
    leave,
    /** What goes wrong is no rejected promise for the page to stumble over (CHAT-29). */
    perform: effect =>
      void Promise.resolve(begin(effect)).catch(error =>
        edges.report('action', 'something went wrong', error),
      ),
  }
}
