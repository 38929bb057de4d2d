/**
 * Search over one company's articles: BM25 finds candidates, a comparison word by word and of meanings orders them.
 */
import { textsOf } from './meaning/article-texts.ts'
import { type ArticleVectors, createMeanings, type Meanings } from './meaning/meanings.ts'
import { type ArticleStore, createArticleStore } from './postings/article-store.ts'
import { createScores, idfOf, postingCount } from './postings/bm25.ts'
import { continuationOf, excerptOf } from './quote/excerpt.ts'
import { backgroundQuestions } from './ranking/background/background-questions.ts'
import { compare, matchesOf, missingWords } from './ranking/compare.ts'
import { type Calibration, calibrate, confidenceOf, type Evidence } from './ranking/confidence.ts'
import { likelihoodOf } from './ranking/likelihood.ts'
import { readQuestion } from './ranking/question.ts'
import { type Candidate, retrieve } from './ranking/retrieve.ts'
import { evidenceOf, scoreOf } from './ranking/score.ts'
import { ENGLISH_SYNONYMS } from './words/english-synonyms.ts'
import { isEnglish } from './words/is-english.ts'
import { correctSpelling } from './words/mistyped.ts'
import { stemsOf } from './words/stems.ts'
import { createSynonyms, type SynonymGroups, type Synonyms } from './words/synonyms.ts'
import { createVocabulary, forkVocabulary, type Vocabulary } from './words/vocabulary.ts'

/** An article as it is searched. */
export type Article = {
  readonly slug: string
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
  /** BCP 47. Left out if unknown. */
  readonly language?: string
}

/** An article found for a question, with the quote that answers it. */
export type SearchHit = {
  readonly article: Article
  /** 0 to 1: how sure it is that the article answers the question. Below the threshold it must not be quoted. */
  readonly confidence: number
  /** 0 to 1: how likely the article answers the question, among questions that are about the company's articles. */
  readonly likelihood: number
  /** Whether the article has a word of the question, in another form, mistyped, or as a synonym. */
  readonly hasQueryWord: boolean
  /** Words of the question, in lower case, that the article has in no form. */
  readonly missingWords: readonly string[]
  /** What the article says on the question, as Markdown that can be read by itself. */
  readonly excerpt: string
  /** At most 1,200 characters around the excerpt, as Markdown. */
  readonly text: string
}

/** A search over a fixed set of articles. */
export type SearchIndex = {
  /** Returns the best hits first. `meaning` is the question's vector, by the same model as the articles' vectors. */
  readonly search: (question: string, limit: number, meaning?: Float32Array) => SearchHit[]
}

/** A search whose articles can change. */
export type LiveSearchIndex = SearchIndex & {
  /**
   * Adds articles, in place of those with the same slug, and removes others. Yields often, so that other work can run
   * in between.
   */
  readonly change: (put: readonly Article[], removed: readonly string[]) => Generator<void, void>
  /** Stores vectors of articles. An article that has changed keeps its old vectors until new ones come. */
  readonly takeVectors: (vectors: ReadonlyMap<string, ArticleVectors>) => void
  /** Whether enough articles have vectors for a question's vector to be compared. */
  readonly hasMeaning: () => boolean
  /** Returns the question with typing errors corrected by the articles' words, for the embedding model. */
  readonly spelled: (question: string) => string
  /** Returns the slugs of articles without vectors of their present text. */
  readonly lackingVectors: () => string[]
  /** Returns the languages of the articles, the most frequent first. */
  readonly languages: () => readonly string[]
  /**
   * Returns a certain hit with what one article says on a question, preferably something that `saidBefore` lacks. An
   * empty question returns what follows `saidBefore`. Null if there is no such article.
   */
  readonly read: (slug: string, question: string, saidBefore?: string) => SearchHit | null
  /** Replaces the company's own synonyms. Cheap if they are the same. */
  readonly takeSynonyms: (groups: SynonymGroups) => void
  /** Whether so much has changed that a new index would be smaller and faster. */
  readonly isWorn: () => boolean
  /** Memory used, in bytes, approximately. */
  readonly bytes: () => number
  /** Returns an index with the same articles. Later changes of either do not affect the other. */
  readonly fork: () => LiveSearchIndex
}

