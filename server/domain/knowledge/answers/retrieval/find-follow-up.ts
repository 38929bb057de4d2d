/** Answers a follow-up question from the article that the AI cited or suggested before. */
import { ANSWER_LIKELIHOOD, ANSWER_PASSAGES } from '#contract/constants/ai.ts'
import { holds, kindsOf } from '../../search/quote/question-kind.ts'
import { CERTAIN, type SearchHit } from '../../search/search-index.ts'
import { splitWords } from '../../search/words/split-words.ts'
import { isSure } from '../answer-notes.ts'
import { lastNamed, saidByAi, type Turn } from './conversation-so-far.ts'
import type { AskSearch } from './find-passages.ts'
import { isBrief, leansOnBefore, tellingWords } from './follow-up.ts'
import { amountsAsked, isAnswered, mostLikely, unsure } from './likeliest.ts'

/** The conversation in which a follow-up question is asked. */
export type Conversation = {
  readonly search: AskSearch
  /** The visitor's previous question. */
  readonly before: string
  readonly turns: readonly Turn[]
}

/**
 * Returns the hits for a message that asks further about an article named before, the likeliest first. Null if it
 * asks something new. `found` are the hits of the message by itself.
 */
export async function findFollowUp(
  conversation: Conversation,
  message: string,
  found: readonly SearchHit[],
): Promise<readonly SearchHit[] | null> {
  const namesNothing = tellingWords(message).length < 2
  const leans = leansOnBefore(message) || (namesNothing && !isAnswered(found))
  const seemsNew = isAnswered(found) && !leans
  if (seemsNew && (!isBrief(message) || found[0]!.likelihood >= CERTAIN)) return null
  if (isAnswered(found) && isNamedBy(message, found[0]!)) return null
  // A message that only refers back ('do I pay for them?') has nothing to search for by itself.
  const alone = leans && namesNothing ? found.map(unsure) : found
  const together = await conversation.search(`${conversation.before}\n${message}`, ANSWER_PASSAGES)
  const named = lastNamed(conversation.turns)
  const best = (leans && together.find(({ article }) => named.includes(article.slug))) || together[0]
  const isNamed = best !== undefined && named.includes(best.article.slug)
  const own =
    best && (isNamed || isSure(best)) ? await readOn(conversation, message, best.article.slug) : undefined
  if (best && own) {
    if (isAnswered(found) && isMeant(found[0]!, best, own)) return null
    if (goesOn(message, own, { leans, isNamed, isSure: isSure(best), seemsNew }))
      return [
        isSure(own) ? { ...own, likelihood: Math.max(best.likelihood, own.likelihood) } : own,
        ...together.filter(hit => hit !== best),
      ]
  }
  return leans ? mostLikely(alone, together.map(unsure)) : null
}

/** Whether a message continues on an article, judged by which of its words the article has. */
function goesOn(
  message: string,
  own: SearchHit,
  known: {
    readonly leans: boolean
    readonly seemsNew: boolean
    /** Whether the AI named the article, and whether it answers both questions together. */
    readonly isNamed: boolean
    readonly isSure: boolean
  },
): boolean {
  const [telling, missing] = [tellingWords(message).length, own.missingWords.length]
  const saysMost = 2 * missing < telling
  if (known.leans) {
    // A number that the article doesn't have ('for 12 people?') asks about another thing.
    const isHalfSaid =
      known.isSure && own.hasQueryWord && 2 * missing <= telling && !own.missingWords.some(isNumber)
    const isKindSaid =
      known.isNamed &&
      own.missingWords.every(asksForKind) &&
      kindsOf(message).some(kind => holds(kind, own.excerpt))
    return telling === 0 || (own.hasQueryWord && saysMost) || isHalfSaid || isKindSaid
  }
  return known.isNamed && own.hasQueryWord && (known.seemsNew || isBrief(message) ? missing === 0 : saysMost)
}

function isNumber(word: string): boolean {
  return /\d/.test(word)
}

/** Whether a word only says what kind of fact is asked for, such as 'cost'. */
function asksForKind(word: string): boolean {
  return kindsOf(word).length > 0
}

/**
 * Whether an article's title contains all significant words of a message: 'and Outlook?' asks about 'Connect
 * Outlook'.
 */
function isNamedBy(message: string, { article, missingWords }: SearchHit): boolean {
  const [words, named] = [tellingWords(message), splitWords(article.title)]
  return words.length > 0 && missingWords.length === 0 && words.every(word => named.includes(word))
}

/** Whether a message is rather about another article, which is likelier and has more of its words. */
function isMeant(other: SearchHit, best: SearchHit, own: SearchHit): boolean {
  return other.missingWords.length < own.missingWords.length && other.likelihood > best.likelihood
}

/**
 * Quotes from an article what it has not said yet on a follow-up question.
 * The previous question is only added if the message asks just for a kind of fact ('how much is that?'). A message
 * that asks for nothing ('and then?') gets what follows in the article.
 */
async function readOn(
  { search, turns, before }: Conversation,
  message: string,
  slug: string,
): Promise<SearchHit | undefined> {
  const isBare = tellingWords(message).length === 0
  const query = !isBare ? message : asksForFact(message) ? `${before}\n${message}` : ''
  const [own] = await search(query, 1, { slug, saidBefore: saidByAi(turns) })
  if (!own?.excerpt) return undefined
  return amountsAsked(message, [{ ...own, likelihood: ANSWER_LIKELIHOOD }])[0]
}

function asksForFact(message: string): boolean {
  return kindsOf(message).some(kind => kind === 'amount' || kind === 'time' || kind === 'place')
}

/** Returns the hits with the best article quoted anew if its quote would repeat what the AI has already said. */
export async function withoutRepeats(
  { search, turns }: Omit<Conversation, 'before'>,
  message: string,
  hits: readonly SearchHit[],
): Promise<readonly SearchHit[]> {
  const [best, ...others] = hits
  const saidBefore = saidByAi(turns)
  if (!best?.excerpt.split(/\n+/).some(line => saidBefore.includes(line))) return hits
  const [other = best] = await search(message, 1, { slug: best.article.slug, saidBefore })
  return [{ ...best, excerpt: other.excerpt, text: other.text }, ...others]
}
