import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's text files: path from the root, with forward slashes, to content. */
export type SourceTree = ReadonlyMap<string, string>

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'test-results'])
const HIDDEN_BUT_OURS = new Set(['.ci', '.github'])

/**
 * Reads the project from disk, without packages, build output, binary files and other tools' hidden folders.
 */
export function readSourceTree(): SourceTree {
  const files = filesBelow('').map(path => [path, readFileSync(join(ROOT, path), 'utf8')] as const)
  return new Map(files.filter(([, text]) => !text.includes('\0')))
}

/** Returns whether the path is a script or module, to which the code rules apply. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|js|mjs)$/.test(path) && !path.startsWith('tests/public/')
}

/** Returns whether the path is a test or a benchmark, which may import everything and read the environment. */
export function isTest(path: string): boolean {
  return /^(tests|bench)\//.test(path) || /\.(test|spec)\.\w+$/.test(path)
}

/** Returns whether the path is a tool's configuration in the root. */
export function isRootConfig(path: string): boolean {
  return /^[\w.-]+\.config\.\w+$/.test(path)
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return isOurs(entry.name) ? filesBelow(path) : []
    return entry.isFile() ? [path] : []
  })
}

function isOurs(folder: string): boolean {
  return !SKIPPED.has(folder) && (!folder.startsWith('.') || HIDDEN_BUT_OURS.has(folder))
}
