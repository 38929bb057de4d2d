import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hydrationDone } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import { endHydration } from '#host-app/shared/ui/lazy/is-hydrating.ts'
import { LeavePage } from '#host-app/shared/ui/leave-page.tsx'
import { SiteLayout } from './site-layout.tsx'
import { pageAt } from './site-page.tsx'

/** The public pages. The router around them is the browser's or the prerenderer's. */
export function SiteApp() {
  const { pathname } = useLocation()
  useFetchAhead()
  useEffect(() => void hydrationDone().then(endHydration), [])
  const Page = pageAt(pathname.replace(/(.)\/$/, '$1'))
  if (!Page) return <LeavePage />
  return (
    <SiteLayout>
      <Suspense fallback={null}>
        <Page key={pathname} />
      </Suspense>
    </SiteLayout>
  )
}

/** Loads a page of the site when its link is hovered or focused, so that it is ready on the click. */
function useFetchAhead(): void {
  useEffect(() => {
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin)
        pageAt(link.pathname)
          ?.preload()
          .catch(() => {})
    }
    document.addEventListener('pointerover', approach, { passive: true })
    document.addEventListener('focusin', approach)
    return () => {
      document.removeEventListener('pointerover', approach)
      document.removeEventListener('focusin', approach)
    }
  }, [])
}
