import type { Plugin } from 'vite'

/**
 * Returns a plugin that keeps style sheets in an environment whose code doesn't use their class names: another bundle
 * renders the pages. Drops the exported class names.
 */
export function keepStyles(environment: string, sheets: RegExp): Plugin {
  return {
    name: 'keep-styles',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === environment,
    transform: (_code, id) =>
      sheets.test(id) ? { code: 'export default {}', map: null, moduleSideEffects: 'no-treeshake' } : null,
  }
}
