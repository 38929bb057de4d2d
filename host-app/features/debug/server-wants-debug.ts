import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { CallApi } from '../../adapters/api.ts'

/**
 * Whether the server wants the debug bar to be shown (GUARD-06): its flag, asked for without cache or credentials; if that
 * is not to be had, the word of the staff's own call. Never rejects.
 */
export async function serverWantsDebug(deps: {
  readonly fetch: typeof fetch
  readonly callApi: CallApi
}): Promise<boolean> {
  const [method, path] = ENDPOINTS.debugbar
  try {
    const answer = await deps.fetch(path, { method, cache: 'no-store', credentials: 'omit' })
    if (answer.ok) return isEnabled(await answer.json())
    return isEnabled(await deps.callApi('adminDebugbar'))
  } catch {
    return false
  }
}

function isEnabled(answer: ResponseOf<'debugbar'>): boolean {
  return answer.enabled === true
}
