/** What an answer can rest on: which searches are made for a question, and what of their results is handed on. */
import { MODEL_PASSAGES } from '#contract/constants/ai.ts'
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { splitSentences } from '../knowledge/passages.ts'
import type { SearchHit } from '../knowledge/search-index.ts'
import { splitWords } from '../knowledge/split-words.ts'
import { smallTalkOf } from './small-talk/small-talk.ts'

/** Of a message of more words than this the last question is looked at alone, too. */
const LONG = 14
/** A message of fewer words than this leans on the one before it. */
const TELLING = 4

/** A message of the conversation, with the articles that an answer of the AI rests on, or that it suggests. */
export type Turn = {
  readonly sender_type: SenderType
  readonly content: string
  readonly meta?: Pick<MessageMeta, 'citations' | 'articles'>
}
/** `within` is the slug of the one article to read. */
export type AskSearch = (query: string, limit: number, within?: string) => Promise<readonly SearchHit[]>

/** The best eight for a language model, which reads them all. */
export async function findPassages(search: AskSearch, turns: readonly Turn[]): Promise<SearchHit[]> {
  const found = await Promise.all(searchQueries(turns).map(query => search(query, MODEL_PASSAGES)))
  return mergeHits(found, MODEL_PASSAGES)
}

/**
 * What to search for, the most telling first: the message; of a long one its last question; and what the visitor asked
 * before together with it, since 'and on Android?' says nothing alone.
 */
export function searchQueries(turns: readonly Turn[]): string[] {
  const message = turns.at(-1)!.content
  const question = coreOf(message)
  const before = earlierQuestion(turns)
  const queries = [message, question, ...(before === null ? [] : [`${before}\n${question}`])]
  return [...new Set(queries)]
}

/** One list after the other is asked for its next best; what was found twice counts where it came first. */
export function mergeHits(lists: readonly (readonly SearchHit[])[], limit: number): SearchHit[] {
  const merged = new Map<string, SearchHit>()
  const deepest = Math.max(0, ...lists.map(({ length }) => length))
  for (let place = 0; place < deepest; place++)
    for (const list of lists) {
      const hit = list[place]
      if (hit && !merged.has(hit.article.slug)) merged.set(hit.article.slug, hit)
    }
  return [...merged.values()].slice(0, limit)
}

/** The last question of a long message; a short one as it is. */
export function coreOf(message: string): string {
  return splitWords(message).length > LONG ? lastQuestion(message) : message
}

function lastQuestion(message: string): string {
  const sentences = message.split(/\n+/).flatMap(splitSentences)
  return sentences.findLast(sentence => /[?؟？]/.test(sentence)) ?? sentences.at(-1) ?? message
}

function asksSomething(message: string): boolean {
  return smallTalkOf(message) === null && yesOrNo(message) === null
}

/** What the visitor asked before; with the question before that where it says little, too. */
export function earlierQuestion(turns: readonly Turn[]): string | null {
  const asked = turns
    .slice(0, -1)
    .filter(({ sender_type, content }) => sender_type === 'visitor' && asksSomething(content))
    .map(({ content }) => content)
  const last = asked.at(-1)
  if (last === undefined) return null
  return splitWords(last).length < TELLING ? asked.slice(-2).join('\n') : lastQuestion(last)
}
