import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PageSpinner } from '../ui/page-spinner.tsx'
import { lazyPage } from './lazy-page.tsx'
import { PAGES } from './pages.ts'

const SignedArea = lazyPage(async () => (await import('./signed-area.tsx')).SignedArea)
const LoginPage = lazyPage(async () => (await import('../features/auth/login-page.tsx')).LoginPage)
const AdminLayout = lazyPage(async () => (await import('../admin/admin-layout.tsx')).AdminLayout)
const InboxPage = lazyPage(async () => (await import('../admin/conversations/inbox-page.tsx')).InboxPage)
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
          <Route path="/login" element={<LoginPage />} />
          <Route path="/admin" element={<AdminLayout />}>
            <Route index element={<Navigate to="/admin/dashboard" replace />} />
            <Route path="dashboard" element={<Navigate to="/admin/conversations" replace />} />
            <Route path="conversations/:id?" element={<InboxPage />} />
          </Route>
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
    </Suspense>
  )
}
