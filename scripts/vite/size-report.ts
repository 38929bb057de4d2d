import { visualizer } from 'rollup-plugin-visualizer'
import type { PluginOption } from 'vite'

/** Writes `dist/reports/<name>.html`, a treemap of the browser build with gzip and brotli sizes. */
export function sizeReport(name: string): PluginOption {
  const plugin = visualizer({
    filename: `dist/reports/${name}.html`,
    title: `Lapwing ${name}`,
    template: 'treemap',
    gzipSize: true,
    brotliSize: true,
  })
  return { ...plugin, apply: 'build', applyToEnvironment: environment => environment.name === 'client' }
}
