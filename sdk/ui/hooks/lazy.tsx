import { type ComponentType, useEffect, useState } from 'react'
import { logQuietly } from '../../runtime/browser/log-quietly.ts'

/** Returns a lazy version of a module's component. */
type Lazy<Module> = <Props extends object>(
  pick: (module: Module) => ComponentType<Props>,
) => ComponentType<Props>

/**
 * Returns a hook that returns a module once it has loaded, and null before. The hook starts to load if `wanted`
 * is truthy. A failed load is retried when `wanted` changes and when a component mounts.
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

/**
 * Returns a function that makes lazy components of a module. The module loads with the first of them; until then
 * they render nothing.
 */
export function lazyFrom<Module extends object>(load: () => Promise<Module>): Lazy<Module> {
  const useModule = lazyModule(load)

  return pick =>
    function Lazy(props) {
      const module = useModule(true)
      const Part = module && pick(module)
      return Part && <Part {...props} />
    }
}
