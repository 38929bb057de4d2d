/** The conversation's lifecycle: start, resume, replace, leave. */
import { isGivenUp } from './conditions.ts'
import type { ConversationEffect } from './events.ts'
import { type ConversationState, INITIAL_CONVERSATION, type OutgoingMessage } from './state.ts'
import { type Next, noEffects } from './step.ts'
import { sendNext } from './visitor/outbox.ts'

/**
 * Switches to a remembered conversation, or (null) to a new one. `outbox` has its messages that never reached the
 * server.
 */
export function resume(
  state: ConversationState,
  { conversationId, outbox }: { conversationId: string | null; outbox: readonly OutgoingMessage[] },
): Next {
  const fresh = { ...freshState(state), outbox: outbox.map(unlessFailed) }
  const left = leaving(state)
  if (conversationId === null) return after(left, sendNext(fresh))
  const next = sendNext({ ...fresh, conversationId, status: 'open' })
  return after(
    [...left, { type: 'join-channel', conversationId }, { type: 'fetch-messages', conversationId, after: 0 }],
    next,
  )
}

/**
 * Starts a new conversation (CHAT-18). Keeps only the timers, the visitor's email address and the connection's
 * state.
 */
export function startNew(state: ConversationState): Next {
  return after([...leaving(state), { type: 'forget' }], noEffects(freshState(state)))
}

/** Replaces a conversation that the server does not know (CHAT-19): unsent messages start a new one. */
export function replaceMissing(state: ConversationState): Next {
  const own = state.outbox.filter(({ choice }) => choice?.type !== 'thankyou')
  // The new conversation has no suggestions, so the title of a picked article becomes a plain question.
  const outbox = own.map(message => ({ ...message, ...ANEW, choice: null }))
  return after([{ type: 'leave-channel' }, { type: 'forget' }], sendNext({ ...freshState(state), outbox }))
}

/** Stores the id of the conversation that the server has created, and sends the waiting message to it. */
export function created(state: ConversationState, conversationId: string): Next {
  const isAsked = state.outbox.some(({ delivery }) => delivery === 'sending')
  // The visitor may have switched to another conversation meanwhile.
  if (state.conversationId !== null || !isAsked) return noEffects(state)
  const outbox = state.outbox.map(unlessFailed)
  const next = sendNext({ ...state, conversationId, status: 'open', outbox })
  return after(
    [
      { type: 'remember', conversationId },
      { type: 'join-channel', conversationId },
    ],
    next,
  )
}

const ANEW = { delivery: 'waiting', attempts: 0 } as const

function unlessFailed(message: OutgoingMessage): OutgoingMessage {
  return isGivenUp(message) ? message : { ...message, ...ANEW }
}

function freshState({ timers, email, isOffline }: ConversationState): ConversationState {
  return { ...INITIAL_CONVERSATION, timers, email, isOffline }
}

/** Effects of leaving a conversation. The runtime delivers what is left in its outbox. */
function leaving({ conversationId }: ConversationState): ConversationEffect[] {
  return conversationId === null ? [] : [{ type: 'leave-channel' }]
}

function after(first: readonly ConversationEffect[], { state, effects }: Next): Next {
  return { state, effects: [...first, ...effects] }
}
