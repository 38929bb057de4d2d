import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { impersonationStore } from '../session/impersonation-store.ts'
import { takeLinkSecrets } from '../session/link-secrets.ts'
import { ImpersonationContext } from './impersonation-context.ts'
import { ownImpersonate } from './own-impersonate.ts'

/** The token of an address is used once per page, even if React mounts the components again. */
let linked: Promise<void> | null = null

/** Provides the tab's impersonation, restored from storage or started by the address. */
export function ImpersonationProvider({ children }: { children: ReactNode }) {
  const current = useSyncExternalStore(impersonationStore().subscribe, impersonationStore().current)
  const [isLoading, setLoading] = useState(() => takeLinkSecrets().impersonateToken !== null)
  const [impersonate] = useState(ownImpersonate)

  useEffect(() => {
    const { impersonateToken } = takeLinkSecrets()
    if (impersonateToken === null) return
    linked ??= impersonate.startByLink(impersonateToken)
    linked.then(() => setLoading(false))
  }, [impersonate])

  const control = useMemo(() => ({ ...impersonate, isLoading, current }), [impersonate, isLoading, current])
  return <ImpersonationContext value={control}>{children}</ImpersonationContext>
}
