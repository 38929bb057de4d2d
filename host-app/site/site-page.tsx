import { type LazyPart, lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { isDocsPath, loadPage } from './content/load-page.ts'
import type { SitePath } from './content/page.ts'
import { SITE_PAGES } from './content/site-map.ts'
import { loadDrawing } from './templates/load-drawing.tsx'

const PATHS = new Set<string>(SITE_PAGES.map(({ path }) => path))
const made = new Map<string, LazyPart>()

/** Returns the page at a path, as a component that can be preloaded; undefined if the site has none. */
export function pageAt(path: string): LazyPart | undefined {
  if (!PATHS.has(path) && !isDocsPath(path)) return undefined
  const page = made.get(path) ?? makePage(path as SitePath)
  made.set(path, page)
  return page
}

function makePage(path: SitePath): LazyPart {
  return lazyPart(
    async () => {
      const page = await loadPage(path)
      const draw = await loadDrawing(page)
      return function SitePage() {
        useTitle(page.title)
        return draw()
      }
    },
    // The address is already the new page's. Its prerendered file needs no script, so this can't loop.
    () => window.location.reload(),
  )
}
