import { useEffect, useState } from 'react'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'

/** Returns attributes of an element that are not props, and renders again when one changes. */
export function useAttributes<const Names extends readonly string[]>(
  host: WidgetHost,
  names: Names,
): { readonly [Index in keyof Names]: string | null } {
  const [, setCount] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are always the same
  useEffect(() => {
    const observer = new MutationObserver(() => setCount(count => count + 1))
    observer.observe(host, { attributeFilter: [...names] })
    return () => observer.disconnect()
  }, [host])

  return names.map(name => host.getAttribute(name)) as never
}
