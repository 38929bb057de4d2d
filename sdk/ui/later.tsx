import { type ComponentType, useEffect, useState } from 'react'
import { logQuietly } from '../runtime/log-quietly.ts'

/** Makes a component that is fetched later out of one of a module's. */
type Later<Module> = <Props extends object>(
  pick: (module: Module) => ComponentType<Props>,
) => ComponentType<Props>

/**
 * Components of a module that is fetched when the first of them is drawn; until then they draw nothing. A failed fetch
 * is tried again when one is drawn anew.
 */
export function laterFrom<Module extends object>(load: () => Promise<Module>): Later<Module> {
  let known: Module | null = null

  return pick =>
    function Later(props) {
      const [module, setModule] = useState(known)

      useEffect(() => {
        if (known) return setModule(known)
        load().then(
          loaded => {
            known = loaded
            setModule(loaded)
          },
          error => logQuietly('a part of the widget did not load', error),
        )
      }, [])

      const Part = module && pick(module)
      return Part && <Part {...props} />
    }
}
