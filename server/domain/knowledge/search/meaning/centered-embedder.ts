import type { Embedder } from '#server/ports/embedder.ts'
import { ENGLISH } from '../ranking/background/english.ts'
import { lengthOf } from './meanings.ts'

/**
 * Returns an embedder that subtracts from each vector the mean of everyday questions.
 * Models differ in how similar they find unrelated texts. Without the mean, unrelated texts have a similarity of
 * about 0 for every model.
 */
export function centeredEmbedder(embedder: Embedder): Embedder {
  let mean: Promise<Float32Array> | undefined

  async function readMean(): Promise<Float32Array> {
    const vectors = (await embedder.embed(ENGLISH.trim().split('\n'), 'article')).map(unit)
    return vectors[0]!.map((_, i) => vectors.reduce((sum, vector) => sum + vector[i]!, 0) / vectors.length)
  }

  return {
    ...embedder,
    async embed(texts, what) {
      mean ??= readMean().catch(error => {
        mean = undefined
        throw error
      })
      const common = await mean
      return (await embedder.embed(texts, what)).map(vector =>
        unit(vector).map((value, i) => value - common[i]!),
      )
    },
  }
}

function unit(vector: Float32Array): Float32Array {
  const length = lengthOf(vector)
  return vector.map(value => value / length)
}
