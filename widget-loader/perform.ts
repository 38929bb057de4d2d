import { type ChunkTable, GLOBAL_NAME } from '#contract/embed.ts'
import { CHUNKS } from './chunks.ts'
import { root } from './settings.ts'

/** What every chunk has: it changes nothing on the page until it is run. `watch` has the check of the page, too. */
type Chunk = {
  readonly run: (given: readonly unknown[]) => void
  /** @throws where the widgets cannot work on this page. */
  readonly check: (given: readonly unknown[]) => void
}

// Kept, because two imports of one module may be done in any order, and commands may not.
const running: Partial<Record<keyof ChunkTable, Promise<Chunk>>> = {}
// A browser may remember a failed module by its address.
let retry = ''

/**
 * Runs a chunk once it is there. One that does not come, or fails, is logged. With `otherwise` that is done in its place,
 * also where the check of the page fails.
 */
export async function perform(
  chunk: keyof ChunkTable,
  given: readonly unknown[],
  otherwise?: () => void,
): Promise<void> {
  try {
    const loading = load(chunk)
    // A check that does not come is no finding.
    if (otherwise) (await load('watch').catch(() => null))?.check(given)
    ;(await loading).run(given)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what could not be done is logged only, and here alone
    console.warn(GLOBAL_NAME, chunk, error)
    otherwise?.()
  }
}

/** A chunk that does not come is asked for anew by the next call. */
function load(chunk: keyof ChunkTable): Promise<Chunk> {
  // A template inside `import()` would be wrapped in Vite's helper that preloads.
  const address = `${root}sdk/${chunk}-${CHUNKS[chunk]}.js${retry}`
  running[chunk] ??= import(/* @vite-ignore */ address)
  const loading = running[chunk]!
  loading.catch(() => {
    delete running[chunk]
    retry += '?'
  })
  return loading
}
