import { visualizer } from 'rollup-plugin-visualizer'
import type { PluginOption } from 'vite'

/**
 * Returns a plugin for `npm run build -- --report`: writes `dist/reports/<name>.html`, a treemap of the browser build
 * with compressed sizes.
 */
export function sizeReport(name: string): PluginOption {
  if (!process.env['SIZE_REPORT']) return []
  const plugin = visualizer({
    filename: `dist/reports/${name}.html`,
    title: `Lapwing ${name}`,
    template: 'treemap',
    gzipSize: true,
    brotliSize: true,
  })
  return { ...plugin, apply: 'build', applyToEnvironment: environment => environment.name === 'client' }
}
