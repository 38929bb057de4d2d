import { about, type Edges, type Effect, isGone, lose } from './edges.ts'

/** Asks for what is missing; one question at a time, and what is asked meanwhile is asked once more afterwards. */
export function createFetching(edges: Edges): (effect: Effect<'fetch-messages'>) => Promise<void> {
  const { dispatch } = edges
  const running = new Set<string>()
  const again = new Set<string>()

  return async ({ conversationId, after }) => {
    if (running.has(conversationId)) return void again.add(conversationId)
    running.add(conversationId)
    await about(edges, 'listMessages', conversationId, { query: { after } }, result => {
      running.delete(conversationId)
      const isAskedAgain = again.delete(conversationId)
      if (result.kind === 'ok') {
        const { messages, conversation } = result.value
        dispatch({ type: 'received', messages, conversation })
        const last = messages.at(-1)?.sequence ?? Number.POSITIVE_INFINITY
        if (isAskedAgain || last < conversation.last_sequence) dispatch({ type: 'nudged' })
      } else if (isGone(result)) lose(edges, conversationId)
    })
    running.delete(conversationId)
    again.delete(conversationId)
  }
}
