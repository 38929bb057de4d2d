import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { BRAND } from '#contract/brand.ts'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

/**
 * Query parameters that turn the bar on. The last one is also the name of the cookie and of the global flag.
 */
const OWN_NAME = `${BRAND.slug}_debug`

const QUERY_NAMES = ['debugbar', 'debug', OWN_NAME] as const

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

type Page = {
  readonly search: string
  readonly cookie: string
  /** The stored setting; null for none. */
  readonly stored: string | null
  /** The global flag on `window`. */
  readonly flag: unknown
}

/** Returns whether the user of this browser has turned on the debug bar (GUARD-06). */
export function isDebugRequested({ search, cookie, stored, flag }: Page): boolean {
  const query = new URLSearchParams(search)
  return (
    isOn(flag) ||
    isOn(stored) ||
    QUERY_NAMES.some(name => isOn(query.get(name))) ||
    cookie.split(/;\s*/).includes(`${OWN_NAME}=1`)
  )
}

/** Returns the same for the open page. */
function isDebugRequestedHere(stored: string | null): boolean {
  const flag: unknown = Reflect.get(window, OWN_NAME)
  return isDebugRequested({ search: window.location.search, cookie: document.cookie, stored, flag })
}

function isOn(value: unknown): boolean {
  return value === true || value === '1' || value === 'true'
}
