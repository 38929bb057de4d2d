import type { ChunkTable, Feature } from '#contract/embed.ts'

/** The chunk that defines a feature's element: a chat can be in a frame of its own. */
export function chunkOf(feature: Feature, element: Element): keyof ChunkTable {
  return feature === 'chat' && element.getAttribute('mode') === 'iframe' ? 'frame' : feature
}
