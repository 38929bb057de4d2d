import type { ChunkTable } from '#contract/embed.ts'

declare const __WIDGETS__: ChunkTable

/** The chunks of this build. Read once: the build pastes the table at every use. */
export const CHUNKS = __WIDGETS__
