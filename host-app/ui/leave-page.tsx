import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The path that the server answered with this bundle; later ones are shown without asking it. */
const ANSWERED = typeof window === 'undefined' ? null : window.location.pathname

/**
 * An address that is not of this bundle: public pages and the signed-in app are two, and the browser asks the server for
 * the other one's. What the server has answered with this one is nobody's, and leads home (ROUTE-15).
 */
export function LeavePage() {
  const { pathname, search, hash } = useLocation()
  useEffect(
    () => window.location.replace(pathname === ANSWERED ? '/' : pathname + search + hash),
    [pathname, search, hash],
  )
  return null
}
