import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'

const DEFAULT_PATH = '/admin/dashboard'

/**
 * Where to go after signing in: `stored` if it is a path of this very origin, else the dashboard. Resolved as a URL,
 * because `//host` and `/\host` begin with a slash and lead elsewhere.
 */
export function postLoginPath(stored: string | null, origin: string): string {
  if (!stored?.startsWith('/') || !URL.canParse(stored, origin)) return DEFAULT_PATH
  const url = new URL(stored, origin)
  const path = url.pathname + url.search + url.hash
  const leadsAway = url.origin !== origin || path.startsWith('//') || url.pathname === '/login'
  return leadsAway ? DEFAULT_PATH : path
}

/** Keeps the page that wanted somebody signed in, for this tab. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(STORAGE_KEYS.postLoginPath, path)
}

/** The kept page, checked. It stays until `forgetPath`. */
export function rememberedPath(): string {
  return postLoginPath(sessionStorage.getItem(STORAGE_KEYS.postLoginPath), window.location.origin)
}

export function forgetPath(): void {
  sessionStorage.removeItem(STORAGE_KEYS.postLoginPath)
}

/** Goes on to the page that had asked for somebody signed in. */
export function Onward() {
  const [path] = useState(rememberedPath)
  useEffect(forgetPath, [])
  return <Navigate to={path} replace />
}
