import { Suspense, useLayoutEffect } from 'react'
import { createRoutesFromElements, Route, useLocation, useRoutes } from 'react-router-dom'
import { adminTheme } from '#host-app/shared/theme/admin-theme.ts'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { LeavePage } from '#host-app/shared/ui/leave-page.tsx'
import { PageSpinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { adminRoutes } from './routes/admin-routes.tsx'
import { authRoutes } from './routes/auth-routes.tsx'

const SignedArea = lazyPart(async () => (await import('./signed-area.tsx')).SignedArea)
const PreviewPage = lazyPart(async () => (await import('./pages/preview-page.tsx')).PreviewPage)
const WidgetPage = lazyPart(async () => (await import('./pages/widget-page.tsx')).WidgetPage)

/** All routes of the app. */
export const ROUTES = createRoutesFromElements(
  <>
    <Route path="/widget/preview" element={<PreviewPage />} />
    <Route path="/widget/:widget" element={<WidgetPage />} />
    <Route element={<SignedArea />}>
      {authRoutes}
      {adminRoutes}
    </Route>
    <Route path="*" element={<LeavePage />} />
  </>,
)

/** The page at the current address. The router around it is the browser's or the prerenderer's. */
export function App() {
  const { pathname } = useLocation()
  useLayoutEffect(() => adminTheme().showAt(pathname), [pathname])
  return <Suspense fallback={<PageSpinner label="Loading" />}>{useRoutes(ROUTES)}</Suspense>
}
