import '#host-app/shared/base.css'
import './site.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { passGate } from '#host-app/shared/preview-gate/pass-gate.ts'
import { SiteApp } from './site-app.tsx'
import { pageAt } from './site-page.tsx'

await passGate()
/** Hydrates a prerendered page of the site once its content has loaded. */
await pageAt(window.location.pathname.replace(/(.)\/$/, '$1'))?.preload()
hydrateRoot(
  document.getElementById('root')!,
  <BrowserRouter>
    <SiteApp />
  </BrowserRouter>,
)
