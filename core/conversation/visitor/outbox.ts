import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { ConversationEffect } from '../events.ts'
import type { ConversationState, OutgoingMessage } from '../state.ts'
import { type Next, noEffects } from '../step.ts'
import { retryDelayMs } from './retry-delay.ts'

type Options = Pick<OutgoingMessage, 'clientId' | 'content'> &
  Partial<Pick<OutgoingMessage, 'choice' | 'file'>>

/** Adds a message to the end of the outbox. `sendNext` sends it. */
export function enqueue(state: ConversationState, given: Options, at: number): ConversationState {
  const fresh = { choice: null, file: null, sentAt: at, attempts: 0, delivery: 'waiting' } as const
  return { ...state, outbox: [...state.outbox, { ...fresh, ...given }] }
}

/** Sends the first waiting message: one at a time, so that the server sees them in the order they were written. */
export function sendNext(state: ConversationState): Next {
  const next = state.outbox.find(({ delivery }) => delivery === 'waiting')
  const isSending = state.outbox.some(({ delivery }) => delivery === 'sending')
  const { email, retryAt } = state
  if (!next || isSending || retryAt !== null || email === null) return noEffects(state)
  const sending = withOutgoing(state, next.clientId, { delivery: 'sending', attempts: next.attempts + 1 })
  return { state: sending, effects: [deliveryOf(next, state, email)] }
}

/** Returns the next effect for a message: create its conversation, upload its file, or post it. */
function deliveryOf(
  { clientId, content, choice, file }: OutgoingMessage,
  { conversationId, outbox }: ConversationState,
  email: string,
): ConversationEffect {
  if (conversationId === null) {
    // Files are sent before the text that they belong to.
    const text = content || outbox.find(({ content }) => content)?.content || file!.name
    const subject = [...text].slice(0, SUBJECT_LENGTH).join('')
    return { type: 'create-conversation', clientId, subject, email }
  }
  if (file !== null && content === '') return { type: 'upload-file', conversationId, clientId }
  return { type: 'post-message', conversationId, clientId, content, choice }
}

/**
 * Handles a failed delivery: schedules a retry, with a delay that doubles each time, or marks the message as
 * failed or refused.
 */
export function deliveryFailed(
  state: ConversationState,
  { clientId, isFinal, isRefused = false }: { clientId: string; isFinal: boolean; isRefused?: boolean },
  at: number,
): ConversationState {
  // The socket may have delivered the message meanwhile, so that the next one is being sent.
  const current = state.outbox.find(
    message => message.clientId === clientId && message.delivery === 'sending',
  )
  if (!current) return state
  if (isFinal) return withOutgoing(state, clientId, { delivery: isRefused ? 'refused' : 'failed' })
  const wait = retryDelayMs(current.attempts)
  return { ...withOutgoing(state, clientId, { delivery: 'waiting' }), retryAt: at + wait }
}

/** Puts a failed message back into the queue. Other messages do not change. */
export function retry(state: ConversationState, clientId: string): ConversationState {
  const isFailed = state.outbox.some(
    message => message.clientId === clientId && message.delivery === 'failed',
  )
  return isFailed ? withOutgoing(state, clientId, { delivery: 'waiting', attempts: 0 }) : state
}

/**
 * Removes a message from the outbox. Does nothing if it is being posted or its conversation is being created.
 */
export function discard(state: ConversationState, clientId: string): Next {
  const given = state.outbox.find(message => message.clientId === clientId)
  if (!given) return noEffects(state)
  const isUpload = given.file !== null && given.content === ''
  if (given.delivery === 'sending' && !(isUpload && state.conversationId !== null)) return noEffects(state)
  const isAwaitingRetry = given.delivery === 'waiting' && given.attempts > 0
  const next = sendNext({
    ...state,
    outbox: state.outbox.filter(message => message !== given),
    retryAt: isAwaitingRetry ? null : state.retryAt,
    lastSent: state.lastSent?.content === given.content ? null : state.lastSent,
  })
  return {
    state: next.state,
    effects: [...(isUpload ? [{ type: 'cancel-upload' as const, clientId }] : []), ...next.effects],
  }
}

/** Returns the state with one outgoing message changed. */
export function withOutgoing(
  state: ConversationState,
  clientId: string,
  change: Partial<OutgoingMessage>,
): ConversationState {
  const outbox = state.outbox.map(message =>
    message.clientId === clientId ? { ...message, ...change } : message,
  )
  return { ...state, outbox }
}
