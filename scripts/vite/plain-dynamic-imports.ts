import type { Plugin } from 'vite'

const WRAPPING = 'native:import-analysis-build'

/**
 * Leaves `import()` as it is. Vite wraps each into a helper that would preload style sheets and modules; the widgets
 * have none to preload, and every wrapper is more code on a customer's page.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === WRAPPING)
      if (at < 0) throw new Error(`Vite no longer has the plugin ${WRAPPING}.`)
      ;(plugins as Plugin[]).splice(at, 1)
    },
  }
}
