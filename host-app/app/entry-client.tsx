import './base.css'
import '../features/theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { DEMO_FRAMES } from '#contract/constants/demo.ts'
import { isFramed } from '../adapters/browser/is-framed.ts'
import { passGate } from '../features/preview-gate/pass-gate.ts'
import { adminTheme } from '../features/theme/admin-theme.ts'
import { App, ROUTES } from './app.tsx'
import { preloadPage } from './routes/preload-page.ts'

await Promise.all([passGate(), preloadPage(ROUTES, window.location.pathname)])
// Before the first render, so that a dark page doesn't flash white.
adminTheme().showAt(window.location.pathname)
// The demo's frame keeps its address, which says that no session is stored, and doesn't change the page's
// history.
const isDemoInbox = window.location.pathname === DEMO_FRAMES.inbox && isFramed(window)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {isDemoInbox ? (
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
