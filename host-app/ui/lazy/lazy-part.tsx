import { type ComponentType, lazy, useState } from 'react'
import { LostPart } from './lost-part.ts'
import { PartBoundary } from './part-boundary.tsx'

/** A page, or a part of one, that loads with its own chunk, and can be loaded before it is rendered. */
export type LazyPart<Props = object> = ComponentType<Props> & { readonly preload: () => Promise<void> }

/** What a part may be given that concerns its failure too: one that can be closed can be when it is lost as well. */
type Closable = { readonly onClose?: () => void }

/**
 * Makes a component out of an import. Once `preload` is done it renders at once, without suspending: the server can then
 * render it to text, and the client can hydrate it. One that is on the page stays as it is when `preload` is done later.
 *
 * One that does not come, or breaks, says so where it would stand; it is asked for again when somebody presses the button
 * there, when they go elsewhere, and when it is wanted the next time. `onLost` is told when it did not come though it was
 * wanted.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  onLost?: () => void,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  let Lazy = later()

  async function ask(): Promise<ComponentType<Props>> {
    try {
      loaded ??= await load()
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
    // One that was rejected stays so.
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
