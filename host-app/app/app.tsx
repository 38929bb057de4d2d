import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { lazyPage } from './lazy-page.tsx'
import { PAGES } from './pages.ts'
import { adminRoutes } from './routes/admin-routes.tsx'
import { authRoutes } from './routes/auth-routes.tsx'

const SignedArea = lazyPage(async () => (await import('./signed-area.tsx')).SignedArea)
const WidgetPage = lazyPage(async () => (await import('./pages/widget-page.tsx')).WidgetPage)

/** All routes. The router around them is the browser's or the prerenderer's. */
export function App() {
  return (
    <Suspense fallback={<PageSpinner label="Loading" />}>
      <Routes>
        {PAGES.map(({ path, Component }) => (
          <Route key={path} path={path} element={<Component />} />
        ))}
        <Route path="/widget/:widget" element={<WidgetPage />} />
        <Route element={<SignedArea />}>
          {authRoutes}
          {adminRoutes}
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  )
}
