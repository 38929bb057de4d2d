import type { Plugin } from 'vite'

const WRAPPER = /node_modules[\\/]@r2wc[\\/]/
const CORE = /node_modules[\\/]@r2wc[\\/]core[\\/]/
const LEAN = '\0react-for-wrapper'
/** The table in @r2wc/core that converts attributes to types of props. */
const TYPES =
  /\{\s*(string: \w+),\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/

/**
 * Returns a plugin that removes what the widgets don't use of @r2wc/react-to-web-component: everything of React except
 * `createElement`, and all types of props except strings.
 */
export function leanWrapper(): Plugin {
  return {
    name: 'lean-wrapper',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /sdk[\\/]preact[\\/]react\.ts$/.test(source) && importer && WRAPPER.test(importer) ? LEAN : null,
    load: id =>
      id === LEAN
        ? `import { jsx } from 'preact/jsx-runtime'
           export default { createElement: (type, props) => jsx(type, { ...props }) }`
        : null,
    transform(code, id) {
      if (!CORE.test(id)) return undefined
      if (!TYPES.test(code)) throw new Error('@r2wc/core no longer has its table of types as it was.')
      return { code: code.replace(TYPES, '{ $1 }'), map: null }
    },
  }
}
