import type { Plugin } from 'vite'

const PREACT: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact-render-to-string',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
}

/**
 * Returns a plugin that aliases React to Preact in the named environments. The public pages are written for React;
 * shipping Preact saves their readers 40 KiB.
 */
export function preactSite(environments: readonly string[]): Plugin {
  return {
    name: 'preact-site',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => environments.includes(name),
    async resolveId(id, importer) {
      const target = PREACT[id]
      return target ? this.resolve(target, importer, { skipSelf: true }) : null
    },
  }
}
