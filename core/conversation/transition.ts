/** The conversation of spec section 4.11 as a pure machine; `run-machine.ts` drives it, the widget performs its effects. */
import { THINKING_AFTER_MS } from '#contract/constants/conversation.ts'
import { COPY } from '../copy.ts'
import type { Machine, Step } from '../run-machine.ts'
import { isEmail } from '../text/email.ts'
import type { ConversationEffect, ConversationEvent } from './events.ts'
import { applyConversation, contiguousSequence, mergeMessages, queueAsked } from './merge.ts'
import { deliveryFailed, enqueue, retry, sendNext } from './outbox.ts'
import { type ConversationState, INITIAL_CONVERSATION } from './state.ts'

type Next = Step<ConversationState, ConversationEffect>

/** Deadlines are `thinkingAt`, `queueRefreshAt` and `retryAt` in the state. */
export const conversationMachine: Machine<ConversationState, ConversationEvent, ConversationEffect> = {
  transition,
  deadline: { type: 'deadline' },
  nextDeadline({ thinkingAt, queueRefreshAt, retryAt }) {
    const due = [thinkingAt, queueRefreshAt, retryAt].filter(instant => instant !== null)
    return due.length === 0 ? null : Math.min(...due)
  },
}

function transition(state: ConversationState, event: ConversationEvent, at: number): Next {
  switch (event.type) {
    case 'email-given':
      return isEmail(event.email) ? still({ ...state, email: event.email.trim() }) : still(state)
    case 'resumed':
      return resume({ ...state, conversationId: event.conversationId, status: 'open' })
    case 'sent':
      return send(state, event.clientId, event.content, at)
    case 'retried':
      return sendNext(retry(state, event.clientId))
    case 'created':
      return created(state, event.conversationId)
    case 'delivery-failed':
      return sendNext(deliveryFailed(state, event, at))
    case 'acknowledged':
      return refresh(sendNext(learn(state, [event.message], event.conversation, at)))
    case 'received':
      return refresh(sendNext(learn(state, event.messages, event.conversation, at)))
    case 'changed':
      if (event.conversation.id !== state.conversationId) return still(state)
      return refresh(
        still(applyConversation(state, event.conversation, at)),
        event.conversation.last_sequence,
      )
    case 'nudged':
      return refresh(still(state), Number.POSITIVE_INFINITY)
    case 'queue-position':
      return still(state.queueRefreshAt === null ? state : { ...state, queuePosition: event.position })
    case 'offer-answered':
      return answerOffer(state, event.wantsHuman, event.clientId, at)
    case 'reopen-chosen':
      return askForHuman(state, false)
    case 'start-new-chosen':
      return begin(state, [])
    case 'missing':
      return begin(state, state.outbox)
    case 'deadline':
      return deadline(state, at)
  }
}

function still(state: ConversationState): Next {
  return { state, effects: [] }
}

function send(state: ConversationState, clientId: string, content: string, at: number): Next {
  const text = content.trim()
  if (text === '') return still(state)
  if (state.email === null) return { state, effects: [{ type: 'alert', text: COPY.emailMissing }] }
  const isAiExpected = state.assigneeName === null && !state.needsHuman && state.status !== 'ticket'
  const queued = enqueue(state, clientId, text, at)
  return sendNext(
    isAiExpected ? { ...queued, isThinking: false, thinkingAt: at + THINKING_AFTER_MS } : queued,
  )
}

function resume(state: ConversationState): Next {
  const conversationId = state.conversationId!
  return {
    state,
    effects: [
      { type: 'join-room', conversationId },
      { type: 'fetch-messages', conversationId, after: contiguousSequence(state.messages) },
    ],
  }
}

function created(state: ConversationState, conversationId: string): Next {
  const outbox = state.outbox.map(message =>
    message.delivery === 'sending' ? { ...message, delivery: 'waiting' as const, attempts: 0 } : message,
  )
  const next = sendNext({ ...state, conversationId, status: 'open', outbox })
  return {
    state: next.state,
    effects: [{ type: 'remember', conversationId }, { type: 'join-room', conversationId }, ...next.effects],
  }
}

function learn(
  state: ConversationState,
  messages: Parameters<typeof mergeMessages>[1],
  conversation: Parameters<typeof applyConversation>[1] | undefined,
  at: number,
): ConversationState {
  const merged = mergeMessages(state, messages)
  return conversation ? applyConversation(merged, conversation, at) : merged
}

/** Fetches what is missing: a hole among the messages known, or numbers up to `lastSequence` not seen yet. */
function refresh({ state, effects }: Next, lastSequence = 0): Next {
  const after = contiguousSequence(state.messages)
  const highest = Math.max(lastSequence, state.messages.at(-1)?.sequence ?? 0)
  if (state.conversationId === null || highest <= after) return { state, effects }
  return {
    state,
    effects: [...effects, { type: 'fetch-messages', conversationId: state.conversationId, after }],
  }
}

function answerOffer(state: ConversationState, wantsHuman: boolean, clientId: string, at: number): Next {
  if (!wantsHuman) return sendNext(enqueue(state, clientId, COPY.noThanks, at))
  return askForHuman(state, true)
}

function askForHuman(state: ConversationState, needsHuman: boolean): Next {
  if (state.conversationId === null) return still(state)
  return {
    state,
    effects: [{ type: 'set-needs-human', conversationId: state.conversationId, needsHuman }],
  }
}

/** A clean sheet that keeps the visitor's address, and what was written but never arrived. */
function begin(state: ConversationState, unsent: ConversationState['outbox']): Next {
  const outbox = unsent.map(message => ({ ...message, delivery: 'waiting' as const, attempts: 0 }))
  const next = sendNext({ ...INITIAL_CONVERSATION, email: state.email, outbox })
  return { state: next.state, effects: [{ type: 'leave-room' }, { type: 'forget' }, ...next.effects] }
}

function deadline(state: ConversationState, at: number): Next {
  const isDue = (instant: number | null) => instant !== null && instant <= at
  let next = state
  const effects: ConversationEffect[] = []
  if (isDue(next.thinkingAt)) next = { ...next, isThinking: true, thinkingAt: null }
  if (isDue(next.queueRefreshAt) && next.conversationId !== null) {
    effects.push({ type: 'ask-queue-position', conversationId: next.conversationId })
    next = queueAsked(next, at)
  }
  if (!isDue(next.retryAt)) return { state: next, effects }
  const sent = sendNext({ ...next, retryAt: null })
  return { state: sent.state, effects: [...effects, ...sent.effects] }
}
