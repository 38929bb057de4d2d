import { useLayoutEffect } from 'react'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'

/** Where an element shows: in a corner of the page, at its place in it, or in the whole window. */
export type Place = 'floating' | 'inline' | 'page'

/**
 * Returns the place for the attribute `mode`. Default: `floating` if the loader added the element, outside the body;
 * `inline` if the page contains it.
 */
export function usePlace(host: WidgetHost, mode: string | undefined): Place {
  const place = placeOf(host, mode)

  // The CSS of the element itself depends on the attribute.
  useLayoutEffect(() => {
    if (place === 'floating' && !mode) host.setAttribute('mode', place)
  }, [host, mode, place])

  return place
}

function placeOf(host: WidgetHost, mode: string | undefined): Place {
  if (mode === 'page' || mode === 'inline' || mode === 'floating') return mode
  return host.parentElement === document.documentElement ? 'floating' : 'inline'
}
