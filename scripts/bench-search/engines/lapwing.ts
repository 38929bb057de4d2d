import { createSearchIndex } from '#server/domain/knowledge/search-index.ts'
import type { Engine } from './engine.ts'

export const lapwing: Engine = {
  async open(articles) {
    const index = createSearchIndex(articles)
    return {
      rank: async (question, limit) => index.search(question, limit).map(({ article }) => article.slug),
      close: async () => {},
    }
  },
}
