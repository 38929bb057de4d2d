import { callForConversation, type Edges, type Effect, forgetMissing, isGone } from './edges.ts'

/** Creates the conversation of the first message (CHAT-07). */
export async function createConversation(
  edges: Edges,
  { clientId, subject, email }: Effect<'create-conversation'>,
): Promise<void> {
  const { api, credentials, storage, identity, state, dispatch, report } = edges
  const name = edges.visitorName()
  const body = {
    client_id: creationKey(edges, clientId),
    subject,
    source: 'widget',
    customer_email: email,
    locale: edges.locale(),
    custom_fields: edges.context(),
    ...(name && { customer_name: name }),
  } as const
  const identityToken = await identity.token()
  let result = await api('createConversation', {
    body: { ...body, ...(identityToken && { identity_token: identityToken }) },
  })
  if (result.kind === 'refused' && result.code === 'identity_invalid') {
    // The page's mistake must not keep the visitor from asking.
    report('identity', 'the identity token was refused')
    result = await api('createConversation', { body })
  }
  if (result.kind !== 'ok') {
    return dispatch({ type: 'delivery-failed', clientId, isFinal: result.kind === 'refused' })
  }
  const { conversationId, ...credential } = result.value
  credentials.keep(conversationId, credential)
  // Somebody who turned to another conversation finds the message, and its key, where it was written.
  const { conversationId: current, outbox } = state()
  if (current !== null || !outbox.some(message => message.clientId === clientId)) return
  const { [clientId]: _, ...creationKeys } = storage.read().creationKeys
  storage.change({ creationKeys })
  dispatch({ type: 'created', conversationId })
}

/**
 * The key opens the conversation, so it is no id that anybody else sees, such as the message's. It is stored: the same
 * message is brought to the same conversation after a reload, and by another tab.
 */
function creationKey({ storage, newId }: Edges, clientId: string): string {
  const { creationKeys } = storage.read()
  const key = creationKeys[clientId] ?? newId()
  storage.change({ creationKeys: { ...creationKeys, [clientId]: key } })
  return key
}

/** Posts a message; the same client id again gives the message that is already there. */
export function postMessage(
  edges: Edges,
  { conversationId, clientId, content, choice }: Effect<'post-message'>,
): Promise<void> {
  const { state, dispatch } = edges
  const body = { content, client_id: clientId, ...(choice && { meta: choice }) }
  return callForConversation(edges, 'postMessage', conversationId, { body }, result => {
    if (result.kind === 'ok') return dispatch({ type: 'acknowledged', ...result.value })
    // A conversation that never took a message is not replaced, or a broken server would get ever new ones.
    if (isGone(result) && state().messages.length > 0) return forgetMissing(edges, conversationId)
    dispatch({ type: 'delivery-failed', clientId, isFinal: result.kind === 'refused' })
  })
}
