import { RETRY_FIRST_MS, RETRY_MAX_MS } from '#contract/constants/conversation.ts'
import { about, type Edges, type Effect, takeChange } from './edges.ts'

/** Asks for a human, or takes it back, until the server has heard it or the visitor has chosen otherwise. */
export function createHumanRequests(edges: Edges): (effect: Effect<'set-needs-human'>) => Promise<void> {
  const { patience, state } = edges
  let newest: Effect<'set-needs-human'> | null = null

  return async effect => {
    const { conversationId, needsHuman } = effect
    const request = { body: { needs_human: needsHuman } }
    newest = effect
    let wait = RETRY_FIRST_MS
    for (let isHeard = false; !isHeard; wait = Math.min(RETRY_MAX_MS, wait * 2)) {
      await about(edges, 'setNeedsHuman', conversationId, request, result => {
        isHeard = result.kind !== 'unreachable'
        if (newest === effect) takeChange(edges, conversationId, result)
      })
      if (!isHeard) await patience.wait(wait)
      if (newest !== effect || state().conversationId !== conversationId) return
    }
  }
}
