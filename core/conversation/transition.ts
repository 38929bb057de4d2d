/** The state machine of a conversation. */
import { isEmail } from '#contract/text/is-email.ts'
import type { Machine } from '../run-machine.ts'
import { deadline, nextDeadline } from './due-timers.ts'
import type { ConversationEffect, ConversationEvent } from './events.ts'
import { created, replaceMissing, resume, startNew } from './lifecycle.ts'
import { type ConversationState, INITIAL_CONVERSATION } from './state.ts'
import { type Next, noEffects } from './step.ts'
import { followRules } from './timers.ts'
import { acknowledged, changed, nudged, received } from './updates/learn.ts'
import { streamed } from './updates/stream.ts'
import { answerOffer, rate, seen, setNeedsHuman } from './visitor/feedback.ts'
import { uploaded, uploadProgressed } from './visitor/files.ts'
import { answerFollowUp, typed } from './visitor/idle.ts'
import { deliveryFailed, discard, pickArticle, retry, send, sendNext } from './visitor/outbox.ts'

/**
 * The conversation as a pure state machine (Spec 4.11). `runMachine` drives it, the widget performs its effects.
 */
export const conversationMachine: Machine<ConversationState, ConversationEvent, ConversationEffect> = {
  transition(state, event, at) {
    const next = react(state, event, at)
    // What runs by the defaults starts again once the company's timers are known. A later change lets it run.
    const isNews = state.timers === null && next.state.timers !== null
    const before = isNews ? INITIAL_CONVERSATION : state
    return { state: followRules(before, next.state, at), effects: next.effects }
  },
  deadline: { type: 'deadline' },
  nextDeadline,
}

function react(state: ConversationState, event: ConversationEvent, at: number): Next {
  switch (event.type) {
    case 'timers-known':
      return noEffects({ ...state, timers: event.timers })
    case 'email-given':
      return isEmail(event.email) ? sendNext({ ...state, email: event.email.trim() }) : noEffects(state)
    case 'resumed':
      return resume(state, event)
    case 'sent':
      return send(state, event, at)
    case 'upload-progressed':
      return noEffects(uploadProgressed(state, event))
    case 'uploaded':
      return uploaded(state, event)
    case 'retried':
      return sendNext(retry(state, event.clientId))
    case 'discarded':
      return discard(state, event.clientId)
    case 'typed':
      return typed(state, at)
    case 'seen':
      return seen(state)
    case 'follow-up-answered':
      return answerFollowUp(state, event, at)
    case 'streamed':
      return noEffects(streamed(state, event.text, at))
    case 'rated':
      return rate(state, event)
    case 'human-requested':
      return setNeedsHuman(state, true)
    case 'human-withdrawn':
    case 'reopen-chosen':
      return setNeedsHuman(state, false)
    case 'ticket-opened':
      return noEffects({ ...state, isTicketOpen: true })
    case 'created':
      return created(state, event.conversationId)
    case 'page-read':
      return noEffects({ ...state, outbox: state.outbox.map(message => ({ page: event.page, ...message })) })
    case 'delivery-failed':
      return sendNext(deliveryFailed(state, event, at))
    case 'acknowledged':
      return acknowledged(state, event, at)
    case 'received':
      return received(state, event, at)
    case 'changed':
      return changed(state, event.conversation, at)
    case 'nudged':
      return nudged(state)
    case 'woken':
      return event.isOffline
        ? noEffects({ ...state, isOffline: true })
        : sendNext({ ...state, isOffline: false, retryAt: null })
    case 'queue-position':
      return noEffects(state.queueRefreshAt === null ? state : { ...state, queuePosition: event.position })
    case 'offer-answered':
      return answerOffer(state, event, at)
    case 'article-picked':
      return pickArticle(state, event, at)
    case 'start-new-chosen':
      return startNew(state)
    case 'missing':
      return replaceMissing(state)
    case 'deadline':
      return deadline(state, at)
  }
}
