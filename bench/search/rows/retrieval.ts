import type { Engine } from '../engines/engine.ts'
import { lapwing, lapwingByWords } from '../engines/lapwing.ts'
import { minisearch } from '../engines/minisearch.ts'
import { postgres } from '../engines/postgres.ts'
import { createRandom } from '../random.ts'
import type { KnowledgeBase } from '../read-data.ts'
import { percent, type Row, type RowSource } from '../row.ts'
import { withTypingErrors } from '../typing-errors.ts'

const SEED = 1
/** The English knowledge bases; the built-in model knows only English. */
const IN_ENGLISH = /^(?!xquad\.(?!en))/

type Figures = { readonly first: number; readonly third: number; readonly mistyped: number }

/** Measures how often the right article is first, or among the first three. */
export const retrievalRows: RowSource = {
  name: 'retrieval',
  async measure({ data }) {
    const rows: Row[] = []
    for (const base of data.knowledgeBases) {
      const figures = {
        lapwing: await figuresOf(IN_ENGLISH.test(base.name) ? lapwing : lapwingByWords, base),
        byWords: await figuresOf(lapwingByWords, base),
        minisearch: await figuresOf(minisearch, base),
        postgres: await figuresOf(postgres, base),
      }
      const row = (name: string, figure: keyof Figures, atLeast?: number): Row => ({
        group: base.name,
        name,
        unit: '%',
        ...(atLeast === undefined ? {} : { goal: { atLeast } }),
        lapwing: figures.lapwing[figure],
        byWords: figures.byWords[figure],
        minisearch: figures.minisearch[figure],
        postgres: figures.postgres[figure],
      })
      rows.push(
        row('right article first', 'first', firstGoal(base.name)),
        row('among the first three', 'third', { stackfaq: 94, claudedocs: 91 }[base.name]),
      )
      if (IN_ENGLISH.test(base.name))
        rows.push(row('first, 30% of words mistyped', 'mistyped', { stackfaq: 74 }[base.name]))
    }
    return rows
  },
}

function firstGoal(name: string): number | undefined {
  if (name === 'stackfaq') return 80
  if (name === 'xquad.en') return 96
  return name.startsWith('xquad.') ? 93 : undefined
}

async function figuresOf(engine: Engine, { articles, queries }: KnowledgeBase): Promise<Figures> {
  const open = await engine.open(articles)
  const random = createRandom(SEED)
  const places: { readonly right: number; readonly mistyped: number }[] = []
  for (const { q, gold } of queries) {
    const placeOf = async (question: string) =>
      (await open.rank(question, 3)).findIndex(slug => gold.includes(slug))
    places.push({ right: await placeOf(q), mistyped: await placeOf(withTypingErrors(q, random)) })
  }
  await open.close()
  return {
    first: percent(places, ({ right }) => right === 0),
    third: percent(places, ({ right }) => right >= 0),
    mistyped: percent(places, ({ mistyped }) => mistyped === 0),
  }
}
