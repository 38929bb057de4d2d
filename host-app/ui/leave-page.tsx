import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * An address that is not of this bundle: public pages and the signed-in app are two, and the browser asks the server for
 * the other one's. What the server has answered with this one is nobody's, and leads home (ROUTE-15).
 */
export function LeavePage() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    const isAnswered = pathname === answeredPath()
    window.location.replace(isAnswered ? '/' : pathname + search + hash)
  }, [pathname, search, hash])
  return null
}

/** The path that the browser last asked the server for; later ones were shown without it. */
function answeredPath(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name).pathname : ''
}
