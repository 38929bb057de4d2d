/** Search over one company's articles: BM25 finds the likely ones, a closer look at their words puts them in order. */

import { type ArticleStore, createArticleStore } from './article-store.ts'
import { backgroundQuestions } from './background/background-questions.ts'
import { createScores, idfOf, postingCount } from './bm25.ts'
import { type Comparison, compare, matchesOf } from './compare.ts'
import { type Calibration, calibrate, confidenceOf, type Evidence } from './confidence.ts'
import { ENGLISH_SYNONYMS } from './english-synonyms.ts'
import { excerptOf } from './excerpt.ts'
import { forkVocabulary } from './fork-vocabulary.ts'
import { isEnglish } from './is-english.ts'
import { readQuestion } from './question.ts'
import { type Candidate, type Retrieved, retrieve } from './retrieve.ts'
import { stemsOf } from './stems.ts'
import { createSynonyms, type SynonymGroups, type Synonyms } from './synonyms.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

export type Article = {
  readonly slug: string
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
  /** BCP 47, where it is known. */
  readonly language?: string
}

export type SearchHit = {
  readonly article: Article
  /** 0..1: how sure it is that the article answers the question; below the threshold it must not be quoted. */
  readonly confidence: number
  /** Whether the article has a word of the question: in another form, mistyped, or one that means the same. */
  readonly hasQueryWord: boolean
  /** What the article says on the question, as Markdown that reads by itself. */
  readonly excerpt: string
  /** At most 1,200 characters around it, as Markdown. */
  readonly text: string
}

export type SearchIndex = { readonly search: (question: string, limit: number) => SearchHit[] }

/** An index that follows its articles. */
export type LiveSearchIndex = SearchIndex & {
  /** Puts articles in, or in place of those of the same slug, and takes others out; pauses by `yield`. */
  readonly change: (put: readonly Article[], removed: readonly string[]) => Generator<void, void>
  /** Takes the company's own synonyms, in place of those before. */
  readonly takeSynonyms: (groups: SynonymGroups) => void
  /** Whether so much has changed that an index made anew would be smaller and faster. */
  readonly isWorn: () => boolean
  /** Memory, in bytes, roughly. */
  readonly bytes: () => number
  /** An index that answers as this one does now; a change of either leaves the other as it is. */
  readonly fork: () => LiveSearchIndex
}

/** Articles that are read closely for one question. */
const CANDIDATES = 20
/**
 * What a candidate's order goes by: both BM25 scores, that over runs of characters more where stems are but the first
 * letters of a word, and how it compares with the question.
 */
const ENGLISH_GRAM_SHARE = 0.5
const GRAM_SHARE = 0.6
const TITLE_SHARE = 1
const WINDOW_SHARE = 0.4
const PAIRS_SHARE = 0.15
/** A likeness to the title, or to an alternate question, from which the article was written for the question. */
const WHOLE = 0.98
const CERTAIN = 0.99
/** BM25 gives a word this times its idf at most. */
const SATURATION = 2.2
/** Articles more or fewer, as a share, from which the index is calibrated anew. */
const CALIBRATION_DRIFT = 0.1
const WORN_SHARE = 0.3

/** An index of articles that do not change. */
export function createSearchIndex(articles: readonly Article[], synonyms: SynonymGroups = []): SearchIndex {
  const index = createLiveSearchIndex(articles)
  index.takeSynonyms(synonyms)
  for (const _pause of index.change(articles, [])) {
    // Nothing else has to run meanwhile.
  }
  return index
}

/** An empty index for articles like those of `sample`, which tell its language. */
export function createLiveSearchIndex(sample: readonly Article[]): LiveSearchIndex {
  const english = isEnglish(sample.map(({ title, body }) => `${title} ${body}`))
  const vocabulary = createVocabulary(english)
  return liveIndex({
    vocabulary,
    store: createArticleStore<Article>(vocabulary),
    synonyms: createSynonyms(commonSynonyms(english), english),
    calibration: calibrate([], 0),
    calibratedFor: 0,
  })
}

function commonSynonyms(english: boolean): SynonymGroups {
  return english ? ENGLISH_SYNONYMS : []
}

type IndexState = {
  readonly vocabulary: Vocabulary
  readonly store: ArticleStore<Article>
  readonly synonyms: Synonyms
  readonly calibration: Calibration
  /** How many articles there were at the calibration. */
  readonly calibratedFor: number
}

