import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { LeavePage } from '../ui/leave-page.tsx'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { lazyPage } from './lazy-page.tsx'
import { adminRoutes } from './routes/admin-routes.tsx'
import { authRoutes } from './routes/auth-routes.tsx'

const SignedArea = lazyPage(async () => (await import('./signed-area.tsx')).SignedArea)
const WidgetPage = lazyPage(async () => (await import('./pages/widget-page.tsx')).WidgetPage)

/** All routes. The router around them is the browser's or the prerenderer's. */
export function App() {
  return (
    <Suspense fallback={<PageSpinner label="Loading" />}>
      <Routes>
        <Route path="/widget/:widget" element={<WidgetPage />} />
        <Route element={<SignedArea />}>
          {authRoutes}
          {adminRoutes}
        </Route>
        <Route path="*" element={<LeavePage />} />
      </Routes>
    </Suspense>
  )
}
