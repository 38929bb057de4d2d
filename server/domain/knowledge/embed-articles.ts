import type { Database } from '#server/ports/database.ts'
import type { Embedder } from '#server/ports/embedder.ts'
import { JOB_CLAIMS } from '../actor.ts'
import { textsOf } from './article-texts.ts'
import { readUnread, saveVectors, type UnreadArticle } from './article-vectors.ts'
import { isEnglish } from './is-english.ts'
import { toInt8 } from './meanings.ts'

const BATCH = 8
const FOREVER = '1970-01-01'

export type EmbedMeans = { readonly database: Database; readonly embedder: Embedder }

/** Makes the vectors that published articles lack, a few with each call, which says whether there may be more. */
export function createArticleReader({ database, embedder }: EmbedMeans): () => Promise<boolean> {
  // All that changed before this has its vectors.
  let since = FOREVER

  async function vectorsOf(article: UnreadArticle) {
    const texts = textsOf(article)
    if (embedder.isEnglishOnly && !isEnglish(texts)) return []
    return (await embedder.embed(texts, 'article')).map(toInt8)
  }

  return async () => {
    const unread = await database.as(JOB_CLAIMS, query => readUnread(query, embedder.model, since, BATCH))
    for (const article of unread) {
      const vectors = await vectorsOf(article)
      await database.as(JOB_CLAIMS, query => saveVectors(query, embedder.model, article, vectors))
    }
    since = unread.at(-1)?.changed ?? since
    return unread.length === BATCH
  }
}
