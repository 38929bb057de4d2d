/** What a message asks on about what was spoken of before, in the article that the AI answered from or suggested. */
import { ANSWER_LIKELIHOOD, ANSWER_PASSAGES } from '#contract/constants/ai.ts'
import { CERTAIN, type SearchHit } from '../knowledge/search-index.ts'
import { isSure } from './answer-notes.ts'
import type { AskSearch } from './find-passages.ts'
import { isBrief, leansOnBefore, tellingWords } from './follow-up.ts'
import { amountsAsked, isAnswered, mostLikely, unsure } from './likeliest.ts'
import { lastNamed, type Turn, toldBefore } from './spoken-before.ts'

/** What a question comes after. */
export type Talk = {
  readonly search: AskSearch
  /** The visitor's question before. */
  readonly before: string
  readonly turns: readonly Turn[]
}

/** The likeliest first; null where the message asks something new. `alone` is what it finds by itself. */
export async function findFollowUp(
  talk: Talk,
  message: string,
  alone: readonly SearchHit[],
): Promise<readonly SearchHit[] | null> {
  const leans = leansOnBefore(message)
  const mayLean = leans || isBrief(message)
  const seemsNew = isAnswered(alone) && !leans
  if (seemsNew && (!mayLean || alone[0]!.likelihood >= CERTAIN)) return null
  const together = await talk.search(`${talk.before}\n${message}`, ANSWER_PASSAGES)
  const [best, ...others] = together
  if (best) {
    const isNamed = lastNamed(talk.turns).includes(best.article.slug)
    const own = isNamed || isSure(best) ? await readOn(talk, message, best.article.slug) : undefined
    const missing = own?.missingWords.length ?? 0
    if (isAnswered(alone) && isMeant(alone[0]!, best, missing)) return null
    const saysMost = 2 * missing < tellingWords(message)
    const goesOn = seemsNew ? isNamed && missing === 0 : (isNamed && saysMost) || (mayLean && isSure(best))
    if (own?.hasQueryWord && goesOn)
      return [
        isSure(own) ? { ...own, likelihood: Math.max(best.likelihood, own.likelihood) } : own,
        ...others,
      ]
    if (own && mayLean && !seemsNew) return mostLikely(alone, together.map(unsure))
  }
  return mayLean && !seemsNew ? mostLikely(together, alone) : null
}

/** Whether a message rather asks about another article: that one is likelier, and has more of its words. */
function isMeant(other: SearchHit, { likelihood }: SearchHit, missing: number): boolean {
  return other.missingWords.length < missing && other.likelihood > likelihood
}

/**
 * What an article says on a follow-up that it has not said before. What the message itself asks is quoted, since the question
 * before was answered; that one counts only where the message names nothing: 'how?'.
 */
async function readOn(
  { search, turns, before }: Talk,
  message: string,
  slug: string,
): Promise<SearchHit | undefined> {
  const within = { slug, told: toldBefore(turns) }
  const [own] = await search(message, 1, within)
  if (!own) return undefined
  const likely = { ...own, likelihood: ANSWER_LIKELIHOOD }
  if (tellingWords(message) > 0) return amountsAsked(message, [likely])[0]
  const [{ excerpt, text } = own] = await search(`${before}\n${message}`, 1, within)
  return { ...likely, excerpt, text }
}

/** The best article read once more where some of what it would quote was told before. */
export async function untold(
  { search, turns }: Omit<Talk, 'before'>,
  message: string,
  hits: readonly SearchHit[],
): Promise<readonly SearchHit[]> {
  const [best, ...others] = hits
  const told = toldBefore(turns)
  if (!best?.excerpt.split(/\n+/).some(line => told.includes(line))) return hits
  const [other = best] = await search(message, 1, { slug: best.article.slug, told })
  return [{ ...best, excerpt: other.excerpt, text: other.text }, ...others]
}
