import type { Edges, Effect } from './edges.ts'

/** Uploads the files of the outbox (CHAT-24). */
export type Uploads = {
  readonly start: (effect: Effect<'upload-file'>) => Promise<void>
  readonly cancel: (clientId: string) => void
  readonly cancelAll: () => void
}

/** Creates the uploads of a conversation. */
export function createUploads(edges: Edges): Uploads {
  const { credentials, files, state, dispatch, clock, newId } = edges
  const running = new Map<string, AbortController>()

  function end(clientId: string): void {
    running.get(clientId)?.abort()
    running.delete(clientId)
  }

  async function start({ conversationId, clientId }: Effect<'upload-file'>): Promise<void> {
    const file = files.get(clientId)
    if (!file) return dispatch({ type: 'delivery-failed', clientId, isFinal: true })
    end(clientId)
    const controller = new AbortController()
    const { signal } = controller
    running.set(clientId, controller)
    const uploading = import('../../files/upload.ts').catch(() => null)
    const result = await credentials.use(conversationId, async (token, { realtime }) => {
      const upload = await uploading
      if (!upload) return { kind: 'unreachable' }
      return upload.uploadFile({
        realtime,
        token,
        conversationId,
        file,
        signal,
        onProgress: progress => signal.aborted || dispatch({ type: 'upload-progressed', clientId, progress }),
        now: clock.now(),
        randomPart: (newId() + newId()).replace(/-/g, ''),
      })
    })
    if (signal.aborted || state().conversationId !== conversationId) return
    running.delete(clientId)
    if (result.kind !== 'ok') {
      return dispatch({ type: 'delivery-failed', clientId, isFinal: result.kind === 'refused' })
    }
    files.delete(clientId)
    dispatch({ type: 'uploaded', clientId, url: result.value.url })
  }

  return {
    start,
    cancel(clientId) {
      end(clientId)
      files.delete(clientId)
    },
    cancelAll() {
      for (const clientId of [...running.keys()]) end(clientId)
    },
  }
}
