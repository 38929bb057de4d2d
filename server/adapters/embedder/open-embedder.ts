import { centeredEmbedder } from '#server/domain/knowledge/search/meaning/centered-embedder.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import type { Closers } from '../../closers.ts'
import type { EmbeddingsConfig } from '../../config/read-config.ts'
import { createEmbeddingsServer } from './embeddings-server.ts'
import { createSentenceEmbedder } from './sentence-embedder.ts'

/**
 * Returns the configured embedder; undefined when embeddings are off. The built-in one runs in a thread, which `closers`
 * ends with the server.
 */
export function openEmbedder(config: EmbeddingsConfig, closers: Closers): Embedder | undefined {
  if (config.kind === 'off') return undefined
  if (config.kind === 'server') return centeredEmbedder(createEmbeddingsServer(config))
  return closers.add(createSentenceEmbedder(), ({ close }) => close())
}
