import '../app/base.css'
import './site.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { passGate } from '../features/preview-gate/pass-gate.ts'
import { SiteApp } from './site-app.tsx'
import { pageAt } from './site-page.tsx'

await passGate()
/** Every page of the site is prerendered: the client takes it over once its content is here. */
await pageAt(window.location.pathname.replace(/(.)\/$/, '$1'))?.preload()
hydrateRoot(
  document.getElementById('root')!,
  <BrowserRouter>
    <SiteApp />
  </BrowserRouter>,
)
