/** Built files in memory, in the form in which this server serves them. */
import { readFile, stat } from 'node:fs/promises'
import type { Operator, OperatorFact } from '#contract/constants/operator.ts'
import { BUILT_ORIGIN } from '#contract/constants/site.ts'
import { escapeHtml } from '#core/text/escape-html.ts'
import type { PreviewGateConfig } from '#server/config/read-config.ts'
import { type BuiltFile, builtFile } from './built-file.ts'

/** A fact as the build renders it (`OperatorFactText` of the host app), up to the end of its text. */
const FACT = /(<bdi data-operator="(\w+)">)[^<]*/g

/**
 * How a file is served: `asset` as built, `text` with the origin and the operator filled in, `gated` with the preview gate added too.
 */
export type Form = 'asset' | 'text' | 'gated'

/** Returns the file at a path; null if there is none. */
export type ReadBuiltFile = (path: string, form: Form) => Promise<BuiltFile | null>

/**
 * Returns the reader. It replaces the placeholder origin, fills in the operator, and adds the gate's script before
 * everything else of a page. It caches a file until it changes.
 */
export function createFileReader(
  publicUrl: () => string,
  gate: PreviewGateConfig | null,
  operator: Operator,
): ReadBuiltFile {
  const cache = new Map<string, { readonly mtimeMs: number; readonly file: BuiltFile }>()

  async function make(path: string, form: Form): Promise<BuiltFile> {
    const bytes = await readFile(path)
    if (form === 'asset') return builtFile(bytes, await readBrotli(path))
    const atOrigin = bytes.toString().replaceAll(BUILT_ORIGIN, new URL(publicUrl()).origin)
    const page = fillInOperator(atOrigin, operator)
    return builtFile(Buffer.from(form === 'gated' ? behindGate(page, gate) : page))
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

/** Returns what `scripts/build/compress-files.mjs` wrote beside a file; null if that is older, or there is none. */
async function readBrotli(path: string): Promise<Uint8Array | null> {
  const compressed = `${path}.br`
  try {
    const [made, file] = await Promise.all([stat(compressed), stat(path)])
    return made.mtimeMs < file.mtimeMs ? null : await readFile(compressed)
  } catch {
    return null
  }
}

/** Returns a page with the preview gate's script before everything else. */
export function behindGate(page: string, gate: PreviewGateConfig | null): string {
  if (!gate) return page
  const { passphrase, isNamed } = gate
  const named = isNamed ? ` data-passphrase="${escapeHtml(passphrase)}"` : ''
  return page.replace('<head>', () => `<head><script src="/preview-gate.js"${named}></script>`)
}

/** Returns a prerendered page with the operator's facts. A fact without a value stays as built. */
export function fillInOperator(page: string, operator: Operator): string {
  return page.replace(FACT, (built, tag: string, fact: OperatorFact) => {
    const value = operator[fact]
    return value === null ? built : tag + escapeHtml(value)
  })
}
