import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { endHydration } from '../pictures/is-hydrating.ts'
import { LeavePage } from '../ui/leave-page.tsx'
import { turnsTaken } from '../ui/own-turn.tsx'
import { SiteLayout } from './site-layout.tsx'
import { pageAt } from './site-page.tsx'
import { useFetchAhead } from './use-fetch-ahead.ts'

/** The public pages. The router around them is the browser's or the prerenderer's. */
export function SiteApp() {
  const { pathname } = useLocation()
  useFetchAhead()
  useEffect(() => void turnsTaken().then(endHydration), [])
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
