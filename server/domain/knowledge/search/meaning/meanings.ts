/** Holds the vectors of one company's articles in memory and compares a question's vector with them. */

/** One article's vectors, as integers from -127 to 127, which is precise enough for a direction. */
export type ArticleVectors = readonly Int8Array[]

/**
 * The most vectors that are compared with each question. If there are more, only those of articles found by words
 * are.
 */
const MAX_COMPARED = 20_000
/** Memory for a vector besides its numbers, in bytes, measured in Node 20. */
const BYTES_A_VECTOR = 500
/** The largest share of articles without vectors with which meanings are used. */
const MAX_LACKING = 0.2

/** The vectors of one company's articles, by slug. */
export type Meanings = {
  readonly put: (slug: string, vectors: ArticleVectors) => void
  readonly remove: (slug: string) => void
  /** Marks an article's vectors as those of an earlier text. They are used until new ones are put. */
  readonly outdate: (slug: string) => void
  /** Whether the article has vectors of its present text. */
  readonly isFresh: (slug: string) => boolean
  /** Whether all of the given number of articles have vectors of their present text. */
  readonly areAllFresh: (articles: number) => boolean
  /** Whether enough of `articles` have vectors for meanings to be used in ranking. */
  readonly tellsOf: (articles: number) => boolean
  /**
   * Returns how near each article comes, -1 to 1 (cosine). Compares all articles, or only those of `found` if there
   * are too many.
   */
  readonly nearness: (question: Float32Array, found: readonly string[]) => Map<string, number>
  /** Returns how near each text of one article comes, in their order. Empty if the article has changed since. */
  readonly nearnessOfTexts: (question: Float32Array, slug: string) => readonly number[]
  /** Memory used, in bytes, approximately. */
  readonly bytes: () => number
  /** Returns an independent copy that shares the vectors. */
  readonly fork: () => Meanings
}

type Held = { readonly vectors: ArticleVectors; readonly lengths: readonly number[] }

/**
 * Creates the collection, starting with the vectors of `from`. `outdated` are slugs whose vectors represent an
 * earlier text.
 */
export function createMeanings(
  from: ReadonlyMap<string, Held> = new Map(),
  outdated: ReadonlySet<string> = new Set(),
): Meanings {
  const held = new Map(from)
  const stale = new Set(outdated)
  let [count, bytes, empty] = [0, 0, 0]
  for (const { vectors } of held.values()) note(vectors, 1)

  function note(vectors: ArticleVectors, sign: 1 | -1): void {
    count += sign * vectors.length
    empty += vectors.length === 0 ? sign : 0
    for (const vector of vectors) bytes += sign * (vector.byteLength + BYTES_A_VECTOR)
  }

  function remove(slug: string): void {
    stale.delete(slug)
    const entry = held.get(slug)
    if (!entry) return
    note(entry.vectors, -1)
    held.delete(slug)
  }

  return {
    put(slug, vectors) {
      remove(slug)
      held.set(slug, { vectors, lengths: vectors.map(lengthOf) })
      note(vectors, 1)
    },
    remove,
    outdate: slug => void stale.add(slug),
    areAllFresh: articles => held.size === articles && stale.size === 0,
    isFresh: slug => held.has(slug) && !stale.has(slug),
    tellsOf: articles => articles > 0 && (articles - (held.size - empty)) / articles <= MAX_LACKING,
    nearness(question, found) {
      const length = lengthOf(question)
      const slugs = count > MAX_COMPARED ? found : held.keys()
      const near = new Map<string, number>()
      for (const slug of slugs) {
        const entry = held.get(slug)
        if (!entry || entry.vectors.length === 0) continue
        let best = -1
        for (let i = 0; i < entry.vectors.length; i++)
          best = Math.max(best, dot(question, entry.vectors[i]!) / (length * entry.lengths[i]!))
        near.set(slug, best)
      }
      return near
    },
    nearnessOfTexts(question, slug) {
      const entry = held.get(slug)
      if (!entry || stale.has(slug)) return []
      const length = lengthOf(question)
      return entry.vectors.map((vector, i) => dot(question, vector) / (length * entry.lengths[i]!))
    },
    bytes: () => bytes,
    fork: () => createMeanings(held, stale),
  }
}

/** Returns a vector as integers. Its direction is kept, its length is not. */
export function toInt8(vector: Float32Array): Int8Array {
  let most = 0
  for (const value of vector) most = Math.max(most, Math.abs(value))
  return Int8Array.from(vector, value => Math.round((127 * value) / (most || 1)))
}

/** Returns the Euclidean length of a vector, or 1 for the zero vector. */
export function lengthOf(vector: Float32Array | Int8Array): number {
  let squares = 0
  for (let i = 0; i < vector.length; i++) squares += vector[i]! ** 2
  return Math.sqrt(squares) || 1
}

/**
 * Returns the dot product; 0 for vectors of different lengths. Loops by index, since it runs for every vector of a
 * company.
 */
function dot(question: Float32Array, vector: Int8Array): number {
  if (question.length !== vector.length) return 0
  let sum = 0
  for (let i = 0; i < vector.length; i++) sum += question[i]! * vector[i]!
  return sum
}
