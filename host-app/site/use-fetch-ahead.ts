import { useEffect } from 'react'
import { pageAt } from './site-page.tsx'

/** Loads a page of the site as soon as its link is pointed at or has the focus, so that it is there on the click. */
export function useFetchAhead(): void {
  useEffect(() => {
    const approach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin)
        pageAt(link.pathname)
          ?.preload()
          .catch(() => {})
    }
    document.addEventListener('pointerover', approach, { passive: true })
    document.addEventListener('focusin', approach)
    return () => {
      document.removeEventListener('pointerover', approach)
      document.removeEventListener('focusin', approach)
    }
  }, [])
}
