import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Each navigation begins at the page's top, or at what its hash names (NAV-10). The page that came with the document
 * stays where the browser put it.
 */
export function usePageTop(): void {
  const { pathname, hash } = useLocation()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's change is a navigation, whatever its hash.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    if (named) named.scrollIntoView()
    if (hash === '') window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }, [pathname, hash])
}

function isMotionReduced(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
