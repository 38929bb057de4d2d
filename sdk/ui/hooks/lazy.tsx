import { type ComponentType, useEffect, useState } from 'react'
import { logQuietly } from '../../runtime/browser/log-quietly.ts'

/** Makes a component that is loaded lazily out of one of a module's. */
type Lazy<Module> = <Props extends object>(
  pick: (module: Module) => ComponentType<Props>,
) => ComponentType<Props>

/**
 * Makes a hook that returns a module once it is loaded, and null until then. It is loaded as soon as it is `wanted`; a
 * failed load is tried again whenever `wanted` changes, and by every component that mounts.
 */
export function lazyModule<Module extends object>(
  load: () => Promise<Module>,
): (wanted: unknown) => Module | null {
  let known: Module | null = null

  return function useModule(wanted) {
    const [, setModule] = useState(known)

    useEffect(() => {
      if (!wanted) return
      if (known) return setModule(known)
      load().then(
        loaded => {
          known = loaded
          setModule(loaded)
        },
        error => logQuietly('a part of the widget did not load', error),
      )
    }, [wanted])

    return known
  }
}

/** Makes components of a module that is loaded when the first of them is drawn; until then they draw nothing. */
export function lazyFrom<Module extends object>(load: () => Promise<Module>): Lazy<Module> {
  const useModule = lazyModule(load)

  return pick =>
    function Lazy(props) {
      const module = useModule(true)
      const Part = module && pick(module)
      return Part && <Part {...props} />
    }
}
