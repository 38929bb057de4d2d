import type { ConversationEvent } from '#core/conversation/events.ts'
import type { Result } from '../../api/create-api.ts'
import { currentPage } from '../../browser/current-page.ts'
import { rememberConversation } from '../../storage/remembered-conversations.ts'
import { callForConversation, type Edges, type Effect, forgetMissing, isGone } from './edges.ts'

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
