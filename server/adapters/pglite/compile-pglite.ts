import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * PGlite's code, compiled once a process: each further database begins with it, and with what V8 has optimised of it,
 * instead of compiling 9 MB again. Rejects where the file is missing.
 */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then(bytes => WebAssembly.compile(bytes))
  return compiled
}
