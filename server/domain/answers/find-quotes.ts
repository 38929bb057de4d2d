/** What the built-in answerer can quote: one article for each part of the question, read with what was spoken of before. */
import { ANSWER_LIKELIHOOD, ANSWER_PASSAGES } from '#contract/constants/ai.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { holds, kindsOf } from '../knowledge/quote/question-kind.ts'
import { CERTAIN, type SearchHit } from '../knowledge/search-index.ts'
import { isSure } from './answer-notes.ts'
import { type AskSearch, coreOf, earlierQuestion, type Turn } from './find-passages.ts'
import { isBrief, leansOnBefore, saysNoHelp, tellingWords } from './follow-up.ts'
import { partsOf } from './parts-of.ts'

/** An article that can only be suggested is at most this likely. */
const UNSURE = ANSWER_LIKELIHOOD - 0.01

export type Quotes = {
  /** All that was found, the likeliest first: what can be suggested where nothing is sure. */
  readonly hits: readonly SearchHit[]
  /** A list for each part of the question, the likeliest first. */
  readonly parts: readonly (readonly SearchHit[])[]
}

export async function findQuotes(search: AskSearch, turns: readonly Turn[]): Promise<Quotes> {
  const message = turns.at(-1)!.content
  const before = earlierQuestion(turns)
  if (before !== null && saysNoHelp(message)) return one(await otherArticles(search, turns, before))
  // A yes to suggestions tells none of them.
  if (before !== null && yesOrNo(message) === 'yes')
    return one((await search(before, ANSWER_PASSAGES)).map(unsure))
  const parts = partsOf(message)
  if (parts.length === 1) return one(await findOne(search, turns, message, before))
  const found = await Promise.all(parts.map(part => findOne(search, turns, part, before)))
  const answered = found.filter(([best]) => best && isSure(best))
  // A part that nothing answers is not spoken of; where none is answered, the message is taken as a whole.
  if (answered.length === 0) return one(await findOne(search, turns, message, before))
  return { hits: found.flat(), parts: answered }
}

function one(hits: readonly SearchHit[]): Quotes {
  return { hits, parts: [hits] }
}

async function findOne(
  search: AskSearch,
  turns: readonly Turn[],
  message: string,
  before: string | null,
): Promise<readonly SearchHit[]> {
  const alone = await likeliest(search, message)
  const leans = leansOnBefore(message)
  if (before === null || (isAnswered(alone) && !leans)) return alone
  const together = await search(`${before}\n${message}`, ANSWER_PASSAGES)
  const [best] = together
  const isOn = best !== undefined && (isSure(best) || best.article.slug === lastCited(turns))
  // What the message itself asks is quoted: the question before was answered. An article that says nothing of it is not meant.
  const [own] = isOn ? await search(message, 1, best.article.slug) : []
  const mayLean = leans || isBrief(message)
  if (isOn && own?.hasQueryWord && (mayLean || goesOnAbout(own, message, turns)))
    return [{ ...own, likelihood: Math.max(best.likelihood, ANSWER_LIKELIHOOD) }, ...together.slice(1)]
  if (!mayLean) return alone
  return isOn ? mostLikely(alone, together.map(unsure)) : mostLikely(together, alone)
}

/** Whether a message without a sign of it asks on about the article of the last answer: most of its words stand there. */
function goesOnAbout({ article, missingWords }: SearchHit, message: string, turns: readonly Turn[]): boolean {
  return article.slug === lastCited(turns) && 2 * missingWords.length < tellingWords(message)
}

/** What a message finds; a long one by its last question too, whichever is likelier. */
async function likeliest(search: AskSearch, message: string): Promise<readonly SearchHit[]> {
  const whole = await searchFor(search, message)
  const question = coreOf(message)
  if (question === message || isAnswered(whole)) return whole
  return mostLikely(whole, await searchFor(search, question))
}

/** A price or a number that is asked for has to stand in what is quoted. */
async function searchFor(search: AskSearch, question: string): Promise<readonly SearchHit[]> {
  const hits = await search(question, ANSWER_PASSAGES)
  if (!kindsOf(question).includes('amount')) return hits
  return hits.map(hit => (hit.likelihood >= CERTAIN || holds('amount', hit.excerpt) ? hit : unsure(hit)))
}

/** Articles on the question before, without those that did not help; to choose from, not to be told once more. */
async function otherArticles(
  search: AskSearch,
  turns: readonly Turn[],
  before: string,
): Promise<SearchHit[]> {
  const named = turns.flatMap(({ meta }) => [...(meta?.citations ?? []), ...(meta?.articles ?? [])])
  const told = new Set(named.map(({ slug }) => slug))
  const found = await search(before, ANSWER_PASSAGES)
  return found.filter(({ article }) => !told.has(article.slug)).map(unsure)
}

/** To be chosen, not to be quoted at once. */
function unsure(hit: SearchHit): SearchHit {
  return { ...hit, likelihood: Math.min(hit.likelihood, UNSURE) }
}

function isAnswered([best]: readonly SearchHit[]): boolean {
  return best !== undefined && isSure(best)
}

function mostLikely(some: readonly SearchHit[], others: readonly SearchHit[]): readonly SearchHit[] {
  return (others[0]?.likelihood ?? 0) > (some[0]?.likelihood ?? 0) ? others : some
}

/** The article that the AI's last answer rests on. */
function lastCited(turns: readonly Turn[]): string | undefined {
  return turns.findLast(({ sender_type, meta }) => sender_type === 'ai' && meta?.citations?.length)?.meta
    ?.citations?.[0]?.slug
}
