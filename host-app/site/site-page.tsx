import { type LazyPage, lazyPage } from '../app/lazy-page.tsx'
import { loadPage } from '../content/load-page.ts'
import type { SitePath } from '../content/page.ts'
import { SITE_PAGES } from '../content/site-map.ts'
import { DrawPage } from '../templates/draw-page.tsx'
import { useTitle } from '../ui/use-title.ts'

const PATHS = new Set<string>(SITE_PAGES.map(({ path }) => path))
const made = new Map<string, LazyPage>()

/** The page at a path, as a component that can be loaded ahead; undefined when the site has none there. */
export function pageAt(path: string): LazyPage | undefined {
  if (!PATHS.has(path)) return undefined
  const page = made.get(path) ?? makePage(path as SitePath)
  made.set(path, page)
  return page
}

function makePage(path: SitePath): LazyPage {
  return lazyPage(async () => {
    const page = await loadPage(path)
    return function SitePage() {
      useTitle(page.title)
      return <DrawPage page={page} />
    }
  })
}
