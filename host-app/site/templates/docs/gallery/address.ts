/** What the gallery shows: an element and one of its states, both by name. `state` is empty for the first one. */
export type GalleryAddress = { readonly tag: string; readonly state: string }

/** Returns what a fragment such as `#support-kb/Article` names; empty texts for a fragment that isn't one. */
export function readAddress(hash: string): GalleryAddress {
  try {
    const [tag = '', state = ''] = hash.slice(1).split('/').map(decodeURIComponent)
    return { tag, state }
  } catch {
    // The fragment has a percent sign that encodes nothing.
    return { tag: '', state: '' }
  }
}

/** Returns the fragment of an element in a state. */
export function fragmentOf({ tag, state }: GalleryAddress): string {
  return state === '' ? `#${tag}` : `#${tag}/${encodeURIComponent(state)}`
}
