import type { Plugin } from 'vite'

const WRAPPER = /node_modules[\\/]@r2wc[\\/]/
const CORE = /node_modules[\\/]@r2wc[\\/]core[\\/]/
const LEAN = '\0react-for-wrapper'
/** The table of what r2wc can make of an attribute's text. */
const TYPES =
  /\{\s*(string: \w+),\s*number: \w+,\s*boolean: \w+,\s*function: \w+,\s*method: \w+,\s*json: \w+\s*\}/

/**
 * Leaves out what the widgets do not use of @r2wc/react-to-web-component: of React's default export it takes
 * `createElement` alone, and every prop is a string.
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
