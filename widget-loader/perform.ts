import { type ChunkTable, GLOBAL_NAME } from '#contract/embed.ts'
import { CHUNKS } from './chunks.ts'
import { root } from './settings.ts'

/**
 * The exports of a chunk. A chunk changes nothing on the page until it runs. `watch` also exports the check of
 * the page.
 */
type Chunk = {
  readonly run: (given: readonly unknown[]) => void
  /** Checks the page. Throws an Error if the widgets cannot work on it. */
  readonly check: (given: readonly unknown[]) => void
}

// Stored, because two imports of the same module can finish in any order, but commands must run in order.
const running: Partial<Record<keyof ChunkTable, Promise<Chunk>>> = {}
// A query that changes with each retry, because browsers cache a failed module by its URL.
let retry = ''

/**
 * Loads a chunk and runs it. Logs a failure.
 * @param otherwise fallback if the chunk fails, or the check of the page does
 */
export async function perform(
  chunk: keyof ChunkTable,
  given: readonly unknown[],
  otherwise?: false | (() => void),
): Promise<void> {
  try {
    const loading = load(chunk)
    // A check that fails to load counts as passed.
    if (otherwise) (await load('watch').catch(() => {}))?.check(given)
    ;(await loading).run(given)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: failures are only logged
    console.warn(GLOBAL_NAME, chunk, error)
    if (otherwise) otherwise()
  }
}

/** Loads a chunk once. After a failure, the next call tries again. */
function load(chunk: keyof ChunkTable): Promise<Chunk> {
  // In a constant, because Vite wraps a template inside `import()` in its preload helper.
  const address = `${root}sdk/${chunk}-${CHUNKS[chunk]}.js${retry}`
  running[chunk] ??= import(/* @vite-ignore */ address)
  running[chunk]!.catch(() => {
    delete running[chunk]
    retry += '?'
  })
  return running[chunk]!
}
