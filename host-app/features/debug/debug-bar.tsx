import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { CallApi } from '../../adapters/api/api.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { isDebugRequestedHere } from './is-debug-requested.ts'

const OpenDebugBar = lazyPart(async () => (await import('./open-debug-bar.tsx')).OpenDebugBar)

/** A bar with the authentication state, for debugging (GUARD-06). */
export function DebugBar() {
  const [isRequested] = useState(() => isDebugRequestedHere(localStorage.getItem(STORAGE_KEYS.debugBar)))
  const [isClosed, setClosed] = useState(false)
  const wanted = useQuery({
    queryKey: queryKeys.debugBar(),
    queryFn: () => serverWantsDebug({ fetch: (...args) => fetch(...args), callApi }),
    enabled: !isRequested,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isClosed || !(isRequested || wanted.data === true)) return null
  return (
    <Suspense fallback={null}>
      <OpenDebugBar onClose={() => setClosed(true)} />
    </Suspense>
  )
}

/**
 * Returns whether the server enables the debug bar (GUARD-06): by its flag, fetched without cache or
 * credentials; if that fails, by the staff's own call. Never rejects.
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
