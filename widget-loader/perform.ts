import { type ChunkTable, type EmbedContext, GLOBAL_NAME } from '#contract/embed.ts'
import { base } from './settings.ts'

/** What the chunk `embed` has. */
type EmbedChunk = {
  readonly runCommand: (context: EmbedContext, name?: string, args?: readonly unknown[]) => void
}

declare const __WIDGETS__: ChunkTable

/** Read once: the build pastes the table at every use. */
export const CHUNKS = __WIDGETS__

// Kept, because two imports of one module may be done in any order, and commands may not.
const running: Partial<Record<keyof ChunkTable, Promise<EmbedChunk>>> = {}
// A browser may remember a failed module by its address.
let retry = ''

/** Acts once a chunk is there. */
export function perform(
  chunk: keyof ChunkTable,
  act?: (loaded: EmbedChunk) => void,
  otherwise?: () => void,
): Promise<void> {
  running[chunk] ??= load(chunk)
  return running[chunk].then(act, () => otherwise?.())
}

/** What does not come is said to the console alone, and tried anew by the next call unless there is no such thing. */
async function load(chunk: keyof ChunkTable): Promise<EmbedChunk> {
  const [path] = CHUNKS[chunk] ?? []
  try {
    if (path) return await import(/* @vite-ignore */ new URL(path + retry, base).href)
    throw 'is not built'
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what could not be loaded is logged only, and here alone
    console.info(GLOBAL_NAME, chunk, error)
    if (path) delete running[chunk]
    retry += '?'
    throw error
  }
}
