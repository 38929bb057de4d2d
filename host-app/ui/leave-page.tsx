import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * An address that is not of this bundle: public pages and the signed-in app are two, and the browser asks the server for
 * the other one's. The server sends an unknown address to the home page (ROUTE-15).
 */
export function LeavePage() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash])
  return null
}
