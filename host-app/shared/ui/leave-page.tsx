import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The path for which the server sent this bundle; later ones are client-side navigations. */
const ANSWERED = typeof window === 'undefined' ? null : window.location.pathname

/**
 * Loads an address that belongs to the other bundle, because the public pages and the signed-in app are two.
 * A path for which the server sent this bundle has no page, and redirects home (ROUTE-15).
 */
export function LeavePage() {
  const { pathname, search, hash } = useLocation()
  useEffect(
    () => window.location.replace(pathname === ANSWERED ? '/' : pathname + search + hash),
    [pathname, search, hash],
  )
  return null
}
