import { useSyncExternalStore } from 'react'

/** Returns the two parts of the address's fragment, such as `#support-kb/Article`: the element and its state. */
export function useAddress(): { readonly tag: string; readonly state: string } {
  const hash = useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  )
  const [tag = '', state = ''] = hash.slice(1).split('/').map(decodeURIComponent)
  return { tag, state }
}

function follow(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
