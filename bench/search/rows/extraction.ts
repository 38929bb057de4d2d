import { createSearchIndex } from '#server/domain/knowledge/search/search-index.ts'
import { percent, type Row, type RowSource } from '../row.ts'

/** Measures how often the quoted passage contains the answer. */
export const extractionRows: RowSource = {
  name: 'extraction',
  measure: async ({ data }) =>
    data.knowledgeBases
      .filter(({ name }) => name.startsWith('xquad.'))
      .flatMap(({ name, articles, queries }): Row[] => {
        const index = createSearchIndex(articles)
        const hits = queries.map(({ q, answer }) => ({ hit: index.search(q, 1)[0], answer: answer! }))
        const share = (part: 'excerpt' | 'text') =>
          percent(hits, ({ hit, answer }) => hit?.[part].includes(answer) ?? false)
        const row = (label: string, atLeast: number, lapwing: number): Row => ({
          group: name,
          name: label,
          unit: '%',
          ...(name === 'xquad.en' ? { goal: { atLeast } } : {}),
          lapwing,
        })
        return [
          row('answer in the quote', 90, share('excerpt')),
          row('answer in 1,200 characters', 97, share('text')),
        ]
      }),
}
