import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { STORAGE_KEYS } from '#contract/constants/identity.ts'

const DEFAULT_PATH = '/admin/dashboard'

/**
 * Returns the path after signing in: `stored` if it is a path of this origin, else the dashboard. Resolves
 * it as a URL, because `//host` and `/\host` start with a slash but lead to another site.
 */
export function postLoginPath(stored: string | null, origin: string): string {
  if (!stored?.startsWith('/') || !URL.canParse(stored, origin)) return DEFAULT_PATH
  const url = new URL(stored, origin)
  const path = url.pathname + url.search + url.hash
  const leadsAway = url.origin !== origin || path.startsWith('//') || url.pathname === '/login'
  return leadsAway ? DEFAULT_PATH : path
}

/** Stores the page that required a sign-in, for this tab. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(STORAGE_KEYS.postLoginPath, path)
}

/** Returns the stored page, checked. It stays stored until `forgetPath`. */
export function rememberedPath(): string {
  return postLoginPath(sessionStorage.getItem(STORAGE_KEYS.postLoginPath), window.location.origin)
}

/** Deletes the stored page. */
export function forgetPath(): void {
  sessionStorage.removeItem(STORAGE_KEYS.postLoginPath)
}

/** Redirects to the page that required a sign-in. */
export function Onward() {
  const [path] = useState(rememberedPath)
  useEffect(forgetPath, [])
  return <Navigate to={path} replace />
}
