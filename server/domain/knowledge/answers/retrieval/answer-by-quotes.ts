import { PARTS_MAX } from '#contract/constants/ai.ts'
import type { Model, ModelAnswer, ModelPassage, ModelRequest } from '#server/ports/model.ts'
import type { SearchHit } from '../../search/search-index.ts'
import type { Turn } from './conversation-so-far.ts'
import type { AskSearch } from './find-passages.ts'
import { findQuotes } from './find-quotes.ts'
import { reckon } from './price-totals.ts'

/** An extractive answer with the articles that were found. */
export type FoundAnswer = {
  readonly hits: readonly SearchHit[]
  readonly answer: ModelAnswer
  /** Whether the answer leaves a part of the question out. */
  readonly leavesPart?: boolean
}

/** Lets an extractive model answer each part of the question, and joins the quotes. */
export async function answerByQuotes(
  model: Model,
  request: Omit<ModelRequest, 'passages'>,
  search: AskSearch,
  turns: readonly Turn[],
  toPassages: (hits: readonly SearchHit[]) => readonly ModelPassage[],
): Promise<FoundAnswer> {
  const { hits, parts, leavesPart } = await findQuotes(search, turns)
  const answers = await Promise.all(
    parts.map(part => model.answer({ ...request, passages: toPassages(part) })),
  )
  const given = answers.filter(answer => answer.kind === 'answer')
  if (given.length === 0) return { hits, answer: answers[0] ?? { kind: 'no-information' } }
  const quote = joinExcerpts(given.map(({ text }) => text))
  const sums = reckon(request.question, quote)
  return {
    hits,
    leavesPart,
    answer: {
      kind: 'answer',
      text: sums === null ? quote : `${quote}\n\n${sums}`,
      used: [...new Set(given.flatMap(({ used }) => used))],
    },
  }
}

/**
 * Joins the quotes that answer the parts of one question, in the parts' order. A quote contained in another is left
 * out, and only the first two parts are answered.
 */
export function joinExcerpts(excerpts: readonly string[]): string {
  const joined: string[] = []
  for (const excerpt of excerpts) {
    if (excerpt === '' || joined.length === PARTS_MAX || joined.some(each => each.includes(excerpt))) continue
    const isLonger = (each: string) => excerpt.includes(each)
    const same = joined.findIndex(isLonger)
    if (same < 0) joined.push(excerpt)
    else joined[same] = excerpt
  }
  return joined.join('\n\n')
}
