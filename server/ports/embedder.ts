/**
 * The embedder port: texts as vectors. The more alike two texts' meanings, the more their vectors point the same way.
 */

/** Turns texts into vectors. */
export type Embedder = {
  /** Name of the model. Vectors of different models cannot be compared. */
  readonly model: string
  /** Whether it only understands English. */
  readonly isEnglishOnly: boolean
  /**
   * Returns one vector per text, of any length. A `question` goes before articles, since a visitor waits for it.
   * Rejects when the model fails or exceeds its timeout.
   */
  readonly embed: (texts: readonly string[], what: 'question' | 'article') => Promise<Float32Array[]>
}
