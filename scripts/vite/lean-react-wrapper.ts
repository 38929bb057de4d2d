import type { Plugin } from 'vite'

const WRAPPER = /node_modules[\\/]@r2wc[\\/]/
const LEAN = '\0react-for-wrapper'

/** @r2wc/react-to-web-component imports React's default export for `createElement` alone, so that is all it gets. */
export function leanReactWrapper(): Plugin {
  return {
    name: 'lean-react-wrapper',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /sdk[\\/]preact[\\/]react\.ts$/.test(source) && importer && WRAPPER.test(importer) ? LEAN : null,
    load: id =>
      id === LEAN ? "import { createElement } from 'preact'\nexport default { createElement }" : null,
  }
}
