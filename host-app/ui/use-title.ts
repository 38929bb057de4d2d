import { useEffect } from 'react'
import { BRAND } from '#contract/brand.ts'

/** Sets the tab's title to `<title> – <brand>` while the page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${BRAND.name}`
  }, [title])
}
