import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { callApi } from '../../adapters/call-api.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { isDebugAskedHere } from './is-debug-asked.ts'
import { serverWantsDebug } from './server-wants-debug.ts'

const OpenDebugBar = lazyPart(async () => (await import('./open-debug-bar.tsx')).OpenDebugBar)

/** What this page knows of who is here, for those who look into a fault (GUARD-06). */
export function DebugBar() {
  const [isAsked] = useState(() => isDebugAskedHere(localStorage.getItem(STORAGE_KEYS.debugBar)))
  const [isClosed, setClosed] = useState(false)
  const wanted = useQuery({
    queryKey: ['debugbar'],
    queryFn: () => serverWantsDebug({ fetch: (...args) => fetch(...args), callApi }),
    enabled: !isAsked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isClosed || !(isAsked || wanted.data === true)) return null
  return (
    <Suspense fallback={null}>
      <OpenDebugBar onClose={() => setClosed(true)} />
    </Suspense>
  )
}
