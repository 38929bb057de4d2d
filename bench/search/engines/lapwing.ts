import { createSentenceEmbedder } from '#server/adapters/embedder/sentence-embedder.ts'
import { textsOf } from '#server/domain/knowledge/search/meaning/article-texts.ts'
import { toInt8 } from '#server/domain/knowledge/search/meaning/meanings.ts'
import { createLiveSearchIndex, createSearchIndex } from '#server/domain/knowledge/search/search-index.ts'
import type { Engine } from './engine.ts'

/** Lapwing's search by words only, as for languages that the built-in model doesn't know, or without the model. */
export const lapwingByWords: Engine = {
  async open(articles) {
    const index = createSearchIndex(articles)
    return {
      rank: async (question, limit) => index.search(question, limit).map(({ article }) => article.slug),
      close: async () => {},
    }
  },
}

/** Lapwing's search by words and by meaning, as for English articles. */
export const lapwing: Engine = {
  async open(articles) {
    const embedder = createSentenceEmbedder()
    const index = createLiveSearchIndex(articles)
    for (const _pause of index.change(articles, [])) {
      // No other work needs these pauses.
    }
    for (const article of articles) {
      const vectors = await embedder.embed(textsOf(article), 'article')
      index.takeVectors(new Map([[article.slug, vectors.map(toInt8)]]))
    }
    return {
      async rank(question, limit) {
        const [meaning] = await embedder.embed([index.spelled(question)], 'question')
        return index.search(question, limit, meaning).map(({ article }) => article.slug)
      },
      close: () => embedder.close(),
    }
  },
}
