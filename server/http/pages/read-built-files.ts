/** What the build wrote, kept in memory in the form in which this server serves it. */
import { readFile, stat } from 'node:fs/promises'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import type { PreviewGateConfig } from '#server/config/read-config.ts'
import { type BuiltFile, builtFile } from './built-file.ts'

/**
 * How a file is served: `asset` as it was built, `text` with the origin filled in, `gated` with the preview gate in front
 * besides.
 */
export type Form = 'asset' | 'text' | 'gated'

/** The file at a path; null when there is none. */
export type ReadBuiltFile = (path: string, form: Form) => Promise<BuiltFile | null>

/**
 * Puts the server's own origin where the build left it open, and the gate's script before everything else of a page. A
 * file is kept until it changes.
 */
export function createFileReader(publicUrl: () => string, gate: PreviewGateConfig | null): ReadBuiltFile {
  const cache = new Map<string, { readonly mtimeMs: number; readonly file: BuiltFile }>()

  async function make(path: string, form: Form): Promise<BuiltFile> {
    const bytes = await readFile(path)
    if (form === 'asset') return builtFile(bytes)
    const atOrigin = bytes.toString().replaceAll(BUILT_ORIGIN, new URL(publicUrl()).origin)
    return builtFile(Buffer.from(form === 'gated' ? behindGate(atOrigin, gate) : atOrigin))
  }

  return async (path, form) => {
    const stats = await stat(path).catch(() => null)
    if (!stats?.isFile()) return null
    const key = `${form} ${path}`
    const before = cache.get(key)
    if (before?.mtimeMs === stats.mtimeMs) return before.file
    const file = await make(path, form)
    cache.set(key, { mtimeMs: stats.mtimeMs, file })
    return file
  }
}

/** A page with the preview gate's script before everything else. */
export function behindGate(page: string, gate: PreviewGateConfig | null): string {
  if (!gate) return page
  const { passphrase, isNamed } = gate
  const named = isNamed ? ` data-passphrase="${escapeHtml(passphrase)}"` : ''
  return page.replace('<head>', () => `<head><script src="/preview-gate.js"${named}></script>`)
}
