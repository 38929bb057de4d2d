import { useEffect, useRef, useState } from 'react'
import type { CompanyPhase } from '#core/session/company-state.ts'
import { useAuth } from '../auth/auth-context.ts'
import { useImpersonation } from '../impersonation/use-impersonation.ts'
import { type CompanyResolution, resolveCompany } from './resolve-company.ts'
import { useTenant } from './tenant.ts'

/**
 * Resolves a signed-in person's company (TENANT-05) and follows its changes; `retry` starts again after a
 * failure, `renewed` goes on after the person has signed in again.
 */
export function useCompany(userId: string): {
  readonly phase: CompanyPhase
  readonly retry: () => void
  readonly renewed: () => void
} {
  const [phase, setPhase] = useState<CompanyPhase>({ kind: 'loading', attempt: 1, at: null })
  const { signOut } = useAuth()
  const { current, stop } = useImpersonation()
  const { tenant } = useTenant()
  const resolution = useRef<CompanyResolution>(null)
  const leave = useRef(signOut)

  useEffect(() => {
    leave.current = current ? stop : signOut
  }, [current, stop, signOut])

  const impersonated = current?.company ?? null
  useEffect(() => {
    const begun = resolveCompany({ userId, impersonated, changed: setPhase, leave: () => leave.current() })
    resolution.current = begun
    return begun.stop
  }, [userId, impersonated])

  useEffect(() => {
    if (tenant.id !== '') resolution.current?.tenantKnown(tenant.id)
  }, [tenant.id])

  return {
    phase,
    retry: () => resolution.current?.retry(),
    renewed: () => resolution.current?.renewed(),
  }
}
