import { CONFIDENCE_THRESHOLD } from '#contract/constants/knowledge.ts'
import { createLiveSearchIndex, type LiveSearchIndex } from '#server/domain/knowledge/search/search-index.ts'
import { aurocOf } from '../auroc.ts'
import type { KnowledgeBase, Utterance } from '../read-data.ts'
import { percent, type Row, type RowSource } from '../row.ts'

const BASES = ['stackfaq', 'claudedocs', 'xquad.en']

/** Measures the confidence threshold: wrong answers that are given, and right answers that are withheld. */
export const confidenceRows: RowSource = {
  name: 'confidence',
  measure: async ({ data }) =>
    data.knowledgeBases
      .filter(({ name }) => BASES.includes(name))
      .flatMap(base => rowsOf(base, data.utterances)),
}

function rowsOf(base: KnowledgeBase, utterances: readonly Utterance[]): Row[] {
  const index = createLiveSearchIndex(base.articles)
  run(index.change(base.articles, []))
  const sure = (question: string) => index.search(question, 2)[0]?.confidence ?? 0
  const right = base.queries
    .filter(({ q, gold }) => gold.includes(index.search(q, 1)[0]?.article.slug ?? ''))
    .map(({ q }) => sure(q))
  const missing = confidenceWithout(index, base)
  const outside = (chosen: (utterance: Utterance) => boolean) =>
    percent(utterances.filter(chosen), ({ text }) => isAnswered(sure(text)))
  const row = (name: string, goal: NonNullable<Row['goal']>, lapwing: number): Row => ({
    group: base.name,
    name,
    unit: '%',
    goal,
    lapwing,
  })
  return [
    row('right answers given', { atLeast: 97 }, percent(right, isAnswered)),
    row(
      'CLINC out of scope answered',
      { atMost: 3 },
      outside(({ set, oos }) => set === 'clinc' && oos === 1),
    ),
    row(
      'BANKING77 answered',
      { atMost: 5 },
      outside(({ set }) => set === 'banking77'),
    ),
    {
      ...row('answered with the article missing', { atMost: 45 }, percent(missing, isAnswered)),
      ...(base.name === 'stackfaq' ? {} : { goal: undefined }),
    } as Row,
    {
      group: base.name,
      name: 'right against missing',
      unit: 'auroc',
      lapwing: aurocOf(right, missing),
      ...(base.name === 'stackfaq' ? { goal: { atLeast: 0.8 } } : {}),
    },
  ]
}

/** Returns the index's confidence in another article after the articles with the answer are removed, per question. */
function confidenceWithout(index: LiveSearchIndex, { articles, queries }: KnowledgeBase): number[] {
  const byGold = new Map<string, string[]>()
  for (const { q, gold } of queries) {
    const key = JSON.stringify(gold)
    byGold.set(key, [...(byGold.get(key) ?? []), q])
  }
  return [...byGold].flatMap(([key, questions]) => {
    const gold: string[] = JSON.parse(key)
    run(index.change([], gold))
    const found = questions.map(question => index.search(question, 2)[0]?.confidence ?? 0)
    run(
      index.change(
        articles.filter(({ slug }) => gold.includes(slug)),
        [],
      ),
    )
    return found
  })
}

function isAnswered(confidence: number): boolean {
  return confidence >= CONFIDENCE_THRESHOLD
}

function run(pauses: Generator<void, void>): void {
  while (!pauses.next().done);
}
