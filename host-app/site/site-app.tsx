import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { endHydration } from '../pictures/is-hydrating.ts'
import { hydrationDone } from '../ui/deferred-hydration.tsx'
import { LeavePage } from '../ui/leave-page.tsx'
import { SiteLayout } from './site-layout.tsx'
import { pageAt } from './site-page.tsx'
import { useFetchAhead } from './use-fetch-ahead.ts'

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
