import type { ChunkTable } from '#contract/embed.ts'

declare const __WIDGETS__: ChunkTable

/**
 * The chunks of this build. A constant, because the build inlines the table at every use of the placeholder.
 */
export const CHUNKS = __WIDGETS__
