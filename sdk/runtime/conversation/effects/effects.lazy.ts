import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import { readAnswerStream } from '../../api/answer-stream.ts'
import { createLeftDelivery } from './deliver-left.ts'
import { applyChange, callForConversation, type Edges, type Effect, type LazyPerformer } from './edges.ts'
import type { createRatings } from './rate-answers.ts'
import { createUploads } from './uploads.ts'

/** Creates the performer of the lazy effects. Its code loads together with the components for answers. */
export function createLazyPerformer(edges: Edges): LazyPerformer {
  const answer = createAnswerFollower(edges)
  const setNeedsHuman = createHumanRequests(edges)
  const uploads = createUploads(edges)
  const rateAnswer = createLazyRatings(edges)

  return {
    deliverLeft: createLeftDelivery(edges),
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
          return rateAnswer(effect)
        case 'set-needs-human':
          return setNeedsHuman(effect)
        case 'ask-queue-position':
          return askQueuePosition(edges, effect)
      }
    },
  }
}

/** Returns a function that sends ratings. Its code loads with the first one, also if that takes several attempts. */
function createLazyRatings(edges: Edges): (effect: Effect<'rate-answer'>) => Promise<void> {
  let ratings: Promise<ReturnType<typeof createRatings>> | undefined

  async function load(): Promise<ReturnType<typeof createRatings>> {
    for (let failures = 1; ; failures += 1) {
      const module = await import('./rate-answers.ts').catch(() => null)
      if (module) return module.createRatings(edges)
      await edges.delay.wait(retryDelayMs(failures))
    }
  }

  return async effect => {
    ratings ??= load()
    return (await ratings)(effect)
  }
}

/** Asks the server to apply a timeout that is due. If the request fails, a job of the server applies it. */
function applyTimeout(edges: Edges, { conversationId, rule }: Effect<'apply-timeout'>): Promise<void> {
  return callForConversation(edges, 'applyTimeout', conversationId, { body: { rule } }, result =>
    applyChange(edges, conversationId, result),
  )
}

/**
 * Fetches the position in the queue, and whether people can answer now. A failed call counts as position 1 (CHAT-10).
 */
function askQueuePosition(edges: Edges, { conversationId }: Effect<'ask-queue-position'>): Promise<void> {
  return callForConversation(edges, 'getQueuePosition', conversationId, {}, result => {
    const value = result.kind === 'ok' ? result.value : null
    if (value) edges.setOnline(value.is_online)
    edges.dispatch({ type: 'queue-position', position: value?.position ?? 1 })
  })
}

/**
 * Returns a function that requests a human or withdraws the request. Retries until the server confirms or the
 * visitor changes the choice.
 */
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

/** Streams at most one answer while the AI writes it. */
type AnswerFollower = {
  readonly open: (effect: Effect<'open-stream'>) => Promise<void>
  readonly close: () => void
}

/** Creates the follower of a conversation. */
function createAnswerFollower(edges: Edges): AnswerFollower {
  const { baseUrl, tenant, credentials, dispatch } = edges
  let current: AbortController | null = null

  function close(): void {
    current?.abort()
    current = null
  }

  return {
    close,
    async open({ conversationId }) {
      close()
      const controller = new AbortController()
      const { signal } = controller
      current = controller
      const credential = await credentials.get(conversationId)
      if (credential.kind === 'ok' && !signal.aborted) {
        const { token } = credential.value
        const onText = (text: string) => dispatch({ type: 'streamed', text })
        await readAnswerStream({ baseUrl, tenant, token, conversationId, signal, onText })
      }
      if (!signal.aborted) dispatch({ type: 'streamed', text: null })
    },
  }
}
