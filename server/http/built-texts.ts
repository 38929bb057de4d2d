/** What the build wrote as text, HTML above all, in the form in which this server serves it. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import type { PreviewGateConfig } from '#server/config/read-config.ts'
import { escapeHtml } from '#server/domain/mails/escape-html.ts'

/** `etag` is the value of the header, with its quotes (RFC 9110, section 8.8.3). */
export type BuiltText = { readonly text: string; readonly etag: string }

/** The text of a file, with the preview gate in front when it `isGated`; null when there is no such file. */
export type ReadText = (file: string, isGated?: boolean) => Promise<BuiltText | null>

/**
 * Puts the server's own origin where the build left it open, and the gate's script before everything else of a page. A
 * text is kept in memory until its file changes.
 */
export function createTextReader(publicUrl: () => string, gate: PreviewGateConfig | null): ReadText {
  const kept = new Map<string, { readonly mtimeMs: number; readonly built: BuiltText }>()

  return async (file, isGated = false) => {
    const stats = await stat(file).catch(() => null)
    if (!stats?.isFile()) return null
    const key = `${isGated} ${file}`
    const before = kept.get(key)
    if (before?.mtimeMs === stats.mtimeMs) return before.built
    const written = await readFile(file, 'utf8')
    const atOrigin = written.replaceAll(BUILT_ORIGIN, new URL(publicUrl()).origin)
    const built = withEtag(isGated && gate ? behindGate(atOrigin, gate) : atOrigin)
    kept.set(key, { mtimeMs: stats.mtimeMs, built })
    return built
  }
}

function behindGate(page: string, { passphrase, isNamed }: PreviewGateConfig): string {
  const named = isNamed ? ` data-passphrase="${escapeHtml(passphrase)}"` : ''
  return page.replace('<head>', () => `<head><script src="/preview-gate.js"${named}></script>`)
}

function withEtag(text: string): BuiltText {
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}
