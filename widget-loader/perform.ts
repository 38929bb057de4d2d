import { type ChunkTable, GLOBAL_NAME } from '#contract/embed.ts'
import { CHUNKS } from './chunks.ts'
import { root } from './settings.ts'

/** What every chunk has: it changes nothing on the page until it is run. */
type Chunk = { readonly run: (...given: readonly unknown[]) => void }

// Kept, because two imports of one module may be done in any order, and commands may not.
const running: Partial<Record<keyof ChunkTable, Promise<Chunk | undefined>>> = {}
// A browser may remember a failed module by its address.
let retry = ''

/** Runs a chunk once it is there. */
export async function perform(
  chunk: keyof ChunkTable,
  given: readonly unknown[],
  otherwise?: () => void,
): Promise<void> {
  running[chunk] ??= load(chunk)
  const loaded = await running[chunk]
  if (loaded) loaded.run(...given)
  else otherwise?.()
}

/** What does not come is said to the console alone, and tried anew by the next call unless there is no such thing. */
async function load(chunk: keyof ChunkTable): Promise<Chunk | undefined> {
  const build = CHUNKS[chunk]
  // A template inside `import()` would be wrapped in Vite's helper that preloads.
  const address = `${root}sdk/${chunk}-${build}.js${retry}`
  try {
    if (build) return await import(/* @vite-ignore */ address)
    throw 'is not built'
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what could not be loaded is logged only, and here alone
    console.warn(GLOBAL_NAME, chunk, error)
    if (build) delete running[chunk]
    retry += '?'
  }
}
