import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { ConsentNotice } from '../features/consent/consent-notice.tsx'
import { ExitPopup } from '../features/exit-intent/exit-popup.tsx'
import { LeadDialog } from '../features/leads/lead-dialog.tsx'
import { Surveys } from '../sections/widgets/surveys.tsx'
import { DeferredHydration } from '../ui/lazy/deferred-hydration.tsx'
import { Footer } from './footer.tsx'
import { LowerSections } from './lower-sections.tsx'
import { NavBar } from './nav/nav-bar.tsx'
import styles from './site-layout.module.css'
import { SiteTenantBanner } from './site-tenant-banner.tsx'
import { useSiteSession } from './use-site-session.ts'

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
