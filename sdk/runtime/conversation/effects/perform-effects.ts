import type { ConversationEffect } from '#core/conversation/events.ts'
import { createConversation, postMessage } from './deliver-message.ts'
import type { Edges, Effect, LazyEffect, LazyPerformer } from './edges.ts'
import { createMessageFetcher } from './fetch-messages.ts'

/** Performs the effects of the conversation machine. */
export type Performer = {
  readonly perform: (effect: ConversationEffect) => void
  /** Stops everything that still runs for the conversation that the visitor leaves. */
  readonly leave: () => void
  /** Delivers what waits in conversations that the visitor has left, if anything does. */
  readonly deliverLeft: () => void
}

/** Creates the performer of a conversation's effects. Results are dispatched as events. */
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

  function deliverLeft(): void {
    const { conversationId } = edges.state()
    if (!edges.outbox.ids().some(id => id !== conversationId)) return
    late ??= loadLate()
    // If the code does not load, they wait for the next occasion.
    late.then(performer => performer.deliverLeft()).catch(() => {})
  }

  /** Leaves the conversation, after the effects that were requested before. */
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
      case 'send-typing':
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
    deliverLeft,
    /** Performs an effect. Reports errors, so that the page never sees a rejected promise (CHAT-29). */
    perform: effect =>
      void Promise.resolve(begin(effect)).catch(error =>
        edges.report('action', 'something went wrong', error),
      ),
  }
}

/** Tells the server that the visitor is typing (CHAT-17). A lost signal does no harm. */
function sendTyping({ credentials }: Edges, { conversationId }: Effect<'send-typing'>): Promise<unknown> {
  return credentials.ask('postTyping', conversationId, {})
}

/** Tells the server which messages the visitor has seen. */
function sendSeen(
  { credentials }: Edges,
  { conversationId, sequence }: Effect<'tell-seen'>,
): Promise<unknown> {
  return credentials.ask('postSeen', conversationId, { body: { sequence } })
}
