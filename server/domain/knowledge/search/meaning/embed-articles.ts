import { JOB_CLAIMS } from '#server/domain/actor.ts'
import type { Database } from '#server/ports/database.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import type { Log } from '#server/ports/log.ts'
import { isEnglish, isLatin } from '../words/is-english.ts'
import { textsOf } from './article-texts.ts'
import { readUnread, saveVectors, type UnreadArticle } from './article-vectors.ts'
import { type ArticleVectors, toInt8 } from './meanings.ts'

const BATCH = 8
/** Characters from which a text's most frequent words show whether it is English. */
const TELLING = 200
const FOREVER = '1970-01-01'

/** What computing articles' vectors needs. */
export type EmbedDeps = {
  readonly database: Database
  readonly embedder: Embedder
  readonly log: Pick<Log, 'warn'>
}

/**
 * Returns a function that computes missing vectors of a few published articles per call and returns whether there may
 * be more.
 */
export function createArticleReader({ database, embedder, log }: EmbedDeps): () => Promise<boolean> {
  // All articles that changed before this have their vectors.
  let since = FOREVER
  let isAway = false

  /** Returns null while the model is unavailable, which is logged once. */
  async function vectorsOf(article: UnreadArticle): Promise<ArticleVectors | null> {
    const texts = textsOf(article)
    if (embedder.isEnglishOnly && !isInEnglish(article, texts)) return []
    try {
      const vectors = await embedder.embed(texts, 'article')
      isAway = false
      return vectors.map(toInt8)
    } catch (error) {
      if (!isAway) log.warn({ error, contentId: article.id }, 'articles cannot be read by meaning for now')
      isAway = true
      return null
    }
  }

  return async () => {
    const unread = await database.as(JOB_CLAIMS, query => readUnread(query, embedder.model, since, BATCH))
    for (const article of unread) {
      const vectors = await vectorsOf(article)
      if (vectors === null) return false
      await database.as(JOB_CLAIMS, query => saveVectors(query, embedder.model, article, vectors))
    }
    since = unread.at(-1)?.changed ?? since
    return unread.length === BATCH
  }
}

/**
 * Whether an article is English. A short one is judged by its language field, a longer one by its words, since many
 * authors never set the field.
 */
function isInEnglish({ language }: UnreadArticle, texts: readonly string[]): boolean {
  const isSaid = language.startsWith('en') && texts.filter(isLatin).length > texts.length / 2
  return isSaid && (texts.join(' ').length < TELLING || isEnglish(texts))
}
