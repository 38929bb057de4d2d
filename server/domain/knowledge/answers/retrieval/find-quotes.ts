/**
 * Finds what the built-in answerer can quote: one article for each part of the question, in the light of the
 * conversation so far.
 */
import { ANSWER_PASSAGES, PARTS_MAX, SUGGESTION_LIKELIHOOD } from '#contract/constants/ai.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import type { SearchHit } from '../../search/search-index.ts'
import { allNamed, earlierQuestion, saysOnlyNoHelp, type Turn } from './conversation-so-far.ts'
import { findFollowUp, withoutRepeats } from './find-follow-up.ts'
import type { AskSearch } from './find-passages.ts'
import { saysNoHelp } from './follow-up.ts'
import { findLikeliest, isAnswered, unsure } from './likeliest.ts'
import { priceQuestion } from './price-totals.ts'
import { partsOf } from './question-parts.ts'

/** What was found for a question and its parts. */
export type Quotes = {
  /** All hits, the likeliest first. They are suggested if none is sure to answer. */
  readonly hits: readonly SearchHit[]
  /** For each part of the question that can be answered, its hits, the likeliest first. */
  readonly parts: readonly (readonly SearchHit[])[]
  /** Whether some part of the question cannot be answered. */
  readonly leavesPart: boolean
}

/** Returns what can be quoted for the last turn. */
export async function findQuotes(search: AskSearch, turns: readonly Turn[]): Promise<Quotes> {
  const message = turns.at(-1)!.content
  const before = earlierQuestion(turns)
  if (before !== null && saysNoHelp(message)) return one(await otherArticles(search, turns, before))
  // A 'yes' to several suggestions does not pick one.
  if (before !== null && yesOrNo(message) === 'yes')
    return one((await search(before, ANSWER_PASSAGES)).map(unsure))
  const parts = partsOf(message)
  if (parts.length === 1) return one(await findOne(search, turns, message, before))
  const found = await Promise.all(parts.map(part => findOne(search, turns, part, before)))
  const answered = found.filter(isAnswered)
  // If no part is answered, the message is searched as a whole.
  if (answered.length === 0) return one(await findOne(search, turns, message, before))
  return {
    hits: found.flat(),
    parts: answered,
    leavesPart: Math.min(answered.length, PARTS_MAX) < parts.length,
  }
}

function one(hits: readonly SearchHit[]): Quotes {
  return { hits, parts: [hits], leavesPart: false }
}

async function findOne(
  search: AskSearch,
  turns: readonly Turn[],
  message: string,
  before: string | null,
): Promise<readonly SearchHit[]> {
  const alone = await findLikeliest(search, priceQuestion(message))
  const onBefore = before === null ? null : await findFollowUp({ search, turns, before }, message, alone)
  const found = onBefore ?? (await withoutRepeats({ search, turns }, message, alone))
  const [best, ...others] = found
  return best && endsUnasked(best, turns) ? [unsure(best), ...others] : found
}

/** Whether a quote tells how to cancel or delete something although the visitor did not mention it. */
function endsUnasked({ article, excerpt }: SearchHit, turns: readonly Turn[]): boolean {
  const visitorTexts = turns
    .filter(({ sender_type }) => sender_type === 'visitor')
    .map(({ content }) => content)
  return tellsOfEnding(article.title) && tellsOfEnding(excerpt) && !asksOfEnding(visitorTexts.join('\n'))
}

/** Returns articles on the previous question for selection, without those that did not help. */
async function otherArticles(
  search: AskSearch,
  turns: readonly Turn[],
  before: string,
): Promise<SearchHit[]> {
  const named = allNamed(turns)
  const message = turns.at(-1)!.content
  const query = saysOnlyNoHelp(message) ? before : `${before}\n${message}`
  return (await search(query, ANSWER_PASSAGES))
    .filter(({ article, likelihood }) => !named.has(article.slug) && likelihood >= SUGGESTION_LIKELIHOOD)
    .map(unsure)
}

/** Words for irreversible things: ending a contract, deleting an account. */
const ENDING = `cancel|delet|terminat|\\bclos(?:e|es|ed|ing)\\b|\\bunsubscrib|\\berase|kündig|lösch|stornier|\\babmeld|elimin|\\bborr
  |\\bdar(?:se|me)? de baja|supprim|résili|annul|désabonn|désinscri|ביטול|לבטל|מבטל|מחק|מחיק|إلغاء|الغاء|ألغي|الغي|حذف|أحذف|احذف|إغلاق|مسح`
/** Other or misspelled words with which visitors ask for them. */
const REQUEST = `\\bcan[cs]|\\bremov|\\bstop|\\bquit|\\b(?:leave|leaving|left)\\b|\\bend(?:s|ed|ing)?\\b|\\b(?:get|getting|got) (?:out|rid)|\\bgone\\b|\\bdrop
  |beend|entfern|schließ|aufhör|loswerd|\\bcerrar|\\bterminar|\\bdejar|\\bquitar|ferm(?:er|e)\\b|arrêt|quitter|לסגור|להפסיק|לעזוב|להסיר|إنهاء|وقف|ازال|إزال`

const OF_ENDING = anyOf(ENDING)
const OF_REQUEST = anyOf(`${ENDING}|${REQUEST}`)

/** Whether an article's text is about canceling or deleting something. */
export function tellsOfEnding(text: string): boolean {
  return OF_ENDING.test(text)
}

/** Whether a visitor asks about canceling or deleting something, in whatever words. */
export function asksOfEnding(text: string): boolean {
  return OF_REQUEST.test(text)
}

function anyOf(list: string): RegExp {
  return new RegExp(list.replace(/\s+\|/g, '|'), 'iu')
}
