import { Badge } from '#host-app/shared/ui/badge.tsx'
import type { SitePath } from '../content/page.ts'
import { isPlanned, nameOf } from '../content/site-map.ts'

/** The name of a page as shown in links, labeled if the feature is not built yet. */
export function PageName({ path }: { readonly path: SitePath }) {
  if (!isPlanned(path)) return nameOf(path)
  return (
    <>
      {nameOf(path)} <Badge>Planned</Badge>
    </>
  )
}
