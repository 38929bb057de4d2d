import { z } from 'zod'
import { centeredEmbedder } from '#server/domain/knowledge/search/meaning/centered-embedder.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import type { EmbeddingsConfig, ModelConfig } from '../../config/read-config.ts'
import type { Closers } from '../../start/closers.ts'
import { createSentenceEmbedder } from './sentence-embedder.ts'

/** Texts per request. */
const BATCH = 64

/** Time limits in ms. A visitor waits for a question's vector; an article's may take longer. */
const TIMEOUT_MS = { question: 2_000, article: 60_000 }

const answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
})

/**
 * Returns the configured embedder; undefined when embeddings are off. The built-in one runs in a thread, which `closers`
 * ends with the server.
 */
export function openEmbedder(config: EmbeddingsConfig, closers: Closers): Embedder | undefined {
  if (config.kind === 'off') return undefined
  if (config.kind === 'server') return centeredEmbedder(createEmbeddingsServer(config))
  return closers.add(createSentenceEmbedder(), ({ close }) => close())
}

/**
 * Returns an embedder behind the OpenAI embeddings protocol, such as Ollama's. Any compatible server works.
 * `embed` rejects when the server fails, answers with other than one vector per text, or exceeds 2 s for a question
 * (60 s for an article).
 */
export function createEmbeddingsServer({ url, name, apiKey }: ModelConfig): Embedder {
  async function request(texts: readonly string[], timeoutMs: number): Promise<Float32Array[]> {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model: name, input: texts }),
    })
    if (!response.ok) throw new Error(`The embeddings server answered with status ${response.status}.`)
    const { data } = answer.parse(await response.json())
    const vectors = [...data]
      .sort((a, b) => a.index - b.index)
      .map(({ embedding }) => Float32Array.from(embedding))
    if (vectors.length !== texts.length)
      throw new Error(`The embeddings server gave ${vectors.length} vectors for ${texts.length} texts.`)
    return vectors
  }

  return {
    model: name,
    isEnglishOnly: false,
    async embed(texts, what) {
      const vectors: Float32Array[] = []
      for (let from = 0; from < texts.length; from += BATCH)
        vectors.push(...(await request(texts.slice(from, from + BATCH), TIMEOUT_MS[what])))
      return vectors
    },
  }
}
