import { readAnswerStream } from '../../api/answer-stream.ts'
import type { Edges, Effect } from './edges.ts'

/** Streams at most one answer while the AI writes it. */
export type AnswerFollower = {
  readonly open: (effect: Effect<'open-stream'>) => Promise<void>
  readonly close: () => void
}

/** Creates the follower of a conversation. */
export function createAnswerFollower(edges: Edges): AnswerFollower {
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
