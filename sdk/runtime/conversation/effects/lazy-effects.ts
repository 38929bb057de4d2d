import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { applyChange, callForConversation, type Edges, type Effect, type LazyPerformer } from './edges.ts'
import { createAnswerFollower } from './follow-answer.ts'
import { createUploads } from './uploads.ts'

/** Performs the late effects; their code comes with what draws answers. */
export function createLazyPerformer(edges: Edges): LazyPerformer {
  const answer = createAnswerFollower(edges)
  const setNeedsHuman = createHumanRequests(edges)
  const uploads = createUploads(edges)

  return {
    leave() {
      uploads.cancelAll()
      answer.close()
    },
    perform(effect) {
      switch (effect.type) {
        case 'open-stream':
          return answer.open(effect)
        case 'upload-file':
          return uploads.start(effect)
        case 'cancel-upload':
          return uploads.cancel(effect.clientId)
        case 'apply-timeout':
          return applyTimeout(edges, effect)
        case 'rate-answer':
          return rateAnswer(edges, effect)
        case 'set-needs-human':
          return setNeedsHuman(effect)
        case 'ask-queue-position':
          return askQueuePosition(edges, effect)
      }
    },
  }
}

/** The visitor's word on an AI answer. */
function rateAnswer(
  edges: Edges,
  { conversationId, messageId, helpful }: Effect<'rate-answer'>,
): Promise<void> {
  return callForConversation(
    edges,
    'rateAnswer',
    conversationId,
    { body: { message_id: messageId, helpful } },
    result => {
      if (result.kind === 'ok') edges.dispatch({ type: 'received', messages: [result.value] })
      else edges.report('action', 'the rating was not taken')
    },
  )
}

/** Tells the server that a rule is due; a job of the server does it for those whose word does not arrive. */
function applyTimeout(edges: Edges, { conversationId, rule }: Effect<'apply-timeout'>): Promise<void> {
  return callForConversation(edges, 'applyTimeout', conversationId, { body: { rule } }, result =>
    applyChange(edges, conversationId, result),
  )
}

/** A call that fails counts as the first place (CHAT-10). */
function askQueuePosition(edges: Edges, { conversationId }: Effect<'ask-queue-position'>): Promise<void> {
  return callForConversation(edges, 'getQueuePosition', conversationId, {}, result =>
    edges.dispatch({ type: 'queue-position', position: result.kind === 'ok' ? result.value.position : 1 }),
  )
}

/** Asks for a human, or takes it back, until the server has heard it or the visitor has chosen otherwise. */
function createHumanRequests(edges: Edges): (effect: Effect<'set-needs-human'>) => Promise<void> {
  const { delay, state } = edges
  let newest: Effect<'set-needs-human'> | null = null

  return async effect => {
    const { conversationId, needsHuman } = effect
    const request = { body: { needs_human: needsHuman } }
    newest = effect
    let isDelivered = false
    for (let failures = 1; !isDelivered; failures += 1) {
      await callForConversation(edges, 'setNeedsHuman', conversationId, request, result => {
        isDelivered = result.kind !== 'unreachable'
        if (newest === effect) applyChange(edges, conversationId, result)
      })
      if (!isDelivered) await delay.wait(retryDelayMs(failures))
      if (newest !== effect || state().conversationId !== conversationId) return
    }
  }
}
