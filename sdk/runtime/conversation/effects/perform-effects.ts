import type { ConversationEffect, ConversationEvent } from '#core/conversation/events.ts'
import type { Result } from '../../api/create-api.ts'
import { currentPage } from '../../browser/current-page.ts'
import { rememberConversation } from '../../storage/remembered-conversations.ts'
import {
  callForConversation,
  type Edges,
  type Effect,
  forgetMissing,
  isGone,
  type LazyEffect,
  type LazyPerformer,
} from './edges.ts'
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

/** Creates the conversation for its first message (CHAT-07). */
export async function createConversation(
  edges: Edges,
  { clientId, subject, email }: Effect<'create-conversation'>,
): Promise<void> {
  const { api, clock, credentials, storage, state, dispatch, report } = edges
  void readPage(edges)
  const name = edges.visitorName()
  const body = {
    client_id: creationKey(edges, clientId),
    subject,
    source: 'widget',
    customer_email: email,
    locale: edges.locale(),
    custom_fields: await edges.context(),
    ...(name && { customer_name: name }),
  } as const
  let result = await api('createConversation', {
    body: { ...body, identity_token: await edges.identityToken() },
  })
  if (result.kind === 'refused' && result.code === 'identity_invalid') {
    // The page's error must not prevent the visitor from writing.
    report('identity', 'the identity token was refused')
    result = await api('createConversation', { body })
  }
  if (result.kind !== 'ok') {
    return dispatch(failureOf(clientId, result))
  }
  const { conversationId, ...credential } = result.value
  credentials.keep(conversationId, credential)
  // After a switch to another conversation, the message and its key stay with the conversation they belong
  // to.
  const { conversationId: current, outbox } = state()
  if (current !== null || !outbox.some(message => message.clientId === clientId)) return
  const { [clientId]: _, ...creationKeys } = storage.read().creationKeys
  storage.change({ creationKeys })
  dispatch({ type: 'created', conversationId })
  // At once, so that a visitor who leaves before the first message has arrived finds it in the list.
  const created_at = new Date(clock.now()).toISOString()
  const begun = { id: conversationId, subject, preview: subject, status: 'open', number: null } as const
  rememberConversation(storage, { ...begun, last_message_at: null, created_at }, 0)
}

/**
 * Returns the creation key of a message's conversation. The key gives access to the conversation, so it must be
 * secret, unlike the message's id. It is stored, so that a retry after a reload or from another tab creates the
 * same conversation.
 */
function creationKey({ storage, newId }: Edges, clientId: string): string {
  const { creationKeys } = storage.read()
  const key = creationKeys[clientId] ?? newId()
  storage.change({ creationKeys: { ...creationKeys, [clientId]: key } })
  return key
}

/** Posts a message. Idempotent: the same client id returns the message that is already stored. */
export async function postMessage(
  edges: Edges,
  { conversationId, clientId, content, choice }: Effect<'post-message'>,
): Promise<void> {
  const { state, dispatch } = edges
  // The machine handles the page after this effect, so the state has it a moment later.
  await readPage(edges)
  const page = state().outbox.find(message => message.clientId === clientId)?.page
  const body = { content, client_id: clientId, page, ...(choice && { meta: choice }) }
  return callForConversation(edges, 'postMessage', conversationId, { body }, result => {
    if (result.kind === 'ok') return dispatch({ type: 'acknowledged', ...result.value })
    // A conversation without messages is not replaced, or a broken server would get endless new ones.
    if (isGone(result) && state().messages.length > 0) return forgetMissing(edges, conversationId)
    dispatch(failureOf(clientId, result))
  })
}

/** Tells the machine the page that the visitor is on, so that a message that is sent later keeps it. Never rejects. */
async function readPage({ dispatch }: Edges): Promise<void> {
  try {
    const page = currentPage()
    if (page) dispatch({ type: 'page-read', page })
  } catch {
    // The page must not cost the message.
  }
}

function failureOf(clientId: string, result: Exclude<Result<unknown>, { kind: 'ok' }>): ConversationEvent {
  const isFinal = result.kind === 'refused'
  return {
    type: 'delivery-failed',
    clientId,
    isFinal,
    isRefused: isFinal && result.code === 'message_refused',
  }
}
