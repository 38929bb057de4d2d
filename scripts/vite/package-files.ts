import type { Plugin } from 'vite'
import { elementsManifest } from '../pack/elements-manifest.ts'

const WIDGET = /(^|\/)widget\/index\.ts$/

/**
 * Returns a plugin for the npm packages: `@lapwing/react` imports `@lapwing/widget` instead of containing it, and the
 * custom-elements manifest is written beside the code.
 */
export function packageFiles(): Plugin {
  return {
    name: 'package-files',
    enforce: 'pre',
    resolveId(source, importer) {
      return importer?.includes('/sdk/packages/react/') && WIDGET.test(source)
        ? { id: '@lapwing/widget', external: true }
        : null
    },
    generateBundle() {
      const source = `${JSON.stringify(elementsManifest(), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'widget/custom-elements.json', source })
    },
  }
}
