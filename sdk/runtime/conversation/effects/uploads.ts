import type { Result } from '../../api/create-api.ts'
import type { Edges, Effect } from './edges.ts'

/** Uploads the files of the outbox (CHAT-24). */
export type Uploads = {
  readonly start: (effect: Effect<'upload-file'>) => Promise<void>
  readonly cancel: (clientId: string) => void
  readonly cancelAll: () => void
}

type Upload = {
  readonly conversationId: string
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
}

/** Uploads a file of a conversation. Loads the code for it first. */
export function upload(edges: Edges, { conversationId, ...given }: Upload): Promise<Result<{ url: string }>> {
  const { credentials, clock, newId } = edges
  const loading = import('../../files/upload.ts').catch(() => null)
  return credentials.use(conversationId, async (token, { realtime }) => {
    const code = await loading
    if (!code) return { kind: 'unreachable' }
    const randomPart = (newId() + newId()).replace(/-/g, '')
    return code.uploadFile({ ...given, conversationId, realtime, token, now: clock.now(), randomPart })
  })
}

/** Creates the uploads of a conversation. */
export function createUploads(edges: Edges): Uploads {
  const { files, state, dispatch } = edges
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
    const onProgress = (progress: number) =>
      signal.aborted || dispatch({ type: 'upload-progressed', clientId, progress })
    const result = await upload(edges, { conversationId, file, signal, onProgress })
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