function liveIndex({ vocabulary, store, ...state }: IndexState): LiveSearchIndex {
  const { english } = vocabulary
  const gramShare = english ? ENGLISH_GRAM_SHARE : GRAM_SHARE
  let { synonyms, calibration, calibratedFor } = state
  let postings = store.postings
  let scores = { words: createScores(postings), grams: createScores(postings) }
  const weights = new Map<number, number>()

  /** How telling a word of a title is; most are asked for again and again. */
  function weightOf(word: number): number {
    const known = weights.get(word)
    if (known !== undefined) return known
    const weight = vocabulary.isStop(word) ? 0 : idfOfForms(word)
    weights.set(word, weight)
    return weight
  }

  function idfOfForms(word: number): number {
    const ids = stemsOf(vocabulary.wordAt(word), english).flatMap(stem => vocabulary.withStem(stem))
    return idfOf(Math.min(postingCount(postings, { ids }), postings.count), postings.count)
  }

  function rank(text: string, limit: number) {
    const question = readQuestion(text, vocabulary, synonyms)
    const found = retrieve({ postings, vocabulary, ...scores }, question, Math.max(CANDIDATES, limit))
    const matches = matchesOf(question)
    const ranked = found.candidates
      .map(candidate => {
        const comparison = compare(store.tokensAt(candidate.document), question, matches, found.idf, weightOf)
        return { candidate, comparison, score: scoreOf(candidate, comparison, gramShare) }
      })
      .sort((a, b) => b.score - a.score || a.candidate.document - b.candidate.document)
    return { found, matches, ranked }
  }

  function* recalibrate(): Generator<void, void> {
    const evidence: Evidence[] = []
    for (const question of backgroundQuestions(word => vocabulary.find(word) !== undefined)) {
      const { found, ranked } = rank(question, 2)
      evidence.push(evidenceOf(found, ranked, 0))
      yield
    }
    calibration = calibrate(evidence, postings.count)
    calibratedFor = postings.count
  }

  return {
    search(text, limit) {
      const { found, matches, ranked } = rank(text, limit)
      return ranked.slice(0, limit).map(({ candidate, comparison }, place) => {
        const article = store.articleAt(candidate.document)
        const confidence = confidenceOf(evidenceOf(found, ranked, place), calibration)
        return {
          article,
          confidence: comparison.title >= WHOLE ? Math.max(confidence, CERTAIN) : confidence,
          hasQueryWord: comparison.window > 0,
          ...excerptOf(article.body, {
            question: text,
            matches,
            idf: found.idf,
            vocabulary,
            titleLikeness: comparison.title,
          }),
        }
      })
    },
    *change(put, removed) {
      yield* store.change(put, removed)
      postings = store.postings
      weights.clear()
      scores = { words: createScores(postings), grams: createScores(postings) }
      if (Math.abs(postings.count - calibratedFor) > CALIBRATION_DRIFT * calibratedFor) yield* recalibrate()
    },
    takeSynonyms(groups) {
      synonyms = createSynonyms([...commonSynonyms(english), ...groups], english)
    },
    isWorn: () => store.wasted() > WORN_SHARE,
    bytes: () => store.bytes(),
    fork() {
      const forked = forkVocabulary(vocabulary)
      return liveIndex({
        vocabulary: forked,
        store: store.fork(forked),
        synonyms,
        calibration,
        calibratedFor,
      })
    },
  }
}

type Ranked = {
  readonly candidate: Candidate
  readonly comparison: Comparison
  readonly score: number
}

function scoreOf(candidate: Candidate, { title, window, pairs }: Comparison, gramShare: number): number {
  const bm25 = (1 - gramShare) * candidate.wordShare + gramShare * candidate.gramShare
  return bm25 + TITLE_SHARE * title + WINDOW_SHARE * window + PAIRS_SHARE * pairs
}

/** What speaks for the article at a place of the ranking; nothing does when there is none. */
function evidenceOf({ idf }: Retrieved, ranked: readonly Ranked[], place: number): Evidence {
  const asked = idf.reduce((sum, weight) => sum + weight, 0)
  const entry = ranked[place]
  if (!entry)
    return { words: 0, wordReach: 0, grams: 0, title: 0, pairs: 0, asked: Math.log(1 + asked), lead: 0 }
  const { candidate, comparison, score } = entry
  const next = ranked[place + 1]?.score ?? 0
  const best = ranked[0]!.score
  return {
    words: Math.log(1 + candidate.words),
    wordReach: candidate.words / Math.max(1, SATURATION * asked),
    grams: Math.log(1 + candidate.grams),
    title: comparison.title,
    pairs: comparison.pairs,
    asked: Math.log(1 + asked),
    lead: place === 0 ? (score - next) / Math.max(score, 1e-9) : (score - best) / best,
  }
}
