import '#host-app/shared/base.css'
import '#host-app/shared/theme/theme.css'
import '#host-app/shared/theme/forced-colors.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { DEMO_FRAMES } from '#contract/constants/demo.ts'
import { isDemoInbox } from '#host-app/shared/browser/is-demo-inbox.ts'
import { passGate } from '#host-app/shared/preview-gate/pass-gate.ts'
import { adminTheme } from '#host-app/shared/theme/admin-theme.ts'
import { App, ROUTES } from './app.tsx'
import { preloadPage } from './routes/preload-page.ts'

await Promise.all([passGate(), preloadPage(ROUTES, window.location.pathname)])
// Before the first render, so that a dark page doesn't flash white.
adminTheme().showAt(window.location.pathname)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {isDemoInbox(window) ? (
      <MemoryRouter initialEntries={[DEMO_FRAMES.inbox]}>
        <App />
      </MemoryRouter>
    ) : (
      <BrowserRouter>
        <App />
      </BrowserRouter>
    )}
  </StrictMode>,
)
