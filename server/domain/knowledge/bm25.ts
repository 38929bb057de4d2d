/** Okapi BM25 over one kind of term. */
const K1 = 1.2
const B = 0.75

type Posting = { readonly document: number; readonly weight: number }

export type Bm25 = {
  /** Score by document number, for documents with at least one of the terms. */
  readonly scores: (query: readonly string[]) => Map<number, number>
  /** How telling a term is; a term that no document has counts as the rarest. */
  readonly idf: (term: string) => number
}

/** `documents[i]` are the terms of document i, repeated as often as they weigh. */
export function createBm25(documents: readonly (readonly string[])[]): Bm25 {
  const count = documents.length
  const averageLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, count)
  const postings = new Map<string, Posting[]>()
  documents.forEach((terms, document) => {
    const frequencies = new Map<string, number>()
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1)
    for (const [term, frequency] of frequencies) {
      const weight = (frequency * (K1 + 1)) / (frequency + K1 * (1 - B + (B * terms.length) / averageLength))
      const list = postings.get(term)
      if (list) list.push({ document, weight })
      else postings.set(term, [{ document, weight }])
    }
  })

  function idf(term: string): number {
    const matching = postings.get(term)?.length ?? 0
    return Math.log(1 + (count - matching + 0.5) / (matching + 0.5))
  }

  return {
    idf,
    scores(query) {
      const scores = new Map<number, number>()
      for (const term of new Set(query))
        for (const { document, weight } of postings.get(term) ?? [])
          scores.set(document, (scores.get(document) ?? 0) + idf(term) * weight)
      return scores
    },
  }
}
