/** The embedder port: texts as vectors, which point the more the same way the more alike the texts' meanings are. */

export type Embedder = {
  /** Of whose vectors these are; those of different models cannot be compared. */
  readonly model: string
  /** Whether it understands English alone. */
  readonly isEnglishOnly: boolean
  /**
   * A vector a text, of any length. A visitor waits for a `question`: it goes before articles. Rejects when the model
   * fails, cannot be reached or takes too long.
   */
  readonly embed: (texts: readonly string[], what: 'question' | 'article') => Promise<Float32Array[]>
}