/** Articles that are compared closely for one question. */
const CANDIDATES = 20
/** Articles that are compared closely because of their meaning, in addition. */
const NEAREST = 10
const NO_WORDS = { words: 0, grams: 0, wordShare: 0, gramShare: 0 }
/** Similarity to the title or an alternate question from which the article was written for the question. */
const WHOLE = 0.98
/** The least confidence and likelihood of an article that was written for the question (0 to 1). */
export const CERTAIN = 0.99
/** The least nearness of meaning for an alternate question to count as the same question (-1 to 1, cosine). */
const SAME_QUESTION = 0.4
/** Change in the number of articles, as a share, after which the index is calibrated again. */
const CALIBRATION_DRIFT = 0.1
const WORN_SHARE = 0.3
/** Memory of an index without articles, in bytes, approximately. */
const BYTES_EMPTY = 30_000

/** Creates an index of articles that do not change. */
export function createSearchIndex(articles: readonly Article[], synonyms: SynonymGroups = []): SearchIndex {
  const index = createLiveSearchIndex(articles)
  index.takeSynonyms(synonyms)
  for (const _pause of index.change(articles, [])) {
    // No other work has to run in between.
  }
  return index
}

/** Creates an empty index. `sample` shows whether its articles are English. */
export function createLiveSearchIndex(sample: readonly Article[]): LiveSearchIndex {
  const english = isEnglish(sample.map(({ title, body }) => `${title} ${body}`))
  const vocabulary = createVocabulary(english)
  return liveIndex({
    vocabulary,
    store: createArticleStore<Article>(vocabulary),
    synonyms: withOwnSynonyms([], english),
    ownSynonyms: '[]',
    meanings: createMeanings(),
    calibration: calibrate([], 0),
    calibratedFor: 0,
  })
}

/** The synonyms of all companies that have none of their own. */
const COMMON_SYNONYMS = { english: createSynonyms(ENGLISH_SYNONYMS, true), other: createSynonyms([], false) }

function withOwnSynonyms(own: SynonymGroups, english: boolean): Synonyms {
  if (own.length === 0) return COMMON_SYNONYMS[english ? 'english' : 'other']
  return createSynonyms([...(english ? ENGLISH_SYNONYMS : []), ...own], english)
}

type IndexState = {
  readonly vocabulary: Vocabulary
  readonly store: ArticleStore<Article>
  readonly synonyms: Synonyms
  /** JSON of the company's own synonyms among them. */
  readonly ownSynonyms: string
  readonly meanings: Meanings
  readonly calibration: Calibration
  /** Number of articles at the calibration. */
  readonly calibratedFor: number
}

