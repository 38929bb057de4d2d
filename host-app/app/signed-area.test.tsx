import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { Impersonation } from '#core/session/impersonation.ts'
import { ImpersonationContext } from '#host-app/shared/impersonation/impersonation-context.ts'
import { TenantContext } from '#host-app/shared/tenancy/tenant.ts'
import { OwnTenantBanner } from './signed-area.tsx'

const ACME = { id: 'acme-id', subdomain: 'acme', name: 'Acme', isDefaultTenant: false }
const IMPERSONATION: Impersonation = {
  id: 'impersonation-id',
  company: { id: ACME.id, subdomain: ACME.subdomain, name: ACME.name },
  staffId: 'staff-id',
  staffName: 'Sam Berg',
  canWrite: false,
  expiresAt: 0,
  accessToken: 'token',
}

/** Renders the banner of acme's login page. */
function banner(current: Impersonation | null): string {
  vi.stubGlobal('window', { location: new URL('http://acme.localhost:3000/login') })
  const control = { isLoading: false, current, start: vi.fn(), stop: vi.fn() }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/login']}>
      <TenantContext value={{ tenant: ACME, isLoading: false }}>
        <ImpersonationContext value={control}>
          <OwnTenantBanner />
        </ImpersonationContext>
      </TenantContext>
    </MemoryRouter>,
  )
}

afterEach(() => vi.unstubAllGlobals())

it('[NAV-11] names the tenant on the login page, and offers nobody a way out of an impersonation that is not there', () => {
  expect(banner(null)).toContain('You are viewing tenant: <strong>Acme</strong>')
  expect(banner(null)).not.toContain('Exit Impersonation')
})

it('[NAV-11] offers whoever acts for the tenant the way out', () => {
  expect(banner(IMPERSONATION)).toContain('Exit Impersonation</a>')
})
