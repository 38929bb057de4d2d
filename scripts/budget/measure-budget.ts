import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { withStaticImports } from '../vite/manifest-files.ts'
import type { Budget } from './budgets.ts'
import { createSteadyNames } from './steady-names.ts'

/**
 * Returns the compressed bytes of a budget row, from the builds in `dist`, with steady names of files in their texts.
 * @throws Error if an entry, a file or a dynamic import isn't in the build.
 */
export function measureBudget(budget: Budget, dist = 'dist'): number {
  const folder = join(dist, budget.build)
  const manifest: Manifest = JSON.parse(
    readFileSync(join(folder, '.vite', budget.manifest ?? 'manifest.json'), 'utf8'),
  )
  const withSteadyNames = createSteadyNames(manifest)
  return budgetFiles(budget, manifest)
    .map(file => brotliCompressSync(withSteadyNames(readFileSync(join(folder, file), 'utf8'))).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}

/** Returns the script files that a budget row counts. */
export function budgetFiles({ files = [], entries = [], lazy }: Budget, manifest: Manifest): string[] {
  const first = withStaticImports(
    manifest,
    entries.map(entry => entryKey(manifest, entry)),
  )
  const keys = lazy ? withDynamicImports(manifest, first, lazy) : first
  return [...files, ...keys.flatMap(key => manifest[key]?.file ?? [])]
}

function entryKey(manifest: Manifest, entry: string): string {
  const key = Object.keys(manifest).find(key => key.replace(/\.\w+$/, '') === entry)
  if (!key) throw new Error(`The build has no entry ${entry}.`)
  return key
}

/**
 * Returns the keys, their matching dynamic imports, those imports' own matching ones, and all static imports of these.
 */
function withDynamicImports(manifest: Manifest, first: string[], patterns: readonly RegExp[]): string[] {
  const imported = (keys: string[], wanted: readonly RegExp[]) =>
    keys
      .flatMap(key => manifest[key]?.dynamicImports ?? [])
      .filter(key => wanted.some(pattern => pattern.test(key)))
  let keys = first
  for (;;) {
    const more = withStaticImports(manifest, [...keys, ...imported(keys, patterns)])
    if (more.length === keys.length) break
    keys = more
  }
  for (const pattern of patterns)
    if (imported(keys, [pattern]).length === 0)
      throw new Error(`No dynamic import of ${first.join(', ')} matches ${pattern}.`)
  return keys
}
