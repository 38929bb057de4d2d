import type { Plugin } from 'vite'

/**
 * Keeps style sheets whose class names nobody asks for, in an environment: the pages that use them are drawn by another
 * bundle. The names themselves are left out.
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
