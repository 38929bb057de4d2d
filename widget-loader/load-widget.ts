import type { Feature } from '#contract/embed.ts'
import type { Settings } from './read-settings.ts'

declare const __WIDGETS__: Partial<Record<Feature, { file: string; deps: string[] }>>

// Read once: the build pastes the table at every use.
const WIDGETS = __WIDGETS__
const running: Partial<Record<Feature, Promise<unknown>>> = {}
let failures = 0

/** Fetches a widget's modules without running them. The links stand in `root`, so that the page's head stays as it is. */
export function prefetchWidget(feature: Feature, { base, nonce }: Settings, root: Node): void {
  const { file, deps } = WIDGETS[feature] ?? { file: '', deps: [] }
  for (const path of file ? [file, ...deps] : []) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.nonce = nonce
    link.href = new URL(path, base).href
    root.appendChild(link)
  }
}

/** Runs a widget's code, which defines its element. A load that failed is tried anew by the next call. */
export function loadWidget(feature: Feature, { base }: Settings): Promise<unknown> {
  const url = new URL(WIDGETS[feature]?.file ?? feature, base)
  // A browser may remember a failed module by its address.
  if (failures > 0) url.search = `retry=${failures}`
  running[feature] ??= import(/* @vite-ignore */ url.href).catch(error => {
    failures += 1
    delete running[feature]
    throw error
  })
  return running[feature]
}