function liveIndex({ vocabulary, store, meanings, ...state }: IndexState): LiveSearchIndex {
  const { english } = vocabulary
  let { synonyms, ownSynonyms, calibration, calibratedFor } = state
  let postings = store.postings
  let scores = { words: createScores(postings), grams: createScores(postings) }
  const weights = new Map<number, number>()

  /** Returns a word's idf, 0 for a stop word. It is cached since most are requested repeatedly. */
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

  function rank(text: string, limit: number, meaning?: Float32Array) {
    const question = readQuestion(text, vocabulary, synonyms)
    const found = retrieve({ postings, vocabulary, ...scores }, question, Math.max(CANDIDATES, limit))
    const near = nearest(found.candidates, meaning)
    const matches = matchesOf(question)
    const ranked = near.candidates
      .map(candidate => {
        const { document } = candidate
        const comparison = compare(store.tokensAt(document), question, matches, found.idf, weightOf)
        return {
          candidate,
          comparison,
          score: scoreOf(candidate, comparison, near.nearnessOf(document), english),
        }
      })
      .sort((a, b) => b.score - a.score || a.candidate.document - b.candidate.document)
    return { question, found, matches, ranked }
  }

  /** Returns the candidates found by words and those nearest in meaning. */
  function nearest(candidates: readonly Candidate[], meaning: Float32Array | undefined) {
    const slugOf = (document: number) => store.articleAt(document).slug
    if (!meaning || !meanings.tellsOf(postings.count)) return { candidates, nearnessOf: () => 0 }
    const found = candidates.map(({ document }) => slugOf(document))
    const nearness = meanings.nearness(meaning, found)
    const known = found.map(slug => nearness.get(slug)).filter(value => value !== undefined)
    // An article whose vectors are still missing gets neither advantage nor disadvantage.
    const unknown = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
    const others = [...nearness]
      .sort((a, b) => b[1] - a[1])
      .slice(0, NEAREST)
      .filter(([slug]) => !found.includes(slug))
      .flatMap(([slug]) => store.documentOf(slug) ?? [])
    return {
      candidates: [...candidates, ...others.map(document => ({ document, ...NO_WORDS }))],
      nearnessOf: (document: number) => nearness.get(slugOf(document)) ?? unknown,
    }
  }

  /** Returns what one article says on a question. */
  function readArticle(document: number, text: string, saidBefore?: string) {
    const question = readQuestion(text, vocabulary, synonyms)
    const { idf } = retrieve({ postings, vocabulary, ...scores }, question, 1)
    const matches = matchesOf(question)
    const tokens = store.tokensAt(document)
    const { title, window } = compare(tokens, question, matches, idf, weightOf)
    const article = store.articleAt(document)
    return {
      article,
      window,
      missing: missingWords(tokens, question, matches),
      excerpt:
        text === ''
          ? continuationOf(article.body, saidBefore ?? '')
          : excerptOf(article.body, {
              question: text,
              title: article.title,
              matches,
              idf,
              vocabulary,
              titleLikeness: title,
              saidBefore,
            }),
    }
  }

  /** Returns the alternate question that means the same as the visitor's, since it uses the article's own words. */
  function sameQuestion(article: Article, meaning: Float32Array): string | undefined {
    const nearness = meanings.nearnessOfTexts(meaning, article.slug)
    const [nearest] = textsOf(article)
      .map((text, at) => ({ text, near: nearness[at] ?? -1 }))
      .filter(({ text, near }) => near >= SAME_QUESTION && article.alternate_questions.includes(text))
      .sort((a, b) => b.near - a.near)
    return nearest?.text
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
    search(text, limit, meaning) {
      const { question, found, matches, ranked } = rank(text, limit, meaning)
      return ranked.slice(0, limit).map(({ candidate, comparison }, place) => {
        const article = store.articleAt(candidate.document)
        const isWhole = comparison.title >= WHOLE
        const confidence = confidenceOf(evidenceOf(found, ranked, place), calibration)
        const likelihood = likelihoodOf(confidence, found, ranked, place)
        // Only the best hit is quoted.
        const other = place === 0 && meaning ? sameQuestion(article, meaning) : undefined
        return {
          article,
          confidence: isWhole ? Math.max(confidence, CERTAIN) : confidence,
          likelihood: isWhole ? Math.max(likelihood, CERTAIN) : likelihood,
          hasQueryWord: comparison.window > 0,
          missingWords: missingWords(store.tokensAt(candidate.document), question, matches),
          ...(other === undefined
            ? excerptOf(article.body, {
                question: text,
                title: article.title,
                matches,
                idf: found.idf,
                vocabulary,
                titleLikeness: comparison.title,
              })
            : readArticle(candidate.document, `${text} ${other}`).excerpt),
        }
      })
    },
    takeVectors(vectors) {
      for (const [slug, own] of vectors) if (store.documentOf(slug) !== undefined) meanings.put(slug, own)
    },
    hasMeaning: () => meanings.tellsOf(postings.count),
    spelled: question => correctSpelling(question, vocabulary, id => postingCount(postings, { ids: [id] })),
    lackingVectors: () =>
      meanings.areAllFresh(postings.count) ? [] : store.slugs().filter(slug => !meanings.isFresh(slug)),
    languages() {
      const counts = new Map<string, number>()
      for (const slug of store.slugs()) {
        const { language } = store.articleAt(store.documentOf(slug)!)
        if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1)
      }
      return [...counts].sort((a, b) => b[1] - a[1]).map(([language]) => language)
    },
    read(slug, text, saidBefore) {
      const document = store.documentOf(slug)
      if (document === undefined) return null
      const { article, window, missing, excerpt } = readArticle(document, text, saidBefore)
      return {
        article,
        confidence: 1,
        likelihood: 1,
        hasQueryWord: window > 0,
        missingWords: missing,
        ...excerpt,
      }
    },
    *change(put, removed) {
      for (const slug of removed) meanings.remove(slug)
      for (const { slug } of put) meanings.outdate(slug)
      yield* store.change(put, removed)
      postings = store.postings
      weights.clear()
      scores = { words: createScores(postings), grams: createScores(postings) }
      if (Math.abs(postings.count - calibratedFor) > CALIBRATION_DRIFT * calibratedFor) yield* recalibrate()
    },
    takeSynonyms(groups) {
      const key = JSON.stringify(groups)
      if (key === ownSynonyms) return
      ownSynonyms = key
      synonyms = withOwnSynonyms(groups, english)
    },
    isWorn: () => store.wasted() > WORN_SHARE,
    bytes: () => BYTES_EMPTY + store.bytes() + meanings.bytes(),
    fork() {
      const forked = forkVocabulary(vocabulary)
      return liveIndex({
        vocabulary: forked,
        store: store.fork(forked),
        synonyms,
        ownSynonyms,
        meanings: meanings.fork(),
        calibration,
        calibratedFor,
      })
    },
  }
}
