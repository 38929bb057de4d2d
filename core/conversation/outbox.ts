import { RETRY_FIRST_MS, RETRY_MAX_MS, SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { ConversationEffect } from './events.ts'
import type { ConversationState, OutgoingMessage } from './state.ts'

type Next = { readonly state: ConversationState; readonly effects: readonly ConversationEffect[] }

/** Puts a text at the end of the outbox; `sendNext` brings it on its way. */
export function enqueue(
  state: ConversationState,
  clientId: string,
  content: string,
  at: number,
): ConversationState {
  const message: OutgoingMessage = { clientId, content, sentAt: at, attempts: 0, delivery: 'waiting' }
  return { ...state, outbox: [...state.outbox, message] }
}

/** Sends the first waiting message: one at a time, so that the server sees them in the order they were written. */
export function sendNext(state: ConversationState): Next {
  const next = state.outbox.find(({ delivery }) => delivery === 'waiting')
  const isSending = state.outbox.some(({ delivery }) => delivery === 'sending')
  if (!next || isSending || state.retryAt !== null || state.email === null) return { state, effects: [] }
  const { clientId, content } = next
  const sending = withDelivery(state, clientId, { delivery: 'sending', attempts: next.attempts + 1 })
  const { conversationId } = state
  if (conversationId !== null)
    return { state: sending, effects: [{ type: 'post-message', conversationId, clientId, content }] }
  const subject = [...content].slice(0, SUBJECT_LENGTH).join('')
  return { state: sending, effects: [{ type: 'create-conversation', clientId, subject, email: state.email }] }
}

/** The message under way did not arrive: a later try, doubled each time, or failed for good. */
export function deliveryFailed(
  state: ConversationState,
  { clientId, isFinal }: { clientId: string; isFinal: boolean },
  at: number,
): ConversationState {
  // The socket may have brought the message meanwhile, and the next one be under way.
  const current = state.outbox.find(
    message => message.clientId === clientId && message.delivery === 'sending',
  )
  if (!current) return state
  if (isFinal) return withDelivery(state, current.clientId, { delivery: 'failed' })
  const wait = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (current.attempts - 1))
  return { ...withDelivery(state, current.clientId, { delivery: 'waiting' }), retryAt: at + wait }
}

/** A message that failed for good waits for its turn again; any other is left as it is. */
export function retry(state: ConversationState, clientId: string): ConversationState {
  const isFailed = state.outbox.some(
    message => message.clientId === clientId && message.delivery === 'failed',
  )
  return isFailed ? withDelivery(state, clientId, { delivery: 'waiting', attempts: 0 }) : state
}

/** Changes one outgoing message. */
function withDelivery(
  state: ConversationState,
  clientId: string,
  change: Partial<Pick<OutgoingMessage, 'delivery' | 'attempts'>>,
): ConversationState {
  const outbox = state.outbox.map(message =>
    message.clientId === clientId ? { ...message, ...change } : message,
  )
  return { ...state, outbox }
}
