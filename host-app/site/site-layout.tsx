import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { tenantOfHost } from '#core/tenant-of-host.ts'
import { logError } from '#host-app/shared/browser/log.ts'
import { keepTenantCookie } from '#host-app/shared/session/tenant-cookie.ts'
import { TenantBanner } from '#host-app/shared/tenancy/tenant-banner.tsx'
import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import { ConsentNotice } from './consent/consent-notice.tsx'
import { nameOf } from './content/site-map.ts'
import { ExitPopup } from './exit-intent/exit-popup.tsx'
import { Footer } from './footer.tsx'
import { LeadDialog } from './leads/lead-dialog.tsx'
import { NavBar } from './nav/nav-bar.tsx'
import { Icon } from './sections/icon.tsx'
import { Surveys } from './sections/widgets/surveys.tsx'
import styles from './site-layout.module.css'
import { useSiteSession } from './use-site-session.ts'

const WORKS_WITH = [
  'Plain HTML',
  'React',
  'Single-page apps',
  'A strict CSP',
  'An iframe',
  'PostgreSQL',
  'Supabase',
  'Any OpenAI-compatible model',
  'SMTP',
] as const

const TRUST = [
  { icon: 'shield', to: '/compliance/security' },
  { icon: 'lock', to: '/compliance/gdpr-dsar' },
  { icon: 'hand', to: '/compliance/wcag' },
  { icon: 'company', to: '/compliance/subprocessors' },
] as const

/** The frame of every public page. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const session = useSiteSession()
  const isSignedIn = session.status === 'signed-in'
  usePageTop()
  useEffect(() => {
    if (isSignedIn && pathname === '/') window.location.replace('/admin/dashboard')
  }, [isSignedIn, pathname])
  const [isBare, setBare] = useState(false)
  useEffect(() => setBare(isEmbedded(window.location.search)), [])
  if (isBare) return <main className={styles['main']}>{children}</main>
  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to the content
      </a>
      <NavBar session={session} />
      <main id="main" className={styles['main']}>
        <SiteTenantBanner />
        {children}
      </main>
      <DeferredHydration>
        <LowerSections />
      </DeferredHydration>
      <DeferredHydration>
        <Footer />
      </DeferredHydration>
      <Surveys />
      <LeadDialog />
      <ExitPopup session={session.status} />
      <ConsentNotice />
    </>
  )
}

/**
 * Scrolls to the page's top, or to its hash, at each navigation (NAV-10). The first page stays where the
 * browser put it.
 */
function usePageTop(): void {
  const { pathname, hash } = useLocation()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's change is a navigation, whatever its hash.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (named) named.scrollIntoView()
    if (hash === '') window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }, [pathname, hash])
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The tenant's banner on public pages. In the default context it requests nothing and sets no cookie. */
function SiteTenantBanner() {
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    if (tenantOfHost(window.location.host) === null) return
    keepTenantCookie()
    loadTenantName().then(setName, error => logError('The tenant could not be loaded', error))
  }, [])
  return name === null ? null : <TenantBanner name={name} onLeave={stopImpersonating} />
}

/** Returns the tenant's name; null for the default tenant. Only a tenant's page loads the code of the request. */
async function loadTenantName(): Promise<string | null> {
  const [{ callPublicApi }, { loadTenant }] = await Promise.all([
    import('#host-app/shared/api/call-public-api.ts'),
    import('#host-app/shared/tenancy/tenant.ts'),
  ])
  const tenant = await loadTenant(callPublicApi, logError)
  return tenant.isDefaultTenant ? null : tenant.name
}

/** Ends this tab's impersonation, if there is one; only then is the code loaded. */
async function stopImpersonating(event: MouseEvent): Promise<void> {
  if (sessionStorage.getItem(STORAGE_KEYS.impersonationSession) === null) return
  event.preventDefault()
  const { ownImpersonate } = await import('#host-app/shared/impersonation/own-impersonate.ts')
  await ownImpersonate().stop()
}

/** The last sections of every public page: integrations, and links about trust (ADMIN-06). */
function LowerSections() {
  return (
    <div className={styles['lower']}>
      <section aria-labelledby="works-with">
        <h2 id="works-with">Works with</h2>
        <ul>
          {WORKS_WITH.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="trust">
        <h2 id="trust">Trust and compliance</h2>
        <ul>
          {TRUST.map(({ icon, to }) => (
            <li key={to}>
              <Icon name={icon} size={18} />
              <Link to={to}>{nameOf(to)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
