import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { IMPERSONATION_PADDING_PX } from '#contract/constants/identity.ts'
import { DIAGNOSTIC_PATHS } from '#contract/constants/site.ts'
import { isAdminPath } from '#core/site/is-admin-path.ts'
import { createQueryClient } from '#host-app/shared/api/query-client.ts'
import { AuthProvider } from '#host-app/shared/auth/auth-provider.tsx'
import { ImpersonationBanner } from '#host-app/shared/impersonation/impersonation-banner.tsx'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { ImpersonationProvider } from '#host-app/shared/impersonation/impersonation-provider.tsx'
import { useTenant } from '#host-app/shared/tenancy/tenant.ts'
import { TenantBanner } from '#host-app/shared/tenancy/tenant-banner.tsx'
import { TenantProvider } from '#host-app/shared/tenancy/tenant-provider.tsx'
import { Toasts } from '#host-app/shared/ui/toasts.tsx'
import { DebugBar } from './debug/debug-bar.tsx'
import styles from './signed-area.module.css'

/** What the account pages and the admin pages share: session, impersonation, tenant and toasts. */
export function SignedArea() {
  const [queryClient] = useState(createQueryClient)
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={queryClient}>
      <ImpersonationProvider>
        <AuthProvider>
          <TenantProvider>
            <Area>
              <OwnTenantBanner />
              <Outlet />
            </Area>
            <DebugBar />
            <ImpersonationBanner />
          </TenantProvider>
        </AuthProvider>
      </ImpersonationProvider>
      <Toasts place={isAdminPath(pathname) ? 'pane' : 'corner'} />
    </QueryClientProvider>
  )
}

/** Reserves space for the banner during an impersonation (ADMIN-08). */
function Area({ children }: { readonly children: ReactNode }) {
  const { current } = useImpersonation()
  return (
    <div className={styles['area']} style={{ paddingBottom: current ? IMPERSONATION_PADDING_PX : 0 }}>
      {children}
    </div>
  )
}

/**
 * The tenant's banner on the account pages. It has an exit link only during an impersonation: these pages
 * have no navigation bar, and a person who logs in has nothing to exit. The admin pages have the company's
 * name in their bar and an impersonation banner of their own; the diagnostic pages use the site's frame,
 * which has the banner.
 */
export function OwnTenantBanner() {
  const { tenant, isLoading } = useTenant()
  const { current, stop } = useImpersonation()
  const { pathname } = useLocation()
  const isElsewhere = isAdminPath(pathname) || isDiagnostic(pathname)
  if (isLoading || tenant.isDefaultTenant || isElsewhere) return null
  return (
    <TenantBanner
      name={tenant.name}
      onLeave={
        current &&
        (event => {
          event.preventDefault()
          void stop()
        })
      }
    />
  )
}

function isDiagnostic(path: string): boolean {
  return (DIAGNOSTIC_PATHS as readonly string[]).includes(path.replace(/(.)\/$/, '$1'))
}
