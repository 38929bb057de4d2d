import { isValidElement, type ReactNode } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { LazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

/** How long the first rendering waits for the page's code, in ms; then a spinner stands in for it. */
const LIMIT_MS = 400

/**
 * Loads the code of the page at `path` and of the layouts around it, all at once; resolves at the latest after
 * 400 ms. Call it before the first rendering: React keeps each `Suspense` fallback that it has shown for at
 * least 300 ms, one after the other where pages are nested. Failures are ignored: rendering the page loads it
 * again and reports the error.
 */
export async function preloadPage(routes: RouteObject[], path: string): Promise<void> {
  const parts = matchRoutes(routes, path)?.map(({ route }) => partOf(route.element)) ?? []
  const limit = new Promise(resolve => setTimeout(resolve, LIMIT_MS))
  await Promise.race([Promise.allSettled(parts.map(part => part?.preload())), limit])
}

function partOf(element: ReactNode): Pick<LazyPart, 'preload'> | null {
  return isValidElement(element) && typeof element.type === 'function' && 'preload' in element.type
    ? (element.type as LazyPart)
    : null
}
