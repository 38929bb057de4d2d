import type { SitePath } from '../content/page.ts'
import { isPlanned, nameOf } from '../content/site-map.ts'
import { Badge } from '../ui/badge.tsx'

/** The name of a page as links to it show it, labeled where the page is about what is not built yet. */
export function PageName({ path }: { readonly path: SitePath }) {
  if (!isPlanned(path)) return nameOf(path)
  return (
    <>
      {nameOf(path)} <Badge>Planned</Badge>
    </>
  )
}
