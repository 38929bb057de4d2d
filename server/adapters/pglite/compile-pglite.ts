import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's 9 MB of WebAssembly, compiled once a process for all its databases. Rejects where the file is missing. */
export function compilePglite(): Promise<WebAssembly.Module> {
  compiled ??= readFile(
    join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
  ).then(bytes => WebAssembly.compile(bytes))
  return compiled
}
