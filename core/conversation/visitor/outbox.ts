import { DUPLICATE_WITHIN_MS, SUBJECT_LENGTH, THINKING_AFTER_MS } from '#contract/constants/conversation.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isAiTurn, suggestedArticles } from '../conditions.ts'
import type { ChosenFile, ConversationEffect } from '../events.ts'
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

/** Adds each file to the outbox as its own message. Its text is the file's URL after the upload (CHAT-24). */
function enqueueFiles(state: ConversationState, files: readonly ChosenFile[], at: number): ConversationState {
  return files.reduce(
    (queued, { clientId, ...file }) => enqueue(queued, { clientId, content: '', file }, at),
    state,
  )
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

/**
 * Sends files and then the text that the visitor wrote, so that what is answered stands last. Ignores blank text (CHAT-06)
 * and the same text within 5 s (CHAT-20), so that pressing Enter twice sends one message.
 */
export function send(
  state: ConversationState,
  { clientId, content, files = [] }: { clientId: string; content: string; files?: readonly ChosenFile[] },
  at: number,
): Next {
  const text = content.trim()
  const { lastSent } = state
  // Negative when the clock was set back meanwhile.
  const age = lastSent === null ? 0 : at - lastSent.at
  const isRepeated = lastSent?.content === text && age >= 0 && age < DUPLICATE_WITHIN_MS
  const hasText = !isBlank(text) && !isRepeated
  if (!hasText && !files[0]) return noEffects(state)
  if (state.email === null) return { state, effects: [{ type: 'alert', key: 'emailMissing' }] }
  const filed = enqueueFiles(state, files, at)
  if (!hasText) return sendNext(filed)
  const queued = { ...enqueue(filed, { clientId, content: text }, at), lastSent: { content: text, at } }
  return sendNext(isAiTurn(state) ? awaitAnswer(queued, at) : queued)
}

/**
 * Sends the title of a suggested article, from which the AI then answers. Ignores an article that is no longer
 * suggested, for example after a second click.
 */
export function pickArticle(
  state: ConversationState,
  { clientId, slug }: { clientId: string; slug: string },
  at: number,
): Next {
  const article = suggestedArticles(state).find(suggested => suggested.slug === slug)
  if (!article) return noEffects(state)
  const choice = { type: 'picked', slug } as const
  return sendNext(awaitAnswer(enqueue(state, { clientId, content: article.title, choice }, at), at))
}

function awaitAnswer(state: ConversationState, at: number): ConversationState {
  return { ...state, isThinking: false, thinkingAt: at + THINKING_AFTER_MS }
}
