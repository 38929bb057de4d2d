import { type ComponentType, lazy, useState } from 'react'
import { LostPart } from './lost-part.ts'
import { restoreStyles } from './lost-styles.ts'
import { PartBoundary } from './part-boundary.tsx'

/** A page, or a part of one, with its own chunk, which can be preloaded. */
export type LazyPart<Props = object> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/** A prop that also concerns a part's failure: a closable part can be closed when it failed to load, too. */
type Closable = { readonly onClose?: () => void }

/**
 * Makes a component out of a dynamic import. After `preload` it renders without suspending, so that the
 * server can render it to text and the client can hydrate it. A part already on the page doesn't change when
 * `preload` finishes later. A part that fails to load or throws shows an error in its place. It loads again
 * on a press of the button there, on navigation, when the connection is back, and the next time it is rendered. `onLost` is called when a
 * rendered part failed to load.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  onLost?: () => void,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let Lazy = later()

  async function ask(): Promise<ComponentType<Props>> {
    try {
      if (loaded) return loaded
      await restoreStyles()
      loaded = await load()
      return loaded
    } catch (error) {
      throw new LostPart(error)
    }
  }
  function later(): ComponentType<Props> {
    return lazy(async () => ({ default: await ask() }))
  }
  function onFail(error: unknown): void {
    if (!(error instanceof LostPart)) return
    // A rejected `lazy` component never retries, so it is replaced.
    Lazy = later()
    onLost?.()
  }

  function Inner(props: Props) {
    const [Loaded] = useState(() => loaded ?? Lazy)
    return <Loaded {...props} />
  }
  function Part(props: Props) {
    return (
      <PartBoundary load={ask} onFail={onFail} onClose={(props as Closable).onClose}>
        <Inner {...props} />
      </PartBoundary>
    )
  }
  return Object.assign(Part, {
    preload: async () => {
      await ask()
    },
  })
}
