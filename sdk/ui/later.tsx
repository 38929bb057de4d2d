import { type ComponentType, useEffect, useState } from 'react'
import { logQuietly } from '../runtime/browser/log-quietly.ts'

/** Makes a component that is fetched later out of one of a module's. */
type Later<Module> = <Props extends object>(
  pick: (module: Module) => ComponentType<Props>,
) => ComponentType<Props>

/**
 * Makes the hook that gives a module once it is fetched, and null until then. It is fetched as soon as it is `wanted`; a
 * failed fetch is tried again with every other value, and by whoever wants it anew.
 */
export function laterModule<Module extends object>(
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

/** Components of a module that is fetched when the first of them is drawn; until then they draw nothing. */
export function laterFrom<Module extends object>(load: () => Promise<Module>): Later<Module> {
  const useModule = laterModule(load)

  return pick =>
    function Later(props) {
      const module = useModule(true)
      const Part = module && pick(module)
      return Part && <Part {...props} />
    }
}
