import type { Plugin } from 'vite'

const WRAPPING = 'native:import-analysis-build'

/**
 * Returns a plugin that keeps `import()` as it is. Vite wraps each one in a helper that preloads style sheets and
 * modules. The widgets have none to preload, and each wrapper adds code to a customer's page.
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
