import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { PAGES } from './pages.ts'

/** What the build prerenders. */
export const pages = PAGES

/** The markup of one prerendered page, as the client will hydrate it. */
export async function render(path: string): Promise<string> {
  await PAGES.find(page => page.path === path)?.Component.preload()
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
}
