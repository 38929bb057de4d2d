import { retryDelayMs } from '#core/conversation/retry-delay.ts'
import { about, type Edges, type Effect, takeChange } from './edges.ts'

/** Asks for a human, or takes it back, until the server has heard it or the visitor has chosen otherwise. */
export function createHumanRequests(edges: Edges): (effect: Effect<'set-needs-human'>) => Promise<void> {
  const { patience, state } = edges
  let newest: Effect<'set-needs-human'> | null = null

  return async effect => {
    const { conversationId, needsHuman } = effect
    const request = { body: { needs_human: needsHuman } }
    newest = effect
    let isHeard = false
    for (let failures = 1; !isHeard; failures += 1) {
      await about(edges, 'setNeedsHuman', conversationId, request, result => {
        isHeard = result.kind !== 'unreachable'
        if (newest === effect) takeChange(edges, conversationId, result)
      })
      if (!isHeard) await patience.wait(retryDelayMs(failures))
      if (newest !== effect || state().conversationId !== conversationId) return
    }
  }
}
