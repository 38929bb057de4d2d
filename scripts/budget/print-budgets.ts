import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { withStaticImports } from '../vite/manifest-files.ts'
import { BUDGETS, type Budget } from './budgets.ts'

/** The hash at the end of a built file's name: 6 hex digits in the widgets, 8 characters of base64url in the app. */
const HASHED = /-(?:([0-9a-f]{6,7})|([\w-]{8}))(?=\.\w+$)/

/**
 * Prints one line per budget row. Returns whether all rows are within their limits; a row that can't be measured isn't.
 */
export function printBudgets(): boolean {
  return BUDGETS.map(printBudget).every(Boolean)
}

function printBudget(budget: Budget): boolean {
  try {
    const bytes = measureBudget(budget)
    const kept = bytes <= budget.limit
    const sizes = `${kib(bytes)} of ${kib(budget.limit)} KiB`
    console.log(`${kept ? 'ok  ' : 'OVER'}  ${budget.name.padEnd(26)} ${sizes}`)
    return kept
  } catch (error) {
    console.log(`FAIL  ${budget.name.padEnd(26)} ${error instanceof Error ? error.message : error}`)
    return false
  }
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(2).padStart(6)
}

/**
 * Returns the compressed bytes of a budget row, from the builds in `dist`, with steady names of files in their texts.
 * @throws Error if an entry, a file or a dynamic import isn't in the build.
 */
function measureBudget(budget: Budget, dist = 'dist'): number {
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

/**
 * Returns a function that replaces the hashes of built files' names in a text, each by one of the same length that
 * depends only on the source's path. Otherwise any change of a file changes the compressed size of all that import it,
 * by as much as 50 bytes, for no reason that a reader of the budget could find.
 */
export function createSteadyNames(manifest: Manifest): (text: string) => string {
  const steady = new Map<string, string>()
  for (const [key, { file }] of Object.entries(manifest)) {
    const name = basename(file)
    const [, hex] = HASHED.exec(name) ?? []
    const digest = createHash('sha256')
      .update(key.replace(HASHED, ''))
      .digest(hex ? 'hex' : 'base64url')
    steady.set(
      name,
      name.replace(HASHED, found => `-${digest.slice(0, found.length - 1)}`),
    )
  }
  return text => text.replace(/[\w.-]+\.js\b/g, name => steady.get(name) ?? name)
}
