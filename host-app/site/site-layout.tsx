import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { ConsentNotice } from '../features/consent/consent-notice.tsx'
import { ExitPopup } from '../features/exit-intent/exit-popup.tsx'
import { LeadDialog } from '../features/leads/lead-dialog.tsx'
import { Surveys } from '../sections/surveys.tsx'
import { DeferredHydration } from '../ui/deferred-hydration.tsx'
import { Footer } from './footer.tsx'
import { LowerSections } from './lower-sections.tsx'
import { NavBar } from './nav-bar.tsx'
import styles from './site-layout.module.css'
import { SiteTenantBanner } from './site-tenant-banner.tsx'
import { usePageTop } from './use-page-top.ts'
import { useSiteSession } from './use-site-session.ts'

/** What stands around every public page. */
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
