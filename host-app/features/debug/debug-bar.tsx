import { useQuery } from '@tanstack/react-query'
import { Bug, X } from 'lucide-react'
import { useState } from 'react'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { callApi } from '../../adapters/call-api.ts'
import styles from './debug-bar.module.css'
import { DebugList } from './debug-list.tsx'
import { isDebugAskedHere } from './is-debug-asked.ts'
import { serverWantsDebug } from './server-wants-debug.ts'
import { useDebugFacts } from './use-debug-facts.ts'

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
  return <OpenBar close={() => setClosed(true)} />
}

function OpenBar({ close }: { readonly close: () => void }) {
  const facts = useDebugFacts()
  const [[, status] = [], , [, tenant] = []] = facts
  return (
    <aside className={styles['bar']} aria-label="Debug">
      <details>
        <summary>
          <Bug size={14} aria-hidden="true" />
          {status} at {tenant}
        </summary>
        <DebugList facts={facts} />
      </details>
      <button type="button" aria-label="Close the debug bar" onClick={close}>
        <X size={14} aria-hidden="true" />
      </button>
    </aside>
  )
}
