import { type ComponentType, lazy } from 'react'

/** A page that loads with its own chunk, and can be loaded before it is rendered. */
export type LazyPage = ComponentType & { readonly preload: () => Promise<void> }

/**
 * Makes a page out of an import. Once `preload` is done it renders at once, without suspending: the server can then
 * render it to text, and the client can hydrate it.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null
  const Lazy = lazy(async () => ({ default: await load() }))
  function Page() {
    const Loaded = loaded ?? Lazy
    return <Loaded />
  }
  return Object.assign(Page, {
    preload: async () => {
      loaded = await load()
    },
  })
}
