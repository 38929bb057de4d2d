/**
 * Reads from a conversation what its last message may refer to: the previous question, the named articles, the AI's
 * words.
 */
import type { MessageMeta, SenderType } from '#contract/entities/message.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { isFile } from '#core/text/message-link.ts'
import { smallTalkOf } from '../small-talk/small-talk.ts'
import { leansOnBefore, saysNoHelp, tellingWords } from './follow-up.ts'
import { lastQuestion } from './question-parts.ts'

/** A question with fewer significant words needs the one before it to be understood. */
const TELLING = 2
/** A message with fewer significant words that says "no help" says nothing else. */
const NO_HELP_ALONE = 3

/** A message of the conversation, with the articles that an answer of the AI cites or suggests. */
export type Turn = {
  readonly sender_type: SenderType
  readonly content: string
  readonly meta?: Pick<MessageMeta, 'type' | 'citations' | 'articles'>
}

/**
 * Returns the visitor's previous question, together with the one before it if it says little by itself. Null if there
 * is none.
 */
export function earlierQuestion(turns: readonly Turn[]): string | null {
  const questions = turns
    .slice(0, -1)
    .filter(({ sender_type, content }) => sender_type === 'visitor' && asksSomething(content))
    .map(({ content }) => content)
  const last = questions.at(-1)
  if (last === undefined) return null
  const saysLittle = tellingWords(last).length < TELLING || leansOnBefore(last)
  return saysLittle ? questions.slice(-2).join('\n') : lastQuestion(last)
}

function asksSomething(message: string): boolean {
  return (
    smallTalkOf(message) === null && !isFile(message) && yesOrNo(message) === null && !saysOnlyNoHelp(message)
  )
}

/** Whether a message only says that an answer did not help, and has nothing to search for. */
export function saysOnlyNoHelp(message: string): boolean {
  return saysNoHelp(message) && tellingWords(message).length < NO_HELP_ALONE
}

/** Returns the slugs that the AI's last reply with articles cites or suggests. */
export function lastNamed(turns: readonly Turn[]): readonly string[] {
  const metas = turns.filter(({ sender_type }) => sender_type === 'ai').map(({ meta }) => meta)
  return slugsOf(metas.findLast(meta => slugsOf(meta).length > 0))
}

/** Returns the slugs of all articles that the AI has cited or suggested. */
export function allNamed(turns: readonly Turn[]): ReadonlySet<string> {
  return new Set(turns.flatMap(({ meta }) => slugsOf(meta)))
}

function slugsOf(meta: Turn['meta']): string[] {
  return [...(meta?.citations ?? []), ...(meta?.articles ?? [])].map(({ slug }) => slug)
}

/** Returns the text of all the AI's messages. */
export function saidByAi(turns: readonly Turn[]): string {
  return turns
    .filter(({ sender_type }) => sender_type === 'ai')
    .map(({ content }) => content)
    .join('\n')
}

/**
 * Whether the last turn is only a 'yes' or 'no' that asks nothing: a 'yes' to something that was no question, or a
 * 'no' to a reply that named no article.
 */
export function isBareReply(turns: readonly Turn[]): boolean {
  const said = yesOrNo(turns.at(-1)!.content)
  if (said === null) return false
  const meta = turns.findLast(({ sender_type }) => sender_type === 'ai')?.meta
  const named = said === 'no' ? [meta?.citations, meta?.articles] : [meta?.articles]
  return named.every(articles => !articles?.length)
}
