/** Holds the articles of one index with their postings. Changes run in generators that pause often. */
import type { Vocabulary } from '../words/vocabulary.ts'
import { articleTokens, type SearchedText } from './article-tokens.ts'
import type { Postings } from './bm25.ts'
import {
  buildSegment,
  countPostings,
  mergeSegments,
  type NumberedDocument,
  type Segment,
  weightedCounts,
} from './segment.ts'

/** Documents of a new segment. A change rebuilds at most one of them. */
const SEGMENT_SIZE = 2_048
/** Number of adjacent segments of one size that are merged. */
const MERGED_SEGMENTS = 8
/** Articles read between two pauses. */
const STRIDE = 16
/** Memory for an article without its text and words, in bytes: the row, its state, and the places in lists. */
const BYTES_AN_ARTICLE = 500

/** An article with its slug, by which it is replaced and removed. */
export type StoredArticle = SearchedText & { readonly slug: string }

/** The articles of one index, numbered as documents. */
export type ArticleStore<A extends StoredArticle> = {
  readonly postings: Postings
  /** Returns the document number of an article; undefined if there is none with that slug. */
  readonly documentOf: (slug: string) => number | undefined
  readonly articleAt: (document: number) => A
  readonly slugs: () => string[]
  readonly tokensAt: (document: number) => Int32Array
  /** The share of document numbers whose articles have been removed. */
  readonly wasted: () => number
  /** Memory used, in bytes, approximately. */
  readonly bytes: () => number
  /** Removes the articles of `removed` and adds those of `put`, in place of any with the same slug. */
  readonly change: (put: readonly A[], removed: readonly string[]) => Generator<void, void>
  /**
   * Returns a store of the same articles with a fork of the vocabulary. Later changes of either do not affect the
   * other.
   */
  readonly fork: (vocabulary: Vocabulary) => ArticleStore<A>
}

type Held<A> = { readonly article: A; readonly tokens: Int32Array }
/** A segment with the number of documents for which it was built. */
type SizedSegment = Segment & { readonly size: number }
/** The state with which a fork begins. */
type Contents<A> = {
  readonly numbers: ReadonlyMap<string, number>
  readonly held: readonly (Held<A> | null)[]
  readonly segments: readonly SizedSegment[]
  readonly sizes: Int32Array
  readonly lengths: Float32Array
  readonly count: number
  readonly totalLength: number
  readonly textBytes: number
}

const NOTHING: Contents<never> = {
  numbers: new Map(),
  held: [],
  segments: [],
  sizes: new Int32Array(0),
  lengths: new Float32Array(0),
  count: 0,
  totalLength: 0,
  textBytes: 0,
}

/** Creates a store with the articles of `from`, or an empty one. */
export function createArticleStore<A extends StoredArticle>(
  vocabulary: Vocabulary,
  from: Contents<A> = NOTHING,
): ArticleStore<A> {
  const numbers = new Map(from.numbers)
  const held = [...from.held]
  const segments = [...from.segments]
  let open: NumberedDocument[] = []
  let lengths = from.lengths.slice()
  let { sizes, count, totalLength, textBytes } = from

  function remove(slug: string): void {
    const number = numbers.get(slug)
    if (number === undefined) return
    numbers.delete(slug)
    textBytes -= bytesOf(held[number]!)
    held[number] = null
    totalLength -= lengths[number]!
    lengths[number] = 0
    count--
  }

  function add(article: A): void {
    const entry = { article, tokens: articleTokens(article, vocabulary) }
    const number = held.push(entry) - 1
    numbers.set(article.slug, number)
    textBytes += bytesOf(entry)
    if (number >= lengths.length) {
      const longer = new Float32Array(Math.max(64, 2 * lengths.length))
      longer.set(lengths)
      lengths = longer
    }
    let length = 0
    for (const weight of weightedCounts(entry.tokens, vocabulary).values()) length += weight
    // An article without words still has a length; only removed ones have none.
    lengths[number] = Math.max(1, length)
    totalLength += lengths[number]!
    count++
    open.push({ number, tokens: entry.tokens })
  }

  function* closeOpen(): Generator<void, void> {
    const segment = { ...(yield* buildSegment(open, vocabulary)), size: open.length }
    segments.splice(openIsLast ? -1 : segments.length, 1, segment)
    openIsLast = open.length < SEGMENT_SIZE
    if (openIsLast) return
    open = []
    yield* mergeFull()
  }
  let openIsLast = false

  /** Merges segments so that there are few, each much larger than the next, and documents are seldom rebuilt. */
  function* mergeFull(): Generator<void, void> {
    for (;;) {
      const { size } = segments.at(-1)!
      const alike = segments.slice(-MERGED_SEGMENTS)
      if (alike.length < MERGED_SEGMENTS || alike.some(other => other.size !== size)) return
      const merged = { ...(yield* mergeSegments(alike)), size: size * MERGED_SEGMENTS }
      segments.splice(-MERGED_SEGMENTS, MERGED_SEGMENTS, merged)
    }
  }

  return {
    get postings() {
      return {
        segments,
        sizes,
        lengths: lengths.subarray(0, held.length),
        averageLength: totalLength / Math.max(1, count),
        count,
      }
    },
    documentOf: slug => numbers.get(slug),
    articleAt: document => held[document]!.article,
    slugs: () => [...numbers.keys()],
    tokensAt: document => held[document]!.tokens,
    wasted: () => (held.length === 0 ? 0 : 1 - count / held.length),
    bytes: () =>
      textBytes +
      vocabulary.bytes() +
      segments.reduce((sum, { offsets, documents }) => sum + 4 * offsets.length + 5 * documents.length, 0),
    *change(put, removed) {
      for (const slug of removed) remove(slug)
      for (let i = 0; i < put.length; i++) {
        remove(put[i]!.slug)
        add(put[i]!)
        if (i % STRIDE === 0) yield
        if (open.length >= SEGMENT_SIZE) yield* closeOpen()
      }
      if (open.length > 0) yield* closeOpen()
      sizes = countPostings(segments)
    },
    // Segments are never changed, only replaced.
    fork: forked =>
      createArticleStore(forked, { numbers, held, segments, sizes, lengths, count, totalLength, textBytes }),
  }
}

function bytesOf({ article, tokens }: Held<StoredArticle>): number {
  const texts = [article.title, article.body, ...article.alternate_questions]
  return tokens.byteLength + BYTES_AN_ARTICLE + texts.reduce((sum, text) => sum + bytesOfText(text), 0)
}

/** The engine stores a text in one byte per character if all are Latin-1, otherwise in two. */
function bytesOfText(text: string): number {
  return /[^\0-\xff]/.test(text) ? 2 * text.length : text.length
}
