import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'
import { STOP_WORDS } from '#server/domain/knowledge/search/words/stop-words.ts'
import type { Engine } from './engine.ts'

/** MiniSearch with stemming, without stop words; the title has double weight. */
export const minisearch: Engine = {
  async open(articles) {
    const index = new MiniSearch({
      idField: 'slug',
      fields: ['title', 'body'],
      processTerm: term => {
        const word = term.toLowerCase()
        return STOP_WORDS.has(word) ? null : stemmer(word)
      },
      searchOptions: { boost: { title: 2 } },
    })
    index.addAll(articles)
    return {
      rank: async (question, limit) =>
        index
          .search(question)
          .slice(0, limit)
          .map(({ id }) => String(id)),
      close: async () => {},
    }
  },
}
