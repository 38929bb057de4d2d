/** Search over one company's articles: BM25 over stemmed words and over runs of four characters. */
import { createBm25 } from './bm25.ts'
import { sentences, windowAround } from './passages.ts'
import { fourGrams, terms } from './words.ts'

export type Article = {
  readonly slug: string
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
}

export type SearchHit = {
  readonly article: Article
  /** 0..1: how sure it is that the article answers the question; below the threshold it must not be quoted. */
  readonly confidence: number
  /** The one or two sentences that come closest. */
  readonly excerpt: string
  /** At most 1,200 characters around them. */
  readonly text: string
}

export type SearchIndex = { readonly search: (question: string, limit: number) => SearchHit[] }

const WORD_SHARE = 0.6
const TITLE_WEIGHT = 3
const QUESTION_WEIGHT = 2
/** Share of a question's meaning that an article must cover before an answer is worth giving. */
const COVERAGE_FLOOR = 0.5
const CONFIDENCE_AT_FLOOR = 0.15

export function createSearchIndex(articles: readonly Article[]): SearchIndex {
  const bodies = articles.map(({ body }) => sentences(body))
  const byWord = createBm25(articles.map(article => weighted(article, terms)))
  const byGram = createBm25(articles.map(article => weighted(article, fourGrams)))
  const vocabulary = articles.map(article => new Set(weighted(article, terms)))

  /** How much of the question, by the weight of its words, the document has. */
  function coverage(question: readonly string[], has: (term: string) => boolean): number {
    const unique = [...new Set(question)]
    const total = unique.reduce((sum, term) => sum + byWord.idf(term), 0)
    const found = unique.reduce((sum, term) => sum + (has(term) ? byWord.idf(term) : 0), 0)
    return total === 0 ? 0 : found / total
  }

  function hit(
    document: number,
    question: readonly string[],
    grams: readonly string[],
    score: number,
  ): SearchHit {
    const lines = bodies[document]!
    const best = bestSentences(lines, question, byWord.idf)
    const covered = coverage(question, term => vocabulary[document]!.has(term))
    const articleGrams = new Set(weighted(articles[document]!, fourGrams))
    const shared = grams.length === 0 ? 0 : grams.filter(gram => articleGrams.has(gram)).length / grams.length
    // Runs of characters forgive a typing error that whole words do not.
    const sure = Math.max(covered, shared * 0.9) * score
    return {
      article: articles[document]!,
      confidence: Math.max(
        0,
        Math.min(
          1,
          CONFIDENCE_AT_FLOOR + ((sure - COVERAGE_FLOOR) * (1 - CONFIDENCE_AT_FLOOR)) / (1 - COVERAGE_FLOOR),
        ),
      ),
      excerpt: lines.slice(best.from, best.to).join(' '),
      text: windowAround(lines, best.from),
    }
  }

  return {
    search(question, limit) {
      const questionTerms = terms(question)
      const grams = fourGrams(question)
      const scores = mix(byWord.scores(questionTerms), byGram.scores(grams))
      return [...scores.entries()]
        .sort(([a, x], [b, y]) => y - x || a - b)
        .slice(0, limit)
        .map(([document, score]) => hit(document, questionTerms, grams, score))
    },
  }
}

function weighted(
  { title, body, alternate_questions }: Article,
  split: (text: string) => string[],
): string[] {
  const repeat = (list: string[], times: number) => Array.from({ length: times }, () => list).flat()
  return [
    ...repeat(split(title), TITLE_WEIGHT),
    ...repeat(alternate_questions.flatMap(split), QUESTION_WEIGHT),
    ...split(body),
  ]
}

/** Both scores divided by their best, so that they can be added. */
function mix(words: Map<number, number>, grams: Map<number, number>): Map<number, number> {
  const mixed = new Map<number, number>()
  const add = (scores: Map<number, number>, share: number) => {
    const top = Math.max(...scores.values())
    for (const [document, score] of scores)
      mixed.set(document, (mixed.get(document) ?? 0) + (share * score) / top)
  }
  add(words, WORD_SHARE)
  add(grams, 1 - WORD_SHARE)
  return mixed
}

/** The one or two neighbouring sentences that hold most of the question. */
function bestSentences(lines: readonly string[], question: readonly string[], idf: (term: string) => number) {
  const wanted = new Set(question)
  const worth = (text: string) =>
    [...new Set(terms(text))].reduce((sum, term) => sum + (wanted.has(term) ? idf(term) : 0), 0)
  let best = { from: 0, to: Math.min(2, lines.length), worth: -1 }
  lines.forEach((line, from) => {
    const value = worth(`${line} ${lines[from + 1] ?? ''}`) + worth(line)
    if (value > best.worth) best = { from, to: Math.min(from + 2, lines.length), worth: value }
  })
  return best
}
