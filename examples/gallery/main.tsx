import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'
import { fetchManifest } from './manifest.ts'
import './gallery.css'

const root = createRoot(document.getElementById('root')!)
fetchManifest().then(
  elements =>
    root.render(
      <StrictMode>
        <Gallery elements={elements} />
      </StrictMode>,
    ),
  error => root.render(<p role="alert">The gallery needs a build: {String(error)}</p>),
)
