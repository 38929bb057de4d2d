import { isGivenUp } from '#core/conversation/conditions.ts'
import type { OutgoingMessage } from '#core/conversation/state.ts'
import { retryDelayMs } from '#core/conversation/visitor/retry-delay.ts'
import type { Edges } from './edges.ts'
import { upload } from './uploads.ts'

/**
 * Returns a function that delivers what waits in conversations that the visitor has left, in its order, until the server is
 * reached. What it refuses waits until the visitor returns. A message that is also sent from elsewhere arrives once,
 * because its client id is the same.
 */
export function createLeftDelivery(edges: Edges): () => Promise<void> {
  const { credentials, delay, files, outbox, state } = edges
  let isAsked = false
  let isRunning = false

  const isLeft = (id: string) => id !== state().conversationId && outbox.ids().includes(id)

  /** Returns whether the server was reached. */
  async function deliver(
    id: string,
    { clientId, choice, page, ...message }: OutgoingMessage,
  ): Promise<boolean> {
    let { content } = message
    const file = files.get(clientId)
    if (content === '') {
      if (!file) return true
      const { signal } = new AbortController()
      const result = await upload(edges, { conversationId: id, file, signal, onProgress: () => {} })
      if (result.kind !== 'ok') return result.kind === 'refused'
      // The visitor has returned, so that the conversation uploads it.
      if (!isLeft(id)) return true
      content = result.value.url
      outbox.settle(id, clientId, content)
      files.delete(clientId)
    }
    const body = { content, client_id: clientId, page, ...(choice && { meta: choice }) }
    const result = await credentials.ask('postMessage', id, { body })
    if (result.kind === 'ok') outbox.settle(id, clientId)
    return result.kind !== 'unreachable'
  }

  async function deliverAll(): Promise<boolean> {
    for (const id of outbox.ids())
      for (const message of outbox.load(id)) {
        if (!isLeft(id)) break
        if (!isGivenUp(message) && !(await deliver(id, message))) return false
      }
    return true
  }

  return async () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    for (let failures = 0; isAsked; ) {
      isAsked = false
      if (await deliverAll()) continue
      isAsked = true
      failures += 1
      await delay.wait(retryDelayMs(failures))
    }
    isRunning = false
  }
}
