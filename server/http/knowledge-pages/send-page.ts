import type { Context } from 'hono'
import { type BuiltFile, builtFile, sendFile } from '../pages/built-file.ts'

/** Number of compressed pages kept, the last sent. Compressing takes many times as long as rendering. */
const CACHED_MAX = 300
const cache = new Map<string, BuiltFile>()

const FRESH = { 'cache-control': 'no-cache' }

/** Sends a text, or 304 if the client has it. */
export function sendText(
  c: Context,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return sendFile(c, fileOf(text), { ...FRESH, ...headers })
}

function fileOf(text: string): BuiltFile {
  const made = builtFile(Buffer.from(text))
  const file = cache.get(made.etag) ?? made
  // The most recently requested page is dropped last.
  cache.delete(file.etag)
  cache.set(file.etag, file)
  const [oldest] = cache.keys()
  if (cache.size > CACHED_MAX && oldest !== undefined) cache.delete(oldest)
  return file
}
